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

// withStore runs f with the configuration and the store of flags and the
// environment, see [config.withStore].
func withStore(ctx context.Context, p *process, flags *settings, f func(context.Context, *config, *db.Store) error) error {
	c, err := readConfig(p, flags, "warn")
	if err != nil {
		return err
	}
	return c.withStore(ctx, func(ctx context.Context, store *db.Store) error { return f(ctx, c, store) })
}

// withStore opens the configured store for f and closes it. The context of f also
// ends when the store is lost. In that case it returns why the store was lost
// instead of f's error.
func (c *config) withStore(ctx context.Context, f func(context.Context, *db.Store) error) error {
	store, err := openStore(ctx, c)
	if err != nil {
		return err
	}
	defer store.Close()
	ctx, lose := context.WithCancelCause(ctx)
	defer lose(nil)
	store.OnLost(lose)
	err = f(ctx, store)
	if lost, ok := errors.AsType[*engine.OpenError](context.Cause(ctx)); ok {
		return lost
	}
	return err
}

// newcomer is somebody of whom a platform tells nothing: what new ledgers begin with.
func (c *config) newcomer() chat.Sender {
	return chat.Sender{Currency: c.locale.currency, Zone: c.locale.zone, Language: c.locale.language, Region: c.locale.region}
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
