package parse

import (
	"strings"

	"chit/expense"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// CurrencyNamed returns the currency that a text names by its code, its sign or
// a word: "CHF", "€", "euros", "人民币". Of a sign that several share it is the
// most usual one.
func CurrencyNamed(s string) (expense.Currency, bool) {
	s = strings.TrimSpace(lex.Normalize(s))
	if c, ok := expense.LookupCurrency(s); ok {
		return c, true
	}
	return CurrencyMeant(s, Options{})
}

// CurrencyMeant returns the currency that stands in a sentence, as an amount there
// would read it: "dollars" are the person's own, and "all" is the lek of Albania in
// capitals only.
func CurrencyMeant(s string, o Options) (expense.Currency, bool) {
	s = strings.TrimSpace(Normalize(s))
	if s == "" || strings.ContainsAny(s, "0123456789") {
		return "", false
	}
	a, ok := ParseAmount("1 "+s, o)
	switch {
	case !ok:
		return "", false
	case a.Currency != "":
		return a.Currency, true
	case len(a.Family) > 0:
		return a.Family[0], true
	}
	return "", false
}

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
