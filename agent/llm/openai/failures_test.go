package openai_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"chit/agent/llm"
	"chit/agent/llm/llmtest"
	"chit/agent/llm/openai"
)

// now makes the client retry without delay.
var now = map[string]string{"Retry-After-Ms": "0"}

// TestFailures checks the error for every kind of failure, and that none
// reveals more than it should.
func TestFailures(t *testing.T) {
	page := "<html>" + strings.Repeat("<p>Bad gateway</p>", 200) + "</html>"
	for _, c := range []struct {
		name   string
		answer llmtest.Answer
		kind   error
		says   string
	}{
		{"wrong key", llmtest.Refuse(401, "invalid_api_key", "", "Incorrect API key provided: "+secret+"."), llm.ErrRejected, "check OPENAI_API_KEY"},
		{"not allowed", llmtest.Refuse(403, "", "", "Project does not have access to model "+secret), llm.ErrRejected, "check OPENAI_API_KEY, OPENAI_MODEL"},
		{"no such model", llmtest.Refuse(404, "model_not_found", "model", "The model does not exist"), llm.ErrRejected, "check OPENAI_MODEL"},
		{"no such model, Ollama", llmtest.Answer{Status: 404, Body: `{"error":"model \"x\" not found, try pulling it first"}`}, llm.ErrRejected, "check OPENAI_MODEL"},
		{"wrong address", llmtest.Answer{Status: 404, Type: "text/html", Body: page}, llm.ErrRejected, "check OPENAI_BASE_URL"},
		{"no credit", llmtest.Refuse(402, "", "", "Insufficient Balance"), llm.ErrUnavailable, "billing"},
		{"quota", llmtest.Refuse(429, "insufficient_quota", "", "You exceeded your current quota"), llm.ErrUnavailable, "billing"},
		{"rate", llmtest.Refuse(429, "rate_limit_exceeded", "", "Rate limit reached for org-x"), llm.ErrUnavailable, "too many requests"},
		{"gateway", llmtest.Answer{Status: 502, Type: "text/html", Body: page}, llm.ErrUnavailable, "in trouble (HTTP 502)"},
		{"down", llmtest.Refuse(503, "", "", "The engine is overloaded, "+secret), llm.ErrUnavailable, "overloaded, [key]"},
		{"too long", llmtest.Refuse(400, "context_length_exceeded", "messages", "maximum context length is 4096 tokens, you asked for 5000 with max_tokens"), llm.ErrRejected, "maximum context length"},
		{"bad request", llmtest.Refuse(400, "", "", "no\n"+strings.Repeat("blah ", 1000)+secret), llm.ErrRejected, "does not take the request: no blah"},
		{"key of another", llmtest.Refuse(400, "", "", "key sk-proj-ABCDEF0123456789 is for another"), llm.ErrRejected, "key [key] is"},
		{"hang up", llmtest.Answer{Hangup: true}, llm.ErrUnavailable, "cannot be reached"},
		{"redirect", llmtest.Answer{Status: 307, Header: map[string]string{"Location": "http://elsewhere.invalid/v1/chat/completions"}}, llm.ErrUnavailable, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.NewServer(t, llmtest.InTurn(c.answer))
			_, err := open(t, s, quick).Next(t.Context(), llmtest.Ask("hello"))
			if !errors.Is(err, c.kind) {
				t.Fatalf("err = %v, want %v", err, c.kind)
			}
			if !strings.Contains(err.Error(), c.says) {
				t.Errorf("err = %v, want it to say %q", err, c.says)
			}
			if strings.Contains(err.Error(), "sk-") || len(err.Error()) > 400 || strings.Contains(err.Error(), "\n") {
				t.Errorf("err = %v: it has a key, is long or has several lines", err)
			}
			if s.Count() != 1 {
				t.Errorf("%d requests, want 1", s.Count())
			}
		})
	}
}

