package expenses

import (
	"context"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/feature"
	"chit/expense"
)

// editAll gives several entries the same new values. What has to be asked is asked of the
// first for which it has to, and then nothing is changed.
func editAll(ctx context.Context, env *feature.Env, a action.EditExpense) (feature.Result, error) {
	var revision expense.Revision
	for _, n := range a.Numbers {
		e, stop, err := env.Numbered(ctx, n)
		if stop != nil || err != nil {
			return feature.Stopped(stop), err
		}
		if err := env.Allowed(e); err != nil {
			return feature.Refusal(env, err)
		}
		if a.Field == action.FieldDeleted {
			revision.Restore = append(revision.Restore, n)
			continue
		}
		b := newBuilder(env)
		patch := b.patch(a, e)
		if b.stop != nil {
			return b.asValue(*b.stop, a), nil
		}
		if said := b.whichLine(patch, e); said != "" {
			return feature.Result{Reply: chat.Reply{Text: said, Expenses: []expense.Expense{e}}, Data: "error: say which tax line"}, nil
		}
		if !patch.any() {
			return b.whatToEdit(e), nil
		}
		revision.Edit = append(revision.Edit, expense.Correction{Number: n, Apply: patch.apply})
	}
	planned, err := env.Plan(ctx, revision)
	if err != nil {
		return feature.Refusal(env, err)
	}
	return env.ShownFirst(planned, a), nil
}
