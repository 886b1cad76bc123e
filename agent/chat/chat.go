// Package chat is the vocabulary of adapters and the agent: what a message, a
// reply and a choice are on every platform.
//
// An adapter turns its platform's delivery into a [Message], passes it to a
// [Handler], and shows the [Reply]. It never interprets a text, and the agent
// never learns which platform it speaks on.
//
// Only what both sides need belongs here. Package text has what is said, and
// package card what is shown of stored rows.
package chat

import (
	"context"
	"strings"
	"time"

	"chit/expense"
)

// A ConversationID names a place where messages appear in order. It is unique
// across platforms: "terminal:ana", "telegram:-1001/7",
// "slack:T024/C061/1700.1". Only the adapter that made it may take it apart.
type ConversationID string

// Platform returns the name of the adapter that made the id.
func (c ConversationID) Platform() string {
	name, _, _ := strings.Cut(string(c), ":")
	return name
}

// A MessageID identifies a message in its conversation. A redelivered message
// has the same one.
type MessageID string

// A Sender is the author of a message, as far as the platform knows them. An
// empty field is unknown.
type Sender struct {
	expense.Person
	Language string           // BCP 47, "en" or "zh-Hans"
	Region   string           // ISO 3166, "DE"
	Zone     string           // IANA time zone
	Currency expense.Currency // of their locale
	Member   bool             // the platform vouches that they belong to the organisation that runs the bot
	Outsider bool             // the platform vouches for members, and they are not one
	Unsure   bool             // they seem to be a member, but the platform could not be asked
}

// A Message is what a person wrote, or a choice they made.
type Message struct {
	Conversation ConversationID
	ID           MessageID
	Sender       Sender
	Ledger       expense.LedgerID // in a direct conversation the person's own, elsewhere the channel's or group's
	Direct       bool             // nobody else reads the reply
	Overheard    bool             // not addressed to us; it may be meant for others
	Text         string           // what the sender wrote to us, and nothing else
	Quotes       []Quote          // what the sender passed on with it
	Mentions     []expense.Person // whom Text names, each under the name that stands there
	Files        []FileRef        // that came with it
	Located      string           // the IANA time zone of a place that the sender showed us; the place itself is not kept
	Withheld     Secret           // the kind of secret that was removed, with all other text
	Choice       string           // ID of the chosen Choice, whose label is Text
	ReplyTo      MessageID        // the message or reply that this one answers, or whose choice was made; "" if none
	Room         *Room            // where it was written, if only the sender sees it there; otherwise nil
	At           time.Time        // when it was sent, by the platform's clock; the agent's "today"

	// Edits is the earlier message whose text this one replaces. An empty Text
	// means that it was deleted. Each edit has an ID of its own.
	Edits MessageID
	// Parts are the messages that this one is put together from, whose texts are the lines
	// of Text, in their order. An edit has the one that Text is the new text of.
	Parts []Part
	// Fields are the values of a submitted [Form], by field name. Choice is the
	// form's ID.
	Fields map[string]string
	// Tick is set if nobody wrote the message, but something has become due. Sender
	// is who would read a reply, and At when it was due.
	Tick *Tick
}

// A Part is a message that is a part of another one.
type Part struct {
	ID    MessageID `json:"id"`
	Lines int       `json:"lines,omitempty"` // that its text has
}

// A Tick is something that has become due, under the ID of its message.
type Tick struct {
	Due     time.Time
	Payload string // of whoever set it
}

// A Quote is text that somebody passed on without having written it to us:
// expenses may be read from it, but it cannot give orders.
type Quote struct {
	Kind   QuoteKind      `json:"kind"`
	Text   string         `json:"text"`
	At     time.Time      `json:"at,omitzero"`     // when it was written, zero if unknown
	Author expense.Person `json:"author,omitzero"` // who wrote it, as far as the platform knows them
}

// A QuoteKind says how a text was passed on.
type QuoteKind string

// The kinds of quotes.
const (
	Forwarded QuoteKind = "forwarded" // the message is a copy of another one
	Quoted    QuoteKind = "quoted"    // quoted in the message, or pasted as a block
	Shared    QuoteKind = "shared"    // attached to the message
	Picked    QuoteKind = "picked"    // selected by the sender, to be logged
)

// A Secret is a kind of data that is neither stored nor sent on.
type Secret string

// The kinds of secrets.
const (
	SecretCard Secret = "card" // the number of a payment card
	SecretPIN  Secret = "pin"  // a PIN, or the code on the back of a card
)

// Passed returns the texts of m's quotes.
func (m Message) Passed() []string {
	var texts []string
	for _, q := range m.Quotes {
		texts = append(texts, q.Text)
	}
	return texts
}

// Words returns all text of m, for people to read: the sender's own, and the quotes.
func (m Message) Words() string {
	return strings.TrimSpace(strings.Join(append([]string{m.Text}, m.Passed()...), "\n"))
}

