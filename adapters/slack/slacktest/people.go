package slacktest

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
)

// A Person is a user of the fake Slack.
type Person struct {
	ID       string
	Name     string
	Zone     string // IANA name, "" for UTC
	Locale   string // "en-US" if empty
	Team     string // another organisation's, "" for the app's
	External bool   // of another organisation, in a shared channel; Team is "T0OTHER" if empty
	Guest    bool   // a guest of the workspace
	Deleted  bool   // has left the workspace
	Hidden   bool   // users.info fails with user_not_visible
	Bot      bool   // another bot
}

// A User is a person who uses Slack. The bot is told what they do, and a test can ask
// what they see.
type User struct {
	Person
	s    *Server
	home *View
	// open is the modal that they see, nil if there is none.
	open *View
}

// User returns the user with an id. The first call creates them; a later call with
// more than the id changes them.
func (s *Server) User(p Person) *User {
	s.mu.Lock()
	defer s.mu.Unlock()
	if p.External && p.Team == "" {
		p.Team = "T0OTHER"
	}
	u := s.workspace.users[p.ID]
	switch {
	case u == nil:
		u = &User{Person: p, s: s}
		s.workspace.users[p.ID] = u
	case p != (Person{ID: p.ID}):
		u.Person = p
	}
	return u
}

func (u *User) team() string {
	if u.Team != "" {
		return u.Team
	}
	return u.s.opts.Team
}

// DM returns the direct messages of u and the bot.
func (u *User) DM() *Channel {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	return u.s.workspace.dm(u.ID)
}

// Post posts a text in c and returns its ts. The text is in Slack's markup: & < > are
// escaped, mentions are <@U1>, links are in angle brackets; see [Typed].
func (u *User) Post(c *Channel, text string) string { return u.write(c, Message{Text: text}) }

// PostInThread posts a text in a thread, named by the ts of its first message.
func (u *User) PostInThread(c *Channel, thread, text string) string {
	return u.write(c, Message{Text: text, Thread: thread})
}

// Mention posts a mention of the bot and a text.
func (u *User) Mention(c *Channel, text string) string {
	return u.Post(c, "<@"+u.s.opts.BotUser+"> "+text)
}

// MentionInThread is [User.Mention] in a thread.
func (u *User) MentionInThread(c *Channel, thread, text string) string {
	return u.PostInThread(c, thread, "<@"+u.s.opts.BotUser+"> "+text)
}

// Forward shares a message of a channel with a text, in a thread if that is not "".
func (u *User) Forward(c *Channel, thread, text string, from *Channel, ts string) string {
	passed, ok := from.Message(ts)
	if !ok {
		u.s.update(func() { u.s.problem("%s shares %s of %s, which does not exist", u.ID, ts, from.ID) })
	}
	return u.write(c, Message{Text: text, Thread: thread, attachments: []any{map[string]any{
		"id": 1, "ts": passed.TS, "author_id": passed.User, "author_name": u.s.User(Person{ID: passed.User}).Name, "channel_id": from.ID, "channel_team": u.s.opts.Team,
		"is_msg_unfurl": true, "is_share": true, "text": passed.Text, "fallback": passed.Text, "mrkdwn_in": []any{"text"},
	}}})
}

// PostFile posts a text with a file, which the bot can download with its token.
func (u *User) PostFile(c *Channel, name, mime string, data []byte, text string) string {
	return u.Share(c, "", text, File{Name: name, MIME: mime, Data: data})
}

// Share posts a text with files, in a thread if that is not "".
func (u *User) Share(c *Channel, thread, text string, all ...File) string {
	var ids []string
	u.s.update(func() {
		for _, f := range all {
			f.ID, f.Title, f.Channel, f.Thread, f.User, f.done = u.s.id("F"), f.Name, c.ID, thread, u.ID, true
			ids = append(ids, f.ID)
			u.s.uploads.files[f.ID] = &f
		}
	})
	return u.write(c, Message{Text: text, Thread: thread, Subtype: "file_share", Files: ids})
}

// Typed converts what a person types to Slack's markup: it escapes & < >, so that
// <!channel> mentions nobody.
func Typed(text string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(text)
}

