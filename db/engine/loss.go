package engine

import (
	"errors"
	"io/fs"
	"os"
	"sync"
)

// A loss is why a store can no longer be used: its file is gone, or a newer program
// has changed the schema. A lost store stays lost even if somebody puts the file
// back, because what was written in between is not in it.
type loss struct {
	mu   sync.Mutex
	err  error
	tell func(error)
}

// OnLost has f called when the database is found to be lost, before the method
// that notices it returns. Every later call of any method fails.
func (d *DB) OnLost(f func(error)) {
	d.loss.mu.Lock()
	defer d.loss.mu.Unlock()
	d.loss.tell = f
	if d.loss.err != nil {
		f(d.loss.err)
	}
}

// lose records that the database is lost and returns why.
func (d *DB) lose(err *OpenError) error {
	err.Where = d.where
	d.loss.mu.Lock()
	defer d.loss.mu.Unlock()
	if d.loss.err == nil {
		d.loss.err = err
		if d.loss.tell != nil {
			d.loss.tell(err)
		}
	}
	return d.loss.err
}

// lost returns why the database is lost, or nil.
func (d *DB) lost() error {
	d.loss.mu.Lock()
	defer d.loss.mu.Unlock()
	return d.loss.err
}

// present fails when the file is not the one that was opened. It runs after every
// commit and takes two microseconds. SQLite keeps writing to a file that was
// unlinked, and those commits would be gone with the process.
func (d *DB) present() error {
	if d.file == nil {
		return nil
	}
	now, err := os.Stat(d.file.path)
	if err == nil && !os.SameFile(d.file.is, now) || errors.Is(err, fs.ErrNotExist) {
		return d.lose(&OpenError{Reason: ReasonGone, Err: err})
	}
	return nil
}

// RejectNewer fails when a schema version is newer than this program's.
func (d *DB) RejectNewer(version int) error {
	if program := d.schema.version(); version > program {
		return d.lose(&OpenError{Reason: ReasonNewer, Stored: version, Program: program})
	}
	return nil
}

// CheckVersion queues a check of the schema's version.
func (d *DB) CheckVersion(b *Batch) {
	b.Query(func(r Row) error {
		var version int
		if err := r.Scan(&version); err != nil {
			return err
		}
		return d.RejectNewer(version)
	}, SelectVersion)
}
