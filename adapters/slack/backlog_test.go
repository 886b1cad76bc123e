package slack_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"chit/adapters/slack"
	"chit/adapters/slack/slacktest"
	"chit/agent/chat"
)

// A gate holds the calls of the Web API that describe people and places until it is
// opened.
type gate struct {
	once sync.Once
	open chan struct{}
}

func newGate() *gate { return &gate{open: make(chan struct{})} }

func (g *gate) release() { g.once.Do(func() { close(g.open) }) }

func (g *gate) before(method string) {
	if method == "users.info" || method == "conversations.open" || method == "conversations.info" {
		<-g.open
	}
}

// hearing starts a messenger with notes, and returns what it hears and what stops it.
func hearing(t testing.TB, c slack.Config, n *notes) (desk, func()) {
	c.Notes = n
	heard, ended := make(desk, 1000), make(chan error, 1)
	ctx, cancel := context.WithCancel(t.Context())
	m := slack.New(c)
	go func() { ended <- m.Run(ctx, heard) }()
	stop := sync.OnceFunc(func() { cancel(); <-ended })
	t.Cleanup(stop)
	return heard, stop
}

func newNotes() *notes { return &notes{values: map[string]string{}} }

// TestAcknowledgedBeforeSlackIsAsked checks that what people do is acknowledged while
// Slack does not answer, acted upon only when it has, and then in order.
func TestAcknowledgedBeforeSlackIsAsked(t *testing.T) {
	g := newGate()
	s := slacktest.NewServer(slacktest.Options{BotToken: secretOfBot, Unordered: true, Before: g.before, AnswerTime: time.Minute})
	t.Cleanup(s.Close)
	t.Cleanup(g.release)
	desk, _ := hearing(t, config(s, nil), newNotes())
	connected(t, s)
	c := s.Channel("C061")
	var want []string
	for n := range 200 {
		who := s.User(slacktest.Person{ID: fmt.Sprintf("U%02d", n%20), Name: fmt.Sprintf("person %d", n%20), Guest: n%20 == 7})
		want = append(want, who.Mention(c, slacktest.Typed(fmt.Sprintf("coffee %d", n))))
	}
	ana := s.User(slacktest.Person{ID: "U99", Name: "ana"})
	ana.Command("/expense", "tea 2", c)
	until(t, s, "200 mentions and a command to be acknowledged", func() bool { return s.Pending() == 0 })
	if len(desk) > 0 {
		t.Fatalf("%d messages were taken before Slack said who wrote them", len(desk))
	}
	g.release()
	var got []string
	for range 2*len(want) + 1 { // each mention is delivered as a message too
		msg := <-desk
		if strings.HasPrefix(string(msg.ID), "cmd/") {
			continue
		}
		got = append(got, string(msg.ID))
		if guest := strings.HasSuffix(msg.Sender.ID, "/U07"); msg.Sender.Member == guest || msg.Sender.Unsure {
			t.Errorf("%s was taken from %+v", msg.Text, msg.Sender)
		}
	}
	if got = slices.Compact(got); !slices.Equal(got, want) {
		t.Errorf("%d mentions are taken in another order than %d were written", len(got), len(want))
	}
}

// TestKeptDeliveriesSurvive checks that what was acknowledged and not yet taken is taken
// by the next process, once.
func TestKeptDeliveriesSurvive(t *testing.T) {
	g := newGate()
	s := open(t, slacktest.Options{Before: g.before})
	t.Cleanup(g.release)
	n := newNotes()
	desk, stop := hearing(t, config(s, nil), n)
	connected(t, s)
	ana := s.User(slacktest.Person{ID: "U07", Name: "ana"})
	first := ana.Post(ana.DM(), "coffee 4.50")
	second := ana.Post(ana.DM(), "tea 2")
	until(t, s, "the acknowledgements", func() bool { return s.Pending() == 0 })
	stop()
	if len(desk) > 0 {
		t.Fatalf("taken by a process that is ending: %v", <-desk)
	}
	g.release()
	again, stop := hearing(t, config(s, nil), n)
	for _, want := range []string{first, second} {
		if msg := <-again; string(msg.ID) != want || !msg.Sender.Member {
			t.Errorf("took %+v, want %s", msg, want)
		}
	}
	stop()
	left, _ := n.NotesUnder(t.Context(), "slack:kept:")
	if len(again) > 0 || len(left) > 1 { // the last one may be taken while the process ends
		t.Errorf("%d messages are taken twice, and %v is left", len(again), left)
	}
}

// A full desk takes no messages, and keeps what is stored for the operator.
type fullDesk struct{ refused, raw chan string }

func (d fullDesk) Receive(_ context.Context, m chat.Message) error {
	d.refused <- m.Text
	return errors.New("full")
}

