package expenses

import (
	"context"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/expense"
)

// editAll gives several entries the same new values. What has to be asked is asked of the
// first for which it has to, and then nothing is changed.
func editAll(ctx context.Context, env *feature.Env, a action.EditExpense) (feature.Result, error) {
	var revision expense.Revision
	for _, n := range a.Numbers {
		e, stop, err := env.Lookup().Numbered(ctx, n)
		if stop != nil || err != nil {
			return feature.Stopped(stop), err
		}
		if err := env.Allowed(ctx, e); err != nil {
			return feature.Refusal(env, err)
		}
		if a.Field == action.FieldDeleted {
			revision.Restore = append(revision.Restore, n)
			continue
		}
		correction, stop := newBuilder(env).correction(a, e)
		if stop != nil {
			return *stop, nil
		}
		revision.Edit = append(revision.Edit, correction)
	}
	planned, err := env.Plan(ctx, revision)
	if err != nil {
		return feature.Refusal(env, err)
	}
	return env.ShownFirst(planned, a), nil
}
