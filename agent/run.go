package agent

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense"
)

// A run is the work for one message.
type run struct {
	*Agent
	message chat.Message
	ledger  expense.Ledger
	env     *feature.Env
	dialog  dialog.Dialog
	moved   bool // the reply is about another ledger, that of the message's room
	known   bool // the card that the message answers is one of the conversation
	tooLong bool
	done    *chat.Reply // the message was answered before

	steps  []llm.Message   // calls and results, for later turns
	usage  llm.Usage       // of the model
	asked  int             // how often the model was called
	readBy string          // who understood the message
	open   *memory.Pending // the question that is open after this run

	original   *memory.Turn      // of the message that this one edits, nil if it edits none that is known
	correcting []expense.Expense // what an edit is about whose text is no plain list of expenses
	unheard    bool              // nothing is said to the message, and nothing kept of it
	chatting   bool              // what is said to it is small talk
	created    []int64           // expenses that the message stands for
	answers    string            // ID of the question that was answered
	agreed     string            // the seal of the changes that the person said yes to
	drafted    []memory.Draft    // the expenses that the person said yes to

	rows string // of the last question in SQL, as they are shown
}

// act does what the rules understood. What they did not understand completely is
// not stored before the person has confirmed it.
func (r *run) act(ctx context.Context, reading rules.Reading) (chat.Reply, error) {
	r.readBy = rules.Name
	switch {
	case r.overheard(reading):
		r.silence()
		return chat.Reply{}, nil
	case reading.Err != nil:
		return chat.Reply{Text: r.env.Texts.Error(reading.Err)}, nil
	case reading.Say == rules.Welcome:
		r.chatting = true
		return r.env.Card().Welcome(), nil
	case len(reading.Actions) == 0:
		r.chatting = slices.Contains(smallTalk, reading.Say)
		return r.say(reading.Say), nil
	case reading.NotSpent && r.message.Overheard:
		r.silence()
		return chat.Reply{}, nil
	}
	if reading.NotSpent {
		return r.askSpent(reading.Actions), nil
	}
	out, err := r.execute(ctx, r.ownSteps(reading.Actions...), !reading.Complete)
	switch {
	case err == nil && out.reply.Text == "":
		if r.message.Overheard {
			r.silence()
			return chat.Reply{}, nil
		}
		return r.say(text.Unknown), nil
	case reading.Note != text.NoKey && len(out.reply.Expenses) > 0:
		out.reply.Text += "\n" + r.env.Texts.Say(reading.Note)
	}
	return out.reply, err
}

// askSpent asks whether the person spent money that reads as if they had not. It
// proposes nothing: a salary is one tap from being an expense otherwise.
func (r *run) askSpent(actions []action.Action) chat.Reply {
	var reply chat.Reply
	r.question(&reply, &feature.Question{
		Text:    r.env.Texts.Say(text.AskSpent, text.Args{"What": cmp.Or(action.Argument(actions[0], "description"), strings.TrimSpace(r.message.Text))}),
		Options: []feature.Option{{Label: r.env.Texts.Say(text.ChoiceDrop), Value: ""}},
	}, actions)
	return reply
}

