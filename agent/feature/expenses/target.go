package expenses

import (
	"context"
	"strconv"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// maxCandidates is how many expenses are offered if words fit several.
const maxCandidates = 5

// maxSearched is how many expenses a search by words looks at, newest first.
const maxSearched = 50

// target finds the expense that an action is about: by its number, by the card that the
// message answers, by words in it, or else the last one that this person entered. If
// words fit several, it asks which.
func target(ctx context.Context, e *feature.Env, number *int64, words string) (expense.Expense, *feature.Result, error) {
	switch {
	case e.Answered["number"] != "":
		n, err := strconv.ParseInt(e.Answered["number"], 10, 64)
		if err != nil {
			n = 0
		}
		return e.Lookup().Numbered(ctx, n)
	case number != nil:
		return e.Lookup().Numbered(ctx, *number)
	case len(e.About) == 1:
		return e.Lookup().Numbered(ctx, e.About[0])
	case len(e.About) > 1:
		return choose(ctx, e, e.About)
	case words != "":
		return matching(ctx, e, words)
	}
	return lastOne(ctx, e)
}

func matching(ctx context.Context, e *feature.Env, words string) (expense.Expense, *feature.Result, error) {
	q := e.Lookup().Query(words)
	q.Limit = maxSearched
	found, whole, err := e.Lookup().Named(ctx, q)
	if err != nil {
		return expense.Expense{}, nil, err
	}
	if len(whole) > 0 {
		found = whole
	}
	switch {
	case len(found) == 0:
		stop, err := noneLike(ctx, e, words)
		return expense.Expense{}, stop, err
	case len(whole) == 1:
		return found[0], nil, nil
	}
	return expense.Expense{}, which(e, found[:min(len(found), maxCandidates)]), nil
}

// noneLike says that there is no entry with some words, and offers the last ones.
func noneLike(ctx context.Context, e *feature.Env, words string) (*feature.Result, error) {
	none := e.Texts.Say(text.FoundNoneLike, text.Args{"Words": e.Heard(words)})
	refusal := &feature.Result{Reply: chat.Reply{Text: none}, Data: "not found"}
	if e.Modelled() {
		return refusal, nil
	}
	there, err := recent(ctx, e)
	if err != nil || len(there) == 0 {
		return refusal, err
	}
	stop := which(e, there[:min(len(there), maxAsked)])
	stop.Ask.Text = none + "\n" + stop.Ask.Text
	return stop, nil
}

func choose(ctx context.Context, e *feature.Env, numbers []int64) (expense.Expense, *feature.Result, error) {
	var found []expense.Expense
	for _, n := range numbers[:min(len(numbers), maxCandidates)] {
		one, refusal, err := e.Lookup().Numbered(ctx, n)
		if refusal != nil || err != nil {
			return one, refusal, err
		}
		if !one.Deleted {
			found = append(found, one)
		}
	}
	switch len(found) {
	case 0:
		return e.Lookup().Numbered(ctx, numbers[0])
	case 1:
		return found[0], nil, nil
	}
	return expense.Expense{}, which(e, found), nil
}

func which(e *feature.Env, found []expense.Expense) *feature.Result {
	q := &feature.Question{Text: e.Texts.Say(text.AskWhich), Field: "number"}
	for _, one := range found {
		q.Options = append(q.Options, feature.Option{Label: e.Card().Line(one), Value: strconv.FormatInt(one.Number, 10)})
	}
	return &feature.Result{Next: feature.Ask, Ask: q}
}

// lastOne returns the expense that this person added or changed last.
func lastOne(ctx context.Context, e *feature.Env) (expense.Expense, *feature.Result, error) {
	changes, err := e.Ledgers.Changes(ctx, e.Ledger.ID, expense.ChangeQuery{Actor: e.Message.Sender.ID, Limit: expense.MaxPerMessage})
	if err != nil {
		return expense.Expense{}, nil, err
	}
	gone := map[int64]bool{}
	for _, c := range changes { // newest first
		switch {
		case c.After == nil || gone[c.Number]:
		case c.After.Deleted:
			gone[c.Number] = true
		default:
			return e.Lookup().Numbered(ctx, c.Number)
		}
	}
	return expense.Expense{}, &feature.Result{Reply: chat.Reply{Text: e.Texts.Say(text.FoundNone)}, Data: "not found"}, nil
}
