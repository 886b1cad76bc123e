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
		case i > k && t.Use == lex.Unused && lang.Giver.Has(s.At(s.beforePerson(i)).Low):
			return refunded | earned
		case t.Lex.Is(lang.RolePerson), lang.GivenName.Has(t.Low), lang.NamesRelation.Is(t.Low):
			named = true
		}
	}
	if named {
		return moved | spent
	}
	return 0
}
