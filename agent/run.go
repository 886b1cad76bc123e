package agent

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/llm"
	"chit/agent/llm/rules"
	"chit/agent/memory"
	"chit/agent/tool"
	"chit/expense"
)

// A run is the work for one message.
type run struct {
	*Agent
	message chat.Message
	ledger  expense.Ledger
	env     *tool.Env
	pending *memory.Pending // the question that this sender may answer, the newest of own
	own     []*memory.Pending
	others  []memory.Pending // those of other people in the conversation
	moved   bool             // the reply is about another ledger, that of the message's room
	known   bool             // the card that the message answers is one of the conversation
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
	r.readBy = r.rules.Name()
	switch {
	case r.overheard(reading):
		return r.silence(), nil
	case reading.Err != nil:
		return chat.Reply{Text: r.env.Texts.Error(reading.Err)}, nil
	case reading.Say == rules.Welcome:
		r.chatting = true
		return r.env.Card().Welcome(), nil
	case len(reading.Calls) == 0:
		r.chatting = slices.Contains(smallTalk, reading.Say)
		return r.say(reading.Say), nil
	case reading.NotSpent && r.message.Overheard:
		return r.silence(), nil
	}
	rules.Name(reading.Calls, pendingID(r.message))
	if reading.NotSpent {
		return r.askSpent(reading.Calls), nil
	}
	out, err := r.execute(ctx, reading.Calls, !reading.Complete)
	switch {
	case err == nil && out.reply.Text == "":
		if r.message.Overheard {
			return r.silence(), nil
		}
		return r.say(text.Unknown), nil
	case reading.Note != text.NoKey && len(out.reply.Expenses) > 0:
		out.reply.Text += "\n" + r.env.Texts.Say(reading.Note)
	}
	return out.reply, err
}

// askSpent asks whether the person spent money that reads as if they had not. It
// proposes nothing: a salary is one tap from being an expense otherwise.
func (r *run) askSpent(calls []llm.ToolCall) chat.Reply {
	var reply chat.Reply
	var said struct{ Description string }
	_ = json.Unmarshal(calls[0].Args, &said) // what the rules wrote is an object
	r.question(&reply, &tool.Question{
		Text:    r.env.Texts.Say(text.AskSpent, text.Args{"What": cmp.Or(said.Description, strings.TrimSpace(r.message.Text))}),
		Options: []tool.Option{{Label: r.env.Texts.Say(text.ChoiceDrop), Value: ""}},
	}, calls)
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
		return r.silence(), nil
	case len(reading.Calls) == 0 && reading.Err == nil:
		return r.say(text.ModelAway), nil
	}
	return r.act(ctx, reading)
}

// overheard reports whether a message is left alone: nobody said it to us, and
// the rules find in it nothing that is ours to do.
func (r *run) overheard(reading rules.Reading) bool {
	if !r.message.Overheard || len(reading.Calls) > 0 {
		return false
	}
	return !reading.Complete || slices.Contains(smallTalk, reading.Say)
}

// smallTalk is what the rules say to words that people exchange with each other,
// too.
var smallTalk = []text.Key{text.Welcome, text.Hello, text.NothingOpen, text.UnknownCommand}

// silence ends a run that says and keeps nothing.
func (r *run) silence() chat.Reply {
	r.unheard = true
	return chat.Reply{}
}

// call runs one tool. A name that is not quite right is forgiven; an unknown one
// is an answer that tells the model what there is.
func (r *run) call(ctx context.Context, call llm.ToolCall) (tool.Result, error) {
	t, ok := r.tools[call.Name]
	if !ok {
		t, ok = r.tools[toolName(call.Name)]
	}
	if !ok {
		names := make([]string, 0, len(r.tools))
		for name := range r.tools {
			names = append(names, name)
		}
		slices.Sort(names)
		return tool.Result{Next: tool.Continue, Data: "error: no such tool. There are: " + strings.Join(names, ", ")}, nil
	}
	if passedOn(r.message) {
		return r.callFromQuotes(ctx, t, call.Args)
	}
	return t.Call(ctx, r.env, call.Args)
}

// toolName brings addExpense and Add-Expense to add_expense.
func toolName(s string) string {
	var b strings.Builder
	for i, c := range s {
		switch {
		case c >= 'A' && c <= 'Z':
			if i > 0 && s[i-1] >= 'a' && s[i-1] <= 'z' {
				b.WriteByte('_')
			}
			b.WriteRune(c - 'A' + 'a')
		case c == '-' || c == '.' || c == ' ':
			b.WriteByte('_')
		default:
			b.WriteRune(c)
		}
	}
	return b.String()
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

// question leaves a question open and adds it to the reply. The calls wait for
// the answer; the first of them lacks the value.
func (r *run) question(reply *chat.Reply, q *tool.Question, waiting []llm.ToolCall) {
	p := &memory.Pending{
		ID: pendingID(r.message), Asked: r.env.Now, Actor: r.message.Sender.ID, Name: r.message.Sender.Name,
		Sources: r.env.Sources, Quotes: r.env.Quotes, Written: r.env.WrittenAt(), Answered: r.env.Answered, Ask: q.Text, Calls: waiting, Field: q.Field,
		About: r.env.About, Currency: r.env.Ledger.Currency, Unwilled: r.env.FromModel || r.env.Unwilled, Options: map[string]string{}, Labels: map[string]string{},
	}
	if p.Field == "" {
		p.Field = tool.Confirmed
	}
	if p.Field == tool.FieldValue {
		r.goBack() // one value at a time is asked for by a tap
	}
	asked := chat.Reply{Text: q.Text}
	if again := r.askedBefore(p); again != nil {
		p.Recalled = again.Recalled
		asked.Text = r.recalled(p)
	}
	for i, o := range q.Options {
		id := action.Encode(action.Answer{Question: p.ID, Option: i})
		p.Options[id], p.Labels[id] = o.Value, o.Label
		asked.Choices = append(asked.Choices, chat.Choice{ID: id, Label: o.Label})
	}
	join(reply, asked)
	r.open = p
}

// pendingID names a question for its buttons, short enough for every platform.
func pendingID(m chat.Message) string {
	sum := sha256.Sum256([]byte(m.SourceKey()))
	return hex.EncodeToString(sum[:6])
}

// errNoAnswer is the failure of a model that answers, but with nothing to act on.
var errNoAnswer = errors.Join(errors.New("the model gave no usable answer"), llm.ErrUnavailable)
