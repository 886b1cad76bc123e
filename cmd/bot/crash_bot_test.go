//go:build unix

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"chit/agent"
	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/llm"
	"chit/db"
	"chit/expense"
)

// The environment of crashbot, the program that the battery kills.
const (
	envCrashPlatform = "CHIT_CRASH_PLATFORM" // where the platform is
	envCrashDie      = "CHIT_CRASH_DIE"      // POINT/N: the program kills itself when it passes a point for the n-th time
	envCrashFault    = "CHIT_CRASH_FAULT"    // the safeguard to remove
	envCrashLease    = "CHIT_CRASH_LEASE"    // duration of leases
	envCrashClock    = "CHIT_CRASH_CLOCK"    // "jump": the program's clock jumps by hours
)

// A killPoint is a step in handling a message at which a program can die.
type killPoint string

const (
	atAcked    killPoint = "acknowledged, not received" // with faultEarlyAck only
	atReceived killPoint = "received, not acknowledged"
	atClaimed  killPoint = "claimed"
	atAsked    killPoint = "while the model is asked"
	atKept     killPoint = "answer of the model stored"
	atWrite    killPoint = "around the commit of the ledger"
	atWritten  killPoint = "ledger written"
	atFinish   killPoint = "before finish"
	atFinished killPoint = "finished"
	atSent     killPoint = "sent, not marked"
	atPosted   killPoint = "posted"
	atTickSet  killPoint = "tick set"
	atArrived  killPoint = "tick arrived"
)

var killPoints = []killPoint{atReceived, atClaimed, atAsked, atKept, atWrite, atWritten, atFinish, atFinished, atSent, atPosted, atTickSet, atArrived}

// The safeguards that can be removed. They are faults of the wrapper around the
// store, so the program itself has no switch for them.
const (
	faultEarlyAck = "acknowledge before commit"
	faultEventKey = "unique key of events off"
	faultDeedKey  = "unique key of deeds off"
	faultPostKey  = "unique key of posts off"
	faultTickKey  = "unique key of ticks off"
	faultFence    = "fence off"
	faultMark     = "delivery not recorded"
)

func init() { programs["crashbot"] = programOf(crashServe) }

// crashServe is the program as "bot run" wires it, with a messenger that talks to
// the battery and a store that can die.
func crashServe(ctx context.Context, c *config, store *db.Store) error {
	signal.Ignore(syscall.SIGXFSZ) // a full disk fails a write, see fullDisk
	m := &loopback{url: os.Getenv(envCrashPlatform), fault: os.Getenv(envCrashFault), reaper: newReaper(os.Getenv(envCrashDie))}
	in, err := newInbox(c, store, m)
	if err != nil {
		return err
	}
	if in.Lease, err = time.ParseDuration(os.Getenv(envCrashLease)); err != nil {
		return err
	}
	frail := &frailStore{Store: store, loopback: m}
	in.Store, in.Model = frail, frailModel{in.Model, m.reaper}
	a := agent.New(agent.Config{Ledgers: expense.NewService(frail), Memory: store, Model: in.Model, Now: c.clock, Log: c.log})
	in.Handler = func(r inbox.Run) chat.Handler {
		return followed{a.Fenced(r.Fence, r.Memory, r.Model, r.Keeps), frail, r.Fence}
	}
	in.Ticked = func(r inbox.Run) chat.Handler { return ticked{a.Fenced(r.Fence, r.Memory, r.Model, r.Keeps)} }
	if os.Getenv(envCrashClock) == "jump" {
		in.Now = func() time.Time { return time.Now().Add(rand.N(6*time.Hour) - 3*time.Hour) }
	}
	at, err := listen(ctx, c)
	if err != nil {
		return err
	}
	return work(ctx, c, in, in, at, m)
}

// A reaper kills its own process.
type reaper struct {
	point killPoint
	left  atomic.Int64 // passages until then
}

func newReaper(die string) *reaper {
	point, n, _ := strings.Cut(die, "/")
	count, _ := strconv.Atoi(n)
	r := &reaper{point: killPoint(point)}
	r.left.Store(int64(count))
	return r
}

func (r *reaper) pass(point killPoint) { r.passWithin(point, 0) }

// passWithin dies within d after the point, somewhere in what follows.
func (r *reaper) passWithin(point killPoint, d time.Duration) {
	if r.point != point || r.left.Add(-1) != 0 {
		return
	}
	die := func() { _ = syscall.Kill(os.Getpid(), syscall.SIGKILL) }
	if d > 0 {
		time.AfterFunc(rand.N(d), die)
		return
	}
	die()
	select {} // the signal may take a moment
}

// A frailStore is the store of a program that dies at points within it, or lacks
// a safeguard. Every change that it writes to a ledger has, in its actor, the
// epoch that the writer believed it had.
type frailStore struct {
	*db.Store
	*loopback
}

var unique atomic.Int64

func (s *frailStore) Receive(ctx context.Context, a inbox.Arrival) (inbox.Receipt, error) {
	if s.fault == faultEventKey {
		a.Message.ID += chat.MessageID(fmt.Sprintf("~%d.%d", os.Getpid(), unique.Add(1)))
	}
	r, err := s.Store.Receive(ctx, a)
	if err == nil && r.Job != nil {
		s.pass(atClaimed)
	}
	return r, err
}

func (s *frailStore) Claim(ctx context.Context, scope inbox.Scope, lease time.Duration, limit int) ([]inbox.Job, error) {
	jobs, err := s.Store.Claim(ctx, scope, lease, limit)
	if len(jobs) > 0 {
		s.pass(atClaimed)
	}
	return jobs, err
}

