package inbox

import (
	"context"
	"errors"
	"time"

	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
)

// A Store keeps received messages, the right to work on them, and the replies to
// be delivered. Package db implements it; agent/inbox/inboxtest tests
// implementations. Each method is one transaction, whose effect survives a crash
// once the method has returned nil. Leases and delays are measured by the
// store's clock, never by a process's. That clock may be set back, so a lease
// more than ten minutes ahead, or a reply's delay of more than a day, counts as
// due; none is that long.
type Store interface {
	Intake
	Work
	Outbox
	Initiative
	Admin
}

// Intake receives messages.
type Intake interface {
	// Receive gives a message the next number of its conversation, once: a
	// duplicate changes nothing. If a.Lease is positive and the conversation
	// was idle, the caller gets the right to work on it.
	Receive(ctx context.Context, a Arrival) (Receipt, error)
	// ReceiveRaw stores an unreadable delivery, once per key. It blocks
	// nothing.
	ReceiveRaw(ctx context.Context, platform, key string, payload []byte) error
}

// Work is what workers do with messages. With a fence that no longer holds, a
// method fails with [ErrFenced] and changes nothing.
type Work interface {
	// Waiting reports what is due in a scope.
	Waiting(ctx context.Context, s Scope) (Due, error)
	// Claim gives the caller up to limit conversations that are due, each with
	// its first unhandled message.
	Claim(ctx context.Context, s Scope, lease time.Duration, limit int) ([]Job, error)
	// Renew extends leases, and returns the fences that no longer hold.
	Renew(ctx context.Context, held []Fence, lease time.Duration) ([]Fence, error)
	// Answers returns the checkpoints of earlier runs of a message, by step.
	Answers(ctx context.Context, c chat.ConversationID, seq int64) (map[int]llm.Response, error)
	// KeepAnswer stores the checkpoint of a model's answer in one step of a
	// run.
	KeepAnswer(ctx context.Context, f Fence, seq int64, step int, r llm.Response) error
	// Finish stores the result of a run and advances the conversation. It ends
	// the epoch unless the next message is handed to the caller: a renewal
	// still under way must extend neither this lease nor its successor's. The
	// same holds for Postpone.
	Finish(ctx context.Context, d Done) (Outcome, error)
	// Postpone gives a message back, to be claimed after a delay. With refund
	// the run does not count as an attempt: it was interrupted, it did not
	// fail.
	Postpone(ctx context.Context, f Fence, seq int64, after time.Duration, reason string, refund bool) error
	// Kept returns up to limit messages that wait for a model, oldest first.
	Kept(ctx context.Context, s Scope, limit int) ([]Entry, error)
	// Handled returns the number of the last handled message of a conversation.
	Handled(ctx context.Context, c chat.ConversationID) (int64, error)
}

// An Outbox keeps replies until they are delivered.
type Outbox interface {
	// ClaimReplies marks up to limit due replies as being sent, and returns
	// them. A reply waits for the earlier ones of its conversation.
	ClaimReplies(ctx context.Context, s Scope, lease time.Duration, limit int) ([]Posting, error)
	// Mark records what became of a reply.
	Mark(ctx context.Context, c chat.ConversationID, seq int64, m Mark) error
	// AnsweredBy returns the message whose reply has this id on the platform.
	AnsweredBy(ctx context.Context, c chat.ConversationID, externalID string) (chat.MessageID, bool, error)
}

