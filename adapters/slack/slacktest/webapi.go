package slacktest

import (
	"encoding/json"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"
)

// maxBody is the largest body that the fake reads of a call.
const maxBody = 8 << 20

// A Request is a call of the Web API as it came, tokens left out. What was JSON
// inside a form is decoded.
type Request struct {
	Method string
	Fields map[string]any
	At     time.Time // by the fake's clock
	Failed string    // the error that it was answered with, "" if none
}

// A call is a request that is being answered.
type call struct {
	method  string
	fields  map[string]any
	token   string
	unknown error // what Slack's own client could not have sent
}

func (c *call) str(name string) string {
	switch v := c.fields[name].(type) {
	case string:
		return v
	case json.Number:
		return v.String()
	}
	return ""
}

func (c *call) bool(name string) bool { b, _ := c.fields[name].(bool); return b }

func (c *call) int(name string) int {
	n, err := strconv.Atoi(c.str(name))
	if err != nil {
		return 0
	}
	return n
}

// An apiError is an answer with "ok":false.
type apiError struct {
	code     string
	messages []string // of response_metadata
	extra    map[string]any
}

func fail(code string) *apiError { return &apiError{code: code} }

func invalid(pointer, what string) *apiError {
	return &apiError{code: "invalid_arguments", messages: []string{"[ERROR] " + what + " [json-pointer:/" + pointer + "]"}}
}

func (e *apiError) body() map[string]any {
	b := map[string]any{"ok": false, "error": e.code}
	if len(e.messages) > 0 {
		b["response_metadata"] = map[string]any{"messages": e.messages}
		b["errors"] = e.messages
	}
	for k, v := range e.extra {
		b[k] = v
	}
	return b
}

// A method answers one kind of call, with the lock held.
type method struct {
	run    func(*Server, *call) (map[string]any, *apiError)
	scopes []string // any one will do; nil needs none
	app    bool     // wants the app's token
}

var methods = map[string]method{
	"api.test":                              {run: (*Server).apiTest},
	"auth.test":                             {run: (*Server).authTest},
	"apps.connections.open":                 {run: (*Server).connectionsOpen, app: true},
	"assistant.threads.setStatus":           {run: (*Server).setStatus, scopes: []string{"chat:write", "assistant:write"}},
	"assistant.threads.setSuggestedPrompts": {run: (*Server).setPrompts, scopes: []string{"assistant:write"}},
	"chat.delete":                           {run: (*Server).chatDelete, scopes: []string{"chat:write"}},
	"chat.postEphemeral":                    {run: (*Server).chatPostEphemeral, scopes: []string{"chat:write"}},
	"chat.postMessage":                      {run: (*Server).chatPostMessage, scopes: []string{"chat:write"}},
	"chat.update":                           {run: (*Server).chatUpdate, scopes: []string{"chat:write"}},
	"conversations.info":                    {run: (*Server).conversationsInfo, scopes: []string{"channels:read", "groups:read", "im:read", "mpim:read"}},
	"conversations.open":                    {run: (*Server).conversationsOpen, scopes: []string{"im:write", "mpim:write"}},
	"conversations.replies":                 {run: (*Server).conversationsReplies, scopes: []string{"channels:history", "groups:history", "im:history"}},
	"files.completeUploadExternal":          {run: (*Server).filesComplete, scopes: []string{"files:write"}},
	"files.getUploadURLExternal":            {run: (*Server).filesGetUploadURL, scopes: []string{"files:write"}},
	"files.info":                            {run: (*Server).filesInfo, scopes: []string{"files:read"}},
	"reactions.add":                         {run: (*Server).reactionsAdd, scopes: []string{"reactions:write"}},
	"users.info":                            {run: (*Server).usersInfo, scopes: []string{"users:read"}},
	"views.open":                            {run: (*Server).viewsOpen},
	"views.push":                            {run: (*Server).viewsOpen},
	"views.publish":                         {run: (*Server).viewsPublish},
	"views.update":                          {run: (*Server).viewsUpdate},
}

