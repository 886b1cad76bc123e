package inbox_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
)

var (
	seeds    = flag.Int("seeds", 200, "how many simulations to run")
	onlySeed = flag.Uint64("seed", 0, "run this simulation only")
)

// A world is one simulation: some workers on one store, a platform that repeats
// and reorders deliveries, a model that is slow and fails, a store that fails
// before and after doing its work, and something that kills workers and stalls
// others past their leases. Every random event follows from the seed and from
// what it happens to, not from the order of goroutines.
type world struct {
	seed     uint64
	store    *inboxtest.Memory
	ackEarly bool // the platform is told "received" before the store has the message
	calm     atomic.Bool

	mu       sync.Mutex
	rolls    map[string]int
	workers  []*worker
	accepted map[string]bool     // source keys that the platform was told have arrived
	poison   map[string]bool     // those of them that no run can handle
	posted   map[string]bool     // keys of posts that the store was told to make
	ticks    map[string]bool     // keys of ticks that the store was told to set
	shown    map[string][]string // conversation → keys of its replies, in the order shown
	doubted  map[string]int      // how often a reply was shown without the store being told
	kept     map[string]bool     // messages whose model answer is stored
	faults   []string            // violations that were seen
}

const (
	talks    = 5
	perTalk  = 6
	nWorkers = 3
)

var errFault = errors.New("the store failed")

// chance reports whether something happens: p times in a hundred, depending on
// what it happens to and how often that was asked.
func (w *world) chance(p int, what string) bool { return w.roll(100, what) < p }

