package slacktest

import (
	"fmt"
	"net/http"
	"strconv"
	"time"
)

// A FailWith is a way in which a call fails.
type FailWith struct {
	code   string // error of a response with "ok":false
	status int    // of a response that is not from the Web API
	retry  time.Duration
	cut    bool
	after  bool // the call has its effect all the same
}

// Err responds with "ok":false and an error, which must be one that Slack documents
// for the method.
func Err(code string) FailWith { return FailWith{code: code} }

// RateLimited responds with 429 and Retry-After, rounded up to whole seconds.
func RateLimited(retryAfter time.Duration) FailWith {
	return FailWith{code: "ratelimited", status: http.StatusTooManyRequests, retry: retryAfter}
}

// HTTPStatus responds with an HTTP status such as 500 or 503; the call has no effect.
func HTTPStatus(code int) FailWith { return FailWith{status: code} }

// HTTPStatusAfter is [HTTPStatus] after the call had its effect.
func HTTPStatusAfter(code int) FailWith { return FailWith{status: code, after: true} }

// Cut closes the connection instead of responding; the call has no effect.
func Cut() FailWith { return FailWith{cut: true} }

// CutAfter is [Cut] after the call had its effect.
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

// A failure is a FailWith for the next calls.
type failure struct {
	answer FailWith
	times  int
}

// Fail makes the next calls of a method fail, as many as times says, after the
// failures that were set before. The method "response_url" stands for all such URLs.
func (s *Server) Fail(method string, times int, answer FailWith) {
	s.update(func() {
		if answer.code != "" {
			s.api.checkPublished(method, answer.code)
		}
		s.api.failures[method] = append(s.api.failures[method], &failure{answer, times})
	})
}

// nextFailure takes one failure of a method, nil if there is none. It needs the
// lock.
func (api *webAPI) nextFailure(method string) *failure {
	q := api.failures[method]
	if len(q) == 0 {
		return nil
	}
	f := q[0]
	if f.times--; f.times <= 0 {
		api.failures[method] = q[1:]
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
