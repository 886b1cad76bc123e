package kit

import (
	"slices"
	"sync"

	"chit/agent/chat"
	"chit/expense"
)

// A Board is an adapter's memory of the cards of single expenses that it has
// shown, so that an outdated card can be updated. It is kept in memory: after a
// restart older cards keep their buttons, which then say that they are old. It
// is safe for concurrent use; the zero Board is empty.
type Board struct {
	mu    sync.Mutex
	cards map[expenseKey][]Outdated
	at    map[cardKey]expenseKey
}

// An Outdated card shows an expense as it was before a change.
type Outdated struct {
	Conversation chat.ConversationID
	Card         chat.MessageID // the platform's id
	Text         string         // to be shown there instead, without choices

	revision int64
}

type expenseKey struct {
	ledger expense.LedgerID
	number int64
}

type cardKey struct {
	conversation chat.ConversationID
	card         chat.MessageID
}

// maxBoard is how many cards are remembered.
const maxBoard = 5000

// Shown records that a reply is shown as card ("" if the platform gives no id),
// and returns the cards that it makes outdated. They get the text of the new
// card, unless that is for one person or about several expenses, since others may
// read the old card.
func (b *Board) Shown(d chat.Delivery, card chat.MessageID) []Outdated {
	b.mu.Lock()
	defer b.mu.Unlock()
	at := cardKey{d.Conversation, card}
	b.takeDown(at)
	var old []Outdated
	alone := len(d.Reply.Expenses) == 1 && !d.Reply.Private
	for _, e := range d.Reply.Expenses {
		for _, o := range b.outdated(expenseKey{e.Ledger, e.Number}, e.Revision) {
			if alone {
				o.Text = d.Reply.Text
			}
			old = append(old, o)
		}
	}
	if alone && card != "" && len(d.Reply.Choices) > 0 && !d.Reply.Notice {
		b.putUp(at, d.Reply)
	}
	return old
}

// putUp records a card.
func (b *Board) putUp(at cardKey, r chat.Reply) {
	if b.cards == nil || len(b.at) >= maxBoard {
		b.cards, b.at = map[expenseKey][]Outdated{}, map[cardKey]expenseKey{}
	}
	e := r.Expenses[0]
	key := expenseKey{e.Ledger, e.Number}
	b.cards[key] = append(b.cards[key], Outdated{Conversation: at.conversation, Card: at.card, Text: r.Text, revision: e.Revision})
	b.at[at] = key
}

// takeDown forgets a card.
func (b *Board) takeDown(at cardKey) {
	key, ok := b.at[at]
	if !ok {
		return
	}
	delete(b.at, at)
	b.keep(key, slices.DeleteFunc(b.cards[key], func(o Outdated) bool { return o.Conversation == at.conversation && o.Card == at.card }))
}

// outdated removes and returns the cards that show an expense before a
// revision.
func (b *Board) outdated(key expenseKey, revision int64) []Outdated {
	var old, others []Outdated
	for _, o := range b.cards[key] {
		if o.revision >= revision {
			others = append(others, o)
			continue
		}
		old = append(old, o)
		delete(b.at, cardKey{o.Conversation, o.Card})
	}
	if len(old) > 0 {
		b.keep(key, others)
	}
	return old
}

func (b *Board) keep(key expenseKey, cards []Outdated) {
	if len(cards) == 0 {
		delete(b.cards, key)
		return
	}
	b.cards[key] = cards
}
