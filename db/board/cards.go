package board

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"chit/agent/chat"
	"chit/db/engine"
	"chit/expense"
)

// A storedFace is what a card shows.
type storedFace struct {
	Text    string        `json:"text"`
	Blocks  []chat.Block  `json:"blocks,omitempty"`
	Choices []chat.Choice `json:"choices,omitempty"`
}

// A cardOp is a card that is put up in a group.
type cardOp struct {
	chat.Card
	body   string // JSON of storedFace
	stands bool
}

// PutUp implements [chat.Cards].
func (s *Store) PutUp(ctx context.Context, c chat.Card) (bool, error) {
	body, err := engine.DocumentOf(&storedFace{engine.Clean(c.Text), c.Blocks, c.Choices}).Text()
	err = errors.Join(err, engine.CheckKey("conversation", string(c.Conversation)), engine.CheckKey("message", string(c.ID)))
	op := &cardOp{Card: c, body: body}
	if err == nil {
		err = s.cards.Do(ctx, string(c.Conversation), op)
	}
	if err != nil {
		return false, fmt.Errorf("put up the card of entry %d of %s: %w", c.Number, c.Ledger, err)
	}
	return op.stands, nil
}

// putUpAll puts up cards. They are inserted in the order of their ledgers, since that
// is the order in which writers lock these.
func putUpAll(_ context.Context, b *engine.Batch, ops []*cardOp) error {
	const query = `
INSERT INTO cards (ledger_id, number, conversation_id, message_id, revision, body, put_up_at)
SELECT ledger, number, conversation, message, revision, body, NOW_STAMP
FROM ROWS v (ledger TEXT, number BIGINT, conversation TEXT, message TEXT, revision BIGINT, body TEXT) WHERE TRUE ORDER BY ledger
ON CONFLICT (conversation_id, message_id) DO UPDATE SET
  ledger_id = excluded.ledger_id, number = excluded.number, revision = excluded.revision, body = excluded.body, put_up_at = excluded.put_up_at
WHERE cards.ledger_id <> excluded.ledger_id OR cards.number <> excluded.number OR cards.revision <= excluded.revision
RETURNING conversation_id`
	in := make(map[string]*cardOp, len(ops))
	var rows engine.Rows
	for _, op := range ops {
		op.stands = false
		in[string(op.Conversation)] = op
		rows.Add(string(op.Ledger), op.Number, string(op.Conversation), string(op.ID), op.Revision, op.body)
	}
	b.Each(&rows, func(r engine.Row) error {
		var conversation string
		err := r.Scan(&conversation)
		if op := in[conversation]; op != nil {
			op.stands = true
		}
		return err
	}, query)
	return nil
}

// TakeDown implements [chat.Cards].
func (s *Store) TakeDown(ctx context.Context, c chat.Card) (bool, error) {
	const query = `
DELETE FROM cards WHERE conversation_id = $1 AND message_id = $2 AND ledger_id = $3 AND number = $4 AND revision = $5`
	var n int64
	err := s.db.Update(ctx, func(b *engine.Batch) error {
		b.Count(&n, query, engine.Clean(string(c.Conversation)), engine.Clean(string(c.ID)), string(c.Ledger), c.Number, c.Revision)
		return nil
	})
	if err != nil {
		return false, fmt.Errorf("take down the card of entry %d of %s: %w", c.Number, c.Ledger, err)
	}
	return n > 0, nil
}

const selectCards = `
SELECT conversation_id, message_id, ledger_id, number, revision, body FROM cards WHERE `

func scanCard(r engine.Row) (c chat.Card, err error) {
	var face engine.Document[storedFace]
	err = r.Scan(&c.Conversation, &c.ID, &c.Ledger, &c.Number, &c.Revision, &face)
	if err == nil {
		c.Text, c.Blocks, c.Choices = face.V.Text, face.V.Blocks, face.V.Choices
	}
	return c, err
}

// CardAt implements [chat.Cards].
func (s *Store) CardAt(ctx context.Context, c chat.ConversationID, id chat.MessageID) (at chat.Card, found bool, err error) {
	err = s.db.Read(ctx, func(q engine.Reader) error {
		at, err = scanCard(q.Row(ctx, selectCards+`conversation_id = $1 AND message_id = $2`, engine.Clean(string(c)), engine.Clean(string(id))))
		return err
	})
	if errors.Is(err, sql.ErrNoRows) {
		return chat.Card{}, false, nil
	}
	if err != nil {
		return chat.Card{}, false, fmt.Errorf("find a card: %w", err)
	}
	return at, true, nil
}

// CardsOf implements [chat.Cards]. Of two cards of the same instant the one with the
// greater number, which is longer or comes later, counts as the later one.
func (s *Store) CardsOf(ctx context.Context, l expense.LedgerID, numbers ...int64) (all []chat.Card, err error) {
	if len(numbers) == 0 {
		return nil, nil
	}
	args := []any{string(l)}
	var marks []string
	for _, n := range numbers {
		args = append(args, n)
		marks = append(marks, fmt.Sprint("$", len(args)))
	}
	query := selectCards + `ledger_id = $1 AND number IN (` + strings.Join(marks, ", ") + `)
ORDER BY put_up_at DESC, LENGTH(message_id) DESC, message_id DESC, conversation_id DESC`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		all, err = engine.Collect(ctx, q, scanCard, query, args...)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("find the cards of %s: %w", l, err)
	}
	return all, nil
}
