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
		Sources: e.Sources, Quotes: e.Quotes, Remarks: e.Remarks, Answered: e.Answered, Ledger: e.Ledger, Language: e.Texts.Language(),
		Today: e.Parsing().Today, FromModel: e.FromModel, Replies: len(e.About) > 0,
		Read: e.Source, Words: e.Words, Evidence: e.evidence, Category: e.CategoryNamed,
	}
}

// A reading is the evidence of some sources, with what it depends on besides them.
type reading struct {
	evidence door.Evidence
	sources  []string
	options  parse.Options
	rate     expense.Rate // of the ledger
}

// evidence reads sources, once for all calls of a run that ask about the same ones: a
// message may hold fifty expenses, and each is checked against all of it. They are read
// again after a setting has changed that they are read by.
func (e *Env) evidence(sources []string) door.Evidence {
	var rate expense.Rate
	if e.Ledger.VAT == expense.VATRate {
		rate = e.Ledger.Rate
	}
	options := e.Parsing()
	if r := e.read; r != nil && slices.Equal(r.sources, sources) && r.options == options && r.rate == rate {
		return r.evidence
	}
	said := make([]*parse.Text, len(sources))
	for i, source := range sources {
		said[i] = e.Source(source)
	}
	e.read = &reading{door.NewEvidence(said, rate), slices.Clone(sources), options, rate}
	return e.read.evidence
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
