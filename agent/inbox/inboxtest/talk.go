package inboxtest

import (
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/llm"
	"chit/agent/memory"
)

// A talk is a conversation, with its messages and replies by number.
type talk struct {
	received, handled, epoch int64
	due                      time.Time // zero if nothing waits
	messages                 map[int64]*kept
	keys                     map[string]bool
	turns                    []memory.Turn
	saved                    int64 // turns stored, replacements included
	open                     *memory.Pending
	replies                  map[int64]*reply
}

// A kept message is one that was received.
type kept struct {
	message  chat.Message
	post     *chat.Reply
	at       time.Time
	attempts int
	failures int
	state    string
	reason   string
	again    bool // it was kept before
	answers  map[int]llm.Response
}

type reply struct {
	posting inbox.Posting
	state   inbox.State
	due     time.Time
	id      chat.MessageID
	reason  string
	at      time.Time
}

// put gives a message the next number.
func (t *talk) put(k *kept, now time.Time) {
	t.keys[string(k.message.ID)] = true
	k.answers = map[int]llm.Response{}
	if t.received == t.handled {
		t.due = now
	}
	t.received++
	t.messages[t.received] = k
}

// give hands the next message to a worker.
func (t *talk) give(c chat.ConversationID, until time.Time) inbox.Job {
	t.epoch++
	t.due = until
	return t.job(c)
}

// job makes an attempt at the next message.
func (t *talk) job(c chat.ConversationID) inbox.Job {
	k := t.messages[t.handled+1]
	k.attempts++
	return inbox.Job{
		Fence: inbox.Fence{Conversation: string(c), Epoch: t.epoch}, Seq: t.handled + 1, Message: k.message, Post: k.post,
		Attempts: k.attempts, Failures: k.failures, Kept: k.again, Open: t.open, Turns: t.saved,
	}
}

// answer puts the reply of d into the outbox.
func (t *talk) answer(d inbox.Done, now time.Time) (out inbox.Outcome) {
	if d.Silent() || t.replies[d.Seq] != nil {
		return out
	}
	r := &reply{state: inbox.Pending, due: now.Add(d.SendAfter), at: now}
	r.posting = inbox.Posting{Seq: d.Seq, Delivery: d.Delivery()}
	if d.Send && t.firstOpen() == nil {
		r.state, r.due, r.posting.Attempts, out.Sending = inbox.Sending, now.Add(d.SendLease), 1, true
	}
	t.replies[d.Seq] = r
	return out
}

// firstOpen returns the first reply that is still to be sent.
func (t *talk) firstOpen() *reply {
	var first *reply
	for _, r := range t.replies {
		if !r.due.IsZero() && (first == nil || r.posting.Seq < first.posting.Seq) {
			first = r
		}
	}
	return first
}

// nextReply returns the reply to be sent now, nil if there is none.
func (t *talk) nextReply(now time.Time) *reply {
	if r := t.firstOpen(); r != nil && isDue(r.due, now) {
		return r
	}
	return nil
}
