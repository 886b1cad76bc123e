// Package access stores in a database who may talk to the bot. It implements the
// Store interface of package chit/agent/access.
package access

import (
	"context"
	"errors"
	"fmt"

	"chit/agent/access"
	"chit/db/engine"
	"chit/db/fence"
	"chit/expense"
)

var _ access.Store = (*Store)(nil)

// A Store implements [access.Store].
type Store struct{ db *engine.DB }

// New returns the store of a database.
func New(db *engine.DB) *Store { return &Store{db} }

// Standing implements [access.Store]. It runs for every message, so it is a
// single query. An id that cannot be stored belongs to nobody.
func (s *Store) Standing(ctx context.Context, person string, place expense.LedgerID) (st access.Standing, err error) {
	const query = `
SELECT EXISTS (SELECT 1 FROM access_people WHERE person_id = $1),
       EXISTS (SELECT 1 FROM access_people WHERE person_id = $1 AND owner),
       EXISTS (SELECT 1 FROM access_places WHERE ledger_id = $2)`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		return q.Row(ctx, query, engine.Clean(person), engine.Clean(string(place))).Scan(&st.In, &st.Owner, &st.Place)
	})
	if err != nil {
		return access.Standing{}, fmt.Errorf("read access: %w", err)
	}
	if engine.Clean(person) != person {
		st.In, st.Owner = false, false
	}
	if engine.Clean(string(place)) != string(place) {
		st.Place = false
	}
	return st, nil
}

// Redeem implements [access.Store]. It locks the row of the code first, so when
// two people redeem one code, the second finds it gone.
func (s *Store) Redeem(ctx context.Context, person string, code access.Digest) (good bool, err error) {
	const (
		look = `
SELECT claim, made_by FROM access_codes WHERE digest = $1 AND (expires IS NULL OR expires > NOW_MS) FOR UPDATE`
		useless = `
SELECT EXISTS (SELECT 1 FROM access_people WHERE person_id = $1 AND (owner OR NOT CAST($2 AS BOOLEAN)))`
		use = `
DELETE FROM access_codes WHERE digest = $1`
		letIn = `
INSERT INTO access_people (person_id, owner, let_in_by, let_in_at) VALUES ($1, $2, $3, NOW_STAMP)
ON CONFLICT (person_id) DO UPDATE SET owner = access_people.owner OR excluded.owner`
	)
	if err := engine.CheckKey("person", person); err != nil {
		return false, fmt.Errorf("redeem a code: %w", err)
	}
	err = s.db.Update(ctx, func(b *engine.Batch) error {
		good = false
		var claim, known bool
		var by string
		b.Query(func(r engine.Row) error { good = true; return r.Scan(&claim, &by) }, look, string(code))
		if err := b.Flush(ctx); err != nil || !good {
			return err
		}
		b.Query(func(r engine.Row) error { return r.Scan(&known) }, useless, person, claim)
		if err := b.Flush(ctx); err != nil || known {
			return err
		}
		b.Run(use, string(code))
		b.Run(letIn, person, claim, by)
		return nil
	})
	if err != nil {
		return false, fmt.Errorf("redeem a code: %w", err)
	}
	return good, nil
}

// AdmitPlace implements [access.Store].
func (s *Store) AdmitPlace(ctx context.Context, place expense.LedgerID, by string) error {
	const query = `
INSERT INTO access_places (ledger_id, let_in_by, let_in_at) VALUES ($1, $2, NOW_STAMP) ON CONFLICT (ledger_id) DO NOTHING`
	err := errors.Join(engine.CheckKey("ledger", string(place)), engine.CheckKey("person", by))
	if err == nil {
		err = s.db.Update(ctx, func(b *engine.Batch) error { b.Run(query, string(place), by); return nil })
	}
	if err != nil {
		return fmt.Errorf("let in a place: %w", err)
	}
	return nil
}

