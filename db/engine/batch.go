package engine

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
)

// A Batch is a transaction that queues its statements until somebody needs a
// result. Everything queued by then goes to the server together, and the last
// statements go with the commit. A reply takes some twenty statements; on
// PostgreSQL each would be a round trip, which costs more than the statement
// itself. SQLite has no round trips and runs them one by one.
type Batch struct {
	dialect *dialect
	queued  []statement
	err     error // from a statement that could not be queued
	send    func(ctx context.Context, queued []statement, commit bool) error
}

// A statement is one execution of a query.
type statement struct {
	query string
	args  []any
	row   func(Row) error // called for each row returned, if not nil
	count *int64          // receives the number of rows changed, if not nil
}

// Each queues a statement about rows. [Batch.Flush] calls f for each row that
// the statement returns.
func (b *Batch) Each(in *Rows, f func(Row) error, query string) {
	if in.Len() == 0 || in.err != nil {
		b.err = errors.Join(b.err, in.err)
		return
	}
	for _, args := range b.dialect.bind(in) {
		b.queue(statement{query: query, args: args, row: f})
	}
}

// Exec queues a statement about rows that returns nothing.
func (b *Batch) Exec(in *Rows, query string) { b.Each(in, nil, query) }

// Query queues a statement with its own arguments.
func (b *Batch) Query(f func(Row) error, query string, args ...any) {
	b.queue(statement{query: query, args: args, row: f})
}

// Run queues a statement with its own arguments that returns nothing.
func (b *Batch) Run(query string, args ...any) { b.queue(statement{query: query, args: args}) }

// Count queues a statement as Run does, and sets n to the number of rows
// changed.
func (b *Batch) Count(n *int64, query string, args ...any) {
	*n = 0
	b.queue(statement{query: query, args: args, count: n})
}

func (b *Batch) queue(s statement) {
	s.query = b.dialect.text(s.query)
	for i, arg := range s.args {
		if made, ok := arg.(driver.Valuer); ok {
			var err error
			s.args[i], err = made.Value()
			b.err = errors.Join(b.err, err)
		}
	}
	b.queued = append(b.queued, s)
}

// Flush runs the queued statements.
func (b *Batch) Flush(ctx context.Context) error { return b.sendAll(ctx, false) }

func (b *Batch) sendAll(ctx context.Context, commit bool) error {
	queued := b.queued
	b.queued = nil
	if b.err != nil || len(queued) == 0 && !commit {
		return b.err
	}
	return b.send(ctx, queued, commit)
}

// Update runs f in a transaction and commits it unless f fails. It runs f again
// when the database reports an error that a retry may cure, so f must leave
// nothing behind outside the transaction.
//
// A writer to a ledger or a conversation locks its row first, so that
// PostgreSQL too has one writer at a time for each.
func (d *DB) Update(ctx context.Context, f func(b *Batch) error) error {
	return d.repeat(ctx, func() error {
		if err := d.commit(ctx, f); err != nil {
			return err
		}
		d.chore.committed()
		return d.present()
	})
}

// commit makes one attempt to run f in a transaction.
func (d *DB) commit(ctx context.Context, f func(b *Batch) error) error {
	return d.dialect.transact(ctx, d.writer, func(b *Batch) error {
		b.dialect = d.dialect
		if err := f(b); err != nil {
			return err
		}
		return b.sendAll(ctx, true)
	})
}

// oneByOne runs a batch on SQLite.
func oneByOne(ctx context.Context, pool *sql.DB, f func(*Batch) error) error {
	tx, err := pool.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	defer func() { _ = tx.Rollback() }() // no effect after Commit
	return f(&Batch{send: func(ctx context.Context, queued []statement, commit bool) error {
		for _, s := range queued {
			if err := s.run(ctx, tx); err != nil {
				return err
			}
		}
		if !commit {
			return nil
		}
		if err := tx.Commit(); err != nil {
			return fmt.Errorf("commit: %w", err)
		}
		return nil
	}})
}

func (s statement) run(ctx context.Context, tx *sql.Tx) error {
	if s.row != nil {
		rows, err := tx.QueryContext(ctx, s.query, s.args...)
		return eachOf(rows, err, s.row)
	}
	result, err := tx.ExecContext(ctx, s.query, s.args...)
	if err == nil && s.count != nil {
		*s.count, err = result.RowsAffected()
	}
	return err
}

// pipelined runs a batch on PostgreSQL. The server executes statements in order,
// gives each a view of what was committed before it, and skips those after one
// that failed.
func pipelined(ctx context.Context, pool *sql.DB, f func(*Batch) error) error {
	conn, err := pool.Conn(ctx)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	defer func() { _ = conn.Close() }() // returns it to the pool
	return conn.Raw(func(driverConn any) error {
		c := driverConn.(*stdlib.Conn).Conn()
		err := f(&Batch{send: pipeline(c)})
		if err != nil && !c.IsClosed() && c.PgConn().TxStatus() != idle {
			_, failed := c.Exec(context.WithoutCancel(ctx), "rollback")
			err = errors.Join(err, failed)
		}
		return err
	})
}

// idle is the transaction status of a connection that is in no transaction.
const idle = 'I'

// pipeline returns the function that sends the statements of one transaction.
func pipeline(c *pgx.Conn) func(ctx context.Context, queued []statement, commit bool) error {
	return func(ctx context.Context, queued []statement, commit bool) error {
		var sent pgx.Batch
		if c.PgConn().TxStatus() == idle {
			sent.Queue("begin")
		}
		for _, s := range queued {
			q := sent.Queue(s.query, s.args...)
			if s.row != nil {
				q.Query(func(rows pgx.Rows) error { return eachRow(rows, s.row) })
				continue
			}
			q.Exec(func(done pgconn.CommandTag) error {
				if s.count != nil {
					*s.count = done.RowsAffected()
				}
				return nil
			})
		}
		if commit {
			sent.Queue("commit")
		}
		return c.SendBatch(ctx, &sent).Close()
	}
}

func eachRow(rows pgx.Rows, f func(Row) error) error {
	for rows.Next() {
		if err := f(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}
