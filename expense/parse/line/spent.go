package line

import (
	"slices"
	"unicode"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// isFee reports whether a text names a fee, which is spent whatever it is for. Interest
// alone is none: it is received as well as paid.
func (s spending) isFee() bool {
	name, _ := lang.CategoryOf(s.Text, s.Language, s.Options.Region)
	return name == "Fees" && !slices.ContainsFunc(s.Tokens, func(t lex.Token) bool { return lang.Interest.Has(t.Low) })
}

// isOthers reports whether token k names another person who paid: "my wife paid
// lunch", 老婆付了午饭, "lunch paid by Bob". A person for whom or with whom
// something was bought stands behind a preposition, or before a particle.
func (s spending) isOthers(k int) bool {
	t := &s.Tokens[k]
	named := t.Lex.Is(lang.RolePerson)
	if s.At(k-1).Lex.Is(lang.RoleBy) && s.At(k-2).Lex.Is(lang.RoleSpend|lang.RolePaid) && s.isName(k) {
		return true
	}
	if t.Kind != lex.Word && t.Kind != lex.East || !named && !s.maybeName(k) {
		return false
	}
	if named && t.Kind == lex.East {
		return s.isEastPayer(k)
	}
	before := s.beforePerson(k)
	if s.isPaidBy(before) {
		return true
	}
	if s.isPreposition(before) || lang.Recipient.Has(s.At(k-1).Low) {
		return false
	}
	if !named && s.At(k+1).Use == lex.UsedAmount {
		return false // "Kurtaxe 12 bezahlt": the writer did
	}
	spoken := lang.Named(s.Language)
	return lang.Auxiliary.Has(s.At(k+1).Low) && s.isInvited(k+1) || s.paysBehind(k, named && (spoken.VerbLast || spoken.FreeOrder))
}

// beforePerson returns the last token before a person that is more than an article or a
// possessive.
func (s spending) beforePerson(k int) int {
	before := k - 1
	for s.At(before).Lex.Is(lang.RoleArticle) || s.At(before).Lex.Is(lang.RoleFiller) && !s.isPreposition(before) && !lang.Giver.Has(s.At(before).Low) || lang.Possessive.Has(s.At(before).Low) {
		before--
	}
	return before
}

// isPaidBy reports whether token k leads from a verb to who paid: "paid by".
func (s spending) isPaidBy(k int) bool {
	return s.At(k).Lex.Is(lang.RoleBy) && s.At(k-1).Lex.Is(lang.RoleSpend|lang.RolePaid)
}

// isAlone reports whether nothing that could have been bought stands before token
// k: "got 50 from mum", but not "flowers from mum 50".
func (s spending) isAlone(k int) bool {
	for k--; k >= 0 && s.Tokens[k].Kind != lex.Break; k-- {
		if t := &s.Tokens[k]; t.Use == lex.Unused && t.Kind != lex.Sign && (!t.Lex.Is(lang.RoleFiller) || isForeignThing(t)) && !lang.Got.Has(t.Low) {
			return false
		}
	}
	return true
}

// isInvited reports whether a person who stands before token k has invited the
// writer: "Papa hat uns zum Essen eingeladen".
func (s spending) isInvited(k int) bool {
	for ; k < len(s.Tokens) && s.Tokens[k].Kind != lex.Break; k++ {
		if s.Tokens[k].Lex.Is(lang.RoleInvited) {
			return true
		}
	}
	return false
}

// paysBehind reports whether a verb of spending follows token k: at once, but for
// words such as "has" and where they live, or anywhere in a language that puts it last.
func (s spending) paysBehind(k int, anywhere bool) bool {
	for i := k + 1; i < len(s.Tokens) && s.Tokens[i].Kind != lex.Break; i++ {
		t := &s.Tokens[i]
		switch {
		case t.Lex.Is(lang.RoleSpend|lang.RolePaid) || lang.Acquires.Has(t.Low):
			return true
		case t.Low == ",":
			return false // "жена попросила молока, купил 90"
		case t.Lex.Is(lang.RoleAt) || lang.Preposition.Has(t.Low):
			i++ // "my cousin in Dallas pays"
		case !anywhere && t.Use == lex.Unused && !t.Lex.Is(lang.RoleFiller) && !lang.Auxiliary.Has(t.Low):
			return false
		}
	}
	return false
}

// isPreposition reports whether token k makes the person behind it no payer.
func (s spending) isPreposition(k int) bool {
	low := s.At(k).Low
	return s.At(k).Lex.Is(lang.RoleFor|lang.RoleAt|lang.RoleAnd|lang.RoleBy) || lang.Preposition.Has(low) || lang.PayerPreposition.Has(low)
}

// maybeName reports whether the word at token k begins the text like a name.
func (s spending) maybeName(k int) bool {
	return k == 0 && s.isName(k) && !lang.IsShop(s.Tokens[k].Low, s.Language) && !s.KnownWord(k)
}

// isName reports whether token k is written like the name of somebody.
func (s spending) isName(k int) bool {
	t := &s.Tokens[k]
	known := t.Lex != nil && t.Lex.Roles&^(lang.RoleNumbered|lang.RoleOftenNumbered) != 0
	return t.Kind == lex.Word && !known && !s.Shouting && unicode.IsUpper(lang.FirstRune(s.Text[t.Start:])) && !lang.PaymentMeans.Has(t.Low)
}

// isEastPayer is [spending.isOthers] of Chinese, Japanese and Korean, in which
// particles say who did what for whom.
func (s spending) isEastPayer(k int) bool {
	if lang.GivesTo.Has(s.At(k-1).Low) && !s.Tokens[k].Spaced || lang.Companion.Has(s.At(k+1).Low) {
		return false
	}
	return s.paysBehind(k, lang.Subject.Has(s.At(k+1).Low))
}
