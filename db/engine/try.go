package engine

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// roomNeeded is how much of a disk must be free, in bytes. The log of SQLite is
// written over and over, so that a write may succeed for a while on a full disk.
const roomNeeded = 1 << 20

// Try finds out whether a database can be read and written, at no time that
// anybody waits for. It reads through a connection of its own, where there is a
// file; and what it writes should be gone at the end of the transaction, so that
// this costs a page or two and a flush.
func (d *DB) Try(ctx context.Context, read func(context.Context, *DB) error, write ...string) error {
	if err := d.tryFile(ctx, read); err != nil {
		return fmt.Errorf("try the database file: %w", err)
	}
	// Not by Update: nothing is repeated that fails, and the log need not be copied.
	err := d.commit(ctx, func(b *Batch) error {
		for _, query := range write {
			b.Run(query)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("try to write: %w", err)
	}
	return nil
}

// A file is that of a SQLite database as it was when it was opened.
type file struct {
	path     string
	patience Patience
	is       os.FileInfo
}

// tryFile looks at the file of SQLite from outside. Who has it open reads what it
// has in its cache, and writes to a log, so that it notices last.
func (d *DB) tryFile(ctx context.Context, read func(context.Context, *DB) error) error {
	if d.file == nil {
		return nil
	}
	now, err := os.Stat(d.file.path)
	if err != nil {
		return err
	}
	if !os.SameFile(d.file.is, now) {
		return errors.New("it was replaced by another")
	}
	if room, err := roomOn(filepath.Dir(d.file.path)); err == nil && room < roomNeeded {
		return fmt.Errorf("%d bytes are left on its disk", room)
	}
	pool, err := sqlitePool(sqliteDSN(d.file.path, d.file.patience, "_query_only", "1", "mode", "rw")) // never made anew
	if err != nil {
		return err
	}
	defer func() { _ = pool.Close() }() // nothing was written
	fresh := &DB{dialect: d.dialect, schema: d.schema, writer: pool, reader: pool, sleep: d.sleep}
	if _, _, err := fresh.Version(ctx); err != nil {
		return err
	}
	return read(ctx, fresh)
}
