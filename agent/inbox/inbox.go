// Package inbox stands between platforms and the agent. It makes sure that nothing is lost, nothing is done twice,
// and the messages of a conversation are answered in order, whatever dies in between.
//
// # One message
//
// Receive: one transaction gives the message the next number of its conversation, and only then is the platform told
// that it arrived. A platform delivers again what it is not sure of; the message's unique id makes that harmless.
//
// Claim: a worker takes the conversation and gets a lease, which it renews while it works, and an epoch, which counts
// how often the conversation was claimed. The lease lets another worker take over when this one dies. The epoch keeps
// a worker that was only asleep past its lease from writing: every write checks in its own transaction that its epoch
// is still the newest ([Fence]). Neither would be enough alone.
//
// Run: the agent runs with no transaction open, because a model takes seconds. A model's answer is stored before it
// is used (a checkpoint), so that a second run repeats it instead of paying again. A change to the ledger carries a
// source key, so a second run finds it done.
//
// Finish: one last transaction stores the turn, the open question and the reply, and advances the conversation.
//
// Deliver: the reply is marked as being sent before the request, and as sent after it. If the process dies in
// between, nobody can know whether it arrived. Such a reply is sent again, with the same content. So the ledger is
// exactly-once, and replies are at-least-once.
//
// # Failures
//
// A failed run is retried with growing pauses; after five failures the message is set aside (a dead letter), its
// sender is told, and the conversation continues with the next one. The death of a process says little about a
// message, since a thousand others may have been in hand, so it takes many deaths before a message is set aside for
// them. An unreadable delivery is stored separately and blocks nothing. When the store fails, the lease expires. A
// message that needs a model while the model is unavailable is kept, its sender is told, and it is run again when the
// model answers. No process has to clean up after itself.
//
// # Two ways in
//
// [Inbox.Serve] works for messengers: any number of processes share the work of one database. [Inbox.Attend] is for a
// person who waits at a terminal: the same transactions, without background work.
package inbox

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/agent/secret"
)

// Leases, timeouts and limits.
const (
	runTime     = 2 * time.Minute  // of one run, whatever it waits for
	sendTime    = 10 * time.Second // of one request to a platform
	maxFailures = 5                // failed runs of a message before it is set aside
	maxDeaths   = 25               // deaths of processes running a message before it is set aside; most messages in hand are innocent
	pollEvery   = time.Second      // at most this long between looks for what other processes left
	drainTime   = 20 * time.Second // to finish work in hand when the process is told to stop
	giveUpTime  = 2 * time.Second  // to give leases back after that
	retention   = 30 * 24 * time.Hour
	maxText     = 20_000  // bytes; more than the agent reads, so that it can say that a text is too long
	maxQuotes   = 100     // of a message
	maxFiles    = 20      // of a message
	maxName     = 1000    // bytes of a file's name; more than is kept of it, so that it can be shortened with care
	maxRef      = 4000    // bytes of a file's reference
	maxRaw      = 1 << 16 // bytes of an unreadable delivery
	maxID       = 500     // bytes
)

// A Run provides what the handler of one run uses instead of the real store and
// model.
type Run struct {
	Fence  Fence
	Memory memory.Store
	Model  llm.Model // nil if there is none
	// Keeps is set when a message that cannot be answered now may be kept, with
	// a [chat.LaterError]. Somebody at a terminal is told to ask again instead.
	Keeps bool
}

// Config holds the settings of an inbox. Store, Memory, Handler and Now are
// required.
type Config struct {
	Store   Store
	Memory  memory.Store
	Handler func(Run) chat.Handler // returns the handler of one run
	Ticked  func(Run) chat.Handler // the same for messages that are ticks; nil if nobody sets any
	Model   llm.Model              // the model that handlers ask, nil for none
	Now     func() time.Time
	Log     *slog.Logger
	Workers int               // conversations worked on at once, 1000 if zero
	Lease   time.Duration     // how long a silent worker keeps a conversation, 15 s if zero; also how long until an unanswered request is in doubt
	Limits  map[string]Limits // rate limits by platform
	// Left, if set, is called after the inbox went on without a messenger; see
	// [Inbox.Leave].
	Left func(platform string)
}

// An Inbox is safe for concurrent use.
type Inbox struct {
	Config
	Metrics Metrics

	limiter  *limiter
	recents  recents
	workers  *workers
	leases   *leases
	behind   sync.Map    // conversations whose next reply waits until one before it is shown
	answered atomic.Bool // the model has answered since the kept messages were last looked at

	mu         sync.Mutex
	messengers map[string]chat.Messenger
}

// New returns an inbox for the given messengers.
func New(c Config, messengers ...chat.Messenger) *Inbox {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	if c.Lease == 0 {
		c.Lease = 15 * time.Second
	}
	if c.Workers == 0 {
		c.Workers = 1000
	}
	i := &Inbox{
		Config: c, messengers: map[string]chat.Messenger{}, limiter: newLimiter(c.Limits, c.Now),
		workers: newWorkers(c.Workers),
	}
	i.leases = &leases{config: &i.Config, held: map[Fence]context.CancelCauseFunc{}}
	for _, m := range messengers {
		i.messengers[m.Name()] = m
	}
	return i
}

