package parse

import (
	"time"

	"chit/expense"
)

// lastWeekday returns the most recent such day before today.
func (p *dateParser) lastWeekday(n int) expense.Date {
	back := (int(p.o.Today.Weekday()) - n + 7) % 7
	if back == 0 {
		back = 7
	}
	return p.o.Today.AddDays(-back)
}

// weekdayIn returns the day of the week at a distance from this one; weeks
// begin on Monday.
func (p *dateParser) weekdayIn(week, n int) expense.Date {
	return monday(p.o.Today).AddDays(7*week + (n+6)%7)
}

func monday(d expense.Date) expense.Date {
	return d.AddDays(-(int(d.Weekday()) + 6) % 7)
}

// weekday reads "Friday", "last Friday", "Friday last week", "last week's
// Friday", "the first Friday of July".
func (p *dateParser) weekday(i int) dateMatch {
	best := p.nthWeekday(i)
	if m := p.weekThenDay(i); m.to > best.to {
		best = m
	}
	if m := p.dayThenWeek(i); m.to > best.to {
		best = m
	}
	return best
}

// weekThenDay reads a week and a day of it.
func (p *dateParser) weekThenDay(i int) dateMatch {
	s, next := p.shift(i)
	if next == i || s.unit != unitWeek {
		return dateMatch{}
	}
	next = p.skip(p.skipSign(next, "-,'’"), senseOf)
	w, to := p.sense(p.skip(p.skip(next, senseOn), senseArticle), senseWeekday)
	if w == nil {
		return dateMatch{}
	}
	return matchDay(i, to, p.weekdayIn(s.n, w.n))
}

// dayThenWeek reads a weekday with or without "last", and a week behind it.
func (p *dateParser) dayThenWeek(i int) dateMatch {
	mod, start := p.sense(i, senseModifier)
	w, to := p.sense(start, senseWeekday)
	if w == nil {
		return dateMatch{}
	}
	if s, end := p.shift(p.skip(p.skip(p.skip(to, senseOf), senseOn), senseArticle)); end > to && s.unit == unitWeek {
		return matchDay(i, end, p.weekdayIn(s.n, w.n))
	}
	if mod == nil {
		if after, end := p.sense(to, senseModifier); after != nil && after.n != 0 {
			mod, to = after, end
		}
	}
	switch {
	case mod == nil && p.isOwnWord(i, w, to):
		return matchDay(i, to, p.lastWeekday(w.n))
	case mod == nil:
		return dateMatch{}
	case mod.n == 0 || p.table().wholeWeeks:
		return matchDay(i, to, p.weekdayIn(mod.n, w.n))
	case mod.n > 0:
		return matchDay(i, to, p.lastWeekday(w.n).AddDays(7+7*p.isToday(w.n)))
	}
	return matchDay(i, to, p.lastWeekday(w.n).AddDays(7*(mod.n+1)))
}

// isToday is 1 if today is that weekday, else 0.
func (p *dateParser) isToday(n int) int {
	if int(p.o.Today.Weekday()) == n {
		return 1
	}
	return 0
}

// isOwnWord reports whether a weekday with nothing around it is one.
func (p *dateParser) isOwnWord(i int, w *sense, to int) bool {
	if i > 0 && !p.tokens[i].spaced && p.tokens[i-1].kind == dateTokenNumber {
		return false // 一周一次
	}
	switch {
	case p.whole && !w.company:
		return true
	case p.isForeign() && to-i == 1 && len(p.tokens[i].word) <= 4:
		return p.isAfter(i, senseOn) // too short to be sure of the language
	case w.company:
		return p.isAfter(i, senseOn)
	case w.everyday:
		return p.inPlace(i, to)
	}
	return true
}

// nthWeekday reads "the first Friday of July", "第一金曜日".
func (p *dateParser) nthWeekday(i int) dateMatch {
	month, start := p.monthFrame(i)
	if start > i {
		start = p.skip(start, senseOf)
	}
	c, ok := p.dayNumber(p.skip(start, senseArticle))
	if !ok || !c.ordinal || c.n > 5 {
		return dateMatch{}
	}
	next := p.skip(c.to, senseOf)
	if s, end := p.sense(next, senseUnit); s != nil && s.unit == unitWeek {
		next = end // 첫째주 금요일
	}
	w, to := p.sense(next, senseWeekday)
	if w == nil {
		return dateMatch{}
	}
	if start == i {
		of := p.skip(p.skip(to, senseOf), senseArticle)
		if m, end := p.monthFrame(of); end > of {
			month, to = m, end
		} else if s, end := p.sense(of, senseUnit); s != nil && s.unit == unitMonth && of > to {
			to = end
		}
	}
	first := expense.Date{Year: month.Year, Month: month.Month, Day: 1}
	d := first.AddDays((w.n-int(first.Weekday())+7)%7 + 7*(c.n-1))
	if d.Month != first.Month || d.Year < minYear {
		return dateMatch{}
	}
	return matchDay(i, to, d)
}