func TestErrorFields(t *testing.T) {
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Refuse(404, "model_not_found", "model", "gone")))
	_, err := open(t, s, quick).Next(t.Context(), llmtest.Ask("hello"))
	e, ok := errors.AsType[*openai.Error](err)
	if !ok || e.Status != 404 || e.Code != "model_not_found" || e.Param != "model" {
		t.Errorf("err = %#v, want an *openai.Error with status, code and parameter", err)
	}
}

func TestKeyIsWanted(t *testing.T) {
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Refuse(401, "", "", "missing key")))
	_, err := open(t, s, openai.Config{}).Next(t.Context(), llmtest.Ask("hello"))
	if err == nil || !strings.Contains(err.Error(), "set OPENAI_API_KEY") {
		t.Errorf("err = %v, want advice to set a key", err)
	}
}

// TestUnreachable calls an address without a server.
func TestUnreachable(t *testing.T) {
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Text("ok")))
	c := quick
	c.BaseURL, c.Model = s.URL, "m"
	s.Close()
	m, err := openai.New(c)
	if err != nil {
		t.Fatal(err)
	}
	_, err = m.Next(t.Context(), llmtest.Ask("hello"))
	if !errors.Is(err, llm.ErrUnavailable) || !strings.Contains(err.Error(), "connection refused") {
		t.Errorf("err = %v, want %v, connection refused", err, llm.ErrUnavailable)
	}
}

func TestRetries(t *testing.T) {
	for _, status := range []int{408, 409, 429, 500, 502, 503} {
		s := llmtest.NewServer(t, llmtest.InTurn(
			llmtest.Answer{Status: status, Header: now}, llmtest.Answer{Status: status, Header: now}, llmtest.Text("hello"),
		))
		got, err := open(t, s, openai.Config{}).Next(t.Context(), llmtest.Ask("hello"))
		if err != nil || got.Text != "hello" || s.Count() != 3 {
			t.Errorf("status %d twice: %+v, %v after %d requests, want hello after 3", status, got, err, s.Count())
		}
	}
}

func TestRetriesEnd(t *testing.T) {
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Answer{Status: 503, Header: now}))
	_, err := open(t, s, openai.Config{}).Next(t.Context(), llmtest.Ask("hello"))
	if !errors.Is(err, llm.ErrUnavailable) || s.Count() != 3 {
		t.Errorf("err = %v after %d requests, want %v after 3", err, s.Count(), llm.ErrUnavailable)
	}
}

// TestLongRetryAfter checks that a server that asks for a minute's delay is not
// waited for.
func TestLongRetryAfter(t *testing.T) {
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Answer{Status: 429, Header: map[string]string{"Retry-After": "11"}}))
	_, err := open(t, s, openai.Config{}).Next(t.Context(), llmtest.Ask("hello"))
	if !errors.Is(err, llm.ErrUnavailable) || s.Count() != 1 {
		t.Errorf("err = %v after %d requests, want %v at once", err, s.Count(), llm.ErrUnavailable)
	}
}

// silent returns a server that accepts a request and never answers, and a
// channel that receives for each request.
func silent(t *testing.T) (*llmtest.Server, chan struct{}) {
	asked := make(chan struct{}, 10)
	return llmtest.NewServer(t, func(h llmtest.Hit) llmtest.Answer {
		asked <- struct{}{}
		<-h.Gone()
		return llmtest.Answer{Hangup: true}
	}), asked
}

func TestTimeout(t *testing.T) {
	s, _ := silent(t)
	_, err := open(t, s, openai.Config{Timeout: time.Millisecond}).Next(t.Context(), llmtest.Ask("hello"))
	if !errors.Is(err, llm.ErrUnavailable) || errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("err = %v, want %v, and not the deadline of a caller who had none", err, llm.ErrUnavailable)
	}
}

func TestCallersDeadline(t *testing.T) {
	s, _ := silent(t)
	ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	_, err := open(t, s, openai.Config{}).Next(ctx, llmtest.Ask("hello"))
	if !errors.Is(err, llm.ErrUnavailable) || !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("err = %v, want %v and %v", err, llm.ErrUnavailable, context.DeadlineExceeded)
	}
}

