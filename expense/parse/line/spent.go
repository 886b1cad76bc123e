package line

import (
	"unicode"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// isNotSpent reports whether a text speaks of money that its writer did not spend:
// it came in or came back, is owed or only planned, or another person paid.
func (r *Reader) isNotSpent() bool {
	tax, refund, moved, spent := false, false, false, false
	for k := range r.Tokens {
		t := &r.Tokens[k]
		if t.Use == lex.UsedAmount || t.Use == lex.UsedDate {
			continue
		}
		if t.Lex.Is(lang.RoleNotSpent) || r.isOthers(k) {
			return true
		}
		tax = tax || t.Lex.Is(lang.RoleTax|lang.RoleTaxObject)
		moved = moved || t.Lex.Is(lang.RoleMoved)
		spent = spent || t.Lex.Is(lang.RoleSpend)
		refund = refund || t.Lex.Is(lang.RoleRefund)
	}
	// The tax office gives back what was no expense.
	return tax && refund || moved && !spent && !r.isFee()
}

// isFee reports whether a text names a fee, which is spent whatever it is for.
func (r *Reader) isFee() bool {
	name, _ := lang.CategoryOf(r.Text, r.Language)
	return name == "Fees"
}

// isOthers reports whether token k names another person who paid: "my wife paid
// lunch", 老婆付了午饭, "lunch paid by Bob". A person for whom or with whom
// something was bought stands behind a preposition, or before a particle.
func (r *Reader) isOthers(k int) bool {
	t := &r.Tokens[k]
	named := t.Lex.Is(lang.RolePerson)
	if r.At(k-1).Lex.Is(lang.RoleBy) && r.At(k-2).Lex.Is(lang.RoleSpend|lang.RolePaid) && r.isName(k) {
		return true
	}
	if t.Kind != lex.Word && t.Kind != lex.East || !named && !r.maybeName(k) {
		return false
	}
	if named && t.Kind == lex.East {
		return r.isEastPayer(k)
	}
	before := k - 1
	for r.At(before).Lex.Is(lang.RoleArticle) || r.At(before).Lex.Is(lang.RoleFiller) && !r.isPreposition(before) && !lang.Giver.Has(r.At(before).Low) || lang.Possessive.Has(r.At(before).Low) {
		before--
	}
	if r.At(before).Lex.Is(lang.RoleBy) && r.At(before-1).Lex.Is(lang.RoleSpend|lang.RolePaid) {
		return true
	}
	if lang.Giver.Has(r.At(before).Low) && r.isAlone(before) {
		return true
	}
	if r.isPreposition(before) {
		return false
	}
	return lang.Auxiliary.Has(r.At(k+1).Low) && r.isInvited(k+1) || r.paysBehind(k, named && lang.Named(r.Language).VerbLast)
}

// isAlone reports whether nothing that could have been bought stands before token
// k: "got 50 from mum", but not "flowers from mum 50".
func (r *Reader) isAlone(k int) bool {
	for k--; k >= 0 && r.Tokens[k].Kind != lex.Break; k-- {
		if t := &r.Tokens[k]; t.Use == lex.Unused && t.Kind != lex.Sign && (!t.Lex.Is(lang.RoleFiller) || isForeignThing(t)) && !lang.Got.Has(t.Low) {
			return false
		}
	}
	return true
}

// isInvited reports whether a person who stands before token k has invited the
// writer: "Papa hat uns zum Essen eingeladen".
func (r *Reader) isInvited(k int) bool {
	for ; k < len(r.Tokens) && r.Tokens[k].Kind != lex.Break; k++ {
		if r.Tokens[k].Lex.Is(lang.RoleInvited) {
			return true
		}
	}
	return false
}

// paysBehind reports whether a verb of spending follows token k: at once, but for
// words such as "has", or anywhere in a language that puts it last.
func (r *Reader) paysBehind(k int, anywhere bool) bool {
	for i := k + 1; i < len(r.Tokens) && r.Tokens[i].Kind != lex.Break; i++ {
		t := &r.Tokens[i]
		switch {
		case t.Lex.Is(lang.RoleSpend | lang.RolePaid):
			return true
		case !anywhere && t.Use == lex.Unused && !t.Lex.Is(lang.RoleFiller) && !lang.Auxiliary.Has(t.Low):
			return false
		}
	}
	return false
}

// isPreposition reports whether token k makes the person behind it no payer.
func (r *Reader) isPreposition(k int) bool {
	low := r.At(k).Low
	return r.At(k).Lex.Is(lang.RoleFor|lang.RoleAt|lang.RoleAnd|lang.RoleBy) || (lang.Preposition | lang.PayerPreposition).Has(low)
}

// maybeName reports whether the word at token k begins the text like a name.
func (r *Reader) maybeName(k int) bool {
	return k == 0 && r.isName(k) && !lang.IsShop(r.Tokens[k].Low) && !r.KnownWord(k)
}

// isName reports whether token k is written like the name of somebody.
func (r *Reader) isName(k int) bool {
	t := &r.Tokens[k]
	known := t.Lex != nil && t.Lex.Roles&^(lang.RoleNumbered|lang.RoleOftenNumbered) != 0
	return t.Kind == lex.Word && !known && !r.Shouting && unicode.IsUpper(lang.FirstRune(r.Text[t.Start:])) && !lang.PaymentMeans.Has(t.Low)
}

// isEastPayer is [Reader.isOthers] of Chinese, Japanese and Korean, in which
// particles say who did what for whom.
func (r *Reader) isEastPayer(k int) bool {
	if lang.GivesTo.Has(r.At(k-1).Low) && !r.Tokens[k].Spaced || lang.Companion.Has(r.At(k+1).Low) {
		return false
	}
	return r.paysBehind(k, lang.Subject.Has(r.At(k+1).Low))
}
