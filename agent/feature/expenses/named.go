package expenses

import (
	"context"
	"slices"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/expense"
)

// Named returns what is asked for with the entry that a name stands for, if this person
// entered or deleted one like it lately. Of several that are deleted it is the last one;
// which of others is asked when it is done.
func Named(ctx context.Context, e *feature.Env, asks action.Action, name string) (action.Action, bool, error) {
	restore, restores := asks.(action.EditExpense)
	there, err := recentOnes(ctx, e, restores)
	if err != nil {
		return nil, false, err
	}
	found, byName := spokenOf(e, there, name)
	if len(found) == 0 {
		return nil, false, nil
	}
	number := found[0].Number
	switch {
	case restores:
		restore.Number = &number
		return restore, true, nil
	case len(found) > 1 && !byName:
		return nil, false, nil
	case len(found) > 1:
		return action.DeleteExpenses{Match: name}, true, nil
	}
	if undo, ok := asks.(action.UndoChanges); ok {
		undo.Number = &number
		return undo, true, nil
	}
	return action.DeleteExpenses{Numbers: []int64{number}}, true, nil
}

// Together returns actions of which those that delete entries by their numbers are one.
func Together(all []action.Action) []action.Action {
	var numbers []int64
	rest := slices.DeleteFunc(slices.Clone(all), func(a action.Action) bool {
		d, ok := a.(action.DeleteExpenses)
		if ok = ok && len(d.Numbers) > 0; ok {
			numbers = append(numbers, d.Numbers...)
		}
		return ok
	})
	if len(numbers) > 0 {
		rest = append(rest, action.DeleteExpenses{Numbers: numbers, Confirmed: true})
	}
	return rest
}

// Drafted is an expense that would be added, as far as it has a name.
func Drafted(add action.AddExpense) expense.Expense {
	return expense.Expense{Description: add.Description, Merchant: add.Merchant}
}
