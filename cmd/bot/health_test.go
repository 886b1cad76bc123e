package main

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
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
	mux := http.NewServeMux()
	newMonitor(in, newRoster(nil), &config{clock: in.Now, log: slog.New(slog.DiscardHandler)}).routes(mux)
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
		code, _ = get("/readyz") // until it serves, which takes a moment
	}
	_, metrics := get("/metrics")
	for _, want := range []string{
		"# TYPE chit_inbox_received_total counter\n", "chit_inbox_fenced_total 3\n", `chit_inbox_received_total{result="new"} 0`, "chit_inbox_oldest_seconds 60\n",
		"# TYPE go_goroutines gauge\n", "# TYPE process_start_time_seconds gauge\n",
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

// A stubborn store counts attempted writes, and fails them while it is full.
type stubborn struct {
	inbox.Store
	full    atomic.Bool
	tries   atomic.Int32
	waiting chan struct{} // closed when an attempted write may continue
}

func (s *stubborn) TryWrite(ctx context.Context) error {
	s.tries.Add(1)
	select {
	case <-s.waiting:
	case <-ctx.Done():
		return ctx.Err()
	}
	if s.full.Load() {
		return errors.New("the secret disk is full")
	}
	return nil
}

// TestReadinessIsShared checks that requests at about the same time share one
// attempted write. A change of the result is logged, and only the log says why.
func TestReadinessIsShared(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		store := &stubborn{Store: inboxtest.NewMemory(time.Now), waiting: make(chan struct{})}
		in := inbox.New(inbox.Config{Store: store, Now: time.Now})
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan struct{})
		go func() { in.Serve(ctx); close(ended) }()
		synctest.Wait()
		var log strings.Builder
		mux := http.NewServeMux()
		newMonitor(in, newRoster(nil), &config{clock: time.Now, log: slog.New(slog.NewTextHandler(&log, nil))}).routes(mux)
		ask := func(n, want int) {
			t.Helper()
			codes := make(chan *httptest.ResponseRecorder)
			for range n {
				go func() {
					w := httptest.NewRecorder()
					mux.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/readyz", nil))
					codes <- w
				}()
			}
			for range n {
				if w := <-codes; w.Code != want || strings.Contains(w.Body.String(), "secret") {
					t.Errorf("/readyz says %d %q, want %d", w.Code, w.Body, want)
				}
			}
		}
		tries := func(want int32) {
			t.Helper()
			if got := store.tries.Swap(0); got != want {
				t.Errorf("%d writes were tried, want %d", got, want)
			}
		}
		time.AfterFunc(500*time.Millisecond, func() { close(store.waiting) })
		ask(50, http.StatusOK)
		for range 50 {
			ask(1, http.StatusOK)
		}
		tries(1)
		store.full.Store(true)
		time.Sleep(time.Second)
		ask(50, http.StatusServiceUnavailable)
		time.Sleep(time.Second)
		ask(1, http.StatusServiceUnavailable)
		tries(2)
		store.full.Store(false)
		time.Sleep(time.Second)
		ask(1, http.StatusOK)
		store.waiting = make(chan struct{})
		time.Sleep(time.Second)
		begin := time.Now()
		ask(3, http.StatusServiceUnavailable)
		if took := time.Since(begin); took != tryTime {
			t.Errorf("a database that hangs is waited for %v", took)
		}
		if no, again := strings.Count(log.String(), "accepts no writes"), strings.Count(log.String(), "accepts writes again"); no != 2 || again != 1 {
			t.Errorf("the log says\n%s", log.String())
		}
		stop()
		<-ended
	})
}
