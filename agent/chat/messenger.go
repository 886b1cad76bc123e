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

// A Messenger connects a platform that delivers messages by itself and takes
// replies at any time. Where a person waits for each answer, as at a terminal,
// an [Adapter] is enough.
type Messenger interface {
	// Name is the platform's name and the prefix of its conversation ids.
	Name() string
	// Run hands what arrives to r until ctx is done.
	Run(ctx context.Context, r Receiver) error
	// Deliver shows a reply and returns the platform's id of it. An error means
	// that the reply may have arrived or not, unless it is a [NotSentError].
	Deliver(ctx context.Context, d Delivery) (MessageID, error)
}

// A Delivery is a reply on its way to a conversation.
type Delivery struct {
	Conversation ConversationID
	Answers      MessageID // the message that it answers
	Reply        Reply
	Again        bool // it may have been shown before
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

// A Watcher is a [Handler] that wants to know that its reply was shown, because
// it would offer it again otherwise.
type Watcher interface {
	// Shown says that the reply to m has been shown.
	Shown(m Message)
}
