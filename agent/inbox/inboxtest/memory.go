package inboxtest

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
)

// A Fault removes one safeguard of a [Memory], to show that tests notice.
type Fault string

// The faults.
const (
	NoFault     Fault = ""
	NoFence     Fault = "the fence is off"
	NoUniqueKey Fault = "the unique key is off"
	NoPostKey   Fault = "the unique key of posts is off"
	NoTickKey   Fault = "the unique key of ticks is off"
	LostMark    Fault = "the first mark of a sent reply is lost"
)

// A Memory is a store of conversations and a ledger, as simple as possible:
// databases are compared with it and simulations run on it. It survives
// everything that dies in a simulation.
type Memory struct {
	Fault Fault
	Now   func() time.Time

	mu      sync.Mutex
	talks   map[chat.ConversationID]*talk
	order   []chat.ConversationID
	deeds   map[string]bool
	places  map[expense.LedgerID]inbox.Address
	posted  map[string]bool // by ledger and key
	ticks   map[string]*tick
	Effects []Effect // in the order in which they were committed
	Written []Effect // finished messages, in order
}

// An Effect is something that happened to a message.
type Effect struct {
	Conversation chat.ConversationID
	Seq          int64
	Key          string
}

// NewMemory returns an empty store with the given clock.
func NewMemory(now func() time.Time) *Memory {
	return &Memory{
		Now: now, talks: map[chat.ConversationID]*talk{}, deeds: map[string]bool{}, places: map[expense.LedgerID]inbox.Address{}, posted: map[string]bool{},
		ticks: map[string]*tick{},
	}
}

func (m *Memory) talk(c chat.ConversationID) *talk {
	t := m.talks[c]
	if t == nil {
		t = &talk{messages: map[int64]*kept{}, keys: map[string]bool{}, replies: map[int64]*reply{}}
		m.talks[c] = t
		m.order = append(m.order, c)
	}
	return t
}

// lock locks the store and returns the unlock function, for one deferred line
// at the top of a method.
func (m *Memory) lock() func() {
	m.mu.Lock()
	return m.mu.Unlock
}

// Receive implements [inbox.Intake].
func (m *Memory) Receive(_ context.Context, a inbox.Arrival) (inbox.Receipt, error) {
	defer m.lock()()
	t := m.talk(a.Message.Conversation)
	if t.keys[string(a.Message.ID)] && m.Fault != NoUniqueKey {
		return inbox.Receipt{}, nil
	}
	if l, at := inbox.AddressOf(a.Message); l != "" {
		m.places[l] = at
	}
	idle := t.received == t.handled
	t.put(&kept{message: a.Message, at: a.At}, m.Now())
	r := inbox.Receipt{New: true, Seq: t.received}
	if idle && a.Lease > 0 {
		job := t.give(a.Message.Conversation, m.Now().Add(a.Lease))
		r.Job = &job
	}
	return r, nil
}

// ReceiveRaw implements [inbox.Intake].
func (m *Memory) ReceiveRaw(_ context.Context, platform, key string, payload []byte) error {
	defer m.lock()()
	t := m.talk(chat.ConversationID(platform + ":?"))
	if t.keys[key] {
		return nil
	}
	t.keys[key] = true
	t.received++
	t.handled++
	t.messages[t.received] = &kept{message: chat.Message{Text: string(payload)}, at: m.Now(), state: "raw"}
	return nil
}

func inScope(s inbox.Scope, c chat.ConversationID) bool {
	if s.Conversation != "" {
		return c == s.Conversation
	}
	return slices.Contains(s.Platforms, c.Platform()) ||
		slices.ContainsFunc(s.Prefixes, func(p string) bool { return strings.HasPrefix(string(c), p) })
}

