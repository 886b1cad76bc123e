package queue_test

import (
	"errors"
	"os"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/agent/memory"
	"chit/agent/memory/memorytest"
	"chit/db/dbtest"
	"chit/expense"
)

func TestMain(m *testing.M) { os.Exit(dbtest.Main(m)) }

func TestInbox(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			inboxtest.Run(t, func(t *testing.T) inbox.Store { return open(t) })
		})
	}
}

func TestMemory(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			memorytest.Run(t, func(t *testing.T) memory.Store { return open(t) })
		})
	}
}

// TestWriteIsFenced has a worker that lost its conversation try to write to a
// ledger.
func TestWriteIsFenced(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			ctx := t.Context()
			ledger, err := s.OpenLedger(ctx, expense.Ledger{ID: "slack:1", Settings: expense.DefaultSettings()})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.Receive(ctx, inbox.Arrival{Message: inboxtest.Message("slack:1", "a")}); err != nil {
				t.Fatal(err)
			}
			scope := inbox.Scope{Platforms: []string{"slack"}}
			old, err := s.Claim(ctx, scope, -time.Second, 1)
			if err != nil || len(old) != 1 {
				t.Fatalf("Claim = %v, %v", old, err)
			}
			write := expense.Write{
				Ledger: ledger.ID, SourceKey: "k", Guard: old[0].Fence,
				Changes: []expense.Change{settingsChange(ledger)},
			}
			young, err := s.Claim(ctx, scope, time.Minute, 1)
			if err != nil || len(young) != 1 {
				t.Fatalf("Claim = %v, %v", young, err)
			}
			if _, err := s.Write(ctx, write); !errors.Is(err, inbox.ErrFenced) {
				t.Errorf("Write with a fallen fence = %v, want it fenced", err)
			}
			write.Guard = young[0].Fence
			if stored, err := s.Write(ctx, write); len(stored) != 1 || err != nil {
				t.Errorf("Write with a standing fence = %v, %v", stored, err)
			}
		})
	}
}

// TestClaimWhenTheClockIsSetBack has a process die with a message and a reply in
// hand, and the clock set back before the next one looks.
func TestClaimWhenTheClockIsSetBack(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			ctx := t.Context()
			scope := inbox.Scope{Platforms: []string{"slack"}}
			r, err := s.Receive(ctx, inbox.Arrival{Message: inboxtest.Message("slack:1", "a"), Lease: time.Minute})
			if err != nil || r.Job == nil {
				t.Fatalf("Receive = %v, %v", r, err)
			}
			_, err = s.Finish(ctx, inbox.Done{
				Fence: r.Job.Fence, Seq: 1, Answers: "a", Reply: chat.Reply{Text: "yes"}, Send: true, SendLease: time.Minute,
			})
			if err != nil {
				t.Fatal(err)
			}
			if r, err := s.Receive(ctx, inbox.Arrival{Message: inboxtest.Message("slack:1", "b"), Lease: time.Minute}); err != nil || r.Job == nil {
				t.Fatalf("Receive = %v, %v", r, err)
			}
			if due, err := s.Waiting(ctx, scope); due != (inbox.Due{}) || err != nil {
				t.Errorf("Waiting while somebody works = %+v, %v", due, err)
			}
			for _, table := range []string{"conversations", "outbox"} {
				if _, err := s.Writer().ExecContext(ctx, `UPDATE `+table+` SET due = due + 90000000 WHERE due IS NOT NULL`); err != nil {
					t.Fatal(err)
				}
			}
			if due, err := s.Waiting(ctx, scope); !due.Messages || !due.Replies || err != nil {
				t.Errorf("Waiting when the clock was set back = %+v, %v", due, err)
			}
			jobs, err := s.Claim(ctx, scope, time.Minute, 1)
			if err != nil || len(jobs) != 1 || jobs[0].Seq != 2 {
				t.Errorf("Claim = %v, %v, want the second message", jobs, err)
			}
			replies, err := s.ClaimReplies(ctx, scope, time.Minute, 1)
			if err != nil || len(replies) != 1 || replies[0].Doubts != 1 {
				t.Errorf("ClaimReplies = %v, %v, want the first reply", replies, err)
			}
		})
	}
}

// TestPruneInPieces has more rows to remove than one transaction does, from
// several conversations, with rows to keep at the beginning, in the middle and
// at the end.
func TestPruneInPieces(t *testing.T) {
	const rows = 2500
	keep := []int{1, 1000, 1001, rows}
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			for seq := 1; seq <= rows; seq += 500 {
				_, err := s.Writer().ExecContext(t.Context(), `
INSERT INTO model_steps (conversation_id, seq, step, answer, answered_at)
WITH RECURSIVE n (i) AS (SELECT CAST($1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < $1 + 499)
SELECT CASE WHEN i <= 700 THEN 'slack:a' ELSE 'slack:b' END, i, 1, '{}', '2026-01-01 00:00:00.000000' FROM n`, seq)
				if err != nil {
					t.Fatal(err)
				}
			}
			for _, seq := range keep {
				_, err := s.Writer().ExecContext(t.Context(), `UPDATE model_steps SET answered_at = '2026-03-01 00:00:00.000000' WHERE seq = $1`, seq)
				if err != nil {
					t.Fatal(err)
				}
			}
			n, err := s.Prune(t.Context(), time.Date(2026, time.February, 1, 0, 0, 0, 0, time.UTC))
			if want := int64(rows - len(keep)); n != want || err != nil {
				t.Errorf("Prune = %d, %v, want %d", n, err, want)
			}
			var left int
			if err := s.Writer().QueryRowContext(t.Context(), `SELECT COUNT(*) FROM model_steps`).Scan(&left); err != nil || left != len(keep) {
				t.Errorf("%d rows are left, %v, want %d", left, err, len(keep))
			}
		})
	}
}

func settingsChange(l expense.Ledger) expense.Change {
	before, after := l.Settings.Clone(), l.Settings.Clone()
	after.Language = "zh"
	return expense.Change{Kind: expense.ChangeSettings, SettingsBefore: &before, SettingsAfter: &after}
}
