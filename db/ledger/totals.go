package ledger

import (
	"context"
	"fmt"

	"chit/db/engine"
	"chit/expense"
)

// ledgerPart is the first part of both queries for totals: one row that says
// that the ledger exists and when its months begin. All parts are one statement,
// so they see one state of the database.
const ledgerPart = `
SELECT 0 AS part, month_start AS n, 0 AS lines, 0 AS net, 0 AS tax, 0 AS gross,
       '' AS currency, '' AS kind, '' AS category, '' AS rate, CAST(NULL AS DATE) AS day
FROM ledgers WHERE ledger_id = $1
UNION ALL`

// isSpending selects the entries of [expense.Spending].
const isSpending = `kind IN ('expense', 'refund')`

// withLines joins the tax lines to the expenses e that have several. The row of any
// other is its line.
const (
	withLines = `
LEFT JOIN expense_lines l ON l.ledger_id = e.ledger_id AND l.number = e.number`
	lineRate = `COALESCE(l.rate, e.rate)`
	lineSums = `COUNT(*) - COUNT(NULLIF(l.line, 0)), COUNT(*),
       CAST(SUM(COALESCE(l.net, e.net)) AS BIGINT), CAST(SUM(COALESCE(l.tax, e.tax)) AS BIGINT), CAST(SUM(COALESCE(l.gross, e.gross)) AS BIGINT)`
)

// Totals implements [expense.Store]. A period of whole months is read from
// month_totals too.
func (s *Store) Totals(ctx context.Context, ledger expense.LedgerID, p expense.Period) (expense.Totals, error) {
	const query = ledgerPart + `
SELECT 1, CAST(SUM(n) AS BIGINT), CAST(SUM(lines) AS BIGINT), CAST(SUM(net) AS BIGINT), CAST(SUM(tax) AS BIGINT), CAST(SUM(gross) AS BIGINT),
       currency, kind, category, rate, NULL
FROM month_totals WHERE ledger_id = $1 AND month BETWEEN $2 AND $3
GROUP BY currency, kind, category, rate
UNION ALL
SELECT 2, n, 0, 0, 0, gross, currency, '', '', '', day
FROM day_totals WHERE ledger_id = $1 AND day BETWEEN $2 AND $3`
	if p.From.Day == p.To.AddDays(1).Day {
		t, monthStart, err := s.totals(ctx, query, ledger, p)
		if err != nil || monthStart == p.From.Day {
			return t, err
		}
	}
	return s.Recompute(ctx, ledger, p)
}

// Recompute implements [expense.Store].
func (s *Store) Recompute(ctx context.Context, ledger expense.LedgerID, p expense.Period) (expense.Totals, error) {
	const query = ledgerPart + `
SELECT 1, ` + lineSums + `,
       currency, kind, category, ` + lineRate + `, NULL
FROM expenses e` + withLines + `
WHERE e.ledger_id = $1 AND spent_on BETWEEN $2 AND $3 AND NOT deleted
GROUP BY currency, kind, category, ` + lineRate + `
UNION ALL
SELECT 2, COUNT(*), 0, 0, 0, CAST(SUM(gross) AS BIGINT), currency, '', '', '', spent_on
FROM expenses WHERE ledger_id = $1 AND spent_on BETWEEN $2 AND $3 AND NOT deleted AND ` + isSpending + `
GROUP BY spent_on, currency`
	t, _, err := s.totals(ctx, query, ledger, p)
	return t, err
}

// totals runs one of the two queries.
func (s *Store) totals(ctx context.Context, query string, ledger expense.LedgerID, p expense.Period) (t expense.Totals, monthStart int, err error) {
	err = s.db.Read(ctx, func(q engine.Reader) error {
		t, monthStart = expense.Totals{Period: p}, 0
		return q.Each(ctx, func(r engine.Row) error {
			var (
				part    int
				line    expense.TotalLine
				taxRate rate
				on      day
			)
			err := r.Scan(&part, &line.Count, &line.TaxLines, &line.Net, &line.Tax, &line.Gross, &line.Currency, &line.Kind, &line.Category, &taxRate, &on)
			if err != nil {
				return err
			}
			switch part {
			case 0:
				monthStart = int(line.Count)
			case 1:
				line.Rate = taxRate.Rate
				t.Lines = append(t.Lines, line)
			case 2:
				t.Days = append(t.Days, expense.DayTotal{Day: on.Date, Currency: line.Currency, Count: line.Count, Gross: line.Gross})
			}
			return nil
		}, query, string(ledger), day{p.From}, day{p.To})
	})
	if err != nil {
		return expense.Totals{}, 0, fmt.Errorf("read totals: %w", err)
	}
	if monthStart == 0 {
		return expense.Totals{}, 0, ledgerNotFound()
	}
	t.Sort()
	return t, monthStart, nil
}