// monthFrame reads a month in which a weekday is counted, and returns its
// first day; without one it is this month.
func (p *dateParser) monthFrame(i int) (first expense.Date, to int) {
	first = expense.Date{Year: p.o.Today.Year, Month: p.o.Today.Month, Day: 1}
	if s, next := p.shift(i); next > i && s.unit == unitMonth {
		return first.AddMonths(s.n), next
	}
	year, start := p.leadingYear(i)
	month, next := p.month(start)
	if month == 0 {
		return first, i
	}
	if start > i {
		return expense.Date{Year: year, Month: time.Month(month), Day: 1}, next
	}
	if year, end := p.trailingYear(next); end > next {
		return expense.Date{Year: year, Month: time.Month(month), Day: 1}, end
	}
	first.Month = time.Month(month)
	if first.After(p.o.Today) {
		first.Year--
	}
	return first, next
}

// weekdayDate reads a weekday and the date it belongs to: "Sunday, Feb 10",
// "Friday the 22nd", "this friday (jun-15)".
func (p *dateParser) weekdayDate(i int) dateMatch {
	_, start := p.sense(i, senseModifier)
	w, next := p.sense(start, senseWeekday)
	if w == nil || w.company && p.tokens[start].isEast() {
		return dateMatch{}
	}
	dot := p.skipSign(next, ".")
	behind := p.skipSign(dot, ",-(/")
	behind, pre := p.prefix(behind)
	pre.on = true
	if behind >= len(p.tokens) {
		return dateMatch{}
	}
	m := p.numeric(behind, pre)
	if d := p.written(behind); d.to > m.to {
		m = d
	}
	if m.to > 0 && m.dated {
		m.from, m.weak = i, false
		m.keep(w.n)
		return p.closeBracket(m, dot)
	}
	if m.bad {
		return m
	}
	if w.company && !p.isAfter(i, senseOn) {
		return dateMatch{}
	}
	return p.weekdayNumber(i, behind, w.n, pre)
}

// closeBracket takes the bracket that was opened at token i.
func (p *dateParser) closeBracket(m dateMatch, i int) dateMatch {
	if p.skipSign(i, "(") > i {
		m.to = p.skipSign(m.to, ")")
	}
	return m
}

// weekdayNumber reads "Friday the 22nd", "martes 25": the most recent such day
// of a month that is on the weekday. A number that nothing marks as a day is
// one only where that is the custom, if it fits a recent day, and if another
// number is left for the amount.
func (p *dateParser) weekdayNumber(i, next, weekday int, pre preface) dateMatch {
	bare := false
	day, marked := p.markedDay(next)
	if !marked {
		var ok bool
		if day, ok = p.dayNumber(next); !ok {
			return dateMatch{}
		}
		if to, dotted := p.skipDot(day.to); dotted && !day.ordinal && p.table().ordinalMonths {
			day.to, day.ordinal = to, true
		}
		bare = !day.ordinal && !day.word && !pre.article && !pre.day
		if bare && (!p.table().weekdayNumber || !p.isOtherNumber(next)) || p.glued(day.to) {
			return dateMatch{}
		}
	}
	d := p.dayOnWeekday(day.n, weekday)
	if d.IsZero() || bare && p.o.Today.Sub(d) > 31 {
		return dateMatch{}
	}
	return matchDated(i, day.to, d)
}

// dayOnWeekday returns the most recent day of that number on that weekday, or
// zero if the last years had none.
func (p *dateParser) dayOnWeekday(day, weekday int) expense.Date {
	first := expense.Date{Year: p.o.Today.Year, Month: p.o.Today.Month, Day: 1}
	for range 40 {
		d, ok := expense.NewDate(first.Year, first.Month, day)
		if ok && int(d.Weekday()) == weekday && !d.After(p.o.Today) {
			return d
		}
		first = first.AddMonths(-1)
	}
	return expense.Date{}
}

// isOtherNumber reports whether the text has a number besides token i, which
// then can be the amount.
func (p *dateParser) isOtherNumber(i int) bool {
	for j := range p.tokens {
		if j != i && p.tokens[j].kind == dateTokenNumber {
			return true
		}
	}
	return false
}

// absorbWeekday takes in the weekday behind a date: "10 Feb, Sunday",
// 11月3日(月). A day without a month needs it to be found.
func (p *dateParser) absorbWeekday(m dateMatch) dateMatch {
	open := p.skipSign(m.to, "(")
	next := p.skip(p.skipSign(open, ","), senseOf)
	w, to := p.sense(next, senseWeekday)
	if w == nil {
		return m
	}
	if open > m.to {
		if to = p.skipSign(to, ")"); p.tokens[to-1].sign != ')' {
			return m
		}
	}
	if m.day > 0 && (open > m.to || !p.tokens[next].spaced || !w.company) {
		if again := p.dayOnWeekday(m.day, w.n); !again.IsZero() {
			m.readings[0], m.to, m.weak = again, to, false
			return m
		}
	}
	if m.keep(w.n) || next == m.to && !p.tokens[next].spaced {
		m.to, m.weak = to, false
	}
	return m
}
