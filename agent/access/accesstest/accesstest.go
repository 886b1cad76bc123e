// Package accesstest is the test suite of access.Store, with a store in memory
// that passes it.
package accesstest

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/access"
	"chit/expense"
	"chit/expense/storetest"
)

// A T is what a check needs of a *testing.T.
type T = storetest.T

// Checks are the checks of the suite, by name.
var Checks = map[string]func(T, access.Store){
	"NobodyYet":                  checkNobody,
	"AClaimMakesAnOwner":         checkClaim,
	"ANewClaimReplacesTheOld":    checkReplaced,
	"AnOwnerEndsTheClaims":       checkOwned,
	"AnInvitationLetsOneIn":      checkInvitation,
	"OnlyOwnersInvite":           checkOwners,
	"AnExpiredCodeIsNoCode":      checkExpired,
	"AMessageMakesOneInvitation": checkSource,
	"WhoIsInUsesNoCodeUp":        checkSpared,
	"OneOfManyIsLetIn":           checkRace,
	"APlaceIsLetIn":              checkPlace,
	"WhoIsRemovedIsAStranger":    checkRemove,
	"AllAreListed":               checkList,
	"OddIDs":                     checkOdd,
}

// Run runs the suite, each check on a new and empty store made by open.
func Run(t *testing.T, open func(t *testing.T) access.Store) {
	for name, check := range Checks {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			check(t, open(t))
		})
	}
}

// MakeOwner makes a person the owner of the bot.
func MakeOwner(t T, s access.Store, person string) {
	t.Helper()
	code := access.NewCode()
	claim(t, s, code, true, true)
	redeem(t, s, person, code, true)
}

// Invite has an owner invite, and returns the code.
func Invite(t T, s access.Store, by, source string) string {
	t.Helper()
	code := access.NewCode()
	invite(t, s, access.Invitation{Code: access.DigestOf(code), By: by, Source: source, Valid: time.Hour}, true)
	return code
}

func standing(t T, s access.Store, person string, place expense.LedgerID, want access.Standing) {
	t.Helper()
	got, err := s.Standing(t.Context(), person, place)
	if got != want || err != nil {
		t.Errorf("Standing(%q, %q) = %+v, %v, want %+v", person, place, got, err, want)
	}
}

func redeem(t T, s access.Store, person, code string, want bool) {
	t.Helper()
	got, err := s.Redeem(t.Context(), person, access.DigestOf(code))
	if got != want || err != nil {
		t.Errorf("Redeem by %q = %v, %v, want %v", person, got, err, want)
	}
}

func claim(t T, s access.Store, code string, another, want bool) {
	t.Helper()
	got, err := s.OfferClaim(t.Context(), access.DigestOf(code), another)
	if got != want || err != nil {
		t.Errorf("OfferClaim(another: %v) = %v, %v, want %v", another, got, err, want)
	}
}

func invite(t T, s access.Store, i access.Invitation, want bool) {
	t.Helper()
	got, err := s.Invite(t.Context(), i)
	if got != want || err != nil {
		t.Errorf("Invite by %q = %v, %v, want %v", i.By, got, err, want)
	}
}

var (
	stranger = access.Standing{}
	invited  = access.Standing{In: true}
	owner    = access.Standing{In: true, Owner: true}
)

func checkNobody(t T, s access.Store) {
	standing(t, s, "x:1", "x:9", stranger)
	redeem(t, s, "x:1", access.NewCode(), false)
	redeem(t, s, "x:1", "", false)
	standing(t, s, "x:1", "", stranger)
	if all, err := s.Admitted(t.Context()); len(all) > 0 || err != nil {
		t.Errorf("Admitted of an empty store = %v, %v", all, err)
	}
	if removed, err := s.Remove(t.Context(), "x:1"); removed || err != nil {
		t.Errorf("Remove of nobody = %v, %v", removed, err)
	}
}

func checkClaim(t T, s access.Store) {
	code := access.NewCode()
	claim(t, s, code, false, true)
	redeem(t, s, "x:1", access.NewCode(), false)
	redeem(t, s, "x:1", code, true)
	standing(t, s, "x:1", "", owner)
	redeem(t, s, "x:2", code, false)
	standing(t, s, "x:2", "", stranger)
}

