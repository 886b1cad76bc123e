package slack_test

import (
	"bytes"
	"context"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"chit/adapters/slack"
	"chit/adapters/slack/slacktest"
	"chit/agent/chat"
)

// An inbox is a receiver that keeps what it is given.
type inbox struct {
	mu  sync.Mutex
	all []chat.Message
	raw []string
}

func (i *inbox) Receive(_ context.Context, m chat.Message) error {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.all = append(i.all, m)
	return nil
}

func (i *inbox) ReceiveRaw(_ context.Context, _ string, payload []byte) error {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.raw = append(i.raw, string(payload))
	return nil
}

// A running messenger has a log and ends with an error.
type running struct {
	*slack.Messenger
	inbox inbox
	ended chan error
	stop  func() error // stops Run and returns its error
	mu    sync.Mutex
	log   bytes.Buffer
}

func (r *running) Write(p []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.log.Write(p)
}

func (r *running) said() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.log.String()
}

func start(t *testing.T, s *slacktest.Server) *running {
	t.Helper()
	return startWith(t, s, func(*slack.Config) {})
}

func startWith(t *testing.T, s *slacktest.Server, change func(*slack.Config)) *running {
	t.Helper()
	r := &running{ended: make(chan error, 1)}
	c := config(s, nil)
	change(&c)
	c.Log = slog.New(slog.NewTextHandler(r, nil))
	r.Messenger = slack.New(c)
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() { defer close(done); r.ended <- r.Run(ctx, &r.inbox) }()
	r.stop = func() error { cancel(); return <-r.ended }
	t.Cleanup(func() {
		cancel()
		<-done
		if strings.Contains(r.said(), "the-secret-part") {
			t.Errorf("a secret is in the log: %s", r.said())
		}
	})
	return r
}

func TestWhatASocketBringsThatNobodyCanRead(t *testing.T) {
	s := open(t, slacktest.Options{})
	r := start(t, s)
	connected(t, s)
	frames := []string{
		`{"type":"telepathy","envelope_id":"e1","payload":{"thought":1}}`,
		`{"type":"events_api","envelope_id":"e2","payload":{"type":"event_callback","team_id":"T024","event":{"type":"message","channel":7}}}`,
		`{"type":"interactive","envelope_id":"e3","payload":"text"}`,
	}
	for _, f := range frames {
		s.PushRaw([]byte(f))
	}
	s.PushRaw([]byte(`not JSON`))
	s.PushRaw([]byte(`{"type":"hello"}`))
	s.PushRaw([]byte(`{"type":"slash_commands","envelope_id":"e4"}`)) // without a workspace
	until(t, s, "everything to be acknowledged", func() bool { return s.Pending() == 0 })
	ana := s.User(slacktest.Person{ID: "U07", Name: "ana"})
	ana.Post(ana.DM(), "coffee 4.50")
	until(t, s, "the message to be acknowledged", func() bool { return s.Pending() == 0 })
	for _, d := range s.Deliveries() {
		if !d.Acknowledged {
			t.Errorf("Slack delivered %+v", d)
		}
	}
	r.inbox.mu.Lock()
	defer r.inbox.mu.Unlock()
	if len(r.inbox.raw) != len(frames)+1 || len(r.inbox.all) != 1 {
		t.Errorf("kept %q and took %v", r.inbox.raw, r.inbox.all)
	}
}

func TestAnOutageIsSaidAndItsEndToo(t *testing.T) {
	s := open(t, slacktest.Options{})
	r := start(t, s)
	connected(t, s)
	s.Fail("apps.connections.open", 6, slacktest.HTTPStatus(http.StatusServiceUnavailable))
	s.CutSockets()
	until(t, s, "the sockets", func() bool { return s.Sockets() == 2 && len(s.Requests("apps.connections.open")) > 7 })
	for range 500 {
		if strings.Contains(r.said(), "again") {
			break
		}
		time.Sleep(5 * time.Millisecond) // nothing announces that the log has grown
	}
	// The first loss may come before we learn that a socket is open.
	if lost, back := strings.Count(r.said(), "connection to Slack lost"), strings.Count(r.said(), "again"); lost != back || lost < 1 || lost > 2 {
		t.Errorf("the log tells of %d losses and %d ends:\n%s", lost, back, r.said())
	}
}

