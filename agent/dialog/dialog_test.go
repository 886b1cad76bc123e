package dialog_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/parse"
)

var noon = time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)

// question is one that waits for a value of an expense to be added.
func question(id, actor, field string, a action.AddExpense) memory.Pending {
	return memory.Pending{
		ID: id, Actor: actor, Asked: noon.Add(-time.Hour), Ask: id + "?", Field: field, Actions: action.Keep(a),
		Options: map[string]string{}, Labels: map[string]string{},
	}
}

// open is the newest of some questions, with the others in it.
func open(questions ...memory.Pending) *memory.Pending {
	newest := questions[0]
	newest.Others = questions[1:]
	return &newest
}

func amount(digits string) *parse.Amount {
	v := decimal.RequireFromString(digits)
	return &parse.Amount{Text: digits, Value: v, Readings: []decimal.Decimal{v}}
}

func ids(questions []*memory.Pending) []string {
	var list []string
	for _, p := range questions {
		list = append(list, p.ID)
	}
	return list
}

func TestOf(t *testing.T) {
	unknown := question("later", "ana", "amount", action.AddExpense{})
	unknown.Actions = []action.Kept{{}}
	d := dialog.Of(open(question("b", "bob", "amount", action.AddExpense{}), question("a2", "ana", "amount", action.AddExpense{}), unknown,
		question("a1", "ana", "amount", action.AddExpense{})), "ana")
	if diff := cmp.Diff([]string{"a2", "a1"}, ids(d.Own())); diff != "" {
		t.Errorf("ana's questions (-want +got):\n%s", diff)
	}
	none := dialog.Of(nil, "ana")
	if none.Newest() != nil || none.StillOpen(nil) != nil {
		t.Error("a conversation without questions has some")
	}
}

