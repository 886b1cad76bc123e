package action_test

import (
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/action"
	"chit/expense"
)

// Each action is what its id says, and stays what it is: cards with these ids are
// already in people's chats.
func TestCodec(t *testing.T) {
	for id, want := range map[string]action.Choice{
		"undo:7":                  action.Undo{Changes: action.Changes{From: 7, To: 7}},
		"undo:7-9":                action.Undo{Changes: action.Changes{From: 7, To: 9}},
		"move:7:Ab3dEf_9":         action.Move{Changes: action.Changes{From: 7, To: 7}, Room: "Ab3dEf_9"},
		"unmove:10-12:Ab3dEf_9":   action.MoveBack{Changes: action.Changes{From: 10, To: 12}, Room: "Ab3dEf_9"},
		"edit:42":                 action.Edit{Number: 42},
		"pick:42:cat":             action.Pick{Number: 42, Field: "category"},
		"pick:42:cat:12":          action.Pick{Number: 42, Field: "category", Skip: 12},
		"cat:42:7:Food":           action.SetField{Number: 42, Revision: 7, Field: "category", Value: "Food"},
		"cat:42:7:a:b @c":         action.SetField{Number: 42, Revision: 7, Field: "category", Value: "a:b @c"},
		"day:42:7:2026-11-20":     action.SetField{Number: 42, Revision: 7, Field: "date", Value: "2026-11-20"},
		"tax:42:7:0.077":          action.SetField{Number: 42, Revision: 7, Field: "tax_rate", Value: "0.077"},
		"cur:42:7:USD":            action.SetField{Number: 42, Revision: 7, Field: "currency", Value: "USD"},
		"kind:42:7:income":        action.SetField{Number: 42, Revision: 7, Field: "kind", Value: "income"},
		"del:42:7":                action.SetField{Number: 42, Revision: 7, Field: "deleted"},
		"fix:42:tax_rate":         action.AskField{Number: 42, Field: "tax_rate"},
		"form:42:7":               action.SubmitForm{Number: 42, Revision: 7},
		"card:42":                 action.ShowCard{Number: 42},
		"delete:42,43":            action.Delete{Numbers: []int64{42, 43}},
		"net:42:7":                action.SetSide{Side: expense.Net, Number: 42, Revision: 7},
		"gross:42:7":              action.SetSide{Side: expense.Gross, Number: 42, Revision: 7},
		"always:42:7":             action.AlwaysCategory{Number: 42, Revision: 7},
		"forget:a1b2c3d4e5f60718": action.ForgetRule{Hash: "a1b2c3d4e5f60718"},
		"categories:8":            action.ShowCategories{Skip: 8},
		"set:":                    action.ShowSettings{},
		"set:vat":                 action.AskSetting{Setting: "vat"},
		"set:language:zh":         action.ChangeSetting{Setting: "language", Value: "zh"},
		"month:2026-02":           action.ShowMonth{Format: action.AsReport, Month: "2026-02"},
		"rows:2026-02":            action.ShowMonth{Format: action.AsRows, Month: "2026-02"},
		"rows:2026-02:10":         action.ShowMonth{Format: action.AsRows, Month: "2026-02", Skip: 10},
		"more:10:":                action.ShowMore{Find: action.FindExpenses{Skip: 10}},
		"more:10:t=taxi;p=2026":   action.ShowMore{Find: action.FindExpenses{Text: "taxi", Period: "2026", Skip: 10}},
		"more:0:k=income;x=1":     action.ShowMore{Find: action.FindExpenses{Kind: "income", Deleted: true}},
		"csv:2026-02":             action.ShowMonth{Format: action.AsCSV, Month: "2026-02"},
		"xlsx:2026-02":            action.ShowMonth{Format: action.AsXLSX, Month: "2026-02"},
		"png:2026-02":             action.ShowMonth{Format: action.AsChart, Month: "2026-02"},
		"ask:a1b2c3:0":            action.Answer{Question: "a1b2c3", Option: 0},
	} {
		got, ok := action.Decode(id)
		if !ok {
			t.Errorf("%s is not read", id)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s is read as something else (-want +got):\n%s", id, diff)
		}
		if made := action.Encode(want); made != id {
			t.Errorf("%#v becomes %s, want %s", want, made, id)
		}
	}
}

// An id that nothing of ours made does nothing.
func TestDecodeRefuses(t *testing.T) {
	for _, id := range []string{
		"", ":", "undo", "undo:", "undo:x", "undo:7-", "undo:-7", "undo:07", "undo:7-7", "undo:7:8", "undo:+7", "edit:", "edit:4 2", "edit:42:1", "fix:x:amount",
		"form:42", "form:42:7:1", "pick:42", "pick:42:x", "pick:42:cat:0", "pick:42:cat:-1", "pick:42:cat:1:2", "cat:42:7", "cat:42:7:", "del:42:7:x", "del:42", "day:4x:7:y", "net:42", "delete:", "delete:1,", "delete:1,,2", "delete:1, 2", "categories:x", "month", "ask:a:x", "ask:a", "Undo:7", "drop:7",
		"edit:99999999999999999999", "month:2026-02:10", "rows:2026-02:0", "rows:2026-02:x", "more:1", "more:x:", "more:1:z=1", "more:1:t=", "more:1:k=debt", "more:1:x=2",
		strings.Repeat("undo:", 100),
	} {
		if a, ok := action.Decode(id); ok {
			t.Errorf("%q is read as %#v", id, a)
		}
	}
}

func FuzzDecode(f *testing.F) {
	for _, id := range []string{"undo:7-9", "delete:42,43", "set:language:zh", "move:7-9:Ab3dEf_9", "ask:a1b2c3:0"} {
		f.Add(id)
	}
	f.Fuzz(func(t *testing.T, id string) {
		if a, ok := action.Decode(id); ok && action.Encode(a) != id {
			t.Errorf("%q is read as %#v, whose id is %q", id, a, action.Encode(a))
		}
	})
}

func TestChangesOf(t *testing.T) {
	got := action.ChangesOf([]expense.Change{{Seq: 9}, {Seq: 7}, {Seq: 8}})
	if want := (action.Changes{From: 7, To: 9}); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

// The id of a choice that sets a value fits a button, whatever the value and the numbers.
func TestSetFieldShort(t *testing.T) {
	long := strings.Repeat("猫", 40)
	for _, c := range []struct{ field, value string }{{"category", long}, {"category", "Food"}, {"date", "2026-11-20"}, {"tax_rate", "0.055"}, {"currency", "USD"}, {"kind", "transfer"}} {
		for _, n := range []int64{7, math.MaxInt64} {
			short := action.SetField{Number: n, Revision: n, Field: c.field, Value: c.value}.Short()
			id := action.Encode(short)
			got, ok := action.Decode(id)
			if len(id) > action.MaxID || !ok || got != action.Choice(short) || !short.Means(c.value) || short.Means(c.value+"x") {
				t.Errorf("%s %.20s of %d has the id %s (%d bytes), read as %#v", c.field, c.value, n, id, len(id), got)
			}
		}
	}
}
