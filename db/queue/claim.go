package queue

import (
	"context"
	"fmt"
	"slices"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/memory"
	"chit/db/engine"
	"chit/db/fence"
)

// The conditions for what is due. A time further ahead than any lease, pause or delay
// was set before the clock was set back; it counts as due, since nobody should wait
// for the clock to catch up. IS NOT NULL is redundant, but without it PostgreSQL
// estimates that more than half of all rows are due, knowing nothing about the clock,
// and scans the table.
const (
	messageDue = `due IS NOT NULL AND (due <= NOW_MS OR due > NOW_MS + 600000)`
	replyDue   = `due IS NOT NULL AND (due <= NOW_MS OR due > NOW_MS + 86400000)`
)

// Orphans makes what is in hand due, for when it is certain that nobody works on it.
// What was cut off before waits for its lease: a message that kills its process
// must not kill each that follows as soon as that starts.
const Orphans = `
UPDATE conversations SET due = NOW_MS WHERE due > NOW_MS AND NOT EXISTS (
  SELECT 1 FROM inbox i WHERE i.conversation_id = conversations.conversation_id AND i.seq = handled + 1 AND i.attempts > i.failures + 1);
UPDATE outbox SET due = NOW_MS WHERE due > NOW_MS AND state = 'sending' AND doubts = 0;`

// Waiting implements [inbox.Work]. An idle process calls it again and again, so
// it only reads and locks nothing. It is also where such a process finds out that
// a newer program has changed the schema.
func (s *Store) Waiting(ctx context.Context, scope inbox.Scope) (due inbox.Due, err error) {
	in, args := inScope(scope, 1)
	query := `
SELECT EXISTS (SELECT 1 FROM conversations WHERE ` + messageDue + ` AND ` + in + `),
       EXISTS (SELECT 1 FROM outbox WHERE ` + replyDue + ` AND ` + in + `),
       COALESCE((` + firstTick + `) <= NOW_MS, FALSE),
       (` + engine.SelectVersion + `)`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		var version int
		if err := q.Row(ctx, query, args...).Scan(&due.Messages, &due.Replies, &due.Ticks, &version); err != nil {
			return err
		}
		return s.db.RejectNewer(version)
	})
	if err != nil {
		return inbox.Due{}, fmt.Errorf("look for waiting messages: %w", err)
	}
	return due, nil
}

