package rules

import (
	"strings"

	"chit/agent/action"
	"chit/expense"
	"chit/expense/parse/lang"
)

// kindAsked reads a question for the entries of a kind that is no expense, or for their
// sum.
//
//	(my) income (in March)
//	list (my) refunds
//	how much did I get back (this year)
func kindAsked(m *message) (Reading, bool) {
	if !sayingKinds.Within(m.said) {
		return Reading{}, false
	}
	rest, period := m.withoutPeriod(strings.TrimLeft(m.said, "¿¡ "))
	c := clause{rest, rest}.without(0, 0)
	asks, lists := c.frame()
	kind, ok := kindOf(c.said)
	switch {
	case !ok || !asks && !lists && !m.question && period == "":
		return Reading{}, false
	case lists:
		return wants(action.FindExpenses{Kind: kind, Period: period}), true
	}
	return wants(action.QueryExpenses{Kind: kind, Period: period}), true
}

// sayingKinds are the phrases by which [kindOf] knows a kind.
var sayingKinds = lang.Together(lang.SaysGotBack, lang.SaysEarned, lang.SaysMoved, lang.NamesRefund, lang.NamesIncome, lang.NamesTransfer)

// frame cuts the words off that only ask, and reports whether there were some, and whether
// they ask for a list.
func (c *clause) frame() (asks, lists bool) {
	for again := true; again; {
		again = false
		if _, named := kindOf(c.said); named {
			return asks, lists
		}
		switch {
		case c.skip(lang.AsksHowMuch), c.drop(lang.AsksHowMuch):
			asks, again = true, true
		case c.skip(lang.AsksWhat), c.drop(lang.AsksWhat), c.skip(lang.AsksList), c.drop(lang.AsksList):
			lists, again = true, true
		case c.skip(lang.NamesAll), c.skip(lang.AroundEntry), c.skip(lang.AroundQuestion), c.drop(lang.AroundQuestion), c.skip(lang.WithinThing), c.skip(lang.SaysIsSo), c.skip(lang.SaysIs), c.drop(lang.AroundPeriod):
			again = true
		}
	}
	return asks, lists
}

// kindOf returns the kind of entries that words name, or that words for what was done
// are about: "did I get back". Expenses are asked for in other ways.
func kindOf(said string) (expense.Kind, bool) {
	switch {
	case lang.SaysGotBack.Is(said):
		return expense.KindRefund, true
	case lang.SaysEarned.Is(said):
		return expense.KindIncome, true
	case lang.SaysMoved.Is(said):
		return expense.KindTransfer, true
	}
	kind, ok := lang.KindNamed(said)
	return kind, ok && kind != expense.KindExpense
}
