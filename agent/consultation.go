package agent

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/agent/rules"
	"chit/expense"
)

// An inquiry is what a model is consulted about.
type inquiry struct {
	reading rules.Reading // what the rules made of the message
	// edited are the expenses that an edited message stands for, whose new text is no
	// plain list of them.
	edited []expense.Expense
}

// A consultation is the asking of a model what a message wants done. Code does what it asks
// for, and tells it what came of that.
type consultation struct {
	exchange
	inquiry
	out     outcome             // so far
	rows    string              // of the last question in SQL, as they are shown
	failing string              // what is said if the model cannot mend its call
	doubted *string             // words of the model that it was asked to think over, nil if none
	judged  map[string]text.Key // what is to be said in place of its words
	foreign []passage           // what it was told of texts from outside
}

// inquire has a model decide, and the rules when it is away.
func (r *run) inquire(ctx context.Context, q inquiry, so outcome) (outcome, error) {
	env := r.env.Copy()
	env.FromModel = true
	c := &consultation{exchange: exchange{run: r.with(env), duty: r.keeping}, inquiry: q, out: so, judged: map[string]text.Key{}}
	err := c.converse(ctx, c, c.request)
	c.out.usage = c.usage
	switch {
	case ctx.Err() != nil:
	case errors.Is(err, llm.ErrNoAnswer):
		c.log.WarnContext(ctx, "the model gives no usable answer", "model", c.model.Name(), "error", err)
		err = c.unable(ctx)
	case errors.Is(err, llm.ErrUnavailable):
		return c.unavailable(ctx, err)
	}
	return c.out, err
}

// unavailable lets the rules answer a message whose model is away, or has it kept.
func (c *consultation) unavailable(ctx context.Context, err error) (outcome, error) {
	understood := len(c.reading.Actions) > 0 && c.edited == nil
	c.log.WarnContext(ctx, "the model is unavailable, the rules answer", "model", c.model.Name(), "error", err)
	if c.keeps && !understood && c.reading.Err == nil {
		later := &chat.LaterError{Err: err}
		if !c.message.Overheard {
			later.Reply = c.say(text.ModelAwayKept)
		}
		return outcome{}, later
	}
	err = c.withoutModel(ctx)
	if understood {
		c.out.reply.Add(card.Note(c.env.Texts.Say(text.ModelAwayNote)))
	}
	return c.out, err
}

// withoutModel does what the rules can when the model is of no help, and says so.
func (c *consultation) withoutModel(ctx context.Context) error {
	switch {
	case c.edited != nil:
		c.out.reply = c.unread(c.edited)
		return nil
	case c.overheard(c.reading):
		c.out.silent = true
		return nil
	case len(c.reading.Actions) == 0 && c.reading.Err == nil:
		c.out.reply = c.say(text.ModelAway)
		return nil
	}
	env := c.env.Copy()
	env.FromModel = false
	own := c.with(env)
	out, err := own.carryOut(ctx, own.act(c.reading))
	c.out.and(out)
	return err
}

// failed is told why the model gives no more answers.
func (c *consultation) failed(ctx context.Context, err error) error {
	switch {
	case c.out.reply.Text != "":
		return nil // what was done so far is done; the rest the person can say again
	case ctx.Err() != nil:
		return err
	case c.failing != "":
		c.out.reply.Text = c.failing
		return nil
	case c.doubted != nil:
		return c.speak(ctx, *c.doubted)
	case len(c.foreign) > 0:
		c.cite(false)
		return nil
	}
	return err
}

// declines is told that the model will not answer, and perhaps why.
func (c *consultation) declines(ctx context.Context, words string) error {
	if c.objection(ctx, words) != text.NoKey {
		return c.unable(ctx)
	}
	return c.speak(ctx, words)
}

