package lang

import "strings"

// modelWords are words that a language model may use of what it did and of how much:
// nobody else's words are checked for them. A pattern is a regular expression on text in
// lower case.
type modelWords struct {
	claims     string // that a deed was done, with | between them; a final star stands for any ending
	claimed    string // a pattern of the same, where words are not apart or have many endings
	stored     string // those of the claims that something is in the ledger
	storing    string // a pattern of the same
	denials    string // what makes of a claim behind it none, likewise: "not", "can be", "if"; a star may be in front
	denied     string // a pattern of the same with what it is about
	joins      string // what begins another clause, of which a denial says nothing
	asking     string // a pattern of what ends a question without a mark
	quantities string // that package number does not read, with spaces between them
	compound   string // a pattern of numbers that are written as one word
	spelled    string // a pattern of quantities where words are not apart
}

// Claims returns how it is said in some language that a deed was done. One with a final
// star stands for all words that begin so.
func Claims() []string {
	return ofModels("|", func(w modelWords) string { return w.claims })
}

// ClaimPattern returns a pattern of such claims in languages whose words are not apart.
func ClaimPattern() string { return patternOf(func(w modelWords) string { return w.claimed }) }

// StoredClaims returns those of the claims that something is in the ledger.
func StoredClaims() []string {
	return ofModels("|", func(w modelWords) string { return w.stored })
}

// StoredPattern returns a pattern of such claims in languages whose words are not apart.
func StoredPattern() string { return patternOf(func(w modelWords) string { return w.storing }) }

// Denials returns what makes of a claim behind it none, in the same clause: "not", "if".
// One with a star in front stands for all words that end so.
func Denials() []string { return ofModels("|", func(w modelWords) string { return w.denials }) }

// DenialPattern returns a pattern of denials with what they deny, in languages whose words
// are not apart.
func DenialPattern() string { return patternOf(func(w modelWords) string { return w.denied }) }

// Joins returns what begins another clause: "and", "but".
func Joins() []string { return ofModels("|", func(w modelWords) string { return w.joins }) }

// AskingPattern returns a pattern of what ends a question without a mark.
func AskingPattern() string { return patternOf(func(w modelWords) string { return w.asking }) }

// Quantities returns the words for quantities that package number does not read.
func Quantities() []string {
	return ofModels(" ", func(w modelWords) string { return w.quantities })
}

// CompoundPattern returns a pattern of numbers that are written as one word:
// fünfhundertzwölf, ventuno, veintidós, пятьсот, dwadzieścia, 스물다섯.
func CompoundPattern() string { return patternOf(func(w modelWords) string { return w.compound }) }

// SpelledPattern returns a pattern of quantities in languages whose words are not apart.
func SpelledPattern() string { return patternOf(func(w modelWords) string { return w.spelled }) }

func ofModels(separator string, of func(modelWords) string) (all []string) {
	for _, l := range languages() {
		if list := of(l.model); list != "" {
			all = append(all, strings.Split(list, separator)...)
		}
	}
	return all
}

func patternOf(of func(modelWords) string) string {
	var all []string
	for _, l := range languages() {
		if pattern := of(l.model); pattern != "" {
			all = append(all, pattern)
		}
	}
	return `(?:` + strings.Join(all, "|") + `)`
}
