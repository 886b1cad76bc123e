package inbox_test

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/agent/llm"
)

// A board is a messenger that shows every reply to anybody.
type board struct {
	mu    sync.Mutex
	shown []string
}

func (*board) Name() string                             { return "slack" }
func (*board) Run(context.Context, chat.Receiver) error { return nil }

func (b *board) Deliver(_ context.Context, d chat.Delivery) (chat.MessageID, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.shown = append(b.shown, d.Reply.Text)
	return "card of " + d.Answers, nil
}

func (b *board) take() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	shown := b.shown
	b.shown = nil
	return shown
}

// A switchable model answers when it is on.
type switchable struct{ on atomic.Bool }

func (*switchable) Name() string { return "switchable" }

func (s *switchable) Next(context.Context, llm.Request) (llm.Response, error) {
	if !s.on.Load() {
		return llm.Response{}, llm.ErrUnavailable
	}
	return llm.Response{Text: "yes"}, nil
}

// needy answers with what the model says, and waits for the model where that is
// allowed.
func needy(r inbox.Run) chat.Handler {
	return handlerFunc(func(ctx context.Context, m chat.Message) (chat.Reply, error) {
		answer, err := r.Model.Next(ctx, llm.Request{})
		switch {
		case err == nil:
			return chat.Reply{Text: m.Text + ": " + answer.Text}, nil
		case r.Keeps:
			return chat.Reply{}, &chat.LaterError{Reply: chat.Reply{Text: m.Text + ": later"}, Err: err}
		}
		return chat.Reply{Text: m.Text + ": ask again"}, nil
	})
}

func TestKeptUntilTheModelIsBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		model, platform := &switchable{}, &board{}
		in := inbox.New(inbox.Config{
			Store: inboxtest.NewMemory(time.Now), Memory: nobody{}, Now: time.Now, Model: model, Handler: needy,
		}, platform)
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan struct{})
		go func() { in.Serve(ctx); close(ended) }()
		synctest.Wait()
		receive := func(id chat.MessageID, age time.Duration) {
			t.Helper()
			m := said("slack:1", id, string(id))
			m.At = time.Now().Add(-age)
			if err := in.Receive(t.Context(), m); err != nil {
				t.Fatal(err)
			}
		}
		shows := func(when string, want ...string) {
			t.Helper()
			synctest.Wait()
			if got := platform.take(); !slices.Equal(got, want) {
				t.Errorf("%s: shown %q, want %q", when, got, want)
			}
		}
		receive("a", 0)
		time.Sleep(time.Millisecond)
		receive("b", 0)
		receive("old", 25*time.Hour)
		time.Sleep(time.Second)
		shows("while the model is away", "a: later", "b: later", "old: ask again")
		time.Sleep(time.Hour)
		shows("after an hour of trying")
		model.on.Store(true)
		time.Sleep(5 * time.Minute)
		shows("when it is back", "a: yes", "b: yes")
		time.Sleep(time.Hour)
		shows("an hour later")

		model.on.Store(false)
		receive("c", 0)
		time.Sleep(time.Second)
		shows("when it is away again", "c: later")
		time.Sleep(25 * time.Hour)
		shows("after a day", "c: ask again")
		stop()
		<-ended
	})
}

// TestNobodyIsKeptAtATerminal checks that a person who waits is told at once.
func TestNobodyIsKeptAtATerminal(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		a := inbox.New(inbox.Config{
			Store: inboxtest.NewMemory(time.Now), Memory: nobody{}, Now: time.Now, Model: &switchable{}, Handler: needy,
		}).Attend()
		if got, want := ask(t, a, said("terminal:ana", "1", "x")), "x: ask again"; got != want {
			t.Errorf("reply = %q, want %q", got, want)
		}
	})
}
