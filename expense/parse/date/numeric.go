package date

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/expense"
	"chit/expense/parse/lang"
)

// Years of expenses; others are typing errors.
const (
	minYear = 1970
	maxYear = 9999
)

// A chain is numbers that signs join without spaces: 2026-11-03, 3.11., 3/4.
type chain struct {
	numbers [4]*token
	signs   [4]rune
	count   int
	to      int
}

// chainAt reads the chain that begins at token i. A chain of one is a number.
func chainAt(p *parser, i int) (c chain) {
	for i < len(p.tokens) && p.tokens[i].kind == tokenNumber && !p.tokens[i].written {
		if c.count == len(c.numbers) {
			c.count++ // too long for anything
			return c
		}
		c.numbers[c.count] = &p.tokens[i]
		c.count++
		c.to = i + 1
		if i+2 >= len(p.tokens) || p.tokens[i+1].kind != tokenSign || p.tokens[i+1].spaced || p.tokens[i+2].spaced ||
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
func starts(p *parser, i int) bool {
	if i == 0 || p.tokens[i].kind != tokenNumber {
		return i == 0
	}
	before := &p.tokens[i-1]
	ofNumber := i > 1 && p.tokens[i-2].kind == tokenNumber && p.tokens[i].spaced // "990 ₽ 18 ноября"
	if before.kind == tokenSign && (isMoneySign(before.sign) && !ofNumber || before.sign == '№') {
		return false
	}
	if p.tokens[i].spaced {
		return true
	}
	switch {
	case before.kind == tokenWord:
		return before.senses != nil // October2
	case before.kind != tokenSign:
		return true
	case before.sign == ':' && (i == 1 || p.tokens[i-2].kind != tokenNumber):
		return true // "Date:11/20/2026"
	case before.sign == ',' && i > 1 && (p.tokens[i-2].isEast() || p.tokens[i-2].written):
		return true // 房租两千八，1号付的
	case isJoint(before.sign): // jun-15, but not A4-12
		return i > 1 && !before.spaced && p.tokens[i-2].kind == tokenWord && p.tokens[i-2].senses != nil
	}
	return !strings.ContainsRune("#@=+_*\\", before.sign)
}

// endsChain reports whether what follows the chain leaves it a date.
func endsChain(p *parser, i int) bool {
	if isMoney(p, i) {
		return false
	}
	if i >= len(p.tokens) || p.tokens[i].spaced {
		return true
	}
	t := &p.tokens[i]
	switch t.kind {
	case tokenWord, tokenNumber:
		return false
	case tokenSign:
		return !strings.ContainsRune("%‰°_=*", t.sign)
	}
	return true
}

func isMoneySign(r rune) bool { return unicode.Is(unicode.Sc, r) }

// isMoney reports whether token i makes an amount, a share or a time of the
// number before it.
func isMoney(p *parser, i int) bool {
	if i >= len(p.tokens) {
		return false
	}
	t := &p.tokens[i]
	switch t.kind {
	case tokenSign:
		if !isMoneySign(t.sign) {
			return t.sign == '%' || t.sign == '‰'
		}
		return !t.spaced || i+1 >= len(p.tokens) || p.tokens[i+1].kind != tokenNumber
	case tokenEast:
		return !t.spaced && hasCharacter(p.text[t.Start:t.End], lang.Measured)
	case tokenWord:
		if lang.Measured.Has(t.word) {
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
func hasCharacter(s string, l lang.List) bool {
	for i := 0; i < len(s); {
		_, size := utf8.DecodeRuneInString(s[i:])
		if l.Has(s[i : i+size]) {
			return true
		}
		i += size
	}
	return false
}

// numericAt reads a date of digits.
func numericAt(p *parser, i int, pre preface) match {
	if p.tokens[min(i, len(p.tokens)-1)].kind != tokenNumber || i >= len(p.tokens) || !starts(p, i) {
		return match{}
	}
	c := chainAt(p, i)
	switch {
	case c.count == 1 && c.numbers[0].digits == 8 && endsChain(p, c.to):
		return compact(p, i, c)
	case c.count == 1:
		return spacedTriple(p, i)
	case c.count == 2 && endsChain(p, c.to):
		return pair(p, i, &c, pre)
	case c.count == 3:
		return triple(p, i, &c)
	}
	return match{}
}

// compact reads 20161016. Eight digits that are no recent day are a number.
func compact(p *parser, i int, c chain) match {
	n := c.numbers[0].number
	d, ok := expense.NewDate(n/10000, monthNumber(n/100%100), n%100)
	if !ok || d.Year < minYear || d.Year > p.o.Today.Year+1 {
		return match{}
	}
	return matchDated(i, c.to, d)
}

func matchDated(from, to int, d expense.Date) match {
	m := matchDay(from, to, d)
	m.dated = true
	return m
}

// spacedTriple reads "2 4 2009", which needs a recent year to be seen.
func spacedTriple(p *parser, i int) match {
	if i+2 >= len(p.tokens) || !plain(p, i) || !plain(p, i+1) || !plain(p, i+2) || p.tokens[i].digits > 2 || p.tokens[i+1].digits > 2 ||
		!isRecentYear(p, i+2) || isMoney(p, i+3) {
		return match{}
	}
	m := dayMonthYear(p, i, i+3, p.tokens[i].number, p.tokens[i+1].number, p.tokens[i+2].number, ' ')
	if m.bad {
		return match{}
	}
	m.weak = true
	return m
}

// plain reports whether token i is a number and no part of a chain.
func plain(p *parser, i int) bool {
	if i >= len(p.tokens) || p.tokens[i].kind != tokenNumber || !starts(p, i) {
		return false
	}
	return p.tokens[i].written || chainAt(p, i).count == 1
}

// isRecentYear reports whether token i is a year from which people still
// bring receipts, so that 2000 in "12/5, 2000" can stay an amount.
func isRecentYear(p *parser, i int) bool {
	return i < len(p.tokens) && p.tokens[i].digits == 4 && plain(p, i) &&
		p.tokens[i].number >= p.o.Today.Year-12 && p.tokens[i].number <= p.o.Today.Year+1
}

// triple reads three numbers: the year is the one with four digits, else the
// last, or the first where that is the custom.
func triple(p *parser, i int, c *chain) match {
	a, b, d := c.numbers[0], c.numbers[1], c.numbers[2]
	same := c.signs[0] == c.signs[1]
	if c.signs[0] == ':' || c.signs[0] == ',' || c.signs[0] == '\'' || b.digits > 2 {
		return match{}
	}
	switch {
	case c.signs[1] == ',' && a.digits <= 2 && isRecentNumber(p, d) && endsChain(p, c.to): // 08/12,2015
		return dayMonthYear(p, i, c.to, a.number, b.number, d.number, c.signs[0])
	case !same:
		return match{}
	case a.digits == 4 && d.digits <= 2:
		to, ok := skipClock(p, c.to)
		if !ok {
			return match{}
		}
		return dayOrBad(i, to, a.number, b.number, d.number)
	case !endsChain(p, c.to):
		return match{}
	case a.digits <= 2 && d.digits == 4:
		return dayMonthYear(p, i, c.to, a.number, b.number, d.number, c.signs[0])
	case a.digits <= 2 && d.digits == 2:
		return shortYear(p, i, c)
	}
	return match{}
}

func isRecentNumber(p *parser, t *token) bool {
	return t.digits == 4 && t.number >= p.o.Today.Year-12 && t.number <= p.o.Today.Year+1
}

// skipClock skips the time of 2026-11-20T10:00:00Z.
func skipClock(p *parser, i int) (int, bool) {
	if i+1 >= len(p.tokens) || p.tokens[i].kind != tokenWord || p.tokens[i].spaced {
		return i, endsChain(p, i)
	}
	if p.tokens[i].word != "t" || p.tokens[i+1].kind != tokenNumber {
		return i, false
	}
	for i < len(p.tokens) && !p.tokens[i].spaced && p.tokens[i].kind != tokenEast {
		i++
	}
	return i, true
}

// dayOrBad returns the day, or a bad match if there is no such day.
func dayOrBad(from, to, year, month, day int) match {
	d, ok := expense.NewDate(year, monthNumber(month), day)
	if !ok || year < minYear || year > maxYear {
		return match{from: from, to: to, bad: true}
	}
	return matchDated(from, to, d)
}

// dayMonthYear reads 1/2/2020 in the order of the region or the language.
func dayMonthYear(p *parser, from, to, a, b, year int, sign rune) match {
	monthFirst, undecided := yearOrder(p, sign)
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
func shortYear(p *parser, i int, c *chain) match {
	a, b, d := c.numbers[0], c.numbers[1], c.numbers[2]
	m := dayMonthYear(p, i, c.to, a.number, b.number, centuryOf(p, d.number), c.signs[0])
	yearFirst := dayOrBad(i, c.to, centuryOf(p, a.number), b.number, d.number)
	switch {
	case m.bad && yearFirst.bad:
		return match{}
	case m.bad:
		return yearFirst
	case yearFirst.bad || a.digits != 2 || a.number > p.o.Today.Year%100+1:
		return m
	case p.custom.YearFirst:
		return yearFirst
	}
	return m
}

// centuryOf adds the century to a year of two digits: a year from now at most.
func centuryOf(p *parser, year int) int {
	now := p.o.Today.Year
	year += now - now%100
	if year > now+1 {
		year -= 100
	}
	return year
}

// pair reads a day and a month.
func pair(p *parser, i int, c *chain, pre preface) match {
	a, b := c.numbers[0], c.numbers[1]
	sign := c.signs[0]
	if a.digits > 2 || b.digits > 2 || !strings.ContainsRune("./", sign) && !isDash(sign) {
		return match{}
	}
	to := c.to
	if next := p.skipSign(to, ","); next > to && isRecentYear(p, next) && !isMoney(p, next+1) { // 12-08, 2015
		return dayMonthYear(p, i, next+1, a.number, b.number, p.tokens[next].number, sign)
	}
	if sign == '.' && p.skip(i-1, lang.SenseAt) == i {
		return match{} // at 10.30
	}
	dotted := sign == '.' && p.skipSign(to, ".") > to && !p.tokens[to].spaced
	if next := to + 1; dotted {
		if next < len(p.tokens) && isRecentYear(p, next) { // 27.11. 2015
			return dayMonthYear(p, i, next+1, a.number, b.number, p.tokens[next].number, '.')
		}
		if next < len(p.tokens) || !p.custom.MonthFirst {
			to = next
		}
	}
	if isNoDay(p, i, to, c, pre) {
		return match{}
	}
	if sign != '-' {
		to = p.skip(to, lang.SenseDayMark)
	}
	dotted = dotted && to < len(p.tokens)
	m := dayMonth(p, i, to, a.number, b.number, dotted)
	m.weak = !pre.on && isWeakPair(p, a, b, sign, dotted)
	return m
}

// isNoDay reports whether two numbers up to token to are a range, a shop or "24/7"
// although they look like a day and a month.
func isNoDay(p *parser, i, to int, c *chain, pre preface) bool {
	a, b, sign := c.numbers[0].number, c.numbers[1].number, c.signs[0]
	monthFirst, undecided := pairOrder(p)
	if sign == '.' && !monthFirst && b > 12 && (!pre.on || isAfter(p, i, lang.SenseWeekday)) {
		return true // nobody who begins with the day writes "1.20" for one
	}
	if sign == '.' && monthFirst && !undecided && a > 12 && i > 0 && !pre.on {
		return true // nor 面24.6 who begins with the month
	}
	if pre.on {
		return false
	}
	if isDash(sign) && lang.IsShop(p.text[c.numbers[0].Start:c.numbers[1].End], "") {
		return true // 7-11
	}
	if sign == '/' && isInstalment(p, i) {
		return true
	}
	return isDash(sign) && i > 0 && a < b && wordAt(p, to) || a == 24 && b == 7 // bought 5-6 beers
}

// isInstalment reports whether the number at token i is that of one of several payments: "parcela 2/5",
// cuota 3 de 6.
func isInstalment(p *parser, i int) bool {
	return i > 0 && p.tokens[i-1].kind == tokenWord && lang.Instalment.Has(p.tokens[i-1].word)
}

// isWeakPair reports whether a pair could as well be an amount, a range or a
// fraction.
func isWeakPair(p *parser, a, b *token, sign rune, dotted bool) bool {
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
func dayMonth(p *parser, from, to, a, b int, dotted bool) match {
	monthFirst, undecided := pairOrder(p)
	if dotted {
		monthFirst, undecided = false, false
	}
	first, second := [2]int{a, b}, [2]int{b, a} // month, day
	if !monthFirst {
		first, second = second, first
	}
	d, ok := recent(p, first[0], first[1])
	if !ok {
		first, second = second, first
		if d, ok = recent(p, first[0], first[1]); !ok {
			return match{}
		}
		undecided = false
	}
	m := matchDated(from, to, d)
	other, otherOK := recent(p, second[0], second[1])
	if undecided && otherOK {
		m.add(other)
	}
	// Whoever writes the other order in this region means a day just past.
	if addComing(p, &m, first[0], first[1]) && otherOK && p.o.Today.Sub(other) <= maxAhead {
		m.add(other)
	}
	if undecided {
		addComing(p, &m, second[0], second[1])
	}
	return m
}
