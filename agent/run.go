package agent

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
	"chit/expense/clip"
)

// A run is the work for one message: the agent with what it loaded. The rest of it are
// values that are handed on, an [intent] and its [outcome]; only the dialog changes,
// as questions are answered and asked.
type run struct {
	*Agent
	*input
}

// An outcome is what came of a message.
type outcome struct {
	reply chat.Reply
	asked *memory.Pending // what the reply asks

	by      string // who understood the message
	silent  bool   // nothing is said, and nothing kept
	small   bool   // what is said is small talk
	moved   bool   // the reply is about the ledger of the room
	changed bool   // a ledger has changed

	created []int64       // the expenses that the message stands for
	answers string        // ID of the question that was answered
	steps   []llm.Message // calls and results, for later turns
	usage   llm.Usage     // of the model
}

// and adds what came of something further to an outcome.
func (o *outcome) and(next outcome) {
	join(&o.reply, next.reply)
	if next.asked != nil {
		o.asked = next.asked
	}
	if next.by != "" {
		o.by = next.by
	}
	o.silent, o.small, o.moved, o.changed = o.silent || next.silent, o.small || next.small, o.moved || next.moved, o.changed || next.changed
	o.created = append(o.created, next.created...)
	o.steps = append(o.steps, next.steps...)
}

// join adds what something else has to say to a reply.
func join(to *chat.Reply, r chat.Reply) {
	to.Amends = to.Amends && r.Text == "" || r.Amends && to.Text == "" // with anything else it is more than the card
	switch {
	case to.Text == "":
		to.Text, to.Blocks = r.Text, r.Blocks
	case r.Text != "":
		to.Add(r.Parts()...)
	}
	to.Expenses = append(to.Expenses, r.Expenses...)
	to.Choices = append(to.Choices, r.Choices...)
	to.Files = append(to.Files, r.Files...)
	to.Notice = to.Notice || r.Notice
	to.Alert = to.Alert || r.Alert
	to.Asks = cmp.Or(to.Asks, r.Asks)
	to.Place = cmp.Or(to.Place, r.Place)
}

// ofOne reports whether changes are of one entry that there was before.
func ofOne(changes []expense.Change) bool {
	return len(changes) > 0 && changes[0].Kind != expense.ChangeAdd && !slices.ContainsFunc(changes, func(c expense.Change) bool {
		return c.After == nil || c.Number != changes[0].Number
	})
}

// do carries out an intent, and closes the questions that need no answer any more.
func (r *run) do(ctx context.Context, i intent) (outcome, error) {
	out, err := r.carryOut(ctx, i)
	if err == nil {
		out, err = r.leftOver(ctx, out)
	}
	if err != nil {
		return outcome{}, err
	}
	if i.question != nil && !out.reply.Notice {
		r.dialog.Close(i.question)
	}
	if i.stray {
		made := slices.DeleteFunc(slices.Clone(out.reply.Expenses), func(e expense.Expense) bool { return !slices.Contains(out.created, e.Number) })
		r.dialog.Overtake(out.asked, func(p *memory.Pending) bool { return dialog.MadeBy(r.env, p, made) })
	}
	return out, nil
}

func (r *run) carryOut(ctx context.Context, i intent) (outcome, error) {
	if i.env != nil {
		r = r.with(i.env)
	}
	switch {
	case i.consult != nil:
		return r.inquire(ctx, *i.consult, i.outcome)
	case i.plan != nil:
		return r.revise(ctx, i)
	case i.move != nil:
		return r.transfer(ctx, i)
	case len(i.steps) > 0:
		return r.perform(ctx, i)
	}
	return i.outcome, nil
}

// with returns the same run, whose actions rest on something else.
func (r *run) with(env *feature.Env) *run {
	in := *r.input
	in.env = env
	return &run{r.Agent, &in}
}

// perform does steps that code found.
func (r *run) perform(ctx context.Context, i intent) (outcome, error) {
	done, err := r.execute(ctx, i)
	out := done.outcome
	switch {
	case err != nil:
		return outcome{}, err
	case out.reply.Text == "" && i.otherwise != text.NoKey && r.message.Overheard:
		out.silent = true
	case out.reply.Text == "" && i.otherwise != text.NoKey:
		out.reply = r.say(i.otherwise)
	case i.note == text.LoggedOnce && len(out.reply.Expenses) == 0: // it was asked about instead
	case i.note != text.NoKey:
		out.reply.Add(card.Note(r.env.Texts.Say(i.note)))
	}
	return out, nil
}

