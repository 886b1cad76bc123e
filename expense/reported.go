package expense

import (
	"cmp"
	"slices"
	"time"
)

// A Reported is what the last report of a period showed: its sums. A later report
// says what has changed since.
type Reported struct {
	Period    Period
	At        time.Time // when the report was shown; stored to the microsecond, in UTC
	Sums      []ReportedSum
	SourceKey string // of the message that it answers, "" if none
}

// A ReportedSum is the sum of one currency.
type ReportedSum struct {
	Currency Currency `json:"currency"`
	Count    int64    `json:"count"`
	Gross    int64    `json:"gross"` // minor units
}

// ReportedOf returns the spending that a report of t shows, ordered by currency.
func ReportedOf(t Totals, at time.Time) Reported {
	r := Reported{Period: t.Period, At: at}
	for _, l := range t.Spending().Lines {
		r.add(ReportedSum{l.Currency, l.Count, l.Gross})
	}
	return r
}

// add adds a sum to that of its currency.
func (r *Reported) add(s ReportedSum) {
	i, found := slices.BinarySearchFunc(r.Sums, s.Currency, func(s ReportedSum, c Currency) int { return cmp.Compare(s.Currency, c) })
	if !found {
		r.Sums = slices.Insert(r.Sums, i, ReportedSum{Currency: s.Currency})
	}
	r.Sums[i].Count += s.Count
	r.Sums[i].Gross += s.Gross
}

// Since returns how the sums of r differ from those of an earlier report,
// omitting currencies without a difference.
func (r Reported) Since(earlier Reported) []ReportedSum {
	diff := Reported{Sums: slices.Clone(r.Sums)}
	for _, s := range earlier.Sums {
		diff.add(ReportedSum{s.Currency, -s.Count, -s.Gross})
	}
	return slices.DeleteFunc(diff.Sums, func(s ReportedSum) bool { return s.Count == 0 && s.Gross == 0 })
}
