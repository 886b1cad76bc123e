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

// openStore opens the configured database. It creates the default directory, for
// its owner alone, but not one that somebody named: if that is missing, it is
// more likely a typo.
func openStore(ctx context.Context, c *config) (*db.Store, error) {
	if c.defaults {
		if err := os.MkdirAll(c.dataDir, 0o700); err != nil {
			return nil, fmt.Errorf("cannot create the directory for the ledger: %w; set DATABASE_URL to keep the ledger elsewhere", err)
		}
	}
	return db.Open(ctx, c.database)
}

// whileKept runs f with a context that also ends when the store is lost. In that
// case it returns why the store was lost instead of f's error.
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

// sender returns the person at the terminal.
func (c *config) sender() chat.Sender {
	return chat.Sender{
		Person:   expense.Person{ID: terminal.ID(c.speaker), Name: c.speaker},
		Language: c.locale.language,
		Region:   c.locale.region,
		Zone:     c.locale.zone,
		Currency: c.locale.currency,
	}
}
