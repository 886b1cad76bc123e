package slack

import (
	"context"
	"sync"

	"chit/agent/chat"
)

// threads are those that the bot is in.
type threads struct {
	notes chat.Notes // where they are stored; nil if they are not
	mu    sync.Mutex
	known map[string]bool
}

func threadNote(p place) string {
	return "slack:joined:" + p.workspace + "/" + p.channel + "/" + p.thread
}

// join records that the bot is in a thread, so that messages there are meant
// for it.
func (t *threads) join(ctx context.Context, p place) error {
	name := threadNote(p)
	if t.knows(name) {
		return nil
	}
	if t.notes != nil {
		if err := t.notes.SetNote(ctx, name, "1"); err != nil {
			return err
		}
	}
	t.learn(name)
	return nil
}

// has reports whether the bot is in a thread.
func (t *threads) has(ctx context.Context, p place) (bool, error) {
	name := threadNote(p)
	if t.knows(name) {
		return true, nil
	}
	if t.notes == nil {
		return false, nil
	}
	value, err := t.notes.Note(ctx, name)
	if err != nil || value == "" {
		return false, err
	}
	t.learn(name)
	return true, nil
}

func (t *threads) knows(name string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.known[name]
}

func (t *threads) learn(name string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.known == nil || len(t.known) >= maxPeople {
		t.known = map[string]bool{}
	}
	t.known[name] = true
}