func (w *world) roll(n int, what string) int {
	w.mu.Lock()
	w.rolls[what]++
	count := w.rolls[what]
	w.mu.Unlock()
	h := uint64(14695981039346656037) ^ w.seed
	for _, b := range fmt.Appendf(nil, "%s#%d", what, count) {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return int(rand.New(rand.NewPCG(h, w.seed)).IntN(n))
}

func (w *world) wrong(format string, args ...any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.faults = append(w.faults, fmt.Sprintf(format, args...))
}

// A worker is an inbox with its own connection to the store, which can be cut.
type worker struct {
	*inboxtest.Memory
	world  *world
	dead   atomic.Bool
	inbox  *inbox.Inbox
	cancel context.CancelFunc
	ended  chan struct{}
}

// faulty does something to the store, and may fail before or after it.
func faulty[R any](w *worker, what string, do func() (R, error)) (r R, err error) {
	calm := w.world.calm.Load()
	if w.dead.Load() || !calm && w.world.chance(4, what+" before") {
		return r, errFault
	}
	r, err = do()
	if w.dead.Load() || !calm && w.world.chance(4, what+" after") {
		return *new(R), errFault
	}
	return r, err
}

func (w *worker) Receive(ctx context.Context, a inbox.Arrival) (inbox.Receipt, error) {
	return faulty(w, "receive "+a.Message.SourceKey(), func() (inbox.Receipt, error) { return w.Memory.Receive(ctx, a) })
}

func (w *worker) Claim(ctx context.Context, s inbox.Scope, d time.Duration, n int) ([]inbox.Job, error) {
	return faulty(w, "claim", func() ([]inbox.Job, error) { return w.Memory.Claim(ctx, s, d, n) })
}

func (w *worker) Renew(ctx context.Context, held []inbox.Fence, d time.Duration) ([]inbox.Fence, error) {
	// A stalled worker renews nothing for a while.
	if !w.world.calm.Load() && w.world.chance(80, "stall") {
		return nil, errFault
	}
	return faulty(w, "renew", func() ([]inbox.Fence, error) { return w.Memory.Renew(ctx, held, d) })
}

func (w *worker) KeepAnswer(ctx context.Context, f inbox.Fence, seq int64, step int, r llm.Response) error {
	_, err := faulty(w, fmt.Sprint("keep ", f.Conversation, seq), func() (bool, error) {
		err := w.Memory.KeepAnswer(ctx, f, seq, step, r)
		if err == nil {
			w.world.mu.Lock()
			w.world.kept[r.Text] = true
			w.world.mu.Unlock()
		}
		return true, err
	})
	return err
}

func (w *worker) Finish(ctx context.Context, d inbox.Done) (inbox.Outcome, error) {
	return faulty(w, "finish "+d.Fence.Conversation, func() (inbox.Outcome, error) { return w.Memory.Finish(ctx, d) })
}

func (w *worker) ClaimReplies(ctx context.Context, s inbox.Scope, d time.Duration, n int) ([]inbox.Posting, error) {
	return faulty(w, "claim replies", func() ([]inbox.Posting, error) { return w.Memory.ClaimReplies(ctx, s, d, n) })
}

func (w *worker) Mark(ctx context.Context, c chat.ConversationID, seq int64, m inbox.Mark) error {
	stored := false
	_, err := faulty(w, fmt.Sprint("mark ", c, seq), func() (bool, error) {
		err := w.Memory.Mark(ctx, c, seq, m)
		stored = err == nil
		return true, err
	})
	if m.State == inbox.Sent && !stored {
		w.world.doubt(w.Memory.Key(c, seq))
	}
	return err
}

// Name and Next implement the model: slow, and not always available.
func (w *world) Name() string { return "sim" }

func (w *world) Next(ctx context.Context, r llm.Request) (llm.Response, error) {
	w.mu.Lock()
	paid := w.kept[r.User]
	w.mu.Unlock()
	if paid {
		w.wrong("the model is paid twice for %s", r.User)
	}
	select {
	case <-time.After(time.Duration(w.roll(45_000, "model time "+r.User)) * time.Millisecond):
	case <-ctx.Done():
		return llm.Response{}, ctx.Err()
	}
	if !w.calm.Load() && w.chance(15, "model "+r.User) {
		return llm.Response{}, llm.ErrUnavailable
	}
	return llm.Response{Text: r.User}, nil
}

// An agent is a handler that asks the model, writes to the ledger and saves a
// turn.
type agent struct {
	inbox.Run
	worker *worker
}

func (a *agent) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) {
	w := a.worker
	key := m.SourceKey()
	if w.world.poison[key] {
		if w.world.chance(50, "panic "+key) {
			panic("poison")
		}
		return chat.Reply{}, errors.New("poison")
	}
	if _, err := a.Model.Next(ctx, llm.Request{User: key}); err != nil {
		return chat.Reply{}, err
	}
	var seq int64
	_, _ = fmt.Sscan(string(m.ID), &seq)
	_, err := faulty(w, "write "+key, func() (bool, error) { return true, w.Memory.Write(a.Fence, seq, key+"/1") })
	if err != nil {
		return chat.Reply{}, err
	}
	err = a.Memory.Save(ctx, memory.Turn{Conversation: m.Conversation, MessageID: m.ID}, nil)
	return chat.Reply{Text: key}, err
}

// A platform shows replies, but does not always confirm them.
type platform struct{ worker *worker }

func (platform) Name() string                             { return "sim" }
func (platform) Run(context.Context, chat.Receiver) error { return nil }
func (p platform) Deliver(_ context.Context, d chat.Delivery) (chat.MessageID, error) {
	w := p.worker.world
	key := string(d.Conversation) + "/" + string(d.Answers)
	if !w.calm.Load() && w.chance(10, "429 "+key) {
		return "", &chat.NotSentError{RetryAfter: time.Second, Err: errors.New("slow down")}
	}
	if p.worker.dead.Load() || !w.calm.Load() && w.chance(4, "lost "+key) {
		return "", errors.New("connection reset")
	}
	w.mu.Lock()
	w.shown[string(d.Conversation)] = append(w.shown[string(d.Conversation)], key)
	w.mu.Unlock()
	if !w.calm.Load() && w.chance(4, "unacknowledged "+key) {
		w.doubt(key)
		return "", errors.New("timeout")
	}
	return chat.MessageID("x" + key), nil
}

// doubt counts that a reply was shown, and the store was not told.
func (w *world) doubt(key string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.doubted[key]++
}

// repeats reports whether a reply was shown n times and one of them, after the first, was
// not to make up for one that left a doubt.
func (w *world) repeats(key string, n int) bool { return n > 1+w.doubted[key] }

