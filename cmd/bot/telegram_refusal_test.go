//go:build unix

package main

import (
	"slices"
	"strings"
	"testing"

	"chit/adapters/telegram/telegramtest"
)

// TestTelegramRefusalsStay taps where nothing can be done: what somebody may not do, and
// what cannot be done any more, stays on the screen until it is closed. No tap changes the
// ledger or writes into the chat.
func TestTelegramRefusalsStay(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{})
	ana, bo := anaOn(b), b.User(telegramtest.Person{ID: 7002, Name: "Bo", Username: "bo"})
	g := b.Group(-42, "Flat", ana, bo)
	ana.SayIn(g, "@"+b.Username+" lunch 12 EUR")
	card := b.answer(g.Chat, 1)
	bo.SayIn(g, "@"+b.Username+" tea 2 EUR")
	b.answer(g.Chat, 2)
	ana.SayIn(g, "/roles@"+b.Username+" @bo viewer")
	b.answer(g.Chat, 3)
	refused := func(what string, tap *telegramtest.Tap, want string) {
		t.Helper()
		if err := tap.Wait(t.Context()); err != nil {
			t.Fatal(err)
		}
		if !tap.Alert() || !strings.Contains(tap.Text(), want) {
			t.Errorf("%s: %q, which stays: %t", what, tap.Text(), tap.Alert())
		}
	}
	refused("a viewer", bo.TapIn(g, card.ID, "Undo"), "but not change it")
	undo, _ := card.Button("Undo")
	edit, _ := card.Button("Edit")
	if got := b.ledgerOf("telegram:-42"); !slices.Equal(got, []string{"12.00 lunch", "2.00 tea"}) {
		t.Errorf("after a viewer's tap the ledger has %q", got)
	}
	ana.PressIn(g, card.ID, undo.Data)
	b.wait("the undo", func() bool { m, _ := g.Chat().Message(card.ID); return m.Edits > 0 })
	refused("twice", ana.PressIn(g, card.ID, undo.Data), "already deleted")
	refused("to edit what is gone", ana.PressIn(g, card.ID, edit.Data), "already deleted")
	refused("of another ledger", ana.PressIn(g, card.ID, "undo:1@AAAAAAAA"), "no longer valid")
	refused("nonsense", ana.PressIn(g, card.ID, "x:y"), "no longer valid")
	g.Promote() // only administrators may whisper
	bo.SayIn(g, "@"+b.Username+" milk 3 EUR")
	b.wait("the refusal", func() bool { return len(g.Chat().Whispers(bo)) == 1 })
	if got := g.Chat().Whispers(bo)[0].Text; !strings.Contains(got, "but not change it") {
		t.Errorf("a viewer is told %q", got)
	}
	if n := len(g.Chat().FromBot()); n != 3 {
		t.Errorf("the group has %d messages of the bot, want 3: %+v", n, g.Chat().Last())
	}
}
