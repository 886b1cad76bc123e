package telegramtest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"
)

// maxBody is the largest request in bytes: a file of 50 MB with its form.
const maxBody = 52 << 20

// An object is a JSON object on its way to the bot.
type object = map[string]any

// A Request is a call of the Bot API.
type Request struct {
	N      int               // its number among all requests, from 1
	Method string            // as Telegram spells it
	Params map[string]string // values other than strings as JSON, however the request was encoded
	Files  map[string]File   // uploaded with it, by form field
	Type   string            // of the body: "application/json", "multipart/form-data", …
	Status int               // of the response; 0 before there is one, and if the connection was cut
	At     time.Time

	ctx context.Context
}

// calls are the requests of the bot.
type calls struct {
	*state
	updates  *updates
	checker  *checker
	methods  []method
	requests []Request
	faults   []*fault
}

// method returns the method with a name, in any case, as for Telegram.
func (cs *calls) method(name string) (method, bool) {
	i := slices.IndexFunc(cs.methods, func(m method) bool { return strings.EqualFold(m.name, name) })
	if i < 0 {
		return method{}, false
	}
	return cs.methods[i], true
}

// Requests returns the calls of a method so far, "" for those of all methods.
func (s *Server) Requests(method string) []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	var all []Request
	for _, r := range s.calls.requests {
		if method == "" || strings.EqualFold(r.Method, method) {
			all = append(all, r)
		}
	}
	return all
}

// A refusal is a response with "ok":false.
type refusal struct {
	status int
	text   string
	params object
}

// Error returns Telegram's description.
func (r *refusal) Error() string { return r.text }

func bad(format string, args ...any) error {
	return &refusal{status: http.StatusBadRequest, text: "Bad Request: " + fmt.Sprintf(format, args...)}
}

func forbidden(text string) error {
	return &refusal{status: http.StatusForbidden, text: "Forbidden: " + text}
}

func conflict(text string) error {
	return &refusal{status: http.StatusConflict, text: "Conflict: " + text}
}

func tooMany(seconds int) *refusal {
	return &refusal{
		status: http.StatusTooManyRequests, text: fmt.Sprintf("Too Many Requests: retry after %d", seconds),
		params: object{"retry_after": seconds},
	}
}

func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	path, isFile := strings.CutPrefix(r.URL.Path, "/file")
	token, method, ok := strings.Cut(strings.TrimPrefix(path, "/bot"), "/")
	switch {
	case !strings.HasPrefix(path, "/bot") || !ok:
		refuse(w, &refusal{status: http.StatusNotFound, text: "Not Found"})
	case !strings.Contains(token, ":"):
		refuse(w, &refusal{status: http.StatusUnauthorized, text: "Unauthorized: invalid token specified"})
	case token != s.Token:
		refuse(w, &refusal{status: http.StatusUnauthorized, text: "Unauthorized"})
	case isFile:
		s.calls.download(w, r, func() { s.files.download(w, method) })
	default:
		s.calls.call(w, r, strings.Trim(method, "/"))
	}
}

// download has a file downloaded. To faults, that is the method "download".
func (cs *calls) download(w http.ResponseWriter, r *http.Request, do func()) {
	cs.mu.Lock()
	f := cs.takeFault("download")
	cs.mu.Unlock()
	if f != nil {
		f.play(w, r)
		return
	}
	do()
}

// call carries out a request and responds.
func (cs *calls) call(w http.ResponseWriter, r *http.Request, name string) {
	req, err := readRequest(r)
	if err != nil {
		refuse(w, err)
		return
	}
	m, known := cs.method(name)
	if req.Method = name; known {
		req.Method = m.name
	}
	n, fault := cs.record(req)
	if fault != nil && !fault.done {
		cs.answered(n, fault.status)
		fault.play(w, r)
		return
	}
	result, err := cs.do(m.run, req, known)
	if fault != nil && fault.held != nil {
		select {
		case <-fault.held:
		case <-r.Context().Done():
		}
	} else if fault != nil {
		cs.answered(n, fault.status)
		fault.play(w, r)
		return
	}
	if err != nil {
		cs.answered(n, refusalOf(err).status)
		refuse(w, err)
		return
	}
	cs.answered(n, http.StatusOK)
	writeJSON(w, http.StatusOK, object{"ok": true, "result": result})
}

// do runs a method, with the lock held.
func (cs *calls) do(run func(*Request) (any, error), req *Request, known bool) (result any, err error) {
	if !known {
		cs.change(func() { cs.problem("%s: the fake does not have this method", req.Method) })
		return nil, &refusal{status: http.StatusNotFound, text: "Not Found: method not found"}
	}
	cs.change(func() { result, err = run(req) })
	if wait, ok := result.(*poll); ok && err == nil {
		return cs.updates.await(req.ctx, wait)
	}
	return result, err
}

