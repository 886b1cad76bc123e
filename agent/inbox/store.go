package inbox

import (
	"context"
	"time"

	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/memory"
)

// A Store keeps what arrived, who works on it, and what is still to be said.
// Package db implements it, and agent/inbox/inboxtest says what an
// implementation must do. Each method is one transaction; when it returned nil
// its effect survives a crash. Leases and delays are judged by the clock of the
// store, never by that of a process. That clock may be set back: what is further
// ahead than ten minutes, for a reply than a day, is due. No lease is as long.
type Store interface {
	Intake
	Work
	Outbox
	Admin
}

// An Intake takes messages in.
type Intake interface {
	// Receive gives a message the next number of its conversation, once: an
	// event that came before changes nothing. If a.Lease is positive and the
	// conversation was idle, the caller is given the right to work on it.
	Receive(ctx context.Context, a Arrival) (Receipt, error)
	// ReceiveRaw keeps what nobody can read, once per key. It blocks nothing.
	ReceiveRaw(ctx context.Context, platform, key string, payload []byte) error
}

// Work is what workers do with messages. A method that is given a fence which no
// longer stands fails with [ErrFenced] and changes nothing.
type Work interface {
	// Waiting reports whether a message or a reply is due.
	Waiting(ctx context.Context, s Scope) (messages, replies bool, err error)
	// Claim gives the caller up to limit conversations that are due, with the
	// first message of each that is not handled.
	Claim(ctx context.Context, s Scope, lease time.Duration, limit int) ([]Job, error)
	// Renew makes leases last longer and returns the fences that have fallen.
	Renew(ctx context.Context, held []Fence, lease time.Duration) ([]Fence, error)
	// Answers returns the checkpoints of earlier runs of a message, by step.
	Answers(ctx context.Context, c chat.ConversationID, seq int64) (map[int]llm.Response, error)
	// KeepAnswer is the checkpoint of what a model answered in a step of a run.
	KeepAnswer(ctx context.Context, f Fence, seq int64, step int, r llm.Response) error
	// Finish stores the result of a run and advances the conversation. Unless
	// there is a next message and it is wanted, the fence falls: a renewal that
	// was under way must hold neither what was given back nor what comes after
	// it. So it is with Postpone.
	Finish(ctx context.Context, d Done) (Outcome, error)
	// Postpone gives the message back, to be claimed after a delay. With refund
	// the run does not count: it did not fail, it was interrupted.
	Postpone(ctx context.Context, f Fence, seq int64, after time.Duration, reason string, refund bool) error
	// Kept returns up to limit messages that wait for what their runs could not
	// reach, the oldest first.
	Kept(ctx context.Context, s Scope, limit int) ([]Entry, error)
	// Handled returns up to which number a conversation is done.
	Handled(ctx context.Context, c chat.ConversationID) (int64, error)
}

// An Outbox keeps replies until they are delivered.
type Outbox interface {
	// ClaimReplies marks up to limit replies that are due as being sent, and
	// returns them. A reply waits for the earlier ones of its conversation.
	ClaimReplies(ctx context.Context, s Scope, lease time.Duration, limit int) ([]Posting, error)
	// Mark says what became of a reply.
	Mark(ctx context.Context, c chat.ConversationID, seq int64, m Mark) error
	// AnsweredBy returns the message whose reply the platform knows by an id.
	AnsweredBy(ctx context.Context, c chat.ConversationID, externalID string) (chat.MessageID, bool, error)
}

// An Admin is what an operator uses to look after the inbox.
type Admin interface {
	// List returns what is waiting, set aside, unreadable or in doubt, the
	// oldest first.
	List(ctx context.Context, limit int) ([]Entry, error)
	// Retry puts a message that was set aside or kept at the end of its
	// conversation. Whoever comes second finds it gone and gets an error.
	Retry(ctx context.Context, c chat.ConversationID, seq int64) error
	// Prune forgets what was handled and delivered before an instant, and
	// returns how much that was.
	Prune(ctx context.Context, before time.Time) (int64, error)
	// Oldest returns when the oldest message that waits was received; the zero
	// time if none does.
	Oldest(ctx context.Context) (time.Time, error)
	// TryWrite finds out whether something can be stored, by storing what
	// leaves nothing behind.
	TryWrite(ctx context.Context) error
}

