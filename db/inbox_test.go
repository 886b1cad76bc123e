package db_test

import (
	"errors"
	"testing"
	"time"

	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/expense"
)

func TestInbox(t *testing.T) {
	for name, open := range stores {
		t.Run(name, func(t *testing.T) {
			inboxtest.Run(t, func(t *testing.T) inbox.Store { return open(t) })
		})
	}
}

// TestWriteIsFenced has a worker that lost its conversation try to write to a
// ledger.
func TestWriteIsFenced(t *testing.T) {
	for name, open := range stores {
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
				Ledger: ledger.ID, SourceKey: "k", Fence: old[0].Fence,
				Changes: []expense.Change{settingsChange(ledger)},
			}
			young, err := s.Claim(ctx, scope, time.Hour, 1)
			if err != nil || len(young) != 1 {
				t.Fatalf("Claim = %v, %v", young, err)
			}
			if _, err := s.Write(ctx, write); !errors.Is(err, expense.ErrFenced) {
				t.Errorf("Write with a fallen fence = %v, want it fenced", err)
			}
			write.Fence = young[0].Fence
			if stored, err := s.Write(ctx, write); len(stored) != 1 || err != nil {
				t.Errorf("Write with a standing fence = %v, %v", stored, err)
			}
		})
	}
}

func settingsChange(l expense.Ledger) expense.Change {
	before, after := l.Settings.Clone(), l.Settings.Clone()
	after.Language = "zh"
	return expense.Change{Kind: expense.ChangeSettings, SettingsBefore: &before, SettingsAfter: &after}
}
