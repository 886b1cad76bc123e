package engine

import (
	"context"
	"database/sql"
	"sync"
	"time"
)

// A chore is maintenance of the database that runs a while after a commit, in
// the background. If it fails, the next commit schedules it again.
//
// A nil chore does nothing.
type chore struct {
	pause time.Duration // between the first commit and the work
	work  func(context.Context) error

	mu     sync.Mutex
	timer  *time.Timer        // of the next run, nil if none is scheduled
	cancel context.CancelFunc // stops the run in progress
	closed bool
	busy   sync.WaitGroup // the run in progress
}

// committed is called after every commit.
func (c *chore) committed() {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.timer == nil && !c.closed {
		c.timer = time.AfterFunc(c.pause, c.run)
	}
}

func (c *chore) run() {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	c.mu.Lock()
	c.timer = nil
	if c.closed {
		c.mu.Unlock()
		return
	}
	c.cancel = cancel
	c.busy.Add(1)
	c.mu.Unlock()
	defer c.busy.Done()
	_ = c.work(ctx) // the next commit schedules it again
}

// close stops the run in progress and waits for it to end.
func (c *chore) close() {
	if c == nil {
		return
	}
	c.mu.Lock()
	c.closed = true
	if c.timer != nil {
		c.timer.Stop()
	}
	if c.cancel != nil {
		c.cancel()
	}
	c.mu.Unlock()
	c.busy.Wait()
}

// copyLog returns the chore of a SQLite file: it copies the write-ahead log into
// the file (a checkpoint), on a connection of its own. SQLite would do so itself
// when the log has grown long, but within a commit: one message in a hundred then
// took twice as long as the others. Frames that a concurrent commit holds back are
// copied the next time; if the copy fails, a commit will repeat it and report the
// error.
func copyLog(pool *sql.DB) *chore {
	return &chore{pause: 2 * time.Second, work: func(ctx context.Context) error {
		_, err := pool.ExecContext(ctx, `PRAGMA wal_checkpoint(PASSIVE)`)
		return err
	}}
}

// analyzeGrown returns the chore of PostgreSQL: it makes new statistics for a
// table that has grown tenfold since the last ones. Until then each connection
// keeps its cached plans, and a plan made for a table of a few rows may scan the
// whole table. Autovacuum makes statistics too, but once a minute at best, and
// some servers have it turned off.
func analyzeGrown(pool *sql.DB) *chore {
	const grown = `
SELECT format('%I', relname) FROM pg_class
WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND pg_has_role(relowner, 'USAGE')
  AND pg_relation_size(oid) > 10 * GREATEST(relpages, 1) * CAST(current_setting('block_size') AS BIGINT)`
	return &chore{pause: 5 * time.Second, work: func(ctx context.Context) error {
		rows, err := pool.QueryContext(ctx, grown)
		var tables []string
		err = eachOf(rows, err, func(r Row) error {
			var table string
			err := r.Scan(&table)
			tables = append(tables, table)
			return err
		})
		for _, table := range tables {
			if err == nil {
				_, err = pool.ExecContext(ctx, `ANALYZE `+table)
			}
		}
		return err
	}}
}