// record stores and checks a request, and returns the fault for it, nil for none.
func (cs *calls) record(req *Request) (int, *fault) {
	violations := cs.checker.check(req)
	cs.mu.Lock()
	defer cs.mu.Unlock()
	defer cs.wake()
	req.N = len(cs.requests) + 1
	req.At = cs.opt.Clock()
	cs.requests = append(cs.requests, *req)
	for _, v := range violations {
		cs.problem("%s, request %d: %s", req.Method, req.N, v)
	}
	return req.N, cs.takeFault(req.Method)
}

func (cs *calls) answered(n, status int) {
	cs.change(func() { cs.requests[n-1].Status = status })
}

func refusalOf(err error) *refusal {
	if r, ok := errors.AsType[*refusal](err); ok {
		return r
	}
	return &refusal{status: http.StatusInternalServerError, text: "Internal Server Error: " + err.Error()}
}

func refuse(w http.ResponseWriter, err error) {
	r := refusalOf(err)
	body := object{"ok": false, "error_code": r.status, "description": r.text}
	if r.params != nil {
		body["parameters"] = r.params
	}
	if after, ok := r.params["retry_after"]; ok {
		w.Header().Set("Retry-After", fmt.Sprint(after))
	}
	writeJSON(w, r.status, body)
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	b, err := json.Marshal(v)
	if err != nil {
		panic("telegramtest: " + err.Error()) // a mistake in this package
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write(b) // a client that has gone does not matter
}

// readRequest reads parameters from the URL and from the body, in any encoding that
// Telegram accepts.
func readRequest(r *http.Request) (*Request, error) {
	req := &Request{Params: map[string]string{}, Files: map[string]File{}, ctx: r.Context()}
	take(req.Params, r.URL.Query())
	body, err := io.ReadAll(io.LimitReader(r.Body, maxBody+1))
	if err != nil {
		return nil, bad("can't read the request")
	}
	if len(body) > maxBody {
		return nil, &refusal{status: http.StatusRequestEntityTooLarge, text: "Request Entity Too Large"}
	}
	var params map[string]string
	req.Type, params, err = mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || len(body) == 0 {
		return req, nil // without a type Telegram ignores the body
	}
	switch req.Type {
	case "application/json":
		err = req.readJSON(body)
	case "application/x-www-form-urlencoded":
		var form url.Values
		form, err = url.ParseQuery(string(body))
		take(req.Params, form)
	case "multipart/form-data":
		err = req.readMultipart(multipart.NewReader(bytes.NewReader(body), params["boundary"]))
	}
	if err != nil {
		return nil, bad("can't parse the request: %v", err)
	}
	return req, nil
}

func take(params map[string]string, form url.Values) {
	for name := range form {
		params[name] = form.Get(name)
	}
}

func (r *Request) readJSON(body []byte) error {
	var all map[string]json.RawMessage
	if err := json.Unmarshal(body, &all); err != nil {
		return err
	}
	for name, raw := range all {
		var text string
		switch {
		case json.Unmarshal(raw, &text) == nil && raw[0] == '"':
			r.Params[name] = text
		case string(raw) != "null":
			r.Params[name] = string(raw)
		}
	}
	return nil
}

func (r *Request) readMultipart(mr *multipart.Reader) error {
	for {
		part, err := mr.NextPart()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		data, err := io.ReadAll(part)
		if err != nil {
			return err
		}
		if name := part.FormName(); part.FileName() != "" {
			r.Files[name] = File{Name: part.FileName(), Type: part.Header.Get("Content-Type"), Data: data}
		} else {
			r.Params[name] = string(data)
		}
	}
}

// text returns a parameter as it was sent.
func (r *Request) text(name string) string { return r.Params[name] }

// integer returns a parameter as a number, 0 if it is none.
func (r *Request) integer(name string) int64 {
	n, err := strconv.ParseInt(strings.TrimSpace(r.Params[name]), 10, 64)
	if err != nil {
		return 0
	}
	return n
}

// flag returns a parameter as a truth value.
func (r *Request) flag(name string) bool {
	switch strings.ToLower(r.Params[name]) {
	case "true", "yes", "1":
		return true
	}
	return false
}

// decode decodes a parameter that is JSON into v, and reports whether it is present.
func (r *Request) decode(name string, v any) (bool, error) {
	raw, ok := r.Params[name]
	if !ok || raw == "" {
		return false, nil
	}
	if err := json.Unmarshal([]byte(raw), v); err != nil {
		return false, bad("can't parse %s: %v", strings.ReplaceAll(name, "_", " "), err)
	}
	return true, nil
}
