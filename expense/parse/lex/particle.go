package lex

import (
	"unicode"
	"unicode/utf8"

	"chit/expense/parse/lang"
)

// isParticle reports whether s[i:end], a word that is glued to nouns, is so here and no
// part of a noun: 와 in 와인 and 과 in 사과 are not.
func isParticle(d *lang.Dictionary, s string, i, end int) bool {
	before, size := utf8.DecodeLastRuneInString(s[:i])
	next, _ := utf8.DecodeRuneInString(s[end:])
	switch {
	case unicode.Is(unicode.Pe, before): // ケーキ450円(税込)とお茶
		return true
	case !unicode.IsLetter(before):
		return !lang.IsUnspaced(next)
	case !lang.IsHangul(before):
		return true
	}
	first, _ := utf8.DecodeLastRuneInString(s[:i-size])
	return unicode.IsLetter(first) || d.Words[s[i-size:i]] != nil
}

// mayBeParticle reports whether a text begins in a script whose particles depend on
// what they are glued to.
func mayBeParticle(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return lang.IsHangul(r) || unicode.Is(unicode.Hiragana, r)
}
