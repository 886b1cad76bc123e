package storetest

import (
	"fmt"
	"time"

	"github.com/shopspring/decimal"

	"chit/expense"
)

// checkTotals applies every kind of change that moves a sum to one expense, and
// adds up again after each.
func checkTotals(t T, s expense.Store) {
	ledger(t, s, "a")
	next := today.AddMonths(1)
	add(t, s, "a", "others", lunch(), like(func(e *expense.Expense) { e.SpentOn = next }))
	now := add(t, s, "a", "add", lunch())[0]
	steps := []struct {
		name   string
		kind   expense.ChangeKind
		change func(*expense.Expense)
	}{
		{"amount", expense.ChangeEdit, func(e *expense.Expense) { e.Net, e.Tax, e.Gross = 500, 100, 600 }},
		{"nothing that counts", expense.ChangeEdit, func(e *expense.Expense) { e.Description = "tea" }},
		{"category", expense.ChangeEdit, func(e *expense.Expense) { e.Category = "Travel" }},
		{"no category", expense.ChangeEdit, func(e *expense.Expense) { e.Category = "" }},
		{"day", expense.ChangeEdit, func(e *expense.Expense) { e.SpentOn = today.AddDays(-3) }},
		{"month", expense.ChangeEdit, func(e *expense.Expense) { e.SpentOn = next }},
		{"currency", expense.ChangeEdit, func(e *expense.Expense) { e.Currency = "USD" }},
		{"rate", expense.ChangeEdit, func(e *expense.Expense) { e.Rate = expense.Rate{} }},
		{"delete", expense.ChangeDelete, func(e *expense.Expense) { e.Deleted = true }},
		{"edit while deleted", expense.ChangeEdit, func(e *expense.Expense) { e.Category = "Food" }},
		{"restore", expense.ChangeRestore, func(e *expense.Expense) { e.Deleted = false }},
		{"refund", expense.ChangeEdit, func(e *expense.Expense) { e.Kind, e.Net, e.Tax, e.Gross = expense.KindRefund, -500, -100, -600 }},
		{"undo of the add", expense.ChangeUndo, func(e *expense.Expense) { e.Deleted = true }},
	}
	for _, step := range steps {
		now = *write(t, s, "a", step.name, changing(step.kind, now, step.change))[0].After
		var n int64
		for _, p := range []expense.Period{
			expense.MonthOf(today, 1), expense.MonthOf(next, 1), expense.MonthOf(next.AddMonths(1), 1),
			{From: today.AddDays(-7), To: today},
			{From: today, To: today},
			{From: today.AddMonths(-6), To: today.AddMonths(6)},
			{From: expense.Date{Year: 2026, Month: time.November, Day: 1}, To: expense.Date{Year: 2026, Month: time.December, Day: 31}},
			{From: today, To: today.AddDays(-1)},
			{From: today, To: next.AddDays(-1)},
		} {
			for _, l := range totalsHold(t, s, "a", p).Lines {
				n += l.Count
			}
		}
		if n == 0 {
			t.Errorf("after %q no period has an expense", step.name)
		}
	}
}

func checkTotalsKeepApart(t T, s expense.Store) {
	ledger(t, s, "a")
	var es []expense.Expense
	for _, c := range []expense.Currency{"EUR", "JPY", "KWD"} {
		for _, category := range []string{"", "Food", "food", "餐饮"} {
			for _, gross := range []int64{100, 250} {
				es = append(es, like(func(e *expense.Expense) { e.Amounts = amounts(gross, c); e.Category = category }))
			}
		}
	}
	add(t, s, "a", "add", es...)
	month := expense.MonthOf(today, 1)
	got := totalsHold(t, s, "a", month)
	if len(got.Lines) != 12 || len(got.Days) != 3 {
		t.Errorf("%d lines and %d days, want 12 and 3", len(got.Lines), len(got.Days))
	}
	for _, l := range got.Lines {
		want := expense.TotalLine{Currency: l.Currency, Category: l.Category, Kind: expense.KindExpense, Rate: expense.Percent(0), Count: 2, TaxLines: 2, Net: 350, Gross: 350}
		equal(t, fmt.Sprintf("line of %s %q", l.Currency, l.Category), l, want)
	}
	// A day with a sum of zero is there while it has expenses.
	add(t, s, "a", "back", like(func(e *expense.Expense) { e.Kind, e.Amounts = expense.KindRefund, amounts(-1400, "JPY") }))
	if got := totalsHold(t, s, "a", month); len(got.Lines) != 13 || len(got.Days) != 3 {
		t.Errorf("%d lines and %d days after a refund of everything, want 13 and 3", len(got.Lines), len(got.Days))
	}
}

