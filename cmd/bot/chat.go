package main

import (
	"context"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/term"

	"chit/adapters/terminal"
	"chit/agent"
	"chit/agent/chat"
	withheld "chit/agent/secret"
	"chit/db"
	"chit/expense"
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
		return cmd.adapter(p, c, c.welcome(ctx, store)).Run(ctx, attendant)
	})
}

// isWatched reports whether a person types and reads, and not a program.
func (cmd *chatCommand) isWatched(p *process) bool {
	return !cmd.JSON && isTerminal(p.stdin) && isTerminal(p.stdout)
}

// adapter returns the terminal, with line editing if a person is typing.
func (cmd *chatCommand) adapter(p *process, c *config, welcome terminal.Welcome) chat.Adapter {
	t := terminal.Config{
		Out: p.stdout, Sender: c.sender(), Now: c.clock, NewID: messageIDs(p.started), Log: c.log,
		JSON: cmd.JSON, Files: cmd.Files, Home: p.getenv("HOME"), Welcome: welcome,
	}
	if !c.watched {
		t.Lines = terminal.NewPipe(p.stdin)
		return terminal.New(t)
	}
	t.Interactive = true
	t.Control = p.getenv("TERM") != "dumb" && p.getenv("TERM") != ""
	if !t.Control || p.getenv("CHIT_PLAIN") != "" {
		t.Lines = &terminal.Prompted{Pipe: terminal.NewPipe(p.stdin), Out: p.stdout}
		t.Control = false // what a screen reader has read is not replaced
		return terminal.New(t)
	}
	t.Color = p.getenv("NO_COLOR") == ""
	t.Screen = &terminal.Screen{
		In: p.stdin, Environ: aboutTerminal(p.getenv), History: historyFile(c), Longest: agent.MaxText, Columns: columns(p.stdout),
		Keep: func(line string) bool { return withheld.Find(line) == "" },
	}
	return terminal.New(t)
}

// aboutTerminal returns the variables in which a terminal says what it can do.
func aboutTerminal(getenv func(string) string) (environ []string) {
	for _, name := range []string{
		"TERM", "TERM_PROGRAM", "COLORTERM", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "LINES",
		"LC_TERMINAL", "SSH_TTY", "STY", "TMUX", "WT_SESSION",
	} {
		if value := getenv(name); value != "" {
			environ = append(environ, name+"="+value)
		}
	}
	return environ
}

// welcome returns what somebody is told at the start who watches.
func (c *config) welcome(ctx context.Context, store *db.Store) terminal.Welcome {
	if !c.watched {
		return terminal.Welcome{}
	}
	// A ledger that cannot be read, because there is none yet, has no changes either.
	changes, _ := store.Changes(ctx, c.ledgerID(), expense.ChangeQuery{Limit: 1})
	return terminal.Welcome{First: len(changes) == 0, Ledger: ledgerPlace(c)}
}

// ledgerPlace returns where the ledger is, without the password of a server.
func ledgerPlace(c *config) string {
	if path, isFile := strings.CutPrefix(c.database, "sqlite:"); isFile {
		return path
	}
	u, err := url.Parse(c.database)
	if err != nil {
		return "PostgreSQL"
	}
	return u.Host + u.Path
}

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
