package date

import (
	"time"

	"chit/expense"
	"chit/expense/parse/lang"
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
func dayNumber(p *parser, i int) (dayCount, bool) {
	c, ok := count(p, i)
	if !ok || c.n < 1 || c.n > 31 {
		return c, false
	}
	if c.word && !c.ordinal && lang.IsHangul(p.runeAt(i)) {
		return c, false // 세일 is a sale: days are counted in numbers of Chinese origin
	}
	if c.word && !c.ordinal && c.n == 1 && p.skip(c.to, lang.SenseOf) == c.to {
		return c, false // an article: en mars
	}
	if c.word || p.tokens[i].written {
		return c, true
	}
	if p.tokens[i].digits > 2 {
		return c, false
	}
	c.to, c.ordinal = skipSuffix(p, c.to)
	if !c.ordinal && isMoney(p, c.to) {
		return c, false
	}
	return c, c.ordinal || !glued(p, c.to)
}

// glued reports whether a word or a clock sticks to what precedes it.
func glued(p *parser, i int) bool {
	if i >= len(p.tokens) || p.tokens[i].spaced {
		return false
	}
	t := &p.tokens[i]
	return t.kind == tokenWord && t.senses == nil || t.kind == tokenSign && t.sign == ':'
}

// skipSuffix skips the ending of an ordinal: 3rd, 3., 10-ty, 5:e.
func skipSuffix(p *parser, i int) (int, bool) {
	if i >= len(p.tokens) || p.tokens[i].spaced {
		return i, false
	}
	if next := p.skip(i, lang.SenseSuffix); next > i {
		return next, true
	}
	if p.tokens[i].kind != tokenSign {
		return i, false
	}
	if p.tokens[i].sign == '°' { // 1° novembre
		return i + 1, true
	}
	if i+1 < len(p.tokens) && !p.tokens[i+1].spaced {
		if next := p.skip(i+1, lang.SenseSuffix); next > i+1 {
			return next, true
		}
	}
	return i, false
}

// count reads a number in digits, or up to 39 in words: "twenty second",
// "vinte e um".
func count(p *parser, i int) (dayCount, bool) {
	if i >= len(p.tokens) {
		return dayCount{}, false
	}
	if p.tokens[i].kind == tokenNumber {
		return dayCount{n: p.tokens[i].number, to: i + 1}, plain(p, i) && p.tokens[i].digits <= 4
	}
	c, ok := countWord(p, i)
	if !ok || c.n != 20 && c.n != 30 {
		return c, ok
	}
	next := p.skip(p.skipSign(c.to, "-"), lang.SenseAnd)
	if ones, ok := countWord(p, next); ok && ones.n < 10 {
		ones.n += c.n
		return ones, true
	}
	return c, true
}

func countWord(p *parser, i int) (dayCount, bool) {
	if s, next := p.sense(i, lang.SenseOrdinal); s != nil {
		return dayCount{n: s.N, to: next, ordinal: true, word: true}, true
	}
	s, next := p.sense(i, lang.SenseCardinal)
	if s == nil {
		return dayCount{}, false
	}
	return dayCount{n: s.N, to: next, word: true}, true
}

// monthAt reads the name of a month, or its number with a mark: 11月.
func monthAt(p *parser, i int) (n, to int) {
	if s, next := p.sense(i, lang.SenseMonth); s != nil {
		return s.N, next
	}
	if i+1 < len(p.tokens) && p.tokens[i].kind == tokenNumber && p.tokens[i].number >= 1 && p.tokens[i].number <= 12 && plain(p, i) {
		if next := p.skip(i+1, lang.SenseMonthMark); next > i+1 {
			return p.tokens[i].number, next
		}
	}
	return 0, i
}

// markedDay reads a day that has a mark: 3日, 三号.
func markedDay(p *parser, i int) (dayCount, bool) {
	c, ok := dayNumber(p, i)
	if !ok {
		return c, false
	}
	next := p.skip(c.to, lang.SenseDayMark)
	if next == c.to {
		return c, false
	}
	c.to = next
	return c, true
}

// writtenAt reads a date with the name or the mark of a month, and "the 5th of
// last month".
func writtenAt(p *parser, i int) match {
	best := dayThenMonth(p, i)
	for _, read := range [...]func(*parser, int) match{
		monthThenDay, yearThenMonth, shiftThenDay, twoOrdinals,
	} {
		if m := read(p, i); m.to > best.to {
			best = m
		}
	}
	if best.to > 0 && !p.whole && p.isForeign() && isAbbreviated(p, best.from, best.to) {
		switch p.said.Spoken() {
		case p.lex.Codes[p.language]:
		case "":
			best.weak = true
		default:
			return match{}
		}
	}
	return best
}

// isAbbreviated reports whether a day has no year and its month is abbreviated. In most languages such
// an abbreviation is a word: "tea set 30" is no day in an Italian September.
func isAbbreviated(p *parser, from, to int) bool {
	short := false
	for i := from; i < to; i++ {
		t := &p.tokens[i]
		switch {
		case t.kind == tokenNumber && t.digits == 4:
			return false
		case t.has(lang.SenseMonth):
			short = short || len(t.word) <= lang.MonthAbbreviation
		}
	}
	return short
}

// dayThenMonth reads "3rd of November 2025", "2/Oct", "21 del 3" and "the 5th
// of last month".
func dayThenMonth(p *parser, i int) match {
	day, ok := dayNumber(p, i)
	if !ok {
		return match{}
	}
	return monthBehind(p, i, day)
}

// monthBehind reads the month that follows a day.
func monthBehind(p *parser, i int, day dayCount) match {
	next := p.skipSign(day.to, ".-/,")
	if next > day.to && p.tokens[day.to].sign == ',' && (!day.ordinal || isNumeral(p, next)) {
		return match{} // "le 1er, sept cent"
	}
	of := p.skip(next, lang.SenseOf)
	next = p.skip(of, lang.SenseArticle)
	if month, to := monthAt(p, next); month > 0 {
		if to < len(p.tokens) && p.tokens[to].kind == tokenNumber && !p.tokens[to].spaced && p.tokens[next].spaced {
			return match{} // lunch 5 nov3
		}
		if next == day.to && isListedDay(p, next) {
			return match{} // "lun bus 2 mar metro 3"
		}
		m := monthDayYear(p, i, to, month, day.n)
		if m.to == to && next == day.to {
			askSides(p, &m, month)
		}
		return m
	}
	if s, to := shiftAt(p, next); to > next && s.Unit == lang.UnitMonth && (of > day.to || day.ordinal) {
		return dayOfShift(p, i, to, s, day.n)
	}
	if of > day.to && ofNumber(p, of) && !isInstalment(p, i) {
		return monthDayYear(p, i, of+1, p.tokens[of].number, day.n)
	}
	return match{}
}

// isNumeral reports whether token i is a number in words as well as a month.
func isNumeral(p *parser, i int) bool {
	return i < len(p.tokens) && lang.Words().Words[p.tokens[i].word].Is(lang.RoleWord)
}

// askSides adds the other reading of "taxi 18 Nov 3", in which the day stands
// behind the month and the number before it is the amount.
func askSides(p *parser, m *match, month int) {
	i := m.from
	if !table(p).EitherSide || m.bad || !wordAt(p, i-1) || isAfter(p, i, lang.SenseOn) || isAfter(p, i, lang.SenseArticle) || isAfter(p, i, lang.SenseWeekday) {
		return
	}
	if day, ok := dayNumber(p, m.to); ok && !day.word && !glued(p, day.to) {
		if d, ok := recent(p, month, day.n); ok {
			m.add(d)
			addComing(p, m, month, day.n)
		}
	}
}

// ofNumber reports whether token i is a month after "del" in "21 del 3".
func ofNumber(p *parser, i int) bool {
	if !table(p).OrdinalMonths || !plain(p, i) || p.tokens[i].digits > 2 || isMoney(p, i+1) || glued(p, i+1) {
		return false
	}
	month, _ := monthAt(p, p.skip(i+1, lang.SenseOf))
	return month == 0 // "30 em 1 de dezembro": the number is a day itself
}

func table(p *parser) *lang.DateTable { return p.lex.Tables[p.language] }

// monthThenDay reads "Nov 3rd, 2025", "October2", "Oct/2" and 11月3日.
func monthThenDay(p *parser, i int) match {
	month, to := monthAt(p, i)
	if month == 0 {
		return match{}
	}
	marked := p.tokens[i].kind == tokenNumber
	next := to
	if p.tokens[i].kind == tokenWord {
		next = p.skipSign(to, ".")
	}
	comma := p.skipSign(next, ",") > next
	if comma {
		next++
	} else {
		next = p.skip(p.skip(p.skipSign(next, "-/"), lang.SenseOf), lang.SenseArticle)
	}
	day, ok := markedDay(p, next)
	if !ok {
		day, ok = dayNumber(p, next)
		if ok && day.to < len(p.tokens) && !p.tokens[day.to].spaced && p.tokens[day.to].kind == tokenEast {
			return match{}
		}
		ok = ok && !p.tokens[next].isEast() && (!marked || !p.tokens[next].spaced && (day.to == len(p.tokens) || p.tokens[day.to].spaced))
	}
	if !ok || comma && !day.ordinal || !comma && isGroup(p, next) {
		return match{}
	}
	return monthDayYear(p, i, day.to, month, day.n)
}

// isGroup reports whether a space parts the thousands of the number that begins at token i, in a
// language that does so: "коммуналка за октябрь 3 218,57".
func isGroup(p *parser, i int) bool {
	if !lang.Named(p.lex.Codes[p.language]).GroupsBySpace || i+1 >= len(p.tokens) || p.tokens[i].padded {
		return false
	}
	t, group := &p.tokens[i], &p.tokens[i+1]
	return t.kind == tokenNumber && !t.written && group.kind == tokenNumber && group.spaced && group.digits == 3
}

// yearThenMonth reads 2010年1月29日, 去年12月1日, 2015-кві-12.
func yearThenMonth(p *parser, i int) match {
	year, to := leadingYear(p, i)
	if to == i {
		return match{}
	}
	month, next := monthAt(p, p.skip(p.skipSign(to, "-/., "), lang.SenseOf))
	if month == 0 {
		return match{}
	}
	next = p.skip(p.skipSign(next, "-/."), lang.SenseOf)
	day, ok := markedDay(p, next)
	if !ok {
		day, ok = dayNumber(p, next)
	}
	if !ok || p.tokens[next].isEast() {
		return match{}
	}
	return dayOrBad(i, day.to, year, month, day.n)
}

// leadingYear reads a year before a month.
func leadingYear(p *parser, i int) (year, to int) {
	if s, next := shiftAt(p, i); next > i && s.Unit == lang.UnitYear {
		return p.o.Today.Year + s.N, next
	}
	base := 0
	count := i
	if s, next := p.sense(i, lang.SenseEra); s != nil {
		base, count = s.N, next
	}
	if count >= len(p.tokens) || p.tokens[count].kind != tokenNumber || !starts(p, count) {
		return 0, i
	}
	t := &p.tokens[count]
	next := p.skip(count+1, lang.SenseYearMark)
	switch {
	case next == count+1 && (t.digits != 4 || base > 0):
		return 0, i
	case next == count+1 && !p.whole && next < len(p.tokens) && p.tokens[next].spaced && !isRecentNumber(p, t):
		return 0, i // 房租3000 11月2日
	case base > 0:
		return base + t.number, next
	case t.digits == 2 && !t.written && t.number <= 99:
		return centuryOf(p, t.number), next
	case t.number >= 1000 && t.number <= maxYear:
		return t.number, next
	}
	return 0, i
}

// shiftThenDay reads 上个月5号, 今月の十日, 去年の今月の十日.
func shiftThenDay(p *parser, i int) match {
	start := i
	years := 0
	if s, next := shiftAt(p, i); next > i && s.Unit == lang.UnitYear {
		years, i = s.N, p.skip(next, lang.SenseOf)
	}
	s, next := shiftAt(p, i)
	if next == i || s.Unit != lang.UnitMonth {
		return match{}
	}
	day, ok := markedDay(p, p.skip(next, lang.SenseOf))
	if !ok {
		return match{}
	}
	return dayOfShift(p, start, day.to, lang.Shift{Unit: lang.UnitMonth, N: s.N + 12*years}, day.n)
}

func dayOfShift(p *parser, from, to int, s lang.Shift, day int) match {
	first := expense.Date{Year: p.o.Today.Year, Month: p.o.Today.Month, Day: 1}.AddMonths(s.N)
	return dayOrBad(from, to, first.Year, int(first.Month), day)
}

// twoOrdinals reads "7. 4." and "siebter vierter" in the languages that count
// months so.
func twoOrdinals(p *parser, i int) match {
	if !table(p).OrdinalMonths {
		return match{}
	}
	day, ok := dayNumber(p, i)
	if !ok {
		return match{}
	}
	next, dotted := skipDot(p, day.to)
	next = p.skipSign(next, "/-")
	month, ok := dayNumber(p, next)
	if !ok || month.n > 12 || !(day.ordinal || dotted) {
		return match{}
	}
	to, monthDotted := skipDot(p, month.to)
	if !month.ordinal && !monthDotted {
		return match{}
	}
	return monthDayYear(p, i, to, month.n, day.n)
}

// skipDot skips a dot that ends a word.
func skipDot(p *parser, i int) (int, bool) {
	next := p.skipSign(i, ".")
	return next, next > i && !p.tokens[i].spaced
}

// monthDayYear adds the year that may follow; without one the most recent day
// is meant.
func monthDayYear(p *parser, from, to, month, day int) match {
	if year, next := trailingYear(p, to); next > to {
		return dayOrBad(from, next, year, month, day)
	}
	if d, ok := recent(p, month, day); ok {
		m := matchDated(from, to, d)
		addComing(p, &m, month, day)
		return m
	}
	return match{from: from, to: to, bad: true}
}

// tellsMore reports whether the text has words of its own and at most two numbers, so
// that what may be a year must be the amount.
func tellsMore(p *parser) bool {
	numbers, words := 0, 0
	for j := range p.tokens {
		switch t := &p.tokens[j]; {
		case t.kind == tokenNumber:
			numbers++
		case t.kind != tokenSign && t.senses == nil:
			words++
		}
	}
	return numbers <= 2 && words > 0
}

// trailingYear reads a year behind a month and a day.
func trailingYear(p *parser, i int) (year, to int) {
	next := i
	if next < len(p.tokens) && p.tokens[next].kind == tokenSign && !p.tokens[next].spaced {
		next = p.skipSign(next, ".")
	}
	next = p.skipSign(next, ",-/'’")
	next = p.skip(p.skip(next, lang.SenseOf), lang.SenseArticle)
	if s, end := shiftAt(p, next); end > next && s.Unit == lang.UnitYear {
		return p.o.Today.Year + s.N, end
	}
	if next >= len(p.tokens) || p.tokens[next].kind != tokenNumber {
		return 0, i
	}
	t := &p.tokens[next]
	sign := rune(0)
	if next > i {
		sign = p.tokens[next-1].sign
	}
	if t.digits == 2 && !t.spaced && (isDash(sign) || sign == '/' || sign == '\'' || sign == '’') {
		return centuryOf(p, t.number), next + 1
	}
	marked := p.skip(next+1, lang.SenseYearMark)
	if marked == next+1 && isAmountBehind(p, next, sign, next == i) || !isFullYear(p, next) {
		return 0, i
	}
	return t.number, marked
}

// isFullYear reports whether token i is a year of four digits and no part of
// something longer.
func isFullYear(p *parser, i int) bool {
	t := &p.tokens[i]
	return t.digits == 4 && t.number >= 1900 && t.number <= p.o.Today.Year+1 && chainAt(p, i).count == 1
}

// isAmountBehind reports whether a number behind a day is an amount although it
// looks like a year. Sign is what stands between them, and bare that nothing does.
func isAmountBehind(p *parser, i int, sign rune, bare bool) bool {
	t := &p.tokens[i]
	if bare && !isRecentNumber(p, t) && tellsMore(p) {
		return true // 15 Nov 2000 rent
	}
	if isMoney(p, i+1) {
		return true
	}
	return p.hasEast && !t.written && p.language == p.east && sign != ',' && t.spaced // 11月3日 2000
}
