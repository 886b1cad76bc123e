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

// An EdgeIndex has values by the edges of what they belong to.
type EdgeIndex[V any] struct {
	at map[Edge][]V
	// sketch has a bit for each edge, which some share. It tells most of the time, without a
	// look into the map, that an edge has no values.
	sketch []uint64
}

// sketchBits is how many bits the sketch has at least for each edge, so that few are shared.
const sketchBits = 8

// Add adds a value behind the others of its edge.
func (x *EdgeIndex[V]) Add(e Edge, v V) {
	if x.at == nil {
		x.at = map[Edge][]V{}
	}
	x.at[e] = append(x.at[e], v)
	if len(x.sketch)*64 >= len(x.at)*sketchBits {
		x.mark(e)
		return
	}
	x.sketch = make([]uint64, max(1, 2*len(x.sketch)))
	for e := range x.at {
		x.mark(e)
	}
}

// At returns the values of an edge, in the order in which they were added.
func (x *EdgeIndex[V]) At(e Edge) []V {
	if len(x.sketch) == 0 {
		return nil
	}
	if word, bit := x.place(e); x.sketch[word]&bit == 0 {
		return nil
	}
	return x.at[e]
}

func (x *EdgeIndex[V]) mark(e Edge) {
	word, bit := x.place(e)
	x.sketch[word] |= bit
}

// place returns where the bit of an edge is in the sketch, whose length is a power of two.
func (x *EdgeIndex[V]) place(e Edge) (word int, bit uint64) {
	h := e * 0x9e3779b97f4a7c15 >> 32
	return int(h>>6) & (len(x.sketch) - 1), 1 << (h & 63)
}
