package storetest

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"
	"testing"

	"pgregory.net/rapid"

	"chit/expense"
)

// checkLikeModel applies random writes to s and to a model. After each step both
// must have given the same answer and hold the same content, and the totals must
// be the sum of the rows.
func checkLikeModel(t *testing.T, s expense.Store) {
	ctx := t.Context()
	var runs atomic.Int64
	rapid.Check(t, func(t *rapid.T) {
		// All runs share the store; each has its own ledgers.
		run := runs.Add(1)
		p := pair{t: t, ctx: ctx, store: s, model: NewModel()}
		for i := range 2 {
			p.ledgers = append(p.ledgers, p.open(expense.LedgerID(fmt.Sprintf("%d/%d", run, i))))
		}
		t.Repeat(map[string]func(*rapid.T){
			"add":      p.add,
			"change":   p.change,
			"stale":    p.stale,
			"settings": p.settings,
			"amend":    p.amend,
			"again":    p.again,
			"":         p.compare,
		})
	})
}

// A pair is a store and the model that it is compared with.
type pair struct {
	t            *rapid.T
	ctx          context.Context
	store, model expense.Store
	ledgers      []expense.LedgerID
	last         expense.Write
	keys         int
}

func (p *pair) open(id expense.LedgerID) expense.LedgerID {
	for _, s := range []expense.Store{p.store, p.model} {
		if _, err := s.OpenLedger(p.ctx, expense.Ledger{ID: id, Settings: expense.DefaultSettings(), CreatedAt: noon}); err != nil {
			p.t.Fatalf("OpenLedger: %v", err)
		}
	}
	return id
}

func (p *pair) ledger(t *rapid.T) expense.LedgerID {
	return rapid.SampledFrom(p.ledgers).Draw(t, "ledger")
}

// write applies the same write to both, and compares the results.
func (p *pair) write(t *rapid.T, id expense.LedgerID, changes []expense.Change) {
	p.keys++
	p.both(t, expense.Write{Ledger: id, SourceKey: fmt.Sprint("key ", p.keys), Changes: changes})
}

func (p *pair) both(t *rapid.T, w expense.Write) {
	want, wantErr := p.model.Write(p.ctx, w)
	got, err := p.store.Write(p.ctx, w)
	if expense.CodeOf(err) != expense.CodeOf(wantErr) || reasonOf(err) != reasonOf(wantErr) {
		t.Fatalf("Write: error %v, the model says %v", err, wantErr)
	}
	if d := diff(want, got); d != "" {
		t.Fatalf("Write: mismatch (-model +store):\n%s", d)
	}
	p.last = w
}

func (p *pair) add(t *rapid.T) {
	es := rapid.SliceOfN(rapid.Custom(drawExpense), 1, 4).Draw(t, "expenses")
	p.write(t, p.ledger(t), adding(es...))
}

// change changes up to three expenses of a ledger in one Write.
func (p *pair) change(t *rapid.T) {
	id := p.ledger(t)
	found, err := p.model.Find(p.ctx, id, expense.Query{Deleted: true})
	if err != nil || len(found) == 0 {
		t.Skip("nothing to change")
	}
	found = rapid.Permutation(found).Draw(t, "order")
	var changes []expense.Change
	for _, before := range found[:rapid.IntRange(1, min(3, len(found))).Draw(t, "count")] {
		kind := rapid.SampledFrom([]expense.ChangeKind{expense.ChangeEdit, expense.ChangeDelete, expense.ChangeRestore, expense.ChangeUndo}).Draw(t, "kind")
		changes = append(changes, changing(kind, before, func(e *expense.Expense) {
			switch kind {
			case expense.ChangeDelete:
				e.Deleted = true
			case expense.ChangeRestore:
				e.Deleted = false
			default:
				*e = drawExpense(t)
				e.Deleted = rapid.Bool().Draw(t, "deleted")
			}
		}))
	}
	p.write(t, id, append(changes, adding(drawExpense(t))...))
}

