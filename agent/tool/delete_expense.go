package tool

import (
	"context"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// remove deletes one expense at once, since that can be undone, and asks before
// it deletes several.
func remove(ctx context.Context, env *Env, a action.DeleteExpenses) (Result, error) {
	numbers, stop, err := env.toDelete(ctx, a)
	if stop != nil || err != nil {
		return result(stop), err
	}
	planned, err := env.plan(ctx, expense.Revision{Delete: numbers})
	if err != nil {
		return Refusal(env, err)
	}
	if env.modelled() || len(numbers) > 1 && !a.Confirmed && env.Answered[Confirmed] == "" {
		planned.Frozen = action.DeleteExpenses{Numbers: numbers}
	}
	return planned, nil
}

func (e *Env) toDelete(ctx context.Context, a action.DeleteExpenses) ([]int64, *Result, error) {
	switch {
	case e.Answered["number"] != "":
	case len(a.Numbers) > 0:
		return a.Numbers, nil, nil
	case a.All:
		return e.allMatching(ctx, a.Match)
	case len(e.About) > 1:
		return e.About, nil, nil
	}
	one, stop, err := e.target(ctx, nil, a.Match)
	return []int64{one.Number}, stop, err
}

func (e *Env) allMatching(ctx context.Context, words string) ([]int64, *Result, error) {
	q := e.query(words)
	q.Limit = expense.MaxPerMessage
	found, err := e.Ledgers.Find(ctx, e.Ledger.ID, q)
	if err == nil && len(found) == 0 {
		return nil, &Result{Reply: chat.Reply{Text: e.Texts.Say(text.FoundNoneLike, text.Args{"Words": e.heard(words)})}}, nil
	}
	if whole := e.named(found, q.Text); len(whole) > 0 {
		found = whole
	}
	numbers := make([]int64, len(found))
	for i, one := range found {
		numbers[i] = one.Number
	}
	return numbers, nil, err
}

// Confirmed is the name under which a yes to a frozen call is answered.
const Confirmed = "confirmed"