// Invite implements [access.Store]. It locks the inviter's row, because [Store.Remove] removes the
// invitations it finds after locking that row. It also deletes expired invitations: no other call is
// both rare and certain to happen.
func (s *Store) Invite(ctx context.Context, i access.Invitation) (kept bool, err error) {
	const (
		forget = `
DELETE FROM access_codes WHERE expires <= NOW_MS`
		keep = `
INSERT INTO access_codes (digest, claim, made_by, source_key, expires)
SELECT CAST($1 AS TEXT), FALSE, person_id, CAST($3 AS TEXT), NOW_MS + CAST($4 AS BIGINT) FROM access_people WHERE person_id = $2 AND owner FOR SHARE
ON CONFLICT (source_key) WHERE source_key <> '' DO UPDATE SET digest = excluded.digest, expires = excluded.expires
RETURNING 1`
	)
	err = errors.Join(engine.CheckKey("person", i.By), engine.CheckKey("source", i.Source))
	if err == nil {
		err = s.db.Update(ctx, func(b *engine.Batch) error {
			kept = false
			stands := fence.Check(b, i.Guard)
			if err := b.Flush(ctx); err != nil {
				return err
			}
			if !stands[i.Guard] {
				return fence.Err(i.Guard)
			}
			b.Run(forget)
			b.Query(func(engine.Row) error { kept = true; return nil }, keep, string(i.Code), i.By, i.Source, i.Valid.Milliseconds())
			return nil
		})
	}
	if err != nil {
		return false, fmt.Errorf("store an invitation: %w", err)
	}
	return kept, nil
}

// OfferClaim implements [access.Store]. It waits for a claim in progress with the old
// code; once that commits there is an owner.
func (s *Store) OfferClaim(ctx context.Context, code access.Digest, another bool) (made bool, err error) {
	const (
		lock = `
SELECT digest FROM access_codes WHERE claim FOR UPDATE`
		put = `
INSERT INTO access_codes (digest, claim, made_by, source_key)
SELECT CAST($1 AS TEXT), TRUE, '', '' WHERE CAST($2 AS BOOLEAN) OR NOT EXISTS (SELECT 1 FROM access_people WHERE owner)
ON CONFLICT (claim) WHERE claim DO UPDATE SET digest = excluded.digest`
	)
	var claims int64
	err = s.db.Update(ctx, func(b *engine.Batch) error {
		b.Run(lock)
		b.Count(&claims, put, string(code), another)
		return nil
	})
	if err != nil {
		return false, fmt.Errorf("store a claim code: %w", err)
	}
	return claims > 0, nil
}

// Admitted implements [access.Store].
func (s *Store) Admitted(ctx context.Context) (all []access.Entry, err error) {
	const query = `
SELECT p.person_id, CASE WHEN p.owner THEN 'owner' ELSE 'person' END, COALESCE(l.owner_name, ''), p.let_in_by, p.let_in_at
FROM access_people p LEFT JOIN ledgers l ON l.ledger_id = p.person_id
UNION ALL
SELECT ledger_id, 'place', '', let_in_by, let_in_at FROM access_places
ORDER BY 5, 1`
	err = s.db.Read(ctx, func(q engine.Reader) error {
		all, err = engine.Collect(ctx, q, func(r engine.Row) (access.Entry, error) {
			var e access.Entry
			var at engine.Stamp
			err := r.Scan(&e.ID, &e.Kind, &e.Name, &e.By, &at)
			e.Since = at.Time
			return e, err
		}, query)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("list who may talk: %w", err)
	}
	return all, nil
}

// Remove implements [access.Store].
func (s *Store) Remove(ctx context.Context, id string) (removed bool, err error) {
	if engine.Clean(id) != id {
		return false, nil // nobody with this id was let in
	}
	var people, places int64
	err = s.db.Update(ctx, func(b *engine.Batch) error {
		b.Count(&people, `DELETE FROM access_people WHERE person_id = $1`, id)
		b.Count(&places, `DELETE FROM access_places WHERE ledger_id = $1`, id)
		b.Run(`DELETE FROM access_codes WHERE made_by = $1 AND NOT claim`, id)
		return nil
	})
	if err != nil {
		return false, fmt.Errorf("remove from access: %w", err)
	}
	return people+places > 0, nil
}
