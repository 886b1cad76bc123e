package expense_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/storetest"
)

// mustAdd adds entries in one deed.
func (b *book) mustAdd(t *testing.T, by expense.Person, drafts ...expense.Expense) []expense.Change {
	t.Helper()
	added, err := b.Add(t.Context(), b.deed(by), drafts)
	if err != nil {
		t.Fatal(err)
	}
	return added
}

// mustRename gives an entry another description.
func (b *book) mustRename(t *testing.T, by expense.Person, number int64, description string) expense.Change {
	t.Helper()
	c, err := b.Edit(t.Context(), b.deed(by), number, func(e *expense.Expense) error { e.Description = description; return nil })
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestUndoPassesOverWhatSomebodyElseChanged has the owner change what bob did last. His
// undo is refused and says by whom and when, whether it is of an edit or an add; what
// he did before can be taken back.
func TestUndoPassesOverWhatSomebodyElseChanged(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	b := open(t, dbtest.SQLite(t))
	b.mustAdd(t, bob, draft("coffee", 450))
	b.mustAdd(t, bob, draft("tea", 300))
	b.mustRename(t, bob, 2, "green tea")
	theirs := b.mustRename(t, ana, 2, "herbal tea")
	before := b.state(t)
	var passed []string
	for range 2 { // the edit, and the add before it
		targets, err := b.NextUndo(ctx, b.deed(bob), 0, passed...)
		if err != nil || targets[0].Number != 2 {
			t.Fatalf("passing over %v: %+v, %v", passed, targets, err)
		}
		_, err = b.Undo(ctx, b.deed(bob), targets)
		want := expense.Args{"Number": int64(2), "Entity": expense.EntityEntry, "Key": "2", "Who": "ana", "At": theirs.At}
		if reasonOf(err) != expense.ReasonChangedSince || !cmp.Equal(argsOf(err), want) {
			t.Errorf("undo of %s: %v, want changed_since with %v", targets[0].Kind, err, want)
		}
		passed = append(passed, targets[0].SourceKey)
	}
	if diff := cmp.Diff(before, b.state(t), exact); diff != "" {
		t.Errorf("what was refused changed something (-before +after):\n%s", diff)
	}
	targets, err := b.NextUndo(ctx, b.deed(bob), 0, passed...)
	if err != nil || targets[0].Number != 1 {
		t.Fatalf("the next: %+v, %v, want the add of #1", targets, err)
	}
	if _, err := b.Undo(ctx, b.deed(bob), targets); err != nil {
		t.Error(err)
	}
	redo, err := b.NextRedo(ctx, b.deed(bob), 0)
	if err != nil || redo[0].Number != 1 || redo[0].Kind != expense.ChangeUndo || redo[0].Of != expense.ChangeAdd {
		t.Errorf("redo is of %+v, %v, want the undo of #1", redo, err)
	}
	if _, err := b.NextUndo(ctx, b.deed(bob), 0, passed...); reasonOf(err) != expense.ReasonNothingToUndo {
		t.Errorf("nothing is left: %v", err)
	}
	// It is as bob left it again, so that he can go on.
	b.mustRename(t, ana, 2, "green tea")
	targets, err = b.NextUndo(ctx, b.deed(bob), 0)
	if err == nil {
		_, err = b.Undo(ctx, b.deed(bob), targets)
	}
	if e, _ := b.Expense(ctx, b.ledger.ID, 2); err != nil || e.Description != "tea" {
		t.Errorf("undone, #2 is %q, %v, want tea", e.Description, err)
	}
}

func argsOf(err error) expense.Args {
	if e, ok := errors.AsType[*expense.Error](err); ok {
		return e.Args
	}
	return nil
}

// TestUndoOfOneSetting takes a setting back although others were changed since, and
// refuses if it was that one.
func TestUndoOfOneSetting(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		ctx := t.Context()
		b := open(t, dbtest.Open(t, databaseURL))
		set := func(edit func(*expense.Settings)) []expense.Change {
			t.Helper()
			changes, err := b.Revise(ctx, b.deed(ana), expense.Revision{Settings: []func(*expense.Settings) error{func(s *expense.Settings) error { edit(s); return nil }}})
			if err != nil {
				t.Fatal(err)
			}
			return changes
		}
		before := b.ledger.Settings
		first := set(func(s *expense.Settings) {
			s.MonthStart, s.VAT, s.Rate = 25, expense.VATRate, expense.Percent(19)
			s.SetRule(expense.CategoryRule{Words: "Lidl", Category: "Groceries"})
		})
		var named []string
		for _, c := range first {
			named = append(named, fmt.Sprint(c.Entity, " ", c.Key))
		}
		if want := []string{"setting month_start", "setting vat", "rule lidl"}; !cmp.Equal(named, want) {
			t.Errorf("the deed changed %v, want %v", named, want)
		}
		second := set(func(s *expense.Settings) {
			s.Zone = "Europe/Berlin"
			s.SetRule(expense.CategoryRule{Words: "aldi", Category: "Groceries"})
		})
		if _, err := b.Undo(ctx, b.deed(ana), first); err != nil {
			t.Fatalf("undo of the first deed: %v", err)
		}
		now := b.reopen(t, b.ledger)
		if now.MonthStart != 1 || now.VAT != before.VAT || now.Zone != "Europe/Berlin" || len(now.CategoryRules) != 1 || now.CategoryRules[0].Words != "aldi" {
			t.Errorf("settings are %+v", now.Settings)
		}
		set(func(s *expense.Settings) { s.SetRule(expense.CategoryRule{Words: "aldi", Category: "Household"}) })
		_, err := b.Undo(ctx, b.deed(ana), second)
		if args := argsOf(err); reasonOf(err) != expense.ReasonChangedSince || args["Entity"] != expense.EntityRule || args["Key"] != "aldi" {
			t.Errorf("undo of the second deed: %v, want changed_since about the rule", err)
		}
		if got := b.reopen(t, b.ledger); got.Zone != "Europe/Berlin" {
			t.Errorf("a refused undo changed the zone to %s", got.Zone)
		}
	})
}

