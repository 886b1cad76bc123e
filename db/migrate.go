package db

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"path"
	"strconv"
	"strings"
	"sync"
)

//go:embed schema.sql
var schema string

//go:embed migrations/*.sql
var migrationFiles embed.FS

// migrations returns the texts of migrations/, the first version first. They are
// embedded, so a mistake in their names is found by the first test that runs.
func migrations() []string {
	const dir = "migrations"
	entries, err := migrationFiles.ReadDir(dir)
	if err != nil {
		panic(err)
	}
	var texts []string
	for i, e := range entries {
		number, _, _ := strings.Cut(e.Name(), "_")
		if n, err := strconv.Atoi(number); err != nil || n != i+1 {
			panic(fmt.Sprintf("migration %s should have number %d", e.Name(), i+1))
		}
		text, err := migrationFiles.ReadFile(path.Join(dir, e.Name()))
		if err != nil {
			panic(err)
		}
		texts = append(texts, string(text))
	}
	return texts
}

// latestVersion is the version of schema.sql.
var latestVersion = sync.OnceValue(func() int { return len(migrations()) })

const selectVersion = `SELECT version FROM schema_version`

// storedVersion returns the version of the schema that a database has, 0 when it
// has none. It is one query when there is nothing to do, which is nearly always.
func (s *Store) storedVersion(ctx context.Context) (int, error) {
	var version int
	err := s.writer.QueryRowContext(ctx, selectVersion).Scan(&version)
	if err == nil {
		return version, nil
	}
	var tables int
	if s.writer.QueryRowContext(ctx, s.dialect.versioned).Scan(&tables) != nil {
		return 0, err
	}
	if tables > 0 { // another process may have made it between the two queries
		err = s.writer.QueryRowContext(ctx, selectVersion).Scan(&version)
		return version, err
	}
	return 0, nil
}

// migrate brings the schema to the version of this program.
func (s *Store) migrate(ctx context.Context) error {
	return s.migrateTo(ctx, schema, migrations())
}

// migrateTo takes what an empty database gets and the steps to the same state.
func (s *Store) migrateTo(ctx context.Context, whole string, steps []string) error {
	stored, err := s.storedVersion(ctx)
	switch {
	case err != nil:
		return fmt.Errorf("read schema version: %w", err)
	case stored == len(steps):
		return nil
	case stored > len(steps):
		return &OpenError{Reason: ReasonNewer, Stored: stored, Program: len(steps)}
	}
	return s.repeat(ctx, func() error {
		// Not in a batch: a script is many statements in one text.
		tx, err := s.writer.BeginTx(ctx, nil)
		if err != nil {
			return fmt.Errorf("begin: %w", err)
		}
		defer func() { _ = tx.Rollback() }() // without effect after Commit
		if err := s.migrateIn(ctx, tx, whole, steps); err != nil {
			return err
		}
		if err := tx.Commit(); err != nil {
			return fmt.Errorf("commit: %w", err)
		}
		s.log.committed()
		return nil
	})
}

// migrateIn looks at the version again, under a lock now, and does what is left.
func (s *Store) migrateIn(ctx context.Context, tx *sql.Tx, whole string, steps []string) error {
	var tables, stored, others int
	if err := tx.QueryRowContext(ctx, s.dialect.versioned).Scan(&tables); err != nil {
		return err
	}
	if tables > 0 {
		if err := tx.QueryRowContext(ctx, s.dialect.text(selectVersion+` FOR UPDATE`)).Scan(&stored); err != nil {
			return err
		}
	} else {
		if err := tx.QueryRowContext(ctx, s.dialect.foreign).Scan(&others); err != nil {
			return err
		}
		if others > 0 {
			return &OpenError{Reason: ReasonForeign}
		}
		return s.create(ctx, tx, whole, len(steps))
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

func (s *Store) create(ctx context.Context, tx *sql.Tx, whole string, version int) error {
	if _, err := tx.ExecContext(ctx, whole); err != nil {
		return fmt.Errorf("create schema: %w", err)
	}
	_, err := tx.ExecContext(ctx, `INSERT INTO schema_version (one, version) VALUES (1, $1)`, version)
	return err
}
