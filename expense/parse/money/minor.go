package money

import (
	"strings"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/number"
)

// addMinor adds the cents that follow a whole amount: "3 dollars 50 cents",
// "$20 and 43c", "15 dollars 50", "三块三", "两毛五".
func addMinor(r *lex.Sentence, m *Found) {
	if !m.whole {
		return
	}
	for range 2 {
		if !namedMinor(r, m) && !shortMinor(r, m) && !bareMinor(r, m) {
			return
		}
	}
}

// namedMinor takes a number with a minor unit: "50 cents", "5分".
func namedMinor(r *lex.Sentence, m *Found) bool {
	k := m.Last
	joined := joins(r, k)
	if joined {
		k++
	}
	q, ok := number.At(r, k)
	if !ok || r.Tokens[k].Use != lex.Unused || q.Scaled {
		return false
	}
	t := r.At(q.Last)
	mk := t.Lex.MarkOf()
	if mk == nil || mk.Minor <= m.mark.Minor || t.Use != lex.Unused || mk.Weak && t.Spaced || !fitsMinor(m, mk) {
		return false
	}
	value := q.Value
	if q.Plain {
		if !q.Num.Whole || q.Num.Ambiguous || q.Num.Mantissa > 99 {
			return false
		}
		value = q.Num.Thousands()
	}
	m.extend(value.Shift(-mk.Minor), q.Last+1)
	m.whole = mk.Minor == 1
	return true
}

// fitsMinor reports whether the minor unit can belong to the currency. Cents
// of any kind fit any currency that has cents: people say "3 CHF 4 cents".
func fitsMinor(m *Found, minor *lang.Mark) bool {
	switch {
	case minor.Family == "fen":
		return m.mark.Family == "yuan" || m.mark.Family == "yen" || m.mark.Family == "fen" || m.Currency == "CNY" || m.Currency == "TWD" || m.Currency == "HKD"
	case minor.Family != "":
		return true
	}
	return minor.Code == m.Currency || m.Currency == "" || compatible(m.mark, &lang.Mark{Code: minor.Code, Minor: m.mark.Minor}) != nil
}

func joins(r *lex.Sentence, k int) bool {
	t := r.At(k)
	return t.Use == lex.Unused && (t.Lex.Is(lang.RoleAnd) || lang.Joint.Has(t.Low))
}

// extend adds a part to the amount and moves its end.
func (m *Found) extend(part decimal.Decimal, last int) {
	for i := range m.Readings {
		m.Readings[i] = m.Readings[i].Add(part)
	}
	m.Value = m.Readings[0]
	m.Last = last
}

// shortMinor takes the digit that Chinese leaves without a unit: 三块三 is 3.30
// and 两毛五 is 0.25. After 零 it is the next smaller one: 五块零五 is 5.05.
func shortMinor(r *lex.Sentence, m *Found) bool {
	if !m.mark.Piece {
		return false
	}
	k, shift := m.Last, m.mark.Minor+1
	if r.Tokens[k-1].Lex.MarkOf() != nil {
		shift = r.Tokens[k-1].Lex.Mark.Minor + 1
	}
	if lang.ZeroJoint.Has(r.At(k).Low) {
		k++
		shift++
	}
	t := r.At(k)
	if t.Spaced || t.Use != lex.Unused || shift > 2 {
		return false
	}
	var value int64
	switch {
	case t.Kind == lex.Number && t.Num.Whole && t.End-t.Start <= 2 && !t.Num.Ambiguous:
		value = t.Num.Mantissa
		if t.End-t.Start == 2 {
			shift++
		}
		if shift > 2 {
			return false
		}
	case lang.Half.Has(t.Low):
		value = 5
	case t.Kind == lex.East && utf8.RuneCountInString(t.Low) == 1:
		d, ok := lang.EastDigit(lang.FirstRune(t.Low))
		if !ok || lang.IsHangul(lang.FirstRune(t.Low)) {
			return false
		}
		value = d
	default:
		return false
	}
	next := r.At(k + 1)
	if !next.Spaced && next.Kind == lex.East && !next.Lex.Is(lang.RoleSpend|lang.RoleAnd|lang.RoleTax) && !lang.CentsEnd.Has(next.Low) && !(lang.One.Has(next.Low) && r.At(k+2).Lex.Is(lang.RoleUnit)) {
		return false // 三块五花肉
	}
	m.extend(decimal.New(value, -shift), k+1)
	m.whole = false
	return true
}

// bareMinor takes two digits that follow a currency: "15 dollars 50", "$20 43",
// and with a joint only where the sentence ends: "15 dollars and 50."
func bareMinor(r *lex.Sentence, m *Found) bool {
	k := m.Last
	joined := joins(r, k)
	if joined {
		k++
	}
	t := r.At(k)
	if t.Kind == lex.Word {
		return spokenMinor(r, m, k, joined)
	}
	if m.mark.Minor > 0 || t.Kind != lex.Number || t.Use != lex.Unused || t.End-t.Start != 2 || !t.Num.Whole {
		return false
	}
	if !t.Spaced {
		return !joined && gluedMinor(r, m, k)
	}
	after, ends := r.At(k+1), endsPrice(r, k)
	if r.Tokens[m.Last-1].Kind == lex.East || hasThreeNumbers(r) && !saysCents(r) || isTipped(r, k+1) && !leads(r, m) {
		return false
	}
	if !ends && (joined && !leads(r, m) || !maybeThing(after) || r.Tokens[k-1].Kind == lex.Sign) { // "$5 20 stickers"
		return false
	}
	m.Loose = m.Loose || !ends || joined && !after.Lex.Is(lang.RoleDe)
	m.extend(decimal.New(t.Num.Mantissa, -2), k+1)
	m.whole = false
	return true
}

