package agent_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"chit/agent"
	"chit/agent/door"
	"chit/expense"
)

func tools() []*door.Tool {
	var all []*door.Tool
	for _, f := range agent.Features() {
		all = append(all, f.Tools...)
	}
	return all
}

// A model is told in a sentence what is wrong with its arguments. Nothing is required of
// it.
func TestArguments(t *testing.T) {
	for _, c := range []struct{ tool, args, want string }{
		{"edit_expense", `{"number":0}`, "number is at least 1"},
		{"edit_expense", `{"number":"#-3","field":"colour"}`, "number is at least 1; field is one of description, merchant, document_number, category, tags"},
		{"edit_expense", `{"field":"Amount","value":5}`, ""},
		{"undo", `{"number":-1}`, "number is at least 1"},
		{"undo", `{"number":7}`, ""},
		{"find_expenses", `{"number":0}`, "number is at least 1"},
		{"query_expenses", `{"measure":"mode"}`, "measure is one of sum, share, average, median, count, max, min"},
		{"query_expenses", `{"measure":"AVG","of":"Net","by":"month"}`, ""},
		{"query_expenses", `{"of":"profit"}`, "of is one of gross, net, tax"},
		{"query_expenses", `{"by":"colour"}`, "by is one of category, merchant, tag, author, rate, day, week, month, year, weekday"},
		{"query_expenses", `{"per":"year"}`, "per is one of day, week, month"},
		{"query_expenses", `{"by":"none","per":"null"}`, ""},
		{"monthly_report", `{"format":"pdf"}`, "format is one of month, rows, csv, xlsx, json, png"},
		{"monthly_report", `{"format":"PNG"}`, ""},
		{"change_settings", `{"setting":"colour","value":"red"}`, "setting is one of currency, time_zone, language, vat, amounts_are, month_start"},
		{"add_expense", `[1]`, "the arguments are not a JSON object of add_expense"},
	} {
		tool, ok := door.Named(tools(), c.tool)
		if !ok {
			t.Fatalf("there is no %s", c.tool)
		}
		got := ""
		if _, err := tool.Read(json.RawMessage(c.args), func(string) bool { return true }); err != nil {
			got = err.Error()
		}
		if !strings.HasPrefix(got, c.want) || (got == "") != (c.want == "") {
			t.Errorf("%s %s: %q, want %q", c.tool, c.args, got, c.want)
		}
	}
	for _, tool := range tools() {
		if _, err := tool.Read(json.RawMessage(`{}`), func(string) bool { return true }); err != nil {
			t.Errorf("%s without arguments: %v", tool.Name(), err)
		}
	}
}

// What a model may group by is what the ledger can.
func TestGroupings(t *testing.T) {
	query, _ := door.Named(tools(), "query_expenses")
	for _, by := range expense.Groupings {
		if _, err := query.Read(json.RawMessage(fmt.Sprintf(`{"by":%q}`, by)), func(string) bool { return true }); err != nil {
			t.Errorf("by %q: %v", by, err)
		}
	}
}
