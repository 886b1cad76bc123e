package openai_test

import (
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/llm"
	"chit/agent/llm/llmtest"
)

// usage is the usage that the test server reports in every completion.
var usage = llm.Usage{Prompt: 500, Completion: 38, Cached: 128}

// TestAnswers decodes answers that servers were seen to send, right and wrong.
func TestAnswers(t *testing.T) {
	const saved = `{"role":"assistant","content":"ok"}`
	call := func(id, name, args string) llm.ToolCall {
		return llm.ToolCall{ID: id, Name: name, Args: json.RawMessage(args)}
	}
	for _, c := range []struct {
		name   string
		answer llmtest.Answer
		want   llm.Response
	}{
		{"text", llmtest.Text(" hello\n"), llm.Response{Text: "hello"}},
		{
			"parts instead of text", llmtest.Message(`{"content":[{"type":"thinking","thinking":[]},{"type":"text","text":"hel"},{"type":"text","text":"lo"}]}`, "stop"),
			llm.Response{Text: "hello"},
		},
		{"thoughts in the text", llmtest.Message(`{"content":"<think>hmm</think>\n\nhello"}`, "stop"), llm.Response{Text: "hello"}},
		{"empty list of calls", llmtest.Message(`{"content":"hello","tool_calls":[]}`, "tool_calls"), llm.Response{Text: "hello"}},
		{"no calls but that reason", llmtest.Message(`{"content":"hello"}`, "tool_calls"), llm.Response{Text: "hello"}},
		{
			"null content", llmtest.Message(`{"content":null,"tool_calls":[{"id":"a","type":"function","function":{"name":"f","arguments":"{\"x\": 1}"}}]}`, "tool_calls"),
			llm.Response{Calls: []llm.ToolCall{call("a", "f", `{"x": 1}`)}},
		},
		{
			"calls but another reason", llmtest.Message(`{"tool_calls":[{"id":"a","type":"function","function":{"name":"f","arguments":"{}"}}]}`, "stop"),
			llm.Response{Calls: []llm.ToolCall{call("a", "f", `{}`)}},
		},
		{
			"arguments as object", llmtest.Message(`{"tool_calls":[{"id":"a","type":"function","function":{"name":"f","arguments":{"x":1}}}]}`, "stop"),
			llm.Response{Calls: []llm.ToolCall{call("a", "f", `{"x":1}`)}},
		},
		{
			"arguments encoded twice", llmtest.Message(`{"tool_calls":[{"id":"a","function":{"name":"f","arguments":"\"{\\\"x\\\":1}\""}}]}`, "stop"),
			llm.Response{Calls: []llm.ToolCall{call("a", "f", `{"x":1}`)}},
		},
		{
			"arguments that are no JSON", llmtest.Message(`{"tool_calls":[{"id":"a","function":{"name":"f","arguments":"{\"x\":"}}]}`, "stop"),
			llm.Response{Calls: []llm.ToolCall{call("a", "f", `"{\"x\":"`)}},
		},
		{
			"no arguments", llmtest.Message(`{"tool_calls":[{"id":"a","function":{"name":"f"}},{"id":"b","function":{"name":"f","arguments":""}}]}`, "stop"),
			llm.Response{Calls: []llm.ToolCall{call("a", "f", `{}`), call("b", "f", `{}`)}},
		},
		{
			"no ids and no types", llmtest.Message(`{"tool_calls":[{"function":{"name":"f","arguments":"{}"}},{"id":null,"function":{"name":"g","arguments":"{}"}}]}`, "stop"),
			llm.Response{Calls: []llm.ToolCall{call("call_2", "f", `{}`), call("call_3", "g", `{}`)}},
		},
		{
			"ids twice, and of an old call", llmtest.Message(`{"tool_calls":[{"id":"old","function":{"name":"f"}},{"id":"a","function":{"name":"f"}},{"id":"a","function":{"name":"f"}}]}`, "stop"),
			llm.Response{Calls: []llm.ToolCall{call("call_2", "f", `{}`), call("a", "f", `{}`), call("call_4", "f", `{}`)}},
		},
		{"number as id", llmtest.Message(`{"tool_calls":[{"id":7,"function":{"name":"f"}}]}`, "stop"), llm.Response{Calls: []llm.ToolCall{call("call_2", "f", `{}`)}}},
		{"call without a name", llmtest.Message(`{"content":"hello","tool_calls":[{"id":"a","function":{"name":" ","arguments":"{}"}},null]}`, "stop"), llm.Response{Text: "hello"}},
		{
			"old function_call", llmtest.Message(`{"content":null,"function_call":{"name":"f","arguments":"{}"}}`, "function_call"),
			llm.Response{Calls: []llm.ToolCall{call("call_2", "f", `{}`)}},
		},
		{"cut off", llmtest.Message(`{"tool_calls":[{"id":"a","function":{"name":"f","arguments":"{\"amount\":12"}}]}`, "length"), llm.Response{Finish: llm.FinishLength}},
		{"cut off in the text", llmtest.Message(`{"content":"I wou"}`, "length"), llm.Response{Text: "I wou", Finish: llm.FinishLength}},
		{"cut off in its thoughts", llmtest.Message(`{"content":"<think>well"}`, "length"), llm.Response{Finish: llm.FinishLength}},
		{"filtered", llmtest.Message(saved, "content_filter"), llm.Response{Text: "ok", Finish: llm.FinishRefusal}},
		{"refusal", llmtest.Message(`{"content":null,"refusal":"I cannot."}`, "stop"), llm.Response{Text: "I cannot.", Finish: llm.FinishRefusal}},
		{
			"reasons to replay", llmtest.Message(`{"content":"ok","reasoning_content":"so","reasoning_details":null,"tool_calls":[{"function":{"name":"f"},"extra_content":{"google":{"thought_signature":"s"}}}]}`, "stop"),
			llm.Response{
				Text: "ok", Calls: []llm.ToolCall{call("call_2", "f", `{}`)},
				Extra: json.RawMessage(`{"reasoning_content":"so","calls":{"call_2":{"google":{"thought_signature":"s"}}}}`),
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.want.Finish == "" {
				c.want.Finish = llm.FinishDone
			}
			c.want.Usage = usage
			s := llmtest.NewServer(t, llmtest.InTurn(c.answer))
			r := llmtest.Ask("taxi 8")
			r.Messages = append([]llm.Message{
				{Role: llm.RoleUser, Text: "tea 2"},
				{Role: llm.RoleAssistant, Calls: []llm.ToolCall{call("old", "add_expense", `{}`)}},
				{Role: llm.RoleTool, CallID: "old", Text: "{}"},
			}, r.Messages...)
			got, err := open(t, s, quick).Next(t.Context(), r)
			if err != nil {
				t.Fatal(err)
			}
			got.Served = llm.Served{} // see TestServed
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("mismatch (-want +got):\n%s", diff)
			}
			if _, err := json.Marshal(llm.Message{Role: llm.RoleAssistant, Calls: got.Calls, Extra: got.Extra}); err != nil {
				t.Errorf("the answer cannot be stored: %v", err)
			}
		})
	}
}

