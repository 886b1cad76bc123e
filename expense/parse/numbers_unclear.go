package parse

import (
	"strings"
	"unicode/utf8"
)

// unclearAt returns the end of a number in words that begins at token k and has
// no one value, or a word that is in no table: "a few hundred dollars",
// "zweiundelfzig Euro", 几百块. It returns k if there is none.
func (r *reader) unclearAt(k int) int {
	t := &r.tokens[k]
	inexact := t.lex.is(rolePart)
	if t.kind == tokenEast {
		return r.unclearEast(k, inexact)
	}
	if !inexact && !t.looksNumeric() {
		return k
	}
	if _, last := r.wordNumber(k); last > k {
		return k // half a million
	}
	j := k + 1
	if next := r.at(j); inexact && (next.lex.is(roleDe|roleArticle) || traitOf.has(next.low)) {
		j++
	}
	numbers := j
	for r.at(j).use == unused && (r.isNumberWord(j) || r.at(j).lex.is(roleScale) && len(r.at(j).low) > 2 || r.at(j).looksNumeric()) {
		j++
	}
	if de := r.at(j); j > numbers && de.lex.is(roleDe) || de.low == "d'" {
		j++
	}
	m := r.at(j).lex.markOf()
	named := m != nil && r.at(j).use == unused && r.at(j).kind != tokenSign && r.isMark(r.at(j), m) && r.at(j+1).kind != tokenNumber
	switch {
	case named:
		return j + 1
	case j > numbers && inexact && r.at(numbers).lex.number >= 100:
		return j
	}
	return k
}

// unclearEast is [reader.unclearAt] of 几百块, 两百多块 and 十几块.
func (r *reader) unclearEast(k int, inexact bool) int {
	first := k
	if inexact {
		first++
	}
	t := r.at(first)
	if _, digit := eastDigit(firstRune(t.low)); t.kind != tokenEast || inexact && !r.isEastUnit(first) || !digit && !r.isEastUnit(first) {
		return k
	}
	e := scanEast(r.text, t.Start)
	if !e.ok || !e.units {
		return k
	}
	_, last := r.tokensOf(Span{t.Start, e.end})
	if more := r.at(last); !more.spaced && (more.lex.is(rolePart) || traitMore.has(more.low)) {
		inexact = true
		last++
	}
	if traitSome.has(r.at(last).low) {
		return last + 1
	}
	if !inexact || r.at(last).lex.markOf() == nil {
		return k
	}
	return last + 1
}

func (r *reader) isEastUnit(k int) bool {
	_, _, ok := eastUnit(firstRune(r.at(k).low))
	return ok && r.at(k).kind == tokenEast && utf8.RuneCountInString(r.at(k).low) == 1
}

// unreadPart returns the word of a number that stands beside an amount and was not
// read with it, or -1: what was read is not all that was said.
func (r *reader) unreadPart(m *money, word bool) int {
	if m.mark == nil {
		return -1
	}
	before := m.first - 1
	if low := r.at(before).low; low == "-" && !r.at(m.first).spaced || r.at(before).lex.is(roleAnd) {
		before--
	}
	if b := r.at(before); b.use == unused && r.isNumeral(before) && (word || b.lex.is(roleScale) || b.lex.is(roleWord) && b.lex.number >= 100) {
		return before
	}
	a := r.at(m.last)
	if a.use != unused || !word && r.tokens[m.last-1].kind == tokenSign || r.at(m.last+1).lex.is(roleUnit) {
		return -1
	}
	if a.looksNumeric() || word && r.isNumeral(m.last) && (a.lex.number >= 10 || a.lex.is(roleScale|rolePart)) {
		return m.last
	}
	return -1
}

// isNumeral reports whether token k is a word of a number.
func (r *reader) isNumeral(k int) bool {
	t := r.at(k)
	switch t.kind {
	case tokenWord:
		return r.isNumberWord(k) && t.lex.number != 1 || t.lex.is(roleScale) && len(t.low) > 2 || t.lex.is(rolePart) || t.looksNumeric()
	case tokenEast:
		return r.isEastUnit(k) && koreanText(t.low) && t.spaced
	}
	return false
}

// isOneDollar reports whether the article at token k counts a currency, and
// whether cents follow: "a dollar fifty". Where there are digits, they are the
// amount.
func (r *reader) isOneDollar(k int) (one, cents bool) {
	t, next := r.tokens[k], r.at(k+1)
	if !t.lex.is(roleArticle) || next.kind != tokenWord || next.use != unused {
		return false, false
	}
	if m := next.lex.markOf(); m == nil || m.minor > 0 || m.iso || !r.isMark(next, m) || traitOf.has(r.at(k+2).low) {
		return false, false
	}
	for i := range r.tokens {
		if r.tokens[i].kind == tokenNumber {
			return false, false
		}
	}
	return true, r.isNumberWord(k+2) || r.at(k+2).lex.is(roleAnd) && (r.isNumberWord(k+3) || r.at(k+4).lex.is(roleHalf))
}

// findBareWords takes the only number of a text for an amount although it is in
// words and has no currency: "twelve hundred", "laptop fifteen hundred". It must
// be beside nothing but a thing that people buy, and somebody looks at it.
func (r *reader) findBareWords() {
	if len(r.money) > 0 || r.unclear || strings.ContainsAny(r.text, "?？") || r.countWords() > 8 {
		return
	}
	first, found := -1, quantity{}
	for k := 0; k < len(r.tokens); k++ {
		t := &r.tokens[k]
		if t.use == unused && t.lex.is(roleBan|roleCommand) {
			return
		}
		if t.kind != tokenWord || t.use != unused {
			continue
		}
		q, ok := r.wordQuantity(k)
		if !ok {
			continue
		}
		if first >= 0 || r.isCount(k, q) {
			return
		}
		if r.at(q.last).looksNumeric() {
			r.setAmount(k, q.last+1)
			r.unclear = true
			return
		}
		first, found = k, q
		k = q.last - 1
	}
	if first < 0 {
		r.findUnknownNumber()
		return
	}
	if found.value.IntPart() < 10 && found.readings == nil || !r.isOnlyThing(first, found.last) {
		return
	}
	m := money{first: first, last: found.last, loose: true}
	r.valueOf(&m, found)
	m.Span = Span{r.tokens[first].Start, r.tokens[found.last-1].End}
	m.Text = r.text[m.Start:m.End]
	r.setAmount(first, found.last)
	r.money = append(r.money, m)
}

// findUnknownNumber notes a word in no table before the name of a currency:
// "lunch eleventy dollars".
func (r *reader) findUnknownNumber() {
	for k := range r.tokens {
		t, next := r.tokens[k], r.at(k+1)
		m := next.lex.markOf()
		if t.kind == tokenWord && t.use == unused && t.lex == nil && m != nil && next.kind == tokenWord && !m.iso && !m.weak && r.isMark(next, m) && r.isOnlyThing(k, k+2) {
			r.setAmount(k, k+2)
			r.unclear, r.unclearMark = true, m
			return
		}
	}
}

// isOnlyThing reports whether what stands around a number names a thing that
// people buy, or is nothing.
func (r *reader) isOnlyThing(first, last int) bool {
	words := false
	for k := range r.tokens {
		t := &r.tokens[k]
		words = words || (k < first || k >= last) && t.use == unused && t.kind != tokenSign && !t.lex.is(roleFiller)
	}
	if !words {
		return true
	}
	_, known := Category(r.text[:r.tokens[first].Start]+" "+r.text[r.tokens[last-1].End:], r.language)
	return known
}