// stale tries a change based on an outdated state, or of an expense of another
// ledger, after a change that would be fine on its own.
func (p *pair) stale(t *rapid.T) {
	id := p.ledger(t)
	logged, err := p.model.Changes(p.ctx, p.ledger(t), expense.ChangeQuery{})
	logged = slices.DeleteFunc(logged, func(c expense.Change) bool { return c.After == nil })
	if err != nil || len(logged) == 0 {
		t.Skip("nothing to change")
	}
	before := *rapid.SampledFrom(logged).Draw(t, "state").After
	p.write(t, id, append(adding(drawExpense(t)), deleting(before)))
}

func (p *pair) settings(t *rapid.T) {
	id := p.ledger(t)
	l, err := p.model.OpenLedger(p.ctx, expense.Ledger{ID: id})
	if err != nil {
		t.Fatalf("OpenLedger: %v", err)
	}
	p.write(t, id, []expense.Change{setting(l.Settings, func(s *expense.Settings) {
		s.MonthStart = rapid.SampledFrom([]int{1, 2, 15, 25, 28}).Draw(t, "month start")
		s.Currency = rapid.SampledFrom(someCurrencies).Draw(t, "currency")
	})})
}

func (p *pair) again(t *rapid.T) {
	if p.last.SourceKey == "" {
		t.Skip("nothing done yet")
	}
	p.both(t, p.last)
}

// compare runs after each step. Both ledgers must hold what the model holds. It
// compares the totals of the ledger written to, and from time to time those of
// the other, which is enough to notice a sum in the wrong ledger.
func (p *pair) compare(t *rapid.T) {
	for _, id := range p.ledgers {
		q := expense.Query{Deleted: true}
		want, _ := p.model.Find(p.ctx, id, q)
		got, err := p.store.Find(p.ctx, id, q)
		if d := diff(want, got); err != nil || d != "" {
			t.Fatalf("Find: %v, mismatch (-model +store):\n%s", err, d)
		}
		if id != p.last.Ledger && p.keys%8 != 0 {
			continue
		}
		initial := expense.Ledger{ID: id}
		l, _ := p.model.OpenLedger(p.ctx, initial)
		gotLedger, err := p.store.OpenLedger(p.ctx, initial)
		if d := diff(l, gotLedger); err != nil || d != "" {
			t.Fatalf("OpenLedger: %v, mismatch (-model +store):\n%s", err, d)
		}
		months := map[expense.Period]bool{{From: someDays[0], To: someDays[len(someDays)-1]}: true}
		for _, d := range someDays {
			months[expense.MonthOf(d, l.MonthStart)] = true
		}
		for month := range months {
			p.compareTotals(t, id, month)
		}
		p.compareSummary(t, id)
		p.compareThings(t, id)
	}
}

func (p *pair) compareTotals(t *rapid.T, id expense.LedgerID, period expense.Period) {
	want, _ := p.model.Totals(p.ctx, id, period)
	for name, totals := range map[string]func(context.Context, expense.LedgerID, expense.Period) (expense.Totals, error){
		"Totals": p.store.Totals, "Recompute": p.store.Recompute,
	} {
		got, err := totals(p.ctx, id, period)
		if d := diff(want, got); err != nil || d != "" {
			t.Fatalf("%s of %v: %v, mismatch (-model +store):\n%s", name, period, err, d)
		}
	}
}

func (p *pair) compareSummary(t *rapid.T, id expense.LedgerID) {
	q := expense.Summary{
		By: rapid.SampledFrom(expense.Groupings).Draw(t, "by"),
		Of: rapid.SampledFrom([]expense.Figure{"", expense.FigureGross, expense.FigureNet, expense.FigureTax}).Draw(t, "of"),
	}
	want, _ := p.model.Summarize(p.ctx, id, q)
	got, err := p.store.Summarize(p.ctx, id, q)
	if d := diff(want, got); err != nil || d != "" {
		t.Fatalf("Summarize(%+v): %v, mismatch (-model +store):\n%s", q, err, d)
	}
}

