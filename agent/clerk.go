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
	"chit/expense/report"
)

var _ chat.Clerk = (*Agent)(nil)

// formID names the expense of a form and the change that made it what the form
// shows: handed in after another change it is stale.
func formID(e expense.Expense) string {
	return action.Encode(action.SubmitForm{Number: e.Number, Revision: e.Revision})
}

// overviewExpenses is how many of the last expenses an overview shows.
const overviewExpenses = 5

// Form returns the form that a choice opens, see [chat.Clerk].
func (a *Agent) Form(ctx context.Context, m chat.Message) (*chat.Form, error) {
	bare, _, _ := cutMark(m.Choice)
	opened, _ := action.Decode(bare)
	edit, ok := opened.(action.Edit)
	if !ok {
		return nil, nil
	}
	in, err := a.betweenMessages(ctx, m)
	if err != nil {
		return nil, fmt.Errorf("form: %w", err)
	}
	if _, ours := in.ours(); !ours {
		return nil, nil // what can be said of it is said to the tap
	}
	e, err := a.ledgers.Expense(ctx, in.ledger.ID, edit.Number)
	if expense.CodeOf(err) == expense.CodeNotFound || err == nil && (e.Deleted || in.env.Allowed(e) != nil) {
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
	form, _ := submitted.(action.SubmitForm) // #0 is no expense
	e, stop, err := expenses.OfForm(ctx, in.env, form)
	if err != nil {
		return nil, fmt.Errorf("check a form: %w", err)
	}
	if stop != nil {
		return map[string]string{"description": stop.Reply.Text}, nil
	}
	_, faults := expenses.ReadForm(in.env, e, m.Fields)
	for name, value := range m.Fields {
		if found := secret.Find(value); found != "" {
			faults[name] = in.env.Texts.SayOf(text.FamilyWithheldField, string(found))
		}
	}
	return faults, nil
}

// Overview returns what somebody sees who opens the bot, see [chat.Clerk].
func (a *Agent) Overview(ctx context.Context, m chat.Message) (chat.Overview, error) {
	var o chat.Overview
	in, err := a.betweenMessages(ctx, m)
	if err != nil {
		return o, fmt.Errorf("overview: %w", err)
	}
	card, month := in.env.Card(), expense.MonthOf(in.env.Today(), in.ledger.MonthStart)
	gathered, err := report.Gather(ctx, a.ledgers, report.Request{Ledger: in.ledger, Period: month})
	if err != nil {
		return o, fmt.Errorf("overview: %w", err)
	}
	shown := report.Build(gathered)
	o.Month = chat.Reply{Text: card.ReportText(shown), Choices: card.MonthChoices(month, shown.Empty())}
	o.Settings = card.SettingsCard()
	o.Month.Choices, o.Settings.Choices = marked(o.Month.Choices, in.ledger.ID), marked(o.Settings.Choices, in.ledger.ID)
	for _, key := range []text.Key{text.PromptAdd, text.PromptMonth, text.PromptHelp} {
		prompt := in.env.Texts.Say(key)
		o.Prompts = append(o.Prompts, chat.Choice{ID: prompt, Label: prompt})
	}
	found, err := a.ledgers.Find(ctx, in.ledger.ID, expense.Query{Limit: overviewExpenses})
	if err != nil {
		return o, fmt.Errorf("overview: %w", err)
	}
	for _, e := range found {
		last, err := a.ledgers.LastOf(ctx, in.ledger.ID, e.Number)
		if err != nil {
			return o, fmt.Errorf("overview: %w", err)
		}
		shown := card.Current(last[0])
		if in.env.Allowed(e) != nil {
			shown.Choices = nil
		}
		shown.Choices = marked(shown.Choices, in.ledger.ID)
		o.Recent = append(o.Recent, shown)
	}
	return o, nil
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
