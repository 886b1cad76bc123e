package line

import (
	"slices"

	"chit/expense/parse/cue"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// Unspent says why a text speaks of money that its writer has not spent.
type Unspent string

// What a text may speak of instead. The empty one is money that changed hands.
const (
	Owed       Unspent = "owed"       // it is still to be paid, by the writer or to them
	Planned    Unspent = "planned"    // it may be spent one day, or was not in the end
	Budgeted   Unspent = "budgeted"   // no more is to be spent
	Treated    Unspent = "treated"    // another spent it
	Reminder   Unspent = "reminder"   // the writer wants to be reminded of it
	Declined   Unspent = "declined"   // the payment was refused
	Left       Unspent = "left"       // it is what is left
	Discounted Unspent = "discounted" // it was taken off a price
	Lost       Unspent = "lost"       // it was lost or stolen, or what it had bought
	Repeated   Unspent = "repeated"   // it is paid again and again, or should be written down so
)

// A spending tells from the words of a sentence whether its writer spent the money.
type spending struct {
	*lex.Sentence
	cues cue.Set
}

// unspent returns why the writer has not spent the money of the text.
func (s spending) unspent() Unspent {
	switch {
	case s.cues.Has(lang.AsksReminder):
		return Reminder
	case s.cues.Has(lang.SaysBudget):
		return Budgeted
	case s.isRepeated():
		return Repeated
	case s.cues.Has(lang.SaysPlanned) && !s.cues.Has(lang.SaysForgot), s.cues.Has(lang.SaysWish) && !s.spends():
		return Planned
	case s.isOwed():
		return Owed
	case s.isTreated():
		return Treated
	case s.isLost():
		return Lost
	}
	return ""
}

// isLost reports whether the money, or what it had bought, was lost or stolen. What is
// lost at a game was spent on it, and so is a fee for what is lost.
func (s spending) isLost() bool {
	return s.cues.Has(lang.SaysLost) && !s.spends() && !s.isFee() &&
		!slices.ContainsFunc(s.Tokens, func(t lex.Token) bool { return lang.Gamble.Has(t.Low) })
}

// isRepeated reports whether a payment is at regular times, or to be written down so. One
// that was made is one payment: "paid 30 for the gym, every month".
func (s spending) isRepeated() bool {
	orders, paid := false, false
	for k := range s.Tokens {
		t := &s.Tokens[k]
		orders = orders || t.Lex.Is(lang.RoleAdd)
		paid = paid || t.Lex.Is(lang.RoleSpend)
	}
	return s.cues.Has(lang.SaysEvery) && (orders || !paid || s.cues.Has(lang.AsksRepeat)) || s.cues.Has(lang.AsksRepeat) && orders
}

// isOwed reports whether the money is still to be paid: a word says so, and none that it
// was paid after all.
func (s spending) isOwed() bool {
	if s.cues.Has(lang.SaysUnpaid) {
		return true
	}
	if s.cues.Has(lang.SaysReturned) {
		return false
	}
	if s.cues.Has(lang.SaysOwed) {
		return true
	}
	settled := s.cues.Has(lang.SaysSettled)
	for k := range s.Tokens {
		t := &s.Tokens[k]
		if t.Use != lex.UsedAmount && t.Use != lex.UsedDate && t.Lex.Is(lang.RoleNotSpent) && (!settled || !lang.Due.Has(t.Low)) {
			return true
		}
	}
	return false
}

// isTreated reports whether another person paid, and the writer does not say that they did.
func (s spending) isTreated() bool {
	if s.cues.Has(lang.SaysPaidSelf) {
		return false
	}
	if s.cues.Has(lang.SaysTreated) {
		return !s.isRent(0, len(s.Tokens))
	}
	for k := range s.Tokens {
		t := &s.Tokens[k]
		if t.Use == lex.UsedAmount || t.Use == lex.UsedDate || lang.Tenant.Has(t.Low) {
			continue
		}
		if (s.isOthers(k) || s.isDoneByOther(k)) && !s.isGiven(k) {
			return true
		}
	}
	return false
}

// isDiscount reports whether the only amount of a text is what was taken off a price that nobody says:
// "10 discount at tesco", "descuento de 15 en mercadona". Beside a thing before it, or a verb that says
// it was spent, it may be one: "shoes 20 discount", but not "shoes, discount, 40".
func isDiscount(r *Reader, s spending) bool {
	paid := r.paid()
	if len(paid) != 1 {
		return false
	}
	m := &r.Amounts[paid[0]]
	if m.Sum == "" && !s.spends() && r.IsTakenOff(m) {
		return true
	}
	joins := func(k int) bool {
		t := r.At(k)
		if lang.With.Has(t.Low) {
			return false // "40 with discount"
		}
		return t.Use == lex.UsedFiller || t.Use == lex.Unused && (t.Low == ":" || t.Lex.Is(lang.RoleDe|lang.RoleArticle|lang.RoleGlue|lang.RoleCost|lang.RoleFiller))
	}
	behind, first := m.Last, m.First-1
	for joins(behind) && !lang.Discount.Has(r.At(behind).Low) {
		behind++
	}
	for joins(first) && !lang.Discount.Has(r.At(first).Low) {
		first--
	}
	trails := lang.Discount.Has(r.At(behind).Low)
	if !trails && !lang.Discount.Has(r.At(first).Low) || m.Sum != "" {
		return false
	}
	if trails {
		first = m.First
	}
	bought := s.spends() || slices.ContainsFunc(r.Tokens[:first], func(t lex.Token) bool {
		return t.Use == lex.Unused && lang.IsThing(t.Low) && !lang.IsShop(t.Low, r.Language)
	})
	r.objectIf(bought && trails, LooseAmount, m.Span)
	return !bought
}
