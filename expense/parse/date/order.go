package date

import (
	"strings"

	"chit/expense"
)

// Regions by the order in which they write a day and a month as numbers.
const (
	monthFirstRegions = " US PR GU VI AS MP UM PH FM MH PW "
	yearFirstRegions  = " CN TW HK MO JP KR KP MN HU LT "
	undecidedRegions  = " CA SG MY "
)

func inRegions(list, region string) bool {
	return region != "" && strings.Contains(list, " "+strings.ToUpper(region)+" ")
}

// pairOrder decides the order of 3/4.
func pairOrder(p *parser) (monthFirst, undecided bool) {
	region := p.o.Region
	switch {
	case region == "" || inRegions(undecidedRegions, region):
		return p.custom.MonthFirst, p.custom.Undecided
	case inRegions(monthFirstRegions, region), inRegions(yearFirstRegions, region):
		return true, false
	}
	// Chinese, Japanese and Korean put the month first wherever they are written.
	return p.custom.MonthFirst && !p.custom.Undecided, false
}

// yearOrder decides the order of 3/4/2026. Where both orders are in use, dots
// mean the day first: 3.4.2026 is a European way to write.
func yearOrder(p *parser, sign rune) (monthFirst, undecided bool) {
	region := p.o.Region
	switch {
	case inRegions(monthFirstRegions, region):
		return true, false
	case region == "" || inRegions(undecidedRegions, region):
		return p.custom.MonthFirstYear && (sign != '.' || !p.custom.Undecided), p.custom.Undecided
	}
	return p.custom.MonthFirstYear && !p.custom.Undecided, false
}

// recent returns the most recent such day up to today; 29 February goes back
// to a leap year.
func recent(p *parser, month, day int) (expense.Date, bool) {
	if month < 1 || month > 12 || day < 1 || day > 31 {
		return expense.Date{}, false
	}
	for year := p.o.Today.Year; year > p.o.Today.Year-9; year-- {
		if d, ok := expense.NewDate(year, monthNumber(month), day); ok && !d.After(p.o.Today) {
			return d, true
		}
	}
	return expense.Date{}, false
}

// maxAhead is how many days a day without a year may lie ahead to be meant
// besides the one nearly a year ago. A gift for next week, a rent or a trip is
// paid some weeks before its day; what is further off is told of the past.
const maxAhead = 45

// addComing adds the coming day to the past one where it is the nearer of the
// two by far, and reports whether it did: "1 Dec" in November.
func addComing(p *parser, m *match, month, day int) bool {
	for _, year := range [...]int{p.o.Today.Year, p.o.Today.Year + 1} {
		d, ok := expense.NewDate(year, monthNumber(month), day)
		if ok && d.After(p.o.Today) {
			if d.Sub(p.o.Today) <= maxAhead {
				m.add(d)
				return true
			}
			return false
		}
	}
	return false
}
