package expenses

import (
	"context"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/expense"
)

// Figures returns the figures of the stored expense that an edit is about, because "it was
// net" refers to the amount on its card. It returns none if it is unknown which expense
// that is.
func Figures(ctx context.Context, env *feature.Env, a action.SaidEdit) ([]decimal.Decimal, error) {
	e, stop, err := target(ctx, env, a.Number, a.Match)
	if stop != nil || err != nil {
		return nil, err
	}
	var figures []decimal.Decimal
	for _, m := range []expense.Money{e.NetMoney(), e.TaxMoney(), e.GrossMoney()} {
		figures = append(figures, m.Decimal())
	}
	return figures, nil
}
