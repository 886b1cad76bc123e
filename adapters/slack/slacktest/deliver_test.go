package slacktest_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gorilla/websocket"
	"github.com/slack-go/slack"
	"github.com/slack-go/slack/slackevents"

	"chit/adapters/slack/slacktest"
)

// A wire is a bare connection of Socket Mode, without a client library.
type wire struct {
	t     *testing.T
	conn  *websocket.Conn
	first envelope // the hello
}

type envelope struct {
	Type        string          `json:"type"`
	EnvelopeID  string          `json:"envelope_id"`
	Reason      string          `json:"reason"`
	Connections int             `json:"num_connections"`
	Accepts     bool            `json:"accepts_response_payload"`
	Retry       int             `json:"retry_attempt"`
	RetryReason string          `json:"retry_reason"`
	Payload     json.RawMessage `json:"payload"`
}

func dial(t *testing.T, s *slacktest.Server) *wire {
	t.Helper()
	_, o := post(t, s, "xapp-fake", "apps.connections.open", nil)
	conn, resp, err := websocket.DefaultDialer.DialContext(within(t), fmt.Sprint(o["url"]), nil)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	t.Cleanup(func() { conn.Close() })
	w := &wire{t: t, conn: conn}
	w.first, _ = w.next() // so that sockets are open in the order of the calls
	return w
}

// next returns the next frame, and false if the connection was closed.
func (w *wire) next() (envelope, bool) {
	w.t.Helper()
	w.conn.SetReadDeadline(time.Now().Add(patience))
	_, data, err := w.conn.ReadMessage()
	if err != nil {
		return envelope{}, false
	}
	var e envelope
	if err := json.Unmarshal(data, &e); err != nil {
		w.t.Fatal(err)
	}
	return e, true
}

// must returns the next frame, which must be of a type.
func (w *wire) must(kind string) envelope {
	w.t.Helper()
	e, ok := w.next()
	if !ok || e.Type != kind {
		w.t.Fatalf("frame %+v (there: %v), want %s", e, ok, kind)
	}
	return e
}

func (w *wire) ack(e envelope, payload string) {
	w.t.Helper()
	frame := `{"envelope_id":"` + e.EnvelopeID + `"` + payload + `}`
	if err := w.conn.WriteMessage(websocket.TextMessage, []byte(frame)); err != nil {
		w.t.Fatal(err)
	}
}

func TestEachPayloadGoesToOneSocket(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	a, b := dial(t, s), dial(t, s)
	if a.first.Type != "hello" || a.first.Connections != 1 || b.first.Connections != 2 {
		t.Errorf("greetings %+v and %+v", a.first, b.first)
	}
	ana := s.User(slacktest.Person{ID: "U1"})
	for _, w := range []*wire{a, b, a} {
		ana.Post(ana.DM(), "x")
		w.ack(w.must("events_api"), "")
	}
	wait(t, s, "acknowledged", settled)
	for _, d := range s.Deliveries() {
		if d.Attempts != 1 || !d.Acknowledged {
			t.Errorf("delivery %+v", d)
		}
	}
	noProblems(t, s)
}

func TestSocketDies(t *testing.T) {
	for _, tt := range []struct {
		name string
		how  func(*slacktest.Server)
	}{
		{"after the delivery", func(s *slacktest.Server) { s.CutOnDelivery(1) }},
		{"at the acknowledgement", func(s *slacktest.Server) { s.CutOnAnswer(1) }},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s, _ := newServer(t, slacktest.Options{})
			a, b := dial(t, s), dial(t, s)
			tt.how(s)
			s.User(slacktest.Person{ID: "U1"}).Post(s.Channel("C1"), "x")
			first := a.must("events_api")
			a.conn.WriteMessage(websocket.TextMessage, []byte(`{"envelope_id":"`+first.EnvelopeID+`"}`))
			if e, ok := a.next(); ok {
				t.Errorf("the socket goes on with %+v", e)
			}
			again := b.must("events_api")
			if again.Retry != 1 || again.RetryReason != "timeout" || string(again.Payload) != string(first.Payload) || again.EnvelopeID == first.EnvelopeID {
				t.Errorf("after the retry %d %s came the retry %d %s (%s)", first.Retry, first.EnvelopeID, again.Retry, again.EnvelopeID, again.RetryReason)
			}
			b.ack(again, "")
			wait(t, s, "acknowledged", settled)
		})
	}
}