func checkManyRates(t T, s expense.Store) {
	ledger(t, s, "a")
	var es []expense.Expense
	rates := []expense.Rate{{}, expense.Percent(0), expense.Percent(100)}
	for _, digits := range []int64{1, 190_000, 88_750, 55_555, 999_999} {
		r, err := expense.NewRate(decimal.New(digits, -6))
		if err != nil {
			t.Fatalf("rate of %d millionths: %v", digits, err)
		}
		rates = append(rates, r)
	}
	for range 2 {
		for _, r := range rates {
			es = append(es, like(func(e *expense.Expense) { e.Rate = r }))
		}
	}
	stored := add(t, s, "a", "add", es...)
	for i, e := range stored {
		if got := get(t, s, "a", e.Number).Rate; got != es[i].Rate || got.IsSet() != es[i].Rate.IsSet() {
			t.Errorf("rate %q came back as %q", es[i].Rate, got)
		}
	}
	got := totalsHold(t, s, "a", expense.MonthOf(today, 1))
	if len(got.Lines) != len(rates) {
		t.Errorf("%d lines for %d rates, unset and zero among them", len(got.Lines), len(rates))
	}
}

func checkMonthStart(t T, s expense.Store) {
	l := ledger(t, s, "a")
	other := ledger(t, s, "b")
	var es []expense.Expense
	for d := range 49 {
		es = append(es, like(func(e *expense.Expense) { e.SpentOn = today.AddDays(d - 20) }))
	}
	stored := add(t, s, "a", "add", es...)
	add(t, s, "b", "add", es...)
	write(t, s, "a", "delete", deleting(stored[0]), deleting(stored[30]))
	for _, start := range []int{25, 28, 2, 1} {
		before := ledger(t, s, "a")
		// An expense in the same Write belongs to the new month.
		changes := append(adding(lunch()), setting(before.Settings, func(s *expense.Settings) { s.MonthStart = start }))
		changes = append(changes, adding(like(func(e *expense.Expense) { e.SpentOn = today.AddDays(8) }))...)
		write(t, s, "a", fmt.Sprint("start ", start), changes...)
		for m := -2; m <= 2; m++ {
			totalsHold(t, s, "a", expense.MonthOf(today.AddMonths(m), start))
			totalsHold(t, s, "a", expense.MonthOf(today.AddMonths(m), l.MonthStart))
			totalsHold(t, s, "b", expense.MonthOf(today.AddMonths(m), other.MonthStart))
		}
		e := add(t, s, "a", fmt.Sprint("later ", start), lunch())[0]
		write(t, s, "a", fmt.Sprint("gone ", start), deleting(e))
		totalsHold(t, s, "a", expense.MonthOf(today, start))
	}
}

func checkDeleted(t T, s expense.Store) {
	ledger(t, s, "a")
	es := add(t, s, "a", "add", lunch(), lunch(), lunch())
	totalsHold(t, s, "a", expense.MonthOf(today, 1))
	deleted := *write(t, s, "a", "delete", deleting(es[1]))[0].After
	equal(t, "numbers", find(t, s, "a", expense.Query{}), []int64{3, 1})
	equal(t, "numbers with the deleted one", find(t, s, "a", expense.Query{Deleted: true}), []int64{3, 2, 1})
	equal(t, "numbers of the deleted one", find(t, s, "a", expense.Query{Removed: true}), []int64{2})
	equal(t, "the deleted expense", get(t, s, "a", 2), deleted)
	equal(t, "numbers from Each", each(t, s, "a"), []string{"a/1", "a/3"})
	var all []expense.Expense
	if err := s.EachNumber(t.Context(), "a", func(e expense.Expense) error { all = append(all, e); return nil }); err != nil {
		t.Errorf("EachNumber: %v", err)
	}
	equal(t, "entries from EachNumber", all, []expense.Expense{es[0], deleted, es[2]})
	if got := totalsHold(t, s, "a", expense.MonthOf(today, 1)); got.Lines[0].Count != 2 {
		t.Errorf("totals count %d expenses, want 2", got.Lines[0].Count)
	}
	write(t, s, "a", "restore", changing(expense.ChangeRestore, deleted, func(e *expense.Expense) { e.Deleted = false }))
	equal(t, "numbers after restoring", find(t, s, "a", expense.Query{}), []int64{3, 2, 1})
	equal(t, "what the tag finds", find(t, s, "a", expense.Query{Tag: "work"}), []int64{3, 2, 1})
}
