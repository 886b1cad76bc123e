package db_test

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// envMigrate has a process of this test bring a database up to date and end.
const envMigrate = "CHIT_TEST_MIGRATE"

// migrateOnly does that, and returns the exit code.
func migrateOnly(databaseURL string) int {
	s, err := db.Open(context.Background(), databaseURL)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	_ = s.Close()
	return 0
}

// migrateUntil brings a database up to date in a process that is killed after a while,
// and reports whether it got that far.
func migrateUntil(t *testing.T, databaseURL string, limit time.Duration) bool {
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, os.Args[0])
	cmd.Env = append(os.Environ(), envMigrate+"="+databaseURL)
	out, err := cmd.CombinedOutput()
	if err != nil && ctx.Err() == nil {
		t.Errorf("a process that migrates: %v\n%s", err, out)
	}
	return err == nil
}

// asBeforeLog makes of a database what the version before the log of everything left: a
// redo is an undo of an undo, no change names what it is about, and nothing keeps
// arithmetic or cards.
const asBeforeLog = `
DROP TABLE cards;
ALTER TABLE expenses DROP COLUMN sum;
UPDATE changes SET kind = 'undo' WHERE kind = 'redo';` + withoutLog

// TestMigrateLog brings ledgers of the version before the log of everything up to date,
// by two processes at once, which are killed again and again. Nothing is lost: the
// entries, the totals, the settings and the log are the same, and what happened before
// can be taken back and brought back.
func TestMigrateLog(t *testing.T) {
	entries := 1000
	if os.Getenv("CHIT_BENCH_LARGE") == "1" {
		entries = 100_000
	}
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		ctx, s := t.Context(), dbtest.Open(t, databaseURL)
		ledgers := fillLedgers(t, s, entries)
		before := map[expense.LedgerID]ledgerContent{}
		for _, l := range ledgers {
			before[l.ID] = contentOf(t, s, l.ID)
		}
		version := 0
		for i, text := range db.Schema().Steps {
			if text == step(t, "of_kind") {
				version = i
			}
		}
		if _, err := s.Writer().ExecContext(ctx, asBeforeLog); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Writer().ExecContext(ctx, `UPDATE schema_version SET version = $1`, version); err != nil {
			t.Fatal(err)
		}
		killed := 0
		for limit := 20 * time.Millisecond; ; limit += limit / 4 {
			var wg sync.WaitGroup
			var done [2]bool
			for i := range done {
				wg.Go(func() { done[i] = migrateUntil(t, databaseURL, limit) })
			}
			wg.Wait()
			if done[0] && done[1] || t.Failed() {
				break
			}
			killed++
		}
		t.Logf("the processes were killed %d times", killed)
		s = dbtest.Open(t, databaseURL)
		for _, l := range ledgers {
			if diff := cmp.Diff(before[l.ID], contentOf(t, s, l.ID), cmp.AllowUnexported(expense.Rate{})); diff != "" {
				t.Errorf("%s (-before +after):\n%s", l.ID, diff)
			}
			checkStackAfter(t, s, l)
		}
	})
}

// fillLedgers writes entries, and in each ledger settings, a rule, an edit, undo and redo.
func fillLedgers(t *testing.T, s *db.Store, entries int) []expense.Ledger {
	const ledgers = 10
	service := expense.NewService(s)
	all := make([]expense.Ledger, ledgers)
	var wg sync.WaitGroup
	for n := range all {
		wg.Go(func() {
			l, err := s.OpenLedger(t.Context(), expense.Ledger{
				ID: expense.LedgerID(fmt.Sprint("ledger ", n)), Owner: expense.Person{ID: "ana", Name: "Ana"}, Settings: expense.DefaultSettings(), CreatedAt: writtenAt,
			})
			all[n] = l
			deeds := 0
			deed := func() expense.Deed {
				deeds++
				return expense.Deed{Ledger: l, By: l.Owner, At: writtenAt, SourceKey: fmt.Sprint(deeds)}
			}
			for left := entries / ledgers; left > 0 && err == nil; left -= expense.MaxPerMessage {
				drafts := make([]expense.Expense, min(left, expense.MaxPerMessage))
				for i := range drafts {
					cents := int64(left*100 + i)
					drafts[i] = expense.Expense{
						Description: fmt.Sprint("thing ", left+i), Category: []string{"Food", "Travel"}[i%2], SpentOn: expense.DateOf(writtenAt).AddDays(-left % 300),
						Amounts: expense.Amounts{Currency: "EUR", Net: cents, Gross: cents, Rate: expense.Percent(0)},
					}
				}
				_, err = service.Add(t.Context(), deed(), drafts)
			}
			do := func(changes []expense.Change, failed error) []expense.Change {
				if failed != nil {
					t.Error(failed)
				}
				return changes
			}
			do(nil, err)
			do(service.Revise(t.Context(), deed(), expense.Revision{Settings: []func(*expense.Settings) error{func(s *expense.Settings) error {
				s.Zone = "Europe/Berlin"
				s.SetRule(expense.CategoryRule{Words: "lidl", Category: "Groceries"})
				return nil
			}}}))
			edited := do(service.Revise(t.Context(), deed(), expense.Revision{Edit: []expense.Correction{{Number: 1, Apply: func(e *expense.Expense) error {
				e.Description = "edited"
				return nil
			}}}}))
			undone := do(service.Undo(t.Context(), deed(), edited))
			redone := do(service.Undo(t.Context(), deed(), undone))
			do(service.Undo(t.Context(), deed(), redone))
		})
	}
	wg.Wait()
	return all
}

// A ledgerContent is everything in a ledger.
type ledgerContent struct {
	Ledger             expense.Ledger
	Entries            []expense.Expense
	Totals, Recomputed expense.Totals
	Changes            []expense.Change
}

func contentOf(t *testing.T, s *db.Store, id expense.LedgerID) (c ledgerContent) {
	t.Helper()
	ctx := t.Context()
	period := expense.Period{From: expense.DateOf(writtenAt).AddDays(-400), To: expense.DateOf(writtenAt)}
	var errs [5]error
	c.Ledger, errs[0] = s.OpenLedger(ctx, expense.Ledger{ID: id})
	c.Entries, errs[1] = s.Find(ctx, id, expense.Query{Deleted: true})
	c.Totals, errs[2] = s.Totals(ctx, id, period)
	c.Recomputed, errs[3] = s.Recompute(ctx, id, period)
	c.Changes, errs[4] = s.Changes(ctx, id, expense.ChangeQuery{})
	for _, err := range errs {
		if err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// checkStackAfter goes back to the settings and forth again.
func checkStackAfter(t *testing.T, s *db.Store, l expense.Ledger) {
	t.Helper()
	service := expense.NewService(s)
	for i, want := range []expense.ChangeKind{expense.ChangeRedo, expense.ChangeUndo} {
		d := expense.Deed{Ledger: l, By: l.Owner, At: writtenAt, SourceKey: fmt.Sprint("after ", i)}
		next := service.NextRedo
		if want == expense.ChangeUndo {
			next = service.NextUndo
		}
		targets, err := next(t.Context(), d, 0)
		if err != nil {
			t.Fatal(err)
		}
		done, err := service.Undo(t.Context(), d, targets)
		if err != nil || done[0].Kind != want || done[0].Of != expense.ChangeEdit || done[0].Number != 1 {
			t.Errorf("%s: step %d is %+v, %v, want a %s of the edit", l.ID, i, done, err, want)
		}
	}
}
