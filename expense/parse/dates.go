package parse

import "chit/expense"

// FindDates returns every day that a normalized text names, from left to right.
func FindDates(text string, o Options) []Date { return nil }

// FindBadDates returns what is shaped like a date and names no existing day.
func FindBadDates(text string, o Options) []Date { return nil }

// ParseDate reads s when the whole of it is one date.
func ParseDate(s string, o Options) (Date, bool) { return Date{}, false }

// FindPeriod returns the first run of days that a text names.
func FindPeriod(text string, o Options, monthStart int) (p expense.Period, span Span, ok bool) {
	return p, span, false
}
