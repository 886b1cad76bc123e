package parse

import (
	"time"

	"chit/expense"
)

func monthNumber(n int) time.Month { return time.Month(n) }

// A dayCount is a number as it was written, of a day or of what is counted.
type dayCount struct {
	n       int
	to      int
	ordinal bool // 3rd, 3., third
	word    bool
}

// dayNumber reads a number from 1 to 31, in digits or words, with the ending
// of an ordinal if it has one.
func (p *dateParser) dayNumber(i int) (dayCount, bool) {
	c, ok := p.count(i)
	if !ok || c.n < 1 || c.n > 31 {
		return c, false
	}
	if c.word && !c.ordinal && c.n == 1 && p.skip(c.to, senseOf) == c.to {
		return c, false // an article: en mars
	}
	if c.word || p.tokens[i].written {
		return c, true
	}
	if p.tokens[i].digits > 2 {
		return c, false
	}
	c.to, c.ordinal = p.skipSuffix(c.to)
	if !c.ordinal && p.isMoney(c.to) {
		return c, false
	}
	return c, c.ordinal || !p.glued(c.to)
}

// glued reports whether a word or a clock sticks to what precedes it.
func (p *dateParser) glued(i int) bool {
	if i >= len(p.tokens) || p.tokens[i].spaced {
		return false
	}
	t := &p.tokens[i]
	return t.kind == dateTokenWord && t.senses == nil || t.kind == dateTokenSign && t.sign == ':'
}

// skipSuffix skips the ending of an ordinal: 3rd, 3., 10-ty, 5:e.
func (p *dateParser) skipSuffix(i int) (int, bool) {
	if i >= len(p.tokens) || p.tokens[i].spaced {
		return i, false
	}
	if next := p.skip(i, senseSuffix); next > i {
		return next, true
	}
	if p.tokens[i].kind != dateTokenSign {
		return i, false
	}
	if p.tokens[i].sign == '°' { // 1° novembre
		return i + 1, true
	}
	if i+1 < len(p.tokens) && !p.tokens[i+1].spaced {
		if next := p.skip(i+1, senseSuffix); next > i+1 {
			return next, true
		}
	}
	return i, false
}

// count reads a number in digits, or up to 39 in words: "twenty second",
// "vinte e um".
func (p *dateParser) count(i int) (dayCount, bool) {
	if i >= len(p.tokens) {
		return dayCount{}, false
	}
	if p.tokens[i].kind == dateTokenNumber {
		return dayCount{n: p.tokens[i].number, to: i + 1}, p.plain(i) && p.tokens[i].digits <= 4
	}
	c, ok := p.countWord(i)
	if !ok || c.n != 20 && c.n != 30 {
		return c, ok
	}
	next := p.skip(p.skipSign(c.to, "-"), senseAnd)
	if ones, ok := p.countWord(next); ok && ones.n < 10 {
		ones.n += c.n
		return ones, true
	}
	return c, true
}

func (p *dateParser) countWord(i int) (dayCount, bool) {
	if s, next := p.sense(i, senseOrdinal); s != nil {
		return dayCount{n: s.n, to: next, ordinal: true, word: true}, true
	}
	s, next := p.sense(i, senseCardinal)
	if s == nil {
		return dayCount{}, false
	}
	return dayCount{n: s.n, to: next, word: true}, true
}

// month reads the name of a month, or its number with a mark: 11月.
func (p *dateParser) month(i int) (n, to int) {
	if s, next := p.sense(i, senseMonth); s != nil {
		return s.n, next
	}
	if i+1 < len(p.tokens) && p.tokens[i].kind == dateTokenNumber && p.tokens[i].number >= 1 && p.tokens[i].number <= 12 && p.plain(i) {
		if next := p.skip(i+1, senseMonthMark); next > i+1 {
			return p.tokens[i].number, next
		}
	}
	return 0, i
}

// markedDay reads a day that has a mark: 3日, 三号.
func (p *dateParser) markedDay(i int) (dayCount, bool) {
	c, ok := p.dayNumber(i)
	if !ok {
		return c, false
	}
	next := p.skip(c.to, senseDayMark)
	if next == c.to {
		return c, false
	}
	c.to = next
	return c, true
}

// written reads a date with the name or the mark of a month, and "the 5th of
// last month".
func (p *dateParser) written(i int) dateMatch {
	best := p.dayThenMonth(i)
	for _, read := range [...]func(*dateParser, int) dateMatch{
		(*dateParser).monthThenDay, (*dateParser).yearThenMonth, (*dateParser).shiftThenDay, (*dateParser).twoOrdinals,
	} {
		if m := read(p, i); m.to > best.to {
			best = m
		}
	}
	return best
}

// dayThenMonth reads "3rd of November 2025", "2/Oct", "21 del 3" and "the 5th
// of last month".
func (p *dateParser) dayThenMonth(i int) dateMatch {
	day, ok := p.dayNumber(i)
	if !ok {
		return dateMatch{}
	}
	return p.monthBehind(i, day)
}

