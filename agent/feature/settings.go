package feature

import (
	"context"

	"chit/agent/action"
	"chit/expense"
)

// PlanSettings is the result of a call that changes settings.
func (e *Env) PlanSettings(ctx context.Context, a action.ChangeSettings, edit func(*expense.Settings) error) (Result, error) {
	planned, err := e.Plan(ctx, expense.Revision{Settings: []func(*expense.Settings) error{edit}})
	if err != nil {
		return Refusal(e, err)
	}
	return e.ShownFirst(planned, a), nil
}
