package agent

import (
	"cmp"
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
	g := env.Grounds()
	var failed error
	g.Known = func() []decimal.Decimal {
		known, err := expenses.KnownFigures(ctx, env)
		failed = err
		return known
	}
	figures := func(a action.SaidEdit) ([]decimal.Decimal, error) { return expenses.Figures(ctx, env, a) }
	grounded, err := g.Ground(s.action, figures)
	if err = cmp.Or(err, failed); err != nil {
		return s, err
	}
	if s.action = grounded.Action; grounded.Refused != "" {
		s.refused = &feature.Result{Next: feature.Continue, Data: grounded.Refused}
	}
	return s, nil
}
