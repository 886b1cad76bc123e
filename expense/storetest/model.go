package storetest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"

	"chit/expense"
)

// A Model is an expense.Store in memory that is slow but obviously correct. It
// does not repair text that a database would refuse.
type Model struct {
	mu    sync.Mutex
	books map[expense.LedgerID]*book
}

// A book is a ledger with its content. Numbers and Seqs are indexes plus 1.
type book struct {
	ledger   expense.Ledger
	expenses []expense.Expense
	changes  []expense.Change
	things   []expense.Thing
	contents map[string][]byte                     // by digest
	reported map[expense.Period][]expense.Reported // the last one, and the one before it
}

// NewModel returns a store without ledgers.
func NewModel() *Model { return &Model{books: make(map[expense.LedgerID]*book)} }

// OpenLedger implements [expense.Store].
func (m *Model) OpenLedger(_ context.Context, initial expense.Ledger) (expense.Ledger, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	b := m.books[initial.ID]
	if b == nil {
		initial.CreatedAt, initial.Revision = microsecond(initial.CreatedAt), 0
		b = &book{ledger: initial, contents: map[string][]byte{}, reported: map[expense.Period][]expense.Reported{}}
		b.ledger.Settings = initial.Settings.Clone()
		m.books[initial.ID] = b
	}
	if owner := initial.Owner; b.ledger.Lacks(owner) {
		b.ledger.Owner = owner
	}
	l := b.ledger
	l.Settings = l.Settings.Clone()
	return l, nil
}

// Write implements [expense.Store]. It works on a copy of the book, which
// replaces the book on success.
func (m *Model) Write(_ context.Context, w expense.Write) ([]expense.Change, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if w.SourceKey == "" || len(w.Changes) == 0 {
		return nil, errors.New("a deed needs a name and changes")
	}
	old, err := m.book(w.Ledger)
	if err != nil {
		return nil, err
	}
	if stored := old.match(expense.ChangeQuery{SourceKey: w.SourceKey}); len(stored) > 0 {
		slices.Reverse(stored)
		return stored, nil
	}
	if w.Permits != nil {
		if err := w.Permits(old.ledger.Settings.Clone()); err != nil {
			return nil, err
		}
	}
	b := &book{old.ledger, slices.Clone(old.expenses), slices.Clone(old.changes), slices.Clone(old.things), old.contents, old.reported}
	for _, c := range w.Changes {
		c = cloneChange(c)
		c.Ledger, c.Seq, c.At, c.SourceKey = w.Ledger, int64(len(b.changes)+1), microsecond(c.At), w.SourceKey
		switch {
		case c.SettingsAfter != nil:
			err = b.set(&c)
		case c.OfThing():
			err = b.amend(&c)
		default:
			err = b.post(&c)
		}
		if err != nil {
			return nil, err
		}
		b.changes = append(b.changes, c)
	}
	m.books[w.Ledger] = b
	var stored []expense.Change
	for _, c := range b.changes[len(old.changes):] {
		stored = append(stored, cloneChange(c))
	}
	return stored, nil
}

func (b *book) set(c *expense.Change) error {
	if !reflect.DeepEqual(*c.SettingsBefore, b.ledger.Settings) {
		return expense.Conflict(expense.ReasonWriteInterrupted, nil)
	}
	b.ledger.Settings, b.ledger.Revision = *c.SettingsAfter, c.Seq
	if c.Key == "" {
		c.Entity, c.Key = expense.PartOf(*c.SettingsBefore, *c.SettingsAfter)
	}
	return nil
}

func (b *book) amend(c *expense.Change) error {
	if err := c.CheckThing(); err != nil {
		return err
	}
	i := slices.IndexFunc(b.things, func(t expense.Thing) bool { return t.Entity == c.Entity && t.Key == c.Key })
	switch {
	case i < 0 && c.Was != "" || i >= 0 && c.Was != b.things[i].State:
		return expense.Conflict(expense.ReasonWriteInterrupted, nil)
	case i >= 0:
		b.things = slices.Delete(b.things, i, i+1)
	}
	if c.Is != "" {
		b.things = append(b.things, expense.Thing{Entity: c.Entity, Key: c.Key, State: c.Is, Revision: c.Seq})
	}
	return nil
}

