package ledger_test

import (
	"errors"
	"os"
	"testing"
	"time"

	"chit/agent/inbox"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

func TestMain(m *testing.M) { os.Exit(dbtest.Main(m)) }

// TestWritesOfOneTransaction commits changes of many ledgers in one transaction. A
// change that is not allowed, or that makes the database refuse the transaction,
// must not affect the others.
func TestWritesOfOneTransaction(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := open(t)
			for _, id := range []expense.LedgerID{"fine", "done", "fenced", "changed", "full", "last"} {
				if _, err := s.OpenLedger(t.Context(), expense.Ledger{ID: id, Settings: expense.DefaultSettings()}); err != nil {
					t.Fatal(err)
				}
			}
			for id, gross := range map[expense.LedgerID]int64{"done": 100, "changed": 100, "full": 8e18} {
				write(t, s, adding(id, "before", gross))
			}
			changed := adding("changed", "now", 5)
			changed.Changes[0].Kind, changed.Changes[0].Before = expense.ChangeEdit, &expense.Expense{Number: 1, Revision: 7}
			fenced := adding("fenced", "now", 5)
			fenced.Guard = inbox.Fence{Conversation: "slack:1", Epoch: 3}

			stored, errs := s.WriteTogether(t.Context(),
				adding("fine", "now", 5), adding("done", "before", 100), fenced, changed, adding("missing", "now", 5), adding("last", "now", 7))
			for i, want := range []string{"", "", "fenced", "conflict", "not_found", ""} {
				if got := codeOf(errs[i]); got != want {
					t.Errorf("write %d: %q (%v), want %q", i, got, errs[i], want)
				}
				if want == "" && (len(stored[i]) != 1 || stored[i][0].Number != 1) {
					t.Errorf("write %d stored %v", i, stored[i])
				}
			}
			stored, errs = s.WriteTogether(t.Context(), adding("fine", "then", 6), adding("full", "then", 8e18), adding("last", "then", 8))
			if errs[0] != nil || errs[2] != nil || len(stored[0]) != 1 || stored[0][0].Number != 2 || len(stored[2]) != 1 {
				t.Errorf("beside a sum that is too large: %v, %v", stored, errs)
			}
			if e, ok := errors.AsType[*expense.Error](errs[1]); !ok || e.Reason != expense.ReasonAmountDigits {
				t.Errorf("a sum that is too large: %v", errs[1])
			}
			for id, want := range map[expense.LedgerID]int64{"fine": 11, "done": 100, "changed": 100, "fenced": 0, "full": 8e18, "last": 15} {
				if got := sumOf(t, s, id); got != want {
					t.Errorf("%s has %d, want %d", id, got, want)
				}
			}
		})
	}
}

// TestFailedBatch has a transaction fail in its last statements, which go with the
// commit. None of it may be stored, and the connection must stay usable.
func TestFailedBatch(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := open(t)
			if _, err := s.OpenLedger(t.Context(), expense.Ledger{ID: "a", Settings: expense.DefaultSettings()}); err != nil {
				t.Fatal(err)
			}
			write(t, s, adding("a", "most", 8e18))
			for range 20 { // more often than there are connections
				if _, err := s.Write(t.Context(), adding("a", "too much", 8e18)); codeOf(err) != "invalid" {
					t.Fatalf("Write = %v, want it invalid", err)
				}
			}
			write(t, s, adding("a", "little", 5))
			if got := sumOf(t, s, "a"); got != 8e18+5 {
				t.Errorf("the sum is %d", got)
			}
			found, err := s.Find(t.Context(), "a", expense.Query{})
			if err != nil || len(found) != 2 || found[0].Number+found[1].Number != 3 {
				t.Errorf("expenses %v, %v, want numbers 1 and 2", found, err)
			}
		})
	}
}

var writtenOn = expense.Date{Year: 2026, Month: time.November, Day: 20}

func adding(ledger expense.LedgerID, key string, gross int64) expense.Write {
	return expense.Write{Ledger: ledger, SourceKey: key, Changes: []expense.Change{{Kind: expense.ChangeAdd, After: &expense.Expense{
		Description: "coffee", SpentOn: writtenOn, Amounts: expense.Amounts{Currency: "EUR", Net: gross, Gross: gross},
	}}}}
}

func write(t *testing.T, s *db.Store, w expense.Write) {
	t.Helper()
	if _, err := s.Write(t.Context(), w); err != nil {
		t.Fatal(err)
	}
}

// codeOf returns the code of an error, "" if there is none.
func codeOf(err error) string {
	switch {
	case err == nil:
		return ""
	case errors.Is(err, inbox.ErrFenced):
		return "fenced"
	default:
		return string(expense.CodeOf(err))
	}
}

// sumOf returns the sum of a ledger's totals, which must equal that of its rows.
func sumOf(t *testing.T, s *db.Store, ledger expense.LedgerID) int64 {
	t.Helper()
	sums := [2]int64{}
	for i, of := range []func(expense.LedgerID) (expense.Totals, error){
		func(id expense.LedgerID) (expense.Totals, error) {
			return s.Totals(t.Context(), id, expense.MonthOf(writtenOn, 1))
		},
		func(id expense.LedgerID) (expense.Totals, error) {
			return s.Recompute(t.Context(), id, expense.MonthOf(writtenOn, 1))
		},
	} {
		totals, err := of(ledger)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range totals.Lines {
			sums[i] += l.Gross
		}
	}
	if sums[0] != sums[1] {
		t.Errorf("%s: totals say %d, the rows %d", ledger, sums[0], sums[1])
	}
	return sums[0]
}
