package rules

import (
	"strings"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// taxOfEntry reports whether a message asks for the tax in what was just entered, to which a
// word points: "how much of that is VAT", "quanta IVA c'è", и сколько там НДС. Without that
// word it would ask for the tax of everything.
func taxOfEntry(m *message) bool {
	said := m.unopened()
	if !lang.PointsAtEntry.In(said) || lang.AsksTotal.In(said) { // "how much of that is VAT in total"
		return false
	}
	if _, dated := m.period(); dated {
		return false
	}
	for _, w := range lang.PointsAtEntry.Wordings() {
		rest, ok := cutWords(said, w)
		if !ok {
			continue
		}
		whole := *m
		whole.said, whole.typed, whole.report = rest, rest, nil
		if reading, ok := whole.askedIn(true); ok && reading.asksTax() {
			return true
		}
	}
	return false
}

// cutWords takes the first words of a wording out of a text, false if it does not hold them.
func cutWords(said, wording string) (rest string, ok bool) {
	if lang.IsUnspaced(lang.FirstRune(wording)) && !lang.IsHangul(lang.FirstRune(wording)) {
		before, after, found := strings.Cut(said, wording)
		return before + after, found && before+after != ""
	}
	before, after, found := strings.Cut(" "+said+" ", " "+wording+" ")
	rest = strings.TrimSpace(before + " " + after)
	return rest, found && rest != ""
}

// queries reports whether a reading is nothing but a question for a figure, or nothing at all.
func (reading Reading) queries() bool {
	if len(reading.Actions) == 0 || reading.asksPrice() {
		return reading.Err == nil && reading.Unspent == ""
	}
	_, ok := reading.Actions[0].(action.QueryExpenses)
	return ok && len(reading.Actions) == 1
}

// asksTax reports whether a reading wants the tax of everything.
func (reading Reading) asksTax() bool {
	if len(reading.Actions) != 1 {
		return false
	}
	q, ok := reading.Actions[0].(action.QueryExpenses)
	q.Figure = ""
	return ok && q == action.QueryExpenses{Of: "tax"}
}
