package expense_test

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/storetest"
)

var cem = expense.Person{ID: "test:cem", Name: "cem"}

// TestUndoIsItsOwnInverseAmongSeveral has three people work in one ledger.
// Anything undone twice is as before, nobody can change what somebody else
// entered, and a refused change does nothing.
func TestUndoIsItsOwnInverseAmongSeveral(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		ctx := context.Background()
		b := open(t, storetest.NewModel())
		for range rapid.IntRange(1, 8).Draw(t, "deeds") {
			who := rapid.SampledFrom([]expense.Person{ana, bob, cem}).Draw(t, "who")
			before := b.state(t)
			if err := b.something(t, ctx, who); err != nil {
				if diff := cmp.Diff(before, b.state(t), exact); diff != "" {
					t.Fatalf("a refused deed, %v, changed something (-want +got):\n%s", err, diff)
				}
			}
			b.checkAuthors(t, before, who)
			undoes := rapid.SampledFrom([]expense.Person{ana, bob, cem}).Draw(t, "undoes")
			after := b.state(t)
			if !b.takeBack(t, ctx, undoes, b.NextUndo) {
				continue
			}
			b.checkAuthors(t, after, undoes)
			if !b.takeBack(t, ctx, undoes, b.NextRedo) {
				t.Fatalf("%s cannot take their own undo back", undoes.Name)
			}
			if diff := cmp.Diff(after, b.state(t), exact); diff != "" {
				t.Fatalf("undo of undo: mismatch (-want +got):\n%s", diff)
			}
		}
	})
}

// something makes a random revision by one person, of any expenses, so that
// some of it is refused.
func (b *book) something(t *rapid.T, ctx context.Context, who expense.Person) error {
	var r expense.Revision
	for _, e := range b.state(t) {
		switch rapid.IntRange(0, 5).Draw(t, "to this") {
		case 0:
			cents := rapid.Int64Range(1, 1000).Draw(t, "cents")
			r.Edit = append(r.Edit, expense.Correction{Number: e.Number, Apply: func(e *expense.Expense) error {
				e.Net, e.Gross = cents, cents
				return nil
			}})
		case 1:
			r.Delete = append(r.Delete, e.Number)
		}
	}
	if len(r.Edit)+len(r.Delete) == 0 || rapid.Bool().Draw(t, "add") {
		r.Add = append(r.Add, draft("thing", rapid.Int64Range(1, 1000).Draw(t, "cents")))
	}
	_, err := b.Revise(ctx, b.deed(who), r)
	if expense.CodeOf(err) == expense.CodeInternal {
		t.Fatal(err)
	}
	return err
}

// takeBack takes back what is next for one person, and reports whether there
// was something that could be taken back.
func (b *book) takeBack(t *rapid.T, ctx context.Context, who expense.Person, next func(context.Context, expense.Deed, int64, ...string) ([]expense.Change, error)) bool {
	d := b.deed(who)
	last, err := next(ctx, d, 0)
	if err == nil {
		for _, c := range last {
			if c.Actor != who {
				t.Fatalf("%s would take back what %s did", who.Name, c.Actor.Name)
			}
		}
		_, err = b.Undo(ctx, d, last)
	}
	if expense.CodeOf(err) == expense.CodeInternal {
		t.Fatal(err)
	}
	return err == nil
}

// checkAuthors fails if a person changed what neither they nor, as the owner,
// ana may change.
func (b *book) checkAuthors(t *rapid.T, before []expense.Expense, who expense.Person) {
	now := map[int64]expense.Expense{}
	for _, e := range b.state(t) {
		now[e.Number] = e
	}
	for _, e := range before {
		if e.Author.ID != who.ID && who.ID != ana.ID && !cmp.Equal(e, now[e.Number], exact) {
			t.Fatalf("%s changed #%d of %s", who.Name, e.Number, e.Author.Name)
		}
	}
}

