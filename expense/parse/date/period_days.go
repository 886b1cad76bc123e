package date

import (
	"chit/expense"
	"chit/expense/parse/lang"
)

// sameMonth reports whether p, which m named, is a day of the month of q.
func sameMonth(m periodMatch, p, q expense.Period) bool {
	return m.day && p.From.Year == q.From.Year && p.From.Month == q.From.Month
}

// inYear is the same part of another year.
func inYear(p expense.Period, year int) expense.Period {
	n := 12 * (year - p.From.Year)
	if p.From == p.To {
		day := p.From.AddMonths(n)
		return expense.Period{From: day, To: day}
	}
	return expense.Period{From: p.From.AddMonths(n), To: p.To.AddDays(1).AddMonths(n).AddDays(-1)}
}

// sameMonth reads the 9 of "3 Nov to 9".
func (f *periodFinder) sameMonth(first periodMatch, i int) periodMatch {
	day, ok := markedDay(f.parser, i)
	if !ok {
		if day, ok = dayNumber(f.parser, i); !ok {
			return periodMatch{}
		}
	}
	from := first.period.From
	d, ok := expense.NewDate(from.Year, from.Month, day.n)
	return periodMatch{
		period: expense.Period{From: d, To: d}, to: day.to, day: true, dated: true,
		open: first.open, bad: !ok || d.Before(from),
	}
}

// daysOfMonth reads "3-9 Nov", "3 to 9 November" and "Nov 3-9". Whether 28-3 Dec
// begins in November or goes backwards nobody can tell.
func (f *periodFinder) daysOfMonth(i int) periodMatch {
	i = f.skip(f.skip(i, lang.SenseFrom), lang.SenseArticle)
	if i == len(f.tokens) {
		return periodMatch{}
	}
	month, next := monthAt(f.parser, i)
	if month > 0 && f.tokens[i].kind == tokenWord {
		a, b, to := f.dayRange(next)
		if to == next {
			return periodMatch{}
		}
		return f.daysUpTo(monthDayYear(f.parser, i, to, month, b), a)
	}
	a, b, to := f.dayRange(i)
	if to == i {
		return periodMatch{}
	}
	return f.daysUpTo(monthBehind(f.parser, i, dayCount{n: b, to: to}), a)
}

// dayRange reads two numbers of days.
func (f *periodFinder) dayRange(i int) (a, b, to int) {
	if i >= len(f.tokens) || f.tokens[i].kind != tokenNumber || !starts(f.parser, i) {
		return 0, 0, i
	}
	if c := chainAt(f.parser, i); c.count == 2 && isDash(c.signs[0]) && isDay(c.numbers[0]) && isDay(c.numbers[1]) {
		return c.numbers[0].number, c.numbers[1].number, c.to
	}
	first, ok := dayNumber(f.parser, i)
	if !ok {
		return 0, 0, i
	}
	if table(f.parser).OrdinalMonths {
		first.to, _ = skipDot(f.parser, first.to) // 3. bis 9. November
	}
	next := f.skip(first.to, lang.SenseTo)
	if next == first.to {
		next = f.skipSign(first.to, "-–—")
	}
	if next == first.to {
		return 0, 0, i
	}
	second, ok := dayNumber(f.parser, f.skip(next, lang.SenseArticle))
	if !ok || second.word {
		return 0, 0, i
	}
	return first.n, second.n, second.to
}

func isDay(t *token) bool { return t.digits <= 2 && t.number >= 1 && t.number <= 31 }

// daysUpTo makes a period of its last day and the number of its first.
func (f *periodFinder) daysUpTo(last match, first int) periodMatch {
	if last.to == 0 {
		return periodMatch{}
	}
	m := periodMatch{to: last.to, bad: true}
	if last.bad || last.count == 0 {
		return m
	}
	to := last.readings[0]
	if from, ok := expense.NewDate(to.Year, to.Month, first); ok && !from.After(to) {
		m.period, m.bad = expense.Period{From: from, To: to}, false
	}
	return m
}