// Waiting implements [inbox.Work].
func (m *Memory) Waiting(_ context.Context, s inbox.Scope) (due inbox.Due, err error) {
	defer m.lock()()
	for c, t := range m.talks {
		if inScope(s, c) {
			due.Messages = due.Messages || isDue(t.due, m.Now())
			due.Replies = due.Replies || t.nextReply(m.Now()) != nil
		}
	}
	due.Ticks = len(m.dueTicks()) > 0
	return due, nil
}

func isDue(t, now time.Time) bool { return !t.IsZero() && !t.After(now) }

// Claim implements [inbox.Work].
func (m *Memory) Claim(_ context.Context, s inbox.Scope, lease time.Duration, limit int) ([]inbox.Job, error) {
	defer m.lock()()
	var jobs []inbox.Job
	for _, c := range m.order {
		t := m.talks[c]
		if len(jobs) < limit && inScope(s, c) && isDue(t.due, m.Now()) {
			jobs = append(jobs, t.give(c, m.Now().Add(lease)))
		}
	}
	return jobs, nil
}

// check fails for a fence that no longer holds. A ledger on this store must call
// it within its own write.
func (m *Memory) check(f inbox.Fence) (*talk, error) {
	t := m.talk(chat.ConversationID(f.Conversation))
	if t.epoch != f.Epoch && m.Fault != NoFence {
		return nil, fmt.Errorf("epoch %d of %s: %w", f.Epoch, f.Conversation, inbox.ErrFenced)
	}
	return t, nil
}

// Write is the ledger of simulations: it does a deed under a fence, once.
func (m *Memory) Write(f inbox.Fence, seq int64, key string) error {
	defer m.lock()()
	if _, err := m.check(f); err != nil {
		return err
	}
	if m.deeds[key] && m.Fault != NoUniqueKey {
		return nil
	}
	m.deeds[key] = true
	m.Effects = append(m.Effects, Effect{chat.ConversationID(f.Conversation), seq, key})
	return nil
}

// Renew implements [inbox.Work].
func (m *Memory) Renew(_ context.Context, held []inbox.Fence, lease time.Duration) (lost []inbox.Fence, err error) {
	defer m.lock()()
	for _, f := range held {
		t := m.talk(chat.ConversationID(f.Conversation))
		if t.epoch != f.Epoch || t.due.IsZero() {
			lost = append(lost, f)
			continue
		}
		t.due = m.Now().Add(lease)
	}
	return lost, nil
}

// Answers implements [inbox.Work].
func (m *Memory) Answers(_ context.Context, c chat.ConversationID, seq int64) (map[int]llm.Response, error) {
	defer m.lock()()
	all := map[int]llm.Response{}
	if k := m.talk(c).messages[seq]; k != nil {
		for step, r := range k.answers {
			all[step] = r
		}
	}
	return all, nil
}

// KeepAnswer implements [inbox.Work].
func (m *Memory) KeepAnswer(_ context.Context, f inbox.Fence, seq int64, step int, r llm.Response) error {
	defer m.lock()()
	t, err := m.check(f)
	if err != nil {
		return err
	}
	t.messages[seq].answers[step] = r
	return nil
}

// Finish implements [inbox.Work].
func (m *Memory) Finish(_ context.Context, d inbox.Done) (inbox.Outcome, error) {
	defer m.lock()()
	c := chat.ConversationID(d.Fence.Conversation)
	t, err := m.check(d.Fence)
	if err == nil && t.handled != d.Seq-1 && m.Fault != NoFence {
		err = inbox.ErrFenced
	}
	if err != nil {
		return inbox.Outcome{}, err
	}
	m.Written = append(m.Written, Effect{c, d.Seq, string(d.Answers)})
	t.handled = max(t.handled, d.Seq)
	if d.Turn != nil {
		t.turns, t.open = append(t.turns, *d.Turn), d.Open
		t.saved++
	}
	if d.Aside != "" {
		t.messages[d.Seq].state, t.messages[d.Seq].reason = "aside", d.Aside
	}
	if d.Keep != "" {
		t.messages[d.Seq].state, t.messages[d.Seq].reason = "kept", d.Keep
	}
	if d.Lease <= 0 || t.received == t.handled {
		t.epoch++
	}
	out := t.answer(d, m.Now())
	out.Turns = t.saved
	switch {
	case t.received == t.handled:
		t.due = time.Time{}
	case d.Lease > 0:
		t.due = m.Now().Add(d.Lease)
		next := t.job(c)
		out.Next = &next
	default:
		t.due = m.Now()
	}
	return out, nil
}