// Receive implements [chat.Receiver]. If a worker is free and the conversation
// is idle, the same transaction claims the conversation, so the message need
// not be polled for.
func (i *Inbox) Receive(ctx context.Context, m chat.Message) error {
	if err := checkIDs(m); err != nil {
		return err
	}
	a := Arrival{Message: admitted(m), At: i.Now()}
	if i.workers.take() {
		a.Lease = i.Lease
	}
	r, err := i.Store.Receive(ctx, a)
	if a.Lease > 0 && (err != nil || r.Job == nil) {
		i.workers.free()
	}
	if err != nil {
		return fmt.Errorf("receive: %w", err)
	}
	i.Metrics.received(r.New)
	switch {
	case r.Job != nil:
		i.start(r.Job)
	case a.Lease == 0 && r.New:
		i.workers.starved.Store(true)
	}
	return nil
}

// ReceiveRaw implements [chat.Receiver].
func (i *Inbox) ReceiveRaw(ctx context.Context, platform string, payload []byte) error {
	payload = secret.WithholdRaw(payload)
	sum := sha256.Sum256(payload)
	i.Metrics.Unreadable.Add(1)
	if err := i.Store.ReceiveRaw(ctx, platform, hex.EncodeToString(sum[:]), payload[:min(len(payload), maxRaw)]); err != nil {
		return fmt.Errorf("receive unreadable delivery: %w", err)
	}
	return nil
}

// Leave makes the inbox work without a messenger whose platform no longer accepts
// it. Unanswered messages from there wait for a process that the platform does
// accept.
func (i *Inbox) Leave(platform string) {
	i.mu.Lock()
	delete(i.messengers, platform)
	i.mu.Unlock()
	if i.Left != nil {
		i.Left(platform)
	}
}

// messenger returns the messenger of a conversation, nil if there is none.
func (i *Inbox) messenger(c chat.ConversationID) chat.Messenger {
	i.mu.Lock()
	defer i.mu.Unlock()
	m := i.messengers[c.Platform()]
	if t, ok := m.(chat.Tenant); ok {
		if p := t.Prefix(); p == "" || !strings.HasPrefix(string(c), p) {
			return nil
		}
	}
	return m
}

// Serve works until ctx is done, then shuts down in order: it accepts nothing
// new, finishes the work in hand, and gives back what it could not finish in
// time.
func (i *Inbox) Serve(ctx context.Context) {
	i.workers.open()
	i.workers.serving.Store(true)
	defer i.workers.serving.Store(false)
	var background sync.WaitGroup
	held, stop := context.WithCancel(context.WithoutCancel(ctx))
	background.Go(func() { i.leases.keep(held) })
	background.Go(func() { i.prune(ctx) })
	if i.Model != nil {
		background.Go(func() { i.retryKept(ctx) })
	}
	i.poll(ctx)
	i.workers.draining.Store(true)
	i.drain()
	stop()
	background.Wait()
}

// Ready reports whether the inbox accepts messages.
func (i *Inbox) Ready() bool { return i.workers.ready() }

var errStopping = errors.New("the process is stopping")

func (i *Inbox) drain() {
	done := i.workers.close()
	select {
	case <-done:
		return
	case <-time.After(drainTime):
	}
	i.leases.giveUp(errStopping)
	select {
	case <-done:
	case <-time.After(giveUpTime):
		i.Log.Warn("some work could not be given back; its leases will expire")
	}
}

// poll claims what is due: work that other processes left, was postponed, or
// came in while no worker was free. Whoever schedules work for soon wakes it.
func (i *Inbox) poll(ctx context.Context) {
	timer := time.NewTimer(0)
	defer timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-i.workers.wake:
		case <-timer.C:
		}
		if err := i.claim(ctx); err != nil && ctx.Err() == nil {
			i.Log.WarnContext(ctx, "the inbox cannot be read", "error", err)
		}
		timer.Reset(pollEvery + rand.N(pollEvery/2))
	}
}

// claim starts the work that is due, as far as workers are free.
func (i *Inbox) claim(ctx context.Context) error {
	scope := i.scope()
	due, err := i.Store.Waiting(ctx, scope)
	if err != nil {
		return err
	}
	if due.Ticks {
		n, err := i.arrive(ctx)
		if err != nil && ctx.Err() == nil { // other work does not wait for them
			i.Log.WarnContext(ctx, "due ticks have not arrived; trying again", "error", err)
		}
		due.Messages = due.Messages || n > 0
	}
	if due.Replies {
		if err := i.claimReplies(ctx, scope); err != nil {
			return err
		}
	}
	free := 0
	for due.Messages && free < 64 && i.workers.take() {
		free++
	}
	if free == 0 {
		i.workers.starved.Store(i.workers.starved.Load() || due.Messages)
		return nil
	}
	jobs, err := i.Store.Claim(ctx, scope, i.Lease, free)
	for range free - len(jobs) {
		i.workers.free()
	}
	for n := range jobs {
		i.start(&jobs[n])
	}
	if len(jobs) == free {
		i.workers.signal() // there may be more
	}
	return err
}

func (i *Inbox) scope() Scope {
	i.mu.Lock()
	defer i.mu.Unlock()
	var s Scope
	for name, m := range i.messengers {
		t, tenant := m.(chat.Tenant)
		switch {
		case !tenant:
			s.Platforms = append(s.Platforms, name)
		case t.Prefix() != "":
			s.Prefixes = append(s.Prefixes, t.Prefix())
		}
	}
	return s
}

// prune removes old messages once a day.
func (i *Inbox) prune(ctx context.Context) {
	ticker := time.NewTicker(24 * time.Hour)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		n, err := i.Store.Prune(ctx, i.Now().Add(-retention))
		if err != nil && ctx.Err() == nil {
			i.Log.WarnContext(ctx, "old messages not removed", "error", err)
		}
		i.Log.InfoContext(ctx, "old messages removed", "count", n)
	}
}
