package kit

import (
	"context"
	"log/slog"
	"slices"

	"chit/agent/chat"
)

// A Board keeps the cards of single entries as their entries are. Each conversation has
// one living card per entry: the one that was shown or tapped last, which a correction
// changes. When an entry changes in another way, its other cards show the new text
// without choices, and are then left alone.
//
// What is shown is recorded before it is shown. A process that changes a card looks
// afterwards whether another has recorded something later, and then shows that: so of
// two that change a card at once, whichever request arrives last, the later revision
// stays. A Board is safe for concurrent use.
type Board struct {
	cards chat.Cards // nil to know of none
	log   *slog.Logger
}

// NewBoard returns a board of cards. Without cards it does nothing.
func NewBoard(cards chat.Cards, log *slog.Logger) *Board { return &Board{cards, log} }

// maxCards is how many cards of an entry keep their choices, wherever they are.
const maxCards = 8

// An Edit shows a reply in place of a card. It reports false if the platform cannot
// change the card.
type Edit func(context.Context, chat.Reply) (bool, error)

// Living returns the card that a reply amends: the one in its conversation that shows
// the entry. It reports false if the reply must be a message of its own.
func (b *Board) Living(ctx context.Context, d chat.Delivery) (chat.MessageID, bool) {
	r := d.Reply
	if b.cards == nil || !r.Amends || !ofOne(r) || len(r.Files) > 0 || r.InPlace && d.Card != "" {
		return "", false
	}
	all, err := b.cards.CardsOf(ctx, r.Expenses[0].Ledger, r.Expenses[0].Number)
	b.note(ctx, err)
	i := slices.IndexFunc(all, func(c chat.Card) bool { return c.Conversation == d.Conversation })
	if i < 0 {
		return "", false
	}
	return all[i].ID, true
}

// ofOne reports whether a reply is about one entry and for everybody in the
// conversation.
func ofOne(r chat.Reply) bool { return len(r.Expenses) == 1 && !r.Private && !r.Notice }

// cardOf returns the card that a delivery is when it is shown as a message, and
// whether it is one.
func cardOf(d chat.Delivery, id chat.MessageID) (chat.Card, bool) {
	r := d.Reply
	if id == "" || !ofOne(r) || len(r.Choices) == 0 && !r.Amends {
		return chat.Card{}, false
	}
	e := r.Expenses[0]
	return chat.Card{
		Conversation: d.Conversation, ID: id, Ledger: e.Ledger, Number: e.Number, Revision: e.Revision,
		Text: r.Text, Blocks: r.Blocks, Choices: r.Choices,
	}, true
}

// Replace has edit show a reply in place of the card of its delivery, or what is known
// to be later.
func (b *Board) Replace(ctx context.Context, d chat.Delivery, edit Edit) (bool, error) {
	if b.cards == nil {
		return edit(ctx, d.Reply)
	}
	c, ok := cardOf(d, d.Card)
	if !ok {
		done, err := edit(ctx, d.Reply)
		if done && err == nil {
			b.forget(ctx, d)
		}
		return done, err
	}
	shown := d.Reply
	stands, err := b.cards.PutUp(ctx, c)
	b.note(ctx, err)
	if err == nil && !stands {
		if later, ok := b.at(ctx, c); ok {
			c, shown = later, later.Reply()
		}
	}
	done, err := edit(ctx, shown)
	if err != nil || !done {
		if err == nil {
			_, err := b.cards.TakeDown(ctx, c)
			b.note(ctx, err)
		}
		return done, err
	}
	b.catchUp(ctx, c, edit)
	return true, nil
}

// forget forgets the card that a message was.
func (b *Board) forget(ctx context.Context, d chat.Delivery) {
	if c, ok := b.at(ctx, chat.Card{Conversation: d.Conversation, ID: d.Card}); ok {
		_, err := b.cards.TakeDown(ctx, c)
		b.note(ctx, err)
	}
}

// catchUp has a card that shows c show what others have recorded meanwhile.
func (b *Board) catchUp(ctx context.Context, c chat.Card, edit Edit) {
	const patience = 5
	for range patience {
		now, ok := b.at(ctx, c)
		if !ok || now.Same(c) && len(c.Choices) > 0 {
			return
		}
		if done, err := edit(ctx, now.Reply()); err != nil || !done {
			b.note(ctx, err)
			return
		}
		c = now
	}
}

// Shown records that a delivery is shown as a message ("" if the platform gives no
// id), and returns the cards that it makes outdated, as they are to be shown. They get
// the text of the new card, unless that is for one person or about several entries,
// since others may read the old card. Each is returned to one process, once.
func (b *Board) Shown(ctx context.Context, d chat.Delivery, id chat.MessageID) []chat.Card {
	if b.cards == nil || len(d.Reply.Expenses) == 0 {
		return nil
	}
	if c, ok := cardOf(d, id); ok && id != d.Card && d.Reply.Asks == "" { // what is in place Replace has recorded
		_, err := b.cards.PutUp(ctx, c)
		b.note(ctx, err)
	}
	var numbers []int64
	revisions := map[int64]int64{}
	for _, e := range d.Reply.Expenses {
		numbers = append(numbers, e.Number)
		revisions[e.Number] = e.Revision
	}
	all, err := b.cards.CardsOf(ctx, d.Reply.Expenses[0].Ledger, numbers...)
	b.note(ctx, err)
	var old []chat.Card
	seen := map[int64]int{}
	for _, c := range all {
		seen[c.Number]++
		if c.Conversation == d.Conversation && c.ID == id || c.Revision >= revisions[c.Number] && seen[c.Number] <= maxCards {
			continue
		}
		taken, err := b.cards.TakeDown(ctx, c)
		b.note(ctx, err)
		if !taken {
			continue
		}
		if ofOne(d.Reply) && c.Revision <= revisions[c.Number] {
			c.Text, c.Blocks, c.Revision = d.Reply.Text, d.Reply.Blocks, revisions[c.Number]
		}
		c.Choices = nil
		old = append(old, c)
	}
	return old
}

// Outdate has edit show an outdated card without choices, unless it lives again.
func (b *Board) Outdate(ctx context.Context, c chat.Card, edit Edit) (bool, error) {
	done, err := edit(ctx, c.Reply())
	if done && err == nil {
		b.catchUp(ctx, c, edit)
	}
	return done, err
}

// at returns what is recorded of a card's message.
func (b *Board) at(ctx context.Context, c chat.Card) (chat.Card, bool) {
	now, ok, err := b.cards.CardAt(ctx, c.Conversation, c.ID)
	b.note(ctx, err)
	return now, ok
}

// note logs that the cards could not be asked. A card then stays as it is.
func (b *Board) note(ctx context.Context, err error) {
	if err != nil {
		b.log.WarnContext(ctx, "the cards of an entry are not known", "error", err)
	}
}
