package expense

import (
	"cmp"
	"slices"
)

// A TotalLine is the sum of the tax lines of one currency, kind, category and rate.
type TotalLine struct {
	Currency        Currency
	Kind            Kind
	Category        string
	Rate            Rate
	Count           int64 // of entries, each only in the line of its first tax line
	TaxLines        int64
	Net, Tax, Gross int64 // minor units
}

// A DayTotal is the spending in one currency on one day.
type DayTotal struct {
	Day      Date
	Currency Currency
	Count    int64
	Gross    int64 // minor units
}

// Totals are the sums of a period. A line without tax lines is omitted, and so is
// a day without expenses. Lines are ordered by currency, kind, category and rate,
// Days by day and currency.
type Totals struct {
	Period Period
	Lines  []TotalLine
	Days   []DayTotal
}

// Spending returns t without the entries that are not part of the spending.
func (t Totals) Spending() Totals {
	t.Lines = slices.DeleteFunc(slices.Clone(t.Lines), func(l TotalLine) bool { return !l.Kind.Spends() })
	return t
}

// Sort puts the lines of t in order.
func (t *Totals) Sort() {
	slices.SortFunc(t.Lines, func(a, b TotalLine) int {
		return cmp.Or(cmp.Compare(a.Currency, b.Currency), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Category, b.Category),
			cmp.Compare(a.Rate.String(), b.Rate.String()))
	})
	slices.SortFunc(t.Days, func(a, b DayTotal) int {
		return cmp.Or(a.Day.Compare(b.Day), cmp.Compare(a.Currency, b.Currency))
	})
}
