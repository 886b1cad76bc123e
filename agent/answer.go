package agent

import (
	"context"
	"maps"
	"slices"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/feature"
	"chit/agent/rules"
)

// answering tries the message as the answer to an open question. It reports false when
// the message is about something else.
func (r *run) answering(ctx context.Context) (intent, bool) {
	r.dialog.Expire(r.env.Now)
	listener := &dialog.Listener{Env: r.env, Rules: r.rules, Situation: r.situation()}
	a, ok := listener.Answer(*r.dialog)
	switch {
	case !ok && r.undoesQuestion(ctx):
		return r.filled(dialog.Answer{To: r.dialog.Newest(), Dropped: true}), true
	case !ok:
		return intent{}, false
	case a.Unclear:
		return r.askAgain(a.To), true
	case a.Dropped && undoesLast(r.read()) && r.message.ReplyTo == "" && !(proposing{r}).askedLast(ctx, a.To):
		return intent{}, false // of what was stored since
	case r.message.ReplyTo == "" && !(proposing{r}).askedLast(ctx, a.To):
		if i, ok := (continuing{r}).planned(ctx, r.read()); ok {
			i.stray = true
			return i, true // "plus tip 3" is no answer to what an older amount was for
		}
	}
	return r.filled(a), true
}

// undoesLast reports whether a message asks to take back what was done last, whatever that is.
func undoesLast(reading rules.Reading) bool {
	actions := reading.Actions
	return len(actions) == 1 && actions[0] == action.Action(action.UndoChanges{})
}

// undoesQuestion reports whether the message asks for an undo behind the one that led to the
// newest question. Then that is what was done last, and nothing that is stored.
func (r *run) undoesQuestion(ctx context.Context) bool {
	if !undoesLast(r.read()) || r.message.ReplyTo != "" {
		return false
	}
	turns, err := r.memory.Recent(ctx, r.message.Conversation, 1)
	if err != nil || len(turns) == 0 || turns[0].Sender != r.message.Sender.ID {
		return false
	}
	asked := dialog.ID(chat.Message{Conversation: turns[0].Conversation, ID: turns[0].MessageID})
	return r.dialog.Newest().ID == asked && len(turns[0].Created) == 0
}

// filled does the waiting actions with an answer. They are read as they were when the
// question was asked: an answer after midnight does not move an expense to another day,
// and an amount is in the currency that the question showed it in. The first question's
// text is evidence as much as the answer is.
func (r *run) filled(a dialog.Answer) intent {
	p := a.To
	if a.Dropped {
		r.dialog.Close(p)
		return saying(r.say(text.Dropped))
	}
	env := r.env.Copy()
	env.Sources = append(slices.Clone(p.Sources), r.message.Text)
	env.Quotes, env.About, env.Unwilled, env.Answered = p.Quotes, p.About, p.Unwilled, answeredSoFar(a)
	env.Files = slices.Concat(p.Files, r.message.Files)
	if !p.Written.IsZero() {
		env.Written = p.Written
	}
	if p.Currency != "" {
		env.Ledger.Currency = p.Currency
	}
	i := intent{outcome: outcome{by: rules.Name, answers: p.ID}, env: env, steps: r.ownSteps(a.Actions(env)...), agreed: p.Shown, question: p}
	env.Whose = a.Whose()
	if a.Agrees() {
		i.drafts = p.Drafts
	}
	return i
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