// TestUndoBeyondWhatIsReadAtOnce goes back past deeds of which only a part was among the
// changes read first.
func TestUndoBeyondWhatIsReadAtOnce(t *testing.T) {
	t.Parallel()
	for extra := range 3 {
		ctx := t.Context()
		b := open(t, storetest.NewModel())
		b.mustAdd(t, ana, draft("first", 100))
		b.mustAdd(t, ana, draft("a", 100), draft("b", 100), draft("c", 100))
		for range extra {
			b.mustAdd(t, ana, draft("x", 100))
		}
		at, last := 2+extra, 2+extra
		for i := 0; i < 60; i++ { // each leaves changes in the log
			at = b.step(t, ctx, b.NextUndo, at, -1, 0, expense.ReasonNothingToUndo)
			at = b.step(t, ctx, b.NextRedo, at, 1, last, expense.ReasonNothingToRedo)
		}
		for at > 0 {
			at = b.step(t, ctx, b.NextUndo, at, -1, 0, expense.ReasonNothingToUndo)
		}
		if there := b.there(t); len(there) != 0 {
			t.Fatalf("%d more deeds: %d entries are left", extra, len(there))
		}
	}
}

// TestUndoIsAStackOfEverything does random deeds that change entries, settings, rules and
// things of an entity that only this test knows, goes back and forth between them, and
// compares each state with what it was.
func TestUndoIsAStackOfEverything(t *testing.T) {
	for name, open := range map[string]func(*testing.T) expense.Store{
		"Model":    func(*testing.T) expense.Store { return storetest.NewModel() },
		"SQLite":   func(t *testing.T) expense.Store { return dbtest.Memory(t) },
		"Postgres": func(t *testing.T) expense.Store { return dbtest.Postgres(t) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			store, runs := open(t), 0
			rapid.Check(t, func(t *rapid.T) {
				runs++
				b := &book{Service: expense.NewService(store), store: store}
				b.ledger = b.reopen(t, expense.Ledger{ID: expense.LedgerID(fmt.Sprint("test:", runs)), Owner: ana, Settings: expense.DefaultSettings(), CreatedAt: noon})
				b.checkStack(t)
			})
		})
	}
}

