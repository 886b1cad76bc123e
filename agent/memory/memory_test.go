package memory_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/expense"
)

func TestAnswerable(t *testing.T) {
	known, unknown := action.Kept{Action: action.UndoChanges{}}, action.Kept{}
	for _, c := range []struct {
		name    string
		actions []action.Kept
		want    bool
	}{
		{"an action", []action.Kept{known}, true},
		{"nothing to do", nil, false},
		{"an action that another version had", []action.Kept{unknown}, false},
		{"the same among others", []action.Kept{known, unknown}, false},
	} {
		if got := (&memory.Pending{Actions: c.actions}).Answerable(); got != c.want {
			t.Errorf("%s: answerable %t, want %t", c.name, got, c.want)
		}
	}
}

// A question that another version stored with an action of its own is read, and known
// to be unanswerable.
func TestPendingOfAnotherVersion(t *testing.T) {
	const stored = `{"id": "q", "actor": "test:ana", "ask": "Sell it?", "field": "", "actions": [{"tool": "sell_house", "action": {"price": 1}}]}`
	var p memory.Pending
	if err := json.Unmarshal([]byte(stored), &p); err != nil {
		t.Fatal(err)
	}
	if p.ID != "q" || len(p.Actions) != 1 || p.Answerable() {
		t.Errorf("read as %+v, answerable %t", p, p.Answerable())
	}
}

// A draft is stored whole. The form of an expense for output would drop, for one,
// where its values come from.
func TestDraftIsStoredWhole(t *testing.T) {
	at := time.Date(2026, time.November, 22, 12, 0, 0, 123_456_000, time.UTC)
	want := memory.Draft{Action: 1, Expense: memory.Expense{
		Ledger: "test:ana", Number: 7, Revision: 9, Description: "lunch", Merchant: "Rewe", Category: "Food", Tags: []string{"work"},
		SpentOn: expense.DateOf(at), CreatedAt: at, Author: expense.Person{ID: "test:ana", Name: "ana"}, SourceKey: "test:ana/1",
		Amounts: expense.Amounts{Currency: "EUR", Net: 1000, Tax: 190, Gross: 1190, Rate: expense.Percent(19)},
		Origins: expense.Origins{expense.FieldGross: expense.OriginSaid}, Deleted: true,
	}}
	stored, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	var got memory.Draft
	if err := json.Unmarshal(stored, &got); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(expense.Rate{})); diff != "" {
		t.Errorf("%s (-want +got):\n%s", stored, diff)
	}
}

// The key of a turn is its store's business; what is not there takes no room.
func TestTurnIsStoredWithoutItsKey(t *testing.T) {
	turn := memory.Turn{
		Conversation: "test:ana", MessageID: "1", At: time.Date(2026, time.November, 22, 12, 0, 0, 0, time.UTC), Sender: "ana",
		Text: "undo", Language: "en", Reply: "Undone.", Choices: []chat.Choice{{ID: "undo:2", Label: "Restore"}}, ReadBy: "rules",
		Steps: []llm.Message{{Role: llm.RoleTool, Text: "ok", CallID: "call_1"}},
	}
	const want = `{"at":"2026-11-22T12:00:00Z","sender":"ana","text":"undo","language":"en",` +
		`"steps":[{"role":"tool","text":"ok","call_id":"call_1"}],"reply":"Undone.",` +
		`"choices":[{"id":"undo:2","label":"Restore"}],"read_by":"rules"}`
	got, err := json.Marshal(turn)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, string(got)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
