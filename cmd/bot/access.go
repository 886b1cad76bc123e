package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"chit/adapters/terminal"
	"chit/agent"
	"chit/agent/access"
	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db"
	"chit/expense"
)

// newGate returns the gate between the messengers and the inbox.
func newGate(c *config, store *db.Store, in *inbox.Inbox, messengers ...chat.Messenger) *access.Gate {
	ledgers := expense.NewService(store)
	return access.NewGate(access.GateConfig{
		Open: c.open(), Store: store, Next: in, Now: c.clock, Log: c.log,
		OpenLedger: func(ctx context.Context, m chat.Message) error {
			_, err := ledgers.Open(ctx, agent.NewLedger(m, c.newcomer(), c.clock()))
			return err
		},
		Say: func(ctx context.Context, d chat.Delivery) error {
			m := messengerOf(messengers, string(d.Conversation))
			if m == nil {
				return fmt.Errorf("no messenger for conversation %s", d.Conversation)
			}
			_, err := m.Deliver(ctx, d)
			return err
		},
		Owned: func(person string) { offerAll(messengers, person) },
	})
}

// offerAll has the messenger of an owner show them all commands, if it shows people
// different ones.
func offerAll(messengers []chat.Messenger, owner string) {
	if m, ok := messengerOf(messengers, owner).(interface{ OfferAll(owner string) }); ok {
		m.OfferAll(owner)
	}
}

// offerAllToOwners is [offerAll] for all owners there are.
func offerAllToOwners(ctx context.Context, store *db.Store, messengers []chat.Messenger) error {
	admitted, err := store.Admitted(ctx)
	for _, e := range admitted {
		if e.Kind == access.Owner {
			offerAll(messengers, e.ID)
		}
	}
	return err
}

// newInviteHandler returns the handler of /invite for one run, which comes
// before the agent.
func newInviteHandler(c *config, store *db.Store, r inbox.Run, next chat.Handler, messengers []chat.Messenger) chat.Handler {
	return access.InviteHandler{
		Open: c.open(), Store: store, Next: next, Guard: r.Fence,
		Link: func(code string) string { return link(messengerOf(messengers, r.Fence.Conversation), code) },
	}
}

// open reports whether everybody may talk to the bot.
func (c *config) open() bool { return c.access == "open" }

// messengerOf returns the messenger of a conversation, nil if there is none.
func messengerOf(messengers []chat.Messenger, conversation string) chat.Messenger {
	name, _, _ := strings.Cut(conversation, ":")
	i := slices.IndexFunc(messengers, func(m chat.Messenger) bool { return m.Name() == name })
	if i < 0 {
		return nil
	}
	return messengers[i]
}

// introduceTime is how long a start may wait for a platform to say what the bot is
// called there.
const introduceTime = 3 * time.Second

// claimLink returns the link that sends a code to a messenger that has not run yet, ""
// if it has no links, or its platform does not answer.
func claimLink(ctx context.Context, m chat.Messenger, code string) string {
	if i, ok := m.(interface {
		Introduce(ctx context.Context) error
	}); ok {
		ctx, cancel := context.WithTimeout(ctx, introduceTime)
		defer cancel()
		_ = i.Introduce(ctx) // without a name there is no link
	}
	return link(m, code)
}

// link returns the link that sends a code to a messenger, "" if it has no
// links.
func link(m chat.Messenger, code string) string {
	if l, ok := m.(access.Linker); ok {
		return l.Invitation(code)
	}
	return ""
}

// vouching lists the messengers whose members belong to the organisation that
// runs the bot: there the bot needs no owner.
var vouching = []string{"slack"}

// offerClaim makes a code for the first owner and prints it. It goes to
// standard output and not to the log, because logs are kept and passed on.
func offerClaim(ctx context.Context, p *process, c *config, store *db.Store, messengers ...chat.Messenger) error {
	asking := slices.DeleteFunc(slices.Clone(messengers), func(m chat.Messenger) bool { return slices.Contains(vouching, m.Name()) })
	if c.open() || len(asking) == 0 {
		return nil
	}
	code := access.NewCode()
	made, err := store.OfferClaim(ctx, access.DigestOf(code), false)
	if err != nil || !made {
		return err
	}
	for _, m := range asking {
		if l := claimLink(ctx, m, code); l != "" {
			_, err = fmt.Fprintf(p.stdout, "This bot has no owner yet. Open this link to become its owner; earlier ones no longer work.\n%s\n", l)
		} else {
			_, err = fmt.Fprintf(p.stdout, "This bot has no owner yet. Send it %s as a message (%s) to become its owner. Earlier codes no longer work.\n", code, m.Name())
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// accessCommand shows who may talk to the bot, removes somebody, or makes a code
// for another owner.
type accessCommand struct {
	JSON bool `flag:"json" help:"Print each as one line of JSON."`
	Args []string
}

func (cmd *accessCommand) take(args []string) { cmd.Args = args }

func (cmd *accessCommand) run(ctx context.Context, p *process, flags *settings) error {
	var do func(context.Context, *process, *db.Store) error
	switch args := cmd.Args; {
	case len(args) == 0:
		do = cmd.list
	case len(args) == 2 && args[0] == "remove":
		do = cmd.remove
	case len(args) == 1 && args[0] == "code":
		do = cmd.code
	default:
		return errors.New("write `bot access`, `bot access remove ID` with an ID from the list, or `bot access code`")
	}
	return withStore(ctx, p, flags, func(ctx context.Context, _ *config, store *db.Store) error { return do(ctx, p, store) })
}

func (cmd *accessCommand) list(ctx context.Context, p *process, store *db.Store) error {
	all, err := store.Admitted(ctx)
	if err != nil {
		return err
	}
	return p.output("", false, func(w io.Writer) error {
		if cmd.JSON {
			return writeLines(w, all)
		}
		return writeAdmitted(w, all)
	})
}

func (cmd *accessCommand) remove(ctx context.Context, p *process, store *db.Store) error {
	id := cmd.Args[1]
	removed, err := store.Remove(ctx, id)
	if err != nil {
		return err
	}
	if !removed {
		return fmt.Errorf("nobody with the ID %q is let in; `bot access` lists who is", id)
	}
	_, err = fmt.Fprintf(p.stdout, "%s was removed; their ledger stays\n", terminal.Printable(id))
	return err
}

func (cmd *accessCommand) code(ctx context.Context, p *process, store *db.Store) error {
	code := access.NewCode()
	if _, err := store.OfferClaim(ctx, access.DigestOf(code), true); err != nil {
		return err
	}
	_, err := fmt.Fprintf(p.stdout, "Send the bot this code as a message to become its owner. It works once:\n%s\n", code)
	return err
}

// writeAdmitted prints a line for each entry.
func writeAdmitted(w io.Writer, all []access.Entry) error {
	b := bufio.NewWriter(w)
	if len(all) == 0 {
		fmt.Fprintln(b, "nobody is let in yet")
	}
	for _, e := range all {
		by := "with a claim code"
		if e.By != "" {
			by = "by " + e.By
		}
		name := ""
		if e.Name != "" {
			name = " (" + e.Name + ")"
		}
		fmt.Fprintf(b, "%-6s %s  since %s %s\n", e.Kind, terminal.Printable(e.ID+name), e.Since.Format(time.RFC3339), terminal.Printable(by))
	}
	return b.Flush()
}
