package expense_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/db/dbtest"
	"chit/expense"
)

// shared opens a new ledger of ana's in which bob has a role, or none that he was given.
// Each of them has entered an expense there.
func shared(t *testing.T, store expense.Store, name string, role expense.Role) *book {
	t.Helper()
	b := open(t, store)
	b.ledger.ID = expense.LedgerID("test:group/" + name)
	b.ledger = b.reopen(t, b.ledger)
	for _, who := range []expense.Person{ana, bob} {
		if _, err := b.Add(t.Context(), b.deed(who), []expense.Expense{draft(who.Name+"'s coffee", 450)}); err != nil {
			t.Fatal(err)
		}
	}
	if role != "" {
		b.give(t, bob, role)
	}
	return b
}

// grants has somebody give a role.
func (b *book) grants(by, to expense.Person, role expense.Role) error {
	ctx := context.Background()
	_, err := b.ChangeSettings(ctx, b.deed(by), func(s *expense.Settings) error { s.SetRole(to, role); return nil })
	if err == nil {
		b.ledger, err = b.Open(ctx, b.ledger)
	}
	return err
}

func (b *book) give(t *testing.T, to expense.Person, role expense.Role) {
	t.Helper()
	if err := b.grants(ana, to, role); err != nil {
		t.Fatalf("ana makes %s %q: %v", to.Name, role, err)
	}
}

// everything is all that there is of a ledger.
func (b *book) everything(t *testing.T) []any {
	t.Helper()
	changes, err := b.Changes(t.Context(), b.ledger.ID, expense.ChangeQuery{})
	if err != nil {
		t.Fatal(err)
	}
	return []any{b.reopen(t, b.ledger), b.state(t), changes}
}

// A way is a way to change a ledger.
type way struct {
	name string
	do   func(context.Context, *book) error
}

var ways = []way{
	{"add", func(ctx context.Context, b *book) error {
		_, err := b.Add(ctx, b.deed(bob), []expense.Expense{draft("tea", 300)})
		return err
	}},
	{"plan to add", func(ctx context.Context, b *book) error {
		_, err := b.Plan(ctx, b.deed(bob), expense.Revision{Add: []expense.Expense{draft("tea", 300)}})
		return err
	}},
	{"edit their own", func(ctx context.Context, b *book) error { _, err := b.Edit(ctx, b.deed(bob), 2, rename); return err }},
	{"edit another's", func(ctx context.Context, b *book) error { _, err := b.Edit(ctx, b.deed(bob), 1, rename); return err }},
	{"delete their own", func(ctx context.Context, b *book) error { _, err := b.Delete(ctx, b.deed(bob), 2); return err }},
	{"delete another's", func(ctx context.Context, b *book) error { _, err := b.Delete(ctx, b.deed(bob), 1); return err }},
	{"undo their own", func(ctx context.Context, b *book) error {
		last, err := b.LastOf(ctx, b.ledger.ID, 2)
		if err == nil {
			_, err = b.Undo(ctx, b.deed(bob), last)
		}
		return err
	}},
	{"set", func(ctx context.Context, b *book) error {
		_, err := b.ChangeSettings(ctx, b.deed(bob), func(s *expense.Settings) error { s.MonthStart = 5; return nil })
		return err
	}},
	{"give a role", func(_ context.Context, b *book) error { return b.grants(bob, cem, expense.RoleViewer) }},
	{"make themself an owner", func(_ context.Context, b *book) error { return b.grants(bob, bob, expense.RoleOwner) }},
	{"move there", func(ctx context.Context, b *book) error {
		own := expense.Ledger{ID: expense.LedgerID(bob.ID), Owner: bob, Settings: b.ledger.Settings, CreatedAt: noon}
		own, err := b.Open(ctx, own)
		if err != nil {
			return err
		}
		from := b.deed(bob)
		from.Ledger = own
		from.SourceKey += string(b.ledger.ID)
		added, err := b.Add(ctx, from, []expense.Expense{draft("tea", 300)})
		if err != nil {
			return err
		}
		from.SourceKey += "/move"
		_, _, err = b.Move(ctx, expense.Transfer{From: from, To: b.deed(bob)}, added)
		return err
	}},
}

