package questions

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

const (
	maxAsked  = 25 // expenses shown to somebody who asks for that many
	maxEdited = 5  // of them with a button each; more buttons would hide the list
)

func find(ctx context.Context, env *feature.Env, a action.FindExpenses) (feature.Result, error) {
	if a.Number != nil {
		return history(ctx, env, a)
	}
	q, err := findQuery(env, a)
	if err != nil {
		return feature.Refusal(env, err)
	}
	words := q.Text
	q.Text = ""
	if unknown, err := about(ctx, env, &q, words); unknown != nil || err != nil {
		return feature.Stopped(unknown), err
	}
	if unknown, err := without(ctx, env, &q, a.Without); unknown != nil || err != nil {
		return feature.Stopped(unknown), err
	}
	limits := boundsOf(env, a)
	found, err := ordered(ctx, env, q, a, limits)
	if err != nil {
		return feature.Result{}, err
	}
	if len(found) == 0 {
		return foundNone(env, q, limits), nil
	}
	limit := feature.MaxListed
	if a.Limit > 0 {
		limit = min(a.Limit, maxAsked)
		if a.Order == action.LargestFirst {
			limit = maxAsked // there are a.Limit of each currency
		}
		found = found[:min(len(found), limit)]
	}
	reply := env.Page(found, a.Skip, limit)
	if !a.Deleted {
		reply.Choices = edits(ctx, env, reply.Expenses)
	}
	more := card.More(env.Texts, len(found), a.Skip, limit, func(skip int) (action.Choice, bool) {
		again := a
		if q.Period != nil { // by then "last week" is another one
			again.Text, again.Period = words, fmt.Sprintf("%s - %s", q.Period.From, q.Period.To)
		}
		return again.More(skip)
	})
	reply.Choices = append(more, reply.Choices...)
	if a.Kind != "" || q.Period != nil || q.Currency != "" || len(q.Subjects) > 0 || len(q.Without) > 0 || q.Removed || limits != (bounds{}) {
		reply.Head(card.Headline(strings.TrimPrefix(asked(env, expense.Summary{Query: q})+limits.say(env.Texts), " · ")))
	}
	return feature.Result{Reply: reply, Data: "listed"}, nil
}

// ordered returns the expenses that were asked for: newest first, or the largest of what
// was spent in each currency, beginning with the ledger's own.
func ordered(ctx context.Context, e *feature.Env, q expense.Query, a action.FindExpenses, limits bounds) ([]expense.Expense, error) {
	if a.Order != action.LargestFirst {
		if a.Limit > 0 && limits == (bounds{}) {
			q.Limit = min(a.Limit, maxAsked)
		}
		found, err := e.Ledgers.Find(ctx, e.Ledger.ID, q)
		return limits.of(found), err
	}
	if q.Kinds == nil {
		q.Kinds = expense.Spending
	}
	groups, err := e.Ledgers.Summarize(ctx, e.Ledger.ID, expense.Summary{Query: q})
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(groups, func(a, b expense.Group) int { return foreign(e, a) - foreign(e, b) })
	var all []expense.Expense
	for _, g := range groups {
		q.Currency, q.Largest = g.Currency, true
		if a.Limit > 0 {
			q.Limit = min(a.Limit, maxAsked)
		}
		found, err := e.Ledgers.Find(ctx, e.Ledger.ID, q)
		if err != nil {
			return nil, err
		}
		all = append(all, limits.of(found)...)
	}
	return all, nil
}

// foundNone says that there is no such expense, and what was looked for.
func foundNone(e *feature.Env, q expense.Query, limits bounds) feature.Result {
	said := e.Texts.Say(text.FoundNone)
	switch what := asked(e, expense.Summary{Query: q}) + limits.say(e.Texts); {
	case what == "":
	case q.Period == nil && limits == (bounds{}) && q.Text != "" && q.Currency == "" && len(q.Kinds) != 1:
		said = e.Texts.Say(text.FoundNoneLike, text.Args{"Words": e.Heard(q.Text)})
	default:
		key := text.FoundNoneOf
		if len(q.Kinds) == 1 {
			key = text.FoundNoEntries
		}
		said = e.Texts.Say(key, text.Args{"What": strings.TrimPrefix(what, " · ")})
	}
	return feature.Result{Reply: chat.Reply{Text: said}, Data: "none"}
}

// edits returns the choices to change the first few of a list, as far as this person may.
func edits(ctx context.Context, e *feature.Env, listed []expense.Expense) []chat.Choice {
	var choices []chat.Choice
	for _, one := range listed[:min(len(listed), maxEdited)] {
		if e.Allowed(ctx, one) == nil {
			choices = append(choices, chat.Choice{ID: action.Encode(action.Edit{Number: one.Number}), Label: e.Texts.Say(text.ChoiceEditOne, text.Args{"Number": one.Number})})
		}
	}
	return choices
}

func findQuery(e *feature.Env, a action.FindExpenses) (expense.Query, error) {
	q := e.Lookup().Query(a.Text)
	if a.Kind != "" {
		q.Kinds = []expense.Kind{a.Kind}
	}
	q.Tag = strings.TrimPrefix(a.Tag, "#")
	q.Removed = a.Deleted
	err := narrow(e, &q, a.Period, a.Currency)
	return q, err
}

// narrow limits a query to a period and a currency; "" is none.
func narrow(e *feature.Env, q *expense.Query, period, currency string) error {
	if period != "" {
		p, _, ok := e.Words(period).Period(e.Ledger.MonthStart)
		if !ok {
			return expense.Invalid(expense.ReasonPeriodUnknown, expense.Args{"Period": e.Heard(period)})
		}
		q.Period = &p
	}
	if currency != "" {
		c, ok := e.Words(currency).CurrencyNamed()
		if !ok {
			return expense.Invalid(expense.ReasonCurrencyUnknown, expense.Args{"Currency": e.Heard(currency)})
		}
		q.Currency = c
	}
	return nil
}

// history shows one expense and what happened to it.
func history(ctx context.Context, e *feature.Env, a action.FindExpenses) (feature.Result, error) {
	one, stop, err := e.Lookup().Numbered(ctx, *a.Number)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	changes, err := e.Ledgers.Changes(ctx, e.Ledger.ID, expense.ChangeQuery{Number: *a.Number, Limit: max(a.Skip, 0) + feature.MaxListed + 1})
	if err != nil {
		return feature.Result{}, err
	}
	skip := card.SkipIn(len(changes), a.Skip)
	reply := e.Card().History(one, changes, skip, feature.MaxListed)
	reply.Choices = append(reply.Choices, card.More(e.Texts, len(changes), skip, feature.MaxListed, func(skip int) (action.Choice, bool) { return a.More(skip) })...)
	return feature.Result{Reply: reply, Data: "shown"}, nil
}
