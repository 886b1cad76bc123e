package db

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"time"

	"chit/expense"
)

// A querier runs queries: a pool, or a transaction.
type querier interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// attempts is how often a transaction is tried, firstPause how long to wait
// before the second time. On SQLite each attempt has itself waited for the lock.
const (
	attempts   = 5
	firstPause = 5 * time.Millisecond
)

// update runs f in a transaction and commits it unless f fails. When the
// database says that repeating may help, f runs again: it must not have left
// anything behind outside the transaction.
//
// Who writes to a ledger or a conversation first locks its row, so that on
// PostgreSQL too one writer works on it at a time.
func (s *Store) update(ctx context.Context, f func(tx *sql.Tx) error) error {
	return s.repeat(ctx, func() error {
		tx, err := s.writer.BeginTx(ctx, nil)
		if err != nil {
			return fmt.Errorf("begin: %w", err)
		}
		defer func() { _ = tx.Rollback() }() // without effect after Commit
		if err := f(tx); err != nil {
			return err
		}
		if err := tx.Commit(); err != nil {
			return fmt.Errorf("commit: %w", err)
		}
		s.log.committed()
		return s.present()
	})
}

// read runs one query that only reads. One statement sees one state of the
// database, so methods that need several sums ask for them in one.
func (s *Store) read(ctx context.Context, f func(q querier) error) error {
	return s.repeat(ctx, func() error { return f(s.reader) })
}

// repeat runs f until it succeeds, fails for good, or was tried often enough.
func (s *Store) repeat(ctx context.Context, f func() error) error {
	for n := 1; ; n++ {
		if err := s.lost(); err != nil {
			return err
		}
		err := f()
		if err == nil {
			return nil
		}
		switch s.dialect.classify(err) {
		case again:
			if n == attempts {
				return err
			}
		case overflow:
			return &expense.Error{
				Code: expense.CodeInvalid, Reason: expense.ReasonAmountDigits,
				Args: expense.Args{"Limit": expense.MaxDigits}, Err: err,
			}
		default:
			return err
		}
		pause := firstPause << (n - 1)
		if err := s.sleep(ctx, pause/2+rand.N(pause)); err != nil {
			return err
		}
	}
}

// sleep waits for d or until ctx is done.
func sleep(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

// collect runs a query and returns what scan makes of each row.
func collect[T any](ctx context.Context, q querier, scan func(row) (T, error), query string, args ...any) (all []T, err error) {
	err = each(ctx, q, func(r row) error {
		v, err := scan(r)
		all = append(all, v)
		return err
	}, query, args...)
	return all, err
}

// each runs a query and calls f for each row.
func each(ctx context.Context, q querier, f func(row) error, query string, args ...any) error {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }() // its error is that of rows.Err
	for rows.Next() {
		if err := f(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// A row is a *sql.Row or the current one of *sql.Rows.
type row interface {
	Scan(dest ...any) error
}
