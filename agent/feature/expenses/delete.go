package expenses

import (
	"context"
	"slices"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// remove deletes one expense at once, because that can be undone, or a few whose number was
// said, and asks before it deletes others.
func remove(ctx context.Context, env *feature.Env, a action.DeleteExpenses) (feature.Result, error) {
	numbers, stop, err := toDelete(ctx, env, a)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	planned, err := env.Plan(ctx, expense.Revision{Delete: numbers})
	if err != nil {
		return feature.Refusal(env, err)
	}
	counted := a.Last > 0 && a.Last <= maxCounted || a.Deed
	if env.Modelled() || len(numbers) > 1 && !counted && !a.Confirmed && env.Answered[feature.Confirmed] == "" {
		planned.Frozen = action.DeleteExpenses{Numbers: numbers}
	}
	return planned, nil
}

func toDelete(ctx context.Context, e *feature.Env, a action.DeleteExpenses) ([]int64, *feature.Result, error) {
	switch {
	case e.Answered["number"] != "" && len(a.Numbers) < 2:
	case len(a.Numbers) > 0:
		return a.Numbers, nil, nil
	case a.Last > 0:
		return lastOnes(ctx, e, a.Last)
	case a.All:
		return allMatching(ctx, e, a.Match)
	case len(e.About) > 1:
		return e.About, nil, nil
	case a.Deed && len(e.About) == 0:
		if added, err := addedLast(ctx, e); err != nil || len(added) > 1 {
			return added, nil, err
		}
	}
	one, stop, err := target(ctx, e, nil, a.Match)
	return []int64{one.Number}, stop, err
}

func allMatching(ctx context.Context, e *feature.Env, words string) ([]int64, *feature.Result, error) {
	q := e.Lookup().Query(words)
	q.Limit = expense.MaxPerMessage
	found, whole, err := e.Lookup().Named(ctx, q)
	if err == nil && len(found) == 0 {
		return nil, &feature.Result{Reply: chat.Reply{Text: e.Texts.Say(text.FoundNoneLike, text.Args{"Words": e.Heard(words)})}}, nil
	}
	if len(whole) > 0 {
		found = whole
	}
	numbers := make([]int64, len(found))
	for i, one := range found {
		numbers[i] = one.Number
	}
	return numbers, nil, err
}

// addedLast returns the numbers of the entries that the person's last deed added, if it
// added any and all of them are there.
func addedLast(ctx context.Context, e *feature.Env) ([]int64, error) {
	key, entries, err := LastDeed(ctx, e)
	var numbers []int64
	for _, one := range entries {
		if one.SourceKey != key {
			return nil, err
		}
		numbers = append(numbers, one.Number)
	}
	return numbers, err
}

// maxCounted is how many entries are deleted at once if their number was said.
const maxCounted = 3

// lastOnes returns the numbers of the last entries of this person, as many as there are.
func lastOnes(ctx context.Context, e *feature.Env, n int) ([]int64, *feature.Result, error) {
	there, err := recent(ctx, e)
	if err != nil {
		return nil, nil, err
	}
	if len(there) == 0 {
		return nil, &feature.Result{Reply: chat.Reply{Text: e.Texts.Say(text.FoundNone)}}, nil
	}
	numbers := make([]int64, len(there))
	for i, one := range there {
		numbers[i] = one.Number
	}
	slices.Sort(numbers)
	return numbers[max(len(numbers)-n, 0):], nil, nil
}
