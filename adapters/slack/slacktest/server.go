// Package slacktest is a fake Slack for tests: the Web API, Socket Mode, the HTTP Events API,
// and the people who write, press and look.
//
// It behaves like Slack wherever a bot can notice: a payload goes to one socket, what is not
// acknowledged within three seconds is redelivered, a mention is two events with one ts, a
// trigger lives three seconds, the bot receives its own messages, and a deleted message with
// answers leaves a tombstone. It checks what the bot sends against the limits of Block Kit and,
// where available, against the argument types of Slack's own client; see [Server.Problems].
//
// A test plays the people:
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
	"sync"
	"time"
)

// Options configure the fake. The zero value is a workspace T024 with one app,
// on the real clock, delivering by Socket Mode.
type Options struct {
	BotToken      string // "xoxb-fake" if empty
	AppToken      string // "xapp-fake" if empty
	SigningSecret string // "fake-signing-secret" if empty
	Team          string // "T024" if empty
	Enterprise    string // of an Enterprise Grid, "" if the workspace is in none
	AppID         string // "A0CHIT" if empty
	BotUser       string // "U0CHIT" if empty
	BotName       string // "chit" if empty

	// Addr is the listen address, "127.0.0.1:0" if empty.
	Addr string

	// Scopes are the scopes of the bot token; nil means all. A method whose
	// scope is missing answers missing_scope.
	Scopes []string
	// Events are the subscriptions, "message.im", "app_mention"; nil means all.
	Events []string

	// Clock drives everything that depends on time: timestamps, the time to
	// answer, retries, triggers. Nil means the real clock; see [ManualClock].
	Clock Clock
	// SignatureClock timestamps signed requests, which expire after five
	// minutes of the receiver's clock. Nil means time.Now, whatever Clock is.
	SignatureClock func() time.Time
	// Retries are the delays before an event is redelivered; nil means Slack's:
	// none, a minute, five minutes.
	Retries []time.Duration
	// AnswerTime is how long a delivery may take; 0 means Slack's three seconds.
	AnswerTime time.Duration
	// TriggerLife is how long a trigger_id can open a view; 0 means Slack's
	// three seconds.
	TriggerLife time.Duration
	// PingInterval is the real time between pings on a socket; 0 means five
	// seconds, a negative value no pings.
	PingInterval time.Duration

	// Unordered delivers the events of a channel concurrently, as Slack may.
	// Otherwise each event waits until the previous one was acknowledged or
	// given up, so that a test knows the order.
	Unordered bool
	// RateLimits makes chat.postMessage answer 429 to more than one message per
	// second and channel, by Clock.
	RateLimits bool
}

func (o Options) withDefaults() Options {
	for _, d := range []struct {
		to    *string
		value string
	}{
		{&o.BotToken, "xoxb-fake"},
		{&o.AppToken, "xapp-fake"},
		{&o.SigningSecret, "fake-signing-secret"},
		{&o.Team, "T024"},
		{&o.AppID, "A0CHIT"},
		{&o.BotUser, "U0CHIT"},
		{&o.BotName, "chit"},
		{&o.Addr, "127.0.0.1:0"},
	} {
		if *d.to == "" {
			*d.to = d.value
		}
	}
	if o.Clock == nil {
		o.Clock = realClock{}
	}
	if o.SignatureClock == nil {
		o.SignatureClock = time.Now
	}
	if o.Retries == nil {
		o.Retries = []time.Duration{0, time.Minute, 5 * time.Minute}
	}
	if o.AnswerTime == 0 {
		o.AnswerTime = 3 * time.Second
	}
	if o.TriggerLife == 0 {
		o.TriggerLife = 3 * time.Second
	}
	if o.PingInterval == 0 {
		o.PingInterval = 5 * time.Second
	}
	return o
}

