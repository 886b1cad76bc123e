package db_test

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/db"
	"chit/db/dbtest"
)

// attempt tries to write, with the timeout that the health check would set.
func attempt(t *testing.T, s *db.Store) error {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
	defer cancel()
	return s.TryWrite(ctx)
}

func TestTryWriteLeavesNothing(t *testing.T) {
	t.Parallel()
	for name, open := range map[string]func(testing.TB) *db.Store{"sqlite": dbtest.SQLite, "postgres": dbtest.Postgres} {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			if err := s.SetNote(t.Context(), "slack/joined", "x"); err != nil {
				t.Fatal(err)
			}
			ended := make(chan error)
			const atOnce = 10
			for range atOnce {
				go func() { ended <- attempt(t, s) }()
			}
			for range atOnce {
				if err := <-ended; err != nil {
					t.Error(err)
				}
			}
			var n int
			if err := s.Writer().QueryRowContext(t.Context(), `SELECT COUNT(*) FROM notes`).Scan(&n); err != nil || n != 1 {
				t.Errorf("there are %d notes, %v; want 1", n, err)
			}
		})
	}
}

// TestTryWriteLooksAtTheFile damages the file of an open database, which must
// be noticed.
func TestTryWriteLooksAtTheFile(t *testing.T) {
	t.Parallel()
	for name, spoil := range map[string]func(t *testing.T, path string) error{
		"removed": func(_ *testing.T, path string) error { return os.Remove(path) },
		"moved":   func(_ *testing.T, path string) error { return os.Rename(path, path+".old") },
		"replaced by a copy": func(_ *testing.T, path string) error {
			data, err := os.ReadFile(path)
			if err == nil {
				err = os.WriteFile(path+".new", data, 0o600)
			}
			if err == nil {
				err = os.Rename(path+".new", path)
			}
			return err
		},
		"its directory removed": func(_ *testing.T, path string) error { return os.RemoveAll(filepath.Dir(path)) },
		"emptied":               func(_ *testing.T, path string) error { return os.Truncate(path, 0) },
		"overwritten": func(_ *testing.T, path string) error {
			return os.WriteFile(path, []byte(strings.Repeat("This is a letter. ", 10_000)), 0o600)
		},
		"damaged behind its first page": func(_ *testing.T, path string) error {
			f, err := os.OpenFile(path, os.O_RDWR, 0)
			if err != nil {
				return err
			}
			defer f.Close()
			info, err := f.Stat()
			if err == nil {
				_, err = f.WriteAt([]byte(strings.Repeat("\xff", int(info.Size())-4096)), 4096)
			}
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "data", "chit.db")
			s, err := db.Open(t.Context(), "sqlite:"+path)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = s.Close() })
			if _, err := s.Receive(t.Context(), inbox.Arrival{Message: inboxtest.Message("slack:1", "a"), At: time.Now()}); err != nil {
				t.Fatal(err)
			}
			// Copy the log into the file: what is only in the log would rightly
			// be read from there.
			if _, err := s.Writer().ExecContext(t.Context(), `PRAGMA wal_checkpoint(TRUNCATE)`); err != nil {
				t.Fatal(err)
			}
			if err := attempt(t, s); err != nil {
				t.Fatalf("of a file that is well: %v", err)
			}
			if _, err := s.Writer().ExecContext(t.Context(), `PRAGMA wal_checkpoint(TRUNCATE)`); err != nil {
				t.Fatal(err)
			}
			if err := spoil(t, path); err != nil {
				t.Fatal(err)
			}
			if err := attempt(t, s); err == nil {
				t.Error("nothing is wrong")
			} else {
				t.Log(err)
			}
			if _, err := os.Stat(path); name == "removed" && err == nil {
				t.Error("the file was made anew")
			}
		})
	}
}

// TestTryWriteWhileLocked checks that a lock of another program is waited for,
// but not forever.
func TestTryWriteWhileLocked(t *testing.T) {
	t.Parallel()
	url := dbtest.SQLiteURL(t)
	s, err := db.Open(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	other, err := sql.Open("sqlite", strings.TrimPrefix(url, "sqlite:"))
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	other.SetMaxOpenConns(1)
	if _, err := other.ExecContext(t.Context(), `BEGIN IMMEDIATE`); err != nil {
		t.Fatal(err)
	}
	begin := time.Now()
	if err := attempt(t, s); err == nil || time.Since(begin) > 30*time.Second {
		t.Errorf("after %v: %v", time.Since(begin), err)
	}
	if _, err := other.ExecContext(t.Context(), `ROLLBACK`); err != nil {
		t.Fatal(err)
	}
	if err := attempt(t, s); err != nil {
		t.Error(err)
	}
}

// TestTryWriteOnAStandby checks that a standby, which answers queries and
// refuses writes, is noticed.
func TestTryWriteOnAStandby(t *testing.T) {
	t.Parallel()
	own := dbtest.NewServer(t)
	s, err := db.Open(t.Context(), own.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := attempt(t, s); err != nil {
		t.Fatal(err)
	}
	if err := own.Standby(); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Oldest(t.Context()); err != nil {
		_, err = s.Oldest(t.Context()) // the first query meets a closed connection
		if err != nil {
			t.Fatalf("the standby does not answer: %v", err)
		}
	}
	if err := attempt(t, s); err == nil || !strings.Contains(err.Error(), "read-only") {
		t.Errorf("on a standby: %v", err)
	}
	if _, err := s.Writer().ExecContext(t.Context(), `SELECT pg_promote()`); err != nil {
		t.Fatal(err)
	}
	if err := attempt(t, s); err != nil {
		t.Errorf("after its promotion: %v", err)
	}
}
