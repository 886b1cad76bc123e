package queue

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"chit/agent/inbox"
	"chit/db/engine"
	"chit/db/fence"
	"chit/expense"
)

// firstTick is when the next tick is due. Nearly all are due some time to come, so
// looking for one that is due now could read them all: PostgreSQL knows nothing about
// the clock, and expects a third of them to be.
const firstTick = `SELECT MIN(due) FROM ticks WHERE arrived_at IS NULL`

// SetTick implements [inbox.Initiative].
func (s *Store) SetTick(ctx context.Context, t inbox.Tick) error {
	const query = `
INSERT INTO ticks (ledger_id, tick_key, conversation_id, due, payload) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (ledger_id, tick_key) DO UPDATE SET conversation_id = excluded.conversation_id, due = excluded.due, payload = excluded.payload
WHERE ticks.arrived_at IS NULL`
	err := errors.Join(engine.CheckKey("ledger", string(t.Ledger)), engine.CheckKey("tick", t.Key), engine.CheckKey("conversation", string(t.Conversation)))
	if err == nil {
		err = s.guarded(ctx, t.Guard, func(b *engine.Batch) {
			b.Run(query, string(t.Ledger), t.Key, string(t.Conversation), t.Due.UnixMilli(), engine.Clean(t.Payload))
		})
	}
	if err != nil {
		return fmt.Errorf("set a tick of %s: %w", t.Ledger, err)
	}
	return nil
}

// CancelTick implements [inbox.Initiative].
func (s *Store) CancelTick(ctx context.Context, l expense.LedgerID, key string, g expense.Guard) (bool, error) {
	const query = `
DELETE FROM ticks WHERE ledger_id = $1 AND tick_key = $2 AND arrived_at IS NULL`
	var n int64
	err := s.guarded(ctx, g, func(b *engine.Batch) { b.Count(&n, query, engine.Clean(string(l)), engine.Clean(key)) })
	if err != nil {
		return false, fmt.Errorf("cancel a tick of %s: %w", l, err)
	}
	return n > 0, nil
}

// guarded writes if the guard holds. It writes first: like [Store.ArriveTicks] it
// locks the ticks before the conversation.
func (s *Store) guarded(ctx context.Context, g expense.Guard, write func(*engine.Batch)) error {
	return s.db.Update(ctx, func(b *engine.Batch) error {
		write(b)
		hold := fence.Check(b, g)
		if err := b.Flush(ctx); err != nil {
			return err
		}
		if !hold[g] {
			return fence.Err(g)
		}
		return nil
	})
}

// Ticks implements [inbox.Initiative].
func (s *Store) Ticks(ctx context.Context, l expense.LedgerID) (all []inbox.Tick, err error) {
	const query = `
SELECT ledger_id, tick_key, conversation_id, due, payload FROM ticks WHERE ledger_id = $1 AND arrived_at IS NULL ORDER BY due, tick_key`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		all, err = engine.Collect(ctx, q, scanTick, query, engine.Clean(string(l)))
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("list the ticks of %s: %w", l, err)
	}
	return all, nil
}

func scanTick(r engine.Row) (t inbox.Tick, err error) {
	var due int64
	err = r.Scan(&t.Ledger, &t.Key, &t.Conversation, &due, &t.Payload)
	t.Due = time.UnixMilli(due).UTC()
	return t, err
}

// ArriveTicks implements [inbox.Initiative]. A tick is marked in the transaction that
// stores its message, and locked until then, so two processes take different ones.
func (s *Store) ArriveTicks(ctx context.Context, limit int) (n int, err error) {
	err = s.db.Update(ctx, func(b *engine.Batch) error {
		ticks, err := takeTicks(ctx, b, limit)
		if n = len(ticks); err != nil || n == 0 {
			return err
		}
		to, err := addressesOf(ctx, b, ticks)
		if err != nil {
			return err
		}
		messages := make([]unasked, len(ticks))
		for i, t := range ticks {
			m := t.Message(to[t.Ledger])
			payload, err := encodeMessage(&m)
			if err != nil {
				return err
			}
			messages[i] = unasked{string(m.Conversation), string(m.ID), payload}
		}
		return put(ctx, b, messages)
	})
	if err != nil {
		return 0, fmt.Errorf("make messages of ticks: %w", err)
	}
	return n, nil
}

// takeTicks marks ticks that are due, and returns them in the order of their times. So
// that PostgreSQL walks the index no further than to now, it must know now as one value,
// and the limit from the text.
func takeTicks(ctx context.Context, b *engine.Batch, limit int) (ticks []inbox.Tick, err error) {
	query := fmt.Sprintf(`
WITH ready AS MATERIALIZED (
  SELECT ledger_id, tick_key FROM ticks WHERE arrived_at IS NULL AND due <= (SELECT NOW_MS) ORDER BY due LIMIT %d FOR UPDATE SKIP LOCKED)
UPDATE ticks SET arrived_at = NOW_STAMP WHERE (ledger_id, tick_key) IN (SELECT ledger_id, tick_key FROM ready)
RETURNING ledger_id, tick_key, conversation_id, due, payload`, limit)
	b.Query(func(r engine.Row) error {
		t, err := scanTick(r)
		ticks = append(ticks, t)
		return err
	}, query)
	if err := b.Flush(ctx); err != nil {
		return nil, err
	}
	slices.SortFunc(ticks, func(a, b inbox.Tick) int {
		return cmp.Or(a.Due.Compare(b.Due), cmp.Compare(a.Ledger, b.Ledger), cmp.Compare(a.Key, b.Key))
	})
	return ticks, nil
}

// addressesOf returns the addresses of the ledgers of ticks, as far as they are known.
func addressesOf(ctx context.Context, b *engine.Batch, ticks []inbox.Tick) (addresses, error) {
	const query = `
SELECT x.ledger_id, x.conversation_id, x.person_id, x.language, x.blocked
FROM ROWS v (ledger TEXT) JOIN addresses x ON x.ledger_id = v.ledger`
	var asked engine.Rows
	to := addresses{}
	for _, t := range ticks {
		if _, twice := to[t.Ledger]; !twice {
			asked.Add(string(t.Ledger))
			to[t.Ledger] = inbox.Address{}
		}
	}
	b.Each(&asked, func(r engine.Row) error {
		var l expense.LedgerID
		var a inbox.Address
		err := r.Scan(&l, &a.Conversation, &a.Person, &a.Language, &a.Blocked)
		to[l] = a
		return err
	}, query)
	return to, b.Flush(ctx)
}
