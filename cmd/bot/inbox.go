package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"chit/adapters/terminal"
	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db"
)

// inboxCommand shows messages that wait, were set aside or are unreadable, and
// replies in doubt; with arguments it retries a message that was set aside, at
// the end of its conversation.
type inboxCommand struct {
	JSON  bool `flag:"json" help:"Print each as one line of JSON."`
	Limit int  `flag:"limit" unset:"100" validate:"min=1" help:"How many to show."`
	Args  []string
}

func (cmd *inboxCommand) take(args []string) { cmd.Args = args }

func (cmd *inboxCommand) run(ctx context.Context, p *process, flags *settings) error {
	if len(cmd.Args) == 0 {
		return withStore(ctx, p, flags, func(ctx context.Context, _ *config, store *db.Store) error { return cmd.list(ctx, p, store) })
	}
	if len(cmd.Args) != 3 || cmd.Args[0] != "retry" {
		return errors.New("write `bot inbox`, or `bot inbox retry CONVERSATION NUMBER` with values from the list")
	}
	number, err := strconv.ParseInt(cmd.Args[2], 10, 64)
	if err != nil {
		return fmt.Errorf("%q is not a message number", cmd.Args[2])
	}
	return withStore(ctx, p, flags, func(ctx context.Context, _ *config, store *db.Store) error {
		return inbox.Retry(ctx, store, chat.ConversationID(cmd.Args[1]), number)
	})
}

func (cmd *inboxCommand) list(ctx context.Context, p *process, store *db.Store) error {
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
}

func writeLines[T any](w io.Writer, list []T) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	for _, e := range list {
		if err := enc.Encode(e); err != nil {
			return err
		}
	}
	return nil
}

// writeEntries prints two lines for each entry: its place and state, then its
// text and the reason.
func writeEntries(w io.Writer, list []inbox.Entry) error {
	b := bufio.NewWriter(w)
	if len(list) == 0 {
		fmt.Fprintln(b, "no message is waiting or set aside")
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
