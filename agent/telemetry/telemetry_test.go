package telemetry

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent"
	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/telemetry/otlptest"
)

func begin(t *testing.T, c *otlptest.Collector) (*Telemetry, *bytes.Buffer) {
	t.Helper()
	t.Setenv("OTEL_EXPORTER_OTLP_ENDPOINT", c.URL)
	var log bytes.Buffer
	all, err := Start(t.Context(), Config{
		Traces: true, Metrics: true, Key: []byte("key"), Now: time.Now, Headers: map[string]string{"X-Key": "of the operator"},
		Log: slog.New(slog.NewTextHandler(&log, nil)),
	})
	if err != nil {
		t.Fatal(err)
	}
	return all, &log
}

func (t *Telemetry) flush(ctx context.Context) { t.all(func(p part) { _ = p.ForceFlush(ctx) }) }

type handles func(context.Context, chat.Message) (chat.Reply, error)

func (h handles) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) { return h(ctx, m) }

type answers func(llm.Request) (llm.Response, error)

func (answers) Name() string { return "a" }

func (a answers) Next(_ context.Context, r llm.Request) (llm.Response, error) { return a(r) }

// TestNothing checks that without telemetry everything stays as it is.
func TestNothing(t *testing.T) {
	var none *Telemetry
	h := &handler{}
	if got := none.Handler(h); got != chat.Handler(h) {
		t.Errorf("the handler became %v", got)
	}
	m := &model{}
	if got := none.Model(m); got != llm.Model(m) {
		t.Errorf("the model became %v", got)
	}
	none.Stop(t.Context())
}

// TestPanicsAreNotQuoted has a handler, a model and a tool panic with words of a person.
func TestPanicsAreNotQuoted(t *testing.T) {
	c := otlptest.New(t)
	all, _ := begin(t, c)
	words := func() { panic("lunch with Zorbanius") }
	calm := func(f func()) {
		defer func() { _ = recover() }()
		f()
	}
	calm(func() {
		_, _ = all.Handler(handles(func(context.Context, chat.Message) (chat.Reply, error) { words(); return chat.Reply{}, nil })).Handle(t.Context(), chat.Message{})
	})
	calm(func() {
		_, _ = all.Model(answers(func(llm.Request) (llm.Response, error) { words(); return llm.Response{}, nil })).Next(t.Context(), llm.Request{})
	})
	calm(func() { defer all.Tool(t.Context(), "add_expense")(agent.Failed) })
	all.Stop(t.Context())
	types := map[string]string{}
	for _, s := range c.Spans() {
		types[s.Name] = s.Attributes["error.type"]
	}
	if diff := cmp.Diff(map[string]string{"invoke_agent chit": "panic", "chat": "panic", "execute_tool add_expense": "failed"}, types); diff != "" {
		t.Errorf("errors (-want +got):\n%s", diff)
	}
	if strings.Contains(c.Sent(), "Zorbanius") || !strings.Contains(c.Sent(), "of the operator") {
		t.Errorf("sent was\n%s", c.Sent())
	}
}

// TestOutcomes checks what is told of messages that the agent does not decide about.
func TestOutcomes(t *testing.T) {
	c := otlptest.New(t)
	all, _ := begin(t, c)
	for _, came := range []struct {
		reply chat.Reply
		err   error
	}{
		{reply: chat.Reply{Text: "You are invited."}},
		{},
		{err: &chat.LaterError{Err: llm.ErrUnavailable}},
		{err: fmt.Errorf("store %q: %w", "Zorbanius", context.DeadlineExceeded)},
	} {
		h := all.Handler(handles(func(context.Context, chat.Message) (chat.Reply, error) { return came.reply, came.err }))
		if _, err := h.Handle(t.Context(), chat.Message{Conversation: "telegram:4711"}); !errors.Is(err, came.err) {
			t.Errorf("the error became %v", err)
		}
	}
	all.Stop(t.Context())
	var got []string
	for _, s := range c.Spans() {
		got = append(got, s.Attributes["chit.platform"]+" "+s.Attributes["chit.decided_by"]+" "+s.Attributes["chit.outcome"]+" "+s.Attributes["error.type"])
	}
	want := []string{"telegram none replied ", "telegram none silent ", "telegram model kept ", "telegram none failed timeout"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("outcomes (-want +got):\n%s", diff)
	}
	if strings.Contains(c.Sent(), "4711") || strings.Contains(c.Sent(), "Zorbanius") {
		t.Errorf("sent was\n%s", c.Sent())
	}
}

