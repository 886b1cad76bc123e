package engine

import (
	"context"
	"runtime"
	"slices"
	"sync"
)

// A Kind is one kind of small write, which a group commits together with others.
// Its apply does the writes of one transaction, a statement or a few whatever their
// number, and says in each what came of it, anew at each attempt. It locks its rows
// in an order of its own. An error of apply is one of the transaction: whose write
// it was is found out by trying them one by one.
type Kind[T any] struct {
	db    *DB
	apply func(ctx context.Context, b *Batch, writes []T) error
}

// NewKind returns a kind of writes to a database.
func NewKind[T any](db *DB, apply func(ctx context.Context, b *Batch, writes []T) error) *Kind[T] {
	return &Kind[T]{db, apply}
}

// Do has a write committed. The place is the conversation or the ledger that it
// changes; a transaction holds one write of each. Do does not stop when ctx is
// done: what is in a shared transaction is not one caller's to cancel.
func (k *Kind[T]) Do(ctx context.Context, place string, write T) error {
	return k.db.group.do(ctx, k.member(place, write))
}

// DoAll commits writes to different places in one transaction, as those share one
// that come while another is under way.
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

// A kind is a [Kind] of whatever writes.
type kind interface {
	// applyTo applies those of the members that are of this kind.
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

// A group commits the small writes of many conversations and ledgers together. What
// a commit costs, a flush of the disk or two trips to a server, it costs once for all
// that share it.
//
// Nobody waits for company: who finds a lane free commits at once, alone, and who
// comes meanwhile waits for one anyway and then shares the next transaction with
// everybody else who does. If a shared transaction fails, its members are tried
// one by one, so that none suffers for a neighbour.
type group struct {
	db    *DB
	lanes int // transactions at once
	// oneKind keeps writes of different kinds apart: each kind locks its rows in
	// order, but two kinds in one transaction would not.
	oneKind bool

	mu      sync.Mutex
	busy    int
	waiting []*member
}

// newGroup returns the group of a database. SQLite has one writer, so everybody
// shares its transaction. On PostgreSQL two keep the server busy while we are.
func newGroup(d *DB) *group {
	if d.dialect == postgresDialect {
		return &group{db: d, lanes: 2, oneKind: true}
	}
	return &group{db: d, lanes: 1}
}

// maxGroup bounds a transaction, and with it how many texts one query has.
const maxGroup = 64

// do has a member committed.
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
		// The caller has its result; somebody else's work must not hold it up.
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

// next returns who shares the next transaction, or gives the lane back. Those who
// were just woken may run first: their next write then shares it too. That is
// giving up the processor and no waiting.
func (g *group) next() []*member {
	runtime.Gosched()
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.take()
}

// take does what next says, with the lock held.
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

// commit runs the members' transaction, or one for each when it fails.
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
