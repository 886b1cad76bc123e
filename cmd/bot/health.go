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

// A monitor answers questions about the process from outside: whether it lives,
// whether it accepts messages, and its counters.
type monitor struct {
	inbox      *inbox.Inbox
	messengers *roster
	now        func() time.Time
	log        *slog.Logger

	turn   chan struct{} // held by whoever uses the fields below
	asked  time.Time     // when a write was last tried
	stores error         // its result
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

// ready returns why the process accepts no messages, nil if it does.
func (m *monitor) ready() error {
	if !m.inbox.Ready() {
		return errors.New("not accepting messages: starting up or shutting down")
	}
	var store error
	if m.tryWrite() != nil {
		store = errors.New("the database accepts no writes, see the log")
	}
	return errors.Join(store, m.messengers.err())
}

const (
	tryTime  = 2 * time.Second // for one write, which the request waits for
	tryEvery = time.Second
)

// tryWrite reports whether the database accepts a write. Concurrent requests, and
// those shortly after, share one result, so that frequent requests do not cause
// writes.
func (m *monitor) tryWrite() error {
	m.turn <- struct{}{}
	defer func() { <-m.turn }()
	if !m.asked.IsZero() && time.Since(m.asked) < tryEvery {
		return m.stores
	}
	// Not the request's context: the result is for others too.
	ctx, cancel := context.WithTimeout(context.Background(), tryTime)
	defer cancel()
	err := m.inbox.Store.TryWrite(ctx)
	switch {
	case err != nil && m.stores == nil:
		m.log.Error("the database accepts no writes", "error", err)
	case err == nil && m.stores != nil:
		m.log.Info("the database accepts writes again")
	}
	m.asked, m.stores = time.Now(), err
	return err
}
