// Package engine is what all stores in a database have in common: connections to
// SQLite and to PostgreSQL, transactions, groups of writes, and the schema's
// version. It knows no table but schema_version; what the tables hold is the
// business of the packages beside it.
//
// # One text
//
// There is one schema and one text per query, for both databases. Two texts
// drift apart: somebody corrects one and forgets the other, and a bot that was
// tried out on SQLite then counts differently on PostgreSQL. What both have is
// enough: TEXT, BIGINT, INTEGER, BOOLEAN, DATE and TIMESTAMP, $1 placeholders,
// ON CONFLICT, RETURNING, UNION ALL. Where they must differ they do so in
// dialect.go: how a connection is made, the locks, the order of bytes, how many
// rows are bound at once, and what the drivers' errors mean. Every query is put
// into the words of its database on the way there.
//
// Three things make one text possible. Instants and days are bound as text of
// fixed width ([Stamp]), which SQLite sorts as it is and PostgreSQL reads as
// TIMESTAMP and DATE. What SQLite cannot do is done in Go. And text that PostgreSQL
// would refuse is repaired before either sees it, by [Clean].
//
// # How to write a query
//
// Write it whole, next to the method that runs it, with every value bound. Read
// with [DB.Read], write inside [DB.Update]: it runs a transaction, a [Batch], which
// no other writer can be inside of, and repeats it when the database says that
// this would help. What is written for many conversations or ledgers at once takes
// its [Rows] from ROWS, and is a [Kind]. Then add a check to the suite of the
// interface that the store implements, which runs on both databases.
//
// # How migrations run
//
// [Open] reads schema_version. If it is the number of the last step of the
// [Schema], that was all. If there is no such table the database is empty, and the
// whole schema is made in one transaction. Otherwise the missing steps run, all in
// one transaction that holds the row of schema_version. So several processes may
// start at once; the later ones find the work done. A newer number fails with
// [ReasonNewer]: this program would not know what the new columns mean. Who meets
// it later, because a newer program was started beside, takes no message from then
// on ([DB.WhenLost]).
package engine

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// A DB is an open database. It is safe for concurrent use, by several processes
// too.
type DB struct {
	dialect *dialect
	schema  Schema
	writer  *sql.DB // on SQLite one connection, and every transaction begins IMMEDIATE
	reader  *sql.DB // the same as writer on PostgreSQL and in memory
	group   *group  // the writes of conversations and ledgers, committed together
	chore   *chore  // nil in memory
	where   string  // the database, for people; of SQLite the path
	file    *file   // nil on PostgreSQL and in memory
	loss    loss
	sleep   func(context.Context, time.Duration) error
}

// Close waits for what is running and closes the database.
func (d *DB) Close() error {
	d.chore.close()
	err := d.writer.Close()
	if d.reader != d.writer {
		err = errors.Join(d.reader.Close(), err)
	}
	if err != nil {
		return fmt.Errorf("close database: %w", err)
	}
	return nil
}

// Version returns the version of the schema in the database, and the version
// that this program uses. [Open] has made them equal.
func (d *DB) Version(ctx context.Context) (stored, program int, err error) {
	stored, err = d.storedVersion(ctx)
	if err != nil {
		return 0, 0, fmt.Errorf("read schema version: %w", err)
	}
	return stored, d.schema.version(), nil
}

// Driver returns "sqlite" or "postgres".
func (d *DB) Driver() string { return d.dialect.name }

// Writer returns the connections that write, for what is no matter of a store: to
// look into the catalogue, or to prepare a test.
func (d *DB) Writer() *sql.DB { return d.writer }
