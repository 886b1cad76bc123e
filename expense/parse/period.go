package parse

import "chit/expense"

// FindPeriod returns the first run of days that a text names.
func FindPeriod(text string, o Options, monthStart int) (p expense.Period, span Span, ok bool) {
	return p, span, false
}
