package inboxtest_test

import (
	"context"
	"testing"
	"time"

	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
)

func TestMemory(t *testing.T) {
	inboxtest.Run(t, func(*testing.T) inbox.Store { return inboxtest.NewMemory(time.Now) })
}

// A failing is a T that records whether a check failed.
type failing struct {
	ctx    context.Context
	failed bool
}

type stopped struct{}

func (*failing) Helper()                    {}
func (f *failing) Context() context.Context { return f.ctx }
func (f *failing) Errorf(string, ...any)    { f.failed = true }
func (f *failing) Fatalf(string, ...any)    { f.failed = true; panic(stopped{}) }

// failures returns the checks that a store with a fault fails.
func failures(t *testing.T, fault inboxtest.Fault) map[string]bool {
	failed := map[string]bool{}
	for name, check := range inboxtest.Checks {
		f := &failing{ctx: t.Context()}
		func() {
			defer func() {
				if p := recover(); p != nil {
					f.failed = true
				}
			}()
			s := inboxtest.NewMemory(time.Now)
			s.Fault = fault
			check(f, s)
		}()
		failed[name] = f.failed
	}
	return failed
}

// TestTheSuiteNotices is the negative control of the suite: removing a safeguard
// makes the checks for it fail, and an intact store passes all.
func TestTheSuiteNotices(t *testing.T) {
	for fault, checks := range map[inboxtest.Fault][]string{
		inboxtest.NoFence:     {"AFallenFenceChangesNothing", "ATickIsFenced"},
		inboxtest.NoUniqueKey: {"AMessageIsNumberedOnce"},
		inboxtest.NoPostKey:   {"APostIsSaidOnce", "ManyPostAtOnce"},
		inboxtest.NoTickKey:   {"ATickArrivesOnce"},
	} {
		failed := failures(t, fault)
		for _, check := range checks {
			if !failed[check] {
				t.Errorf("%s, and %s passes", fault, check)
			}
		}
	}
	for check, failed := range failures(t, inboxtest.NoFault) {
		if failed {
			t.Errorf("%s fails without a fault", check)
		}
	}
}
