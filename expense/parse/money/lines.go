package money

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// A RatedAmount is an amount with its tax rate beside it: tokens[First:Last].
type RatedAmount struct {
	Amount      int // index into Reader.Amounts
	First, Last int
}

// A rated is a rate in the text, and what was found about the amount beside it.
type rated struct {
	first, last int
	percent     *percent // nil if the words around it say that it is a tax
}

// A pairing finds the amount that each tax rate of a text belongs to.
type pairing struct{ *Reader }

// findRated pairs rates with the amounts beside them: "10.70 at 7%, 11.90 at 19%", "7%:
// 10.70, 19%: 11.90". One percentage alone is a discount or a tip as well as a tax, but
// several, each beside an amount and without a word between them, are the rates of a
// receipt.
func (r pairing) findRated() {
	rates := r.rates()
	if len(rates) == 0 || len(r.Amounts) == 0 {
		return
	}
	pairs := r.pairRates(rates)
	if pairs == nil {
		return
	}
	if slices.ContainsFunc(rates, func(p rated) bool { return p.percent != nil }) {
		if len(pairs) < 2 || !r.isReceipt(pairs) {
			return
		}
	}
	if len(pairs) > 1 {
		for i, p := range rates {
			r.takeRate(p, pairs[i])
		}
	}
	for _, p := range pairs {
		m := &r.Amounts[p.Amount]
		m.Rank = max(m.Rank, rankDecimal)
	}
	r.Rated = pairs
}

// rates returns the rates of the text in its order.
func (r pairing) rates() []rated {
	var list []rated
	for _, t := range r.Taxes {
		if t.Rate.IsSet() && t.Amount < 0 {
			list = append(list, rated{first: t.First, last: t.Last})
		}
	}
	for i := range r.percents {
		if p := &r.percents[i]; !r.inTax(p.first) && p.rate.IsSet() {
			list = append(list, rated{p.first, p.last, p})
		}
	}
	slices.SortFunc(list, func(a, b rated) int { return a.first - b.first })
	return list
}

// pairRates returns the amount of each rate, nil if one has none. The amounts stand
// before their rates or all behind them; where both are possible, one amount is the sum
// of the others.
func (r pairing) pairRates(rates []rated) []RatedAmount {
	before, behind := r.pairAll(rates, r.amountBefore), r.pairAll(rates, r.amountBehind)
	switch {
	case before == nil:
		return behind
	case behind != nil && !r.leavesSum(before) && r.leavesSum(behind):
		return behind
	}
	return before
}

func (r pairing) pairAll(rates []rated, beside func(rated) (RatedAmount, bool)) []RatedAmount {
	pairs := make([]RatedAmount, 0, len(rates))
	for _, p := range rates {
		pair, ok := beside(p)
		if !ok || len(pairs) > 0 && pairs[len(pairs)-1].Amount == pair.Amount {
			return nil
		}
		pairs = append(pairs, pair)
	}
	return pairs
}

func (r pairing) amountBefore(p rated) (RatedAmount, bool) {
	k := p.first
	for k > 0 && !r.moneyEnding(k) && r.joinsRate(k-1) {
		k--
	}
	for i := range r.Amounts {
		if m := &r.Amounts[i]; m.Last == k && !m.Tax && !m.Dropped {
			return RatedAmount{i, m.First, r.closed(p.last)}, true
		}
	}
	return RatedAmount{}, false
}

func (r pairing) amountBehind(p rated) (RatedAmount, bool) {
	k := p.last
	for k < len(r.Tokens) && r.moneyStarting(k) < 0 && r.joinsRate(k) {
		k++
	}
	if i := r.moneyStarting(k); i >= 0 && !r.Amounts[i].Tax && !r.Amounts[i].Dropped {
		return RatedAmount{i, p.first, r.Amounts[i].Last}, true
	}
	return RatedAmount{}, false
}

// closed returns where a rate ends whose bracket closes at token k.
func (r pairing) closed(k int) int {
	if r.At(k).Low == ")" {
		return k + 1
	}
	return k
}

// joinsRate reports whether token k may stand between an amount and its rate.
func (r pairing) joinsRate(k int) bool {
	t := &r.Tokens[k]
	if t.Kind == lex.Break || t.Use != lex.Unused && t.Use != lex.UsedFiller {
		return false
	}
	return t.Lex.Is(lang.RoleGlue|lang.RoleAt) || lang.Apiece.Has(t.Low) || lang.With.Has(t.Low) || lang.RateOn.Has(t.Low) || t.Low == "(" || t.Low == ")"
}

// leavesSum reports whether the amounts without a rate are one, the sum of the others.
func (r pairing) leavesSum(pairs []RatedAmount) bool {
	sum, left, n := decimal.Zero, decimal.Zero, 0
	for i := range r.Amounts {
		m := &r.Amounts[i]
		switch {
		case m.Tax || m.Dropped:
		case slices.ContainsFunc(pairs, func(p RatedAmount) bool { return p.Amount == i }):
			sum = sum.Add(m.Value)
		default:
			left, n = m.Value, n+1
		}
	}
	return n == 1 && left.Equal(sum)
}

// isReceipt reports whether nothing that was bought is named between rated amounts.
func (r pairing) isReceipt(pairs []RatedAmount) bool {
	for i := 1; i < len(pairs); i++ {
		for k := pairs[i-1].Last; k < pairs[i].First; k++ {
			t := &r.Tokens[k]
			plain := t.Kind == lex.Sign || t.Kind == lex.Break || t.Lex.Is(lang.RoleFiller|lang.RoleAnd|lang.RolePlus|lang.RoleNet|lang.RoleGross)
			if t.Use == lex.Unused && !plain || t.Use == lex.UsedAmount {
				return false
			}
		}
	}
	return true
}

// takeRate takes what joins a rate to its amount, and makes a tax of a percentage.
func (r pairing) takeRate(p rated, pair RatedAmount) {
	m := &r.Amounts[pair.Amount]
	first, last := p.first, m.First
	if m.Last <= p.first {
		first, last = m.Last, pair.Last
	}
	if p.percent != nil {
		r.take(TaxPhrase{First: first, Last: last, Rate: p.percent.rate, Amount: -1})
		return
	}
	for k := first; k < last; k++ {
		r.Tokens[k].Use = lex.UsedTax
	}
}

// RatedFrom reports whether an amount with its rate begins at token k.
func (r *Reader) RatedFrom(k int) bool {
	return slices.ContainsFunc(r.Rated, func(p RatedAmount) bool { return p.First == k })
}
