package openai_test

import (
	"errors"
	"net/http"
	"testing"
	"time"

	"chit/agent/llm"
	"chit/agent/llm/llmtest"
	"chit/agent/llm/openai"
)

// TestServed checks what is told of an answer to those who operate the bot.
func TestServed(t *testing.T) {
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Text("hello"), llmtest.Message(`{"content":"hello"}`, "length"), llmtest.Answer{
		Body: `{"id":7,"model":null,"choices":[{"message":{"content":"hello"}}]}`,
	}))
	m := open(t, s, quick)
	for _, want := range []llm.Served{{ID: "chatcmpl-1", Model: "test", Reason: "stop"}, {ID: "chatcmpl-1", Model: "test", Reason: "length"}, {ID: "7"}} {
		if got, err := m.Next(t.Context(), llmtest.Ask("hello")); err != nil || got.Served != want {
			t.Errorf("%+v, %v; want %+v", got.Served, err, want)
		}
	}
}

// TestFailuresAreTold checks that a status and a timeout can be told from an error.
func TestFailuresAreTold(t *testing.T) {
	s := llmtest.NewServer(t, func(h llmtest.Hit) llmtest.Answer {
		if h.N == 1 {
			return llmtest.Refuse(http.StatusTooManyRequests, "rate_limit_exceeded", "", "slowly")
		}
		<-h.Gone()
		return llmtest.Text("late")
	})
	for _, want := range []struct {
		allowed time.Duration
		status  int
		timeout bool
	}{{time.Minute, http.StatusTooManyRequests, false}, {20 * time.Millisecond, 0, true}} {
		m, err := openai.New(openai.Config{BaseURL: s.URL, Model: "m", Retries: -1, Timeout: want.allowed})
		if err != nil {
			t.Fatal(err)
		}
		_, err = m.Next(t.Context(), llmtest.Ask("hello"))
		e, ok := errors.AsType[*openai.Error](err)
		if !ok || e.HTTPStatus() != want.status || e.Timeout() != want.timeout {
			t.Errorf("%v; want the status %d, and a timeout: %v", err, want.status, want.timeout)
		}
	}
}

func TestEndpoint(t *testing.T) {
	for _, tt := range []struct {
		url, model string
		want       llm.Endpoint
	}{
		{"", "", llm.Endpoint{Provider: "openai", Model: openai.DefaultModel, Host: "api.openai.com", Port: 443}},
		{"https://eu.api.openai.com/v1", "gpt-5", llm.Endpoint{Provider: "openai", Model: "gpt-5", Host: "eu.api.openai.com", Port: 443}},
		{"https://api.deepseek.com", "deepseek-chat", llm.Endpoint{Provider: "deepseek", Model: "deepseek-chat", Host: "api.deepseek.com", Port: 443}},
		{"https://api.x.ai/v1", "grok", llm.Endpoint{Provider: "x_ai", Model: "grok", Host: "api.x.ai", Port: 443}},
		{"https://api.z.ai/v1", "glm", llm.Endpoint{Provider: "openai", Model: "glm", Host: "api.z.ai", Port: 443}},
		{"https://generativelanguage.googleapis.com/v1beta/openai", "gemini", llm.Endpoint{Provider: "gcp.gemini", Model: "gemini", Host: "generativelanguage.googleapis.com", Port: 443}},
		{"http://[::1]:11434/v1", "qwen3", llm.Endpoint{Provider: "openai", Model: "qwen3", Host: "::1", Port: 11434}},
		{"http://gpu/v1", "", llm.Endpoint{Provider: "openai", Host: "gpu", Port: 80}},
	} {
		m, err := openai.New(openai.Config{BaseURL: tt.url, Model: tt.model})
		if err != nil {
			t.Fatal(err)
		}
		if got := m.Endpoint(); got != tt.want {
			t.Errorf("%s is %+v, want %+v", tt.url, got, tt.want)
		}
	}
}

// TestEndpointOfAListedModel checks that a model is named once the server has listed it.
func TestEndpointOfAListedModel(t *testing.T) {
	s := llmtest.NewServer(t, func(h llmtest.Hit) llmtest.Answer {
		if h.Path == "/v1/models" {
			return llmtest.Answer{Body: `{"data":[{"id":"llama"}]}`}
		}
		return llmtest.Text("hello")
	})
	m, err := openai.New(openai.Config{BaseURL: s.URL})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Next(t.Context(), llmtest.Ask("hello")); err != nil || m.Endpoint().Model != "llama" {
		t.Errorf("%+v, %v; want the model that was listed", m.Endpoint(), err)
	}
}
