package queue

import (
	"context"
	"fmt"

	"chit/agent/inbox"
	"chit/db/engine"
)

// wasKept is the reason stored with a kept message that is run again.
const wasKept = "kept"

// Kept implements [inbox.Work].
func (s *Store) Kept(ctx context.Context, scope inbox.Scope, limit int) (all []inbox.Entry, err error) {
	in, args := inScope(scope, 2)
	query := `
SELECT conversation_id, seq, state, received_at, attempts, reason, payload FROM inbox
WHERE state = 'kept' AND conversation_id IN (SELECT conversation_id FROM conversations WHERE ` + in + `)
ORDER BY received_at, conversation_id, seq LIMIT $1`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		all, err = engine.Collect(ctx, q, scanEntry, query, append([]any{limit}, args...)...)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("list kept messages: %w", err)
	}
	return all, nil
}
