package engine

import (
	"context"
	"database/sql"
	"fmt"
)

// A Schema is what a database must contain: the whole, for an empty one, and the
// steps that lead there from each earlier version. The version is the number of
// steps.
type Schema struct {
	Whole string
	Steps []string
	// Orphans takes from processes that are dead what they had in hand. It is run
	// only if there is no other process: see releaseOrphans.
	Orphans string
}

func (s Schema) version() int { return len(s.Steps) }

// SelectVersion reads the schema version of a database.
const SelectVersion = `SELECT version FROM schema_version`

// storedVersion returns the schema version of the database, 0 if it has none. It
// takes one query when nothing needs to be done, which is nearly always.
func (d *DB) storedVersion(ctx context.Context) (int, error) {
	var version int
	err := d.writer.QueryRowContext(ctx, SelectVersion).Scan(&version)
	if err == nil || d.dialect.classify(err) == retryable {
		return version, err
	}
	var tables int
	if d.writer.QueryRowContext(ctx, d.dialect.versioned).Scan(&tables) != nil {
		return 0, err
	}
	if tables > 0 { // another process may have created it between the two queries
		err = d.writer.QueryRowContext(ctx, SelectVersion).Scan(&version)
		return version, err
	}
	return 0, nil
}

// migrate brings the schema to this program's version.
func (d *DB) migrate(ctx context.Context) error {
	var stored int
	err := d.whenUnlocked(ctx, func() (err error) {
		stored, err = d.storedVersion(ctx)
		return err
	})
	switch {
	case err != nil:
		return fmt.Errorf("read schema version: %w", err)
	case stored == d.schema.version():
		return nil
	case stored > d.schema.version():
		return &OpenError{Reason: ReasonNewer, Stored: stored, Program: d.schema.version()}
	}
	return d.repeat(ctx, func() error {
		// Not a batch: a migration is many statements in one text.
		tx, err := d.writer.BeginTx(ctx, nil)
		if err != nil {
			return fmt.Errorf("begin: %w", err)
		}
		defer func() { _ = tx.Rollback() }() // no effect after Commit
		if err := d.migrateIn(ctx, tx); err != nil {
			return err
		}
		if err := tx.Commit(); err != nil {
			return fmt.Errorf("commit: %w", err)
		}
		d.chore.committed()
		return nil
	})
}

// migrateIn reads the version again, now under a lock, and runs the missing
// steps.
func (d *DB) migrateIn(ctx context.Context, tx *sql.Tx) error {
	steps := d.schema.Steps
	var tables, stored, others int
	if err := tx.QueryRowContext(ctx, d.dialect.versioned).Scan(&tables); err != nil {
		return err
	}
	if tables > 0 {
		if err := tx.QueryRowContext(ctx, d.dialect.text(SelectVersion+` FOR UPDATE`)).Scan(&stored); err != nil {
			return err
		}
	} else {
		if err := tx.QueryRowContext(ctx, d.dialect.foreign).Scan(&others); err != nil {
			return err
		}
		if others > 0 {
			return &OpenError{Reason: ReasonForeign}
		}
		return d.create(ctx, tx)
	}
	for i := stored; i < len(steps); i++ {
		if _, err := tx.ExecContext(ctx, steps[i]); err != nil {
			return fmt.Errorf("migration %d: %w", i+1, err)
		}
	}
	if stored >= len(steps) {
		return nil
	}
	_, err := tx.ExecContext(ctx, `UPDATE schema_version SET version = $1`, len(steps))
	return err
}

func (d *DB) create(ctx context.Context, tx *sql.Tx) error {
	if _, err := tx.ExecContext(ctx, d.schema.Whole); err != nil {
		return fmt.Errorf("create schema: %w", err)
	}
	_, err := tx.ExecContext(ctx, `INSERT INTO schema_version (one, version) VALUES (1, $1)`, d.schema.version())
	return err
}
