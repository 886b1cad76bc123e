package expenses

import (
	"context"
	"errors"
	"slices"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// A picker offers the values of a field as the choices of the expense's card, whose text
// stays. A tap on one sets it.

// alive returns an expense that this person may change, with its last change, or the result
// that says why they cannot.
func alive(ctx context.Context, env *feature.Env, number int64) (last expense.Change, stop *feature.Result, err error) {
	changes, err := env.Ledgers.LastOf(ctx, env.Ledger.ID, number)
	switch {
	case expense.CodeOf(err) == expense.CodeNotFound:
		return last, &feature.Result{Reply: env.Stale()}, nil
	case err != nil:
		return last, nil, err
	}
	last = changes[0]
	err = env.Allowed(ctx, *last.After)
	if err == nil && last.After.Deleted {
		err = expense.Conflict(expense.ReasonAlreadyDeleted, expense.Args{"Number": number})
	}
	if err != nil {
		refusal, err := feature.Refusal(env, err)
		return last, &refusal, err
	}
	return last, nil, nil
}

// openMenu offers the fields of an expense on its card.
func openMenu(ctx context.Context, env *feature.Env, c action.Edit) (feature.Result, error) {
	last, stop, err := alive(ctx, env, c.Number)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	r := card.Standing(env.Card(), last)
	r.Choices = fieldsOf(env.Texts, *last.After)
	return feature.Result{Reply: r, Back: true}, nil
}

// fieldsOf are the choices that change an expense field by field.
func fieldsOf(t *text.Catalogue, e expense.Expense) []chat.Choice {
	var choices []chat.Choice
	for _, field := range []string{"amount", "description", "category", "date", "tax_rate", "currency", action.FieldKind} {
		opens := action.Choice(action.Pick{Number: e.Number, Field: field})
		switch {
		case field == "tax_rate" && len(e.Lines) > 1: // which of them, only words can say
			continue
		case !slices.Contains(action.PickFields, field):
			opens = action.AskField{Number: e.Number, Field: field}
		}
		choices = append(choices, chat.Choice{ID: action.Encode(opens), Label: t.SayOf(text.FamilyField, field)})
	}
	remove := action.SetField{Number: e.Number, Revision: e.Revision, Field: action.FieldDeleted}
	return append(choices,
		chat.Choice{ID: action.Encode(remove), Label: t.Say(text.ChoiceDeleteIt), Style: chat.Danger},
		back(t, action.ShowCard{Number: e.Number}))
}

// back returns the choice that goes back to something.
func back(t *text.Catalogue, to action.Choice) chat.Choice {
	return chat.Choice{ID: action.Encode(to), Label: t.Say(text.ChoiceBack)}
}

// maxPicked is how many values a picker shows at once.
const maxPicked = 9

// pick offers values for a field on the card of an expense. One may be typed as well.
func pick(ctx context.Context, env *feature.Env, c action.Pick) (feature.Result, error) {
	last, stop, err := alive(ctx, env, c.Number)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	e, t := *last.After, env.Texts
	values, held, err := valuesFor(ctx, env, e, c.Field)
	if err != nil {
		return feature.Result{}, err
	}
	r := chat.Reply{Expenses: []expense.Expense{e}}
	from := min(c.Skip, len(values))
	to := min(from+maxPicked, len(values))
	for _, o := range values[from:to] {
		sets := action.SetField{Number: e.Number, Revision: e.Revision, Field: c.Field, Value: o.Value}.Short()
		one := chat.Choice{ID: action.Encode(sets), Label: o.Label}
		if o.Value == held {
			one.Label = text.Picked + o.Label
		}
		if c.Field == "category" {
			one.Menu = t.SayOf(text.FamilyField, c.Field)
		}
		r.Choices = append(r.Choices, one)
	}
	if to < len(values) {
		more := action.Pick{Number: e.Number, Field: c.Field, Skip: to}
		r.Choices = append(r.Choices, chat.Choice{ID: action.Encode(more), Label: t.Say(text.ChoiceMore)})
	}
	if c.Field != action.FieldKind {
		other := text.ChoiceOtherValue
		if c.Field == "date" {
			other = text.ChoiceOtherDay
		}
		r.Choices = append(r.Choices, chat.Choice{ID: action.Encode(action.AskField{Number: e.Number, Field: c.Field}), Label: t.Say(other)})
	}
	r.Choices = append(r.Choices, back(t, action.Edit{Number: e.Number}))
	shown := card.Standing(env.Card(), last)
	return feature.Result{
		Reply: r, Waits: action.EditExpense{Number: &e.Number, Field: c.Field},
		Ask: &feature.Question{Text: shown.Text, Blocks: shown.Blocks, Field: feature.FieldValue, Quiet: true},
	}, nil
}

// valuesFor are the values that a picker offers for a field, and the one that the expense
// has, which is among the first of them.
func valuesFor(ctx context.Context, env *feature.Env, e expense.Expense, field string) (all []feature.Option, held string, err error) {
	switch field {
	case "category":
		held = e.Category
		var names []string
		names, err = env.Lookup().CategoriesByUse(ctx)
		for _, name := range names {
			all = append(all, feature.Option{Label: env.Card().Category(name), Value: name})
		}
	case "date":
		all, held = daysFor(env, e.SpentOn), e.SpentOn.String()
	case "tax_rate":
		return rateValues(ctx, env, e)
	case "currency":
		held = string(e.Currency)
		var currencies []expense.Currency
		currencies, err = env.Lookup().CurrenciesByUse(ctx)
		for _, c := range currencies {
			all = append(all, feature.Option{Label: string(c), Value: string(c)})
		}
		if i := slices.Index(currencies, e.Currency); i < 0 {
			all = slices.Insert(all, 0, feature.Option{Label: held, Value: held})
		}
	case action.FieldKind:
		all, held = kindOptions(env.Texts, expense.Kinds), string(e.Kind)
	}
	if i := slices.IndexFunc(all, func(o feature.Option) bool { return o.Value == held }); i >= maxPicked {
		own := all[i]
		all = slices.Insert(slices.Delete(all, i, i+1), 0, own)
	}
	return all, held, err
}

// rateValues are the tax rates that are likely, and no tax.
func rateValues(ctx context.Context, env *feature.Env, e expense.Expense) (all []feature.Option, held string, err error) {
	var own []expense.Rate
	if e.Rate.IsSet() && !e.Rate.Untaxed() {
		own = []expense.Rate{e.Rate}
	}
	rates, err := env.Lookup().RatesByUse(ctx, own...)
	for _, r := range rates {
		all = append(all, feature.Option{Label: env.Texts.Percentage(r), Value: r.String()})
	}
	none := expense.Percent(0).String()
	held = none
	if own != nil {
		held = e.Rate.String()
	}
	return append(all, feature.Option{Label: env.Texts.Say(text.ChoiceNoTax), Value: none}), held, err
}

// daysFor are the last three days, and the one that is set.
func daysFor(env *feature.Env, held expense.Date) []feature.Option {
	today := env.Today()
	yesterday, before := today.AddDays(-1), today.AddDays(-2)
	days := []feature.Option{
		{Label: env.Texts.Say(text.ChoiceToday), Value: today.String()},
		{Label: env.Texts.Say(text.ChoiceYesterday), Value: yesterday.String()},
		{Label: env.Texts.Date(before, today.Year), Value: before.String()},
	}
	if slices.ContainsFunc(days, func(o feature.Option) bool { return o.Value == held.String() }) {
		return days
	}
	return append(days, feature.Option{Label: env.Texts.Date(held, today.Year), Value: held.String()})
}

// setField gives a field the value that was tapped. A card does nothing if its expense has
// changed since.
func setField(ctx context.Context, env *feature.Env, c action.SetField) (feature.Result, error) {
	// A second run would find the card old, because of what the first one did.
	done, err := env.Ledgers.Done(ctx, env.NextDeed())
	if err != nil {
		return feature.Result{}, err
	}
	if len(done) > 0 {
		return feature.Result{Reply: env.Card().Done(done), Back: true}, nil
	}
	last, stop, err := alive(ctx, env, c.Number)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	if last.After.Revision != c.Revision {
		said := env.Texts.Say(text.FormStale, text.Args{"Number": c.Number})
		return feature.Result{Reply: chat.Reply{Text: said, Notice: true}}, nil
	}
	revision, ok, err := settingOf(ctx, env, *last.After, c)
	switch {
	case err != nil:
		return feature.Result{}, err
	case !ok:
		return feature.Result{Reply: env.Stale()}, nil
	}
	changes, err := env.Ledgers.Revise(ctx, env.Deed(), revision)
	if said, ok := errors.AsType[*expense.Error](err); ok && said.Reason == expense.ReasonAlreadySo { // the value that is marked was tapped
		return feature.Result{Reply: card.Standing(env.Card(), last), Back: true}, nil
	}
	if err != nil {
		return feature.Refusal(env, err)
	}
	return feature.Result{Reply: env.Card().Done(changes), Data: "ok", Back: true, Changed: true}, nil
}

// settingOf is the change that a tapped value stands for. It reports false for a value that
// no picker offers.
func settingOf(ctx context.Context, env *feature.Env, e expense.Expense, c action.SetField) (expense.Revision, bool, error) {
	p := patch{words: expense.Expense{Origins: expense.Origins{}}}
	var bad error
	switch c.Field {
	case action.FieldDeleted:
		return expense.Revision{Delete: []int64{e.Number}}, true, nil
	case "category":
		names, err := env.Lookup().CategoriesByUse(ctx)
		if err != nil {
			return expense.Revision{}, false, err
		}
		names = slices.DeleteFunc(names, func(name string) bool { return !c.Means(name) })
		if len(names) != 1 {
			return expense.Revision{}, false, nil
		}
		p.words.Category = names[0]
	case "date":
		p.words.SpentOn, bad = expense.ParseDate(c.Value)
		p.hasDate = true
	case "tax_rate":
		p.figures.Rate, bad = expense.ParseRate(c.Value)
	case "currency":
		known := false
		if p.currency, known = expense.LookupCurrency(c.Value); !known {
			return expense.Revision{}, false, nil
		}
	case action.FieldKind:
		if p.kind = expense.Kind(c.Value); !slices.Contains(expense.Kinds, p.kind) {
			return expense.Revision{}, false, nil
		}
	}
	return expense.Revision{Edit: []expense.Correction{{Number: e.Number, Apply: p.apply}}}, bad == nil, nil
}
