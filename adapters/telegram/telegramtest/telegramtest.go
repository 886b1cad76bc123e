// Package telegramtest is a fake of Telegram's Bot API server (10.3) on a loopback
// address, and the people who write to a bot, for tests.
//
// It is neither a mock nor a recording: it keeps chats, messages, files and the
// queue of updates, and answers a bot as Telegram does, in Telegram's words. What
// it does not know how to do it reports, see [Server.Problems], instead of
// answering something likely. It knows nothing of Chit and nothing of package
// testing, so that it can also run in a process of its own.
//
//	s := telegramtest.NewServer(telegramtest.Options{})
//	defer s.Close()
//	ana := s.User(telegramtest.Person{ID: 1, Name: "Ana"})
//	// start the bot with s.URL and s.Token
//	ana.Say("coffee 4.50")
//	err := s.Wait(ctx, func(*telegramtest.Server) bool { return ana.Chat().Sent() == 1 })
//	tap := ana.Tap(ana.Chat().Last().ID, "Undo")
//
// The rules are those of https://core.telegram.org/bots/api and of Telegram's own
// server, https://github.com/tdlib/telegram-bot-api; folder proof has what checks
// them with other people's clients. Two things differ on purpose: nothing waits
// for its own sake, so a poller that is in conflict is told so at once, and
// repeating an offset is not slowed down; and webhooks may be plain HTTP on a
// loopback address.
package telegramtest

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"slices"
	"sync"
	"time"
)

// Options are what a [Server] is like. The zero value is a server for a bot
// named chit_test_bot.
type Options struct {
	Token    string           // of the bot; "" for a made-up one
	Name     string           // of the bot, as people see it
	Username string           // of the bot, without the @
	Clock    func() time.Time // dates messages and ages updates; nil for the wall clock
	ReadsAll bool             // privacy mode is off: the bot reads all that is written in groups

	Addr        string        // where to listen; "" for a free port of 127.0.0.1
	FirstUpdate int64         // id of the first update; 0 for 1000
	PerChat     time.Duration // shortest time between two messages to a chat, by Clock; faster ones are refused with 429
	Second      time.Duration // what a second lasts in the pauses between attempts at a webhook; 0 for a millisecond

	// Specs is the directory of interface descriptions that requests are checked
	// against. "" looks for ../shared/specs/telegram from the root of the
	// repository; where there is none, requests are not checked.
	Specs string
}

// A Server plays Telegram for one bot. Its methods may be called at any time and
// from several goroutines.
type Server struct {
	URL      string // for a client's base URL, without "/bot"
	Token    string
	ID       int64 // of the bot
	Username string

	opt     Options
	http    *http.Server
	gate    *gate
	checker *checker

	mu       sync.Mutex
	changed  chan struct{} // closed and replaced at each change
	closed   chan struct{}
	requests []Request
	problems []string
	faults   []*fault

	people  map[int64]*Person
	chats   map[int64]*chat
	lastID  int // of messages outside of supergroups, which share one count
	files   map[string]*File
	nFiles  int
	taps    map[string]*Tap
	nTaps   int
	sets    settings
	updates queue
	hook    *webhook
}

// NewServer starts a server. A mistake in the options is a panic: it is one in
// the test.
func NewServer(opt Options) *Server {
	fillIn(&opt)
	l, err := net.Listen("tcp", opt.Addr)
	if err != nil {
		panic("telegramtest: " + err.Error())
	}
	check, err := checkerIn(opt.Specs)
	if err != nil {
		panic("telegramtest: " + err.Error())
	}
	s := &Server{
		URL: "http://" + l.Addr().String(), Token: opt.Token, ID: botID(opt.Token), Username: opt.Username,
		opt: opt, gate: &gate{Listener: l, open: map[net.Conn]bool{}}, checker: check,
		changed: make(chan struct{}), closed: make(chan struct{}),
		people: map[int64]*Person{}, chats: map[int64]*chat{}, files: map[string]*File{}, taps: map[string]*Tap{},
		updates: queue{next: opt.FirstUpdate},
	}
	s.people[s.ID] = &Person{ID: s.ID, Name: opt.Name, Username: opt.Username, bot: true}
	s.http = &http.Server{Handler: http.HandlerFunc(s.serve), ReadHeaderTimeout: time.Minute}
	go func() { _ = s.http.Serve(s.gate) }() // it returns when the server is closed
	return s
}

