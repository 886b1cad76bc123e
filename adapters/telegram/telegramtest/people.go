package telegramtest

import (
	"fmt"
	"time"
)

// A User is a person who uses a Telegram app. Methods that end in "In" are about a
// group, the others about the direct chat with the bot. What cannot be done in the
// app, such as replying to a message that does not exist, panics, because it is a
// mistake in the test.
type User struct {
	Person
	s      *Server
	thread int
}

// User adds a person. The bot cannot write to them before they write to it.
func (s *Server) User(p Person) *User {
	s.change(func() {
		s.world.people[p.ID] = &p
		if s.world.chats[p.ID] == nil {
			s.world.chats[p.ID] = &chat{id: p.ID, status: "member"}
		}
		s.world.chats[p.ID].person = &p
	})
	return &User{Person: p, s: s}
}

// Chat returns the person's direct chat with the bot.
func (u *User) Chat() Chat { return u.s.Chat(u.ID) }

// Topic returns the same person in a topic of the direct chat. The id may be any
// number but 0.
func (u *User) Topic(id int) *User {
	t := *u
	t.thread = id
	return &t
}

// Say sends a text and returns the id of the message.
func (u *User) Say(text string) int { return u.write(u.ID, u.thread, 0, text, nil) }

// Reply sends a text as a reply to a message.
func (u *User) Reply(to int, text string) int { return u.write(u.ID, u.thread, to, text, nil) }

// Send sends a file with a caption.
func (u *User) Send(f File, caption string) int { return u.write(u.ID, u.thread, 0, caption, &f) }

// SendAlbum sends several files at once, of which the first has the caption.
func (u *User) SendAlbum(caption string, all ...File) (ids []int) {
	return u.writeAlbum(u.ID, u.thread, caption, all)
}

// Replace replaces the file of one of the person's messages.
func (u *User) Replace(id int, f File) { u.replace(u.ID, id, f) }

// Edit replaces the text or caption of one of the person's messages. The bot is told
// even if the text stays the same, as when something changes that bots do not see.
func (u *User) Edit(id int, text string) { u.edit(u.ID, id, text) }

// Tap presses the button with a label.
func (u *User) Tap(id int, label string) *Tap { return u.tap(u.ID, id, label) }

// Press presses a button with these data, whether the message has one or not: an app
// may still show a button that was removed.
func (u *User) Press(id int, data string) *Tap { return u.press(u.ID, id, data) }

// SayIn is [User.Say] in a group.
func (u *User) SayIn(g *Group, text string) int { return u.write(g.ID(), g.thread, 0, text, nil) }

// ReplyIn is [User.Reply] in a group.
func (u *User) ReplyIn(g *Group, to int, text string) int {
	return u.write(g.ID(), g.thread, to, text, nil)
}

// SendIn is [User.Send] in a group.
func (u *User) SendIn(g *Group, f File, caption string) int {
	return u.write(g.ID(), g.thread, 0, caption, &f)
}

// SendAlbumIn is [User.SendAlbum] in a group.
func (u *User) SendAlbumIn(g *Group, caption string, all ...File) (ids []int) {
	return u.writeAlbum(g.ID(), g.thread, caption, all)
}

// EditIn is [User.Edit] in a group.
func (u *User) EditIn(g *Group, id int, text string) { u.edit(g.ID(), id, text) }

// TapIn is [User.Tap] in a group.
func (u *User) TapIn(g *Group, id int, label string) *Tap { return u.tap(g.ID(), id, label) }

// PressIn is [User.Press] in a group.
func (u *User) PressIn(g *Group, id int, data string) *Tap { return u.press(g.ID(), id, data) }

// Block blocks the bot, which is told.
func (u *User) Block() {
	u.s.change(func() { u.s.world.setStatus(u.s.world.chats[u.ID], &u.Person, "kicked") })
}

// Unblock undoes [User.Block]. The bot is told too.
func (u *User) Unblock() {
	u.s.change(func() { u.s.world.setStatus(u.s.world.chats[u.ID], &u.Person, "member") })
}

func (u *User) write(chatID int64, thread, to int, text string, f *File) (id int) {
	u.s.change(func() { id = u.post(chatID, thread, to, Message{Text: text, File: f}) })
	return id
}

func (u *User) writeAlbum(chatID int64, thread int, caption string, all []File) (ids []int) {
	u.s.change(func() {
		name := fmt.Sprint(14_000_000_000 + u.s.files.count)
		for i := range all {
			ids = append(ids, u.post(chatID, thread, 0, Message{Text: caption, File: &all[i], Album: name}))
			caption = ""
		}
	})
	return ids
}

