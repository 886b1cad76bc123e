// Package talk lets a model do what touches no ledger: say something in its own words, and
// ask which day it is.
package talk

import (
	"context"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/feature"
)

// Feature says what a model wants to say, and tells it the date.
var Feature = feature.Feature{Name: "talk", Tools: tools, Do: do}

func do(_ context.Context, env *feature.Env, what action.Action) (feature.Result, bool, error) {
	switch a := what.(type) {
	case action.TellDate:
		at := env.Now.In(env.Ledger.Location())
		return feature.Result{Next: feature.Continue, Data: at.Format("Monday 2006-01-02 15:04 ") + env.Ledger.Zone}, true, nil
	case action.Say:
		return feature.Result{Reply: chat.Reply{Text: a.Message}, Spoken: true, Data: "ok"}, true, nil
	}
	return feature.Result{}, false, nil
}