func TestWhileNoSocketIsOpen(t *testing.T) {
	s, clock := newServer(t, slacktest.Options{})
	s.User(slacktest.Person{ID: "U1"}).Post(s.Channel("C1"), "x")
	wait(t, s, "two vain attempts", func(s *slacktest.Server) bool { return s.Deliveries()[0].Attempts == 2 })
	w := dial(t, s)
	clock.Advance(time.Minute)
	if e := w.must("events_api"); e.Retry != 2 {
		t.Errorf("it came as %+v, want the second retry", e)
	}
}

func TestDisconnect(t *testing.T) {
	s, clock := newServer(t, slacktest.Options{})
	a, b := dial(t, s), dial(t, s)
	s.Disconnect("warning")
	a.must("disconnect")
	b.must("disconnect")
	if s.Sockets() != 2 {
		t.Errorf("%d sockets after a warning", s.Sockets())
	}
	s.DisconnectOne("refresh_requested")
	if e := a.must("disconnect"); e.Reason != "refresh_requested" || s.Sockets() != 1 {
		t.Errorf("%+v and %d sockets", e, s.Sockets())
	}
	ana := s.User(slacktest.Person{ID: "U1"})
	for range 2 {
		ana.Post(s.Channel("C1"), "x")
		b.ack(b.must("events_api"), "")
	}
	clock.Advance(10 * time.Second)
	if e, ok := a.next(); ok {
		t.Errorf("ten seconds later came %+v", e)
	}
}

func TestSocketsAreRefused(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	_, o := post(t, s, "xapp-fake", "apps.connections.open", nil)
	to := fmt.Sprint(o["url"])
	for i, want := range []bool{true, false} {
		conn, resp, err := websocket.DefaultDialer.DialContext(within(t), to, nil)
		if (err == nil) != want {
			t.Errorf("use %d of a ticket: %v", i+1, err)
		}
		if resp != nil {
			resp.Body.Close()
		}
		if conn != nil {
			defer conn.Close()
			(&wire{t: t, conn: conn}).must("hello") // now it counts
		}
	}
	for range 9 {
		dial(t, s)
	}
	if e := dial(t, s).first; e.Reason != "too_many_websockets" {
		t.Errorf("the eleventh socket: %+v", e)
	}
}

func TestPings(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{PingInterval: time.Millisecond})
	w := dial(t, s)
	pinged := errors.New("pinged")
	w.conn.SetPingHandler(func(string) error { return pinged })
	w.conn.SetReadDeadline(time.Now().Add(patience))
	if _, _, err := w.conn.ReadMessage(); !errors.Is(err, pinged) {
		t.Errorf("no ping: %v", err)
	}
}

func TestAcknowledgementsAreChecked(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	w := dial(t, s)
	ana := s.User(slacktest.Person{ID: "U1"})
	ana.Post(s.Channel("C1"), "x")
	e := w.must("events_api")
	w.ack(e, "")
	w.ack(e, "")
	w.ack(envelope{EnvelopeID: "made up"}, "")
	ana.Post(s.Channel("C1"), "x")
	w.ack(w.must("events_api"), `,"payload":{"text":"x"}`)
	c := ana.Command("/expense", "", s.Channel("C1"))
	e = w.must("slash_commands")
	w.ack(e, `,"payload":{"text":"`+strings.Repeat("x", 20*1024)+`"}`)
	w.ack(e, `,"payload":{"text":"small"}`)
	if a := answer(t, c); a.Text != "small" || !e.Accepts {
		t.Errorf("answer %+v", a)
	}
	for i, want := range []string{"twice", "never sent", "accepts no answer", "dropped"} {
		if p := s.Problems(); i >= len(p) || !strings.Contains(p[i], want) {
			t.Errorf("problems %q, want %q at %d", p, want, i)
		}
	}
}

