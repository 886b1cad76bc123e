package inbox_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/agent/memory"
)

// A handlerFunc is a function as a handler.
type handlerFunc func(context.Context, chat.Message) (chat.Reply, error)

func (h handlerFunc) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) {
	return h(ctx, m)
}

// echo answers with the text of the message and remembers nothing.
func echo(_ context.Context, m chat.Message) (chat.Reply, error) {
	return chat.Reply{Text: "re: " + m.Text}, nil
}

func attend(s inbox.Store, h handlerFunc) *inbox.Attendant {
	return inbox.New(inbox.Config{
		Store: s, Memory: nobody{}, Now: time.Now, Handler: func(inbox.Run) chat.Handler { return h },
	}).Attend()
}

func said(c chat.ConversationID, id chat.MessageID, text string) chat.Message {
	m := inboxtest.Message(c, id)
	m.Text, m.ReplyTo, m.Choice = text, "", ""
	return m
}

func ask(t *testing.T, a *inbox.Attendant, m chat.Message) string {
	t.Helper()
	r, err := a.Handle(t.Context(), m)
	if err != nil {
		t.Fatalf("Handle(%s): %v", m.Text, err)
	}
	return r.Text
}

func TestAttendAnswers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := inboxtest.NewMemory(time.Now)
		a := attend(s, echo)
		for _, id := range []chat.MessageID{"1", "2"} {
			m := said("terminal:ana", id, "coffee "+string(id))
			if got, want := ask(t, a, m), "re: coffee "+string(id); got != want {
				t.Errorf("reply = %q, want %q", got, want)
			}
			a.Shown(m)
		}
		a.Close()
		if n := s.Open(); n != 0 {
			t.Errorf("%d replies are still to be shown", n)
		}
	})
}

// TestAttendShowsWhatADeadProcessDidNot checks that a reply which a dead process
// computed but never showed comes with the next one.
func TestAttendShowsWhatADeadProcessDidNot(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := inboxtest.NewMemory(time.Now)
		ask(t, attend(s, echo), said("terminal:ana", "1", "coffee"))
		time.Sleep(time.Minute) // the process died before it called Shown
		got := ask(t, attend(s, echo), said("terminal:ana", "2", "tea"))
		if want := "re: coffee\n\nre: tea"; got != want {
			t.Errorf("reply = %q, want %q", got, want)
		}
	})
}

// TestAttendFinishesWhatADeadProcessDidNot checks that a message which a dead
// process left is handled before the next one.
func TestAttendFinishesWhatADeadProcessDidNot(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := inboxtest.NewMemory(time.Now)
		if _, err := s.Receive(t.Context(), inbox.Arrival{Message: said("terminal:ana", "1", "coffee"), Lease: 15 * time.Second}); err != nil {
			t.Fatal(err)
		}
		var order []string
		a := attend(s, func(ctx context.Context, m chat.Message) (chat.Reply, error) {
			order = append(order, m.Text)
			return echo(ctx, m)
		})
		begin := time.Now()
		ask(t, a, said("terminal:ana", "2", "tea"))
		if strings.Join(order, " ") != "coffee tea" || time.Since(begin) > 16*time.Second {
			t.Errorf("handled %v after %v, want coffee, then tea, after the lease", order, time.Since(begin))
		}
	})
}

func TestAttendSetsAside(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := inboxtest.NewMemory(time.Now)
		runs := 0
		a := attend(s, func(context.Context, chat.Message) (chat.Reply, error) {
			runs++
			return chat.Reply{}, errors.New("broken")
		})
		got := ask(t, a, said("terminal:ana", "1", "coffee"))
		if !strings.Contains(got, "coffee") || runs != 5 {
			t.Errorf("after %d runs the reply is %q, want it to name the message after 5", runs, got)
		}
		list, _ := s.List(t.Context(), 5)
		if len(list) != 1 || list[0].State != "aside" || !strings.Contains(list[0].Reason, "broken") {
			t.Errorf("List = %+v, want the message set aside with its reason", list)
		}
	})
}

func TestAttendKeepsAMessageWhosePersonLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := inboxtest.NewMemory(time.Now)
		ctx, leave := context.WithCancel(t.Context())
		a := attend(s, func(ctx context.Context, _ chat.Message) (chat.Reply, error) {
			leave()
			<-ctx.Done()
			return chat.Reply{}, ctx.Err()
		})
		if _, err := a.Handle(ctx, said("terminal:ana", "1", "coffee")); !errors.Is(err, context.Canceled) {
			t.Errorf("Handle = %v, want it cancelled", err)
		}
		jobs, err := s.Claim(t.Context(), inbox.Scope{Conversation: "terminal:ana"}, time.Minute, 1)
		if len(jobs) != 1 || err != nil || jobs[0].Attempts != 1 {
			t.Errorf("Claim = %+v, %v, want the message at once and no attempt counted", jobs, err)
		}
	})
}

