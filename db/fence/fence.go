// Package fence checks, inside a transaction, whether a writer may still write. It
// serves stores whose writes belong to the run of a message: the queue itself, and
// whatever a run changes elsewhere.
package fence

import (
	"fmt"

	"chit/agent/inbox"
	"chit/db/engine"
	"chit/expense"
)

// Check finds out which guards still hold, and keeps those true until the
// transaction ends: a process that wants to take over a conversation waits for
// its row. The result is valid after the next flush. A nil guard always holds.
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

// Err returns the error for a guard that does not hold.
func Err(g expense.Guard) error { return fmt.Errorf("%v: %w", g, inbox.ErrFenced) }