func (w *world) start() *worker {
	k := &worker{Memory: w.store, world: w, ended: make(chan struct{})}
	k.inbox = inbox.New(inbox.Config{
		Store: k, Memory: nobody{}, Model: w, Now: time.Now, Workers: 4,
		Handler: func(r inbox.Run) chat.Handler { return &agent{r, k} },
		Ticked:  func(r inbox.Run) chat.Handler { return &scheduler{r, k} },
		Limits:  map[string]inbox.Limits{"sim": {ConversationRate: 1, ConversationBurst: 3}},
	}, platform{k})
	ctx, cancel := context.WithCancel(context.Background())
	k.cancel = cancel
	go func() {
		k.inbox.Serve(ctx)
		close(k.ended)
	}()
	return k
}

// nobody is a memory that nobody reads: the simulated agent only writes.
type nobody struct{ memory.Store }

// deliver has the platform deliver a message until it is told that it arrived,
// and sometimes once more later.
func (w *world) deliver(m chat.Message) {
	key := m.SourceKey()
	time.Sleep(time.Duration(w.roll(60_000, "arrival "+key)) * time.Millisecond)
	again := w.chance(25, "duplicate "+key)
	for {
		w.mu.Lock()
		k := w.workers[len(key)%len(w.workers)]
		w.mu.Unlock()
		if n := w.roll(nWorkers, "worker "+key); n < nWorkers {
			w.mu.Lock()
			k = w.workers[n]
			w.mu.Unlock()
		}
		err := k.inbox.Receive(context.Background(), m)
		if err == nil || w.ackEarly {
			w.mu.Lock()
			w.accepted[key] = true
			w.mu.Unlock()
			if !again {
				return
			}
			again = false
		}
		time.Sleep(time.Duration(w.roll(5000, "redelivery "+key)) * time.Millisecond)
	}
}

// havoc kills workers and starts others in their place.
func (w *world) havoc() {
	for n := range 4 {
		time.Sleep(time.Duration(w.roll(20_000, "kill")) * time.Millisecond)
		w.mu.Lock()
		victim := w.workers[n%nWorkers]
		w.mu.Unlock()
		victim.dead.Store(true)
		victim.cancel()
		fresh := w.start()
		w.mu.Lock()
		w.workers[n%nWorkers] = fresh
		w.mu.Unlock()
	}
}

// simulate runs one world and returns its violations.
func simulate(t *testing.T, seed uint64, fault inboxtest.Fault, ackEarly bool) (wrong []string) {
	t.Helper()
	synctest.Test(t, func(*testing.T) {
		w := &world{
			seed: seed, store: inboxtest.NewMemory(time.Now), ackEarly: ackEarly, rolls: map[string]int{}, accepted: map[string]bool{},
			poison: map[string]bool{}, posted: map[string]bool{}, ticks: map[string]bool{}, shown: map[string][]string{}, doubted: map[string]int{},
			kept: map[string]bool{},
		}
		w.store.Fault = fault
		for range nWorkers {
			w.workers = append(w.workers, w.start())
		}
		var platform sync.WaitGroup
		for c := range talks {
			for n := range perTalk {
				m := inboxtest.Message(chat.ConversationID(fmt.Sprintf("sim:%d", c)), chat.MessageID(fmt.Sprint(n+1)))
				m.ReplyTo = ""
				w.poison[m.SourceKey()] = w.chance(3, "poison "+m.SourceKey())
				platform.Go(func() { w.deliver(m) })
			}
			for n := range posts {
				platform.Go(func() { w.post(expense.LedgerID(fmt.Sprintf("sim:%d", c)), fmt.Sprintf("sim/%d/%d", c, n)) })
			}
			platform.Go(func() { w.schedule(chat.ConversationID(fmt.Sprintf("sim:%d", c))) })
		}
		platform.Go(w.havoc)
		platform.Wait()
		w.calm.Store(true)
		w.settle()
		for _, k := range w.workers {
			k.cancel()
			<-k.ended
		}
		time.Sleep(10 * time.Minute) // time for the killed workers to end too
		wrong = w.judge()
	})
	return wrong
}

