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
// committed is first in its log, and soon after in the file.
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
		time.Sleep(time.Minute) // fake time
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
		if err := s.Close(); err != nil { // while a copy is due
			t.Error(err)
		}
	})
}

func adding(ledger expense.LedgerID, key string, gross int64) expense.Write {
	return expense.Write{Ledger: ledger, SourceKey: key, Changes: []expense.Change{{Kind: expense.ChangeAdd, After: &expense.Expense{
		Description: "coffee", SpentOn: expense.Date{Year: 2026, Month: time.November, Day: 20},
		Amounts: expense.Amounts{Currency: "EUR", Net: gross, Gross: gross},
	}}}}
}

func write(t *testing.T, s *db.Store, w expense.Write) {
	t.Helper()
	if _, err := s.Write(t.Context(), w); err != nil {
		t.Fatal(err)
	}
}
