package openai_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/llm"
	"chit/agent/llm/llmtest"
	"chit/agent/llm/openai"
)

var update = flag.Bool("update", false, "rewrite testdata")

// secret is a key of the usual form. It must appear only in a header.
const secret = "sk-test-0123456789abcdefghijklmnop"

// open returns a model on the server s, under the address base unless that is
// empty.
func open(t *testing.T, s *llmtest.Server, c openai.Config) *openai.Model {
	t.Helper()
	if c.BaseURL == "" {
		c.BaseURL = s.URL
	}
	if c.Model == "" {
		c.Model = "test-model"
	}
	c.HTTPClient = s.Client()
	m, err := openai.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// quick is the configuration of tests without retries.
var quick = openai.Config{APIKey: secret, Retries: -1}

func TestConformance(t *testing.T) {
	llmtest.Run(t, func(t *testing.T) llm.Model {
		return open(t, llmtest.NewServer(t, llmtest.Bookkeeper), openai.Config{APIKey: secret})
	})
}

// TestRequest shows whole request bodies, for an unknown server and for OpenAI.
func TestRequest(t *testing.T) {
	for _, c := range []struct{ name, base, model string }{
		{"openai", "http://api.openai.com/v1", "gpt-5.4-nano"},
		{"other", "http://llm.example/v1", "llama"},
		{"dashscope", "http://dashscope.aliyuncs.com/compatible-mode/v1", "qwen-plus"},
		{"mistral", "http://api.mistral.ai/v1", "mistral-small"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Text("ok")))
			m := open(t, s, openai.Config{APIKey: secret, BaseURL: c.base, Model: c.model})
			if _, err := m.Next(t.Context(), conversation(m.Name())); err != nil {
				t.Fatal(err)
			}
			hit := s.Hits()[0]
			if got, want := hit.Header.Get("Authorization"), "Bearer "+secret; got != want {
				t.Errorf("Authorization = %q, want %q", got, want)
			}
			golden(t, "request_"+c.name+".json", hit.Body)
		})
	}
}

// conversation returns a history with everything that a request can contain: an
// extra to send back, one of another model, arguments that are not JSON, a call
// without a result and a result without a call.
func conversation(name string) llm.Request {
	r := llmtest.Ask("and \"taxi\"\n<18>")
	r.Situation.Pending = "How much was\nthe [taxi]?"
	r.Messages = append([]llm.Message{
		{Role: llm.RoleTool, CallID: "lost", Text: "its call was trimmed"},
		{Role: llm.RoleUser, Text: "lunch 12.50 and tea"},
		{
			Role: llm.RoleAssistant, Model: name,
			Calls: []llm.ToolCall{
				{ID: "call_1", Name: "add_expense", Args: json.RawMessage(`{"amount":"12.50"}`)},
				{ID: "call_2", Name: "add_expense", Args: json.RawMessage(`"{\"description\": \"tea\""`)},
			},
			Extra: json.RawMessage(`{"reasoning_content":"two things","calls":{"call_1":{"google":{"thought_signature":"c2ln"}}}}`),
		},
		{Role: llm.RoleTool, CallID: "call_1", Text: `{"id":44,"ok":true}`},
		{Role: llm.RoleAssistant, Text: "Saved #44.", Model: "rules", Extra: json.RawMessage(`{"reasoning_content":"not for you"}`)},
		{Role: llm.RoleAssistant},
	}, r.Messages...)
	return r
}

func golden(t *testing.T, name string, body []byte) {
	t.Helper()
	var indented bytes.Buffer
	if err := json.Indent(&indented, body, "", "  "); err != nil {
		t.Fatalf("%v\n%s", err, body)
	}
	pretty := append(indented.Bytes(), '\n')
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(file, pretty, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(pretty)); diff != "" {
		t.Errorf("%s mismatch (-want +got):\n%s", name, diff)
	}
}

// TestPrefix checks that the requests of two people on two days share the
// prefix that a server can cache.
func TestPrefix(t *testing.T) {
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Text("ok")))
	m := open(t, s, openai.Config{})
	ana, bo := llmtest.Ask("lunch 12.50"), llmtest.Ask("how was March?")
	bo.Situation = llm.Situation{Now: time.Date(2027, 1, 2, 3, 4, 0, 0, time.UTC), Currency: "CHF", Language: "de"}
	bo.User = "u2"
	for _, r := range []llm.Request{ana, bo} {
		if _, err := m.Next(t.Context(), r); err != nil {
			t.Fatal(err)
		}
	}
	hits := s.Hits()
	common := 0
	for common < len(hits[0].Body) && hits[0].Body[common] == hits[1].Body[common] {
		common++
	}
	if got := string(hits[0].Body[:common]); !strings.HasSuffix(got, `{"role":"user","content":"[Now: Sat 202`) {
		t.Errorf("the requests share only\n%s", got)
	}
}

