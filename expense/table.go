package expense

import "errors"

// A Table is the answer to a question about a ledger that no report answers: a
// line of names and lines of values, all of them as text.
type Table struct {
	Columns []string   `json:"columns"`
	Rows    [][]string `json:"rows"`
	Cut     bool       `json:"cut,omitempty"` // there were more rows than are kept
}

// TableSchema is what a question in SQL can ask, for whoever writes it.
const TableSchema = `expenses(number INTEGER, spent_on TEXT, description TEXT, merchant TEXT, category TEXT, currency TEXT,
net INTEGER, tax INTEGER, gross INTEGER, tax_rate TEXT, author TEXT), tags(number INTEGER, tag TEXT). SQLite. spent_on is
'YYYY-MM-DD'. net, tax and gross are minor units: write money(SUM(gross), currency) to show them, and always GROUP BY
currency, since currencies are never added. tax_rate is '0.2' or NULL. No recursion, 200 rows.`

// A QueryError says what is wrong with a question that somebody put into SQL, in
// words that whoever wrote it can act on. Nothing has happened.
type QueryError struct{ Why string }

// Error returns the reason.
func (e *QueryError) Error() string { return e.Why }

// IsQueryError reports whether err is a [QueryError], and returns its reason.
func IsQueryError(err error) (why string, ok bool) {
	e, ok := errors.AsType[*QueryError](err)
	if !ok {
		return "", false
	}
	return e.Why, true
}
