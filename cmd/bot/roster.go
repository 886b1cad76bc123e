package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"chit/agent/chat"
)

// A roster records which messengers serve. A messenger that its platform rejects
// stops alone.
type roster struct {
	mu      sync.Mutex
	stopped map[string]error // why, by name; nil while it serves
}

func newRoster(messengers []chat.Messenger) *roster {
	r := &roster{stopped: map[string]error{}}
	for _, m := range messengers {
		r.stopped[m.Name()] = nil
	}
	return r
}

// stop records why a messenger stopped, and reports whether another one serves.
func (r *roster) stop(name string, why error) (others bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.stopped[name] = why
	for _, why := range r.stopped {
		others = others || why == nil
	}
	return others
}

// names returns the names of all messengers, sorted.
func (r *roster) names() []string { return slices.Sorted(maps.Keys(r.stopped)) }

// serves reports whether a messenger in the roster still serves.
func (r *roster) serves(name string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.stopped[name] == nil
}

// err returns which messengers stopped and why, nil if all serve.
func (r *roster) err() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	var all []error
	for _, name := range r.names() {
		if why := r.stopped[name]; why != nil {
			all = append(all, fmt.Errorf("%s: %w", name, why))
		}
	}
	return errors.Join(all...)
}
