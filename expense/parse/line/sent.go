package line

import (
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// sent returns what the word at token k tells if it sends money and somebody is named: it came
// from them, "bizum de ana 20", or they may have had it for something that is not said: "sent mum
// 30". What is said makes it a purchase: "venmoed jake 25 for pizza".
func sent(s spending, k int) kindSet {
	if !lang.Sends.Has(s.Tokens[k].Low) {
		return 0
	}
	named := false
	for i := range s.Tokens {
		t := &s.Tokens[i]
		switch {
		case lang.Sends.Has(t.Low), t.Kind != lex.Word && t.Kind != lex.East, lang.FunctionWord.Has(t.Low):
		case t.Use == lex.Unused && (lang.IsThing(t.Low) || lang.IsShop(t.Low, s.Language)) && !t.Lex.Is(lang.RolePerson):
			return 0
		case i > k && t.Use == lex.Unused && leadsToGiver(s, s.beforePerson(i)):
			return refunded | earned
		case t.Lex.Is(lang.RolePerson), lang.GivenName.Has(t.Low), lang.NamesRelation.Is(t.Low),
			i > k && t.Kind == lex.Word && t.Use == lex.Unused && lang.Giver.Has(s.At(i-1).Low) && leadsToReceiver(s, i-1):
			named = true
		}
	}
	if named {
		return moved | spent
	}
	return 0
}

// leadsToGiver reports whether token k leads to who gave: "od", but not "do" in Polish.
func leadsToGiver(s spending, k int) bool {
	return lang.Giver.Has(s.At(k).Low) && !leadsToReceiver(s, k)
}

// leadsToReceiver reports whether token k leads to who got the money, though it leads to who gave in
// another language: "blik do ani".
func leadsToReceiver(s spending, k int) bool {
	low := s.At(k).Low
	return lang.Giver.IsElsewhere(low, s.Language) && lang.LeadsOn(low, s.Language, "")
}
