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
func (e *Env) CategoriesByUse(ctx context.Context) ([]string, error) {
	used, err := byUse(ctx, e, func(l expense.TotalLine) (string, bool) { return l.Category, l.Category != "" })
	return Unique(used, parse.Categories(), e.Ledger.OwnCategories()), err
}

// RatesByUse returns tax rates, first some that are likely, then those of the ledger, the
// most used first, and those that are usual in its country.
func (e *Env) RatesByUse(ctx context.Context, likely ...expense.Rate) ([]expense.Rate, error) {
	used, err := byUse(ctx, e, func(l expense.TotalLine) (expense.Rate, bool) { return l.Rate, !l.Rate.Untaxed() })
	var set []expense.Rate
	if e.Ledger.VAT == expense.VATRate && !e.Ledger.Rate.Untaxed() {
		set = []expense.Rate{e.Ledger.Rate}
	}
	return Unique(likely, used, set, expense.UsualRates(e.Ledger.Country())), err
}

// CurrenciesByUse returns the currencies of the ledger, the most used first, and those that
// are likely where its people are.
func (e *Env) CurrenciesByUse(ctx context.Context) ([]expense.Currency, error) {
	used, err := byUse(ctx, e, func(l expense.TotalLine) (expense.Currency, bool) { return l.Currency, true })
	return Unique(used, []expense.Currency{e.Ledger.Currency}, card.LikelyCurrencies(e.Ledger.Settings, e.Texts.Language())), err
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
