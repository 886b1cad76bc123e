package engine

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"modernc.org/sqlite"
)

// memoryPath is the path of a database that lives in memory until it is closed.
const memoryPath = ":memory:"

// Open opens the database at a URL and brings its schema up to date:
//
//	postgres://user:password@host:5432/database?sslmode=…   also postgresql://
//	sqlite:PATH                                             created if missing
//	sqlite::memory:                                         gone after Close
//
// An error that the operator can fix is an [*OpenError].
func Open(ctx context.Context, databaseURL string, schema Schema, timeouts Timeouts) (*DB, error) {
	d, where, err := connect(databaseURL, timeouts)
	if err != nil {
		return nil, openError(err, where)
	}
	return d.ready(ctx, schema)
}

// ready makes the first connection and brings the schema up to date. It closes the
// database if that fails.
func (d *DB) ready(ctx context.Context, schema Schema) (*DB, error) {
	d.group, d.schema = newGroup(d), schema
	d.releaseOrphans(ctx)
	err := d.migrate(ctx)
	if err == nil {
		err = d.probe(ctx)
	}
	if err == nil {
		return d, nil
	}
	_ = d.Close() // report the first error
	if ctx.Err() != nil {
		return nil, fmt.Errorf("open database: %w", err)
	}
	return nil, openError(err, d.where)
}

// Timeouts are how long to wait for others.
type Timeouts struct {
	Lock   time.Duration // for a lock that another program holds on SQLite
	Server time.Duration // for PostgreSQL to answer
}

// probe finds out at once what the first message would run into: a file that
// cannot be written, or a lock that another program keeps. On PostgreSQL the
// migration has already done so.
func (d *DB) probe(ctx context.Context) error {
	if d.file == nil {
		return nil
	}
	return d.whenUnlocked(ctx, func() error {
		tx, err := d.writer.BeginTx(ctx, nil)
		if err != nil {
			return fmt.Errorf("begin: %w", err)
		}
		return tx.Rollback()
	})
}

// whenUnlocked repeats f while another program holds the file, until twice the time
// for a lock has passed. SQLite waits for most locks itself, but not for the one
// that it needs to switch a new file to WAL: of two programs that do so at once, one
// is refused without waiting.
func (d *DB) whenUnlocked(ctx context.Context, f func() error) error {
	limited, cancel := context.WithTimeout(ctx, 2*d.timeouts.Lock)
	defer cancel()
	for {
		err := f()
		if err == nil || d.dialect.classify(err) != retryable || d.sleep(limited, firstPause+rand.N(firstPause)) != nil {
			return err
		}
	}
}

// connect prepares the connections to a database and returns its name for
// people. It does not connect yet.
func connect(databaseURL string, timeouts Timeouts) (d *DB, where string, err error) {
	if path, ok := strings.CutPrefix(databaseURL, "sqlite:"); ok && path != "" {
		d, err = openSQLite(path, timeouts)
		return d, path, err
	}
	if strings.HasPrefix(databaseURL, "postgres://") || strings.HasPrefix(databaseURL, "postgresql://") {
		return openPostgres(databaseURL, timeouts)
	}
	return nil, "", &OpenError{Reason: ReasonURL}
}

// openSQLite prepares a file, or memory, without touching it.
//
// One connection writes: SQLite allows one writer at a time anyway, and callers
// that queue in Go are served in order and without polling. It begins every
// transaction IMMEDIATE, because a transaction that begins as a reader and then
// writes can fail with SQLITE_BUSY however long it waits. In WAL mode readers
// see the last commit, and neither wait for the writer nor delay it.
func openSQLite(path string, timeouts Timeouts) (*DB, error) {
	readers := min(max(runtime.NumCPU(), 3), 8) // more than can run at once would only use memory
	var opened os.FileInfo
	if path != memoryPath {
		var err error
		if opened, err = privateFile(path); err != nil {
			return nil, err
		}
	}
	writer, err := sqlitePool(sqliteDSN(path, timeouts, "_journal_mode", "WAL", "_txlock", "immediate"))
	if err != nil {
		return nil, err
	}
	writer.SetMaxOpenConns(1)
	d := &DB{dialect: sqliteDialect, writer: writer, reader: writer, where: path, timeouts: timeouts, sleep: sleep}
	if path == memoryPath {
		return d, nil
	}
	d.reader, err = sqlitePool(sqliteDSN(path, timeouts, "_query_only", "1"))
	if err != nil {
		return nil, errors.Join(err, writer.Close())
	}
	d.reader.SetMaxOpenConns(readers)
	d.reader.SetMaxIdleConns(readers)
	d.chore, d.file = copyLog(d.reader), &file{path: path, is: opened}
	return d, nil
}

// privateFile creates a file that only its owner can read, and its directory, unless
// they exist. SQLite itself would create a file that everybody can read; the files
// beside it inherit its mode. SQLite opens a file that it may not write for reading
// and reports that at the first commit; privateFile fails at once.
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

// sqliteDSN returns the name of a file with the settings of every connection.
// FULL makes each commit survive a loss of power: with less, a receipt could be
// shown for an expense that is then gone. The log is copied into the file less
// often than by default: conversations write to the same few pages again and
// again, and each copy then writes a page once.
func sqliteDSN(path string, timeouts Timeouts, more ...string) string {
	const (
		checkpoint = "wal_autocheckpoint(4000)" // pages: 16 MB of log, four times the default
		cache      = "cache_size(-500)"         // in kB, a quarter of the default: each connection has its own, and the operating system has one for all
	)
	params := url.Values{
		"_pragma":       {checkpoint, cache},
		"_busy_timeout": {strconv.FormatInt(timeouts.Lock.Milliseconds(), 10)},
		"_synchronous":  {"FULL"},
		"_foreign_keys": {"1"},
		"_dqs":          {"0"},
	}
	for i := 0; i < len(more); i += 2 {
		params.Set(more[i], more[i+1])
	}
	return fileDSN(path, params)
}

func fileDSN(path string, params url.Values) string {
	if path != memoryPath {
		path = (&url.URL{Path: path}).EscapedPath()
	}
	return "file:" + path + "?" + params.Encode()
}
