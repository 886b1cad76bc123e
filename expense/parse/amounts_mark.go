package parse

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"chit/expense"
)

// markBefore takes a currency that stands before the number.
func (r *reader) markBefore(m *money) {
	k := m.first - 1
	t := r.at(k)
	if t.low == "-" && !t.spaced && !r.tokens[m.first].spaced && r.at(k-1).kind == tokenSign && r.at(k-1).lex.markOf() != nil { // $-5
		k--
		t = r.at(k)
		defer func() { m.minus = m.mark != nil }()
	}
	mk := t.lex.markOf()
	if mk == nil || t.use != unused || mk.minor > 0 || mk.weak || mk.piece || !r.isMark(t, mk) {
		return
	}
	if t.kind == tokenWord && !mk.iso && traitNotBefore.has(t.low) {
		return
	}
	m.mark, m.first = mk, k
	r.widen(m)
}

func (r *reader) isMark(t *lexToken, mk *mark) bool {
	if mk.iso {
		return isCodeAsWritten(r.text[t.Start:t.End], t.low, r.shouting)
	}
	if t.low == "km" { // kilometres, but for the KM of Bosnia
		return !r.shouting && r.text[t.Start:t.End] == "KM"
	}
	if t.kind == tokenWord && traitCapital.has(t.low) {
		first := firstRune(r.text[t.Start:])
		return unicode.IsUpper(first)
	}
	return true
}

// widen takes a second currency word on the far side that says the same or
// more: "$ SGD 4.90", "malaysian ringgit 42", "c $ 300".
func (r *reader) widen(m *money) {
	t := r.at(m.first - 1)
	if t.use != unused || t.kind == tokenBreak {
		return
	}
	if other := t.lex.markOf(); other != nil && r.isMark(t, other) && other.minor == 0 {
		if best := compatible(m.mark, other); best != nil {
			m.mark, m.first = best, m.first-1
		}
		return
	}
	if t.kind != tokenWord {
		return
	}
	if r.tokens[m.first].low == "$" && traitDollar.has(t.low) {
		if lex, _ := signMark(t.low+"$", 0); lex != nil {
			m.mark, m.first = lex.mark, m.first-1
		}
		return
	}
	r.nationalBefore(m)
}

func (r *reader) nationalBefore(m *money) {
	t := r.at(m.first - 1)
	if c := m.mark.national(t.low); c != "" {
		named := *m.mark
		named.code, named.family = c, ""
		m.mark, m.first = &named, m.first-1
	} else if m.mark.code == "MYR" && hasFold(t.low, "malaysia") {
		m.first--
	}
}

// compatible returns the more exact of two marks that can mean the same
// currency, or nil.
func compatible(a, b *mark) *mark {
	switch {
	case a.minor != b.minor:
		return nil
	case a.family == "" && b.family == "":
		if a.code == b.code {
			return a
		}
		return nil
	case a.family == "":
		if slices.Contains(b.list(), a.code) {
			return a
		}
		return nil
	case b.family == "":
		if slices.Contains(a.list(), b.code) {
			return b
		}
		return nil
	case a.family == b.family:
		return a
	}
	for _, c := range a.list() { // ¥ and 元 are both the yuan
		if slices.Contains(b.list(), c) && (b.usual == c || a.usual == c) {
			named := *b
			if b.usual != c {
				named = *a
			}
			return &named
		}
	}
	return nil
}

// markAfter takes a currency that stands behind the number, with an adjective
// on either side of it.
func (r *reader) markAfter(m *money, q *quantity) {
	k := q.last
	t := r.at(k)
	if q.scaled && t.lex.is(roleDe) && r.at(k+1).lex.markOf() != nil { // millones de euros
		k++
		t = r.at(k)
	}
	if t.use != unused || t.kind == tokenBreak {
		return
	}
	adjective := ""
	if next := r.at(k + 1); t.kind != tokenSign && (t.lex.markOf() == nil || t.lex.mark.iso && !r.isMark(t, t.lex.mark)) && next.kind != tokenSign {
		if mk := next.lex.markOf(); mk != nil && next.use == unused && mk.minor == 0 && (mk.national(t.low) != "" || mk.code == "MYR" && hasFold(t.low, "malaysia")) {
			adjective = t.low
			k++
			t = next
		}
	}
	mk := t.lex.markOf()
	if mk == nil || !r.isMark(t, mk) || mk.weak && t.spaced {
		return
	}
	if next := r.at(k + 1); t.low == "real" && next.kind != tokenBreak && next.kind != tokenSign {
		m.loose = true
		return // "5 real lunches"
	}
	if t.kind == tokenSign && t.spaced && r.at(k+1).kind == tokenNumber && !r.at(k+1).spaced {
		return // "5 $10": the sign belongs to what follows
	}
	if q.word && mk.piece && !r.endsMeasure(k) {
		return
	}
	if next := r.at(k + 1); q.word && next.kind == tokenNumber && next.End-next.Start > 2 {
		return
	}
	if m.mark != nil {
		best := compatible(m.mark, mk)
		if best == nil {
			return
		}
		mk = best
	}
	if c := mk.national(adjective); adjective != "" && c != "" {
		mk = mk.as(c)
	}
	m.mark, m.last = mk, k+1
	if mk.piece && !r.endsMeasure(k) {
		m.loose = true // 2块蛋糕 are two pieces of cake, or it costs two yuan
	}
	if traitPoint.has(t.low) && t.kind == tokenEast && r.hasWordBefore(m.first) {
		m.loose = true // points, as in 电影7分
	}
	r.after(m, q)
}

func (m *mark) as(c expense.Currency) *mark {
	named := *m
	named.code, named.family = c, ""
	return &named
}

// after takes what may follow a currency: an adjective (dólares australianos),
// a scale (75 USD millones), the code once more ($20 USD).
func (r *reader) after(m *money, q *quantity) {
	t := r.at(m.last)
	if t.use != unused {
		return
	}
	if other := t.lex.markOf(); other != nil && r.isMark(t, other) && other.minor == 0 && !other.weak {
		if best := compatible(m.mark, other); best != nil && (r.at(m.last+1).kind != tokenNumber || r.at(m.last+1).spaced) {
			m.mark, m.last = best, m.last+1
		}
		return
	}
	if t.kind != tokenWord {
		return
	}
	if t.lex.is(roleScale) && !q.scaled && len(t.low) > 2 {
		q.last = m.last
		r.scale(q)
		m.last = q.last
		return
	}
	if r.tokens[m.last-1].low == "$" && t.low == "c" {
		m.mark, m.last = m.mark.as("CAD"), m.last+1
		return
	}
	if c := m.mark.national(t.low); c != "" && len(t.low) > 3 {
		m.mark, m.last = m.mark.as(c), m.last+1
	}
}

// endsMeasure reports whether 块, 毛 or 分 at token k is money: nothing follows
// that it could be a piece of.
func (r *reader) endsMeasure(k int) bool {
	next := r.at(k + 1)
	if next.kind != tokenEast || next.spaced || next.use != unused {
		return true
	}
	if traitEndsMeasure.has(next.low) {
		return true
	}
	if _, ok := hanDigit(firstRune(next.low)); ok {
		return utf8.RuneCountInString(next.low) == 1
	}
	return next.lex != nil && next.lex.roles&(roleSpend|roleAnd|roleTax|roleNet|roleGross|roleAdd) != 0
}
