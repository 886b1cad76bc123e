package db

import (
	"context"
	"time"

	"chit/db/engine"
)

// What the tests of package db_test see of the inside.

// Schema returns the schema that [Open] uses.
func Schema() engine.Schema { return schema() }

// OpenImpatient is Open with short timeouts.
func OpenImpatient(ctx context.Context, databaseURL string) (*Store, error) {
	return open(ctx, databaseURL, schema(), engine.Timeouts{Lock: 20 * time.Millisecond, Server: time.Second})
}

// OpenWith is Open with another schema.
func OpenWith(ctx context.Context, databaseURL string, schema engine.Schema) (*Store, error) {
	return open(ctx, databaseURL, schema, engine.Timeouts{Lock: 5 * time.Second, Server: 5 * time.Second})
}
