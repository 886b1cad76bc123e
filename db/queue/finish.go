package queue

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/db/engine"
	"chit/db/fence"
)

// A finishOp is an [inbox.Done] in a group.
type finishOp struct {
	inbox.Done
	// JSON is encoded before any lock is taken.
	pending string // the open question, "" if there is none
	body    string // of the turn
	reply   string

	outcome  inbox.Outcome
	holds    bool // whether its fence holds
	received int64
	open     engine.Document[memory.Pending] // the conversation's open question after the run
}

// encode encodes what is stored as JSON.
func (f *finishOp) encode() (err error) {
	if f.Turn != nil {
		f.body, err = bodyOf(*f.Turn)
	}
	if err == nil && f.Open != nil {
		f.pending, err = engine.DocumentOf(storedPendingOf(f.Open)).Text()
	}
	if err == nil && !f.Silent() {
		reply := storedReplyOf(f.Delivery())
		f.reply, err = engine.DocumentOf(&reply).Text()
	}
	return err
}

func (f *finishOp) conversation() string { return f.Fence.Conversation }

// Finish implements [inbox.Work].
func (s *Store) Finish(ctx context.Context, d inbox.Done) (inbox.Outcome, error) {
	if d.Turn != nil {
		turn := *d.Turn
		turn.At = engine.StampOf(turn.At).Time
		d.Turn = &turn
		if err := engine.CheckKey("message", string(turn.MessageID)); err != nil {
			return inbox.Outcome{}, fmt.Errorf("finish message: %w", err)
		}
	}
	f := &finishOp{Done: d}
	if err := f.encode(); err != nil {
		return inbox.Outcome{}, fmt.Errorf("finish message: %w", err)
	}
	err := s.results.Do(ctx, d.Fence.Conversation, f)
	if err == nil && !f.holds {
		err = fence.Err(d.Fence)
	}
	if err != nil {
		return inbox.Outcome{}, fmt.Errorf("finish message: %w", err)
	}
	return f.outcome, nil
}

func sorted[T any](ops []T, key func(T) string) []T {
	slices.SortFunc(ops, func(a, b T) int { return cmp.Compare(key(a), key(b)) })
	return ops
}

// finishAll stores the results of runs. The first statement returns only runs
// whose fence holds. It is an upsert that never inserts, since only an existing
// conversation can be finished; as an upsert it locks rows in the order of its
// input.
func finishAll(ctx context.Context, b *engine.Batch, ops []*finishOp) error {
	const advance = `
INSERT INTO conversations (conversation_id, pending, last_turn, received, handled, epoch, due)
SELECT id, NULLIF(pending, ''), turns, leaves, seq, epoch, NOW_MS + lease
FROM ROWS v (id TEXT, pending TEXT, turns BIGINT, leaves BIGINT, seq BIGINT, epoch BIGINT, lease BIGINT) WHERE TRUE
ON CONFLICT (conversation_id) DO UPDATE SET
  pending = CASE WHEN excluded.last_turn > 0 THEN excluded.pending ELSE conversations.pending END,
  last_turn = conversations.last_turn + excluded.last_turn,
  handled = excluded.handled,
  epoch = conversations.epoch + CASE WHEN conversations.received > excluded.handled THEN excluded.received ELSE 1 END,
  due = CASE WHEN conversations.received > excluded.handled THEN excluded.due END
WHERE conversations.epoch = excluded.epoch AND conversations.handled = excluded.handled - 1
RETURNING conversation_id, last_turn, received, pending`
	standing := make(map[string]*finishOp, len(ops))
	var results engine.Rows
	for _, op := range sorted(ops, (*finishOp).conversation) {
		standing[op.conversation()] = op
		op.holds = false
		// leaves takes the place of received: the epoch ends unless there is a
		// next message and it is wanted.
		leaves := engine.Flag(op.Lease <= 0)
		results.Add(op.conversation(), op.pending, engine.Flag(op.Turn != nil), leaves, op.Seq, op.Fence.Epoch, op.Lease.Milliseconds())
	}
	var good []*finishOp
	b.Each(&results, func(r engine.Row) error {
		var id string
		var turns, received int64
		var open engine.Document[memory.Pending]
		if err := r.Scan(&id, &turns, &received, &open); err != nil {
			return err
		}
		op := standing[id]
		op.holds, op.received, op.open, op.outcome = true, received, open, inbox.Outcome{Turns: turns}
		good = append(good, op)
		return nil
	}, advance)
	if err := b.Flush(ctx); err != nil {
		return err
	}
	for _, store := range []func(*engine.Batch, []*finishOp){keepTurns, setAside, postReplies, beginNext} {
		store(b, good)
	}
	return nil
}

// keepTurns stores the turns of the runs.
func keepTurns(b *engine.Batch, ops []*finishOp) {
	var turns engine.Rows
	for _, op := range ops {
		if op.Turn != nil {
			addTurn(&turns, *op.Turn, op.outcome.Turns, op.body)
		}
	}
	saveTurns(b, &turns)
}

// setAside records what becomes of messages that were not handled.
func setAside(b *engine.Batch, ops []*finishOp) {
	const query = `
UPDATE inbox SET state = v.state, reason = v.reason FROM ROWS v (id TEXT, seq BIGINT, state TEXT, reason TEXT)
WHERE inbox.conversation_id = v.id AND inbox.seq = v.seq`
	var unhandled engine.Rows
	for _, op := range ops {
		state, reason := "aside", op.Aside
		if op.Keep != "" {
			state, reason = "kept", op.Keep
		}
		if reason != "" {
			unhandled.Add(op.conversation(), op.Seq, state, engine.Clean(reason))
		}
	}
	b.Exec(&unhandled, query)
}

