package queue

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db/engine"
)

// List implements [inbox.Admin].
func (s *Store) List(ctx context.Context, limit int) (all []inbox.Entry, err error) {
	const query = `
SELECT i.conversation_id, i.seq, CASE WHEN i.state = '' THEN 'waiting' ELSE i.state END, i.received_at, i.attempts, i.reason, i.payload
FROM conversations c JOIN inbox i ON i.conversation_id = c.conversation_id AND i.seq > c.handled
WHERE c.due IS NOT NULL
UNION ALL
SELECT conversation_id, seq, state, received_at, attempts, reason, payload FROM inbox WHERE state <> '' AND state <> 'retried'
UNION ALL
SELECT conversation_id, seq, state, written_at, attempts, reason, body FROM outbox WHERE due IS NULL AND state IN ('doubtful', 'refused')
ORDER BY 4, 1, 2 LIMIT $1`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		all, err = engine.Collect(ctx, q, scanEntry, query, limit)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("list the inbox: %w", err)
	}
	return all, nil
}

// scanEntry returns an entry with the text of a message or reply. An unreadable
// delivery has none.
func scanEntry(r engine.Row) (inbox.Entry, error) {
	var e inbox.Entry
	var at engine.Stamp
	var body string
	err := r.Scan(&e.Conversation, &e.Seq, &e.State, &at, &e.Attempts, &e.Reason, &body)
	e.Received = at.Time
	switch inbox.State(e.State) {
	case "raw":
	case inbox.Doubtful, inbox.Refused:
		var said storedReply
		if json.Unmarshal([]byte(body), &said) == nil {
			e.Text = said.Text
		}
	default:
		m, post, unread := decodeMessage(body)
		switch {
		case unread != nil:
		case post != nil:
			e.Text = post.Text
		case m.Tick != nil:
			e.Text = string(m.ID)
		default:
			e.Text = m.Words()
		}
	}
	return e, err
}

// Message implements [inbox.Admin].
func (s *Store) Message(ctx context.Context, c chat.ConversationID, seq int64) (m chat.Message, state string, err error) {
	const query = `
SELECT i.payload, CASE WHEN i.seq > c.handled THEN 'waiting' ELSE i.state END
FROM inbox i JOIN conversations c ON c.conversation_id = i.conversation_id WHERE i.conversation_id = $1 AND i.seq = $2`
	var payload string
	err = s.db.Read(ctx, func(q engine.Reader) error {
		return q.Row(ctx, query, engine.Clean(string(c)), seq).Scan(&payload, &state)
	})
	if errors.Is(err, sql.ErrNoRows) {
		err = errors.New("there is no message with this number")
	}
	if err == nil && state != "raw" {
		m, _, err = decodeMessage(payload)
	}
	if err != nil {
		return chat.Message{}, "", fmt.Errorf("read message %d of %s: %w", seq, c, err)
	}
	return m, state, nil
}

// Retry implements [inbox.Admin]. The message keeps its place among the kept
// ones: it is as old as before.
func (s *Store) Retry(ctx context.Context, c chat.ConversationID, seq int64) error {
	const (
		number = `
UPDATE conversations SET received = received + 1, due = COALESCE(due, NOW_MS) WHERE conversation_id = $1 RETURNING received`
		take = `
UPDATE inbox SET state = 'retried', reason = CASE WHEN state = 'kept' THEN '` + wasKept + `' ELSE reason END
WHERE conversation_id = $1 AND seq = $2 AND state IN ('aside', 'kept')`
		put = `
INSERT INTO inbox (conversation_id, seq, event_key, payload, received_at, attempts, failures, state, reason)
SELECT conversation_id, CAST($3 AS BIGINT), CAST($4 AS TEXT), payload, received_at, 0, 0, '',
  CASE WHEN reason = '` + wasKept + `' THEN reason ELSE '' END FROM inbox WHERE conversation_id = $1 AND seq = $2`
	)
	err := s.db.Update(ctx, func(b *engine.Batch) error {
		var last, taken int64
		b.Query(func(r engine.Row) error { return r.Scan(&last) }, number, string(c))
		b.Count(&taken, take, string(c), seq)
		if err := b.Flush(ctx); err != nil {
			return err
		}
		if taken == 0 {
			return errNotAside
		}
		b.Run(put, string(c), seq, last, fmt.Sprintf(" retry %d", last))
		return nil
	})
	if err != nil {
		return fmt.Errorf("retry message %d of %s: %w", seq, c, err)
	}
	return nil
}

