package board_test

import (
	"fmt"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/chat/chattest"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// withLedgers opens the ledgers of the suite.
func withLedgers(t *testing.T, s *db.Store) *db.Store {
	t.Helper()
	for _, id := range []expense.LedgerID{chattest.Ana, chattest.Bo} {
		if _, err := s.OpenLedger(t.Context(), expense.Ledger{ID: id, Settings: expense.DefaultSettings()}); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func TestCards(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			chattest.RunCards(t, func(t *testing.T) chat.Cards { return withLedgers(t, open(t)) })
		})
	}
}

// TestCardsGoWithAge checks that old cards are pruned, more of them than a
// transaction looks at, and that one that was changed meanwhile stays.
func TestCardsGoWithAge(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := withLedgers(t, open(t))
			const many = 1010
			for n := range int64(many) {
				c := chat.Card{Conversation: "slack:T/C/1", ID: chat.MessageID(fmt.Sprint(n)), Ledger: chattest.Ana, Number: n, Revision: 1}
				if n%100 == 0 {
					c.Conversation = chat.ConversationID(fmt.Sprint("slack:T/C/", n))
				}
				if _, err := s.PutUp(t.Context(), c); err != nil {
					t.Fatal(err)
				}
			}
			if _, err := s.Writer().ExecContext(t.Context(), `UPDATE cards SET put_up_at = '2026-01-01 00:00:00.000000' WHERE number <> 7`); err != nil {
				t.Fatal(err)
			}
			if n, err := s.Prune(t.Context(), time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC)); err != nil || n != many-1 {
				t.Errorf("Prune = %d, %v, want %d", n, err, many-1)
			}
			if n := rows(t, s, "cards"); n != 1 {
				t.Errorf("%d cards are left, want 1", n)
			}
		})
	}
}

// TestCardsGoWithTheirLedger checks that no card is left of a ledger that is no more,
// nor recorded of one that never was.
func TestCardsGoWithTheirLedger(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			s := withLedgers(t, open(t))
			for _, l := range []expense.LedgerID{chattest.Ana, chattest.Bo} {
				if _, err := s.PutUp(t.Context(), chat.Card{Conversation: chat.ConversationID(l), ID: "1", Ledger: l, Number: 1, Revision: 1}); err != nil {
					t.Fatal(err)
				}
			}
			if _, err := s.PutUp(t.Context(), chat.Card{Conversation: "slack:T/C/1", ID: "1", Ledger: "nobody", Number: 1, Revision: 1}); err == nil {
				t.Error("the card of a ledger that is not there is recorded")
			}
			if _, err := s.Writer().ExecContext(t.Context(), `DELETE FROM ledgers WHERE ledger_id = '`+string(chattest.Ana)+`'`); err != nil {
				t.Fatal(err)
			}
			if all, err := s.CardsOf(t.Context(), chattest.Ana, 1); err != nil || len(all) != 0 {
				t.Errorf("the cards of a ledger that is no more are %+v, %v", all, err)
			}
			if n := rows(t, s, "cards"); n != 1 {
				t.Errorf("%d cards are left, want 1", n)
			}
		})
	}
}
