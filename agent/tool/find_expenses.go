package tool

import (
	"context"
	_ "embed"
	"strings"

	"chit/agent/chat"
	"chit/expense"
	"chit/expense/parse"
)

//go:embed find_expenses.md
var findExpensesText string

var findExpenses = define("find_expenses", findExpensesText, find)

type findArgs struct {
	Number *Count  `json:"number"`
	Text   *Text   `json:"text"`
	Period *Text   `json:"period"`
	Over   *Number `json:"over"`
	Under  *Number `json:"under"`
}

// maxListed is how many expenses one list shows.
const maxListed = 10

func find(ctx context.Context, env *Env, a findArgs) (Result, error) {
	if a.Number != nil {
		return env.history(ctx, int64(*a.Number))
	}
	q, err := env.findQuery(a)
	if err != nil {
		return Refusal(env, err)
	}
	found, err := env.Ledgers.Find(ctx, env.Ledger.ID, q)
	if err != nil {
		return Result{}, err
	}
	found = between(found, env.bound(a.Over), env.bound(a.Under))
	if len(found) == 0 {
		text := env.Texts.Say("found_none")
		if q.Text != "" {
			text = env.Texts.Say("found_none_like", chat.Args{"Words": q.Text})
		}
		return Result{Reply: chat.Reply{Text: text}, Data: "none"}, nil
	}
	return Result{Reply: env.list(found), Data: "listed"}, nil
}

func (e *Env) findQuery(a findArgs) (expense.Query, error) {
	q := e.query(a.Text.said())
	q.Text = strings.TrimPrefix(q.Text, "#") // a tag is found by its word
	if phrase := a.Period.said(); phrase != "" {
		p, _, ok := parse.FindPeriod(parse.Normalize(phrase), e.Parsing(), e.Ledger.MonthStart)
		if !ok {
			return q, expense.Invalid(expense.ReasonDateInvalid, expense.Args{"Date": phrase})
		}
		q.Period = &p
	}
	if category, ok := e.categoryNamed(q.Text); ok {
		q.Text, q.Category = "", &category
	}
	return q, nil
}

// bound reads a limit in major units; nil when none was given.
func (e *Env) bound(n *Number) *expense.Money {
	readings := n.readings(e.Parsing())
	if len(readings) == 0 {
		return nil
	}
	m, err := expense.NewMoney(readings[0], e.Ledger.Currency)
	if err != nil {
		return nil
	}
	return &m
}

// between keeps the expenses whose amount, whatever its currency, lies strictly
// between two bounds.
func between(found []expense.Expense, over, under *expense.Money) []expense.Expense {
	var kept []expense.Expense
	for _, e := range found {
		amount := e.GrossMoney().Decimal()
		if over != nil && !amount.GreaterThan(over.Decimal()) || under != nil && !amount.LessThan(under.Decimal()) {
			continue
		}
		kept = append(kept, e)
	}
	return kept
}

// list shows expenses, newest first, with their sums.
func (e *Env) list(found []expense.Expense) chat.Reply {
	lines := make([]string, 0, maxListed+2)
	amounts := make([]expense.Amounts, len(found))
	for i, one := range found {
		amounts[i] = one.Amounts
		if i < maxListed {
			lines = append(lines, e.Card().Line(one))
		}
	}
	if more := len(found) - maxListed; more > 0 {
		lines = append(lines, e.Texts.Say("and_more", chat.Args{"N": more}))
	}
	if len(found) > 1 {
		lines = append(lines, e.Texts.Say("sum_of", chat.Args{"N": len(found), "Sum": chat.Sums(amounts)}))
	}
	return chat.Reply{Text: strings.Join(lines, "\n"), Expenses: found[:min(len(found), maxListed)]}
}

// history shows one expense and everything that happened to it.
func (e *Env) history(ctx context.Context, number int64) (Result, error) {
	one, stop, err := e.numbered(ctx, number)
	if stop != nil || err != nil {
		return result(stop), err
	}
	changes, err := e.Ledgers.Changes(ctx, e.Ledger.ID, expense.ChangeQuery{Number: number, Limit: maxListed})
	if err != nil {
		return Result{}, err
	}
	return Result{Reply: e.Card().History(one, changes), Data: "shown"}, nil
}
