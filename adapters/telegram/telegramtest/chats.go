package telegramtest

import (
	"fmt"
	"maps"
	"slices"
	"time"
)

// A Person is somebody who can write to the bot.
type Person struct {
	ID       int64
	Name     string // first name
	LastName string
	Username string // without the @
	Language string // IETF tag of their app, "en", "zh-hans"

	bot bool
}

func (p *Person) wire() object {
	o := object{"id": p.ID, "is_bot": p.bot, "first_name": p.Name}
	put(o, "last_name", p.LastName)
	put(o, "username", p.Username)
	put(o, "language_code", p.Language)
	return o
}

// put adds a field unless it is empty.
func put[T comparable](o object, name string, v T) {
	var zero T
	if v != zero {
		o[name] = v
	}
}

// A File is a photo, a document, or what else people send.
type File struct {
	Name    string
	Type    string // MIME type, as given by the sender
	Data    []byte
	Photo   bool
	Kind    string // "animation", "audio", "video", "video_note" or "voice" if it is sent as one
	Claimed int    // the size that Telegram tells; 0 for that of Data

	ID     string // file_id
	Width  int    // of a photo, in pixels
	Height int
	path   string
}

func (f *File) size() int {
	if f.Claimed != 0 {
		return f.Claimed
	}
	return len(f.Data)
}

// A Button is one of the buttons below a message.
type Button struct {
	Text  string `json:"text"`
	Data  string `json:"callback_data,omitempty"`
	URL   string `json:"url,omitempty"`
	Style string `json:"style,omitempty"` // "primary", "success", "danger", or "" for the app's own
}

// A Message is what people see in a chat.
type Message struct {
	ID       int
	From     int64 // id of the author, who may be the bot
	Date     time.Time
	Text     string // without markup; a caption if there is a File
	Entities []Entity
	Buttons  [][]Button
	File     *File
	ReplyTo  int // id of the message that it replies to, 0 for none
	Thread   int // 0 outside of topics
	Album    string
	Edited   bool
	Edits    int  // how often it was edited
	Silent   bool // sent without a notification
	Preview  bool // a preview of its links is allowed
	Markup   string
	Only     int64     // the person who sees it, 0 for everybody
	Location *Location // that the person shows; nil for none
	Reaction string    // the bot's, an emoji; "" for none

	edited  time.Time
	chat    *chat
	service object // of a service message, about the chat itself; nil for others
}

// Button returns the button with a label.
func (m Message) Button(label string) (Button, bool) {
	for _, row := range m.Buttons {
		for _, b := range row {
			if b.Text == label {
				return b, true
			}
		}
	}
	return Button{}, false
}

// Labels returns the labels of the buttons, row by row.
func (m Message) Labels() []string {
	var all []string
	for _, row := range m.Buttons {
		for _, b := range row {
			all = append(all, b.Text)
		}
	}
	return all
}

// A chat is a place with messages.
type chat struct {
	id       int64
	title    string // of a group
	person   *Person
	messages []*Message
	last     int // id of the last message of a supergroup
	topics   []int
	actions  []string
	drafts   []string
	members  []*Person  // the first is its owner
	status   string     // of the bot: "member", "administrator", "kicked", "left"
	began    bool       // the bot may write to it: the person wrote first, or it is a group
	moved    int64      // id of the supergroup that it became, 0 if it did not
	whispers []*Message // of the bot, each for one person
	keys     []string   // labels of the keyboard that the bot shows in place of the letters
	sent     int        // how many messages the bot has sent
	sentAt   time.Time  // when the bot sent the last one, for Options.PerChat
}

// kind returns the type of the chat. Telegram gives each type a range of ids.
func (c *chat) kind() string {
	switch {
	case c.id > 0:
		return "private"
	case c.id <= -1_000_000_000_000:
		return "supergroup"
	}
	return "group"
}

func (c *chat) wire() object {
	o := object{"id": c.id, "type": c.kind()}
	if c.person != nil {
		o["first_name"] = c.person.Name
		put(o, "last_name", c.person.LastName)
		put(o, "username", c.person.Username)
		return o
	}
	o["title"] = c.title
	put(o, "is_forum", len(c.topics) > 0)
	return o
}

