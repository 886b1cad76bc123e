package storetest

import (
	"pgregory.net/rapid"

	"chit/expense"
)

// amending returns the change of a thing.
func amending(entity expense.Entity, key string, was, is expense.State) expense.Change {
	return expense.Change{Kind: expense.ChangeThing, Entity: entity, Key: key, Was: was, Is: is, Actor: ana, At: noon}
}

// checkThings writes the states of an entity that the store does not know.
func checkThings(t T, s expense.Store) {
	ledger(t, s, "a")
	ledger(t, s, "b")
	const first, second = expense.State(`{"of": "Käse"}`), expense.State(`[1]`)
	write(t, s, "a", "one", amending("budget", "food", "", first), amending("budget", "a 'key'", "", second), amending("schedule", "food", "", `1`))
	changed := write(t, s, "a", "two", amending("budget", "food", first, second), amending("budget", "a 'key'", second, ""))
	equal(t, "stored change of a thing", changed[0], expense.Change{
		Ledger: "a", Seq: 4, Kind: expense.ChangeThing, Entity: "budget", Key: "food", Was: first, Is: second, Actor: ana, At: noon, SourceKey: "two",
	})
	things := func(id expense.LedgerID, q expense.ThingQuery) []expense.Thing {
		found, err := s.Things(t.Context(), id, q)
		if err != nil {
			t.Errorf("Things(%q, %v): %v", id, q, err)
		}
		return found
	}
	food := expense.Thing{Entity: "budget", Key: "food", State: second, Revision: 4}
	schedule := expense.Thing{Entity: "schedule", Key: "food", State: `1`, Revision: 3}
	equal(t, "all things", things("a", expense.ThingQuery{}), []expense.Thing{food, schedule})
	equal(t, "one thing", things("a", expense.ThingQuery{Entity: "budget", Key: "food"}), []expense.Thing{food})
	equal(t, "things of another entity", len(things("a", expense.ThingQuery{Entity: "trip"})), 0)
	equal(t, "things of another ledger", len(things("b", expense.ThingQuery{})), 0)

	for name, c := range map[string]expense.Change{
		"that was another":  amending("budget", "food", first, `2`),
		"that was there":    amending("budget", "food", "", `2`),
		"that was not":      amending("budget", "a 'key'", second, `2`),
		"of another ledger": amending("budget", "rent", `1`, `2`),
	} {
		_, err := s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: name, Changes: append(adding(lunch()), c)})
		if reasonOf(err) != expense.ReasonWriteInterrupted {
			t.Errorf("a thing %s: %v, want reason write_interrupted", name, err)
		}
	}
	for name, c := range map[string]expense.Change{
		"that is a setting": amending(expense.EntitySetting, "currency", "", `1`),
		"that is an entry":  amending(expense.EntityEntry, "1", "", `1`),
		"without a key":     amending("budget", "", "", `1`),
		"without JSON":      amending("budget", "rent", "", `{`),
	} {
		if _, err := s.Write(t.Context(), expense.Write{Ledger: "a", SourceKey: name, Changes: []expense.Change{c}}); err == nil {
			t.Errorf("a thing %s was stored", name)
		}
	}
	equal(t, "things after failed Writes", things("a", expense.ThingQuery{}), []expense.Thing{food, schedule})

	seqs := func(q expense.ChangeQuery) (found []int64) {
		for _, c := range log(t, s, "a", q) {
			found = append(found, c.Seq)
		}
		return found
	}
	add(t, s, "a", "entry", lunch())
	write(t, s, "a", "set", setting(ledger(t, s, "a").Settings, func(s *expense.Settings) { s.MonthStart = 5 }))
	equal(t, "changes of an entity", seqs(expense.ChangeQuery{Entity: "budget"}), []int64{5, 4, 2, 1})
	equal(t, "changes of a thing", seqs(expense.ChangeQuery{Entity: "budget", Key: "food"}), []int64{4, 1})
	equal(t, "changes of entries", seqs(expense.ChangeQuery{Entity: expense.EntityEntry}), []int64{6})
	equal(t, "changes of settings", seqs(expense.ChangeQuery{Entity: expense.EntityRule}), []int64{7})
	equal(t, "changes before one", seqs(expense.ChangeQuery{Before: 3}), []int64{2, 1})
}

// amend sets or removes a thing, now and then based on an outdated state.
func (p *pair) amend(t *rapid.T) {
	id := p.ledger(t)
	key := rapid.SampledFrom([]string{"a", "b"}).Draw(t, "key")
	found, err := p.model.Things(p.ctx, id, expense.ThingQuery{Entity: "budget", Key: key})
	if err != nil {
		t.Fatal(err)
	}
	state := rapid.SampledFrom([]expense.State{"", `1`, `{"a":2}`})
	was := state.Draw(t, "was")
	if len(found) > 0 && rapid.IntRange(0, 3).Draw(t, "stale") > 0 {
		was = found[0].State
	}
	p.write(t, id, []expense.Change{amending("budget", key, was, state.Draw(t, "is"))})
}

func (p *pair) compareThings(t *rapid.T, id expense.LedgerID) {
	want, _ := p.model.Things(p.ctx, id, expense.ThingQuery{})
	got, err := p.store.Things(p.ctx, id, expense.ThingQuery{})
	if d := diff(want, got); err != nil || d != "" {
		t.Fatalf("Things: %v, mismatch (-model +store):\n%s", err, d)
	}
}
