package chat

import (
	"strings"

	"chit/expense"
)

// Moved is the card of expenses that left the ledger for that of a room. Gone and
// there are the changes of both, in the same order; the choice takes it back.
func (c Card) Moved(gone, there []expense.Change, room string, back Choice) Reply {
	r := Reply{Choices: []Choice{back}}
	var lines []string
	for i, ch := range gone {
		r.Expenses = append(r.Expenses, *ch.After)
		lines = append(lines, "➡️ "+c.Texts.Say("moved", Args{"Line": strings.Join(c.parts(*ch.After, true), " · "), "Room": oneLine(room), "Number": there[i].Number}))
	}
	r.Text = c.paragraph(lines...)
	return r
}
