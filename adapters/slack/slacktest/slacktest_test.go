package slacktest_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/slack-go/slack"
	"github.com/slack-go/slack/socketmode"

	"chit/adapters/slack/slacktest"
)

var start = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// patience is how long a test waits for what should happen at once. It is reached only
// if something is broken.
const patience = 2 * time.Minute

func within(t *testing.T) context.Context {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	t.Cleanup(cancel)
	return ctx
}

func newServer(t *testing.T, o slacktest.Options) (*slacktest.Server, *slacktest.ManualClock) {
	t.Helper()
	clock := slacktest.NewManualClock(start)
	o.Clock = clock
	s := slacktest.NewServer(o)
	t.Cleanup(s.Close)
	return s, clock
}

func wait(t *testing.T, s *slacktest.Server, what string, cond func(*slacktest.Server) bool) {
	t.Helper()
	if err := s.Wait(within(t), cond); err != nil {
		t.Fatalf("%s: %v\ndeliveries: %+v\nproblems: %q", what, err, s.Deliveries(), s.Problems())
	}
}

func noProblems(t *testing.T, s *slacktest.Server) {
	t.Helper()
	for _, p := range s.Problems() {
		t.Errorf("problem: %s", p)
	}
}

func api(s *slacktest.Server) *slack.Client {
	return slack.New("xoxb-fake", slack.OptionAPIURL(s.URL), slack.OptionAppLevelToken("xapp-fake"))
}

// A bot records deliveries, and acknowledges them as it is told.
type bot struct {
	mu   sync.Mutex
	got  []socketmode.Event
	more chan struct{}
}

// connect runs a slack-go client; ack returns the answer to an event, and
// whether to acknowledge it at all.
func connect(t *testing.T, s *slacktest.Server, ack func(socketmode.Event) (any, bool)) *bot {
	t.Helper()
	sockets := s.Sockets()
	b := &bot{more: make(chan struct{}, 1000)}
	client := socketmode.New(api(s))
	ctx, cancel := context.WithCancel(t.Context())
	var work sync.WaitGroup
	work.Go(func() { client.RunContext(ctx) })
	work.Go(func() {
		for {
			select {
			case <-ctx.Done():
				return
			case e := <-client.Events:
				b.take(e)
				if e.Request == nil || e.Request.EnvelopeID == "" {
					continue
				}
				if answer, ok := ack(e); ok {
					client.AckCtx(ctx, e.Request.EnvelopeID, answer)
				}
			}
		}
	})
	t.Cleanup(func() {
		cancel()
		s.CutSockets()
		work.Wait()
	})
	wait(t, s, "a socket", func(s *slacktest.Server) bool { return s.Sockets() > sockets })
	return b
}

func (b *bot) take(e socketmode.Event) {
	b.mu.Lock()
	b.got = append(b.got, e)
	b.mu.Unlock()
	select {
	case b.more <- struct{}{}:
	default:
	}
}

// events returns the payloads of one kind.
func (b *bot) events(kind socketmode.EventType) []socketmode.Event {
	b.mu.Lock()
	defer b.mu.Unlock()
	var of []socketmode.Event
	for _, e := range b.got {
		if e.Type == kind {
			of = append(of, e)
		}
	}
	return of
}

func always(socketmode.Event) (any, bool) { return nil, true }
func never(socketmode.Event) (any, bool)  { return nil, false }

func inner(t *testing.T, e socketmode.Event) map[string]any {
	t.Helper()
	var p struct {
		Event map[string]any `json:"event"`
	}
	if err := json.Unmarshal(e.Request.Payload, &p); err != nil {
		t.Fatal(err)
	}
	return p.Event
}

func settled(s *slacktest.Server) bool { return s.Pending() == 0 }

func TestMentionIsTwoEvents(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	b := connect(t, s, always)
	ana := s.User(slacktest.Person{ID: "U1", Name: "ana"})
	ts := ana.Mention(s.Channel("C061"), "lunch 12")
	wait(t, s, "acknowledged", settled)
	got := b.events(socketmode.EventTypeEventsAPI)
	if len(got) != 2 {
		t.Fatalf("%d events, want a message and a mention", len(got))
	}
	message, mention := inner(t, got[0]), inner(t, got[1])
	if message["type"] != "message" || mention["type"] != "app_mention" || message["ts"] != ts || mention["ts"] != ts {
		t.Errorf("events %v and %v, want both about %s", message, mention, ts)
	}
	if d := s.Deliveries(); d[0].EventID == d[1].EventID {
		t.Errorf("both events have the id %s", d[0].EventID)
	}
	ana.Mention(ana.DM(), "lunch 12")
	wait(t, s, "acknowledged", settled)
	if got := b.events(socketmode.EventTypeEventsAPI); len(got) != 3 {
		t.Errorf("a mention in direct messages made %d events, want 1", len(got)-2)
	}
	noProblems(t, s)
}

