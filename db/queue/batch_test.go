package queue_test

import (
	"context"
	"testing"
	"time"

	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/db"
	"chit/db/dbtest"
)

// TestSameMessageInTwoProcesses has two processes receive a message at the same
// time: both look before either has stored it.
func TestSameMessageInTwoProcesses(t *testing.T) {
	t.Parallel()
	databaseURL := dbtest.PostgresURL(t)
	var processes [2]*db.Store
	for i := range processes {
		s, err := db.Open(t.Context(), databaseURL)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = s.Close() })
		processes[i] = s
	}
	one := processes[0]
	if _, err := one.Receive(t.Context(), inbox.Arrival{Message: inboxtest.Message("slack:1", "before")}); err != nil {
		t.Fatal(err)
	}
	blocker, err := one.Writer().BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := blocker.ExecContext(t.Context(), `SELECT 1 FROM conversations FOR UPDATE`); err != nil {
		t.Fatal(err)
	}
	type result struct {
		inbox.Receipt
		err error
	}
	results := make(chan result)
	for _, s := range processes {
		go func() {
			r, err := s.Receive(t.Context(), inbox.Arrival{Message: inboxtest.Message("slack:1", "twice")})
			results <- result{r, err}
		}()
	}
	waitForLocks(t, one, 2)
	if err := blocker.Rollback(); err != nil {
		t.Fatal(err)
	}
	accepted := 0
	for range processes {
		r := <-results
		if r.err != nil {
			t.Error(r.err)
		}
		if r.New {
			accepted++
		}
	}
	var received, stored int
	err = one.Writer().QueryRowContext(t.Context(), `SELECT (SELECT received FROM conversations), (SELECT COUNT(*) FROM inbox)`).Scan(&received, &stored)
	if accepted != 1 || received != 2 || stored != 2 || err != nil {
		t.Errorf("accepted %d times, %d counted, %d stored, %v; want 1, 2, 2", accepted, received, stored, err)
	}
}

// waitForLocks waits until a number of other sessions wait for a lock in the
// schema of s.
func waitForLocks(t *testing.T, s *db.Store, want int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	for waiting := 0; waiting < want; {
		// Waiting for a row's lock is waiting for the end of the transaction that
		// holds it.
		err := s.Writer().QueryRowContext(ctx, `
SELECT COUNT(DISTINCT pid) FROM pg_locks WHERE NOT granted AND pid IN (
  SELECT pid FROM pg_locks WHERE granted AND relation = 'conversations'::regclass)`).Scan(&waiting)
		if err != nil {
			t.Fatal(err)
		}
	}
}
