// Package queue keeps conversations in a database: received messages and outgoing
// replies (inbox.Store), and the turns that the agent remembers (memory.Store).
//
// A conversation is one row, with the number of the last message handled and the
// epoch of whoever works on it. A writer locks that row first, or checks that its
// fence holds.
package queue

import (
	"context"

	"chit/agent/inbox"
	"chit/agent/memory"
	"chit/db/engine"
)

var (
	_ inbox.Store  = (*Store)(nil)
	_ memory.Store = (*Store)(nil)
)

// A Store keeps conversations.
type Store struct {
	db         *engine.DB
	arrivals   *engine.Kind[*receiveOp]
	results    *engine.Kind[*finishOp]
	answers    *engine.Kind[*checkpointOp]
	deliveries *engine.Kind[*markOp]
}

// New returns the store of a database.
func New(db *engine.DB) *Store {
	s := &Store{db: db}
	s.arrivals = engine.NewKind(db, s.receiveAll)
	s.results = engine.NewKind(db, finishAll)
	s.answers = engine.NewKind(db, keepAnswers)
	s.deliveries = engine.NewKind(db, markAll)
	return s
}

// TryWrite implements [inbox.Admin].
func (s *Store) TryWrite(ctx context.Context) error {
	const (
		write = `
INSERT INTO notes (name, value, holder, until) VALUES ('try', '', '', 0) ON CONFLICT (name) DO NOTHING`
		remove = `
DELETE FROM notes WHERE name = 'try'`
	)
	return s.db.Try(ctx, func(ctx context.Context, fresh *engine.DB) error {
		_, err := New(fresh).Oldest(ctx)
		return err
	}, write, remove)
}
