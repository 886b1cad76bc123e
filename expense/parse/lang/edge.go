package lang

import (
	"iter"
	"unicode/utf8"
)

// An Edge is how a text begins or ends: its outermost three characters, or fewer if it has no
// more. Wordings are found by them, because by one character alone there would be too many.
type Edge uint64

const (
	edgeLength = 3  // characters
	edgeBits   = 21 // of a character
)

// StartOf returns the edge at the beginning of a text.
func StartOf(s string) Edge {
	var e Edge
	for i := range edgeLength {
		c, size := utf8.DecodeRuneInString(s)
		e |= Edge(c) << (edgeBits * (edgeLength - 1 - i))
		if s = s[size:]; s == "" {
			break
		}
	}
	return e
}

// EndOf returns the edge at the end of a text.
func EndOf(s string) Edge {
	var e Edge
	for i := range edgeLength {
		c, size := utf8.DecodeLastRuneInString(s)
		e |= Edge(c) << (edgeBits * (edgeLength - 1 - i))
		if s = s[:len(s)-size]; s == "" {
			break
		}
	}
	return e
}

// Outward returns what a text with this edge is known by: the edge itself, and its outermost
// characters alone, one fewer each time.
func (e Edge) Outward() iter.Seq[Edge] {
	return func(yield func(Edge) bool) {
		for dropped := range edgeLength {
			inner := Edge(1)<<(edgeBits*dropped) - 1
			if (dropped == 0 || e&inner != 0) && !yield(e&^inner) {
				return
			}
		}
	}
}

// hash spreads the bits of an edge.
func (e Edge) hash() uint64 { return uint64(e) * 0x9e3779b97f4a7c15 >> 32 }

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

// Append appends the values of an edge and of what is outward of it.
func (x *EdgeIndex[V]) Append(to []V, e Edge) []V {
	for outer := range e.Outward() {
		to = append(to, x.At(outer)...)
	}
	return to
}

// At returns the values of exactly an edge, in the order in which they were added.
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
	h := e.hash()
	return int(h>>6) & (len(x.sketch) - 1), 1 << (h & 63)
}