// ask opens a question and returns how it is put. The actions wait for the answer; the
// first of them lacks the value.
func (r *run) ask(q *feature.Question, waiting []action.Action) (chat.Reply, *memory.Pending) {
	r.env.UseFiles() // the question keeps them
	p := &memory.Pending{
		ID: dialog.ID(r.message), Asked: r.env.Now, Actor: r.message.Sender.ID, Name: r.message.Sender.Name,
		Sources: r.env.Sources, Quotes: r.env.Quotes, Files: r.env.Files, Written: r.env.WrittenAt(), Answered: r.env.Answered, Ask: q.Text, Actions: action.Keep(waiting...), Field: q.Field,
		About: r.env.About, Whose: r.env.Whose, Currency: r.env.Ledger.Currency, Unwilled: r.env.FromModel || r.env.Unwilled, Options: map[string]string{}, Labels: map[string]string{},
	}
	if p.Field == "" {
		p.Field = feature.Confirmed
	}
	if p.Field == feature.FieldValue {
		r.dialog.GoBack() // one value at a time is asked for by a tap
	}
	asked := chat.Reply{Text: r.dialog.Ask(p, r.env.Texts)}
	if asked.Text == q.Text {
		asked.Blocks = q.Blocks
	}
	for i, o := range q.Options {
		id := action.Encode(action.Answer{Question: p.ID, Option: i})
		p.Options[id], p.Labels[id] = o.Value, o.Label
		asked.Choices = append(asked.Choices, chat.Choice{ID: id, Label: o.Label, Style: o.Style})
	}
	if asked.Asks = dialog.Asks(p, r.env.Texts); q.Quiet {
		asked.Asks = ""
	}
	if q.Quiet || r.tapsForward() {
		p.Recalled = 1
	}
	asked.Place = dialog.Place(p, r.env.Texts)
	return asked, p
}

// reply is what is said in the end: in a room more, never more than can be shown, and
// with choices that belong to the ledger.
func (r *run) reply(i intent, out outcome) chat.Reply {
	reply := out.reply
	if i.tap {
		reply.InPlace = !reply.Notice && len(reply.Files) == 0
	}
	if !r.message.Direct { // nobody shows a group where they are
		reply.Place = ""
	}
	shown := reply.Text
	if i.recall && reply.Text != "" && !out.silent && !out.small {
		if asked := r.dialog.Recall(r.env.Texts, out.asked); len(asked) > 0 {
			reply.Add(card.Note(r.env.Texts.Say(text.StillOpen, text.Args{"Questions": strings.Join(asked, "; ")})))
		}
	}
	if r.unaware && reply.Text != "" && !reply.Notice {
		reply.Add(card.Note(r.env.Texts.Say(text.EnglishInstead)))
	}
	if r.first && reply.Text != "" && !reply.Notice && !i.explains {
		reply.Add(chat.Block{Kind: chat.Note, Text: r.env.Texts.Say(text.FirstSteps), Gap: true})
	}
	reply.Amends = reply.Amends && !i.tap && out.asked == nil && reply.Text == shown
	if !out.moved {
		reply = r.inRoom(reply)
	}
	reply = card.Bounded(r.env.Texts, reply)
	reply.Choices = marked(reply.Choices, r.ledger.ID)
	return reply
}

// keep stores the turn and the question that is open after it, unless there
// is nothing new in it. The turn of an edit replaces that of the message.
func (r *run) keep(ctx context.Context, out outcome, reply chat.Reply) error {
	if out.silent {
		return nil
	}
	open := r.dialog.StillOpen(out.asked)
	t := memory.Turn{
		Conversation: r.message.Conversation, MessageID: r.message.ID, At: r.env.Now.UTC(), Sender: r.message.Sender.ID,
		Text: clip.Cut(r.message.Text, MaxText, clip.Characters), Parts: r.message.Parts, Quotes: cutQuotes(r.message.Quotes), Language: r.env.Texts.Language(), Steps: out.steps, Reply: reply.Text,
		Choices: reply.Choices, InPlace: reply.InPlace, Amends: reply.Amends, Notice: reply.Notice, ReadBy: out.by, Usage: out.usage,
		Created: out.created, Answers: out.answers, Untold: r.env.KeptFromModels(), Foreign: r.foreign && reply.Text != "" && !reply.Notice,
	}
	for _, e := range reply.Expenses {
		t.Numbers = append(t.Numbers, e.Number)
	}
	if o := r.original; o != nil {
		t.Untold, t.Foreign = t.Untold || o.Untold, t.Foreign || o.Foreign
		t.MessageID, t.At, t.Edits = o.MessageID, o.At, append(slices.Clone(o.Edits), r.message.ID)
		t.EditedAt = r.message.At.UTC()
		if r.message.Withheld != "" { // it is as if it had not been written
			t.Text, t.Parts, t.Quotes, t.Created = o.Text, o.Parts, o.Quotes, o.Created
		}
		if passedOn(r.message) && len(out.created) > 0 { // they stand for what was written before
			t.Text, t.Parts, t.Quotes = o.Text, o.Parts, o.Quotes
		}
		if reply.Text == "" {
			t.Steps, t.Reply, t.Choices, t.Numbers = o.Steps, o.Reply, o.Choices, o.Numbers
		}
	}
	return r.memory.Save(ctx, t, open)
}

// cutQuotes keeps of quotes what was read of them: of too many nothing was.
func cutQuotes(all []chat.Quote) []chat.Quote {
	if length(chat.Message{Quotes: all}) > MaxText {
		return nil
	}
	return all
}
