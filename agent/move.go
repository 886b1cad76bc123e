package agent

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// What only its sender sees is theirs: said in a room, it is about their own ledger.
// The reply says so, and offers to move what was logged to the room's ledger.

// inRoom adds to a reply what must be said in a room.
func (r *run) inRoom(reply chat.Reply) chat.Reply {
	room := r.message.Room
	if room == nil || reply.Notice || reply.Text == "" || r.moved {
		return reply
	}
	reply.Text += "\n" + r.env.Texts.Say(text.OwnLedger)
	if changes, ok := movable(reply); ok && room.Ledger != "" {
		reply.Choices = append(slices.Clone(reply.Choices), chat.Choice{
			ID: action.Encode(action.Move{Changes: changes, Room: markOf(room.Ledger)}), Label: r.env.Texts.Say(text.ChoiceMove, text.Args{"Room": room.Name}),
		})
	}
	return reply
}

// movable returns the changes that made the expenses of a card, as its Undo names
// them, and whether it is a card of expenses that are there.
func movable(reply chat.Reply) (action.Changes, bool) {
	for _, c := range reply.Choices {
		a, _ := action.Decode(c.ID)
		undo, ok := a.(action.Undo)
		if ok && len(reply.Expenses) > 0 && !slices.ContainsFunc(reply.Expenses, func(e expense.Expense) bool {
			return e.Deleted || e.Revision < undo.From || e.Revision > undo.To
		}) {
			return undo.Changes, true
		}
	}
	return action.Changes{}, false
}

// chosenMove moves the expenses of a card to the room's ledger, or takes that back.
// The choice names the room, so that it is the one which was on the button.
func (r *run) chosenMove(ctx context.Context, kind string, changes action.Changes, mark string) (chat.Reply, error) {
	room := r.message.Room
	switch {
	case room == nil || room.Ledger == "":
		reply := r.say(text.MoveNoRoom)
		reply.Notice = true
		return reply, nil
	case markOf(room.Ledger) != mark:
		return r.env.Stale(), nil
	}
	targets, err := r.ledgers.Between(ctx, r.ledger.ID, changes.From, changes.To)
	if err == nil && slices.ContainsFunc(targets, func(c expense.Change) bool { return c.After == nil }) {
		return r.env.Stale(), nil
	}
	if err != nil {
		refusal, err := feature.Refusal(r.env, err)
		return refusal.Reply, err
	}
	reply, err := r.move(ctx, kind, changes.String(), targets)
	if e, ok := errors.AsType[*expense.Error](err); ok && e.Reason == expense.ReasonChangedSince {
		return r.env.Stale(), nil
	}
	if err != nil {
		refusal, err := feature.Refusal(r.env, err)
		return refusal.Reply, err
	}
	return reply, nil
}

func (r *run) move(ctx context.Context, kind, seqs string, targets []expense.Change) (chat.Reply, error) {
	room := r.message.Room
	inRoom := r.message
	inRoom.Ledger, inRoom.Direct = room.Ledger, false
	ledger, err := r.ledgers.Open(ctx, r.newLedger(inRoom, r.env.Now))
	if err != nil {
		return chat.Reply{}, err
	}
	p := expense.Transfer{From: r.env.Deed(), To: r.env.Deed()}
	// Each tap is a message of its own; what is moved names the deed.
	p.From.SourceKey = fmt.Sprintf("%s/%s/%s/%s", kind, r.ledger.ID, seqs, room.Ledger)
	p.To.SourceKey, p.To.Ledger = p.From.SourceKey, ledger
	if kind == "unmove" {
		moved := p.To
		moved.SourceKey = targets[0].SourceKey
		there, err := r.ledgers.Done(ctx, moved)
		if err != nil {
			return chat.Reply{}, err
		}
		there = slices.DeleteFunc(there, func(c expense.Change) bool { return c.Kind != expense.ChangeAdd })
		back, err := r.ledgers.MoveBack(ctx, p, targets, there)
		if err != nil {
			return chat.Reply{}, err
		}
		return r.env.Card().Undone(back), nil
	}
	gone, there, err := r.ledgers.Move(ctx, p, targets)
	if err != nil {
		return chat.Reply{}, err
	}
	r.moved = true
	return r.env.Card().Moved(gone, there, room.Name, chat.Choice{
		ID: action.Encode(action.MoveBack{Changes: action.ChangesOf(gone), Room: markOf(room.Ledger)}), Label: r.env.Texts.Say(text.ChoiceUndo),
	}), nil
}