func TestName(t *testing.T) {
	for _, c := range []struct{ base, model, want string }{
		{"", "", "gpt-5.4-nano@api.openai.com"},
		{"http://localhost:11434/v1", "", "auto@localhost:11434"},
		{"https://openrouter.ai/api/v1/", "qwen/qwen3-14b", "qwen/qwen3-14b@openrouter.ai"},
	} {
		m, err := openai.New(openai.Config{BaseURL: c.base, Model: c.model})
		if err != nil {
			t.Fatal(err)
		}
		if m.Name() != c.want {
			t.Errorf("Name() = %q, want %q", m.Name(), c.want)
		}
	}
}

func TestNewRefuses(t *testing.T) {
	for _, c := range []openai.Config{
		{BaseURL: "api.example.com/v1"},
		{BaseURL: "ftp://api.example.com"},
		{BaseURL: "https://u:" + secret + "@api.example.com/v1"},
		{BaseURL: "https://api.example.com/v1?key=" + secret},
		{BaseURL: "https://%zz" + secret},
		{APIKey: secret + "\nX-Header: 1"},
	} {
		_, err := openai.New(c)
		if err == nil {
			t.Errorf("New(%+v) = nil error, want one", c)
		} else if strings.Contains(err.Error(), secret) {
			t.Errorf("New: %v contains the key", err)
		}
	}
}

// TestEnvironment checks that the client takes nothing from the environment: a
// local server must not be sent another one's key.
func TestEnvironment(t *testing.T) {
	t.Setenv("OPENAI_API_KEY", secret)
	t.Setenv("OPENAI_BASE_URL", "http://elsewhere.invalid/v1")
	t.Setenv("OPENAI_ORG_ID", "org")
	t.Setenv("OPENAI_CUSTOM_HEADERS", "X-Test: 1")
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Text("ok")))
	if _, err := open(t, s, openai.Config{}).Next(t.Context(), llmtest.Ask("hello")); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"Authorization", "Openai-Organization", "X-Test"} {
		if v := s.Hits()[0].Header.Get(name); v != "" {
			t.Errorf("header %s: %q, want none", name, v)
		}
	}
}

// TestFirstModel uses a server given only by its address.
func TestFirstModel(t *testing.T) {
	s := llmtest.NewServer(t, func(h llmtest.Hit) llmtest.Answer {
		if strings.HasSuffix(h.Path, "/models") {
			return llmtest.Answer{Body: `{"object":"list","data":[{"id":"nomic-embed-text"},{"id":"qwen3:8b"}]}`}
		}
		return llmtest.Text("ok")
	})
	m, err := openai.New(openai.Config{BaseURL: s.URL})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := m.Next(t.Context(), llmtest.Ask("hello")); err != nil {
			t.Fatal(err)
		}
	}
	hits := s.Hits()
	if len(hits) != 3 {
		t.Fatalf("%d requests, want 3: the list once, then one for each message", len(hits))
	}
	if got := hits[2].Chat.Model; got != "qwen3:8b" {
		t.Errorf("model %q, want the first that can chat", got)
	}
	if !hits[2].Has("chat_template_kwargs") {
		t.Errorf("the listed model is not asked as its profile says:\n%s", hits[2].Body)
	}
}

func TestNoModelList(t *testing.T) {
	s := llmtest.NewServer(t, func(h llmtest.Hit) llmtest.Answer {
		if strings.HasSuffix(h.Path, "/models") {
			return llmtest.Answer{Status: http.StatusNotFound, Type: "text/plain", Body: "404 page not found"}
		}
		return llmtest.Text("ok")
	})
	m, err := openai.New(openai.Config{BaseURL: s.URL})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Next(t.Context(), llmtest.Ask("hello")); err != nil {
		t.Fatal(err)
	}
	if got := s.Hits()[1].Chat.Model; got != "default" {
		t.Errorf("model %q, want default", got)
	}
}

func TestBadSchema(t *testing.T) {
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Text("ok")))
	r := llmtest.Ask("hello")
	r.Tools = []llm.ToolSpec{{Name: "broken", Schema: json.RawMessage(`{`)}}
	_, err := open(t, s, quick).Next(t.Context(), r)
	if err == nil || errors.Is(err, llm.ErrUnavailable) || !strings.Contains(err.Error(), "broken") {
		t.Errorf("err = %v, want one that names the tool and is not %v", err, llm.ErrUnavailable)
	}
}
