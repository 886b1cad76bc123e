package agenttest_test

import (
	"strings"
	"testing"

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
		{"an unknown tool", llmtest.Call("paint_expense", `{}`), "error: no such tool. There are: add_expense, change_settings, "},
		{"arguments that are none", llmtest.Call("add_expense", `[1]`), "error: the arguments are not a JSON object of add_expense"},
		{"words instead of a deed", llmtest.Say("Sounds tasty!"), "Use a tool."},
	} {
		t.Run(c.name, func(t *testing.T) {
			model := llmtest.NewScript(c.wrong, add)
			if reply := newWisher(t, model, nil).say(said, ""); len(reply.Expenses) != 1 {
				t.Errorf("in the end it says %q", reply.Text)
			}
			requests := model.Requests()
			if got := last(requests[len(requests)-1]); !strings.HasPrefix(got, c.told) {
				t.Errorf("it is told %q, want %q", got, c.told)
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
