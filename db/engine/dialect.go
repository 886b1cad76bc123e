package engine

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"sync"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// A dialect is everything in which the two databases differ once they are open.
type dialect struct {
	name string
	// translate rewrites a query for this database.
	translate func(query string) string
	// bind returns the arguments of each execution of a statement about [Rows].
	bind func(*Rows) [][]any
	// transact runs f in the transaction of a [Batch].
	transact func(ctx context.Context, pool *sql.DB, f func(*Batch) error) error
	// versioned counts tables named schema_version. It asks the catalog,
	// because SQLite has no error code for a missing table and because on
	// PostgreSQL such an error aborts the transaction.
	versioned string
	// foreign counts tables that belong to another program.
	foreign string
	// classify returns the class of a driver's error.
	classify func(error) errorClass

	texts sync.Map // translated queries, by original
}

// text returns a query as this database understands it.
func (d *dialect) text(query string) string {
	if text, ok := d.texts.Load(query); ok {
		return text.(string)
	}
	text := d.translate(query)
	d.texts.Store(query, text)
	return text
}

// translator returns a function that replaces words in a query and expands
// ROWS.
func translator(table func(name string, columns, types []string) string, words ...string) func(string) string {
	replace := strings.NewReplacer(words...).Replace
	return func(query string) string { return writeRows(replace(query), table) }
}

// An errorClass is what a caller can do about a database error.
type errorClass int

const (
	unknown   errorClass = iota
	retryable            // nothing was done; the same transaction may succeed if repeated
	overflow             // a sum has become too large
)

// postgresDialect leaves queries as they are written, because where only one
// database knows a word, queries use PostgreSQL's. The exception is time, by which
// leases and delays are judged: it has no common form, so queries say NOW_MS for
// milliseconds since 1970 and NOW_STAMP for a TIMESTAMP. A PostgreSQL database may
// hold other programs' tables, since schemas keep them apart. Rows are bound as
// arrays, see [Rows].
var postgresDialect = &dialect{
	name: "postgres",
	translate: translator(rowsOfArrays,
		"NOW_MS", "CAST(date_part('epoch', clock_timestamp()) * 1000 AS BIGINT)",
		"NOW_STAMP", "(clock_timestamp() AT TIME ZONE 'UTC')"),
	bind:      bindArrays,
	transact:  pipelined,
	versioned: `SELECT COUNT(*) FROM pg_tables WHERE tablename = 'schema_version' AND schemaname = current_schema()`,
	foreign:   `SELECT 0`,
	classify:  classifyPostgres,
}

// sqliteDialect removes what SQLite neither knows nor needs. FOR UPDATE: every
// writing transaction begins IMMEDIATE, and there is only one at a time. COLLATE
// "C": SQLite compares text by bytes by default. A file that has tables but not
// ours belongs to another program.
var sqliteDialect = &dialect{
	name: "sqlite",
	translate: translator(oneRow,
		"FOR UPDATE SKIP LOCKED", "", "FOR UPDATE OF c", "", "FOR UPDATE", "", "FOR SHARE OF c", "", "FOR SHARE", "", `COLLATE "C"`, "",
		"NOW_MS", "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
		"NOW_STAMP", "strftime('%Y-%m-%d %H:%M:%f000', 'now')"),
	bind:      bindEach,
	transact:  oneByOne,
	versioned: `SELECT COUNT(*) FROM sqlite_schema WHERE name = 'schema_version'`,
	foreign:   `SELECT COUNT(*) FROM sqlite_schema`,
	classify:  classifySQLite,
}

// classifyPostgres uses SQLSTATE, which unlike the message is not translated.
func classifyPostgres(err error) errorClass {
	e, ok := errors.AsType[*pgconn.PgError](err)
	if !ok {
		return unknown
	}
	switch e.Code {
	case "40001", "40P01": // serialization_failure, deadlock_detected
		return retryable
	case "23505", "42P07": // unique_violation, duplicate_table: another process has inserted the same
		return retryable
	case "23514", "22003": // check_violation, numeric_value_out_of_range
		return overflow
	}
	return unknown
}

// classifySQLite uses the primary code, or the extended one where that says
// more.
func classifySQLite(err error) errorClass {
	e, ok := errors.AsType[*sqlite.Error](err)
	if !ok {
		return unknown
	}
	switch {
	case e.Code()&0xff == sqlite3.SQLITE_BUSY, e.Code()&0xff == sqlite3.SQLITE_LOCKED:
		return retryable
	case e.Code() == sqlite3.SQLITE_CONSTRAINT_CHECK:
		return overflow
	}
	return unknown
}
