package agent

import (
	"context"
	"fmt"
	"time"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/secret"
	"chit/agent/tool"
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
	r, err := a.atDesk(ctx, m)
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
	return r.env.Form(markedID(formID(e), r.ledger.ID), e, r.ownCategories(ctx)), nil
}

// Check says what is wrong with a form, see [chat.Clerk].
func (a *Agent) Check(ctx context.Context, m chat.Message) (map[string]string, error) {
	r, err := a.atDesk(ctx, m)
	if err != nil {
		return nil, fmt.Errorf("check a form: %w", err)
	}
	if !r.ours() {
		return map[string]string{"description": r.stale().Text}, nil
	}
	submitted, _ := action.Decode(r.message.Choice)
	form, _ := submitted.(action.SubmitForm) // #0 is no expense
	e, stale, err := r.formed(ctx, form)
	if err != nil {
		return nil, fmt.Errorf("check a form: %w", err)
	}
	if stale != nil {
		return map[string]string{"description": stale.Text}, nil
	}
	_, faults := r.env.ReadForm(e, m.Fields)
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
	r, err := a.atDesk(ctx, m)
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

// atDesk gathers what is needed to answer between messages.
func (a *Agent) atDesk(ctx context.Context, m chat.Message) (*run, error) {
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

// environment is what the tools of a run may use.
func (r *run) environment(now time.Time) *tool.Env {
	e := &tool.Env{
		Ledgers: r.ledgers, Asker: r.asker, Ledger: r.ledger, Message: r.message, Now: now,
		Sources: []string{r.message.Text}, Fence: r.fence,
	}
	e.Texts = text.In(r.language(e))
	return e
}

// handIn changes an expense as its form was filled in.
func (r *run) handIn(ctx context.Context, form action.SubmitForm) (chat.Reply, error) {
	r.env.Texts = text.In(r.ledger.Language) // what stands in a form is in no language
	// A second run finds the form stale by what the first one did.
	deed := *r.env
	done, err := r.ledgers.Done(ctx, deed.Deed())
	if err != nil {
		return chat.Reply{}, err
	}
	if len(done) > 0 {
		return r.env.Card().Edited(done[0]), nil
	}
	e, stale, err := r.formed(ctx, form)
	if stale != nil || err != nil {
		return reply(stale), err
	}
	result, err := tool.HandInForm(ctx, r.env, e, r.message.Fields)
	return result.Reply, err
}

// formed returns the expense that the message's form is about, or why it cannot
// be changed by it.
func (r *run) formed(ctx context.Context, form action.SubmitForm) (e expense.Expense, stale *chat.Reply, err error) {
	e, err = r.ledgers.Expense(ctx, r.ledger.ID, form.Number)
	switch {
	case expense.CodeOf(err) == expense.CodeNotFound:
		said := r.stale()
		return e, &said, nil
	case err != nil:
		return e, nil, err
	case r.env.Allowed(e) != nil:
		refusal, err := tool.Refusal(r.env, r.env.Allowed(e))
		return e, &refusal.Reply, err
	case e.Deleted || e.Revision != form.Revision:
		said := r.say(text.FormStale, text.Args{"Number": form.Number})
		said.Notice = true
		return e, &said, nil
	}
	return e, nil, nil
}

func reply(r *chat.Reply) chat.Reply {
	if r == nil {
		return chat.Reply{}
	}
	return *r
}
