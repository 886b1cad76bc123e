package chart

import (
	"strconv"
	"time"

	"chit/expense"
	"chit/expense/report"
)

// A bucket is one bar on the time axis: a day, or a month or a year where there
// would be too many days.
type bucket struct {
	label string
	group string // what several buckets belong to: the month of a day, the year of a month
	gross int64
}

// maxBuckets is how many bars on the time axis are still distinguishable.
const maxBuckets = 62

// A unit is the length of time that one bar stands for.
type unit struct {
	start func(expense.Date) expense.Date // first day of the unit that contains a day
	next  func(expense.Date) expense.Date // first day of the following unit
	label func(expense.Date) string
	group func(expense.Date) string // see bucket
}

func (o Options) units() []unit {
	year := func(d expense.Date) string { return strconv.Itoa(d.Year) }
	return []unit{
		{
			func(d expense.Date) expense.Date { return d },
			func(d expense.Date) expense.Date { return d.AddDays(1) },
			func(d expense.Date) string { return strconv.Itoa(d.Day) },
			o.Month,
		},
		{
			func(d expense.Date) expense.Date { return expense.Date{Year: d.Year, Month: d.Month, Day: 1} },
			func(d expense.Date) expense.Date { return d.AddMonths(1) },
			o.Month,
			year,
		},
		{
			func(d expense.Date) expense.Date { return expense.Date{Year: d.Year, Month: time.January, Day: 1} },
			func(d expense.Date) expense.Date { return d.AddMonths(12) },
			year,
			func(expense.Date) string { return "" },
		},
	}
}

// buckets divides the period into the smallest unit that does not give too
// many. A period with too many months, such as "until March", is limited to the
// days from the first to the last expense.
func (o Options) buckets(p expense.Period, days []report.Day) []bucket {
	units := o.units()
	for _, u := range units[:2] {
		if list, ok := u.divide(p, days); ok {
			return list
		}
	}
	if len(days) == 0 {
		return nil
	}
	p = expense.Period{From: days[0].Date, To: days[len(days)-1].Date}
	if list, ok := units[1].divide(p, days); ok {
		return list
	}
	list, _ := units[2].divide(p, days)
	return list
}

// divide returns the buckets of a period, and false if there are too many. It
// gives up as soon as there are, because a period may be of any length.
func (u unit) divide(p expense.Period, days []report.Day) ([]bucket, bool) {
	var list []bucket
	for from := u.start(p.From); !from.After(p.To); from = u.next(from) {
		if len(list) == 2*maxBuckets {
			return list, false
		}
		b := bucket{label: u.label(from), group: u.group(from)}
		for len(days) > 0 && days[0].Date.Before(u.next(from)) {
			b.gross += days[0].Gross
			days = days[1:]
		}
		list = append(list, b)
	}
	return list, len(list) <= maxBuckets
}

// grouped reports whether the buckets belong to more than one group, so that
// their labels alone would be ambiguous.
func grouped(buckets []bucket) bool {
	return len(buckets) > 0 && buckets[0].group != buckets[len(buckets)-1].group
}
