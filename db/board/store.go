// Package board keeps what adapters must know after a restart and in every process:
// small values by name, and where the cards of entries are shown.
package board

import (
	"chit/agent/chat"
	"chit/db/engine"
)

var (
	_ chat.Shelf = (*Store)(nil)
	_ chat.Cards = (*Store)(nil)
)

// A Store keeps notes and cards.
type Store struct {
	db    *engine.DB
	noted *engine.Kind[*noteOp]
	cards *engine.Kind[*cardOp]
}

// New returns the store of a database.
func New(db *engine.DB) *Store {
	return &Store{db: db, noted: engine.NewKind(db, setNotes), cards: engine.NewKind(db, putUpAll)}
}
