package lang

import (
	"slices"
	"sync"
)

// A Group is phrases with which a text is compared together, because most texts begin and
// end with none of them.
type Group struct {
	openings, endings func() *EdgeIndex[Phrase] // which phrases have wordings with an edge
}

// Together returns the group of some phrases.
func Together(phrases ...Phrase) *Group {
	return &Group{
		sync.OnceValue(func() *EdgeIndex[Phrase] { return together(phrases, wordings().openings) }),
		sync.OnceValue(func() *EdgeIndex[Phrase] { return together(phrases, wordings().endings) }),
	}
}

// together indexes phrases by the edges of their wordings: those that have an edge or what is
// outward of it, in the order in which they were given.
func together(phrases []Phrase, by *wordingsByEdge) *EdgeIndex[Phrase] {
	x := &EdgeIndex[Phrase]{}
	for _, p := range phrases {
		for e := range by.of[p] {
			if x.at[e] != nil {
				continue
			}
			for _, q := range phrases {
				if by.may(q, e) {
					x.Add(e, q)
				}
			}
		}
	}
	return x
}

// MayOpen returns the phrases that a text may begin with, judging by three characters.
func (g *Group) MayOpen(text string) []Phrase { return mayFit(g.openings(), StartOf(text)) }

func mayFit(x *EdgeIndex[Phrase], e Edge) []Phrase {
	for outer := range e.Outward() {
		if those := x.At(outer); those != nil {
			return those
		}
	}
	return nil
}

// Opens returns the phrase of the longest wording at the beginning of a text, see
// [Phrase.Opens], and its length in bytes: 0 if there is none. Of two that are as long the first
// phrase counts.
func (g *Group) Opens(text string) (Phrase, int) {
	return longestOf(g.MayOpen(text), text, Phrase.Opens)
}

// Closes is [Group.Opens] at the end of a text.
func (g *Group) Closes(text string) (Phrase, int) {
	return longestOf(mayFit(g.endings(), EndOf(text)), text, Phrase.Closes)
}

// In reports whether a text holds a wording of any of the phrases, see [Phrase.In].
func (g *Group) In(text string) bool {
	before := ' '
	for i, r := range text {
		if !sameWord(before, r) && slices.ContainsFunc(g.MayOpen(text[i:]), func(p Phrase) bool { return p.standsAt(text[i:]) }) {
			return true
		}
		before = r
	}
	return false
}

// Within reports whether a text in lower case holds a wording of any of the phrases, be it a part
// of a word.
func (g *Group) Within(text string) bool {
	for i := range text {
		if slices.ContainsFunc(g.MayOpen(text[i:]), func(p Phrase) bool { return p.Begins(text[i:]) > 0 }) {
			return true
		}
	}
	return false
}

func longestOf(phrases []Phrase, text string, at func(Phrase, string) int) (found Phrase, length int) {
	for _, p := range phrases {
		if n := at(p, text); n > length {
			found, length = p, n
		}
	}
	return found, length
}
