//go:build unix

package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"chit/adapters/slack/slacktest"
	"chit/adapters/telegram/telegramtest"
	"chit/db"
)

// Benchmarks of what somebody waits for who taps: the bot is a process of its own, and a
// platform that answers at once is in the benchmark's process. A tap on a card alternates
// between [Undo] and [Restore], and takes until the card has changed; at most 100 ms of
// that are the bot's. A form is measured likewise, and until Slack has the answer, for
// which it waits three seconds.

func init() {
	programs["tapbot"] = programOf(func(ctx context.Context, c *config, store *db.Store) error {
		return unlimited(ctx, c, store, 15*time.Second) // as the program has
	})
}

// A timing is how long the taps on one platform took.
type timing struct{ took []time.Duration }

func (t *timing) since(begin time.Time) { t.took = append(t.took, time.Since(begin)) }

// report reports the percentiles under a name.
func (t *timing) report(b *testing.B, name string) {
	p50, p99 := percentiles(t.took)
	b.ReportMetric(p50, name+"-p50-ms")
	b.ReportMetric(p99, name+"-p99-ms,goal=100")
}

// otherLabel is what a card offers after a tap.
var otherLabel = map[string]string{"Undo": "Restore", "Restore": "Undo"}

func BenchmarkSlackTap(b *testing.B) {
	for _, store := range benchStores {
		b.Run(store.name, func(b *testing.B) {
			bot, ana, card := benchCard(b, store.url(b))
			var taps timing
			label := "Undo"
			for b.Loop() {
				begin := time.Now()
				bot.press(ana, ana.DM(), card, label)
				label = otherLabel[label]
				bot.changed(ana.DM(), card, func(m slacktest.Message) bool { return slices.Contains(labelsOf(m), label) })
				taps.since(begin)
			}
			taps.report(b, "tap")
		})
	}
}

func BenchmarkSlackForm(b *testing.B) {
	for _, store := range benchStores {
		b.Run(store.name, func(b *testing.B) {
			bot, ana, card := benchCard(b, store.url(b))
			var answers, forms timing
			for n := 0; b.Loop(); n++ {
				bot.press(ana, ana.DM(), card, "Edit")
				amount := fmt.Sprintf("%d.50", 5+n%900)
				begin := time.Now()
				bot.submit(ana, ana.OpenView(), map[string]string{"amount": amount})
				answers.since(begin)
				bot.changed(ana.DM(), card, func(m slacktest.Message) bool { return strings.Contains(m.Text, " "+amount) })
				forms.since(begin)
			}
			answers.report(b, "answer")
			forms.report(b, "form")
		})
	}
}

// benchCard starts a Slack and the program, and returns a card in ana's direct messages.
func benchCard(b *testing.B, database string) (*slackBot, *slacktest.User, string) {
	bot := newSlackBot(b, false, slacktest.Options{}, "DATABASE_URL="+database, "LOG_LEVEL=warn")
	bot.program = "tapbot"
	bot.start()
	b.Cleanup(bot.judge)
	ana := anaOnSlack(bot)
	return bot, ana, bot.answer(ana.DM(), ana.Post(ana.DM(), "coffee 4.50 EUR"), 1).TS
}

// changed waits until a message is as it should be.
func (b *slackBot) changed(c *slacktest.Channel, ts string, cond func(slacktest.Message) bool) {
	b.wait("the card to change", func() bool { m, _ := c.Message(ts); return cond(m) })
}

func BenchmarkTelegramTap(b *testing.B) {
	for _, store := range benchStores {
		b.Run(store.name, func(b *testing.B) {
			bot := startTelegram(b, "tapbot", telegramtest.Options{}, "DATABASE_URL="+store.url(b), "LOG_LEVEL=warn")
			ana := bot.User(telegramtest.Person{ID: 7001, Name: "Ana", Language: "en"})
			ana.Say("coffee 4.50 EUR")
			card := bot.answer(ana.Chat, 1)
			var taps timing
			label := "Undo"
			for b.Loop() {
				begin := time.Now()
				ana.Tap(card.ID, label)
				label = otherLabel[label]
				bot.wait("the card to change", func() bool {
					m, _ := ana.Chat().Message(card.ID)
					return slices.Contains(m.Labels(), label)
				})
				taps.since(begin)
			}
			taps.report(b, "tap")
		})
	}
}
