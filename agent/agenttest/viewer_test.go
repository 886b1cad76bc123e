package agenttest_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/feature/facts"
	"chit/agent/feature/help"
	"chit/expense"
)

// An attempt is something that ben does.
type attempt struct {
	what  string // the kind of a choice, the type of an action, or anything else
	reads bool   // an owner changes nothing by it either
	does  func(*sharedLedger)
}

func tapping(c action.Choice) func(*sharedLedger) {
	return func(w *sharedLedger) { w.yes(w.taps(c)) }
}

func saying(text string) func(*sharedLedger) {
	return func(w *sharedLedger) { w.yes(w.says("ben", text)) }
}

// calling has a model do what it understood, and ben say yes to it.
func calling(text, tool, args string) func(*sharedLedger) {
	return func(w *sharedLedger) {
		w.withModel(tool, args)
		w.yes(w.says("ben", text))
	}
}

var number = int64(2)

// byChoice are the kinds of choices.
var byChoice = []attempt{
	{"undo", false, tapping(action.Undo{Changes: action.Changes{From: 2, To: 2}})},
	{"move", false, moving},
	{"unmove", false, movingBack},
	{"edit", true, tapping(action.Edit{Number: number})},
	{"fix", false, func(w *sharedLedger) {
		w.taps(action.AskField{Number: number, Field: "amount"})
		w.says("ben", "9")
	}},
	{"pick", true, tapping(action.Pick{Number: number, Field: "category"})},
	{"cat", false, tapping(action.SetField{Number: number, Revision: 2, Field: "category", Value: "Work"})},
	{"day", false, tapping(action.SetField{Number: number, Revision: 2, Field: "date", Value: "2026-11-02"})},
	{"tax", false, tapping(action.SetField{Number: number, Revision: 2, Field: "tax_rate", Value: "0.077"})},
	{"cur", false, tapping(action.SetField{Number: number, Revision: 2, Field: "currency", Value: "USD"})},
	{"kind", false, tapping(action.SetField{Number: number, Revision: 2, Field: action.FieldKind, Value: "income"})},
	{"del", false, tapping(action.SetField{Number: number, Revision: 2, Field: action.FieldDeleted})},
	{"form", false, func(w *sharedLedger) {
		m := w.message("ben", "")
		m.Choice, m.Fields = action.Encode(action.SubmitForm{Number: number, Revision: 2}), map[string]string{"description": "cake"}
		w.hand(m)
	}},
	{"card", true, tapping(action.ShowCard{Number: number})},
	{"delete", false, tapping(action.Delete{Numbers: []int64{number}})},
	{"net", false, tapping(action.SetSide{Side: expense.Net, Number: number, Revision: 2})},
	{"gross", true, tapping(action.SetSide{Side: expense.Gross, Number: number, Revision: 2})},
	{"always", false, tapping(action.AlwaysCategory{Number: number, Revision: 2})},
	{"forget", false, tapping(action.ForgetRule{Hash: action.RuleHash("quince")})},
	{"rate", false, tapping(action.AlwaysRate{Number: number, Revision: 2})},
	{"memory", true, tapping(facts.Page{})},
	{"unlearn", false, tapping(facts.Drop{Hash: action.RuleHash("called gym")})},
	{"categories", true, tapping(action.ShowCategories{})},
	{"set", false, tapping(action.ChangeSetting{Setting: "amounts_are", Value: "net"})},
	{"set", false, func(w *sharedLedger) {
		w.taps(action.AskSetting{Setting: "currency"})
		w.says("ben", "USD")
	}},
	{"type", false, func(w *sharedLedger) {
		w.taps(action.TypeSetting{Setting: "currency"})
		w.says("ben", "USD")
	}},
	{"setup", false, settingUp},
	{"month", false, tapping(action.ShowMonth{Format: action.AsReport, Month: "2026-10"})}, // what was shown is kept
	{"show", true, tapping(help.Show{Command: "settings"})},
	{"rows", true, tapping(action.ShowMonth{Format: action.AsRows, Month: "2026-10"})},
	{"more", true, tapping(action.ShowMore{})},
	{"csv", true, tapping(action.ShowMonth{Format: action.AsCSV, Month: "2026-10"})},
	{"xlsx", true, tapping(action.ShowMonth{Format: action.AsXLSX, Month: "2026-10"})},
	{"png", true, tapping(action.ShowMonth{Format: action.AsChart, Month: "2026-10"})},
	{"ask", false, func(w *sharedLedger) {
		m := w.message("ben", "Log it")
		m.Choice = w.asked
		w.hand(m)
	}},
}