func rename(e *expense.Expense) error { e.Description += " and cake"; return nil }

// Of each way to change a ledger, to whom it is refused, and that nothing is changed then.
func TestRoles(t *testing.T) {
	t.Parallel()
	member := map[string]expense.Reason{
		"edit another's": expense.ReasonNotAuthor, "delete another's": expense.ReasonNotAuthor, "set": expense.ReasonNotOwner,
		"give a role": expense.ReasonNotGranter, "make themself an owner": expense.ReasonNotGranter,
	}
	viewer := map[string]expense.Reason{}
	for _, w := range ways {
		viewer[w.name] = expense.ReasonReadsOnly
	}
	viewer["give a role"], viewer["make themself an owner"] = expense.ReasonNotGranter, expense.ReasonNotGranter
	dbtest.OnBoth(t, func(t *testing.T, url string) {
		store := dbtest.Open(t, url)
		for _, c := range []struct {
			role    expense.Role
			refused map[string]expense.Reason
		}{
			{"", member},
			{expense.RoleMember, member},
			{expense.RoleApprover, member},
			{expense.RoleViewer, viewer},
			{expense.RoleOwner, map[string]expense.Reason{"make themself an owner": expense.ReasonAlreadySo}},
		} {
			for _, w := range ways {
				b := shared(t, store, fmt.Sprintf("%s/%s", c.role, w.name), c.role)
				before := b.everything(t)
				err := w.do(t.Context(), b)
				if got := reasonOf(err); got != c.refused[w.name] || (err != nil) != (got != "") {
					t.Errorf("%q, %s: %v, want reason %q", c.role, w.name, err, c.refused[w.name])
				}
				if diff := cmp.Diff(before, b.everything(t), exact); err != nil && diff != "" {
					t.Errorf("%q, %s was refused and changed something (-want +got):\n%s", c.role, w.name, diff)
				}
			}
		}
	})
}

// A run that began before somebody lost their role writes nothing after it.
func TestRoleIsThatOfTheMoment(t *testing.T) {
	t.Parallel()
	dbtest.OnBoth(t, func(t *testing.T, url string) {
		store := dbtest.Open(t, url)
		for _, w := range ways {
			b := shared(t, store, w.name, expense.RoleOwner)
			stale := *b
			stale.deeds += 100
			b.give(t, bob, expense.RoleViewer)
			before := b.everything(t)
			err := w.do(t.Context(), &stale)
			if diff := cmp.Diff(before, b.everything(t), exact); diff != "" {
				t.Errorf("%s changed something (-want +got):\n%s", w.name, diff)
			}
			if w.name != "plan to add" && expense.CodeOf(err) != expense.CodeDenied {
				t.Errorf("%s: %v, want it denied", w.name, err)
			}
		}
	})
}

