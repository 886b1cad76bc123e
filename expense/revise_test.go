package expense_test

import (
	"testing"

	"chit/db/dbtest"
	"chit/expense"
)

// TestReviseFoldsChanges checks that several edits of one thing in one deed
// become one change.
func TestReviseFoldsChanges(t *testing.T) {
	b := open(t, dbtest.SQLite(t))
	ctx := t.Context()
	if _, err := b.Add(ctx, b.deed(ana), []expense.Expense{draft("coffee", 450), draft("tea", 300), draft("cake", 400)}); err != nil {
		t.Fatal(err)
	}
	before := b.state(t)
	describe := func(s string) func(*expense.Expense) error {
		return func(e *expense.Expense) error { e.Description = s; return nil }
	}
	r := expense.Revision{
		Settings: []func(*expense.Settings) error{
			func(s *expense.Settings) error { s.MonthStart = 25; return nil },
			func(s *expense.Settings) error { s.Zone = "Europe/Zurich"; return nil },
		},
		Edit: []expense.Correction{
			{Number: 1, Apply: describe("espresso")},
			{Number: 1, Apply: func(e *expense.Expense) error { e.Category = "Gifts"; return nil }},
			{Number: 2, Apply: describe("tea")}, // changes nothing
			{Number: 3, Apply: describe("pie")},
		},
		Delete: []int64{3, 3},
	}
	planned, err := b.Plan(ctx, b.deed(ana), r)
	if err != nil || len(planned) != 4 {
		t.Fatalf("Plan = %d changes, %v; want 4", len(planned), err)
	}
	if after := b.state(t); len(after) != 3 || after[0].Description != before[0].Description {
		t.Error("Plan changed the ledger")
	}
	done, err := b.Revise(ctx, b.deed(ana), r)
	if err != nil || len(done) != 4 || done[0].Key != "month_start" || done[1].Key != "zone" {
		t.Fatalf("Revise = %+v, %v; want 4 changes, those of the settings first", done, err)
	}
	if s := done[1].SettingsAfter; s == nil || s.MonthStart != 25 || s.Zone != "Europe/Zurich" {
		t.Errorf("settings are %+v, want both values", s)
	}
	if e := done[2].After; e.Description != "espresso" || e.Category != "Gifts" || done[2].Kind != expense.ChangeEdit {
		t.Errorf("#1 is %q in %q by %s", e.Description, e.Category, done[2].Kind)
	}
	if e := done[3].After; !e.Deleted || e.Description != "pie" || done[3].Kind != expense.ChangeDelete {
		t.Errorf("#3 is %q, deleted %t, by %s", e.Description, e.Deleted, done[3].Kind)
	}
	if _, err := b.Undo(ctx, b.deed(ana), done); err != nil {
		t.Fatal(err)
	}
	if after := b.state(t); len(after) != 3 || after[2].Description != "coffee" || after[0].Deleted {
		t.Errorf("taken back, the ledger holds %+v", after)
	}
	idle := expense.Revision{Edit: []expense.Correction{{Number: 2, Apply: describe("tea")}}}
	if _, err := b.Revise(ctx, b.deed(ana), idle); reasonOf(err) != expense.ReasonAlreadySo {
		t.Errorf("a revision that changes nothing: %v", err)
	}
}
