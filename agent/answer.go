package agent

import (
	"maps"
	"slices"

	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/feature"
	"chit/agent/rules"
)

// answering tries the message as the answer to an open question. It reports false when
// the message is about something else.
func (r *run) answering() (intent, bool) {
	r.dialog.Expire(r.env.Now)
	listener := &dialog.Listener{Env: r.env, Rules: r.rules, Situation: r.situation()}
	a, ok := listener.Answer(*r.dialog)
	switch {
	case !ok:
		return intent{}, false
	case a.Unclear:
		return r.askAgain(a.To), true
	}
	return r.filled(a), true
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