func TestStillOpen(t *testing.T) {
	d := dialog.Of(open(question("a2", "ana", "amount", action.AddExpense{}), question("b", "bob", "amount", action.AddExpense{}), question("a1", "ana", "amount", action.AddExpense{})), "ana")
	asked := question("a3", "ana", "amount", action.AddExpense{})
	kept := d.StillOpen(&asked)
	got := []string{kept.ID}
	for _, p := range kept.Others {
		got = append(got, p.ID)
	}
	if diff := cmp.Diff([]string{"a3", "a2", "a1", "b"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	d.Close(d.Newest())
	if got := d.StillOpen(nil); got.ID != "a1" || len(got.Others) != 1 {
		t.Errorf("after the newest was closed there are %+v", got)
	}
}

// What somebody spent stays asked about; a wish to change what is stored does not wait for
// a yes that may be meant for something else.
func TestOvertake(t *testing.T) {
	number := int64(1)
	wish := question("wish", "ana", feature.Confirmed, action.AddExpense{})
	wish.Actions = action.Keep(action.DeleteExpenses{Numbers: []int64{number}})
	for _, c := range []struct {
		made bool
		want []string
	}{{false, []string{"spent"}}, {true, nil}} {
		d := dialog.Of(open(wish, question("spent", "ana", "amount", action.AddExpense{Description: "taxi"})), "ana")
		d.Overtake(nil, func(*memory.Pending) bool { return c.made })
		if diff := cmp.Diff(c.want, ids(d.Own())); diff != "" {
			t.Errorf("made %t (-want +got):\n%s", c.made, diff)
		}
	}
}

func TestExpire(t *testing.T) {
	d := dialog.Of(open(question("a", "ana", "amount", action.AddExpense{})), "ana")
	d.Expire(noon)
	if d.Newest() == nil {
		t.Error("a question is closed after an hour")
	}
	if d.Expire(noon.Add(dialog.OpenFor)); d.Newest() != nil {
		t.Error("a question is open after a day")
	}
}

func TestRecall(t *testing.T) {
	d := dialog.Of(open(question("a2", "ana", "amount", action.AddExpense{}), question("a1", "ana", "amount", action.AddExpense{})), "ana")
	asked := question("a2", "ana", "amount", action.AddExpense{})
	if diff := cmp.Diff([]string{"a1?"}, d.Recall(text.In("en"), &asked)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"a2?"}, d.Recall(text.In("en"), nil)); diff != "" {
		t.Errorf("each is recalled once (-want +got):\n%s", diff)
	}
}

func TestOptions(t *testing.T) {
	mine, theirs := question("a", "ana", "amount", action.AddExpense{}), question("b", "bob", "amount", action.AddExpense{})
	mine.Options["ask:a:0"], theirs.Options["ask:b:0"], theirs.Name = "1.20", "5", "Bob"
	d := dialog.Of(open(mine, theirs), "ana")
	if p, value, ok := d.Option("ask:a:0"); !ok || p.ID != "a" || value != "1.20" {
		t.Errorf("the option of a question is %v %q %t", p, value, ok)
	}
	if _, _, ok := d.Option("ask:b:0"); ok {
		t.Error("somebody else's option is taken")
	}
	if name, ok := d.Asked("ask:b:0"); !ok || name != "Bob" {
		t.Errorf("the option is of a question to %q, %t", name, ok)
	}
}

// listener reads what ana says.
func listener(said string) *dialog.Listener {
	ledger := expense.Ledger{ID: "l", Settings: expense.DefaultSettings()}
	ledger.Currency, ledger.Zone, ledger.Language = "EUR", "UTC", "en"
	m := chat.Message{Conversation: "c", ID: "1", Ledger: "l", Direct: true, Text: said, Sender: chat.Sender{Person: expense.Person{ID: "ana"}}}
	return &dialog.Listener{
		Env:       &feature.Env{Ledger: ledger, Message: m, Now: noon, Sources: []string{said}, Texts: text.In("en")},
		Rules:     rules.New(),
		Situation: llm.Situation{Now: noon, Currency: "EUR", Language: "en", MonthStart: 1, Pending: "?"},
	}
}

func TestAnswer(t *testing.T) {
	taxi := question("how much", "ana", "amount", action.AddExpense{Description: "taxi"})
	twelve := question("what for", "ana", "description", action.AddExpense{Amount: amount("12.00")})
	proposal := question("log this", "ana", feature.Confirmed, action.AddExpense{Description: "dentist", Amount: amount("60")})
	readings := question("1.200", "ana", "amount", action.AddExpense{Description: "rent"})
	readings.Options = map[string]string{"ask:1.200:0": "1200", "ask:1.200:1": "1.2"}
	readings.Labels = map[string]string{"ask:1.200:0": "1,200.00 EUR", "ask:1.200:1": "1.20 EUR"}
	for _, c := range []struct {
		name string
		to   memory.Pending
		said string
		want string // "", "dropped", "unclear" or the completed action
	}{
		{"amount", taxi, "18", `{"description":"taxi","amount":"18"}`},
		{"sentence", taxi, "it was 18", `{"description":"taxi","amount":"18"}`},
		{"more", taxi, "18 yesterday, 7%", `{"description":"taxi","amount":"18","tax_rate":"0.07","date":"2026-11-21"}`},
		{"another expense", taxi, "shoes 30", ""},
		{"a figure in a story", taxi, "the train to Leipzig leaves from platform 7 today", ""},
		{"a figure in a wish", taxi, "Can you decode this cipher with a shift of 3 and tell me what it says?", ""},
		{"a score", taxi, "we lost 3 games in a row lol", ""},
		{"fue", taxi, "eran 18", `{"description":"taxi","amount":"18"}`},
		{"c'était", taxi, "c'était 18", `{"description":"taxi","amount":"18"}`},
		{"das waren", taxi, "das waren 18", `{"description":"taxi","amount":"18"}`},
		{"era", taxi, "era 18", `{"description":"taxi","amount":"18"}`},
		{"was", taxi, "было 18", `{"description":"taxi","amount":"18"}`},
		{"drop", taxi, "never mind", "dropped"},
		{"words", twelve, "lunch", `{"description":"lunch","category":"Food","amount":"12"}`},
		{"own amount", twelve, "shoes 30", ""},
		{"question", twelve, "how was March?", ""},
		{"yes", proposal, "yes", `{"description":"dentist","amount":"60"}`},
		{"ja", proposal, "ja", `{"description":"dentist","amount":"60"}`},
		{"no", proposal, "no", "dropped"},
		{"amended", proposal, "no, 65", `{"description":"dentist","amount":"65"}`},
		{"dated", proposal, "yes, but yesterday", `{"description":"dentist","amount":"60","date":"2026-11-21"}`},
		{"reading", readings, "1200", `{"description":"rent","amount":"1200"}`},
		{"label", readings, "1.20 EUR", `{"description":"rent","amount":"1.2"}`},
		{"no reading", readings, "7", "unclear"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := ""
			switch a, ok := listener(c.said).Answer(dialog.Of(open(c.to), "ana")); {
			case !ok:
			case a.Dropped:
				got = "dropped"
			case a.Unclear:
				got = "unclear"
			default:
				got = told(t, a.Actions(listener(c.said).Env))
			}
			if got != c.want {
				t.Errorf("%q is taken for %s, want %s", c.said, got, c.want)
			}
		})
	}
}

