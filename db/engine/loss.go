package engine

import (
	"errors"
	"io/fs"
	"os"
	"sync"
)

// A loss is why a store cannot be used any more: its file is not there, or another
// program has made of the database what this one does not know. What is lost stays
// lost, even if somebody puts the file back: what was written between is not in it.
type loss struct {
	mu   sync.Mutex
	err  error
	tell func(error)
}

// WhenLost has f called when the database turns out to be lost, before the method
// that notices it returns. Every method fails from then on.
func (d *DB) WhenLost(f func(error)) {
	d.loss.mu.Lock()
	defer d.loss.mu.Unlock()
	d.loss.tell = f
	if d.loss.err != nil {
		f(d.loss.err)
	}
}

// lose notes that the database is lost and returns why.
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

// lost returns why the database is lost, nil if it is not.
func (d *DB) lost() error {
	d.loss.mu.Lock()
	defer d.loss.mu.Unlock()
	return d.loss.err
}

// present fails when the file is not the one that was opened. It is asked after
// every commit, for two microseconds: SQLite goes on with a file that has no name
// any more, and what it commits there nobody will find.
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

// Known fails when a schema is newer than this program.
func (d *DB) Known(version int) error {
	if program := d.schema.version(); version > program {
		return d.lose(&OpenError{Reason: ReasonNewer, Stored: version, Program: program})
	}
	return nil
}

// CheckVersion queues the question for the schema's version.
func (d *DB) CheckVersion(b *Batch) {
	b.Query(func(r Row) error {
		var version int
		if err := r.Scan(&version); err != nil {
			return err
		}
		return d.Known(version)
	}, SelectVersion)
}
