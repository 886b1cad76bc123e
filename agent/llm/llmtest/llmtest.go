package llmtest

import (
	"context"
	"encoding/json"
	"regexp"
	"strings"
	"testing"
	"time"

	"chit/agent/llm"
)

// AddExpense is a tool for tests, the smallest that a bookkeeper needs.
var AddExpense = llm.ToolSpec{
	Name:        "add_expense",
	Description: "Save an expense. Leave out what was not said.",
	Schema: json.RawMessage(`{
		"type": "object",
		"properties": {
			"description": {"type": "string", "description": "what it was"},
			"amount": {"type": "string", "description": "as said"}
		},
		"additionalProperties": false
	}`),
}

// Ask returns a request as the agent makes them, with text as the person's last
// message and [AddExpense] as the only tool.
func Ask(text string) llm.Request {
	return llm.Request{
		System: "You keep expenses.",
		Tools:  []llm.ToolSpec{AddExpense},
		Situation: llm.Situation{
			Now:      time.Date(2026, 11, 21, 14, 3, 0, 0, time.FixedZone("Europe/Berlin", 3600)),
			Currency: "EUR", Language: "en", Categories: []string{"Food", "Transport"},
		},
		Messages:  []llm.Message{{Role: llm.RoleUser, Text: text}},
		MaxTokens: 500,
		User:      "u1",
	}
}

var spent = regexp.MustCompile(`([a-z]+) (\d+(?:\.\d+)?)`)

// Bookkeeper answers like a model that understands "lunch 12.50 and taxi 8":
// with one call of add_expense for each expense, or in words if there is none.
func Bookkeeper(h Hit) Answer {
	calls := expensesIn(h)
	if len(calls) == 0 || h.Chat.ToolChoice == "none" || len(h.Chat.Tools) == 0 {
		return Text("All right.")
	}
	return ToolCalls(calls...)
}

// expensesIn returns a call for each expense in the last message, if a person wrote it.
func expensesIn(h Hit) []llm.ToolCall {
	last := h.Chat.Messages[len(h.Chat.Messages)-1]
	if last.Role != "user" {
		return nil
	}
	text := last.Content
	if strings.HasPrefix(text, "[") {
		_, text, _ = strings.Cut(text, "\n")
	}
	var calls []llm.ToolCall
	for i, f := range spent.FindAllStringSubmatch(text, -1) {
		args := encode(map[string]string{"description": f[1], "amount": f[2]})
		calls = append(calls, NewCall(100*h.N+i, AddExpense.Name, args))
	}
	return calls
}

// Run checks what every model must do, each check on a new model from open. The
// model must understand "lunch 12.50".
func Run(t *testing.T, open func(t *testing.T) llm.Model) {
	for _, c := range []struct {
		name  string
		check func(*testing.T, llm.Model)
	}{
		{"Name", testName},
		{"AnswersInWords", testWords},
		{"CallsATool", testOneCall},
		{"CallsSeveralTools", testSeveralCalls},
		{"NoTools", testNoTools},
		{"IDsDifferFromHistory", testNewIDs},
		{"Cancelled", testCancelled},
		{"Concurrent", testConcurrent},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			c.check(t, open(t))
		})
	}
}

func testName(t *testing.T, m llm.Model) {
	if m.Name() == "" {
		t.Error("Name() is empty")
	}
}

func testWords(t *testing.T, m llm.Model) {
	r := next(t, m, Ask("hello"))
	if r.Text == "" || len(r.Calls) > 0 {
		t.Errorf("hello: text %q and %d calls, want words and no call", r.Text, len(r.Calls))
	}
}

func testOneCall(t *testing.T, m llm.Model) {
	r := next(t, m, Ask("lunch 12.50"))
	if len(r.Calls) != 1 {
		t.Fatalf("lunch 12.50: %d calls, want 1", len(r.Calls))
	}
	checkCalls(t, r.Calls)
}

func testSeveralCalls(t *testing.T, m llm.Model) {
	r := next(t, m, Ask("lunch 12.50 and taxi 8"))
	if len(r.Calls) != 2 {
		t.Fatalf("lunch 12.50 and taxi 8: %d calls, want 2", len(r.Calls))
	}
	checkCalls(t, r.Calls)
}

func testNoTools(t *testing.T, m llm.Model) {
	req := Ask("lunch 12.50")
	req.NoTools = true
	if r := next(t, m, req); len(r.Calls) > 0 || r.Text == "" {
		t.Errorf("NoTools: text %q and %d calls, want words and no call", r.Text, len(r.Calls))
	}
}

// testNewIDs checks, in a conversation with earlier calls, that the id of a new
// call differs from theirs.
func testNewIDs(t *testing.T, m llm.Model) {
	req := Ask("lunch 12.50")
	first := next(t, m, req)
	req.Messages = append(req.Messages, llm.Message{
		Role: llm.RoleAssistant, Text: first.Text, Calls: first.Calls, Extra: first.Extra, Model: m.Name(),
	})
	old := make(map[string]bool)
	for _, c := range first.Calls {
		old[c.ID] = true
		req.Messages = append(req.Messages, llm.Message{Role: llm.RoleTool, CallID: c.ID, Text: `{"ok":true}`})
	}
	req.Messages = append(req.Messages, llm.Message{Role: llm.RoleUser, Text: "taxi 8"})
	second := next(t, m, req)
	if len(second.Calls) == 0 {
		t.Fatal("taxi 8: no call, want one")
	}
	for _, c := range second.Calls {
		if old[c.ID] {
			t.Errorf("id %q is given again in the same conversation", c.ID)
		}
	}
}

func testCancelled(t *testing.T, m llm.Model) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := m.Next(ctx, Ask("lunch 12.50")); err == nil {
		t.Skip("the model needs no time, so it may answer")
	}
}

func testConcurrent(t *testing.T, m llm.Model) {
	done := make(chan error)
	const n = 8
	for range n {
		go func() {
			_, err := m.Next(t.Context(), Ask("lunch 12.50"))
			done <- err
		}()
	}
	for range n {
		if err := <-done; err != nil {
			t.Errorf("one of %d at once: %v", n, err)
		}
	}
}

func next(t *testing.T, m llm.Model, r llm.Request) llm.Response {
	t.Helper()
	resp, err := m.Next(t.Context(), r)
	if err != nil {
		t.Fatalf("%q: %v", r.Messages[len(r.Messages)-1].Text, err)
	}
	if resp.Finish != llm.FinishDone {
		t.Errorf("finish %q, want %q", resp.Finish, llm.FinishDone)
	}
	return resp
}

// checkCalls checks what the agent relies on in every call.
func checkCalls(t *testing.T, calls []llm.ToolCall) {
	t.Helper()
	seen := make(map[string]bool)
	for _, c := range calls {
		if c.Name != AddExpense.Name {
			t.Errorf("calls %q, want %q", c.Name, AddExpense.Name)
		}
		if c.ID == "" || seen[c.ID] {
			t.Errorf("id %q is empty or given twice", c.ID)
		}
		seen[c.ID] = true
		var args map[string]any
		if err := json.Unmarshal(c.Args, &args); err != nil {
			t.Errorf("arguments %s: %v", c.Args, err)
		}
	}
}
