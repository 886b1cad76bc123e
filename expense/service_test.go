package expense_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/storetest"
)

func TestMain(m *testing.M) { os.Exit(dbtest.Main(m)) }

var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// A book is a service on an empty ledger, with a count of deeds.
type book struct {
	*expense.Service
	store  expense.Store
	ledger expense.Ledger
	deeds  int
}

func open(t interface{ Fatal(...any) }, store expense.Store) *book {
	b := &book{Service: expense.NewService(store), store: store}
	settings := expense.DefaultSettings()
	settings.Currency, settings.Origins[expense.SettingCurrency] = "EUR", expense.OriginSaid
	b.ledger = b.reopen(t, expense.Ledger{ID: "test:ana", Owner: ana, Settings: settings, CreatedAt: noon})
	return b
}

func (b *book) reopen(t interface{ Fatal(...any) }, l expense.Ledger) expense.Ledger {
	l, err := b.Open(context.Background(), l)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

var (
	ana = expense.Person{ID: "test:ana", Name: "ana"}
	bob = expense.Person{ID: "test:bob", Name: "bob"}
)

func (b *book) deed(by expense.Person) expense.Deed {
	b.deeds++
	return expense.Deed{Ledger: b.ledger, By: by, At: noon.Add(time.Duration(b.deeds) * time.Minute), SourceKey: fmt.Sprintf("test/%d", b.deeds)}
}

func draft(description string, cents int64) expense.Expense {
	return expense.Expense{
		Description: description, Category: "Food", SpentOn: expense.DateOf(noon),
		Amounts: expense.Amounts{Currency: "EUR", Net: cents, Gross: cents, Rate: expense.Percent(0)},
		Origins: expense.Origins{expense.FieldCurrency: expense.OriginDefault},
	}
}

// state returns everything about a ledger that undo must restore.
func (b *book) state(t interface{ Fatal(...any) }) []expense.Expense {
	found, err := b.Find(context.Background(), b.ledger.ID, expense.Query{Deleted: true})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

var exact = cmp.Options{
	cmp.AllowUnexported(expense.Rate{}), cmpopts.EquateEmpty(), cmpopts.IgnoreFields(expense.Expense{}, "Revision"),
}

func reasonOf(err error) expense.Reason {
	if e, ok := errors.AsType[*expense.Error](err); ok {
		return e.Reason
	}
	return ""
}

func TestUndoGivesBackExactlyWhatWas(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	b := open(t, dbtest.SQLite(t))
	if _, err := b.Add(ctx, b.deed(ana), []expense.Expense{draft("coffee", 450)}); err != nil {
		t.Fatal(err)
	}
	added := b.state(t)
	for _, step := range []struct {
		name string
		do   func() error
	}{
		{"edit", func() error {
			_, err := b.Edit(ctx, b.deed(ana), 1, func(e *expense.Expense) error {
				e.Description, e.Net, e.Gross, e.Tags = "tea", 300, 300, []string{"work"}
				return nil
			})
			return err
		}},
		{"delete", func() error { _, err := b.Delete(ctx, b.deed(ana), 1); return err }},
	} {
		if err := step.do(); err != nil {
			t.Fatalf("%s: %v", step.name, err)
		}
		changed := b.state(t)
		for round, want := range [][]expense.Expense{added, changed, added} {
			d := b.deed(ana)
			next := b.NextUndo
			if round == 1 {
				next = b.NextRedo
			}
			last, err := next(ctx, d, 0)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := b.Undo(ctx, d, last); err != nil {
				t.Fatalf("undo %d of %s: %v", round+1, step.name, err)
			}
			if diff := cmp.Diff(want, b.state(t), exact); diff != "" {
				t.Errorf("undo %d of %s: mismatch (-want +got):\n%s", round+1, step.name, diff)
			}
		}
	}
}

// TestUndoIsAStack does random deeds, goes back and forth between them, and compares each
// state with what it was then. After another deed nothing can be brought back.
func TestUndoIsAStack(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		ctx := context.Background()
		b := open(t, storetest.NewModel())
		states, at := [][]expense.Expense{nil}, 0
		for i := range rapid.IntRange(1, 30).Draw(t, "steps") {
			switch rapid.IntRange(0, 3).Draw(t, "step") {
			case 0, 1:
				at = b.step(t, ctx, b.NextUndo, at, -1, 0, expense.ReasonNothingToUndo)
			case 2:
				at = b.step(t, ctx, b.NextRedo, at, +1, len(states)-1, expense.ReasonNothingToRedo)
			default:
				b.random(t, ctx)
				if now := b.there(t); !cmp.Equal(now, states[at], exact) {
					at++
					states = append(states[:at:at], now)
				}
			}
			if diff := cmp.Diff(states[at], b.there(t), exact); diff != "" {
				t.Fatalf("step %d: mismatch (-want +got):\n%s", i, diff)
			}
			month := expense.MonthOf(expense.DateOf(noon), 1)
			got, err1 := b.Totals(ctx, b.ledger.ID, month)
			want, err2 := b.Recompute(ctx, b.ledger.ID, month)
			if diff := cmp.Diff(want, got, exact); diff != "" || err1 != nil || err2 != nil {
				t.Fatalf("totals are not the sum of the rows: %v, %v (-want +got):\n%s", err1, err2, diff)
			}
		}
	})
}

