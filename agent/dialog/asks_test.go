package dialog_test

import (
	"testing"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/feature"
	"chit/agent/memory"
)

// A question names the value that somebody shall type, unless its options are the answers.
func TestAsks(t *testing.T) {
	number := int64(42)
	for _, c := range []struct {
		field   string
		waits   action.Action
		options map[string]string
		want    string
	}{
		{"amount", action.AddExpense{Description: "taxi"}, nil, "the amount"},
		{"gross_amount", action.AddExpense{}, nil, "the amount"},
		{"description", action.AddExpense{}, nil, "what it was for"},
		{"tax_rate", action.AddExpense{}, nil, "the tax rate"},
		{"date", action.AddExpense{}, nil, "the day"},
		{"date", action.AddExpense{}, map[string]string{"ask:a:0": "2026-03-04"}, ""},
		{"number", action.DeleteExpenses{}, map[string]string{"ask:a:0": "42"}, ""},
		{feature.FieldValue, action.EditExpense{Number: &number, Field: "amount"}, nil, "the amount"},
		{feature.FieldValue, action.EditExpense{Number: &number, Field: "merchant"}, nil, "your answer"},
		{feature.FieldValue, action.ChangeSettings{Setting: "time_zone"}, nil, "the time zone"},
		{feature.FieldValue, action.ChangeSettings{Setting: "vat"}, nil, "the VAT rate"},
		{feature.Confirmed, action.AddExpense{}, map[string]string{"ask:a:0": "yes"}, ""},
	} {
		p := &memory.Pending{Field: c.field, Actions: action.Keep(c.waits), Options: c.options}
		if got := dialog.Asks(p, text.In("en")); got != c.want {
			t.Errorf("%s of %#v asks for %q, want %q", c.field, c.waits, got, c.want)
		}
	}
}
