package engine

import (
	"context"
	"net/url"
	"os"
)

// releaseOrphans releases everything in hand, with the schema's script for it, if no
// other process has the SQLite file open: whoever had it in hand is dead. It must run
// before this process's own first connection.
//
// A connection in exclusive mode can read the file only while no other connection is
// open, since each holds a shared lock. Until the script is committed, none can be
// opened either. If anything fails, the leases expire by themselves, and what follows
// reports what is wrong with the file.
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
	defer func() { _ = pool.Close() }() // a commit is already durable
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