// Things implements [expense.Store].
func (m *Model) Things(_ context.Context, id expense.LedgerID, q expense.ThingQuery) ([]expense.Thing, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	b, err := m.book(id)
	if err != nil {
		return nil, err
	}
	var found []expense.Thing
	for _, t := range b.things {
		if (q.Entity == "" || t.Entity == q.Entity) && (q.Key == "" || t.Key == q.Key) {
			found = append(found, t)
		}
	}
	slices.SortFunc(found, func(a, b expense.Thing) int {
		return cmp.Or(cmp.Compare(a.Entity, b.Entity), cmp.Compare(a.Key, b.Key))
	})
	return found, nil
}

func (b *book) post(c *expense.Change) error {
	after := c.After
	if c.Before == nil {
		after.Number, after.SourceKey = int64(len(b.expenses)+1), c.SourceKey
		b.expenses = append(b.expenses, expense.Expense{})
	} else {
		n := c.Before.Number
		if n < 1 || n > int64(len(b.expenses)) || c.Before.Ledger != c.Ledger {
			return expense.NotFound(expense.ReasonExpenseNotFound, expense.Args{"Number": n})
		}
		now := b.expenses[n-1]
		if now.Revision != c.Before.Revision {
			return expense.Conflict(expense.ReasonWriteInterrupted, nil)
		}
		before := cloneExpense(now)
		c.Before, after.Number, after.SourceKey = &before, n, now.SourceKey
	}
	after.Ledger, after.Revision, after.CreatedAt = c.Ledger, c.Seq, microsecond(after.CreatedAt)
	after.Kind = cmp.Or(after.Kind, expense.KindOf(after.Gross))
	c.Number, c.Entity, c.Key = after.Number, expense.EntityEntry, fmt.Sprint(after.Number)
	b.expenses[after.Number-1] = cloneExpense(*after)
	return nil
}

// KeepContent implements [expense.Store].
func (m *Model) KeepContent(_ context.Context, id expense.LedgerID, content []byte, _ expense.Guard) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	b, err := m.book(id)
	if err != nil {
		return err
	}
	b.contents[expense.DigestOf(content)] = slices.Clone(content)
	return nil
}

// Content implements [expense.Store].
func (m *Model) Content(_ context.Context, id expense.LedgerID, digest string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	b, err := m.book(id)
	if err != nil || b.contents[digest] == nil {
		return nil, expense.NotFound(expense.ReasonContentNotFound, nil)
	}
	return slices.Clone(b.contents[digest]), nil
}

// Expense implements [expense.Store].
func (m *Model) Expense(_ context.Context, id expense.LedgerID, number int64) (expense.Expense, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	b, err := m.book(id)
	if err != nil || number < 1 || number > int64(len(b.expenses)) {
		return expense.Expense{}, expense.NotFound(expense.ReasonExpenseNotFound, expense.Args{"Number": number})
	}
	return cloneExpense(b.expenses[number-1]), nil
}

// Find implements [expense.Store].
func (m *Model) Find(_ context.Context, id expense.LedgerID, q expense.Query) ([]expense.Expense, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	b, err := m.book(id)
	if err != nil {
		return nil, err
	}
	var found []expense.Expense
	for _, e := range b.expenses {
		if matches(e, q) {
			found = append(found, cloneExpense(e))
		}
	}
	slices.SortFunc(found, func(a, b expense.Expense) int {
		larger := 0
		if q.Largest {
			larger = cmp.Compare(b.Gross, a.Gross)
		}
		return cmp.Or(larger, b.SpentOn.Compare(a.SpentOn), cmp.Compare(b.Number, a.Number))
	})
	if q.Limit > 0 && len(found) > q.Limit {
		found = found[:q.Limit]
	}
	return found, nil
}

