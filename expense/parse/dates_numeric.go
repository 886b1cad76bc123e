package parse

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense"
)

// Years of expenses; others are typing errors.
const (
	minYear = 1970
	maxYear = 9999
)

// A chain is numbers that signs join without spaces: 2026-11-03, 3.11., 3/4.
type chain struct {
	numbers [4]*dateToken
	signs   [4]rune
	count   int
	to      int
}

// chainAt reads the chain that begins at token i. A chain of one is a number.
func (p *dateParser) chainAt(i int) (c chain) {
	for i < len(p.tokens) && p.tokens[i].kind == dateTokenNumber && !p.tokens[i].written {
		if c.count == len(c.numbers) {
			c.count++ // too long for anything
			return c
		}
		c.numbers[c.count] = &p.tokens[i]
		c.count++
		c.to = i + 1
		if i+2 >= len(p.tokens) || p.tokens[i+1].kind != dateTokenSign || p.tokens[i+1].spaced || p.tokens[i+2].spaced ||
			!isJoint(p.tokens[i+1].sign) {
			return c
		}
		c.signs[c.count-1] = p.tokens[i+1].sign
		i += 2
	}
	return c
}

func isJoint(r rune) bool { return strings.ContainsRune("./-:,'‐‑–−⁄", r) }

func isDash(r rune) bool { return strings.ContainsRune("-‐‑–−", r) }

// starts reports whether a number can begin at token i, and is not the rest
// of a longer thing: A4-12, $5.12, 1.2.3.4.
func (p *dateParser) starts(i int) bool {
	if i == 0 || p.tokens[i].kind != dateTokenNumber {
		return i == 0
	}
	before := &p.tokens[i-1]
	if before.kind == dateTokenSign && (isMoneySign(before.sign) || before.sign == '№') {
		return false
	}
	if p.tokens[i].spaced {
		return true
	}
	switch {
	case before.kind == dateTokenWord:
		return before.senses != nil // October2
	case before.kind != dateTokenSign:
		return true
	case isJoint(before.sign): // jun-15, but not A4-12
		return i > 1 && !before.spaced && p.tokens[i-2].kind == dateTokenWord && p.tokens[i-2].senses != nil
	}
	return !strings.ContainsRune("#@=+_*\\", before.sign)
}

// endsChain reports whether what follows the chain leaves it a date.
func (p *dateParser) endsChain(i int) bool {
	if p.isMoney(i) {
		return false
	}
	if i >= len(p.tokens) || p.tokens[i].spaced {
		return true
	}
	t := &p.tokens[i]
	switch t.kind {
	case dateTokenWord, dateTokenNumber:
		return false
	case dateTokenSign:
		return !strings.ContainsRune("%‰°_=*", t.sign)
	}
	return true
}

func isMoneySign(r rune) bool { return unicode.Is(unicode.Sc, r) }

// isMoney reports whether token i makes an amount, a share or a time of the
// number before it.
func (p *dateParser) isMoney(i int) bool {
	if i >= len(p.tokens) {
		return false
	}
	t := &p.tokens[i]
	switch t.kind {
	case dateTokenSign:
		if !isMoneySign(t.sign) {
			return t.sign == '%' || t.sign == '‰'
		}
		return !t.spaced || i+1 >= len(p.tokens) || p.tokens[i+1].kind != dateTokenNumber
	case dateTokenEast:
		return !t.spaced && hasCharacter(p.text[t.Start:t.End], traitMeasured)
	case dateTokenWord:
		if traitMeasured.has(t.word) {
			return true
		}
		if code := p.text[t.Start:t.End]; len(code) == 3 && strings.ToUpper(code) == code {
			_, ok := expense.LookupCurrency(code)
			return ok && t.senses == nil
		}
	}
	return false
}

// hasCharacter reports whether a character of s is in a list.
func hasCharacter(s string, l list) bool {
	for i := 0; i < len(s); {
		_, size := utf8.DecodeRuneInString(s[i:])
		if l.has(s[i : i+size]) {
			return true
		}
		i += size
	}
	return false
}

// numeric reads a date of digits.
func (p *dateParser) numeric(i int, pre preface) dateMatch {
	if p.tokens[min(i, len(p.tokens)-1)].kind != dateTokenNumber || i >= len(p.tokens) || !p.starts(i) {
		return dateMatch{}
	}
	c := p.chainAt(i)
	switch {
	case c.count == 1 && c.numbers[0].digits == 8 && p.endsChain(c.to):
		return p.compact(i, c)
	case c.count == 1:
		return p.spacedTriple(i)
	case c.count == 2 && p.endsChain(c.to):
		return p.pair(i, &c, pre)
	case c.count == 3:
		return p.triple(i, &c)
	}
	return dateMatch{}
}

