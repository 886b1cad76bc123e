package telegram

import (
	"strings"
	"sync"
	"unicode/utf16"

	"github.com/go-telegram/bot/models"

	"chit/expense"
)

// people remembers who has which username, of those who wrote or tapped since the
// program began, and what they are called. Telegram tells no bot whose username it is,
// only that of somebody who writes.
type people struct {
	mu    sync.Mutex
	ids   map[string]int64 // by username in lower case
	names map[int64]string
}

const maxPeople = 10_000

func (p *people) learn(u models.User) {
	if u.IsBot {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.names == nil || len(p.names) >= maxPeople {
		p.ids, p.names = map[string]int64{}, map[int64]string{}
	}
	p.names[u.ID] = sender(u).Name
	if u.Username != "" {
		p.ids[strings.ToLower(u.Username)] = u.ID
	}
}

// id returns the id of the person with a username, "" if it is unknown.
func (p *people) id(username string) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if id := p.ids[strings.ToLower(username)]; id != 0 {
		return personID(id)
	}
	return ""
}

// name returns what a person is called, "" if that is unknown.
func (p *people) name(id int64) string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.names[id]
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
			p.ID = i.people.id(p.Name)
		}
		if p.ID != "" {
			people = append(people, p)
		}
	}
	return people
}
