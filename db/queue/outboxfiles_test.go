package queue_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/db/dbtest"
	"chit/expense"
)

// TestRepliesKeepNoFileTwice has a reply wait with a file that the ledger keeps, one that
// it kept, and one that was made for the reply.
func TestRepliesKeepNoFileTwice(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			ctx, s := t.Context(), open(t)
			kept := []byte("%PDF-1.4 \x00\xff the receipt")
			if _, err := s.OpenLedger(ctx, expense.Ledger{ID: "slack:1", Settings: expense.DefaultSettings(), CreatedAt: time.Now()}); err != nil {
				t.Fatal(err)
			}
			if err := s.KeepContent(ctx, "slack:1", kept, nil); err != nil {
				t.Fatal(err)
			}
			r, err := s.Receive(ctx, inbox.Arrival{Message: inboxtest.Message("slack:1", "a"), At: time.Now(), Lease: time.Minute})
			if err != nil {
				t.Fatal(err)
			}
			files := []chat.File{
				{Name: "a.pdf", MIME: "application/pdf", Data: kept, Ledger: "slack:1", Digest: expense.DigestOf(kept)},
				{Name: "gone.pdf", Data: []byte("gone"), Ledger: "slack:1", Digest: expense.DigestOf([]byte("gone"))},
				{Name: "b.csv", Data: []byte("made")},
			}
			if _, err := s.Finish(ctx, inbox.Done{Fence: r.Job.Fence, Seq: r.Job.Seq, Answers: "a", Reply: chat.Reply{Text: "here", Files: files}}); err != nil {
				t.Fatal(err)
			}
			var body string
			if err := s.Writer().QueryRowContext(ctx, `SELECT body FROM outbox`).Scan(&body); err != nil {
				t.Fatal(err)
			}
			if strings.Contains(body, "JVBER") || !strings.Contains(body, "bWFkZQ==") {
				t.Errorf("the outbox has %s", body)
			}
			got, err := s.ClaimReplies(ctx, inbox.Scope{Platforms: []string{"slack"}}, time.Minute, 5)
			if err != nil || len(got) != 1 {
				t.Fatalf("ClaimReplies = %v, %v", got, err)
			}
			if d := cmp.Diff([]chat.File{files[0], files[2]}, got[0].Reply.Files); d != "" {
				t.Errorf("files (-want +got):\n%s", d)
			}
		})
	}
}