// settle waits until nothing is due any more.
func (w *world) settle() {
	scope := inbox.Scope{Platforms: []string{"sim"}}
	for range 600 {
		time.Sleep(2 * time.Second)
		list, _ := w.store.List(context.Background(), 1000)
		due, _ := w.store.Waiting(context.Background(), scope)
		waiting := slices.ContainsFunc(list, func(e inbox.Entry) bool { return e.State == "waiting" })
		if !waiting && !due.Replies && !due.Ticks && w.store.Open() == 0 {
			return
		}
	}
	w.wrong("work is left after twenty quiet minutes")
}

// judge compares what happened with what was promised.
func (w *world) judge() []string {
	aside := map[string]bool{}
	list, _ := w.store.List(context.Background(), 1000)
	for _, e := range list {
		key := w.store.Key(e.Conversation, e.Seq)
		aside[key] = aside[key] || e.State == "aside"
	}
	effects := map[string]int{}
	for _, e := range w.store.Effects {
		effects[strings.TrimSuffix(e.Key, "/1")]++
	}
	shown := map[string]int{}
	for _, keys := range w.shown {
		for _, k := range keys {
			shown[k]++
		}
	}
	for key := range w.accepted {
		switch {
		case aside[key] && effects[key] > 1, !aside[key] && effects[key] != 1:
			w.wrong("%s was accepted and has %d effects (set aside: %v)", key, effects[key], aside[key])
		case w.poison[key] && !aside[key]:
			w.wrong("%s is poison and was not set aside", key)
		}
		if shown[key] == 0 {
			w.wrong("%s was not answered", key)
		}
		if w.repeats(key, shown[key]) {
			w.wrong("%s was answered %d times, %d of them in doubt", key, shown[key], w.doubted[key])
		}
	}
	w.judgePosts(shown)
	w.judgeTicks(aside, shown, effects)
	last := map[chat.ConversationID]int64{}
	for _, e := range w.store.Written {
		if e.Seq != last[e.Conversation]+1 {
			w.wrong("%s: message %d was finished after %d", e.Conversation, e.Seq, last[e.Conversation])
		}
		last[e.Conversation] = e.Seq
	}
	for c, keys := range w.shown {
		var first []int64
		for i, k := range keys {
			if !slices.Contains(keys[:i], k) {
				first = append(first, w.store.Seq(chat.ConversationID(c), k))
			}
		}
		if !slices.IsSorted(first) {
			w.wrong("%s: replies were shown in the order %v", c, first)
		}
	}
	return w.faults
}

// TestSimulation runs many worlds. A failure names its seed; run it alone with
// go test ./agent/inbox -run TestSimulation -seed N.
func TestSimulation(t *testing.T) {
	from, to := uint64(1), uint64(*seeds)
	if *onlySeed != 0 {
		from, to = *onlySeed, *onlySeed
	}
	for seed := from; seed <= to; seed++ {
		if wrong := simulate(t, seed, inboxtest.NoFault, false); len(wrong) > 0 {
			t.Errorf("seed %d:\n  %s", seed, strings.Join(wrong, "\n  "))
		}
	}
}

// TestSimulationNotices is the negative control: with one safeguard removed,
// some worlds must fail.
func TestSimulationNotices(t *testing.T) {
	for name, c := range map[string]struct {
		fault    inboxtest.Fault
		ackEarly bool
	}{
		"fence off":                 {fault: inboxtest.NoFence},
		"unique key off":            {fault: inboxtest.NoUniqueKey},
		"unique key of posts off":   {fault: inboxtest.NoPostKey},
		"unique key of ticks off":   {fault: inboxtest.NoTickKey},
		"mark of a sent reply lost": {fault: inboxtest.LostMark},
		"acknowledge before commit": {ackEarly: true},
	} {
		t.Run(name, func(t *testing.T) {
			for seed := uint64(1); seed <= 20; seed++ {
				if wrong := simulate(t, seed, c.fault, c.ackEarly); len(wrong) > 0 {
					t.Logf("seed %d: %s", seed, wrong[0])
					return
				}
			}
			t.Error("twenty worlds went well without it")
		})
	}
}
