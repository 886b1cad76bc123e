package engine

import (
	"context"
	"time"
)

// What the tests of package engine_test see of the inside.

func (d *DB) Schema() Schema { return d.schema }

func (d *DB) Present() error { return d.present() }

// OnSleep skips the pauses between attempts, and counts them.
func (d *DB) OnSleep() *int {
	n := new(int)
	d.sleep = func(ctx context.Context, _ time.Duration) error { *n++; return ctx.Err() }
	return n
}
