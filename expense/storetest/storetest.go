// Package storetest is the test suite of expense.Store. Every implementation runs it:
//
//	func TestStore(t *testing.T) {
//		storetest.Run(t, func(t *testing.T) expense.Store { return dbtest.SQLite(t) })
//	}
//
// The package has an implementation of its own, [Model], which is simple enough to be
// obviously correct. Random writes go to a store and to the model, and must have the
// same results. The tests of this package run the suite on the model, and on models
// that are broken on purpose, to see that it notices.
package storetest

import (
	"context"
	"fmt"
	"reflect"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"chit/expense"
)

// A T is what a check needs of a *testing.T. It is an interface, so that a test
// can see a check fail.
type T interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
	Context() context.Context
}

// A check tests one part of the contract on a new and empty store.
type check struct {
	name string
	run  func(T, expense.Store)
}

var checks = []check{
	{"OpenLedger", checkOpenLedger},
	{"NumbersCountFromOneInEachLedger", checkNumbers},
	{"SameSourceKeyReturnsTheStoredChanges", checkSourceKey},
	{"StaleRevisionConflicts", checkStaleRevision},
	{"StaleSettingsConflict", checkStaleSettings},
	{"AllOrNothing", checkAllOrNothing},
	{"Permits", checkPermits},
	{"UnknownLedgerIsNotFound", checkUnknownLedger},
	{"OtherLedgerIsNotFound", checkOtherLedger},
	{"TotalsEqualRecompute", checkTotals},
	{"TotalsKeepApart", checkTotalsKeepApart},
	{"TotalsOfManyRates", checkManyRates},
	{"TotalsOfKinds", checkKinds},
	{"TotalsOfTaxLines", checkTaxLines},
	{"MonthStartMoves", checkMonthStart},
	{"DeletedAreLeftOut", checkDeleted},
	{"EachIsOrdered", checkEachOrder},
	{"EachStops", checkEachStops},
	{"FindText", checkFindText},
	{"FindWords", checkFindWords},
	{"FindSubjects", checkFindSubjects},
	{"FindFilters", checkFindFilters},
	{"Summarize", checkSummarize},
	{"Reported", checkReported},
	{"ChangesAreALog", checkChanges},
	{"WhatTheStoreDecides", checkDecided},
	{"Things", checkThings},
	{"ExtremeValues", checkExtremes},
	{"OddText", checkOddText},
	{"Contents", checkContents},
	{"ContentsAtOnce", checkContentsAtOnce},
	{"InstantsAreMicroseconds", checkInstants},
	{"WritersAtOnce", checkWritersAtOnce},
	{"SameDeedAtOnce", checkSameDeedAtOnce},
	{"ValuesBelongToTheCaller", checkOwnership},
}

// Run runs the suite, each check on a new and empty store made by open.
func Run(t *testing.T, open func(t *testing.T) expense.Store) {
	for _, c := range checks {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			c.run(t, open(t))
		})
	}
	t.Run("LikeTheModel", func(t *testing.T) {
		t.Parallel()
		checkLikeModel(t, open(t))
	})
}

var (
	noon  = time.Date(2026, time.November, 20, 12, 0, 0, 0, time.UTC)
	today = expense.Date{Year: 2026, Month: time.November, Day: 20}
	ana   = expense.Person{ID: "terminal:ana", Name: "Ana"}
	ben   = expense.Person{ID: "terminal:ben", Name: "Ben"}
)

// ledger opens a ledger with the usual settings.
func ledger(t T, s expense.Store, id expense.LedgerID) expense.Ledger {
	t.Helper()
	l, err := s.OpenLedger(t.Context(), expense.Ledger{ID: id, Owner: ana, Settings: expense.DefaultSettings(), CreatedAt: noon})
	if err != nil {
		t.Fatalf("OpenLedger(%q): %v", id, err)
	}
	return l
}

// lunch returns an expense of 12.00 EUR with every field set.
func lunch() expense.Expense {
	return expense.Expense{
		Kind: expense.KindExpense, Description: "lunch", Merchant: "Joe's", Document: "RE-2026-118", Sum: "4*3.00", Category: "Food", Tags: []string{"work", "berlin"},
		SpentOn: today, CreatedAt: noon,
		Amounts:     expense.Amounts{Currency: "EUR", Net: 1000, Tax: 200, Gross: 1200, Rate: expense.Percent(20)},
		Attachments: []expense.Attachment{{Name: "bill.pdf", Type: "application/pdf", Bytes: 4, Digest: expense.DigestOf([]byte("bill"))}},
		Author:      ana,
		Origins:     expense.Origins{expense.FieldGross: expense.OriginSaid, expense.FieldRate: expense.OriginDefault},
	}
}

// like returns a lunch with something changed.
func like(change func(*expense.Expense)) expense.Expense {
	e := lunch()
	change(&e)
	return e
}

// amounts returns untaxed amounts.
func amounts(gross int64, c expense.Currency) expense.Amounts {
	return expense.Amounts{Currency: c, Net: gross, Gross: gross, Rate: expense.Percent(0)}
}