// TestOddWrappings wraps a good answer in ways that violate the API.
func TestOddWrappings(t *testing.T) {
	good := llmtest.Text("hello").Body
	for _, c := range []struct {
		name   string
		answer llmtest.Answer
	}{
		{"text/plain", llmtest.Answer{Type: "text/plain; charset=utf-8", Body: good}},
		{"no type", llmtest.Answer{Type: "application/octet-stream", Body: good}},
		{"byte order mark", llmtest.Answer{Body: "\ufeff" + good}},
		{"keep-alive blanks", llmtest.Answer{Body: "\n\n  \n" + good}},
		{"usage of a wrong type", llmtest.Answer{Body: strings.Replace(good, `"prompt_tokens":500`, `"prompt_tokens":"many"`, 1)}},
		{"null error", llmtest.Answer{Body: strings.Replace(good, `{`, `{"error":null,`, 1)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.NewServer(t, llmtest.InTurn(c.answer))
			got, err := open(t, s, quick).Next(t.Context(), llmtest.Ask("hello"))
			if err != nil || got.Text != "hello" {
				t.Errorf("Next = %+v, %v, want hello", got, err)
			}
		})
	}
}

// TestNonsense checks that a meaningless answer with status 200 counts as an
// unavailable model, and that the request is retried once if retries are
// allowed.
func TestNonsense(t *testing.T) {
	for _, c := range []struct {
		name, want string
		answer     llmtest.Answer
	}{
		{"error in a 200", "Provider returned error", llmtest.Answer{Body: `{"error":{"message":"Provider returned error","code":502}}`}},
		{"error as text in a 200", "overloaded", llmtest.Answer{Body: `{"error":"overloaded"}`}},
		{"no choices", "no choices", llmtest.Answer{Body: `{"choices":[]}`}},
		{"null", "no choices", llmtest.Answer{Body: `null`}},
		{"empty", "not a chat completion", llmtest.Answer{Body: ``}},
		{"web page", "base URL", llmtest.Answer{Type: "text/html", Body: `<!doctype html><title>Welcome</title>`}},
		{"empty message", "empty", llmtest.Text("  ")},
		{"only thoughts", "empty", llmtest.Message(`{"content":"","reasoning_content":"hm"}`, "stop")},
		{"server gave up", "stopped in the middle", llmtest.Message(`{"content":"so f"}`, "insufficient_system_resource")},
		{"error in a choice", "stopped in the middle", llmtest.Answer{Body: `{"choices":[{"message":{"content":"so f"},"error":{"code":502}}]}`}},
		{"too large", "larger than 4 MiB", llmtest.Answer{Body: strings.Repeat(" ", 5<<20)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.NewServer(t, llmtest.InTurn(c.answer))
			_, err := open(t, s, quick).Next(t.Context(), llmtest.Ask("hello"))
			if !errors.Is(err, llm.ErrUnavailable) {
				t.Fatalf("err = %v, want %v", err, llm.ErrUnavailable)
			}
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("err = %v, want it to say %q", err, c.want)
			}
			if s.Count() != 1 {
				t.Errorf("%d requests, want 1", s.Count())
			}
		})
	}
	t.Run("asked again", func(t *testing.T) {
		s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Text(""), llmtest.Text("hello")))
		again := quick
		again.Retries = 1
		got, err := open(t, s, again).Next(t.Context(), llmtest.Ask("hello"))
		if err != nil || got.Text != "hello" {
			t.Errorf("Next = %+v, %v, want hello from the second request", got, err)
		}
	})
}

