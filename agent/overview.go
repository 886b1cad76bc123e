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
	"chit/expense"
	"chit/expense/report"
)

// overviewExpenses is how many of the last expenses an overview shows.
const overviewExpenses = 5

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
	o.Settings.Choices = []chat.Choice{
		{ID: action.Encode(action.ShowSettings{}), Label: in.env.Texts.Say(text.ChoiceSettings)},
		{ID: action.Encode(action.ShowCategories{}), Label: in.env.Texts.Say(text.ChoiceCategories)},
	}
	o.Month.Choices, o.Settings.Choices = marked(o.Month.Choices, in.ledger.ID), marked(o.Settings.Choices, in.ledger.ID)
	o.Prompts = prompts(in.env.Texts)
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
	if len(found) == 0 {
		o.Welcome = welcome(in.env)
		o.Welcome.Choices = marked(o.Welcome.Choices, in.ledger.ID)
	}
	return o, nil
}

// prompts are what is suggested to say. None of them stores anything: a tap on it is
// often no more than a look at what there is.
func prompts(t *text.Catalogue) (all []chat.Choice) {
	for _, p := range []struct{ title, says text.Key }{
		{text.PromptTitleAdd, text.PromptHow},
		{text.PromptTitleMonth, text.PromptMonth},
		{text.PromptTitleSettings, text.PromptSettings},
		{text.PromptTitleHelp, text.PromptHelp},
	} {
		all = append(all, chat.Choice{ID: t.Say(p.says), Label: t.Say(p.title)})
	}
	return all
}

// welcome is what somebody sees who has no entries yet.
func welcome(env *feature.Env) chat.Reply {
	t := env.Texts
	r := chat.Compose(
		chat.Block{Kind: chat.Heading, Text: t.Say(text.HomeWelcome)},
		chat.Block{Kind: chat.Line, Text: t.Say(text.HomeSteps)},
		card.Note(t.Say(text.HomePrivacy)),
	)
	if env.NextDeed().MayAdd() == nil {
		r.Choices = []chat.Choice{{ID: action.Encode(action.SubmitForm{}), Label: t.Say(text.FormLog), Style: chat.Primary}}
	}
	return r
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
