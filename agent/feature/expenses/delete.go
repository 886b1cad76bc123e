package expenses

import (
	"context"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// remove deletes one expense at once, because that can be undone, and asks before it
// deletes several.
func remove(ctx context.Context, env *feature.Env, a action.DeleteExpenses) (feature.Result, error) {
	numbers, stop, err := toDelete(ctx, env, a)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	planned, err := env.Plan(ctx, expense.Revision{Delete: numbers})
	if err != nil {
		return feature.Refusal(env, err)
	}
	if env.Modelled() || len(numbers) > 1 && !a.Confirmed && env.Answered[feature.Confirmed] == "" {
		planned.Frozen = action.DeleteExpenses{Numbers: numbers}
	}
	return planned, nil
}

func toDelete(ctx context.Context, e *feature.Env, a action.DeleteExpenses) ([]int64, *feature.Result, error) {
	switch {
	case e.Answered["number"] != "":
	case len(a.Numbers) > 0:
		return a.Numbers, nil, nil
	case a.All:
		return allMatching(ctx, e, a.Match)
	case len(e.About) > 1:
		return e.About, nil, nil
	}
	one, stop, err := target(ctx, e, nil, a.Match)
	return []int64{one.Number}, stop, err
}

func allMatching(ctx context.Context, e *feature.Env, words string) ([]int64, *feature.Result, error) {
	q := e.Query(words)
	q.Limit = expense.MaxPerMessage
	found, err := e.Ledgers.Find(ctx, e.Ledger.ID, q)
	if err == nil && len(found) == 0 {
		return nil, &feature.Result{Reply: chat.Reply{Text: e.Texts.Say(text.FoundNoneLike, text.Args{"Words": e.Heard(words)})}}, nil
	}
	if whole := e.ThoseNamed(found, q.Text); len(whole) > 0 {
		found = whole
	}
	numbers := make([]int64, len(found))
	for i, one := range found {
		numbers[i] = one.Number
	}
	return numbers, nil, err
}
