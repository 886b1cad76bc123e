package storetest

import (
	"fmt"

	"chit/expense"
)

// checkTaxLines stores entries of one, two and three tax lines, changes how they are
// divided, and adds up by rate.
func checkTaxLines(t T, s expense.Store) {
	ledger(t, s, "a")
	seven, nineteen := taxLine(expense.Percent(7), 1000, 70), taxLine(expense.Percent(19), 1000, 190)
	exempt := expense.TaxLine{Rate: expense.Percent(0), Net: 500, Gross: 500, Reason: expense.TaxExempt}
	of := func(lines ...expense.TaxLine) expense.Expense {
		return like(func(e *expense.Expense) { e.SetTaxLines(lines) })
	}
	want := []expense.Expense{of(seven, nineteen), of(seven), of(exempt), of(nineteen, seven, nineteen)}
	stored := add(t, s, "a", "add", want...)
	for i, e := range want {
		equal(t, fmt.Sprintf("lines of entry %d", i+1), get(t, s, "a", int64(i+1)).Lines, e.Lines)
		equal(t, fmt.Sprintf("lines of entry %d in the log", i+1), log(t, s, "a", expense.ChangeQuery{Number: int64(i + 1)})[0].After.Lines, e.Lines)
	}
	month := expense.MonthOf(today, 1)
	sums := func() (lines string) {
		t.Helper()
		totalsHold(t, s, "a", expense.Period{From: today, To: today})
		for _, l := range totalsHold(t, s, "a", month).Lines {
			lines += fmt.Sprintf("%s %d/%d %d+%d, ", l.Rate, l.Count, l.TaxLines, l.Net, l.Tax)
		}
		return lines
	}
	equal(t, "sums", sums(), "0 1/1 500+0, 0.07 2/3 3000+210, 0.19 1/3 3000+570, ")
	equal(t, "tax by rate", rateSums(t, s), "0 1: 0, 0.07 3: 210, 0.19 2: 570, ")

	now := stored[0]
	for _, step := range []struct {
		name  string
		lines []expense.TaxLine
		want  string
	}{
		{"other lines", []expense.TaxLine{nineteen, exempt}, "0 1/2 1000+0, 0.07 1/2 2000+140, 0.19 2/3 3000+570, "},
		{"one line", []expense.TaxLine{seven}, "0 1/1 500+0, 0.07 2/3 3000+210, 0.19 1/2 2000+380, "},
		{"three lines", []expense.TaxLine{exempt, seven, nineteen}, "0 2/2 1000+0, 0.07 1/3 3000+210, 0.19 1/3 3000+570, "},
	} {
		now = *write(t, s, "a", step.name, changing(expense.ChangeEdit, now, func(e *expense.Expense) { e.SetTaxLines(step.lines) }))[0].After
		equal(t, "sums after "+step.name, sums(), step.want)
	}
	twice := *write(t, s, "a", "twice", changing(expense.ChangeEdit, now, func(e *expense.Expense) { e.SetTaxLines([]expense.TaxLine{seven, seven, nineteen}) }))[0].After
	equal(t, "tax by rate of an expense with two lines of one rate", rateSums(t, s), "0 1: 0, 0.07 3: 280, 0.19 2: 570, ")
	now = *write(t, s, "a", "thrice", changing(expense.ChangeEdit, twice, func(e *expense.Expense) { e.SetTaxLines([]expense.TaxLine{exempt, seven, nineteen}) }))[0].After
	now = *write(t, s, "a", "describe", changing(expense.ChangeEdit, now, func(e *expense.Expense) { e.Description = "tea" }))[0].After
	equal(t, "lines after an edit of something else", get(t, s, "a", 1).Lines, []expense.TaxLine{exempt, seven, nineteen})
	write(t, s, "a", "start", setting(ledger(t, s, "a").Settings, func(s *expense.Settings) { s.MonthStart = 15 }))
	month = expense.MonthOf(today, 15)
	equal(t, "sums when the months begin on another day", sums(), "0 2/2 1000+0, 0.07 1/3 3000+210, 0.19 1/3 3000+570, ")
	write(t, s, "a", "delete", deleting(now), deleting(stored[3]))
	equal(t, "sums after deletions", sums(), "0 1/1 500+0, 0.07 1/1 1000+70, ")
	equal(t, "tax by rate after deletions", rateSums(t, s), "0 1: 0, 0.07 1: 70, ")
}

func taxLine(r expense.Rate, net, tax int64) expense.TaxLine {
	return expense.TaxLine{Rate: r, Net: net, Tax: tax, Gross: net + tax}
}

// rateSums returns the tax of the ledger "a" by rate.
func rateSums(t T, s expense.Store) (sums string) {
	t.Helper()
	groups, err := s.Summarize(t.Context(), "a", expense.Summary{By: expense.ByRate, Of: expense.FigureTax})
	if err != nil {
		t.Fatalf("Summarize by rate: %v", err)
	}
	for _, g := range groups {
		sums += fmt.Sprintf("%s %d: %d, ", g.Key, g.Count, g.Sum)
	}
	return sums
}
