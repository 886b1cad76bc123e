// Package fence asks, inside a transaction, whether who writes may still do so. It
// is for stores whose writes belong to the run of a message: the queue itself, and
// what a run changes elsewhere.
package fence

import (
	"fmt"

	"chit/agent/inbox"
	"chit/db/engine"
	"chit/expense"
)

// Check finds out which guards hold, and keeps those true until the end of the
// transaction: who would give the conversation of a fence to somebody else waits
// for the row. The result is there after the next flush. No guard holds always.
func Check(b *engine.Batch, guards ...expense.Guard) (hold map[expense.Guard]bool) {
	const query = `
SELECT c.conversation_id, c.epoch FROM ROWS v (id TEXT)
JOIN conversations c ON c.conversation_id = v.id ORDER BY c.conversation_id FOR SHARE OF c`
	hold = map[expense.Guard]bool{nil: true, inbox.Fence{}: true}
	var asked engine.Rows
	for _, g := range guards {
		if f, ok := g.(inbox.Fence); ok && f != (inbox.Fence{}) {
			asked.Add(f.Conversation)
		}
	}
	b.Each(&asked, func(r engine.Row) error {
		var f inbox.Fence
		err := r.Scan(&f.Conversation, &f.Epoch)
		hold[f] = true
		return err
	}, query)
	return hold
}

// Fallen is the error of a guard that does not hold.
func Fallen(g expense.Guard) error { return fmt.Errorf("%v: %w", g, inbox.ErrFenced) }