// Claim implements [inbox.Work].
func (s *Store) Claim(ctx context.Context, scope inbox.Scope, lease time.Duration, limit int) (jobs []inbox.Job, err error) {
	in, args := inScope(scope, 3)
	query := `
WITH free AS MATERIALIZED (
  SELECT conversation_id FROM conversations WHERE ` + messageDue + ` AND ` + in + ` ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED)
UPDATE conversations SET epoch = epoch + 1, due = NOW_MS + CAST($1 AS BIGINT)
WHERE conversation_id IN (SELECT conversation_id FROM free)
RETURNING conversation_id, epoch, handled, last_turn, pending`
	args = append([]any{lease.Milliseconds(), limit}, args...)
	err = s.db.Update(ctx, func(b *engine.Batch) error {
		jobs = nil
		b.Query(func(r engine.Row) error {
			var j inbox.Job
			var open engine.Document[memory.Pending]
			err := r.Scan(&j.Fence.Conversation, &j.Fence.Epoch, &j.Seq, &j.Turns, &open)
			j.Seq, j.Open = j.Seq+1, open.V
			jobs = append(jobs, j)
			return err
		}, query, args...)
		if err := b.Flush(ctx); err != nil {
			return err
		}
		beginRuns(b, jobs)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("claim messages: %w", err)
	}
	return jobs, nil
}

// beginRuns counts the runs that begin, and reads their messages.
func beginRuns(b *engine.Batch, jobs []inbox.Job) {
	const query = `
UPDATE inbox SET attempts = attempts + 1 FROM ROWS v (id TEXT, seq BIGINT)
WHERE inbox.conversation_id = v.id AND inbox.seq = v.seq
RETURNING conversation_id, payload, attempts, failures, reason`
	var begun engine.Rows
	found := map[string]*inbox.Job{}
	for i := range jobs {
		begun.Add(jobs[i].Fence.Conversation, jobs[i].Seq)
		found[jobs[i].Fence.Conversation] = &jobs[i]
		jobs[i].Broken = "the message is gone"
		jobs[i].Message.Conversation = chat.ConversationID(jobs[i].Fence.Conversation)
	}
	b.Each(&begun, func(r engine.Row) error {
		var id, payload, reason string
		var attempts, failures int
		if err := r.Scan(&id, &payload, &attempts, &failures, &reason); err != nil {
			return err
		}
		j := found[id]
		j.Attempts, j.Failures, j.Kept, j.Broken = attempts, failures, reason == wasKept, ""
		m, post, err := decodeMessage(payload)
		if err != nil {
			j.Broken = "the stored message cannot be read: " + err.Error()
			return nil
		}
		j.Message, j.Post = m, post
		return nil
	}, query)
}

// Renew implements [inbox.Work]. It locks the rows in order first: an UPDATE
// locks them as it finds them, which could deadlock with another process.
func (s *Store) Renew(ctx context.Context, held []inbox.Fence, lease time.Duration) (lost []inbox.Fence, err error) {
	const atOnce = 200
	for part := range slices.Chunk(held, atOnce) {
		fallen, err := s.renew(ctx, part, lease)
		if err != nil {
			return lost, fmt.Errorf("renew leases: %w", err)
		}
		lost = append(lost, fallen...)
	}
	return lost, nil
}

func (s *Store) renew(ctx context.Context, held []inbox.Fence, lease time.Duration) (lost []inbox.Fence, err error) {
	const (
		lock = `
SELECT c.conversation_id FROM ROWS v (id TEXT, epoch BIGINT, lease BIGINT)
JOIN conversations c ON c.conversation_id = v.id AND c.epoch = v.epoch AND c.due IS NOT NULL ORDER BY c.conversation_id FOR UPDATE OF c`
		extend = `
UPDATE conversations SET due = NOW_MS + v.lease FROM ROWS v (id TEXT, epoch BIGINT, lease BIGINT)
WHERE conversations.conversation_id = v.id AND conversations.epoch = v.epoch AND due IS NOT NULL`
	)
	var leases engine.Rows
	for _, f := range held {
		leases.Add(f.Conversation, f.Epoch, lease.Milliseconds())
	}
	kept := make(map[string]bool, len(held))
	err = s.db.Update(ctx, func(b *engine.Batch) error {
		clear(kept)
		b.Each(&leases, func(r engine.Row) error {
			var id string
			err := r.Scan(&id)
			kept[id] = true
			return err
		}, lock)
		b.Exec(&leases, extend)
		return nil
	})
	if err != nil {
		return nil, err
	}
	for _, f := range held {
		if !kept[f.Conversation] {
			lost = append(lost, f)
		}
	}
	return lost, nil
}

// Postpone implements [inbox.Work]. The mark that a message was kept stays even
// when the reason changes: its sender was told once and must not be told again.
func (s *Store) Postpone(ctx context.Context, f inbox.Fence, seq int64, after time.Duration, reason string, refund bool) error {
	const (
		conversation = `
UPDATE conversations SET due = NOW_MS + CAST($3 AS BIGINT), epoch = epoch + 1 WHERE conversation_id = $1 AND epoch = $2 AND due IS NOT NULL`
		message = `
UPDATE inbox SET reason = CASE WHEN reason = '` + wasKept + `' THEN reason ELSE $3 END,
  attempts = attempts - $4, failures = failures + 1 - $4 WHERE conversation_id = $1 AND seq = $2`
	)
	back := 0
	if refund {
		back = 1
	}
	err := s.db.Update(ctx, func(b *engine.Batch) error {
		var held int64
		b.Count(&held, conversation, f.Conversation, f.Epoch, after.Milliseconds())
		if err := b.Flush(ctx); err != nil {
			return err
		}
		if held == 0 {
			return fence.Err(f)
		}
		b.Run(message, f.Conversation, seq, engine.Clean(reason), back)
		return nil
	})
	if err != nil {
		return fmt.Errorf("postpone message: %w", err)
	}
	return nil
}
