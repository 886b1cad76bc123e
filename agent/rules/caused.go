package rules

import (
	"strings"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// Before a price people say what it comes of: how many there were, "there were two of us so 40",
// 本は2冊だったから3300円, 두명이라 30000원이야, or what was added, 염색도 해서 85000원. With a count it
// corrects an entry; with an addition it is that or a new one, which only the writer knows.

// A cause is what a message says a price comes of.
type cause struct{ of, amount clause }

// causeOf reads a clause as a reason and the price that comes of it, with nothing behind.
func causeOf(c clause, m *message) (cause, bool) {
	for i := 1; i < len(c.said); i++ {
		n := leads(c.said, i, lang.EndsReason)
		if n == 0 {
			continue
		}
		of, amount := c.without(0, len(c.said)-i), c.without(i+n, 0)
		for amount.skip(lang.SaysItWas) || amount.skip(lang.SaysItIs) {
		}
		if rest, ok := m.wasBehind(amount); ok {
			amount = rest
		}
		amount = amount.without(0, lang.EndsCorrection.Closes(amount.said))
		if !isAmount(amount.said, m) {
			continue
		}
		return cause{of, amount}, true
	}
	return cause{}, false
}

// isCount reports whether a clause is a number of people or pieces, and nothing else: 2冊, "there were
// two of us".
func isCount(c clause) bool {
	for c.skip(lang.Interjects) || c.skip(lang.SaysItWas) || c.skip(lang.CountsUs) || c.skip(lang.SaysBuy) || c.skip(lang.BesideValue) {
	}
	if behind := strings.TrimLeft(c.said, "0123456789"); behind != c.said && behind != "" && lang.IsLatin(behind[0]) {
		return false // "the 7th"
	}
	n := 0
	if !c.skipCount(&n) || !skipCounter(&c) {
		return false
	}
	for c.drop(lang.SaysBuy) || c.drop(lang.CountsUs) || c.drop(lang.SaysWas) {
	}
	return c.said == ""
}

// withoutCount returns the clause without a number of pieces at its end, and that they were bought:
// 衛生紙買兩串.
func withoutCount(c clause) clause {
	for i := 1; i < len(c.said); i++ {
		if mayLead(c.said, i) && isCount(c.without(i, 0)) {
			return c.without(0, len(c.said)-i)
		}
	}
	return c
}

// skipCounter cuts a word for people or pieces behind their number off the beginning of a clause.
func skipCounter(c *clause) bool {
	if skipWord(c, lang.Heads) || skipWord(c, lang.Counter) || c.skip(lang.CountsUs) {
		return true
	}
	word := wordAt(c.said)
	if word == "" || !lang.Words().Words[word].Is(lang.RoleUnit) {
		return false
	}
	*c = c.without(len(word), 0)
	return true
}

// addsSomething reports whether a clause says that something came to it: 염색도, "we also had dessert".
func addsSomething(c clause) bool {
	_, ok := withoutFirst(lang.SaysToo, c)
	return ok || lang.SaysToo.Closes(c.said) > 0
}

// edits are what a cause makes of the entry that is named before it, none if none is.
func (s cause) edits(m *message) []action.EditExpense {
	for i := 1; i < len(s.of.said); i++ {
		if !mayLead(s.of.said, i) {
			continue
		}
		_, n := givingValue.Opens(s.of.said[i:])
		if n == 0 || !isCount(s.of.without(i+n, 0)) {
			continue
		}
		if what, named := (mover{m}).entry(s.of.without(0, len(s.of.said)-i)); named && !isAmount(what.said, m) {
			return edits(action.EditExpense{Match: what.typed}, []value{{"amount", s.amount.typed}}, m.text)
		}
	}
	return nil
}

// mayCorrect reports whether a message says a price so that it may be what an entry really costs,
// even if the ledger has no such entry.
func mayCorrect(m *message) bool {
	if len(m.said) > maxDeed {
		return false
	}
	c := clauseOf(m.typed)
	if wasUnnamed(c, m) {
		return true
	}
	if cause, ok := causeOf(c, m); ok {
		return isCount(cause.of) || addsSomething(cause.of)
	}
	_, ok := misstated(c, m)
	return ok
}

// wasUnnamed reports whether a clause begins with what something cost that it does not name: "eran 4 en
// el bar".
func wasUnnamed(c clause, m *message) bool {
	for c.skip(lang.Interjects) {
	}
	return c.skip(lang.SaysItWas) && startsWithAmount(c.typed, m.text)
}

// recounted reads a message that says nothing but how many there were and what they cost, nil if it is
// none: 두명이라 30000원이야.
func recounted(m *message) *Aside {
	cause, ok := causeOf(clause{m.said, m.typed}, m)
	if !ok || !isCount(cause.of) {
		return nil
	}
	return &Aside{Edits: edits(action.EditExpense{}, []value{{"amount", cause.amount.typed}}, m.text), Loose: true}
}
