package money

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// addLegs adds up the prices of the two ways of a trip, of which each is named beside its own:
// "taxi 8 there 9 back", "Bahn hin 19, zurück 23".
func (r pricing) addLegs(i int) {
	if i+1 >= len(r.Amounts) {
		return
	}
	there, back := &r.Amounts[i], &r.Amounts[i+1]
	if !there.isPlain() || !back.isPlain() || there.summed || back.summed || back.First > there.Last+maxLegs || len(calculator(r).otherAmounts(there)) != 1 || there.mark != back.mark && there.mark != nil && back.mark != nil {
		return
	}
	from, to := there.Last, back.Last
	if !r.isLeg(from) || !r.isLeg(to) {
		from, to = there.First-1, back.First-1
	}
	if !r.isLeg(from) || !r.isLeg(to) || r.At(from).Low == r.At(to).Low {
		return
	}
	calculator(r).useWords(from, from+1)
	calculator(r).useWords(to, to+1)
	there.summed = true
	calculator(r).setSum(back, there.term()+"+"+back.term())
}

// maxLegs is how many tokens are at most between the prices of two ways: "4,40 tam i 4,40 z powrotem".
const maxLegs = 3

// isLeg reports whether token k says which of the two ways of a trip is meant.
func (r pricing) isLeg(k int) bool {
	t := r.At(k)
	return (t.Kind == lex.Word || t.Kind == lex.East) && t.Use == lex.Unused && lang.Leg.Has(t.Low)
}

// isWayBehind reports whether token k, which counts things elsewhere, names the second of two ways
// behind the price at token k-1, as the price before or behind it shows: 4去4回, 去4回4.
func isWayBehind(r *lex.Sentence, k int) bool {
	way, first := r.At(k), r.At(k-2)
	if !lang.Leg.Has(way.Low) || !lang.Leg.Has(first.Low) || way.Low == first.Low {
		return false
	}
	const digits = 1 // by which two ways differ, as 3回5000 does not
	price := r.At(k - 1)
	for _, other := range []*lex.Token{r.At(k - 3), r.At(k + 1)} {
		if longer := (other.End - other.Start) - (price.End - price.Start); other.Kind == lex.Number && max(longer, -longer) <= digits {
			return true
		}
	}
	return false
}

// openReturn leaves it open whether the price of one way was paid twice, where somebody went there
// and back, and reports whether it does: 高鐵來回 單程1490, 片道500円を往復, 地铁来回 一趟4块, "Bus hin und zurück je 3,20".
func (r pricing) openReturn(m *Found) bool {
	if !m.isPlain() || len(calculator(r).otherAmounts(m)) > 0 || !r.isOfOneWay(m) {
		return false
	}
	first, last := calculator(r).lineOf(m.First)
	for k := first; k < last; k++ {
		if lang.BothWays.Has(r.At(k).Low) || r.isLeg(k) && slices.ContainsFunc(r.Tokens[k+1:min(k+1+maxLegs, last)], func(t lex.Token) bool {
			return lang.Leg.Has(t.Low) && t.Low != r.At(k).Low
		}) {
			m.Readings, m.Either = []decimal.Decimal{m.Value, m.Value.Mul(two)}, true
			return true
		}
	}
	return false
}

// isOfOneWay reports whether words beside the amount m say that it is the price of one way, or of one of anything.
func (r pricing) isOfOneWay(m *Found) bool {
	before, behind := r.At(m.First-1), r.At(m.Last)
	if lang.OneWay.Has(before.Low) || lang.OneWay.Has(behind.Low) || r.isForTrip(m.First-1) {
		return true
	}
	c := calculator(r)
	return c.perBefore(m).ok || c.perBehind(m).ok
}

// isForTrip reports whether one trip is said with token k: 一趟4块.
func (r pricing) isForTrip(k int) bool {
	return r.saysOne(k-1) && lang.Trip.Has(r.At(k).Low)
}