// Roles are changes like any other: they are undone and done again. There is always an owner.
func TestGivingRoles(t *testing.T) {
	t.Parallel()
	dbtest.OnBoth(t, func(t *testing.T, url string) {
		b := shared(t, dbtest.Open(t, url), "", "")
		roleOf := func(want expense.Role) {
			t.Helper()
			b.ledger = b.reopen(t, b.ledger)
			if got := b.ledger.RoleOf(bob); got != want {
				t.Errorf("bob is %q, want %q", got, want)
			}
		}
		refuse := func(what string, err error, want expense.Reason) {
			t.Helper()
			if reasonOf(err) != want {
				t.Errorf("%s: %v, want reason %q", what, err, want)
			}
		}
		roleOf(expense.RoleMember)
		for _, lower := range []expense.Role{expense.RoleMember, expense.RoleViewer, expense.RoleApprover} {
			refuse("the last owner becomes a "+string(lower), b.grants(ana, ana, lower), expense.ReasonLastOwner)
		}
		refuse("a role that there is not", b.grants(ana, bob, "emperor"), expense.ReasonRoleUnknown)
		refuse("nobody", b.grants(ana, expense.Person{}, expense.RoleViewer), expense.ReasonRoleUnknown)
		b.give(t, bob, expense.RoleViewer)
		roleOf(expense.RoleViewer)
		for _, want := range []expense.Role{expense.RoleMember, expense.RoleViewer, expense.RoleMember} {
			next := b.NextUndo
			if want == expense.RoleViewer {
				next = b.NextRedo
			}
			targets, err := next(t.Context(), b.deed(ana), 0)
			if err != nil {
				t.Fatal(err)
			}
			refuse("bob takes it back", second(b.Undo(t.Context(), b.deed(bob), targets)), expense.ReasonNotGranter)
			if _, err := b.Undo(t.Context(), b.deed(ana), targets); err != nil {
				t.Fatal(err)
			}
			roleOf(want)
		}

		b.give(t, bob, expense.RoleOwner)
		made, err := b.Changes(t.Context(), b.ledger.ID, expense.ChangeQuery{Limit: 1})
		if err != nil {
			t.Fatal(err)
		}
		if err := b.grants(bob, ana, expense.RoleViewer); err != nil {
			t.Fatalf("bob makes ana a viewer: %v", err)
		}
		if got := b.ledger.Owners(); !cmp.Equal(got, []expense.Person{bob}) {
			t.Errorf("the owners are %v, want bob", got)
		}
		refuse("ana adds", second(b.Add(t.Context(), b.deed(ana), []expense.Expense{draft("tea", 300)})), expense.ReasonReadsOnly)
		refuse("ana takes her own grant back", second(b.Undo(t.Context(), b.deed(ana), made)), expense.ReasonNotGranter)
		refuse("bob steps down", b.grants(bob, bob, expense.RoleMember), expense.ReasonLastOwner)
		if err := b.grants(bob, ana, expense.RoleOwner); err != nil {
			t.Fatalf("bob makes ana an owner again: %v", err)
		}
		b.ledger = b.reopen(t, b.ledger)
		if err := b.grants(bob, bob, expense.RoleMember); err != nil {
			t.Errorf("bob steps down beside another owner: %v", err)
		}
	})
}

// A file is kept before the change that names it, so it is refused by itself.
func TestViewerKeepsNoFiles(t *testing.T) {
	t.Parallel()
	b := shared(t, dbtest.SQLite(t), "", expense.RoleViewer)
	content := []byte("receipt")
	if err := b.KeepContent(t.Context(), b.deed(bob), content); reasonOf(err) != expense.ReasonReadsOnly {
		t.Errorf("bob's file: %v, want reason reads_only", err)
	}
	if _, err := b.Content(t.Context(), b.ledger.ID, expense.DigestOf(content)); expense.CodeOf(err) != expense.CodeNotFound {
		t.Errorf("the file is there: %v", err)
	}
	if err := b.KeepContent(t.Context(), b.deed(ana), content); err != nil {
		t.Errorf("ana's file: %v", err)
	}
}

func second[T any](_ T, err error) error { return err }

// An own ledger has one owner and nobody else.
func TestOwnLedgerHasNoRoles(t *testing.T) {
	t.Parallel()
	b := open(t, dbtest.SQLite(t))
	if err := b.grants(ana, bob, expense.RoleViewer); reasonOf(err) != expense.ReasonOwnLedger {
		t.Errorf("ana gives a role in her own ledger: %v, want reason own_ledger", err)
	}
}

func TestTooManyRoles(t *testing.T) {
	t.Parallel()
	s := expense.DefaultSettings()
	for n := range expense.MaxGrants + 1 {
		if err := s.Check(); err != nil {
			t.Fatalf("%d roles: %v", n, err)
		}
		s.SetRole(expense.Person{ID: fmt.Sprint("test:", n)}, expense.RoleViewer)
	}
	if err := s.Check(); reasonOf(err) != expense.ReasonTooManyGrants {
		t.Errorf("%d roles: %v, want reason too_many_grants", len(s.Grants), err)
	}
}
