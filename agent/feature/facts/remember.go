package facts

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/secret"
	"chit/expense"
	"chit/expense/fact"
)

// required holds what the validator checks of a fact.
type required struct {
	Subject string `json:"subject" validate:"required_unless=Kind payday"`
	Value   string `json:"value" validate:"required"`
	Kind    string `json:"kind"`
}

// remember stores a fact, in the place of one about the same.
func remember(ctx context.Context, env *feature.Env, a Remember) (feature.Result, error) {
	if env.Message.Overheard {
		return feature.Result{}, nil // it was said to others
	}
	if err := env.NextDeed().MaySet(); err != nil {
		return feature.Refusal(env, err)
	}
	if env.FromModel && a == (Remember{}) {
		return feature.Result{Next: feature.Continue, Data: "call it again with its arguments", Otherwise: texts.Say(env.Texts, "what_facts")}, nil
	}
	a.Subject, a.Value = feature.Clean(a.Subject), feature.Clean(a.Value)
	if faults := door.Check(required{a.Subject, a.Value, string(a.Kind)}); len(faults) > 0 {
		return incomplete(env, faults), nil
	}
	f, refused := factOf(env, a)
	if refused != "" {
		return said(env, refused), nil
	}
	known, err := env.Facts(ctx)
	if err != nil {
		return feature.Result{}, err
	}
	if _, there := known.With(f.Key()); !there && len(known) >= fact.Max {
		return said(env, "too_many"), nil
	}
	planned, err := env.Plan(ctx, expense.Revision{Things: amendments(known, f)})
	if err != nil {
		return feature.Refusal(env, err)
	}
	return env.ShownFirst(planned, a), nil
}

// incomplete tells a model what is missing, and a person what can be remembered.
func incomplete(env *feature.Env, faults []door.Fault) feature.Result {
	what := said(env, "what_facts")
	if !env.Repairable() {
		return what
	}
	env.Repair()
	var missing []string
	for _, f := range faults {
		missing = append(missing, f.Argument)
	}
	return feature.Result{Next: feature.Continue, Data: "error: the call has no " + strings.Join(missing, ", ") + ". Give it in the person's words, or do without the call.", Otherwise: what.Reply.Text}
}

// factOf makes a fact of what was said, or returns the key of the text that says why not.
func factOf(env *feature.Env, a Remember) (f fact.Fact, refused string) {
	a.Subject = feature.Clean(trimmed(a.Subject))
	both := a.Subject + " " + a.Value
	switch {
	case secret.Find(both) != "" || isSecret(both):
		return f, "secret"
	case utf8.RuneCountInString(a.Subject) > fact.MaxWords || utf8.RuneCountInString(a.Value) > fact.MaxWords:
		return f, "too_long"
	}
	f = fact.Fact{Kind: kindOf(env, a), Subject: a.Subject, Value: a.Value}
	switch f.Kind {
	case fact.Payday:
		day, ok := dayOf(a.Value)
		if !ok {
			return f, "what_payday"
		}
		f.Subject, f.Value = "", strconv.Itoa(day)
	case fact.Usual:
		amount, ok := env.Words(a.Value).Amount()
		if !ok || len(amount.Readings) != 1 || amount.Partial || !amount.Value.IsPositive() {
			return f, "what_cost"
		}
		m, err := expense.NewMoney(amount.Value, amount.CurrencyIn(env.Ledger.Currency))
		if err != nil {
			return f, "what_cost"
		}
		f.Value = fact.OfMoney(m)
	default:
		if !isSubject(a.Subject) || !isSubject(a.Value) {
			return f, "what_facts"
		}
		_, thing := f.Names()
		f.Person = isRelation(thing)
	}
	return f, ""
}

// kindOf is the kind that was said, or the one that the words show.
func kindOf(env *feature.Env, a Remember) fact.Kind {
	_, isAmount := env.Words(a.Value).Amount()
	switch {
	case slices.Contains(fact.Kinds, a.Kind) && a.Kind != fact.Rate:
		return a.Kind
	case isAmount:
		return fact.Usual
	case isRelation(a.Value) || hasCategory(a.Value) && !hasCategory(a.Subject):
		return fact.Is
	}
	return fact.Called
}

// amendments store a fact. One that says the same the other way round goes: the gym is
// called Holmes, and Holmes is the gym.
func amendments(known fact.Facts, f fact.Fact) []expense.Amendment {
	all := []expense.Amendment{f.Amendment()}
	name, thing := f.Names()
	if name == "" {
		return all
	}
	other := fact.Fact{Kind: fact.Is, Subject: name, Value: thing}
	if f.Kind == fact.Is {
		other = fact.Fact{Kind: fact.Called, Subject: thing, Value: name}
	}
	if there, ok := known.With(other.Key()); ok && expense.Fold(there.Value) == expense.Fold(other.Value) && there.Key() != f.Key() {
		all = append(all, fact.Forgetting(there.Key()))
	}
	return all
}

func said(env *feature.Env, key string, args ...text.Args) feature.Result {
	return feature.Result{Reply: chat.Reply{Text: texts.Say(env.Texts, key, args...)}, Data: "not remembered"}
}

// always remembers the tax rate of a corrected entry. A card does nothing if its entry has
// changed since.
func always(ctx context.Context, env *feature.Env, c action.AlwaysRate) (feature.Result, error) {
	one, unchanged, err := env.Lookup().Unchanged(ctx, c.Number, c.Revision)
	if words := expense.RuleWords(one); err != nil || !unchanged || words == "" || !one.Rate.IsSet() {
		return feature.Result{Reply: env.Stale()}, err
	}
	f := fact.Fact{Kind: fact.Rate, Subject: expense.RuleWords(one), Value: one.Rate.String()}
	changes, err := env.Ledgers.Revise(ctx, env.Deed(), expense.Revision{Things: []expense.Amendment{f.Amendment()}})
	if err != nil {
		return feature.Refusal(env, err)
	}
	reply := env.Card().Done(changes)
	reply.Head(card.Line(env.Card(), one))
	reply.Expenses = []expense.Expense{one}
	return feature.Result{Reply: reply, Data: "ok"}, nil
}
