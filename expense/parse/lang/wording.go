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

// A wordingIndex has the wordings of a phrase, the longest first, so that the first
// one that fits a text is the one that was meant.
type wordingIndex struct {
	all  []string
	from map[rune][]string // by their first character
	to   map[rune][]string // by their last
}

// wordings are indexed by phrase. Nearly every message is compared with all of them.
var wordings = sync.OnceValue(func() *[phraseCount]wordingIndex {
	all := &[phraseCount]wordingIndex{}
	for _, l := range languages() {
		for _, own := range []phrases{l.phrases, l.commands, l.questions, l.requests} {
			for p, list := range own {
				all[p].all = append(all[p].all, strings.Split(list, "|")...)
			}
		}
	}
	for i := range all {
		x := &all[i]
		x.from, x.to = map[rune][]string{}, map[rune][]string{}
		slices.SortStableFunc(x.all, func(a, b string) int { return len(b) - len(a) })
		for _, w := range x.all {
			first, last := FirstRune(w), lastRune(w)
			x.from[first], x.to[last] = append(x.from[first], w), append(x.to[last], w)
		}
	}
	return all
})

func lastRune(s string) rune {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r
}

// Opens returns how many bytes at the beginning of a text in lower case are a
// wording of p as whole words, 0 if none are.
func (p Phrase) Opens(text string) int {
	for _, w := range wordings()[p].from[FirstRune(text)] {
		if strings.HasPrefix(text, w) && p.endsBefore(text[len(w):], w) {
			return len(w)
		}
	}
	return 0
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
	for _, w := range wordings()[p].to[lastRune(text)] {
		before, ok := strings.CutSuffix(text, w)
		if ok && (p == BehindValue || p == EndsCorrection || p == SaysItWasBehind || p == EndsCost || IsHangul(FirstRune(w)) || !joined(before, w)) {
			return len(w)
		}
	}
	return 0
}

// Encloses returns how many bytes at the beginning and at the end of a text in lower
// case are a wording of p that stands around something, 0 and 0 if none are.
func (p Phrase) Encloses(text string) (head, tail int) {
	for _, w := range wordings()[p].from[FirstRune(text)] {
		before, after, ok := strings.Cut(w, gap)
		if !ok || len(text) <= len(w)-len(gap) {
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
	last, first := lastRune(a), FirstRune(b)
	if a == "" || b == "" || !inWord(last) || !inWord(first) {
		return false
	}
	return IsHangul(last) && IsHangul(first) || !IsUnspaced(last) && !IsUnspaced(first)
}

func inWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '_'
}