func TestRawDeliveries(t *testing.T) {
	s, clock := newServer(t, slacktest.Options{})
	if s.PushRaw([]byte(`{}`)) {
		t.Error("a raw delivery without a socket")
	}
	connect(t, s, always)
	s.PushRaw([]byte(`{"type":"events_api","envelope_id":"1","payload":{"type":"event_callback","event":{"type":"never_heard_of"}}}`))
	s.PushRaw([]byte(`{"type":"events_api","envelope_id":"2","payload":17`))
	s.Push(object{"type": "message", "channel": "C1", "user": "U1", "text": "x", "ts": "1.1", "event_ts": "1.1", "channel_type": "channel"})
	s.PushEnvelope("events_api", object{"type": "event_callback", "team_id": "T9", "event": object{"type": "app_uninstalled"}})
	// slack-go drops what it cannot read, so nobody acknowledges it.
	wait(t, s, "what can be read", func(s *slacktest.Server) bool { return s.Pending() == 1 })
	clock.Advance(3 * time.Second)
	d := s.Deliveries()
	if len(d) != 3 || d[0].Kind != "raw" || d[0].Acknowledged || !d[0].Lost || !d[1].Acknowledged || !d[2].Acknowledged {
		t.Errorf("deliveries %+v", d)
	}
}

func TestRedeliver(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	w := dial(t, s)
	s.User(slacktest.Person{ID: "U1"}).Mention(s.Channel("C1"), "x")
	w.ack(w.must("events_api"), "")
	mention := w.must("events_api")
	w.ack(mention, "")
	wait(t, s, "acknowledged", settled)
	if n := s.RedeliverWithRetry(1); n != 1 {
		t.Errorf("%d events again", n)
	}
	if again := w.must("events_api"); again.Retry != 1 || string(again.Payload) != string(mention.Payload) {
		t.Errorf("%+v came again", again)
	}
}

// A callback is a delivery by HTTP.
type callback struct {
	path, retry, reason string
	body                string
	signed              error
}

// callbacks collects the deliveries by HTTP, and responds with f.
type callbacks struct {
	mu  sync.Mutex
	got []callback
}

func (c *callbacks) all() []callback {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.got)
}

func collect(t *testing.T, s *slacktest.Server, f http.HandlerFunc) *callbacks {
	t.Helper()
	c := &callbacks{}
	httpBot(t, s, func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return
		}
		c.mu.Lock()
		c.got = append(c.got, callback{
			r.URL.Path, r.Header.Get("X-Slack-Retry-Num"), r.Header.Get("X-Slack-Retry-Reason"), string(body), verify(r.Header, body),
		})
		c.mu.Unlock()
		f(w, r)
	})
	return c
}

func verify(h http.Header, body []byte) error {
	v, err := slack.NewSecretsVerifier(h, "fake-signing-secret")
	if err != nil {
		return err
	}
	v.Write(body)
	return v.Ensure()
}

func TestHTTPIsSigned(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	c := collect(t, s, func(http.ResponseWriter, *http.Request) {})
	ana := s.User(slacktest.Person{ID: "U1"})
	ana.Post(ana.DM(), "lunch 12")
	answer(t, ana.Command("/expense", "taxi & more", ana.DM()))
	answer(t, ana.GlobalShortcut("log"))
	wait(t, s, "all", settled)
	for _, got := range c.all() {
		if got.signed != nil {
			t.Errorf("%s: %v", got.path, got.signed)
		}
		form, _ := url.ParseQuery(got.body)
		switch got.path {
		case "/slack/events":
			if e, err := slackevents.ParseEvent(json.RawMessage(got.body), slackevents.OptionNoVerifyToken()); err != nil || e.InnerEvent.Type != "message" {
				t.Errorf("event %s: %v", got.body, err)
			}
		case "/slack/commands":
			if form.Get("text") != "taxi & more" || form.Get("command") != "/expense" {
				t.Errorf("command %s", got.body)
			}
		case "/slack/interactions":
			if !strings.Contains(form.Get("payload"), `"shortcut"`) {
				t.Errorf("interaction %s", got.body)
			}
		}
	}
	if len(c.all()) != 3 {
		t.Errorf("%d callbacks", len(c.all()))
	}
	// Another secret, a changed body and an old time are noticed.
	body := []byte("{}")
	for _, change := range []func(http.Header){
		func(h http.Header) {
			h.Set("X-Slack-Signature", slacktest.Signature("other", h.Get("X-Slack-Request-Timestamp"), body))
		},
		func(h http.Header) {
			h.Set("X-Slack-Signature", slacktest.Signature("fake-signing-secret", h.Get("X-Slack-Request-Timestamp"), []byte("{ }")))
		},
		func(h http.Header) {
			h.Set("X-Slack-Request-Timestamp", "1700000000")
			h.Set("X-Slack-Signature", slacktest.Signature("fake-signing-secret", "1700000000", body))
		},
	} {
		req := s.Signed("http://127.0.0.1/", "application/json", body)
		if err := verify(req.Header, body); err != nil {
			t.Error(err)
		}
		change(req.Header)
		if verify(req.Header, body) == nil {
			t.Error("a bad signature is good")
		}
	}
}

