package expense_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/storetest"
)

// attach gives an entry files.
func (b *book) attach(t *testing.T, number int64, names ...string) (expense.Change, error) {
	t.Helper()
	var all []expense.Attachment
	for _, name := range names {
		if err := b.KeepContent(t.Context(), b.deed(ana), []byte(name)); err != nil {
			t.Fatal(err)
		}
		all = append(all, expense.AttachmentOf(name, "text/plain", []byte(name)))
	}
	return b.Edit(t.Context(), b.deed(ana), number, func(e *expense.Expense) error {
		e.Attach(all...)
		return nil
	})
}

// An attachment is a change like any other: it is taken back and brought back, and what
// was kept stays.
func TestUndoOfAnAttachment(t *testing.T) {
	for name, openStore := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := open(t, openStore(t))
			if _, err := b.Add(t.Context(), b.deed(ana), []expense.Expense{draft("lunch", 900)}); err != nil {
				t.Fatal(err)
			}
			before := b.state(t)
			if _, err := b.attach(t, 1, "a", "b"); err != nil {
				t.Fatal(err)
			}
			attached := b.state(t)
			if got := len(attached[0].Attachments); got != 2 {
				t.Fatalf("the entry has %d attachments", got)
			}
			if _, err := b.attach(t, 1, "b"); reasonOf(err) != expense.ReasonAlreadySo {
				t.Errorf("attached again: %v", err)
			}
			for step, want := range [][]expense.Expense{before, attached, before} {
				next := b.NextUndo
				if step == 1 {
					next = b.NextRedo
				}
				targets, err := next(t.Context(), b.deed(ana), 0)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := b.Undo(t.Context(), b.deed(ana), targets); err != nil {
					t.Fatal(err)
				}
				if d := cmp.Diff(want, b.state(t), exact); d != "" {
					t.Errorf("step %d (-want +got):\n%s", step, d)
				}
			}
			if got, err := b.Content(t.Context(), b.ledger.ID, expense.DigestOf([]byte("a"))); err != nil || string(got) != "a" {
				t.Errorf("the content is %q, %v", got, err)
			}
		})
	}
}

func TestLimitsOfAttachments(t *testing.T) {
	t.Parallel()
	b := open(t, storetest.NewModel())
	if _, err := b.Add(t.Context(), b.deed(ana), []expense.Expense{draft("lunch", 900)}); err != nil {
		t.Fatal(err)
	}
	var names []string
	for i := range expense.MaxAttachments + 1 {
		names = append(names, fmt.Sprint(i))
	}
	if _, err := b.attach(t, 1, names...); reasonOf(err) != expense.ReasonAttachmentsMany {
		t.Errorf("too many: %v", err)
	}
	if _, err := b.attach(t, 1, strings.Repeat("x", expense.MaxFileName+1)); reasonOf(err) != expense.ReasonFileNameLong {
		t.Errorf("a long name: %v", err)
	}
	if _, err := b.attach(t, 1, names[1:]...); err != nil {
		t.Errorf("as many as may be: %v", err)
	}
	for _, content := range [][]byte{nil, bytes.Repeat([]byte{1}, expense.MaxAttachment+1)} {
		if err := b.KeepContent(t.Context(), b.deed(ana), content); reasonOf(err) != expense.ReasonAttachmentLarge {
			t.Errorf("a content of %d bytes: %v", len(content), err)
		}
	}
}

// What moves to another ledger takes its files along.
func TestMoveOfAnAttachment(t *testing.T) {
	t.Parallel()
	b := open(t, dbtest.SQLite(t))
	if _, err := b.Add(t.Context(), b.deed(ana), []expense.Expense{draft("lunch", 900)}); err != nil {
		t.Fatal(err)
	}
	attached, err := b.attach(t, 1, "a")
	if err != nil {
		t.Fatal(err)
	}
	team := b.reopen(t, expense.Ledger{ID: "test:team", Owner: bob, Settings: b.ledger.Settings, CreatedAt: noon})
	from, to := b.deed(ana), b.deed(ana)
	to.Ledger = team
	_, there, err := b.Move(t.Context(), expense.Transfer{From: from, To: to}, []expense.Change{attached})
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(attached.After.Attachments, there[0].After.Attachments); d != "" {
		t.Errorf("attachments (-want +got):\n%s", d)
	}
	if got, err := b.Content(t.Context(), team.ID, expense.DigestOf([]byte("a"))); err != nil || string(got) != "a" {
		t.Errorf("the content there is %q, %v", got, err)
	}
}
