// Package queue keeps conversations in a database: the messages that came and the
// replies that go out, as inbox.Store, the turns that the agent remembers, as
// memory.Store, and the notes of adapters, as chat.Notes.
//
// A conversation is one row, with the number of the message that was handled last and
// the epoch of who works on it. Who writes for a conversation locks that row first,
// or asks whether its fence stands.
package queue

import (
	"context"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/memory"
	"chit/db/engine"
)

var (
	_ inbox.Store  = (*Store)(nil)
	_ memory.Store = (*Store)(nil)
	_ chat.Notes   = (*Store)(nil)
)

// A Store keeps conversations.
type Store struct {
	db         *engine.DB
	arrivals   *engine.Kind[*receiving]
	results    *engine.Kind[*finishing]
	answers    *engine.Kind[*keeping]
	deliveries *engine.Kind[*marking]
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

// TryWrite implements [inbox.Desk].
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
