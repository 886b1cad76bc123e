package date

import (
	"chit/expense"
	"chit/expense/parse/lang"
)

// partOfMonth reads "the first week of November", "last week of this month", 11月第一周. The
// first week of a month is its first seven days, and the last one its last seven.
func partOfMonth(f *periodFinder, i int) periodMatch {
	if month := monthOrShift(f, i); month.to > 0 { // 11月第一周
		start := f.skip(month.to, lang.SenseOf)
		if to := f.skip(start, lang.SenseLastWeek); to > start {
			return daysOfWeek(month.period, -1, to)
		}
		n, next := ordinalAt(f, start)
		if to := weekUnit(f, next); n != 0 && to > next && f.hasEast {
			return daysOfWeek(month.period, n, to)
		}
	}
	i = f.skip(i, lang.SenseArticle)
	n, next := ordinalAt(f, i)
	if n == 0 {
		return periodMatch{}
	}
	if s, to := f.sense(next, lang.SenseMonthWeek); s != nil { // erste Novemberwoche
		month := expense.Month(f.o.Today.Year, monthNumber(s.N), f.start)
		if month.From.After(f.o.Today) {
			month = expense.Month(f.o.Today.Year-1, monthNumber(s.N), f.start)
		}
		return daysOfWeek(month, n, to)
	}
	to := weekUnit(f, next)
	of := f.skip(to, lang.SenseOf)
	if to == next {
		return periodMatch{}
	}
	month := monthOrShift(f, f.skip(of, lang.SenseArticle))
	if month.to == 0 {
		return periodMatch{}
	}
	return daysOfWeek(month.period, n, month.to)
}

// ordinalAt reads "first", "2nd" and, as -1, "last".
func ordinalAt(f *periodFinder, i int) (n, to int) {
	if mod, next := f.sense(i, lang.SenseModifier); mod != nil && mod.N == -1 {
		return -1, next
	}
	if c, ok := dayNumber(f.parser, i); ok && c.ordinal && c.n <= 5 {
		return c.n, c.to
	}
	return 0, i
}

// weekUnit returns the token behind a word for a week, i if there is none.
func weekUnit(f *periodFinder, i int) int {
	if u, next := f.sense(i, lang.SenseUnit); u != nil && u.Unit == lang.UnitWeek && u.N <= 1 {
		return next
	}
	return i
}

// monthOrShift reads "November", "last month".
func monthOrShift(f *periodFinder, i int) periodMatch {
	if s, to := shiftAt(f.parser, i); to > i {
		if s.Unit != lang.UnitMonth {
			return periodMatch{}
		}
		return periodMatch{period: shiftedBy(f, s), to: to}
	}
	return namedMonth(f, i)
}

// daysOfWeek returns the nth seven days of a month, the last seven if n is negative.
func daysOfWeek(month expense.Period, n, to int) periodMatch {
	from, end := month.From.AddDays(7*(n-1)), month.From.AddDays(7*n-1)
	if n < 0 {
		from, end = month.To.AddDays(-6), month.To
	}
	if end.After(month.To) {
		end = month.To
	}
	return periodMatch{period: expense.Period{From: from, To: end}, to: to, bad: from.After(month.To)}
}
