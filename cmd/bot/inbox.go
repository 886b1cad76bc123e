package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"chit/adapters/terminal"
	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db"
)

type inboxCommand struct {
	List  inboxListCommand  `cmd:"" default:"withargs" help:"Show what waits, was set aside, is unreadable or of unknown delivery."`
	Retry inboxRetryCommand `cmd:"" help:"Put a message that was set aside at the end of its conversation."`
}

type inboxListCommand struct {
	JSON  bool `name:"json" help:"Print each as one line of JSON."`
	Limit int  `name:"limit" default:"100" help:"How many to show."`
}

func (cmd *inboxListCommand) run(ctx context.Context, p *process, flags *commonFlags) error {
	return withStore(ctx, p, flags, func(store *db.Store) error {
		list, err := store.List(ctx, cmd.Limit)
		if err != nil {
			return err
		}
		return p.output("", false, func(w io.Writer) error {
			if cmd.JSON {
				return writeLines(w, list)
			}
			return writeEntries(w, list)
		})
	})
}

type inboxRetryCommand struct {
	Conversation string `arg:"" help:"As the list shows it."`
	Number       int64  `arg:"" help:"Of the message in its conversation."`
}

func (cmd *inboxRetryCommand) run(ctx context.Context, p *process, flags *commonFlags) error {
	return withStore(ctx, p, flags, func(store *db.Store) error {
		return store.Retry(ctx, chat.ConversationID(cmd.Conversation), cmd.Number)
	})
}

// withStore opens the configured database for f.
func withStore(ctx context.Context, p *process, flags *commonFlags, f func(*db.Store) error) error {
	c, err := readConfig(p, flags, "warn")
	if err != nil {
		return err
	}
	store, err := openStore(ctx, c)
	if err != nil {
		return err
	}
	defer store.Close()
	return f(store)
}

func writeLines(w io.Writer, list []inbox.Entry) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	for _, e := range list {
		if err := enc.Encode(e); err != nil {
			return err
		}
	}
	return nil
}

// writeEntries prints two lines for each: where it is and what state it is in,
// then what it says and why.
func writeEntries(w io.Writer, list []inbox.Entry) error {
	b := bufio.NewWriter(w)
	if len(list) == 0 {
		fmt.Fprintln(b, "nothing waits and nothing is set aside")
	}
	for _, e := range list {
		fmt.Fprintf(b, "%-8s %s %d  %s  attempts %d\n", e.State, terminal.Printable(string(e.Conversation)), e.Seq,
			e.Received.Format(time.RFC3339), e.Attempts)
		for _, line := range []string{e.Text, e.Reason} {
			if line, _, _ = strings.Cut(line, "\n"); line != "" {
				fmt.Fprintf(b, "         %s\n", terminal.Printable(line))
			}
		}
	}
	return b.Flush()
}
