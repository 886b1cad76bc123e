package parse

import (
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"
)

// addMinor adds the cents that follow a whole amount: "3 dollars 50 cents",
// "$20 and 43c", "15 dollars 50", "三块三", "两毛五".
func (r *reader) addMinor(m *money) {
	if !m.whole {
		return
	}
	for range 2 {
		if !r.namedMinor(m) && !r.shortMinor(m) && !r.bareMinor(m) {
			return
		}
	}
}

// namedMinor takes a number with a minor unit: "50 cents", "5分".
func (r *reader) namedMinor(m *money) bool {
	k := m.last
	joined := r.joins(k)
	if joined {
		k++
	}
	q, ok := r.quantityAt(k)
	if !ok || r.tokens[k].use != unused || q.scaled {
		return false
	}
	t := r.at(q.last)
	mk := t.lex.markOf()
	if mk == nil || mk.minor <= m.mark.minor || t.use != unused || mk.weak && t.spaced || !r.fitsMinor(m, mk) {
		return false
	}
	value := q.value
	if q.plain {
		if !q.num.whole || q.num.ambiguous || q.num.mantissa > 99 {
			return false
		}
		value = q.num.thousands()
	}
	r.extend(m, value.Shift(-mk.minor), q.last+1)
	m.whole = mk.minor == 1
	return true
}

// fitsMinor reports whether the minor unit can belong to the currency. Cents
// of any kind fit any currency that has cents: people say "3 CHF 4 cents".
func (r *reader) fitsMinor(m *money, minor *mark) bool {
	switch {
	case minor.family == "fen":
		return m.mark.family == "yuan" || m.mark.family == "yen" || m.mark.family == "fen" || m.Currency == "CNY" || m.Currency == "TWD" || m.Currency == "HKD"
	case minor.family != "":
		return true
	}
	return minor.code == m.Currency || m.Currency == "" || compatible(m.mark, &mark{code: minor.code, minor: m.mark.minor}) != nil
}

func (r *reader) joins(k int) bool {
	t := r.at(k)
	return t.use == unused && (t.lex.is(roleAnd) || traitJoint.has(t.low))
}

// extend adds a part to the amount and moves its end.
func (r *reader) extend(m *money, part decimal.Decimal, last int) {
	for i := range m.Readings {
		m.Readings[i] = m.Readings[i].Add(part)
	}
	m.Value = m.Readings[0]
	m.last = last
}

// shortMinor takes the digit that Chinese leaves without a unit: 三块三 is 3.30
// and 两毛五 is 0.25. After 零 it is the next smaller one: 五块零五 is 5.05.
func (r *reader) shortMinor(m *money) bool {
	if !m.mark.piece {
		return false
	}
	k, shift := m.last, m.mark.minor+1
	if r.tokens[k-1].lex.markOf() != nil {
		shift = r.tokens[k-1].lex.mark.minor + 1
	}
	if traitZeroJoint.has(r.at(k).low) {
		k++
		shift++
	}
	t := r.at(k)
	if t.spaced || t.use != unused || shift > 2 {
		return false
	}
	var value int64
	switch {
	case t.kind == tokenNumber && t.num.whole && t.End-t.Start <= 2 && !t.num.ambiguous:
		value = t.num.mantissa
		if t.End-t.Start == 2 {
			shift++
		}
		if shift > 2 {
			return false
		}
	case traitHalf.has(t.low):
		value = 5
	case t.kind == tokenEast && utf8.RuneCountInString(t.low) == 1:
		d, ok := eastDigit(firstRune(t.low))
		if !ok || koreanText(t.low) {
			return false
		}
		value = d
	default:
		return false
	}
	next := r.at(k + 1)
	if !next.spaced && next.kind == tokenEast && !next.lex.is(roleSpend|roleAnd|roleTax) && !traitCentsEnd.has(next.low) {
		return false // 三块五花肉
	}
	r.extend(m, decimal.New(value, -shift), k+1)
	m.whole = false
	return true
}

func koreanText(s string) bool {
	_, ok := koreanOnly(firstRune(s))
	return ok
}

// bareMinor takes two digits that follow a currency: "15 dollars 50", "$20 43",
// and with a joint only where the sentence ends: "15 dollars and 50."
func (r *reader) bareMinor(m *money) bool {
	k := m.last
	joined := r.joins(k)
	if joined {
		k++
	}
	t := r.at(k)
	if t.kind == tokenWord {
		return r.spokenMinor(m, k, joined)
	}
	if m.mark.minor > 0 || t.kind != tokenNumber || t.use != unused || !t.spaced || t.End-t.Start != 2 || !t.num.whole {
		return false
	}
	if r.tokens[m.last-1].kind == tokenEast || r.hasThreeNumbers() {
		return false
	}
	after := r.at(k + 1)
	ends := after.kind == tokenBreak || after.low == "." || after.low == "!" || after.low == ")"
	if !ends {
		if joined || after.kind != tokenWord || after.lex != nil && (after.lex.mark != nil || after.lex.roles&(roleUnit|roleScale|rolePercent|roleAnd|roleTax|roleNet|roleGross) != 0) {
			return false
		}
		if r.tokens[k-1].kind == tokenSign {
			return false // "$5 20 stickers"
		}
	}
	m.loose = m.loose || !ends || joined
	r.extend(m, decimal.New(t.num.mantissa, -2), k+1)
	m.whole = false
	return true
}

// spokenMinor takes the cents that are said as words behind the currency: "zwei
// Euro fünfzig", "tre euro e cinquanta", "two dollars and a half".
func (r *reader) spokenMinor(m *money, k int, joined bool) bool {
	if m.mark.minor > 0 || r.tokens[m.last-1].kind != tokenWord {
		return false
	}
	half := k
	if r.at(k).lex.is(roleArticle) {
		half++
	}
	if t := r.at(half); joined && t.lex.is(roleHalf) && t.use == unused {
		r.extend(m, decimal.New(5, -1), half+1)
		m.whole = false
		return true
	}
	cents, last := r.wordNumber(k)
	if last == k || !isCents(cents) {
		return false
	}
	// What follows may be counted: "two dollars twenty stickers".
	if next := r.at(last); next.kind == tokenWord {
		if mk := next.lex.markOf(); mk != nil && r.isMark(next, mk) || next.lex.is(roleUnit|roleScale|rolePercent) {
			return false
		}
		counts := !next.lex.is(roleFiller) && (cents.IntPart()%5 != 0 || strings.HasSuffix(next.low, "s"))
		m.loose = m.loose || counts || joined && languageNamed(r.language).common
	}
	r.extend(m, cents.Shift(-2), last)
	m.whole = false
	return true
}

// hasThreeNumbers guards against taking the next item of a list for cents.
func (r *reader) hasThreeNumbers() bool {
	n := 0
	for i := range r.tokens {
		if r.tokens[i].kind == tokenNumber {
			n++
		}
	}
	return n > 2
}
