package chat

import (
	"context"
	"errors"
	"time"
)

// A Receiver takes messages that must not be lost. The inbox is one.
type Receiver interface {
	// Receive stores m until it is answered. Only after it has returned nil may
	// the platform be told that the message arrived; after an error the
	// platform must deliver it again. A duplicate changes nothing.
	Receive(ctx context.Context, m Message) error
	// ReceiveRaw stores a delivery that cannot be read, so that somebody can
	// look at it and the platform can be told to stop delivering it.
	ReceiveRaw(ctx context.Context, platform string, payload []byte) error
}

// A Host is a [Receiver] that wants to know who brings the bot into a group.
type Host interface {
	Receiver
	// Brought reports who did, as a message without text, and returns whether the
	// bot is of use there, so that it may introduce itself. After an error the
	// platform must report it again.
	Brought(ctx context.Context, m Message) (welcome bool, err error)
}

// A Messenger connects a platform that pushes messages and accepts replies at
// any time. Where a person waits for each answer, as at a terminal, an
// [Adapter] is enough.
type Messenger interface {
	// Name is the platform's name, and the prefix of its conversation ids.
	Name() string
	// Run passes on what arrives to r until ctx is done.
	Run(ctx context.Context, r Receiver) error
	// Deliver shows a reply and returns the platform's id for it. After an error
	// the reply may have arrived or not, unless it is a [NotSentError] or a
	// [DownError].
	Deliver(ctx context.Context, d Delivery) (MessageID, error)
}

// An Indicator is a [Messenger] that can show that an answer is being prepared.
type Indicator interface {
	// Working shows, until ctx is done, that m is being worked on. It is called
	// when a run takes noticeably long. A failure to show it is ignored.
	Working(ctx context.Context, m Message)
}

// A Tenant is a [Messenger] that has only some of its platform's conversations: those of
// one Slack workspace, or of one Telegram bot. Other processes with the same database may
// have others.
type Tenant interface {
	// Prefix returns what the ids of its conversations begin with, "" as long as it
	// does not know. It is given nothing to deliver before it does.
	Prefix() string
}

// A Delivery is a reply on its way to a conversation.
type Delivery struct {
	Conversation ConversationID
	Answers      MessageID // the message that it answers
	Reply        Reply
	Again        bool // it may have been shown before

	To   string    // the sender of that message, by the platform's id
	Card MessageID // the platform's id of the card whose choice it answers, "" if none
}

// A NotSentError says that a platform certainly does not show a reply. The reply
// is sent again after RetryAfter (after a delay of the inbox's choice, if zero),
// unless Final is set: this reply will never be shown.
type NotSentError struct {
	RetryAfter time.Duration
	Final      bool
	// Gone is set as well if nobody is there to read anything: somebody blocked the bot, or
	// the conversation is gone.
	Gone bool
	Err  error
}

// Error returns the cause.
func (e *NotSentError) Error() string { return "reply not sent: " + e.Err.Error() }

// Unwrap returns the cause.
func (e *NotSentError) Unwrap() error { return e.Err }

// NotSent returns the NotSentError in err's tree, or nil.
func NotSent(err error) *NotSentError {
	e, _ := errors.AsType[*NotSentError](err)
	return e
}

// A DownError says that the platform, or a proxy before it, answered with a failure
// of its own. The reply was then very unlikely shown, so it is retried like one
// that certainly was not: an outage leaves no doubt.
type DownError struct{ Err error }

// Error returns the cause.
func (e *DownError) Error() string { return "platform down: " + e.Err.Error() }

// Unwrap returns the cause.
func (e *DownError) Unwrap() error { return e.Err }

// IsDown reports whether there is a [DownError] in err's tree.
func IsDown(err error) bool {
	_, ok := errors.AsType[*DownError](err)
	return ok
}

