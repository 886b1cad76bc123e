// Package chattest is the test suite of chat.Cards, with a store in memory that
// passes it.
package chattest

import (
	"context"
	"slices"
	"sync"

	"chit/agent/chat"
	"chit/expense"
)

// A Memory keeps cards in memory. It is safe for concurrent use; the zero Memory is
// empty.
type Memory struct {
	mu  sync.Mutex
	all []chat.Card // the one that was put up last first
}

// PutUp implements [chat.Cards].
func (m *Memory) PutUp(_ context.Context, c chat.Card) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if i := m.at(c.Conversation, c.ID); i >= 0 {
		old := m.all[i]
		if old.Ledger == c.Ledger && old.Number == c.Number && old.Revision > c.Revision {
			return false, nil
		}
		m.all = slices.Delete(m.all, i, i+1)
	}
	m.all = slices.Insert(m.all, 0, c)
	return true, nil
}

// TakeDown implements [chat.Cards].
func (m *Memory) TakeDown(_ context.Context, c chat.Card) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := slices.IndexFunc(m.all, c.Same)
	if i < 0 {
		return false, nil
	}
	m.all = slices.Delete(m.all, i, i+1)
	return true, nil
}

// CardAt implements [chat.Cards].
func (m *Memory) CardAt(_ context.Context, c chat.ConversationID, id chat.MessageID) (chat.Card, bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := m.at(c, id)
	if i < 0 {
		return chat.Card{}, false, nil
	}
	return m.all[i], true, nil
}

// CardsOf implements [chat.Cards].
func (m *Memory) CardsOf(_ context.Context, l expense.LedgerID, numbers ...int64) ([]chat.Card, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var of []chat.Card
	for _, c := range m.all {
		if c.Ledger == l && slices.Contains(numbers, c.Number) {
			of = append(of, c)
		}
	}
	return of, nil
}

func (m *Memory) at(c chat.ConversationID, id chat.MessageID) int {
	return slices.IndexFunc(m.all, func(old chat.Card) bool { return old.Conversation == c && old.ID == id })
}
