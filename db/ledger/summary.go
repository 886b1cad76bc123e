package ledger

import (
	"context"
	"fmt"

	"chit/db/engine"
	"chit/expense"
)

// Summarize implements [expense.Store]. The text of the query is built from our
// own words; what the caller supplies is in the arguments only.
func (s *Store) Summarize(ctx context.Context, ledger expense.LedgerID, q expense.Summary) (groups []expense.Group, err error) {
	key, join, ok := s.groupKey(q)
	column, known := figureColumns[q.Of]
	each := ""
	if q.By == expense.ByRate { // an expense with two lines of one rate is in its group once
		column = fmt.Sprintf(`CAST(SUM(COALESCE(l.%[1]s, e.%[1]s)) AS BIGINT)`, column)
		each = ` GROUP BY e.number, k, author_name, currency`
	}
	if !ok || !known {
		return nil, fmt.Errorf("summarize expenses: unknown grouping %q of %q", q.By, q.Of)
	}
	// The median: number the n amounts of a group in order. The middle one has
	// 2*i = n+1; with an even n, the middle two have 2*i = n and 2*i = n+2.
	const selected = `
WITH v AS (
  SELECT %s AS k, author_name AS label, currency, %s AS x FROM expenses e%s WHERE %s%s),
r AS (SELECT v.*, ROW_NUMBER() OVER (PARTITION BY k, currency ORDER BY x) AS i, COUNT(*) OVER (PARTITION BY k, currency) AS c FROM v)
SELECT k, MAX(label), currency, COUNT(*), CAST(SUM(x) AS BIGINT), MIN(x), MAX(x),
  CAST(SUM(CASE WHEN 2 * i BETWEEN c AND c + 2 THEN x ELSE 0 END) AS BIGINT)
FROM r GROUP BY k, currency ORDER BY k COLLATE "C", currency`
	err = s.db.Read(ctx, func(db engine.Reader) error {
		condition, args, err := selection(ctx, db, ledger, q.Query)
		if err != nil {
			return err
		}
		query := fmt.Sprintf(selected, key, column, join, condition, each)
		groups, err = engine.Collect(ctx, db, func(r engine.Row) (expense.Group, error) {
			var g expense.Group
			err := r.Scan(&g.Key, &g.Label, &g.Currency, &g.Count, &g.Sum, &g.Min, &g.Max, &g.Middle)
			if q.By != expense.ByAuthor {
				g.Label = g.Key
			}
			return g, err
		}, query, args...)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("summarize expenses: %w", err)
	}
	if len(groups) == 0 {
		return nil, s.mustExist(ctx, ledger)
	}
	return groups, nil
}

var figureColumns = map[expense.Figure]string{
	"": "gross", expense.FigureGross: "gross", expense.FigureNet: "net", expense.FigureTax: "tax",
}

// groupKey returns the expression to group by, and the join that it needs.
func (s *Store) groupKey(q expense.Summary) (key, join string, ok bool) {
	switch q.By {
	case expense.ByNothing:
		return `''`, "", true
	case expense.ByCategory:
		return `category`, "", true
	case expense.ByMerchant:
		return `COALESCE(NULLIF(merchant, ''), description)`, "", true
	case expense.ByTag:
		return `g.tag`, ` JOIN expense_tags g ON g.ledger_id = e.ledger_id AND g.number = e.number`, true
	case expense.ByAuthor:
		return `author_id`, "", true
	case expense.ByRate:
		return lineRate, withLines, true
	}
	if key, ok = periods[s.db.Driver()][q.By]; q.By == expense.ByWeek {
		if q.WeekLead < 0 || q.WeekLead > 6 {
			return "", "", false
		}
		key = fmt.Sprintf(key, q.WeekLead)
	}
	return key, "", ok
}

// periods maps each [expense.Grouping] by time to the expression for its key, in
// each database: they have no date function in common.
var periods = map[string]map[expense.Grouping]string{
	"postgres": {
		expense.ByDay:     `to_char(spent_on, 'YYYY-MM-DD')`,
		expense.ByWeek:    `to_char(date_trunc('week', spent_on + %[1]d) - %[1]d * INTERVAL '1 day', 'YYYY-MM-DD')`,
		expense.ByMonth:   `to_char(spent_on - ` + daysIntoMonth + `, 'YYYY-MM')`,
		expense.ByYear:    `to_char(spent_on, 'YYYY')`,
		expense.ByWeekday: `to_char(spent_on, 'ID')`,
	},
	"sqlite": {
		expense.ByDay:     `strftime('%Y-%m-%d', spent_on)`,
		expense.ByWeek:    `strftime('%%Y-%%m-%%d', spent_on, '%[1]d days', '-6 days', 'weekday 1', '-%[1]d days')`,
		expense.ByMonth:   `strftime('%Y-%m', spent_on, '-' || ` + daysIntoMonth + ` || ' days')`,
		expense.ByYear:    `strftime('%Y', spent_on)`,
		expense.ByWeekday: `strftime('%u', spent_on)`,
	},
}

// daysIntoMonth is how many days after the calendar month the ledger's months
// begin. A day minus that many days lies in the calendar month in which the
// ledger month began.
const daysIntoMonth = `(SELECT month_start - 1 FROM ledgers WHERE ledger_id = $1)`