// TestARevisionIsOneDeed edits, deletes and adds in one deed, and takes all of it
// back at once. A second time it is found done, and one refused part refuses all
// of it.
func TestARevisionIsOneDeed(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	b := open(t, dbtest.SQLite(t))
	if _, err := b.Add(ctx, b.deed(bob), []expense.Expense{draft("coffee", 450), draft("tea", 300)}); err != nil {
		t.Fatal(err)
	}
	before := b.state(t)
	dearer := expense.Correction{Number: 1, Apply: func(e *expense.Expense) error { e.Net, e.Gross = 520, 520; return nil }}
	revision := expense.Revision{Edit: []expense.Correction{dearer}, Delete: []int64{2}, Add: []expense.Expense{draft("cake", 200)}}
	if _, err := b.Revise(ctx, b.deed(cem), revision); reasonOf(err) != expense.ReasonNotAuthor {
		t.Errorf("somebody else's revision: %v, want reason not_author", err)
	}
	d := b.deed(bob)
	for range 2 {
		changes, err := b.Revise(ctx, d, revision)
		if err != nil || len(changes) != 3 || changes[2].Number != 3 {
			t.Fatalf("Revise = %v, %v, want three changes", changes, err)
		}
	}
	undo := b.deed(bob)
	last, err := b.NextUndo(ctx, undo, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.Undo(ctx, undo, last); err != nil {
		t.Fatal(err)
	}
	found, err := b.Find(ctx, b.ledger.ID, expense.Query{})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(before, found, exact); diff != "" {
		t.Errorf("after the undo: mismatch (-want +got):\n%s", diff)
	}
	if _, err := b.Undo(ctx, b.deed(bob), last[1:2]); reasonOf(err) != expense.ReasonAlreadyUndone {
		t.Errorf("taken back twice: %v, want reason already_undone", err)
	}
}

// TestAZoneIsLearnedOnce checks that a learned zone has no author, and gives
// way to one that was set.
func TestAZoneIsLearnedOnce(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	b := open(t, dbtest.SQLite(t))
	before := b.ledger
	for _, tt := range []struct{ from, zone, want string }{
		{"a zone that nobody knows", "Asia/Nowhere", "UTC"},
		{"the first zone", "Europe/Berlin", "Europe/Berlin"},
		{"the same again", "Europe/Berlin", "Europe/Berlin"},
		{"another", "Asia/Shanghai", "Europe/Berlin"},
	} {
		d := b.deed(bob)
		d.By, d.Ledger = expense.Person{}, before // as it was when the run began
		if tt.from == "another" {
			d.Ledger = b.ledger
		}
		l, err := b.LearnZone(ctx, d, tt.zone)
		if l.Zone != tt.want || (err != nil) != (tt.want == "UTC") {
			t.Errorf("%s: the zone is %s (%v), want %s", tt.from, l.Zone, err, tt.want)
		}
		b.ledger = l
	}
	if _, err := b.NextUndo(ctx, b.deed(ana), 0); reasonOf(err) != expense.ReasonNothingToUndo {
		t.Errorf("ana may take back: %v, want reason nothing_to_undo", err)
	}
}

func TestOnlyTheOwnerChangesSettings(t *testing.T) {
	t.Parallel()
	ctx := t.Context()
	b := open(t, dbtest.SQLite(t))
	set := func(s *expense.Settings) error { s.MonthStart = 25; return nil }
	_, err := b.ChangeSettings(ctx, b.deed(bob), set)
	if e, ok := errors.AsType[*expense.Error](err); !ok || e.Reason != expense.ReasonNotOwner || !reflect.DeepEqual(e.Args["Owners"], []string{"ana"}) {
		t.Errorf("bob changes ana's settings: %v, want reason not_owner", err)
	}
	d := b.deed(ana)
	change, err := b.ChangeSettings(ctx, d, set)
	if err != nil {
		t.Fatal(err)
	}
	b.ledger = b.reopen(t, b.ledger)
	d.Ledger = b.ledger
	if again, err := b.ChangeSettings(ctx, d, set); err != nil || again.Seq != change.Seq {
		t.Errorf("the same deed again: %v, %v, want the change that was made", again.Seq, err)
	}
	if _, err := b.Undo(ctx, b.deed(bob), []expense.Change{change}); reasonOf(err) != expense.ReasonNotOwner {
		t.Errorf("bob takes it back: %v, want reason not_owner", err)
	}
	nobodys := b.ledger
	nobodys.ID, nobodys.Owner = "test:nobody", expense.Person{}
	b.ledger = b.reopen(t, nobodys)
	if _, err := b.ChangeSettings(ctx, b.deed(bob), func(s *expense.Settings) error { s.MonthStart = 2; return nil }); err != nil {
		t.Errorf("settings of a ledger without an owner: %v", err)
	}
}
