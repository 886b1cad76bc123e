package slacktest

import (
	"net/http"
	"slices"
	"strings"
	"time"
)

// maxBody is the maximal size of a request, in bytes.
const maxBody = 8 << 20

// A Request is a call of the Web API, without its token. JSON inside a form is
// decoded.
type Request struct {
	Method string
	Fields map[string]any
	At     time.Time // by the fake's clock
	Failed string    // its error, "" if it succeeded
}

// An apiError is a response with "ok":false.
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

// A method is one of the Web API. Its function is called with the lock held.
type method struct {
	run    func(*call) (map[string]any, *apiError)
	scopes []string // one of which it needs; nil if it needs none
	app    bool     // it needs the app's token
}

// methods are those of the Web API that the fake has.
func (s *Server) methods() map[string]method {
	return map[string]method{
		"api.test":                              {run: s.api.apiTest},
		"auth.test":                             {run: s.api.authTest},
		"apps.connections.open":                 {run: s.sockets.connectionsOpen, app: true},
		"assistant.threads.setStatus":           {run: s.messages.setStatus, scopes: []string{"chat:write", "assistant:write"}},
		"assistant.threads.setSuggestedPrompts": {run: s.messages.setPrompts, scopes: []string{"assistant:write"}},
		"chat.delete":                           {run: s.messages.chatDelete, scopes: []string{"chat:write"}},
		"chat.postEphemeral":                    {run: s.messages.chatPostEphemeral, scopes: []string{"chat:write"}},
		"chat.postMessage":                      {run: s.messages.chatPostMessage, scopes: []string{"chat:write"}},
		"chat.update":                           {run: s.messages.chatUpdate, scopes: []string{"chat:write"}},
		"conversations.info":                    {run: s.workspace.conversationsInfo, scopes: []string{"channels:read", "groups:read", "im:read", "mpim:read"}},
		"conversations.open":                    {run: s.workspace.conversationsOpen, scopes: []string{"im:write", "mpim:write"}},
		"conversations.replies":                 {run: s.messages.conversationsReplies, scopes: []string{"channels:history", "groups:history", "im:history"}},
		"files.completeUploadExternal":          {run: s.uploads.filesComplete, scopes: []string{"files:write"}},
		"files.getUploadURLExternal":            {run: s.uploads.filesGetUploadURL, scopes: []string{"files:write"}},
		"files.info":                            {run: s.uploads.filesInfo, scopes: []string{"files:read"}},
		"reactions.add":                         {run: s.messages.reactionsAdd, scopes: []string{"reactions:write"}},
		"users.info":                            {run: s.workspace.usersInfo, scopes: []string{"users:read"}},
		"views.open":                            {run: s.views.viewsOpen},
		"views.push":                            {run: s.views.viewsOpen},
		"views.publish":                         {run: s.views.viewsPublish},
		"views.update":                          {run: s.views.viewsUpdate},
	}
}

// A webAPI responds to calls: it decodes them, checks their tokens, runs their methods
// and makes them fail if it was told to.
type webAPI struct {
	*state
	methods    map[string]method
	failures   map[string][]*failure
	requests   []Request
	botRevoked string // error of every call with the bot's token
	appRevoked string // error of every call with the app's token
}

