package line

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// settleTotal chooses between the last amount, if it is called the total of the others and is their
// sum, and these. Where each is the price of a thing the total only checks them, as in "milk 2.50,
// bread 6, total 8.50". In capitals, and where more is said, it is what a receipt says was paid. Beside
// tax rates the others may be parts of one entry.
func settleTotal(r *Reader) {
	paid := r.paid()
	if len(paid) < 2 || len(r.Taxes) > 0 {
		return
	}
	total, parts := &r.Amounts[paid[len(paid)-1]], paid[:len(paid)-1]
	first, last := totalAround(r, total)
	if first == last {
		return
	}
	if len(parts) == 1 || !isSumOf(r, total, parts) {
		if settleCounts(r, parts) {
			useTotal(r, first, last)
		}
		return
	}
	isPriced := func(i int) bool {
		m := &r.Amounts[i]
		return isBehindThing(r, m.First) || r.At(m.First-1).Kind == lex.East || r.isThing(m.Last)
	}
	if r.Shouting || !trails(r, last) || slices.ContainsFunc(parts, func(i int) bool { return !isPriced(i) }) {
		for _, i := range parts {
			r.Drop(&r.Amounts[i])
		}
		return
	}
	for i := range r.dates {
		d := &r.dates[i]
		d.dropped = d.dropped || d.Weak && touched(r, d)
	}
	for _, i := range parts {
		r.Amounts[i].Rank = money.RankStrong
	}
	r.Drop(total)
	for k := first; k < last; k++ {
		r.Tokens[k].Use, r.Tokens[k].Lex = lex.UsedFiller, nil
	}
}

// useTotal leaves the words for a total out of what was bought.
func useTotal(r *Reader, first, last int) {
	for k := first; k < last; k++ {
		if t := &r.Tokens[k]; t.Lex.Is(lang.RoleTotal) {
			t.Use = lex.UsedFiller
		}
	}
}

// settleCounts makes numbers of things of the amounts before a total that is not their sum, if all of
// them stand before a word: "2 bagels and 3 coffees 6.40 altogether". It reports false if one does not.
func settleCounts(r *Reader, parts []int) bool {
	isCount := func(i int) bool {
		m, next := &r.Amounts[i], r.At(r.Amounts[i].Last)
		return m.Rank == money.RankBare && m.Value.IsInteger() && m.Value.LessThanOrEqual(decimal.NewFromInt(mostCounted)) && (!isBehindThing(r, m.First) || r.At(m.First-1).Lex.Is(lang.RoleAnd) || r.At(m.First-2).Lex.Is(lang.RoleAt)) &&
			next.Use == lex.Unused && (next.Kind == lex.Word || next.Kind == lex.East) && !next.Lex.Is(lang.RoleTotal|lang.RoleFiller|lang.RoleAnd)
	}
	if slices.ContainsFunc(parts, func(i int) bool { return !isCount(i) }) {
		return false
	}
	for _, i := range parts {
		r.Drop(&r.Amounts[i])
	}
	return true
}

// totalAround returns the tokens of an amount and of the words beside it that call it a total; none if
// nothing does.
func totalAround(r *Reader, m *money.Found) (first, last int) {
	isTotal := func(k int) bool {
		return r.At(k).Lex.Is(lang.RoleTotal) && (r.At(k).Use == lex.Unused || r.At(k).Use == lex.UsedFiller)
	}
	if isTotal(m.Last) {
		return m.First, m.Last + 1
	}
	for k := m.First - 1; k >= 0; k-- {
		t := &r.Tokens[k]
		switch {
		case isTotal(k), t.Low == "=":
			return k, m.Last
		case t.Low != ":" && !t.Lex.Is(lang.RoleGlue|lang.RoleFiller|lang.RoleArticle|lang.RoleCost):
			return 0, 0
		}
	}
	return 0, 0
}

// isSumOf reports whether an amount is the sum of others in the same currency.
func isSumOf(r *Reader, total *money.Found, parts []int) bool {
	var sum decimal.Decimal
	for _, i := range parts {
		m := &r.Amounts[i]
		if len(m.Readings) > 1 || m.Currency != "" && total.Currency != "" && m.Currency != total.Currency {
			return false
		}
		sum = sum.Add(m.Value)
	}
	return len(total.Readings) == 1 && sum.Equal(total.Value)
}
