package db

import (
	"context"
	"database/sql"
	"time"
)

// What the tests of package db_test see of the inside.

var (
	Schema        = schema
	Migrations    = migrations
	SQLiteReason  = sqliteReason
	LatestVersion = latestVersion
)

// Connect is Open without migrations.
func Connect(databaseURL string) (*Store, error) {
	s, _, err := connect(databaseURL, settings{busyTimeout: 5 * time.Second, connectTimeout: 5 * time.Second})
	return s, err
}

// OpenImpatient is Open with a short time for locks and servers.
func OpenImpatient(ctx context.Context, databaseURL string) (*Store, error) {
	return open(ctx, databaseURL, settings{busyTimeout: 20 * time.Millisecond, connectTimeout: time.Second})
}

func (s *Store) MigrateTo(ctx context.Context, whole string, steps []string) error {
	return s.migrateTo(ctx, whole, steps)
}

func (s *Store) Writer() *sql.DB { return s.writer }

func (s *Store) Update(ctx context.Context, f func(tx *sql.Tx) error) error { return s.update(ctx, f) }

// OnSleep makes the pauses between attempts take no time, and counts them.
func (s *Store) OnSleep() *int {
	n := new(int)
	s.sleep = func(ctx context.Context, _ time.Duration) error { *n++; return ctx.Err() }
	return n
}
