package main

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	"chit/agent/chat"
)

// A roster knows which messengers serve. One that its platform does not let in any
// more stops alone.
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

// stop notes why a messenger stopped, and reports whether another serves.
func (r *roster) stop(name string, why error) (others bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.stopped[name] = why
	for _, why := range r.stopped {
		others = others || why == nil
	}
	return others
}

// names are those of all messengers, in their order.
func (r *roster) names() []string { return slices.Sorted(maps.Keys(r.stopped)) }

// serves reports whether a messenger of the roster does.
func (r *roster) serves(name string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.stopped[name] == nil
}

// err says which messengers stopped and why, nil if all serve.
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
