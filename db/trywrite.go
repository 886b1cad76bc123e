package db

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

// TryWrite implements [inbox.Desk]. What it writes is gone at the end of its
// transaction, and costs a page or two and a flush.
func (s *Store) TryWrite(ctx context.Context) error {
	if err := s.tryFile(ctx); err != nil {
		return fmt.Errorf("try the database file: %w", err)
	}
	if err := s.tryWrite(ctx); err != nil {
		return fmt.Errorf("try to write: %w", err)
	}
	return nil
}

func (s *Store) tryWrite(ctx context.Context) error {
	const (
		write = `
INSERT INTO notes (name, value, holder, until) VALUES ('try', '', '', 0) ON CONFLICT (name) DO NOTHING`
		remove = `
DELETE FROM notes WHERE name = 'try'`
	)
	// Not by update: nothing is repeated that fails, and the log need not be copied.
	return s.commit(ctx, func(b *batch) error {
		b.run(write)
		b.run(remove)
		return nil
	})
}

// A file is that of a SQLite database as it was when it was opened.
type file struct {
	path string
	set  settings
	is   os.FileInfo
}

// tryFile looks at the file of SQLite from outside. Who has it open reads what it
// has in its cache, and writes to a log, so that it notices last.
func (s *Store) tryFile(ctx context.Context) error {
	if s.file == nil {
		return nil
	}
	now, err := os.Stat(s.file.path)
	if err != nil {
		return err
	}
	if !os.SameFile(s.file.is, now) {
		return errors.New("it was replaced by another")
	}
	if room, err := roomOn(filepath.Dir(s.file.path)); err == nil && room < roomNeeded {
		return fmt.Errorf("%d bytes are left on its disk", room)
	}
	pool, err := sqlitePool(sqliteDSN(s.file.path, s.file.set, "_query_only", "1", "mode", "rw")) // never made anew
	if err != nil {
		return err
	}
	defer func() { _ = pool.Close() }() // nothing was written
	fresh := &Store{dialect: s.dialect, writer: pool, reader: pool, sleep: s.sleep}
	if _, _, err := fresh.Version(ctx); err != nil {
		return err
	}
	_, err = fresh.Oldest(ctx)
	return err
}
