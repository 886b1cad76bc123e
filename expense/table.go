package expense

import "errors"

// A Table is the answer to a question about a ledger that no report answers: a
// line of names and lines of values, all as text.
type Table struct {
	Columns []string   `json:"columns"`
	Rows    [][]string `json:"rows"`
	Cut     bool       `json:"cut,omitempty"` // more rows than are kept
}

// A QueryError says what is wrong with an SQL question, in words that its author
// can act on. Nothing has happened.
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
