package feature

import (
	"cmp"
	"context"
	"slices"

	"chit/agent/chat/card"
	"chit/expense"
	"chit/expense/parse"
)

// CategoriesByUse returns the categories that an expense can have here, the most used first.
func (l Lookup) CategoriesByUse(ctx context.Context) ([]string, error) {
	used, err := byUse(ctx, l.env, func(t expense.TotalLine) (string, bool) { return t.Category, t.Category != "" })
	return Unique(used, parse.Categories(), l.env.Ledger.OwnCategories()), err
}

// RatesByUse returns tax rates, first some that are likely, then those of the ledger, the
// most used first, and those that are usual in its country.
func (l Lookup) RatesByUse(ctx context.Context, likely ...expense.Rate) ([]expense.Rate, error) {
	used, err := byUse(ctx, l.env, func(t expense.TotalLine) (expense.Rate, bool) { return t.Rate, !t.Rate.Untaxed() })
	var set []expense.Rate
	if l.env.Ledger.VAT == expense.VATRate && !l.env.Ledger.Rate.Untaxed() {
		set = []expense.Rate{l.env.Ledger.Rate}
	}
	return Unique(likely, used, set, expense.UsualRates(l.env.Ledger.Country())), err
}

// CurrenciesByUse returns the currencies of the ledger, the most used first, and those that
// are likely where its people are.
func (l Lookup) CurrenciesByUse(ctx context.Context) ([]expense.Currency, error) {
	used, err := byUse(ctx, l.env, func(t expense.TotalLine) (expense.Currency, bool) { return t.Currency, true })
	return Unique(used, []expense.Currency{l.env.Ledger.Currency}, card.LikelyCurrencies(l.env.Ledger.Settings, l.env.Texts.Language())), err
}

// byUse returns what the entries of the ledger have, most often first.
func byUse[T comparable](ctx context.Context, env *Env, of func(expense.TotalLine) (T, bool)) ([]T, error) {
	all := expense.Period{
		From: expense.MonthOf(expense.EarliestDate, env.Ledger.MonthStart).From,
		To:   expense.MonthOf(env.Today().AddMonths(12), env.Ledger.MonthStart).To,
	}
	totals, err := env.Ledgers.Totals(ctx, env.Ledger.ID, all)
	if err != nil {
		return nil, err
	}
	var found []T
	count := map[T]int64{}
	for _, l := range totals.Lines {
		if v, ok := of(l); ok {
			if count[v] == 0 && !slices.Contains(found, v) {
				found = append(found, v)
			}
			count[v] += l.TaxLines
		}
	}
	slices.SortStableFunc(found, func(a, b T) int { return cmp.Compare(count[b], count[a]) })
	return found, nil
}

// Unique joins lists without what was in them before. The zero value is left out.
func Unique[T comparable](lists ...[]T) []T {
	var all []T
	var zero T
	for _, v := range slices.Concat(lists...) {
		if v != zero && !slices.Contains(all, v) {
			all = append(all, v)
		}
	}
	return all
}
