package tool

import (
	"context"
	"strconv"
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
	"chit/expense/parse"
)

// maxCandidates is how many expenses are offered when words fit several.
const maxCandidates = 5

// maxSearched is how many of the last expenses that hold some words are looked at.
const maxSearched = 50

// target finds the expense that a call is about: by its number, by the card that
// the message answers, by words that its line contains, or the last one that this
// person entered. When words fit several, it asks which.
func (e *Env) target(ctx context.Context, number *int64, words string) (expense.Expense, *Result, error) {
	switch {
	case e.Answered["number"] != "":
		n, err := strconv.ParseInt(e.Answered["number"], 10, 64)
		if err != nil {
			n = 0
		}
		return e.numbered(ctx, n)
	case number != nil:
		return e.numbered(ctx, *number)
	case len(e.About) == 1:
		return e.numbered(ctx, e.About[0])
	case len(e.About) > 1:
		return e.choose(ctx, e.About)
	case words != "":
		return e.matching(ctx, words)
	}
	return e.lastOne(ctx)
}

func (e *Env) numbered(ctx context.Context, number int64) (expense.Expense, *Result, error) {
	found, err := e.Ledgers.Expense(ctx, e.Ledger.ID, number)
	if expense.CodeOf(err) == expense.CodeNotFound {
		refusal, err := Refusal(e, err)
		return expense.Expense{}, &refusal, err
	}
	return found, nil, err
}

func (e *Env) matching(ctx context.Context, words string) (expense.Expense, *Result, error) {
	q := e.query(words)
	q.Limit = maxSearched
	found, err := e.Ledgers.Find(ctx, e.Ledger.ID, q)
	if err != nil {
		return expense.Expense{}, nil, err
	}
	whole := e.named(found, q.Text)
	if len(whole) > 0 {
		found = whole
	}
	switch {
	case len(found) == 0:
		return expense.Expense{}, &Result{
			Reply: chat.Reply{Text: e.Texts.Say(text.FoundNoneLike, text.Args{"Words": e.heard(words)})}, Data: "not found",
		}, nil
	case len(whole) == 1:
		return found[0], nil, nil
	}
	return expense.Expense{}, e.which(found[:min(len(found), maxCandidates)]), nil
}

// named keeps the expenses that words name as whole words: somebody who says "tea"
// does not mean the steak.
func (e *Env) named(found []expense.Expense, words string) []expense.Expense {
	var whole []expense.Expense
	for _, one := range found {
		said := append([]string{one.Description, one.Merchant, one.Category, e.Card().Category(one.Category)}, one.Tags...)
		if words == "" || expense.ContainsWords(strings.Join(said, "\n"), words) {
			whole = append(whole, one)
		}
	}
	return whole
}

// query reads words such as "coffee in March" as a period and a text.
func (e *Env) query(words string) expense.Query {
	said := e.Words(words)
	text := said.String()
	q := expense.Query{}
	if p, span, ok := said.Period(e.Ledger.MonthStart); ok {
		q.Period = &p
		text = clean(text[:span.Start] + " " + text[span.End:])
	}
	q.Text = parse.Subject(text)
	return q
}

func (e *Env) choose(ctx context.Context, numbers []int64) (expense.Expense, *Result, error) {
	var found []expense.Expense
	for _, n := range numbers[:min(len(numbers), maxCandidates)] {
		one, refusal, err := e.numbered(ctx, n)
		if refusal != nil || err != nil {
			return one, refusal, err
		}
		if !one.Deleted {
			found = append(found, one)
		}
	}
	switch len(found) {
	case 0:
		return e.numbered(ctx, numbers[0])
	case 1:
		return found[0], nil, nil
	}
	return expense.Expense{}, e.which(found), nil
}

func (e *Env) which(found []expense.Expense) *Result {
	q := &Question{Text: e.Texts.Say(text.AskWhich), Field: "number"}
	for _, one := range found {
		q.Options = append(q.Options, Option{e.Card().Line(one), strconv.FormatInt(one.Number, 10)})
	}
	return &Result{Next: Ask, Ask: q}
}

// lastOne returns the expense that this person added or changed last.
func (e *Env) lastOne(ctx context.Context) (expense.Expense, *Result, error) {
	changes, err := e.Ledgers.Changes(ctx, e.Ledger.ID, expense.ChangeQuery{Actor: e.Message.Sender.ID, Limit: expense.MaxPerMessage})
	if err != nil {
		return expense.Expense{}, nil, err
	}
	gone := map[int64]bool{}
	for _, c := range changes { // the last ones first
		switch {
		case c.After == nil || gone[c.Number]:
		case c.After.Deleted:
			gone[c.Number] = true
		default:
			return e.numbered(ctx, c.Number)
		}
	}
	return expense.Expense{}, &Result{Reply: chat.Reply{Text: e.Texts.Say(text.FoundNone)}, Data: "not found"}, nil
}
