package telegram

import (
	"strconv"
	"strings"

	"github.com/go-telegram/bot/models"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// asksInGroup reports whether a reply waits for words that we do not hear in a group
// unless they answer it.
func asksInGroup(d chat.Delivery, chatID int64) bool {
	return chatID < 0 && d.Reply.Asks != "" && len(d.Reply.Choices) == 0
}

// ask has the app of the person who is asked begin a reply to p. Telegram finds that
// person by the message that p answers; what follows a tap answers our own, so it names
// them, if we know how.
func (w *writer) ask(to place, d chat.Delivery, p *post) {
	if !asksInGroup(d, to.chat) || p.file != nil {
		return
	}
	if strings.HasPrefix(string(d.Answers), tapPrefix) {
		id, _ := strconv.ParseInt(strings.TrimPrefix(d.To, Name+":"), 10, 64)
		name := w.people.name(id)
		if id == 0 || name == "" {
			return
		}
		var b markedBuilder
		b.mention(name, id)
		b.write("\n", "")
		b.append(p.marked)
		p.marked = b.marked()
	}
	p.asks = kit.Printable(d.Reply.Asks)
}

// mention adds the name of a person, who is told of it.
func (b *markedBuilder) mention(name string, id int64) {
	b.write(name, models.MessageEntityTypeTextMention)
	b.marks[len(b.marks)-1].User = &models.User{ID: id, FirstName: name}
}

// append adds a text that is marked already.
func (b *markedBuilder) append(m marked) {
	for _, e := range m.marks {
		e.Offset += b.units
		b.marks = append(b.marks, e)
	}
	b.write(m.text, "")
}

func (b *markedBuilder) marked() marked { return marked{b.text.String(), b.marks} }
