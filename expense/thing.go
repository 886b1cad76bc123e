package expense

import (
	"context"
	"encoding/json"
	"fmt"
)

// A State is what a thing is like, as JSON whose form belongs to its entity. It is "" for
// a thing that is not there. Two states are equal if their texts are.
type State string

// StateOf returns the state with a value.
func StateOf(v any) (State, error) {
	text, err := json.Marshal(v)
	return State(text), err
}

// ReadState returns the value of a state, the zero value for "". What an entity adds to
// the form later must be right when it is missing.
func ReadState[T any](s State) (v T, err error) {
	if s == "" {
		return v, nil
	}
	if err := json.Unmarshal([]byte(s), &v); err != nil {
		return v, fmt.Errorf("read a state: %w", err)
	}
	return v, nil
}

// A Thing is something that a ledger has besides entries and settings. It is named by its
// entity and key, and shares the log with them, so that a feature which needs one
// brings the form of its state and nothing else.
type Thing struct {
	Entity   Entity
	Key      string
	State    State
	Revision int64 // Seq of the last Change
}

// An Amendment is what a [Revision] does to one thing. Apply returns its new state, ""
// to remove it.
type Amendment struct {
	Entity Entity
	Key    string
	Apply  func(State) (State, error)
}

// thing returns the stored state of a thing, "" if there is none.
func (s *Service) thing(ctx context.Context, ledger LedgerID, e Entity, key string) (State, error) {
	found, err := s.Things(ctx, ledger, ThingQuery{Entity: e, Key: key})
	if err != nil || len(found) == 0 {
		return "", err
	}
	return found[0].State, nil
}

// CheckThing returns an error if the change of a thing cannot be stored.
func (c Change) CheckThing() error {
	if c.Entity == EntityEntry || c.Entity.OfSettings() || c.Number != 0 {
		return fmt.Errorf("a thing cannot be %s %q", c.Entity, c.Key)
	}
	if c.Entity == "" || c.Key == "" {
		return fmt.Errorf("a thing needs an entity and a key, not %q and %q", c.Entity, c.Key)
	}
	for _, s := range []State{c.Was, c.Is} {
		if s != "" && !json.Valid([]byte(s)) {
			return fmt.Errorf("the state of %s %q is not JSON", c.Entity, c.Key)
		}
	}
	return nil
}
