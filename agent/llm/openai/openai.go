// Package openai calls a language model through the OpenAI chat completions API,
// whoever runs the server: OpenAI, DeepSeek, Qwen, OpenRouter, Ollama, vLLM,
// llama.cpp.
//
// All of them claim to speak this API, and each speaks it a little differently.
// This package deals with the differences in three places:
//
//   - profile.go has a table of what to send to whom;
//   - a server that rejects an optional parameter is asked once more without it,
//     and this is remembered for the life of the process (dial.go);
//   - answer.go accepts any meaningful answer and nothing else.
//
// # One prefix for everybody
//
// The system prompt and the tools are encoded once and are the same bytes in
// every request, because servers cache a prefix they have seen. Everything that
// differs between people and days is one bracketed line before the person's last
// message, see situation.go.
//
// # Why not the client's typed methods
//
// openai-go does the transport: retries, Retry-After, and redirects that must
// not carry the key elsewhere. Its typed requests and answers take twice the
// time of the call itself, cannot hold the fields that some servers want back,
// and read a 200 with an error in it as an empty success. So this package writes
// and reads the bodies itself.
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

// Defaults of [Config].
const (
	DefaultBaseURL = "https://api.openai.com/v1"
	DefaultModel   = "gpt-5.4-nano" // for OpenAI; other servers use the first model that they list
	DefaultTimeout = 20 * time.Second
	DefaultRetries = 2
)

// maxAnswer is the largest answer accepted, in bytes. A tool call has a few
// hundred; anything larger is a mistake or an attack.
const maxAnswer = 4 << 20

// maxRetryDelay is the longest delay before a retry. If a server asks for more,
// the request fails: nobody waits that long for a reply.
const maxRetryDelay = 10 * time.Second

// A Config says which model to use, and how. Every field is optional.
type Config struct {
	BaseURL    string        // most end in /v1; "" is OpenAI's
	APIKey     string        // "" for a server that needs none
	Model      string        // "" is DefaultModel for OpenAI, otherwise the first model that the server lists
	HTTPClient *http.Client  // nil for one that keeps enough connections
	Log        *slog.Logger  // nil for none
	Timeout    time.Duration // of one attempt; 0 is DefaultTimeout
	Retries    int           // after the first attempt; 0 is DefaultRetries, below 0 is none
}

// A Model is one model on one server. Use [New].
type Model struct {
	name    string // see [Model.Name]
	base    *url.URL
	key     string // to remove it from errors
	retries int
	call    calls
	log     *slog.Logger
	fixed   *target                // the configured model, nil to ask the server
	listed  atomic.Pointer[target] // the model that the server listed
	heads   headCache
}

// New returns the model that c describes. It does not contact the server; a
// wrong key or a server that is down shows at the first [Model.Next].
func New(c Config) (*Model, error) {
	base, err := baseURL(c.BaseURL)
	if err != nil {
		return nil, err
	}
	key := strings.TrimSpace(c.APIKey)
	if strings.ContainsFunc(key, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return nil, errors.New("model: the API key contains characters that no key can have")
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

// calls holds the two methods of the client that are needed. The client itself
// is not a field: once any library looks up methods by name, the linker keeps
// all methods of a type that is converted to an interface, and openai.Client
// would bring in every service of OpenAI, 16 MB of code.
type calls struct {
	get, post func(ctx context.Context, path string, params, res any, opts ...option.RequestOption) error
}

// options are the options of every request. They replace openai.NewClient,
// which would add keys, headers and addresses from the environment: only
// cmd/bot reads the environment, and a local server must not be sent another
// one's key.
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

// Name returns the model and its host, such as "gpt-5.4-nano@api.openai.com".
// Both matter: the fields that a model wants back are useless to a model of the
// same name elsewhere.
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
			// The transport retries the failures it can see; only this package
			// sees an empty answer with status 200.
			again = false
		default:
			return llm.Response{}, m.errorOf(ctx, f)
		}
	}
}

// logAnswer logs the shape of an answer, not its content, which is private.
func (m *Model) logAnswer(ctx context.Context, r llm.Response) {
	if !m.log.Enabled(ctx, slog.LevelDebug) {
		return
	}
	m.log.DebugContext(ctx, "model answered", "model", m.name, "calls", len(r.Calls), "finish", string(r.Finish),
		"prompt_tokens", r.Usage.Prompt, "completion_tokens", r.Usage.Completion, "cached_tokens", r.Usage.Cached)
}

// A failure is a failed attempt, before it becomes an error.
type failure struct {
	status   int    // HTTP status, 0 if there was no answer
	body     []byte // what was read of the HTTP answer
	err      error  // from the transport, or from decoding
	nonsense bool   // the server reported success
	final    bool   // a different request would not help

	target *target // the model that was called
	sent   []int32 // the positions of its dials
}

// attempt makes one call with the dials at their current positions.
func (m *Model) attempt(ctx context.Context, r *llm.Request) (llm.Response, *failure) {
	t, f := m.resolve(ctx)
	if f != nil {
		return llm.Response{}, f
	}
	sent := positions(t.dials)
	head, err := m.heads.get(t.model, r.System, r.Tools, t.dials[dialSystem].member(sent[dialSystem], *r) == asUser)
	if err != nil {
		return llm.Response{}, &failure{err: err, final: true}
	}
	f = m.post(ctx, m.body(head, *r, t, sent))
	f.target, f.sent = t, sent
	return m.read(r, f)
}

// read turns an HTTP answer into a response, or completes f.
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

// inWords removes the calls from an answer to a request that allowed none. Some
// servers ignore tool_choice.
func inWords(r llm.Response) (llm.Response, error) {
	called := len(r.Calls) > 0
	r.Calls = nil
	switch {
	case r.Text != "" || r.Finish != llm.FinishDone:
		return r, nil
	case called:
		return llm.Response{}, errCalls // it would do so again, at the same price
	default:
		return llm.Response{}, errEmpty
	}
}

// post sends body and returns the result, good or bad.
func (m *Model) post(ctx context.Context, body []byte) *failure {
	var res *http.Response
	f := &failure{}
	f.err = m.call.post(ctx, "chat/completions", body, &f.body, option.WithResponseInto(&res))
	f.read(res)
	return f
}

// baseURL parses the address of an API. Its errors do not repeat the address,
// because people put keys into it.
func baseURL(s string) (*url.URL, error) {
	u, err := url.Parse(orElse(strings.TrimSpace(s), DefaultBaseURL))
	switch {
	case err != nil, u.Host == "", u.Scheme != "http" && u.Scheme != "https":
		return nil, errors.New("model: the base URL must look like https://api.example.com/v1")
	case u.User != nil, u.RawQuery != "", u.Fragment != "":
		return nil, errors.New("model: the base URL must have no user, query or fragment; set the key as the API key")
	}
	u.Path = strings.TrimSuffix(u.Path, "/")
	u.Path = strings.TrimSuffix(u.Path, "/chat/completions") + "/"
	u.RawPath = ""
	return u, nil
}

// newHTTPClient returns a client for many concurrent conversations with one host.
// The standard transport keeps two idle connections per host, so a hundred people
// would pay for a handshake each. The buffers are smaller than usual, since a
// thousand requests may wait at once: an answer fits into one, and requests
// bypass them.
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

// aroundAttempt limits how much of an answer is read. It is a middleware because
// the client reads the whole answer first.
//
// It also undoes the client's wrapping of the request body: net/http sends a body
// that it knows to be in memory together with the header and without copying it,
// which saves a tenth of the cost of a call.
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
