package telegramtest

import (
	"context"
	"fmt"
	"strings"
)

// A User is a person at their Telegram app. Methods without "In" speak in the
// direct chat with the bot. What cannot be done in the app, such as to answer a
// message that is not there, is a panic: it is a mistake in the test.
type User struct {
	Person
	s      *Server
	thread int
}

// User returns a person. The bot cannot write to them before they wrote to it.
func (s *Server) User(p Person) *User {
	s.change(func() {
		s.people[p.ID] = &p
		if s.chats[p.ID] == nil {
			s.chats[p.ID] = &chat{id: p.ID, status: "member"}
		}
		s.chats[p.ID].person = &p
	})
	return &User{Person: p, s: s}
}

// Chat is the person's direct chat with the bot.
func (u *User) Chat() Chat { return u.s.Chat(u.ID) }

// Topic is the same person in a topic of the direct chat, id being any number
// but 0.
func (u *User) Topic(id int) *User {
	t := *u
	t.thread = id
	return &t
}

// Say sends a text and returns its message id.
func (u *User) Say(text string) int { return u.write(u.ID, u.thread, 0, text, nil) }

// Reply answers a message.
func (u *User) Reply(to int, text string) int { return u.write(u.ID, u.thread, to, text, nil) }

// Send sends a file with a caption.
func (u *User) Send(f File, caption string) int { return u.write(u.ID, u.thread, 0, caption, &f) }

// Edit replaces the text or caption of the person's message. With the same text
// the bot is told of an edit all the same, as happens when something changes that
// bots do not see.
func (u *User) Edit(id int, text string) { u.edit(u.ID, id, text) }

// Tap presses the button with that label.
func (u *User) Tap(id int, label string) *Tap { return u.tap(u.ID, id, label) }

// Press sends data as if a button below the message had it: an old app shows
// buttons that are no longer there.
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

// EditIn is [User.Edit] in a group.
func (u *User) EditIn(g *Group, id int, text string) { u.edit(g.ID(), id, text) }

// TapIn is [User.Tap] in a group.
func (u *User) TapIn(g *Group, id int, label string) *Tap { return u.tap(g.ID(), id, label) }

// PressIn is [User.Press] in a group.
func (u *User) PressIn(g *Group, id int, data string) *Tap { return u.press(g.ID(), id, data) }

// Block blocks the bot, which is told so.
func (u *User) Block() { u.s.change(func() { u.s.setStatus(u.s.chats[u.ID], &u.Person, "kicked") }) }

// Unblock ends [User.Block], which the bot is told too.
func (u *User) Unblock() { u.s.change(func() { u.s.setStatus(u.s.chats[u.ID], &u.Person, "member") }) }

func (u *User) write(chatID int64, thread, to int, text string, f *File) (id int) {
	s := u.s
	s.change(func() {
		c := s.chats[chatID]
		c.join(&u.Person)
		if to != 0 {
			s.mustMessage(c, to)
		}
		s.openTopic(c, thread)
		m := &Message{From: u.ID, Text: text, Entities: markOf(text), ReplyTo: to, Thread: thread, Preview: true}
		if f != nil {
			m.File = s.keep(*f, "documents")
		}
		id = s.add(c, m).ID
		s.tell("message", m)
	})
	return id
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

// openTopic makes sure that a topic is there. In a group a topic has the id of
// the message that opened it.
func (s *Server) openTopic(c *chat, thread int) {
	if thread == 0 || c.hasTopic(thread) {
		return
	}
	c.topics = append(c.topics, thread)
	if c.person == nil {
		if c.find(thread) != nil {
			panic(fmt.Sprintf("telegramtest: topic %d has the id of a message", thread))
		}
		c.messages = append(c.messages, &Message{
			ID: thread, From: c.members[0].ID, Date: s.opt.Clock(), Thread: thread, chat: c,
			service: object{"forum_topic_created": object{"name": fmt.Sprintf("Topic %d", thread), "icon_color": 7322096}},
		})
		c.last = max(c.last, thread)
	}
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
		m := s.mustMessage(s.chats[chatID], id)
		if m.From != u.ID {
			panic(fmt.Sprintf("telegramtest: message %d is not %s's", id, u.Name))
		}
		m.Text, m.Entities = text, markOf(text)
		m.touch(s)
		s.tell("edited_message", m)
	})
}

func (m *Message) touch(s *Server) {
	m.Edited, m.edited = true, s.opt.Clock()
	m.Edits++
}

// tell publishes a message if the bot may read it.
func (s *Server) tell(kind string, m *Message) {
	if s.reads(m) {
		s.publish(kind, s.wire(m, true))
	}
}

// reads reports whether the bot is shown a message. In a group with privacy mode
// those are commands, what mentions it and what answers it.
func (s *Server) reads(m *Message) bool {
	c := m.chat
	if c.status == "kicked" || c.status == "left" {
		return false
	}
	if c.person != nil || s.opt.ReadsAll || c.status == "administrator" {
		return true
	}
	if to := c.find(m.ReplyTo); to != nil && to.From == s.ID {
		return true
	}
	for _, e := range m.Entities {
		word := strings.ToLower(e.in(m.Text))
		_, at, addressed := strings.Cut(word, "@")
		if (addressed && at == strings.ToLower(s.Username)) || (e.Type == "bot_command" && !addressed) {
			return true
		}
	}
	return false
}

// setStatus changes what the bot is in a chat and tells it.
func (s *Server) setStatus(c *chat, by *Person, status string) {
	old := c.status
	c.status = status
	member := func(status string) object {
		o := object{"user": s.people[s.ID].wire(), "status": status}
		switch status {
		case "kicked":
			o["until_date"] = 0
		case "administrator":
			for _, right := range adminRights {
				o[right] = right == "can_delete_messages"
			}
		}
		return o
	}
	s.publish("my_chat_member", object{
		"chat": c.wire(), "from": by.wire(), "date": s.opt.Clock().Unix(),
		"old_chat_member": member(old), "new_chat_member": member(status),
	})
}

