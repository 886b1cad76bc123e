package lang

import (
	"slices"
	"strings"
)

// around are the phrases that a question is searched for before it is read word by word.
var around = []Phrase{ComparesWith, ComparesBehind, AsksCompare, JoinsCompared, NamesPrevious, LeadsToRate, BetweenAmounts, NamesTax, SaysWithout, SaysWithoutBehind, SaysOnly, SaysWas, SaysMore, SaysMost, OpensFollowing, ClosesFollowing, JoinsThings, JoinsTogether, SaysTogether, LeadsToPlace, WithinThing, SaysOnAverage}

// Wordings returns how the language words one of the phrases that stand around others, the
// longest first.
func (q *Inquiry) Wordings(p Phrase) []string { return q.own[p] }

// Opens returns how many bytes at the beginning of a text in lower case are a wording of
// such a phrase in this language, as whole words.
func (q *Inquiry) Opens(p Phrase, text string) int {
	for _, w := range q.own[p] {
		if rest, ok := strings.CutPrefix(text, w); ok && !joined(w, rest) {
			return len(w)
		}
	}
	return 0
}

// Closes returns the same of the end of a text.
func (q *Inquiry) Closes(p Phrase, text string) int {
	for _, w := range q.own[p] {
		if before, ok := strings.CutSuffix(text, w); ok && (!joined(before, w) || (p == ClosesFollowing || p == SaysOnly) && IsHangul(FirstRune(w))) {
			return len(w)
		}
	}
	return 0
}

// Unit returns the unit of time that a word names, "" if it names none.
func (q *Inquiry) Unit(word string) string { return q.units[word] }

// Joins reports whether a word or a sign stands between things in this language.
func (q *Inquiry) Joins(word string) bool {
	return slices.Contains(q.own[JoinsThings], word) || !inWord(FirstRune(word)) && JoinsThings.Is(word)
}

// LeadsToPlace reports whether a place may follow a word in this language.
func (q *Inquiry) LeadsToPlace(word string) bool { return slices.Contains(q.own[LeadsToPlace], word) }

// WithinThing reports whether a word stands within a thing, of which more follows.
func (q *Inquiry) WithinThing(word string) bool { return slices.Contains(q.own[WithinThing], word) }

// A Between is a way to name two amounts, by what stands before, between and behind them.
type Between struct{ Before, Middle, Behind string }

// Betweens returns them.
func (q *Inquiry) Betweens() []Between {
	var all []Between
	for _, w := range q.own[BetweenAmounts] {
		if parts := strings.Split(w, gap); len(parts) == 3 {
			all = append(all, Between{strings.TrimSpace(parts[0]), strings.TrimSpace(parts[1]), strings.TrimSpace(parts[2])})
		}
	}
	return all
}