// find returns the message with an id, nil if there is none. It looks at the newest
// ones first.
func (c *chat) find(id int) *Message {
	if id == 0 {
		return nil
	}
	for _, m := range slices.Backward(c.messages) {
		if m.ID == id {
			return m
		}
	}
	return nil
}

func (f *File) wireInto(o object) {
	d := object{"file_id": f.ID, "file_unique_id": "u" + f.ID, "file_size": f.size()}
	if f.Photo { // with a thumbnail, which cannot be downloaded here
		d["width"], d["height"] = max(f.Width, 1), max(f.Height, 1)
		o["photo"] = []object{{"file_id": f.ID + "s", "file_unique_id": "u" + f.ID + "s", "file_size": 1, "width": 1, "height": 1}, d}
		return
	}
	switch f.Kind {
	case "video_note":
		d["length"], d["duration"] = 240, 1
	case "voice":
		d["duration"] = 1
	case "audio":
		d["duration"] = 1
		put(d, "file_name", f.Name)
	case "animation", "video":
		d["width"], d["height"], d["duration"] = 240, 240, 1
		put(d, "file_name", f.Name)
	default:
		put(d, "file_name", f.Name)
	}
	if f.Kind != "video_note" {
		put(d, "mime_type", f.Type)
	}
	switch f.Kind {
	case "":
		o["document"] = d
	case "animation":
		o["animation"], o["document"] = d, maps.Clone(d) // a document too, for clients that know no animations
		for _, name := range []string{"width", "height", "duration"} {
			delete(o["document"].(object), name)
		}
	default:
		o[f.Kind] = d
	}
}

// A Chat is a chat as the people in it see it now.
type Chat struct {
	s  *Server
	id int64
}

// Chat returns the chat with an id; that of a person is their direct chat with
// the bot. It need not exist yet.
func (s *Server) Chat(id int64) Chat { return Chat{s, id} }

// Messages returns the messages in their current form, oldest first, without
// deleted ones.
func (c Chat) Messages() []Message {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	at := c.s.world.chats[c.id]
	if at == nil {
		return nil
	}
	all := make([]Message, 0, len(at.messages))
	for _, m := range at.messages {
		if m.service == nil {
			all = append(all, m.shown())
		}
	}
	return all
}

// shown returns a copy of m. A shallow one is enough, because changes replace
// whole values.
func (m *Message) shown() Message {
	c := *m
	c.chat, c.service = nil, nil
	return c
}

// FromBot returns the bot's messages, oldest first.
func (c Chat) FromBot() []Message {
	return slices.DeleteFunc(c.Messages(), func(m Message) bool { return m.From != c.s.bot.ID })
}

// Sent returns how many messages the bot has sent to the chat, including deleted
// ones. Unlike the other methods it is fast in a long chat.
func (c Chat) Sent() int {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	if at := c.s.world.chats[c.id]; at != nil {
		return at.sent
	}
	return 0
}

// Message returns the message with an id, and whether there is one.
func (c Chat) Message(id int) (Message, bool) {
	all := c.Messages()
	i := slices.IndexFunc(all, func(m Message) bool { return m.ID == id })
	if i < 0 {
		return Message{}, false
	}
	return all[i], true
}

// Last returns the bot's last message, the zero Message if there is none.
func (c Chat) Last() Message {
	all := c.FromBot()
	if len(all) == 0 {
		return Message{}
	}
	return all[len(all)-1]
}

// Actions returns the actions that sendChatAction showed, such as "typing".
func (c Chat) Actions() []string {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	if at := c.s.world.chats[c.id]; at != nil {
		return slices.Clone(at.actions)
	}
	return nil
}

// Drafts returns the previews that sendMessageDraft showed.
func (c Chat) Drafts() []string {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	if at := c.s.world.chats[c.id]; at != nil {
		return slices.Clone(at.drafts)
	}
	return nil
}

// Delete deletes a message as a person. Telegram does not tell bots.
func (c Chat) Delete(id int) {
	c.s.change(func() {
		if at := c.s.world.chats[c.id]; at != nil {
			at.messages = slices.DeleteFunc(at.messages, func(m *Message) bool { return m.ID == id })
		}
	})
}

func (c *chat) mustFind(id int) *Message {
	m := c.find(id)
	if m == nil {
		panic(fmt.Sprintf("telegramtest: there is no message %d in chat %d", id, c.id))
	}
	return m
}
