package expenses

import (
	"context"
	"slices"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/expense"
)

// takeBack undoes changes, or redoes what was undone.
func takeBack(ctx context.Context, env *feature.Env, a action.UndoChanges) (feature.Result, error) {
	targets, stop, err := toUndo(ctx, env, a)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	if env.Modelled() && slices.ContainsFunc(targets, expense.Change.Grants) {
		return feature.Refusal(env, &expense.Error{Code: expense.CodeDenied, Reason: expense.ReasonRolesInPerson})
	}
	planned, err := env.Plan(ctx, expense.Revision{Undo: targets})
	if err != nil {
		return feature.Refusal(env, err)
	}
	if env.Modelled() {
		changes := action.ChangesOf(targets)
		planned.Frozen = action.UndoChanges{Changes: &changes}
	}
	return planned, nil
}

// toUndo returns the changes to take back.
func toUndo(ctx context.Context, e *feature.Env, a action.UndoChanges) ([]expense.Change, *feature.Result, error) {
	next := e.Ledgers.NextUndo
	if a.Redo {
		next = e.Ledgers.NextRedo
	}
	var targets []expense.Change
	var err error
	switch {
	case a.Changes != nil:
		targets, err = e.Ledgers.Between(ctx, e.Ledger.ID, a.Changes.From, a.Changes.To)
	case a.Number != nil:
		targets, err = next(ctx, e.NextDeed(), *a.Number)
	case len(e.About) > 0:
		one, stop, err := target(ctx, e, nil, "")
		if stop != nil || err != nil {
			return nil, stop, err
		}
		return toUndo(ctx, e, action.UndoChanges{Number: &one.Number, Redo: a.Redo})
	default:
		targets, err = next(ctx, e.NextDeed(), 0)
	}
	if err != nil {
		return refused(e, err)
	}
	return targets, nil, nil
}

func refused(e *feature.Env, err error) ([]expense.Change, *feature.Result, error) {
	refusal, err := feature.Refusal(e, err)
	return nil, &refusal, err
}
