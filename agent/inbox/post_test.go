package inbox_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
)

// serve runs an inbox with a messenger until the test is done with it.
func serve(t *testing.T, s inbox.Store, m chat.Messenger, h handlerFunc) (in *inbox.Inbox, end func()) {
	t.Helper()
	in = inbox.New(inbox.Config{Store: s, Memory: nobody{}, Now: time.Now, Handler: func(inbox.Run) chat.Handler { return h }}, m)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() { in.Serve(ctx); close(ended) }()
	synctest.Wait()
	return in, func() { stop(); <-ended }
}

// hear receives a message and waits until it is handled and answered.
func hear(t *testing.T, in *inbox.Inbox, id chat.MessageID, text string) {
	t.Helper()
	if err := in.Receive(t.Context(), said("slack:1", id, text)); err != nil {
		t.Fatal(err)
	}
	time.Sleep(5 * time.Second)
}

func same(t *testing.T, what string, got []string, want ...string) {
	t.Helper()
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("%s (-want +got):\n%s", what, d)
	}
}

// TestPostSpeaksOnce posts to somebody before and after they wrote, with the same key
// and with others.
func TestPostSpeaksOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := new(board)
		in, end := serve(t, inboxtest.NewMemory(time.Now), b, echo)
		defer end()
		hello := chat.Reply{Text: "hello"}
		if err := in.Post(t.Context(), "slack:1", hello, "test/1"); !errors.Is(err, inbox.ErrUnreachable) {
			t.Errorf("Post to nobody = %v", err)
		}
		hear(t, in, "1", "coffee")
		for _, key := range []string{"test/1", "test/1", "test/2"} {
			if err := in.Post(t.Context(), "slack:1", hello, key); err != nil {
				t.Errorf("Post = %v", err)
			}
		}
		time.Sleep(5 * time.Second)
		same(t, "shown", b.take(), "re: coffee", "hello", "hello")
	})
}

// TestPostNeedsNoRun checks that a post is not passed to the handler.
func TestPostNeedsNoRun(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := new(board)
		var handled []string
		in, end := serve(t, inboxtest.NewMemory(time.Now), b, func(ctx context.Context, m chat.Message) (chat.Reply, error) {
			handled = append(handled, string(m.ID))
			return echo(ctx, m)
		})
		defer end()
		hear(t, in, "1", "coffee")
		if err := in.Post(t.Context(), "slack:1", chat.Reply{Text: "hello"}, "test/1"); err != nil {
			t.Error(err)
		}
		time.Sleep(5 * time.Second)
		same(t, "handled", handled, "1")
	})
}

// TestWhoBlockedIsLeftAlone has somebody block the bot: what is posted afterwards is
// refused, and what was posted before is not tried again for each post. Once they
// write, they are written to.
func TestWhoBlockedIsLeftAlone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := inboxtest.NewMemory(time.Now)
		p := &flaky{until: time.Now().Add(time.Hour), err: &chat.NotSentError{Final: true, Gone: true, Err: errors.New("403")}}
		if _, err := s.Receive(t.Context(), inbox.Arrival{Message: said("slack:1", "1", "coffee")}); err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{"test/1", "test/2", "test/3"} {
			if err := s.Post(t.Context(), inbox.Post{Ledger: "slack:1", Key: key, Reply: chat.Reply{Text: key}}); err != nil {
				t.Fatal(err)
			}
		}
		in, end := serve(t, s, p, echo)
		defer end()
		time.Sleep(time.Minute)
		if p.tries != 1 {
			t.Errorf("somebody who blocked the bot was written to %d times", p.tries)
		}
		if err := in.Post(t.Context(), "slack:1", chat.Reply{Text: "hello"}, "test/4"); !errors.Is(err, inbox.ErrUnreachable) {
			t.Errorf("Post to somebody who blocked the bot = %v", err)
		}
		time.Sleep(time.Hour)
		hear(t, in, "2", "tea")
		if err := in.Post(t.Context(), "slack:1", chat.Reply{Text: "hello"}, "test/4"); err != nil {
			t.Errorf("Post to somebody who is back = %v", err)
		}
		time.Sleep(5 * time.Second)
		same(t, "shown", p.take(), "re: tea", "hello")
	})
}