func checkReplaced(t T, s access.Store) {
	old, young := access.NewCode(), access.NewCode()
	claim(t, s, old, false, true)
	claim(t, s, young, false, true)
	redeem(t, s, "x:1", old, false)
	redeem(t, s, "x:1", young, true)
}

func checkOwned(t T, s access.Store) {
	MakeOwner(t, s, "x:1")
	code := access.NewCode()
	claim(t, s, code, false, false)
	redeem(t, s, "x:2", code, false)
	claim(t, s, code, true, true)
	redeem(t, s, "x:2", code, true)
	standing(t, s, "x:2", "", owner)
	standing(t, s, "x:1", "", owner)
}

func checkInvitation(t T, s access.Store) {
	MakeOwner(t, s, "x:1")
	code := Invite(t, s, "x:1", "m1")
	redeem(t, s, "x:2", code, true)
	standing(t, s, "x:2", "", invited)
	redeem(t, s, "x:3", code, false)
	standing(t, s, "x:3", "", stranger)
}

func checkOwners(t T, s access.Store) {
	MakeOwner(t, s, "x:1")
	redeem(t, s, "x:2", Invite(t, s, "x:1", "m1"), true)
	for _, by := range []string{"x:2", "x:3"} {
		code := access.NewCode()
		invite(t, s, access.Invitation{Code: access.DigestOf(code), By: by, Source: "m2", Valid: time.Hour}, false)
		redeem(t, s, "x:4", code, false)
	}
}

func checkExpired(t T, s access.Store) {
	MakeOwner(t, s, "x:1")
	for i, valid := range []time.Duration{-time.Hour, 0} {
		code := access.NewCode()
		invite(t, s, access.Invitation{Code: access.DigestOf(code), By: "x:1", Source: fmt.Sprint("m", i), Valid: valid}, true)
		redeem(t, s, "x:2", code, false)
	}
	standing(t, s, "x:2", "", stranger)
	redeem(t, s, "x:2", Invite(t, s, "x:1", "m9"), true)
}

func checkSource(t T, s access.Store) {
	MakeOwner(t, s, "x:1")
	first, second, other := Invite(t, s, "x:1", "m1"), Invite(t, s, "x:1", "m1"), Invite(t, s, "x:1", "m2")
	redeem(t, s, "x:2", first, false)
	redeem(t, s, "x:3", second, true)
	redeem(t, s, "x:4", other, true)
}

func checkSpared(t T, s access.Store) {
	MakeOwner(t, s, "x:1")
	redeem(t, s, "x:2", Invite(t, s, "x:1", "m1"), true)
	code := Invite(t, s, "x:1", "m2")
	redeem(t, s, "x:1", code, true)
	redeem(t, s, "x:2", code, true)
	standing(t, s, "x:1", "", owner)
	standing(t, s, "x:2", "", invited)
	redeem(t, s, "x:3", code, true)
	again := access.NewCode()
	claim(t, s, again, true, true)
	redeem(t, s, "x:1", again, true)
	redeem(t, s, "x:2", again, true)
	standing(t, s, "x:2", "", owner)
	redeem(t, s, "x:3", again, false)
}

func checkRace(t T, s access.Store) { Race(t, s) }

// Race has several people redeem the same codes at once, through stores that
// share a database: exactly one of them gets in with each code.
func Race(t T, stores ...access.Store) {
	MakeOwner(t, stores[0], "x:owner")
	for round := range 5 {
		code := access.NewCode()
		if round == 0 {
			claim(t, stores[0], code, true, true)
		} else {
			code = Invite(t, stores[0], "x:owner", fmt.Sprint("m", round))
		}
		const people = 6
		var won atomic.Int32
		var all sync.WaitGroup
		for i := range people {
			all.Go(func() {
				good, err := stores[i%len(stores)].Redeem(t.Context(), fmt.Sprintf("x:%d/%d", round, i), access.DigestOf(code))
				if err != nil {
					t.Errorf("Redeem, one of %d at once: %v", people, err)
				}
				if good {
					won.Add(1)
				}
			})
		}
		all.Wait()
		entries, err := stores[0].Admitted(t.Context())
		if won.Load() != 1 || len(entries) != round+2 || err != nil {
			t.Errorf("round %d: %d of %d got in, and %d are in all in all (%v), want 1 and %d", round, won.Load(), people, len(entries), err, round+2)
		}
	}
}