// Initiative lets the bot speak without being asked.
type Initiative interface {
	// Address returns where to write to the people of a ledger, and whether that
	// is known.
	Address(ctx context.Context, l expense.LedgerID) (Address, bool, error)
	// Post appends a reply that answers nothing to a conversation, as a message
	// that needs no run. It does so once per ledger and key, even if the ledger's
	// address changes meanwhile; a second time it changes nothing
	// and returns nil. It fails with [ErrUnreachable] if nobody can be reached.
	Post(ctx context.Context, p Post) error
	// SetTick has a message arrive at a time, once for a ledger and a key: until
	// then a second call replaces the first, afterwards it changes nothing. With
	// a guard that no longer holds it fails with [ErrFenced].
	SetTick(ctx context.Context, t Tick) error
	// CancelTick removes a tick that has not arrived, and reports whether there
	// was one. The guard is as for SetTick.
	CancelTick(ctx context.Context, l expense.LedgerID, key string, g expense.Guard) (bool, error)
	// Ticks returns the ticks of a ledger that have not arrived, by their times.
	Ticks(ctx context.Context, l expense.LedgerID) ([]Tick, error)
	// ArriveTicks makes messages of up to limit ticks that are due, earliest
	// first, and returns how many there were. Any process may do so for any
	// ledger, whatever platforms it serves.
	ArriveTicks(ctx context.Context, limit int) (int, error)
}

// A Due says what is to be done.
type Due struct {
	Messages bool
	Replies  bool
	Ticks    bool // anywhere, not only in the scope that was asked about
}

// A Tick is a message that arrives when something becomes due. Its time is one of
// the store's clock, to the millisecond. What became due while no process was running
// arrives as soon as one is.
type Tick struct {
	Ledger       expense.LedgerID
	Key          string              // the id of the message; it begins with the name of who sets it and a slash
	Conversation chat.ConversationID // where it arrives if the ledger has no [Address] by then
	Due          time.Time
	Payload      string
	Guard        expense.Guard // of the run that sets it, not stored
}

// An Address is where to write to the people of a ledger: the conversation of the last
// message to the bot about that ledger.
type Address struct {
	Conversation chat.ConversationID
	Person       string // who wrote that message, by the platform's id
	Language     string // of that person, BCP 47
	// Blocked is set if the platform has refused a reply there for good. It holds
	// until somebody writes there again.
	Blocked bool
}

// A Post is a reply that answers nothing.
type Post struct {
	Ledger expense.LedgerID
	Key    string // names what is said, in the ledger; it begins with the name of who says it and a slash
	Reply  chat.Reply
	To     Address        // where it is said; the ledger's address if it has no conversation
	About  chat.MessageID // the message in that conversation that it is about, "" if none
}

// ErrUnreachable is wrapped by the error of a [Post] if nobody has written about the
// ledger yet, or who did has blocked the bot.
var ErrUnreachable = errors.New("nobody can be reached")

// An Admin is what an operator uses to look after the inbox.
type Admin interface {
	// List returns what is waiting, set aside, unreadable or in doubt, oldest
	// first.
	List(ctx context.Context, limit int) ([]Entry, error)
	// Message returns a message of a conversation, and what became of it: the
	// state of an [Entry], "" if it was handled.
	Message(ctx context.Context, c chat.ConversationID, seq int64) (m chat.Message, state string, err error)
	// Retry puts a message that was set aside or kept at the end of its
	// conversation. A second call for the same message fails.
	Retry(ctx context.Context, c chat.ConversationID, seq int64) error
	// Prune removes what was handled and delivered before an instant, and
	// returns how many rows it removed.
	Prune(ctx context.Context, before time.Time) (int64, error)
	// Oldest returns when the oldest waiting message was received, the zero
	// time if none waits.
	Oldest(ctx context.Context) (time.Time, error)
	// TryWrite checks that the store can be written, and leaves nothing behind.
	TryWrite(ctx context.Context) error
}

// A Scope limits a process to some platforms and to ids that begin in some way, or to one
// conversation.
type Scope struct {
	Platforms    []string
	Prefixes     []string            // see [chat.Tenant]
	Conversation chat.ConversationID // if set, only this one
}

// An Arrival is a message on its way in.
type Arrival struct {
	Message chat.Message
	At      time.Time     // when it was received
	Lease   time.Duration // if positive, the caller wants the right to work on it
}

