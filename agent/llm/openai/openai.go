// Package openai talks to a language model behind the OpenAI chat completions
// API, whoever runs the server: OpenAI, DeepSeek, Qwen, OpenRouter, Ollama,
// vLLM, llama.cpp.
//
// All of them say that they speak this API, and each speaks it a little
// differently. What this package knows of the differences is in three places:
//
//   - profile.go holds what to send to whom, as a table;
//   - a server that refuses an optional parameter is asked once more without
//     it, and the answer is remembered as long as the process lives (dial.go);
//   - answer.go takes any answer that has a meaning and nothing else.
//
// # One prefix for everybody
//
// The system prompt and the tools are encoded once and are the same bytes in
// every request, because servers compute a known prefix only once. All that
// differs between people and days is one bracketed line in front of the last
// message of the person, see situation.go.
//
// # Why not the typed methods of the client
//
// openai-go does the transport: retries, Retry-After, redirects that must not
// carry the key elsewhere. Its typed requests and answers cost twice the time of
// the call itself, cannot hold the fields that some servers want back, and read
// a 200 with an error in it as an empty success. So the bodies are ours.
package openai

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync/atomic"
	"time"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"

	"chit/agent/llm"
)

// What a [Config] that says nothing gets.
const (
	DefaultBaseURL = "https://api.openai.com/v1"
	DefaultModel   = "gpt-5.4-nano" // at OpenAI; elsewhere the first model that the server lists
	DefaultTimeout = 20 * time.Second
	DefaultRetries = 2
)

// maxAnswer is the largest answer that is read, in bytes. A tool call has a few
// hundred; what is larger is a mistake or an attack.
const maxAnswer = 4 << 20

// maxRetryDelay is the longest wait before a retry. A server that asks for
// more is not waited for: the person would be gone.
const maxRetryDelay = 10 * time.Second

// A Config says which model to use, and how. Every field may be left out.
type Config struct {
	BaseURL    string        // of the API, most end in /v1; "" is OpenAI
	APIKey     string        // "" for a server that wants none
	Model      string        // "" is DefaultModel at OpenAI, the first one of any other server
	HTTPClient *http.Client  // nil for one that keeps enough connections
	Log        *slog.Logger  // nil for none
	Timeout    time.Duration // of one attempt; 0 is DefaultTimeout
	Retries    int           // after the first attempt; 0 is DefaultRetries, below 0 is none
}

// A Model is one model of one server. Use [New].
type Model struct {
	name    string // of the model at its host, see [Model.Name]
	base    *url.URL
	key     string // to keep it out of errors
	retries int
	call    calls
	log     *slog.Logger
	fixed   *target                // the configured model, nil if the server is to be asked
	listed  atomic.Pointer[target] // the model that the server named
	heads   headCache
}

// New returns the model that c describes. It does not call the server, so a
// wrong key or a server that is down shows at the first [Model.Next].
func New(c Config) (*Model, error) {
	base, err := baseURL(c.BaseURL)
	if err != nil {
		return nil, err
	}
	key := strings.TrimSpace(c.APIKey)
	if strings.ContainsFunc(key, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return nil, errors.New("model: the API key has characters that no key has")
	}
	model := strings.TrimSpace(c.Model)
	if model == "" && isOpenAI(base.Hostname()) {
		model = DefaultModel
	}
	m := &Model{
		name: orElse(model, "auto") + "@" + base.Host,
		base: base, key: key, retries: c.Retries, log: c.Log,
	}
	if model != "" {
		m.fixed = newTarget(base, model)
	}
	if m.log == nil {
		m.log = slog.New(slog.DiscardHandler)
	}
	if m.retries == 0 {
		m.retries = DefaultRetries
	}
	m.retries = max(m.retries, 0)
	client := openai.Client{Options: m.options(c)}
	m.call = calls{get: client.Get, post: client.Post}
	return m, nil
}

// calls are the two methods of the client that are needed. The client itself is
// no field: a type within an interface brings all its methods into the binary as
// soon as any library looks methods up by name, and that of openai.Client brings
// every service that OpenAI has, 16 MB of them.
type calls struct {
	get, post func(ctx context.Context, path string, params, res any, opts ...option.RequestOption) error
}

// options are those of every request. The client is made of them alone, and
// not by openai.NewClient, which would add keys, headers and addresses from the
// environment: only cmd/bot reads that, and a local server must not be sent the
// key of another one.
func (m *Model) options(c Config) []option.RequestOption {
	client, timeout := c.HTTPClient, c.Timeout
	if client == nil {
		client = newHTTPClient()
	}
	if timeout <= 0 {
		timeout = DefaultTimeout
	}
	opts := []option.RequestOption{
		option.WithBaseURL(m.base.String()),
		option.WithHTTPClient(client),
		option.WithRequestTimeout(timeout),
		option.WithMaxRetries(m.retries),
		option.WithMaxRetryDelay(maxRetryDelay),
		option.WithMiddleware(aroundAttempt),
	}
	if m.key != "" {
		opts = append(opts, option.WithAPIKey(m.key))
	}
	return opts
}

// Name returns the model and the host that runs it, such as
// "gpt-5.4-nano@api.openai.com". Both are needed: what a model wants back with
// its messages is of no use to its namesake elsewhere.
func (m *Model) Name() string { return m.name }

// Next implements [llm.Model].
func (m *Model) Next(ctx context.Context, r llm.Request) (llm.Response, error) {
	for again := m.retries > 0; ; {
		resp, f := m.attempt(ctx, &r)
		switch {
		case f == nil:
			m.logAnswer(ctx, resp)
			return resp, nil
		case ctx.Err() != nil || f.final:
			return llm.Response{}, m.errorOf(ctx, f)
		case m.adapt(ctx, r, f):
		case f.nonsense && again:
			// The transport repeats failures that it sees; an empty answer
			// with status 200 is one that only we see.
			again = false
		default:
			return llm.Response{}, m.errorOf(ctx, f)
		}
	}
}

