package engine

import (
	"context"
	"net/url"
	"os"
)

// releaseOrphans runs the schema's script about what is in hand, if no other process
// has the SQLite file open: then whoever had it is dead. It must come before this
// process's own first connection.
//
// A connection in exclusive mode can only read the file while there is no other, which
// holds a shared lock for as long as it is open. Until the script is committed none
// can be added either. If anything fails the leases lapse by themselves, and what is
// wrong with the file is reported by what follows.
func (d *DB) releaseOrphans(ctx context.Context) {
	if d.file == nil || d.schema.Orphans == "" {
		return
	}
	// The last process to close the file removes its log.
	if _, err := os.Stat(d.file.path + "-wal"); err != nil {
		return
	}
	pool, err := sqlitePool(fileDSN(d.file.path, url.Values{
		"_pragma": {"locking_mode(EXCLUSIVE)"}, "_synchronous": {"FULL"}, "_txlock": {"immediate"}, "mode": {"rw"},
	}))
	if err != nil {
		return
	}
	defer func() { _ = pool.Close() }() // a commit is durable already
	tx, err := pool.BeginTx(ctx, nil)
	if err != nil {
		return
	}
	defer func() { _ = tx.Rollback() }() // no effect after Commit
	var version int
	if err := tx.QueryRowContext(ctx, SelectVersion).Scan(&version); err != nil || version != d.schema.version() {
		return
	}
	if _, err := tx.ExecContext(ctx, d.dialect.text(d.schema.Orphans)); err == nil {
		_ = tx.Commit()
	}
}
