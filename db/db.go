// Package db keeps ledgers and conversations, in SQLite or in PostgreSQL. Its
// [Store] is what expense.Store, memory.Store and inbox.Store declare.
//
// # One schema, one text
//
// There is one schema.sql and one text per query, for both databases. Two texts
// drift apart: somebody corrects one and forgets the other, and a bot that was
// tried out on SQLite then counts differently on PostgreSQL. What both have is
// enough: TEXT, BIGINT, INTEGER, BOOLEAN, DATE and TIMESTAMP, $1 placeholders,
// ON CONFLICT, RETURNING, UNION ALL. Where they must differ they do so in
// dialect.go and nowhere else: how a connection is made, the locks, the order of
// bytes, how many rows are bound at once, and what the drivers' errors mean.
//
// Three things make one text possible. Instants and days are bound as text of
// fixed width ([stamp], [day]), which SQLite sorts as it is and PostgreSQL reads
// as TIMESTAMP and DATE. What SQLite cannot do is done in Go: it folds only the
// case of ASCII, so expenses have a column search that [fold] made. And text
// that PostgreSQL would refuse is repaired before either sees it, by [clean].
//
// # How to write a query
//
// Write it whole, next to the method that runs it, with every value bound, with
// ledger_id or conversation_id in its WHERE. Read with [Store.read], write inside
// [Store.update]: it runs a transaction, a [batch], which no other writer can be
// inside of, and repeats it when the database says that this would help. What is
// written for many conversations at once takes its [rows] from ROWS. Each query is
// put into the words of its database on the way. Then add a check to
// expense/storetest or agent/memory/memorytest, which runs on both.
//
// # How to add a column
//
// Add migrations/0002_what_it_is_for.sql, numbered without a gap:
//
//	ALTER TABLE expenses ADD COLUMN receipt TEXT NOT NULL DEFAULT '';
//
// make the same change in schema.sql (the column last, where ALTER TABLE puts
// it, with the same DEFAULT), and run go test ./db: it builds a database each
// way, on SQLite and PostgreSQL, and compares the catalogs. A migration that was
// released is never edited. What was an old column's meaning must still be
// written until no older program runs: several processes on one PostgreSQL are
// not replaced at once.
//
// # How migrations run
//
// [Open] reads schema_version. If it is the number of the last file in
// migrations/, that was all. If there is no such table the database is empty, and
// schema.sql is run in one transaction. Otherwise the missing files run, all in
// one transaction that holds the row of schema_version. So several processes may
// start at once; the later ones find the work done. A newer number fails with
// [ReasonNewer]: this program would not know what the new columns mean. Who meets
// it later, because a newer program was started beside, takes no message from then
// on ([Store.WhenLost]).
package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"chit/agent/inbox"
	"chit/agent/memory"
	"chit/expense"
)

var (
	_ expense.Store = (*Store)(nil)
	_ memory.Store  = (*Store)(nil)
	_ inbox.Store   = (*Store)(nil)
)

// A Store keeps ledgers and conversations in one database. It is safe for
// concurrent use, by several processes too.
type Store struct {
	dialect *dialect
	writer  *sql.DB       // on SQLite one connection, and every transaction begins IMMEDIATE
	reader  *sql.DB       // the same as writer on PostgreSQL and in memory
	group   *group        // the writes of conversations and ledgers, committed together
	log     *checkpointer // nil on PostgreSQL and in memory
	where   string        // the database, for people; of SQLite the path
	file    *file         // nil on PostgreSQL and in memory
	loss    loss
	askTime time.Duration // what a question in SQL may take
	sleep   func(context.Context, time.Duration) error
}

// Close waits for what is running and closes the database.
func (s *Store) Close() error {
	s.log.close()
	err := s.writer.Close()
	if s.reader != s.writer {
		err = errors.Join(s.reader.Close(), err)
	}
	if err != nil {
		return fmt.Errorf("close database: %w", err)
	}
	return nil
}

// Version returns the version of the schema in the database, and the version
// that this program uses. [Open] has made them equal.
func (s *Store) Version(ctx context.Context) (stored, program int, err error) {
	stored, err = s.storedVersion(ctx)
	if err != nil {
		return 0, 0, fmt.Errorf("read schema version: %w", err)
	}
	return stored, latestVersion(), nil
}

// Driver returns "sqlite" or "postgres", for logs and metrics.
func (s *Store) Driver() string { return s.dialect.name }
