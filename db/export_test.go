package db

import (
	"context"
	"database/sql"
	"time"

	"chit/expense"
)

const (
	ScratchTime     = scratchTime
	ScratchText     = scratchText
	ScratchQuestion = scratchQuestion
)

// What the tests of package db_test see of the inside.

var (
	Schema        = schema
	Migrations    = migrations
	SQLiteReason  = sqliteReason
	LatestVersion = latestVersion

	ScratchFunctions = scratchFunctions
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

// SetAskTime sets what a question in SQL may take.
func (s *Store) SetAskTime(d time.Duration) { s.askTime = d }

func (s *Store) Present() error { return s.present() }

func (s *Store) Writer() *sql.DB { return s.writer }

func (s *Store) Update(ctx context.Context, f func(b *Batch) error) error { return s.update(ctx, f) }

type Batch = batch

func (b *batch) Run(query string) { b.run(query) }

// OnSleep makes the pauses between attempts take no time, and counts them.
func (s *Store) OnSleep() *int {
	n := new(int)
	s.sleep = func(ctx context.Context, _ time.Duration) error { *n++; return ctx.Err() }
	return n
}

// WriteTogether has writes share a transaction, as those do that wait for one.
func (s *Store) WriteTogether(ctx context.Context, writes ...expense.Write) (stored [][]expense.Change, errs []error) {
	members := make([]*member, len(writes))
	for i, w := range writes {
		members[i] = &member{op: &writing{Write: w}, done: make(chan struct{})}
	}
	s.group.commit(ctx, members)
	for _, m := range members {
		stored, errs = append(stored, m.op.(*writing).stored), append(errs, m.err)
	}
	return stored, errs
}
