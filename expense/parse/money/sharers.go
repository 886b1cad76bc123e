package money

import (
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// People who shared an amount may be named: "390 split between me tom and ray". How else their number is
// said is read in share.go.

// maxNameWords is how many words name one of them.
const maxNameWords = 2

// namedSharers returns by how many an amount is divided that the writer shared with people who are named
// behind token k, and the tokens that say so: "between me tom and ray", "with anna and ben". It is 0 if
// fewer than three are named, or anything else is said there.
func namedSharers(r calculator, k int) (share int64, first, last int) {
	for first = k; first < len(r.Tokens) && !leadsToNames(r, first); first++ {
		if t := r.At(first); t.Use != lex.Unused || t.Kind == lex.Break || !t.Lex.Is(lang.RoleShared|lang.RoleFiller) {
			return 0, k, k
		}
	}
	share = 1
	words := 0 // of the name that is being said
	for last = first + 1; last < len(r.Tokens); last++ {
		switch t := r.At(last); {
		case t.Lex.Is(lang.RoleAnd) || t.Low == ",":
			words = 0
			continue
		case t.Use == lex.Unused && lang.NamesSelf.Is(t.Low):
			words = 0
			continue
		case lang.Possessive.Has(t.Low):
			continue
		case !mayName(r, last):
			return 0, k, k
		}
		if words++; words > maxNameWords {
			return 0, k, k
		}
		if words == 1 {
			share++
		}
	}
	if share < 3 {
		return 0, k, k
	}
	return share, first, last
}

// leadsToNames reports whether people who shared something are named behind token k.
func leadsToNames(r calculator, k int) bool {
	t := r.At(k)
	return t.Use == lex.Unused && t.Kind == lex.Word && (lang.SharesWith.Is(t.Low) || lang.Amid.Has(t.Low))
}

// mayName reports whether the word at token k may be the name of somebody.
func mayName(r calculator, k int) bool {
	t := r.At(k)
	return t.Use == lex.Unused && t.Kind == lex.Word && !lang.IsThing(t.Low) && !lang.FunctionWord.Has(t.Low) && (t.Lex == nil || t.Lex.Is(lang.RolePerson) || t.Lex.Roles == 0)
}
