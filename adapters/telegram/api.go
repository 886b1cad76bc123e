package telegram

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptrace"
	"net/url"
	"path"
	"strings"
	"sync/atomic"
	"time"

	"github.com/go-telegram/bot"

	"chit/agent/chat"
)

// officialAPI is Telegram's own server.
const officialAPI = "https://api.telegram.org"

// maxAnswer is more than the size of a hundred updates of the largest kind.
const maxAnswer = 64 << 20

// An api makes requests, for us and, as its HTTP client, for the library:
//
//   - A body has a length and can be resent, so that net/http itself retries a
//     request on a kept connection that turns out to be closed before anything
//     was written.
//   - An error says whether the request may have arrived, and contains neither
//     the address nor the token.
//   - The library sees only the id of a message in an answer. It would fail on a
//     message with something unknown in it, and we would send the message again.
type api struct {
	client *http.Client
	base   string // the address of a method, without its name
	files  string // the address of a file, without its path
	token  string
	away   atomic.Bool // the last request got no answer from Telegram
	// unauthorized holds a value after an answer that Telegram rejects the token.
	unauthorized chan struct{}
}

func newAPI(token, server string) *api {
	if server == "" {
		server = officialAPI
	}
	server = strings.TrimRight(server, "/")
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxIdleConnsPerHost = 32
	// A request on a connection that Telegram has just closed is in doubt, so we close
	// first.
	transport.IdleConnTimeout = 20 * time.Second
	return &api{
		client: &http.Client{
			Transport:     transport,
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
		base: server + "/bot" + token + "/", files: server + "/file/bot" + token + "/",
		token: token, unauthorized: make(chan struct{}, 1),
	}
}

// library returns the library's client, using a.
func (a *api) library() (*bot.Bot, error) {
	server := strings.TrimSuffix(a.base, "/bot"+a.token+"/")
	b, err := bot.New(a.token, bot.WithSkipGetMe(), bot.WithServerURL(server), bot.WithHTTPClient(time.Minute, a))
	if err != nil {
		return nil, a.withoutToken(err)
	}
	return b, nil
}

// A refusal is an answer in which Telegram refuses a request.
type refusal struct {
	method      string
	code        int
	description string
	retryAfter  time.Duration
	migratedTo  int64 // the chat's new id, 0 if it has none
}

func (e *refusal) Error() string {
	return fmt.Sprintf("%s: Telegram answers %d %s", e.method, e.code, e.description)
}

// says reports whether the description contains one of the phrases, in any
// case.
func (e *refusal) says(phrases ...string) bool {
	for _, p := range phrases {
		if strings.Contains(strings.ToLower(e.description), p) {
			return true
		}
	}
	return false
}

// A silence is a request without an answer from Telegram.
type silence struct {
	method  string
	arrived bool // the request may have arrived all the same
	err     error
}

func (e *silence) Error() string { return e.method + ": " + e.err.Error() }

func (e *silence) Unwrap() error { return e.err }

// refused returns the refusal in err's tree, or nil.
func refused(err error) *refusal {
	e, _ := errors.AsType[*refusal](err)
	return e
}

// ours returns our error that the library wrapped, or the library's own without
// the token.
func (a *api) ours(err error) error {
	if e := refused(err); e != nil {
		return e
	}
	if e, ok := errors.AsType[*silence](err); ok {
		return e
	}
	return a.withoutToken(err)
}

// call calls a method with JSON parameters and decodes its result.
func (a *api) call(ctx context.Context, method string, params, result any) error {
	body, err := json.Marshal(params)
	if err != nil {
		return fmt.Errorf("%s: %w", method, err)
	}
	data, err := a.post(ctx, method, "application/json", body)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(data, result); err != nil {
		return &silence{method, true, fmt.Errorf("the result cannot be read: %w", err)}
	}
	return nil
}

// Do implements the library's HttpClient.
func (a *api) Do(r *http.Request) (*http.Response, error) {
	method := path.Base(r.URL.Path)
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, &silence{method, false, err}
	}
	data, err := a.post(r.Context(), method, r.Header.Get("Content-Type"), body)
	if err != nil {
		return nil, err
	}
	var message struct {
		ID int64 `json:"message_id"`
	}
	if json.Unmarshal(data, &message) == nil && message.ID != 0 {
		data = fmt.Appendf(nil, `{"message_id":%d}`, message.ID)
	}
	return &http.Response{
		StatusCode: http.StatusOK, Request: r,
		Body: io.NopCloser(strings.NewReader(`{"ok":true,"result":` + string(data) + `}`)),
	}, nil
}

// post makes a request and returns its result.
func (a *api) post(ctx context.Context, method, contentType string, body []byte) (json.RawMessage, error) {
	var connected atomic.Bool
	traced := httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{
		// net/http retries only when nothing was written.
		GetConn: func(string) { connected.Store(false) },
		GotConn: func(httptrace.GotConnInfo) { connected.Store(true) },
	})
	r, err := http.NewRequestWithContext(traced, http.MethodPost, a.base+method, bytes.NewReader(body))
	if err != nil {
		return nil, &silence{method, false, a.withoutToken(err)}
	}
	r.Header.Set("Content-Type", contentType)
	response, err := a.client.Do(r)
	var data []byte
	if err == nil {
		data, err = io.ReadAll(io.LimitReader(response.Body, maxAnswer))
		response.Body.Close()
	}
	if err != nil {
		a.away.Store(ctx.Err() == nil)
		return nil, &silence{method, connected.Load(), a.withoutToken(err)}
	}
	result, err := readAnswer(method, response.StatusCode, data)
	e := refused(err)
	a.away.Store(err != nil && (e == nil || e.code >= 500))
	if e != nil && e.code == http.StatusUnauthorized {
		select {
		case a.unauthorized <- struct{}{}:
		default: // already reported
		}
	}
	return result, err
}

// readAnswer returns the result in an answer.
func readAnswer(method string, status int, data []byte) (json.RawMessage, error) {
	var answer struct {
		OK          bool            `json:"ok"`
		Result      json.RawMessage `json:"result"`
		Code        int             `json:"error_code"`
		Description string          `json:"description"`
		Parameters  struct {
			RetryAfter int   `json:"retry_after"`
			MigratedTo int64 `json:"migrate_to_chat_id"`
		} `json:"parameters"`
	}
	switch err := json.Unmarshal(data, &answer); {
	case err == nil && answer.OK && len(answer.Result) > 0:
		return answer.Result, nil
	case err != nil || answer.Code == 0:
		// From a proxy, or from Telegram's own when the server behind it is
		// down.
		err = fmt.Errorf("an answer with status %d that is not from the Bot API", status)
		if status >= 500 {
			err = &chat.DownError{Err: err}
		}
		return nil, &silence{method, true, err}
	}
	return nil, &refusal{
		method, answer.Code, answer.Description,
		time.Duration(answer.Parameters.RetryAfter) * time.Second, answer.Parameters.MigratedTo,
	}
}

// withoutToken removes the address, which contains the token, from an error of
// net/http, and the token from the rest.
func (a *api) withoutToken(err error) error {
	if e, ok := errors.AsType[*url.Error](err); ok {
		err = e.Err
	}
	if err != nil && strings.Contains(err.Error(), a.token) {
		return errors.New(strings.ReplaceAll(err.Error(), a.token, "***"))
	}
	return err
}
