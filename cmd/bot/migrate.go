package main

import (
	"context"
	"fmt"
)

type migrateCommand struct{}

// run opens the database, which migrates it.
func (*migrateCommand) run(ctx context.Context, p *process, flags *settings) error {
	c, err := readConfig(p, flags, "warn")
	if err != nil {
		return err
	}
	store, err := openStore(ctx, c)
	if err != nil {
		return err
	}
	defer store.Close()
	stored, _, err := store.Version(ctx)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(p.stdout, "schema version %d\n", stored)
	return err
}
