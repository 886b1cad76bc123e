package db

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
func (s *Store) WhenLost(f func(error)) {
	s.loss.mu.Lock()
	defer s.loss.mu.Unlock()
	s.loss.tell = f
	if s.loss.err != nil {
		f(s.loss.err)
	}
}

// lose notes that the database is lost and returns why.
func (s *Store) lose(err *OpenError) error {
	err.Where = s.where
	s.loss.mu.Lock()
	defer s.loss.mu.Unlock()
	if s.loss.err == nil {
		s.loss.err = err
		if s.loss.tell != nil {
			s.loss.tell(err)
		}
	}
	return s.loss.err
}

// lost returns why the database is lost, nil if it is not.
func (s *Store) lost() error {
	s.loss.mu.Lock()
	defer s.loss.mu.Unlock()
	return s.loss.err
}

// present fails when the file is not the one that was opened. It is asked after
// every commit, for two microseconds: SQLite goes on with a file that has no name
// any more, and what it commits there nobody will find.
func (s *Store) present() error {
	if s.file == nil {
		return nil
	}
	now, err := os.Stat(s.file.path)
	if err == nil && !os.SameFile(s.file.is, now) || errors.Is(err, fs.ErrNotExist) {
		return s.lose(&OpenError{Reason: ReasonGone, Err: err})
	}
	return nil
}

// known fails when a schema is newer than this program.
func (s *Store) known(version int) error {
	if program := latestVersion(); version > program {
		return s.lose(&OpenError{Reason: ReasonNewer, Stored: version, Program: program})
	}
	return nil
}

// checkVersion queues the question for the schema's version.
func (s *Store) checkVersion(b *batch) {
	b.query(func(r row) error {
		var version int
		if err := r.Scan(&version); err != nil {
			return err
		}
		return s.known(version)
	}, selectVersion)
}
