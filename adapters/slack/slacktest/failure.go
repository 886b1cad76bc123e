package slacktest

import (
	"fmt"
	"net/http"
	"strconv"
	"time"
)

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
