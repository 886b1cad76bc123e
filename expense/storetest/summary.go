package storetest

import (
	"fmt"

	"chit/expense"
)

func checkSummarize(t T, s expense.Store) {
	l := ledger(t, s, "a")
	on := func(day string) func(*expense.Expense) {
		return func(e *expense.Expense) {
			if err := e.SpentOn.UnmarshalText([]byte(day)); err != nil {
				t.Fatalf("date %q: %v", day, err)
			}
		}
	}
	write(t, s, "a", "month", setting(l.Settings, func(s *expense.Settings) { s.MonthStart = 25 }))
	stored := add(t, s, "a", "add",
		like(on("2026-01-24")), // a Saturday, in the month that begins on 25 December
		like(on("2026-01-25")), // a Sunday
		like(on("2026-01-26")), // a Monday
		like(func(e *expense.Expense) {
			on("2026-03-01")(e)
			e.Merchant, e.Category, e.Tags, e.Author, e.Amounts = "", "", nil, ben, amounts(500, "EUR")
		}),
		like(func(e *expense.Expense) { on("2026-03-01")(e); e.Amounts = amounts(700, "USD") }),
		lunch(),
	)
	write(t, s, "a", "delete", deleting(stored[5]))
	period := expense.Period{From: stored[1].SpentOn, To: stored[3].SpentOn}
	for _, c := range []struct {
		q    expense.Summary
		want []string
	}{
		{expense.Summary{}, []string{" EUR 4: 4100, 500 to 1200, average 10.25 EUR, median 12.00 EUR", " USD 1: 700, 700 to 700, average 7.00 USD, median 7.00 USD"}},
		{expense.Summary{Of: expense.FigureTax, Query: expense.Query{Currency: "EUR"}}, []string{" EUR 4: 600, 0 to 200, average 1.50 EUR, median 2.00 EUR"}},
		{expense.Summary{Of: expense.FigureNet, Query: expense.Query{Category: new(string)}}, []string{" EUR 1: 500, 500 to 500, average 5.00 EUR, median 5.00 EUR"}},
		{expense.Summary{Query: expense.Query{Period: &period, Currency: "EUR"}}, []string{" EUR 3: 2900, 500 to 1200, average 9.67 EUR, median 12.00 EUR"}},
		{expense.Summary{Query: expense.Query{Deleted: true, Text: "LUNCH", Currency: "EUR"}}, []string{" EUR 5: 5300, 500 to 1200, average 10.60 EUR, median 12.00 EUR"}},
	} {
		equal(t, fmt.Sprintf("Summarize(%+v)", c.q), summary(t, s, c.q), c.want)
	}
	for lead, want := range map[int][]string{
		1: {"2026-01-18 EUR 1", "2026-01-25 EUR 2", "2026-03-01 EUR 1", "2026-03-01 USD 1"},
		2: {"2026-01-24 EUR 3", "2026-02-28 EUR 1", "2026-02-28 USD 1"},
	} {
		equal(t, fmt.Sprintf("Summarize by week, %d days before Monday", lead), labelled(t, s, expense.Summary{By: expense.ByWeek, WeekLead: lead}), want)
	}
	for by, want := range map[expense.Grouping][]string{
		expense.ByCategory: {" EUR 1", "Food EUR 3", "Food USD 1"},
		expense.ByMerchant: {"Joe's EUR 3", "Joe's USD 1", "lunch EUR 1"},
		expense.ByTag:      {"berlin EUR 3", "berlin USD 1", "work EUR 3", "work USD 1"},
		expense.ByAuthor:   {"Ana EUR 3", "Ana USD 1", "Ben EUR 1"},
		expense.ByRate:     {"0 EUR 1", "0 USD 1", "0.2 EUR 3"},
		expense.ByDay:      {"2026-01-24 EUR 1", "2026-01-25 EUR 1", "2026-01-26 EUR 1", "2026-03-01 EUR 1", "2026-03-01 USD 1"},
		expense.ByWeek:     {"2026-01-19 EUR 2", "2026-01-26 EUR 1", "2026-02-23 EUR 1", "2026-02-23 USD 1"},
		expense.ByMonth:    {"2025-12 EUR 1", "2026-01 EUR 2", "2026-02 EUR 1", "2026-02 USD 1"},
		expense.ByYear:     {"2026 EUR 4", "2026 USD 1"},
		expense.ByWeekday:  {"1 EUR 1", "6 EUR 1", "7 EUR 2", "7 USD 1"},
	} {
		equal(t, fmt.Sprintf("Summarize by %s", by), labelled(t, s, expense.Summary{By: by}), want)
	}
	for _, q := range []expense.Summary{{By: "number"}, {Of: "search"}, {Query: expense.Query{MinGross: new(int64)}}} {
		if _, err := s.Summarize(t.Context(), "a", q); expense.CodeOf(err) != expense.CodeInternal {
			t.Errorf("Summarize(%+v): %v; want an error", q, err)
		}
	}
}

// labelled returns how many expenses each group has.
func labelled(t T, s expense.Store, q expense.Summary) (all []string) {
	groups, err := s.Summarize(t.Context(), "a", q)
	if err != nil {
		t.Errorf("Summarize(%+v): %v", q, err)
	}
	for _, g := range groups {
		all = append(all, fmt.Sprintf("%s %s %d", g.Label, g.Currency, g.Count))
	}
	return all
}

func summary(t T, s expense.Store, q expense.Summary) (all []string) {
	groups, err := s.Summarize(t.Context(), "a", q)
	if err != nil {
		t.Fatalf("Summarize(%+v): %v", q, err)
	}
	for _, g := range groups {
		all = append(all, fmt.Sprintf("%s %s %d: %d, %d to %d, average %s, median %s",
			g.Key, g.Currency, g.Count, g.Sum, g.Min, g.Max, g.Average(), g.Median()))
	}
	return all
}
