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
	for r.at(before).lex.is(roleArticle) || r.at(before).lex.is(roleFiller) && !r.isPreposition(before) || containsWord(possessives, r.at(before).low) {
		before--
	}
	if r.at(before).lex.is(roleBy) && r.at(before-1).lex.is(roleSpend|rolePaid) {
		return true
	}
	if r.isPreposition(before) {
		return false
	}
	return r.paysBehind(k, named && containsWord(" de nl ", r.language))
}

// paysBehind reports whether a verb of spending follows token k: at once, but for
// words such as "has", or anywhere in a language that puts it last.
func (r *reader) paysBehind(k int, anywhere bool) bool {
	for i := k + 1; i < len(r.tokens) && r.tokens[i].kind != tokenBreak; i++ {
		t := &r.tokens[i]
		switch {
		case t.lex.is(roleSpend | rolePaid):
			return true
		case !anywhere && t.use == unused && !t.lex.is(roleFiller) && !containsWord(auxiliaries, t.low):
			return false
		}
	}
	return false
}

// possessives stand between a preposition and a person.
const possessives = " my our meinem meiner meinen unserer mon ma mes notre mi mis nuestra mio mia meu minha mijn onze "

// auxiliaries stand between a person and what they did.
const auxiliaries = " has had have ha a hat haben heeft just already also kindly уже già ya já "

// isPreposition reports whether token k makes the person behind it no payer.
func (r *reader) isPreposition(k int) bool {
	low := r.at(k).low
	return r.at(k).lex.is(roleFor|roleAt|roleAnd|roleBy) || containsWord(prepositions, low) || containsWord(" à a al alla per с для у dla dla_mojej için met voor ", low)
}

// maybeName reports whether the word at token k begins the text like a name.
func (r *reader) maybeName(k int) bool {
	return k == 0 && r.isName(k) && !isMerchant(r.tokens[k].low) && !r.knownWord(k)
}

// isName reports whether token k is written like the name of somebody.
func (r *reader) isName(k int) bool {
	t := &r.tokens[k]
	known := t.lex != nil && t.lex.roles&^roleNumbered != 0
	return t.kind == tokenWord && !known && !r.shouting && unicode.IsUpper(firstRune(r.text[t.Start:])) && !containsWord(payments, t.low)
}

// payments are what people pay by.
const payments = " visa mastercard amex paypal venmo zelle twint revolut card cash karte bar carte tarjeta carta cartão ec alipay wechat "

// isEastPayer is [reader.isOthers] of Chinese, Japanese and Korean, in which
// particles say who did what for whom.
func (r *reader) isEastPayer(k int) bool {
	switch r.at(k - 1).low {
	case "给", "給", "为", "為", "帮", "幫", "和", "跟", "与", "與", "陪", "请", "請", "替", "送":
		if !r.tokens[k].spaced {
			return false
		}
	}
	switch r.at(k + 1).low {
	case "に", "へ", "と", "の", "에게", "한테", "께", "와", "과", "랑", "이랑", "의", "하고":
		return false
	case "が", "は", "가", "이", "는", "은", "도":
		return r.paysBehind(k, true)
	}
	return r.paysBehind(k, false)
}
