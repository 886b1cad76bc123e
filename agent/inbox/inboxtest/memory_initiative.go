package inboxtest

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"chit/agent/inbox"
	"chit/expense"
)

// Address implements [inbox.Initiative].
func (m *Memory) Address(_ context.Context, l expense.LedgerID) (inbox.Address, bool, error) {
	defer m.lock()()
	at, ok := m.places[l]
	return at, ok, nil
}

// Post implements [inbox.Initiative].
func (m *Memory) Post(_ context.Context, p inbox.Post) error {
	defer m.lock()()
	key := fmt.Sprintf("%s %s", p.Ledger, p.Key)
	if m.posted[key] && m.Fault != NoPostKey {
		return nil
	}
	at, known := m.places[p.Ledger]
	to := p.To
	if to.Conversation == "" {
		to = at
	}
	if to.Conversation == "" || known && at.Blocked && at.Conversation == to.Conversation {
		return inbox.ErrUnreachable
	}
	m.posted[key] = true
	t := m.talk(to.Conversation)
	id := inbox.PostID(p.Key)
	if t.keys[string(id)] && m.Fault != NoPostKey {
		return nil
	}
	t.put(&kept{message: p.Message(to), post: &p.Reply, at: m.Now()}, m.Now())
	return nil
}

type tick struct {
	inbox.Tick
	arrived bool
}

func tickKey(l expense.LedgerID, key string) string { return fmt.Sprintf("%s %s", l, key) }

// guarded checks the guard of a write. A fence of no conversation always holds.
func (m *Memory) guarded(g expense.Guard) error {
	f, ok := g.(inbox.Fence)
	if !ok || f == (inbox.Fence{}) {
		return nil
	}
	_, err := m.check(f)
	return err
}

// SetTick implements [inbox.Initiative].
func (m *Memory) SetTick(_ context.Context, t inbox.Tick) error {
	defer m.lock()()
	if err := m.guarded(t.Guard); err != nil {
		return err
	}
	t.Guard = nil
	key := tickKey(t.Ledger, t.Key)
	if old := m.ticks[key]; old == nil || !old.arrived || m.Fault == NoTickKey {
		m.ticks[key] = &tick{Tick: t}
	}
	return nil
}

// CancelTick implements [inbox.Initiative].
func (m *Memory) CancelTick(_ context.Context, l expense.LedgerID, key string, g expense.Guard) (bool, error) {
	defer m.lock()()
	if err := m.guarded(g); err != nil {
		return false, err
	}
	t := m.ticks[tickKey(l, key)]
	if t == nil || t.arrived {
		return false, nil
	}
	delete(m.ticks, tickKey(l, key))
	return true, nil
}

// Ticks implements [inbox.Initiative].
func (m *Memory) Ticks(_ context.Context, l expense.LedgerID) (all []inbox.Tick, err error) {
	defer m.lock()()
	for _, t := range m.ticks {
		if t.Ledger == l && !t.arrived {
			all = append(all, t.Tick)
		}
	}
	slices.SortFunc(all, earlier)
	return all, nil
}

func earlier(a, b inbox.Tick) int {
	return cmp.Or(a.Due.Compare(b.Due), cmp.Compare(a.Ledger, b.Ledger), cmp.Compare(a.Key, b.Key))
}

// dueTicks returns the ticks to arrive, earliest first.
func (m *Memory) dueTicks() (due []*tick) {
	for _, t := range m.ticks {
		if !t.arrived && isDue(t.Due, m.Now()) {
			due = append(due, t)
		}
	}
	slices.SortFunc(due, func(a, b *tick) int { return earlier(a.Tick, b.Tick) })
	return due
}

// ArriveTicks implements [inbox.Initiative].
func (m *Memory) ArriveTicks(_ context.Context, limit int) (int, error) {
	defer m.lock()()
	due := m.dueTicks()
	due = due[:min(limit, len(due))]
	for _, t := range due {
		t.arrived = true
		message := t.Message(m.places[t.Ledger])
		if at := m.talk(message.Conversation); !at.keys[string(message.ID)] || m.Fault == NoTickKey {
			at.put(&kept{message: message, at: m.Now()}, m.Now())
		}
	}
	return len(due), nil
}
