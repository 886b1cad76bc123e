package main

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
)

func TestMonitor(t *testing.T) {
	now := time.Date(2026, time.November, 21, 12, 0, 0, 0, time.UTC)
	store := inboxtest.NewMemory(time.Now)
	in := inbox.New(inbox.Config{Store: store, Now: func() time.Time { return now }})
	in.Metrics.Fenced.Add(3)
	m := inboxtest.Message("slack:1", "a")
	if _, err := store.Receive(t.Context(), inbox.Arrival{Message: m, At: now.Add(-time.Minute)}); err != nil {
		t.Fatal(err)
	}
	mux := (&monitor{inbox: in, messengers: newRoster(nil), now: in.Now}).routes()
	get := func(path string) (int, string) {
		w := httptest.NewRecorder()
		mux.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		return w.Code, w.Body.String()
	}
	if code, _ := get("/healthz"); code != http.StatusOK {
		t.Errorf("/healthz = %d", code)
	}
	if code, _ := get("/readyz"); code != http.StatusServiceUnavailable {
		t.Errorf("/readyz before it serves = %d, want %d", code, http.StatusServiceUnavailable)
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		in.Serve(ctx)
		close(ended)
	}()
	for code := 0; code != http.StatusOK; {
		code, _ = get("/readyz") // until it serves, which it does at once
	}
	_, metrics := get("/metrics")
	for _, want := range []string{
		"# TYPE chit_inbox_received_total counter\n", "chit_inbox_fenced_total 3\n", `chit_inbox_received_total{result="new"} 0`, "chit_inbox_oldest_seconds 60.000\n",
	} {
		if !strings.Contains(metrics, want) {
			t.Errorf("/metrics lacks %q:\n%s", want, metrics)
		}
	}
	stop()
	<-ended
	if code, _ := get("/readyz"); code != http.StatusServiceUnavailable {
		t.Errorf("/readyz after it served = %d, want %d", code, http.StatusServiceUnavailable)
	}
}
