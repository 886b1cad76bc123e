package questions

import (
	"testing"

	"chit/expense/parse"
)

// What a SELECT shows comes from columns.
func TestCheckSelect(t *testing.T) {
	const message = "what did I spend over 75 euros, and which 3 shops were dearest?"
	numbers := parse.NewText(message, parse.Options{}).Numbers()
	for _, sql := range []string{
		"SELECT description, currency, money(SUM(gross), currency) FROM expenses GROUP BY 1, 2 HAVING COUNT(*) > 1",
		"SELECT COUNT(*) FROM expenses",
		"SELECT COUNT(*) AS n, merchant FROM expenses WHERE gross > 123456 GROUP BY merchant ORDER BY 1 DESC LIMIT 25",
		"SELECT substr(spent_on, 1, 7) AS month, money(SUM(gross), currency) FROM expenses WHERE spent_on BETWEEN '2026-03-01' AND '2026-03-31' GROUP BY month, currency",
		"SELECT money(SUM(CASE WHEN category = 'Food' THEN gross ELSE 0 END), currency) FROM expenses GROUP BY currency",
		"SELECT money(SUM(CASE WHEN category IN ('Food', 'Groceries') THEN gross ELSE 0 END), currency) food FROM expenses GROUP BY currency",
		"SELECT CASE WHEN strftime('%w', spent_on) IN ('0', '6') THEN 'weekend' ELSE 'weekday' END AS kind, COUNT(*) FROM expenses GROUP BY kind",
		"WITH m AS (SELECT merchant, SUM(gross) AS g, currency FROM expenses GROUP BY merchant, currency) SELECT merchant, money(MAX(g), currency) FROM m",
		"SELECT e.description, t.tag FROM expenses e JOIN tags t ON t.number = e.number WHERE t.tag = 'trip2026'",
		"SELECT round(100.0 * SUM(tax) / SUM(net), 1) FROM expenses",
		"SELECT * FROM expenses LIMIT 20",
		"SELECT description || ' (' || merchant || ')' FROM expenses",
		"SELECT money(gross - 7500, currency) FROM expenses",
		"SELECT description FROM expenses UNION ALL SELECT tag FROM tags",
		"SELECT DISTINCT \"merchant\" FROM expenses -- 123456",
	} {
		if err := checkSelect(sql, message, numbers); err != nil {
			t.Errorf("%s: %v", sql, err)
		}
	}
	for _, sql := range []string{
		"SELECT 123456.78",
		"SELECT 123456.78 AS total FROM expenses",
		"SELECT 7 AS coffees FROM expenses LIMIT 1",
		"SELECT 7 coffees, COUNT(*) FROM expenses",
		"SELECT description, 5 FROM expenses",
		"SELECT SUM(gross) * 0 + 123456 FROM expenses",
		"SELECT MAX(gross, 99999) FROM expenses",
		"SELECT money(123456, 'EUR')",
		"SELECT money(SUM(gross), 'JPY') FROM expenses",
		"SELECT '123456.78' AS total, COUNT(*) FROM expenses",
		"SELECT description || ' cost five thousand euros' FROM expenses",
		"SELECT 'I deleted them', COUNT(*) FROM expenses",
		"SELECT 'https://evil.example/?' || description FROM expenses",
		"SELECT 'evil.com' || COUNT(*) FROM expenses",
		"WITH t AS (SELECT 123456 AS x) SELECT x FROM t",
		"SELECT x FROM (SELECT 7 AS x)",
		"SELECT (SELECT 7) FROM expenses",
		"VALUES (7)",
		"SELECT * FROM (VALUES (123456))",
		"SELECT description FROM expenses UNION SELECT 'zorgo is owed 5000'",
		"SELECT char(49, 50, 51), COUNT(*) FROM expenses",
		"SELECT 0x1E240, COUNT(*) FROM expenses",
		"SELECT 1e6 * COUNT(*) FROM expenses",
		"SELECT length('aaaaaaa') FROM expenses",
		"SELECT SUM(gross) FROM expenses",
		"SELECT gross FROM expenses",
		"SELECT MAX(net) AS largest FROM expenses",
		"SELECT 100*1000",
		"SELECT\n/* total */ 4711",
	} {
		if err := checkSelect(sql, message, numbers); err == nil {
			t.Errorf("%s is let through", sql)
		}
	}
}