// TestServeDrains stops a process while it works.
func TestServeDrains(t *testing.T) {
	for name, c := range map[string]struct {
		run  time.Duration
		want string // state of the message in hand
	}{"in time": {5 * time.Second, "done"}, "too long": {time.Minute, "given back"}} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := inboxtest.NewMemory(time.Now)
				w := &worker{Memory: s, world: &world{rolls: map[string]int{}, shown: map[string][]string{}}}
				w.world.calm.Store(true)
				in := inbox.New(inbox.Config{Store: s, Memory: nobody{}, Now: time.Now, Handler: func(inbox.Run) chat.Handler {
					return handlerFunc(func(ctx context.Context, m chat.Message) (chat.Reply, error) {
						select {
						case <-time.After(c.run):
							return echo(ctx, m)
						case <-ctx.Done():
							return chat.Reply{}, ctx.Err()
						}
					})
				}}, platform{w})
				ctx, stop := context.WithCancel(t.Context())
				ended := make(chan struct{})
				go func() { in.Serve(ctx); close(ended) }()
				synctest.Wait()
				for _, id := range []chat.MessageID{"1", "2"} {
					if err := in.Receive(ctx, said("sim:1", id, "x")); err != nil {
						t.Fatal(err)
					}
				}
				begin := time.Now()
				stop()
				synctest.Wait()
				if in.Ready() {
					t.Error("it is ready while it drains")
				}
				if err := in.Receive(t.Context(), said("sim:2", "1", "x")); err != nil {
					t.Error(err)
				}
				<-ended
				if d := time.Since(begin); d > 23*time.Second {
					t.Errorf("draining took %v", d)
				}
				jobs, _ := s.Claim(t.Context(), inbox.Scope{Platforms: []string{"sim"}}, time.Minute, 10)
				got := "done"
				for _, j := range jobs {
					if j.Message.Conversation == "sim:1" && j.Seq == 1 {
						got = "given back"
					}
				}
				if got != c.want || len(jobs) != 2 {
					t.Errorf("the message in hand is %s and %d conversations wait, want %s and 2", got, len(jobs), c.want)
				}
			})
		})
	}
}

var _ memory.Store = nobody{}

// TestAttendSaysPostsOfWhoIsSlower has another process answer the message while
// this one has already handled the post before it.
func TestAttendSaysPostsOfWhoIsSlower(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := inboxtest.NewMemory(time.Now)
		ask(t, attend(s, echo), said("terminal:ana", "1", "coffee"))
		if err := s.Post(t.Context(), inbox.Post{Ledger: "terminal:ana", Key: "test/1", Reply: chat.Reply{Text: "hello"}}); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Minute)
		failed := false
		slow := attend(s, func(ctx context.Context, m chat.Message) (chat.Reply, error) {
			if !failed {
				failed = true
				return chat.Reply{}, errors.New("broken")
			}
			return echo(ctx, m)
		})
		go func() {
			time.Sleep(60 * time.Millisecond) // so that it looks first once the message may be tried again
			_, _ = attend(s, echo).Handle(t.Context(), said("terminal:ana", "3", "milk"))
		}()
		got := ask(t, slow, said("terminal:ana", "2", "tea"))
		if want := "re: coffee\n\nhello\n\nre: tea"; got != want {
			t.Errorf("reply = %q, want %q", got, want)
		}
		time.Sleep(time.Minute)
	})
}

// A tickless store cannot make messages of ticks.
type tickless struct{ *inboxtest.Memory }

func (tickless) ArriveTicks(context.Context, int) (int, error) {
	return 0, errors.New("the ticks cannot be read")
}

// TestAttendAnswersWithoutTicks checks that a person reads the answer to their message
// although what became due cannot be found.
func TestAttendAnswersWithoutTicks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := tickless{inboxtest.NewMemory(time.Now)}
		tick(t, s, "terminal:ana", "test/1")
		if got, want := ask(t, attend(s, echo), said("terminal:ana", "1", "coffee")), "re: coffee"; got != want {
			t.Errorf("reply = %q, want %q", got, want)
		}
	})
}
