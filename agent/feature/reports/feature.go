// Package reports shows periods of a ledger, as figures, rows, files and pictures.
package reports

import (
	"context"

	"chit/agent/action"
	"chit/agent/feature"
)

// Feature reports periods.
var Feature = feature.Feature{Name: "reports", Tools: tools, Do: do, Take: take}

func do(ctx context.Context, env *feature.Env, what action.Action) (feature.Result, bool, error) {
	a, ok := what.(action.ReportPeriod)
	if !ok {
		return feature.Result{}, false, nil
	}
	result, err := reportPeriod(ctx, env, a)
	return result, true, err
}

func take(_ context.Context, _ *feature.Env, choice action.Choice) (feature.Result, bool, error) {
	c, ok := choice.(action.ShowMonth)
	return feature.Result{Then: action.ReportPeriod{Period: c.Month, Format: c.Format, Skip: c.Skip}}, ok, nil
}
