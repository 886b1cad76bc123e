package fact

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"chit/expense"
	"chit/expense/parse/lang"
)

// Relevant returns the facts that have words of a message, those with the most first.
func (all Facts) Relevant(message string) Facts {
	type scored struct {
		fact  Fact
		score int
	}
	var found []scored
	for _, f := range all {
		if n := f.score(message); n > 0 {
			found = append(found, scored{f, n})
		}
	}
	slices.SortStableFunc(found, func(a, b scored) int { return cmp.Compare(b.score, a.score) })
	relevant := make(Facts, len(found))
	for i, s := range found {
		relevant[i] = s.fact
	}
	return relevant
}

// score counts the words of a fact that a message has. In scripts without spaces two
// neighbouring characters count as a word.
func (f Fact) score(message string) int {
	if f.Kind == Payday {
		return found(message, lang.NamesPayday.Wordings())
	}
	words := f.Subject
	if f.Kind == Called || f.Kind == Is {
		words += " " + f.Value
	}
	return found(message, terms(words))
}

func found(message string, words []string) int {
	n := 0
	for _, w := range words {
		if expense.ContainsWords(message, w) {
			n++
		}
	}
	return n
}

// terms returns the words of a text that tell what it is about, and the pairs of characters
// of what is written without spaces.
func terms(text string) []string {
	var all []string
	for word := range strings.FieldsFuncSeq(expense.Fold(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsDigit(r) }) {
		runes := []rune(word)
		switch {
		case !lang.IsUnspaced(runes[0]) || len(runes) < 3:
			if !lang.FunctionWord.Has(word) {
				all = append(all, word)
			}
		default:
			for i := range runes[1:] {
				all = append(all, string(runes[i:i+2]))
			}
		}
	}
	return all
}
