package feature

import (
	"slices"
	"strings"

	"chit/agent/speech"
	"chit/expense"
	"chit/expense/parse"
)

// What a model writes into an argument may be said again: a description stands on
// the card, and words that find nothing are named. It is no more than its own words
// then, unless the person wrote them.

// Said reports whether the person wrote some words.
func (e *Env) Said(words string) bool { return e.Evidence().Contains(words) }

// Heard is what is said again of words: they themselves, unless they are a model's
// and say a figure or a deed.
func (e *Env) Heard(words string) string {
	if e.MayBeSaid(words) && !(e.Modelled() && speech.Claims(words)) {
		return words
	}
	return "…"
}

// MayBeSaid reports whether words were written to us or passed on, or hold no figure
// but those that were.
func (e *Env) MayBeSaid(words string) bool {
	sources := slices.Concat(e.Sources, e.Quotes)
	written := strings.Join(sources, "\n")
	if !e.Modelled() || expense.ContainsWords(written, words) {
		return true
	}
	var numbers []parse.Number
	for _, source := range sources {
		numbers = append(numbers, e.Source(source).Numbers()...)
	}
	return speech.FiguresSaid(words, written, numbers)
}
