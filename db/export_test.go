package db

import (
	"context"
	"time"

	"chit/db/engine"
)

// What the tests of package db_test see of the inside.

// Schema is what [Open] gives a database.
func Schema() engine.Schema { return schema() }

// OpenImpatient is Open with a short time for locks and servers.
func OpenImpatient(ctx context.Context, databaseURL string) (*Store, error) {
	return open(ctx, databaseURL, schema(), engine.Patience{Lock: 20 * time.Millisecond, Server: time.Second})
}

// OpenWith is Open with another schema.
func OpenWith(ctx context.Context, databaseURL string, schema engine.Schema) (*Store, error) {
	return open(ctx, databaseURL, schema, engine.Patience{Lock: 5 * time.Second, Server: 5 * time.Second})
}
