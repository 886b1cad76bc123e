package expense_test

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"chit/db/dbtest"
	"chit/expense"
)

func taxLine(percent int, net, tax int64) expense.TaxLine {
	return expense.TaxLine{Rate: expense.Percent(percent), Net: net, Tax: tax, Gross: net + tax}
}

func withLines(lines ...expense.TaxLine) expense.Expense {
	e := draft("rewe", 0)
	e.SetTaxLines(lines)
	return e
}

func TestTaxLinesAreChecked(t *testing.T) {
	t.Parallel()
	exempt := expense.TaxLine{Rate: expense.Percent(0), Net: 500, Gross: 500, Reason: expense.TaxExempt}
	alter := func(e expense.Expense, change func(*expense.Expense)) expense.Expense {
		change(&e)
		return e
	}
	var ten, twenty []expense.TaxLine
	for i := range 20 {
		twenty = append(twenty, taxLine(7, 100, 7))
		if i < expense.MaxTaxLines {
			ten = append(ten, taxLine(i, 100, int64(i)))
		}
	}
	for _, tt := range []struct {
		name string
		e    expense.Expense
		want expense.Reason
	}{
		{"two rates", withLines(taxLine(7, 1000, 70), taxLine(19, 1000, 190)), ""},
		{"a reason", withLines(taxLine(19, 1000, 190), exempt), ""},
		{"a deposit returned", withLines(taxLine(7, 1000, 70), taxLine(19, -21, -4)), ""},
		{"a refund", withLines(taxLine(7, -1000, -70), taxLine(19, -1000, -190)), ""},
		{"as many as there may be", withLines(ten...), ""},
		{"twenty", withLines(twenty...), expense.ReasonTaxLinesMany},
		{"another total", alter(withLines(taxLine(7, 1000, 70), taxLine(19, 1000, 190)), func(e *expense.Expense) { e.Net++; e.Gross++ }), expense.ReasonFiguresDisagree},
		{"a line that does not add up", alter(withLines(taxLine(7, 1000, 70), taxLine(19, 1000, 190)), func(e *expense.Expense) { e.Lines[0].Net++ }), expense.ReasonFiguresDisagree},
		{"one line of another sum", alter(withLines(taxLine(7, 1000, 70)), func(e *expense.Expense) {
			e.Lines = []expense.TaxLine{taxLine(7, 900, 63)}
		}), expense.ReasonFiguresDisagree},
		{"a reason for a tax", withLines(expense.TaxLine{Rate: expense.Percent(7), Net: 100, Tax: 7, Gross: 107, Reason: expense.TaxExempt}, exempt), expense.ReasonTaxReasonUnfit},
		{"an unknown reason", withLines(exempt, expense.TaxLine{Net: 100, Gross: 100, Reason: "because"}), expense.ReasonTaxReasonUnfit},
		{"a line of nothing", withLines(taxLine(7, 1000, 70), taxLine(19, 0, 0)), expense.ReasonAmountZero},
		{"signs that differ", withLines(taxLine(7, 1000, -70), taxLine(19, 1000, 190)), expense.ReasonSignsDiffer},
	} {
		b := open(t, dbtest.Memory(t))
		_, err := b.Add(t.Context(), b.deed(ana), []expense.Expense{tt.e})
		if reasonOf(err) != tt.want || (err == nil) != (tt.want == "") {
			t.Errorf("%s: Add: %v, want reason %q", tt.name, err, tt.want)
		}
	}
}

