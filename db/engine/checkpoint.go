package engine

import (
	"context"
	"database/sql"
	"sync"
	"time"
)

// checkpointAfter is how long after a commit the log is copied.
const checkpointAfter = 2 * time.Second

// A checkpointer copies the log of a SQLite file into the file a while after
// something was committed, through a connection of its own. SQLite does so too
// when the log has become long, but inside the commit that made it so: one message
// of a hundred then waited twice as long as the others. Nobody waits for this copy;
// should somebody commit meanwhile, the rest is copied the next time.
//
// A nil checkpointer does nothing.
type checkpointer struct {
	pool *sql.DB

	mu     sync.Mutex
	timer  *time.Timer // of the next copy, nil if none is due
	closed bool
	busy   sync.WaitGroup // a copy that is under way
}

// committed is told of every commit.
func (c *checkpointer) committed() {
	if c == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.timer == nil && !c.closed {
		c.timer = time.AfterFunc(checkpointAfter, c.copy)
	}
}

func (c *checkpointer) copy() {
	c.mu.Lock()
	c.timer = nil
	if c.closed {
		c.mu.Unlock()
		return
	}
	c.busy.Add(1)
	c.mu.Unlock()
	defer c.busy.Done()
	// If it fails, a commit will do it and report the error.
	_, _ = c.pool.ExecContext(context.Background(), `PRAGMA wal_checkpoint(PASSIVE)`)
}

// close waits for a copy that is under way.
func (c *checkpointer) close() {
	if c == nil {
		return
	}
	c.mu.Lock()
	c.closed = true
	if c.timer != nil {
		c.timer.Stop()
	}
	c.mu.Unlock()
	c.busy.Wait()
}