// postReplies puts replies into the outbox. A reply that its worker wants to
// send itself is not marked as being sent while an earlier one of its
// conversation is still in the outbox.
func postReplies(b *engine.Batch, ops []*finishOp) {
	const query = `
INSERT INTO outbox (conversation_id, seq, platform, answers, body, state, attempts, doubts, due, external_id, reason, written_at)
SELECT id, seq, platform, answers, body, CASE WHEN go = 1 THEN 'sending' ELSE 'pending' END, go, 0,
       NOW_MS + CASE WHEN go = 1 THEN lease ELSE after END, '', '', NOW_STAMP
FROM (SELECT v.*, CASE WHEN send = 1 AND NOT EXISTS (
        SELECT 1 FROM outbox o WHERE o.conversation_id = v.id AND o.due IS NOT NULL) THEN 1 ELSE 0 END AS go
      FROM ROWS v (id TEXT, seq BIGINT, platform TEXT, answers TEXT, body TEXT, send BIGINT, lease BIGINT, after BIGINT)) AS w
WHERE TRUE
ON CONFLICT (conversation_id, seq) DO NOTHING
RETURNING conversation_id, state`
	posted := make(map[string]*finishOp, len(ops))
	var replies engine.Rows
	for _, op := range ops {
		if op.Silent() {
			continue
		}
		posted[op.conversation()] = op
		replies.Add(op.conversation(), op.Seq, platformOf(op.conversation()), engine.Clean(string(op.Answers)), op.reply,
			engine.Flag(op.Send), op.SendLease.Milliseconds(), op.SendAfter.Milliseconds())
	}
	b.Each(&replies, func(r engine.Row) error {
		var id string
		var state inbox.State
		if err := r.Scan(&id, &state); err != nil {
			return err
		}
		posted[id].outcome.Sending = state == inbox.Sending
		return nil
	}, query)
}

// beginNext hands out the next message of each conversation whose worker wants
// it.
func beginNext(b *engine.Batch, ops []*finishOp) {
	var jobs []inbox.Job
	var wanted []*finishOp
	for _, op := range ops {
		if op.Lease > 0 && op.received > op.Seq {
			j := inbox.Job{Fence: op.Fence, Seq: op.Seq + 1, Open: op.open.V, Turns: op.outcome.Turns}
			jobs, wanted = append(jobs, j), append(wanted, op)
		}
	}
	beginRuns(b, jobs)
	for i, op := range wanted {
		op.outcome.Next = &jobs[i]
	}
}

// A checkpointOp is a checkpoint in a group.
type checkpointOp struct {
	fence  inbox.Fence
	seq    int64
	step   int
	answer string // JSON of storedAnswer
	holds  bool   // whether its fence holds
}

// A storedAnswer is an llm.Response in which the parts that a model wrote are
// strings; see [storedTurn].
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
func (s *Store) KeepAnswer(ctx context.Context, f inbox.Fence, seq int64, step int, r llm.Response) error {
	stored := storedAnswer{Response: r, Calls: storedCalls(r.Calls), Extra: string(r.Extra)}
	stored.Response.Calls, stored.Response.Extra = nil, nil
	answer, err := engine.DocumentOf(&stored).Text()
	if err == nil {
		k := &checkpointOp{fence: f, seq: seq, step: step, answer: answer}
		if err = s.answers.Do(ctx, f.Conversation, k); err == nil && !k.holds {
			err = fence.Err(f)
		}
	}
	if err != nil {
		return fmt.Errorf("store a checkpoint: %w", err)
	}
	return nil
}

// keepAnswers stores the checkpoints whose fences hold. A fence may fall
// meanwhile without harm: the next worker may ask the model again.
func keepAnswers(_ context.Context, b *engine.Batch, ops []*checkpointOp) error {
	const query = `
INSERT INTO model_steps (conversation_id, seq, step, answer, answered_at)
SELECT v.id, v.seq, v.step, v.answer, NOW_STAMP
FROM ROWS v (id TEXT, epoch BIGINT, seq BIGINT, step BIGINT, answer TEXT) JOIN conversations c ON c.conversation_id = v.id AND c.epoch = v.epoch WHERE TRUE
ON CONFLICT (conversation_id, seq, step) DO UPDATE SET answer = excluded.answer
RETURNING conversation_id`
	byID := make(map[string]*checkpointOp, len(ops))
	var answers engine.Rows
	for _, op := range ops {
		byID[op.fence.Conversation], op.holds = op, false
		answers.Add(op.fence.Conversation, op.fence.Epoch, op.seq, int64(op.step), op.answer)
	}
	b.Each(&answers, func(r engine.Row) error {
		var id string
		if err := r.Scan(&id); err != nil {
			return err
		}
		byID[id].holds = true
		return nil
	}, query)
	return nil
}

// Answers implements [inbox.Work].
func (s *Store) Answers(ctx context.Context, c chat.ConversationID, seq int64) (map[int]llm.Response, error) {
	const query = `
SELECT step, answer FROM model_steps WHERE conversation_id = $1 AND seq = $2`
	all := map[int]llm.Response{}
	err := s.db.Read(ctx, func(q engine.Reader) error {
		return q.Each(ctx, func(r engine.Row) error {
			var step int
			var answer engine.Document[storedAnswer]
			if err := r.Scan(&step, &answer); err != nil {
				return err
			}
			all[step] = answer.V.response()
			return nil
		}, query, string(c), seq)
	})
	if err != nil {
		return nil, fmt.Errorf("read checkpoints: %w", err)
	}
	return all, nil
}
