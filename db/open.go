package db

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

// memoryPath is the path of a database that lives as long as its Store.
const memoryPath = ":memory:"

// Open opens the database that a URL names and brings its schema up to date:
//
//	postgres://user:password@host:5432/database?sslmode=…   also postgresql://
//	sqlite:PATH                                             created if missing
//	sqlite::memory:                                         gone after Close
//
// An error that somebody can do something about is an [*OpenError].
func Open(ctx context.Context, databaseURL string) (*Store, error) {
	return open(ctx, databaseURL, settings{busyTimeout: 5 * time.Second, connectTimeout: 5 * time.Second})
}

// settings are what tests give otherwise.
type settings struct {
	busyTimeout    time.Duration // how long SQLite waits for another writer
	connectTimeout time.Duration // how long to wait for a PostgreSQL server
}

func open(ctx context.Context, databaseURL string, set settings) (*Store, error) {
	s, where, err := connect(databaseURL, set)
	if err == nil {
		s.group, s.askTime = newGroup(s), scratchTime
		err = s.migrate(ctx)
	}
	if err == nil {
		err = s.probe(ctx)
	}
	if err == nil {
		return s, nil
	}
	if s != nil {
		_ = s.Close() // the first error is the one to report
	}
	if ctx.Err() != nil {
		return nil, fmt.Errorf("open database: %w", err)
	}
	return nil, openError(err, where)
}

// probe finds out at once what the first message would meet: a file that cannot
// be written, or a lock that another program keeps. PostgreSQL was asked by the
// migration.
func (s *Store) probe(ctx context.Context) error {
	if s.file == nil {
		return nil
	}
	tx, err := s.writer.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	return tx.Rollback()
}

// connect prepares the connections to a database and says what it is called. It
// does not talk to the database yet.
func connect(databaseURL string, set settings) (s *Store, where string, err error) {
	if path, ok := strings.CutPrefix(databaseURL, "sqlite:"); ok && path != "" {
		s, err = openSQLite(path, set)
		return s, path, err
	}
	if strings.HasPrefix(databaseURL, "postgres://") || strings.HasPrefix(databaseURL, "postgresql://") {
		return openPostgres(databaseURL, set)
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
func openSQLite(path string, set settings) (*Store, error) {
	readers := min(max(runtime.NumCPU(), 3), 8) // more than can run only need memory
	var opened os.FileInfo
	if path != memoryPath {
		var err error
		if opened, err = privateFile(path); err != nil {
			return nil, err
		}
	}
	writer, err := sqlitePool(sqliteDSN(path, set, "_journal_mode", "WAL", "_txlock", "immediate"))
	if err != nil {
		return nil, err
	}
	writer.SetMaxOpenConns(1)
	s := &Store{dialect: sqliteDialect, writer: writer, reader: writer, where: path, sleep: sleep}
	if path == memoryPath {
		return s, nil
	}
	s.reader, err = sqlitePool(sqliteDSN(path, set, "_query_only", "1"))
	if err != nil {
		return nil, errors.Join(err, writer.Close())
	}
	s.reader.SetMaxOpenConns(readers)
	s.reader.SetMaxIdleConns(readers)
	s.log, s.file = &checkpointer{pool: s.reader}, &file{path: path, set: set, is: opened}
	return s, nil
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
func sqliteDSN(path string, set settings, more ...string) string {
	const (
		checkpoint = "wal_autocheckpoint(4000)" // pages: 16 MB of log, four times what is usual
		cache      = "cache_size(-500)"         // in kB, a quarter of what is usual: each connection has its own, and the system one for all
	)
	params := url.Values{
		"_pragma":       {checkpoint, cache},
		"_busy_timeout": {strconv.FormatInt(set.busyTimeout.Milliseconds(), 10)},
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
