package engine

import (
	"context"
	"database/sql"
	"sync"
	"time"
)

// A chore is work on the database that is due a while after something was
// committed, and that nobody waits for. If it fails it is done after another
// commit.
//
// A nil chore does nothing.
type chore struct {
	pause time.Duration // after the first commit that makes it due
	work  func(context.Context) error

	mu     sync.Mutex
	timer  *time.Timer        // of the next time, nil if none is due
	cancel context.CancelFunc // ends the work that is under way
	closed bool
	busy   sync.WaitGroup // the work that is under way
}

// committed is told of every commit.
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
	_ = c.work(ctx) // the next commit makes it due again
}

// close ends the work that is under way, and waits until it has ended.
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

// copyLog returns the chore of a SQLite file: its log is copied into it, through a
// connection of its own. SQLite does so too when the log has become long, but
// inside the commit that made it so: one message of a hundred then waited twice as
// long as the others. Should somebody commit meanwhile, the rest is copied the next
// time; should the copy fail, a commit will do it and report the error.
func copyLog(pool *sql.DB) *chore {
	return &chore{pause: 2 * time.Second, work: func(ctx context.Context) error {
		_, err := pool.ExecContext(ctx, `PRAGMA wal_checkpoint(PASSIVE)`)
		return err
	}}
}

// analyzeGrown returns the chore of PostgreSQL: a table that has become ten times
// as large since its statistics were made gets new ones. A connection keeps the
// plan of a statement until then, and a plan that was made for a table of a few
// rows may read all of it. The server makes statistics by itself too, but once a
// minute at best, and not where somebody has turned that off.
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
