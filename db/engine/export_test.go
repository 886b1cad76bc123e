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

// OpenPausing is Open that calls pause instead of waiting between attempts.
func OpenPausing(ctx context.Context, databaseURL string, schema Schema, timeouts Timeouts, pause func()) (*DB, error) {
	d, _, err := connect(databaseURL, timeouts)
	if err != nil {
		return nil, err
	}
	d.sleep = func(ctx context.Context, _ time.Duration) error { pause(); return ctx.Err() }
	return d.ready(ctx, schema)
}
