package telegramtest

import (
	"fmt"
	"sync"
)

// state is what all parts of the server share, with the lock that guards them.
type state struct {
	opt Options
	bot *Person

	mu       sync.Mutex
	changed  chan struct{} // closed and replaced on every change
	closed   chan struct{}
	problems []string
}

// wake wakes all who wait for a change. It needs the lock.
func (st *state) wake() {
	close(st.changed)
	st.changed = make(chan struct{})
}

// change runs f with the lock held, and wakes all who wait for a change.
func (st *state) change(f func()) {
	st.mu.Lock()
	defer st.mu.Unlock()
	defer st.wake()
	f()
}

func (st *state) problem(format string, args ...any) {
	st.problems = append(st.problems, fmt.Sprintf(format, args...))
}
