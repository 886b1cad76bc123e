package report

import (
	"context"
	"fmt"

	"chit/expense"
)

// A Request says what a report is wanted of.
type Request struct {
	Ledger    expense.Ledger
	Period    expense.Period
	Rows      bool   // for a form that lists the period's expenses
	SourceKey string // of the message that the report answers, "" if it answers none
}

// Gather reads what the report of a period is made of: its totals, compared with
// those of the period before it, and what totals do not hold.
func Gather(ctx context.Context, ledgers expense.Reader, r Request) (Input, error) {
	in := Input{Settings: r.Ledger.Settings}
	var err error
	if in.Totals, err = ledgers.Totals(ctx, r.Ledger.ID, r.Period); err != nil {
		return in, fmt.Errorf("totals: %w", err)
	}
	before, err := ledgers.Totals(ctx, r.Ledger.ID, previous(r.Period, r.Ledger.MonthStart))
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

// previous is the period before one: the ledger month before a ledger month, as
// many days before anything else.
func previous(p expense.Period, monthStart int) expense.Period {
	last := p.From.AddDays(-1)
	if expense.MonthOf(p.From, monthStart) == p {
		return expense.MonthOf(last, monthStart)
	}
	return expense.Period{From: p.From.AddDays(-p.Days()), To: last}
}

const (
	largestShown = 3
	// fewRows is up to how many expenses a period is read row by row for what
	// the totals do not hold. It is more than people write in a month, and keeps
	// a report of millions as fast as one of a few.
	fewRows = 300
)

// addHighlights adds to a report what its totals do not hold: the largest expenses,
// who spent how much, and what the last report of the period has shown.
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
		q := expense.Query{Period: &in.Totals.Period, Currency: sum.Currency}
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
			continue // they are all of them
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

// nameCategories gives everything in a report the names that categories have in
// its ledger, so that all its forms show them.
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
