package ledger

import (
	"context"

	"chit/db/engine"
	"chit/expense"
)

// A monthKey identifies a row of month_totals in its ledger, and a dayKey one
// of day_totals.
type (
	monthKey struct {
		month    expense.Date // its first day
		currency expense.Currency
		kind     expense.Kind
		category string
		rate     expense.Rate
	}
	dayKey struct {
		day      expense.Date
		currency expense.Currency
	}
	sums struct{ n, lines, net, tax, gross int64 }
)

// Deltas are what a Write adds to the totals, folded per row: fifty coffees on
// one day update one row, not fifty.
type deltas struct {
	monthStart int
	months     map[monthKey]sums
	days       map[dayKey]sums
}

func newDeltas(monthStart int) deltas {
	return deltas{monthStart, make(map[monthKey]sums), make(map[dayKey]sums)}
}

// add adds an expense (sign 1) or subtracts it (sign -1). An expense that is nil
// or deleted counts for nothing, and days have the spending only.
func (d deltas) add(e *expense.Expense, sign int64) {
	if e == nil || e.Deleted {
		return
	}
	month, n := expense.MonthOf(e.SpentOn, d.monthStart).From, sign
	for _, l := range e.TaxLines() {
		addTo(d.months, monthKey{month, e.Currency, e.Kind, e.Category, l.Rate}, sums{n, sign, sign * l.Net, sign * l.Tax, sign * l.Gross})
		n = 0 // the entry counts in its first line
	}
	if e.Kind.Spends() {
		addTo(d.days, dayKey{e.SpentOn, e.Currency}, sums{n: sign, gross: sign * e.Gross})
	}
}

func addTo[K comparable](m map[K]sums, k K, s sums) {
	old := m[k]
	m[k] = sums{old.n + s.n, old.lines + s.lines, old.net + s.net, old.tax + s.tax, old.gross + s.gross}
}

// saveMonths adds to month_totals, and removes rows that become empty.
func saveMonths(b *engine.Batch, all []*posting) {
	const (
		add = `
INSERT INTO month_totals (ledger_id, month, currency, kind, category, rate, n, lines, net, tax, gross)
SELECT ledger, month, currency, kind, category, rate, n, lines, net, tax, gross
FROM ROWS v (ledger TEXT, month DATE, currency TEXT, kind TEXT, category TEXT, rate TEXT, n BIGINT, lines BIGINT, net BIGINT, tax BIGINT, gross BIGINT) WHERE TRUE
ON CONFLICT (ledger_id, month, currency, kind, category, rate) DO UPDATE SET
    n = month_totals.n + excluded.n, lines = month_totals.lines + excluded.lines, net = month_totals.net + excluded.net,
    tax = month_totals.tax + excluded.tax, gross = month_totals.gross + excluded.gross`
		remove = `
DELETE FROM month_totals WHERE lines = 0 AND (ledger_id, month) IN (SELECT ledger, month FROM ROWS v (ledger TEXT, month DATE))`
	)
	var added, emptied engine.Rows
	for _, p := range all {
		ledger := string(p.ledger.id)
		for k, t := range p.totals.months {
			if t == (sums{}) {
				continue
			}
			added.Add(ledger, day{k.month}, string(k.currency), string(k.kind), k.category, rate{k.rate}, t.n, t.lines, t.net, t.tax, t.gross)
			if t.lines < 0 {
				emptied.Add(ledger, day{k.month})
			}
		}
	}
	b.Exec(&added, add)
	b.Exec(&emptied, remove)
}

// saveDays adds to day_totals, and removes rows that become empty.
func saveDays(b *engine.Batch, all []*posting) {
	const (
		add = `
INSERT INTO day_totals (ledger_id, day, currency, n, gross)
SELECT ledger, day, currency, n, gross FROM ROWS v (ledger TEXT, day DATE, currency TEXT, n BIGINT, gross BIGINT) WHERE TRUE
ON CONFLICT (ledger_id, day, currency) DO UPDATE SET
    n = day_totals.n + excluded.n, gross = day_totals.gross + excluded.gross`
		remove = `
DELETE FROM day_totals WHERE n = 0 AND (ledger_id, day) IN (SELECT ledger, day FROM ROWS v (ledger TEXT, day DATE))`
	)
	var added, emptied engine.Rows
	for _, p := range all {
		ledger := string(p.ledger.id)
		for k, t := range p.totals.days {
			if t == (sums{}) {
				continue
			}
			added.Add(ledger, day{k.day}, string(k.currency), t.n, t.gross)
			if t.n < 0 {
				emptied.Add(ledger, day{k.day})
			}
		}
	}
	b.Exec(&added, add)
	b.Exec(&emptied, remove)
}

// remakeMonths empties the month_totals of ledgers whose months now begin on
// another day, and fills them again. The database sums the days and Go sums those
// to months, because the two databases differ in date arithmetic.
func remakeMonths(ctx context.Context, b *engine.Batch, all []*posting) error {
	const (
		sum = `
SELECT e.ledger_id, spent_on, currency, kind, category, ` + lineRate + `, ` + lineSums + `
FROM ROWS v (ledger TEXT) JOIN expenses e ON e.ledger_id = v.ledger` + withLines + `
WHERE NOT deleted
GROUP BY e.ledger_id, spent_on, currency, kind, category, ` + lineRate
		empty = `
DELETE FROM month_totals WHERE ledger_id IN (SELECT ledger FROM ROWS v (ledger TEXT))`
	)
	remade := map[expense.LedgerID]*posting{}
	var ledgers engine.Rows
	for _, p := range all {
		if p.monthStartChanged {
			p.totals.months = map[monthKey]sums{}
			remade[p.ledger.id] = p
			ledgers.Add(string(p.ledger.id))
		}
	}
	b.Each(&ledgers, func(r engine.Row) error {
		var (
			ledger  expense.LedgerID
			spentOn day
			k       monthKey
			taxRate rate
			s       sums
		)
		if err := r.Scan(&ledger, &spentOn, &k.currency, &k.kind, &k.category, &taxRate, &s.n, &s.lines, &s.net, &s.tax, &s.gross); err != nil {
			return err
		}
		p := remade[ledger]
		k.month, k.rate = expense.MonthOf(spentOn.Date, p.ledger.monthStart).From, taxRate.Rate
		addTo(p.totals.months, k, s)
		return nil
	}, sum)
	b.Exec(&ledgers, empty)
	if ledgers.Len() == 0 {
		return nil
	}
	return b.Flush(ctx)
}
