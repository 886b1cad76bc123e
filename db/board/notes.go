package board

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"chit/db/engine"
)

// Note implements [chat.Notes].
func (s *Store) Note(ctx context.Context, name string) (value string, err error) {
	const query = `
SELECT value FROM notes WHERE name = $1`
	err = s.db.Read(ctx, func(q engine.Reader) error { return q.Row(ctx, query, name).Scan(&value) })
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	if err != nil {
		return "", fmt.Errorf("read note %s: %w", name, err)
	}
	return value, nil
}

// NotesUnder implements [chat.Shelf].
func (s *Store) NotesUnder(ctx context.Context, prefix string) (map[string]string, error) {
	const query = `
SELECT name, value FROM notes WHERE substr(name, 1, length($1)) = $1 AND value <> ''`
	notes := map[string]string{}
	err := s.db.Read(ctx, func(q engine.Reader) error {
		return q.Each(ctx, func(r engine.Row) error {
			var name, value string
			if err := r.Scan(&name, &value); err != nil {
				return err
			}
			notes[name] = value
			return nil
		}, query, prefix)
	})
	if err != nil {
		return nil, fmt.Errorf("read notes under %s: %w", prefix, err)
	}
	return notes, nil
}

// A noteOp sets a note.
type noteOp struct{ name, value string }

// SetNote implements [chat.Notes]. It refuses a value that the databases would
// not store unchanged: an adapter needs back exactly what it gave.
func (s *Store) SetNote(ctx context.Context, name, value string) error {
	err := engine.CheckKey("note", name)
	if engine.Clean(value) != value {
		err = errors.Join(err, fmt.Errorf("value %q contains NUL or invalid UTF-8", value))
	}
	if err == nil {
		err = s.noted.Do(ctx, "note/"+name, &noteOp{name, value})
	}
	if err != nil {
		return fmt.Errorf("set note %s: %w", name, err)
	}
	return nil
}

// setNotes sets notes, and removes those that have become empty.
func setNotes(_ context.Context, b *engine.Batch, ops []*noteOp) error {
	const (
		set = `
INSERT INTO notes (name, value, holder, until)
SELECT name, value, '', 0 FROM ROWS v (name TEXT, value TEXT) WHERE TRUE
ON CONFLICT (name) DO UPDATE SET value = excluded.value`
		empty = `
DELETE FROM notes WHERE value = '' AND holder = '' AND name IN (SELECT name FROM ROWS v (name TEXT))`
	)
	var values, emptied engine.Rows
	slices.SortFunc(ops, func(a, b *noteOp) int { return cmp.Compare(a.name, b.name) })
	for _, op := range ops {
		values.Add(op.name, op.value)
		if op.value == "" {
			emptied.Add(op.name)
		}
	}
	b.Exec(&values, set)
	b.Exec(&emptied, empty)
	return nil
}

// Lead implements [chat.Notes]. A lead has no expiry until somebody else asks for
// it; until then its holder only reads and writes nothing.
func (s *Store) Lead(ctx context.Context, name, holder string, d time.Duration) (leads bool, err error) {
	// The row is locked before its condition is checked, so the later of two
	// holders sees what the first has written. A time further ahead than d was set
	// before the clock was set back, or by a caller with a longer d.
	const (
		look = `
SELECT 1 FROM notes WHERE name = $1 AND holder = $2 AND until = 0`
		ask = `
INSERT INTO notes (name, value, holder, until) VALUES ($1, '', $2, 0)
ON CONFLICT (name) DO UPDATE SET
  holder = CASE WHEN notes.holder IN ('', excluded.holder) OR notes.until BETWEEN 1 AND NOW_MS THEN excluded.holder ELSE notes.holder END,
  until = CASE WHEN notes.holder IN ('', excluded.holder) OR notes.until BETWEEN 1 AND NOW_MS THEN 0 ELSE NOW_MS + CAST($3 AS BIGINT) END
WHERE notes.holder IN ('', excluded.holder) OR NOT notes.until BETWEEN NOW_MS + 1 AND NOW_MS + CAST($3 AS BIGINT)
RETURNING CASE WHEN holder = $2 THEN 1 ELSE 0 END`
	)
	if err := errors.Join(engine.CheckKey("note", name), engine.CheckKey("holder", holder)); err != nil {
		return false, fmt.Errorf("take the lead: %w", err)
	}
	if d <= 0 {
		return false, s.releaseLead(ctx, name, holder)
	}
	var one int
	err = s.db.Read(ctx, func(q engine.Reader) error { return q.Row(ctx, look, name, holder).Scan(&one) })
	if errors.Is(err, sql.ErrNoRows) {
		one = 0 // stays 0 if this holder was already asked to give up the lead
		err = s.db.Update(ctx, func(b *engine.Batch) error {
			// A duration below a millisecond still counts.
			b.Query(func(r engine.Row) error { return r.Scan(&one) }, ask, name, holder, max(d.Milliseconds(), 1))
			return nil
		})
	}
	if err != nil {
		return false, fmt.Errorf("take the lead of %s: %w", name, err)
	}
	return one == 1, nil
}

func (s *Store) releaseLead(ctx context.Context, name, holder string) error {
	const query = `
UPDATE notes SET holder = '', until = 0 WHERE name = $1 AND holder = $2`
	if err := s.updateNote(ctx, name, query, name, holder); err != nil {
		return fmt.Errorf("release the lead of %s: %w", name, err)
	}
	return nil
}

// updateNote runs a query, and removes the note if it has become empty.
func (s *Store) updateNote(ctx context.Context, name, query string, args ...any) error {
	const empty = `
DELETE FROM notes WHERE name = $1 AND value = '' AND holder = ''`
	return s.db.Update(ctx, func(b *engine.Batch) error {
		b.Run(query, args...)
		b.Run(empty, name)
		return nil
	})
}
