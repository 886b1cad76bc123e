// Package telegramtest is a fake of Telegram's Bot API server (10.3) on a loopback
// address, and of the people who write to a bot, for tests.
//
// It is neither a mock nor a recording: it keeps chats, messages, files and the
// queue of updates, and responds to a bot as Telegram does, with the same errors.
// What it does not support it reports as a problem (see [Server.Problems]), instead
// of guessing a response. It depends neither on Chit nor on package testing, so that
// it can also run in a process of its own.
//
//	s := telegramtest.NewServer(telegramtest.Options{})
//	defer s.Close()
//	ana := s.User(telegramtest.Person{ID: 1, Name: "Ana"})
//	// start the bot with s.URL and s.Token
//	ana.Say("coffee 4.50")
//	err := s.Wait(ctx, func(*telegramtest.Server) bool { return ana.Chat().Sent() == 1 })
//	tap := ana.Tap(ana.Chat().Last().ID, "Undo")
//
// It follows https://core.telegram.org/bots/api and Telegram's own server,
// https://github.com/tdlib/telegram-bot-api; the folder proof has programs that check
// it with other clients. Two things differ on purpose. There are no artificial delays:
// a poller in conflict is told at once, and repeating an offset is not slowed down.
// And a webhook may use plain HTTP on a loopback address.
package telegramtest

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"slices"
	"time"
)

// A Server is Telegram for one bot. It is safe for concurrent use.
type Server struct {
	URL      string // for a client's base URL, without "/bot"
	Token    string
	ID       int64 // of the bot
	Username string

	*state
	http    *http.Server
	gate    *gate
	world   *world
	updates *updates
	sender  *sender
	files   *files
	sets    *settings
	calls   *calls
	taps    *taps
}

// NewServer starts a server. It panics if the options are wrong, which is a mistake in
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
	st := &state{opt: opt, changed: make(chan struct{}), closed: make(chan struct{})}
	st.bot = &Person{ID: botID(opt.Token), Name: opt.Name, Username: opt.Username, bot: true}
	s := &Server{
		URL: "http://" + l.Addr().String(), Token: opt.Token, ID: st.bot.ID, Username: opt.Username,
		state: st, gate: &gate{Listener: l, open: map[net.Conn]bool{}},
		updates: &updates{state: st, queue: queue{next: opt.FirstUpdate}},
		files:   &files{state: st, all: map[string]*File{}},
		sets:    &settings{state: st},
		taps:    &taps{state: st, all: map[string]*Tap{}},
	}
	s.world = &world{state: st, updates: s.updates, people: map[int64]*Person{st.bot.ID: st.bot}, chats: map[int64]*chat{}}
	s.sender = &sender{state: st, world: s.world, files: s.files}
	s.calls = &calls{state: st, updates: s.updates, checker: check, methods: s.methods()}
	s.http = &http.Server{Handler: http.HandlerFunc(s.serve), ReadHeaderTimeout: time.Minute}
	go func() { _ = s.http.Serve(s.gate) }() // it returns once the server is closed
	return s
}

// botID returns the number that a token begins with.
func botID(token string) int64 {
	var id int64
	if _, err := fmt.Sscanf(token, "%d:", &id); err != nil {
		panic("telegramtest: a token begins with the bot's number and a colon")
	}
	return id
}

// Close ends the server and all connections.
func (s *Server) Close() {
	s.mu.Lock()
	select {
	case <-s.closed:
		s.mu.Unlock()
		return
	default:
	}
	close(s.closed)
	hook := s.updates.hook
	s.updates.hook = nil
	s.mu.Unlock()
	hook.stop()
	_ = s.http.Close() // an error would be that of the listener
}

// Down makes the server unreachable: it resets all connections, and new ones at
// once.
func (s *Server) Down() { s.gate.shut(true) }

// Up undoes [Server.Down].
func (s *Server) Up() { s.gate.shut(false) }

// Wait returns nil as soon as cond holds, or the error of ctx. It checks cond after
// each change of the server's state.
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

// Problems returns what was wrong with requests and what the server does not
// support, oldest first. A correct bot causes none.
func (s *Server) Problems() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.problems)
}

// CanCheck reports whether there are interface descriptions to check requests
// against.
func (s *Server) CanCheck() bool { return s.calls.checker != nil }