// leads reports whether nothing that was bought stands before an amount, in a language that
// joins the cents to it: "12 reais e 40 busão".
func leads(r *lex.Sentence, m *Found) bool {
	for k := m.First - 1; k >= 0 && r.Tokens[k].Kind != lex.Break; k-- {
		if t := &r.Tokens[k]; t.Use == lex.Unused && t.Kind != lex.Sign && !t.Lex.Is(lang.RoleFiller) {
			return false
		}
	}
	return lang.Named(r.Language).DecimalComma
}

// saysCents reports whether two digits end the text behind the word for a currency, and stand behind
// every other one as well: "aldi 23,17, apotheke 6 euro 20".
func saysCents(r *lex.Sentence) bool {
	last := len(r.Tokens) - 1
	for k := range r.Tokens {
		mk := r.Tokens[k].Lex.MarkOf()
		if mk == nil || !r.IsMark(&r.Tokens[k], mk) {
			continue
		}
		cents := r.At(k + 1)
		if r.Tokens[k].Kind != lex.Word || r.At(k-1).Kind != lex.Number || cents.Kind != lex.Number || cents.End-cents.Start != 2 || !cents.Num.Whole {
			return false
		}
	}
	return last > 1 && r.Tokens[last].Kind == lex.Number && r.Tokens[last-1].Kind == lex.Word && r.Tokens[last-1].Lex.MarkOf() != nil
}

// endsPrice reports whether the digits at token k end a price.
func endsPrice(r *lex.Sentence, k int) bool {
	after, next := r.At(k+1).Lex, *r.At(k + 2)
	switch t := r.At(k + 1); {
	case t.Kind == lex.Break || t.Low == "." || t.Low == "!" || t.Low == ")" || t.Use == lex.UsedDate:
		return true
	case (t.Low == "," || t.Kind == lex.Word && lang.Preposition.Has(t.Low)) && next.Use == lex.UsedDate:
		return true // "34 Franken 50 am Freitag"
	}
	if next.Kind != lex.Word {
		return false
	}
	return after.Is(lang.RoleDe) && r.Tokens[k-1].Kind == lex.Word || // "8 reais e 50 de pão"
		after.Is(lang.RoleAnd) && hasThreeNumbers(r)
}

// isTipped reports whether token k calls the number before it a tip: "80 lira 20 de bahşiş".
func isTipped(r *lex.Sentence, k int) bool {
	if lang.AroundTip.Is(r.At(k).Low) {
		k++
	}
	return r.At(k).Lex.Is(lang.RoleTip)
}

// maybeThing reports whether a word behind a price may be what was bought.
func maybeThing(t *lex.Token) bool {
	const others = lang.RoleUnit | lang.RoleScale | lang.RolePercent | lang.RoleAnd | lang.RoleTax | lang.RoleNet | lang.RoleGross
	return t.Kind == lex.Word && t.Lex.MarkOf() == nil && !t.Lex.Is(others)
}

// gluedMinor takes the cents at token k that are glued to the sign before them: "1€35".
func gluedMinor(r *lex.Sentence, m *Found, k int) bool {
	if r.Tokens[k-1].Kind != lex.Sign || r.Tokens[k-1].Spaced || m.First == k-1 {
		return false
	}
	if next := r.At(k + 1); !next.Spaced && next.Kind != lex.Sign && next.Kind != lex.Break {
		return false
	}
	m.extend(decimal.New(r.Tokens[k].Num.Mantissa, -2), k+1)
	m.whole = false
	return true
}

// spokenMinor takes the cents that are said as words behind the currency: "zwei
// Euro fünfzig", "tre euro e cinquanta", "two dollars and a half".
func spokenMinor(r *lex.Sentence, m *Found, k int, joined bool) bool {
	if m.mark.Minor > 0 || r.Tokens[m.Last-1].Kind != lex.Word {
		return false
	}
	half := k
	if r.At(k).Lex.Is(lang.RoleArticle) {
		half++
	}
	if t := r.At(half); joined && t.Lex.Is(lang.RoleHalf) && t.Use == lex.Unused {
		m.extend(decimal.New(5, -1), half+1)
		m.whole = false
		return true
	}
	cents, last := number.InWords(r, k)
	if last == k || !number.IsCents(cents) {
		return false
	}
	// What follows may be counted: "two dollars twenty stickers".
	if next := r.At(last); next.Kind == lex.Word {
		if mk := next.Lex.MarkOf(); mk != nil && r.IsMark(next, mk) || next.Lex.Is(lang.RoleUnit|lang.RoleScale|lang.RolePercent) {
			return false
		}
		counts := !next.Lex.Is(lang.RoleFiller) && (cents.IntPart()%5 != 0 || strings.HasSuffix(next.Low, "s"))
		m.Loose = m.Loose || counts || joined && lang.Named(r.Language).Common
	}
	m.extend(cents.Shift(-2), last)
	m.whole = false
	return true
}

// hasThreeNumbers guards against taking the next item of a list for cents.
func hasThreeNumbers(r *lex.Sentence) bool {
	n := 0
	for i := range r.Tokens {
		if r.Tokens[i].Kind == lex.Number {
			n++
		}
	}
	return n > 2
}
