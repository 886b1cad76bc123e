package lang

import (
	"iter"
	"math/bits"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// gap stands in a wording for what is said in its middle.
const gap = "…"

// wordingTables have the wordings of all phrases. Nearly every message is compared with
// all of them.
type wordingTables struct {
	all               [phraseCount][]string          // by phrase, the longest first
	openings, endings *wordingsByEdge                // by how they begin, and how they end
	around            [phraseCount]map[rune][]string // those with a gap, by their first character
}

// wordingsByEdge are the wordings of each phrase by one of their edges, the longest first.
type wordingsByEdge struct {
	of [phraseCount]map[Edge][]string
	// sketch has the phrases that have an edge, at a place that some edges share. It tells most of
	// the time, without a look into a map, that a phrase has none: a text is compared with many
	// phrases in turn, and all of them are in the same place.
	sketch []phraseSet
}

// A phraseSet has a bit for each phrase.
type phraseSet [(phraseCount + 63) / 64]uint64

func (s *phraseSet) add(p Phrase)      { s[p/64] |= 1 << (p % 64) }
func (s *phraseSet) has(p Phrase) bool { return s[p/64]&(1<<(p%64)) != 0 }

// newWordingsByEdge returns the wordings of all phrases by the edges that edge returns.
func newWordingsByEdge(all *[phraseCount][]string, edge func(wording string) Edge) *wordingsByEdge {
	x := &wordingsByEdge{}
	edges := map[Edge]bool{}
	for p, wordings := range all {
		x.of[p] = map[Edge][]string{}
		for _, w := range wordings {
			e := edge(w)
			edges[e] = true
			x.of[p][e] = append(x.of[p][e], w)
		}
	}
	x.sketch = make([]phraseSet, 1<<bits.Len(uint(len(edges))))
	for p, own := range x.of {
		for e := range own {
			x.phrases(e).add(Phrase(p))
		}
	}
	return x
}

// phrases returns those that may have an edge.
func (x *wordingsByEdge) phrases(e Edge) *phraseSet {
	return &x.sketch[e.hash()&uint64(len(x.sketch)-1)]
}

// at returns the wordings of a phrase with exactly that edge, the longest first.
func (x *wordingsByEdge) at(p Phrase, e Edge) []string {
	if !x.phrases(e).has(p) {
		return nil
	}
	return x.of[p][e]
}

var wordings = sync.OnceValue(func() *wordingTables {
	t := &wordingTables{}
	for _, l := range languages() {
		for _, own := range []phrases{l.phrases, l.commands, l.questions, l.requests} {
			for p, list := range own {
				t.all[p] = slices.AppendSeq(t.all[p], items(list))
			}
		}
	}
	for p, all := range t.all {
		slices.SortStableFunc(all, func(a, b string) int { return len(b) - len(a) })
		t.around[p] = map[rune][]string{}
		for _, w := range all {
			if strings.Contains(w, gap) {
				t.around[p][FirstRune(w)] = append(t.around[p][FirstRune(w)], w)
			}
		}
	}
	t.openings, t.endings = newWordingsByEdge(&t.all, StartOf), newWordingsByEdge(&t.all, EndOf)
	return t
})

// items returns the wordings of a list with bars between them. A list may go on on another line.
func items(list string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for w := range strings.SplitSeq(list, "|") {
			if w = strings.TrimSpace(w); w != "" && !yield(w) {
				return
			}
		}
	}
}

// may reports whether a phrase has wordings with an edge, or with what is outward of it.
func (x *wordingsByEdge) may(p Phrase, e Edge) bool {
	for outer := range e.Outward() {
		if x.at(p, outer) != nil {
			return true
		}
	}
	return false
}

// longest returns the longest wording of p with an edge that fits, "" if none does.
func (x *wordingsByEdge) longest(p Phrase, e Edge, fits func(wording string) bool) string {
	for outer := range e.Outward() {
		for _, w := range x.at(p, outer) {
			if fits(w) {
				return w
			}
		}
	}
	return ""
}

// LastRune returns the last character of a text.
func LastRune(s string) rune {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r
}

// Opens returns how many bytes at the beginning of a text in lower case are a
// wording of p as whole words, 0 if none are.
func (p Phrase) Opens(text string) int {
	return p.openedBy(text, func(rest, wording string) bool { return p.endsBefore(rest, wording) })
}

// openedBy returns the length of the longest wording of p that a text begins with and that
// ends where rest begins.
func (p Phrase) openedBy(text string, ends func(rest, wording string) bool) int {
	return len(wordings().openings.longest(p, StartOf(text), func(w string) bool {
		rest, ok := strings.CutPrefix(text, w)
		return ok && ends(rest, w)
	}))
}

// endsBefore reports whether a wording of p ends where rest begins. Behind a Korean
// word its particle may follow.
func (p Phrase) endsBefore(rest, wording string) bool {
	if !joined(wording, rest) || p == BeforeNumber && unicode.IsDigit(FirstRune(rest)) {
		return true
	}
	return IsHangul(FirstRune(rest)) && (p == BehindEntry || BehindEntry.Opens(rest) > 0)
}

// Closes returns how many bytes at the end of a text in lower case are a wording of
// p as whole words, 0 if none are. What is glued behind something needs no space.
func (p Phrase) Closes(text string) int {
	return len(wordings().endings.longest(p, EndOf(text), func(w string) bool {
		before, ok := strings.CutSuffix(text, w)
		return ok && (p == BehindValue || p == EndsCorrection || p == SaysItWasBehind || p == PointsAtOneBehind || p == EndsCost || IsHangul(FirstRune(w)) || !joined(before, w))
	}))
}

// Encloses returns how many bytes at the beginning and at the end of a text in lower
// case are a wording of p that stands around something, 0 and 0 if none are.
func (p Phrase) Encloses(text string) (head, tail int) {
	for _, w := range wordings().around[p][FirstRune(text)] {
		before, after, _ := strings.Cut(w, gap)
		if len(text) <= len(w)-len(gap) {
			continue
		}
		if strings.HasPrefix(text, before) && strings.HasSuffix(text, after) {
			return len(before), len(after)
		}
	}
	return 0, 0
}

// joined reports whether the last character of a and the first of b belong to one
// word. In Korean, which has spaces, they do; in Chinese and Japanese nobody can tell.
func joined(a, b string) bool {
	if a == "" || b == "" {
		return false
	}
	last, first := LastRune(a), FirstRune(b)
	return IsHangul(last) && IsHangul(first) || sameWord(last, first)
}

// sameWord reports whether two neighbouring characters belong to one word of a script that
// parts its words.
func sameWord(a, b rune) bool { return inWord(a) && inWord(b) && !IsUnspaced(a) && !IsUnspaced(b) }

func inWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' || r > unicode.MaxLatin1 && unicode.IsMark(r)
}
