package slacktest

import (
	"encoding/json"
	"slices"
	"time"
)

// A Kind says what sort of conversation a channel is.
type Kind string

// The kinds of conversations.
const (
	Public  Kind = "channel"
	Private Kind = "group"
	Shared  Kind = "shared" // a public channel of Slack Connect
	direct  Kind = "im"
)

// A Channel is a conversation: a channel, or the direct messages of one person
// and the bot.
type Channel struct {
	ID   string
	Kind Kind

	s          *state
	user       string // the person, of direct messages
	botOut     bool
	archived   bool
	messages   []*Message
	ephemerals []Ephemeral
	statuses   []Status
	prompts    []Prompts
	members    []string
}

// A Message is a message in its current form.
type Message struct {
	TS       string
	Thread   string // ts of the first message of its thread, "" if it is in none
	User     string
	BotID    string // of the bot that wrote it, "" for people
	Subtype  string
	Text     string
	Blocks   []map[string]any
	Files    []string // ids
	Metadata map[string]any
	Edits    int
	Deleted  bool
	EditedAt string         // ts of the last edit by its author
	Fields   map[string]any // of the call that wrote it, nil for people
	// Reactions are the names of emoji that the bot added.
	Reactions []string

	attachments []any
	team        string
	clientMsgID string
}

// An Ephemeral is a message that only one person sees.
type Ephemeral struct {
	TS, User, Thread, Text string
	Blocks                 []map[string]any
	// Answers says how it was sent: by "chat.postEphemeral", to a "response_url" or
	// as the answer to a "command".
	Answers string
}

// A Status is a status set by assistant.threads.setStatus; an empty Text clears it.
type Status struct {
	Thread, Text string
	Loading      []string
	At           time.Time // by the fake's clock
}

// statusLife is how long a status is shown if no message follows.
const statusLife = 2 * time.Minute

// Prompts are the prompts set by assistant.threads.setSuggestedPrompts.
type Prompts struct {
	Thread, Title string
	Prompts       []Prompt
}

// A Prompt is one suggested prompt.
type Prompt struct{ Title, Message string }

// A Button is a button of a message or view, or an option of a menu there.
type Button struct {
	Label, ActionID, BlockID, Value, URL string

	Menu string // of an option, the kind of its menu; "" for buttons
}

// Channel returns the channel with an id. The first call creates it, public unless a
// kind is given, with the bot as a member.
func (s *Server) Channel(id string, kind ...Kind) *Channel {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.workspace.channels[id]
	if c == nil {
		c = &Channel{ID: id, Kind: Public, s: s.state}
		s.workspace.channels[id] = c
	}
	if len(kind) > 0 {
		c.Kind = kind[0]
	}
	return c
}

// RemoveBot removes the bot from the channel: it receives nothing and may not
// write.
func (c *Channel) RemoveBot() { c.s.update(func() { c.botOut = true }) }

// AddBot adds the bot again.
func (c *Channel) AddBot() { c.s.update(func() { c.botOut = false }) }

// Archive archives the channel.
func (c *Channel) Archive() { c.s.update(func() { c.archived = true }) }

// Messages returns copies of all messages, including deleted ones, oldest
// first.
func (c *Channel) Messages() []Message {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	return c.copyWhere(func(*Message) bool { return true })
}

// Replies returns the bot's messages in the thread of ts, without deleted ones.
func (c *Channel) Replies(ts string) []Message {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	return c.copyWhere(func(m *Message) bool { return m.BotID != "" && m.Thread == ts && !m.Deleted })
}

// FromBot returns the bot's messages, in threads and outside, without deleted
// ones.
func (c *Channel) FromBot() []Message {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	return c.copyWhere(func(m *Message) bool { return m.BotID != "" && !m.Deleted })
}

// Message returns the message with a ts, and whether there is one.
func (c *Channel) Message(ts string) (Message, bool) {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	m := c.find(ts)
	if m == nil {
		return Message{}, false
	}
	return m.copy(), true
}

// Ephemerals returns the messages that only one user saw, oldest first.
func (c *Channel) Ephemerals(user string) []Ephemeral {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	var of []Ephemeral
	for _, e := range c.ephemerals {
		if e.User == user {
			of = append(of, e)
		}
	}
	return of
}

// Statuses returns all statuses that were set, oldest first.
func (c *Channel) Statuses() []Status {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	return slices.Clone(c.statuses)
}

// Status returns the status that a thread shows, "" for none. It is cleared by a
// message of the bot in the thread, and after two minutes.
func (c *Channel) Status(thread string) string {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	for _, st := range slices.Backward(c.statuses) {
		if st.Thread == thread && c.s.now().Sub(st.At) < statusLife {
			return st.Text
		}
		if st.Thread == thread {
			break
		}
	}
	return ""
}