func (d fullDesk) ReceiveRaw(_ context.Context, _ string, payload []byte) error {
	d.raw <- string(payload)
	return nil
}

// A saying tells when a log says something.
type saying struct {
	what string
	said chan bool
}

func (s saying) Write(line []byte) (int, error) {
	if strings.Contains(string(line), s.what) {
		s.said <- true
	}
	return len(line), nil
}

// TestKeptDeliveriesAreNeverDropped checks that what cannot be taken stays, and is stored
// for the operator after a day.
func TestKeptDeliveriesAreNeverDropped(t *testing.T) {
	g := newGate()
	s := open(t, slacktest.Options{Before: g.before})
	t.Cleanup(g.release)
	n := newNotes()
	_, stop := hearing(t, config(s, nil), n)
	connected(t, s)
	ana := s.User(slacktest.Person{ID: "U07", Name: "ana"})
	ana.Post(ana.DM(), "coffee 4.50")
	until(t, s, "the acknowledgement", func() bool { return s.Pending() == 0 })
	stop()
	g.release()
	for _, later := range []time.Duration{time.Hour, 25 * time.Hour} {
		d := fullDesk{make(chan string, 100), make(chan string, 100)}
		c := config(s, n)
		c.Now = func() time.Time { return time.Now().Add(later) }
		again := make(chan bool, 100)
		c.Log = slog.New(slog.NewTextHandler(saying{"taken again later", again}, nil))
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan error, 1)
		go func() { ended <- slack.New(c).Run(ctx, d) }()
		<-d.refused
		select {
		case <-again:
			if left, _ := n.NotesUnder(t.Context(), "slack:kept:"); later > 24*time.Hour || len(left) != 1 {
				t.Errorf("after %v it is tried again, and %d are kept", later, len(left))
			}
		case raw := <-d.raw:
			if later < 24*time.Hour || !strings.Contains(raw, "coffee 4.50") {
				t.Errorf("after %v is stored for the operator: %s", later, raw)
			}
		}
		cancel()
		if <-ended; t.Failed() {
			return
		}
	}
}

// TestWhatIsKeptIsWithheld checks that a kept delivery is stored without what must not be.
func TestWhatIsKeptIsWithheld(t *testing.T) {
	g := newGate()
	s := open(t, slacktest.Options{Before: g.before})
	t.Cleanup(g.release)
	n, c := newNotes(), config(s, nil)
	c.Withhold = func(payload []byte) []byte { return []byte(strings.ReplaceAll(string(payload), "1234", "…")) }
	desk, _ := hearing(t, c, n)
	connected(t, s)
	ana := s.User(slacktest.Person{ID: "U07", Name: "ana"})
	ana.Post(ana.DM(), "code 1234")
	until(t, s, "the acknowledgement", func() bool { return s.Pending() == 0 })
	left, _ := n.NotesUnder(t.Context(), "slack:kept:")
	for _, value := range left {
		if strings.Contains(value, "code 1234") || !strings.Contains(value, "code …") {
			t.Errorf("kept as %s", value)
		}
	}
	g.release()
	if got := (<-desk).Text; len(left) != 1 || got != "code 1234" {
		t.Errorf("%d were kept, and taken as %q", len(left), got)
	}
}

// BenchmarkAcknowledge measures the acknowledgement of 200 mentions at once by people
// who are not known yet, while each answer of Slack takes two seconds.
func BenchmarkAcknowledge(b *testing.B) {
	var all []time.Duration
	for b.Loop() {
		s := slacktest.NewServer(slacktest.Options{Unordered: true, BotToken: secretOfBot, Before: func(method string) {
			if method != "auth.test" && method != "apps.connections.open" {
				time.Sleep(2 * time.Second)
			}
		}})
		_, stop := hearing(b, config(s, nil), newNotes())
		if err := s.Wait(b.Context(), func(s *slacktest.Server) bool { return s.Sockets() == 2 }); err != nil {
			b.Fatal(err)
		}
		for n := range 200 {
			who := s.User(slacktest.Person{ID: fmt.Sprintf("U%02d", n%20), Name: "ana"})
			who.Mention(s.Channel("C061"), slacktest.Typed(fmt.Sprintf("coffee %d", n)))
		}
		if err := s.Wait(b.Context(), func(s *slacktest.Server) bool { return s.Pending() == 0 }); err != nil {
			b.Fatal(err)
		}
		for _, d := range s.Deliveries() {
			all = append(all, d.Took)
		}
		stop()
		s.Close()
	}
	slices.Sort(all)
	b.ReportMetric(float64(all[len(all)/2].Milliseconds()), "ms-p50")
	b.ReportMetric(float64(all[len(all)*99/100].Milliseconds()), "ms-p99")
}
