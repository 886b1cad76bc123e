package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"chit/adapters/terminal"
	"chit/agent/chat"
	"chit/db"
	"chit/db/engine"
	"chit/expense"
)

// openStore opens the configured database. Its directory is made when nobody
// named one, for its owner alone; a path that somebody wrote is not: a directory
// that is missing there is more likely a slip.
func openStore(ctx context.Context, c *config) (*db.Store, error) {
	if c.defaults {
		if err := os.MkdirAll(c.dataDir, 0o700); err != nil {
			return nil, fmt.Errorf("the directory for the ledger cannot be made: %w; set DATABASE_URL to keep it elsewhere", err)
		}
	}
	return db.Open(ctx, c.database)
}

// whileKept runs f with a context that also ends when the store is lost, and returns
// why it was lost rather than what f says.
func whileKept(ctx context.Context, store *db.Store, f func(context.Context) error) error {
	ctx, lose := context.WithCancelCause(ctx)
	defer lose(nil)
	store.OnLost(lose)
	err := f(ctx)
	if lost, ok := errors.AsType[*engine.OpenError](context.Cause(ctx)); ok {
		return lost
	}
	return err
}

// sender returns who sits at the terminal.
func (c *config) sender() chat.Sender {
	return chat.Sender{
		Person:   expense.Person{ID: terminal.ID(c.speaker), Name: c.speaker},
		Language: c.locale.language,
		Region:   c.locale.region,
		Zone:     c.locale.zone,
		Currency: c.locale.currency,
	}
}