// Prompts returns all suggested prompts that were set, oldest first.
func (c *Channel) Prompts() []Prompts {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	return slices.Clone(c.prompts)
}

func (c *Channel) copyWhere(want func(*Message) bool) []Message {
	var all []Message
	for _, m := range c.messages {
		if want(m) {
			all = append(all, m.copy())
		}
	}
	return all
}

func (m *Message) copy() Message {
	d := *m
	d.Blocks = cloneBlocks(m.Blocks)
	d.Files, d.Reactions = slices.Clone(m.Files), slices.Clone(m.Reactions)
	return d
}

// find returns the message with a ts, nil if there is none or it was deleted.
func (c *Channel) find(ts string) *Message {
	for _, m := range c.messages {
		if m.TS == ts && !m.Deleted {
			return m
		}
	}
	return nil
}

// hasReplies reports whether ts has a reply that was not deleted.
func (c *Channel) hasReplies(ts string) bool {
	return slices.ContainsFunc(c.messages, func(m *Message) bool { return m.Thread == ts && m.TS != ts && !m.Deleted })
}

// hasThread reports whether a message can be posted in the thread of ts.
func (c *Channel) hasThread(ts string) bool { return c.find(ts) != nil || c.hasReplies(ts) }

// channelType returns the name of the kind in events.
func (c *Channel) channelType() string {
	if c.Kind == Shared {
		return string(Public)
	}
	return string(c.Kind)
}

// Buttons returns the buttons of the message, in order.
func (m Message) Buttons() []Button { return buttons(m.Blocks) }

// Buttons returns the buttons of the message, in order.
func (e Ephemeral) Buttons() []Button { return buttons(e.Blocks) }

// Pictures returns the ids of the files that the message shows in its blocks.
func (m Message) Pictures() []string {
	return slices.DeleteFunc(picturesIn(m.Blocks), func(id string) bool { return id == "" })
}

// BlockText returns all text of the blocks, a line for each text object.
func (m Message) BlockText() string { return blockText(m.Blocks) }

// BlockText returns all text of the blocks, a line for each text object.
func (e Ephemeral) BlockText() string { return blockText(e.Blocks) }

// buttons returns the buttons anywhere in blocks, and the options of menus outside of
// forms, which are chosen with one tap too.
func buttons(blocks []map[string]any) []Button {
	var all []Button
	for _, b := range blocks {
		walk(b, func(o map[string]any) {
			kind, block := str(o["type"]), str(b["block_id"])
			switch {
			case kind == "button":
				all = append(all, Button{
					Label: textOf(o["text"]), ActionID: str(o["action_id"]), BlockID: block, Value: str(o["value"]), URL: str(o["url"]),
				})
			case (kind == "static_select" || kind == "overflow") && b["type"] != "input":
				for _, option := range objects(o["options"]) {
					all = append(all, Button{
						Label: textOf(option["text"]), ActionID: str(o["action_id"]), BlockID: block, Value: str(option["value"]), Menu: kind,
					})
				}
			}
		})
	}
	return all
}

func blockText(blocks []map[string]any) string {
	var text []byte
	for _, b := range blocks {
		walk(b, func(o map[string]any) {
			if s, ok := o["text"].(string); ok {
				text = append(append(text, s...), '\n')
			}
		})
	}
	return string(text)
}

// walk calls f for o and each object in it, in the order in which Slack shows them.
func walk(o map[string]any, f func(map[string]any)) {
	f(o)
	for _, k := range []string{"title", "label", "text", "fields", "element", "elements", "accessory", "options", "rows"} {
		walkAny(o[k], f)
	}
}

func walkAny(v any, f func(map[string]any)) {
	switch v := v.(type) {
	case map[string]any:
		walk(v, f)
	case []any:
		for _, e := range v {
			walkAny(e, f)
		}
	}
}

func str(v any) string {
	s, _ := v.(string)
	return s
}

// textOf returns the text of a text object.
func textOf(v any) string {
	o, _ := v.(map[string]any)
	return str(o["text"])
}

// cloneBlocks copies blocks deeply.
func cloneBlocks(blocks []map[string]any) []map[string]any {
	if blocks == nil {
		return nil
	}
	data, err := json.Marshal(blocks)
	if err != nil {
		panic(err) // they were decoded from JSON
	}
	var c []map[string]any
	if err := json.Unmarshal(data, &c); err != nil {
		panic(err)
	}
	return c
}
