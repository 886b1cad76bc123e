// Package terminal lets a person talk to the bot where they have a keyboard, or
// a program where it has a pipe.
//
// A line is a message. A choice is taken by typing its label or its number.
// There is no markup and no picture: a file of a reply is written to a
// directory and named. What people wrote comes back to them in replies, so
// everything that could steer a terminal is taken out first, see [Printable].
//
// Only cmd/bot decides whether somebody is watching; this package is told, and
// looks at no descriptor and no variable itself.
package terminal

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"strings"
	"syscall"
	"time"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// name is the platform's, and the prefix of its conversations and ledgers.
const name = "terminal"

// ErrInterrupted is what [Lines.Next] returns when the person gave up the line,
// with Ctrl-C.
var ErrInterrupted = errors.New("interrupted")

// Lines is where a person's lines come from.
type Lines interface {
	// Next returns the next line without its end, blocking until there is one;
	// [io.EOF] when there will be none, and [ErrInterrupted].
	Next() (string, error)
	// Close gives the terminal back as it was. It may be called while Next
	// blocks.
	Close() error
}

// A Config is what a terminal conversation consists of. Lines, Out, Now and
// NewID are needed.
type Config struct {
	Lines  Lines
	Out    io.Writer
	Sender chat.Sender           // who sits here
	Now    func() time.Time      // when a message is sent
	NewID  func() chat.MessageID // never returns one twice, in this process or another
	Log    *slog.Logger          // nil: nothing is logged

	JSON        bool   // one JSON object for each reply
	Interactive bool   // a person watches: greet them, and show that we work
	Control     bool   // Out understands cursor movement
	Color       bool   // Out understands colours
	Files       string // where files of replies go; "" for a temporary directory
}

// An Adapter is the terminal as a [chat.Adapter]. It serves one conversation,
// that of Config.Sender with the bot.
type Adapter struct {
	Config
	show  shower
	offer offer
}

// New returns the terminal of c.
func New(c Config) *Adapter {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	a := &Adapter{Config: c}
	files := &fileStore{dir: c.Files}
	if c.JSON {
		a.show = &jsonShower{out: c.Out, files: files}
	} else {
		a.show = &textShower{out: c.Out, files: files, color: c.Color, spaced: !c.Interactive}
	}
	return a
}

// Name returns "terminal".
func (a *Adapter) Name() string { return name }

// Run hands every line to h and shows what it answers, until there are no more
// lines, the person leaves, nobody reads the answers any longer, or ctx is done.
func (a *Adapter) Run(ctx context.Context, h chat.Handler) error {
	defer a.Lines.Close()
	err := a.converse(ctx, h)
	if errors.Is(err, io.EOF) || errors.Is(err, syscall.EPIPE) || ctx.Err() != nil {
		return nil
	}
	return err
}

func (a *Adapter) converse(ctx context.Context, h chat.Handler) error {
	if a.Interactive {
		hello := chat.Reply{Text: text.In(a.Sender.Language).Say(text.Hello)}
		if err := a.show.reply(hello); err != nil {
			return err
		}
	}
	interrupted := false
	for {
		text, err := a.next(ctx)
		if errors.Is(err, ErrInterrupted) && !interrupted {
			interrupted = true
			continue
		}
		if errors.Is(err, ErrInterrupted) {
			return io.EOF
		}
		if err != nil {
			a.leave(err)
			return err
		}
		interrupted = false
		if strings.TrimSpace(text) == "" {
			continue
		}
		if err := a.answer(ctx, h, a.message(text)); err != nil {
			return err
		}
	}
}

// leave ends the line that the prompt stands in, so that the shell's begins a
// new one.
func (a *Adapter) leave(err error) {
	if a.Interactive && errors.Is(err, io.EOF) {
		_, _ = io.WriteString(a.Out, "\n") // nobody is there to be told that it failed
	}
}

// next waits for a line, and for ctx: a read from a terminal cannot be stopped,
// so it goes on in its goroutine until the process ends.
func (a *Adapter) next(ctx context.Context) (string, error) {
	type result struct {
		text string
		err  error
	}
	read := make(chan result, 1)
	go func() {
		text, err := a.Lines.Next()
		read <- result{text, err}
	}()
	select {
	case r := <-read:
		return r.text, r.err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// message makes the message that a line is: the choice that it names, or what
// the person says.
func (a *Adapter) message(text string) chat.Message {
	m := chat.Message{
		Conversation: chat.ConversationID(a.Sender.ID),
		ID:           a.NewID(),
		Sender:       a.Sender,
		Ledger:       expense.LedgerID(a.Sender.ID),
		Direct:       true,
		Text:         strings.ToValidUTF8(text, "\uFFFD"),
		At:           a.Now(),
	}
	if c, ok := a.offer.take(m.Text); ok {
		m.Choice, m.Text = c.ID, c.Label
	}
	return m
}

func (a *Adapter) answer(ctx context.Context, h chat.Handler, m chat.Message) error {
	done := a.working()
	r, err := h.Handle(ctx, m)
	done()
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		// The terminal delivers nothing again, so the person is told to.
		a.Log.Error("message not handled", "message", m.SourceKey(), "error", err)
		r = chat.Reply{Text: text.In(a.Sender.Language).Error(err)}
	}
	a.offer.renew(r.Choices)
	if err := a.show.reply(r); err != nil {
		return err
	}
	if w, ok := h.(chat.Watcher); ok {
		w.Shown(m)
	}
	return nil
}

// ID returns the id of the person who goes by a name at this terminal. Their
// conversation and their ledger have the same.
func ID(speaker string) string { return name + ":" + speaker }
