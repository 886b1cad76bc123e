package door_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/door"
	"chit/expense/parse"
)

type args struct {
	Number      *door.Count  `json:"number"`
	Description *door.Text   `json:"description"`
	Amount      *door.Number `json:"amount"`
}

func (a args) Action() action.Action {
	if n := a.Number.Said(); n != nil {
		return action.SaidEdit{Number: n, Value: a.Amount.Said()}
	}
	return action.SaidExpense{Description: a.Description.Said(), Amount: a.Amount.Said()}
}

var add = door.Define[args]("add_expense", "adds\n")

func nothing(string) bool { return false }

// Models write arguments in many ways; what they mean is taken, and nothing is mended
// that was cut off.
func TestRead(t *testing.T) {
	number := int64(42)
	for _, c := range []struct {
		args string
		want action.Action
	}{
		{`{"description":"taxi","amount":4.50}`, action.SaidExpense{Description: "taxi", Amount: "4.50"}},
		{`{"description":" taxi ","amount":"4,50"}`, action.SaidExpense{Description: "taxi", Amount: "4,50"}},
		{`{"description":null,"amount":null}`, action.SaidExpense{}},
		{`{"description":"N/A","amount":"null"}`, action.SaidExpense{}},
		{`{"description":["taxi","bus"]}`, action.SaidExpense{Description: "taxi,bus"}},
		{`{"description":12}`, action.SaidExpense{Description: "12"}},
		{`{"colour":"red"}`, action.SaidExpense{}},
		{`{"number":"#42","amount":5}`, action.SaidEdit{Number: &number, Value: "5"}},
		{"```json\n{\"description\":\"taxi\"}\n```", action.SaidExpense{Description: "taxi"}},
		{`"{\"description\":\"taxi\"}"`, action.SaidExpense{Description: "taxi"}},
		{"", action.SaidExpense{}},
	} {
		got, err := add.Read(json.RawMessage(c.args), nothing)
		if err != nil {
			t.Errorf("%s: %v", c.args, err)
			continue
		}
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.args, diff)
		}
	}
	for _, cut := range []string{`{"description":"taxi","amount":12`, `[1]`, `taxi 12`, `{"number":"many"}`, `{"description":{"a":1}}`, `{"number":1e400}`} {
		if got, err := add.Read(json.RawMessage(cut), nothing); err == nil {
			t.Errorf("%s is read as %#v", cut, got)
		}
	}
}

// A link stays only where the person wrote it.
func TestLinks(t *testing.T) {
	const call = `{"description":"pay at https://evil.example/x now"}`
	for _, written := range []bool{false, true} {
		got, err := add.Read(json.RawMessage(call), func(string) bool { return written })
		if err != nil {
			t.Fatal(err)
		}
		if links := strings.Contains(action.Argument(got, "description"), "evil"); links != written {
			t.Errorf("written %t: %#v", written, got)
		}
	}
}

func TestNamed(t *testing.T) {
	tools := []*door.Tool{add}
	for name, want := range map[string]bool{"add_expense": true, "addExpense": true, "Add-Expense": true, "add expense": true, "add": false, "": false} {
		if _, got := door.Named(tools, name); got != want {
			t.Errorf("%q is found: %t", name, got)
		}
	}
}

// What code did is told to a model as a call that it could have made.
func TestCall(t *testing.T) {
	amount := decimal.RequireFromString("4.50")
	call := door.Call("1", action.AddExpense{Description: "taxi", Amount: &parse.Amount{Text: "4,50", Value: amount, Readings: []decimal.Decimal{amount}}})
	got, err := add.Read(call.Args, nothing)
	if err != nil || call.Name != add.Name() {
		t.Fatalf("%s %s: %v", call.Name, call.Args, err)
	}
	if diff := cmp.Diff(action.Action(action.SaidExpense{Description: "taxi", Amount: "4.5"}), got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// No arithmetic that a model writes breaks the reading of it, and what comes of it can be
// paid.
func FuzzFigures(f *testing.F) {
	for _, seed := range []string{"42*1.75", "50-10%", "(1+2)/3", "1/0", "1,5 × 2 EUR", "-5", "100%", "9999999999999999*9", "((((((((((((1))))))))))))", "٤٥", "2*"} {
		f.Add("42 litres at 1.75, half of 50 with 10% off", seed)
	}
	f.Fuzz(func(t *testing.T, said, amount string) {
		g, err := env(said).Grounds().Ground(action.SaidExpense{Amount: amount, Net: amount}, nil)
		if err != nil {
			t.Fatal(err)
		}
		a, _ := g.Action.(action.AddExpense)
		for _, one := range a.Amounts() {
			if len(one.Readings) == 0 || !one.Value.Equal(one.Readings[0]) {
				t.Errorf("%q: %q is %v of %v", said, amount, one.Value, one.Readings)
			}
		}
	})
}

func FuzzRead(f *testing.F) {
	for _, seed := range []string{`{"description":"taxi","amount":4.50}`, "```json\n{}\n```", `"{\"a\":1}"`, `{"number":"#42"}`, `[`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		got, err := add.Read(data, nothing)
		if (got == nil) == (err == nil) {
			t.Errorf("%q gives %#v and %v", data, got, err)
		}
	})
}