// obey does the calls of an answer and adds what came of them to the request. It reports
// whether the model is asked again.
func (c *consultation) obey(ctx context.Context, answer llm.Response, request *llm.Request) (bool, error) {
	// What an edited message logged is there already; that a model adds to it is for the
	// person to confirm.
	x, err := c.execute(ctx, intent{outcome: outcome{by: c.out.by}, env: c.env, steps: c.wanted(answer.Calls), confirm: c.edited != nil})
	if err != nil {
		return false, err
	}
	c.show(x.rows)
	c.failing = x.failing
	if x.spoken && x.reply.Text == "" && c.doubtsReport(ctx, x.words, request) {
		return true, nil
	}
	before := len(c.out.steps)
	c.out.and(x.outcome)
	switch {
	case x.analyses:
		return false, c.analyse(ctx)
	case x.spoken && !x.goOn:
		return false, c.speak(ctx, x.words)
	case !x.goOn:
		return false, nil
	case c.unfolded(answer.Calls):
		request.Tools = c.full()
	}
	c.out.steps[before].Extra = answer.Extra
	request.Messages = append(request.Messages, withPassages(c.out.steps[before:], x.foreign)...)
	if len(x.foreign) > 0 {
		c.foreign = append(c.foreign, x.foreign...)
		clear(c.judged) // its words may rest on more now
	}
	return true, nil
}

// wanted are the calls of a model's answer, without those that it may not make any more.
func (c *consultation) wanted(calls []llm.ToolCall) []step {
	steps := c.modelSteps(calls)
	for i, s := range steps {
		if _, looks := s.action.(action.Look); !looks && s.refused == nil && len(c.foreign) > 0 {
			steps[i].refused = &feature.Result{Next: feature.Continue, Data: noDeeds}
		}
	}
	return steps
}

// show puts the rows of a question in SQL into the reply, in the place of those of an
// earlier one.
func (c *consultation) show(rows string) {
	switch {
	case rows == "":
		return
	case c.rows == "":
		join(&c.out.reply, chat.Reply{Text: rows})
	default:
		c.out.reply.Replace(c.rows, rows)
	}
	c.rows = rows
}

// request returns the first request.
func (c *consultation) request(ctx context.Context) *llm.Request {
	recent, before := c.history(ctx)
	situation := c.situationFor(ctx)
	situation.Remarks = remarks(before, c.message.Sender.ID, situation.Now)
	c.env.Remarks = texts(situation.Remarks)
	return &llm.Request{
		System: c.prompt, Tools: c.specs(), Situation: situation,
		Messages: append(recent, llm.Message{Role: llm.RoleUser, Text: c.words()}),
		User:     dialog.ID(chat.Message{Conversation: "user", ID: chat.MessageID(c.message.Sender.ID)}),
	}
}

// unfolded reports whether a model called a tool of which it was told little.
func (c *consultation) unfolded(calls []llm.ToolCall) bool {
	return slices.ContainsFunc(calls, func(call llm.ToolCall) bool {
		t, ok := door.Named(c.tools, call.Name)
		return ok && t.Full().Description != t.Spec().Description
	})
}

// words are what the person said, as the model is told.
func (c *consultation) words() string {
	if c.edited == nil {
		return told(c.message.Text, c.message.Quotes)
	}
	return fmt.Sprintf("%s\n\n(I corrected my message. Before, it was: %q)", told(c.message.Text, c.message.Quotes), c.original.Text)
}

// unable ends a consultation that leads nowhere. What the rules make of an expense is
// offered; for anything else there is a sentence.
func (c *consultation) unable(ctx context.Context) error {
	switch {
	case c.out.reply.Text != "":
	case c.failing != "":
		c.out.reply.Text = c.failing
	case len(c.foreign) > 0:
		c.cite(false)
	case len(c.reading.Actions) > 0 || c.edited != nil:
		return c.withoutModel(ctx)
	case c.message.Overheard:
		c.out.silent = true
	default:
		c.out.reply = c.say(text.Unable)
	}
	return nil
}