func matches(e expense.Expense, q expense.Query) bool {
	contains := func(words string) bool {
		fold := func(text string) string { return strings.ToLower(strings.ToUpper(text)) }
		in := func(text string) bool {
			if q.Words != nil && words != "" {
				return expense.HoldsWords(fold(text), fold(words), q.Words.Endings)
			}
			return strings.Contains(fold(text), fold(words))
		}
		return in(e.Description) || in(e.Merchant) || in(e.Category) || in(e.Document) || slices.ContainsFunc(e.Tags, in)
	}
	about := func(t expense.Topic) bool {
		if t.Category != nil {
			return e.Category == *t.Category
		}
		return contains(t.Text)
	}
	for _, subject := range q.Subjects {
		if !slices.ContainsFunc(subject, about) {
			return false
		}
	}
	return contains(q.Text) && !slices.ContainsFunc(q.Without, about) && isWithin(e, q)
}

// isWithin reports whether an expense is among those that a query is limited to by
// other than words.
func isWithin(e expense.Expense, q expense.Query) bool {
	return (q.Deleted || q.Removed || !e.Deleted) && (!q.Removed || e.Deleted) &&
		(q.Period == nil || q.Period.Contains(e.SpentOn)) &&
		(q.Category == nil || e.Category == *q.Category) &&
		(q.Tag == "" || slices.Contains(e.Tags, q.Tag)) &&
		(q.Kinds == nil || slices.Contains(q.Kinds, e.Kind)) &&
		(q.Currency == "" || e.Currency == q.Currency) &&
		(q.MinGross == nil || e.Gross >= *q.MinGross) &&
		(q.MaxGross == nil || e.Gross <= *q.MaxGross) &&
		(q.Author == "" || e.Author.ID == q.Author)
}

// Summarize implements [expense.Store].
func (m *Model) Summarize(ctx context.Context, id expense.LedgerID, q expense.Summary) ([]expense.Group, error) {
	m.mu.Lock()
	b, err := m.book(id)
	m.mu.Unlock()
	if err != nil {
		return nil, err
	}
	if !slices.Contains(expense.Groupings, q.By) || !slices.Contains([]expense.Figure{"", "gross", "net", "tax"}, q.Of) ||
		(q.MinGross != nil || q.MaxGross != nil) && q.Currency == "" {
		return nil, fmt.Errorf("summarize: %+v cannot be asked", q)
	}
	found, err := m.Find(ctx, id, q.Query)
	if err != nil {
		return nil, err
	}
	type key struct {
		key      string
		currency expense.Currency
	}
	amounts, labels := map[key][]int64{}, map[key]string{}
	for _, e := range found {
		parts := []expense.TaxLine{{Net: e.Net, Tax: e.Tax, Gross: e.Gross}}
		if q.By == expense.ByRate {
			parts = byRate(e)
		}
		for _, l := range parts {
			amount := map[expense.Figure]int64{"": l.Gross, expense.FigureGross: l.Gross, expense.FigureNet: l.Net, expense.FigureTax: l.Tax}[q.Of]
			for _, k := range keys(e, l, q, b.ledger.MonthStart) {
				at := key{k, e.Currency}
				amounts[at], labels[at] = append(amounts[at], amount), k
				if q.By == expense.ByAuthor {
					labels[at] = e.Author.Name
				}
			}
		}
	}
	var groups []expense.Group
	for at, all := range amounts {
		slices.Sort(all)
		g := expense.Group{Key: at.key, Label: labels[at], Currency: at.currency, Count: int64(len(all)), Min: all[0], Max: all[len(all)-1]}
		for _, n := range all {
			g.Sum += n
		}
		g.Middle = all[len(all)/2]
		if len(all)%2 == 0 {
			g.Middle += all[len(all)/2-1]
		}
		groups = append(groups, g)
	}
	slices.SortFunc(groups, func(a, b expense.Group) int {
		return cmp.Or(cmp.Compare(a.Key, b.Key), cmp.Compare(a.Currency, b.Currency))
	})
	return groups, nil
}

