package parse

import (
	"strings"
	"time"

	"chit/expense"
)

// relative reads a day that is named by its distance from today: yesterday,
// two days before yesterday, now - 1 day.
func (p *dateParser) relative(i int) dateMatch {
	s, next := p.sense(i, senseDay)
	if s == nil {
		return dateMatch{}
	}
	n := s.n
	if minus := p.skipSign(next, "-"); minus > next {
		if span, to := p.span(minus); to > minus {
			return matchDay(i, to, span.before(p.o.Today.AddDays(n)))
		}
	}
	if s.company && !p.whole || s.everyday && !p.inPlace(i, next) {
		return dateMatch{}
	}
	return matchDay(i, next, p.o.Today.AddDays(n))
}

// A timeSpan is a length of time.
type timeSpan struct{ months, days int }

func (s timeSpan) before(d expense.Date) expense.Date {
	return d.AddMonths(-s.months).AddDays(-s.days)
}

func (s *timeSpan) add(n int, u unit) {
	switch u {
	case unitDay:
		s.days += n
	case unitWeek:
		s.days += 7 * n
	case unitMonth:
		s.months += n
	case unitYear:
		s.months += 12 * n
	}
}

// span reads "2 years, 1 month and 21 days".
func (p *dateParser) span(i int) (s timeSpan, to int) {
	for next := i; ; {
		n, u, end := p.quantity(next)
		if end == next || n > 9999 {
			return s, max(to, i)
		}
		s.add(n, u)
		to = end
		next = p.skip(p.skipSign(end, ","), senseAnd)
	}
}

// quantity reads "two days". A unit alone is one of it.
func (p *dateParser) quantity(i int) (n int, u unit, to int) {
	n, next := 1, i
	if c, ok := p.count(i); ok && !(c.word && c.ordinal) {
		n, next = c.n, c.to
	}
	s, end := p.sense(next, senseUnit)
	if s == nil {
		return 0, 0, i
	}
	return n * s.span(), s.unit, end
}

// span is how many of its unit a word stands for: two weeks are a fortnight.
func (s *sense) span() int { return max(s.n, 1) }

// ago reads a span of time before or after today, or before another day.
func (p *dateParser) ago(i int) dateMatch {
	start := p.skip(i, senseAgoBefore)
	in := p.skip(i, senseIn)
	if in > i && start == i {
		return p.inFuture(i, in)
	}
	if m := p.weekdaysAgo(start); m.to > 0 {
		return m
	}
	s, to := p.span(start)
	if to == start {
		return dateMatch{}
	}
	if before := p.skip(to, senseBefore); before > to {
		if d, end := p.sense(p.skip(before, senseArticle), senseDay); d != nil {
			return matchDay(i, end, s.before(p.o.Today.AddDays(d.n)))
		}
	}
	if w, end := p.sense(to, senseAgo); w != nil && (!w.everyday || !p.wordAt(end)) {
		return p.withinReach(matchDay(i, end, s.before(p.o.Today)))
	}
	if w, end := p.sense(to, senseLater); w != nil {
		return p.withinReach(matchDay(i, end, timeSpan{-s.months, -s.days}.before(p.o.Today)))
	}
	if start > i {
		return p.withinReach(matchDay(i, to, s.before(p.o.Today)))
	}
	return dateMatch{}
}

func (p *dateParser) inFuture(i, next int) dateMatch {
	if _, to := p.span(next); to > next && p.plainOrWord(next) {
		s, _ := p.span(next)
		return p.withinReach(matchDay(i, to, timeSpan{-s.months, -s.days}.before(p.o.Today)))
	}
	return dateMatch{}
}

// plainOrWord reports whether a count stands at i, and not a unit alone.
func (p *dateParser) plainOrWord(i int) bool {
	_, ok := p.count(i)
	return ok
}

// withinReach drops days that nobody means: 9000 years ago.
func (p *dateParser) withinReach(m dateMatch) dateMatch {
	if y := m.readings[0].Year; y < minYear || y > p.o.Today.Year+2 {
		return dateMatch{}
	}
	return m
}

