package agenttest_test

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"

	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/llm/llmtest"
	"chit/expense/parse"
)

var exampleCall = regexp.MustCompile(`([a-z_]+) (\{.*?\})(?:, |$)`)

// doubtful leaves to the model what the rules would understand without it.
const doubtful = "so as I told Bo: "

// pointed returns a text with the points of English amounts, whatever its language.
func pointed(said string) string { return strings.ReplaceAll(said, ",", ".") }

// The examples of the prompt are what they shall be examples of: each leads to what was
// said, without another question.
func TestExamplesOfThePrompt(t *testing.T) {
	t.Parallel()
	prompt, err := os.ReadFile("../prompt.md")
	if err != nil {
		t.Fatal(err)
	}
	_, examples, _ := strings.Cut(string(prompt), "Examples\n")
	lines := strings.Split(strings.TrimSpace(examples), "\n")
	if len(lines) < 12 {
		t.Errorf("%d examples, want at least 12", len(lines))
	}
	for _, line := range lines {
		said, rest, _ := strings.Cut(line, " → ")
		t.Run(said, func(t *testing.T) {
			t.Parallel()
			var calls []llm.ToolCall
			for i, m := range exampleCall.FindAllStringSubmatch(rest, -1) {
				calls = append(calls, llmtest.NewCall(i+1, m[1], m[2]))
			}
			if len(calls) == 0 {
				t.Fatalf("no call in %q", rest)
			}
			model := llmtest.NewScript(llmtest.Calls(calls...))
			w := newWisher(t, model, nil)
			w.say("taxi 17", "")
			w.say("mercado 30 el 5 de marzo", "")
			var reply chat.Reply
			if _, answer, ok := strings.Cut(said, "] "); ok {
				reply = w.answer(answer, 1)
			} else {
				reply = w.say(doubtful+said, "")
			}
			if model.Left() > 0 {
				t.Error("the model is not asked")
			}
			switch calls[0].Name {
			case "add_expense":
				if len(reply.Expenses) != len(calls) {
					t.Errorf("it adds %d entries, want %d: %q", len(reply.Expenses), len(calls), reply.Text)
				}
			case "edit_expense", "change_settings":
				if len(reply.Choices) == 0 || !strings.Contains(reply.Text, "→") && !strings.Contains(pointed(reply.Text), " 17.00") && !strings.Contains(reply.Text, "Bäcker") {
					t.Errorf("it proposes %q", reply.Text)
				}
			case "find_expenses":
				if !strings.Contains(pointed(reply.Text), "30.00") {
					t.Errorf("it finds %q", reply.Text)
				}
			case "report":
				var args struct{ Message string }
				if err := json.Unmarshal(calls[0].Args, &args); err != nil || reply.Text != args.Message {
					t.Errorf("it says %q, %v", reply.Text, err)
				}
			}
		})
	}
	for _, c := range parse.Categories() {
		if !strings.Contains(string(prompt), c) {
			t.Errorf("the prompt does not name %s", c)
		}
	}
}