// there returns the expenses that are not deleted.
func (b *book) there(t interface{ Fatal(...any) }) []expense.Expense {
	return slices.DeleteFunc(b.state(t), func(e expense.Expense) bool { return e.Deleted })
}

// step goes one step back or forth, unless it is the last one, and returns where that is.
// A deed that is repeated, since a run was interrupted, finds the same changes.
func (b *book) step(t interface {
	Fatal(...any)
	Fatalf(string, ...any)
}, ctx context.Context, next func(context.Context, expense.Deed, int64, ...string) ([]expense.Change, error), at, by, end int, nothing expense.Reason,
) int {
	d := b.deed(ana)
	targets, err := next(ctx, d, 0)
	if at == end {
		if reasonOf(err) != nothing {
			t.Fatalf("at the end: %v, want reason %s", err, nothing)
		}
		return at
	}
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Undo(ctx, d, targets); err != nil {
		t.Fatal(err)
	}
	if again, err := next(ctx, d, 0); err != nil || !cmp.Equal(targets, again, exact) {
		t.Fatalf("the deed repeated would take back %v, %v, not %v", again, err, targets)
	}
	return at + by
}

// random does one deed; a refused one changes nothing.
func (b *book) random(t *rapid.T, ctx context.Context) {
	existing := b.state(t)
	kind := rapid.IntRange(0, 2).Draw(t, "kind")
	if len(existing) == 0 || kind == 0 {
		cents := rapid.Int64Range(1, 100000).Draw(t, "cents")
		if _, err := b.Add(ctx, b.deed(ana), []expense.Expense{ofKind(rapid.SampledFrom(expense.Kinds).Draw(t, "of"), cents)}); err != nil {
			t.Fatal(err)
		}
		return
	}
	number := rapid.SampledFrom(existing).Draw(t, "which").Number
	var err error
	if kind == 1 {
		_, err = b.Edit(ctx, b.deed(ana), number, func(e *expense.Expense) error {
			with := ofKind(rapid.SampledFrom(expense.Kinds).Draw(t, "of"), rapid.Int64Range(1, 100000).Draw(t, "cents"))
			e.Kind, e.Amounts = with.Kind, with.Amounts
			e.Category = rapid.SampledFrom([]string{"", "Food", "Travel"}).Draw(t, "category")
			return nil
		})
	} else {
		_, err = b.Delete(ctx, b.deed(ana), number)
	}
	if expense.CodeOf(err) == expense.CodeInternal {
		t.Fatal(err)
	}
}

func TestOnlyTheAuthorAndTheOwnerMayChange(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	b := open(t, dbtest.SQLite(t))
	for _, by := range []expense.Person{ana, bob} {
		if _, err := b.Add(ctx, b.deed(by), []expense.Expense{draft("coffee", 450)}); err != nil {
			t.Fatal(err)
		}
	}
	before := b.state(t)
	if _, err := b.Delete(ctx, b.deed(bob), 1); reasonOf(err) != expense.ReasonNotAuthor {
		t.Errorf("bob deletes ana's: %v, want reason not_author", err)
	}
	if diff := cmp.Diff(before, b.state(t), exact); diff != "" {
		t.Errorf("a refused deed changed something (-want +got):\n%s", diff)
	}
	if _, err := b.Delete(ctx, b.deed(ana), 2); err != nil {
		t.Errorf("the owner deletes bob's: %v", err)
	}
}

func TestADeedIsDoneOnce(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	b := open(t, dbtest.SQLite(t))
	d := b.deed(ana)
	for range 2 {
		changes, err := b.Add(ctx, d, []expense.Expense{draft("coffee", 450)})
		if err != nil || len(changes) != 1 || changes[0].Number != 1 {
			t.Fatalf("Add = %v, %v, want the change of #1", changes, err)
		}
	}
	d = b.deed(ana)
	for range 2 {
		changes, err := b.Delete(ctx, d, 1)
		if err != nil || len(changes) != 1 || !changes[0].After.Deleted {
			t.Fatalf("Delete = %v, %v, want the deletion of #1", changes, err)
		}
	}
	if n := len(b.state(t)); n != 1 {
		t.Errorf("there are %d expenses, want 1", n)
	}
}

