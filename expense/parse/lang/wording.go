package lang

import (
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
	openings, endings edgeIndex                      // by how they begin, and how they end
	around            [phraseCount]map[rune][]string // those with a gap, by their first character
}

// An edgeIndex has wordings by one of their edges.
type edgeIndex struct {
	at   map[Edge]*edgeWordings
	lone phraseSet // the phrases with a wording of a single character
}

// edgeWordings are those with the same edge.
type edgeWordings struct {
	of       phraseSet
	wordings []phraseWording // by phrase, of each the longest first
}

type phraseWording struct {
	phrase Phrase
	text   string
}

// A phraseSet has a bit for each phrase.
type phraseSet [(phraseCount + 63) / 64]uint64

func (s *phraseSet) add(p Phrase) { s[p/64] |= 1 << (p % 64) }

func (s *phraseSet) has(p Phrase) bool { return s[p/64]&(1<<(p%64)) != 0 }

var wordings = sync.OnceValue(func() *wordingTables {
	t := &wordingTables{openings: edgeIndex{at: map[Edge]*edgeWordings{}}, endings: edgeIndex{at: map[Edge]*edgeWordings{}}}
	for _, l := range languages() {
		for _, own := range []phrases{l.phrases, l.commands, l.questions, l.requests} {
			for p, list := range own {
				t.all[p] = append(t.all[p], strings.Split(list, "|")...)
			}
		}
	}
	for p, all := range t.all {
		slices.SortStableFunc(all, func(a, b string) int { return len(b) - len(a) })
		t.around[p] = map[rune][]string{}
		for _, w := range all {
			t.openings.add(StartOf(w), phraseWording{Phrase(p), w})
			t.endings.add(EndOf(w), phraseWording{Phrase(p), w})
			if strings.Contains(w, gap) {
				t.around[p][FirstRune(w)] = append(t.around[p][FirstRune(w)], w)
			}
		}
	}
	return t
})

func (x *edgeIndex) add(e Edge, w phraseWording) {
	if x.at[e] == nil {
		x.at[e] = &edgeWordings{}
	}
	x.at[e].of.add(w.phrase)
	x.at[e].wordings = append(x.at[e].wordings, w)
	if e == e.Outer() {
		x.lone.add(w.phrase)
	}
}

// longest returns the longest wording of p with an edge that fits, "" if none does.
func (x *edgeIndex) longest(p Phrase, e Edge, fits func(wording string) bool) string {
	for _, w := range x.at[e].those(p) {
		if fits(w.text) {
			return w.text
		}
	}
	if x.lone.has(p) && e != e.Outer() {
		return x.longest(p, e.Outer(), fits)
	}
	return ""
}

// those returns the wordings of p.
func (x *edgeWordings) those(p Phrase) []phraseWording {
	if x == nil || !x.of.has(p) {
		return nil
	}
	first, _ := slices.BinarySearchFunc(x.wordings, p, func(w phraseWording, p Phrase) int { return int(w.phrase - p) })
	last := first
	for last < len(x.wordings) && x.wordings[last].phrase == p {
		last++
	}
	return x.wordings[first:last]
}

func lastRune(s string) rune {
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
		return ok && (p == BehindValue || p == EndsCorrection || p == SaysItWasBehind || p == EndsCost || IsHangul(FirstRune(w)) || !joined(before, w))
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
	last, first := lastRune(a), FirstRune(b)
	return IsHangul(last) && IsHangul(first) || sameWord(last, first)
}

// sameWord reports whether two neighbouring characters belong to one word of a script that
// parts its words.
func sameWord(a, b rune) bool { return inWord(a) && inWord(b) && !IsUnspaced(a) && !IsUnspaced(b) }

func inWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '_'
}
