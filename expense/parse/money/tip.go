package money

import (
	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// A tipping finds what was given besides a price: "terras 22 en 3 fooi", "yemek 640 bahşiş 60".
type tipping struct{ calculator }

// A tip is what words behind a price call one: tokens[first:last], with the word.
type tip struct {
	first, last int
	open        bool // it may be in the price already: "cena 62 con 5 di mancia"
	included    bool // it is: "incl. 5 tip"
}

// maxAroundTip is how many words that say nothing stand between a price and a tip at most.
const maxAroundTip = 5

// behind finds the tip behind a chain of a single amount. It is at most half of what it is given
// on; a number of people may be smaller than theirs.
func (r tipping) behind(c *chain, whole operand) tip {
	if c.operands > 1 || whole.percent || r.At(c.first-1).Lex.Is(lang.RoleFor|lang.RoleAt|lang.RoleNumbered) {
		return tip{}
	}
	found := tip{}
	k := c.last
	for ; k <= c.last+maxAroundTip && r.leads(k); k++ {
		if r.beginsNumber(k) {
			break
		}
		found.open = found.open || lang.SharesWith.Is(r.At(k).Low)
		found.included = found.included || r.isGross(k)
	}
	named := r.isTip(k)
	if named {
		k++
	}
	o, ok := r.operandAt(k)
	if !ok {
		if named && r.isGross(k) {
			found.included = true // "mancia inclusa"
			k++
		}
		if !named || !found.included {
			return tip{}
		}
		found.first, found.last = k, k
		return found
	}
	found.first, found.last = k, o.last
	if !named {
		found.last = r.wordBehind(o.last)
	}
	if o.percent || found.last == 0 || o.value.Mul(two).GreaterThan(whole.value) || r.hasOthers(c.first, whole, o) {
		return tip{}
	}
	return found
}

// beginsNumber reports whether token k begins a number: the "un" of "un euro", but not the "een"
// of "een tientje".
func (r tipping) beginsNumber(k int) bool {
	_, ok := r.operandAt(k)
	return ok && (r.moneyStarting(k) >= 0 || noteAt(&r.Sentence, k+1) == nil)
}

// leads reports whether token k may stand between a price and a tip.
func (r tipping) leads(k int) bool {
	t := r.At(k)
	point := t.Low == "." && r.isGross(k-1)
	return t.Use == lex.Unused && !r.isTip(k) && (point || t.Low == "," || t.Lex.Is(lang.RoleAnd|lang.RolePlus|lang.RoleArticle|lang.RoleGross) || lang.SharesWith.Is(t.Low) || lang.AroundTip.Is(t.Low))
}

// isGross reports whether token k says that something is in the price.
func (r tipping) isGross(k int) bool {
	return r.At(k).Use == lex.Unused && r.At(k).Lex.Is(lang.RoleGross)
}

// isTip reports whether token k calls the number beside it a tip.
func (r tipping) isTip(k int) bool { return r.At(k).Use == lex.Unused && r.At(k).Lex.Is(lang.RoleTip) }

// wordBehind returns the token behind the word for a tip that follows its number, 0 if there is
// none: "2 de propina", "yirmi lira da bahşiş".
func (r tipping) wordBehind(k int) int {
	if behind := r.skipGlue(k); r.isTip(behind) {
		return behind + 1
	}
	if lang.AroundTip.Is(r.At(k).Low) && r.isTip(k+1) {
		return k + 2
	}
	return 0
}

// hasOthers reports whether the line of token k, or what is before it, has other amounts than two.
func (r tipping) hasOthers(k int, a, b operand) bool {
	_, last := r.lineOf(k)
	for i := range r.Amounts {
		if m := &r.Amounts[i]; i != a.amount && i != b.amount && !m.Tax && !m.Dropped && m.First <= last {
			return true
		}
	}
	return false
}

// note reads a note at token k that was given as a tip: "plus dycha napiwku".
func (r tipping) note(k int) (operand, bool) {
	mark := noteAt(&r.Sentence, k)
	if mark == nil || mark.Worth < 2 || !r.isTip(k-1) && r.wordBehind(k+1) == 0 {
		return operand{}, false
	}
	return operand{first: k, last: k + 1, value: decimal.New(mark.Worth, 0), amount: -1}, true
}

// takeIncluded makes a tip that is in the price of a chain a part of it.
func (r tipping) takeIncluded(c *chain, t tip) {
	for i := range r.Amounts {
		if m := &r.Amounts[i]; m.First >= t.first && m.Last <= t.last {
			m.summed = true
		}
	}
	r.setAmount(c.last, t.last)
}
