package db_test

import (
	"context"
	"errors"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"chit/db"
	"chit/db/dbtest"
	"chit/db/engine"
	"chit/expense"
)

// refuses checks the error of opening a database that cannot be opened.
func refuses(t *testing.T, databaseURL string, want engine.OpenReason) {
	t.Helper()
	s, err := db.OpenImpatient(t.Context(), databaseURL)
	if err == nil {
		_ = s.Close()
		t.Fatalf("Open succeeded, want reason %q", want)
	}
	e, ok := errors.AsType[*engine.OpenError](err)
	if !ok || e.Reason != want {
		t.Fatalf("Open = %T %v (%v), want reason %q", err, err, errors.Unwrap(err), want)
	}
	sentence := err.Error()
	t.Log(sentence)
	if strings.Contains(sentence, "\n") || strings.Contains(sentence, "s3cret") || strings.Contains(sentence, "%!") {
		t.Errorf("the sentence is %q", sentence)
	}
	if cause := errors.Unwrap(err); cause != nil && strings.Contains(cause.Error(), "s3cret") {
		t.Errorf("the cause holds the password: %v", cause)
	}
}

func TestOpenURL(t *testing.T) {
	for _, u := range []string{"", "chit.db", "sqlite:", "sqlite", "mysql://user:s3cret@host/db", "postgres://user:s3cret@host:port/db", "postgres://user:s3%zzcret@host/db"} {
		refuses(t, u, engine.ReasonURL)
	}
}

func TestOpenSQLiteRefuses(t *testing.T) {
	t.Parallel()
	file := func(content string) string {
		path := filepath.Join(t.TempDir(), "file")
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	refuses(t, "sqlite:"+file(strings.Repeat("This is a letter. ", 100)), engine.ReasonNoDatabase)
	refuses(t, "sqlite:"+t.TempDir(), engine.ReasonReadOnly)
	refuses(t, "sqlite:"+filepath.Join(file(""), "chit.db"), engine.ReasonDirectory)
}

func TestOpenForeignFile(t *testing.T) {
	t.Parallel()
	databaseURL := dbtest.SQLiteURL(t)
	build(t, databaseURL, `CREATE TABLE bookmarks (url TEXT)`)
	refuses(t, databaseURL, engine.ReasonForeign)
}

func TestOpenReadOnlyFile(t *testing.T) {
	t.Parallel()
	if os.Getuid() == 0 {
		t.Skip("root may write to everything")
	}
	databaseURL := dbtest.SQLiteURL(t)
	path := strings.TrimPrefix(databaseURL, "sqlite:")
	if err := os.WriteFile(path, nil, 0o400); err != nil {
		t.Fatal(err)
	}
	refuses(t, databaseURL, engine.ReasonReadOnly)
	missing := filepath.Join(t.TempDir(), "closed")
	if err := os.Mkdir(missing, 0o500); err != nil {
		t.Fatal(err)
	}
	refuses(t, "sqlite:"+filepath.Join(missing, "chit.db"), engine.ReasonReadOnly)
	refuses(t, "sqlite:"+filepath.Join(missing, "deeper", "chit.db"), engine.ReasonDirectory)
}

// TestOpenLocked holds the write lock of a new file, so that neither its
// version can be read nor its schema created.
func TestOpenLocked(t *testing.T) {
	t.Parallel()
	databaseURL := dbtest.SQLiteURL(t)
	s := openWith(t, databaseURL, engine.Schema{})
	tx, err := s.Writer().BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback() }()
	refuses(t, databaseURL, engine.ReasonLocked)
}

func TestOpenCreatesDirectories(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"a/b/chit.db", "with space.db", "100%.db", "a?b#c&d=e.db", "家计.db"} {
		path := filepath.Join(t.TempDir(), name)
		s, err := db.Open(t.Context(), "sqlite:"+path)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		if _, err := os.Stat(path); err != nil {
			t.Errorf("the file is not where it should be: %v", err)
		}
	}
}

// TestSQLiteSettings reads the settings of an actual connection.
func TestSQLiteSettings(t *testing.T) {
	t.Parallel()
	s := dbtest.SQLite(t)
	for pragma, want := range map[string]string{"journal_mode": "wal", "synchronous": "2", "busy_timeout": "5000", "foreign_keys": "1"} {
		var got string
		if err := s.Writer().QueryRowContext(t.Context(), `PRAGMA `+pragma).Scan(&got); err != nil || got != want {
			t.Errorf("PRAGMA %s = %q, %v, want %q", pragma, got, err, want)
		}
	}
}

