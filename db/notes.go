package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// Note implements [chat.Notes].
func (s *Store) Note(ctx context.Context, name string) (value string, err error) {
	const query = `
SELECT value FROM notes WHERE name = $1`
	err = s.read(ctx, func(q querier) error { return q.QueryRowContext(ctx, query, name).Scan(&value) })
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	if err != nil {
		return "", fmt.Errorf("read note %s: %w", name, err)
	}
	return value, nil
}

// SetNote implements [chat.Notes]. A value that the databases would not keep as
// it is is refused: an adapter needs back what it gave.
func (s *Store) SetNote(ctx context.Context, name, value string) error {
	const query = `
INSERT INTO notes (name, value, holder, until) VALUES ($1, $2, '', 0)
ON CONFLICT (name) DO UPDATE SET value = excluded.value`
	err := checkKey("note", name)
	if clean(value) != value {
		err = errors.Join(err, fmt.Errorf("value %q is no text", value))
	}
	if err == nil {
		err = s.updateNote(ctx, name, query, name, value)
	}
	if err != nil {
		return fmt.Errorf("set note %s: %w", name, err)
	}
	return nil
}

// Lead implements [chat.Notes].
func (s *Store) Lead(ctx context.Context, name, holder string, d time.Duration) (leads bool, err error) {
	// The row is locked before the condition is looked at, so of two holders the
	// later one sees what the first has written.
	const query = `
INSERT INTO notes (name, value, holder, until) VALUES ($1, '', $2, NOW_MS + CAST($3 AS BIGINT))
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
WHERE notes.holder = excluded.holder OR notes.until <= NOW_MS
RETURNING 1`
	if err := errors.Join(checkKey("note", name), checkKey("holder", holder)); err != nil {
		return false, fmt.Errorf("lead: %w", err)
	}
	if d <= 0 {
		return false, s.giveUp(ctx, name, holder)
	}
	err = s.update(ctx, func(tx *sql.Tx) error {
		var one int
		// Less than a millisecond is a time too.
		return tx.QueryRowContext(ctx, s.dialect.text(query), name, holder, max(d.Milliseconds(), 1)).Scan(&one)
	})
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("lead %s: %w", name, err)
	}
	return true, nil
}

func (s *Store) giveUp(ctx context.Context, name, holder string) error {
	const query = `
UPDATE notes SET holder = '', until = 0 WHERE name = $1 AND holder = $2`
	if err := s.updateNote(ctx, name, query, name, holder); err != nil {
		return fmt.Errorf("give up %s: %w", name, err)
	}
	return nil
}

// updateNote runs a query and removes the note if it says nothing any more.
func (s *Store) updateNote(ctx context.Context, name, query string, args ...any) error {
	const empty = `
DELETE FROM notes WHERE name = $1 AND value = '' AND holder = ''`
	return s.update(ctx, func(tx *sql.Tx) error {
		if _, err := tx.ExecContext(ctx, query, args...); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, empty, name)
		return err
	})
}
