package db

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/llm"
	"chit/expense"
)

// A finishing is an [inbox.Done] in a group.
type finishing struct {
	inbox.Done
	outcome  inbox.Outcome
	turn     int64 // the number of its turn
	received int64
}

func (f *finishing) conversation() string { return f.Fence.Conversation }

// Finish implements [inbox.Work].
func (s *Store) Finish(ctx context.Context, d inbox.Done) (inbox.Outcome, error) {
	if d.Turn != nil {
		turn := *d.Turn
		turn.At = stampOf(turn.At).Time
		d.Turn = &turn
		if err := checkKey("message", string(turn.MessageID)); err != nil {
			return inbox.Outcome{}, fmt.Errorf("finish: %w", err)
		}
	}
	f := &finishing{Done: d}
	if err := s.group.do(ctx, d.Fence.Conversation, f); err != nil {
		return inbox.Outcome{}, fmt.Errorf("finish: %w", err)
	}
	return f.outcome, nil
}

func sorted[T any](ops []T, key func(T) string) []T {
	slices.SortFunc(ops, func(a, b T) int { return cmp.Compare(key(a), key(b)) })
	return ops
}

// finishAll stores results of runs. Those whose fence has fallen are not in what
// the first statement returns; it inserts nothing, since nobody finishes a
// conversation that is not there, but locks its rows in the order of its VALUES.
func (s *Store) finishAll(ctx context.Context, tx *sql.Tx, members []*member) error {
	const (
		advance = `
INSERT INTO conversations (conversation_id, pending, last_turn, received, handled, epoch, due) VALUES `
		one      = `($,$,$,$,$,$,NOW_MS+CAST($ AS BIGINT))`
		advance2 = `
ON CONFLICT (conversation_id) DO UPDATE SET
  pending = CASE WHEN excluded.last_turn > 0 THEN excluded.pending ELSE conversations.pending END,
  last_turn = conversations.last_turn + excluded.last_turn,
  handled = excluded.handled,
  epoch = conversations.epoch + excluded.received,
  due = CASE WHEN conversations.received > excluded.handled THEN excluded.due END
WHERE conversations.epoch = excluded.epoch AND conversations.handled = excluded.handled - 1
RETURNING conversation_id, last_turn, received`
	)
	ops, owners := of[*finishing](members)
	if len(ops) == 0 {
		return nil
	}
	standing := map[string]*finishing{}
	var args []any
	for _, op := range sorted(slices.Clone(ops), (*finishing).conversation) {
		standing[op.conversation()] = op
		turns := 0
		if op.Turn != nil {
			turns = 1
		}
		leaves := 0 // given in the place of received: the epoch ends unless the next message is wanted
		if op.Lease <= 0 {
			leaves = 1
		}
		args = append(args, op.conversation(), document[storedPending]{storedPendingOf(op.Open)}, turns, leaves, op.Seq, op.Fence.Epoch, op.Lease.Milliseconds())
	}
	var good []*finishing
	err := each(ctx, tx, func(r row) error {
		var id string
		var turn, received int64
		if err := r.Scan(&id, &turn, &received); err != nil {
			return err
		}
		op := standing[id]
		op.turn, op.received, op.outcome = turn, received, inbox.Outcome{}
		good = append(good, op)
		return nil
	}, s.dialect.text(advance+templates(one, len(ops))+advance2), args...)
	if err != nil {
		return err
	}
	for i, op := range ops {
		if !slices.Contains(good, op) {
			owners[i].err = fencedOut(op.Fence)
		}
	}
	for _, store := range []func(context.Context, *sql.Tx, []*finishing) error{saveTurns, setAside, s.postReplies, beginNext} {
		if err := store(ctx, tx, good); err != nil {
			return err
		}
	}
	return nil
}

// saveTurns does for many what [saveTurn] does for one.
func saveTurns(ctx context.Context, tx *sql.Tx, ops []*finishing) error {
	var args []any
	n := 0
	for _, op := range ops {
		if t := op.Turn; t != nil {
			args = append(args, string(t.Conversation), op.turn, string(t.MessageID), stampOf(t.At), document[storedTurn]{storedTurnOf(*t)})
			n++
		}
	}
	if n == 0 {
		return nil
	}
	_, err := tx.ExecContext(ctx, `
INSERT INTO turns (conversation_id, seq, message_id, at, body) VALUES `+values(n, 5)+`
ON CONFLICT (conversation_id, message_id) DO UPDATE SET at = excluded.at, body = excluded.body`, args...)
	return err
}

// setAside notes what becomes of messages that were not handled.
func setAside(ctx context.Context, tx *sql.Tx, ops []*finishing) error {
	const query = `
UPDATE inbox SET state = $3, reason = $4 WHERE conversation_id = $1 AND seq = $2`
	for _, op := range ops {
		state, reason := "aside", op.Aside
		if op.Keep != "" {
			state, reason = "kept", op.Keep
		}
		if reason == "" {
			continue
		}
		if _, err := tx.ExecContext(ctx, query, op.conversation(), op.Seq, state, clean(reason)); err != nil {
			return err
		}
	}
	return nil
}

