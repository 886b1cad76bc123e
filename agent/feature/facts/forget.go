package facts

import (
	"context"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/fact"
)

// Known returns the facts that words are about: with this subject or name, or else with
// these words in either.
func Known(all fact.Facts, words string) fact.Facts {
	var whole, within fact.Facts
	for _, f := range all {
		name, thing := f.Names()
		switch {
		case expense.Fold(f.Subject) == expense.Fold(words), name != "" && (expense.Fold(name) == expense.Fold(words) || expense.Fold(thing) == expense.Fold(words)):
			whole = append(whole, f)
		case expense.ContainsWords(f.Subject+"\n"+f.Value, words):
			within = append(within, f)
		}
	}
	if len(whole) > 0 {
		return whole
	}
	return within
}

// forget forgets the fact that was meant. Which of several is chosen on their list.
func forget(ctx context.Context, env *feature.Env, a Forget) (feature.Result, error) {
	if env.Message.Overheard {
		return feature.Result{}, nil
	}
	all, err := env.Facts(ctx)
	if err != nil {
		return feature.Result{}, err
	}
	found := Known(all, feature.Clean(a.Words))
	if a.Key != "" {
		f, ok := all.With(a.Key)
		if found = nil; ok {
			found = fact.Facts{f}
		}
	}
	switch len(found) {
	case 0:
		return said(env, "nothing_about", text.Args{"Words": env.Heard(feature.Clean(a.Words))}), nil
	case 1:
	default:
		return listed(env, found, nil, 0), nil
	}
	planned, err := env.Plan(ctx, expense.Revision{Things: []expense.Amendment{fact.Forgetting(found[0].Key())}})
	if err != nil {
		return feature.Refusal(env, err)
	}
	return env.ShownFirst(planned, Forget{Key: found[0].Key()}), nil
}

// drop forgets the fact that a choice names.
func drop(ctx context.Context, env *feature.Env, c Drop) (feature.Result, error) {
	all, err := env.Facts(ctx)
	if err != nil {
		return feature.Result{}, err
	}
	for _, f := range all {
		if action.RuleHash(f.Key()) == c.Hash {
			return feature.Result{Then: Forget{Key: f.Key()}}, nil
		}
	}
	return feature.Result{Reply: env.Stale()}, nil
}