func TestRefusals(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	b := open(t, dbtest.SQLite(t))
	far := draft("coffee", 450)
	far.SpentOn = expense.Date{Year: 2028, Month: 1, Day: 1}
	old := draft("coffee", 450)
	old.SpentOn = expense.Date{Year: 1969, Month: 12, Day: 31}
	odd := draft("coffee", 450)
	odd.Currency = "XYZ"
	long, numbered := draft(string(make([]rune, 201)), 450), draft("coffee", 450)
	numbered.Document = string(make([]rune, 201))
	for name, c := range map[string]struct {
		e    []expense.Expense
		want expense.Reason
	}{
		"far":        {[]expense.Expense{far}, expense.ReasonDateRange},
		"old":        {[]expense.Expense{old}, expense.ReasonDateRange},
		"currency":   {[]expense.Expense{odd}, expense.ReasonCurrencyUnknown},
		"numbered":   {[]expense.Expense{numbered}, expense.ReasonDescriptionLong},
		"long":       {[]expense.Expense{long}, expense.ReasonDescriptionLong},
		"zero":       {[]expense.Expense{draft("coffee", 0)}, expense.ReasonAmountZero},
		"one of two": {[]expense.Expense{draft("coffee", 450), far}, expense.ReasonDateRange},
		"too many":   {make([]expense.Expense, 51), expense.ReasonTooManyExpenses},
	} {
		if _, err := b.Add(ctx, b.deed(ana), c.e); reasonOf(err) != c.want {
			t.Errorf("%s: %v, want reason %s", name, err, c.want)
		}
	}
	if got := b.state(t); len(got) != 0 {
		t.Errorf("refused expenses were stored: %v", got)
	}
	if _, err := b.Edit(ctx, b.deed(ana), 7, func(*expense.Expense) error { return nil }); reasonOf(err) != expense.ReasonExpenseNotFound {
		t.Errorf("edit of a missing one: %v", err)
	}
}

func TestTheFirstNamedCurrencyIsLearned(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	store := dbtest.SQLite(t)
	b := &book{Service: expense.NewService(store), store: store}
	initial := expense.Ledger{ID: "test:new", Owner: ana, Settings: expense.DefaultSettings(), CreatedAt: noon}
	b.ledger = b.reopen(t, initial)
	said := draft("tea", 300)
	said.Currency, said.Origins[expense.FieldCurrency] = "GBP", expense.OriginSaid
	if _, err := b.Add(ctx, b.deed(ana), []expense.Expense{said}); err != nil {
		t.Fatal(err)
	}
	got := b.reopen(t, initial)
	if got.Currency != "GBP" || got.Origins[expense.SettingCurrency] != expense.OriginLearned {
		t.Errorf("the ledger's currency is %s, %s, want GBP, learned", got.Currency, got.Origins[expense.SettingCurrency])
	}
}

func TestSettingsAreUndone(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	b := open(t, dbtest.SQLite(t))
	before := b.ledger.Settings
	change, err := b.ChangeSettings(ctx, b.deed(ana), func(s *expense.Settings) error { s.MonthStart = 25; return nil })
	if err != nil {
		t.Fatal(err)
	}
	b.ledger = b.reopen(t, b.ledger)
	if b.ledger.MonthStart != 25 {
		t.Fatalf("months begin on %d, want 25", b.ledger.MonthStart)
	}
	if _, err := b.Undo(ctx, b.deed(ana), []expense.Change{change}); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(before, b.reopen(t, b.ledger).Settings, exact); diff != "" {
		t.Errorf("mismatch (-want +got):\n%s", diff)
	}
	if _, err := b.ChangeSettings(ctx, b.deed(ana), func(s *expense.Settings) error { s.Zone = "Mars/Base"; return nil }); reasonOf(err) != expense.ReasonZoneUnknown {
		t.Errorf("an unknown zone: %v", err)
	}
}

