package agenttest_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/llm"
	"chit/agent/llm/llmtest"
)

// A model that goes wrong is told what to do, in words that it knows the tools by.
func TestWhatAModelIsTold(t *testing.T) {
	t.Parallel()
	const said = "so I think Bo and me had a sandwich for like 4.50 maybe"
	add := llmtest.Call("add_expense", `{"description":"sandwich","amount":4.5}`)
	for _, c := range []struct {
		name  string
		wrong llmtest.Step
		told  string
	}{
		{"an unknown tool", llmtest.Call("paint_expense", `{}`), "error: no such tool. There are: add_expense, analyse, change_settings, "},
		{"arguments that are none", llmtest.Call("add_expense", `[1]`), "error: the arguments are not a JSON object of add_expense"},
		{"words instead of a deed", llmtest.Say("Sounds tasty!"), "You answered in words, \"Sounds tasty!\": call the tool if the message reports or asks for a deed, else say it again."},
		{"a claim without a deed", llmtest.Call("report", `{"message":"Saved!"}`), "You answered in words, \"Saved!\": but nothing was done. Call the tool, or do not say that it is done."},
	} {
		t.Run(c.name, func(t *testing.T) {
			model := llmtest.NewScript(c.wrong, add)
			if reply := newWisher(t, model, nil).say(said, ""); len(reply.Expenses) != 1 {
				t.Errorf("in the end it says %q", reply.Text)
			}
			requests := model.Requests()
			r := requests[len(requests)-1]
			if got := last(r); !strings.HasPrefix(got, c.told) && r.Situation.Note != c.told {
				t.Errorf("it is told %q and %q, want %q", got, r.Situation.Note, c.told)
			}
		})
	}
}

// last is the text of the last message of a request.
func last(r llm.Request) string { return r.Messages[len(r.Messages)-1].Text }

// A later message tells the model what came of its calls, so that it need not guess which
// number an expense has.
func TestAModelIsToldWhatWasStored(t *testing.T) {
	t.Parallel()
	model := llmtest.NewScript(
		llmtest.Call("add_expense", `{"description":"sandwich","amount":4.5}`),
		llmtest.Say("Was it good?"),
	)
	w := newWisher(t, model, nil)
	w.say("so I think Bo and me had a sandwich for like 4.50 maybe", "")
	w.say("what do you think of it", "")
	requests := model.Requests()
	for _, m := range requests[len(requests)-1].Messages {
		if m.Role == llm.RoleTool && m.Text == "stored #1" {
			return
		}
	}
	t.Errorf("it is told %+v", requests[len(requests)-1].Messages)
}

// What a model is not told any more with the turns it is told as a remark, with its day.
func TestAModelIsToldRemarks(t *testing.T) {
	t.Parallel()
	const said, later = "we've booked that cottage in Wales, it is 420 for the week", "well there we are, and the cottage is paid for as booked"
	model := llmtest.NewScript(llmtest.Say("Tell me when it is paid."), llmtest.Say("Hm?"), llmtest.Say("Hm?"))
	w := newWisher(t, model, nil)
	day := w.now
	w.say(said, "")
	w.say(later, "")
	w.now = day.Add(48 * time.Hour)
	w.say(later, "")
	var told [][]llm.Remark
	for _, r := range model.Requests() {
		told = append(told, r.Situation.Remarks)
	}
	want := [][]llm.Remark{nil, nil, {{At: day, Text: said}, {At: day, Text: later}}}
	if diff := cmp.Diff(want, told); diff != "" {
		t.Errorf("remarks mismatch (-want +got):\n%s", diff)
	}
}

// A model is told the language of the message, also if the catalogues do not have it.
func TestAModelIsToldTheLanguage(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ text, language string }{
		{"so I think Bo and me had a sandwich for like 4.50 maybe", "en"},
		{"also ich glaube, das war gestern irgendwie für die Wohnung", "de"},
		{"bueno, creo que ayer pagamos algo para la casa", "es"},
		{"je crois que nous avons payé quelque chose hier", "fr"},
		{"昨日たぶん何か払ったと思うんだけど", "ja"},
		{"我觉得昨天好像付了什么钱吧", "zh"},
		{"мне кажется, вчера мы что-то купили", "ru"},
		{"खाने पर दो सौ दिरहम", ""},
		{"χθες πήγα κάπου", ""},
	} {
		model := llmtest.NewScript(llmtest.Say("Hm?"))
		newWisher(t, model, nil).say(c.text, "")
		if len(model.Requests()) == 0 {
			t.Errorf("%q: the model is not asked", c.text)
			continue
		}
		if got := model.Requests()[0].Situation.Language; got != c.language {
			t.Errorf("%q: told %q, want %q", c.text, got, c.language)
		}
	}
}

// Of the entries on the card that a message answers, a model is told what it may compute with.
func TestAModelIsToldOfTheCard(t *testing.T) {
	t.Parallel()
	model := llmtest.NewScript(llmtest.Say("Hm?"))
	w := newWisher(t, model, nil)
	w.say("dinner 48 yesterday, 20% VAT", "")
	w.answer("would that be with a tip of the usual sort or how", 1)
	if len(model.Requests()) != 1 {
		t.Fatalf("%d requests", len(model.Requests()))
	}
	want := []string{`#1 48.00 EUR "dinner" Food 2026-11-21 VAT 20%`}
	if got := model.Requests()[0].Situation.Entries; !slices.Equal(got, want) {
		t.Errorf("it is told %q, want %q", got, want)
	}
}
