package engine

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// minFreeSpace is how much of a disk must be free, in bytes. SQLite overwrites
// its log again and again, so writes may succeed for a while on a full disk.
const minFreeSpace = 1 << 20

// Try checks that the database can be read and written, without holding anybody
// up. It reads through a separate connection where there is a file. What it
// writes should be gone by the end of the transaction, so that a check costs a
// page or two and a flush.
func (d *DB) Try(ctx context.Context, read func(context.Context, *DB) error, write ...string) error {
	if err := d.tryFile(ctx, read); err != nil {
		return fmt.Errorf("check the database file: %w", err)
	}
	// Not Update: a failure must not be retried, and the log need not be copied.
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

// A file identifies the file of a SQLite database as it was when it was opened.
type file struct {
	path string
	is   os.FileInfo
}

// tryFile looks at the SQLite file from outside. A process that has it open reads
// from its cache and writes to the log, so it would be the last to notice a
// change.
func (d *DB) tryFile(ctx context.Context, read func(context.Context, *DB) error) error {
	if d.file == nil {
		return nil
	}
	now, err := os.Stat(d.file.path)
	if err != nil {
		return err
	}
	if !os.SameFile(d.file.is, now) {
		return errors.New("the file was replaced by another")
	}
	if room, err := freeSpace(filepath.Dir(d.file.path)); err == nil && room < minFreeSpace {
		return fmt.Errorf("only %d bytes are free on its disk", room)
	}
	pool, err := sqlitePool(sqliteDSN(d.file.path, d.timeouts, "_query_only", "1", "mode", "rw")) // mode rw: never create it
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
