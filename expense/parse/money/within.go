package money

import (
	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// portions finds amounts that are named as a part of another one.
type portions struct{ *Reader }

// findTax takes what is said to be the tax of the price before it: "service 189, of that 32.80
// VAT", "casque 149 dont 24,83 de tva", 其中税32.8.
func (r portions) findTax() {
	isTax := func(k int) bool {
		t := r.At(k)
		return t.Use == lex.Unused && t.Lex.Is(lang.RoleTax) && !t.Lex.Is(lang.RoleRateNoun)
	}
	for i := 1; i < len(r.Amounts); i++ {
		whole, m := &r.Amounts[i-1], &r.Amounts[i]
		start, end := m.First, m.Last
		if noun := r.skipGlue(end); isTax(noun) {
			end = noun + 1
		} else if isTax(start - 1) {
			start--
		} else {
			continue
		}
		if first := r.phraseStart(start, lang.LeadsPart); first < start && !whole.Dropped && m.Value.LessThan(whole.Value) {
			r.take(TaxPhrase{First: first, Last: end, Side: expense.Gross, Amount: i})
		}
	}
}

// drop makes no price of what one of several things was of the whole price: "asda 45
// of which 12 wine". Where a tax is named it is the tax, which [Reader.FindTaxes] reads.
func (r portions) drop() {
	for i := 1; i < len(r.Amounts); i++ {
		whole, m := &r.Amounts[i-1], &r.Amounts[i]
		first := r.phraseStart(m.First, lang.LeadsPart)
		if first == m.First || whole.Dropped || !m.Value.LessThan(whole.Value) {
			continue
		}
		end, known := thingBehind(&r.Sentence, m.Last)
		if end == m.Last || speaksOfOther(&r.Sentence, whole.Last, end) {
			continue
		}
		if comma := r.At(first - 1); comma.Low == "," || comma.Low == "、" || comma.Low == "，" {
			first--
		}
		r.Drop(m)
		r.passOver(first, end)
		whole.Loose = whole.Loose || !known || r.At(end).Lex.Is(lang.RoleAnd) || whole.Last != first // "of which 12 mine", "of which 12 wine and 5 cheese"
	}
}

// dropIncluded makes no price of what is said before the whole price to be included in it, in
// languages that say so behind it: "배달비 3천원 포함 족발 4만2천원", 送料500円込みで靴4200円.
func (r portions) dropIncluded() {
	for i := 1; i < len(r.Amounts); i++ {
		m, whole := &r.Amounts[i-1], &r.Amounts[i]
		if !lang.Included.Has(r.At(m.Last).Low) || m.Dropped || !m.Value.LessThan(whole.Value) || r.partsBetween(m.Last+1, whole.First) {
			continue
		}
		first := m.First
		for isName(r.At(first - 1)) {
			first--
		}
		if first == m.First || speaksOfOther(&r.Sentence, first, m.First) {
			continue
		}
		r.Drop(m)
		r.passOver(first, m.Last+1)
		whole.Loose = true
	}
}

// passOver takes tokens[first:last] for words that say nothing of a price.
func (r portions) passOver(first, last int) {
	for k := first; k < last; k++ {
		r.Tokens[k].Use = lex.UsedFiller
	}
}

// partsBetween reports whether a separator is among tokens[first:last].
func (r portions) partsBetween(first, last int) bool {
	for k := first; k < last; k++ {
		if r.EndsPart(k) {
			return true
		}
	}
	return false
}

// isName reports whether a token may be a word of what a price is for.
func isName(t *lex.Token) bool {
	return t.Use == lex.Unused && (t.Kind == lex.Word || t.Kind == lex.East)
}

// thingBehind returns where the words from token k on end, and whether one is known for a thing.
func thingBehind(r *lex.Sentence, k int) (end int, known bool) {
	for end = k; end < len(r.Tokens); end++ {
		t := &r.Tokens[end]
		if !isName(t) || t.Lex.Is(lang.RoleAnd) {
			break
		}
		known = known || t.Lex.Is(lang.RoleTip) || lang.IsThing(t.Low)
	}
	return end, known
}

// speaksOfOther reports whether tokens[first:last] name a tax or a refund, or what somebody paid.
func speaksOfOther(r *lex.Sentence, first, last int) bool {
	const others = lang.RoleTax | lang.RoleRateNoun | lang.RoleNet | lang.RolePercent | lang.RoleSubtotal | lang.RoleRefund | lang.RoleNotSpent |
		lang.RoleIncome | lang.RoleShare | lang.RoleShared | lang.RoleSpend | lang.RolePaid
	for k := first; k < last; k++ {
		if t := &r.Tokens[k]; t.Use == lex.UsedTax || t.Lex.Is(others) {
			return true
		}
	}
	return false
}
