// Package chat is the vocabulary of adapters and the agent: what a message, a
// reply and a choice are on every platform.
//
// An adapter turns its platform's delivery into a [Message], hands it to a
// [Handler], and shows the [Reply]. It never interprets a text, and the agent
// never learns which platform it speaks on.
//
// Only what both sides need belongs here: what is said is in package text, what
// is shown of stored rows in package card.
package chat

import (
	"context"
	"strings"
	"time"

	"chit/expense"
)

// A ConversationID names a place where messages appear in order, unique over
// all platforms: "terminal:ana", "telegram:-1001/7", "slack:T024/C061/1700.1".
// Only the adapter that made it may take it apart.
type ConversationID string

// Platform returns the name of the adapter whose conversation it is.
func (c ConversationID) Platform() string {
	name, _, _ := strings.Cut(string(c), ":")
	return name
}

// A MessageID names a message in its conversation, for ever: a redelivery has
// the same.
type MessageID string

// A Sender is who wrote a message, with what the platform knows of them. Empty
// values are unknown.
type Sender struct {
	expense.Person
	Language string           // BCP 47, "en" or "zh-Hans"
	Region   string           // ISO 3166, "DE"
	Zone     string           // IANA time zone
	Currency expense.Currency // of their locale
	Member   bool             // the platform vouches that they belong to the organisation that runs the bot
	Outsider bool             // the platform vouches for others, and not for them
	Unsure   bool             // they seem to, and the platform could not be asked whether they do
}

// A Message is what a person wrote, or the choice that they took.
type Message struct {
	Conversation ConversationID
	ID           MessageID
	Sender       Sender
	Ledger       expense.LedgerID // the person's own in a direct conversation, the channel's or group's elsewhere
	Direct       bool             // nobody else reads the reply
	Overheard    bool             // said where we listen, to nobody by name: it may be meant for others
	Text         string           // what the sender wrote to us, and nothing else
	Quotes       []Quote          `json:",omitempty"` // what the sender passed on with it
	Withheld     Secret           `json:",omitempty"` // what stood in it and is kept nowhere; nothing else of its words is there then
	Choice       string           // ID of the Choice that was taken; Text is its label then
	ReplyTo      MessageID        // the message or reply that this one answers, or whose choice was taken; "" if none
	Room         *Room            `json:",omitempty"` // where it was written, if only the sender sees it there; nil anywhere else
	At           time.Time        // when it was sent, by the platform's clock; the agent takes "today" from it

	// Edits is the earlier message whose text this one replaces; without a Text
	// it was deleted. ID is a new one for each edit.
	Edits MessageID
	// Fields are what a [Form] was filled with, by the names of its fields;
	// Choice is the form's ID then.
	Fields map[string]string
}

// A Quote is text that reached us in somebody's message and that they did not
// write to us: expenses may be read out of it, and it orders nothing.
type Quote struct {
	Kind QuoteKind `json:"kind"`
	Text string    `json:"text"`
	At   time.Time `json:"at,omitzero"` // when it was written, zero if that is not known
}

// A QuoteKind says how a text was passed on.
type QuoteKind string

// The kinds.
const (
	Forwarded QuoteKind = "forwarded" // the message is a copy of another one
	Quoted    QuoteKind = "quoted"    // it stands in the message as a quotation, or as a block that was pasted
	Shared    QuoteKind = "shared"    // it hangs on the message, as an attachment does
	Picked    QuoteKind = "picked"    // it was pointed at, to be logged
)

// A Secret is a kind of thing that is neither stored nor sent on.
type Secret string

// The kinds.
const (
	SecretCard Secret = "card" // the number of a payment card
	SecretPIN  Secret = "pin"  // a PIN, or the code on the back of a card
)

// Passed returns the texts of m's quotes, none for most messages.
func (m Message) Passed() []string {
	var texts []string
	for _, q := range m.Quotes {
		texts = append(texts, q.Text)
	}
	return texts
}

// Words are all the text of m, for people who look at it: its sender's own, and what
// they passed on.
func (m Message) Words() string {
	return strings.TrimSpace(strings.Join(append([]string{m.Text}, m.Passed()...), "\n"))
}

// SourceKey names m for ever, over all platforms. Platforms deliver a message
// again when an answer is late; the key is how a second delivery is known.
func (m Message) SourceKey() string { return string(m.Conversation) + "/" + string(m.ID) }

// A Room is a place of several people in which somebody said what only they see,
// so that it is about their own ledger.
type Room struct {
	Name   string           // as people there know it, "#team"; "" if we are not let in
	Ledger expense.LedgerID // that of the room, to which an expense can be moved; "" if we are not let in
}

// A Reply is an answer in words, with what it is about. Its Text is complete:
// an adapter that shows nothing else has said everything but the choices.
type Reply struct {
	Text     string
	Expenses []expense.Expense // that the reply is about, as stored
	Choices  []Choice
	Files    []File

	// InPlace asks for the card whose choice was taken to be replaced by this
	// one, where a platform can; elsewhere it is a reply like any other.
	InPlace bool
	// Notice marks a sentence about the tap itself, "that button is old": a
	// platform that can shows it for a moment and leaves the card as it is.
	Notice bool
	// Private is for the eyes of the sender alone, where others read along.
	Private bool
}

// A Choice is something to do with one tap: a button, or in the terminal a
// label to type.
type Choice struct {
	ID    string `json:"id"` // at most 64 bytes, Telegram's limit
	Label string `json:"label"`
}

// A File is a document or picture that belongs to a reply.
type File struct {
	Name string // without a directory
	MIME string
	Data []byte
}

// A Handler answers messages. The agent is one.
type Handler interface {
	// Handle answers m. Messages of one conversation are handed over one at a
	// time, in order. An error means that we are broken, and that the same
	// message may be handed over again; everything that a person can do
	// something about is a reply.
	Handle(ctx context.Context, m Message) (Reply, error)
}

// A LaterError is what a [Handler] returns for a message that it cannot answer
// yet, because something that it needs is away. It is no failure: the message is
// handed over again when there is hope, and Reply tells the sender so.
type LaterError struct {
	Reply Reply
	Err   error // what is away
}

// Error returns the cause.
func (e *LaterError) Error() string { return "not answered yet: " + e.Err.Error() }

// Unwrap returns the cause.
func (e *LaterError) Unwrap() error { return e.Err }

// An Adapter connects one platform to a handler.
type Adapter interface {
	// Name is the platform's name and the prefix of its conversation ids.
	Name() string
	// Run serves messages to h until ctx is done or the platform has no more.
	// It returns nil when it stopped because it was told to.
	Run(ctx context.Context, h Handler) error
}

// Commands are what a messenger's menu offers, in its order. What each does is
// the text "command_" and its name. They are sent as messages, with a slash.
var Commands = []string{"month", "today", "week", "undo", "find", "edit", "export", "settings", "invite", "privacy", "help", "start"}