func (s *frailStore) Renew(ctx context.Context, held []inbox.Fence, lease time.Duration) ([]inbox.Fence, error) {
	lost, err := s.Store.Renew(ctx, held, lease)
	if s.fault == faultFence {
		lost = nil
	}
	return lost, err
}

func (s *frailStore) KeepAnswer(ctx context.Context, f inbox.Fence, seq int64, step int, r llm.Response) error {
	err := s.Store.KeepAnswer(ctx, f, seq, step, r)
	fenced := errors.Is(err, inbox.ErrFenced)
	if len(r.Calls) > 0 && r.Finish != llm.FinishLength && (err == nil || fenced) {
		s.tell("/kept", keptAnswer{Answer: r.Calls[0].ID, Fenced: fenced})
	}
	if fenced && s.fault == faultFence {
		err = nil
	}
	s.pass(atKept)
	return err
}

// A keptAnswer tells the platform whether a model's answer was stored, or was
// refused because another worker had taken over.
type keptAnswer struct {
	Answer string
	Fenced bool
}

func (s *frailStore) Write(ctx context.Context, w expense.Write) ([]expense.Change, error) {
	changes := make([]expense.Change, len(w.Changes))
	fence, _ := w.Guard.(inbox.Fence)
	for i, c := range w.Changes {
		c.Actor.Name = fmt.Sprintf("%s@%d", c.Actor.Name, fence.Epoch)
		changes[i] = c
	}
	w.Changes = changes
	switch s.fault {
	case faultFence:
		w.Guard = nil
	case faultDeedKey:
		w.SourceKey += fmt.Sprintf("~%d.%d", os.Getpid(), unique.Add(1))
	}
	s.passWithin(atWrite, 4*time.Millisecond)
	stored, err := s.Store.Write(ctx, w)
	if err == nil {
		s.pass(atWritten)
	}
	return stored, err
}

func (s *frailStore) Finish(ctx context.Context, d inbox.Done) (inbox.Outcome, error) {
	s.pass(atFinish)
	out, err := s.Store.Finish(ctx, d)
	if err == nil {
		s.pass(atFinished)
	}
	return out, err
}

func (s *frailStore) Mark(ctx context.Context, c chat.ConversationID, seq int64, m inbox.Mark) error {
	if s.fault == faultMark && m.State == inbox.Sent {
		return errors.New(faultMark)
	}
	return s.Store.Mark(ctx, c, seq, m)
}

// A frailModel is a model during whose calls the program dies.
type frailModel struct {
	llm.Model
	*reaper
}

func (m frailModel) Next(ctx context.Context, r llm.Request) (llm.Response, error) {
	m.passWithin(atAsked, 40*time.Millisecond)
	return m.Model.Next(ctx, r)
}

// loopback is the messenger of the program.
type loopback struct {
	*reaper
	url   string
	fault string
}

// An update is a delivery from the platform.
type update struct {
	Key     string // to acknowledge
	Payload []byte // JSON of a chat.Message, or something unreadable
}

func (*loopback) Name() string { return "loop" }

func (l *loopback) Run(ctx context.Context, r chat.Receiver) error {
	for ctx.Err() == nil {
		var batch []update
		err := l.post(ctx, "/updates", nil, &batch)
		if errors.Is(err, syscall.ECONNREFUSED) {
			return err // the battery has ended
		}
		// The platform answers after a moment even if it has nothing.
		var all sync.WaitGroup
		for _, updates := range byConversation(batch) {
			all.Go(func() { l.receive(ctx, r, updates) })
		}
		all.Wait()
	}
	return nil
}

func (l *loopback) receive(ctx context.Context, r chat.Receiver, updates []update) {
	for _, u := range updates {
		if l.fault == faultEarlyAck {
			l.tell("/ack", u.Key)
			l.pass(atAcked)
		}
		var m chat.Message
		err := json.Unmarshal(u.Payload, &m)
		if err != nil {
			err = r.ReceiveRaw(ctx, l.Name(), u.Payload)
		} else {
			err = r.Receive(ctx, m)
		}
		if err != nil {
			continue // it will be delivered again
		}
		l.pass(atReceived)
		l.tell("/ack", u.Key)
	}
}

// byConversation groups updates by conversation, keeping their order.
func byConversation(batch []update) map[string][]update {
	talks := map[string][]update{}
	for _, u := range batch {
		talk, _, _ := strings.Cut(u.Key, "/")
		talks[talk] = append(talks[talk], u)
	}
	return talks
}

func (l *loopback) Deliver(ctx context.Context, d chat.Delivery) (chat.MessageID, error) {
	err := l.post(ctx, "/send", sentReply{Conversation: d.Conversation, Answers: d.Answers, Text: d.Reply.Text}, nil)
	if err == nil {
		l.pass(atSent)
	}
	return "reply " + d.Answers, err
}

// A sentReply is what the platform shows.
type sentReply struct {
	Conversation chat.ConversationID
	Answers      chat.MessageID
	Text         string
}

// tell posts something that may be lost with the program.
func (l *loopback) tell(path string, body any) { _ = l.post(context.Background(), path, body, nil) }

func (l *loopback) post(ctx context.Context, path string, body, answer any) error {
	encoded, err := json.Marshal(body)
	if err != nil {
		return err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, l.url+path, bytes.NewReader(encoded))
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode == http.StatusTooManyRequests {
		return &chat.NotSentError{RetryAfter: 20 * time.Millisecond, Err: fmt.Errorf("%s: slow down", path)}
	}
	if answer == nil {
		return nil
	}
	return json.NewDecoder(response.Body).Decode(answer)
}
