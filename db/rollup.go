package db

import (
	"context"
	"database/sql"
	"slices"

	"chit/expense"
)

// A monthKey names a row of month_totals in its ledger, a dayKey one of
// day_totals.
type (
	monthKey struct {
		month    expense.Date // its first day
		currency expense.Currency
		category string
		rate     expense.Rate
	}
	dayKey struct {
		day      expense.Date
		currency expense.Currency
	}
	sums struct{ n, net, tax, gross int64 }
)

// Deltas are what a Write adds to the totals, folded per row: fifty coffees of
// one day are one row to update, not fifty.
type deltas struct {
	monthStart int
	months     map[monthKey]sums
	days       map[dayKey]sums
}

func newDeltas(monthStart int) deltas {
	return deltas{monthStart, make(map[monthKey]sums), make(map[dayKey]sums)}
}

// add counts an expense in (sign 1) or out (-1). One that is deleted, or that is
// not there, counts for nothing.
func (d deltas) add(e *expense.Expense, sign int64) {
	if e == nil || e.Deleted {
		return
	}
	addTo(d.months, monthKey{expense.MonthOf(e.SpentOn, d.monthStart).From, e.Currency, e.Category, e.Rate}, sums{sign, sign * e.Net, sign * e.Tax, sign * e.Gross})
	addTo(d.days, dayKey{e.SpentOn, e.Currency}, sums{n: sign, gross: sign * e.Gross})
}

func addTo[K comparable](m map[K]sums, k K, s sums) {
	old := m[k]
	m[k] = sums{old.n + s.n, old.net + s.net, old.tax + s.tax, old.gross + s.gross}
}

// rowsAtOnce is how many rows of totals one statement writes. Both databases
// take many more parameters.
const rowsAtOnce = 500

// saveMonths adds d to month_totals and removes rows for which nothing is left.
func (d deltas) saveMonths(ctx context.Context, tx *sql.Tx, ledger expense.LedgerID) error {
	const columns = 9
	var args []any
	var emptied []expense.Date
	for k, s := range d.months {
		if s == (sums{}) {
			continue
		}
		args = append(args, string(ledger), day{k.month}, string(k.currency), k.category, rate{k.rate}, s.n, s.net, s.tax, s.gross)
		if s.n < 0 {
			emptied = append(emptied, k.month)
		}
	}
	for chunk := range slices.Chunk(args, columns*rowsAtOnce) {
		_, err := tx.ExecContext(ctx, `
INSERT INTO month_totals (ledger_id, month, currency, category, rate, n, net, tax, gross)
VALUES `+values(len(chunk)/columns, columns)+`
ON CONFLICT (ledger_id, month, currency, category, rate) DO UPDATE SET
    n = month_totals.n + excluded.n, net = month_totals.net + excluded.net,
    tax = month_totals.tax + excluded.tax, gross = month_totals.gross + excluded.gross`, chunk...)
		if err != nil {
			return err
		}
	}
	return deleteEmpty(ctx, tx, `
DELETE FROM month_totals WHERE ledger_id = $1 AND month BETWEEN $2 AND $3 AND n = 0`, ledger, emptied)
}

// saveDays adds d to day_totals and removes rows for which nothing is left.
func (d deltas) saveDays(ctx context.Context, tx *sql.Tx, ledger expense.LedgerID) error {
	const columns = 5
	var args []any
	var emptied []expense.Date
	for k, s := range d.days {
		if s == (sums{}) {
			continue
		}
		args = append(args, string(ledger), day{k.day}, string(k.currency), s.n, s.gross)
		if s.n < 0 {
			emptied = append(emptied, k.day)
		}
	}
	for chunk := range slices.Chunk(args, columns*rowsAtOnce) {
		_, err := tx.ExecContext(ctx, `
INSERT INTO day_totals (ledger_id, day, currency, n, gross)
VALUES `+values(len(chunk)/columns, columns)+`
ON CONFLICT (ledger_id, day, currency) DO UPDATE SET
    n = day_totals.n + excluded.n, gross = day_totals.gross + excluded.gross`, chunk...)
		if err != nil {
			return err
		}
	}
	return deleteEmpty(ctx, tx, `
DELETE FROM day_totals WHERE ledger_id = $1 AND day BETWEEN $2 AND $3 AND n = 0`, ledger, emptied)
}

// deleteEmpty runs query for the span of the given days, if there are any.
func deleteEmpty(ctx context.Context, tx *sql.Tx, query string, ledger expense.LedgerID, days []expense.Date) error {
	if len(days) == 0 {
		return nil
	}
	first := slices.MinFunc(days, expense.Date.Compare)
	last := slices.MaxFunc(days, expense.Date.Compare)
	_, err := tx.ExecContext(ctx, query, string(ledger), day{first}, day{last})
	return err
}

// rebuildMonths makes the month_totals of a ledger again after its months began
// to begin on another day. The database sums the days and we sum them to months,
// because the two databases calculate with dates in different ways.
func rebuildMonths(ctx context.Context, tx *sql.Tx, ledger expense.LedgerID, monthStart int) error {
	const query = `
SELECT spent_on, currency, category, rate, COUNT(*), CAST(SUM(net) AS BIGINT), CAST(SUM(tax) AS BIGINT), CAST(SUM(gross) AS BIGINT)
FROM expenses
WHERE ledger_id = $1 AND NOT deleted
GROUP BY spent_on, currency, category, rate`
	d := newDeltas(monthStart)
	err := each(ctx, tx, func(r row) error {
		var (
			spentOn day
			k       monthKey
			taxRate rate
			s       sums
		)
		if err := r.Scan(&spentOn, &k.currency, &k.category, &taxRate, &s.n, &s.net, &s.tax, &s.gross); err != nil {
			return err
		}
		k.month, k.rate = expense.MonthOf(spentOn.Date, monthStart).From, taxRate.Rate
		addTo(d.months, k, s)
		return nil
	}, query, string(ledger))
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `DELETE FROM month_totals WHERE ledger_id = $1`, string(ledger)); err != nil {
		return err
	}
	return d.saveMonths(ctx, tx, ledger)
}
