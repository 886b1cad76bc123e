package agent

import (
	"context"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/agent/feature/expenses"
)

// grounded has the door check a step against the person's words: what a model says of an
// expense becomes an action, or is refused. Of what was only passed on nothing but
// expenses can be made.
func (r *run) grounded(ctx context.Context, env *feature.Env, s step) (step, error) {
	_, adds := s.action.(action.SaidExpense)
	if s.refused != nil || passedOn(r.message) && !adds {
		return s, nil
	}
	figures := func(a action.SaidEdit) ([]decimal.Decimal, error) { return expenses.Figures(ctx, env, a) }
	g, err := env.Grounds().Ground(s.action, figures)
	if err != nil {
		return s, err
	}
	if s.action = g.Action; g.Refused != "" {
		s.refused = &feature.Result{Next: feature.Continue, Data: g.Refused}
	}
	return s, nil
}