var (
	someKinds      = []expense.Kind{expense.KindExpense, expense.KindExpense, expense.KindExpense, expense.KindRefund, expense.KindIncome, expense.KindTransfer, ""}
	someCurrencies = []expense.Currency{"EUR", "JPY", "KWD"}
	someDays       = []expense.Date{today.AddMonths(-1), today.AddDays(-6), today, today.AddDays(4), today.AddDays(5), today.AddMonths(1)}
	someRates      = []expense.Rate{{}, expense.Percent(0), expense.Percent(7), expense.Percent(19)}
	someTexts      = []string{"", "Coffee", "coffee", "100%", "a_b", "Käse", "咖啡 ☕", `"quoted" \ 'text'`}
)

// drawExpense uses few values, so that sums fall into the same rows.
func drawExpense(t *rapid.T) expense.Expense {
	text := rapid.SampledFrom(someTexts)
	net := rapid.Int64Range(1, 1000).Draw(t, "net")
	tax := rapid.Int64Range(0, 100).Draw(t, "tax")
	kind := rapid.SampledFrom(someKinds).Draw(t, "kind")
	if kind == expense.KindRefund {
		net, tax = -net, -tax
	}
	e := expense.Expense{
		Kind:        kind,
		Description: text.Draw(t, "description"),
		Merchant:    text.Draw(t, "merchant"),
		Document:    text.Draw(t, "document"),
		Sum:         rapid.SampledFrom([]string{"", "2*4.50"}).Draw(t, "sum"),
		Category:    text.Draw(t, "category"),
		Tags:        rapid.SliceOfN(text, 0, 3).Draw(t, "tags"),
		SpentOn:     rapid.SampledFrom(someDays).Draw(t, "day"),
		CreatedAt:   noon,
		Amounts: expense.Amounts{
			Currency: rapid.SampledFrom(someCurrencies).Draw(t, "currency"),
			Net:      net, Tax: tax, Gross: net + tax,
			Rate: rapid.SampledFrom(someRates).Draw(t, "rate"),
		},
		Attachments: drawAttachments(t),
		Author:      rapid.SampledFrom([]expense.Person{ana, ben}).Draw(t, "author"),
	}
	if rapid.IntRange(0, 2).Draw(t, "several") == 0 {
		e.SetTaxLines(drawTaxLines(t, e))
	}
	return e
}

// drawAttachments returns files whose content nobody kept: that is the matter of the
// service.
func drawAttachments(t *rapid.T) (all []expense.Attachment) {
	for _, name := range rapid.SliceOfN(rapid.SampledFrom(someTexts), 0, 2).Draw(t, "files") {
		all = append(all, expense.AttachmentOf(name, "text/plain", []byte(name)))
	}
	return all
}

// drawTaxLines returns lines with the sign of an expense.
func drawTaxLines(t *rapid.T, e expense.Expense) (lines []expense.TaxLine) {
	sign := int64(1)
	if e.Gross < 0 {
		sign = -1
	}
	for range rapid.IntRange(1, 3).Draw(t, "lines") {
		l := expense.TaxLine{
			Rate: rapid.SampledFrom(someRates).Draw(t, "rate of a line"),
			Net:  sign * rapid.Int64Range(1, 1000).Draw(t, "net of a line"), Tax: sign * rapid.Int64Range(0, 100).Draw(t, "tax of a line"),
			Reason: rapid.SampledFrom([]expense.TaxReason{expense.TaxNotSaid, expense.TaxExempt, expense.TaxReverseCharge}).Draw(t, "reason"),
		}
		l.Gross = l.Net + l.Tax
		lines = append(lines, l)
	}
	return lines
}
