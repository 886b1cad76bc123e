package engine

import (
	"errors"
	"fmt"
	"net"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// An OpenReason says why a database could not be opened.
type OpenReason string

// The reasons. [OpenError.Error] has a sentence for each.
const (
	ReasonURL         OpenReason = "url"          // the URL names no database we know
	ReasonNewer       OpenReason = "newer"        // the schema belongs to a newer program
	ReasonForeign     OpenReason = "foreign"      // the file belongs to another program
	ReasonReadOnly    OpenReason = "read_only"    // the file or its directory cannot be written
	ReasonLocked      OpenReason = "locked"       // another program holds a lock on it
	ReasonNoDatabase  OpenReason = "not_database" // the file is something else
	ReasonDamaged     OpenReason = "damaged"      // the file is a damaged database
	ReasonFull        OpenReason = "full"         // the disk is full
	ReasonDirectory   OpenReason = "directory"    // the directory is missing and cannot be created
	ReasonUnreachable OpenReason = "unreachable"  // no server answers
	ReasonPassword    OpenReason = "password"     // the server refuses the user
	ReasonMissing     OpenReason = "missing"      // the server has no such database
	ReasonGone        OpenReason = "gone"         // the file was removed or replaced while open
	ReasonOther       OpenReason = "other"
)

// An OpenError says in one sentence why a database could not be opened, or was
// lost, and what to do about it. The sentence never contains a password.
type OpenError struct {
	Reason          OpenReason
	Where           string // the file, or the database with its server and user
	Stored, Program int    // schema versions, for [ReasonNewer]
	Err             error  // the cause, for the log; may be nil
}

// Error returns the sentence.
func (e *OpenError) Error() string {
	switch e.Reason {
	case ReasonURL:
		return "the database URL must be sqlite:PATH or postgres://user:password@host:port/database"
	case ReasonNewer:
		return fmt.Sprintf("database %s has schema version %d and this program supports only %d: start the newer program, or restore a backup from before it", e.Where, e.Stored, e.Program)
	case ReasonForeign:
		return fmt.Sprintf("file %s is the database of another program: name another file", e.Where)
	case ReasonReadOnly:
		return fmt.Sprintf("database file %s cannot be written: give this user write permission on the file and its directory", e.Where)
	case ReasonLocked:
		return fmt.Sprintf("database %s is locked by another program: end that program, or try again later", e.Where)
	case ReasonNoDatabase:
		return fmt.Sprintf("file %s is not a SQLite database: name another file", e.Where)
	case ReasonDamaged:
		return fmt.Sprintf("database file %s is damaged: restore a backup", e.Where)
	case ReasonFull:
		return fmt.Sprintf("no space is left on the disk of database %s: free some", e.Where)
	case ReasonDirectory:
		return fmt.Sprintf("the directory of database file %s does not exist and cannot be created: create it, or name another file", e.Where)
	case ReasonUnreachable:
		return fmt.Sprintf("no PostgreSQL server answers for database %s: start it, or correct the host and port", e.Where)
	case ReasonPassword:
		return fmt.Sprintf("the PostgreSQL server denies access to database %s: correct the user and password", e.Where)
	case ReasonMissing:
		return fmt.Sprintf("the PostgreSQL server has no database %s: create it, or correct its name", e.Where)
	case ReasonGone:
		return fmt.Sprintf("database file %s was removed or replaced while the program was running, so nothing can be stored: put the file you want to keep in its place and restart", e.Where)
	}
	return fmt.Sprintf("database %s cannot be opened: see the log for the cause", e.Where)
}

// Unwrap returns the cause.
func (e *OpenError) Unwrap() error { return e.Err }

// openError turns an error that a driver reported while opening into an
// [*OpenError].
func openError(err error, where string) *OpenError {
	if e, ok := errors.AsType[*OpenError](err); ok {
		e.Where = where
		return e
	}
	reason := ReasonOther
	if e, ok := errors.AsType[*sqlite.Error](err); ok {
		reason = sqliteReason(e.Code())
	} else if e, ok := errors.AsType[*pgconn.PgError](err); ok {
		reason = postgresReason(e.Code)
	} else if isUnreachable(err) {
		reason = ReasonUnreachable
	}
	return &OpenError{Reason: reason, Where: where, Err: err}
}

func sqliteReason(code int) OpenReason {
	switch code & 0xff {
	case sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM:
		return ReasonReadOnly
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED:
		return ReasonLocked
	case sqlite3.SQLITE_NOTADB:
		return ReasonNoDatabase
	case sqlite3.SQLITE_CORRUPT:
		return ReasonDamaged
	case sqlite3.SQLITE_FULL:
		return ReasonFull
	}
	return ReasonOther
}

func postgresReason(sqlstate string) OpenReason {
	switch sqlstate {
	case "28P01", "28000": // invalid_password, invalid_authorization_specification
		return ReasonPassword
	case "3D000": // invalid_catalog_name
		return ReasonMissing
	case "57P03", "53300": // cannot_connect_now, too_many_connections
		return ReasonUnreachable
	}
	return ReasonOther
}

func isUnreachable(err error) bool {
	_, ofConnecting := errors.AsType[*pgconn.ConnectError](err)
	_, ofNetwork := errors.AsType[net.Error](err)
	return ofConnecting || ofNetwork
}