// A Clerk answers what a platform asks between messages, while a person looks
// at a screen and waits. The agent is one. A Clerk never changes a ledger; a
// submitted form arrives as a [Message] with Fields.
type Clerk interface {
	// Form returns the form that a choice opens. It returns nil if the choice
	// opens none, is stale, or is not the sender's to make. m is as for
	// [Handler.Handle], with Choice set.
	Form(ctx context.Context, m Message) (*Form, error)
	// Check validates a submitted form. It returns a sentence for each wrong
	// field, and nothing if the message may be submitted. If what the form is about
	// has changed since it was opened, it returns the form to be shown instead, with
	// what was filled in.
	Check(ctx context.Context, m Message) (faults map[string]string, again *Form, err error)
	// Overview returns what somebody sees who opens the bot without writing:
	// this month, the last expenses with their choices, the settings. If m has a choice
	// that turns to another month, the overview is of that month.
	Overview(ctx context.Context, m Message) (Overview, error)
	// Find returns the options of a [SearchField], the likeliest first, for what
	// somebody has typed of one, in the language of the form. It asks no store, since
	// it is called for every key, and finds nothing in a field that it does not know.
	Find(field, typed, language string) []Choice
}

// A Form asks for several values at once, on a platform that can show it.
type Form struct {
	ID     string // Choice of the message that submits it, at most 64 bytes
	Title  string // at most 24 characters, Slack's limit
	Submit string
	Cancel string
	Note   string // above the fields, "" for none
	Fields []Field
	About  string // below the fields: what cannot be filled in here, "" for nothing

	Language string // that it is written in
}

// A Field is a line of a form.
type Field struct {
	Name    string
	Label   string
	Kind    FieldKind
	Value   string   // initial value, "" for none
	Hint    string   // how to write it, "" if that is obvious
	Options []Choice // the values of a ChoiceField; Menu is what adjacent ones are listed under, at most [MaxGroup]; of a SearchField the one of Value
	Missing bool     // required
}

// A FieldKind says what a field holds, so that a platform can show an input made for it,
// and how its value is written, whatever the language. A value that comes back may be
// written as people write it, too.
type FieldKind string

// MaxGroup is how many options of a field are listed under one name.
const MaxGroup = 100

// The kinds of fields.
const (
	TextField   FieldKind = "text"
	AmountField FieldKind = "amount" // digits, with a point before the decimals: "1234.50"
	NumberField FieldKind = "number" // likewise, and no money: "7.7"
	DateField   FieldKind = "date"   // "2026-11-20"
	ChoiceField FieldKind = "choice" // the ID of one of the options
	SearchField FieldKind = "search" // the ID of one of those that [Clerk.Find] returns for what is typed
)

// An Overview is a ledger at a glance.
type Overview struct {
	Welcome  Reply    // for somebody who has no expenses yet, whose month is empty; no text for others
	Month    Reply    // the total of this month and its categories
	Turned   bool     // it is the month that the choice of the message turned to
	Recent   []Reply  // the last expenses, each with its choices
	Settings Reply    // the settings, with a choice to change them
	Prompts  []Choice // things to say; ID is the text
}

// Notes are small values by name that an adapter needs after a restart and in
// every process. Names begin with the adapter's. Package db implements it.
type Notes interface {
	// Note returns a value, "" if there is none.
	Note(ctx context.Context, name string) (string, error)
	// SetNote sets a value; "" removes it.
	SetNote(ctx context.Context, name, value string) error
	// Lead reports whether holder has the lead that name stands for, which one
	// process at a time can have. A holder keeps it until somebody else has asked
	// for it; from then on it must ask again within the other's d, by the clock of
	// the store. So a holder asks regularly and in good time. A d of 0 gives the
	// lead up.
	Lead(ctx context.Context, name, holder string, d time.Duration) (bool, error)
}

// A Shelf is [Notes] that can be found again by whoever did not write them down.
type Shelf interface {
	Notes
	// NotesUnder returns the values of all notes whose names begin with prefix, by name.
	NotesUnder(ctx context.Context, prefix string) (map[string]string, error)
}

// A Watcher is a [Handler] that wants to know when its reply was shown, because
// it would otherwise offer it again.
type Watcher interface {
	// Shown says that the reply to m has been shown.
	Shown(m Message)
}
