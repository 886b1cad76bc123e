package agent

import (
	"context"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/feature"
)

// What a choice does is in its id, see package action. After it stands the mark of
// the ledger that the card was made from, see mark.go: an id with another mark does
// nothing.

// tapped is what a choice asks for. Its card becomes what came of it; a tap of
// which nothing came leaves the card, and a question that is open stays open
// unless the tap answered it or asked another.
func (r *run) tapped(ctx context.Context) (intent, error) {
	i, err := r.taken(ctx)
	if i.tap = true; i.by == "" {
		i.by = "choice"
	}
	return i, err
}

// tapsForward reports whether the message is a tap that answers no question. Who goes on
// with something else after what it asks is not reminded: they had said nothing yet.
func (r *run) tapsForward() bool {
	id, _ := r.ours()
	choice, ok := action.Decode(id)
	_, answers := choice.(action.Answer)
	return ok && !answers
}

func (r *run) taken(ctx context.Context) (intent, error) {
	choice, ours := r.ours()
	taken, ok := action.Decode(choice)
	if !ours || !ok {
		i := saying(r.env.Stale())
		i.reply.Alert = true
		return i, nil
	}
	shown := chat.Message{Conversation: r.message.Conversation, ID: r.message.ReplyTo}
	if name, ok := r.dialog.PickedBy(shown, r.env.Now); ok {
		return notYours(r.env, name), nil
	}
	switch c := taken.(type) {
	case action.Answer:
		return r.option(choice), nil
	case action.Move:
		return r.moving(move{changes: c.Changes}, c.Room), nil
	case action.MoveBack:
		return r.moving(move{changes: c.Changes, back: true}, c.Room), nil
	}
	for _, f := range r.features {
		if f.Take == nil {
			continue
		}
		result, ok, err := f.Take(ctx, r.env, taken)
		switch {
		case err != nil:
			return intent{}, err
		case !ok:
			continue
		case result.Back:
			r.dialog.GoBack()
		}
		i := intent{outcome: outcome{changed: result.Changed}}
		if result.Then != nil {
			i.steps = r.ownSteps(result.Then)
		}
		if result.Ask != nil {
			i.reply, i.asked = r.ask(result.Ask, []action.Action{result.Waits})
		}
		join(&i.reply, result.Reply)
		return i, nil
	}
	return saying(r.env.Stale()), nil
}

// option is an option of an open question.
func (r *run) option(choice string) intent {
	if p, value, ok := r.dialog.Option(choice); ok {
		return r.filled(dialog.Tapped(p, value))
	}
	name, ok := r.dialog.Asked(choice)
	if !ok {
		return saying(r.env.Stale())
	}
	return notYours(r.env, name)
}

// notYours answers a tap on what waits for somebody else.
func notYours(env *feature.Env, name string) intent {
	if name = strings.Join(strings.Fields(name), " "); name == "" {
		name = env.Texts.Say(text.SomebodyElse)
	}
	said := env.Texts.Say(text.QuestionNotYours, text.Args{"Name": name})
	return saying(chat.Reply{Text: said, Notice: true, Alert: true})
}
