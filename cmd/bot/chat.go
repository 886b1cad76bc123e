package main

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/term"

	"chit/adapters/terminal"
	"chit/agent/chat"
	withheld "chit/agent/secret"
	"chit/db"
)

type chatCommand struct {
	JSON  bool   `flag:"json" help:"Print each reply as one line of JSON."`
	Files string `flag:"files" help:"The directory where files of replies go; a temporary one if not given."`
}

func (cmd *chatCommand) run(ctx context.Context, p *process, flags *settings) error {
	return withStore(ctx, p, flags, func(ctx context.Context, c *config, store *db.Store) error {
		c.watched = cmd.isWatched(p)
		defer c.startTelemetry(ctx)()
		in, err := newInbox(c, store)
		if err != nil {
			return err
		}
		attendant := in.Attend()
		defer attendant.Close()
		return cmd.adapter(p, c).Run(ctx, attendant)
	})
}

// isWatched reports whether a person types and reads, and not a program.
func (cmd *chatCommand) isWatched(p *process) bool {
	return !cmd.JSON && isTerminal(p.stdin) && isTerminal(p.stdout)
}

// adapter returns the terminal, with line editing if a person is typing.
func (cmd *chatCommand) adapter(p *process, c *config) chat.Adapter {
	t := terminal.Config{
		Out: p.stdout, Sender: c.sender(), Now: c.clock, NewID: messageIDs(p.started), Log: c.log,
		JSON: cmd.JSON, Files: cmd.Files, Home: p.getenv("HOME"),
	}
	if !c.watched {
		t.Lines = terminal.NewPipe(p.stdin)
		return terminal.New(t)
	}
	t.Interactive = true
	t.Control = p.getenv("TERM") != "dumb" && p.getenv("TERM") != ""
	t.Color = t.Control && p.getenv("NO_COLOR") == ""
	if t.Control && columns(p.stdout) >= minColumns {
		t.Lines = terminal.NewEditor(historyFile(c), func(line string) bool { return withheld.Find(line) == "" })
	} else {
		t.Lines = &terminal.Prompted{Pipe: terminal.NewPipe(p.stdin), Out: p.stdout}
	}
	return terminal.New(t)
}

// minColumns is the width of the narrowest terminal with line editing.
const minColumns = 20

// columns returns the width of a terminal, 0 if it is unknown.
func columns(out io.Writer) int {
	f, ok := out.(*os.File)
	if !ok {
		return 0
	}
	width, _, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return 0
	}
	return width
}

// historyFile returns the file that keeps the lines a person typed, next to
// their ledger; "" for none.
func historyFile(c *config) string {
	path, isFile := strings.CutPrefix(c.database, "sqlite:")
	switch {
	case isFile && path != ":memory:":
		return path + ".history"
	case c.dataDir != "":
		return filepath.Join(c.dataDir, "history")
	}
	return ""
}
