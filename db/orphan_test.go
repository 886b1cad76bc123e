package db_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/db"
	"chit/db/dbtest"
)

// killed returns the URL of a file as a process leaves it that is killed while it has
// a store open.
func killed(t *testing.T, databaseURL string) string {
	t.Helper()
	from, to := strings.TrimPrefix(databaseURL, "sqlite:"), filepath.Join(t.TempDir(), "chit.db")
	for _, suffix := range []string{"", "-wal"} {
		data, err := os.ReadFile(from + suffix)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to+suffix, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return "sqlite:" + to
}

// due returns whether a message and a reply are due.
func due(t *testing.T, s *db.Store) [2]bool {
	t.Helper()
	d, err := s.Waiting(t.Context(), inbox.Scope{Platforms: []string{"p"}})
	if err != nil {
		t.Fatal(err)
	}
	return [2]bool{d.Messages, d.Replies}
}

// TestOrphans checks that what a dead process had in hand is due at once for the one
// that finds itself alone with the file, once, and for nobody beside a living one.
func TestOrphans(t *testing.T) {
	t.Parallel()
	const lease = time.Minute
	databaseURL := dbtest.SQLiteURL(t)
	s := dbtest.Open(t, databaseURL)
	inHand := func(c chat.ConversationID) *inbox.Job {
		r, err := s.Receive(t.Context(), inbox.Arrival{Message: inboxtest.Message(c, "1"), Lease: lease})
		if err != nil || r.Job == nil {
			t.Fatalf("Receive = %+v, %v, want a job", r, err)
		}
		return r.Job
	}
	equal := func(what string, got, want [2]bool) {
		t.Helper()
		if got != want {
			t.Errorf("%s: messages and replies are due: %v, want %v", what, got, want)
		}
	}
	j := inHand("p:sent")
	d := inbox.Done{Fence: j.Fence, Seq: j.Seq, Answers: "1", Reply: chat.Reply{Text: "done"}, Send: true, SendLease: lease}
	if out, err := s.Finish(t.Context(), d); err != nil || !out.Sending {
		t.Fatalf("Finish = %+v, %v, want a reply to send", out, err)
	}
	equal("beside a living process", due(t, dbtest.Open(t, databaseURL)), [2]bool{false, false})
	equal("a reply was being sent", due(t, dbtest.Open(t, killed(t, databaseURL))), [2]bool{false, true})
	inHand("p:run")
	equal("a message was in hand too", due(t, dbtest.Open(t, killed(t, databaseURL))), [2]bool{true, true})

	// Whoever takes them over and dies too has them wait for their leases: what kills
	// a process must not kill each that follows as soon as it starts.
	second := killed(t, databaseURL)
	again := dbtest.Open(t, second)
	for what, claim := range map[string]func() (int, error){
		"messages": func() (int, error) {
			jobs, err := again.Claim(t.Context(), inbox.Scope{Platforms: []string{"p"}}, lease, 10)
			return len(jobs), err
		},
		"replies": func() (int, error) {
			all, err := again.ClaimReplies(t.Context(), inbox.Scope{Platforms: []string{"p"}}, lease, 10)
			return len(all), err
		},
	} {
		if n, err := claim(); err != nil || n != 1 {
			t.Errorf("claimed %d %s, %v, want 1", n, what, err)
		}
	}
	equal("the second process died too", due(t, dbtest.Open(t, killed(t, second))), [2]bool{false, false})
}
