package rules

import (
	"strings"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// revaluing reads which of two values an entry has: 咖啡不是15，是20, コーヒー200円じゃなくて250円.
func (m *message) revaluing(c clause) []action.EditExpense {
	if !m.contrasts() {
		return nil
	}
	for i := 1; i < len(c.said); i++ {
		for _, read := range [...]func(clause, int, *message) (what, right clause){deniedAt, ratherAt, insteadAt} {
			what, right := read(c, i, m)
			right = right.without(0, lang.EndsCorrection.Closes(right.said))
			if what.isName(m) && isAmount(right.said, m) {
				return edits(action.EditExpense{Match: what.typed}, []value{{"amount", right.typed}}, m.text)
			}
		}
	}
	return nil
}

// deniedAt reads a name before a word that denies an amount, and the right one behind that: 咖啡不是15，是20.
func deniedAt(c clause, i int, m *message) (what, right clause) {
	n := leads(c.said, i, lang.DeniesWords)
	if n == 0 {
		return what, right
	}
	if right, ok := m.denied(c.without(i+n, 0)); ok {
		return c.without(0, len(c.said)-i).bare(), right
	}
	return what, right
}

// ratherAt reads an amount of something before a word that the right one follows: コーヒー200円じゃなくて250円.
func ratherAt(c clause, i int, m *message) (what, right clause) {
	n := leads(c.said, i, lang.RatherThan)
	if n == 0 {
		return what, right
	}
	read := m.text.Part(c.without(0, len(c.said)-i).typed).Read()
	if len(read.Expenses) != 1 || len(read.Amounts) != 1 {
		return what, right
	}
	return clauseOf(read.Expenses[0].Description).bare(), c.without(i+n, 0)
}

// insteadAt reads an amount of something before a word that the wrong one follows: "target 52 not 54".
func insteadAt(c clause, i int, m *message) (what, right clause) {
	if n := max(leads(c.said, i, lang.InsteadOf), leads(c.said, i, lang.DeniesWords)); n > 0 && isAmount(c.without(i+n, 0).said, m) {
		return priced(c.without(0, len(c.said)-i), m)
	}
	return what, right
}

// priced returns the parts of a clause that ends with an amount: what it is of, and that.
func priced(c clause, m *message) (what, amount clause) {
	for i := 1; i < len(c.said); i++ {
		if c.said[i-1] != ' ' {
			continue
		}
		if amount = c.without(i, 0); isAmount(amount.said, m) {
			what = c.without(0, len(c.said)-i)
			for _, was := range [...]lang.Phrase{lang.JoinsPrice, lang.ShouldBe, lang.JoinsValue} {
				what = what.without(0, was.Closes(what.said))
			}
			return withoutPlace(what.bare()), amount
		}
	}
	return clause{}, clause{}
}

// denied returns the right one of two amounts of which the first was denied: "15, it was 20".
func (m *message) denied(c clause) (clause, bool) {
	for i := 1; i < len(c.said); i++ {
		n := leads(c.said, i, lang.RatherThan)
		if n == 0 && strings.IndexByte(",;", c.said[i]) >= 0 {
			n = 1
		}
		wrong, right := c.without(0, len(c.said)-i), c.without(i+n, 0)
		if n == 0 || !isAmount(wrong.said, m) {
			continue
		}
		for right.skip(lang.RatherThan) || right.skip(lang.SaysItWas) || right.skip(lang.SaysItIs) || right.skip(lang.JoinsValue) {
		}
		return right, right.said != ""
	}
	return c, false
}
