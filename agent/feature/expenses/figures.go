package expenses

import (
	"context"
	"slices"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/expense"
)

// Figures returns the figures of the stored expenses that an edit is about, because "it was
// net" refers to the amount on its card. It returns none if it is unknown which expense
// that is.
func Figures(ctx context.Context, env *feature.Env, a action.SaidEdit) ([]decimal.Decimal, error) {
	var figures []decimal.Decimal
	for _, n := range a.Numbers {
		e, stop, err := env.Lookup().Numbered(ctx, n)
		if stop != nil || err != nil {
			return nil, err
		}
		figures = append(figures, figuresOf(e)...)
	}
	if len(a.Numbers) > 0 {
		return figures, nil
	}
	e, stop, err := target(ctx, env, a.Number, a.Match)
	if stop != nil || err != nil {
		return nil, err
	}
	return figuresOf(e), nil
}

// KnownFigures returns the figures of the entries that a message may refer to without
// naming them: those on the card that it answers, or what its sender added last.
func KnownFigures(ctx context.Context, env *feature.Env) ([]decimal.Decimal, error) {
	entries, stop, err := toRepeat(ctx, env, nil)
	if stop != nil || err != nil {
		return nil, err
	}
	var figures []decimal.Decimal
	for _, e := range entries {
		figures = append(figures, figuresOf(e)...)
	}
	return figures, nil
}

func figuresOf(e expense.Expense) []decimal.Decimal {
	var figures []decimal.Decimal
	for _, m := range []expense.Money{e.NetMoney(), e.TaxMoney(), e.GrossMoney()} {
		if d := m.Decimal(); !d.IsZero() && !slices.ContainsFunc(figures, d.Equal) {
			figures = append(figures, d)
		}
	}
	return figures
}
