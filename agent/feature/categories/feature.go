// Package categories shows categories and keeps their rules and names.
package categories

import (
	"context"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/expense"
)

// Feature answers the taps on cards of categories. What people say about categories
// changes settings, see [Change].
var Feature = feature.Feature{Name: "categories", Take: take}

func take(ctx context.Context, env *feature.Env, choice action.Choice) (result feature.Result, ok bool, err error) {
	switch c := choice.(type) {
	case action.ShowCategories:
		result, err = show(ctx, env, min(max(c.Skip, 0), expense.MaxCategoryRules))
	case action.AlwaysCategory:
		result, err = always(ctx, env, c)
	case action.ForgetRule:
		result = forget(env, c)
	default:
		return result, false, nil
	}
	return result, true, err
}

// always makes a rule of an expense: what has its words is of its category. A card does
// nothing if its expense has changed since.
func always(ctx context.Context, env *feature.Env, c action.AlwaysCategory) (feature.Result, error) {
	one, unchanged, err := env.Lookup().Unchanged(ctx, c.Number, c.Revision)
	if err != nil || !unchanged {
		return feature.Result{Reply: env.Stale()}, err
	}
	words := expense.RuleWords(one)
	change, err := env.Ledgers.ChangeSettings(ctx, env.Deed(), func(s *expense.Settings) error {
		s.SetRule(expense.CategoryRule{Words: words, Category: one.Category})
		return nil
	})
	if err != nil {
		return feature.Refusal(env, err)
	}
	return feature.Result{Reply: env.Card().Ruled(change, one), Data: "ok"}, nil
}

// forget drops the rule that a choice names.
func forget(env *feature.Env, c action.ForgetRule) feature.Result {
	for _, rule := range env.Ledger.CategoryRules {
		if action.RuleHash(rule.Words) == c.Hash {
			return feature.Result{Then: action.ChangeSettings{Setting: forgetRule, Words: rule.Words}}
		}
	}
	return feature.Result{Reply: env.Stale()}
}
