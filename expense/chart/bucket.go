package chart

import (
	"strconv"
	"time"

	"chit/expense"
	"chit/expense/report"
)

// A bucket is one bar along time: a day, or a month or a year where the days
// would be too many.
type bucket struct {
	label string
	group string // what several buckets are part of: the month of a day, the year of a month
	gross int64
}

// maxBuckets is how many bars along time can be told apart.
const maxBuckets = 62

// A unit is what one bar along time stands for.
type unit struct {
	start func(expense.Date) expense.Date // first day of the unit that holds a day
	next  func(expense.Date) expense.Date // first day of the unit after
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

// buckets divides the period into the smallest unit of which it does not have
// too many. One that is too long in months, such as "until March", begins with
// the first day that has expenses and ends with the last.
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

// divide returns the buckets of a period, and whether they are not too many.
// It gives up as soon as they are, because a period may be of any length.
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
// their labels alone would not say which day or month they are.
func grouped(buckets []bucket) bool {
	return len(buckets) > 0 && buckets[0].group != buckets[len(buckets)-1].group
}
