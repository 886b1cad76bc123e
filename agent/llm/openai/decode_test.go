package openai

import (
	"encoding/json"
	"testing"

	"chit/agent/llm"
)

// FuzzDecodeResponse checks that decoding never panics, whatever a server
// sends, and that its result is usable: every call has a name, a unique id and
// arguments that can be stored.
func FuzzDecodeResponse(f *testing.F) {
	for _, seed := range []string{
		``, `null`, `[]`, `{"choices":null}`, `{"choices":[{}]}`, `{"choices":[null]}`,
		`{"choices":[{"message":{"content":"hi"},"finish_reason":"stop"}],"usage":{"prompt_tokens":1e99,"completion_tokens":-3}}`,
		`{"choices":[{"message":{"tool_calls":[{"id":"call_1","function":{"name":"f","arguments":"{\"a\":1}"}},{"id":"call_1","function":{"name":"f","arguments":{}}}]}}]}`,
		`{"choices":[{"message":{"tool_calls":[{"function":{"name":"f","arguments":"\"\\\"x"}},null,{"id":[],"function":{"name":7,"arguments":3}}]}}]}`,
		`{"choices":[{"message":{"content":[{"text":"a"},{"text":1}],"tool_calls":[],"reasoning_content":"r"}}]}`,
		`{"choices":[{"message":{"content":"<think>a</think>b","function_call":{"name":"f","arguments":" "}},"finish_reason":["x"]}]}`,
		`{"error":{"message":"no","code":502}}`, `<html></html>`, "\ufeff{}",
	} {
		f.Add([]byte(seed))
	}
	history := []llm.Message{{Role: llm.RoleAssistant, Calls: []llm.ToolCall{{ID: "call_1", Name: "f", Args: json.RawMessage(`{}`)}}}}
	f.Fuzz(func(t *testing.T, body []byte) {
		readAPIError(body)
		firstModel(body)
		r, err := decode(body, history)
		if err != nil {
			return
		}
		seen := map[string]bool{"call_1": true}
		for _, c := range r.Calls {
			if c.Name == "" || c.ID == "" || seen[c.ID] {
				t.Errorf("call %+v has no name, or no id of its own", c)
			}
			seen[c.ID] = true
			if !json.Valid(c.Args) {
				t.Errorf("arguments %q are no JSON", c.Args)
			}
		}
		if len(r.Calls) > 0 && r.Finish != llm.FinishDone {
			t.Errorf("%d calls of an answer that was cut off or refused", len(r.Calls))
		}
		if r.Extra != nil && !json.Valid(r.Extra) {
			t.Errorf("extra %q is no JSON", r.Extra)
		}
		if u := r.Usage; u.Prompt < 0 || u.Completion < 0 || u.Cached < 0 {
			t.Errorf("usage %+v", u)
		}
	})
}

// FuzzAppendString compares our strings with those of encoding/json.
func FuzzAppendString(f *testing.F) {
	for _, seed := range []string{"", "lunch 12.50", "\"\\\n\t\r\x00\x1f\x7f", "é\u2028漢字😀", "\xff\xc3", "<&>\ufffd"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, s string) {
		ours := appendString(nil, s)
		std, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		var got, want string
		if err := json.Unmarshal(ours, &got); err != nil {
			t.Fatalf("%s: %v", ours, err)
		}
		if err := json.Unmarshal(std, &want); err != nil {
			t.Fatal(err)
		}
		if got != want {
			t.Errorf("%q is read back as %q, want %q", s, got, want)
		}
	})
}

func TestShortID(t *testing.T) {
	if got := shortID("abcDEF123"); got != "abcDEF123" {
		t.Errorf("shortID = %q, want an id that fits left alone", got)
	}
	a, b := shortID("call_1"), shortID("call_2")
	if len(a) != 9 || len(b) != 9 || a == b {
		t.Errorf("shortID = %q and %q, want nine characters each, and different", a, b)
	}
}

// TestHeadCache checks that an unchanged prompt is encoded once, that a change
// in any part of it is noticed, and that the cache does not grow.
func TestHeadCache(t *testing.T) {
	var c headCache
	tools := []llm.ToolSpec{{Name: "f", Description: "d", Schema: json.RawMessage(`{"type":"object"}`)}}
	get := func(system string) *head {
		t.Helper()
		h, err := c.get("m", system, tools, false)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	first := get("a")
	if get("a") != first {
		t.Error("the same prompt is encoded twice")
	}
	copy(tools[0].Schema, `{"type":"string"}`)
	if get("a") == first {
		t.Error("a changed schema is not seen")
	}
	for i := range 3 * maxHeads {
		get(string(rune('b' + i)))
	}
	if n := len(*c.heads.Load()); n > maxHeads {
		t.Errorf("the cache has %d heads, want at most %d", n, maxHeads)
	}
}
