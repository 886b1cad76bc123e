package accesstest

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"chit/agent/access"
	"chit/expense"
)

// A Fault removes one safeguard of a [Memory], so that the suite can be seen to
// fail.
type Fault string

// The faults of a store.
const (
	NoFault     Fault = ""
	NotUsedUp   Fault = "a code stays when it is used"
	NotExpired  Fault = "no code expires"
	AnyInvites  Fault = "everybody may invite"
	EveryClaim  Fault = "an old claim stays"
	EverySource Fault = "a message makes as many codes as it is tried"
	Lingering   Fault = "who is removed leaves invitations behind"
	Mistaken    Fault = "an id that cannot be kept is repaired"
)

// A Memory is a store in memory.
type Memory struct {
	Fault Fault
	mu    sync.Mutex
	in    []access.Entry
	codes map[access.Digest]code
}

type code struct {
	claim   bool
	by      string
	source  string
	expires time.Time // zero: never
}

// NewMemory returns an empty store.
func NewMemory() *Memory { return &Memory{codes: map[access.Digest]code{}} }

var errKey = errors.New("an id is not a valid key")

// key returns an id as it is stored, and whether it can be stored.
func (m *Memory) key(id string) (string, bool) {
	kept := strings.ReplaceAll(strings.ToValidUTF8(id, string(utf8.RuneError)), "\x00", string(utf8.RuneError))
	return kept, id != "" && kept == id || m.Fault == Mistaken
}

// find returns the index of an id in the list, -1 if it is missing.
func (m *Memory) find(id string, place bool) int {
	id, ok := m.key(id)
	if !ok {
		return -1
	}
	return slices.IndexFunc(m.in, func(e access.Entry) bool { return e.ID == id && (e.Kind == access.Place) == place })
}

// Standing implements [access.Store].
func (m *Memory) Standing(_ context.Context, person string, place expense.LedgerID) (access.Standing, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := m.find(person, false)
	return access.Standing{In: i >= 0, Owner: i >= 0 && m.in[i].Kind == access.Owner, Place: m.find(string(place), true) >= 0}, nil
}

// Redeem implements [access.Store].
func (m *Memory) Redeem(_ context.Context, person string, d access.Digest) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.key(person); !ok {
		return false, errKey
	}
	c, ok := m.codes[d]
	if !ok || !c.expires.IsZero() && !c.expires.After(time.Now()) && m.Fault != NotExpired {
		return false, nil
	}
	i := m.find(person, false)
	if i >= 0 && (m.in[i].Kind == access.Owner || !c.claim) {
		return true, nil
	}
	if m.Fault != NotUsedUp {
		delete(m.codes, d)
	}
	kind := access.Member
	if c.claim {
		kind = access.Owner
	}
	if i >= 0 {
		m.in[i].Kind = kind
		return true, nil
	}
	m.in = append(m.in, access.Entry{ID: person, Kind: kind, By: c.by, Since: time.Now().UTC()})
	return true, nil
}

// AdmitPlace implements [access.Store].
func (m *Memory) AdmitPlace(_ context.Context, place expense.LedgerID, by string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.key(string(place)); !ok {
		return errKey
	}
	if m.find(string(place), true) < 0 {
		m.in = append(m.in, access.Entry{ID: string(place), Kind: access.Place, By: by, Since: time.Now().UTC()})
	}
	return nil
}

// Invite implements [access.Store].
func (m *Memory) Invite(_ context.Context, v access.Invitation) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i := m.find(v.By, false)
	if (i < 0 || m.in[i].Kind != access.Owner) && m.Fault != AnyInvites {
		return false, nil
	}
	for d, c := range m.codes {
		if c.source == v.Source && m.Fault != EverySource {
			delete(m.codes, d)
		}
	}
	m.codes[v.Code] = code{by: v.By, source: v.Source, expires: time.Now().Add(v.Valid)}
	return true, nil
}

// OfferClaim implements [access.Store].
func (m *Memory) OfferClaim(_ context.Context, d access.Digest, another bool) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	owned := slices.ContainsFunc(m.in, func(e access.Entry) bool { return e.Kind == access.Owner })
	if owned && !another {
		return false, nil
	}
	for old, c := range m.codes {
		if c.claim && m.Fault != EveryClaim {
			delete(m.codes, old)
		}
	}
	m.codes[d] = code{claim: true}
	return true, nil
}

// Admitted implements [access.Store].
func (m *Memory) Admitted(context.Context) ([]access.Entry, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return slices.Clone(m.in), nil
}

// Remove implements [access.Store].
func (m *Memory) Remove(_ context.Context, id string) (bool, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := len(m.in)
	m.in = slices.DeleteFunc(m.in, func(e access.Entry) bool { return e.ID == id })
	for d, c := range m.codes {
		if c.by == id && !c.claim && m.Fault != Lingering {
			delete(m.codes, d)
		}
	}
	return len(m.in) < n, nil
}
