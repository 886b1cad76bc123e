package queue

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db/engine"
	"chit/expense"
)

// addresses are what the messages of a transaction show of where people are written
// to, by ledger. Several conversations of a transaction may be about one ledger.
type addresses map[expense.LedgerID]inbox.Address

// learn records what a message shows. A ledger with a name that cannot be stored has
// no address.
func (a addresses) learn(m chat.Message) {
	if l, at := inbox.AddressOf(m); engine.CheckKey("ledger", string(l)) == nil {
		a[l] = at
	}
}

// save queues the statement that stores what has changed. Nearly always that is
// nothing, and nothing is locked or written.
func (a addresses) save(b *engine.Batch) {
	const query = `
INSERT INTO addresses (ledger_id, conversation_id, person_id, language, blocked)
SELECT v.ledger, v.id, v.person, v.language, FALSE FROM ROWS v (ledger TEXT, id TEXT, person TEXT, language TEXT)
WHERE NOT EXISTS (SELECT 1 FROM addresses x WHERE x.ledger_id = v.ledger
  AND x.conversation_id = v.id AND x.person_id = v.person AND x.language = v.language AND NOT x.blocked)
ON CONFLICT (ledger_id) DO UPDATE SET
  conversation_id = excluded.conversation_id, person_id = excluded.person_id, language = excluded.language, blocked = FALSE`
	var rows engine.Rows
	for _, l := range slices.Sorted(maps.Keys(a)) {
		rows.Add(string(l), string(a[l].Conversation), engine.Clean(a[l].Person), engine.Clean(a[l].Language))
	}
	b.Exec(&rows, query)
}

// block marks the addresses of a conversation in which the platform shows no reply.
const block = `
UPDATE addresses SET blocked = TRUE FROM ROWS v (id TEXT) WHERE addresses.conversation_id = v.id AND NOT addresses.blocked`

const selectAddress = `
SELECT conversation_id, person_id, language, blocked FROM addresses WHERE ledger_id = $1`

func scanAddress(r engine.Row) (a inbox.Address, err error) {
	err = r.Scan(&a.Conversation, &a.Person, &a.Language, &a.Blocked)
	return a, err
}

// Address implements [inbox.Initiative].
func (s *Store) Address(ctx context.Context, l expense.LedgerID) (a inbox.Address, known bool, err error) {
	err = s.db.Read(ctx, func(q engine.Reader) error {
		a, err = scanAddress(q.Row(ctx, selectAddress, engine.Clean(string(l))))
		return err
	})
	if errors.Is(err, sql.ErrNoRows) {
		return inbox.Address{}, false, nil
	}
	if err != nil {
		return inbox.Address{}, false, fmt.Errorf("find the address of a ledger: %w", err)
	}
	return a, true, nil
}

// Post implements [inbox.Initiative].
func (s *Store) Post(ctx context.Context, p inbox.Post) error {
	const claim = `
INSERT INTO posts (ledger_id, post_key, posted_at) VALUES ($1, $2, NOW_STAMP) ON CONFLICT (ledger_id, post_key) DO NOTHING`
	err := errors.Join(engine.CheckKey("ledger", string(p.Ledger)), engine.CheckKey("post", p.Key))
	if err == nil {
		err = s.db.Update(ctx, func(b *engine.Batch) error {
			var fresh int64
			var at inbox.Address
			b.Count(&fresh, claim, string(p.Ledger), p.Key)
			b.Query(func(r engine.Row) (err error) { at, err = scanAddress(r); return err }, selectAddress, string(p.Ledger))
			if err := b.Flush(ctx); err != nil || fresh == 0 {
				return err
			}
			to := p.To
			if to.Conversation == "" {
				to = at
			}
			if to.Conversation == "" || at.Blocked && at.Conversation == to.Conversation {
				return inbox.ErrUnreachable
			}
			m := p.Message(to)
			payload, err := encodePost(&m, &p.Reply)
			if err != nil {
				return err
			}
			return put(ctx, b, []unasked{{string(m.Conversation), string(m.ID), payload}})
		})
	}
	if err != nil {
		return fmt.Errorf("post to %s: %w", p.Ledger, err)
	}
	return nil
}

// unasked is a message that nobody sent.
type unasked struct{ conversation, id, payload string }

// put gives messages the next numbers of their conversations. It drops those that
// their conversation has already.
func put(ctx context.Context, b *engine.Batch, all []unasked) error {
	const store = `
INSERT INTO inbox (conversation_id, seq, event_key, payload, received_at, attempts, failures, state, reason)
SELECT id, seq, event_key, payload, NOW_STAMP, 0, 0, '', '' FROM ROWS v (id TEXT, seq BIGINT, event_key TEXT, payload TEXT)`
	all, err := newOf(ctx, b, all)
	if err != nil {
		return err
	}
	left := map[string]int64{} // messages of a conversation that have no number yet
	for _, m := range all {
		left[m.conversation]++
	}
	last, err := number(ctx, b, left)
	if err != nil {
		return err
	}
	var messages engine.Rows
	for _, m := range all {
		left[m.conversation]--
		messages.Add(m.conversation, last[m.conversation]-left[m.conversation], m.id, m.payload)
	}
	b.Exec(&messages, store)
	return nil
}

// newOf returns the messages that their conversation does not have.
func newOf(ctx context.Context, b *engine.Batch, all []unasked) ([]unasked, error) {
	const query = `
SELECT i.conversation_id, i.event_key FROM ROWS v (id TEXT, event_key TEXT)
JOIN inbox i ON i.conversation_id = v.id AND i.event_key = v.event_key`
	var sought engine.Rows
	for _, m := range all {
		sought.Add(m.conversation, m.id)
	}
	has := map[unasked]bool{}
	b.Each(&sought, func(r engine.Row) error {
		var m unasked
		err := r.Scan(&m.conversation, &m.id)
		has[m] = true
		return err
	}, query)
	if err := b.Flush(ctx); err != nil {
		return nil, err
	}
	return slices.DeleteFunc(all, func(m unasked) bool {
		named := unasked{conversation: m.conversation, id: m.id}
		twice := has[named]
		has[named] = true
		return twice
	}), nil
}

// number counts messages of conversations as received, and returns the number of the
// last one of each.
func number(ctx context.Context, b *engine.Batch, count map[string]int64) (map[string]int64, error) {
	const query = `
INSERT INTO conversations (conversation_id, platform, last_turn, received, due)
SELECT id, platform, 0, n, NOW_MS FROM ROWS v (id TEXT, platform TEXT, n BIGINT) WHERE TRUE
ON CONFLICT (conversation_id) DO UPDATE SET received = conversations.received + excluded.received, due = COALESCE(conversations.due, excluded.due)
RETURNING conversation_id, received`
	var growing engine.Rows
	for _, id := range slices.Sorted(maps.Keys(count)) {
		growing.Add(id, platformOf(id), count[id])
	}
	last := map[string]int64{}
	b.Each(&growing, func(r engine.Row) error {
		var id string
		var received int64
		err := r.Scan(&id, &received)
		last[id] = received
		return err
	}, query)
	return last, b.Flush(ctx)
}
