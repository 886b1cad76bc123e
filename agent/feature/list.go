package feature

import (
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/expense"
)

// MaxListed is how many expenses one list shows.
const MaxListed = 10

// List shows expenses with their sums.
func (e *Env) List(found []expense.Expense) chat.Reply { return e.Listed(found, MaxListed) }

// Listed shows up to limit expenses, with the sums of all.
func (e *Env) Listed(found []expense.Expense, limit int) chat.Reply {
	lines := make([]string, 0, limit+2)
	amounts := make([]expense.Amounts, len(found))
	for i, one := range found {
		amounts[i] = one.Amounts
		if i < limit {
			lines = append(lines, e.Card().Line(one))
		}
	}
	if more := len(found) - limit; more > 0 {
		lines = append(lines, e.Texts.Say(text.AndMore, text.Args{"N": more}))
	}
	if len(found) > 1 {
		lines = append(lines, e.Texts.Say(text.SumOf, text.Args{"N": len(found), "Sum": card.Sums(e.Texts, amounts)}))
	}
	return chat.Reply{Text: strings.Join(lines, "\n"), Expenses: found[:min(len(found), limit)]}
}
