package main

import (
	"context"
	"sync"
	"time"
)

// notes are a messenger's notes in this process alone.
type notes struct {
	mu      sync.Mutex
	values  map[string]string
	holders map[string]string
	until   map[string]time.Time
}

func newNotes() *notes {
	return &notes{values: map[string]string{}, holders: map[string]string{}, until: map[string]time.Time{}}
}

// Note implements [chat.Notes].
func (n *notes) Note(_ context.Context, name string) (string, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.values[name], nil
}

// SetNote implements [chat.Notes].
func (n *notes) SetNote(_ context.Context, name, value string) error {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.values[name] = value
	return nil
}

// Lead implements [chat.Notes].
func (n *notes) Lead(_ context.Context, name, holder string, d time.Duration) (bool, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if h := n.holders[name]; h != "" && h != holder && time.Now().Before(n.until[name]) {
		return false, nil
	}
	n.holders[name], n.until[name] = holder, time.Now().Add(d)
	return d > 0, nil
}
