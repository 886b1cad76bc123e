// Package expenses adds, changes, deletes and takes back expenses.
package expenses

import (
	"context"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// Feature does what can be done to expenses.
var Feature = feature.Feature{Name: "expenses", Tools: tools, Do: do, Take: take}

func do(ctx context.Context, env *feature.Env, what action.Action) (result feature.Result, ok bool, err error) {
	switch a := what.(type) {
	case action.AddExpense:
		result, err = add(ctx, env, a)
	case action.EditExpense:
		result, err = edit(ctx, env, a)
	case action.DeleteExpenses:
		result, err = remove(ctx, env, a)
	case action.UndoChanges:
		result, err = takeBack(ctx, env, a)
	case action.RepeatExpense:
		result, err = again(ctx, env, a)
	case action.DeleteTwin:
		result, err = removeTwin(ctx, env, a)
	default:
		return result, false, nil
	}
	return result, true, err
}

func take(ctx context.Context, env *feature.Env, choice action.Choice) (result feature.Result, ok bool, err error) {
	switch c := choice.(type) {
	case action.Undo:
		result.Then = action.UndoChanges{Changes: &c.Changes}
	case action.Edit:
		result, err = openMenu(ctx, env, c)
	case action.Pick:
		result, err = pick(ctx, env, c)
	case action.SetField:
		result, err = setField(ctx, env, c)
	case action.AskField:
		result, err = askField(ctx, env, c)
	case action.SetSide:
		result, err = setSide(ctx, env, c)
	case action.Delete:
		result.Then = action.DeleteExpenses{Numbers: c.Numbers, Confirmed: true}
	case action.ShowCard:
		result, err = showCard(ctx, env, c)
	case action.SubmitForm:
		if c == (action.SubmitForm{}) {
			result = log(env)
		} else {
			result, err = handIn(ctx, env, c)
		}
	default:
		return result, false, nil
	}
	return result, true, err
}

// showCard shows an expense as it is.
func showCard(ctx context.Context, env *feature.Env, c action.ShowCard) (feature.Result, error) {
	last, err := env.Ledgers.LastOf(ctx, env.Ledger.ID, c.Number)
	switch {
	case expense.CodeOf(err) == expense.CodeNotFound:
		return feature.Result{Reply: env.Stale(), Back: true}, nil
	case err != nil:
		return feature.Result{}, err
	}
	return feature.Result{Reply: card.Standing(env.Card(), last[0]), Back: true}, nil
}

// setSide corrects on which side of the tax an amount was meant. A card does nothing if its
// expense has changed since.
func setSide(ctx context.Context, env *feature.Env, c action.SetSide) (feature.Result, error) {
	_, unchanged, err := env.Lookup().Unchanged(ctx, c.Number, c.Revision)
	if err != nil || !unchanged {
		return feature.Result{Reply: env.Stale()}, err
	}
	return feature.Result{Then: action.EditExpense{Number: &c.Number, Field: action.FieldSide, Side: c.Side}}, nil
}

// askField asks for a new value of one field of an expense.
func askField(ctx context.Context, env *feature.Env, c action.AskField) (feature.Result, error) {
	if !env.Texts.HasOf(text.FamilyFix, c.Field) {
		return feature.Result{Reply: env.Stale()}, nil
	}
	last, stop, err := alive(ctx, env, c.Number)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	e := *last.After
	question := &feature.Question{Text: env.Texts.SayOf(text.FamilyFix, c.Field, text.Args{"Line": env.Card().Line(e)}), Field: feature.FieldValue}
	if c.Field == action.FieldKind {
		question.Options = kindOptions(env.Texts, expense.Kinds)
	}
	return feature.Result{
		Reply: chat.Reply{Expenses: []expense.Expense{e}, Choices: []chat.Choice{back(env.Texts, action.Edit{Number: c.Number})}},
		Ask:   question,
		Waits: action.EditExpense{Number: &c.Number, Field: c.Field},
	}, nil
}