// byRate returns the tax lines of an expense, those of one rate as one.
func byRate(e expense.Expense) []expense.TaxLine {
	var parts []expense.TaxLine
	for _, l := range e.TaxLines() {
		at := slices.IndexFunc(parts, func(p expense.TaxLine) bool { return p.Rate == l.Rate })
		if at < 0 {
			parts = append(parts, l)
			continue
		}
		p := &parts[at]
		p.Net, p.Tax, p.Gross = p.Net+l.Net, p.Tax+l.Tax, p.Gross+l.Gross
	}
	return parts
}

// keys returns the keys of the groups that a tax line of an expense belongs to.
func keys(e expense.Expense, l expense.TaxLine, q expense.Summary, monthStart int) []string {
	switch q.By {
	case expense.ByCategory:
		return []string{e.Category}
	case expense.ByMerchant:
		return []string{cmp.Or(e.Merchant, e.Description)}
	case expense.ByTag:
		return slices.Compact(slices.Sorted(slices.Values(e.Tags)))
	case expense.ByAuthor:
		return []string{e.Author.ID}
	case expense.ByRate:
		return []string{l.Rate.String()}
	case expense.ByDay:
		return []string{e.SpentOn.String()}
	case expense.ByWeek:
		return []string{e.SpentOn.WeekStart(q.WeekLead).String()}
	case expense.ByMonth:
		return []string{expense.MonthOf(e.SpentOn, monthStart).From.Format("2006-01")}
	case expense.ByYear:
		return []string{e.SpentOn.Format("2006")}
	case expense.ByWeekday:
		return []string{fmt.Sprint((int(e.SpentOn.Weekday())+6)%7 + 1)}
	}
	return []string{""}
}

// Changes implements [expense.Store].
func (m *Model) Changes(_ context.Context, id expense.LedgerID, q expense.ChangeQuery) ([]expense.Change, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	b, err := m.book(id)
	if err != nil {
		return nil, err
	}
	return b.match(q), nil
}

// match returns the changes that match q, newest first.
func (b *book) match(q expense.ChangeQuery) []expense.Change {
	var found []expense.Change
	for _, c := range slices.Backward(b.changes) {
		if (q.Seq == 0 || c.Seq == q.Seq) && (q.Number == 0 || c.Number == q.Number) &&
			(q.Actor == "" || c.Actor.ID == q.Actor) && (q.SourceKey == "" || c.SourceKey == q.SourceKey) &&
			(q.Before == 0 || c.Seq < q.Before) && isAbout(c, q) &&
			(q.Limit <= 0 || len(found) < q.Limit) {
			found = append(found, cloneChange(c))
		}
	}
	return found
}

func isAbout(c expense.Change, q expense.ChangeQuery) bool {
	switch {
	case q.Entity == "":
		return true
	case q.Entity.OfSettings():
		return c.Entity.OfSettings()
	}
	return c.Entity == q.Entity && (q.Key == "" || c.Key == q.Key)
}

// Totals implements [expense.Store].
func (m *Model) Totals(ctx context.Context, id expense.LedgerID, p expense.Period) (expense.Totals, error) {
	return m.Recompute(ctx, id, p)
}

// Recompute implements [expense.Store].
func (m *Model) Recompute(ctx context.Context, id expense.LedgerID, p expense.Period) (expense.Totals, error) {
	found, err := m.Find(ctx, id, expense.Query{Period: &p})
	if err != nil {
		return expense.Totals{}, err
	}
	return sum(p, found), nil
}

// sum adds up expenses.
func sum(p expense.Period, found []expense.Expense) expense.Totals {
	t := expense.Totals{Period: p}
	for _, e := range found {
		for n, part := range e.TaxLines() {
			i := slices.IndexFunc(t.Lines, func(l expense.TotalLine) bool {
				return l.Currency == e.Currency && l.Kind == e.Kind && l.Category == e.Category && l.Rate == part.Rate
			})
			if i < 0 {
				i = len(t.Lines)
				t.Lines = append(t.Lines, expense.TotalLine{Currency: e.Currency, Kind: e.Kind, Category: e.Category, Rate: part.Rate})
			}
			l := &t.Lines[i]
			l.TaxLines, l.Net, l.Tax, l.Gross = l.TaxLines+1, l.Net+part.Net, l.Tax+part.Tax, l.Gross+part.Gross
			if n == 0 {
				l.Count++
			}
		}
		if !e.Kind.Spends() {
			continue
		}
		i := slices.IndexFunc(t.Days, func(d expense.DayTotal) bool { return d.Day == e.SpentOn && d.Currency == e.Currency })
		if i < 0 {
			i = len(t.Days)
			t.Days = append(t.Days, expense.DayTotal{Day: e.SpentOn, Currency: e.Currency})
		}
		d := &t.Days[i]
		d.Count, d.Gross = d.Count+1, d.Gross+e.Gross
	}
	t.Sort()
	return t
}

