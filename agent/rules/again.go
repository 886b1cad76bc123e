package rules

import (
	"chit/agent/action"
	"chit/expense/parse/lang"
)

// againAsked reads what is said about an entry as the like of another: that it be made
// once more ("same again"), or that it is there twice ("it's the same, take it out").
func againAsked(m *message) (Reading, bool) {
	if m.question || len(m.said) > maxAgain {
		return Reading{}, false
	}
	c := clause{m.said, m.typed}.plain()
	if isTwin(c) {
		return wants(action.DeleteTwin{}), true
	}
	return repeated(c, m)
}

// maxAgain is how many bytes such a wish may have.
const maxAgain = 120

// repeated reads the wish that an entry be made once more. A word such as "again" alone may
// be about anything, and the number of the entry or its day may be said.
func repeated(c clause, m *message) (Reading, bool) {
	var wish action.RepeatExpense
	var asks, perhaps, such bool
	for c.said != "" {
		switch {
		case c.skip(lang.AsksAgain):
			asks = true
		case c.skip(lang.SaysAgain):
			perhaps = true
		case c.skip(lang.NamesSame), c.skip(lang.NamesSuch):
			such = true
		case c.skip(lang.AsksToLog), c.skip(lang.AroundAgain):
		case wish.Date == nil && (asks || perhaps && such):
			d, ok := m.text.Part(c.typed).Date()
			if !ok {
				return Reading{}, false
			}
			wish.Date, c = &d, clause{}
		default:
			return Reading{}, false
		}
	}
	return wants(wish), asks || perhaps && such
}

// isTwin reports whether a clause says that an entry is there twice. That two are alike may
// also be a wish for a third, unless it is said which of them shall go.
func isTwin(c clause) bool {
	says, alike := false, false
	for c.said != "" {
		switch {
		case c.skip(lang.SaysTwin):
			says = true
		case c.skip(lang.NamesSame):
			alike = true
		case (says || alike) && lang.TakesOut.Is(c.said):
			return true
		case (says || alike) && c.skip(lang.SaysBut), (says || alike) && c.skip(lang.AroundAgain):
		default:
			return false
		}
	}
	return says
}
