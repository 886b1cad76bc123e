package feature

import (
	"slices"

	"github.com/shopspring/decimal"

	"chit/agent/chat/text"
	"chit/agent/door"
	"chit/agent/speech"
	"chit/expense"
	"chit/expense/parse"
)

// Grounds returns what the values of a model's call may rest on.
func (e *Env) Grounds() door.Grounds {
	return door.Grounds{
		Sources: e.Sources, Quotes: e.Quotes, Answered: e.Answered, Ledger: e.Ledger, Language: e.Texts.Language(),
		Today: e.Parsing().Today, FromModel: e.FromModel,
		Read: e.Source, Words: e.Words, Evidence: e.evidence, Category: e.CategoryNamed,
	}
}

// evidence reads sources, once for all calls of a run that ask about the same ones: a
// message may hold fifty expenses, and each is checked against all of it.
func (e *Env) evidence(sources []string) door.Evidence {
	if e.read == nil || !slices.Equal(e.readFrom, sources) {
		var said []*parse.Text
		for _, source := range sources {
			said = append(said, e.Source(source))
		}
		var rate expense.Rate
		if e.Ledger.VAT == expense.VATRate {
			rate = e.Ledger.Rate
		}
		ev := door.NewEvidence(said, rate)
		e.read, e.readFrom = &ev, slices.Clone(sources)
	}
	return *e.read
}

// Said reports whether the person wrote some words.
func (e *Env) Said(words string) bool { return e.evidence(e.Sources).Contains(words) }

// Heard returns words as they may be repeated to the person. A model's words that state
// a figure or a deed become "…".
func (e *Env) Heard(words string) string {
	if !e.Modelled() || e.Grounds().MayBeSaid(words) && !speech.Claims(words) {
		return words
	}
	return "…"
}

// Readings returns what a number can mean, see [door.Grounds.Readings].
func (e *Env) Readings(s string) []decimal.Decimal { return e.Grounds().Readings(s) }

// CategoryNamed returns the stored category that a name means: one that has this name in
// the ledger, a built-in one by its name in any language, or one of the ledger's own.
func (e *Env) CategoryNamed(name string) (string, bool) {
	if stored, ok := e.Ledger.CategoryOf(name); ok {
		return stored, true
	}
	if stored, ok := parse.CategoryNamed(name); ok {
		return stored, true
	}
	for _, stored := range slices.Concat(parse.Categories(), e.Ledger.OwnCategories()) {
		if expense.Fold(stored) == expense.Fold(name) || text.ShownAs(stored, name) {
			return stored, true
		}
	}
	return "", false
}
