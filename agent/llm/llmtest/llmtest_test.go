package llmtest_test

import (
	"errors"
	"testing"

	"chit/agent/llm"
	"chit/agent/llm/llmtest"
)

func TestCheck(t *testing.T) {
	good := `{"model":"m","messages":[{"role":"user","content":"hello"}]}`
	if err := llmtest.Check([]byte(good)); err != nil {
		t.Fatal(err)
	}
	if !llmtest.CanCheck() {
		t.Skip("OpenAI's interface description is not here")
	}
	for _, bad := range []string{
		`{"model":"m"}`,
		`{"model":"m","messages":[]}`,
		`{"model":"m","messages":[{"role":"user"}]}`,
		`{"model":"m","messages":[{"role":"tool","content":"x"}]}`,
		`{"model":"m","messages":[{"role":"assistant","tool_calls":[null]}]}`,
		`{"model":"m","messages":[{"role":"user","content":"hello"}],"tool_choice":"never"}`,
		`{"model":"m","messages":[{"role":"user","content":"hello"}],"max_tokens":"500"}`,
		`{"model":"m","messages":[{"role":"user","content":"hello"}],"reasoning_effort":"off"}`,
	} {
		if llmtest.Check([]byte(bad)) == nil {
			t.Errorf("Check(%s) = nil, want an error", bad)
		}
	}
}

func TestScript(t *testing.T) {
	m := llmtest.NewScript(llmtest.Call("add_expense", `{"amount":"12.50"}`), llmtest.Down())
	r, err := m.Next(t.Context(), llmtest.Ask("lunch 12.50"))
	if err != nil || len(r.Calls) != 1 || r.Calls[0].ID != "call_1" {
		t.Errorf("first step = %+v, %v, want one call with the id call_1", r, err)
	}
	if _, err = m.Next(t.Context(), llmtest.Ask("tea 2")); !errors.Is(err, llm.ErrUnavailable) {
		t.Errorf("second step: %v, want %v", err, llm.ErrUnavailable)
	}
	if m.Left() != 0 {
		t.Errorf("Left() = %d, want 0", m.Left())
	}
	if _, err = m.Next(t.Context(), llmtest.Ask("cake 3")); err == nil || errors.Is(err, llm.ErrUnavailable) {
		t.Errorf("after the last step: %v, want an error that no agent takes for a server that is down", err)
	}
	if got := m.Requests()[1].Messages[0].Text; got != "tea 2" {
		t.Errorf("second request = %q, want tea 2", got)
	}
}