// adminRights are the rights that Telegram always names.
var adminRights = []string{
	"can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members",
	"can_promote_members", "can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories", "can_delete_stories",
	"can_send_welcome_messages",
}

// A Group is a group with the bot in it.
type Group struct {
	s      *Server
	chat   *chat
	thread int
}

// Group returns a group: a supergroup if its id is -1001000000000 or the like, a
// basic group if it is a small negative number. The first member is its owner;
// without any there is one whom nobody knows.
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
			s.people[owner.ID] = owner
			c.members = append(c.members, owner)
		}
		s.chats[id] = c
	})
	return &Group{s: s, chat: c}
}

// ID is the group's id, a new one after [Group.Migrate].
func (g *Group) ID() int64 {
	g.s.mu.Lock()
	defer g.s.mu.Unlock()
	if g.chat.moved != 0 {
		return g.chat.moved
	}
	return g.chat.id
}

// Chat is the group's chat.
func (g *Group) Chat() Chat { return g.s.Chat(g.ID()) }

// Topic is a topic of the group, which is a forum then. id is that of the message
// that opened it: larger than those of the messages before.
func (g *Group) Topic(id int) *Group {
	t := *g
	t.thread = id
	return &t
}

// Migrate makes a basic group a supergroup with a new id. The bot is told by a
// message in each, and the old id is refused from now on.
func (g *Group) Migrate(newID int64) {
	s := g.s
	s.change(func() {
		old := g.chat
		super := &chat{id: newID, title: old.title, members: old.members, status: old.status, began: true}
		s.chats[newID] = super
		owner := old.members[0].ID
		from := s.add(old, &Message{From: owner, service: object{"migrate_to_chat_id": newID}})
		s.publish("message", s.wire(from, false))
		to := s.add(super, &Message{From: owner, service: object{"migrate_from_chat_id": old.id}})
		s.publish("message", s.wire(to, false))
		old.moved = newID
	})
}

// Remove throws the bot out, which it is told.
func (g *Group) Remove() { g.setStatus("kicked") }

// Add puts the bot back in.
func (g *Group) Add() { g.setStatus("member") }

// Promote makes the bot an administrator, who reads everything.
func (g *Group) Promote() { g.setStatus("administrator") }

func (g *Group) setStatus(status string) {
	id := g.ID()
	g.s.change(func() {
		c := g.s.chats[id]
		g.s.setStatus(c, c.members[0], status)
	})
}

// A Tap is a press on a button.
type Tap struct {
	ID string // of the callback query

	s        *Server
	by       int64
	answers  int
	text     string
	alert    bool
	url      string
	expired  bool
	chat     int64
	answered bool
}

func (u *User) tap(chatID int64, id int, label string) *Tap {
	m, ok := u.s.Chat(chatID).Message(id)
	if !ok {
		panic(fmt.Sprintf("telegramtest: there is no message %d in chat %d", id, chatID))
	}
	b, ok := m.Button(label)
	if !ok {
		panic(fmt.Sprintf("telegramtest: message %d has no button %q, it has %q", id, label, m.Labels()))
	}
	return u.press(chatID, id, b.Data)
}

func (u *User) press(chatID int64, id int, data string) *Tap {
	s := u.s
	t := &Tap{s: s, by: u.ID, chat: chatID}
	s.change(func() {
		s.nTaps++
		t.ID = fmt.Sprint(4_000_000_000_000 + int64(s.nTaps))
		s.taps[t.ID] = t
		c := s.chats[chatID]
		message := object{"message_id": id, "date": 0, "chat": c.wire()} // what Telegram says of one that is gone
		if m := c.find(id); m != nil {
			message = s.wire(m, true)
		}
		s.publish("callback_query", object{
			"id": t.ID, "from": u.wire(), "message": message, "data": data,
			"chat_instance": fmt.Sprint(1_000_000 - chatID),
		})
	})
	return t
}

// Answered reports whether the bot answered, so that the button no longer shows
// that it is waiting.
func (t *Tap) Answered() bool {
	t.s.mu.Lock()
	defer t.s.mu.Unlock()
	return t.answered
}

// Text is what the person was shown, "" for nothing.
func (t *Tap) Text() string {
	t.s.mu.Lock()
	defer t.s.mu.Unlock()
	return t.text
}

// Alert reports whether the text must be closed by the person.
func (t *Tap) Alert() bool {
	t.s.mu.Lock()
	defer t.s.mu.Unlock()
	return t.alert
}

// Answers is how often the bot answered.
func (t *Tap) Answers() int {
	t.s.mu.Lock()
	defer t.s.mu.Unlock()
	return t.answers
}

// Expire makes the tap too old to be answered.
func (t *Tap) Expire() { t.s.change(func() { t.expired = true }) }

// Wait waits until the tap is answered.
func (t *Tap) Wait(ctx context.Context) error {
	return t.s.Wait(ctx, func(*Server) bool { return t.Answered() })
}

func (s *Server) answerCallbackQuery(r *Request) (any, error) {
	t := s.taps[r.text("callback_query_id")]
	if t == nil || t.expired {
		return nil, bad("query is too old and response timeout expired or query ID is invalid")
	}
	if length16(r.text("text")) > 200 {
		return nil, bad("MESSAGE_TOO_LONG")
	}
	t.answers++
	t.answered = true
	t.text, t.alert, t.url = r.text("text"), r.flag("show_alert"), r.text("url")
	return true, nil
}
