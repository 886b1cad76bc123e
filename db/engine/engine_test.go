package engine_test

import (
	"database/sql"
	"errors"
	"os"
	"strings"
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

// TestOpenWhileOthersDo opens a file that another program is at: before it is in WAL
// mode, where SQLite refuses to switch without waiting, and in it, where a commit
// may take longer than a lock is waited for.
func TestOpenWhileOthersDo(t *testing.T) {
	t.Parallel()
	for _, mode := range []string{"DELETE", "WAL"} {
		t.Run(mode, func(t *testing.T) {
			t.Parallel()
			databaseURL := dbtest.SQLiteURL(t)
			other, err := sql.Open("sqlite", "file:"+strings.TrimPrefix(databaseURL, "sqlite:")+"?_txlock=immediate&_journal_mode="+mode)
			if err != nil {
				t.Fatal(err)
			}
			defer other.Close()
			tx, err := other.BeginTx(t.Context(), nil)
			if err != nil {
				t.Fatal(err)
			}
			pauses := 0
			s, err := engine.OpenPausing(t.Context(), databaseURL, engine.Schema{}, engine.Timeouts{Lock: 20 * time.Millisecond}, func() {
				if pauses++; pauses == 1 {
					if err := tx.Rollback(); err != nil {
						t.Error(err)
					}
				}
			})
			if err != nil || pauses != 1 {
				t.Fatalf("Open = %v after %d pauses, want nil after 1", errors.Join(err, errors.Unwrap(err)), pauses)
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		})
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
