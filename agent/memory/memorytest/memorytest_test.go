package memorytest

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/memory"
)

func TestFake(t *testing.T) {
	Run(t, func(*testing.T) memory.Store { return newFake() })
}

// TestSuiteNotices is the negative control of the suite: it breaks a store in
// one way after another, and a check must fail each time.
func TestSuiteNotices(t *testing.T) {
	for by, broken := range map[string]func(*fake){
		"RecentIsOrderedAndLimited": func(f *fake) { f.unlimited = true },
		"SameMessageIsReplaced":     func(f *fake) { f.append = true },
		"PendingIsTheLastOne":       func(f *fake) { f.keepPending = true },
		"ConversationsAreApart":     func(f *fake) { f.oneConversation = true },
	} {
		t.Run(by, func(t *testing.T) {
			t.Parallel()
			f := newFake()
			broken(f)
			i := slices.IndexFunc(checks, func(c check) bool { return c.name == by })
			r := &recorder{ctx: t.Context()}
			done := make(chan struct{})
			go func() { // Fatalf ends the goroutine, like testing.T's
				defer close(done)
				checks[i].run(r, f)
			}()
			<-done
			if r.failures == nil {
				t.Errorf("%s passes on a broken store", by)
			}
		})
	}
}

// A fake keeps turns in memory, and can be broken.
type fake struct {
	mu      sync.Mutex
	turns   map[chat.ConversationID][]memory.Turn
	pending map[chat.ConversationID]*memory.Pending

	unlimited, append, keepPending, oneConversation bool
}

func newFake() *fake {
	return &fake{turns: make(map[chat.ConversationID][]memory.Turn), pending: make(map[chat.ConversationID]*memory.Pending)}
}

func (f *fake) key(c chat.ConversationID) chat.ConversationID {
	if f.oneConversation {
		return "all"
	}
	return c
}

func (f *fake) Recent(_ context.Context, c chat.ConversationID, limit int) ([]memory.Turn, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	turns := f.turns[f.key(c)]
	if f.unlimited {
		return turns, nil
	}
	return slices.Clone(turns[len(turns)-min(limit, len(turns)):]), nil
}

func (f *fake) Turn(_ context.Context, c chat.ConversationID, id chat.MessageID) (memory.Turn, bool, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, t := range f.turns[f.key(c)] {
		if t.MessageID == id {
			return t, true, nil
		}
	}
	return memory.Turn{}, false, nil
}

func (f *fake) Pending(_ context.Context, c chat.ConversationID) (*memory.Pending, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.pending[f.key(c)], nil
}

func (f *fake) Save(_ context.Context, t memory.Turn, open *memory.Pending) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	c := f.key(t.Conversation)
	if open != nil || !f.keepPending {
		f.pending[c] = open
	}
	t.At = t.At.UTC().Truncate(time.Microsecond)
	i := slices.IndexFunc(f.turns[c], func(old memory.Turn) bool { return old.MessageID == t.MessageID })
	if i >= 0 && !f.append {
		f.turns[c][i] = t
	} else {
		f.turns[c] = append(f.turns[c], t)
	}
	return nil
}

// A recorder is a T that only records failures.
type recorder struct {
	ctx      context.Context
	mu       sync.Mutex
	failures []string
}

func (r *recorder) Helper()                  {}
func (r *recorder) Context() context.Context { return r.ctx }

func (r *recorder) Errorf(format string, args ...any) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.failures = append(r.failures, fmt.Sprintf(format, args...))
}

func (r *recorder) Fatalf(format string, args ...any) {
	r.Errorf(format, args...)
	runtime.Goexit()
}
