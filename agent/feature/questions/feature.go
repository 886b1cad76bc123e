// Package questions finds expenses and answers questions about their figures.
package questions

import (
	"context"

	"chit/agent/action"
	"chit/agent/feature"
)

// Feature answers questions about stored expenses.
var Feature = feature.Feature{Name: "questions", Tools: tools, Do: do, Take: take}

func take(_ context.Context, _ *feature.Env, choice action.Choice) (feature.Result, bool, error) {
	c, ok := choice.(action.ShowMore)
	return feature.Result{Then: c.Find}, ok, nil
}

func do(ctx context.Context, env *feature.Env, what action.Action) (result feature.Result, ok bool, err error) {
	switch a := what.(type) {
	case action.FindExpenses:
		result, err = find(ctx, env, a)
	case action.QueryExpenses:
		result, err = query(ctx, env, a)
	default:
		return result, false, nil
	}
	return result, true, err
}
