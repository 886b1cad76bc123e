package ledger

import (
	"context"
	"errors"
	"fmt"

	"chit/db/engine"
	"chit/expense"
)

// A thingName is the key of a thing in its ledger.
type thingName struct {
	entity expense.Entity
	key    string
}

func nameOf(c expense.Change) thingName { return thingName{c.Entity, engine.Clean(c.Key)} }

// checkThing finds mistakes in the change of a thing that only the program can have made.
func checkThing(c expense.Change) error {
	return errors.Join(c.CheckThing(), engine.CheckKey("entity", string(c.Entity)), engine.CheckKey("thing", c.Key))
}

// findThings returns, once the batch is flushed, the stored states of the things that are
// about to change.
func findThings(b *engine.Batch, ops []*writeOp) (found map[expense.LedgerID]map[thingName]expense.State) {
	const query = `
SELECT t.ledger_id, t.entity, t.thing_key, t.state FROM ROWS v (ledger TEXT, entity TEXT, thing TEXT)
JOIN things t ON t.ledger_id = v.ledger AND t.entity = v.entity AND t.thing_key = v.thing`
	found = make(map[expense.LedgerID]map[thingName]expense.State, len(ops))
	var wanted engine.Rows
	for _, op := range ops {
		found[op.Ledger] = map[thingName]expense.State{}
		for _, c := range op.Changes {
			if c.OfThing() {
				wanted.Add(string(op.Ledger), string(c.Entity), engine.Clean(c.Key))
			}
		}
	}
	b.Each(&wanted, func(r engine.Row) error {
		var ledger expense.LedgerID
		var name thingName
		var state expense.State
		err := r.Scan(&ledger, &name.entity, &name.key, &state)
		if err == nil {
			found[ledger][name] = state
		}
		return err
	}, query)
	return found
}

func (p *posting) postThing(c *expense.Change) error {
	name := nameOf(*c)
	c.Key, c.Was, c.Is = name.key, cleanState(c.Was), cleanState(c.Is)
	if p.things[name] != c.Was {
		return interrupted()
	}
	p.things[name], p.amended[name] = c.Is, c.Seq
	return nil
}

func cleanState(s expense.State) expense.State { return expense.State(engine.Clean(string(s))) }

// saveThings replaces the rows of things that changed.
func saveThings(b *engine.Batch, all []*posting) {
	const (
		remove = `
DELETE FROM things WHERE (ledger_id, entity, thing_key) IN (SELECT ledger, entity, thing FROM ROWS v (ledger TEXT, entity TEXT, thing TEXT))`
		insert = `
INSERT INTO things (ledger_id, entity, thing_key, revision, state)
SELECT ledger, entity, thing, revision, state FROM ROWS v (ledger TEXT, entity TEXT, thing TEXT, revision BIGINT, state TEXT) WHERE TRUE`
	)
	var old, there engine.Rows
	for _, p := range all {
		for name, seq := range p.amended {
			old.Add(string(p.ledger.id), string(name.entity), name.key)
			if state := p.things[name]; state != "" {
				there.Add(string(p.ledger.id), string(name.entity), name.key, seq, string(state))
			}
		}
	}
	b.Exec(&old, remove)
	b.Exec(&there, insert)
}

// Things implements [expense.Store].
func (s *Store) Things(ctx context.Context, ledger expense.LedgerID, q expense.ThingQuery) (found []expense.Thing, err error) {
	const query = `
SELECT entity, thing_key, state, revision FROM things
WHERE ledger_id = $1 AND ($2 = '' OR entity = $2) AND ($3 = '' OR thing_key = $3)
ORDER BY entity, thing_key`
	scan := func(r engine.Row) (t expense.Thing, err error) {
		return t, r.Scan(&t.Entity, &t.Key, &t.State, &t.Revision)
	}
	err = s.db.Read(ctx, func(db engine.Reader) error {
		found, err = engine.Collect(ctx, db, scan, query, string(ledger), engine.Clean(string(q.Entity)), engine.Clean(q.Key))
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("find things: %w", err)
	}
	if len(found) == 0 {
		return nil, s.mustExist(ctx, ledger)
	}
	return found, nil
}