// compact reads 20161016. Eight digits that are no recent day are a number.
func (p *dateParser) compact(i int, c chain) dateMatch {
	n := c.numbers[0].number
	d, ok := expense.NewDate(n/10000, monthNumber(n/100%100), n%100)
	if !ok || d.Year < minYear || d.Year > p.o.Today.Year+1 {
		return dateMatch{}
	}
	return matchDated(i, c.to, d)
}

func matchDated(from, to int, d expense.Date) dateMatch {
	m := matchDay(from, to, d)
	m.dated = true
	return m
}

// spacedTriple reads "2 4 2009", which needs a recent year to be seen.
func (p *dateParser) spacedTriple(i int) dateMatch {
	if i+2 >= len(p.tokens) || !p.plain(i) || !p.plain(i+1) || !p.plain(i+2) || p.tokens[i].digits > 2 || p.tokens[i+1].digits > 2 ||
		!p.isRecentYear(i+2) || p.isMoney(i+3) {
		return dateMatch{}
	}
	m := p.dayMonthYear(i, i+3, p.tokens[i].number, p.tokens[i+1].number, p.tokens[i+2].number, ' ')
	if m.bad {
		return dateMatch{}
	}
	m.weak = true
	return m
}

// plain reports whether token i is a number and no part of a chain.
func (p *dateParser) plain(i int) bool {
	if i >= len(p.tokens) || p.tokens[i].kind != dateTokenNumber || !p.starts(i) {
		return false
	}
	return p.tokens[i].written || p.chainAt(i).count == 1
}

// isRecentYear reports whether token i is a year from which people still
// bring receipts, so that 2000 in "12/5, 2000" can stay an amount.
func (p *dateParser) isRecentYear(i int) bool {
	return i < len(p.tokens) && p.tokens[i].digits == 4 && p.plain(i) &&
		p.tokens[i].number >= p.o.Today.Year-12 && p.tokens[i].number <= p.o.Today.Year+1
}

// triple reads three numbers: the year is the one with four digits, else the
// last, or the first where that is the custom.
func (p *dateParser) triple(i int, c *chain) dateMatch {
	a, b, d := c.numbers[0], c.numbers[1], c.numbers[2]
	same := c.signs[0] == c.signs[1]
	if c.signs[0] == ':' || c.signs[0] == ',' || c.signs[0] == '\'' || b.digits > 2 {
		return dateMatch{}
	}
	switch {
	case c.signs[1] == ',' && a.digits <= 2 && p.isRecentNumber(d) && p.endsChain(c.to): // 08/12,2015
		return p.dayMonthYear(i, c.to, a.number, b.number, d.number, c.signs[0])
	case !same:
		return dateMatch{}
	case a.digits == 4 && d.digits <= 2:
		to, ok := p.skipClock(c.to)
		if !ok {
			return dateMatch{}
		}
		return dayOrBad(i, to, a.number, b.number, d.number)
	case !p.endsChain(c.to):
		return dateMatch{}
	case a.digits <= 2 && d.digits == 4:
		return p.dayMonthYear(i, c.to, a.number, b.number, d.number, c.signs[0])
	case a.digits <= 2 && d.digits == 2:
		return p.shortYear(i, c)
	}
	return dateMatch{}
}

func (p *dateParser) isRecentNumber(t *dateToken) bool {
	return t.digits == 4 && t.number >= p.o.Today.Year-12 && t.number <= p.o.Today.Year+1
}

// skipClock skips the time of 2026-11-20T10:00:00Z.
func (p *dateParser) skipClock(i int) (int, bool) {
	if i+1 >= len(p.tokens) || p.tokens[i].kind != dateTokenWord || p.tokens[i].spaced {
		return i, p.endsChain(i)
	}
	if p.tokens[i].word != "t" || p.tokens[i+1].kind != dateTokenNumber {
		return i, false
	}
	for i < len(p.tokens) && !p.tokens[i].spaced && p.tokens[i].kind != dateTokenEast {
		i++
	}
	return i, true
}

// dayOrBad returns the day, or a bad match if there is no such day.
func dayOrBad(from, to, year, month, day int) dateMatch {
	d, ok := expense.NewDate(year, monthNumber(month), day)
	if !ok || year < minYear || year > maxYear {
		return dateMatch{from: from, to: to, bad: true}
	}
	return matchDated(from, to, d)
}