// TestOneReplyIsRefused has a platform refuse a reply for what is in it: the person is there,
// and is written to.
func TestOneReplyIsRefused(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := inboxtest.NewMemory(time.Now)
		p := &flaky{until: time.Now().Add(time.Minute), err: &chat.NotSentError{Final: true, Err: errors.New("too long")}}
		in, end := serve(t, s, p, echo)
		defer end()
		hear(t, in, "1", "coffee")
		time.Sleep(2 * time.Minute)
		if err := in.Post(t.Context(), "slack:1", chat.Reply{Text: "hello"}, "test/1"); err != nil {
			t.Errorf("Post after a reply was refused = %v", err)
		}
		time.Sleep(5 * time.Second)
		same(t, "shown", p.take(), "hello")
	})
}

// TestAttendSaysPosts checks that somebody at a terminal reads a post above the next
// answer, and once.
func TestAttendSaysPosts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := inboxtest.NewMemory(time.Now)
		a := attend(s, echo)
		say := func(id chat.MessageID, text, want string) {
			t.Helper()
			m := said("terminal:ana", id, text)
			if got := ask(t, a, m); got != want {
				t.Errorf("reply = %q, want %q", got, want)
			}
			a.Shown(m)
			a.Close()
		}
		say("1", "coffee", "re: coffee")
		if err := s.Post(t.Context(), inbox.Post{Ledger: "terminal:ana", Key: "test/1", Reply: chat.Reply{Text: "hello"}}); err != nil {
			t.Fatal(err)
		}
		say("2", "tea", "hello\n\nre: tea")
		say("3", "milk", "re: milk")
		if n := s.Open(); n != 0 {
			t.Errorf("%d replies are still to be shown", n)
		}
	})
}

// TestRetryTellsTheSender retries a message that was set aside: its sender is told
// before it is answered, in their language, and once.
func TestRetryTellsTheSender(t *testing.T) {
	for language, want := range map[string]string{"en": "put aside: “coffee 4.50”", "zh": "搁置的这条消息"} {
		synctest.Test(t, func(t *testing.T) {
			s, b := inboxtest.NewMemory(time.Now), new(board)
			broken := true
			in, end := serve(t, s, b, func(ctx context.Context, m chat.Message) (chat.Reply, error) {
				if broken {
					return chat.Reply{}, errors.New("broken")
				}
				return echo(ctx, m)
			})
			defer end()
			m := said("slack:1", "1", "coffee 4.50")
			m.Sender.Language, m.Quotes = language, nil
			if err := in.Receive(t.Context(), m); err != nil {
				t.Fatal(err)
			}
			time.Sleep(time.Minute)
			b.take()
			broken = false
			for n := range 2 {
				if err := inbox.Retry(t.Context(), s, "slack:1", 1); (err == nil) != (n == 0) {
					t.Errorf("retry %d: %v", n, err)
				}
			}
			time.Sleep(time.Minute)
			got := b.take()
			if len(got) != 2 || !strings.Contains(got[0], want) || got[1] != "re: coffee 4.50" {
				t.Errorf("shown: %q, want that it is tried again, then its answer", got)
			}
		})
	}
}

// tick sets a tick that is due.
func tick(t *testing.T, s inbox.Store, c chat.ConversationID, key string) {
	t.Helper()
	err := s.SetTick(t.Context(), inbox.Tick{Ledger: "slack:1", Key: key, Conversation: c, Due: time.Now(), Payload: key})
	if err != nil {
		t.Fatal(err)
	}
}