// serveMethod answers a call of the Web API.
func (s *Server) serveMethod(w http.ResponseWriter, r *http.Request) {
	c, parseErr := parse(r)
	if _, ok := methods[c.method]; ok {
		c.unknown = checkRequest(c.method, c.fields) // before the lock: it takes long
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	req := Request{Method: c.method, Fields: c.fields, At: s.now()}
	defer func() { s.requests = append(s.requests, req) }()

	f := s.nextFailure(c.method)
	if f != nil && !f.answer.after {
		req.Failed = f.answer.name()
		f.write(w)
		return
	}
	body, e := s.answer(c, parseErr)
	if e != nil {
		req.Failed = e.code
		s.checkPublished(c.method, e.code)
		body = e.body()
		if e.code == "ratelimited" {
			w.Header().Set("Retry-After", "1")
			writeJSON(w, http.StatusTooManyRequests, body)
			return
		}
	}
	if f != nil {
		req.Failed = f.answer.name()
		f.write(w)
		return
	}
	if e == nil {
		body["ok"] = true
	}
	if s.opts.Scopes != nil {
		w.Header().Set("X-OAuth-Scopes", strings.Join(s.opts.Scopes, ","))
	}
	writeJSON(w, http.StatusOK, body)
}

// answer runs a call. It needs the lock.
func (s *Server) answer(c *call, bad *apiError) (map[string]any, *apiError) {
	if bad != nil {
		return nil, bad
	}
	m, ok := methods[c.method]
	if !ok {
		s.problem("%s is called, which the fake does not have", c.method)
		return nil, fail("unknown_method")
	}
	if e := s.authorize(c, m); e != nil {
		return nil, e
	}
	if c.unknown != nil {
		s.problem("%s: %v", c.method, c.unknown)
	}
	return m.run(s, c)
}

// authorize says what is wrong with the token of a call.
func (s *Server) authorize(c *call, m method) *apiError {
	switch {
	case c.method == "api.test":
		return nil
	case c.token == "":
		return fail("not_authed")
	case c.token != s.opts.BotToken && c.token != s.opts.AppToken:
		return fail("invalid_auth")
	case m.app != (c.token == s.opts.AppToken):
		return fail("not_allowed_token_type")
	case m.app && s.appRevoked != "":
		return fail(s.appRevoked)
	case !m.app && s.botRevoked != "":
		return fail(s.botRevoked)
	}
	if m.scopes != nil && s.opts.Scopes != nil && !slices.ContainsFunc(m.scopes, func(scope string) bool {
		return slices.Contains(s.opts.Scopes, scope)
	}) {
		return &apiError{code: "missing_scope", extra: map[string]any{
			"needed": strings.Join(m.scopes, ","), "provided": strings.Join(s.opts.Scopes, ","),
		}}
	}
	return nil
}

// Revoke takes the bot's token back: each call answers token_revoked, and the
// events tokens_revoked and app_uninstalled say so.
func (s *Server) Revoke() {
	s.update(func() {
		s.botRevoked = "token_revoked"
		s.emit(nil, "tokens_revoked", map[string]any{
			"type": "tokens_revoked", "tokens": map[string]any{"oauth": []any{}, "bot": []any{s.opts.BotUser}},
		}, s.opts.Team)
		s.emit(nil, "app_uninstalled", map[string]any{"type": "app_uninstalled"}, s.opts.Team)
	})
}

// RefuseBot lets each call with the bot's token fail with an error, such as
// invalid_auth or account_inactive, without an event; "" ends it.
func (s *Server) RefuseBot(code string) { s.update(func() { s.botRevoked = code }) }

// RefuseApp does the same with the app's token, which opens sockets.
func (s *Server) RefuseApp(code string) { s.update(func() { s.appRevoked = code }) }

// Requests returns the calls of a method so far, "" for all, oldest first. What
// came to a response_url has the method "response_url".
func (s *Server) Requests(method string) []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	var of []Request
	for _, r := range s.requests {
		if method == "" || r.Method == method {
			of = append(of, r)
		}
	}
	return of
}

// parse reads a call: a form or JSON, its token in a header or a field.
func parse(r *http.Request) (*call, *apiError) {
	c := &call{method: r.PathValue("method"), fields: map[string]any{}}
	c.token, _ = strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	var form url.Values
	switch kind {
	case "application/json":
		body, err := readBody(r)
		if err != nil {
			return c, fail("invalid_json")
		}
		if len(body) > 0 {
			o := decodeObject(body)
			if o == nil {
				return c, fail("invalid_json")
			}
			c.fields = o
		}
		decodeFields(c.fields)
		return c, nil
	case "multipart/form-data":
		if err := r.ParseMultipartForm(maxBody); err != nil {
			return c, fail("invalid_form_data")
		}
		form = r.Form
	default:
		r.Body = http.MaxBytesReader(nil, r.Body, maxBody)
		if err := r.ParseForm(); err != nil {
			return c, fail("invalid_form_data")
		}
		form = r.Form
	}
	for k, v := range form {
		c.fields[k] = v[0]
	}
	if t := str(c.fields["token"]); t != "" {
		c.token = t
	}
	delete(c.fields, "token")
	decodeFields(c.fields)
	return c, nil
}

// fieldsOf are the arguments that are JSON, booleans, numbers or lists, which a
// form can only hold as text.
var fieldsOf = map[string]string{
	"blocks": "json", "attachments": "json", "metadata": "json", "view": "json", "files": "json", "prompts": "json",
	"unfurled_attachments": "json", "loading_messages": "list", "file_ids": "list",
	"unfurl_links": "bool", "unfurl_media": "bool", "mrkdwn": "bool", "link_names": "bool", "reply_broadcast": "bool", "as_user": "bool",
	"include_locale": "bool", "include_num_members": "bool", "inclusive": "bool", "return_im": "bool", "prevent_creation": "bool",
	"include_all_metadata": "bool",
	"length":               "number", "limit": "number",
}

