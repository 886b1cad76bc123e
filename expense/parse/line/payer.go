package line

import (
	"slices"
	"unicode"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// isOthers reports whether token k names another person who paid: "my wife paid
// lunch", 老婆付了午饭, "lunch paid by Bob". A person for whom or with whom
// something was bought stands behind a preposition, or before a particle.
func (s spending) isOthers(k int) bool {
	t := &s.Tokens[k]
	named := isPerson(t, s.Language)
	if s.isPaidBy(k-1) && s.isName(k) {
		return true
	}
	if t.Kind != lex.Word && t.Kind != lex.East || !named && !s.maybeName(k) && !s.isGivenName(k) {
		return false
	}
	if named && t.Kind == lex.East {
		return s.isEastPayer(k)
	}
	if lang.Heads.Has(t.Low) && s.At(k-1).Kind == lex.Number {
		return false // "6 man gegeten 186" has the writer among them
	}
	before := s.beforePerson(k)
	if s.isPaidBy(before) {
		return true
	}
	if s.isPreposition(before) || lang.Recipient.Has(s.At(k-1).Low) {
		return false
	}
	if !named && s.At(k+1).Use == lex.UsedAmount && !s.paysBefore(k) {
		return false // "Kurtaxe 12 bezahlt": the writer did
	}
	spoken := lang.Named(s.Language)
	done := lang.Auxiliary.Has(s.At(k + 1).Low)
	return done && s.isInvited(k+1) || s.paysBehind(k, named && (spoken.VerbLast || spoken.FreeOrder || done)) || s.paysBefore(k)
}

// isPerson reports whether a token is a word for another person. Where a case shows who did
// something, only the words in the case of who did count.
func isPerson(t *lex.Token, language string) bool {
	return t.Lex.Is(lang.RolePerson) || t.Kind == lex.Word && !lang.Named(language).FreeOrder && lang.NamesRelation.Is(t.Low)
}

// isGivenName reports whether token k is the name of a person that is known as one, which many
// write in small letters. It may be that of a shop as well: "єва".
func (s spending) isGivenName(k int) bool {
	low := s.Tokens[k].Low
	return s.isName(k) && lang.GivenName.Has(low) && (!s.KnownWord(k) || lang.IsShop(low, s.Language))
}

// pays reports whether a verb may have another person as its subject.
func pays(t *lex.Token) bool {
	return t.Lex.Is(lang.RolePaid) || lang.Acquires.Has(t.Low)
}

// paysBefore reports whether a verb stands before the person at token k, who is its subject: "за обед
// заплатил шеф", "la cena la pagó mi primo", "das Hotel zahlt die Firma".
func (s spending) paysBefore(k int) bool {
	spoken := lang.Named(s.Language)
	at := k - 1
	for ; at > 0 && s.isWithPerson(at); at-- {
	}
	switch {
	case spoken.FreeOrder:
		for ; at >= 0 && !endsClause(s.At(at)); at-- {
			if pays(s.At(at)) {
				return true
			}
		}
		return false
	case !spoken.SubjectBehind || at < 0:
		return false
	case hasDone(s.At(at), s.Language):
		return s.paysBehind(at, true) // "den Kaffee hat Lena bezahlt"
	case hasDone(s.At(at-1), s.Language):
		return pays(s.At(at)) || s.At(at).Lex.Is(lang.RoleSpend) // "ha pagato Luca"
	case pays(s.At(at)):
		return at > 0 && !isParticiple(s.At(at).Low, s.Language) || s.isWithPerson(k-1) && at > 0
	}
	return s.At(at).Lex.Is(lang.RoleSpend) && at > 0 && lang.Possessive.Has(s.At(at+1).Low) && !spoken.VerbLast // "la cena la pago mi primo"
}

// isWithPerson reports whether token k may stand between a verb and a person: "mi", "die".
func (s spending) isWithPerson(k int) bool {
	t := s.At(k)
	return !pays(s.At(k)) && !s.isPreposition(k) && !t.Lex.Is(lang.RoleSpend) && (t.Lex.Is(lang.RoleArticle) || lang.Possessive.Has(t.Low))
}

// endsClause reports whether a clause ends at a token.
func endsClause(t *lex.Token) bool {
	return t.Kind == lex.Break || t.Kind == lex.Sign && (t.Low == "," || t.Low == ";" || t.Low == "." || t.Low == "!")
}

// hasDone reports whether a token is an auxiliary that only what others did has: "hat", "heeft".
func hasDone(t *lex.Token, language string) bool {
	return t.Kind == lex.Word && slices.Contains(lang.Named(language).OthersHave, t.Low)
}

// isParticiple reports whether a verb may be a participle, which the writer has as well
// as others: "bezahlt".
func isParticiple(verb, language string) bool {
	return hasBeginning(verb, lang.Named(language).ParticipleBeginnings) && !hasEnding(verb, []string{"te", "de"})
}

// isDoneByOther reports whether the form of the verb at token k tells that it was neither the writer nor
// anybody with them who paid: "pagó", "ha pagato", "hat … bezahlt".
func (s spending) isDoneByOther(k int) bool {
	spoken := lang.Named(s.Language)
	finite := spoken.VerbTells && s.At(k).Lex.Is(lang.RolePaid) && !s.At(k).Lex.Is(lang.RoleSpend|lang.RoleGave)
	if !finite && !(hasDone(s.At(k), s.Language) && s.hasPaid(k)) {
		return false
	}
	for i := k - 1; i >= 0 && !endsClause(s.At(i)); i-- {
		if t := s.At(i); lang.Tenant.Has(t.Low) || lang.IsShop(t.Low, s.Language) || i > k-3 && slices.Contains(spoken.Ourselves, t.Low) {
			return false // "shell comprou 50", "on a payé 40"
		}
	}
	return !slices.Contains(spoken.Ourselves, s.At(k+1).Low)
}

// hasPaid reports whether what was paid stands between the auxiliary at token k and its participle, which
// ends the clause, or the participle follows.
func (s spending) hasPaid(k int) bool {
	const adverbs = 1
	last := lang.Named(s.Language).VerbLast
	for i := k + 1; i < len(s.Tokens) && !endsClause(s.At(i)) && (last || i <= k+1+adverbs); i++ {
		t := s.At(i)
		if pays(s.At(i)) && t.Lex.Is(lang.RoleSpend|lang.RolePaid) || t.Lex.Is(lang.RoleInvited) {
			return true
		}
	}
	return false
}

// beforePerson returns the last token before a person that is more than an article or a
// possessive.
func (s spending) beforePerson(k int) int {
	before := k - 1
	for isArticle(s, before) || s.At(before).Lex.Is(lang.RoleFiller) && !s.isPreposition(before) && !lang.Giver.Has(s.At(before).Low) || lang.Possessive.Has(s.At(before).Low) {
		before--
	}
	return before
}

// isArticle reports whether token k is an article: "de" is one in Dutch, and in Spanish leads to a
// giver.
func isArticle(s spending, k int) bool {
	t := s.At(k)
	return t.Lex.IsArticleIn(s.Language) || t.Lex.Is(lang.RoleArticle) && !lang.Giver.Has(t.Low)
}

// isPaidBy reports whether token k leads from a verb to who paid, or the verb follows: "paid by", "door
// Tim betaald".
func (s spending) isPaidBy(k int) bool {
	const roles = lang.RoleSpend | lang.RolePaid
	if !s.At(k).Lex.Is(lang.RoleBy) {
		return false
	}
	if s.At(k - 1).Lex.Is(roles) {
		return true
	}
	next := k + 1
	for s.isWithPerson(next) {
		next++
	}
	return lang.Named(s.Language).SubjectBehind && s.At(next+1).Lex.Is(roles) && isParticiple(s.At(next+1).Low, s.Language)
}

// maybeName reports whether the word at token k begins the text like a name.
func (s spending) maybeName(k int) bool {
	return k == 0 && s.isName(k) && unicode.IsUpper(lang.FirstRune(s.Text[s.Tokens[k].Start:])) && !lang.IsShop(s.Tokens[k].Low, s.Language) && !s.KnownWord(k)
}

// isName reports whether token k is written like the name of somebody, or is one that many bear.
func (s spending) isName(k int) bool {
	t := &s.Tokens[k]
	known := t.Lex != nil && t.Lex.Roles&^(lang.RoleNumbered|lang.RoleOftenNumbered) != 0
	capital := !s.Shouting && unicode.IsUpper(lang.FirstRune(s.Text[t.Start:]))
	return t.Kind == lex.Word && !known && (capital || lang.GivenName.Has(t.Low)) && !lang.PaymentMeans.Has(t.Low)
}
