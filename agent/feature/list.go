package feature

import (
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/expense"
)

// MaxListed is how many expenses one list shows.
const MaxListed = 10

// List shows expenses with their sums.
func (e *Env) List(found []expense.Expense) chat.Reply { return e.Page(found, 0, MaxListed) }

// Page shows up to limit expenses without the first few, with the sums of all.
func (e *Env) Page(found []expense.Expense, skip, limit int) chat.Reply {
	skip = card.SkipIn(len(found), skip)
	page := found[skip:min(len(found), skip+limit)]
	amounts := make([]expense.Amounts, len(found))
	for i, one := range found {
		amounts[i] = one.Amounts
	}
	r := chat.Compose(card.List(e.Card(), page))
	r.Expenses = page
	if more := len(found) - skip - len(page); more > 0 {
		r.Add(card.Note(e.Texts.Say(text.AndMore, text.Args{"N": more})))
	}
	if len(found) > 1 {
		sum := card.Sums(e.Texts, amounts)
		r.Add(card.Saying(e.Texts.Say(text.SumOf, text.Args{"N": len(found), "Sum": sum}), sum))
	}
	return r
}
