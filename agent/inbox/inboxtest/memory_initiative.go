package inboxtest

import (
	"context"
	"fmt"

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
	m.put(t, &kept{message: p.Message(to, m.Now()), post: &p.Reply, at: m.Now()})
	return nil
}
