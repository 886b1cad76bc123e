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

// daysOfMonth reads "3-9 Nov", "3 to 9 November", "Nov 3-9", 11月3-9日 and, of this month or
// the last one, "between the 3rd and the 9th", "del 3 al 9". Whether 28-3 Dec begins in November or goes
// backwards nobody can tell.
func (f *periodFinder) daysOfMonth(i int) periodMatch {
	article := f.skip(i, lang.SenseFromThe) > i
	i = f.skip(i, lang.SenseFrom)
	between := f.skip(i, lang.SenseBetween)
	i, pre := f.prefix(between)
	if i == len(f.tokens) {
		return periodMatch{}
	}
	joined := between > 0 && f.skip(between-1, lang.SenseBetween) == between
	if month, next := monthAt(f.parser, i); month > 0 {
		days := f.dayRange(next, joined)
		if days.to == next || f.tokens[i].kind != tokenWord && !days.marked {
			return periodMatch{}
		}
		return f.daysUpTo(monthDayYear(f.parser, i, days.to, month, days.last), days.first)
	}
	days := f.dayRange(i, joined)
	if days.to == i {
		return periodMatch{}
	}
	if m := f.daysUpTo(monthBehind(f.parser, i, dayCount{n: days.last, to: days.to}), days.first); m.to > 0 {
		m.to = f.skip(m.to, lang.SenseBetweenBehind)
		return m
	}
	if days.ordinal || days.marked || article || (pre.day || pre.article) && days.said {
		return f.daysUpTo(dayOfMonth(f.parser, i, dayCount{n: days.last, to: days.to}), days.first)
	}
	return periodMatch{}
}

// days are the numbers of two days.
type days struct {
	first, last, to int
	ordinal         bool // both are ordinals
	marked          bool // the last one is marked as a day: 9日
	said            bool // a word before it says that it is one: "dia 9", "el 9"
}

// dayRange reads the numbers of two days, with "and" between them if that joins them.
func (f *periodFinder) dayRange(i int, joined bool) days {
	if i >= len(f.tokens) || f.tokens[i].kind != tokenWord && (f.tokens[i].kind != tokenNumber || !starts(f.parser, i)) {
		return days{to: i}
	}
	if c := chainAt(f.parser, i); c.count == 2 && isDash(c.signs[0]) && isDay(c.numbers[0]) && isDay(c.numbers[1]) {
		return f.marked(days{first: c.numbers[0].number, last: c.numbers[1].number, to: c.to})
	}
	first, ok := f.numbered(i)
	if !ok {
		return days{to: i}
	}
	next := f.skip(first.to, lang.SenseTo)
	if next == first.to {
		next = f.skipSign(first.to, "-–—")
	}
	if next == first.to && joined {
		next = f.skip(first.to, lang.SenseAnd)
	}
	if next == first.to {
		return days{to: i}
	}
	at, pre := f.prefix(next)
	if at == len(f.tokens) {
		return days{to: i}
	}
	spaced := f.tokens[at].spaced
	f.tokens[at].spaced = true // the sign before it does not make it a part of something
	second, ok := dayNumber(f.parser, at)
	f.tokens[at].spaced = spaced
	if !ok || second.word && !first.word {
		return days{to: i}
	}
	dotted := false
	if table(f.parser).OrdinalMonths {
		_, dotted = skipDot(f.parser, second.to)
	}
	return f.marked(days{
		first: first.n, last: second.n, to: second.to,
		ordinal: first.ordinal && (second.ordinal || dotted), said: pre.day || pre.article,
	})
}

// numbered reads the number of a day with the point of an ordinal: 3. bis 9. November.
func (f *periodFinder) numbered(i int) (dayCount, bool) {
	day, ok := dayNumber(f.parser, i)
	if !ok {
		return day, false
	}
	to, dotted := skipDot(f.parser, day.to)
	if dotted && (table(f.parser).OrdinalMonths || f.skipSign(to, "-–—") > to) { // 10.-12. is no amount anywhere
		day.to, day.ordinal = to, true
	}
	return day, true
}

// marked takes in the mark of a day behind the last one.
func (f *periodFinder) marked(d days) days {
	if next := f.skip(d.to, lang.SenseDayMark); next > d.to {
		d.to, d.marked = next, true
	}
	return d
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