// TestTicksAreHandledApart checks that ticks go to a handler of their own, and that those
// of nobody, and one which fails, are set aside without a word.
func TestTicksAreHandledApart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, b := inboxtest.NewMemory(time.Now), new(board)
		c := inbox.Config{Store: s, Memory: nobody{}, Now: time.Now, Handler: func(inbox.Run) chat.Handler { return handlerFunc(echo) }}
		serves := func() {
			ctx, stop := context.WithTimeout(t.Context(), time.Minute)
			defer stop()
			inbox.New(c, b).Serve(ctx)
		}
		tick(t, s, "slack:1", "test/1")
		serves()
		same(t, "said of a tick that nobody handles", b.take())
		c.Ticked = func(inbox.Run) chat.Handler {
			return handlerFunc(func(_ context.Context, m chat.Message) (chat.Reply, error) {
				if m.Tick.Payload == "test/2" {
					return chat.Reply{}, errors.New("broken")
				}
				return chat.Reply{Text: "due: " + m.Tick.Payload}, nil
			})
		}
		for _, key := range []string{"test/1", "test/2", "test/3"} {
			tick(t, s, "slack:1", key)
		}
		serves()
		same(t, "said", b.take(), "due: test/3")
		list, err := s.List(t.Context(), 5)
		var aside []string
		for _, one := range list {
			if one.State == inbox.Aside {
				aside = append(aside, one.Text)
			}
		}
		if slices.Sort(aside); err != nil || !slices.Equal(aside, []string{"test/1", "test/2"}) {
			t.Errorf("List = %+v, %v, want that of nobody and the one that fails", list, err)
		}
	})
}

// TestTicksOfWhoBlocked checks that what is due happens for somebody who blocked the
// bot, without a word.
func TestTicksOfWhoBlocked(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := inboxtest.NewMemory(time.Now)
		p := &flaky{until: time.Now().Add(time.Hour), err: &chat.NotSentError{Final: true, Gone: true, Err: errors.New("403")}}
		done := 0
		in := inbox.New(inbox.Config{
			Store: s, Memory: nobody{}, Now: time.Now, Handler: func(inbox.Run) chat.Handler { return handlerFunc(echo) },
			Ticked: func(inbox.Run) chat.Handler {
				return handlerFunc(func(context.Context, chat.Message) (chat.Reply, error) {
					done++
					return chat.Reply{Text: "due"}, nil
				})
			},
		}, p)
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan struct{})
		go func() { in.Serve(ctx); close(ended) }()
		synctest.Wait()
		hear(t, in, "1", "coffee")
		tick(t, s, "slack:1", "test/1")
		time.Sleep(time.Minute)
		stop()
		<-ended
		if done != 1 || p.tries != 1 {
			t.Errorf("a tick was handled %d times, and %d requests were made, want 1 and that of the message", done, p.tries)
		}
	})
}

// TestAttendSaysTicks checks that what became due while nobody was at the terminal
// comes with the next answer, wherever it was numbered.
func TestAttendSaysTicks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := inboxtest.NewMemory(time.Now)
		a := inbox.New(inbox.Config{
			Store: s, Memory: nobody{}, Now: time.Now, Handler: func(inbox.Run) chat.Handler { return handlerFunc(echo) },
			Ticked: func(inbox.Run) chat.Handler {
				return handlerFunc(func(_ context.Context, m chat.Message) (chat.Reply, error) {
					return chat.Reply{Text: "due: " + m.Tick.Payload}, nil
				})
			},
		}).Attend()
		for _, want := range []string{"due: test/1\n\nre: 1", "re: 2"} {
			if want != "re: 2" {
				tick(t, s, "terminal:ana", "test/1")
			}
			id := want[len(want)-1:]
			m := said("terminal:ana", chat.MessageID(id), id)
			if got := ask(t, a, m); got != want {
				t.Errorf("reply = %q, want %q", got, want)
			}
			a.Shown(m)
			a.Close()
		}
		if n := s.Open(); n != 0 {
			t.Errorf("%d replies are still to be shown", n)
		}
	})
}

// TestWorkGoesOnWithoutTicks checks that what a dead process left is handled although
// what became due cannot be found.
func TestWorkGoesOnWithoutTicks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, b := tickless{inboxtest.NewMemory(time.Now)}, new(board)
		tick(t, s, "slack:1", "test/1")
		if _, err := s.Receive(t.Context(), inbox.Arrival{Message: said("slack:1", "1", "coffee")}); err != nil {
			t.Fatal(err)
		}
		_, end := serve(t, s, b, echo)
		defer end()
		time.Sleep(time.Minute)
		same(t, "shown", b.take(), "re: coffee")
	})
}
