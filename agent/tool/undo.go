package tool

import (
	"context"

	"chit/agent/action"
	"chit/expense"
)

// takeBack undoes what somebody did.
func takeBack(ctx context.Context, env *Env, a action.UndoChanges) (Result, error) {
	targets, stop, err := env.toUndo(ctx, a)
	if stop != nil || err != nil {
		return result(stop), err
	}
	planned, err := env.plan(ctx, expense.Revision{Undo: targets})
	if err != nil {
		return Refusal(env, err)
	}
	if env.modelled() {
		changes := action.ChangesOf(targets)
		planned.Frozen = action.UndoChanges{Changes: &changes}
	}
	return planned, nil
}

// toUndo returns the changes that are to be taken back.
func (e *Env) toUndo(ctx context.Context, a action.UndoChanges) ([]expense.Change, *Result, error) {
	var targets []expense.Change
	var err error
	switch {
	case a.Changes != nil:
		targets, err = e.Ledgers.Between(ctx, e.Ledger.ID, a.Changes.From, a.Changes.To)
	case a.Number != nil:
		targets, err = e.Ledgers.LastOf(ctx, e.Ledger.ID, *a.Number)
	case len(e.About) > 0:
		one, stop, err := e.target(ctx, nil, "")
		if stop != nil || err != nil {
			return nil, stop, err
		}
		return e.toUndo(ctx, action.UndoChanges{Number: &one.Number, Redo: a.Redo})
	default:
		targets, err = e.Ledgers.Last(ctx, e.NextDeed())
	}
	if a.Redo && (err != nil || targets[0].Kind != expense.ChangeUndo) {
		err = expense.NotFound(expense.ReasonNothingToRedo, nil)
	}
	if err != nil {
		return refused(e, err)
	}
	return targets, nil, nil
}

func refused(e *Env, err error) ([]expense.Change, *Result, error) {
	refusal, err := Refusal(e, err)
	return nil, &refusal, err
}
