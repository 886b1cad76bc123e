package door

import (
	"slices"
	"strings"
	"unicode"

	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// saysNothing reports whether words are none that anything is called by: articles,
// pronouns, prepositions, auxiliaries and numbers alone. They stand in nearly every
// message, so that finding one there is no sign that somebody meant it.
func saysNothing(words string) bool {
	for word := range strings.FieldsFuncSeq(expense.Fold(words), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsDigit(r) }) {
		if !lang.FunctionWord.Has(word) && !isNumber(word) {
			return false
		}
	}
	return true
}

func isNumber(word string) bool {
	return slices.ContainsFunc(parse.NewText(word, parse.Options{}).Numbers(), func(n parse.Number) bool { return n.Start == 0 && n.End == len(word) })
}