func TestUnacknowledgedComesAgain(t *testing.T) {
	s, clock := newServer(t, slacktest.Options{})
	b := connect(t, s, never)
	s.User(slacktest.Person{ID: "U1"}).Post(s.User(slacktest.Person{ID: "U1"}).DM(), "lunch 12")
	arrived := func(n int) func(*slacktest.Server) bool {
		return func(s *slacktest.Server) bool { return s.Deliveries()[0].Attempts == n }
	}
	wait(t, s, "first", arrived(1))
	clock.Advance(2900 * time.Millisecond)
	if n := s.Deliveries()[0].Attempts; n != 1 {
		t.Errorf("%d attempts before three seconds", n)
	}
	clock.Advance(100 * time.Millisecond)
	wait(t, s, "the retry at once", arrived(2))
	clock.Advance(3 * time.Second)
	clock.Advance(59 * time.Second)
	if n := s.Deliveries()[0].Attempts; n != 2 {
		t.Errorf("%d attempts before a minute", n)
	}
	clock.Advance(time.Second)
	wait(t, s, "the retry after a minute", arrived(3))
	clock.Advance(3*time.Second + 5*time.Minute)
	wait(t, s, "the retry after five", arrived(4))
	clock.Advance(3 * time.Second)
	wait(t, s, "given up", func(s *slacktest.Server) bool { return s.Deliveries()[0].Lost })
	for len(b.events(socketmode.EventTypeEventsAPI)) < 4 {
		<-b.more
	}
	for i, e := range b.events(socketmode.EventTypeEventsAPI) {
		if e.Request.RetryAttempt != i {
			t.Errorf("attempt %d has retry_attempt %d", i, e.Request.RetryAttempt)
		}
	}
}

func TestWebAPI(t *testing.T) {
	s, clock := newServer(t, slacktest.Options{})
	ana := s.User(slacktest.Person{ID: "U1", Name: "ana", Zone: "Europe/Berlin", Locale: "de-DE"})
	dm := ana.DM()
	ts := ana.Post(dm, "lunch 12")
	c := api(s)
	ctx := within(t)
	_, at, err := c.PostMessageContext(ctx, dm.ID, slack.MsgOptionText("saved", false), slack.MsgOptionTS(ts),
		slack.MsgOptionDisableLinkUnfurl(), slack.MsgOptionBlocks(
			slack.NewSectionBlock(slack.NewTextBlockObject("mrkdwn", "saved", false, false), nil, nil),
			slack.NewActionBlock("", slack.NewButtonBlockElement("undo", "42", slack.NewTextBlockObject("plain_text", "Undo", false, false)))))
	if err != nil {
		t.Fatal(err)
	}
	if r := dm.Replies(ts); len(r) != 1 || r[0].TS != at || len(r[0].Buttons()) != 1 || r[0].Buttons()[0].Value != "42" {
		t.Errorf("replies %+v", r)
	}
	if _, _, _, err := c.UpdateMessageContext(ctx, dm.ID, at, slack.MsgOptionText("changed", false)); err != nil {
		t.Error(err)
	}
	if m, _ := dm.Message(at); m.Text != "changed" || len(m.Blocks) != 0 {
		t.Errorf("a text alone leaves %+v", m)
	}
	if _, _, err := c.DeleteMessageContext(ctx, dm.ID, at); err != nil {
		t.Error(err)
	}
	u, err := c.GetUserInfoContext(ctx, "U1", slack.GetUserInfoOptionIncludeLocale(true))
	if err != nil || u.TZ != "Europe/Berlin" || u.Locale != "de-DE" {
		t.Errorf("user %+v, %v", u, err)
	}
	if _, err := c.UploadFileContext(ctx, slack.UploadFileParameters{
		Filename: "a.csv", FileSize: 3, Content: "a,b", Channel: dm.ID, ThreadTimestamp: ts, Title: "A",
	}); err != nil {
		t.Error(err)
	}
	if f := s.Files(); len(f) != 1 || string(f[0].Data) != "a,b" || f[0].Thread != ts {
		t.Errorf("files %+v", f)
	}
	if err := c.SetAssistantThreadsStatusContext(ctx, slack.AssistantThreadsSetStatusParameters{
		ChannelID: dm.ID, ThreadTS: ts, Status: "is thinking…",
	}); err != nil || dm.Status(ts) != "is thinking…" {
		t.Errorf("status %q, %v", dm.Status(ts), err)
	}
	clock.Advance(2 * time.Minute)
	if st := dm.Status(ts); st != "" {
		t.Errorf("two minutes later the status is %q", st)
	}
	if err := c.SetAssistantThreadsSuggestedPromptsContext(ctx, slack.AssistantThreadsSetSuggestedPromptsParameters{
		ChannelID: dm.ID, Prompts: []slack.AssistantThreadsPrompt{{Title: "a", Message: "b"}},
	}); err != nil {
		t.Error(err)
	}
	noProblems(t, s)
}

// httpBot serves all three URLs with f.
func httpBot(t *testing.T, s *slacktest.Server, f http.HandlerFunc) {
	t.Helper()
	srv := httptest.NewServer(f)
	t.Cleanup(func() {
		s.Close()
		srv.Close()
	})
	s.UseHTTP(srv.URL)
}

func TestProblems(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	s.User(slacktest.Person{ID: "U1"}).DM()
	c := api(s)
	if _, _, err := c.PostMessageContext(within(t), "D1", slack.MsgOptionText(strings.Repeat("x", 40001), false)); err != nil {
		t.Fatal(err)
	}
	if p := s.Problems(); len(p) != 1 || !strings.Contains(p[0], "cut off") {
		t.Errorf("problems %q", p)
	}
}
