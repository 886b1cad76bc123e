package money

import (
	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// maxTimes is how often an amount is said to have been paid at most.
var maxTimes = decimal.New(50, 0)

// adverbs of multiplication that are one word. Others have a number before what counts times.
var adverbs = [...]struct {
	said  lang.List
	times int64
}{{lang.Twice, 2}, {lang.Thrice, 3}, {lang.FourTimes, 4}}

// adverbAt reads at token k an adverb that says how often: "twice".
func (r counts) adverbAt(k int) (operand, bool) {
	t := r.At(k)
	if t.Use != lex.Unused || t.Kind != lex.Word {
		return operand{}, false
	}
	for _, a := range &adverbs {
		if a.said.Has(t.Low) {
			return operand{first: k, last: k + 1, value: decimal.New(a.times, 0), amount: -1}, true
		}
	}
	return operand{}, false
}

// timesBehind reads at token k how often an amount was paid, if nothing else follows: "2x",
// "x2", "zweimal".
func (r counts) timesBehind(k int) (operand, bool) {
	if r.At(k).Low == "," {
		k++
	}
	o, ok := r.adverbAt(k)
	if sign, next := r.signAt(k); !ok && sign == '*' {
		o, ok = r.operandAt(next)
	} else if !ok {
		o, ok = r.operandAt(k)
		if by := r.At(o.last); by.Use != lex.Unused || !isTimes(by) && !lang.CountsTimes.Is(by.Low) {
			return operand{}, false
		}
		o.last++
	}
	next := r.At(o.last)
	ends := o.last == len(r.Tokens) || next.Kind == lex.Break || next.Kind == lex.Sign && next.Lex == nil
	return o, ok && ends && o.isTimes()
}

// isTimes reports whether something is paid as often as the operand says.
func (o *operand) isTimes() bool {
	return !o.percent && o.places == 0 && o.value.GreaterThan(one) && !o.value.GreaterThan(maxTimes)
}

// paidOften reads at token k how often the price behind it was paid: "twice 4.50", двічі по 15.
// Without a word for "each", another amount of the line may be the price: "twice 2 coffees 9".
func (r counts) paidOften(k int) *chain {
	times, ok := r.adverbAt(k)
	if !ok {
		return nil
	}
	next := times.last
	for t := r.At(next); t.Use == lex.Unused && (t.Lex.Is(lang.RoleEach|lang.RoleDe|lang.RoleAt) || lang.Apiece.Has(t.Low)); t = r.At(next) {
		next++
	}
	price, ok := r.operandAt(next)
	each := next > times.last
	if !ok || price.amount < 0 || !each && len(r.otherAmounts(&r.Amounts[price.amount])) > 0 {
		return nil
	}
	c := &chain{first: times.first, signs: "*", repeated: each}
	c.add(r.calculator, times)
	c.text.WriteByte('*')
	c.add(r.calculator, price)
	return c
}