// weekdaysAgo reads "2 thursdays back".
func (p *dateParser) weekdaysAgo(i int) dateMatch {
	c, ok := p.count(i)
	if !ok || c.n < 1 || c.n > 60 {
		return dateMatch{}
	}
	w, next := p.sense(c.to, senseWeekday)
	if w == nil || w.company {
		return dateMatch{}
	}
	end := p.skip(next, senseAgo)
	if end == next {
		return dateMatch{}
	}
	return matchDay(i, end, p.lastWeekday(w.n).AddDays(-7*(c.n-1)))
}

func (p *dateParser) wordAt(i int) bool {
	return i < len(p.tokens) && p.tokens[i].kind == dateTokenWord
}

// inPlace reports whether an everyday word stands where a date would: behind a
// preposition or "last", or with no word behind it and none before it that
// makes a thing of it ("the sun", "my may").
func (p *dateParser) inPlace(i, next int) bool {
	if p.isAfter(i, senseOn) || p.isAfter(i, senseModifier) {
		return true
	}
	return !p.wordAt(next) && !p.isAfter(i, senseArticle)
}

// isAfter reports whether the token before i is of the kind.
func (p *dateParser) isAfter(i int, kind senseKind) bool {
	return i > 0 && p.skip(i-1, kind) == i
}

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
	if s, end := p.shift(p.skip(p.skip(to, senseOf), senseArticle)); end > to && s.unit == unitWeek {
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
	if d.Month != first.Month {
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
	month, next := p.month(i)
	if month == 0 {
		return first, i
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

// shift reads "last week", "semana pasada", 上周.
func (p *dateParser) shift(i int) (s shift, to int) {
	if w, next := p.sense(i, senseShift); w != nil {
		return shift{w.unit, w.n}, next
	}
	if mod, next := p.sense(p.skip(i, senseArticle), senseModifier); mod != nil {
		if u, end := p.sense(next, senseUnit); u != nil && u.unit != unitDay && u.n <= 1 {
			return shift{u.unit, mod.n}, end
		}
		return s, i
	}
	u, next := p.sense(p.skip(i, senseArticle), senseUnit)
	if u == nil || u.unit == unitDay || u.n > 1 {
		return s, i
	}
	if mod, end := p.sense(next, senseModifier); mod != nil && !p.tokens[next].isEast() {
		return shift{u.unit, mod.n}, end
	}
	return s, i
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
		m.from = i
		return p.closeBracket(p.fitWeekday(m, w.n), dot)
	}
	if m.bad {
		return m
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

// fitWeekday drops the readings that are on another weekday, if one is on it.
func (p *dateParser) fitWeekday(m dateMatch, weekday int) dateMatch {
	m.weak = false
	if m.count < 2 {
		return m
	}
	first, second := int(m.readings[0].Weekday()) == weekday, int(m.readings[1].Weekday()) == weekday
	if second && !first {
		m.readings[0] = m.readings[1]
	}
	if first != second {
		m.count = 1
	}
	return m
}

// weekdayNumber reads "Friday the 22nd", "martes 25": the most recent such day
// of a month that is on the weekday.
func (p *dateParser) weekdayNumber(i, next, weekday int, pre preface) dateMatch {
	day, marked := p.markedDay(next)
	if !marked {
		var ok bool
		if day, ok = p.dayNumber(next); !ok {
			return dateMatch{}
		}
		if to, dotted := p.skipDot(day.to); dotted && !day.ordinal && p.table().ordinalMonths {
			day.to, day.ordinal = to, true
		}
		bare := !day.ordinal && !pre.article && !pre.day
		if bare && (!p.table().weekdayNumber || !p.isOtherNumber(next) && p.whole) || p.glued(day.to) {
			return dateMatch{}
		}
	}
	first := expense.Date{Year: p.o.Today.Year, Month: p.o.Today.Month, Day: 1}
	for range 40 {
		d, ok := expense.NewDate(first.Year, first.Month, day.n)
		if ok && int(d.Weekday()) == weekday && !d.After(p.o.Today) {
			m := matchDated(i, day.to, d)
			m.weak = !marked && !day.ordinal && !pre.article && !pre.day
			return m
		}
		first = first.AddMonths(-1)
	}
	return dateMatch{}
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
	fits := int(m.readings[0].Weekday()) == w.n || m.count > 1 && int(m.readings[1].Weekday()) == w.n
	if fits || next == m.to && !p.tokens[next].spaced {
		m.to = to
		return p.fitWeekday(m, w.n)
	}
	return m
}

// dayOnly reads the day of a month that is not said: "the 27th", "am 5.", 3号.
// What could as well be an amount or a count is Weak.
func (p *dateParser) dayOnly(i int, pre preface) dateMatch {
	if day, ok := p.markedDay(i); ok {
		return p.markedOnly(i, day)
	}
	day, ok := p.dayNumber(i)
	if !ok || p.tokens[i].kind == dateTokenEast || p.tokens[i].written || p.glued(day.to) {
		return dateMatch{}
	}
	if to, dotted := p.skipDot(day.to); dotted && !day.ordinal && p.table().ordinalMonths && pre.said() {
		day.to, day.ordinal = to, true
	}
	if day.word && (day.n < 10 || !day.ordinal) || !pre.said() || !day.ordinal && !pre.day && (!pre.article || p.wordAt(day.to)) {
		return dateMatch{}
	}
	if !p.standsAlone(day.to, pre) || p.isBetween(i) {
		return dateMatch{}
	}
	m := p.dayOfMonth(i, day)
	m.weak = !day.ordinal && !pre.day
	return m
}

func (pre preface) said() bool { return pre.article || pre.on || pre.purpose || pre.day }

// standsAlone reports whether nothing behind a day shows that things were
// counted: "the 1st week", "the 2nd coffee".
func (p *dateParser) standsAlone(i int, pre preface) bool {
	for _, kind := range [...]senseKind{senseUnit, senseCounted, senseWeekday, senseMonth} {
		if p.skip(i, kind) > i {
			return false
		}
	}
	return pre.on || pre.purpose || pre.day || !p.wordAt(i) || p.speaks(i)
}

// isBetween reports whether "between" stands before the date at i.
func (p *dateParser) isBetween(i int) bool {
	return p.isAfter(i, senseBetween) || i > 0 && p.isAfter(i-1, senseBetween)
}

// markedOnly reads 29日, unless the mark was part of a word, as in 3号线.
func (p *dateParser) markedOnly(i int, day dayCount) dateMatch {
	if i > 0 && !p.tokens[i].spaced && p.tokens[i-1].kind == dateTokenEast && p.text[p.tokens[i-1].Start:p.tokens[i-1].End] == "第" {
		return dateMatch{}
	}
	if day.to < len(p.tokens) && !p.tokens[day.to].spaced && p.startsWithAny(p.tokens[day.to].Start, p.table().notAfterDay) {
		return dateMatch{}
	}
	return p.dayOfMonth(i, day)
}

// dayOfMonth returns the most recent such day of a month.
func (p *dateParser) dayOfMonth(from int, day dayCount) dateMatch {
	first := expense.Date{Year: p.o.Today.Year, Month: p.o.Today.Month, Day: 1}
	for range 4 {
		d, ok := expense.NewDate(first.Year, first.Month, day.n)
		if ok && !d.After(p.o.Today) {
			return matchDay(from, day.to, d)
		}
		first = first.AddMonths(-1)
	}
	return dateMatch{}
}

// startsWithAny reports whether the text at byte i begins with one of the
// words of a table's list.
func (p *dateParser) startsWithAny(i int, words string) bool {
	for word := range strings.SplitSeq(words, "|") {
		if word != "" && strings.HasPrefix(p.text[i:], word) {
			return true
		}
	}
	return false
}
