package inbox

import (
	"sync"
	"sync/atomic"
	"time"
)

// workers limits how many conversations are worked on at once, and wakes whoever
// looks for work.
type workers struct {
	slots    chan struct{} // holds a value for each busy worker; its capacity is their number
	wake     chan struct{} // of capacity 1; holds a value if there may be work
	starved  atomic.Bool   // a message was left to the poller because no worker was free
	serving  atomic.Bool
	draining atomic.Bool

	mu      sync.Mutex
	closed  bool // no more work is accepted
	working sync.WaitGroup
}

func newWorkers(n int) *workers {
	return &workers{slots: make(chan struct{}, n), wake: make(chan struct{}, 1)}
}

// ready reports whether work is accepted.
func (w *workers) ready() bool { return w.serving.Load() && !w.draining.Load() }

// take reserves a worker if one is free and may start.
func (w *workers) take() bool {
	if !w.ready() {
		return false
	}
	select {
	case w.slots <- struct{}{}:
		return true
	default:
		return false
	}
}

// free releases a worker.
func (w *workers) free() {
	<-w.slots
	if w.starved.Swap(false) {
		w.signal()
	}
}

// signal wakes whoever looks for work.
func (w *workers) signal() {
	select {
	case w.wake <- struct{}{}:
	default: // already awake
	}
}

func (w *workers) signalAfter(d time.Duration) { time.AfterFunc(d, w.signal) }

// begin does work in a goroutine that close waits for, and reports whether it did. After
// close it does not, because the end of the process could cut the work off.
func (w *workers) begin(work func()) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		return false
	}
	w.working.Go(work)
	return true
}

// open starts accepting work.
func (w *workers) open() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.closed = false
}

// close stops accepting work. The returned channel is closed once all accepted work is
// done.
func (w *workers) close() <-chan struct{} {
	w.mu.Lock()
	w.closed = true
	w.mu.Unlock()
	done := make(chan struct{})
	go func() { w.working.Wait(); close(done) }()
	return done
}
