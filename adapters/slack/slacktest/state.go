package slacktest

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// state is what all parts of the fake share: the lock, the clock, ids and problems.
type state struct {
	opts Options
	base string // URL of the server, without a slash at the end

	// ctx ends with the server, and cancels everything in progress.
	ctx  context.Context
	stop context.CancelFunc
	work sync.WaitGroup

	mu       sync.Mutex
	changed  chan struct{} // closed and replaced on every change
	closed   bool
	serial   int // counter for ids
	lastTS   int64
	problems []string
}

func newState(o Options) *state {
	ctx, stop := context.WithCancel(context.Background())
	return &state{opts: o.withDefaults(), ctx: ctx, stop: stop, changed: make(chan struct{})}
}

// problem records a problem. It needs the lock.
func (st *state) problem(format string, args ...any) {
	st.problems = append(st.problems, fmt.Sprintf(format, args...))
}

// update runs f with the lock held, and wakes all waiters.
func (st *state) update(f func()) {
	st.mu.Lock()
	defer st.mu.Unlock()
	f()
	st.wake()
}

// wake wakes all waiters. It needs the lock.
func (st *state) wake() {
	close(st.changed)
	st.changed = make(chan struct{})
}

// id returns a new id with a prefix. It needs the lock.
func (st *state) id(prefix string) string {
	st.serial++
	return fmt.Sprintf("%s%08d", prefix, st.serial)
}

// newTS returns a timestamp later than all others. It needs the lock.
func (st *state) newTS() string {
	st.lastTS = max(st.lastTS+1, st.opts.Clock.Now().UnixMicro())
	return fmt.Sprintf("%d.%06d", st.lastTS/1e6, st.lastTS%1e6)
}

// now returns the time of the fake's clock.
func (st *state) now() time.Time { return st.opts.Clock.Now() }

// nameBlocks gives ids to blocks and elements that have none, as Slack does.
func (st *state) nameBlocks(blocks []map[string]any) {
	for _, b := range blocks {
		if str(b["block_id"]) == "" {
			b["block_id"] = st.id("b")
		}
		walk(b, func(o map[string]any) {
			if acts[str(o["type"])] && str(o["action_id"]) == "" {
				o["action_id"] = st.id("a")
			}
		})
	}
}

func (st *state) botID() string { return "B" + st.opts.BotUser[1:] }
