package agent

import (
	"context"
	"fmt"
	"time"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
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

// Overview returns what somebody sees who opens the bot, see [chat.Clerk].
func (a *Agent) Overview(ctx context.Context, m chat.Message) (chat.Overview, error) {
	var o chat.Overview
	in, err := a.betweenMessages(ctx, m)
	if err != nil {
		return o, fmt.Errorf("overview: %w", err)
	}
	cards, month := in.env.Card(), expense.MonthOf(in.env.Today(), in.ledger.MonthStart)
	if turned, ok := in.turnedTo(); ok {
		month, o.Turned = turned, true
	}
	gathered, err := report.Gather(ctx, a.ledgers, report.Request{Ledger: in.ledger, Period: month})
	if err != nil {
		return o, fmt.Errorf("overview: %w", err)
	}
	shown := report.Build(gathered)
	o.Month = chat.Compose(card.ReportBlocks(cards, shown)...)
	o.Month.Choices = overviewChoices(in.env, month, shown.Empty())
	o.Settings = cards.SettingsCard()
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
		shown := cards.Current(last[0])
		if in.env.Allowed(ctx, e) != nil {
			shown.Choices = nil
		}
		shown.Choices = marked(shown.Choices, in.ledger.ID)
		o.Recent = append(o.Recent, shown)
	}
	return o, nil
}

// overviewChoices returns the choices of an overview's month. Whoever may only look is not
// offered to log anything.
func overviewChoices(env *feature.Env, month expense.Period, empty bool) []chat.Choice {
	choices := card.OverviewChoices(env.Card(), month, empty)
	if env.NextDeed().MayAdd() != nil {
		return choices[1:]
	}
	return choices
}

// turnedTo returns the month that the choice of a message shows as a report, if it is one
// of our ledger.
func (in *input) turnedTo() (expense.Period, bool) {
	bare, ours := in.ours()
	choice, _ := action.Decode(bare)
	show, ok := choice.(action.ShowMonth)
	if !ok || !ours || show.Format != action.AsReport {
		return expense.Period{}, false
	}
	first, err := time.Parse("2006-01", show.Month)
	if err != nil {
		return expense.Period{}, false
	}
	return expense.Month(first.Year(), first.Month(), in.ledger.MonthStart), true
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
