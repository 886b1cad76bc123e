// Package ledger keeps ledgers in a database: it is expense.Store. An expense is a
// row, each change of one is a line of a log, and the totals of months and days are
// kept in the transaction of the change.
//
// Every query has ledger_id in its WHERE, and its tables' keys begin with it: that is
// why nobody reaches another's book. What SQLite cannot do is done in Go: it folds
// only the case of ASCII, so expenses have a column search that [fold] made.
package ledger

import (
	"chit/db/engine"
	"chit/expense"
)

var _ expense.Store = (*Store)(nil)

// A Store keeps ledgers.
type Store struct {
	db     *engine.DB
	writes *engine.Kind[*writing]
}

// New returns the store of a database.
func New(db *engine.DB) *Store { return &Store{db, engine.NewKind(db, writeAll)} }
