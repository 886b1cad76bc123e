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
	total       bool // the number has the price in it, too: "46.80, 50 with tip", "auf 50 aufgerundet"
}

// maxAroundTip is how many words that say nothing stand between a price and a tip at most.
const maxAroundTip = 5

// behind finds the tip behind a chain of a single amount. It is at most half of what it is given
// on; a number of people may be smaller than theirs.
func (r tipping) behind(c *chain, whole operand) tip {
	if c.operands > 1 || whole.percent || r.At(c.first-1).Lex.Is(lang.RoleFor|lang.RoleAt|lang.RoleNumbered) {
		return tip{}
	}
	found, named, k := r.leading(c.last)
	o, ok := r.operandAt(k)
	if ok && r.isTotal(o, whole) {
		if t := r.total(found, named, o); t.total {
			return t
		}
	}
	if !ok {
		if !named || !found.included {
			return tip{}
		}
		found.first, found.last = k, k
		return found
	}
	found.first, found.last, found.total = k, o.last, false
	if !named {
		found.last = r.wordBehind(o.last)
	}
	if o.percent || found.last == 0 || o.value.Mul(two).GreaterThan(whole.value) || r.hasOthers(c.first, whole, o) {
		return tip{}
	}
	return found
}

// leading reads the words at token k that lead to a tip, and returns what they say of it, whether
// one of them is a word for it, and the token behind them.
func (r tipping) leading(k int) (found tip, named bool, end int) {
	for last := k + maxAroundTip; k <= last && !r.beginsNumber(k); {
		if end := r.phraseEnd(k, lang.SaysRoundedUp); end > k {
			found.total, k = true, end
			continue
		}
		if !r.leads(k) {
			break
		}
		found.open = found.open || lang.SharesWith.Is(r.At(k).Low)
		found.included = found.included || r.isGross(k)
		k++
	}
	if named = r.isTip(k); named {
		k++
	}
	if named && r.isGross(k) {
		found.included = true // "mancia inclusa"
		k++
	}
	return found, named, k
}

// total returns a number behind a price as what was paid together with the tip, if words before or
// behind it say so: those before it as they were found, and whether they name a tip.
func (r tipping) total(before tip, named bool, o operand) tip {
	t := tip{first: o.first, last: o.last, total: before.total || named && (before.open || before.included)}
	if end := r.totalEnd(o.last); end > 0 {
		t.total, t.last = true, end
	}
	return t
}

// isTotal reports whether a number may be a price together with a tip.
func (r tipping) isTotal(o, whole operand) bool {
	added := o.value.Sub(whole.value)
	return !o.percent && added.IsPositive() && !added.Mul(two).GreaterThan(whole.value)
}

// totalEnd returns the token behind the words at token k that make a total of the number before
// them, 0 if there are none: "with tip", "incl. tip", "aufgerundet".
func (r tipping) totalEnd(k int) int {
	if end := r.phraseEnd(k, lang.SaysRoundedUp); end > k {
		return end
	}
	said := false
	for ; r.At(k).Use == lex.Unused && (r.isGross(k) || lang.SharesWith.Is(r.At(k).Low) || said && r.At(k).Lex.Is(lang.RoleArticle)); k++ {
		said = true
	}
	switch {
	case !r.isTip(k):
		return 0
	case said:
		return k + 1
	case r.isGross(k + 1):
		return k + 2 // "mancia inclusa"
	}
	return 0
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
	return t.Use == lex.Unused && !r.isTip(k) && (point || t.Low == "," || t.Lex.Is(lang.RoleAnd|lang.RolePlus|lang.RoleArticle|lang.RoleGross) || lang.SharesWith.Is(t.Low) || lang.LoweredTo.Has(t.Low) || lang.AroundTip.Is(t.Low))
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

// takeTotal makes one sum of a price and what was paid together with the tip.
func (r tipping) takeTotal(c *chain, t tip) bool {
	o, ok := r.operandAt(t.first)
	if !ok {
		return false
	}
	o.value, o.places = o.value.Sub(c.end), max(o.places, -c.end.Exponent())
	c.text.WriteByte('+')
	if !c.add(r.calculator, o) {
		return false
	}
	c.signs, c.tip, c.last = "+", true, t.last
	return true
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