func TestHTTPRetries(t *testing.T) {
	s, clock := newServer(t, slacktest.Options{})
	c := collect(t, s, func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusInternalServerError) })
	s.User(slacktest.Person{ID: "U1"}).Post(s.Channel("C1"), "x")
	failed := func(n int) func(*slacktest.Server) bool {
		return func(s *slacktest.Server) bool {
			d := s.Deliveries()[0]
			return d.Attempts == n && !d.UnderWay
		}
	}
	wait(t, s, "the retry at once", failed(2))
	clock.Advance(time.Minute)
	wait(t, s, "the retry after a minute", failed(3))
	clock.Advance(5 * time.Minute)
	wait(t, s, "given up", func(s *slacktest.Server) bool { return s.Deliveries()[0].Lost })
	for i, got := range c.all() {
		want := callback{path: "/slack/events", body: c.all()[0].body}
		if i > 0 {
			want.retry, want.reason = fmt.Sprint(i), "http_error"
		}
		if got != want {
			t.Errorf("attempt %d is %+v, want %+v", i, got, want)
		}
	}
}

func TestHTTPNoRetry(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	c := collect(t, s, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Slack-No-Retry", "1")
		w.WriteHeader(http.StatusInternalServerError)
	})
	ana := s.User(slacktest.Person{ID: "U1"})
	ana.Post(s.Channel("C1"), "x")
	if _, err := ana.Command("/expense", "", s.Channel("C1")).Answer(within(t)); err == nil {
		t.Error("a command that failed has an answer")
	}
	wait(t, s, "given up", settled)
	if n := len(c.all()); n != 2 {
		t.Errorf("%d callbacks, want one event and one command, neither again", n)
	}
}

func TestHTTPTimeout(t *testing.T) {
	s, clock := newServer(t, slacktest.Options{})
	first := make(chan struct{})
	var once sync.Once
	c := collect(t, s, func(w http.ResponseWriter, r *http.Request) {
		slow := false
		once.Do(func() { slow = true })
		if slow {
			close(first)
			<-r.Context().Done()
		}
	})
	s.User(slacktest.Person{ID: "U1"}).Post(s.Channel("C1"), "x")
	<-first
	clock.Advance(3 * time.Second)
	wait(t, s, "acknowledged", settled)
	if got := c.all(); len(got) != 2 || got[1].retry != "1" || got[1].reason != "http_timeout" {
		t.Errorf("callbacks %+v", got)
	}
}

func TestLostAnswer(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	c := collect(t, s, func(http.ResponseWriter, *http.Request) {})
	s.LoseAnswers(1)
	s.User(slacktest.Person{ID: "U1"}).Post(s.Channel("C1"), "x")
	wait(t, s, "acknowledged", settled)
	if got := c.all(); len(got) != 2 || got[0].body != got[1].body || got[1].reason != "http_timeout" {
		t.Errorf("callbacks %+v", got)
	}
}

func TestVerify(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	collect(t, s, func(http.ResponseWriter, *http.Request) {})
	if err := s.Verify(within(t)); err == nil {
		t.Error("an empty answer to a challenge is good")
	}
	httpBot(t, s, func(w http.ResponseWriter, r *http.Request) {
		var e slackevents.ChallengeResponse
		body, _ := io.ReadAll(r.Body)
		json.Unmarshal(body, &e)
		io.WriteString(w, e.Challenge)
	})
	if err := s.Verify(within(t)); err != nil {
		t.Error(err)
	}
}

func TestWaitEnds(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := s.Wait(ctx, func(*slacktest.Server) bool { return false }); !errors.Is(err, context.Canceled) {
		t.Errorf("waiting for nothing: %v", err)
	}
}
