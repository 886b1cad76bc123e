package parse

import (
	"strings"

	"chit/expense"
	"chit/expense/parse/lang"
)

// CurrencyNamed returns the currency that a text names by its code, its sign or
// a word: "CHF", "€", "euros", "人民币". Of a sign that several share it is the
// most usual one.
func CurrencyNamed(s string) (expense.Currency, bool) { return NewText(s, Options{}).CurrencyNamed() }

// CurrencyMeant is [Text.Currency].
func CurrencyMeant(s string, o Options) (expense.Currency, bool) { return NewText(s, o).Currency() }

// Subject returns what is looked for in a phrase such as "the coffee in" that is
// left of a longer one: the words without the small ones around them.
func Subject(s string) string {
	words := strings.Fields(s)
	small := func(w string) bool { return lang.Small.Has(strings.ToLower(w)) }
	for len(words) > 0 && small(words[0]) {
		words = words[1:]
	}
	for len(words) > 0 && small(words[len(words)-1]) {
		words = words[:len(words)-1]
	}
	return strings.TrimPrefix(strings.TrimSuffix(strings.Join(words, " "), "的"), "的")
}