// A Server is the fake. Its methods, and those of its users, channels and
// interactions, are safe for concurrent use.
type Server struct {
	// URL is the base of the Web API and ends in "/api/".
	URL string

	opts   Options
	http   *httptest.Server
	client *http.Client
	base   string // without a slash at the end

	// ctx ends with the server, and cancels everything in progress.
	ctx  context.Context
	stop context.CancelFunc
	work sync.WaitGroup

	mu       sync.Mutex
	changed  chan struct{} // closed and replaced on every change
	closed   bool
	serial   int // counter for ids
	lastTS   int64
	users    map[string]*User
	channels map[string]*Channel
	triggers map[string]*trigger
	urls     map[string]*responseURL
	views    map[string]*View
	files    map[string]*File
	failures map[string][]*failure
	lastPost map[string]time.Time // by channel, for RateLimits

	requests   []Request
	problems   []string
	botRevoked string // error of every call with the bot's token
	appRevoked string // error of every call with the app's token

	tickets    map[string]bool
	envelopes  map[string]string // "open", "acknowledged" or "failed"
	sockets    []*socket
	nextSocket int
	lanes      map[string][]*delivery
	deliveries []*delivery
	receiver   receiver // URLs for HTTP deliveries
	faults     faults
}

// faults are the failures of the next deliveries.
type faults struct {
	loseAnswers   int
	cutOnDelivery int
	cutOnAnswer   int
}

// NewServer starts a fake on a port of its own. It panics if it cannot listen,
// as httptest does.
func NewServer(o Options) *Server {
	o = o.withDefaults()
	ctx, stop := context.WithCancel(context.Background())
	s := &Server{
		opts:      o,
		ctx:       ctx,
		stop:      stop,
		changed:   make(chan struct{}),
		users:     map[string]*User{},
		channels:  map[string]*Channel{},
		triggers:  map[string]*trigger{},
		urls:      map[string]*responseURL{},
		views:     map[string]*View{},
		files:     map[string]*File{},
		failures:  map[string][]*failure{},
		lastPost:  map[string]time.Time{},
		tickets:   map[string]bool{},
		envelopes: map[string]string{},
		lanes:     map[string][]*delivery{},
		client: &http.Client{
			Transport:     &http.Transport{MaxIdleConnsPerHost: 16},
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
	}
	s.http = listen(o.Addr, s.routes())
	s.base = s.http.URL
	s.URL = s.base + "/api/"
	return s
}

func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("/api/{method}", s.serveMethod)
	mux.HandleFunc("GET /link/", s.serveSocket)
	mux.HandleFunc("POST /upload/v1/{id}", s.serveUpload)
	mux.HandleFunc("GET /files-pri/{id}/{name}", s.serveDownload)
	mux.HandleFunc("POST /actions/{id}", s.serveResponseURL)
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
	sockets := s.sockets
	s.sockets = nil
	s.mu.Unlock()
	s.stop()
	for _, k := range sockets {
		k.cut()
	}
	s.client.CloseIdleConnections()
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
			return fmt.Errorf("slacktest: waited in vain: %w", context.Cause(ctx))
		}
	}
}

// Problems returns what Slack would not report to the bot but its developer
// should know: unknown arguments, a truncated text, an envelope that was
// acknowledged twice, an error that Slack does not document.
func (s *Server) Problems() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.problems...)
}

// problem records a problem. It needs the lock.
func (s *Server) problem(format string, args ...any) {
	s.problems = append(s.problems, fmt.Sprintf(format, args...))
}

// update runs f with the lock held, and wakes all waiters.
func (s *Server) update(f func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f()
	s.wake()
}

// wake wakes all waiters. It needs the lock.
func (s *Server) wake() {
	close(s.changed)
	s.changed = make(chan struct{})
}

// id returns a new id with a prefix. It needs the lock.
func (s *Server) id(prefix string) string {
	s.serial++
	return fmt.Sprintf("%s%08d", prefix, s.serial)
}

// newTS returns a timestamp later than all others. It needs the lock.
func (s *Server) newTS() string {
	s.lastTS = max(s.lastTS+1, s.opts.Clock.Now().UnixMicro())
	return fmt.Sprintf("%d.%06d", s.lastTS/1e6, s.lastTS%1e6)
}

// now returns the time of the fake's clock.
func (s *Server) now() time.Time { return s.opts.Clock.Now() }

// Bot returns the id of the bot's user.
func (s *Server) Bot() string { return s.opts.BotUser }

func (s *Server) botID() string { return "B" + s.opts.BotUser[1:] }
