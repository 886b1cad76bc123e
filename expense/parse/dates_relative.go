package parse

import "chit/expense"

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
			return p.withinReach(matchDay(i, to, span.before(p.o.Today.AddDays(n))))
		}
	}
	if s.company && !p.whole || s.everyday && p.isAfter(i, senseArticle) {
		return dateMatch{}
	}
	return matchDay(i, next, p.o.Today.AddDays(n))
}

// A timeSpan is a length of time.
type timeSpan struct{ months, days int }

func (s timeSpan) before(d expense.Date) expense.Date {
	return d.AddMonths(-s.months).AddDays(-s.days)
}

func (s timeSpan) after(d expense.Date) expense.Date {
	return d.AddMonths(s.months).AddDays(s.days)
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
	to = i
	for next := i; ; {
		n, u, end := p.quantity(next)
		if end == next || n > 9999 || end-i > 16 {
			return s, to
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
			return p.withinReach(matchDay(i, end, s.before(p.o.Today.AddDays(d.n))))
		}
	}
	if w, end := p.sense(to, senseAgo); w != nil && (!w.everyday || !p.wordAt(end)) {
		return p.withinReach(matchDay(i, end, s.before(p.o.Today)))
	}
	if w, end := p.sense(to, senseLater); w != nil {
		return p.withinReach(matchDay(i, end, s.after(p.o.Today)))
	}
	if start > i {
		return p.withinReach(matchDay(i, to, s.before(p.o.Today)))
	}
	return dateMatch{}
}

// inFuture reads "in 3 days" from behind "in". A unit alone does not do: "in
// day trips".
func (p *dateParser) inFuture(i, next int) dateMatch {
	s, to := p.span(next)
	if _, ok := p.count(next); !ok || to == next {
		return dateMatch{}
	}
	return p.withinReach(matchDay(i, to, s.after(p.o.Today)))
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
	return i >= 0 && i < len(p.tokens) && p.tokens[i].kind == dateTokenWord
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
	if day.to < len(p.tokens) && !p.tokens[day.to].spaced && startsWithAny(p.text[p.tokens[day.to].Start:], p.table().notAfterDay) {
		return dateMatch{}
	}
	m := p.dayOfMonth(i, day)
	m.day = day.n
	if p.tokens[i].written && day.n < 10 {
		if isHangul(p.runeAt(i)) {
			return dateMatch{} // 오일 is oil
		}
		m.weak = true // 一日 is a day, too
	}
	return m
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
