// Package slacktest is a fake of Slack for tests: of the Web API, Socket Mode, the HTTP
// Events API, and of the people who use it.
//
// It behaves like Slack in everything that a bot can notice: a delivery goes to one
// socket, and again if it is not acknowledged within three seconds; a mention is two
// events with one ts; a trigger lives three seconds; the bot receives its own messages;
// and a deleted message with replies leaves a tombstone. What the bot sends is checked
// against the limits of Block Kit and, where they are available, against the argument
// types of Slack's own client; see [Server.Problems].
//
// A test acts as the people:
//
//	s := slacktest.NewServer(slacktest.Options{})
//	defer s.Close()
//	ana := s.User(slacktest.Person{ID: "U1", Name: "ana", Zone: "Europe/Berlin"})
//	ts := ana.Post(ana.DM(), "lunch 12")
//	err := s.Wait(ctx, func(s *slacktest.Server) bool { return len(ana.DM().Replies(ts)) == 1 })
//	answer, err := ana.Press(ana.DM(), ana.DM().Replies(ts)[0].TS, "Undo").Answer(ctx)
//
// The package does not import testing, so a program can run the fake too.
package slacktest

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"time"
)

// A Server is the fake. Its methods, and those of its users, channels and
// interactions, are safe for concurrent use.
type Server struct {
	// URL is the base of the Web API and ends in "/api/".
	URL string

	*state
	http      *httptest.Server
	api       *webAPI
	workspace *workspace
	messages  *messages
	views     *views
	uploads   *uploads
	responses *responses
	events    *publisher
	deliverer *deliverer
	sockets   *sockets
	webhooks  *webhooks
}

// NewServer starts a fake on a port of its own. It panics if it cannot listen,
// as httptest does.
func NewServer(o Options) *Server {
	st := newState(o)
	s := &Server{
		state:     st,
		api:       &webAPI{state: st, failures: map[string][]*failure{}},
		workspace: &workspace{state: st, users: map[string]*User{}, channels: map[string]*Channel{}},
		sockets:   &sockets{state: st, tickets: map[string]bool{}, envelopes: map[string]string{}},
		webhooks:  newWebhooks(st),
	}
	s.deliverer = &deliverer{state: st, sockets: s.sockets, webhooks: s.webhooks, lanes: map[string][]*delivery{}}
	s.sockets.deliverer, s.webhooks.deliverer = s.deliverer, s.deliverer
	s.uploads = &uploads{state: st, workspace: s.workspace, api: s.api, files: map[string]*File{}}
	s.events = &publisher{state: st, workspace: s.workspace, uploads: s.uploads, deliverer: s.deliverer}
	s.messages = &messages{state: st, workspace: s.workspace, events: s.events, lastPost: map[string]time.Time{}}
	s.uploads.messages, s.messages.uploads = s.messages, s.uploads
	s.views = &views{state: st, workspace: s.workspace, all: map[string]*View{}, triggers: map[string]*trigger{}}
	s.responses = &responses{state: st, api: s.api, messages: s.messages, urls: map[string]*responseURL{}}
	s.api.methods = s.methods()
	s.http = listen(st.opts.Addr, s.routes())
	st.base = s.http.URL
	s.URL = st.base + "/api/"
	return s
}

func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/api/{method}", s.api.serve)
	mux.HandleFunc("GET /link/", s.sockets.serve)
	mux.HandleFunc("POST /upload/v1/{id}", s.uploads.serveUpload)
	mux.HandleFunc("GET /files-pri/{id}/{name}", s.uploads.serveDownload)
	mux.HandleFunc("GET /{$}", serveSignIn)
	mux.HandleFunc("POST /actions/{id}", s.responses.serve)
	return mux
}

// Close ends all connections and deliveries, and waits for what is in progress.
func (s *Server) Close() {
	s.mu.Lock()
	if s.closed {
		s.mu.Unlock()
		return
	}
	s.closed = true
	sockets := s.sockets.open
	s.sockets.open = nil
	s.mu.Unlock()
	s.stop()
	for _, k := range sockets {
		k.cut()
	}
	s.webhooks.client.CloseIdleConnections()
	s.http.CloseClientConnections()
	s.http.Close()
	s.work.Wait()
}

// Wait returns nil as soon as cond holds, or the cause for which ctx ended. It
// checks cond after each change, without holding a lock, so cond may call any
// method.
func (s *Server) Wait(ctx context.Context, cond func(*Server) bool) error {
	for {
		s.mu.Lock()
		changed := s.changed
		s.mu.Unlock()
		if cond(s) {
			return nil
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return fmt.Errorf("slacktest: the condition was not met: %w", context.Cause(ctx))
		}
	}
}

// Problems returns what Slack would not report to the bot, but its developer should
// know: unknown arguments, a truncated text, an envelope that was acknowledged twice.
func (s *Server) Problems() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.problems...)
}

// Bot returns the id of the bot's user.
func (s *Server) Bot() string { return s.opts.BotUser }