// withoutModel does what the rules can when the model cannot be reached, and
// says so.
func (r *run) withoutModel(ctx context.Context, reading rules.Reading) (chat.Reply, error) {
	r.env.FromModel = false
	if r.correcting != nil {
		return r.unread(), nil
	}
	switch {
	case r.overheard(reading):
		r.silence()
		return chat.Reply{}, nil
	case len(reading.Actions) == 0 && reading.Err == nil:
		return r.say(text.ModelAway), nil
	}
	return r.act(ctx, reading)
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
var smallTalk = []text.Key{text.Welcome, text.Hello, text.NothingOpen, text.UnknownCommand}

// silence has the run say and keep nothing.
func (r *run) silence() { r.unheard = true }

// A step is an action of a run, with the call that a model knows it by.
type step struct {
	action  action.Action
	call    llm.ToolCall
	refused *feature.Result // why there is no action
}

// ownSteps are actions that code found, and not a model.
func (r *run) ownSteps(actions ...action.Action) []step {
	steps := make([]step, len(actions))
	for i, a := range actions {
		steps[i] = step{action: a, call: door.Call(fmt.Sprintf("%s_%d", dialog.ID(r.message), i), a)}
	}
	return steps
}

// modelSteps are the calls of a model's answer. Of one that makes no sense the model
// is told why.
func (r *run) modelSteps(calls []llm.ToolCall) []step {
	steps := make([]step, len(calls))
	for i, call := range calls {
		steps[i].call = call
		t, ok := door.Named(r.tools, call.Name)
		if !ok {
			steps[i].refused = &feature.Result{Next: feature.Continue, Data: "error: no such tool. There are: " + strings.Join(r.toolNames(), ", ")}
			continue
		}
		a, err := t.Read(call.Args, r.env.Said)
		if err != nil {
			steps[i].refused = &feature.Result{Next: feature.Continue, Data: "error: the arguments are not a JSON object of " + t.Name()}
		}
		steps[i].action = a
	}
	return steps
}

func (r *run) toolNames() []string {
	var names []string
	for _, t := range r.tools {
		names = append(names, t.Name())
	}
	slices.Sort(names)
	return names
}

// do does one step.
func (r *run) do(ctx context.Context, s step) (feature.Result, error) {
	switch {
	case s.refused != nil:
		return *s.refused, nil
	case passedOn(r.message):
		return r.doFromQuotes(ctx, s.action)
	}
	return r.doAction(ctx, r.env, s.action)
}

// doAction has the feature whose action it is do it.
func (a *Agent) doAction(ctx context.Context, env *feature.Env, what action.Action) (feature.Result, error) {
	for _, f := range a.features {
		if f.Do == nil {
			continue
		}
		if result, ok, err := f.Do(ctx, env, what); ok {
			return result, err
		}
	}
	return feature.Result{}, fmt.Errorf("no feature does %T", what)
}

// join adds what another call has to say to a reply.
func join(to *chat.Reply, r chat.Reply) {
	if to.Text != "" && r.Text != "" {
		to.Text += "\n"
	}
	to.Text += r.Text
	to.Expenses = append(to.Expenses, r.Expenses...)
	to.Choices = append(to.Choices, r.Choices...)
	to.Files = append(to.Files, r.Files...)
	to.Notice = to.Notice || r.Notice
}

// question leaves a question open and adds it to the reply. The actions wait
// for the answer; the first of them lacks the value.
func (r *run) question(reply *chat.Reply, q *feature.Question, waiting []action.Action) {
	p := &memory.Pending{
		ID: dialog.ID(r.message), Asked: r.env.Now, Actor: r.message.Sender.ID, Name: r.message.Sender.Name,
		Sources: r.env.Sources, Quotes: r.env.Quotes, Written: r.env.WrittenAt(), Answered: r.env.Answered, Ask: q.Text, Actions: action.Keep(waiting...), Field: q.Field,
		About: r.env.About, Currency: r.env.Ledger.Currency, Unwilled: r.env.FromModel || r.env.Unwilled, Options: map[string]string{}, Labels: map[string]string{},
	}
	if p.Field == "" {
		p.Field = feature.Confirmed
	}
	if p.Field == feature.FieldValue {
		r.dialog.GoBack() // one value at a time is asked for by a tap
	}
	asked := chat.Reply{Text: r.dialog.Ask(p, r.env.Texts)}
	for i, o := range q.Options {
		id := action.Encode(action.Answer{Question: p.ID, Option: i})
		p.Options[id], p.Labels[id] = o.Value, o.Label
		asked.Choices = append(asked.Choices, chat.Choice{ID: id, Label: o.Label})
	}
	join(reply, asked)
	r.open = p
}

// errNoAnswer is the failure of a model that answers, but with nothing to act on.
var errNoAnswer = errors.Join(errors.New("the model gave no usable answer"), llm.ErrUnavailable)
