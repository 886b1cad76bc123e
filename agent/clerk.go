package agent

import (
	"context"
	"fmt"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature/expenses"
	"chit/agent/secret"
	"chit/expense"
)

var _ chat.Clerk = (*Agent)(nil)

// formID names the expense of a form and the change that made it what the form
// shows: handed in after another change it is stale.
func formID(e expense.Expense) string {
	return action.Encode(action.SubmitForm{Number: e.Number, Revision: e.Revision})
}

// Form returns the form that a choice opens, see [chat.Clerk].
func (a *Agent) Form(ctx context.Context, m chat.Message) (*chat.Form, error) {
	bare, _, _ := cutMark(m.Choice)
	opened, _ := action.Decode(bare)
	edit, ok := opened.(action.Edit)
	if !ok && opened != (action.SubmitForm{}) {
		return nil, nil
	}
	in, err := a.betweenMessages(ctx, m)
	if err != nil {
		return nil, fmt.Errorf("form: %w", err)
	}
	if _, ours := in.ours(); !ours {
		return nil, nil // what can be said of it is said to the tap
	}
	if !ok {
		return expenses.LogForm(in.env, m.Choice, a.ownCategories(ctx, in.env)), nil
	}
	e, err := a.ledgers.Expense(ctx, in.ledger.ID, edit.Number)
	if expense.CodeOf(err) == expense.CodeNotFound || err == nil && (e.Deleted || in.env.Allowed(ctx, e) != nil) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("form: %w", err)
	}
	return expenses.Form(in.env, markedID(formID(e), in.ledger.ID), e, a.ownCategories(ctx, in.env)), nil
}

// Check says what is wrong with a form, see [chat.Clerk].
func (a *Agent) Check(ctx context.Context, m chat.Message) (map[string]string, error) {
	in, err := a.betweenMessages(ctx, m)
	if err != nil {
		return nil, fmt.Errorf("check a form: %w", err)
	}
	choice, ours := in.ours()
	if !ours {
		return map[string]string{"description": in.env.Stale().Text}, nil
	}
	submitted, _ := action.Decode(choice)
	form, _ := submitted.(action.SubmitForm)
	faults, err := formFaults(ctx, in, form)
	if err != nil {
		return nil, fmt.Errorf("check a form: %w", err)
	}
	for name, value := range m.Fields {
		if found := secret.Find(value); found != "" {
			faults[name] = in.env.Texts.SayOf(text.FamilyWithheldField, string(found))
		}
	}
	return faults, nil
}

// formFaults returns what is wrong with the values of a form, by field.
func formFaults(ctx context.Context, in *input, form action.SubmitForm) (map[string]string, error) {
	if form == (action.SubmitForm{}) {
		_, faults := expenses.ReadLogForm(in.env, in.message.Fields)
		return faults, nil
	}
	e, stop, err := expenses.OfForm(ctx, in.env, form)
	if err != nil {
		return nil, err
	}
	if stop != nil {
		return map[string]string{"description": stop.Reply.Text}, nil
	}
	_, faults := expenses.ReadForm(in.env, e, in.message.Fields)
	return faults, nil
}

// betweenMessages gathers what is needed to answer between messages.
func (a *Agent) betweenMessages(ctx context.Context, m chat.Message) (*input, error) {
	now := a.timeOf(m)
	ledger, err := a.ledgers.Open(ctx, NewLedger(m, a.defaults, now))
	if err != nil {
		return nil, err
	}
	return &input{message: m, ledger: ledger, env: a.environment(m, ledger, now)}, nil
}