func TestCancel(t *testing.T) {
	s, asked := silent(t)
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		<-asked
		cancel()
	}()
	_, err := open(t, s, openai.Config{}).Next(ctx, llmtest.Ask("hello"))
	if !errors.Is(err, context.Canceled) || errors.Is(err, llm.ErrUnavailable) {
		t.Errorf("err = %v, want %v: the model did nothing wrong", err, context.Canceled)
	}
}

// TestAdapts has servers that reject one parameter, with the messages of real
// ones. The rejected request is repeated once in another form, and the next
// request has that form from the start.
func TestAdapts(t *testing.T) {
	for _, c := range []struct {
		name, base, model string
		refusal           llmtest.Answer
		when              func(llmtest.Hit) bool // rejects the request
		noTools           bool
		gone, sent        string // members of the accepted body
	}{
		{
			name: "effort of an old model", base: "http://api.openai.com/v1", model: "davinci",
			refusal: llmtest.Refuse(400, "", "", "Unrecognized request argument supplied: reasoning_effort"),
			when:    has("reasoning_effort"), gone: "reasoning_effort", sent: "store",
		},
		{
			name: "effort by parameter", base: "http://api.openai.com/v1", model: "gpt-5-mini",
			refusal: llmtest.Refuse(400, "unsupported_value", "reasoning_effort", "Unsupported value."),
			when:    has("reasoning_effort"), gone: "reasoning_effort", sent: "store",
		},
		{
			name: "effort is wanted by a gateway", model: "gpt-6-astra",
			refusal: llmtest.Refuse(400, "", "reasoning_effort", "Function tools with reasoning_effort are not supported; use /v1/responses or set reasoning_effort to 'none'"),
			when:    hasNot("reasoning_effort"), sent: "reasoning_effort",
		},
		{
			name: "max_tokens", model: "o3",
			refusal: llmtest.Refuse(400, "unsupported_parameter", "max_tokens", "Use 'max_completion_tokens' instead."),
			when:    has("max_tokens"), gone: "max_tokens", sent: "max_completion_tokens",
		},
		{
			name: "store, Mistral's way", base: "http://api.openai.com/v1", model: "gpt-5.4",
			refusal: llmtest.Answer{Status: 422, Body: `{"detail":[{"type":"extra_forbidden","loc":["body","safety_identifier"],"msg":"Extra inputs are not permitted"}]}`},
			when:    has("safety_identifier"), gone: "safety_identifier", sent: "store",
		},
		{
			name: "tool_choice", model: "deepseek-reasoner", noTools: true,
			refusal: llmtest.Refuse(400, "invalid_request_error", "", "deepseek-reasoner does not support this tool_choice"),
			when:    has("tool_choice"), gone: "tool_choice", sent: "tools",
		},
		{
			name: "thinking switch", base: "http://dashscope.aliyuncs.com/v1", model: "qwen-max",
			refusal: llmtest.Refuse(400, "InvalidParameter", "", "The parameter enable_thinking is not supported by this model"),
			when:    has("enable_thinking"), gone: "enable_thinking", sent: "tools",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.NewServer(t, func(h llmtest.Hit) llmtest.Answer {
				if c.when(h) {
					return c.refusal
				}
				return llmtest.Text("hello")
			})
			m := open(t, s, openai.Config{BaseURL: c.base, Model: c.model})
			r := llmtest.Ask("hello")
			r.NoTools = c.noTools
			for range 2 {
				if _, err := m.Next(t.Context(), r); err != nil {
					t.Fatal(err)
				}
			}
			hits := s.Hits()
			if len(hits) != 3 {
				t.Fatalf("%d requests, want 3: refused, repeated, and right from the start", len(hits))
			}
			for _, h := range hits[1:] {
				if c.gone != "" && h.Has(c.gone) || !h.Has(c.sent) {
					t.Errorf("body has %s or lacks %s:\n%s", c.gone, c.sent, h.Body)
				}
			}
		})
	}
}

func has(member string) func(llmtest.Hit) bool {
	return func(h llmtest.Hit) bool { return h.Has(member) }
}