// SourceKey identifies m across platforms. A platform redelivers a message when
// an answer is late, and the key shows that it is the same one.
func (m Message) SourceKey() string { return string(m.Conversation) + "/" + string(m.ID) }

// A Room is a place with several people, in which somebody wrote something that
// only they see. Such a message is about the sender's own ledger.
type Room struct {
	Name   string           // as people there know it, "#team"; "" if the bot is not a member
	Ledger expense.LedgerID // the room's, to which an expense can be moved; "" if the bot is not a member
}

// A Reply is an answer in words, with what it is about. Its Text is complete:
// an adapter that shows nothing else has said everything but the choices.
type Reply struct {
	Text     string
	Blocks   []Block           // the parts of Text, for platforms that set them apart; none for plain words
	Expenses []expense.Expense // that the reply is about, as stored
	Choices  []Choice
	Files    []File

	// InPlace asks the platform to replace the card whose choice was made by
	// this reply. Where it cannot, this is an ordinary reply.
	InPlace bool
	// Amends marks the card of a change to the one expense that the reply is about.
	// A platform that shows a card of this expense in the conversation replaces it,
	// and acknowledges the message with a reaction. Where it cannot, this is an
	// ordinary reply.
	Amends bool
	// Notice marks a sentence about the tap itself, such as "that button is
	// old". A platform that can shows it for a moment and leaves the card as it
	// is.
	Notice bool
	// Alert marks what must not be missed, and concerns nobody else, because somebody
	// wanted what they may not, or where they cannot: a platform that can has them close
	// a notice, and shows a reply to them alone.
	Alert bool
	// Private asks to show the reply to the sender alone.
	Private bool
	// Asks names, in a few words, the value that the sender is expected to type, such
	// as "the amount". It is "" if nothing is asked, or choices are the answers.
	// Where the platform does not let us hear plain words, it has to ask the sender
	// for a reply.
	Asks string
	// Place is the label of a button with which the sender shows where they are, which
	// would be an answer; "" if it would not. A platform without such buttons leaves it out.
	Place string
}

// A Choice is something to do with one tap: a button, or in the terminal a
// label to type.
type Choice struct {
	ID    string `json:"id"` // at most 64 bytes, Telegram's limit
	Label string `json:"label"`
	Style Style  `json:"style,omitempty"`
	Menu  string `json:"menu,omitempty"` // the caption under which adjacent choices are one menu, where a platform has menus
}

// A Style says how a choice should look, where a platform lets it.
type Style string

// The styles of choices. Most have none.
const (
	Primary Style = "primary" // what most people want here
	Danger  Style = "danger"  // takes something away
)

// A File is a document or picture that belongs to a reply.
type File struct {
	Name  string // without a directory
	MIME  string
	Data  []byte
	Alt   string `json:",omitempty"` // what a picture shows, for those who cannot see it
	Exact bool   `json:",omitzero"`  // must arrive byte for byte; otherwise a picture is shown as the platform likes

	// Illustrates is set of a picture that says nothing that the text does not. A platform
	// that cannot show pictures leaves it out. It is never in the message that has the
	// choices, so that a tap can replace that one.
	Illustrates bool `json:",omitzero"`

	// Of a file that the ledger keeps, Ledger and Digest say where it is kept, so
	// that nobody need keep its data again.
	Ledger expense.LedgerID `json:",omitempty"`
	Digest string           `json:",omitempty"`
}

// A Handler answers messages. The agent is one.
type Handler interface {
	// Handle answers m. The messages of a conversation are handled one at a
	// time, in order. An error is a failure of ours, after which the same
	// message may be handled again; anything a person can fix is a reply.
	Handle(ctx context.Context, m Message) (Reply, error)
}

// A LaterError is what a [Handler] returns for a message that it cannot answer
// yet, because something it needs is unavailable. It is not a failure: the
// message is handled again when there is hope, and Reply tells the sender so.
type LaterError struct {
	Reply Reply
	Err   error // what is unavailable
}

// Error returns the cause.
func (e *LaterError) Error() string { return "not answered yet: " + e.Err.Error() }

// Unwrap returns the cause.
func (e *LaterError) Unwrap() error { return e.Err }

// An Adapter connects one platform to a handler.
type Adapter interface {
	// Name is the platform's name, and the prefix of its conversation ids.
	Name() string
	// Run passes messages to h until ctx is done or the platform has no more.
	// It returns nil if it stopped because ctx was done.
	Run(ctx context.Context, h Handler) error
}

// Commands are what a messenger's menu offers, in its order. The text
// "command_" plus the name describes each. They arrive as messages with a
// slash.
var Commands = []string{"month", "today", "week", "undo", "find", "edit", "export", "settings", "memory", "roles", "invite", "privacy", "help", "start"}