// monthBehind reads the month that follows a day.
func (p *dateParser) monthBehind(i int, day dayCount) dateMatch {
	next := p.skipSign(day.to, ".-/,")
	if next > day.to && p.tokens[day.to].sign == ',' && !day.ordinal {
		return dateMatch{}
	}
	of := p.skip(next, senseOf)
	next = p.skip(of, senseArticle)
	if month, to := p.month(next); month > 0 {
		if to < len(p.tokens) && p.tokens[to].kind == dateTokenNumber && !p.tokens[to].spaced && p.tokens[next].spaced {
			return dateMatch{} // lunch 5 nov3
		}
		m := p.monthDayYear(i, to, month, day.n)
		if m.to == to && next == day.to {
			p.askSides(&m, month)
		}
		return m
	}
	if s, to := p.shift(next); to > next && s.unit == unitMonth && (of > day.to || day.ordinal) {
		return p.dayOfShift(i, to, s, day.n)
	}
	if of > day.to && p.ofNumber(of) {
		return p.monthDayYear(i, of+1, p.tokens[of].number, day.n)
	}
	return dateMatch{}
}

// askSides adds the other reading of "taxi 18 Nov 3", in which the day stands
// behind the month and the number before it is the amount.
func (p *dateParser) askSides(m *dateMatch, month int) {
	i := m.from
	if !p.table().eitherSide || m.bad || !p.wordAt(i-1) || p.isAfter(i, senseOn) || p.isAfter(i, senseArticle) || p.isAfter(i, senseWeekday) {
		return
	}
	if day, ok := p.dayNumber(m.to); ok && !day.word && !p.glued(day.to) {
		if d, ok := p.recent(month, day.n); ok {
			m.add(d)
			p.addComing(m, month, day.n)
		}
	}
}

// ofNumber reports whether token i is a month after "del" in "21 del 3".
func (p *dateParser) ofNumber(i int) bool {
	if !p.table().ordinalMonths || !p.plain(i) || p.tokens[i].digits > 2 || p.isMoney(i+1) || p.glued(i+1) {
		return false
	}
	month, _ := p.month(p.skip(i+1, senseOf))
	return month == 0 // "30 em 1 de dezembro": the number is a day itself
}

func (p *dateParser) table() *dateTable { return p.lex.tables[p.language] }

// monthThenDay reads "Nov 3rd, 2025", "October2", "Oct/2" and 11月3日.
func (p *dateParser) monthThenDay(i int) dateMatch {
	month, to := p.month(i)
	if month == 0 {
		return dateMatch{}
	}
	marked := p.tokens[i].kind == dateTokenNumber
	next := to
	if p.tokens[i].kind == dateTokenWord {
		next = p.skipSign(to, ".")
	}
	comma := p.skipSign(next, ",") > next
	if comma {
		next++
	} else {
		next = p.skip(p.skip(p.skipSign(next, "-/"), senseOf), senseArticle)
	}
	day, ok := p.markedDay(next)
	if !ok {
		day, ok = p.dayNumber(next)
		if ok && day.to < len(p.tokens) && !p.tokens[day.to].spaced && p.tokens[day.to].kind == dateTokenEast {
			return dateMatch{}
		}
		ok = ok && !p.tokens[next].isEast() && (!marked || !p.tokens[next].spaced && (day.to == len(p.tokens) || p.tokens[day.to].spaced))
	}
	if !ok || comma && !day.ordinal {
		return dateMatch{}
	}
	return p.monthDayYear(i, day.to, month, day.n)
}

// yearThenMonth reads 2010年1月29日, 去年12月1日, 2015-кві-12.
func (p *dateParser) yearThenMonth(i int) dateMatch {
	year, to := p.leadingYear(i)
	if to == i {
		return dateMatch{}
	}
	month, next := p.month(p.skip(p.skipSign(to, "-/., "), senseOf))
	if month == 0 {
		return dateMatch{}
	}
	next = p.skip(p.skipSign(next, "-/."), senseOf)
	day, ok := p.markedDay(next)
	if !ok {
		day, ok = p.dayNumber(next)
	}
	if !ok || p.tokens[next].isEast() {
		return dateMatch{}
	}
	return dayOrBad(i, day.to, year, month, day.n)
}

// leadingYear reads a year before a month.
func (p *dateParser) leadingYear(i int) (year, to int) {
	if s, next := p.shift(i); next > i && s.unit == unitYear {
		return p.o.Today.Year + s.n, next
	}
	base := 0
	number := i
	if s, next := p.sense(i, senseEra); s != nil {
		base, number = s.n, next
	}
	if number >= len(p.tokens) || p.tokens[number].kind != dateTokenNumber || !p.starts(number) {
		return 0, i
	}
	t := &p.tokens[number]
	next := p.skip(number+1, senseYearMark)
	switch {
	case next == number+1 && (t.digits != 4 || base > 0):
		return 0, i
	case base > 0:
		return base + t.number, next
	case t.digits == 2 && !t.written && t.number <= 99:
		return p.century(t.number), next
	case t.number >= 1000 && t.number <= maxYear:
		return t.number, next
	}
	return 0, i
}

