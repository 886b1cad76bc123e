// Package ledger keeps ledgers in a database: it implements expense.Store. An expense
// is a row, each change is a line of a log, and the totals of months and days are
// written in the transaction of the change.
//
// Every query has ledger_id in its WHERE clause, and every key begins with it, so no
// query can reach another ledger. What SQLite cannot do is done in Go: SQLite folds
// only ASCII, so expenses have a search column that [fold] fills.
package ledger

import (
	"chit/db/engine"
	"chit/expense"
)

var _ expense.Store = (*Store)(nil)

// A Store implements [expense.Store].
type Store struct {
	db     *engine.DB
	writes *engine.Kind[*writeOp]
}

// New returns the store of a database.
func New(db *engine.DB) *Store { return &Store{db, engine.NewKind(db, writeAll)} }
