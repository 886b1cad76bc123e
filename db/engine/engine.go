// Package engine is what all stores in a database share: connections to SQLite and
// PostgreSQL, transactions, grouped writes, and the schema's version. The only
// table it knows is schema_version; the packages beside it know the rest.
//
// # One text
//
// There is one schema and one text per query, for both databases. Two texts drift
// apart: somebody corrects one and forgets the other, and a bot tried out on SQLite
// then counts differently on PostgreSQL. What both have is enough: TEXT, BIGINT,
// INTEGER, BOOLEAN, DATE and TIMESTAMP, $1 placeholders, ON CONFLICT, RETURNING,
// UNION ALL. The unavoidable differences are in dialect.go: how to connect, locks,
// collation, how many rows are bound at once, and what a driver's errors mean. It
// also rewrites each query for its database.
//
// Three things make one text possible. Instants and days are bound as text of fixed
// width ([Stamp]), which SQLite sorts as it is and PostgreSQL reads as TIMESTAMP
// and DATE. What SQLite cannot do is done in Go. And [Clean] repairs text that
// PostgreSQL would refuse before either database sees it.
//
// # How to write a query
//
// Write it whole, next to the method that runs it, with every value bound. Read
// with [DB.Read] and write inside [DB.Update]: it runs a transaction, a [Batch],
// that no other writer can enter, and repeats it when the database reports an error
// that a retry may cure. A write for many conversations or ledgers at once takes
// its [Rows] from ROWS, and is a [Kind]. Then add a check to the suite of the
// interface that the store implements; it runs on both databases.
//
// # How migrations run
//
// [Open] reads schema_version. If it equals the number of the last step of the
// [Schema], nothing is left to do. If there is no such table, the database is empty
// and the whole schema is created in one transaction. Otherwise the missing steps
// run in one transaction that locks the row of schema_version. So several processes
// may start at once, and the later ones find the work done. A newer version fails
// with [ReasonNewer]: this program would not know what the new columns mean. A
// running process that meets a newer version, because a newer program was started
// beside it, accepts no more messages ([DB.OnLost]).
package engine

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// A DB is an open database. It is safe for concurrent use, including by several
// processes.
type DB struct {
	dialect  *dialect
	schema   Schema
	writer   *sql.DB // on SQLite one connection, whose transactions all begin IMMEDIATE
	reader   *sql.DB // the writer itself on PostgreSQL and in memory
	group    *group  // commits the writes of conversations and ledgers together
	chore    *chore  // nil in memory
	where    string  // the database, for people; the path of a SQLite file
	file     *file   // nil on PostgreSQL and in memory
	loss     loss
	timeouts Timeouts
	sleep    func(context.Context, time.Duration) error
}

// Close waits for running statements and closes the database.
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

// Version returns the schema version of the database and that of this program.
// [Open] has made them equal.
func (d *DB) Version(ctx context.Context) (stored, program int, err error) {
	stored, err = d.storedVersion(ctx)
	if err != nil {
		return 0, 0, fmt.Errorf("read schema version: %w", err)
	}
	return stored, d.schema.version(), nil
}

// Driver returns "sqlite" or "postgres".
func (d *DB) Driver() string { return d.dialect.name }

// Writer returns the connections that write, for uses outside the stores: reading
// the catalog, or preparing a test.
func (d *DB) Writer() *sql.DB { return d.writer }
