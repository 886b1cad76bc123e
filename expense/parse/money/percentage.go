package money

import (
	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// takePercentage takes a percentage off the amount m when a word says so: "20% off 50",
// "Jacke 90 mit 20% Rabatt", 499打8折, 3割引.
func (r calculator) takePercentage(m *Found) {
	if m.summed || m.Tax || m.Dropped || m.Partial || len(r.otherAmounts(m)) > 0 {
		return
	}
	first, last := r.lineOf(m.First)
	if r.takeTenths(m, first, last) || r.takeHalfPrice(m, first, last) {
		return
	}
	for _, p := range r.percents {
		if p.first < first || p.last > last || r.At(p.first).Use != lex.Unused || !p.rate.IsSet() {
			continue
		}
		behind, before := r.skipGlue(p.last), p.first-1
		switch {
		case isGratuity(&r.Sentence, behind):
			r.addTip(m, p, p.first, gratuityEnd(&r.Sentence, behind))
			return
		case isGratuity(&r.Sentence, before):
			r.addTip(m, p, before, p.last)
			return
		}
		sure, off := takeOff(r, m, p)
		if !off {
			continue
		}
		r.useWords(p.first, p.last)
		whole := m.Value
		r.setSum(m, m.term()+"-"+p.rate.Decimal().Shift(2).String()+"%")
		if !sure {
			m.Readings = append(m.Readings, whole) // the price may be reduced already
		}
		return
	}
}

// isGratuity reports whether token k calls the percentage beside it a tip, or what is charged for the
// service.
func isGratuity(r *lex.Sentence, k int) bool {
	return r.At(k).Lex.Is(lang.RoleTip) || lang.ServiceCharge.Has(r.At(k).Low)
}

// gratuityEnd returns the end of such words at token k: "service charge".
func gratuityEnd(r *lex.Sentence, k int) int {
	for r.At(k).Use == lex.Unused && isGratuity(r, k) {
		k++
	}
	return k
}

// takeOff reports whether words beside a percentage take it off the amount m, which then have no
// other use, and whether m cannot be reduced already. Where the verb stands last, a reduction before the
// price may tell how it was bought: "%30 indirimle 700".
func takeOff(r calculator, m *Found, p percent) (sure, off bool) {
	behind, before := r.skipGlue(p.last), p.first-1
	if t := r.At(behind); t.Kind == lex.Word && t.Use == lex.Unused && r.At(behind+1).Lex.Is(lang.RoleOff) && !t.Lex.Is(lang.RoleOff) {
		behind++ // "less 15% student discount"
	}
	if off := r.skipGlueBack(before); r.At(off).Lex.Is(lang.RoleOff | lang.RoleMinus) {
		r.useWords(off, before+1) // "meno il 30%"
		before = off
	}
	sure = r.At(before).Lex.Is(lang.RoleMinus) || r.At(before).Lex.Is(lang.RoleDe) && m.Last == before
	switch {
	case r.At(behind).Lex.Is(lang.RoleOff):
		sure = sure || r.skipGlue(behind+1) == m.First && !lang.Named(r.Language).VerbLast || lang.PriceOf.Has(r.At(before).Low) && m.Last == before
		r.useWords(p.last, behind+1)
		if r.At(before).Lex.Is(lang.RoleArticle | lang.RoleMinus) {
			r.useWords(before, p.first) // "con un 20% de descuento", "minus 25% Rabatt"
		}
	case r.At(before).Lex.Is(lang.RoleOff | lang.RoleMinus):
		r.useWords(before, before+1)
	case isMinus(r, before):
		if r.At(before-1).Kind == lex.Word && before-1 == m.Last {
			before-- // "90 à -30%"
		}
		r.useWords(before, p.first)
	default:
		return false, false
	}
	return sure, true
}

// isMinus reports whether token k is a minus that is glued to what follows.
func isMinus(r calculator, k int) bool {
	t := r.At(k)
	return t.Use == lex.Unused && (t.Low == "-" || t.Low == "−") && t.Spaced && !r.At(k+1).Spaced
}

// takeTenths leaves so many tenths of the amount m as are said beside it: 499打8折. A price
// behind such words may be what remained.
func (r calculator) takeTenths(m *Found, first, last int) bool {
	t := r.tenths(first, last)
	if t.last == 0 || t.first < m.Last && t.last > m.First {
		return false
	}
	text, whole := m.term()+"*"+t.kept.String()+"%", m.Value
	if lang.TenthsOff.Has(r.At(t.last - 1).Low) {
		text = m.term() + "-" + hundred.Sub(t.kept).String() + "%"
	}
	r.useBetween(min(m.Last, t.last), max(m.First, t.first))
	if lang.Cuts.Has(r.At(t.first - 1).Low) {
		r.useWords(t.first-1, t.first)
	}
	r.useWords(t.first, t.last)
	r.setSum(m, text)
	if t.first < m.First {
		m.Readings = append(m.Readings, whole)
	}
	return true
}

// addTip adds a tip in tokens[first:last] to the amount m, which may have it already.
func (r calculator) addTip(m *Found, tip percent, first, last int) {
	whole := m.Value
	r.useBetween(m.Last, first)
	r.useWords(first, last)
	r.setSum(m, m.term()+"+"+tip.rate.Decimal().Shift(2).String()+"%")
	m.Readings = append(m.Readings, whole)
}

var hundred = decimal.New(100, 0)

// A tenth is what words leave of a price: 打8折, 打八五折, 3割引.
type tenth struct {
	first, last int             // its tokens
	kept        decimal.Decimal // as a percentage
}

// tenths finds between two tokens how many tenths of a price remain, or are taken off.
func (r calculator) tenths(first, last int) tenth {
	for k := first; k < last; k++ {
		off := lang.TenthsOff.Has(r.At(k + 1).Low)
		if !off && !lang.TenthsKept.Has(r.At(k+1).Low) {
			continue
		}
		t := tenth{first: k, last: k + 2}
		n, ok := tenthsIn(r.At(k))
		if ten, digit := tenthsIn(r.At(k - 1)); ok && digit && r.At(k).Kind == lex.East && r.At(k-1).Kind == lex.East {
			t.first, n = k-1, ten.Add(n.Shift(-1)) // 八五折
		}
		switch {
		case !ok || off && !n.LessThan(hundred):
			continue
		case off:
			n = hundred.Sub(n)
		}
		t.kept = n
		return t
	}
	return tenth{}
}

// tenthsIn reads a number of tenths, or of tenths and hundredths in two digits, as a
// percentage: 8, 八, 85 and 8.5.
func tenthsIn(t *lex.Token) (percentage decimal.Decimal, ok bool) {
	switch d, digit := lang.EastDigit(lang.FirstRune(t.Low)); {
	case t.Kind == lex.Number && t.Num.Whole && !t.Num.Ambiguous && t.Num.Mantissa < 100:
		percentage = decimal.New(t.Num.Mantissa, 0)
	case t.Kind == lex.Number && !t.Num.Whole && t.Num.Places == 1:
		percentage = t.Num.Decimals()
	case t.Kind == lex.East && digit:
		percentage = decimal.New(d, 0)
	default:
		return percentage, false
	}
	if percentage.LessThan(decimal.New(10, 0)) {
		percentage = percentage.Shift(1)
	}
	return percentage, true
}
