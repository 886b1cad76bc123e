package queue

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/db/engine"
)

// Recent implements [memory.Store].
func (s *Store) Recent(ctx context.Context, c chat.ConversationID, limit int) (turns []memory.Turn, err error) {
	const query = `
SELECT message_id, body FROM turns WHERE conversation_id = $1 ORDER BY seq DESC LIMIT $2`
	if limit <= 0 {
		return nil, nil
	}
	err = s.db.Read(ctx, func(q engine.Reader) error {
		turns, err = engine.Collect(ctx, q, scanTurn(c), query, string(c), limit)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read recent turns: %w", err)
	}
	slices.Reverse(turns)
	return turns, nil
}

// Turn implements [memory.Store].
func (s *Store) Turn(ctx context.Context, c chat.ConversationID, id chat.MessageID) (t memory.Turn, found bool, err error) {
	const query = `
SELECT message_id, body FROM turns WHERE conversation_id = $1 AND message_id = $2`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		t, err = scanTurn(c)(q.Row(ctx, query, string(c), string(id)))
		return err
	})
	if errors.Is(err, sql.ErrNoRows) {
		return memory.Turn{}, false, nil
	} else if err != nil {
		return memory.Turn{}, false, fmt.Errorf("read turn: %w", err)
	}
	return t, true, nil
}

// Pending implements [memory.Store].
func (s *Store) Pending(ctx context.Context, c chat.ConversationID) (open *memory.Pending, err error) {
	const query = `
SELECT pending FROM conversations WHERE conversation_id = $1`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		var stored engine.Document[memory.Pending]
		err := q.Row(ctx, query, string(c)).Scan(&stored)
		open = stored.V
		return err
	})
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	} else if err != nil {
		return nil, fmt.Errorf("read open question: %w", err)
	}
	return open, nil
}

// Save implements [memory.Store]. A replaced turn keeps its place.
func (s *Store) Save(ctx context.Context, t memory.Turn, open *memory.Pending) error {
	const conversation = `
INSERT INTO conversations (conversation_id, pending, last_turn) VALUES ($1, $2, 1)
ON CONFLICT (conversation_id) DO UPDATE SET pending = excluded.pending, last_turn = conversations.last_turn + 1
RETURNING last_turn`
	err := errors.Join(engine.CheckKey("conversation", string(t.Conversation)), engine.CheckKey("message", string(t.MessageID)))
	t.At = engine.StampOf(t.At).Time
	body, encoded := bodyOf(t)
	if err = errors.Join(err, encoded); err != nil {
		return fmt.Errorf("save turn: %w", err)
	}
	err = s.db.Update(ctx, func(b *engine.Batch) error {
		var seq int64
		b.Query(func(r engine.Row) error { return r.Scan(&seq) }, conversation, string(t.Conversation), engine.DocumentOf(storedPendingOf(open)))
		if err := b.Flush(ctx); err != nil {
			return err
		}
		var turns engine.Rows
		addTurn(&turns, t, seq, body)
		saveTurns(b, &turns)
		return nil
	})
	if err != nil {
		return fmt.Errorf("save turn: %w", err)
	}
	return nil
}

// bodyOf returns the content of the body column for a turn.
func bodyOf(t memory.Turn) (string, error) { return engine.DocumentOf(storedTurnOf(t)).Text() }

// addTurn adds a row for [saveTurns].
func addTurn(turns *engine.Rows, t memory.Turn, seq int64, body string) {
	turns.Add(string(t.Conversation), seq, string(t.MessageID), engine.StampOf(t.At), body)
}

func saveTurns(b *engine.Batch, turns *engine.Rows) {
	const query = `
INSERT INTO turns (conversation_id, seq, message_id, at, body)
SELECT id, seq, message_id, at, body FROM ROWS v (id TEXT, seq BIGINT, message_id TEXT, at TIMESTAMP, body TEXT) WHERE TRUE
ON CONFLICT (conversation_id, message_id) DO UPDATE SET at = excluded.at, body = excluded.body`
	b.Exec(turns, query)
}

// The stored forms differ from those of package memory in one thing: what a
// model wrote is a string. As json.RawMessage it would have to be JSON, which a
// model does not guarantee, and its white space would change, which would miss
// the provider's prompt cache.
type (
	storedTurn struct {
		memory.Turn
		Steps []storedStep `json:"steps,omitempty"`
	}
	storedStep struct {
		llm.Message
		Calls []storedCall `json:"calls,omitempty"`
		Extra string       `json:"extra,omitempty"`
	}
	storedCall struct {
		ID   string `json:"id"`
		Name string `json:"name"`
		Args string `json:"args"`
	}
)

func storedTurnOf(t memory.Turn) *storedTurn {
	stored := storedTurn{Turn: t}
	for _, m := range t.Steps {
		stored.Steps = append(stored.Steps, storedStep{Message: m, Calls: storedCalls(m.Calls), Extra: string(m.Extra)})
	}
	return &stored
}

func (t *storedTurn) turn() memory.Turn {
	turn := t.Turn
	for _, s := range t.Steps {
		m := s.Message
		m.Calls, m.Extra = calls(s.Calls), raw(s.Extra)
		turn.Steps = append(turn.Steps, m)
	}
	return turn
}

func storedPendingOf(p *memory.Pending) *memory.Pending {
	if p == nil {
		return nil
	}
	stored := *p
	stored.Asked = engine.StampOf(p.Asked).Time
	return &stored
}

func storedCalls(from []llm.ToolCall) (to []storedCall) {
	for _, c := range from {
		to = append(to, storedCall{c.ID, c.Name, string(c.Args)})
	}
	return to
}

func calls(from []storedCall) (to []llm.ToolCall) {
	for _, c := range from {
		to = append(to, llm.ToolCall{ID: c.ID, Name: c.Name, Args: raw(c.Args)})
	}
	return to
}

func raw(text string) json.RawMessage {
	if text == "" {
		return nil
	}
	return json.RawMessage(text)
}

// scanTurn returns a function that reads turns of a conversation.
func scanTurn(c chat.ConversationID) func(engine.Row) (memory.Turn, error) {
	return func(r engine.Row) (memory.Turn, error) {
		var id chat.MessageID
		var body engine.Document[storedTurn]
		if err := r.Scan(&id, &body); err != nil {
			return memory.Turn{}, err
		}
		t := body.V.turn()
		t.Conversation, t.MessageID = c, id
		return t, nil
	}
}