func hasNot(member string) func(llmtest.Hit) bool {
	return func(h llmtest.Hit) bool { return !h.Has(member) }
}

// TestAdaptsIDs has a Mistral template behind another server.
func TestAdaptsIDs(t *testing.T) {
	s := llmtest.NewServer(t, func(h llmtest.Hit) llmtest.Answer {
		for _, m := range h.Chat.Messages {
			if m.CallID != "" && len(m.CallID) != 9 {
				return llmtest.Refuse(400, "", "", "Tool call id was "+m.CallID+" but must be a-z, A-Z, 0-9, with a length of 9.")
			}
		}
		return llmtest.Text("hello")
	})
	m := open(t, s, quick)
	if _, err := m.Next(t.Context(), conversation(m.Name())); err != nil {
		t.Fatal(err)
	}
	msgs := s.Hits()[1].Chat.Messages
	if call, result := msgs[2].ToolCalls[0].ID, msgs[3].CallID; call != result {
		t.Errorf("call has the id %q, its result %q, want the same", call, result)
	}
}

// TestAdaptingEnds has a server that rejects everything.
func TestAdaptingEnds(t *testing.T) {
	s := llmtest.NewServer(t, llmtest.InTurn(llmtest.Refuse(400, "", "", "max_tokens tool_choice reasoning_effort store safety_identifier")))
	m := open(t, s, openai.Config{BaseURL: "http://api.openai.com/v1", Model: "gpt-5.4"})
	_, err := m.Next(t.Context(), llmtest.Ask("hello"))
	if !errors.Is(err, llm.ErrRejected) {
		t.Errorf("err = %v, want %v", err, llm.ErrRejected)
	}
	if s.Count() > 8 {
		t.Errorf("%d requests, want a handful", s.Count())
	}
}

// TestAdaptsAtOnce has many requests rejected at the same time: the dial turns
// once, not once for each.
func TestAdaptsAtOnce(t *testing.T) {
	const n = 8
	var arrived atomic.Int32
	all := make(chan struct{})
	s := llmtest.NewServer(t, func(h llmtest.Hit) llmtest.Answer {
		if !h.Has("max_tokens") {
			return llmtest.Text("hello")
		}
		if arrived.Add(1) == n {
			close(all)
		}
		<-all
		return llmtest.Refuse(400, "", "max_tokens", "no")
	})
	m := open(t, s, quick)
	errs := make(chan error, n)
	for range n {
		go func() {
			_, err := m.Next(t.Context(), llmtest.Ask("hello"))
			errs <- err
		}()
	}
	for range n {
		if err := <-errs; err != nil {
			t.Error(err)
		}
	}
	for _, h := range s.Hits()[n:] {
		if !h.Has("max_completion_tokens") {
			t.Errorf("the limit was turned twice:\n%s", h.Body)
		}
	}
}

// TestLogs checks that log lines contain shapes and counts, never text or the
// key.
func TestLogs(t *testing.T) {
	var out bytes.Buffer
	s := llmtest.NewServer(t, llmtest.InTurn(
		llmtest.Refuse(400, "", "max_tokens", "no max_tokens for "+secret),
		llmtest.Message(`{"content":"a private answer"}`, "stop"),
		llmtest.Refuse(500, "", "", secret),
	))
	m := open(t, s, openai.Config{
		APIKey: secret, Retries: -1,
		Log: slog.New(slog.NewJSONHandler(&out, &slog.HandlerOptions{Level: slog.LevelDebug})),
	})
	if _, err := m.Next(t.Context(), llmtest.Ask("a private question")); err != nil {
		t.Fatal(err)
	}
	_, err := m.Next(t.Context(), llmtest.Ask("a private question"))
	if err == nil {
		t.Fatal("want an error")
	}
	for _, want := range []string{`"parameter":"max_tokens"`, `"prompt_tokens":500`} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("log lacks %s:\n%s", want, out.String())
		}
	}
	for _, not := range []string{secret, "sk-", "private"} {
		if text := out.String() + err.Error(); strings.Contains(text, not) {
			t.Errorf("log or error has %q:\n%s", not, text)
		}
	}
}