// Postpone implements [inbox.Work].
func (m *Memory) Postpone(_ context.Context, f inbox.Fence, seq int64, after time.Duration, reason string, refund bool) error {
	defer m.lock()()
	t, err := m.check(f)
	if err != nil {
		return err
	}
	t.due = m.Now().Add(after)
	t.epoch++
	k := t.messages[seq]
	k.reason = reason
	if refund {
		k.attempts--
	} else {
		k.failures++
	}
	return nil
}

// Kept implements [inbox.Work].
func (m *Memory) Kept(ctx context.Context, s inbox.Scope, limit int) (all []inbox.Entry, err error) {
	list, err := m.List(ctx, math.MaxInt)
	for _, e := range list {
		if e.State == "kept" && inScope(s, e.Conversation) && len(all) < limit {
			all = append(all, e)
		}
	}
	return all, err
}

// Handled implements [inbox.Work].
func (m *Memory) Handled(_ context.Context, c chat.ConversationID) (int64, error) {
	defer m.lock()()
	return m.talk(c).handled, nil
}

// ClaimReplies implements [inbox.Outbox].
func (m *Memory) ClaimReplies(_ context.Context, s inbox.Scope, lease time.Duration, limit int) (all []inbox.Posting, err error) {
	defer m.lock()()
	for _, c := range m.order {
		r := m.talks[c].nextReply(m.Now())
		if r == nil || len(all) == limit || !inScope(s, c) {
			continue
		}
		if r.state == inbox.Sending {
			r.posting.Doubts++
		}
		r.state, r.due = inbox.Sending, m.Now().Add(lease)
		r.posting.Attempts++
		all = append(all, r.posting)
	}
	return all, nil
}

// Mark implements [inbox.Outbox].
func (m *Memory) Mark(_ context.Context, c chat.ConversationID, seq int64, k inbox.Mark) error {
	defer m.lock()()
	r := m.talk(c).replies[seq]
	if r == nil || k.State == inbox.Sent && r.posting.Doubts == 0 && m.Fault == LostMark {
		return nil
	}
	r.state, r.id, r.reason, r.due = k.State, k.ExternalID, k.Reason, time.Time{}
	if k.Unmade {
		r.posting.Attempts--
	}
	if k.State == inbox.Pending || k.State == inbox.Sending {
		r.due = m.Now().Add(k.After)
	}
	for l, at := range m.places {
		if at.Conversation == c && k.Blocked {
			at.Blocked = true
			m.places[l] = at
		}
	}
	return nil
}

// AnsweredBy implements [inbox.Outbox].
func (m *Memory) AnsweredBy(_ context.Context, c chat.ConversationID, externalID string) (chat.MessageID, bool, error) {
	defer m.lock()()
	for _, r := range m.talk(c).replies {
		if string(r.id) == externalID {
			return r.posting.Answers, true, nil
		}
	}
	return "", false, nil
}

