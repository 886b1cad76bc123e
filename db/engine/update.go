package engine

import (
	"context"
	"database/sql"
	"math/rand/v2"
	"time"

	"chit/expense"
)

// attempts is how often a transaction is tried, and firstPause how long to wait
// before the second attempt. On SQLite each attempt has already waited for the
// lock.
const (
	attempts   = 5
	firstPause = 5 * time.Millisecond
)

// Read runs one query that only reads. A statement sees one consistent state of
// the database, so a method that needs several sums asks for them in one
// statement.
func (d *DB) Read(ctx context.Context, f func(q Reader) error) error {
	return d.repeat(ctx, func() error { return f(d.Direct()) })
}

// SingleConnection reports whether reads and writes share one connection, as in a
// memory database.
func (d *DB) SingleConnection() bool { return d.dialect == sqliteDialect && d.reader == d.writer }

// Direct returns a Reader that retries nothing.
func (d *DB) Direct() Reader { return Reader{d.reader, d.dialect} }

// A Reader runs queries outside a transaction.
type Reader struct {
	pool    *sql.DB
	dialect *dialect
}

// Row runs a query that returns one row.
func (r Reader) Row(ctx context.Context, query string, args ...any) *sql.Row {
	return r.pool.QueryRowContext(ctx, r.dialect.text(query), args...)
}

// Each runs a query and calls f for each row.
func (r Reader) Each(ctx context.Context, f func(Row) error, query string, args ...any) error {
	rows, err := r.pool.QueryContext(ctx, r.dialect.text(query), args...)
	return eachOf(rows, err, f)
}

// repeat runs f until it succeeds, fails with an error that a retry cannot
// cure, or has been tried often enough.
func (d *DB) repeat(ctx context.Context, f func() error) error {
	for n := 1; ; n++ {
		if err := d.lost(); err != nil {
			return err
		}
		err := f()
		if err == nil {
			return nil
		}
		switch d.dialect.classify(err) {
		case retryable:
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
		if err := d.sleep(ctx, pause/2+rand.N(pause)); err != nil {
			return err
		}
	}
}

// sleep waits for d or until ctx is done.
func sleep(ctx context.Context, d time.Duration) error {
	select {
	case <-time.After(d):
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Collect runs a query and returns the results of scan, one for each row.
func Collect[T any](ctx context.Context, q Reader, scan func(Row) (T, error), query string, args ...any) (all []T, err error) {
	err = q.Each(ctx, func(r Row) error {
		v, err := scan(r)
		all = append(all, v)
		return err
	}, query, args...)
	return all, err
}

// eachOf calls f for each row of a result.
func eachOf(rows *sql.Rows, err error, f func(Row) error) error {
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }() // rows.Err reports its error
	for rows.Next() {
		if err := f(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// A Row is a *sql.Row or the current row of a *sql.Rows.
type Row interface {
	Scan(dest ...any) error
}
