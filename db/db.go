// Package db keeps ledgers and conversations in one database, SQLite or PostgreSQL.
// It opens the database, holds the schema and its migrations, and combines the
// stores. Each store is a package of its own; what they share is in db/engine,
// which also explains how to write a query.
//
// # How to add a column
//
// Add the next file to migrations/, numbered without a gap:
//
//	ALTER TABLE expenses ADD COLUMN receipt TEXT NOT NULL DEFAULT '';
//
// Make the same change in schema.sql (the column last, where ALTER TABLE puts it,
// with the same DEFAULT), then run go test ./db: it builds a database each way, on
// SQLite and PostgreSQL, and compares the catalogs. Never edit a released
// migration. Keep writing an old column until no older program runs: several
// processes on one PostgreSQL are not replaced at the same moment.
package db

import (
	"context"
	"embed"
	"fmt"
	"path"
	"strconv"
	"strings"
	"sync"
	"time"

	"chit/db/access"
	"chit/db/board"
	"chit/db/engine"
	"chit/db/ledger"
	"chit/db/queue"
	"chit/db/scratch"
)

// [Store] embeds each store under its own name.
type (
	ledgers       = ledger.Store
	conversations = queue.Store
	boards        = board.Store
	admissions    = access.Store
)

// A Store is every store in one database. It is safe for concurrent use, including
// by several processes.
type Store struct {
	*engine.DB
	*ledgers
	*conversations
	*boards
	*admissions
	*scratch.Asker
}

// Open opens the database at a URL as [engine.Open] does, and brings its schema
// up to date.
func Open(ctx context.Context, databaseURL string) (*Store, error) {
	return open(ctx, databaseURL, schema(), engine.Timeouts{Lock: 5 * time.Second, Server: 5 * time.Second})
}

func open(ctx context.Context, databaseURL string, schema engine.Schema, timeouts engine.Timeouts) (*Store, error) {
	d, err := engine.Open(ctx, databaseURL, schema, timeouts)
	if err != nil {
		return nil, err
	}
	l := ledger.New(d)
	return &Store{d, l, queue.New(d), board.New(d), access.New(d), scratch.New(l.Each)}, nil
}

//go:embed schema.sql
var whole string

//go:embed migrations/*.sql
var migrationFiles embed.FS

// schema returns schema.sql and the files of migrations/ in order of version. They are
// embedded, so the first test that runs finds a misnamed file.
var schema = sync.OnceValue(func() engine.Schema {
	const dir = "migrations"
	entries, err := migrationFiles.ReadDir(dir)
	if err != nil {
		panic(err)
	}
	s := engine.Schema{Whole: whole, Orphans: queue.Orphans}
	for i, e := range entries {
		number, _, _ := strings.Cut(e.Name(), "_")
		if n, err := strconv.Atoi(number); err != nil || n != i+1 {
			panic(fmt.Sprintf("migration %s should have number %d", e.Name(), i+1))
		}
		text, err := migrationFiles.ReadFile(path.Join(dir, e.Name()))
		if err != nil {
			panic(err)
		}
		s.Steps = append(s.Steps, string(text))
	}
	return s
})