// List implements [inbox.Admin].
func (m *Memory) List(_ context.Context, limit int) (all []inbox.Entry, err error) {
	defer m.lock()()
	for c, t := range m.talks {
		for seq, k := range t.messages {
			e := inbox.Entry{Conversation: c, Seq: seq, State: k.state, Received: k.at, Attempts: k.attempts, Reason: k.reason, Text: k.message.Words()}
			switch {
			case k.post != nil:
				e.Text = k.post.Text
			case k.message.Tick != nil:
				e.Text = string(k.message.ID)
			}
			if seq > t.handled {
				e.State = "waiting"
			}
			if e.State != "" && e.State != "retried" {
				all = append(all, e)
			}
		}
		for seq, r := range t.replies {
			if r.state == inbox.Doubtful || r.state == inbox.Refused {
				all = append(all, inbox.Entry{
					Conversation: c, Seq: seq, State: string(r.state), Received: r.at, Attempts: r.posting.Attempts, Reason: r.reason, Text: r.posting.Reply.Text,
				})
			}
		}
	}
	slices.SortFunc(all, func(a, b inbox.Entry) int {
		return cmp.Or(a.Received.Compare(b.Received), cmp.Compare(a.Conversation, b.Conversation), cmp.Compare(a.Seq, b.Seq))
	})
	return all[:min(limit, len(all))], nil
}

var errNotAside = errors.New("no message with this number is set aside or kept")

// Message implements [inbox.Admin].
func (m *Memory) Message(_ context.Context, c chat.ConversationID, seq int64) (chat.Message, string, error) {
	defer m.lock()()
	t := m.talk(c)
	k := t.messages[seq]
	switch {
	case k == nil:
		return chat.Message{}, "", errNotThere
	case seq > t.handled:
		return k.message, "waiting", nil
	}
	return k.message, k.state, nil
}

var errNotThere = errors.New("there is no message with this number")

// Retry implements [inbox.Admin].
func (m *Memory) Retry(_ context.Context, c chat.ConversationID, seq int64) error {
	defer m.lock()()
	t := m.talk(c)
	k := t.messages[seq]
	if k == nil || k.state != "aside" && k.state != "kept" {
		return errNotAside
	}
	again := k.state == "kept"
	k.state = "retried"
	if t.received == t.handled {
		t.due = m.Now()
	}
	t.received++
	t.messages[t.received] = &kept{message: k.message, post: k.post, at: k.at, again: again, answers: map[int]llm.Response{}}
	return nil
}

// Prune implements [inbox.Admin].
func (m *Memory) Prune(_ context.Context, before time.Time) (n int64, err error) {
	defer m.lock()()
	for _, t := range m.talks {
		for seq, k := range t.messages {
			if seq <= t.handled && k.at.Before(before) && k.state != "aside" && k.state != "kept" {
				delete(t.messages, seq)
				delete(t.keys, string(k.message.ID))
				n++
			}
		}
		for seq, r := range t.replies {
			if r.due.IsZero() && r.at.Before(before) {
				delete(t.replies, seq)
				n++
			}
		}
	}
	return n, nil
}

// Oldest implements [inbox.Admin].
func (m *Memory) Oldest(context.Context) (oldest time.Time, err error) {
	defer m.lock()()
	for _, t := range m.talks {
		if k := t.messages[t.handled+1]; k != nil && (oldest.IsZero() || k.at.Before(oldest)) {
			oldest = k.at
		}
	}
	return oldest, nil
}

// TryWrite implements [inbox.Admin].
func (*Memory) TryWrite(context.Context) error { return nil }

// Turns returns the turns of a conversation.
func (m *Memory) Turns(c chat.ConversationID) []memory.Turn {
	defer m.lock()()
	return slices.Clone(m.talk(c).turns)
}

// Open returns how many replies are still to be sent.
func (m *Memory) Open() (n int) {
	defer m.lock()()
	for _, t := range m.talks {
		if t.firstOpen() != nil {
			n++
		}
	}
	return n
}

// Key returns the source key of a message.
func (m *Memory) Key(c chat.ConversationID, seq int64) string {
	defer m.lock()()
	if k := m.talk(c).messages[seq]; k != nil {
		return k.message.SourceKey()
	}
	return ""
}

// Seq returns the first number that a message was given, 0 if none.
func (m *Memory) Seq(c chat.ConversationID, key string) (seq int64) {
	defer m.lock()()
	for n, k := range m.talk(c).messages {
		if k.message.SourceKey() == key && (seq == 0 || n < seq) {
			seq = n
		}
	}
	return seq
}