// byAction are the types of actions, each as the rules and as a model find it.
var byAction = []attempt{
	{"AddExpense", false, saying("coffee 4.50")},
	{"AddExpense", false, saying("coffee 4.50\ntea 3\ncake 5")},
	{"SaidExpense", false, calling("so I had a coffee for like 4.50", "add_expense", `{"description":"coffee","amount":"4.50"}`)},
	{"EditExpense", false, saying("edit 2 to 9")},
	{"EditExpense", false, saying("restore 3")},
	{"SaidEdit", false, calling("the second was sort of 9", "edit_expense", `{"number":2,"field":"amount","value":"9"}`)},
	{"DeleteExpenses", false, saying("delete 2")},
	{"DeleteExpenses", false, calling("I do not want the 2nd any more", "delete_expense", `{"numbers":"2"}`)},
	{"UndoChanges", false, saying("undo")},
	{"UndoChanges", false, calling("that last thing, reverse it somehow", "undo", `{}`)},
	{"ChangeSettings", false, saying("my currency is USD")},
	{"ChangeSettings", false, saying("coffee is Work")},
	{"ChangeSettings", false, saying("rename Food to Meals")},
	{"ChangeSettings", false, calling("I rather pay in USD these days", "change_settings", `{"setting":"currency","value":"USD"}`)},
	{"Remember", false, saying("my dentist is called Kim")},
	{"Remember", false, calling("so my dentist, that is Kim these days", "remember", `{"subject":"dentist","value":"Kim"}`)},
	{"Forget", false, saying("forget Holmes")},
	{"ShowMemory", true, saying("/memory")},
	{"RepeatExpense", false, saying("same again")},
	{"DeleteTwin", false, func(w *sharedLedger) {
		m := w.message("ben", "it's the same, take it out")
		m.ReplyTo = w.said
		w.hand(m)
	}},
	{"FindExpenses", true, saying("find coffee")},
	{"ReportPeriod", false, saying("how was October?")},
	{"QueryExpenses", true, saying("what was the average in November?")},
	{"Explain", true, saying("help taxes")},
	{"Suggest", true, saying("/setings")},
	{"TellDate", true, calling("which day may it be today, my friend", "get_current_date", `{}`)},
	{"Say", true, calling("tell me something of yourself, my friend", "report", `{"message":"I am fine."}`)},
	{"Analyse", true, calling("tell me what stands out, my friend", "analyse", `{}`)},
	{"Conclude", true, calling("tell me what stands out, my friend", "conclude", `{"show":"1"}`)},
	{"LookUp", true, calling("what is a bento, my friend?", "look_up", `{"subject":"bento"}`)},
	{"AttachFiles", false, func(w *sharedLedger) {
		m := w.message("ben", "for 2")
		m.Files = []chat.FileRef{{Name: "a.pdf", Type: "application/pdf", Size: 8, Ref: "F1"}}
		w.hand(m)
	}},
	{"ShowFiles", true, saying("show the receipt of 2")},
	{"Show", true, saying("/roles")},
	{"Give", false, saying("/roles ana viewer")},
	{"Give", false, func(w *sharedLedger) {
		m := w.message("ben", "make @Cem a viewer")
		m.Mentions = []expense.Person{{ID: "test:cem", Name: "Cem"}}
		w.hand(m)
	}},
	{"Kept", false, func(w *sharedLedger) { w.says("ben", "yes") }},
}

// byMessage are other ways in.
var byMessage = []attempt{
	{"an edited message", false, func(w *sharedLedger) {
		m := w.message("ben", "coffee 7 incl. 20% VAT")
		m.Edits = w.said
		w.hand(m)
	}},
	{"a deleted message", false, func(w *sharedLedger) {
		m := w.message("ben", "")
		m.Edits = w.said
		m, choices := w.message("ben", "Delete"), w.hand(m).Choices
		if len(choices) > 0 {
			m.Choice = choices[0].ID
			w.hand(m)
		}
	}},
	{"a forwarded list", false, func(w *sharedLedger) {
		m := w.message("ben", "")
		m.Quotes = []chat.Quote{{Kind: chat.Forwarded, Text: "coffee 4.50"}}
		w.yes(w.hand(m))
	}},
	{"the zone of a platform", true, func(w *sharedLedger) {
		m := w.message("ben", "list")
		m.Sender.Zone = "Asia/Tokyo"
		w.hand(m)
	}},
	{"an overview", true, func(w *sharedLedger) {
		if _, err := w.agent.Overview(w.t.Context(), w.message("ben", "")); err != nil {
			w.t.Fatal(err)
		}
	}},
}

// TestAViewerChangesNothing has a viewer try every choice, every action and every other way
// to change a ledger. That an owner does change something by them shows that they are tried.
func TestAViewerChangesNothing(t *testing.T) {
	t.Parallel()
	for _, a := range slices.Concat(byChoice, byAction, byMessage) {
		for _, role := range []expense.Role{expense.RoleViewer, expense.RoleOwner} {
			w := newShared(t, role)
			w.before = w.state()
			a.does(w)
			changed := w.before != w.state()
			if want := role == expense.RoleOwner && !a.reads; changed != want {
				t.Errorf("%s of a %s: something is changed: %t, want %t\nbefore %s\nafter  %s", a.what, role, changed, want, w.before, w.state())
			}
		}
	}
}

// A choice or an action that nobody tries may be one that nobody checks.
func TestEverythingIsTriedByAViewer(t *testing.T) {
	t.Parallel()
	tried := func(all []attempt, what string) bool {
		return slices.ContainsFunc(all, func(a attempt) bool { return a.what == what })
	}
	for _, kind := range action.Kinds() {
		if !tried(byChoice, kind) && kind != "grant" { // that of the wish list, which only tests have
			t.Errorf("no viewer tries a choice of the kind %s", kind)
		}
	}
	files, err := filepath.Glob("../feature/*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	more, err := filepath.Glob("../action/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(files, more...) {
		for _, name := range toolsIn(t, file) {
			if !tried(byAction, name) {
				t.Errorf("%s: no viewer tries %s", file, name)
			}
		}
	}
}

// toolsIn returns the types in a file that are actions.
func toolsIn(t *testing.T, file string) []string {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, d := range parsed.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Recv == nil || f.Name.Name != "Tool" || strings.HasSuffix(file, "_test.go") {
			continue
		}
		if of, ok := f.Recv.List[0].Type.(*ast.Ident); ok {
			names = append(names, of.Name)
		}
	}
	return names
}