// TestTaxLinesAfterAnEdit edits an entry of two lines in ways that are not about
// them, and takes the edit back.
func TestTaxLinesAfterAnEdit(t *testing.T) {
	t.Parallel()
	two := []expense.TaxLine{taxLine(7, 1000, 70), taxLine(19, 1000, 190)}
	for _, tt := range []struct {
		name string
		edit func(*expense.Expense)
		want []expense.TaxLine
	}{
		{"another description", func(e *expense.Expense) { e.Description = "edeka" }, two},
		{"another currency", func(e *expense.Expense) { e.Currency = "CHF" }, two},
		{"another amount", func(e *expense.Expense) { e.Amounts = draft("", 500).Amounts }, nil},
		{"another rate", func(e *expense.Expense) {
			e.Amounts = expense.Amounts{Currency: "EUR", Net: 2000, Tax: 260, Gross: 2260, Rate: expense.Percent(13)}
		}, nil},
		{"a refund", func(e *expense.Expense) { e.Net, e.Tax, e.Gross = -e.Net, -e.Tax, -e.Gross }, []expense.TaxLine{taxLine(7, -1000, -70), taxLine(19, -1000, -190)}},
		{"other lines", func(e *expense.Expense) { e.SetTaxLines([]expense.TaxLine{two[1], two[0]}) }, []expense.TaxLine{two[1], two[0]}},
		{"one line", func(e *expense.Expense) { e.SetTaxLines(two[:1]) }, nil},
	} {
		ctx := t.Context()
		b := open(t, dbtest.Memory(t))
		if _, err := b.Add(ctx, b.deed(ana), []expense.Expense{withLines(two...)}); err != nil {
			t.Fatal(err)
		}
		before := b.state(t)
		edited, err := b.Edit(ctx, b.deed(ana), 1, func(e *expense.Expense) error { tt.edit(e); return nil })
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		if diff := cmp.Diff(tt.want, b.state(t)[0].Lines, exact); diff != "" {
			t.Errorf("%s: lines (-want +got):\n%s", tt.name, diff)
		}
		if _, err := b.Undo(ctx, b.deed(ana), []expense.Change{edited}); err != nil {
			t.Errorf("%s: undo: %v", tt.name, err)
		}
		if diff := cmp.Diff(before, b.state(t), exact); diff != "" {
			t.Errorf("%s: after the undo (-want +got):\n%s", tt.name, diff)
		}
	}
}

// TestTaxLinesAddUp adds, edits, deletes and undoes entries with several lines. The
// figures of each are the sums of its lines, and the totals those of the entries.
func TestTaxLinesAddUp(t *testing.T) {
	store, run := dbtest.Memory(t), 0
	rapid.Check(t, func(t *rapid.T) {
		run++
		ctx, b := context.Background(), open(t, store)
		b.deeds = run * 1_000_000
		for range rapid.IntRange(1, 8).Draw(t, "deeds") {
			b.randomLines(t, ctx)
			want := map[expense.Rate]int64{}
			for _, e := range b.state(t) {
				var net, tax, gross int64
				for _, l := range e.TaxLines() {
					net, tax, gross = net+l.Net, tax+l.Tax, gross+l.Gross
					if !e.Deleted {
						want[l.Rate] += l.Tax
					}
				}
				if net != e.Net || tax != e.Tax || gross != e.Gross {
					t.Fatalf("#%d: the lines are %d + %d = %d, the entry is %+v", e.Number, net, tax, gross, e.Amounts)
				}
			}
			month := expense.MonthOf(expense.DateOf(noon), 1)
			kept, err1 := b.Totals(ctx, b.ledger.ID, month)
			summed, err2 := b.Recompute(ctx, b.ledger.ID, month)
			if diff := cmp.Diff(summed, kept, exact); diff != "" || err1 != nil || err2 != nil {
				t.Fatalf("totals, %v, %v (-entries +totals):\n%s", err1, err2, diff)
			}
			for _, l := range kept.Lines {
				want[l.Rate] -= l.Tax
			}
			for rate, off := range want {
				if off != 0 {
					t.Fatalf("the tax of %s is off by %d", rate, off)
				}
			}
		}
	})
}

// randomLines does one deed; a refused one changes nothing.
func (b *book) randomLines(t *rapid.T, ctx context.Context) {
	draw := func() expense.Expense {
		var lines []expense.TaxLine
		for range rapid.IntRange(1, 4).Draw(t, "lines") {
			net := rapid.Int64Range(1, 10000).Draw(t, "net")
			lines = append(lines, taxLine(rapid.SampledFrom([]int{0, 7, 19}).Draw(t, "rate"), net, rapid.Int64Range(0, net).Draw(t, "tax")))
		}
		return withLines(lines...)
	}
	var err error
	switch existing := b.state(t); {
	case len(existing) == 0 || rapid.Bool().Draw(t, "add"):
		_, err = b.Add(ctx, b.deed(ana), []expense.Expense{draw()})
	default:
		number := rapid.SampledFrom(existing).Draw(t, "which").Number
		switch rapid.IntRange(0, 2).Draw(t, "deed") {
		case 0:
			_, err = b.Edit(ctx, b.deed(ana), number, func(e *expense.Expense) error {
				with := draw()
				e.SetTaxLines(with.TaxLines())
				return nil
			})
		case 1:
			_, err = b.Delete(ctx, b.deed(ana), number)
		default:
			d := b.deed(ana)
			var last []expense.Change
			if last, err = b.NextUndo(ctx, d, 0); err == nil {
				_, err = b.Undo(ctx, d, last)
			}
		}
	}
	if expense.CodeOf(err) == expense.CodeInternal {
		t.Fatal(err)
	}
}
