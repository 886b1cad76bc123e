package line

import (
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// openings passes over the words with which people begin to speak.
type openings struct{ *Reader }

// Limits of what is passed over: the words of one expression, and what has to follow.
const (
	maxOpening  = 6
	leastBehind = 2
)

// mark makes fillers of them, whatever they are elsewhere: "no to tak, dziś rano kawa 12" denies
// nothing, and "oh and bus 3" adds nothing to the bus.
func (o openings) mark() {
	for k := 0; ; {
		last := o.at(k)
		if behind := len(o.Tokens) - last; last == k || behind < leastBehind && !(behind > 0 && lang.IsThing(o.Tokens[last].Low)) {
			return
		}
		for ; k < last; k++ {
			o.Tokens[k].Use, o.Tokens[k].Lex = lex.UsedFiller, nil
		}
		if t := o.At(k); t.Low == "," || t.Low == "…" {
			t.Use = lex.UsedFiller
			k++
		}
		if t := o.At(k); t.Lex.Is(lang.RoleAnd) {
			t.Use = lex.UsedFiller
			k++
		}
		o.opened = k
	}
}

// at returns the token behind the longest such expression that begins at token k, or k.
func (o openings) at(k int) int {
	said, last := "", k
	for i := k; i < len(o.Tokens) && i-k < maxOpening; i++ {
		t := &o.Tokens[i]
		if t.Kind != lex.Word && t.Kind != lex.East {
			break
		}
		if i > k && t.Spaced {
			said += " "
		}
		said += t.Low
		if lang.Opening.Has(said) && !o.goesOn(i) && !o.isPriced(said, i) {
			last = i + 1
		}
	}
	return last
}

// isPriced reports whether what is said up to token k is a shop with its price: "ah 31,45" in Dutch.
func (o openings) isPriced(said string, k int) bool {
	return o.At(k+1).Kind == lex.Number && lang.IsShop(said, o.Language)
}

// goesOn reports whether the word that token k is a part of goes on behind it. Words of Chinese and
// Japanese end anywhere.
func (o openings) goesOn(k int) bool {
	next := o.At(k + 1)
	return lang.IsHangul(lang.FirstRune(o.Tokens[k].Low)) && next.Kind == lex.East && !next.Spaced
}

// markSpending makes a verb for paying of one that tells of much else, where an amount follows it:
// "dropped 60 on gas", "dropped a grand on the couch".
func (o openings) markSpending() {
	t, k := o.At(o.opened), o.opened+1
	if !lang.SpendsBeforeAmount.Has(t.Low) {
		return
	}
	if o.At(k).Lex.Is(lang.RoleArticle) {
		k++
	}
	if next := o.At(k); next.Kind == lex.Number || next.Lex.Is(lang.RoleWord|lang.RoleScale) || next.Lex.MarkOf() != nil {
		t.Lex = &lang.Lexeme{Roles: lang.RoleFiller | lang.RoleSpend}
	}
}

// markBeforeDay makes fillers of words that only before a day say nothing: 那个昨天打车花了23, where
// 那个打车 is a certain taxi.
func (o openings) markBeforeDay() {
	if t := o.At(o.opened); lang.OpeningBeforeDay.Has(t.Low) && o.At(o.opened+1).Use == lex.UsedDate {
		t.Use, t.Lex = lex.UsedFiller, nil
		o.opened++
	}
}
