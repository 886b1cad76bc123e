//go:build unix

package main

import (
	"syscall"
	"testing"

	"chit/adapters/telegram/telegramtest"
	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db/dbtest"
	"chit/expense"
)

// TestTelegramBots runs a program for each of two bots on one database.
func TestTelegramBots(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, database string) {
		one := startTelegram(t, "telegrambot", telegramtest.Options{}, "DATABASE_URL="+database)
		two := startTelegram(t, "telegrambot", telegramtest.Options{Token: "4712:AAF-the_secret_part_of_the_token"}, "DATABASE_URL="+database)
		ana, ben := one.User(telegramtest.Person{ID: 7001, Name: "Ana"}), two.User(telegramtest.Person{ID: 7002, Name: "Ben"})
		ana.Say("coffee 4.50 EUR")
		ben.Say("tea 2 USD")
		one.answer(ana.Chat, 1)
		two.answer(ben.Chat, 1)

		one.stop(syscall.SIGTERM)
		store := dbtest.Open(t, database)
		for ledger, words := range map[string]string{"telegram:7001": "Good morning, Ana.", "telegram:7002": "Good morning, Ben."} {
			if err := store.Post(t.Context(), inbox.Post{Ledger: expense.LedgerID(ledger), Key: "test/1", Reply: chat.Reply{Text: words}}); err != nil {
				t.Fatal(err)
			}
		}
		if m := two.answer(ben.Chat, 2); m.Text != "Good morning, Ben." {
			t.Errorf("Ben is told %q", m.Text)
		}
		ben.Say("cake 3 USD")
		two.answer(ben.Chat, 3)
		one.start()
		if m := one.answer(ana.Chat, 2); m.Text != "Good morning, Ana." {
			t.Errorf("Ana is told %q", m.Text)
		}
	})
}
