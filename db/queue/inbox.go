package queue

import (
	"context"
	"database/sql"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/memory"
	"chit/db/engine"
)

// A receiveOp is an [inbox.Arrival] in a group.
type receiveOp struct {
	inbox.Arrival
	payload string
	receipt inbox.Receipt
}

// Receive implements [inbox.Intake].
func (s *Store) Receive(ctx context.Context, a inbox.Arrival) (inbox.Receipt, error) {
	m := a.Message
	payload, err := encodeMessage(&m)
	if err = errors.Join(err, engine.CheckKey("conversation", string(m.Conversation)), engine.CheckKey("message", string(m.ID))); err != nil {
		return inbox.Receipt{}, fmt.Errorf("receive message: %w", err)
	}
	r := &receiveOp{Arrival: a, payload: payload}
	if err := s.arrivals.Do(ctx, string(m.Conversation), r); err != nil {
		return inbox.Receipt{}, fmt.Errorf("receive message: %w", err)
	}
	return r.receipt, nil
}

// receiveAll stores messages. The first statement gives each new message the
// next number of its conversation and decides who works on it; a conversation
// is idle exactly when everything it received is handled. It is an upsert also
// because an upsert locks rows in the order of its input. If another process
// stores the same message meanwhile, the second statement fails and the
// transaction is retried.
func (s *Store) receiveAll(ctx context.Context, b *engine.Batch, ops []*receiveOp) error {
	const (
		number = `
INSERT INTO conversations (conversation_id, platform, last_turn, received, epoch, due)
SELECT id, platform, 0, 1, wanted, NOW_MS + lease
FROM ROWS v (id TEXT, event_key TEXT, platform TEXT, wanted BIGINT, lease BIGINT)
WHERE NOT EXISTS (SELECT 1 FROM inbox i WHERE i.conversation_id = v.id AND i.event_key = v.event_key)
ON CONFLICT (conversation_id) DO UPDATE SET
  platform = excluded.platform,
  received = conversations.received + 1,
  epoch = conversations.epoch + CASE WHEN conversations.received = conversations.handled THEN excluded.epoch ELSE 0 END,
  due = COALESCE(conversations.due, excluded.due)
RETURNING conversation_id, received, handled, epoch, last_turn, pending`
		store = `
INSERT INTO inbox (conversation_id, seq, event_key, payload, received_at, attempts, failures, state, reason)
SELECT id, seq, event_key, payload, at, attempts, 0, '', ''
FROM ROWS v (id TEXT, seq BIGINT, event_key TEXT, payload TEXT, at TIMESTAMP, attempts BIGINT)`
	)
	s.db.CheckVersion(b)
	byID := make(map[string]*receiveOp, len(ops))
	var arrived, messages engine.Rows
	places := addresses{}
	for _, op := range sorted(ops, (*receiveOp).conversation) {
		byID[op.conversation()] = op
		op.receipt = inbox.Receipt{}
		arrived.Add(op.conversation(), string(op.Message.ID), platformOf(op.conversation()), engine.Flag(op.Lease > 0), op.Lease.Milliseconds())
	}
	b.Each(&arrived, func(r engine.Row) error {
		var id string
		var received, handled, epoch, turns int64
		var open engine.Document[memory.Pending]
		if err := r.Scan(&id, &received, &handled, &epoch, &turns, &open); err != nil {
			return err
		}
		op := byID[id]
		op.receipt = inbox.Receipt{New: true, Seq: received}
		places.learn(op.Message)
		begun := op.Lease > 0 && received == handled+1
		if begun {
			op.receipt.Job = &inbox.Job{
				Fence: inbox.Fence{Conversation: id, Epoch: epoch}, Seq: received, Message: op.Message, Attempts: 1,
				Open: open.V, Turns: turns,
			}
		}
		messages.Add(id, received, string(op.Message.ID), op.payload, engine.StampOf(op.At).String(), engine.Flag(begun))
		return nil
	}, number)
	if err := b.Flush(ctx); err != nil {
		return err
	}
	b.Exec(&messages, store)
	places.save(b)
	return nil
}

func (r *receiveOp) conversation() string { return string(r.Message.Conversation) }

// platformOf returns the platform of a conversation.
func platformOf(conversation string) string {
	return engine.Clean(chat.ConversationID(conversation).Platform())
}

// errDuplicate rolls back the transaction of a delivery that is stored already,
// so that its conversation's counter does not change.
var errDuplicate = errors.New("the delivery is a duplicate")

// ReceiveRaw implements [inbox.Intake]. The payload is stored as base64: it may
// not be text, which may be the reason it could not be read.
func (s *Store) ReceiveRaw(ctx context.Context, platform, key string, payload []byte) error {
	const (
		number = `
INSERT INTO conversations (conversation_id, platform, last_turn, received, handled) VALUES ($1, $2, 0, 1, 1)
ON CONFLICT (conversation_id) DO UPDATE SET received = conversations.received + 1, handled = conversations.handled + 1
RETURNING received`
		store = `
INSERT INTO inbox (conversation_id, seq, event_key, payload, received_at, attempts, failures, state, reason)
VALUES ($1, $2, $3, $4, NOW_STAMP, 0, 0, 'raw', '')
ON CONFLICT (conversation_id, event_key) DO NOTHING`
	)
	id := engine.Clean(platform) + ":?"
	err := s.db.Update(ctx, func(b *engine.Batch) error {
		var seq, stored int64
		b.Query(func(r engine.Row) error { return r.Scan(&seq) }, number, id, engine.Clean(platform))
		if err := b.Flush(ctx); err != nil {
			return err
		}
		b.Count(&stored, store, id, seq, engine.Clean(key), base64.StdEncoding.EncodeToString(payload))
		if err := b.Flush(ctx); err != nil {
			return err
		}
		if stored == 0 {
			return errDuplicate
		}
		return nil
	})
	if err != nil && !errors.Is(err, errDuplicate) {
		return fmt.Errorf("store an unreadable delivery: %w", err)
	}
	return nil
}

// inScope returns the SQL condition of a scope with its arguments, numbered from
// the given one.
func inScope(scope inbox.Scope, number int) (string, []any) {
	if scope.Conversation != "" {
		return fmt.Sprintf("conversation_id = $%d", number), []any{string(scope.Conversation)}
	}
	conditions := []string{"FALSE"}
	var args []any
	for _, p := range scope.Platforms {
		conditions = append(conditions, fmt.Sprintf("platform = $%d", number+len(args)))
		args = append(args, p)
	}
	for _, p := range scope.Prefixes {
		conditions = append(conditions, fmt.Sprintf("SUBSTR(conversation_id, 1, %d) = $%d", utf8.RuneCountInString(p), number+len(args)))
		args = append(args, p)
	}
	return "(" + strings.Join(conditions, " OR ") + ")", args
}

// Handled implements [inbox.Work].
func (s *Store) Handled(ctx context.Context, c chat.ConversationID) (handled int64, err error) {
	const query = `
SELECT handled FROM conversations WHERE conversation_id = $1`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		return q.Row(ctx, query, string(c)).Scan(&handled)
	})
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return 0, fmt.Errorf("read conversation: %w", err)
	}
	return handled, nil
}
