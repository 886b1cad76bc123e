package main

import (
	"strings"
	"syscall"
	"testing"

	"chit/adapters/slack/slacktest"
	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db/dbtest"
	"chit/expense"
)

// TestSlackTeams runs a program for each of two workspaces on one database. People and
// channels have the same ids in both.
func TestSlackTeams(t *testing.T) {
	dbtest.OnBoth(t, func(t *testing.T, database string) {
		start := func(team string) *slackBot {
			b := startSlack(t, false, slacktest.Options{Team: team, BotUser: "U0BOT"}, "DATABASE_URL="+database)
			b.database = database
			return b
		}
		one, two := start("T0ONE"), start("T0TWO")
		ana, ben := one.User(slacktest.Person{ID: "U07", Name: "ana"}), two.User(slacktest.Person{ID: "U07", Name: "ben"})
		one.answer(ana.DM(), ana.Post(ana.DM(), "coffee 4.50 EUR"), 1)
		two.answer(ben.DM(), ben.Post(ben.DM(), "tea 2 USD"), 1)
		hers, his := one.Channel("C061"), two.Channel("C061")
		one.answer(hers, ana.Mention(hers, "lunch 12 EUR"), 1)
		two.answer(his, ben.Mention(his, "paper 7 USD"), 1)
		one.has("slack:T0ONE/U07", "4.50 coffee")
		one.has("slack:T0TWO/U07", "2.00 tea")
		one.has("slack:T0ONE/C061", "12.00 lunch")
		one.has("slack:T0TWO/C061", "7.00 paper")

		one.stop(syscall.SIGTERM)
		store := dbtest.Open(t, database)
		tell := func(ledger expense.LedgerID, words string) {
			t.Helper()
			if err := store.Post(t.Context(), inbox.Post{Ledger: ledger, Key: "test/1", Reply: chat.Reply{Text: words}}); err != nil {
				t.Fatal(err)
			}
		}
		said := func(u *slacktest.User, words string) (n int) {
			for _, m := range u.DM().FromBot() {
				n += strings.Count(m.Text, words)
			}
			return n
		}
		tell("slack:T0ONE/U07", "Good morning, Ana.")
		tell("slack:T0TWO/U07", "Good morning, Ben.")
		two.wait("what Ben is told", func() bool { return said(ben, "Good morning, Ben.") == 1 })
		two.answer(ben.DM(), ben.Post(ben.DM(), "cake 3 USD"), 1)
		one.start()
		one.wait("what Ana is told", func() bool { return said(ana, "Good morning, Ana.") == 1 })
		if said(ben, "Ana") != 0 || said(ana, "Ben") != 0 {
			t.Error("somebody reads what is meant for somebody else")
		}
	})
}

// TestSlackTeamsShareAChannel has a channel of two workspaces, each with a program on
// one database. Eve is a guest of the first, in the channel and in private.
func TestSlackTeamsShareAChannel(t *testing.T) {
	database := dbtest.SQLiteURL(t)
	start := func(team string) *slackBot {
		b := startSlack(t, false, slacktest.Options{Team: team, BotUser: "U0BOT"}, "DATABASE_URL="+database, "CHIT_ACCESS=open")
		b.database = database
		return b
	}
	host, home := start("T0HOST"), start("T0OTHER")
	abroad := host.User(slacktest.Person{ID: "U66", Name: "eve", External: true})
	eve, ana := home.User(slacktest.Person{ID: "U66", Name: "eve"}), host.User(slacktest.Person{ID: "U07", Name: "ana"})
	there, here := host.Channel("C061", slacktest.Shared), home.Channel("C061", slacktest.Shared)
	host.answer(there, abroad.Mention(there, "lunch 12 EUR"), 1)
	home.answer(here, eve.Mention(here, "cake 7 EUR"), 1)
	home.answer(eve.DM(), eve.Post(eve.DM(), "coffee 4.50 EUR"), 1)
	host.answer(abroad.DM(), abroad.Post(abroad.DM(), "tea 2 EUR"), 1)
	host.answer(ana.DM(), ana.Post(ana.DM(), "rent 900 EUR"), 1)
	host.has("slack:T0HOST/C061", "12.00 lunch")
	host.has("slack:T0OTHER/C061", "7.00 cake")
	host.has("slack:T0OTHER/U66", "2.00 tea", "4.50 coffee")
	host.has("slack:T0HOST/U66")
	host.has("slack:T0HOST/U07", "900.00 rent")

	store := dbtest.Open(t, database)
	if err := store.Post(t.Context(), inbox.Post{Ledger: "slack:T0OTHER/U66", Key: "test/1", Reply: chat.Reply{Text: "Good morning."}}); err != nil {
		t.Fatal(err)
	}
	host.wait("what Eve is told where she wrote last", func() bool { return len(abroad.DM().FromBot()) == 2 })
	if n := len(eve.DM().FromBot()); n != 1 {
		t.Errorf("at home Eve has %d messages, want 1", n)
	}
}
