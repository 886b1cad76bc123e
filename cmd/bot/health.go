package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"chit/agent/inbox"
)

// A counter is one line of /metrics.
type counter struct {
	name, help string
	value      func(*inbox.Metrics) int64
}

// counters are what the inbox counts. The text form of Prometheus is a line for
// each; a library for it would be larger than everything it replaced.
var counters = []counter{
	{`chit_inbox_received_total{result="new"}`, "Messages taken in.", func(m *inbox.Metrics) int64 { return m.New.Load() }},
	{`chit_inbox_received_total{result="duplicate"}`, "", func(m *inbox.Metrics) int64 { return m.Duplicates.Load() }},
	{`chit_inbox_received_total{result="unreadable"}`, "", func(m *inbox.Metrics) int64 { return m.Unreadable.Load() }},
	{"chit_foreign_deliveries_total", "Deliveries of Slack workspaces that are not served.", func(m *inbox.Metrics) int64 { return m.Foreign.Load() }},
	{"chit_inbox_handled_total", "Messages whose result is stored.", func(m *inbox.Metrics) int64 { return m.Handled.Load() }},
	{"chit_inbox_failed_total", "Runs that failed and are repeated.", func(m *inbox.Metrics) int64 { return m.Failed.Load() }},
	{"chit_inbox_fenced_total", "Runs and writes refused because another worker had taken over.", func(m *inbox.Metrics) int64 { return m.Fenced.Load() }},
	{"chit_inbox_set_aside_total", "Messages given up.", func(m *inbox.Metrics) int64 { return m.Aside.Load() }},
	{"chit_runs_total", "Runs of the agent.", func(m *inbox.Metrics) int64 { return m.Runs.Load() }},
	{"chit_run_microseconds_total", "Time that runs took together.", func(m *inbox.Metrics) int64 { return m.RunMicros.Load() }},
	{`chit_model_answers_total{source="model"}`, "Answers of the model that were used.", func(m *inbox.Metrics) int64 { return m.ModelCalls.Load() }},
	{`chit_model_answers_total{source="checkpoint"}`, "", func(m *inbox.Metrics) int64 { return m.Repeated.Load() }},
	{`chit_model_tokens_total{kind="prompt"}`, "Tokens paid for.", func(m *inbox.Metrics) int64 { return m.PromptTokens.Load() }},
	{`chit_model_tokens_total{kind="completion"}`, "", func(m *inbox.Metrics) int64 { return m.CompletionTokens.Load() }},
	{"chit_outbox_sent_total", "Replies delivered.", func(m *inbox.Metrics) int64 { return m.Sent.Load() }},
	{"chit_outbox_in_doubt_total", "Replies sent again because nobody knew.", func(m *inbox.Metrics) int64 { return m.InDoubt.Load() }},
	{"chit_outbox_refused_total", "Times a platform did not take a reply.", func(m *inbox.Metrics) int64 { return m.Limited.Load() }},
}

// newMonitor returns a monitor of an inbox and its messengers.
func newMonitor(in *inbox.Inbox, serving *roster, c *config) *monitor {
	return &monitor{inbox: in, messengers: serving, now: c.clock, log: c.log, turn: make(chan struct{}, 1)}
}

// A monitor answers what the outside asks about the process: that it lives,
// whether all of it takes messages, and what it counted.
type monitor struct {
	inbox      *inbox.Inbox
	messengers *roster
	now        func() time.Time
	log        *slog.Logger

	turn   chan struct{} // holds something while somebody has what follows
	asked  time.Time     // when a write was tried last
	stores error         // what came of it
}

func (m *monitor) routes(mux *http.ServeMux) {
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "ok\n") })
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, _ *http.Request) {
		if err := m.ready(); err != nil {
			http.Error(w, "not ready: "+err.Error(), http.StatusServiceUnavailable)
			return
		}
		_, _ = io.WriteString(w, "ok\n")
	})
	mux.HandleFunc("GET /metrics", m.metrics)
}

// ready says what keeps us from taking messages, nil for nothing.
func (m *monitor) ready() error {
	if !m.inbox.Ready() {
		return errors.New("messages are not taken yet, or no more")
	}
	var store error
	if m.tryWrite() != nil {
		store = errors.New("the database takes no writes, see the log")
	}
	return errors.Join(store, m.messengers.err())
}

const (
	tryTime  = 2 * time.Second // for a write; who asks waits as long
	tryEvery = time.Second
)

// tryWrite says whether the database takes a write. Who asks at the same time, or
// soon after, gets the same answer: nobody makes us write by asking often.
func (m *monitor) tryWrite() error {
	m.turn <- struct{}{}
	defer func() { <-m.turn }()
	if !m.asked.IsZero() && time.Since(m.asked) < tryEvery {
		return m.stores
	}
	// Not by the context of who asks: the answer is for others, too.
	ctx, cancel := context.WithTimeout(context.Background(), tryTime)
	defer cancel()
	err := m.inbox.Store.TryWrite(ctx)
	switch {
	case err != nil && m.stores == nil:
		m.log.Error("the database takes no writes", "error", err)
	case err == nil && m.stores != nil:
		m.log.Info("the database takes writes again")
	}
	m.asked, m.stores = time.Now(), err
	return err
}

func (m *monitor) metrics(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; version=0.0.4")
	for _, c := range counters {
		if c.help != "" {
			name, _, _ := strings.Cut(c.name, "{")
			fmt.Fprintf(w, "# HELP %s %s\n# TYPE %s counter\n", name, c.help, name)
		}
		fmt.Fprintf(w, "%s %d\n", c.name, c.value(&m.inbox.Metrics))
	}
	fmt.Fprint(w, "# HELP chit_messenger_serving Whether a messenger is let in by its platform.\n# TYPE chit_messenger_serving gauge\n")
	for _, name := range m.messengers.names() {
		serves := 0
		if m.messengers.serves(name) {
			serves = 1
		}
		fmt.Fprintf(w, "chit_messenger_serving{messenger=%q} %d\n", name, serves)
	}
	ctx, cancel := context.WithTimeout(r.Context(), tryTime)
	defer cancel()
	if oldest, err := m.inbox.Store.Oldest(ctx); err == nil {
		age := 0.0
		if !oldest.IsZero() {
			age = m.now().Sub(oldest).Seconds()
		}
		fmt.Fprintf(w, "# HELP chit_inbox_oldest_seconds Age of the oldest message that waits.\n# TYPE chit_inbox_oldest_seconds gauge\nchit_inbox_oldest_seconds %.3f\n", age)
	}
}
