package chat

import (
	"context"

	"chit/expense"
)

// A Card is a message that shows one entry to everybody in its conversation.
type Card struct {
	Conversation ConversationID
	ID           MessageID // the platform's
	Ledger       expense.LedgerID
	Number       int64 // of the entry
	Revision     int64 // of the entry, as the card shows it

	Text    string
	Blocks  []Block
	Choices []Choice
}

// Reply returns what the card shows.
func (c Card) Reply() Reply { return Reply{Text: c.Text, Blocks: c.Blocks, Choices: c.Choices} }

// Same reports whether both cards show the same state of the same entry in the same
// message.
func (c Card) Same(as Card) bool {
	return c.Conversation == as.Conversation && c.ID == as.ID && c.Ledger == as.Ledger && c.Number == as.Number && c.Revision == as.Revision
}

// Cards are the cards that can be changed when their entries change, remembered in
// every process and after a restart. Package db implements it.
type Cards interface {
	// PutUp records what a card shows. It reports false and changes nothing if the
	// card is known to show a later revision of the same entry.
	PutUp(ctx context.Context, c Card) (bool, error)
	// TakeDown forgets a card, and reports whether it did: another process may have
	// done so before, or have put up something else there.
	TakeDown(ctx context.Context, c Card) (bool, error)
	// CardAt returns the card that a message is, and whether it is one.
	CardAt(ctx context.Context, c ConversationID, id MessageID) (Card, bool, error)
	// CardsOf returns the cards of entries, the one that was put up last first.
	CardsOf(ctx context.Context, l expense.LedgerID, numbers ...int64) ([]Card, error)
}
