// Package settings shows and changes the settings of a ledger.
package settings

import (
	"context"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
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

func take(_ context.Context, env *feature.Env, choice action.Choice) (feature.Result, bool, error) {
	switch c := choice.(type) {
	case action.ShowSettings:
		return feature.Result{Then: action.ChangeSettings{}, Back: true}, true, nil
	case action.ChangeSetting:
		return feature.Result{Then: action.ChangeSettings{Setting: c.Setting, Value: c.Value}, Back: true}, true, nil
	case action.AskSetting:
		if err := env.NextDeed().MaySet(); err != nil {
			result, err := feature.Refusal(env, err)
			return result, true, err
		}
		q, ok := ask(env, c.Setting)
		if !ok {
			return feature.Result{Reply: env.Stale()}, true, nil
		}
		back := chat.Choice{ID: action.Encode(action.ShowSettings{}), Label: env.Texts.Say(text.ChoiceBack)}
		return feature.Result{Reply: chat.Reply{Choices: []chat.Choice{back}}, Ask: q, Waits: action.ChangeSettings{Setting: c.Setting}}, true, nil
	}
	return feature.Result{}, false, nil
}