func checkPlace(t T, s access.Store) {
	MakeOwner(t, s, "x:1")
	for range 2 {
		if err := s.AdmitPlace(t.Context(), "x:-100", "x:1"); err != nil {
			t.Errorf("AdmitPlace: %v", err)
		}
	}
	standing(t, s, "x:2", "x:-100", access.Standing{Place: true})
	standing(t, s, "x:1", "x:-100", access.Standing{In: true, Owner: true, Place: true})
	standing(t, s, "x:2", "x:-101", stranger)
	standing(t, s, "x:2", "", stranger)
	standing(t, s, "x:-100", "x:1", stranger) // neither person nor place was let in by the other
}

func checkRemove(t T, s access.Store) {
	MakeOwner(t, s, "x:1")
	redeem(t, s, "x:2", Invite(t, s, "x:1", "m1"), true)
	if err := s.AdmitPlace(t.Context(), "x:-100", "x:1"); err != nil {
		t.Errorf("AdmitPlace: %v", err)
	}
	open := Invite(t, s, "x:1", "m2")
	for _, id := range []string{"x:1", "x:-100"} {
		if removed, err := s.Remove(t.Context(), id); !removed || err != nil {
			t.Errorf("Remove(%q) = %v, %v, want true", id, removed, err)
		}
		if removed, err := s.Remove(t.Context(), id); removed || err != nil {
			t.Errorf("second Remove(%q) = %v, %v, want false", id, removed, err)
		}
	}
	standing(t, s, "x:1", "x:-100", stranger)
	standing(t, s, "x:2", "", invited)
	redeem(t, s, "x:3", open, false)
	invite(t, s, access.Invitation{Code: access.DigestOf("c"), By: "x:1", Source: "m3", Valid: time.Hour}, false)
	claim(t, s, access.NewCode(), false, true) // the last owner is gone
}

func checkList(t T, s access.Store) {
	MakeOwner(t, s, "x:1")
	redeem(t, s, "x:2", Invite(t, s, "x:1", "m1"), true)
	if err := s.AdmitPlace(t.Context(), "x:-100", "x:2"); err != nil {
		t.Errorf("AdmitPlace: %v", err)
	}
	all, err := s.Admitted(t.Context())
	if err != nil {
		t.Fatalf("Admitted: %v", err)
	}
	got := map[access.Entry]bool{}
	for i, e := range all {
		if e.Since.IsZero() || e.Since.Location() != time.UTC || i > 0 && e.Since.Before(all[i-1].Since) {
			t.Errorf("%q is in since %s, after %s", e.ID, e.Since, all[max(i-1, 0)].Since)
		}
		e.Since = time.Time{}
		got[e] = true
	}
	want := map[access.Entry]bool{
		{ID: "x:1", Kind: access.Owner}:               true,
		{ID: "x:2", Kind: access.Member, By: "x:1"}:   true,
		{ID: "x:-100", Kind: access.Place, By: "x:2"}: true,
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("Admitted (-want +got):\n%s", d)
	}
}

// checkOdd uses unusual ids, which must not be confused with others.
func checkOdd(t T, s access.Store) {
	MakeOwner(t, s, "x:\uFFFD")
	for _, id := range []string{"", "x:\x00", "x:\xff"} {
		standing(t, s, id, expense.LedgerID(id), stranger)
		code := access.NewCode()
		claim(t, s, code, true, true)
		if good, err := s.Redeem(t.Context(), id, access.DigestOf(code)); good || err == nil {
			t.Errorf("Redeem by %q = %v, %v, want an error", id, good, err)
		}
		if err := s.AdmitPlace(t.Context(), expense.LedgerID(id), "x:1"); err == nil {
			t.Errorf("AdmitPlace of %q is no error", id)
		}
		if removed, err := s.Remove(t.Context(), id); removed || err != nil {
			t.Errorf("Remove(%q) = %v, %v, want false", id, removed, err)
		}
	}
	long := fmt.Sprintf("x:%0400d好'\"\\;--", 7)
	MakeOwner(t, s, long)
	standing(t, s, long, "", owner)
}