// A Receipt says what became of an [Arrival].
type Receipt struct {
	New bool
	Seq int64 // number of a new message
	Job *Job  // set if the caller is to work on it
}

// A Job is a message together with the right to work on its conversation.
type Job struct {
	Fence    Fence
	Seq      int64
	Message  chat.Message
	Post     *chat.Reply // set if the message is a [Post]; then Message only says where it goes
	Attempts int         // runs begun, this one included
	Failures int         // runs that reported a failure; the others were cut off
	Kept     bool        // it waited for a model before, and its sender was told
	Broken   string      // why Message is missing, "" if it is there

	// What is remembered of the conversation. Only the holder of the fence can
	// change it.
	Open  *memory.Pending // the open question
	Turns int64           // how many turns were ever stored
}

// A Done is the result of a run.
type Done struct {
	Fence Fence
	Seq   int64
	Turn  *memory.Turn    // nil: nothing to remember, and the open question stays
	Open  *memory.Pending // the open question after Turn
	// Answers is the message that Reply answers. An empty reply is not
	// delivered.
	Answers chat.MessageID
	To      string         // see [chat.Delivery]
	Card    chat.MessageID // see [chat.Delivery]
	Reply   chat.Reply
	Aside   string        // why the message is set aside, "" if it was handled
	Keep    string        // what the message waits for, "" if it was handled; the conversation continues without it
	Lease   time.Duration // if positive, the caller wants the next message too
	// Send is set when the caller will deliver the reply at once: the reply is
	// marked as being sent for SendLease, unless an earlier one still waits.
	// Otherwise it is due after SendAfter.
	Send      bool
	SendLease time.Duration
	SendAfter time.Duration
}

// Silent reports whether nothing is to be delivered.
func (d Done) Silent() bool { return d.Reply.Text == "" && len(d.Reply.Files) == 0 }

// Delivery returns the reply as it goes to the platform.
func (d Done) Delivery() chat.Delivery {
	return chat.Delivery{
		Conversation: chat.ConversationID(d.Fence.Conversation), Answers: d.Answers, Reply: d.Reply, To: d.To, Card: d.Card,
	}
}

// An Outcome is the result of storing a [Done].
type Outcome struct {
	Sending bool  // the caller must deliver the reply
	Next    *Job  // the next message, if it was wanted and there is one
	Turns   int64 // see [Job], after the run
}

// A Posting is a reply that its receiver must deliver.
type Posting struct {
	chat.Delivery
	Seq      int64
	Attempts int // requests begun, this one included
	Doubts   int // earlier requests with an unknown outcome
}

// A State is the state of a reply.
type State string

// The states of a reply.
const (
	Pending  State = "pending"  // to be sent
	Sending  State = "sending"  // a request was or will be made; in doubt if the process is dead
	Sent     State = "sent"     // the platform has it
	Doubtful State = "doubtful" // sent repeatedly with unknown outcome; not sent any more
	Refused  State = "refused"  // the platform refuses it
)

// A Mark says what became of a reply. In the states Pending and Sending it is
// due again after the delay: Pending was certainly not sent, Sending is in
// doubt.
type Mark struct {
	State      State
	ExternalID chat.MessageID
	Blocked    bool // nobody is reached in this conversation until somebody writes there again
	Unmade     bool // no request was made after all, so that the attempt does not count
	After      time.Duration
	Reason     string
}

// An Entry is something in the inbox that an operator may want to look at.
type Entry struct {
	Conversation chat.ConversationID `json:"conversation"`
	Seq          int64               `json:"seq"`
	State        string              `json:"state"` // waiting, aside, kept, raw, doubtful, refused
	Received     time.Time           `json:"received"`
	Attempts     int                 `json:"attempts"`
	Reason       string              `json:"reason,omitempty"`
	Text         string              `json:"text,omitempty"`
}

// Aside is the state of a message in an [Entry] that was set aside.
const Aside = "aside"
