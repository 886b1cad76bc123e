package main

import (
	"context"
	"fmt"

	"chit/db"
)

type migrateCommand struct{}

// run opens the database, which migrates it.
func (*migrateCommand) run(ctx context.Context, p *process, flags *settings) error {
	return withStore(ctx, p, flags, func(ctx context.Context, _ *config, store *db.Store) error {
		stored, _, err := store.Version(ctx)
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(p.stdout, "schema version %d\n", stored)
		return err
	})
}
