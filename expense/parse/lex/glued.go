package lex

import (
	"strings"
	"unicode/utf8"

	"chit/expense/parse/lang"
)

// A word of fewer letters that is glued to a price is a part of a name: v2.10.
const minGlued = 3

// isPriceBehind reports whether the number at s[i] that is glued to a word is a price
// and no part of a name: "Gas52.10", "taxi15€" and gu2990円, but not "B12".
func isPriceBehind(d *lang.Dictionary, s string, word *Token, i int) bool {
	letters := utf8.RuneCountInString(word.Low)
	n := ScanNumeral(s, i)
	if n.Bad || n.TooLong {
		return false
	}
	if letters > 1 && isEastMark(d, s, n.End) {
		return true
	}
	if letters < minGlued || n.End < len(s) && !endsPrice(s, n.End) {
		return false
	}
	if mark, _ := lang.SignMark(s, n.End); mark != nil {
		return true
	}
	return hasCents(&n)
}

// isEastMark reports whether a currency in Chinese, Japanese or Korean stands at s[i].
func isEastMark(d *lang.Dictionary, s string, i int) bool {
	r, _ := utf8.DecodeRuneInString(s[i:])
	return lang.IsEast(r) && d.Words[string(r)].MarkOf() != nil
}

// endsPrice reports whether what follows a number shows that nothing of a name does.
func endsPrice(s string, i int) bool {
	if mark, _ := lang.SignMark(s, i); mark != nil {
		return true
	}
	return strings.IndexByte(" ,;:!?)\n", s[i]) >= 0
}

// isPriceBefore reports whether a number is the price of what is glued behind it: that of
// "4.90Kebab" and "60gasolina", but not that of "7up". A whole number needs a thing
// that people buy.
func isPriceBefore(n *Numeral, word string) bool {
	switch {
	case utf8.RuneCountInString(word) < minGlued:
		return false
	case hasCents(n):
		return true
	}
	return n.Whole && !n.Ambiguous && lang.IsThing(lower(word))
}

func hasCents(n *Numeral) bool { return !n.Whole && n.Places == 2 && !n.Ambiguous && n.Mantissa > 0 }