// shiftThenDay reads 上个月5号, 今月の十日, 去年の今月の十日.
func (p *dateParser) shiftThenDay(i int) dateMatch {
	start := i
	years := 0
	if s, next := p.shift(i); next > i && s.unit == unitYear {
		years, i = s.n, p.skip(next, senseOf)
	}
	s, next := p.shift(i)
	if next == i || s.unit != unitMonth {
		return dateMatch{}
	}
	day, ok := p.markedDay(p.skip(next, senseOf))
	if !ok {
		return dateMatch{}
	}
	return p.dayOfShift(start, day.to, shift{unitMonth, s.n + 12*years}, day.n)
}

func (p *dateParser) dayOfShift(from, to int, s shift, day int) dateMatch {
	first := expense.Date{Year: p.o.Today.Year, Month: p.o.Today.Month, Day: 1}.AddMonths(s.n)
	return dayOrBad(from, to, first.Year, int(first.Month), day)
}

// twoOrdinals reads "7. 4." and "siebter vierter" in the languages that count
// months so.
func (p *dateParser) twoOrdinals(i int) dateMatch {
	if !p.table().ordinalMonths {
		return dateMatch{}
	}
	day, ok := p.dayNumber(i)
	if !ok {
		return dateMatch{}
	}
	next, dotted := p.skipDot(day.to)
	next = p.skipSign(next, "/-")
	month, ok := p.dayNumber(next)
	if !ok || month.n > 12 || !(day.ordinal || dotted) {
		return dateMatch{}
	}
	to, monthDotted := p.skipDot(month.to)
	if !month.ordinal && !monthDotted {
		return dateMatch{}
	}
	return p.monthDayYear(i, to, month.n, day.n)
}

// skipDot skips a dot that ends a word.
func (p *dateParser) skipDot(i int) (int, bool) {
	next := p.skipSign(i, ".")
	return next, next > i && !p.tokens[i].spaced
}

// monthDayYear adds the year that may follow; without one the most recent day
// is meant.
func (p *dateParser) monthDayYear(from, to, month, day int) dateMatch {
	if year, next := p.trailingYear(to); next > to {
		return dayOrBad(from, next, year, month, day)
	}
	if d, ok := p.recent(month, day); ok {
		m := matchDated(from, to, d)
		p.addComing(&m, month, day)
		return m
	}
	return dateMatch{from: from, to: to, bad: true}
}

// tellsMore reports whether the text has words of its own and no number but
// token i and one more, so that i must be the amount.
func (p *dateParser) tellsMore(i int) bool {
	numbers, words := 0, 0
	for j := range p.tokens {
		switch t := &p.tokens[j]; {
		case t.kind == dateTokenNumber:
			numbers++
		case t.kind != dateTokenSign && t.senses == nil:
			words++
		}
	}
	return numbers <= 2 && words > 0
}

// trailingYear reads a year behind a month and a day.
func (p *dateParser) trailingYear(i int) (year, to int) {
	next := i
	if next < len(p.tokens) && p.tokens[next].kind == dateTokenSign && !p.tokens[next].spaced {
		next = p.skipSign(next, ".")
	}
	next = p.skipSign(next, ",-/'’")
	next = p.skip(p.skip(next, senseOf), senseArticle)
	if s, end := p.shift(next); end > next && s.unit == unitYear {
		return p.o.Today.Year + s.n, end
	}
	if next >= len(p.tokens) || p.tokens[next].kind != dateTokenNumber {
		return 0, i
	}
	t := &p.tokens[next]
	sign := rune(0)
	if next > i {
		sign = p.tokens[next-1].sign
	}
	if t.digits == 2 && !t.spaced && (isDash(sign) || sign == '/' || sign == '\'' || sign == '’') {
		return p.century(t.number), next + 1
	}
	marked := p.skip(next+1, senseYearMark)
	if marked == next+1 && next == i && !p.isRecentNumber(t) && p.tellsMore(next) {
		return 0, i // 15 Nov 2000 rent
	}
	known := t.digits == 4 && t.number >= 1900 && t.number <= p.o.Today.Year+1
	if !known || p.chainAt(next).count != 1 || p.isMoney(next+1) && marked == next+1 {
		return 0, i
	}
	if p.hasEast && !t.written && marked == next+1 && p.language == p.east && sign != ',' && p.tokens[next].spaced {
		return 0, i // 11月3日 2000 is an amount
	}
	return t.number, marked
}
