// Package fence asks, inside a transaction, whether who writes may still do so. It
// is for stores whose writes belong to the run of a message: the queue itself, and
// what a run changes elsewhere.
package fence

import (
	"fmt"

	"chit/db/engine"
	"chit/expense"
)

// Check finds out which fences still stand, and keeps those standing until
// the end of the transaction: who would give the conversation to somebody else
// waits for the row. The result is there after the next flush. No fence stands
// always.
func Check(b *engine.Batch, fences ...expense.Fence) (stands map[expense.Fence]bool) {
	const query = `
SELECT c.conversation_id, c.epoch FROM ROWS v (id TEXT)
JOIN conversations c ON c.conversation_id = v.id ORDER BY c.conversation_id FOR SHARE OF c`
	stands = map[expense.Fence]bool{{}: true}
	var asked engine.Rows
	for _, f := range fences {
		if f != (expense.Fence{}) {
			asked.Add(f.Conversation)
		}
	}
	b.Each(&asked, func(r engine.Row) error {
		var f expense.Fence
		err := r.Scan(&f.Conversation, &f.Epoch)
		stands[f] = true
		return err
	}, query)
	return stands
}

// Fallen is the error of a fence that does not stand.
func Fallen(f expense.Fence) error {
	return fmt.Errorf("epoch %d of %s: %w", f.Epoch, f.Conversation, expense.ErrFenced)
}
