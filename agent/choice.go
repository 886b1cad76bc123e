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

// chosen does what a choice says. Its card becomes what came of it; a tap of
// which nothing came leaves the card, and a question that is open stays open
// unless the tap answered it or asked another.
func (r *run) chosen(ctx context.Context) (chat.Reply, error) {
	r.readBy = "choice"
	reply, err := r.take(ctx)
	reply.InPlace = !reply.Notice && len(reply.Files) == 0
	return reply, err
}

func (r *run) take(ctx context.Context) (chat.Reply, error) {
	if !r.ours() {
		return r.env.Stale(), nil
	}
	taken, ok := action.Decode(r.message.Choice)
	if !ok {
		return r.env.Stale(), nil
	}
	switch c := taken.(type) {
	case action.Answer:
		return r.chosenOption(ctx)
	case action.Move:
		return r.chosenMove(ctx, "move", c.Changes, c.Room)
	case action.MoveBack:
		return r.chosenMove(ctx, "unmove", c.Changes, c.Room)
	}
	for _, f := range r.features {
		if f.Take == nil {
			continue
		}
		if result, ok, err := f.Take(ctx, r.env, taken); ok {
			return r.taken(ctx, result, err)
		}
	}
	return r.env.Stale(), nil
}

// taken answers a tap with what came of it.
func (r *run) taken(ctx context.Context, result feature.Result, err error) (chat.Reply, error) {
	if err != nil {
		return chat.Reply{}, err
	}
	if result.Back {
		r.dialog.GoBack()
	}
	var reply chat.Reply
	if result.Then != nil {
		out, err := r.execute(ctx, r.ownSteps(result.Then), false)
		if err != nil {
			return chat.Reply{}, err
		}
		reply = out.reply
	}
	if result.Ask != nil {
		r.question(&reply, result.Ask, []action.Action{result.Waits})
	}
	join(&reply, result.Reply)
	return reply, nil
}

func (r *run) chosenOption(ctx context.Context) (chat.Reply, error) {
	if p, value, ok := r.dialog.Option(r.message.Choice); ok {
		return r.fill(ctx, dialog.Tapped(p, value))
	}
	name, ok := r.dialog.Asked(r.message.Choice)
	if !ok {
		return r.env.Stale(), nil
	}
	if name = strings.Join(strings.Fields(name), " "); name == "" {
		name = r.env.Texts.Say(text.SomebodyElse)
	}
	reply := r.say(text.QuestionNotYours, text.Args{"Name": name})
	reply.Notice = true
	return reply, nil
}
