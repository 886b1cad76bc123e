package storetest

import (
	"fmt"

	"chit/expense"
)

// checkKinds stores entries of each kind, moves one from kind to kind, and asks for
// each of them.
func checkKinds(t T, s expense.Store) {
	ledger(t, s, "a")
	of := func(k expense.Kind, gross int64) expense.Expense {
		return like(func(e *expense.Expense) { e.Kind, e.Amounts = k, amounts(gross, "EUR") })
	}
	stored := add(t, s, "a", "add",
		of(expense.KindExpense, 1200), of(expense.KindRefund, -200), of(expense.KindIncome, 300_000), of(expense.KindTransfer, 5000),
		of("", 10), of("", -20))
	for i, want := range []expense.Kind{expense.KindExpense, expense.KindRefund, expense.KindIncome, expense.KindTransfer, expense.KindExpense, expense.KindRefund} {
		if got := get(t, s, "a", stored[i].Number).Kind; got != want || stored[i].Kind != want {
			t.Errorf("entry %d is of kind %q, and %q when read, want %q", i+1, stored[i].Kind, got, want)
		}
	}
	month := expense.MonthOf(today, 1)
	sums := func() string {
		t.Helper()
		totals := totalsHold(t, s, "a", month)
		totalsHold(t, s, "a", expense.Period{From: today, To: today})
		lines := ""
		for _, l := range totals.Lines {
			lines += fmt.Sprintf("%s %d %d, ", l.Kind, l.Count, l.Gross)
		}
		for _, d := range totals.Days {
			lines += fmt.Sprintf("day %d %d", d.Count, d.Gross)
		}
		return lines
	}
	equal(t, "sums", sums(), "expense 2 1210, income 1 300000, refund 2 -220, transfer 1 5000, day 4 990")
	for _, c := range []struct {
		kinds []expense.Kind
		want  []int64
		sum   int64
	}{
		{nil, []int64{6, 5, 4, 3, 2, 1}, 305990},
		{expense.Spending, []int64{6, 5, 2, 1}, 990},
		{[]expense.Kind{expense.KindIncome}, []int64{3}, 300_000},
		{[]expense.Kind{}, []int64{}, 0},
	} {
		equal(t, fmt.Sprintf("Find(Kinds: %q)", c.kinds), find(t, s, "a", expense.Query{Kinds: c.kinds}), c.want)
		groups, err := s.Summarize(t.Context(), "a", expense.Summary{Query: expense.Query{Kinds: c.kinds}})
		if err != nil {
			t.Fatalf("Summarize(Kinds: %q): %v", c.kinds, err)
		}
		var sum int64
		for _, g := range groups {
			sum += g.Sum
		}
		equal(t, fmt.Sprintf("Summarize(Kinds: %q)", c.kinds), sum, c.sum)
	}
	now := stored[3]
	for _, step := range []struct {
		kind  expense.Kind
		gross int64
		want  string
	}{
		{expense.KindIncome, 5000, "expense 2 1210, income 2 305000, refund 2 -220, day 4 990"},
		{expense.KindExpense, 5000, "expense 3 6210, income 1 300000, refund 2 -220, day 5 5990"},
		{expense.KindRefund, -5000, "expense 2 1210, income 1 300000, refund 3 -5220, day 5 -4010"},
		{expense.KindTransfer, 5000, "expense 2 1210, income 1 300000, refund 2 -220, transfer 1 5000, day 4 990"},
	} {
		now = *write(t, s, "a", "edit "+string(step.kind), changing(expense.ChangeEdit, now, func(e *expense.Expense) {
			e.Kind, e.Amounts = step.kind, amounts(step.gross, "EUR")
		}))[0].After
		equal(t, "sums after it became "+string(step.kind), sums(), step.want)
	}
	write(t, s, "a", "delete", deleting(now), deleting(get(t, s, "a", 3)))
	equal(t, "sums after deletions", sums(), "expense 2 1210, refund 2 -220, day 4 990")
}
