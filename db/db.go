// Package db keeps ledgers and conversations in one database, SQLite or PostgreSQL.
// It opens the database, holds the schema and its migrations, and puts together the
// stores: each is a package of its own, and what they have in common is db/engine.
// How to write a query is told there.
//
// # How to add a column
//
// Add the next file to migrations/, numbered without a gap:
//
//	ALTER TABLE expenses ADD COLUMN receipt TEXT NOT NULL DEFAULT '';
//
// make the same change in schema.sql (the column last, where ALTER TABLE puts
// it, with the same DEFAULT), and run go test ./db: it builds a database each
// way, on SQLite and PostgreSQL, and compares the catalogs. A migration that was
// released is never edited. What was an old column's meaning must still be
// written until no older program runs: several processes on one PostgreSQL are
// not replaced at once.
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
	"chit/db/engine"
	"chit/db/ledger"
	"chit/db/queue"
	"chit/db/scratch"
)

// Each store is a field of [Store] under its own name.
type (
	ledgers       = ledger.Store
	conversations = queue.Store
	admissions    = access.Store
)

// A Store is every store in one database. It is safe for concurrent use, by several
// processes too.
type Store struct {
	*engine.DB
	*ledgers
	*conversations
	*admissions
	*scratch.Asker
}

// Open opens the database that a URL names, as [engine.Open] does, and brings its
// schema up to date.
func Open(ctx context.Context, databaseURL string) (*Store, error) {
	return open(ctx, databaseURL, schema(), engine.Patience{Lock: 5 * time.Second, Server: 5 * time.Second})
}

func open(ctx context.Context, databaseURL string, schema engine.Schema, patience engine.Patience) (*Store, error) {
	d, err := engine.Open(ctx, databaseURL, schema, patience)
	if err != nil {
		return nil, err
	}
	l := ledger.New(d)
	return &Store{d, l, queue.New(d), access.New(d), scratch.New(l.Each)}, nil
}

//go:embed schema.sql
var whole string

//go:embed migrations/*.sql
var migrationFiles embed.FS

// schema returns schema.sql and the texts of migrations/, the first version first.
// They are embedded, so a mistake in their names is found by the first test that runs.
var schema = sync.OnceValue(func() engine.Schema {
	const dir = "migrations"
	entries, err := migrationFiles.ReadDir(dir)
	if err != nil {
		panic(err)
	}
	s := engine.Schema{Whole: whole}
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
