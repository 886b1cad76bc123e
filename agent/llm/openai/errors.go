package openai

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"chit/agent/llm"
	"chit/expense/clip"
)

// maxMessage limits how much of a server's message gets into an error, in
// bytes. The message may repeat the request, and so what a person wrote.
const maxMessage = 200

// An Error is a server's failure to answer. It wraps either
// [llm.ErrUnavailable] or [llm.ErrRejected].
//
// It contains no secrets: no header, no body, and only a short piece of the
// server's message with keys removed.
type Error struct {
	Model  string // see [Model.Name]
	Status int    // HTTP status
	Code   string // the provider's, "" if it sent none
	Param  string // the parameter that the provider complains about, "" if none
	Advice string // what happened, and what the operator can do about it

	kind    error
	timeout bool
}

// Error implements error.
func (e *Error) Error() string {
	s := fmt.Sprintf("model %s: %s", e.Model, e.Advice)
	if e.Status != 0 {
		s += fmt.Sprintf(" (HTTP %d)", e.Status)
	}
	return s
}

// Unwrap returns [llm.ErrUnavailable], [llm.ErrNoAnswer], [llm.ErrRejected] or
// [llm.ErrNoTools].
func (e *Error) Unwrap() error { return e.kind }

// HTTPStatus returns the status of the answer, 0 if there was none.
func (e *Error) HTTPStatus() int { return e.Status }

// Timeout reports whether the server took too long.
func (e *Error) Timeout() bool { return e.timeout }

func first(list ...loose) loose {
	for _, s := range list {
		if s != "" {
			return s
		}
	}
	return ""
}

// read takes status and body from an answer that the client turned into an
// error.
func (f *failure) read(res *http.Response) {
	if res == nil {
		return
	}
	f.status = res.StatusCode
	if f.status >= http.StatusBadRequest && res.Body != nil {
		f.body, _ = io.ReadAll(io.LimitReader(res.Body, maxAnswer)) // already in memory
	}
}

// errorOf turns a failure into the caller's error.
func (m *Model) errorOf(ctx context.Context, f *failure) error {
	switch cause := ctx.Err(); {
	case errors.Is(cause, context.Canceled):
		return fmt.Errorf("model %s: %w", m.name, cause)
	case cause != nil:
		return fmt.Errorf("model %s: %w: %w", m.name, llm.ErrUnavailable, cause)
	case f.status >= http.StatusBadRequest:
		return m.refused(f)
	case f.nonsense:
		return m.nonsense(f)
	case f.final:
		return fmt.Errorf("model %s: %w", m.name, f.err)
	default:
		return &Error{
			Model: m.name, Advice: m.transportAdvice(f), kind: llm.ErrUnavailable, timeout: errors.Is(f.err, context.DeadlineExceeded),
		}
	}
}

// transportAdvice describes a transport error. It does not wrap it: a deadline
// in it is that of one attempt and must not be mistaken for the caller's.
func (m *Model) transportAdvice(f *failure) string {
	_, large := errors.AsType[*http.MaxBytesError](f.err)
	switch {
	case errors.Is(f.err, context.DeadlineExceeded):
		return "no answer within the time for one attempt"
	case large:
		return fmt.Sprintf("the answer is larger than %d MiB", maxAnswer>>20)
	case f.status != 0:
		return join("the answer broke off", m.safe(f.err.Error()))
	default:
		return join("cannot be reached", m.safe(f.err.Error()))
	}
}

// nonsense is the error for a meaningless answer with status 200. Some gateways
// report another server's failure this way, with its status as code.
func (m *Model) nonsense(f *failure) error {
	said := readAPIError(f.body)
	if errors.Is(f.err, errEmpty) || errors.Is(f.err, errCalls) {
		return &Error{Model: m.name, Status: f.status, Advice: f.err.Error(), kind: llm.ErrNoAnswer}
	}
	if said.Message == "" {
		return &Error{Model: m.name, Status: f.status, Advice: f.err.Error(), kind: llm.ErrUnavailable}
	}
	e := &Error{
		Model: m.name, Status: f.status, Code: said.Code, Param: said.Param,
		Advice: "an error instead of an answer: " + m.safe(said.Message), kind: llm.ErrUnavailable,
	}
	if aboutTools(http.StatusBadRequest, said) {
		e.kind = llm.ErrNoTools
	}
	return e
}

