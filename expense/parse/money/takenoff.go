package money

import (
	"slices"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// takenOff finds amounts that a verb says were taken off a price: "el cupón quitó 5",
// クーポンで300円引かれた, "15 gespart".
type takenOff struct{ *Reader }

// maxBesideVerb is how many words that say nothing stand between an amount and such a verb at most.
const maxBesideVerb = 2

// verb returns the tokens of the verb beside the amount m, behind it or before it: none if first is last.
func (r takenOff) verb(m *Found) (first, last int) {
	for k := m.Last; k <= m.Last+maxBesideVerb; k++ {
		if r.isVerb(k) {
			return m.Last, k + 1
		}
		if !r.isLight(k) {
			break
		}
	}
	for k := m.First - 1; k >= m.First-1-maxBesideVerb; k-- {
		if r.isVerb(k) {
			return k, m.First
		}
		if !r.isLight(k) {
			break
		}
	}
	return 0, 0
}

func (r takenOff) isVerb(k int) bool {
	t := r.At(k)
	return t.Use != lex.UsedAmount && (lang.Saves.Has(t.Low) || lang.TakesOff.Has(t.Low))
}

// isLight reports whether token k may stand between an amount and a verb.
func (r takenOff) isLight(k int) bool {
	t := r.At(k)
	return t.Use == lex.UsedFiller || t.Use == lex.UsedMerchant || t.Use == lex.Unused && (t.Lex.Is(lang.RoleFiller|lang.RoleArticle|lang.RoleOff) || lang.FunctionWord.Has(t.Low))
}

// saves reports whether a verb among some tokens needs nothing besides it.
func (r takenOff) saves(first, last int) bool {
	return slices.ContainsFunc(r.Tokens[first:last], func(t lex.Token) bool { return lang.Saves.Has(t.Low) })
}

// mayReduce reports whether a verb says that the amount m was taken off the price before it, and then
// takes the verb and the voucher for words of the amount. Most such verbs say other things beside
// anything but a voucher: "снял 500" is money from a machine.
func (r takenOff) mayReduce(m, whole *Found) bool {
	first, last := r.verb(m)
	if first == last || !r.saves(first, last) && !(reduction{calculator(r)}).isReduction(whole.Last, m.First) {
		return false
	}
	for k := whole.Last; k < max(last, m.First); k++ {
		t := r.At(k)
		if t.Use == lex.Unused && (k >= first && k < last || r.isLight(k) || t.Lex.Is(lang.RoleOff)) {
			t.Use = lex.UsedAmount
		}
	}
	return true
}

// IsTakenOff reports whether a verb says that the amount m, beside which is no price, was taken off one:
// of a voucher, or saved in a shop. "15 gespart" alone may have been put by.
func (r *Reader) IsTakenOff(m *Found) bool {
	off := takenOff{r}
	if t := r.At(m.First - 1); t.Kind == lex.East && t.Lex.Is(lang.RoleMinus) {
		return true // 永辉减了15
	}
	first, last := off.verb(m)
	if first == last {
		return false
	}
	saves := off.saves(first, last)
	return slices.ContainsFunc(r.Tokens, func(t lex.Token) bool {
		return t.Lex.Is(lang.RoleOff) || saves && lang.IsShop(t.Low, r.Language)
	})
}
