package tool

import (
	"context"
	_ "embed"
)

//go:embed get_current_date.md
var currentDateText string

var currentDate = define("get_current_date", currentDateText, now)

// now answers a model that asks what its context line already says.
func now(_ context.Context, env *Env, _ struct{}) (Result, error) {
	at := env.Now.In(env.Ledger.Location())
	return Result{Next: Continue, Data: at.Format("Monday 2006-01-02 15:04 ") + env.Ledger.Zone}, nil
}
