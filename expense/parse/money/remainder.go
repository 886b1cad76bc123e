package money

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// takeRemainders takes the amount behind a price for what was paid of it, if a number between the
// two comes out at it: "coat 90 voucher 15 paid 75", 1280円 80ポイント使って1200円払った,
// 飲み会9600円3人で割り勘 1人3200円.
func (r reduction) takeRemainders() {
	for i := range r.Amounts {
		for j := range r.Amounts {
			whole, rest := &r.Amounts[i], &r.Amounts[j]
			if _, last := r.lineOf(whole.First); rest.First < whole.Last || rest.Last > last || !areLive(whole, rest) || !rest.Value.LessThan(whole.Value) {
				continue
			}
			text, ok := r.remains(whole, rest)
			if !ok {
				continue
			}
			for k := range r.Amounts {
				if m := &r.Amounts[k]; m.First >= whole.First && m.Last <= rest.First {
					m.summed = true
				}
			}
			rest.takeMark(whole)
			r.useWords(whole.Last, rest.First)
			if r.At(rest.Last).Lex.Is(lang.RoleEach) {
				r.useWords(rest.Last, rest.Last+1)
			}
			r.setSum(rest, text)
			return
		}
	}
}

// areLive reports whether two amounts may be of one currency, and neither is a tax or a part of
// another.
func areLive(a, b *Found) bool {
	dead := func(m *Found) bool { return m.summed || m.Tax || m.Dropped || m.Partial || len(m.Readings) > 1 }
	return !dead(a) && !dead(b) && (a.mark == nil || b.mark == nil || a.mark == b.mark)
}

// remains returns by which arithmetic the amount rest is what was paid of the one before it.
func (r reduction) remains(whole, rest *Found) (text string, ok bool) {
	between := r.Tokens[whole.Last:rest.First]
	off := slices.ContainsFunc(between, func(t lex.Token) bool {
		return t.Lex.Is(lang.RoleOff|lang.RoleMinus) || lang.Points.Has(t.Low)
	})
	shared := slices.ContainsFunc(between, func(t lex.Token) bool { return t.Lex.Is(lang.RoleShared) })
	for k := whole.Last; k < rest.First && (off || shared); k++ {
		o, isNumber := r.operandAt(k)
		switch {
		case !isNumber || o.percent || o.last > rest.First || !o.value.GreaterThan(decimal.Zero):
		case off && whole.Value.Sub(o.value).Equal(rest.Value):
			return whole.term() + "-" + o.String(), true
		case shared && o.value.IsInteger() && rest.Value.Mul(o.value).Equal(whole.Value):
			return whole.term() + "/" + o.String(), true
		}
	}
	return "", false
}
