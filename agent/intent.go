package agent

import (
	"context"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/feature"
	"chit/agent/feature/help"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense/parse/lang"
)

// An intent is what a message was found to ask for. Of what may be done, it has one:
// steps, a plan, a move, or a model that is consulted; without any, it only says
// something.
type intent struct {
	outcome              // so far: who understood the message, and what is said to it
	env     *feature.Env // what the actions rest on, nil for that of the input

	steps     []step         // to be done as one deed
	confirm   bool           // nothing is added before the person has said yes
	agreed    string         // the seal of the changes that the person said yes to
	drafts    []memory.Draft // the expenses that the person said yes to
	note      text.Key       // said beside what was added
	otherwise text.Key       // said if nothing comes of the steps

	plan    *plan    // what the new text of a message makes of its expenses
	move    *move    // of a card to another ledger
	consult *inquiry // of a model

	question *memory.Pending // that the message answers
	stray    bool            // the message answers none of the questions that are open
	recall   bool            // the person is reminded of questions that they have not answered
	tap      bool            // the reply takes the place of the card
	explains bool            // what is said shows what else can be written
}

// silence says nothing, and keeps nothing.
var silence = intent{outcome: outcome{silent: true}}

// decide finds out what the person wants, without a model.
func (r *run) decide(ctx context.Context) (intent, error) {
	m := r.message
	switch {
	case m.Withheld != "" && m.Overheard:
		return silence, nil
	case m.Withheld != "":
		i := saying(chat.Reply{Text: r.env.Texts.SayOf(text.FamilyWithheld, string(m.Withheld))})
		i.recall = true
		return i, nil
	case m.Edits != "":
		return r.corrected(ctx)
	case m.Choice != "":
		return r.tapped(ctx)
	case m.Located != "":
		return r.located(), nil
	case m.Overheard && (saysNothing(m.Text) || r.tooLong()):
		return silence, nil
	case blank(m) && len(m.Files) > 0:
		return r.attaching(action.AttachFiles{}), nil
	case blank(m):
		return saying(r.say(text.Empty)), nil
	case r.tooLong():
		return saying(r.say(text.TooLong, text.Args{"Limit": MaxText})), nil
	}
	if filed, sure, ok := r.filed(); ok && (sure || r.dialog.Newest() == nil) {
		return r.attaching(filed), nil
	}
	i, answers := intent{}, false
	open := r.dialog.Newest() != nil && !passedOn(m) // what was passed on answers nothing, and overtakes nothing
	if open {
		i, answers = r.answering(ctx)
	}
	if !answers {
		i = r.understand(ctx)
		i.stray = open
	}
	i.recall = true
	return i, nil
}

// saying only says something.
func saying(reply chat.Reply) intent { return intent{outcome: outcome{reply: reply}} }

// understand reads a message that stands on its own.
func (r *run) understand(ctx context.Context) intent {
	reading := (resolving{r}).following(ctx, r.read())
	if i, ok := (proposing{r}).amending(ctx, reading); ok {
		return i
	}
	reading = (resolving{r}).entries(ctx, reading)
	switch {
	case !passedOn(r.message) && r.evades(reading):
		return r.askAgain(r.dialog.Newest())
	case r.env.HasFiles() && len(reading.Actions) == 0 && reading.Say == text.Unknown && r.model == nil && !r.message.Overheard:
		return r.attaching(action.AttachFiles{})
	}
	if i, ok := (proposing{r}).again(reading); ok {
		return i
	}
	if i, ok := (continuing{r}).planned(ctx, reading); ok {
		return i
	}
	if reading.Complete || r.model == nil {
		return r.act(reading)
	}
	return r.consulting(inquiry{reading: reading})
}

// consulting has a model decide.
func (r *run) consulting(q inquiry) intent {
	return intent{outcome: outcome{by: r.model.Name()}, env: r.env, consult: &q}
}

// act is for what the rules understood. What they did not understand completely is
// not stored before the person has confirmed it.
func (r *run) act(reading rules.Reading) intent {
	i := intent{outcome: outcome{by: rules.Name}, env: r.env}
	switch {
	case r.overheard(reading):
		return silence
	case reading.Err != nil:
		i.reply.Text = r.env.Texts.Error(reading.Err)
	case reading.Say == rules.Welcome:
		i.small, i.explains, i.reply = true, true, r.env.Card().Welcome()
	case reading.Unspent != "":
		i.reply.Text = r.env.Texts.SayOf(text.FamilyNotSpent, string(reading.Unspent))
	case reading.Say == text.Help:
		i.explains, i.reply = true, help.Overview(r.env)
	case reading.Say == text.Privacy:
		i.reply = chat.Compose(card.Paragraphs(r.env.Texts, r.env.Texts.Say(text.Privacy))...)
	case len(reading.Actions) == 0:
		i.small, i.reply = slices.Contains(smallTalk, reading.Say), r.say(reading.Say)
	default:
		i.steps, i.confirm, i.note, i.otherwise = r.ownSteps(reading.Actions...), !reading.Complete, reading.Note, text.Unknown
	}
	return i
}

// overheard reports whether a message is left alone: nobody said it to us, and
// the rules find in it nothing that is ours to do.
func (r *run) overheard(reading rules.Reading) bool {
	if !r.message.Overheard || len(reading.Actions) > 0 {
		return false
	}
	return !reading.Complete || slices.Contains(smallTalk, reading.Say)
}

// smallTalk is what the rules say to words that people exchange with each other,
// too.
var smallTalk = []text.Key{text.Welcome, text.Hello, text.NothingOpen, text.UnknownCommand, text.WhoIAm}

// evades reports whether a message is about the open question and yet no answer to it: a
// yes where a value was asked for, or that the person does not know.
func (r *run) evades(reading rules.Reading) bool {
	if r.dialog.Newest() == nil || r.message.Edits != "" || r.message.Overheard || len(reading.Actions) > 0 || reading.Err != nil {
		return false
	}
	said := strings.TrimRight(lang.Bare(r.message.Text), "?？")
	return reading.Say == text.NothingOpen || lang.SaysUnsure.Is(said) || lang.SaysAgreed.Is(said)
}

// askAgain puts an open question once more, to a message that was meant for it.
func (r *run) askAgain(p *memory.Pending) intent {
	p.Files = append(p.Files, r.message.Files...)
	r.env.UseFiles()
	return intent{outcome: outcome{by: rules.Name, reply: dialog.AskAgain(p, r.env.Texts), asked: p}}
}
