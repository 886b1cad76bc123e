package main

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"time"

	"chit/agent/inbox"
)

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
	mux.Handle("GET /metrics", metricsHandler(m.inbox, m.messengers, m.now))
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
