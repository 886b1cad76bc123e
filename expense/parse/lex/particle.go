package lex

import (
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
)

// isParticle reports whether s[i:end], a word that is glued to nouns, is so here and no
// part of a noun: 와 in 와인 and 과 in 사과 are not.
func isParticle(d *lang.Dictionary, s string, i, end int) bool {
	first := i
	for first > 0 {
		r, size := utf8.DecodeLastRuneInString(s[:first])
		if !unicode.IsLetter(r) {
			break
		}
		first -= size
	}
	next, _ := utf8.DecodeRuneInString(s[end:])
	if first == i {
		return !lang.IsUnspaced(next)
	}
	stem := s[first:i]
	return !lang.IsHangul(lang.FirstRune(stem)) || utf8.RuneCountInString(stem) > 1 || d.Words[stem] != nil
}

// mayBeParticle reports whether a text begins in a script whose particles depend on
// what they are glued to.
func mayBeParticle(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return lang.IsHangul(r) || unicode.Is(unicode.Hiragana, r)
}
