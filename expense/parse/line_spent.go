package parse

import "unicode"

// isNotSpent reports whether a text speaks of money that its writer did not spend:
// it came in or came back, is owed or only planned, or another person paid.
func (r *reader) isNotSpent() bool {
	tax, refund := false, false
	for k := range r.tokens {
		t := &r.tokens[k]
		if t.use == usedAmount || t.use == usedDate {
			continue
		}
		if t.lex.is(roleNotSpent) || r.isOthers(k) {
			return true
		}
		tax = tax || t.lex.is(roleTax|roleTaxObject)
		refund = refund || t.lex.is(roleRefund)
	}
	return tax && refund // the tax office gives back what was no expense
}

// isOthers reports whether token k names another person who paid: "my wife paid
// lunch", 老婆付了午饭, "lunch paid by Bob". A person for whom or with whom
// something was bought stands behind a preposition, or before a particle.
func (r *reader) isOthers(k int) bool {
	t := &r.tokens[k]
	named := t.lex.is(rolePerson)
	if r.at(k-1).lex.is(roleBy) && r.at(k-2).lex.is(roleSpend|rolePaid) && r.isName(k) {
		return true
	}
	if t.kind != tokenWord && t.kind != tokenEast || !named && !r.maybeName(k) {
		return false
	}
	if named && t.kind == tokenEast {
		return r.isEastPayer(k)
	}
	before := k - 1
	for r.at(before).lex.is(roleArticle) || r.at(before).lex.is(roleFiller) && !r.isPreposition(before) || traitPossessive.has(r.at(before).low) {
		before--
	}
	if r.at(before).lex.is(roleBy) && r.at(before-1).lex.is(roleSpend|rolePaid) {
		return true
	}
	if r.isPreposition(before) {
		return false
	}
	return r.paysBehind(k, named && languageNamed(r.language).verbLast)
}

// paysBehind reports whether a verb of spending follows token k: at once, but for
// words such as "has", or anywhere in a language that puts it last.
func (r *reader) paysBehind(k int, anywhere bool) bool {
	for i := k + 1; i < len(r.tokens) && r.tokens[i].kind != tokenBreak; i++ {
		t := &r.tokens[i]
		switch {
		case t.lex.is(roleSpend | rolePaid):
			return true
		case !anywhere && t.use == unused && !t.lex.is(roleFiller) && !traitAuxiliary.has(t.low):
			return false
		}
	}
	return false
}

// isPreposition reports whether token k makes the person behind it no payer.
func (r *reader) isPreposition(k int) bool {
	low := r.at(k).low
	return r.at(k).lex.is(roleFor|roleAt|roleAnd|roleBy) || (traitPreposition | traitPayerPreposition).has(low)
}

// maybeName reports whether the word at token k begins the text like a name.
func (r *reader) maybeName(k int) bool {
	return k == 0 && r.isName(k) && !isMerchant(r.tokens[k].low) && !r.knownWord(k)
}

// isName reports whether token k is written like the name of somebody.
func (r *reader) isName(k int) bool {
	t := &r.tokens[k]
	known := t.lex != nil && t.lex.roles&^roleNumbered != 0
	return t.kind == tokenWord && !known && !r.shouting && unicode.IsUpper(firstRune(r.text[t.Start:])) && !traitPaymentMeans.has(t.low)
}

// isEastPayer is [reader.isOthers] of Chinese, Japanese and Korean, in which
// particles say who did what for whom.
func (r *reader) isEastPayer(k int) bool {
	if traitGivesTo.has(r.at(k-1).low) && !r.tokens[k].spaced || traitCompanion.has(r.at(k+1).low) {
		return false
	}
	return r.paysBehind(k, traitSubject.has(r.at(k+1).low))
}
