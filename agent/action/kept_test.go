package action_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/action"
)

// What a question keeps comes back as it was.
func TestKept(t *testing.T) {
	number := int64(42)
	all := action.Keep(
		action.AddExpense{Description: "taxi", Net: "1,50", Rate: "7%", Date: "yesterday"},
		action.EditExpense{Number: &number, Field: "amount", Value: "5"},
		action.DeleteExpenses{Numbers: []int64{3, 4}},
		action.UndoChanges{Changes: &action.Changes{From: 7, To: 9}},
		action.ChangeSettings{Setting: "vat", Value: "off"},
	)
	encoded, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	var got []action.Kept
	if err := json.Unmarshal(encoded, &got); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(all, got); diff != "" {
		t.Errorf("%s is read as something else (-want +got):\n%s", encoded, diff)
	}
}

// A question of another version of the program does not keep a conversation from
// being read.
func TestKeptByAnotherVersion(t *testing.T) {
	var got []action.Kept
	err := json.Unmarshal([]byte(`[{"tool":"add_expense","action":{"description":"taxi","colour":"red"}},{"tool":"paint_expense","action":{}}]`), &got)
	if err != nil {
		t.Fatal(err)
	}
	want := []action.Kept{{Action: action.AddExpense{Description: "taxi"}}, {}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestArguments(t *testing.T) {
	number := int64(42)
	for _, c := range []struct {
		in          action.Action
		name, value string
	}{
		{action.AddExpense{Description: "taxi"}, "amount", "5"},
		{action.AddExpense{}, "date", "yesterday"},
		{action.EditExpense{Number: &number}, "value", "5"},
		{action.EditExpense{}, "number", "7"},
		{action.ChangeSettings{Setting: "vat"}, "value", "off"},
	} {
		if got := action.Argument(action.With(c.in, c.name, c.value), c.name); got != c.value {
			t.Errorf("%#v with %s %q has %q", c.in, c.name, c.value, got)
		}
	}
	if got := action.With(action.AddExpense{Description: "taxi"}, "colour", "red"); got != (action.AddExpense{Description: "taxi"}) {
		t.Errorf("an argument that there is not makes %#v", got)
	}
}
