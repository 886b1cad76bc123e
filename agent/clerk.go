package agent

import (
	"context"
	"fmt"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature/expenses"
	"chit/agent/feature/settings"
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
	if !ok && opened != (action.SubmitForm{}) && !opensSettings(opened) {
		return nil, nil
	}
	in, err := a.betweenMessages(ctx, m)
	if err != nil {
		return nil, fmt.Errorf("form: %w", err)
	}
	if _, ours := in.ours(); !ours {
		return nil, nil // what can be said of it is said to the tap
	}
	if opensSettings(opened) {
		f, err := settings.Form(ctx, in.env)
		return markedForm(f, in.ledger.ID), err
	}
	if !ok {
		return expenses.LogForm(ctx, in.env, m.Choice, a.ownCategories(ctx, in.env))
	}
	e, err := a.ledgers.Expense(ctx, in.ledger.ID, edit.Number)
	if expense.CodeOf(err) == expense.CodeNotFound || err == nil && (e.Deleted || in.env.Allowed(ctx, e) != nil) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("form: %w", err)
	}
	return a.editForm(ctx, in, e)
}

// Find returns options of a field, see [chat.Clerk].
func (a *Agent) Find(field, typed, language string) []chat.Choice {
	return settings.Find(a.now(), field, typed, language)
}

// opensSettings reports whether a choice shows the settings, or one of them: a form has
// them all.
func opensSettings(c action.Choice) bool {
	_, one := c.(action.AskSetting)
	return one || c == action.ShowSettings{}
}

// markedForm returns a form, nil if there is none, with the mark of its ledger.
func markedForm(f *chat.Form, l expense.LedgerID) *chat.Form {
	if f != nil {
		f.ID = markedID(f.ID, l)
	}
	return f
}

// editForm returns the form of an expense as it is.
func (a *Agent) editForm(ctx context.Context, in *input, e expense.Expense) (*chat.Form, error) {
	return expenses.Form(ctx, in.env, markedID(formID(e), in.ledger.ID), e, a.ownCategories(ctx, in.env))
}

// Check says what is wrong with a form, see [chat.Clerk].
func (a *Agent) Check(ctx context.Context, m chat.Message) (faults map[string]string, again *chat.Form, err error) {
	in, err := a.betweenMessages(ctx, m)
	if err != nil {
		return nil, nil, fmt.Errorf("check a form: %w", err)
	}
	choice, ours := in.ours()
	if !ours {
		return map[string]string{"description": in.env.Stale().Text}, nil, nil
	}
	switch submitted, _ := action.Decode(choice); form := submitted.(type) {
	case settings.Setup:
		faults, again, err = settings.CheckForm(ctx, in.env, form)
		again = markedForm(again, in.ledger.ID)
	case action.SubmitForm:
		faults, again, err = a.formFaults(ctx, in, form)
	default:
		faults = map[string]string{"description": in.env.Stale().Text}
	}
	if err != nil {
		return nil, nil, fmt.Errorf("check a form: %w", err)
	}
	for name, value := range m.Fields {
		if found := secret.Find(value); found != "" {
			faults[name] = in.env.Texts.SayOf(text.FamilyWithheldField, string(found))
			again = nil // it would show it again
		}
	}
	return faults, again, nil
}

// formFaults returns what is wrong with the values of a form, by field, and what is to be
// filled in instead if its expense has changed.
func (a *Agent) formFaults(ctx context.Context, in *input, form action.SubmitForm) (faults map[string]string, again *chat.Form, err error) {
	if form == (action.SubmitForm{}) {
		_, faults := expenses.ReadLogForm(in.env, in.message.Fields)
		return faults, nil, nil
	}
	e, stop, err := expenses.OfForm(ctx, in.env, form)
	if err != nil {
		return nil, nil, err
	}
	if stop == nil {
		_, faults := expenses.ReadForm(in.env, e, in.message.Fields)
		return faults, nil, nil
	}
	faults = map[string]string{"description": stop.Reply.Text}
	if e.Number == 0 || e.Deleted || e.Revision == form.Revision || in.env.Allowed(ctx, e) != nil {
		return faults, nil, nil
	}
	was, err := a.ledgers.Between(ctx, in.ledger.ID, form.Revision, form.Revision)
	switch {
	case expense.CodeOf(err) == expense.CodeNotFound:
		return faults, nil, nil
	case err != nil:
		return nil, nil, err
	case was[0].After == nil || was[0].After.Number != e.Number:
		return faults, nil, nil
	}
	again, err = a.editForm(ctx, in, e)
	if err == nil {
		expenses.Again(again, *was[0].After, in.message.Fields, in.env.Texts.Say(text.FormAgain))
	}
	return faults, again, err
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