// serve handles a call of the Web API.
func (api *webAPI) serve(w http.ResponseWriter, r *http.Request) {
	c, parseErr := parse(r)
	if _, ok := api.methods[c.method]; ok {
		c.unknown = checkRequest(c.method, c.fields) // before the lock: it takes long
	}
	if api.opts.Before != nil {
		api.opts.Before(c.method)
	}
	api.mu.Lock()
	defer api.mu.Unlock()
	defer api.wake()
	req := Request{Method: c.method, Fields: c.fields, At: api.now()}
	defer func() { api.requests = append(api.requests, req) }()

	f := api.nextFailure(c.method)
	if f != nil && !f.answer.after {
		req.Failed = f.answer.name()
		f.write(w)
		return
	}
	body, e := api.answer(c, parseErr)
	if e != nil {
		req.Failed = e.code
		api.checkPublished(c.method, e.code)
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
	if api.opts.Scopes != nil {
		w.Header().Set("X-OAuth-Scopes", strings.Join(api.opts.Scopes, ","))
	}
	writeJSON(w, http.StatusOK, body)
}

// answer checks a call and runs its method. It needs the lock.
func (api *webAPI) answer(c *call, bad *apiError) (map[string]any, *apiError) {
	if bad != nil {
		return nil, bad
	}
	m, ok := api.methods[c.method]
	if !ok {
		api.problem("the fake does not have the method %s", c.method)
		return nil, fail("unknown_method")
	}
	if e := api.authorize(c, m); e != nil {
		return nil, e
	}
	if c.unknown != nil {
		api.problem("%s: %v", c.method, c.unknown)
	}
	return m.run(c)
}

// authorize checks the token of a call.
func (api *webAPI) authorize(c *call, m method) *apiError {
	switch {
	case c.method == "api.test":
		return nil
	case c.token == "":
		return fail("not_authed")
	case c.token != api.opts.BotToken && c.token != api.opts.AppToken:
		return fail("invalid_auth")
	case m.app != (c.token == api.opts.AppToken):
		return fail("not_allowed_token_type")
	case m.app && api.appRevoked != "":
		return fail(api.appRevoked)
	case !m.app && api.botRevoked != "":
		return fail(api.botRevoked)
	}
	if m.scopes != nil && api.opts.Scopes != nil && !slices.ContainsFunc(m.scopes, func(scope string) bool {
		return slices.Contains(api.opts.Scopes, scope)
	}) {
		return &apiError{code: "missing_scope", extra: map[string]any{
			"needed": strings.Join(m.scopes, ","), "provided": strings.Join(api.opts.Scopes, ","),
		}}
	}
	return nil
}

// Revoke revokes the bot's token: calls fail with token_revoked, and the bot gets the
// events tokens_revoked and app_uninstalled.
func (s *Server) Revoke() {
	s.update(func() {
		s.api.botRevoked = "token_revoked"
		s.events.emit(nil, "tokens_revoked", map[string]any{
			"type": "tokens_revoked", "tokens": map[string]any{"oauth": []any{}, "bot": []any{s.opts.BotUser}},
		}, s.opts.Team)
		s.events.emit(nil, "app_uninstalled", map[string]any{"type": "app_uninstalled"}, s.opts.Team)
	})
}

// RefuseBot makes all calls with the bot's token fail with an error, such as
// invalid_auth or account_inactive, without an event; "" ends that.
func (s *Server) RefuseBot(code string) { s.update(func() { s.api.botRevoked = code }) }

// RefuseApp is [Server.RefuseBot] for the app's token, which opens sockets.
func (s *Server) RefuseApp(code string) { s.update(func() { s.api.appRevoked = code }) }

// Requests returns the calls of a method so far, oldest first; "" stands for all
// methods. A post to a response_url has the method "response_url".
func (s *Server) Requests(method string) []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	var of []Request
	for _, r := range s.api.requests {
		if method == "" || r.Method == method {
			of = append(of, r)
		}
	}
	return of
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.WriteHeader(status)
	w.Write(mustJSON(v))
}

func (api *webAPI) apiTest(c *call) (map[string]any, *apiError) {
	if code := c.str("error"); code != "" {
		return nil, fail(code)
	}
	return map[string]any{"args": c.fields}, nil
}

func (api *webAPI) authTest(*call) (map[string]any, *apiError) {
	b := map[string]any{
		"url": "https://fake.slack.com/", "team": "Fake", "team_id": api.opts.Team, "user": api.opts.BotName, "user_id": api.opts.BotUser,
		"bot_id": api.botID(), "app_id": api.opts.AppID, "is_enterprise_install": false,
	}
	if api.opts.Enterprise != "" {
		b["enterprise_id"] = api.opts.Enterprise
	}
	return b, nil
}
