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
	"chit/agent/feature"
	"chit/expense"
)

// What only its sender sees is theirs: said in a room, it is about their own ledger.
// The reply says so, and offers to move what was logged to the room's ledger.

// inRoom adds to a reply what must be said in a room.
func (r *run) inRoom(reply chat.Reply) chat.Reply {
	room := r.message.Room
	if room == nil || reply.Notice || reply.Text == "" {
		return reply
	}
	reply.Add(card.Note(r.env.Texts.Say(text.OwnLedger)))
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

// A move is that of the expenses of a card to the room's ledger, or back.
type move struct {
	changes action.Changes
	back    bool
	author  expense.Person // whose the expenses are, if not the sender's
}

func (m move) name() string {
	if m.back {
		return "unmove"
	}
	return "move"
}

// moving moves the expenses of a card. The choice names the room by its mark, so that it
// is the one which was on the button.
func (r *run) moving(m move, mark string) intent {
	room := r.message.Room
	if room == nil || room.Ledger == "" {
		i := saying(r.say(text.MoveNoRoom))
		i.reply.Notice, i.reply.Alert = true, true
		return i
	}
	if markOf(room.Ledger) != mark {
		return saying(r.env.Stale())
	}
	return intent{move: &m}
}

// transfer carries out a move.
func (r *run) transfer(ctx context.Context, i intent) (outcome, error) {
	out := i.outcome
	targets, err := r.ledgers.Between(ctx, r.ledger.ID, i.move.changes.From, i.move.changes.To)
	if err == nil && slices.ContainsFunc(targets, func(c expense.Change) bool { return c.After == nil }) {
		out.reply = r.env.Stale()
		return out, nil
	}
	if err == nil {
		out.reply, err = r.transferred(ctx, *i.move, targets)
		out.moved, out.changed = err == nil && !i.move.back, err == nil
	}
	if e, ok := errors.AsType[*expense.Error](err); ok && e.Reason == expense.ReasonChangedSince && len(targets) > 0 {
		out.reply = r.env.Stale()
		return out, nil
	}
	if err != nil {
		refusal, err := feature.Refusal(r.env, err)
		out.reply = refusal.Reply
		return out, err
	}
	return out, nil
}

// roomLedger opens the ledger of the room.
func roomLedger(ctx context.Context, r *run) (expense.Ledger, error) {
	inRoom := r.message
	inRoom.Ledger, inRoom.Direct = inRoom.Room.Ledger, false
	return r.ledgers.Open(ctx, NewLedger(inRoom, r.defaults, r.env.Now))
}

// forRoom returns whose the expenses of an answer are, if they are somebody else's and so
// belong to the room's ledger.
func forRoom(r *run) (expense.Person, bool) {
	room, whose := r.message.Room, r.env.Whose
	if room == nil || room.Ledger == "" || !r.env.Ledger.Personal() || len(whose) != 1 || whose[0].ID == r.message.Sender.ID {
		return expense.Person{}, false
	}
	return whose[0], true
}

// record stores what a deed wants. What somebody else spent it moves on to the room's
// ledger, and returns the card of that.
func (x *execution) record(ctx context.Context) ([]expense.Change, *chat.Reply, error) {
	r := x.run
	author, ok := forRoom(r)
	if !ok {
		changes, err := r.record(ctx, r.env, x.revision)
		return changes, nil, err
	}
	ledger, err := roomLedger(ctx, r)
	if err != nil {
		return nil, nil, err
	}
	there := r.env.Deed()
	there.Ledger = ledger
	if err := there.MayAdd(); err != nil {
		return nil, nil, err
	}
	changes, err := r.record(ctx, r.env, x.revision)
	if err != nil {
		return nil, nil, err
	}
	moved, err := r.transferred(ctx, move{changes: action.ChangesOf(changes), author: author}, changes)
	return changes, &moved, err
}

// takenBack undoes in the room's ledger what somebody else spent: it does not become an
// expense of whoever had it logged.
func takenBack(ctx context.Context, r *run, there expense.Deed, added []expense.Change) (chat.Reply, error) {
	undone, err := r.ledgers.Undo(ctx, there, added)
	if err != nil {
		return chat.Reply{}, err
	}
	reply := r.env.Card().Undone(undone)
	reply.Choices = nil // they would be about the own ledger
	return reply, nil
}

func (r *run) transferred(ctx context.Context, m move, targets []expense.Change) (chat.Reply, error) {
	room := r.message.Room
	ledger, err := roomLedger(ctx, r)
	if err != nil {
		return chat.Reply{}, err
	}
	p := expense.Transfer{From: r.env.Deed(), To: r.env.Deed(), Author: m.author}
	// Each tap is a message of its own; what is moved names the deed.
	p.From.SourceKey = fmt.Sprintf("%s/%s/%s/%s", m.name(), r.ledger.ID, m.changes, room.Ledger)
	p.To.SourceKey, p.To.Ledger = p.From.SourceKey, ledger
	if m.back {
		moved := p.To
		moved.SourceKey = targets[0].SourceKey
		there, err := r.ledgers.Done(ctx, moved)
		if err != nil {
			return chat.Reply{}, err
		}
		there = slices.DeleteFunc(there, func(c expense.Change) bool { return c.Kind != expense.ChangeAdd })
		if len(there) > 0 && there[0].After.Author.ID != r.message.Sender.ID {
			return takenBack(ctx, r, p.To, there)
		}
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
	return r.env.Card().Moved(gone, there, room.Name, chat.Choice{
		ID: action.Encode(action.MoveBack{Changes: action.ChangesOf(gone), Room: markOf(room.Ledger)}), Label: r.env.Texts.Say(text.ChoiceUndo),
	}), nil
}