// logAnswer logs the shape of an answer; what it says is nobody's business.
func (m *Model) logAnswer(ctx context.Context, r llm.Response) {
	if !m.log.Enabled(ctx, slog.LevelDebug) {
		return
	}
	m.log.DebugContext(ctx, "model answered", "model", m.name, "calls", len(r.Calls), "finish", string(r.Finish),
		"prompt_tokens", r.Usage.Prompt, "completion_tokens", r.Usage.Completion, "cached_tokens", r.Usage.Cached)
}

// A failure is why an attempt has no answer, before anything is made of it.
type failure struct {
	status   int    // of the HTTP answer, 0 if there was none
	body     []byte // of the HTTP answer, as far as it was read
	err      error  // of the transport, or of our reading
	nonsense bool   // the server thinks that it answered
	final    bool   // asking otherwise cannot help

	target *target // what was asked
	sent   []int32 // the positions of its dials
}

// attempt asks once, with the dials as they are.
func (m *Model) attempt(ctx context.Context, r *llm.Request) (llm.Response, *failure) {
	t, f := m.resolve(ctx)
	if f != nil {
		return llm.Response{}, f
	}
	head, err := m.heads.get(t.model, r.System, r.Tools)
	if err != nil {
		return llm.Response{}, &failure{err: err, final: true}
	}
	sent := positions(t.dials)
	f = m.post(ctx, m.body(head, *r, t, sent))
	f.target, f.sent = t, sent
	return m.read(r, f)
}

// read makes of what came back an answer, or f, completed.
func (m *Model) read(r *llm.Request, f *failure) (llm.Response, *failure) {
	if byPolicy(f) {
		return llm.Response{Finish: llm.FinishRefusal}, nil
	}
	if f.err != nil || f.status >= http.StatusBadRequest {
		m.forget(f)
		return llm.Response{}, f
	}
	resp, err := decode(f.body, r.Messages)
	if err == nil && r.NoTools {
		resp, err = inWords(resp)
	}
	if err != nil {
		f.err, f.nonsense, f.final = err, true, errors.Is(err, errCalls)
		return llm.Response{}, f
	}
	return resp, nil
}

// inWords takes the calls off an answer to a request that allowed none. Some
// servers ignore tool_choice.
func inWords(r llm.Response) (llm.Response, error) {
	called := len(r.Calls) > 0
	r.Calls = nil
	switch {
	case r.Text != "" || r.Finish != llm.FinishDone:
		return r, nil
	case called:
		return llm.Response{}, errCalls // it would do so again, and each answer is paid for
	default:
		return llm.Response{}, errEmpty
	}
}

// post sends body and returns what came back, good or bad.
func (m *Model) post(ctx context.Context, body []byte) *failure {
	var res *http.Response
	f := &failure{}
	f.err = m.call.post(ctx, "chat/completions", body, &f.body, option.WithResponseInto(&res))
	f.read(res)
	return f
}

// baseURL reads the address of an API. Errors do not repeat it, because people
// put keys into addresses.
func baseURL(s string) (*url.URL, error) {
	u, err := url.Parse(orElse(strings.TrimSpace(s), DefaultBaseURL))
	switch {
	case err != nil, u.Host == "", u.Scheme != "http" && u.Scheme != "https":
		return nil, errors.New("model: the base URL must look like https://api.example.com/v1")
	case u.User != nil, u.RawQuery != "", u.Fragment != "":
		return nil, errors.New("model: the base URL must have no user, query or fragment; a key goes into the API key")
	}
	u.Path = strings.TrimSuffix(u.Path, "/")
	u.Path = strings.TrimSuffix(u.Path, "/chat/completions") + "/"
	u.RawPath = ""
	return u, nil
}

// newHTTPClient returns a client for many conversations with one host: the
// standard transport keeps two idle connections a host, and a hundred people
// would pay for a handshake each. The buffers are smaller than usual, because a
// thousand people may wait at once: an answer fits into one, and a request passes
// them by.
func newHTTPClient() *http.Client {
	return &http.Client{Transport: &http.Transport{
		Proxy:                 http.ProxyFromEnvironment,
		DialContext:           (&net.Dialer{Timeout: 5 * time.Second, KeepAlive: 30 * time.Second}).DialContext,
		ForceAttemptHTTP2:     true,
		MaxIdleConns:          256,
		MaxIdleConnsPerHost:   256,
		IdleConnTimeout:       90 * time.Second,
		TLSHandshakeTimeout:   10 * time.Second,
		ExpectContinueTimeout: time.Second,
		ReadBufferSize:        1 << 10,
		WriteBufferSize:       1 << 10,
	}}
}

// aroundAttempt bounds what is read of an answer. It is a middleware because the
// client reads the answer to its end before we see it.
//
// It also undoes the client's wrapping of the request body: net/http sends a body
// that it knows to be in memory together with the header and without copying it,
// which is a tenth of the cost of a call.
func aroundAttempt(req *http.Request, next option.MiddlewareNext) (*http.Response, error) {
	if req.GetBody != nil {
		if body, err := req.GetBody(); err == nil {
			req.Body = body
		}
	}
	res, err := next(req)
	if res != nil && res.Body != nil {
		res.Body = http.MaxBytesReader(nil, res.Body, maxAnswer)
	}
	return res, err
}

func orElse(s, other string) string {
	if s == "" {
		return other
	}
	return s
}
