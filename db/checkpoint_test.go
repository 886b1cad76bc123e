package db_test

import (
	"os"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"chit/db"
	"chit/expense"
)

// TestLogIsCopied looks at the file of a database while nobody writes: what was
// committed is in its log first, and in the file soon after.
func TestLogIsCopied(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		path := filepath.Join(t.TempDir(), "chit.db")
		size := func() int64 {
			t.Helper()
			info, err := os.Stat(path)
			if err != nil {
				t.Fatal(err)
			}
			return info.Size()
		}
		s, err := db.Open(t.Context(), "sqlite:"+path)
		if err != nil {
			t.Fatal(err)
		}
		empty := size()
		time.Sleep(time.Minute) // of the bubble's clock
		synctest.Wait()
		schema := size()
		if schema <= empty {
			t.Errorf("a minute after the schema was made the file has %d bytes, as before", schema)
		}
		if _, err := s.OpenLedger(t.Context(), expense.Ledger{ID: "a", Settings: expense.DefaultSettings()}); err != nil {
			t.Fatal(err)
		}
		const enough = 200 // for the file to grow
		for i := range enough {
			write(t, s, adding("a", time.Unix(int64(i), 0).String(), 5))
		}
		if now := size(); now != schema {
			t.Errorf("the file grew from %d to %d bytes before the log was copied", schema, now)
		}
		time.Sleep(time.Minute)
		synctest.Wait()
		if now := size(); now <= schema {
			t.Errorf("a minute after %d writes the file has %d bytes, as before", enough, now)
		}
		write(t, s, adding("a", "last", 5))
		if err := s.Close(); err != nil { // with a copy due
			t.Error(err)
		}
	})
}
