package tool

import (
	"slices"
	"strings"

	"chit/agent/speech"
	"chit/expense"
)

// What a model writes into an argument may be said again: a description stands on
// the card, and words that find nothing are named. It is no more than its own words
// then, unless the person wrote them.

// Said reports whether the person wrote some words.
func (e *Env) Said(words string) bool { return e.evidence().contains(words) }

// heard is what is said again of words: they themselves, unless they are a model's
// and say a figure or a deed.
func (e *Env) heard(words string) string {
	if e.mayBeSaid(words) && !(e.modelled() && speech.Claims(words)) {
		return words
	}
	return "…"
}

// mayBeSaid reports whether words were written to us or passed on, or hold no figure
// but those that were.
func (e *Env) mayBeSaid(words string) bool {
	written := strings.Join(slices.Concat(e.Sources, e.Quotes), "\n")
	return !e.modelled() || expense.ContainsWords(written, words) || speech.FiguresSaid(words, written)
}