// A Scope is what a process cares for: some platforms, or one conversation.
type Scope struct {
	Platforms    []string
	Conversation chat.ConversationID // if set, this one only
}

// An Arrival is a message on its way in.
type Arrival struct {
	Message chat.Message
	At      time.Time     // when it was received
	Lease   time.Duration // if positive, the right to work on it is wanted
}

// A Receipt says what became of an [Arrival].
type Receipt struct {
	New bool
	Seq int64 // of a new one
	Job *Job  // set if the caller is to work on it
}

// A Job is one message with the right to work on its conversation.
type Job struct {
	Fence    Fence
	Seq      int64
	Message  chat.Message
	Attempts int    // runs begun, this one included
	Failures int    // of them, those that said that they failed; the others were cut off
	Kept     bool   // it waited for what an earlier run could not reach, and its sender knows
	Broken   string // why there is no Message, "" if there is

	// What is remembered of the conversation. Only who has the right to work on it
	// can change it.
	Open  *memory.Pending // the open question
	Turns int64           // how often a turn was stored
}

// A Done is the result of a run.
type Done struct {
	Fence Fence
	Seq   int64
	Turn  *memory.Turn    // nil: nothing to remember, and the open question stays
	Open  *memory.Pending // the open question after Turn
	// Answers is the message that Reply answers. A reply that says nothing is
	// not delivered.
	Answers chat.MessageID
	To      string         // see [chat.Delivery]
	Card    chat.MessageID // see [chat.Delivery]
	Reply   chat.Reply
	Aside   string        // why the message is set aside, "" if it was handled
	Keep    string        // what it waits for, "" if it was handled; the conversation goes on without it
	Lease   time.Duration // if positive, the next message is wanted too
	// Send is set when the caller will deliver the reply at once: it is marked
	// as being sent, for SendLease, unless an earlier one still waits. Else it
	// is due after SendAfter.
	Send      bool
	SendLease time.Duration
	SendAfter time.Duration
}

// Silent reports whether nothing is to be delivered.
func (d Done) Silent() bool { return d.Reply.Text == "" && len(d.Reply.Files) == 0 }

// Delivery is how the reply goes to the platform.
func (d Done) Delivery() chat.Delivery {
	return chat.Delivery{
		Conversation: chat.ConversationID(d.Fence.Conversation), Answers: d.Answers, Reply: d.Reply, To: d.To, Card: d.Card,
	}
}

// An Outcome is what follows from a [Done].
type Outcome struct {
	Sending bool  // the caller must deliver the reply
	Next    *Job  // the next message, if it was wanted and there is one
	Turns   int64 // as in [Job], after the run
}

// A Posting is a reply that its receiver must deliver.
type Posting struct {
	chat.Delivery
	Seq      int64
	Attempts int // requests begun, this one included
	Doubts   int // earlier requests whose outcome nobody knows
}

// A State is what is known of a reply.
type State string

// The states of a reply.
const (
	Pending  State = "pending"  // to be sent
	Sending  State = "sending"  // a request was or will be made; from a dead process, in doubt
	Sent     State = "sent"     // the platform has it
	Doubtful State = "doubtful" // sent again and again, and nobody knows; not sent any more
	Refused  State = "refused"  // the platform will not have it
)

// A Mark says what became of a reply. The states Pending and Sending are due
// again after the delay: the one surely not sent, the other in doubt.
type Mark struct {
	State      State
	ExternalID chat.MessageID
	After      time.Duration
	Reason     string
}

// An Entry is something that an operator may want to know of.
type Entry struct {
	Conversation chat.ConversationID `json:"conversation"`
	Seq          int64               `json:"seq"`
	State        string              `json:"state"` // waiting, aside, kept, raw, doubtful, refused
	Received     time.Time           `json:"received"`
	Attempts     int                 `json:"attempts"`
	Reason       string              `json:"reason,omitempty"`
	Text         string              `json:"text,omitempty"`
}
