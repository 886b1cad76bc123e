package access_test

import (
	"errors"
	"os"
	"testing"
	"time"

	"chit/agent/access"
	"chit/agent/access/accesstest"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

func TestMain(m *testing.M) { os.Exit(dbtest.Main(m)) }

func TestAccess(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			accesstest.Run(t, func(t *testing.T) access.Store { return open(t) })
		})
	}
}

// TestRedeemRace has two processes redeem the same codes.
func TestRedeemRace(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		accesstest.Race(t, dbtest.Open(t, databaseURL), dbtest.Open(t, databaseURL))
	})
}

// TestClaimsAtOnce starts two processes at the same time: one of their codes is
// good, and once it has been used, no new one is made.
func TestClaimsAtOnce(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, databaseURL string) {
		processes := []*db.Store{dbtest.Open(t, databaseURL), dbtest.Open(t, databaseURL)}
		codes := []string{access.NewCode(), access.NewCode()}
		done := make(chan error)
		for i, s := range processes {
			go func() {
				_, err := s.OfferClaim(t.Context(), access.DigestOf(codes[i]), false)
				done <- err
			}()
		}
		if err := errors.Join(<-done, <-done); err != nil {
			t.Fatal(err)
		}
		good := 0
		for i, person := range []string{"x:1", "x:2"} {
			ok, err := processes[i].Redeem(t.Context(), person, access.DigestOf(codes[i]))
			if err != nil {
				t.Fatal(err)
			}
			if ok {
				good++
			}
		}
		if good != 1 {
			t.Errorf("%d of two codes are good, want 1", good)
		}
		if made, err := processes[0].OfferClaim(t.Context(), access.DigestOf("c"), false); made || err != nil {
			t.Errorf("OfferClaim of a bot with an owner = %v, %v, want false", made, err)
		}
	})
}

// TestInviteIsFenced has a worker that lost its conversation try to replace the
// code that its successor has shown meanwhile.
func TestInviteIsFenced(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			accesstest.MakeOwner(t, s, "slack:owner")
			if _, err := s.Receive(t.Context(), inbox.Arrival{Message: inboxtest.Message("slack:1", "a")}); err != nil {
				t.Fatal(err)
			}
			fence := func(lease time.Duration) inbox.Fence {
				jobs, err := s.Claim(t.Context(), inbox.Scope{Platforms: []string{"slack"}}, lease, 1)
				if err != nil || len(jobs) != 1 {
					t.Fatalf("Claim = %v, %v", jobs, err)
				}
				return jobs[0].Fence
			}
			old, young := fence(-time.Second), fence(time.Hour)
			i := access.Invitation{By: "slack:owner", Source: "slack:1/a", Valid: time.Hour, Code: access.DigestOf("new"), Guard: young}
			if kept, err := s.Invite(t.Context(), i); !kept || err != nil {
				t.Errorf("Invite with a standing fence = %v, %v", kept, err)
			}
			i.Code, i.Guard = access.DigestOf("old"), old
			if kept, err := s.Invite(t.Context(), i); kept || !errors.Is(err, inbox.ErrFenced) {
				t.Errorf("Invite with a fallen fence = %v, %v, want it fenced", kept, err)
			}
			if good, err := s.Redeem(t.Context(), "slack:new", access.DigestOf("new")); !good || err != nil {
				t.Errorf("Redeem of the code that was shown = %v, %v", good, err)
			}
		})
	}
}

// TestInviteOfSomebodyWhoIsTakenOut has an owner invite while being removed: the
// invitation must not outlast its owner. SQLite has one writer at a time.
func TestInviteOfSomebodyWhoIsTakenOut(t *testing.T) {
	s := dbtest.Open(t, dbtest.PostgresURL(t))
	accesstest.MakeOwner(t, s, "x:owner")
	expelling, err := s.Writer().BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer expelling.Rollback() //nolint:errcheck // only matters when the test has failed
	const expel = `DELETE FROM access_people WHERE person_id = 'x:owner' RETURNING pg_backend_pid()`
	var pid int
	if err := expelling.QueryRowContext(t.Context(), expel).Scan(&pid); err != nil {
		t.Fatal(err)
	}
	type outcome struct {
		kept bool
		err  error
	}
	done := make(chan outcome, 1)
	go func() {
		kept, err := s.Invite(t.Context(), access.Invitation{By: "x:owner", Source: "x:1/a", Valid: time.Hour, Code: access.DigestOf("code")})
		done <- outcome{kept, err}
	}()
	for waits := false; !waits && len(done) == 0; {
		const query = `SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid)))`
		if err := s.Writer().QueryRowContext(t.Context(), query, pid).Scan(&waits); err != nil {
			t.Fatal(err)
		}
	}
	if err := expelling.Commit(); err != nil {
		t.Fatal(err)
	}
	if got := <-done; got.kept || got.err != nil {
		t.Errorf("Invite = %+v, want nothing kept", got)
	}
}

// TestOwnerOfAGroup opens a group's ledger with somebody else's message: it
// belongs to whoever let the group in.
func TestOwnerOfAGroup(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s, ctx := open(t), t.Context()
			settings := expense.DefaultSettings()
			ana, eve := expense.Person{ID: "x:1", Name: "ana"}, expense.Person{ID: "x:2", Name: "eve"}
			openBy := func(id expense.LedgerID, by, want expense.Person) {
				t.Helper()
				l, err := s.OpenLedger(ctx, expense.Ledger{ID: id, Owner: by, Settings: settings, CreatedAt: time.Now()})
				if err != nil || l.Owner != want {
					t.Errorf("%s is owned by %+v, %v, want %+v", id, l.Owner, err, want)
				}
			}
			openBy("x:-50", eve, eve) // before anybody let it in
			for _, group := range []expense.LedgerID{"x:-50", "x:-100", "x:-200", "x:-300"} {
				if err := s.AdmitPlace(ctx, group, ana.ID); err != nil {
					t.Fatal(err)
				}
			}
			openBy("x:-50", ana, eve) // keeps its owner
			openBy("x:-100", eve, expense.Person{ID: ana.ID})
			openBy("x:-100", ana, ana)
			openBy("x:1", ana, ana)
			openBy("x:-200", eve, ana) // her name is known from her own ledger
			openBy("x:-300", expense.Person{}, ana)
			openBy("x:-400", eve, eve) // nobody had to let it in
		})
	}
}
