package agent

import (
	"context"

	"chit/agent/chat"
	"chit/expense"
)

// isFirst reports whether a message is the first of a person to us, who is shown what
// else they can write. It opened their ledger, also if an earlier run of it did.
func (a *Agent) isFirst(ctx context.Context, m chat.Message, l, initial expense.Ledger) (bool, error) {
	if !a.introduces || !m.Direct || m.Room != nil || !l.CreatedAt.Equal(initial.CreatedAt) {
		return false, nil
	}
	turns, err := a.memory.Recent(ctx, m.Conversation, 1) // more may have been written at the same instant
	return len(turns) == 0, err
}