// refused is the error for an answer with a status of 400 or more.
func (m *Model) refused(f *failure) error {
	said := readAPIError(f.body)
	e := &Error{Model: m.name, Status: f.status, Code: m.safe(said.Code), Param: m.safe(said.Param), kind: llm.ErrRejected}
	words := m.safe(said.Message)
	switch s := f.status; {
	case aboutTools(s, said):
		e.Advice, e.kind = join("the server or its model takes no tools", words), llm.ErrNoTools
	case s == http.StatusUnauthorized && m.key == "":
		e.Advice = "the server wants a key: set OPENAI_API_KEY"
	case s == http.StatusUnauthorized:
		// The server's message would repeat most of the key.
		e.Advice = "the server does not know this key: check OPENAI_API_KEY"
	case s == http.StatusForbidden:
		e.Advice = "the key may not use this model, or not from here: check OPENAI_API_KEY, OPENAI_MODEL and the account"
	case s == http.StatusNotFound && aboutModel(said.Code, said.Message):
		e.Advice = "the server has no such model: check OPENAI_MODEL"
	case s == http.StatusNotFound, s == http.StatusMethodNotAllowed:
		e.Advice = "there are no chat completions at " + m.base.Redacted() + ": check OPENAI_BASE_URL, most end in /v1"
	case s == http.StatusPaymentRequired || said.Code == "insufficient_quota":
		e.Advice, e.kind = "the account has no credit left: check its billing", llm.ErrUnavailable
	case s == http.StatusTooManyRequests:
		e.Advice, e.kind = "too many requests", llm.ErrUnavailable
	case s >= http.StatusInternalServerError, s == http.StatusRequestTimeout, s == http.StatusConflict, s == http.StatusTooEarly:
		e.Advice, e.kind = join("the server is in trouble", words), llm.ErrUnavailable
	default:
		e.Advice = join("the server does not take the request", words)
	}
	return e
}

// byPolicy reports whether a request was rejected for its content. For the
// person that is the same as a model that refuses to answer.
func byPolicy(f *failure) bool {
	if f.status != http.StatusBadRequest && f.status != http.StatusForbidden {
		return false
	}
	said := readAPIError(f.body)
	switch strings.ToLower(said.Code) {
	case "content_filter", "content_policy_violation", "data_inspection_failed", "responsibleaipolicyviolation":
		return true
	}
	return said.Message == "Content Exists Risk" // DeepSeek
}

// aboutModel distinguishes a missing model from a wrong address.
func aboutModel(code, message string) bool {
	return strings.Contains(code, "model") || strings.Contains(strings.ToLower(message), "model")
}

func join(advice, words string) string {
	if words == "" {
		return advice
	}
	return advice + ": " + words
}

// safe makes a server's message fit for an error: one line, short, and without
// anything that looks like a key.
func (m *Model) safe(s string) string {
	if m.key != "" {
		s = strings.ReplaceAll(s, m.key, "[key]")
	}
	words := strings.Fields(clip.Shorten(s, 4*maxMessage, clip.Bytes))
	for i, w := range words {
		if hasKey(w) {
			words[i] = "[key]"
		}
	}
	return clip.Shorten(strings.ToValidUTF8(strings.Join(words, " "), ""), maxMessage, clip.Bytes)
}

// hasKey reports whether a word contains a key, in full or masked as providers
// do.
func hasKey(w string) bool {
	for _, prefix := range []string{"sk-", "gsk_", "xai-", "AIza"} {
		if i := strings.Index(w, prefix); i >= 0 && len(w)-i > len(prefix)+6 {
			return true
		}
	}
	return false
}
