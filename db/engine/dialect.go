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
	// translate turns a query into what this database understands.
	translate func(query string) string
	// bind returns the arguments of each execution of a statement about [Rows].
	bind func(*Rows) [][]any
	// transact runs f in the transaction of a [Batch].
	transact func(ctx context.Context, pool *sql.DB, f func(*Batch) error) error
	// versioned counts the tables with the name schema_version. The catalog is
	// asked because SQLite has no error code for a missing table, and because
	// on PostgreSQL such an error ends the transaction.
	versioned string
	// foreign counts the tables of others that we must not mix with ours.
	foreign string
	// classify says what an error of the driver means for us.
	classify func(error) trouble

	texts sync.Map // what translate made of each query, by query
}

// text returns a query in the words of this database.
func (d *dialect) text(query string) string {
	if text, ok := d.texts.Load(query); ok {
		return text.(string)
	}
	text := d.translate(query)
	d.texts.Store(query, text)
	return text
}

// translator returns a function that replaces words of a query, and ROWS.
func translator(table func(name string, columns, types []string) string, words ...string) func(string) string {
	replace := strings.NewReplacer(words...).Replace
	return func(query string) string { return writeRows(replace(query), table) }
}

// A trouble is what an error of a database means for the code that got it.
type trouble int

const (
	unknown  trouble = iota
	again            // nothing was done, and the same transaction may succeed when repeated
	overflow         // a sum has become too large
)

// postgresDialect takes queries as they are written: the few words below that
// only one database knows are PostgreSQL's. Only the time, which leases and delays
// are judged by, has no common form: NOW_MS is in milliseconds since 1970,
// NOW_STAMP a TIMESTAMP. A PostgreSQL database may hold tables of others, it has
// schemas to keep them apart. Rows come as arrays, see [Rows].
var postgresDialect = &dialect{
	name: "postgres",
	translate: translator(rowsOfArrays,
		"NOW_MS", "CAST(date_part('epoch', clock_timestamp()) * 1000 AS BIGINT)",
		"NOW_STAMP", "(clock_timestamp() AT TIME ZONE 'UTC')"),
	bind:      arrays,
	transact:  pipelined,
	versioned: `SELECT COUNT(*) FROM pg_tables WHERE tablename = 'schema_version' AND schemaname = current_schema()`,
	foreign:   `SELECT 0`,
	classify:  classifyPostgres,
}

// sqliteDialect drops what SQLite neither knows nor needs. FOR UPDATE: every
// transaction that writes begins IMMEDIATE, and there is only one at a time.
// COLLATE "C": text is compared by its bytes unless one asks for something else.
// A file with tables and without ours belongs to another program.
var sqliteDialect = &dialect{
	name: "sqlite",
	translate: translator(oneRow,
		"FOR UPDATE SKIP LOCKED", "", "FOR UPDATE OF c", "", "FOR UPDATE", "", "FOR SHARE OF c", "", "FOR SHARE", "", `COLLATE "C"`, "",
		"NOW_MS", "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
		"NOW_STAMP", "strftime('%Y-%m-%d %H:%M:%f000', 'now')"),
	bind:      singly,
	transact:  oneByOne,
	versioned: `SELECT COUNT(*) FROM sqlite_schema WHERE name = 'schema_version'`,
	foreign:   `SELECT COUNT(*) FROM sqlite_schema`,
	classify:  classifySQLite,
}

// classifyPostgres goes by SQLSTATE, which unlike the text is not translated.
func classifyPostgres(err error) trouble {
	e, ok := errors.AsType[*pgconn.PgError](err)
	if !ok {
		return unknown
	}
	switch e.Code {
	case "40001", "40P01": // serialization_failure, deadlock_detected
		return again
	case "23505", "42P07": // unique_violation, duplicate_table: somebody else has put the same there meanwhile
		return again
	case "23514", "22003": // check_violation, numeric_value_out_of_range
		return overflow
	}
	return unknown
}

// classifySQLite goes by the primary code, and by the extended one where that
// says more.
func classifySQLite(err error) trouble {
	e, ok := errors.AsType[*sqlite.Error](err)
	if !ok {
		return unknown
	}
	switch {
	case e.Code()&0xff == sqlite3.SQLITE_BUSY, e.Code()&0xff == sqlite3.SQLITE_LOCKED:
		return again
	case e.Code() == sqlite3.SQLITE_CONSTRAINT_CHECK:
		return overflow
	}
	return unknown
}
