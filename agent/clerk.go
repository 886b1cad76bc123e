package agent

import (
	"context"
	"fmt"
	"time"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
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
	r, err := a.betweenMessages(ctx, m)
	if err != nil {
		return nil, fmt.Errorf("form: %w", err)
	}
	if !r.ours() {
		return nil, nil // what can be said of it is said to the tap
	}
	e, err := r.ledgers.Expense(ctx, r.ledger.ID, edit.Number)
	if expense.CodeOf(err) == expense.CodeNotFound || err == nil && (e.Deleted || r.env.Allowed(e) != nil) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("form: %w", err)
	}
	return expenses.Form(r.env, markedID(formID(e), r.ledger.ID), e, r.ownCategories(ctx)), nil
}

// Check says what is wrong with a form, see [chat.Clerk].
func (a *Agent) Check(ctx context.Context, m chat.Message) (map[string]string, error) {
	r, err := a.betweenMessages(ctx, m)
	if err != nil {
		return nil, fmt.Errorf("check a form: %w", err)
	}
	if !r.ours() {
		return map[string]string{"description": r.env.Stale().Text}, nil
	}
	submitted, _ := action.Decode(r.message.Choice)
	form, _ := submitted.(action.SubmitForm) // #0 is no expense
	e, stop, err := expenses.OfForm(ctx, r.env, form)
	if err != nil {
		return nil, fmt.Errorf("check a form: %w", err)
	}
	if stop != nil {
		return map[string]string{"description": stop.Reply.Text}, nil
	}
	_, faults := expenses.ReadForm(r.env, e, m.Fields)
	for name, value := range m.Fields {
		if found := secret.Find(value); found != "" {
			faults[name] = r.env.Texts.SayOf(text.FamilyWithheldField, string(found))
		}
	}
	return faults, nil
}

// Overview returns what somebody sees who opens the bot, see [chat.Clerk].
func (a *Agent) Overview(ctx context.Context, m chat.Message) (chat.Overview, error) {
	var o chat.Overview
	r, err := a.betweenMessages(ctx, m)
	if err != nil {
		return o, fmt.Errorf("overview: %w", err)
	}
	card, month := r.env.Card(), expense.MonthOf(r.env.Today(), r.ledger.MonthStart)
	in, err := report.Gather(ctx, r.ledgers, report.Request{Ledger: r.ledger, Period: month})
	if err != nil {
		return o, fmt.Errorf("overview: %w", err)
	}
	shown := report.Build(in)
	o.Month = chat.Reply{Text: card.ReportText(shown), Choices: card.MonthChoices(month, shown.Empty())}
	o.Settings = card.SettingsCard()
	o.Month.Choices, o.Settings.Choices = marked(o.Month.Choices, r.ledger.ID), marked(o.Settings.Choices, r.ledger.ID)
	for _, key := range []text.Key{text.PromptAdd, text.PromptMonth, text.PromptHelp} {
		prompt := r.env.Texts.Say(key)
		o.Prompts = append(o.Prompts, chat.Choice{ID: prompt, Label: prompt})
	}
	found, err := r.ledgers.Find(ctx, r.ledger.ID, expense.Query{Limit: overviewExpenses})
	if err != nil {
		return o, fmt.Errorf("overview: %w", err)
	}
	for _, e := range found {
		last, err := r.ledgers.LastOf(ctx, r.ledger.ID, e.Number)
		if err != nil {
			return o, fmt.Errorf("overview: %w", err)
		}
		shown := card.Current(last[0])
		if r.env.Allowed(e) != nil {
			shown.Choices = nil
		}
		shown.Choices = marked(shown.Choices, r.ledger.ID)
		o.Recent = append(o.Recent, shown)
	}
	return o, nil
}

// betweenMessages gathers what is needed to answer between messages.
func (a *Agent) betweenMessages(ctx context.Context, m chat.Message) (*run, error) {
	now := m.At
	if now.IsZero() {
		now = a.now()
	}
	ledger, err := a.ledgers.Open(ctx, a.newLedger(m, now))
	if err != nil {
		return nil, err
	}
	r := &run{Agent: a, message: m, ledger: ledger}
	r.env = r.environment(now)
	return r, nil
}

// environment is what features may use in a run.
func (r *run) environment(now time.Time) *feature.Env {
	e := &feature.Env{
		Ledgers: r.ledgers, Asker: r.asker, Ledger: r.ledger, Message: r.message, Now: now,
		Sources: []string{r.message.Text}, Guard: r.guard,
	}
	e.Texts = text.In(r.language(e))
	return e
}
