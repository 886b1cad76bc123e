package engine

import (
	"context"
	"runtime"
	"slices"
	"sync"
)

// A Kind is one kind of small write that a group commits together with others. Its
// apply function performs all writes of one transaction, in a number of statements
// that does not depend on the number of writes, and records each result in the
// write, afresh at every attempt. It locks its rows in a fixed order. An error of
// apply fails the transaction; the group then tries the writes one by one to find
// whose it was.
type Kind[T any] struct {
	db    *DB
	apply func(ctx context.Context, b *Batch, writes []T) error
}

// NewKind returns a kind of writes to a database.
func NewKind[T any](db *DB, apply func(ctx context.Context, b *Batch, writes []T) error) *Kind[T] {
	return &Kind[T]{db, apply}
}

// Do commits a write. The place is the conversation or ledger that it changes;
// a transaction holds at most one write for each place. Do ignores the
// cancellation of ctx, since no single caller may cancel a shared transaction.
func (k *Kind[T]) Do(ctx context.Context, place string, write T) error {
	return k.db.group.do(ctx, k.member(place, write))
}

// DoAll commits writes to different places in one transaction, as if they had all
// arrived while another was in progress.
func (k *Kind[T]) DoAll(ctx context.Context, writes ...T) []error {
	members := make([]*member, len(writes))
	for i, w := range writes {
		members[i] = k.member("", w)
	}
	k.db.group.commit(ctx, members)
	errs := make([]error, len(writes))
	for i, m := range members {
		errs[i] = m.err
	}
	return errs
}

func (k *Kind[T]) member(place string, write T) *member {
	return &member{place: place, kind: k, write: write, done: make(chan struct{})}
}

func (k *Kind[T]) applyTo(ctx context.Context, b *Batch, members []*member) error {
	var writes []T
	for _, m := range members {
		if m.kind == kind(k) {
			writes = append(writes, m.write.(T))
		}
	}
	return k.apply(ctx, b, writes)
}

// A kind is a [Kind] of any type of write.
type kind interface {
	// applyTo applies the members that are of this kind.
	applyTo(ctx context.Context, b *Batch, members []*member) error
}

// A member is one write in a group.
type member struct {
	place string
	kind  kind
	write any
	err   error // of the transaction
	done  chan struct{}
}

// A group commits the small writes of many conversations and ledgers together, so
// that they share the cost of a commit: a flush to disk, or two round trips to a
// server.
//
// It never delays a write to wait for others. A caller that finds a free lane commits
// at once, alone. Callers that arrive while all lanes are busy have to wait anyway,
// and share the next transaction. If a shared transaction fails, its members are
// tried one by one, so that none fails for another's sake.
type group struct {
	db    *DB
	lanes int // concurrent transactions
	// oneKind keeps kinds apart: each kind locks its rows in order, but two
	// kinds in one transaction would not.
	oneKind bool

	mu      sync.Mutex
	busy    int
	waiting []*member
}

// newGroup returns the group of a database. SQLite has one writer, so it has
// one lane. On PostgreSQL a second lane keeps the server busy while the first
// is preparing statements.
func newGroup(d *DB) *group {
	if d.dialect == postgresDialect {
		return &group{db: d, lanes: 2, oneKind: true}
	}
	return &group{db: d, lanes: 1}
}

// maxGroup bounds the writes of a transaction, and with them the variants of a
// query's text.
const maxGroup = 64

// do commits a member.
func (g *group) do(ctx context.Context, m *member) error {
	g.mu.Lock()
	if g.busy == g.lanes {
		g.waiting = append(g.waiting, m)
		g.mu.Unlock()
		<-m.done
		return m.err
	}
	g.busy++
	g.mu.Unlock()
	g.commit(context.WithoutCancel(ctx), []*member{m})
	next := g.next()
	if len(next) > 0 {
		// The caller has its result; do not hold it up with others' work.
		go g.lead(context.WithoutCancel(ctx), next)
	}
	return m.err
}

// lead commits until nobody waits.
func (g *group) lead(ctx context.Context, members []*member) {
	for len(members) > 0 {
		g.commit(ctx, members)
		members = g.next()
	}
}

// next returns the members of the next transaction, or gives the lane back. It
// yields the processor first, without waiting, so that callers that were just
// woken can add their next write.
func (g *group) next() []*member {
	runtime.Gosched()
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.take()
}

// take does the work of next, with the lock held.
func (g *group) take() []*member {
	var taken, left []*member
	seen := map[string]bool{}
	for _, m := range g.waiting {
		if len(taken) == maxGroup || seen[m.place] || g.oneKind && len(taken) > 0 && m.kind != taken[0].kind {
			left = append(left, m)
			continue
		}
		seen[m.place] = true
		taken = append(taken, m)
	}
	g.waiting = left
	if len(taken) == 0 {
		g.busy--
	}
	return taken
}

// commit runs the members' transaction, and one for each member when it fails.
func (g *group) commit(ctx context.Context, members []*member) {
	err := g.run(ctx, members)
	for _, m := range members {
		m.err = err
		if err != nil && len(members) > 1 {
			m.err = g.run(ctx, []*member{m})
		}
		close(m.done)
	}
}

// run runs one transaction.
func (g *group) run(ctx context.Context, members []*member) error {
	var kinds []kind
	for _, m := range members {
		if !slices.Contains(kinds, m.kind) {
			kinds = append(kinds, m.kind)
		}
	}
	return g.db.Update(ctx, func(b *Batch) error {
		for _, k := range kinds {
			if err := k.applyTo(ctx, b, members); err != nil {
				return err
			}
		}
		return nil
	})
}
