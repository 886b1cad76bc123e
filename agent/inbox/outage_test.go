package inbox_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
)

// A flaky messenger fails in one way until a given time.
type flaky struct {
	board
	until time.Time
	err   error

	mu    sync.Mutex
	tries int
}

func (p *flaky) Deliver(ctx context.Context, d chat.Delivery) (chat.MessageID, error) {
	p.mu.Lock()
	p.tries++
	p.mu.Unlock()
	if time.Now().Before(p.until) {
		return "", p.err
	}
	return p.board.Deliver(ctx, d)
}

// TestAnOutageIsNoDoubt has replies wait for a platform. While it says that it is
// down they are never given up; where it accepts requests without answering they
// are, after ten attempts.
func TestAnOutageIsNoDoubt(t *testing.T) {
	for _, tt := range []struct {
		name    string
		err     error
		outage  time.Duration
		shown   int
		atMost  int // requests
		outcome string
	}{
		{"a moment", &chat.DownError{Err: errors.New("502")}, 3 * time.Second, 1, 5, ""},
		{"a quarter of an hour", &chat.DownError{Err: errors.New("502")}, 15 * time.Minute, 1, 15, ""},
		{"half a day", &chat.DownError{Err: errors.New("502")}, 12 * time.Hour, 1, 160, ""},
		{"refused connections", &chat.NotSentError{Err: errors.New("refused")}, 12 * time.Hour, 1, 160, ""},
		{"for ever", &chat.DownError{Err: errors.New("502")}, 1000 * time.Hour, 0, 300, "refused"},
		{"silence", errors.New("no answer"), 12 * time.Hour, 0, 11, "doubtful"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				p := &flaky{until: time.Now().Add(tt.outage), err: tt.err}
				store := inboxtest.NewMemory(time.Now)
				in := inbox.New(inbox.Config{
					Store: store, Memory: nobody{}, Now: time.Now,
					Handler: func(inbox.Run) chat.Handler {
						return handlerFunc(func(context.Context, chat.Message) (chat.Reply, error) { return chat.Reply{Text: "saved"}, nil })
					},
				}, p)
				ctx, stop := context.WithCancel(t.Context())
				ended := make(chan struct{})
				go func() { in.Serve(ctx); close(ended) }()
				synctest.Wait()
				if err := in.Receive(t.Context(), said("slack:1", "a", "coffee 4.50")); err != nil {
					t.Fatal(err)
				}
				time.Sleep(min(tt.outage, 48*time.Hour) + 6*time.Minute)
				if got := len(p.take()); got != tt.shown || p.tries > tt.atMost {
					t.Errorf("shown %d times after %d requests, want %d and at most %d", got, p.tries, tt.shown, tt.atMost)
				}
				list, err := store.List(t.Context(), 10)
				if err != nil || tt.outcome == "" && len(list) > 0 || tt.outcome != "" && (len(list) != 1 || list[0].State != tt.outcome) {
					t.Errorf("the operator sees %v, %v, want %q", list, err, tt.outcome)
				}
				stop()
				<-ended
			})
		})
	}
}
