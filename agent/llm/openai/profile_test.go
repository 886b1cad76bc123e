package openai_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"chit/agent/llm/llmtest"
	"chit/agent/llm/openai"
)

// TestProfiles checks what is sent to each provider beside what every server is sent: a
// parameter that only one of them knows must not reach another. That the requests are
// what OpenAI's interface allows, the server checks.
func TestProfiles(t *testing.T) {
	for _, tt := range []struct{ base, model, want string }{
		{"http://api.openai.com/v1", "gpt-5.4-nano", `max_completion_tokens:1024 reasoning_effort:"none" safety_identifier store:false`},
		{"http://eu.api.openai.com/v1", "gpt-5-mini", `max_completion_tokens:1024 reasoning_effort:"minimal" safety_identifier store:false`},
		{"http://api.openai.com/v1", "gpt-4o", `max_completion_tokens:1024 safety_identifier store:false`},
		{"http://api.openai.com/v1", "o3-mini", `max_completion_tokens:1024 reasoning_effort:"low" safety_identifier store:false`},
		{"http://openrouter.ai/api/v1", "openai/gpt-5.4-nano", `max_tokens:1024 reasoning:{"effort":"none"}`},
		{"http://dashscope.aliyuncs.com/compatible-mode/v1", "qwen3-max", `enable_thinking:false max_tokens:1024`},
		{"http://api.siliconflow.cn/v1", "Qwen/Qwen3-8B", `enable_thinking:false max_tokens:1024`},
		{"http://api.deepseek.com", "deepseek-chat", `max_tokens:1024 thinking:{"type":"disabled"}`},
		{"http://open.bigmodel.cn/api/paas/v4", "glm-5", `max_tokens:1024 thinking:{"type":"disabled"}`},
		{"http://api.moonshot.cn/v1", "kimi-k2.5", `max_tokens:1024 thinking:{"type":"disabled"}`},
		{"http://ark.cn-beijing.volces.com/api/v3", "doubao-seed-2", `max_tokens:1024 thinking:{"type":"disabled"}`},
		{"http://generativelanguage.googleapis.com/v1beta/openai", "gemini-2.5-flash", `max_tokens:1024 reasoning_effort:"none"`},
		{"http://api.groq.com/openai/v1", "qwen/qwen3-32b", `max_tokens:1024 reasoning_effort:"none"`},
		{"http://api.mistral.ai/v1", "mistral-small", `max_tokens:1024`},
		{"http://gpu:11434/v1", "qwen3:8b", `max_tokens:1024 reasoning_effort:"none"`},
		{"http://gpu:8000/v1", "Qwen/Qwen3-8B", `chat_template_kwargs:{"enable_thinking":false} max_tokens:1024`},
		{"http://api.deepseek.com.example/v1", "deepseek-chat", `max_tokens:1024`},
	} {
		t.Run(tt.base+" "+tt.model, func(t *testing.T) {
			s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Text("ok")))
			r := llmtest.Ask("taxi 18")
			r.MaxTokens, r.User = 1024, "ana"
			if _, err := open(t, s, openai.Config{APIKey: secret, Retries: -1, BaseURL: tt.base, Model: tt.model}).Next(t.Context(), r); err != nil {
				t.Fatal(err)
			}
			if got := further(t, s.Hits()[0].Body); got != tt.want {
				t.Errorf("beside the rest it is sent %s, want %s", got, tt.want)
			}
		})
	}
}

// further returns the members of a request that not every server is sent.
func further(t *testing.T, body []byte) string {
	t.Helper()
	var members map[string]json.RawMessage
	if err := json.Unmarshal(body, &members); err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, name := range slices.Sorted(maps.Keys(members)) {
		switch name {
		case "model", "messages", "tools":
		case "safety_identifier": // a hash
			list = append(list, name)
		default:
			list = append(list, name+":"+string(members[name]))
		}
	}
	return strings.Join(list, " ")
}
