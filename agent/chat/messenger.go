package chat

import (
	"context"
	"errors"
	"time"
)

// A Receiver takes messages that must not be lost. The inbox is one.
type Receiver interface {
	// Receive keeps m until it is answered. Only after it returned nil may the
	// platform be told that the message arrived; after an error the platform
	// must deliver it again. A message that came before changes nothing.
	Receive(ctx context.Context, m Message) error
	// ReceiveRaw keeps a delivery that nobody can read, so that it can be looked
	// at, and so that the platform can be told to stop delivering it.
	ReceiveRaw(ctx context.Context, platform string, payload []byte) error
}

// A Host is a [Receiver] that wants to know who brings the bot into a group.
type Host interface {
	Receiver
	// Brought is told who did, as a message without words. After an error the
	// platform must tell it again.
	Brought(ctx context.Context, m Message) error
}

// A Messenger connects a platform that delivers messages by itself and takes
// replies at any time. Where a person waits for each answer, as at a terminal,
// an [Adapter] is enough.
type Messenger interface {
	// Name is the platform's name and the prefix of its conversation ids.
	Name() string
	// Run hands what arrives to r until ctx is done.
	Run(ctx context.Context, r Receiver) error
	// Deliver shows a reply and returns the platform's id of it. An error means
	// that the reply may have arrived or not, unless it is a [NotSentError] or a
	// [DownError].
	Deliver(ctx context.Context, d Delivery) (MessageID, error)
}

// An Indicator is a [Messenger] that can show that an answer is on its way.
type Indicator interface {
	// Working shows until ctx is done that m is being worked on. It is called
	// when a run takes longer than a person would take for at once, and what
	// it cannot show it leaves out.
	Working(ctx context.Context, m Message)
}

// A Delivery is a reply on its way to a conversation.
type Delivery struct {
	Conversation ConversationID
	Answers      MessageID // the message that it answers
	Reply        Reply
	Again        bool // it may have been shown before

	To   string    // the sender of that message, by the platform's id
	Card MessageID // what the platform calls the card whose choice it answers, "" if it answers none
}

// A NotSentError says that a platform surely does not show a reply. It is sent
// again after RetryAfter (or what the inbox thinks right, if zero), unless it is
// Final: somebody blocked the bot, or the conversation is gone.
type NotSentError struct {
	RetryAfter time.Duration
	Final      bool
	Err        error
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

// A DownError says that a platform, or what stands in front of it, answered that it
// has failed. That a reply is shown all the same is unlikely, so it is sent again
// for as long as one that surely is not: an outage is no doubt.
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

// A Clerk answers what a platform asks between messages, where a person looks
// at a screen and waits. The agent is one. Nothing that it is asked changes a
// ledger; what was filled in comes as a [Message] with Fields.
type Clerk interface {
	// Form returns the form that a choice opens, or nil if the choice opens
	// none, is stale, or is not the sender's to take. m is as [Handler.Handle]
	// would be given it, with Choice set.
	Form(ctx context.Context, m Message) (*Form, error)
	// Check says what is wrong with what a form was filled with: a sentence for
	// each field, nothing when the message can be handed in.
	Check(ctx context.Context, m Message) (map[string]string, error)
	// Overview is what somebody sees who opens the bot without a word: this
	// month, the last expenses with their choices, the settings.
	Overview(ctx context.Context, m Message) (Overview, error)
}

// A Form is what a choice asks for, where a platform can show all of it at once.
type Form struct {
	ID     string // the Choice of the message that hands it in, at most 64 bytes
	Title  string // at most 24 characters, Slack's limit
	Submit string
	Cancel string
	Fields []Field
}

// A Field is a line of a form.
type Field struct {
	Name    string
	Label   string
	Value   string   // what it holds at first
	Hint    string   // how it is written, "" if that is plain
	Options []Choice // what may be taken; without any, a text
	Missing bool     // it may not be left empty
}

// An Overview is a ledger at a glance.
type Overview struct {
	Month    Reply    // the total of this month and its categories
	Recent   []Reply  // the last expenses, each with its choices
	Settings Reply    // the settings with what changes them
	Prompts  []Choice // what one could say; ID is the text
}

// Notes are what an adapter must know after a restart and in every process: small
// values by name. Names begin with the adapter's. Package db implements it.
type Notes interface {
	// Note returns a value, "" if there is none.
	Note(ctx context.Context, name string) (string, error)
	// SetNote sets a value; "" removes it.
	SetNote(ctx context.Context, name, value string) error
	// Lead reports whether holder, of all processes, has what name says. It stays
	// that of who has it; once somebody else has asked for it in vain, only if the
	// holder asks again within their d, by the clock of the store. So a holder
	// asks in good time, again and again, and with a d of 0 gives it up.
	Lead(ctx context.Context, name, holder string, d time.Duration) (bool, error)
}

// A Watcher is a [Handler] that wants to know that its reply was shown, because
// it would offer it again otherwise.
type Watcher interface {
	// Shown says that the reply to m has been shown.
	Shown(m Message)
}
