package rules

import (
	"strings"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// dayOfNumber reads a bare number, a word that says it was so or shall be, and a day: "3 was
// yesterday", "make 3 yesterday", 3 dün olsun. The number is that of an entry, which only the
// ledger knows; nobody calls what they bought "was".
func dayOfNumber(m *message) (edit action.EditExpense, ok bool) {
	if m == nil || m.question || len(m.said) > maxAside || len(m.text.Read().Dates) != 1 {
		return edit, false
	}
	c := clauseOf(m.typed).plain()
	for c.skip(lang.Interjects) {
	}
	c, says := c.opened()
	for again := true; again; {
		verb := c.skip(lang.AsksChange) || c.skip(lang.MayAskChange)
		says = says || verb
		again = verb || c.skip(lang.AroundEntry)
	}
	n := len(c.said) - len(strings.TrimLeft(c.said, "0123456789"))
	if n == 0 || n > maxNumber {
		return edit, false
	}
	number := c.said[:n]
	day, linked := m.linkedDay(c.said[n:])
	if day == "" || !says && !linked {
		return edit, false
	}
	return Edit(action.EditExpense{Number: expenseNumber(number)}, "date", day, m.text.Part), true
}

// maxNumber is how many digits the number of an entry has at most, where nothing marks it.
const maxNumber = 5

// linkedDay returns the day that follows a number, without the words that link the two, and
// whether there are any that say it was so. It returns "" if anything else follows.
func (m *message) linkedDay(behind string) (day string, linked bool) {
	day = m.text.Read().Dates[0].Text
	before, after, ok := strings.Cut(behind, strings.ToLower(day))
	if !ok {
		return "", false
	}
	rest := clause{before, before}.without(0, 0)
	for rest.said != "" {
		switch {
		case rest.skip(lang.SaysItWas), rest.skip(lang.SaysItIs), rest.skip(lang.JoinsPrice), rest.skip(lang.JoinsValue), rest.skip(lang.ShouldBe), rest.skip(lang.LeadsToValue):
			linked = true
		case rest.skip(lang.BehindEntry), rest.skip(lang.BesideValue):
		default:
			return "", false
		}
	}
	rest = clause{after, after}.without(0, 0)
	for rest.said != "" {
		switch {
		case rest.drop(lang.SaysItWasBehind), rest.drop(lang.ShouldBe), rest.drop(lang.MayAskChange), rest.drop(lang.AsksChange), rest.drop(lang.EndsCorrection):
			linked = true
		case rest.drop(lang.BehindValue):
		default:
			return "", false
		}
	}
	return day, linked
}

// correctNumbered makes the reading one that may correct an entry by its number. If there is no
// such entry, the number is an amount, of which it is not said what it was for.
func (reading *Reading) correctNumbered(edit action.EditExpense) {
	reading.Corrects = []action.EditExpense{edit}
	for i, a := range reading.Actions {
		if add, ok := a.(action.AddExpense); ok {
			add.Description, add.Merchant = "", ""
			reading.Actions[i], reading.Complete, reading.Unfamiliar = add, false, false
		}
	}
}
