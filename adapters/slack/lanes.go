package slack

import (
	"context"
	"hash/fnv"
	"slices"
	"sync"
	"time"

	"chit/adapters/kit"
)

const (
	laneCount  = 16
	laneLength = 64
	// handOver is how long an event waits for an earlier one that the other
	// connection has not read yet: Slack gives the events of a channel to any of them.
	handOver = 40 * time.Millisecond
)

// A task takes an event.
type task struct {
	ts      string // of the event, which orders the events of a channel; "" if it has none
	arrived time.Time
	do      func()
}

// A lane runs tasks one after the other, in the order of their events.
type lane struct {
	mu    sync.Mutex
	tasks []task        // by ts
	slots chan struct{} // one for each task
	ready chan struct{} // something was put in
}

func newLane() *lane {
	return &lane{slots: make(chan struct{}, laneLength), ready: make(chan struct{}, 1)}
}

// put adds a task, before those of later events. It blocks while the lane is full.
func (l *lane) put(ctx context.Context, t task) {
	select {
	case l.slots <- struct{}{}:
	case <-ctx.Done():
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	t.arrived = time.Now()
	i := len(l.tasks)
	for t.ts != "" && i > 0 && later(l.tasks[i-1].ts, t.ts) {
		i--
	}
	l.tasks = slices.Insert(l.tasks, i, t)
	select {
	case l.ready <- struct{}{}:
	default:
	}
}

// later reports whether an event happened after another one.
func later(a, b string) bool {
	return isTS(a) && isTS(b) && timeOf(a, time.Time{}).After(timeOf(b, time.Time{}))
}

// run runs the tasks until ctx is done.
func (l *lane) run(ctx context.Context) {
	for ctx.Err() == nil { // after a failure to store, nothing that came later may be stored
		wait, some := l.next()
		switch {
		case !some:
			select {
			case <-ctx.Done():
			case <-l.ready:
			}
		case kit.Sleep(ctx, wait) == nil:
			l.first().do()
		}
	}
}

// next returns how long the first task has to wait, and whether there is one. When a
// task has waited long enough, so have all that belong before it.
func (l *lane) next() (wait time.Duration, some bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for i, t := range l.tasks {
		if due := time.Until(t.arrived.Add(handOver)); i == 0 || due < wait {
			wait = due
		}
	}
	return max(wait, 0), len(l.tasks) > 0
}

// first removes and returns the first task.
func (l *lane) first() task {
	l.mu.Lock()
	defer l.mu.Unlock()
	t := l.tasks[0]
	l.tasks = slices.Delete(l.tasks, 0, 1)
	<-l.slots
	return t
}

// laneOf assigns the channels to lanes.
func laneOf(channel string) int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(channel))
	return int(h.Sum32() % laneCount)
}