// TestPolicy checks that a provider's refusal for policy reasons counts as the
// model's own refusal.
func TestPolicy(t *testing.T) {
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Refuse(http.StatusBadRequest, "content_filter", "prompt", "triggered the policy")))
	got, err := open(t, s, quick).Next(t.Context(), llmtest.Ask("hello"))
	if err != nil || got.Finish != llm.FinishRefusal {
		t.Errorf("Next = %+v, %v, want finish %q", got, err, llm.FinishRefusal)
	}
}

// TestNoToolsIgnored has a server that calls a tool although none is allowed. It
// is not asked again: it would do the same again, at the same price.
func TestNoToolsIgnored(t *testing.T) {
	r := llmtest.Ask("hello")
	r.NoTools = true
	call := `"tool_calls":[{"id":"a","function":{"name":"f","arguments":"{}"}}]`
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Message(`{"content":"well",`+call+`}`, "stop"), llmtest.Message(`{`+call+`}`, "stop")))
	again := quick
	again.Retries = 1
	m := open(t, s, again)
	if got, err := m.Next(t.Context(), r); err != nil || got.Text != "well" || len(got.Calls) > 0 {
		t.Errorf("Next = %+v, %v, want the words alone", got, err)
	}
	if _, err := m.Next(t.Context(), r); !errors.Is(err, llm.ErrUnavailable) {
		t.Errorf("err = %v, want %v", err, llm.ErrUnavailable)
	}
	if n := s.Count(); n != 2 {
		t.Errorf("%d requests for 2 questions", n)
	}
}
