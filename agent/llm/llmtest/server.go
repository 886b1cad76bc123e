package llmtest

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"

	"chit/agent/llm"
)

// A Hit is one request that a [Server] received.
type Hit struct {
	N      int // counts all requests from 1, whatever their path
	Path   string
	Header http.Header
	Body   []byte
	Chat   Chat // Body, decoded

	ctx context.Context
}

// Gone is closed when the client no longer waits for the answer.
func (h Hit) Gone() <-chan struct{} { return h.ctx.Done() }

// A Chat is the request body as a server sees it.
type Chat struct {
	Model    string        `json:"model"`
	Messages []ChatMessage `json:"messages"`
	Tools    []struct {
		Function struct {
			Name string `json:"name"`
		} `json:"function"`
	} `json:"tools"`
	ToolChoice string `json:"tool_choice"`
}

// A ChatMessage is one message of a [Chat].
type ChatMessage struct {
	Role      string `json:"role"`
	Content   string `json:"content"`
	CallID    string `json:"tool_call_id"`
	ToolCalls []struct {
		ID       string `json:"id"`
		Function struct {
			Name      string `json:"name"`
			Arguments string `json:"arguments"`
		} `json:"function"`
	} `json:"tool_calls"`
}

// Has reports whether the body has a member with that name.
func (h Hit) Has(member string) bool {
	var all map[string]json.RawMessage
	if json.Unmarshal(h.Body, &all) != nil {
		return false
	}
	_, ok := all[member]
	return ok
}

// An Answer is what a [Server] sends back. A zero status means 200, and a zero
// content type JSON.
type Answer struct {
	Status int
	Type   string
	Header map[string]string
	Body   string
	Hangup bool // close the connection instead
}

// A Server plays an OpenAI-compatible server on a loopback address.
type Server struct {
	URL string // of the API, for a client's base URL

	t      testing.TB
	answer func(Hit) Answer
	http   *httptest.Server

	mu   sync.Mutex
	hits []Hit
}

// NewServer starts a server that answers every request with the result of
// answer, and stops it when the test ends. The test fails if a chat request
// violates OpenAI's API description; see [Check].
func NewServer(t testing.TB, answer func(Hit) Answer) *Server {
	t.Helper()
	s := &Server{t: t, answer: answer}
	s.http = httptest.NewServer(http.HandlerFunc(s.serve))
	s.URL = s.http.URL + "/v1"
	t.Cleanup(s.http.Close)
	return s
}

// Close stops the server before the test ends.
func (s *Server) Close() { s.http.Close() }

// InTurn gives the first request the first answer and so on, and repeats the
// last answer.
func InTurn(answers ...Answer) func(Hit) Answer {
	return func(h Hit) Answer { return answers[min(h.N, len(answers))-1] }
}

func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the client is gone
	}
	a := s.answer(s.record(r, body))
	if a.Hangup {
		panic(http.ErrAbortHandler)
	}
	for k, v := range a.Header {
		w.Header().Set(k, v)
	}
	if a.Type == "" {
		a.Type = "application/json"
	}
	w.Header().Set("Content-Type", a.Type)
	if a.Status != 0 {
		w.WriteHeader(a.Status)
	}
	_, _ = io.WriteString(w, a.Body) // the client may be gone
}

// record stores and checks a request.
func (s *Server) record(r *http.Request, body []byte) Hit {
	h := Hit{Path: r.URL.Path, Header: r.Header, Body: body, ctx: r.Context()}
	if r.Method == http.MethodPost {
		if err := json.Unmarshal(body, &h.Chat); err != nil {
			s.t.Errorf("request body: %v\n%s", err, body)
		}
		if err := Check(body); err != nil {
			s.t.Errorf("request is not what OpenAI's interface allows: %v\n%s", err, body)
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	h.N = len(s.hits) + 1
	s.hits = append(s.hits, h)
	return h
}

// Hits returns the requests so far.
func (s *Server) Hits() []Hit {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.hits)
}

// Count returns how many requests there were.
func (s *Server) Count() int { return len(s.Hits()) }

// Client returns a client that reaches this server under every plain HTTP
// address, so that a test can use the names of real providers.
func (s *Server) Client() *http.Client {
	var d net.Dialer
	tr := &http.Transport{
		MaxIdleConnsPerHost: 100,
		DialContext: func(ctx context.Context, network, _ string) (net.Conn, error) {
			return d.DialContext(ctx, network, s.http.Listener.Addr().String())
		},
	}
	s.t.Cleanup(tr.CloseIdleConnections)
	return &http.Client{Transport: tr}
}

// Text returns an answer in words.
func Text(text string) Answer {
	return completion(map[string]any{"role": "assistant", "content": text}, "stop")
}

// ToolCalls returns an answer with calls.
func ToolCalls(calls ...llm.ToolCall) Answer {
	var list []any
	for _, c := range calls {
		list = append(list, map[string]any{
			"id": c.ID, "type": "function",
			"function": map[string]any{"name": c.Name, "arguments": string(c.Args)},
		})
	}
	return completion(map[string]any{"role": "assistant", "content": nil, "tool_calls": list}, "tool_calls")
}

// Message returns an answer with the given message and finish reason, for what
// servers should not send.
func Message(message, finish string) Answer {
	return completion(json.RawMessage(message), finish)
}

// Refuse returns an error in OpenAI's format.
func Refuse(status int, code, param, message string) Answer {
	e := map[string]any{"message": message, "type": "invalid_request_error", "code": nil, "param": nil}
	if code != "" {
		e["code"] = code
	}
	if param != "" {
		e["param"] = param
	}
	return Answer{Status: status, Body: encode(map[string]any{"error": e})}
}

func completion(message any, finish string) Answer {
	return Answer{Body: encode(map[string]any{
		"id": "chatcmpl-1", "object": "chat.completion", "created": 1795269780, "model": "test",
		"choices": []any{map[string]any{"index": 0, "message": message, "finish_reason": finish, "logprobs": nil}},
		"usage": map[string]any{
			"prompt_tokens": 500, "completion_tokens": 38, "total_tokens": 538,
			"prompt_tokens_details": map[string]any{"cached_tokens": 128},
		},
	})}
}

func encode(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("llmtest: %v", err)) // a mistake in the test
	}
	return string(b)
}
