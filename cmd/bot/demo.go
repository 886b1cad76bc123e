package main

import (
	"context"
	"embed"
	"fmt"
	"io"
	"strings"
	"time"

	"chit/adapters/terminal"
	"chit/agent/chat/text"
	"chit/db"
	"chit/expense"
)

// The conversations of the demonstration, one for each language: what is typed, and
// remarks that begin with #.
//
//go:embed demo/*.txt
var demos embed.FS

// demoCommand plays a conversation with the bot itself, in a ledger in memory. It asks no
// model, writes no file and needs no network.
type demoCommand struct {
	Fast bool `flag:"fast" help:"Do not pause; nothing pauses if the output is no terminal."`
}

func (cmd *demoCommand) run(ctx context.Context, p *process, flags *settings) error {
	own := *flags
	own.Database = "sqlite::memory:"
	return withStore(ctx, p, &own, func(ctx context.Context, c *config, store *db.Store) error {
		c.openai = openaiConfig{}
		if c.locale.currency == "" {
			c.locale.currency = demoCurrency
		}
		script, err := demos.ReadFile("demo/" + text.Spoken(c.locale.language) + ".txt")
		if err != nil {
			return err
		}
		in, err := newInbox(c, store)
		if err != nil {
			return err
		}
		attendant := in.Attend()
		defer attendant.Close()
		shown := isTerminal(p.stdout)
		typist := &typist{ctx: ctx, lines: strings.Split(strings.TrimSpace(string(script)), "\n"), out: p.stdout, paced: shown && !cmd.Fast}
		return terminal.New(terminal.Config{
			Lines: typist, Out: p.stdout, Sender: c.sender(), Now: c.clock, NewID: messageIDs(p.started), Log: c.log, Interactive: true,
			Color: shown && p.getenv("NO_COLOR") == "" && p.getenv("TERM") != "dumb",
		}).Run(ctx, attendant)
	})
}

// demoCurrency is shown to people of whose currency nothing is known.
const demoCurrency expense.Currency = "EUR"

// A typist types lines that somebody has written before, at the pace of a person if one is
// watching.
type typist struct {
	ctx   context.Context
	lines []string
	out   io.Writer
	paced bool
}

const (
	keyPause  = 25 * time.Millisecond  // between two characters
	readPause = 900 * time.Millisecond // to read a reply, and a remark
)

// Next implements [terminal.Lines].
func (t *typist) Next() (string, error) {
	for len(t.lines) > 0 {
		line := t.lines[0]
		t.lines = t.lines[1:]
		t.pause(readPause)
		remark, ok := strings.CutPrefix(line, "# ")
		if ok {
			if _, err := fmt.Fprintf(t.out, "\n%s\n", remark); err != nil {
				return "", err
			}
			continue
		}
		return line, t.types(line)
	}
	return "", io.EOF
}

// types shows a line character by character, behind a prompt.
func (t *typist) types(line string) error {
	if _, err := io.WriteString(t.out, "> "); err != nil {
		return err
	}
	for _, r := range line + "\n" {
		t.pause(keyPause)
		if _, err := io.WriteString(t.out, string(r)); err != nil {
			return err
		}
	}
	return nil
}

func (t *typist) pause(d time.Duration) {
	if !t.paced {
		return
	}
	select {
	case <-time.After(d):
	case <-t.ctx.Done():
	}
}

// Close implements [terminal.Lines].
func (*typist) Close() error { return nil }
