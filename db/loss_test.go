package db_test

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/db"
	"chit/db/dbtest"
	"chit/db/engine"
	"chit/expense"
)

// TestFilesArePrivate checks who can read the files that are created in a
// directory open to everybody, and that the mode of existing files is left
// alone.
func TestFilesArePrivate(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("rights are others there")
	}
	for name, before := range map[string]os.FileMode{"made by us": 0, "made by somebody": 0o640} {
		dir := t.TempDir()
		if err := os.Chmod(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		path, want := filepath.Join(dir, "chit.db"), os.FileMode(0o600)
		if before != 0 {
			want = before
			if err := os.WriteFile(path, nil, before); err != nil {
				t.Fatal(err)
			}
		}
		s := dbtest.Open(t, "sqlite:"+path)
		openLedger(t, s, "ana")
		for _, suffix := range []string{"", "-wal", "-shm"} {
			info, err := os.Stat(path + suffix)
			if err != nil || info.Mode().Perm() != want {
				t.Errorf("%s: the file %q: %v, %v, want %v", name, suffix, info.Mode(), err, want)
			}
		}
	}
	dir := filepath.Join(t.TempDir(), "a", "b")
	dbtest.Open(t, "sqlite:"+filepath.Join(dir, "chit.db"))
	for _, d := range []string{dir, filepath.Dir(dir)} {
		if info, err := os.Stat(d); err != nil || info.Mode().Perm() != 0o700 {
			t.Errorf("the directory %s that was made: %v, %v", d, info.Mode(), err)
		}
	}
}

// TestFileIsGone removes the file under an open store.
func TestFileIsGone(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("an open file cannot be taken away there")
	}
	for name, take := range map[string]func(path string) error{
		"removed": os.Remove,
		"renamed": func(path string) error { return os.Rename(path, path+".old") },
		"directory renamed": func(path string) error {
			return os.Rename(filepath.Dir(path), filepath.Dir(path)+".old")
		},
		"replaced by its copy": func(path string) error {
			data, err := os.ReadFile(path)
			return errors.Join(err, os.WriteFile(path+".new", data, 0o600), os.Rename(path+".new", path))
		},
		"removed and empty": func(path string) error {
			// Rename the first file instead of removing it: the system may reuse the inode
			// number of a removed one.
			return errors.Join(os.Rename(path, path+".old"), os.WriteFile(path, nil, 0o600))
		},
		"linked to another": func(path string) error {
			return errors.Join(os.WriteFile(path+".new", nil, 0o600), os.Remove(path), os.Symlink(path+".new", path))
		},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "data", "chit.db")
			s := dbtest.Open(t, "sqlite:"+path)
			openLedger(t, s, "ana")
			var told []error
			s.OnLost(func(err error) { told = append(told, err) })
			receives(t, s, "a", "")
			if err := take(path); err != nil {
				t.Fatal(err)
			}
			receives(t, s, "b", engine.ReasonGone)
			receives(t, s, "c", engine.ReasonGone)
			if len(told) != 1 || !strings.Contains(told[0].Error(), path+" was removed or replaced") {
				t.Errorf("told of it: %v", told)
			}
			if err := s.Each(t.Context(), "ana", func(expense.Expense) error { return nil }); err == nil {
				t.Error("what is lost can be read")
			}
		})
	}
}

// TestFileThatIsThere checks changes that do not count as losing the file.
func TestFileThatIsThere(t *testing.T) {
	path := filepath.Join(t.TempDir(), "chit.db")
	s := dbtest.Open(t, "sqlite:"+path)
	receives(t, s, "a", "")
	other := dbtest.Open(t, "sqlite:"+path)
	receives(t, other, "b", "")
	if _, err := other.Writer().ExecContext(t.Context(), `VACUUM`); err != nil {
		t.Fatal(err)
	}
	if err := other.Close(); err != nil {
		t.Fatal(err)
	}
	receives(t, s, "c", "")
}

// TestNewerSchemaWhileOpen has a newer program change the schema while an older
// one runs. The older one accepts no message, and notices even if none arrives.
func TestNewerSchemaWhileOpen(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			for _, notice := range []func(s *db.Store){
				func(s *db.Store) { receives(t, s, "b", engine.ReasonNewer) },
				func(s *db.Store) {
					_, err := s.Waiting(t.Context(), inbox.Scope{Platforms: []string{"slack"}})
					if e, ok := errors.AsType[*engine.OpenError](err); !ok || e.Reason != engine.ReasonNewer || e.Where == "" {
						t.Errorf("Waiting = %v, want that the schema is newer", err)
					}
				},
			} {
				s := open(t)
				var told []error
				s.OnLost(func(err error) { told = append(told, err) })
				receives(t, s, "a", "")
				if _, err := s.Writer().ExecContext(t.Context(), `UPDATE schema_version SET version = version + 1`); err != nil {
					t.Fatal(err)
				}
				notice(s)
				if len(told) != 1 {
					t.Errorf("told of it: %v", told)
				}
				if n := rows(t, s, "inbox"); n != 1 {
					t.Errorf("%d messages are stored, want that of before", n)
				}
			}
		})
	}
}

// receives checks whether a store accepts a message.
func receives(t *testing.T, s *db.Store, id string, want engine.OpenReason) {
	t.Helper()
	_, err := s.Receive(t.Context(), inbox.Arrival{Message: inboxtest.Message("slack:1", chat.MessageID(id))})
	e, _ := errors.AsType[*engine.OpenError](err)
	if want == "" && err != nil || want != "" && (e == nil || e.Reason != want) {
		t.Errorf("Receive(%s) = %v, want reason %q", id, err, want)
	}
}

func openLedger(t *testing.T, s *db.Store, id expense.LedgerID) {
	t.Helper()
	if _, err := s.OpenLedger(t.Context(), expense.Ledger{ID: id, Settings: expense.DefaultSettings()}); err != nil {
		t.Fatal(err)
	}
}

func rows(t *testing.T, s *db.Store, table string) (n int) {
	t.Helper()
	if err := s.Writer().QueryRowContext(t.Context(), `SELECT COUNT(*) FROM `+table).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}
