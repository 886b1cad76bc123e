package line

import (
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// isFee reports whether a text names a fee, which is spent whatever it is for. Interest
// alone is none: it is received as well as paid. Nor is what is also a place for savings, if
// money was put there: "guardei 500 na caixinha".
func (s spending) isFee() bool {
	name, _ := lang.CategoryOf(s.Text, s.Language, s.Options.Region)
	if name != "Fees" {
		return false
	}
	put, kept := false, false
	for i := range s.Tokens {
		t := &s.Tokens[i]
		if lang.Interest.Has(t.Low) {
			return false
		}
		if tells(t.Lex)&moved != 0 {
			called, _ := lang.CategoryOf(t.Low, s.Language, s.Options.Region)
			put, kept = put || called != "Fees", kept || called == "Fees"
		}
	}
	return !put || !kept
}

// isAlone reports whether nothing that could have been bought stands before token
// k: "got 50 from mum", but not "flowers from mum 50".
func (s spending) isAlone(k int) bool {
	for k--; k >= 0 && s.Tokens[k].Kind != lex.Break; k-- {
		if t := &s.Tokens[k]; t.Use == lex.Unused && t.Kind != lex.Sign && (!t.Lex.Is(lang.RoleFiller) || t.IsForeignThing()) && !lang.Got.Has(t.Low) {
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
		case pays(t) || t.Lex.Is(lang.RoleSpend) && !lang.Named(s.Language).VerbTells:
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

// isEastPayer is [spending.isOthers] of Chinese, Japanese and Korean, in which
// particles say who did what for whom.
func (s spending) isEastPayer(k int) bool {
	if lang.GivesTo.Has(s.At(k-1).Low) && !s.Tokens[k].Spaced || lang.Companion.Has(s.At(k+1).Low) {
		return false
	}
	return s.paysBehind(k, lang.Subject.Has(s.At(k+1).Low))
}
