package telegramtest

import (
	"io"
	"net/http"
	"slices"
	"strings"
	"sync"
)

// A fault is what happens to the next requests of a kind.
type fault struct {
	method string        // "" for all
	left   int           // how many requests; negative for all
	done   bool          // the request is carried out all the same
	cut    bool          // the connection ends without an answer
	hang   bool          // there is no answer until the client ends the connection
	held   chan struct{} // the answer comes when it is closed; nil for at once
	status int
	body   string
	answer *refusal
}

// Fail answers the next calls of a method, as many as times says, with an error
// instead of carrying them out. A body that begins with { or < is sent unchanged;
// any other one is Telegram's description of the error. A negative times lasts
// until [Server.Heal]. The method "" stands for all methods: with a status of 401,
// the token is revoked. See [Server.Flood] for 429.
func (s *Server) Fail(method string, times, status int, body string) {
	s.calls.addFault(&fault{method: method, left: times, status: status, body: body})
}

// FailAfter is [Server.Fail] for calls that are carried out all the same, so that
// the bot cannot know whether its message was sent.
func (s *Server) FailAfter(method string, times, status int, body string) {
	s.calls.addFault(&fault{method: method, left: times, status: status, body: body, done: true})
}

// Flood answers the next calls of a method, as many as times says, with 429 and
// how many seconds to wait.
func (s *Server) Flood(method string, times, seconds int) {
	s.calls.addFault(&fault{method: method, left: times, status: http.StatusTooManyRequests, answer: tooMany(seconds)})
}

// Cut ends the connection of the next calls of a method, as many as times says,
// without carrying them out.
func (s *Server) Cut(method string, times int) {
	s.calls.addFault(&fault{method: method, left: times, cut: true})
}

// CutAfter carries out the next calls of a method, as many as times says, and ends
// the connection instead of answering.
func (s *Server) CutAfter(method string, times int) {
	s.calls.addFault(&fault{method: method, left: times, cut: true, done: true})
}

// Hang carries out the next calls of a method, as many as times says, and never
// answers them.
func (s *Server) Hang(method string, times int) {
	s.calls.addFault(&fault{method: method, left: times, hang: true, done: true})
}

// Hold carries out the next calls of a method, as many as times says, and answers them only
// when release is called: people see what the bot does not know yet.
func (s *Server) Hold(method string, times int) (release func()) {
	held := make(chan struct{})
	s.calls.addFault(&fault{method: method, left: times, held: held, done: true})
	return sync.OnceFunc(func() { close(held) })
}

// Heal ends all faults.
func (s *Server) Heal() { s.change(func() { s.calls.faults = nil }) }

func (cs *calls) addFault(f *fault) { cs.change(func() { cs.faults = append(cs.faults, f) }) }

// takeFault returns the fault for a call, nil if there is none. Of several it is the
// oldest.
func (cs *calls) takeFault(method string) *fault {
	i := slices.IndexFunc(cs.faults, func(f *fault) bool { return f.method == "" || strings.EqualFold(f.method, method) })
	if i < 0 {
		return nil
	}
	f := cs.faults[i]
	if f.left--; f.left == 0 {
		cs.faults = slices.Delete(cs.faults, i, i+1)
	}
	return f
}

func (f *fault) play(w http.ResponseWriter, r *http.Request) {
	switch {
	case f.hang:
		<-r.Context().Done()
		panic(http.ErrAbortHandler)
	case f.cut:
		panic(http.ErrAbortHandler)
	case f.answer != nil:
		refuse(w, f.answer)
	case strings.HasPrefix(f.body, "{"), strings.HasPrefix(f.body, "<"):
		w.WriteHeader(f.status)
		_, _ = io.WriteString(w, f.body) // a client that has gone does not matter
	default:
		text := f.body
		if text == "" {
			text = http.StatusText(f.status)
		}
		refuse(w, &refusal{status: f.status, text: text})
	}
}
