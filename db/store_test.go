package db_test

import (
	"os"
	"testing"

	"chit/agent/memory"
	"chit/agent/memory/memorytest"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/storetest"
)

func TestMain(m *testing.M) { os.Exit(dbtest.Main(m)) }

// stores are the databases that every suite runs on.
var stores = map[string]func(t *testing.T) *db.Store{
	"SQLite":   func(t *testing.T) *db.Store { return dbtest.SQLite(t) },
	"Memory":   openMemory,
	"Postgres": func(t *testing.T) *db.Store { return dbtest.Postgres(t) },
}

func openMemory(t *testing.T) *db.Store {
	s, err := db.Open(t.Context(), "sqlite::memory:")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

func TestStore(t *testing.T) {
	for name, open := range stores {
		t.Run(name, func(t *testing.T) {
			storetest.Run(t, func(t *testing.T) expense.Store { return open(t) })
		})
	}
}

func TestMemory(t *testing.T) {
	for name, open := range stores {
		t.Run(name, func(t *testing.T) {
			memorytest.Run(t, func(t *testing.T) memory.Store { return open(t) })
		})
	}
}
