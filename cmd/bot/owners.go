package main

import (
	"context"
	"errors"
	"strings"
	"time"

	"chit/agent/access"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/inbox"
	"chit/db"
	"chit/expense"
)

// tellTime is how long telling the owners may take.
const tellTime = 10 * time.Second

// tellOwners tells the owners of the bot that a messenger stopped, where another
// messenger reaches them. A wrong token stops every process, at each of its starts;
// owners read of it once a day.
func tellOwners(ctx context.Context, c *config, store *db.Store, stopped string) {
	ctx, cancel := context.WithTimeout(ctx, tellTime)
	defer cancel()
	admitted, err := store.Admitted(ctx)
	for _, e := range admitted {
		if e.Kind == access.Owner {
			err = errors.Join(err, tellOwner(ctx, c, store, expense.LedgerID(e.ID), stopped))
		}
	}
	if err != nil {
		c.log.WarnContext(ctx, "the owners were not told that a messenger stopped", "messenger", stopped, "error", err)
	}
}

// tellOwner tells one owner, by their own ledger. Where they are only reached through
// the messenger that stopped, they would read it after it is over.
func tellOwner(ctx context.Context, c *config, store *db.Store, owner expense.LedgerID, stopped string) error {
	at, known, err := store.Address(ctx, owner)
	if err != nil || !known || at.Conversation.Platform() == stopped {
		return err
	}
	name := strings.ToUpper(stopped[:1]) + stopped[1:]
	err = store.Post(ctx, inbox.Post{
		Ledger: owner, Key: "messenger/" + stopped + "/" + c.clock().UTC().Format(time.DateOnly),
		Reply: chat.Reply{Text: text.In(at.Language).Say(text.MessengerStopped, text.Args{"Name": name})},
	})
	if errors.Is(err, inbox.ErrUnreachable) {
		return nil
	}
	return err
}