func fillIn(opt *Options) {
	if opt.Token == "" {
		opt.Token = "7000000001:AAFakeTokenForTestsOnly-0123456789abcdef"
	}
	if opt.Name == "" {
		opt.Name = "Chit"
	}
	if opt.Username == "" {
		opt.Username = "chit_test_bot"
	}
	if opt.Clock == nil {
		opt.Clock = time.Now
	}
	if opt.Addr == "" {
		opt.Addr = "127.0.0.1:0"
	}
	if opt.FirstUpdate == 0 {
		opt.FirstUpdate = 1000
	}
	if opt.Second == 0 {
		opt.Second = time.Millisecond
	}
}

// botID is the number that a token begins with.
func botID(token string) int64 {
	var id int64
	if _, err := fmt.Sscanf(token, "%d:", &id); err != nil {
		panic("telegramtest: a token begins with the bot's number and a colon")
	}
	return id
}

// Close ends the server and what waits for it.
func (s *Server) Close() {
	s.mu.Lock()
	select {
	case <-s.closed:
		s.mu.Unlock()
		return
	default:
	}
	close(s.closed)
	hook := s.hook
	s.hook = nil
	s.mu.Unlock()
	hook.stop()
	_ = s.http.Close() // only says what the listener says
}

// Down makes the server unreachable: what is connected is cut off, and what
// connects is cut off at once.
func (s *Server) Down() { s.gate.shut(true) }

// Up ends [Server.Down].
func (s *Server) Up() { s.gate.shut(false) }

// Wait returns when cond is true, or with ctx's error. It looks again after each
// change of what the server knows, and only then.
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
			return ctx.Err()
		}
	}
}

// wake lets all who wait look again. s.mu is held.
func (s *Server) wake() {
	close(s.changed)
	s.changed = make(chan struct{})
}

// change runs f with the server's state locked, and lets all who wait look.
func (s *Server) change(f func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	f()
}

// Problems returns what was wrong with requests and what the server could not
// play, in the order in which it came up. A bot that is right causes none.
func (s *Server) Problems() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.problems)
}

func (s *Server) problem(format string, args ...any) {
	s.problems = append(s.problems, fmt.Sprintf(format, args...))
}

// CanCheck reports whether the server found something to check requests against.
func (s *Server) CanCheck() bool { return s.checker != nil }

// A gate is a listener that can be shut without giving up its port, which
// somebody else might take.
type gate struct {
	net.Listener

	mu   sync.Mutex
	down bool
	open map[net.Conn]bool
}

// Accept waits for a connection that may come in.
func (g *gate) Accept() (net.Conn, error) {
	for {
		c, err := g.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if c := g.let(c); c != nil {
			return c, nil
		}
	}
}

func (g *gate) let(c net.Conn) net.Conn {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.down {
		reset(c)
		return nil
	}
	g.open[c] = true
	return &passed{Conn: c, gate: g}
}

func (g *gate) shut(down bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.down = down
	if !down {
		return
	}
	for c := range g.open {
		reset(c)
	}
	clear(g.open)
}

// reset closes a connection so that the other side gets an error, not an end.
func reset(c net.Conn) {
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0) // it is closed in any case
	}
	_ = c.Close() // nobody is left to be told
}

// A passed connection tells its gate when it is closed.
type passed struct {
	net.Conn
	gate *gate
}

// Close closes the connection.
func (p *passed) Close() error {
	p.gate.mu.Lock()
	delete(p.gate.open, p.Conn)
	p.gate.mu.Unlock()
	return p.Conn.Close()
}
