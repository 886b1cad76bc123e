package telegram

import (
	"strings"
	"sync"
	"unicode/utf16"

	"github.com/go-telegram/bot/models"

	"chit/expense"
)

// usernames remembers who has which username, of those who wrote since the program began.
// Telegram tells no bot whose username it is, only that of somebody who writes.
type usernames struct {
	mu    sync.Mutex
	known map[string]string // username in lower case → id of the person
}

const maxUsernames = 10_000

func (n *usernames) learn(u models.User) {
	if u.Username == "" || u.IsBot {
		return
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.known == nil || len(n.known) >= maxUsernames {
		n.known = map[string]string{}
	}
	n.known[strings.ToLower(u.Username)] = personID(u.ID)
}

func (n *usernames) person(username string) string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.known[strings.ToLower(username)]
}

// mentions returns the people whom a message names, as far as they are known.
func (i *intake) mentions(in *message) []expense.Person {
	text, entities := in.words()
	if len(entities) == 0 || given(in.Origin) || given(in.Via) {
		return nil
	}
	units := utf16.Encode([]rune(text))
	var people []expense.Person
	for _, e := range entities {
		end := e.Offset + e.Length
		if e.Offset < 0 || e.Length <= 0 || end > len(units) || end < 0 {
			continue
		}
		p := expense.Person{Name: strings.TrimPrefix(withoutNUL(string(utf16.Decode(units[e.Offset:end]))), "@")}
		switch {
		case e.Type == models.MessageEntityTypeTextMention && e.User != nil && !e.User.IsBot && e.User.ID != i.id:
			p.ID = personID(e.User.ID)
		case e.Type == models.MessageEntityTypeMention:
			p.ID = i.usernames.person(p.Name)
		}
		if p.ID != "" {
			people = append(people, p)
		}
	}
	return people
}
