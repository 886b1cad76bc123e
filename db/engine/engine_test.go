package engine_test

import (
	"os"
	"testing"
	"time"

	"chit/db"
	"chit/db/dbtest"
	"chit/db/engine"
)

func TestMain(m *testing.M) { os.Exit(dbtest.Main(m)) }

// TestRetry makes transactions fail the way a busy database does.
func TestRetry(t *testing.T) {
	t.Parallel()
	databaseURL := dbtest.SQLiteURL(t)
	holder, err := db.Open(t.Context(), databaseURL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = holder.Close() })
	s, err := engine.Open(t.Context(), databaseURL, holder.Schema(), engine.Timeouts{Lock: 20 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	pauses := s.OnSleep()
	tx, err := holder.Writer().BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	nothing := func(*engine.Batch) error { return nil }
	if err := s.Update(t.Context(), nothing); err == nil || *pauses != 4 {
		t.Errorf("a transaction while another holds the lock: %v after %d pauses, want an error after 4", err, *pauses)
	}
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
	*pauses = 0
	if err := s.Update(t.Context(), nothing); err != nil || *pauses != 0 {
		t.Errorf("a transaction after that: %v after %d pauses, want nil after 0", err, *pauses)
	}
}

// TestRetrySerialization makes PostgreSQL abort a transaction twice.
func TestRetrySerialization(t *testing.T) {
	t.Parallel()
	s := dbtest.Postgres(t)
	pauses := s.OnSleep()
	runs := 0
	err := s.Update(t.Context(), func(b *engine.Batch) error {
		if runs++; runs < 3 {
			b.Run(`DO $$ BEGIN RAISE EXCEPTION 'as if' USING ERRCODE = '40001'; END $$`)
		}
		return nil
	})
	if err != nil || runs != 3 || *pauses != 2 {
		t.Errorf("update = %v after %d runs and %d pauses, want nil, 3, 2", err, runs, *pauses)
	}
}

// BenchmarkFileIsThere measures what checking the file adds to a commit.
func BenchmarkFileIsThere(b *testing.B) {
	s, err := db.Open(b.Context(), dbtest.SQLiteURL(b))
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	for b.Loop() {
		if err := s.Present(); err != nil {
			b.Fatal(err)
		}
	}
}