func TestSlackLetsUsInOrSaysWhyNot(t *testing.T) {
	for _, tt := range []struct {
		name   string
		refuse func(*slacktest.Server)
		want   string
	}{
		{"a wrong bot token", func(s *slacktest.Server) { s.RefuseBot("invalid_auth") }, "the token in SLACK_BOT_TOKEN is not one that Slack knows"},
		{"an inactive one", func(s *slacktest.Server) { s.RefuseBot("account_inactive") }, "the token in SLACK_BOT_TOKEN belongs to an app that was removed"},
		{"a revoked one", func(s *slacktest.Server) { s.RefuseBot("token_revoked") }, "the token in SLACK_BOT_TOKEN was revoked"},
		{"a wrong app token", func(s *slacktest.Server) { s.RefuseApp("invalid_auth") }, "the token in SLACK_APP_TOKEN is not one that Slack knows"},
		{"an app token of the wrong kind", func(s *slacktest.Server) { s.RefuseApp("not_allowed_token_type") }, "SLACK_APP_TOKEN must be an app-level token"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := open(t, slacktest.Options{})
			tt.refuse(s)
			select {
			case err := <-start(t, s).ended:
				if err == nil || !strings.Contains(err.Error(), tt.want) {
					t.Errorf("Run returned %v, want %q", err, tt.want)
				}
			case <-time.After(2 * time.Minute):
				t.Error("Run goes on")
			}
		})
	}
}

// TestRepliesThatTakeAnotherWay checks that replies to one person, and those
// that Slack refuses, still reach somebody.
func TestRepliesThatTakeAnotherWay(t *testing.T) {
	card := []chat.Choice{{ID: "undo:1", Label: "Undo"}}
	thread := func(c *slacktest.Channel, root string) chat.Delivery {
		return chat.Delivery{
			Conversation: chat.ConversationID("slack:T024/" + c.ID + "/" + root), Answers: chat.MessageID(root), To: "slack:T024/U07",
			Reply: chat.Reply{Text: "saved", Choices: card},
		}
	}
	for _, tt := range []struct {
		name   string
		change func(*slacktest.Server, *slacktest.Channel, *chat.Delivery)
		where  string // where the reply appears: "thread", "alone", "direct" or ""
	}{
		{"as it is", func(*slacktest.Server, *slacktest.Channel, *chat.Delivery) {}, "thread"},
		{"private", func(_ *slacktest.Server, _ *slacktest.Channel, d *chat.Delivery) { d.Reply.Private = true }, "alone"},
		{"a notice", func(_ *slacktest.Server, _ *slacktest.Channel, d *chat.Delivery) { d.Reply.Notice = true }, "alone"},
		{"to a card that one person sees", func(_ *slacktest.Server, _ *slacktest.Channel, d *chat.Delivery) {
			d.Card, d.Reply.InPlace = "~1.1/1.2", true
		}, "alone"},
		{"not let in", func(_ *slacktest.Server, c *slacktest.Channel, _ *chat.Delivery) { c.RemoveBot() }, "direct"},
		{"blocks that Slack refuses", func(s *slacktest.Server, _ *slacktest.Channel, _ *chat.Delivery) {
			s.Fail("chat.postMessage", 1, slacktest.Err("invalid_blocks"))
		}, "thread"},
		{"a file that Slack does not show", func(s *slacktest.Server, _ *slacktest.Channel, d *chat.Delivery) {
			d.Reply.Files = []chat.File{{Name: "expenses.csv", MIME: "text/csv", Data: []byte("number\n")}}
			s.Fail("files.completeUploadExternal", 1, slacktest.Err("posting_to_channel_denied"))
		}, "thread"},
		{"a card that cannot be changed", func(_ *slacktest.Server, _ *slacktest.Channel, d *chat.Delivery) {
			d.Card, d.Reply.InPlace = "1700000000.000100/1700000000.000200", true
		}, "thread"},
		{"a closed channel", func(_ *slacktest.Server, c *slacktest.Channel, _ *chat.Delivery) { c.Archive() }, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := open(t, slacktest.Options{})
			m := slack.New(config(s, nil))
			ana, c := s.User(slacktest.Person{ID: "U07", Name: "ana"}), s.Channel("C061")
			root := ana.Post(c, "coffee 4.50")
			d := thread(c, root)
			tt.change(s, c, &d)
			id, err := m.Deliver(t.Context(), d)
			got := ""
			switch {
			case len(c.FromBot()) == 1 && c.FromBot()[0].Thread == root:
				got = "thread"
			case len(ana.Ephemerals(c)) == 1 && strings.HasPrefix(string(id), "~"):
				got = "alone"
			case len(ana.DM().FromBot()) == 1:
				got = "direct"
			}
			if got != tt.where || (err == nil) != (tt.where != "") {
				t.Errorf("shown %q as %q, %v; want %q", got, id, err, tt.where)
			}
			if e := chat.NotSent(err); tt.where == "" && (e == nil || !e.Final) {
				t.Errorf("Deliver returned %v, want a final error", err)
			}
		})
	}
}
