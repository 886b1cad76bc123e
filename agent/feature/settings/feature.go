// Package settings shows and changes the settings of a ledger.
package settings

import (
	"context"

	"chit/agent/action"
	"chit/agent/feature"
)

// Feature shows and changes settings.
var Feature = feature.Feature{Name: "settings", Tools: tools, Do: do, Take: take}

func do(ctx context.Context, env *feature.Env, what action.Action) (feature.Result, bool, error) {
	a, ok := what.(action.ChangeSettings)
	if !ok {
		return feature.Result{}, false, nil
	}
	result, err := change(ctx, env, a)
	return result, true, err
}

func take(ctx context.Context, env *feature.Env, choice action.Choice) (feature.Result, bool, error) {
	switch c := choice.(type) {
	case Setup:
		result, err := setUp(ctx, env, c)
		return result, true, err
	case action.ShowSettings:
		return feature.Result{Then: action.ChangeSettings{}, Back: true}, true, nil
	case action.ChangeSetting:
		return feature.Result{Then: action.ChangeSettings{Setting: c.Setting, Value: c.Value}, Back: true}, true, nil
	case action.AskSetting:
		result, err := pick(ctx, env, c.Setting)
		return result, true, err
	case action.TypeSetting:
		result, err := ask(env, c.Setting)
		return result, true, err
	}
	return feature.Result{}, false, nil
}
