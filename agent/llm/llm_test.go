package llm_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/llm"
)

// Messages and what they cost are stored, and read by later versions of the program:
// their form stays.
func TestStoredForm(t *testing.T) {
	for _, c := range []struct {
		name   string
		value  any
		read   func(string) (any, error)
		stored string
	}{
		{"words of a person", llm.Message{Role: llm.RoleUser, Text: "taxi 18"}, readAs[llm.Message], `{"role":"user","text":"taxi 18"}`},
		{
			"calls of a model, the second with arguments that are no JSON",
			llm.Message{
				Role: llm.RoleAssistant, Model: "m-1", Extra: json.RawMessage(`{"thought":"Y2FsbA=="}`),
				Calls: []llm.ToolCall{
					{ID: "call_1", Name: "add_expense", Args: json.RawMessage(`{"amount":18}`)},
					{ID: "call_2", Name: "undo", Args: json.RawMessage(`"{amount:"`)},
				},
			},
			readAs[llm.Message],
			`{"role":"assistant","calls":[{"id":"call_1","name":"add_expense","args":{"amount":18}},{"id":"call_2","name":"undo","args":"{amount:"}],` +
				`"extra":{"thought":"Y2FsbA=="},"model":"m-1"}`,
		},
		{"result of a call", llm.Message{Role: llm.RoleTool, CallID: "call_1", Text: "ok"}, readAs[llm.Message], `{"role":"tool","text":"ok","call_id":"call_1"}`},
		{"usage", llm.Usage{Prompt: 1200, Completion: 30, Cached: 1024}, readAs[llm.Usage], `{"prompt":1200,"completion":30,"cached":1024}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := json.Marshal(c.value)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.stored, string(got)); diff != "" {
				t.Errorf("stored (-want +got):\n%s", diff)
			}
			read, err := c.read(c.stored)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.value, read); diff != "" {
				t.Errorf("read (-want +got):\n%s", diff)
			}
		})
	}
}

func readAs[T any](stored string) (any, error) {
	var v T
	err := json.Unmarshal([]byte(stored), &v)
	return v, err
}
