package main

import (
	"slices"
	"strings"
	"testing"

	"chit/adapters/telegram/telegramtest"
)

// TestTelegramPointedAt checks that what somebody wrote to others in a group is logged
// when another member points at it, and not before they have agreed.
func TestTelegramPointedAt(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{})
	ana, bo := anaOn(b), b.User(telegramtest.Person{ID: 7002, Name: "Bo"})
	g := b.Group(-42, "Flat", ana, bo)
	id := bo.SayIn(g, "pizza 30 EUR")
	bo.ReplyIn(g, id, "that was good")
	ana.ReplyIn(g, id, "@"+b.Username+" log this")
	asked := b.answer(g.Chat, 1)
	if !strings.Contains(asked.Text, "30.00 EUR · pizza") || len(b.ledgerOf("telegram:-42")) > 0 {
		t.Fatalf("Ana is asked %q, and the ledger has %q", asked.Text, b.ledgerOf("telegram:-42"))
	}
	ana.TapIn(g, asked.ID, asked.Labels()[0])
	b.wait("the pizza", func() bool { return slices.Equal(b.ledgerOf("telegram:-42"), []string{"30.00 pizza"}) })
}