func adding(es ...expense.Expense) []expense.Change {
	var changes []expense.Change
	for _, e := range es {
		changes = append(changes, expense.Change{Kind: expense.ChangeAdd, After: &e, Actor: e.Author, At: e.CreatedAt})
	}
	return changes
}

// changing returns the change of an expense by a function.
func changing(kind expense.ChangeKind, before expense.Expense, change func(*expense.Expense)) expense.Change {
	after := before
	change(&after)
	return expense.Change{Kind: kind, Before: &before, After: &after, Actor: ana, At: noon}
}

func deleting(before expense.Expense) expense.Change {
	return changing(expense.ChangeDelete, before, func(e *expense.Expense) { e.Deleted = true })
}

func setting(before expense.Settings, change func(*expense.Settings)) expense.Change {
	after := before
	change(&after)
	return expense.Change{Kind: expense.ChangeSettings, SettingsBefore: &before, SettingsAfter: &after, Actor: ana, At: noon}
}

// write makes a Write that must succeed.
func write(t T, s expense.Store, id expense.LedgerID, key string, changes ...expense.Change) []expense.Change {
	t.Helper()
	stored, err := s.Write(t.Context(), expense.Write{Ledger: id, SourceKey: key, Changes: changes})
	if err != nil {
		t.Fatalf("Write(%q, %q): %v", id, key, err)
	}
	if len(stored) != len(changes) {
		t.Fatalf("Write(%q, %q) returned %d changes, want %d", id, key, len(stored), len(changes))
	}
	return stored
}

// add adds expenses and returns them as stored.
func add(t T, s expense.Store, id expense.LedgerID, key string, es ...expense.Expense) []expense.Expense {
	t.Helper()
	var stored []expense.Expense
	for _, c := range write(t, s, id, key, adding(es...)...) {
		stored = append(stored, *c.After)
	}
	return stored
}

// get reads an expense that must exist.
func get(t T, s expense.Store, id expense.LedgerID, number int64) expense.Expense {
	t.Helper()
	e, err := s.Expense(t.Context(), id, number)
	if err != nil {
		t.Fatalf("Expense(%q, %d): %v", id, number, err)
	}
	return e
}

// find returns the numbers of the expenses that a query finds.
func find(t T, s expense.Store, id expense.LedgerID, q expense.Query) []int64 {
	t.Helper()
	found, err := s.Find(t.Context(), id, q)
	if err != nil {
		t.Fatalf("Find(%q, %+v): %v", id, q, err)
	}
	numbers := make([]int64, len(found))
	for i, e := range found {
		numbers[i] = e.Number
	}
	return numbers
}

// log returns all changes of a ledger.
func log(t T, s expense.Store, id expense.LedgerID, q expense.ChangeQuery) []expense.Change {
	t.Helper()
	found, err := s.Changes(t.Context(), id, q)
	if err != nil {
		t.Fatalf("Changes(%q, %+v): %v", id, q, err)
	}
	return found
}

// equal compares values as a caller sees them: nil and empty tags are equal.
func equal(t T, what string, got, want any) {
	t.Helper()
	if d := diff(want, got); d != "" {
		t.Errorf("%s: mismatch (-want +got):\n%s", what, d)
	}
}

// diff first checks for exact equality, because cmp is slow and the random test
// compares a lot.
func diff(want, got any) string {
	if reflect.DeepEqual(want, got) {
		return ""
	}
	return cmp.Diff(want, got, cmpopts.EquateEmpty(), cmp.Comparer(func(a, b expense.Rate) bool { return a == b }))
}

// failsWith checks the code and, unless it is "", the reason of an error.
func failsWith(t T, what string, err error, code expense.Code, reason expense.Reason) {
	t.Helper()
	if got := expense.CodeOf(err); got != code {
		t.Errorf("%s: code %q (%v), want %q", what, got, err, code)
		return
	}
	if got := reasonOf(err); reason != "" && got != reason {
		t.Errorf("%s: reason %q, want %q", what, got, reason)
	}
}

// totalsHold checks that Totals equals Recompute, and that both equal the sum of
// what Find returns. It returns them.
func totalsHold(t T, s expense.Store, id expense.LedgerID, p expense.Period) expense.Totals {
	t.Helper()
	got, err := s.Totals(t.Context(), id, p)
	if err != nil {
		t.Fatalf("Totals(%q, %v): %v", id, p, err)
	}
	again, err := s.Recompute(t.Context(), id, p)
	if err != nil {
		t.Fatalf("Recompute(%q, %v): %v", id, p, err)
	}
	found, err := s.Find(t.Context(), id, expense.Query{Period: &p})
	if err != nil {
		t.Fatalf("Find(%q, %v): %v", id, p, err)
	}
	equal(t, fmt.Sprintf("Totals of %s to %s against Recompute", p.From, p.To), got, again)
	equal(t, fmt.Sprintf("Totals of %s to %s against the expenses", p.From, p.To), got, sum(p, found))
	return got
}