func (u *User) write(c *Channel, m Message) string {
	s := u.s
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	m.TS, m.User, m.team = s.newTS(), u.ID, u.team()
	m.clientMsgID = fmt.Sprintf("%08x-0000-4000-8000-%012x", s.serial, s.lastTS)
	if u.Bot {
		m.BotID = "B" + u.ID[1:]
	}
	if m.Subtype == "" || m.Text != "" {
		m.Blocks = richText(s.id("b"), m.Text)
	}
	c.join(u)
	c.messages = append(c.messages, &m)
	s.events.emitPosted(c, &m)
	return m.TS
}

// join makes a person a member of the channel: nobody else writes or presses buttons there.
func (c *Channel) join(u *User) {
	if !slices.Contains(c.members, u.ID) {
		c.members = append(c.members, u.ID)
	}
}

// richText returns the blocks that Slack's clients send besides the text.
func richText(id, text string) []map[string]any {
	var elements []any
	for text != "" {
		before, rest, found := strings.Cut(text, "<@")
		user, after, closed := strings.Cut(rest, ">")
		if !found || !closed || strings.ContainsFunc(user, func(r rune) bool { return !unicode.IsUpper(r) && !unicode.IsDigit(r) }) {
			elements = append(elements, map[string]any{"type": "text", "text": text})
			break
		}
		if before != "" {
			elements = append(elements, map[string]any{"type": "text", "text": before})
		}
		elements = append(elements, map[string]any{"type": "user", "user_id": user})
		text = after
	}
	section := map[string]any{"type": "rich_text_section", "elements": elements}
	return []map[string]any{{"type": "rich_text", "block_id": id, "elements": []any{section}}}
}

// Edit replaces the text of one of u's messages.
func (u *User) Edit(c *Channel, ts, text string) {
	u.change(c, ts, "edits", func(m *Message) {
		m.Text, m.Edits = text, m.Edits+1
		m.EditedAt = u.s.newTS()
		m.Blocks = richText(u.s.id("b"), text)
	})
}

// Unfurl makes Slack add the preview of a link to a message, which changes the message
// but not its text.
func (u *User) Unfurl(c *Channel, ts, link string) {
	u.change(c, ts, "unfurls", func(m *Message) {
		m.attachments = append(m.attachments, map[string]any{
			"id": len(m.attachments) + 1, "from_url": link, "original_url": link, "fallback": "A page",
			"title": "A page", "title_link": link, "service_name": "A site", "text": "Lunch for 99 EUR",
		})
	})
}

func (u *User) change(c *Channel, ts, verb string, f func(*Message)) {
	s := u.s
	s.update(func() {
		m := c.find(ts)
		if m == nil {
			s.problem("%s %s %s in %s, which does not exist", u.ID, verb, ts, c.ID)
			return
		}
		before := *m
		f(m)
		s.events.emitChanged(c, m, &before)
	})
}

// Delete deletes one of u's messages. As in Slack, a message with replies becomes a
// tombstone: the bot is told of a change to "This message was deleted.".
func (u *User) Delete(c *Channel, ts string) {
	s := u.s
	s.update(func() {
		m := c.find(ts)
		if m == nil {
			s.problem("%s deletes %s in %s, which does not exist", u.ID, ts, c.ID)
			return
		}
		m.Deleted = true
		s.events.emitDeleted(c, m)
	})
}

// Ephemerals returns the messages that only u saw in c.
func (u *User) Ephemerals(c *Channel) []Ephemeral { return c.Ephemerals(u.ID) }

// OpenHome opens the home tab.
func (u *User) OpenHome() { u.openTab("home") }

// OpenMessages opens the messages tab.
func (u *User) OpenMessages() { u.openTab("messages") }

// Home returns what the bot published on u's home tab, or nil.
func (u *User) Home() *View {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	return u.home.copy()
}

// OpenView returns the modal that u sees, or nil.
func (u *User) OpenView() *View {
	u.s.mu.Lock()
	defer u.s.mu.Unlock()
	return u.open.copy()
}
