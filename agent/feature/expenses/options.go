package expenses

import (
	"context"
	"slices"
	"strconv"

	"github.com/shopspring/decimal"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// CurrencyOptions are all currencies as the options of a form's field: first the one that
// it holds and those of the ledger, and then the others.
func CurrencyOptions(ctx context.Context, e *feature.Env, held expense.Currency) ([]chat.Choice, error) {
	usual, err := e.Lookup().CurrenciesByUse(ctx)
	if err != nil {
		return nil, err
	}
	rest := expense.Currencies()
	slices.Sort(rest)
	return grouped(e.Texts, feature.Unique([]expense.Currency{held}, usual), rest, func(c expense.Currency) chat.Choice {
		return chat.Choice{ID: string(c), Label: string(c)}
	}), nil
}

// commonRates are tax rates from somewhere.
var commonRates = func() (all []expense.Rate) {
	percents := []string{"2.1", "2.5", "2.6", "3.8", "5.5", "7.7", "8.1", "8.25", "8.875", "9.5", "13.5", "25.5"}
	for n := 1; n <= 30; n++ {
		percents = append(percents, strconv.Itoa(n))
	}
	for _, percent := range percents {
		if r, err := expense.NewRate(decimal.RequireFromString(percent).Shift(-2)); err == nil {
			all = append(all, r)
		}
	}
	slices.SortFunc(all, func(a, b expense.Rate) int { return a.Decimal().Cmp(b.Decimal()) })
	return all
}()

// RateOptions are tax rates as the options of a form's field: first the one that it holds
// and those of the ledger and its country, and then common ones. The first of all is none.
func RateOptions(ctx context.Context, e *feature.Env, held expense.Rate) ([]chat.Choice, error) {
	usual, err := e.Lookup().RatesByUse(ctx)
	if err != nil {
		return nil, err
	}
	if !held.Untaxed() {
		usual = feature.Unique([]expense.Rate{held}, usual)
	}
	option := func(r expense.Rate) chat.Choice {
		return chat.Choice{ID: percentage(r), Label: e.Texts.Percentage(r)}
	}
	none := chat.Choice{ID: "0", Label: e.Texts.Say(text.ChoiceNoTax), Menu: e.Texts.Say(text.OptionsUsual)}
	return append([]chat.Choice{none}, grouped(e.Texts, usual, commonRates, option)...), nil
}

// grouped lists options under what they are: the usual ones, and the rest.
func grouped[T comparable](t *text.Catalogue, usual, rest []T, option func(T) chat.Choice) (all []chat.Choice) {
	add := func(values []T, menu string) {
		for _, v := range values {
			o := option(v)
			o.Menu = menu
			all = append(all, o)
		}
	}
	rest = slices.DeleteFunc(slices.Clone(rest), func(v T) bool { return slices.Contains(usual, v) })
	add(usual, t.Say(text.OptionsUsual))
	for some := range slices.Chunk(rest, chat.MaxGroup) {
		add(some, option(some[0]).Label+" - "+option(some[len(some)-1]).Label)
	}
	return all
}
