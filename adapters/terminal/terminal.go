// Package terminal connects the bot to a person at a keyboard, or to a program
// through a pipe.
//
// A line is a message. A choice is made by typing its label or its number.
// A path at its end, @receipt.pdf, sends a file. A file of a reply is written to a
// directory and named. On a [Screen], cards are set in colour and columns, choices can be
// taken with Tab and Enter, and charts are drawn. Replies contain what people wrote, so
// everything that could control a terminal is removed first, see [Printable].
//
// Only cmd/bot decides whether a person is watching. This package is told, and
// inspects no file descriptor or variable itself.
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

// name is the platform's name, and the prefix of its conversations and ledgers.
const name = "terminal"

// Lines is the source of a person's lines.
type Lines interface {
	// Next returns the next line without its end, blocking until there is one.
	// It returns [io.EOF] when there will be none.
	Next() (string, error)
	// Close restores the terminal. It may be called while Next blocks.
	Close() error
}

// A Config configures a terminal conversation. Lines or Screen, Out, Now and NewID are
// required.
type Config struct {
	Lines  Lines
	Screen *Screen // instead of Lines, for a person at a terminal that can draw
	Out    io.Writer
	Sender chat.Sender           // the person at the terminal
	Now    func() time.Time      // time of a message
	NewID  func() chat.MessageID // never returns an id twice, in this process or another
	Log    *slog.Logger          // nil for none

	JSON        bool   // one JSON object per reply
	Interactive bool   // a person watches: greet them, and show progress
	Control     bool   // Out supports cursor movement
	Color       bool   // Out supports colours
	Files       string // directory for files of replies; "" for a temporary one
	Welcome     Welcome
	Home        string // what ~ stands for in the path of a file to send; "" for nothing
}

// An Adapter is the terminal as a [chat.Adapter]. It serves one conversation,
// that of Config.Sender with the bot.
type Adapter struct {
	Config
	show  shower
	files *fileStore
	offer offer
}

// New returns the terminal of c.
func New(c Config) *Adapter {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	a := &Adapter{Config: c}
	a.files = &fileStore{dir: c.Files}
	if c.JSON {
		a.show = &jsonShower{out: c.Out, files: a.files}
	} else {
		a.show = &textShower{out: c.Out, files: a.files, color: c.Color, spaced: !c.Interactive}
	}
	return a
}

// Name returns "terminal".
func (a *Adapter) Name() string { return name }

// Run passes every line to h and shows the answer, until there are no more
// lines, the person leaves, nobody reads the output any more, or ctx is done.
func (a *Adapter) Run(ctx context.Context, h chat.Handler) error {
	if a.Screen != nil {
		return a.converseOn(ctx, h)
	}
	defer a.Lines.Close()
	err := a.converse(ctx, h)
	if errors.Is(err, io.EOF) || errors.Is(err, syscall.EPIPE) || ctx.Err() != nil {
		return nil
	}
	return err
}

func (a *Adapter) converse(ctx context.Context, h chat.Handler) error {
	if a.Interactive {
		if err := a.show.reply(a.welcome()); err != nil {
			return err
		}
	}
	for {
		text, err := a.next(ctx)
		if err != nil {
			a.leave(err)
			return err
		}
		if strings.TrimSpace(text) == "" {
			continue
		}
		if err := a.answer(ctx, h, a.message(text)); err != nil {
			return err
		}
	}
}

// leave ends the line with the prompt, so that the shell's prompt begins a new
// one.
func (a *Adapter) leave(err error) {
	if a.Interactive && errors.Is(err, io.EOF) {
		_, _ = io.WriteString(a.Out, "\n") // nobody is left to report an error to
	}
}

// next waits for a line or for ctx. A read from a terminal cannot be
// interrupted, so it continues in its goroutine until the process ends.
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

// message converts a line: to the choice that it names, or to the person's
// words.
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
	if m.Text, m.Files = a.cutFiles(m.Text); len(m.Files) > 0 {
		return m
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
	r = a.repaired(m, r, err)
	a.offer.renew(r.Choices)
	if err := a.show.reply(r); err != nil {
		return err
	}
	if w, ok := h.(chat.Watcher); ok {
		w.Shown(m)
	}
	return nil
}

// repaired returns the reply to a message, in place of an error the sentence about it:
// the terminal redelivers nothing, so the person has to repeat the message.
func (a *Adapter) repaired(m chat.Message, r chat.Reply, err error) chat.Reply {
	if err == nil {
		return r
	}
	a.Log.Error("message not handled", "message", m.SourceKey(), "error", err)
	return chat.Reply{Text: text.In(a.Sender.Language).For(a.Sender.Region).Error(err)}
}

// ID returns the id of the person with a name at this terminal. Their
// conversation and their ledger have the same id.
func ID(speaker string) string { return name + ":" + speaker }
