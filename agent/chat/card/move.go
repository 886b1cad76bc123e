package card

import (
	"strings"

	"chit/expense"

	"chit/agent/chat"
	"chit/agent/chat/text"
)

// Moved is the card of expenses that moved from the ledger to a room's. Gone and
// there are the changes in the two ledgers, in the same order; the choice moves
// them back.
func (c Renderer) Moved(gone, there []expense.Change, room string, back chat.Choice) chat.Reply {
	r := chat.Reply{Choices: []chat.Choice{back}}
	for i, ch := range gone {
		r.Expenses = append(r.Expenses, *ch.After)
		r.Add(about(c.Texts, *ch.After, "➡️ "+c.Texts.Say(text.Moved, text.Args{"Line": strings.Join(c.parts(*ch.After, true), " · "), "Room": oneLine(room), "Number": there[i].Number})))
	}
	return r
}
