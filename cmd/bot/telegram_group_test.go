//go:build unix

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

// TestTelegramGreetsOnce checks that the bot says who it is when it is added to a group,
// and not again when it was removed in between.
func TestTelegramGreetsOnce(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{}, "LOG_LEVEL=info")
	ana := anaOn(b)
	g := b.Group(-42, "Flat", ana)
	for range 2 {
		g.Remove()
		g.Add()
	}
	g.Promote()
	ana.SayIn(g, "@"+b.Username+" coffee 4.50 EUR")
	b.answer(g.Chat, 2)
	greeted := 0
	for _, m := range g.Chat().FromBot() {
		if strings.Contains(m.Text, "@"+b.Username+" pizza 30") {
			greeted++
		}
	}
	if n := len(g.Chat().FromBot()); greeted != 1 || n != 2 {
		t.Errorf("the group is greeted %d times in %d messages", greeted, n)
	}
}

// TestTelegramLocation checks that a place which somebody shows sets their time zone, with
// a card and an undo, and is not kept itself.
func TestTelegramLocation(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{})
	ana := anaOn(b)
	ana.Say("coffee 4.50 EUR")
	b.answer(ana.Chat, 1)
	ana.Locate(31.2304, 121.4737)
	card := b.answer(ana.Chat, 2)
	if !strings.Contains(card.Text, "Asia/Shanghai") || !slices.Contains(card.Labels(), "Undo") {
		t.Fatalf("the place is answered %q with %q", card.Text, card.Labels())
	}
	ana.Tap(card.ID, "Undo")
	b.wait("the undo", func() bool { m, _ := ana.Chat().Message(card.ID); return m.Edits > 0 })
}

// TestTelegramAsksForThePlace checks that whoever is asked for the time zone can show where
// they are, with a keyboard that goes when they do so, and when they do something else.
func TestTelegramAsksForThePlace(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{})
	ana := anaOn(b)
	settings := func() (id int) {
		ana.Say("/settings")
		b.wait("the settings", func() bool { _, ok := ana.Chat().Last().Button("Time zone"); return ok })
		id = ana.Chat().Last().ID
		ana.Tap(id, "Time zone")
		b.wait("the question", func() bool {
			card, _ := ana.Chat().Message(id)
			_, ok := card.Button("📍 Send location")
			return ok
		})
		return id
	}
	press := func(id int) {
		ana.Tap(id, "📍 Send location")
		b.wait("the keyboard", func() bool { return slices.Equal(ana.Chat().Keys(), []string{"📍 Send location"}) })
	}
	locate := func(latitude, longitude float64, zone string) {
		ana.Locate(latitude, longitude)
		b.wait("the zone", func() bool {
			return slices.ContainsFunc(ana.Chat().FromBot(), func(m telegramtest.Message) bool { return strings.Contains(m.Text, zone) })
		})
	}
	g := b.Group(-42, "Flat", ana)
	ana.SayIn(g, "/settings@"+b.Username)
	card := b.answer(g.Chat, 1)
	ana.TapIn(g, card.ID, "Time zone")
	b.wait("the question in the group", func() bool {
		card, _ = g.Chat().Message(card.ID)
		return card.Edits > 0 || g.Chat().Last().ID != card.ID
	})
	if labels := slices.Concat(card.Labels(), g.Chat().Last().Labels()); slices.Contains(labels, "📍 Send location") {
		t.Errorf("a group, where no place can be asked for, is offered %q", labels)
	}
	press(settings())
	locate(31.2304, 121.4737, "Asia/Shanghai")
	gone := func() {
		t.Helper()
		b.wait("the keyboard to go", func() bool {
			return len(ana.Chat().Keys()) == 0 && !slices.ContainsFunc(ana.Chat().FromBot(), func(m telegramtest.Message) bool {
				return strings.Contains(m.Markup, "keyboard\":[[{\"text\":\"📍") || strings.Contains(m.Markup, "remove_keyboard")
			})
		})
	}
	gone()
	press(settings())
	said := ana.Say("coffee 4.50 EUR")
	gone()
	for _, m := range ana.Chat().FromBot() {
		if m.ID > said && strings.Contains(m.Text, "time zone") && strings.Contains(m.Text, "Still open") {
			t.Errorf("asked again: %q", m.Text)
		}
	}

	// Somebody may be faster than Telegram's answer that the keyboard was sent.
	id := settings()
	known := b.Hold("sendMessage", 1)
	defer known()
	press(id)
	locate(52.52, 13.405, "Europe/Berlin")
	known()
	gone()
}
