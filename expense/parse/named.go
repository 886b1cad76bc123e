package parse

import (
	"strings"

	"chit/expense/parse/lang"
)

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
