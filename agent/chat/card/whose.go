package card

import (
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// AskWhose asks whose the expenses are that would be added.
func AskWhose(c Renderer, lines []chat.Block) []chat.Block {
	return within(c.Texts, text.AskWhose, lines)
}

// ofAnother is the end of the line of an entry that somebody entered for somebody else.
func ofAnother(ch expense.Change) string {
	e := ch.After
	if name := oneLine(e.Author.Name); name != "" && e.Author.ID != ch.Actor.ID {
		return " · " + name
	}
	return ""
}
