package line

import (
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// What came back of a price stands behind it, often with nothing between: "shoes 80 refunded 30",
// "zahnarzt 120 davon 80 erstattet". It is an entry of its own.

// refunding finds such entries.
type refunding struct{ *Reader }

// maxBeforeRefund is how many words lead from a price to what came back of it.
const maxBeforeRefund = 4

// beginsAt reports whether what came back of the price before token k begins with it.
func (r refunding) beginsAt(first, k int) bool {
	price := r.amountEnding(k)
	if price == nil || !cutting(r).hasWords(first, price.First) {
		return false
	}
	var back *money.Found
	word := -1 // that tells of a refund
	for i := k; i < len(r.Tokens) && r.Tokens[i].Kind != lex.Break && !r.separates(i); i++ {
		t := &r.Tokens[i]
		if m := r.amountEnding(i + 1); m != nil {
			if back != nil || m.First-k > maxBeforeRefund {
				return false
			}
			back = m
		}
		if t.Use == lex.Unused && t.Lex != nil && tells(t.Lex)&refunded != 0 || back != nil && i == back.Last && lang.Back.Has(t.Low) && !r.isOfJourney(first, k) {
			word = i
		}
	}
	return back != nil && word >= 0 && (word > back.First || endsAt(r.Reader, back, len(r.Tokens)) || back.Rank > money.RankBare)
}

// amountEnding returns the amount that was paid and ends before token k, nil if there is none.
func (r refunding) amountEnding(k int) *money.Found {
	for i := range r.Amounts {
		if m := &r.Amounts[i]; m.Last == k && !m.Tax && !m.Dropped {
			return m
		}
	}
	return nil
}

// isOfJourney reports whether tokens[first:last] are of a journey, from which people come back,
// and not their money: "train 30 and 28 back".
func (r refunding) isOfJourney(first, last int) bool {
	if last <= first {
		return false
	}
	category, _ := lang.CategoryOf(r.Text[r.Tokens[first].Start:r.Tokens[last-1].End], r.Language, r.Options.Region)
	return category == "Transport" || category == "Travel"
}

// settle takes a line that may be a refund for one if it tells what came back of the purchase
// before it, since it names nobody and nothing else, "doctor 50, got 20 back", and one whose
// amount has a refund taken off already for the purchase: "hotel 120 less 20 refund".
func (r refunding) settle(before, l *piece) {
	if l.money < 0 {
		return
	}
	m := &r.Amounts[l.money]
	switch {
	case l.kinds == refunded && strings.ContainsAny(m.Sum, "-−"):
		l.kinds = 0
	case before == nil || before.kinds != 0 || before.money < 0:
	case l.kinds == refunded|moved && !r.namesOther(l), l.kinds == 0 && lang.Back.Has(r.At(m.Last).Low) && !r.isOfJourney(before.first, before.last):
		l.kinds = refunded
	case l.kinds == 0 && r.onlyReturns(l) && !r.isOfJourney(before.first, before.last):
		l.kinds = refunded | spent
	}
}

// onlyReturns reports whether a line says no more than that something is given back, "return 20 of it", which
// may also have cost money.
func (r refunding) onlyReturns(l *piece) bool {
	found := false
	for k := l.first; k < l.last; k++ {
		switch t := &r.Tokens[k]; {
		case t.Use != lex.Unused || t.Kind == lex.Sign || t.Lex.Is(lang.RoleFiller|lang.RoleAnd):
		case lang.Returning.Has(t.Low):
			found = true
		case !lang.IsFunctionIn(t.Low, r.Language):
			return false
		}
	}
	return found
}

// namesOther reports whether a line names a person or another thing than the line before it.
func (r refunding) namesOther(l *piece) bool {
	says := spending{&r.Sentence, r.cues}
	for k := l.first; k < l.last; k++ {
		t := &r.Tokens[k]
		if t.Use == lex.Unused && (t.Lex.Is(lang.RolePerson) || lang.GivenName.Has(t.Low) || lang.Giver.Has(t.Low) || lang.IsThing(t.Low) || says.isPreposition(k)) {
			return true
		}
	}
	return false
}