// TestUndoStepByStep goes back and forth through edits of one expense and of the settings,
// on a store that keeps them as text.
func TestUndoStepByStep(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	b := open(t, dbtest.SQLite(t))
	if _, err := b.Add(ctx, b.deed(ana), []expense.Expense{draft("coffee", 450), draft("tea", 300)}); err != nil {
		t.Fatal(err)
	}
	type state struct {
		expenses []expense.Expense
		settings expense.Settings
	}
	now := func() state {
		l, err := b.Open(ctx, b.ledger)
		if err != nil {
			t.Fatal(err)
		}
		return state{b.there(t), l.Settings}
	}
	states := []state{{nil, now().settings}, now()}
	for n := range 3 {
		if _, err := b.Edit(ctx, b.deed(ana), 1, func(e *expense.Expense) error {
			e.Tags = append(e.Tags, fmt.Sprint("tag", n))
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		states = append(states, now())
		if _, err := b.ChangeSettings(ctx, b.deed(ana), func(s *expense.Settings) error {
			s.MonthStart = 10 + n
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		states = append(states, now())
	}
	last := len(states) - 1
	for range 2 {
		for at := last - 1; at >= 0; at-- {
			b.step(t, ctx, b.NextUndo, at+1, -1, 0, expense.ReasonNothingToUndo)
			if diff := cmp.Diff(states[at], now(), exact, cmp.AllowUnexported(state{})); diff != "" {
				t.Fatalf("back at %d: mismatch (-want +got):\n%s", at, diff)
			}
		}
		for at := 1; at <= last; at++ {
			b.step(t, ctx, b.NextRedo, at-1, 1, last, expense.ReasonNothingToRedo)
			if diff := cmp.Diff(states[at], now(), exact, cmp.AllowUnexported(state{})); diff != "" {
				t.Fatalf("forth at %d: mismatch (-want +got):\n%s", at, diff)
			}
		}
	}
}

// TestUndoPastALearnedCurrency takes back settings of a ledger that has learned its
// currency in between: what was learned is no deed and stays, but setting another
// currency is one.
func TestUndoPastALearnedCurrency(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	store := dbtest.SQLite(t)
	b := &book{Service: expense.NewService(store), store: store}
	initial := expense.Ledger{ID: "test:new", Owner: ana, Settings: expense.DefaultSettings(), CreatedAt: noon}
	b.ledger = b.reopen(t, initial)
	set := func(edit func(*expense.Settings)) {
		t.Helper()
		if _, err := b.ChangeSettings(ctx, b.deed(ana), func(s *expense.Settings) error { edit(s); return nil }); err != nil {
			t.Fatal(err)
		}
	}
	set(func(s *expense.Settings) { s.MonthStart = 5 })
	b.ledger = b.reopen(t, initial)
	said := draft("tea", 300)
	said.Currency, said.Origins[expense.FieldCurrency] = "GBP", expense.OriginSaid
	if _, err := b.Add(ctx, b.deed(ana), []expense.Expense{said}); err != nil {
		t.Fatal(err)
	}
	set(func(s *expense.Settings) { s.Currency, s.Origins[expense.SettingCurrency] = "CHF", expense.OriginSaid })
	set(func(s *expense.Settings) { s.MonthStart = 25 })
	const last = 4 // deeds: the month, the tea, the currency, the month again
	for range 2 {
		for at := last; at > 0; at-- {
			b.step(t, ctx, b.NextUndo, at, -1, 0, expense.ReasonNothingToUndo)
		}
		b.step(t, ctx, b.NextUndo, 0, -1, 0, expense.ReasonNothingToUndo)
		if got := b.reopen(t, initial); got.Currency != "GBP" || got.MonthStart != 1 {
			t.Errorf("taken back, the settings are %s and %d, want GBP and 1", got.Currency, got.MonthStart)
		}
		for at := range last {
			b.step(t, ctx, b.NextRedo, at, 1, last, expense.ReasonNothingToRedo)
		}
		b.step(t, ctx, b.NextRedo, last, 1, last, expense.ReasonNothingToRedo)
	}
	if got := b.reopen(t, initial); got.Currency != "CHF" || got.MonthStart != 25 {
		t.Errorf("the settings are %s and %d, want CHF and 25", got.Currency, got.MonthStart)
	}
}

// TestUndoOfADeedThatAlsoUndid goes back and forth through a deed that took the one before
// it back and added something.
func TestUndoOfADeedThatAlsoUndid(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	b := open(t, dbtest.SQLite(t))
	added, err := b.Add(ctx, b.deed(ana), []expense.Expense{draft("coffee", 450)})
	if err != nil {
		t.Fatal(err)
	}
	states := [][]expense.Expense{nil, b.there(t)}
	if _, err := b.Revise(ctx, b.deed(ana), expense.Revision{Undo: added, Add: []expense.Expense{draft("tea", 300)}}); err != nil {
		t.Fatal(err)
	}
	states = append(states, b.there(t))
	at, last := 2, 2
	for i, by := range []int{-1, 1, -1, -1, -1, 1, 1, 1, -1, -1} {
		if by < 0 {
			at = b.step(t, ctx, b.NextUndo, at, by, 0, expense.ReasonNothingToUndo)
		} else {
			at = b.step(t, ctx, b.NextRedo, at, by, last, expense.ReasonNothingToRedo)
		}
		if diff := cmp.Diff(states[at], b.there(t), exact); diff != "" {
			t.Fatalf("step %d: mismatch (-want +got):\n%s", i+1, diff)
		}
	}
}