// TestOutage checks that a collector which is away is reported once, and so is that it is
// back, however many batches there are.
func TestOutage(t *testing.T) {
	var up atomic.Bool
	c := otlptest.Refusing(t, func(w http.ResponseWriter, _ *http.Request) {
		if !up.Load() {
			w.WriteHeader(http.StatusForbidden)
		}
	})
	all, log := begin(t, c)
	batches := func() {
		for range 3 {
			all.Tool(t.Context(), "undo")(agent.NoFault)
			all.flush(t.Context())
		}
	}
	batches()
	up.Store(true)
	batches()
	up.Store(false)
	batches()
	all.Stop(t.Context())
	lost, back := strings.Count(log.String(), "does not arrive"), strings.Count(log.String(), "arrives again")
	if lost != 2 || back != 1 || c.Requests() < 18 {
		t.Errorf("after %d requests and two outages the log has %d losses and %d returns:\n%s", c.Requests(), lost, back, log)
	}
}

func TestReason(t *testing.T) {
	for text, want := range map[string]string{
		"traces export: failed to send to http://h/v1/traces?key=s: 401 Unauthorized (body: lunch 4.50)": "traces export: failed to send to 401 Unauthorized",
		"context deadline exceeded": "context deadline exceeded",
	} {
		if got := reason(errors.New(text)); got != want {
			t.Errorf("reason of %q is %q, want %q", text, got, want)
		}
	}
}

func TestIdentifiers(t *testing.T) {
	for _, s := range []string{"chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT", "gen-1725/4.a:b", "019c2b"} {
		if identifier(s) != s {
			t.Errorf("%q is no id", s)
		}
	}
	for _, s := range []string{"", "lunch", "lunch 4", "mittag\n4", "4€", strings.Repeat("1", maxID+1)} {
		if got := identifier(s); got != "" {
			t.Errorf("%q passes as the id %q", s, got)
		}
	}
}

func TestFaults(t *testing.T) {
	for want, err := range map[string]error{
		"":            nil,
		"canceled":    fmt.Errorf("stop: %w", context.Canceled),
		"timeout":     fmt.Errorf("%w: %w", llm.ErrUnavailable, context.DeadlineExceeded),
		"no_answer":   fmt.Errorf("what: %w", llm.ErrNoAnswer),
		"rejected":    llm.ErrNoTools,
		"unavailable": llm.ErrUnavailable,
		otherError:    errors.New("lunch"),
	} {
		if got := faultOf(err); got != want {
			t.Errorf("the fault of %v is %q, want %q", err, got, want)
		}
	}
}

// BenchmarkMessage is what a message costs that is seen, beside the work on it.
func BenchmarkMessage(b *testing.B) {
	b.Setenv("OTEL_EXPORTER_OTLP_ENDPOINT", otlptest.New(b).URL)
	all, err := Start(b.Context(), Config{Traces: true, Metrics: true, Now: time.Now, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		b.Fatal(err)
	}
	defer all.Stop(b.Context())
	for name, t := range map[string]*Telemetry{"on": all, "off": nil} {
		h := t.Handler(handles(func(context.Context, chat.Message) (chat.Reply, error) { return chat.Reply{}, nil }))
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				_, _ = h.Handle(b.Context(), chat.Message{Conversation: "terminal:ana"})
			}
		})
	}
}
