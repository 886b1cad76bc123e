package report

import (
	"context"
	"fmt"

	"chit/expense"
)

// A Request says which report to make.
type Request struct {
	Ledger    expense.Ledger
	Period    expense.Period
	Rows      bool   // for a format that lists the period's expenses
	SourceKey string // of the message that the report answers, "" if none
}

// Gather reads the input of a period's report: its totals, those of the previous
// period, and what totals do not contain.
func Gather(ctx context.Context, ledgers expense.Reader, r Request) (Input, error) {
	in := Input{Settings: r.Ledger.Settings}
	var err error
	if in.Totals, err = ledgers.Totals(ctx, r.Ledger.ID, r.Period); err != nil {
		return in, fmt.Errorf("totals: %w", err)
	}
	before, err := ledgers.Totals(ctx, r.Ledger.ID, Previous(r.Period, r.Ledger.MonthStart))
	if err != nil {
		return in, fmt.Errorf("totals of the period before: %w", err)
	}
	in.Previous = &before
	if err := in.addHighlights(ctx, ledgers, r); err != nil {
		return in, err
	}
	if r.Rows {
		if in.Rows, err = ledgers.Find(ctx, r.Ledger.ID, expense.Query{Period: &r.Period}); err != nil {
			return in, fmt.Errorf("rows: %w", err)
		}
	}
	in.nameCategories()
	return in, nil
}

// Previous returns the period before a period: the previous ledger month for a
// ledger month, otherwise the same number of days before it.
func Previous(p expense.Period, monthStart int) expense.Period {
	last := p.From.AddDays(-1)
	if expense.MonthOf(p.From, monthStart) == p {
		return expense.MonthOf(last, monthStart)
	}
	return expense.Period{From: p.From.AddDays(-p.Days()), To: last}
}

const (
	largestShown = 3
	// fewRows limits for how many expenses a period is read row by row. It is
	// more than people write in a month, and keeps a report on millions of
	// expenses fast.
	fewRows = 300
)

// addHighlights adds what totals do not contain: the largest expenses, who spent
// how much, and what the last report of the period showed.
func (in *Input) addHighlights(ctx context.Context, ledgers expense.Reader, r Request) error {
	reported, found, err := ledgers.Reported(ctx, r.Ledger.ID, in.Totals.Period, r.SourceKey)
	if err != nil {
		return fmt.Errorf("the last report: %w", err)
	}
	if found {
		in.Reported = &reported
	}
	for _, sum := range expense.ReportedOf(in.Totals, reported.At).Sums {
		if sum.Count > fewRows {
			continue
		}
		q := expense.Query{Period: &in.Totals.Period, Currency: sum.Currency, Kinds: expense.Spending}
		if !r.Ledger.Personal() {
			people, err := ledgers.Summarize(ctx, r.Ledger.ID, expense.Summary{Query: q, By: expense.ByAuthor})
			if err != nil {
				return fmt.Errorf("who spent it: %w", err)
			}
			if len(people) > 1 {
				in.People = append(in.People, people...)
			}
		}
		if sum.Count <= largestShown {
			continue // there are no others
		}
		q.Largest, q.Limit = true, largestShown
		rows, err := ledgers.Find(ctx, r.Ledger.ID, q)
		if err != nil {
			return fmt.Errorf("the largest expenses: %w", err)
		}
		in.Largest = append(in.Largest, rows...)
	}
	return nil
}

// nameCategories replaces stored categories by their names in the ledger, so
// that every format shows those.
func (in *Input) nameCategories() {
	for _, totals := range []*expense.Totals{&in.Totals, in.Previous} {
		for i, l := range totals.Lines {
			totals.Lines[i].Category = in.Settings.CategoryName(l.Category)
		}
	}
	for _, rows := range [][]expense.Expense{in.Rows, in.Largest} {
		for i, e := range rows {
			rows[i] = in.Settings.Shown(e)
		}
	}
}