// post adds a message to a chat and tells the bot. It needs the lock.
func (u *User) post(chatID int64, thread, to int, m Message) (id int) {
	s := u.s
	c := s.world.chats[chatID]
	c.join(&u.Person)
	if to != 0 {
		c.mustFind(to)
	}
	s.world.openTopic(c, thread)
	m.From, m.Entities, m.ReplyTo, m.Thread, m.Preview = u.ID, markOf(m.Text), to, thread, true
	if m.File != nil {
		m.File = s.files.keep(*m.File, "documents")
	}
	s.world.add(c, &m)
	s.world.tell("message", &m)
	return m.ID
}

func (u *User) replace(chatID int64, id int, f File) {
	s := u.s
	s.change(func() {
		m := s.world.chats[chatID].mustFind(id)
		m.File = s.files.keep(f, "documents")
		m.touch(s.opt.Clock())
		s.world.tell("edited_message", m)
	})
}

func (c *chat) join(p *Person) {
	if c.person != nil {
		c.began = true
		return
	}
	for _, m := range c.members {
		if m.ID == p.ID {
			return
		}
	}
	c.members = append(c.members, p)
}

func (c *chat) hasTopic(thread int) bool {
	for _, t := range c.topics {
		if t == thread {
			return true
		}
	}
	return false
}

func (u *User) edit(chatID int64, id int, text string) {
	s := u.s
	s.change(func() {
		m := s.world.chats[chatID].mustFind(id)
		if m.From != u.ID {
			panic(fmt.Sprintf("telegramtest: message %d was not written by %s", id, u.Name))
		}
		m.Text, m.Entities = text, markOf(text)
		m.touch(s.opt.Clock())
		s.world.tell("edited_message", m)
	})
}

func (m *Message) touch(at time.Time) {
	m.Edited, m.edited = true, at
	m.Edits++
}

// A Group is a group with the bot in it.
type Group struct {
	s      *Server
	chat   *chat
	thread int
}

// Group adds a group: a supergroup if its id is like -1001000000000, and a basic
// group if it is a small negative number. The first member is its owner; without
// members it gets an owner of its own.
func (s *Server) Group(id int64, title string, members ...*User) *Group {
	if id >= 0 {
		panic("telegramtest: the id of a group is negative")
	}
	c := &chat{id: id, title: title, status: "member", began: true}
	for _, u := range members {
		c.members = append(c.members, &u.Person)
	}
	s.change(func() {
		if len(members) == 0 {
			owner := &Person{ID: 900_000_001, Name: "Owner"}
			s.world.people[owner.ID] = owner
			c.members = append(c.members, owner)
		}
		s.world.chats[id] = c
	})
	return &Group{s: s, chat: c}
}

// ID returns the group's id, which [Group.Migrate] changes.
func (g *Group) ID() int64 {
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	if g.chat.moved != 0 {
		return g.chat.moved
	}
	return g.chat.id
}

// Chat returns the group's chat.
func (g *Group) Chat() Chat { return g.s.Chat(g.ID()) }

// Topic returns the group in one of its topics, which makes it a forum. The id is
// that of the message that opened the topic, larger than those of earlier messages.
func (g *Group) Topic(id int) *Group {
	t := *g
	t.thread = id
	return &t
}

// Migrate makes a basic group a supergroup with a new id. The bot is told by a
// service message in each of the two. From then on, the old id is refused.
func (g *Group) Migrate(newID int64) {
	s := g.s
	s.change(func() {
		old := g.chat
		super := &chat{id: newID, title: old.title, members: old.members, status: old.status, began: true}
		s.world.chats[newID] = super
		owner := old.members[0].ID
		from := s.world.add(old, &Message{From: owner, service: object{"migrate_to_chat_id": newID}})
		s.updates.publish("message", s.world.wire(from, false))
		to := s.world.add(super, &Message{From: owner, service: object{"migrate_from_chat_id": old.id}})
		s.updates.publish("message", s.world.wire(to, false))
		old.moved = newID
	})
}

// Remove removes the bot, which is told.
func (g *Group) Remove() { g.setStatus("kicked") }

// Add adds the bot again.
func (g *Group) Add() { g.setStatus("member") }

// Promote makes the bot an administrator, which receives all messages.
func (g *Group) Promote() { g.setStatus("administrator") }

func (g *Group) setStatus(status string) {
	id := g.ID()
	g.s.change(func() {
		c := g.s.world.chats[id]
		g.s.world.setStatus(c, c.members[0], status)
	})
}
