package rules

import (
	"slices"
	"strings"

	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// Behind an entry people say numbers that are neither its price nor its day: when they are somewhere,
// "sollte um 9 da sein", and for how many something was, "that was for 2", нас было 4. The same words
// stand before a price and a day, so such a number changes nothing: it is asked what was meant.

// countsOther reports whether the message has a small number behind words that make an hour of it, or
// a number of people or pieces, as well as a value: "it was at 9", "for two", "era a las 9".
func countsOther(m *message) bool {
	for i := range m.said {
		if m.said[i] != ' ' || !leadsToOther(m.said[:i]) {
			continue
		}
		rest, n := clause{m.said, m.typed}.without(i, 0), 0
		if rest.skipCount(&n) && n <= lex.LastHour && allFunctionWords(rest.said) {
			return true
		}
	}
	return false
}

// leadsToOther reports whether words end with some that an hour or a number of people may follow.
func leadsToOther(words string) bool {
	for i := range words {
		if i > 0 && words[i-1] != ' ' {
			continue
		}
		last := words[i:]
		if lang.BeforeClock.Has(last) || lang.LeadsToClock.Has(last) || lang.Words().Words[last].Is(lang.RoleFor) ||
			lang.LeadsToSharers.Is(last) && lang.JoinsPrice.Closes(words) <= len(last) || lang.CountsUs.Is(last) && !lang.SaysItWas.Is(last) {
			return true
		}
	}
	return false
}

// allFunctionWords reports whether a text has no word that says anything by itself.
func allFunctionWords(said string) bool {
	return !slices.ContainsFunc(strings.Fields(said), func(word string) bool { return !lang.FunctionWord.Has(word) })
}
