package queue

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db/engine"
	"chit/db/ledger"
	"chit/expense"
)

// A storedReply is a reply in the outbox, with its expenses as [ledger.Snapshot]
// values.
type storedReply struct {
	Text     string            `json:"text"`
	Blocks   []chat.Block      `json:"blocks,omitempty"`
	Choices  []chat.Choice     `json:"choices,omitempty"`
	Files    []chat.File       `json:"files,omitempty"`
	Ledger   string            `json:"ledger,omitempty"`
	Expenses []ledger.Snapshot `json:"expenses,omitempty"`
	InPlace  bool              `json:"in_place,omitempty"`
	Amends   bool              `json:"amends,omitempty"`
	Notice   bool              `json:"notice,omitempty"`
	Alert    bool              `json:"alert,omitempty"`
	Private  bool              `json:"private,omitempty"`
	Asks     string            `json:"asks,omitempty"`
	Place    string            `json:"place,omitempty"`
	To       string            `json:"to,omitempty"`
	Card     chat.MessageID    `json:"card,omitempty"`
}

func storedReplyOf(d chat.Delivery) storedReply {
	r := d.Reply
	stored := storedReply{
		Text: r.Text, Blocks: r.Blocks, Choices: r.Choices,
		InPlace: r.InPlace, Amends: r.Amends, Notice: r.Notice, Alert: r.Alert, Private: r.Private, Asks: r.Asks, Place: r.Place, To: d.To, Card: d.Card,
	}
	stored.Files = slices.Clone(r.Files)
	for i, f := range stored.Files {
		if f.Digest != "" { // the ledger keeps it
			stored.Files[i].Data = nil
		}
	}
	for _, e := range r.Expenses {
		stored.Ledger = string(e.Ledger)
		stored.Expenses = append(stored.Expenses, *ledger.SnapshotOf(&e))
	}
	return stored
}

// fill sets the stored parts of a delivery.
func (r storedReply) fill(d *chat.Delivery) {
	d.To, d.Card = r.To, r.Card
	d.Reply = chat.Reply{
		Text: r.Text, Blocks: r.Blocks, Choices: r.Choices, Files: r.Files, InPlace: r.InPlace, Amends: r.Amends, Notice: r.Notice, Alert: r.Alert, Private: r.Private, Asks: r.Asks, Place: r.Place,
	}
	for _, e := range r.Expenses {
		d.Reply.Expenses = append(d.Reply.Expenses, *e.Expense(expense.LedgerID(r.Ledger)))
	}
}

// ClaimReplies implements [inbox.Outbox].
func (s *Store) ClaimReplies(ctx context.Context, scope inbox.Scope, lease time.Duration, limit int) (all []inbox.Posting, err error) {
	in, args := inScope(scope, 3)
	query := `
WITH free AS MATERIALIZED (
  SELECT conversation_id, seq FROM outbox o
  WHERE ` + replyDue + ` AND ` + in + ` AND NOT EXISTS (
    SELECT 1 FROM outbox p WHERE p.conversation_id = o.conversation_id AND p.seq < o.seq AND p.due IS NOT NULL)
  ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED)
UPDATE outbox SET doubts = doubts + CASE WHEN state = 'sending' THEN 1 ELSE 0 END,
  state = 'sending', attempts = attempts + 1, due = NOW_MS + CAST($1 AS BIGINT)
WHERE (conversation_id, seq) IN (SELECT conversation_id, seq FROM free)
RETURNING conversation_id, seq, answers, body, attempts, doubts`
	args = append([]any{lease.Milliseconds(), limit}, args...)
	err = s.db.Update(ctx, func(b *engine.Batch) error {
		all = nil
		b.Query(func(r engine.Row) error {
			var p inbox.Posting
			var body engine.Document[storedReply]
			if err := r.Scan(&p.Conversation, &p.Seq, &p.Answers, &body, &p.Attempts, &p.Doubts); err != nil {
				return err
			}
			body.V.fill(&p.Delivery)
			all = append(all, p)
			return nil
		}, query, args...)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("claim replies: %w", err)
	}
	slices.SortFunc(all, func(a, b inbox.Posting) int {
		return cmp.Or(cmp.Compare(a.Conversation, b.Conversation), cmp.Compare(a.Seq, b.Seq))
	})
	for i := range all {
		if all[i].Reply.Files, err = loaded(ctx, s.db, all[i].Reply.Files); err != nil {
			return nil, fmt.Errorf("claim replies: %w", err)
		}
	}
	return all, nil
}

// loaded returns files with the data of those that a ledger keeps. A file without is
// left out: it must not hold up the reply, nor those behind it.
func loaded(ctx context.Context, db *engine.DB, files []chat.File) ([]chat.File, error) {
	var all []chat.File
	for _, f := range files {
		if f.Digest != "" {
			content, err := ledger.ReadContent(ctx, db, f.Ledger, f.Digest)
			if expense.CodeOf(err) == expense.CodeNotFound {
				continue
			}
			if err != nil {
				return nil, err
			}
			f.Data = content
		}
		all = append(all, f)
	}
	return all, nil
}

// A markOp is an [inbox.Mark] in a group.
type markOp struct {
	inbox.Mark
	conversation string
	seq          int64
}

// Mark implements [inbox.Outbox].
func (s *Store) Mark(ctx context.Context, c chat.ConversationID, seq int64, m inbox.Mark) error {
	if err := s.deliveries.Do(ctx, string(c), &markOp{m, string(c), seq}); err != nil {
		return fmt.Errorf("mark reply: %w", err)
	}
	return nil
}

func markAll(_ context.Context, b *engine.Batch, ops []*markOp) error {
	const query = `
UPDATE outbox SET state = v.state, external_id = v.external, reason = v.reason, attempts = attempts - v.unmade,
  due = CASE WHEN v.state IN ('pending', 'sending') THEN NOW_MS + v.after END
FROM ROWS v (id TEXT, seq BIGINT, state TEXT, external TEXT, reason TEXT, unmade BIGINT, after BIGINT)
WHERE outbox.conversation_id = v.id AND outbox.seq = v.seq`
	var marks, refusing engine.Rows
	for _, op := range ops {
		unmade := int64(0)
		if op.Unmade {
			unmade = 1
		}
		if op.Blocked {
			refusing.Add(op.conversation)
		}
		marks.Add(op.conversation, op.seq, string(op.State), engine.Clean(string(op.ExternalID)), engine.Clean(op.Reason), unmade, op.After.Milliseconds())
	}
	b.Exec(&marks, query)
	b.Exec(&refusing, block)
	return nil
}

// AnsweredBy implements [inbox.Outbox].
func (s *Store) AnsweredBy(ctx context.Context, c chat.ConversationID, externalID string) (id chat.MessageID, found bool, err error) {
	const query = `
SELECT answers FROM outbox WHERE conversation_id = $1 AND external_id = $2 AND external_id <> '' ORDER BY seq DESC LIMIT 1`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		return q.Row(ctx, query, string(c), engine.Clean(externalID)).Scan(&id)
	})
	if errors.Is(err, sql.ErrNoRows) {
		return "", false, nil
	}
	if err != nil {
		return "", false, fmt.Errorf("find the message of a reply: %w", err)
	}
	return id, true, nil
}