// decodeFields makes values of the texts in which forms hold them. What cannot
// be decoded stays a text, and its method refuses it.
func decodeFields(fields map[string]any) {
	for name, v := range fields {
		text, ok := v.(string)
		if !ok {
			continue
		}
		switch fieldsOf[name] {
		case "json":
			if o := decodeAny(text); o != nil {
				fields[name] = o
			}
		case "list":
			if o, ok := decodeAny(text).([]any); ok {
				fields[name] = o
				continue
			}
			var list []any
			for e := range strings.SplitSeq(text, ",") {
				list = append(list, e)
			}
			fields[name] = list
		case "bool":
			if b, err := strconv.ParseBool(text); err == nil {
				fields[name] = b
			}
		case "number":
			if _, err := strconv.ParseFloat(text, 64); err == nil {
				fields[name] = json.Number(text)
			}
		}
	}
}

func decodeAny(text string) any {
	var v any
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	if d.Decode(&v) != nil {
		return nil
	}
	return v
}

func decodeObject(body []byte) map[string]any {
	o, _ := decodeAny(string(body)).(map[string]any)
	return o
}

func readBody(r *http.Request) ([]byte, error) { return io.ReadAll(io.LimitReader(r.Body, maxBody)) }

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	w.Write(mustJSON(v))
}

func (s *Server) apiTest(c *call) (map[string]any, *apiError) {
	if code := c.str("error"); code != "" {
		return nil, fail(code)
	}
	return map[string]any{"args": c.fields}, nil
}

func (s *Server) authTest(*call) (map[string]any, *apiError) {
	b := map[string]any{
		"url": "https://fake.slack.com/", "team": "Fake", "team_id": s.opts.Team, "user": s.opts.BotName, "user_id": s.opts.BotUser,
		"bot_id": s.botID(), "app_id": s.opts.AppID, "is_enterprise_install": false,
	}
	if s.opts.Enterprise != "" {
		b["enterprise_id"] = s.opts.Enterprise
	}
	return b, nil
}

// A FailWith is how a call fails.
type FailWith struct {
	code   string // of an answer with "ok":false
	status int    // of an answer that is none of the Web API's
	retry  time.Duration
	cut    bool
	after  bool // it had its effect
}

// Err is an answer with "ok":false and this error, which must be one that Slack
// publishes for the method.
func Err(code string) FailWith { return FailWith{code: code} }

// RateLimited is 429 with Retry-After, rounded up to whole seconds.
func RateLimited(retryAfter time.Duration) FailWith {
	return FailWith{code: "ratelimited", status: http.StatusTooManyRequests, retry: retryAfter}
}

// HTTPStatus is an answer with this HTTP status, 500 or 503, and no effect.
func HTTPStatus(code int) FailWith { return FailWith{status: code} }

// HTTPStatusAfter is the same after the call had its effect.
func HTTPStatusAfter(code int) FailWith { return FailWith{status: code, after: true} }

// Cut closes the connection instead of an answer, and the call has no effect.
func Cut() FailWith { return FailWith{cut: true} }

// CutAfter is the same after the call had its effect.
func CutAfter() FailWith { return FailWith{cut: true, after: true} }

func (f FailWith) name() string {
	switch {
	case f.code != "":
		return f.code
	case f.cut:
		return "cut"
	default:
		return strconv.Itoa(f.status)
	}
}

// A failure is a FailWith that is still to happen.
type failure struct {
	answer FailWith
	times  int
}

// Fail lets the next calls of a method fail, as often as times says, after those
// that were asked for before. The method "response_url" stands for all such URLs.
func (s *Server) Fail(method string, times int, answer FailWith) {
	s.update(func() {
		if answer.code != "" {
			s.checkPublished(method, answer.code)
		}
		s.failures[method] = append(s.failures[method], &failure{answer, times})
	})
}

// nextFailure takes one failure of a method, nil if there is none. It needs the
// lock.
func (s *Server) nextFailure(method string) *failure {
	q := s.failures[method]
	if len(q) == 0 {
		return nil
	}
	f := q[0]
	if f.times--; f.times <= 0 {
		s.failures[method] = q[1:]
	}
	return f
}

func (f *failure) write(w http.ResponseWriter) {
	a := f.answer
	switch {
	case a.cut:
		panic(http.ErrAbortHandler)
	case a.status == http.StatusTooManyRequests:
		w.Header().Set("Retry-After", strconv.Itoa(int((a.retry+time.Second-1)/time.Second)))
		writeJSON(w, a.status, fail(a.code).body())
	case a.code != "":
		writeJSON(w, http.StatusOK, fail(a.code).body())
	default:
		w.WriteHeader(a.status)
		fmt.Fprint(w, "upstream connect error")
	}
}
