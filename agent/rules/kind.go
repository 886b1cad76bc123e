package rules

import (
	"chit/expense/parse/lang"
)

// rekinded reads of which kind the last entry is: "that was a refund". With such a value
// the words need nothing before them that opens a correction.
func rekinded(c clause, m *message) (Reading, bool) {
	c, _ = c.opened()
	if !c.skip(lang.SaysItWas) && !c.skip(lang.SaysItIs) {
		return Reading{}, false
	}
	for _, kind := range []clause{c, c.without(0, lang.EndsCorrection.Closes(c.said))} {
		if namesKind(kind) {
			return revalued(wish{value: kind.typed}, m.situation, m.text)
		}
	}
	return Reading{}, false
}

// namesKind reports whether a clause is the name of a kind of entries.
func namesKind(c clause) bool {
	_, ok := lang.KindNamed(c.said)
	return ok
}
