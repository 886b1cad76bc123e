package db

import (
	"context"
	"errors"
	"reflect"
	"runtime"
	"sync"
)

// A group commits the small writes of many conversations and ledgers together. What
// a commit costs, a flush of the disk or two trips to a server, it costs once for all
// that share it.
//
// Nobody waits for company: who finds a lane free commits at once, alone, and who
// comes meanwhile waits for one anyway and then shares the next transaction with
// everybody else who does. If a shared transaction fails, its members are tried
// one by one, so that none suffers for a neighbour.
type group struct {
	run   func(ctx context.Context, members []*member) error // one transaction
	lanes int                                                // transactions at once
	// alike keeps operations of different kinds apart: each kind locks its rows
	// in order, but two kinds in one transaction would not.
	alike bool

	mu      sync.Mutex
	busy    int
	waiting []*member
}

// newGroup returns the group of a store. SQLite has one writer, so everybody
// shares its transaction. On PostgreSQL two keep the server busy while we are.
func newGroup(s *Store) *group {
	g := &group{run: s.grouped, lanes: 1}
	if s.dialect == postgresDialect {
		g.lanes, g.alike = 2, true
	}
	return g
}

// maxGroup bounds a transaction, and with it how many texts one query has.
const maxGroup = 64

// A member is one write in a group. Its operation says which, and takes what
// came of it.
type member struct {
	place string // the conversation or the ledger; a transaction holds one member of each
	op    any
	err   error // what came of it, beside an error of the transaction
	done  chan struct{}
}

// do has op committed. It does not stop when ctx is done: what is in a shared
// transaction is not one caller's to cancel.
func (g *group) do(ctx context.Context, place string, op any) error {
	m := &member{place: place, op: op, done: make(chan struct{})}
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
		if len(taken) == maxGroup || seen[m.place] || g.alike && len(taken) > 0 && !sameKind(m, taken[0]) {
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

func sameKind(a, b *member) bool { return reflect.TypeOf(a.op) == reflect.TypeOf(b.op) }

// commit runs the members' transaction, or one for each when it fails.
func (g *group) commit(ctx context.Context, members []*member) {
	err := g.run(ctx, members)
	if err != nil && len(members) > 1 {
		for _, m := range members {
			m.err = nil
			if err := g.run(ctx, []*member{m}); err != nil {
				m.err = err
			}
		}
	} else if err != nil {
		members[0].err = errors.Join(err, members[0].err)
	}
	for _, m := range members {
		close(m.done)
	}
}

// grouped is the transaction of a group: each kind of operation among its
// members is one statement or a few, whatever their number.
func (s *Store) grouped(ctx context.Context, members []*member) error {
	return s.update(ctx, func(b *batch) error {
		for _, m := range members {
			m.err = nil // of an attempt that the database wants repeated
		}
		if arrivals, _ := of[*receiving](members); len(arrivals) > 0 {
			s.checkVersion(b)
		}
		for _, apply := range []func(context.Context, *batch, []*member) error{receiveAll, writeAll, finishAll, keepAnswers, markAll} {
			if err := apply(ctx, b, members); err != nil {
				return err
			}
		}
		return nil
	})
}

// of returns the operations of one kind, in the order of their conversations:
// transactions that lock the same rows lock them in the same order.
func of[T any](members []*member) (ops []T, owners []*member) {
	for _, m := range members {
		if op, ok := m.op.(T); ok {
			ops, owners = append(ops, op), append(owners, m)
		}
	}
	return ops, owners
}
