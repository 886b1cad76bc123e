package engine

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"modernc.org/sqlite"
)

// memoryPath is the path of a database that lives until it is closed.
const memoryPath = ":memory:"

// Open opens the database that a URL names and brings its schema up to date:
//
//	postgres://user:password@host:5432/database?sslmode=…   also postgresql://
//	sqlite:PATH                                             created if missing
//	sqlite::memory:                                         gone after Close
//
// An error that somebody can do something about is an [*OpenError].
func Open(ctx context.Context, databaseURL string, schema Schema, patience Patience) (*DB, error) {
	d, where, err := connect(databaseURL, patience)
	if err == nil {
		d.group, d.schema = newGroup(d), schema
		err = d.migrate(ctx)
	}
	if err == nil {
		err = d.probe(ctx)
	}
	if err == nil {
		return d, nil
	}
	if d != nil {
		_ = d.Close() // the first error is the one to report
	}
	if ctx.Err() != nil {
		return nil, fmt.Errorf("open database: %w", err)
	}
	return nil, openError(err, where)
}

// Patience is how long to wait for others.
type Patience struct {
	Lock   time.Duration // of SQLite, which another program holds
	Server time.Duration // of PostgreSQL, to answer
}

// probe finds out at once what the first message would meet: a file that cannot
// be written, or a lock that another program keeps. PostgreSQL was asked by the
// migration.
func (d *DB) probe(ctx context.Context) error {
	if d.file == nil {
		return nil
	}
	tx, err := d.writer.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	return tx.Rollback()
}

// connect prepares the connections to a database and says what it is called. It
// does not talk to the database yet.
func connect(databaseURL string, patience Patience) (d *DB, where string, err error) {
	if path, ok := strings.CutPrefix(databaseURL, "sqlite:"); ok && path != "" {
		d, err = openSQLite(path, patience)
		return d, path, err
	}
	if strings.HasPrefix(databaseURL, "postgres://") || strings.HasPrefix(databaseURL, "postgresql://") {
		return openPostgres(databaseURL, patience)
	}
	return nil, "", &OpenError{Reason: ReasonURL}
}

// openSQLite opens a file, or memory, and does not touch it yet.
//
// One connection writes: SQLite has one writer at a time anyway, and those who
// wait in Go wait in order and without polling. It begins every transaction
// IMMEDIATE, because one that begins as a reader and becomes a writer can fail
// with SQLITE_BUSY no matter how long it waits. In WAL mode the readers see the
// last commit and neither wait nor hold up the writer.
func openSQLite(path string, patience Patience) (*DB, error) {
	readers := min(max(runtime.NumCPU(), 3), 8) // more than can run only need memory
	var opened os.FileInfo
	if path != memoryPath {
		var err error
		if opened, err = privateFile(path); err != nil {
			return nil, err
		}
	}
	writer, err := sqlitePool(sqliteDSN(path, patience, "_journal_mode", "WAL", "_txlock", "immediate"))
	if err != nil {
		return nil, err
	}
	writer.SetMaxOpenConns(1)
	d := &DB{dialect: sqliteDialect, writer: writer, reader: writer, where: path, sleep: sleep}
	if path == memoryPath {
		return d, nil
	}
	d.reader, err = sqlitePool(sqliteDSN(path, patience, "_query_only", "1"))
	if err != nil {
		return nil, errors.Join(err, writer.Close())
	}
	d.reader.SetMaxOpenConns(readers)
	d.reader.SetMaxIdleConns(readers)
	d.chore, d.file = copyLog(d.reader), &file{path: path, patience: patience, is: opened}
	return d, nil
}

// privateFile makes a file that only its owner can read, and its directory, unless
// they are there. SQLite would make it for everybody, and gives the files beside it
// the rights that it has. A file that is there and cannot be written SQLite opens for
// reading and says so at the first commit; here it is an error.
func privateFile(path string) (os.FileInfo, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, &OpenError{Reason: ReasonDirectory, Err: err}
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, &OpenError{Reason: ReasonReadOnly, Err: err}
	}
	defer f.Close() // nothing was written
	return f.Stat()
}

func sqlitePool(dsn string) (*sql.DB, error) {
	connector, err := sqlite.NewConnector(dsn)
	if err != nil {
		return nil, err
	}
	return sql.OpenDB(cachingConnector{connector}), nil
}

// sqliteDSN names a file with the settings that every connection has. FULL makes
// each commit durable against a loss of power: with less, a receipt could be
// shown for what is gone. The log is copied into the file less often than is
// usual: what many conversations write touches the same pages again and again,
// and each is copied once.
func sqliteDSN(path string, patience Patience, more ...string) string {
	const (
		checkpoint = "wal_autocheckpoint(4000)" // pages: 16 MB of log, four times what is usual
		cache      = "cache_size(-500)"         // in kB, a quarter of what is usual: each connection has its own, and the system one for all
	)
	params := url.Values{
		"_pragma":       {checkpoint, cache},
		"_busy_timeout": {strconv.FormatInt(patience.Lock.Milliseconds(), 10)},
		"_synchronous":  {"FULL"},
		"_foreign_keys": {"1"},
		"_dqs":          {"0"},
	}
	for i := 0; i < len(more); i += 2 {
		params.Set(more[i], more[i+1])
	}
	if path != memoryPath {
		path = (&url.URL{Path: path}).EscapedPath()
	}
	return "file:" + path + "?" + params.Encode()
}