// A whole is what a ledger has.
type whole struct {
	Entries  []expense.Expense
	Settings expense.Settings
	Things   map[string]expense.State
}

func (b *book) whole(t *rapid.T) whole {
	found, err := b.Things(context.Background(), b.ledger.ID, expense.ThingQuery{})
	if err != nil {
		t.Fatal(err)
	}
	all := whole{b.there(t), b.reopen(t, b.ledger).Settings, map[string]expense.State{}}
	for _, f := range found {
		all.Things[f.Key] = f.State
	}
	return all
}

func (b *book) checkStack(t *rapid.T) {
	ctx := context.Background()
	states, at := []whole{b.whole(t)}, 0
	for i := range rapid.IntRange(1, 12).Draw(t, "steps") {
		switch rapid.IntRange(0, 3).Draw(t, "step") {
		case 0, 1:
			at = b.step(t, ctx, b.NextUndo, at, -1, 0, expense.ReasonNothingToUndo)
		case 2:
			at = b.step(t, ctx, b.NextRedo, at, +1, len(states)-1, expense.ReasonNothingToRedo)
		default:
			r := b.mixed(t)
			if r.Empty() {
				continue
			}
			_, err := b.Revise(ctx, b.deed(ana), r)
			if expense.CodeOf(err) == expense.CodeInternal {
				t.Fatal(err)
			}
			if err == nil {
				at++
				states = append(states[:at:at], b.whole(t))
			}
		}
		if diff := cmp.Diff(states[at], b.whole(t), exact); diff != "" {
			t.Fatalf("step %d: mismatch (-want +got):\n%s", i, diff)
		}
	}
}

// mixed draws a revision of several kinds of things.
func (b *book) mixed(t *rapid.T) (r expense.Revision) {
	few := rapid.IntRange(0, 2)
	for range few.Draw(t, "adds") {
		r.Add = append(r.Add, draft("thing", rapid.Int64Range(1, 1000).Draw(t, "cents")))
	}
	for _, e := range b.there(t) {
		switch rapid.IntRange(0, 5).Draw(t, "to this") {
		case 0:
			cents := rapid.Int64Range(1, 1000).Draw(t, "cents")
			r.Edit = append(r.Edit, expense.Correction{Number: e.Number, Apply: func(e *expense.Expense) error { e.Net, e.Gross = cents, cents; return nil }})
		case 1:
			r.Delete = append(r.Delete, e.Number)
		}
	}
	word := rapid.SampledFrom([]string{"lidl", "aldi"})
	for range few.Draw(t, "settings") {
		w, n := word.Draw(t, "words"), rapid.IntRange(0, 6).Draw(t, "setting")
		r.Settings = append(r.Settings, func(s *expense.Settings) error {
			switch {
			case n < 2:
				s.MonthStart = 1 + n
			case n == 2:
				s.Zone, s.Origins[expense.SettingZone] = "Asia/Tokyo", expense.OriginSaid
			case n == 3:
				s.DropRule(w)
			case n == 4:
				s.NameCategory("Food", w)
			default:
				s.SetRule(expense.CategoryRule{Words: w, Category: fmt.Sprint("Category ", n)})
			}
			return nil
		})
	}
	for range few.Draw(t, "things") {
		state := rapid.SampledFrom([]expense.State{"", `1`, `{"a": 2}`}).Draw(t, "state")
		r.Things = append(r.Things, expense.Amendment{
			Entity: "test", Key: word.Draw(t, "key"), Apply: func(expense.State) (expense.State, error) { return state, nil },
		})
	}
	return r
}