var errNotAside = errors.New("no message with this number is set aside or kept")

// Prune implements [inbox.Admin]. Messages that were set aside (dead letters) stay until somebody has looked at
// them, and kept messages until they are answered.
func (s *Store) Prune(ctx context.Context, before time.Time) (int64, error) {
	var removed int64
	for _, old := range []aging{
		{"outbox", "seq", int64(0), `due IS NULL AND written_at < $1`},
		{"cards", "message_id", "", `put_up_at < $1`},
		{"model_steps", "seq", int64(0), `answered_at < $1`},
		{"inbox", "seq", int64(0), `received_at < $1 AND state NOT IN ('aside', 'kept')
AND seq <= (SELECT handled FROM conversations c WHERE c.conversation_id = inbox.conversation_id)`},
	} {
		n, err := s.pruneTable(ctx, old, before)
		removed += n
		if err != nil {
			return removed, fmt.Errorf("prune old messages: %w", err)
		}
	}
	for _, query := range []string{`
DELETE FROM posts WHERE posted_at < $1`, `
DELETE FROM ticks WHERE arrived_at < $1`} {
		n, err := s.remove(ctx, query, engine.StampOf(before))
		removed += n
		if err != nil {
			return removed, fmt.Errorf("prune old posts and ticks: %w", err)
		}
	}
	return removed, nil
}

// pruneRows is how many rows of a table one transaction of [Store.Prune] looks at.
const pruneRows = 1000

// An aging is a table whose rows go when they are old. Its key begins with the
// conversation.
type aging struct {
	table     string
	key       string // the rest of its key
	least     any    // comes before every value of key
	condition string // for a row to go, with the instant as $1
}

// pruneTable removes the rows for which the condition holds. It walks the table
// by its key, a chunk per transaction: an index by age would cost every message
// something, and a single transaction would block other writers.
func (s *Store) pruneTable(ctx context.Context, old aging, before time.Time) (removed int64, err error) {
	key := "(conversation_id, " + old.key + ")"
	bound := `
SELECT conversation_id, ` + old.key + ` FROM ` + old.table + ` WHERE ` + key + ` > ($1, $2)
ORDER BY conversation_id, ` + old.key + ` LIMIT 1 OFFSET $3`
	remove := `
DELETE FROM ` + old.table + ` WHERE ` + key + ` > ($2, $3) AND ` + key + ` <= ($4, $5) AND ` + old.condition
	removeRest := `
DELETE FROM ` + old.table + ` WHERE ` + key + ` > ($2, $3) AND ` + old.condition
	type position struct {
		conversation string
		next         any
	}
	from, to := position{"", old.least}, position{}
	for last := false; !last; from = to {
		err := s.db.Read(ctx, func(q engine.Reader) error {
			return q.Row(ctx, bound, from.conversation, from.next, pruneRows-1).Scan(&to.conversation, &to.next)
		})
		last = errors.Is(err, sql.ErrNoRows)
		if err != nil && !last {
			return removed, err
		}
		query, args := remove, []any{engine.StampOf(before), from.conversation, from.next, to.conversation, to.next}
		if last {
			query, args = removeRest, args[:3]
		}
		n, err := s.remove(ctx, query, args...)
		removed += n
		if err != nil {
			return removed, err
		}
	}
	return removed, nil
}

// remove runs a DELETE and returns how many rows it removed.
func (s *Store) remove(ctx context.Context, query string, args ...any) (n int64, err error) {
	err = s.db.Update(ctx, func(b *engine.Batch) error { b.Count(&n, query, args...); return nil })
	return n, err
}

// Oldest implements [inbox.Admin].
func (s *Store) Oldest(ctx context.Context) (time.Time, error) {
	const query = `
SELECT i.received_at FROM conversations c JOIN inbox i ON i.conversation_id = c.conversation_id AND i.seq = c.handled + 1
WHERE c.due IS NOT NULL ORDER BY i.received_at LIMIT 1`
	var at engine.Stamp
	err := s.db.Read(ctx, func(q engine.Reader) error { return q.Row(ctx, query).Scan(&at) })
	if errors.Is(err, sql.ErrNoRows) {
		return time.Time{}, nil
	}
	if err != nil {
		return time.Time{}, fmt.Errorf("find the oldest message: %w", err)
	}
	return at.Time, nil
}
