package agent

import (
	"context"
	"maps"
	"slices"
	"strings"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/feature"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/parse/lang"
)

// openDialog finds the open questions of the conversation.
func (r *run) openDialog(ctx context.Context) error {
	open, err := r.memory.Pending(ctx, r.message.Conversation)
	if err != nil {
		return err
	}
	r.dialog = dialog.Of(open, r.message.Sender.ID)
	return nil
}

// answered tries the message as the answer to an open question, without a model. It
// reports false when the message is about something else.
func (r *run) answered(ctx context.Context) (chat.Reply, bool, error) {
	r.dialog.Expire(r.env.Now)
	listener := &dialog.Listener{Env: r.env, Rules: r.rules, Situation: r.situation(ctx)}
	a, ok := listener.Answer(r.dialog)
	if !ok {
		return chat.Reply{}, false, nil
	}
	if a.Unclear {
		return r.askAgain(a.To), true, nil
	}
	reply, err := r.fill(ctx, a)
	return reply, true, err
}

// fill does the waiting actions with an answer. The first question's text is evidence as
// much as the answer is.
func (r *run) fill(ctx context.Context, a dialog.Answer) (chat.Reply, error) {
	p := a.To
	if a.Dropped {
		r.dialog.Close(p)
		return r.say(text.Dropped), nil
	}
	r.readBy, r.answers = rules.Name, p.ID
	r.env.Sources = append(slices.Clone(p.Sources), r.message.Text)
	r.env.Quotes, r.env.About = p.Quotes, p.About
	r.env.Answered = answeredSoFar(a)
	r.env.Unwilled, r.agreed = p.Unwilled, p.Shown
	r.asThen(p)
	if a.Agrees() {
		r.drafted = p.Drafts
	}
	out, err := r.execute(ctx, r.ownSteps(a.Actions()...), false)
	if !out.reply.Notice {
		r.dialog.Close(p)
	}
	return out.reply, err
}

// answeredSoFar are the values that the person gave in answer to a question and to those
// before it.
func answeredSoFar(a dialog.Answer) map[string]string {
	all := map[string]string{}
	maps.Copy(all, a.To.Answered)
	delete(all, feature.Confirmed) // a yes is to what was shown with it
	for field, value := range a.Args {
		if all[field] = value; value == "" || slices.Contains(a.Open, field) {
			delete(all, field)
		}
	}
	return all
}

// asThen has the actions of a question read as they were when it was asked: an answer
// after midnight does not move an expense to another day, and an amount is in the currency
// that the question showed it in.
func (r *run) asThen(p *memory.Pending) {
	if !p.Written.IsZero() {
		r.env.Written = p.Written
	}
	if p.Currency != "" {
		r.env.Ledger.Currency = p.Currency
	}
}

// overtaken closes the questions that a message which was read for itself needs no answer
// to any more.
func (r *run) overtaken(reply chat.Reply) {
	made := slices.DeleteFunc(slices.Clone(reply.Expenses), func(e expense.Expense) bool { return !slices.Contains(r.created, e.Number) })
	r.dialog.Overtake(r.open, func(p *memory.Pending) bool { return dialog.MadeBy(r.env, p, made) })
}

// reminded adds to a reply, in one line, what the sender was asked before and has not
// answered.
func (r *run) reminded(reply chat.Reply) chat.Reply {
	if reply.Text == "" || r.unheard || r.chatting {
		return reply
	}
	if asked := r.dialog.Recall(r.open); len(asked) > 0 {
		reply.Text += "\n" + r.env.Texts.Say(text.StillOpen, text.Args{"Questions": strings.Join(asked, " · ")})
	}
	return reply
}

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
func (r *run) askAgain(p *memory.Pending) chat.Reply {
	r.readBy, r.open = rules.Name, p
	return dialog.AskAgain(p, r.env.Texts)
}