// SaveReported implements [expense.Store].
func (m *Model) SaveReported(_ context.Context, id expense.LedgerID, r expense.Reported) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	b, err := m.book(id)
	if err != nil {
		return err
	}
	r.At, r.Sums = microsecond(r.At), slices.Clone(r.Sums)
	shown := b.reported[r.Period]
	if len(shown) > 0 && r.SourceKey != "" && shown[0].SourceKey == r.SourceKey {
		shown = shown[1:]
	}
	shown = append([]expense.Reported{r}, shown...)
	b.reported[r.Period] = shown[:min(len(shown), 2)]
	return nil
}

// Reported implements [expense.Store].
func (m *Model) Reported(_ context.Context, id expense.LedgerID, p expense.Period, sourceKey string) (expense.Reported, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	b, err := m.book(id)
	if err != nil {
		return expense.Reported{}, false, err
	}
	shown := b.reported[p]
	if len(shown) > 0 && sourceKey != "" && shown[0].SourceKey == sourceKey {
		shown = shown[1:]
	}
	if len(shown) == 0 {
		return expense.Reported{}, false, nil
	}
	r := shown[0]
	r.Sums, r.SourceKey = slices.Clone(r.Sums), ""
	return r, true, nil
}

// Each implements [expense.Store].
func (m *Model) Each(ctx context.Context, id expense.LedgerID, f func(expense.Expense) error) error {
	return m.each(ctx, id, expense.Query{}, f)
}

// EachNumber implements [expense.Store].
func (m *Model) EachNumber(ctx context.Context, id expense.LedgerID, f func(expense.Expense) error) error {
	return m.each(ctx, id, expense.Query{Deleted: true}, f)
}

func (m *Model) each(ctx context.Context, id expense.LedgerID, q expense.Query, f func(expense.Expense) error) error {
	m.mu.Lock()
	ids := slices.Sorted(maps.Keys(m.books))
	m.mu.Unlock()
	if id != "" {
		ids = []expense.LedgerID{id}
	}
	for _, id := range ids {
		found, err := m.Find(ctx, id, q)
		if err != nil {
			return err
		}
		slices.SortFunc(found, func(a, b expense.Expense) int { return cmp.Compare(a.Number, b.Number) })
		for _, e := range found {
			if err := f(e); err != nil {
				return err
			}
		}
	}
	return nil
}

func (m *Model) book(id expense.LedgerID) (*book, error) {
	if b := m.books[id]; b != nil {
		return b, nil
	}
	return nil, expense.NotFound(expense.ReasonLedgerNotFound, nil)
}

func microsecond(t time.Time) time.Time { return t.UTC().Truncate(time.Microsecond) }

func cloneExpense(e expense.Expense) expense.Expense {
	e.Tags, e.Lines, e.Origins = slices.Clone(e.Tags), slices.Clone(e.Lines), maps.Clone(e.Origins)
	e.Attachments = slices.Clone(e.Attachments)
	return e
}

func cloneChange(c expense.Change) expense.Change {
	for _, e := range []**expense.Expense{&c.Before, &c.After} {
		if *e != nil {
			copied := cloneExpense(**e)
			*e = &copied
		}
	}
	for _, s := range []**expense.Settings{&c.SettingsBefore, &c.SettingsAfter} {
		if *s != nil {
			copied := (*s).Clone()
			*s = &copied
		}
	}
	return c
}
