package accesstest_test

import (
	"context"
	"sync/atomic"
	"testing"

	"chit/agent/access"
	"chit/agent/access/accesstest"
)

func TestMemory(t *testing.T) {
	accesstest.Run(t, func(*testing.T) access.Store { return accesstest.NewMemory() })
}

// A failing is a T that records whether a check failed.
type failing struct {
	ctx    context.Context
	failed atomic.Bool
}

type stopped struct{}

func (*failing) Helper()                    {}
func (f *failing) Context() context.Context { return f.ctx }
func (f *failing) Errorf(string, ...any)    { f.failed.Store(true) }
func (f *failing) Fatalf(string, ...any)    { f.failed.Store(true); panic(stopped{}) }

// fails reports whether a store with a fault fails a check.
func fails(t *testing.T, fault accesstest.Fault, check func(accesstest.T, access.Store)) bool {
	f := &failing{ctx: t.Context()}
	func() {
		defer func() {
			if p := recover(); p != nil {
				f.failed.Store(true)
			}
		}()
		s := accesstest.NewMemory()
		s.Fault = fault
		check(f, s)
	}()
	return f.failed.Load()
}

// TestTheSuiteNotices is the negative control of the suite: removing a safeguard
// makes the check for it fail.
func TestTheSuiteNotices(t *testing.T) {
	for check, fault := range map[string]accesstest.Fault{
		"AnInvitationLetsOneIn":      accesstest.NotUsedUp,
		"OneOfManyIsLetIn":           accesstest.NotUsedUp,
		"AnExpiredCodeIsNoCode":      accesstest.NotExpired,
		"OnlyOwnersInvite":           accesstest.AnyInvites,
		"ANewClaimReplacesTheOld":    accesstest.EveryClaim,
		"AMessageMakesOneInvitation": accesstest.EverySource,
		"WhoIsRemovedIsAStranger":    accesstest.Lingering,
		"OddIDs":                     accesstest.Mistaken,
	} {
		t.Run(check, func(t *testing.T) {
			t.Parallel()
			if !fails(t, fault, accesstest.Checks[check]) {
				t.Errorf("%s passes", check)
			}
			if fails(t, accesstest.NoFault, accesstest.Checks[check]) {
				t.Errorf("%s fails on a sound store", check)
			}
		})
	}
}
