package action_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/expense"
	"chit/expense/parse"
)

// What a question keeps comes back as it was.
func TestKept(t *testing.T) {
	number := int64(42)
	five, thousand := decimal.New(5, 0), decimal.New(1200, 0)
	march, april := expense.Date{Year: 2026, Month: 3, Day: 4}, expense.Date{Year: 2026, Month: 4, Day: 3}
	all := action.Keep(
		action.AddExpense{
			Description: "rent", Tags: []string{"home"}, Currency: "EUR", Rate: expense.Percent(7), RateText: "20",
			Net:  &parse.Amount{Text: "1.200", Value: thousand, Readings: []decimal.Decimal{thousand, thousand.Shift(-3)}, Symbol: "$", Family: []expense.Currency{"USD"}, Partial: true},
			Date: &parse.Date{Text: "3/4", Date: march, Readings: []expense.Date{march, april}},
		},
		action.EditExpense{Number: &number, Field: "amount", Value: action.AddExpense{Amount: &parse.Amount{Text: "5", Value: five, Readings: []decimal.Decimal{five}}}},
		action.EditExpense{Field: "date", Value: action.AddExpense{Date: &parse.Date{Text: "31.2."}}},
		action.EditExpense{Number: &number, Field: action.FieldSide, Side: expense.Net},
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
	if diff := cmp.Diff(all, got, rates); diff != "" {
		t.Errorf("%s is read as something else (-want +got):\n%s", encoded, diff)
	}
}

var rates = cmpopts.EquateComparable(expense.Rate{})

// What an earlier version kept is in words, and stays so until the door has read them.
func TestKeptInWords(t *testing.T) {
	var got []action.Kept
	err := json.Unmarshal([]byte(`[{"tool":"add_expense","action":{"description":"taxi","tags":"work,trip","net_amount":"1,50","tax_rate":"7%","currency":"EUR","date":"yesterday"}},
		{"tool":"edit_expense","action":{"number":42,"match":"taxi","field":"amount","value":"5,20 €"}},{"tool":"undo","action":{"changes":{"From":7,"To":9}}}]`), &got)
	if err != nil {
		t.Fatal(err)
	}
	number := int64(42)
	want := action.Keep(
		action.SaidExpense{Description: "taxi", Tags: "work,trip", Net: "1,50", Rate: "7%", Currency: "EUR", Date: "yesterday"},
		action.SaidEdit{Number: &number, Match: "taxi", Field: "amount", Value: "5,20 €"},
		action.UndoChanges{Changes: &action.Changes{From: 7, To: 9}},
	)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// A question of another version of the program does not keep a conversation from
// being read.
func TestKeptByAnotherVersion(t *testing.T) {
	var got []action.Kept
	err := json.Unmarshal([]byte(`[{"tool":"add","action":{"description":"taxi","colour":"red"}},{"tool":"paint_expense","action":{}}]`), &got)
	if err != nil {
		t.Fatal(err)
	}
	want := []action.Kept{{Action: action.AddExpense{Description: "taxi"}}, {}}
	if diff := cmp.Diff(want, got, rates); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestArguments(t *testing.T) {
	number := int64(42)
	for _, c := range []struct {
		in          action.Action
		name, value string
	}{
		{action.SaidExpense{Description: "taxi"}, "amount", "5"},
		{action.SaidExpense{}, "date", "yesterday"},
		{action.SaidEdit{Number: &number}, "value", "5"},
		{action.SaidEdit{}, "number", "7"},
		{action.ChangeSettings{Setting: "vat"}, "value", "off"},
	} {
		if got := action.Argument(action.With(c.in, c.name, c.value), c.name); got != c.value {
			t.Errorf("%#v with %s %q has %q", c.in, c.name, c.value, got)
		}
	}
	if got := action.With(action.SaidExpense{Description: "taxi"}, "colour", "red"); got != (action.SaidExpense{Description: "taxi"}) {
		t.Errorf("an argument that there is not makes %#v", got)
	}
}