// changed returns the URL of the test server with an error in it.
func changed(t *testing.T, change func(*url.URL)) string {
	t.Helper()
	u, err := url.Parse(dbtest.ServerURL(t))
	if err != nil {
		t.Fatal(err)
	}
	change(u)
	return u.String()
}

func TestOpenPostgresRefuses(t *testing.T) {
	t.Parallel()
	t.Run("missing database", func(t *testing.T) {
		refuses(t, changed(t, func(u *url.URL) { u.Path = "/nothing_here" }), engine.ReasonMissing)
	})
	t.Run("unknown user", func(t *testing.T) {
		refuses(t, changed(t, func(u *url.URL) { u.User = url.UserPassword("nobody_here", "s3cret") }), engine.ReasonPassword)
	})
	t.Run("no server", func(t *testing.T) {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		address := l.Addr().String()
		if err := l.Close(); err != nil { // nobody listens there now
			t.Fatal(err)
		}
		refuses(t, changed(t, func(u *url.URL) { u.User = url.UserPassword("chit", "s3cret"); u.Host = address }), engine.ReasonUnreachable)
	})
}

func TestOpenCancelled(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if s, err := db.Open(ctx, dbtest.SQLiteURL(t)); !errors.Is(err, context.Canceled) {
		t.Errorf("Open with a cancelled context = %v, %v", s, err)
	}
}

// TestTotalsThatAreTooLarge adds amounts close to the limit of 64 bits.
func TestTotalsThatAreTooLarge(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		s, err := db.Open(t.Context(), databaseURL)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = s.Close() })
		if _, err := s.OpenLedger(t.Context(), expense.Ledger{ID: "a", Settings: expense.DefaultSettings()}); err != nil {
			t.Fatal(err)
		}
		e := expense.Expense{SpentOn: expense.Date{Year: 2026, Month: 11, Day: 20}}
		e.Amounts = expense.Amounts{Currency: "EUR", Net: 999_999_999_999_999, Gross: 999_999_999_999_999}
		write := func(key string) error {
			_, err := s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: key, Changes: []expense.Change{{Kind: expense.ChangeAdd, After: &e}}})
			return err
		}
		if err := write("first"); err != nil {
			t.Fatal(err)
		}
		for _, table := range []string{"month_totals", "day_totals"} {
			if _, err := s.Writer().ExecContext(t.Context(), `UPDATE `+table+` SET gross = 8999500000000000000`); err != nil {
				t.Fatal(err)
			}
		}
		err = write("too much")
		if e, ok := errors.AsType[*expense.Error](err); !ok || e.Reason != expense.ReasonAmountDigits {
			t.Errorf("Write = %v, want reason %q", err, expense.ReasonAmountDigits)
		}
		if found, err := s.Find(t.Context(), "a", expense.Query{}); err != nil || len(found) != 1 {
			t.Errorf("%d expenses, %v, want the first one only", len(found), err)
		}
	})
}

// TestEachDoesNotBlockWriters writes between two rows of Each.
func TestEachDoesNotBlockWriters(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := open(t)
			if _, err := s.OpenLedger(t.Context(), expense.Ledger{ID: "a", Settings: expense.DefaultSettings()}); err != nil {
				t.Fatal(err)
			}
			e := expense.Expense{SpentOn: expense.Date{Year: 2026, Month: 11, Day: 20}, Amounts: expense.Amounts{Currency: "EUR", Net: 1, Gross: 1}}
			add := expense.Change{Kind: expense.ChangeAdd, After: &e}
			w := expense.Write{Ledger: "a", SourceKey: "first", Changes: []expense.Change{add, add, add}}
			if _, err := s.Write(t.Context(), w); err != nil {
				t.Fatal(err)
			}
			calls := 0
			err := s.Each(t.Context(), "a", func(e expense.Expense) error {
				calls++
				w := expense.Write{Ledger: "a", SourceKey: e.CreatedAt.String() + string(rune('0'+e.Number)), Changes: []expense.Change{add}}
				_, err := s.Write(t.Context(), w)
				return err
			})
			if err != nil || calls != 3 {
				t.Errorf("Each = %v after %d calls, want nil after the 3 expenses that were there", err, calls)
			}
		})
	}
}
