package lang

import "unicode/utf8"

// An Edge is how a text begins or ends: its outermost two characters, of which the inner
// one is 0 if there is only one. Wordings are found by them, because by one character alone
// there would be too many.
type Edge uint64

// StartOf returns the edge at the beginning of a text.
func StartOf(s string) Edge {
	outer, size := utf8.DecodeRuneInString(s)
	if size == len(s) {
		return edgeOf(outer, 0)
	}
	inner, _ := utf8.DecodeRuneInString(s[size:])
	return edgeOf(outer, inner)
}

// EndOf returns the edge at the end of a text.
func EndOf(s string) Edge {
	outer, size := utf8.DecodeLastRuneInString(s)
	if size == len(s) {
		return edgeOf(outer, 0)
	}
	inner, _ := utf8.DecodeLastRuneInString(s[:len(s)-size])
	return edgeOf(outer, inner)
}

func edgeOf(outer, inner rune) Edge { return Edge(outer)<<32 | Edge(inner) }

// Outer returns the edge of what has the outermost character alone.
func (e Edge) Outer() Edge { return e >> 32 << 32 }

// hash returns one of 256 numbers, in which edges are spread evenly.
func (e Edge) hash() uint8 { return uint8(e * 0x9e3779b97f4a7c15 >> 56) }
