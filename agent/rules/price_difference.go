package rules

import (
	"strings"

	"chit/expense/parse/lang"
)

// Of a price people say by how much it was another one: "it was 3 more", "aldi waren 3 Euro mehr",
// на 3 дороже, 300円高かった. What is counted has no verb and no currency: "2 more" are two of the same.

// differing reads by how much what was just entered cost more or less, nil if a message says anything
// else.
func differing(m *message) *Reckoning {
	k, said, rest := m.added()
	if k == nil || strings.HasSuffix(k.With, "%") {
		return nil
	}
	before, behind := clauseOf(said).without(0, 0), clauseOf(rest).without(0, 0)
	sign := signOf(&before, &behind)
	if sign == "" || !endsDifference(behind) {
		return nil
	}
	what, stated, ok := differs(before)
	if !ok || !stated && k.Currency == "" {
		return nil
	}
	k.With, k.Named = sign+strings.TrimPrefix(k.With, "+"), strings.Fields(what.said)
	if len(k.Named) > maxReducedWords {
		return nil
	}
	return k
}

// signOf cuts off the words beside an amount that make it a difference, and returns its sign, "" if
// there are none. In scripts without spaces they may stand before it: 贵了3块.
func signOf(before, behind *clause) string {
	switch {
	case behind.skip(lang.SaysMoreBy):
		return "+"
	case behind.skip(lang.SaysLessBy):
		return "-"
	case !lang.IsUnspaced(lang.FirstRune(before.said)):
		return ""
	case before.drop(lang.SaysMoreBy):
		return "+"
	case before.drop(lang.SaysLessBy):
		return "-"
	}
	return ""
}

// endsDifference reports whether what is behind a difference names nothing else that was bought:
// "than i wrote", but not "3 euros more bread".
func endsDifference(c clause) bool {
	for c.drop(lang.EndsCorrection) || c.drop(lang.SaysItWasBehind) || c.drop(lang.Interjects) {
	}
	return c.said == "" || lang.FunctionWord.Has(wordAt(c.said))
}

// differs returns what a clause before a difference names, nothing if it is about the last entry.
// Stated reports that a verb says that it was so, or a preposition that it is a difference.
func differs(c clause) (what clause, stated, ok bool) {
	if at := strings.LastIndexByte(c.said, ' ') + 1; isDifferenceWord(c.said[at:]) {
		c, stated = c.without(0, len(c.said)-at), true
	}
	for c.skip(lang.Interjects) || c.skip(lang.OpensCorrection) {
	}
	if n := lang.CountsUs.Closes(c.said); n > max(lang.SaysItWas.Closes(c.said), lang.JoinsPrice.Closes(c.said)) {
		return c, false, false // "there were 3 more"
	}
	for again := true; again; {
		again = false
		for _, was := range [...]lang.Phrase{lang.SaysItWas, lang.JoinsPrice, lang.JoinsValue, lang.InTruth} {
			if c.drop(was) {
				again, stated = true, true
			}
		}
	}
	c = c.bare().withoutArticle()
	return c, stated, c.said == "" || !lang.IsUnspaced(lang.FirstRune(c.said))
}

// isDifferenceWord reports whether a word before an amount leads to a difference: на, "um", "de".
func isDifferenceWord(word string) bool {
	return (lang.Preposition.Has(word) || lang.BesideValue.Is(word) || lang.BeforeClock.Has(word)) && !lang.Words().Words[word].Is(lang.RoleFor)
}