// postReplies puts replies into the outbox. One that its worker will send is not
// marked so while an earlier one of its conversation is on its way.
func (s *Store) postReplies(ctx context.Context, tx *sql.Tx, ops []*finishing) error {
	const (
		head = `
WITH v (id, seq, platform, answers, body, send, lease, after) AS (VALUES `
		one  = `(CAST($ AS TEXT),CAST($ AS BIGINT),CAST($ AS TEXT),CAST($ AS TEXT),CAST($ AS TEXT),CAST($ AS INTEGER),CAST($ AS BIGINT),CAST($ AS BIGINT))`
		tail = `),
w AS MATERIALIZED (SELECT v.*, CASE WHEN send = 1 AND NOT EXISTS (
    SELECT 1 FROM outbox o WHERE o.conversation_id = v.id AND o.due IS NOT NULL) THEN 1 ELSE 0 END AS go FROM v)
INSERT INTO outbox (conversation_id, seq, platform, answers, body, state, attempts, doubts, due, external_id, reason, written_at)
SELECT id, seq, platform, answers, body, CASE WHEN go = 1 THEN 'sending' ELSE 'pending' END, go, 0,
       NOW_MS + CASE WHEN go = 1 THEN lease ELSE after END, '', '', NOW_STAMP
FROM w WHERE TRUE
ON CONFLICT (conversation_id, seq) DO NOTHING
RETURNING conversation_id, state`
	)
	posted := map[string]*finishing{}
	var args []any
	for _, op := range ops {
		if op.Silent() {
			continue
		}
		send := 0
		if op.Send {
			send = 1
		}
		body := storedReplyOf(op.Delivery())
		posted[op.conversation()] = op
		args = append(args, op.conversation(), op.Seq, platformOf(op.conversation()), clean(string(op.Answers)), document[storedReply]{&body},
			send, op.SendLease.Milliseconds(), op.SendAfter.Milliseconds())
	}
	if len(posted) == 0 {
		return nil
	}
	return each(ctx, tx, func(r row) error {
		var id string
		var state inbox.State
		if err := r.Scan(&id, &state); err != nil {
			return err
		}
		posted[id].outcome.Sending = state == inbox.Sending
		return nil
	}, s.dialect.text(head+templates(one, len(posted))+tail), args...)
}

// beginNext hands out the next message of each conversation whose worker wants
// it.
func beginNext(ctx context.Context, tx *sql.Tx, ops []*finishing) error {
	var jobs []inbox.Job
	var wanted []*finishing
	for _, op := range ops {
		if op.Lease > 0 && op.received > op.Seq {
			jobs, wanted = append(jobs, inbox.Job{Fence: op.Fence, Seq: op.Seq + 1}), append(wanted, op)
		}
	}
	if err := begin(ctx, tx, jobs); err != nil {
		return err
	}
	for i, op := range wanted {
		op.outcome.Next = &jobs[i]
	}
	return nil
}

// A keeping is a checkpoint in a group.
type keeping struct {
	fence  expense.Fence
	seq    int64
	step   int
	answer storedAnswer
}

// A storedAnswer is an llm.Response whose parts that a model wrote are strings,
// see [storedTurn].
type storedAnswer struct {
	llm.Response
	Calls []storedCall `json:"calls,omitempty"`
	Extra string       `json:"extra,omitempty"`
}

func (a storedAnswer) response() llm.Response {
	r := a.Response
	r.Calls, r.Extra = calls(a.Calls), raw(a.Extra)
	return r
}

// KeepAnswer implements [inbox.Work].
func (s *Store) KeepAnswer(ctx context.Context, f expense.Fence, seq int64, step int, r llm.Response) error {
	k := &keeping{fence: f, seq: seq, step: step, answer: storedAnswer{Response: r, Calls: storedCalls(r.Calls), Extra: string(r.Extra)}}
	k.answer.Response.Calls, k.answer.Response.Extra = nil, nil
	if err := s.group.do(ctx, f.Conversation, k); err != nil {
		return fmt.Errorf("keep a model's answer: %w", err)
	}
	return nil
}

// keepAnswers stores checkpoints whose fences stand. That one may fall meanwhile
// does no harm: the next worker may repeat the answer.
func (s *Store) keepAnswers(ctx context.Context, tx *sql.Tx, members []*member) error {
	const (
		head = `
WITH v (id, epoch, seq, step, answer) AS (VALUES `
		one  = `(CAST($ AS TEXT),CAST($ AS BIGINT),CAST($ AS BIGINT),CAST($ AS INTEGER),CAST($ AS TEXT))`
		tail = `)
INSERT INTO model_steps (conversation_id, seq, step, answer, answered_at)
SELECT v.id, v.seq, v.step, v.answer, NOW_STAMP FROM v JOIN conversations c ON c.conversation_id = v.id AND c.epoch = v.epoch WHERE TRUE
ON CONFLICT (conversation_id, seq, step) DO UPDATE SET answer = excluded.answer
RETURNING conversation_id`
	)
	ops, owners := of[*keeping](members)
	if len(ops) == 0 {
		return nil
	}
	var args []any
	for _, op := range ops {
		args = append(args, op.fence.Conversation, op.fence.Epoch, op.seq, op.step, document[storedAnswer]{&op.answer})
	}
	kept := map[string]bool{}
	err := each(ctx, tx, func(r row) error {
		var id string
		err := r.Scan(&id)
		kept[id] = true
		return err
	}, s.dialect.text(head+templates(one, len(ops))+tail), args...)
	for i, op := range ops {
		if !kept[op.fence.Conversation] {
			owners[i].err = fencedOut(op.fence)
		}
	}
	return err
}

// Answers implements [inbox.Work].
func (s *Store) Answers(ctx context.Context, c chat.ConversationID, seq int64) (map[int]llm.Response, error) {
	const query = `
SELECT step, answer FROM model_steps WHERE conversation_id = $1 AND seq = $2`
	all := map[int]llm.Response{}
	err := s.read(ctx, func(q querier) error {
		return each(ctx, q, func(r row) error {
			var step int
			var answer document[storedAnswer]
			if err := r.Scan(&step, &answer); err != nil {
				return err
			}
			all[step] = answer.value.response()
			return nil
		}, query, string(c), seq)
	})
	if err != nil {
		return nil, fmt.Errorf("read a model's answers: %w", err)
	}
	return all, nil
}