// dayMonthYear reads 1/2/2020 in the order of the region or the language.
func (p *dateParser) dayMonthYear(from, to, a, b, year int, sign rune) dateMatch {
	monthFirst, undecided := p.yearOrder(sign)
	first, second := [2]int{a, b}, [2]int{b, a} // month, day
	if !monthFirst {
		first, second = second, first
	}
	m := dayOrBad(from, to, year, first[0], first[1])
	other := dayOrBad(from, to, year, second[0], second[1])
	switch {
	case m.bad:
		return other
	case undecided && !other.bad:
		m.add(other.readings[0])
	}
	return m
}

// shortYear reads a year of two digits: 9-18-15, or 12-11-10 where years come
// first.
func (p *dateParser) shortYear(i int, c *chain) dateMatch {
	a, b, d := c.numbers[0], c.numbers[1], c.numbers[2]
	m := p.dayMonthYear(i, c.to, a.number, b.number, p.century(d.number), c.signs[0])
	yearFirst := dayOrBad(i, c.to, p.century(a.number), b.number, d.number)
	switch {
	case m.bad && yearFirst.bad:
		return dateMatch{}
	case m.bad:
		return yearFirst
	case yearFirst.bad || a.digits != 2 || a.number > p.o.Today.Year%100+1:
		return m
	case p.custom.yearFirst:
		return yearFirst
	}
	return m
}

// century adds the century to a year of two digits: a year from now at most.
func (p *dateParser) century(year int) int {
	now := p.o.Today.Year
	year += now - now%100
	if year > now+1 {
		year -= 100
	}
	return year
}

// pair reads a day and a month.
func (p *dateParser) pair(i int, c *chain, pre preface) dateMatch {
	a, b := c.numbers[0], c.numbers[1]
	sign := c.signs[0]
	if a.digits > 2 || b.digits > 2 || !strings.ContainsRune("./", sign) && !isDash(sign) {
		return dateMatch{}
	}
	to := c.to
	if next := p.skipSign(to, ","); next > to && p.isRecentYear(next) && !p.isMoney(next+1) { // 12-08, 2015
		return p.dayMonthYear(i, next+1, a.number, b.number, p.tokens[next].number, sign)
	}
	dotted := false
	if sign == '.' {
		if p.skip(i-1, senseAt) == i {
			return dateMatch{} // at 10.30
		}
		if next := p.skipSign(to, "."); next > to && !p.tokens[to].spaced {
			dotted = true
			if next < len(p.tokens) && p.isRecentYear(next) { // 27.11. 2015
				return p.dayMonthYear(i, next+1, a.number, b.number, p.tokens[next].number, '.')
			}
			if next < len(p.tokens) || !p.custom.monthFirst {
				to = next
			}
		}
	}
	if isDash(sign) && !pre.on && i > 0 && a.number < b.number && p.wordAt(to) {
		return dateMatch{} // bought 5-6 beers
	}
	if sign != '-' {
		to = p.skip(to, senseDayMark)
	}
	m := p.dayMonth(i, to, a.number, b.number, sign, dotted && to < len(p.tokens))
	m.weak = !pre.on && p.isWeakPair(a, b, sign, dotted && to < len(p.tokens))
	if m.to > 0 && a.number == 24 && b.number == 7 && !pre.on {
		return dateMatch{} // 24/7 means always
	}
	return m
}

// isWeakPair reports whether a pair could as well be an amount, a range or a
// fraction.
func (p *dateParser) isWeakPair(a, b *dateToken, sign rune, dotted bool) bool {
	switch {
	case p.whole:
		return false
	case sign == '.':
		return !dotted && !a.padded
	case isDash(sign):
		return true
	}
	return a.number < b.number && b.number <= 4 && b.number >= 2 && !a.padded && !b.padded // 3/4
}

// dayMonth reads 3/4 in the order of the region or the language. A final dot
// with more behind it, as in "3.11. Kaffee", is written after day and month
// only.
func (p *dateParser) dayMonth(from, to, a, b int, sign rune, dotted bool) dateMatch {
	monthFirst, undecided := p.pairOrder(sign)
	if dotted {
		monthFirst, undecided = false, false
	}
	first, second := [2]int{a, b}, [2]int{b, a} // month, day
	if !monthFirst {
		first, second = second, first
	}
	d, ok := p.recent(first[0], first[1])
	if !ok {
		first, second = second, first
		if d, ok = p.recent(first[0], first[1]); !ok {
			return dateMatch{}
		}
		undecided = false
	}
	m := matchDated(from, to, d)
	other, otherOK := p.recent(second[0], second[1])
	if undecided && otherOK {
		m.add(other)
	}
	// Whoever writes the other order in this region means a day just past.
	if p.addComing(&m, first[0], first[1]) && otherOK && p.o.Today.Sub(other) <= maxAhead {
		m.add(other)
	}
	if undecided {
		p.addComing(&m, second[0], second[1])
	}
	return m
}