// Plain words answer the newest question that they fit.
func TestAnswerFitsTheNewest(t *testing.T) {
	questions := open(question("what for", "ana", "description", action.AddExpense{Amount: amount("12.00")}), question("how much", "ana", "amount", action.AddExpense{Description: "taxi"}))
	for said, want := range map[string]string{"lunch": "what for", "18": "how much"} {
		if a, ok := listener(said).Answer(dialog.Of(questions, "ana")); !ok || a.To.ID != want {
			t.Errorf("%q answers %+v, want %s", said, a.To, want)
		}
	}
}

// told is the one action in words.
func told(t *testing.T, actions []action.Action) string {
	t.Helper()
	if len(actions) != 1 {
		t.Fatalf("there are %d actions", len(actions))
	}
	encoded, err := json.Marshal(action.InWords(actions[0]))
	if err != nil {
		t.Fatal(err)
	}
	return string(encoded)
}

// What stays open is named in short, as part of a line.
func TestRecallIsShort(t *testing.T) {
	draft := func(what string, gross int64) memory.Draft {
		return memory.Draft{Expense: memory.Expense{Description: what, Amounts: expense.Amounts{Currency: "USD", Net: gross, Gross: gross}}}
	}
	for want, p := range map[string]memory.Pending{
		"How much for taxi?":                             {Ask: "How much for taxi?\nI will store this once you answer:\n5.00 USD · tea", Field: "amount"},
		"18.00 USD · taxi":                               {Ask: "Shall I log this?\n18.00 USD · taxi · Transport · today\nAssumed: USD", Field: feature.Confirmed, Drafts: []memory.Draft{draft("taxi", 1800)}},
		"17.20 USD · uber + 2.00 USD":                    {Ask: "Shall I log this?\n…", Field: feature.Confirmed, Drafts: []memory.Draft{draft("uber", 1720), draft("", 200)}},
		"1.00 USD · a + 2.00 USD · b + 3.00 USD · c + …": {Ask: "Shall I log this?\n…", Field: feature.Confirmed, Drafts: []memory.Draft{draft("a", 100), draft("b", 200), draft("c", 300), draft("d", 400)}},
		"Delete 2 expenses?":                             {Ask: "Delete 2 expenses?\n#1 · 5.00 USD · tea\n#2 · 6.00 USD · tea", Field: feature.Confirmed},
		"Shall I delete this? #1 · 5.00 USD · tea":       {Ask: "Shall I delete this?\n#1 · 5.00 USD · tea", Field: feature.Confirmed},
	} {
		p.ID, p.Actor, p.Actions = "a", "ana", action.Keep(action.AddExpense{})
		d := dialog.Of(&p, "ana")
		if diff := cmp.Diff([]string{want}, d.Recall(text.In("en"), nil)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}
