package money

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// A reduction takes an amount off another: "12,99 minus 3 Gutschein", "49.95 - 10 discount",
// "compra 35 menos vale de 5", 火锅180 满100减20.
type reduction struct{ calculator }

// take takes the amount i off the one before it, or off the other one behind it.
func (r reduction) take(i int) {
	m := &r.Amounts[i]
	if m.summed || m.Tax || m.Dropped {
		return
	}
	whole, ahead := r.wholeBefore(m), false
	if whole == nil {
		whole, ahead = r.wholeBehind(m), true
	}
	if whole == nil || !areOneMoney(whole.mark, m.mark) || !m.Value.Abs().LessThan(whole.Value) {
		return
	}
	behind := r.skipGlue(m.Last)
	sure := !ahead && r.reduces(m, whole, behind)
	if !sure && !r.mayReduce(m, whole, behind, ahead) {
		return
	}
	if r.At(behind).Lex.Is(lang.RoleOff) {
		r.useWords(m.Last, behind+1)
	}
	r.useBetween(min(whole.Last, m.First), max(whole.First, m.First))
	if ahead {
		r.useBetween(0, m.First)
	}
	if whole.mark == nil {
		whole.takeMark(m)
	}
	whole.Loose = false // what looked like a range is none
	m.summed = true
	before := whole.Value
	r.setSum(whole, whole.term()+"-"+m.Value.Abs().StringFixed(max(-m.Value.Exponent(), 0)))
	switch {
	case sure && !r.threshold(whole.Last, m.First):
	case !ahead && m.Value.Abs().Add(m.Value.Abs()).GreaterThan(before):
		whole.Readings = append(whole.Readings, m.Value.Abs()) // "shoes 80 reduced 59": hardly anybody takes off more than half
	default:
		whole.Readings = append(whole.Readings, before) // it may be reduced already
	}
}

// reduces reports whether words make the amount m, which ends before token behind, a
// part that is taken off the one before it.
func (r reduction) reduces(m, whole *Found, behind int) bool {
	before, named := m.First-1, r.isReduction(whole.Last, m.First)
	switch sign := r.At(before); {
	case r.At(behind).Lex.Is(lang.RoleTax):
		return false
	case r.At(behind).Lex.Is(lang.RoleOff):
		return true
	case takesOff(&r.Sentence, before):
		return named || before == whole.Last || r.At(whole.Last).Use != lex.Unused || !r.named(whole.Last, 1)
	case named && (sign.Low == "-" || sign.Low == "−" || m.minus):
		return true
	}
	off := r.skipGlueBack(before)
	return r.At(off).Lex.Is(lang.RoleOff) && r.At(r.skipGlueBack(off-1)).Lex.Is(lang.RoleMinus)
}

// maxNamed is how many words stand between "minus" and what is taken off at most.
const maxNamed = 2

// mayReduce reports whether the amount m is taken off another, unless that is reduced already:
// by a word for a reduction beside it, or by any behind a "minus".
func (r reduction) mayReduce(m, whole *Found, behind int, ahead bool) bool {
	if r.At(behind).Lex.Is(lang.RoleTax) {
		return false
	}
	if ahead && r.At(behind).Lex.Is(lang.RoleOff) || r.At(r.skipGlueBack(m.First-1)).Lex.Is(lang.RoleOff) {
		return true
	}
	k := m.First - 1
	for k > m.First-1-maxNamed && r.At(k).Kind == lex.Word && r.At(k).Use == lex.Unused && !takesOff(&r.Sentence, k) {
		k--
	}
	if ahead {
		return false
	}
	return k == whole.Last && takesOff(&r.Sentence, k) || r.isTakenOffIn(whole.Last, m.First-1) || takenOff{r.Reader}.mayReduce(m, whole)
}

// isTakenOffIn reports whether nothing but a shop stands between a price and what says in characters that
// something was taken off: 买菜80 永辉减了15.
func (r reduction) isTakenOffIn(first, last int) bool {
	return first+1 == last && r.At(last).Kind == lex.East && takesOff(&r.Sentence, last) && lang.IsShop(r.At(first).Low, r.Language)
}

// takesOff reports whether token k says that the number behind it is taken off a price: 折 does, unless
// tenths are before it: 199折20元, but 199打8折 160.
func takesOff(r *lex.Sentence, k int) bool {
	t, before := r.At(k), r.At(k-1)
	if !lang.TenthsKept.Has(t.Low) {
		return t.Lex.Is(lang.RoleMinus)
	}
	if _, tenths := tenthsIn(before); tenths || r.At(k+1).Kind != lex.Number {
		return false
	}
	return t.Spaced || before.Kind == lex.Number || before.Lex.MarkOf() != nil
}

// isReduction reports whether a word between two tokens names a reduction: "voucher".
func (r reduction) isReduction(first, last int) bool {
	for k := first; k < last; k++ {
		if r.At(k).Lex.Is(lang.RoleOff) {
			return true
		}
	}
	return false
}

// threshold reports whether between two tokens is from where on something is taken off: 满100减20.
func (r reduction) threshold(first, last int) bool {
	return slices.ContainsFunc(r.Tokens[min(first, last):last], func(t lex.Token) bool { return lang.Threshold.Has(t.Low) })
}

// takeThreshold makes the number of a chain no part of the price, if it says from where on
// something is taken off.
func (r reduction) takeThreshold(c *chain) bool {
	if c.signs != "-" || len(c.amounts) != 2 || !lang.Threshold.Has(r.At(c.first-1).Low) {
		return false
	}
	from := &r.Amounts[c.amounts[0]]
	from.summed = true
	r.useWords(c.first-1, from.Last)
	return true
}

// wholeBefore returns the amount in the line of m that stands before it, and nil if
// there is none.
func (r reduction) wholeBefore(m *Found) *Found {
	first, _ := r.lineOf(m.First)
	var best *Found
	for i := range r.Amounts {
		o := &r.Amounts[i]
		if o.First >= first && o.Last <= m.First && !o.summed && !o.Tax && !o.Dropped && (best == nil || o.First > best.First) {
			best = o
		}
	}
	return best
}

// wholeBehind returns the only other amount in the line of m, and nil if there are several.
func (r reduction) wholeBehind(m *Found) *Found {
	if others := r.otherAmounts(m); len(others) == 1 {
		return others[0]
	}
	return nil
}

// skipGlueBack returns the last token up to k that neither is an "of" nor an article.
func (r calculator) skipGlueBack(k int) int {
	for t := r.At(k); t.Use == lex.Unused && (t.Lex.Is(lang.RoleDe|lang.RoleArticle|lang.RoleGlue) || lang.OfEach.Has(t.Low) || t.Low == "-" || t.Low == "−"); t = r.At(k) {
		k--
	}
	return k
}

// takeHalfPrice halves the amount m where a word between two tokens says that it was sold for
// half the price, unless m is that already.
func (r calculator) takeHalfPrice(m *Found, first, last int) bool {
	for k := first; k < last; k++ {
		if t := r.At(k); t.Use != lex.Unused || !lang.HalfPrice.Has(t.Low) {
			continue
		}
		whole := m.Value
		r.useWords(k, k+1)
		r.setSum(m, m.term()+"/"+decimal.New(2, 0).String())
		m.Readings = append(m.Readings, whole)
		return true
	}
	return false
}
