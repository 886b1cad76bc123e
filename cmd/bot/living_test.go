//go:build unix

package main

import (
	"testing"
	"time"

	"chit/adapters/slack/slacktest"
	"chit/adapters/telegram/telegramtest"
)

// corrections are what people say after "coffee 4.50 EUR", about that entry alone.
var corrections = []string{"no, 5.20", "edit 1 yesterday", "edit 1 amount 4", "delete 1", "undo"}

// TestTelegramCorrectionsAreNoMessages counts the bot's messages: one for an entry, and
// none for its corrections, be they said or edited.
func TestTelegramCorrectionsAreNoMessages(t *testing.T) {
	b := startTelegram(t, "telegrambot", telegramtest.Options{})
	ana := anaOn(b)
	id := ana.Say("coffee 4.50 EUR")
	card := b.answer(ana.Chat, 1)
	ana.Edit(id, "coffee 6.20 EUR")
	b.reacted(ana.Chat, id)
	for _, words := range corrections {
		b.reacted(ana.Chat, ana.Say(words))
	}
	if n := len(ana.Chat().FromBot()); n != 1 {
		t.Errorf("the bot said %d things, want 1", n)
	}
	if m, _ := ana.Chat().Message(card.ID); m.Edits < len(corrections)+1 {
		t.Errorf("the card was changed %d times: %q", m.Edits, m.Text)
	}
}

func TestSlackCorrectionsAreNoMessages(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		// Slack gives a message up that is not acknowledged in time, which a busy machine may miss.
		b := startSlack(t, byHTTP, slacktest.Options{AnswerTime: time.Minute})
		ana := anaOnSlack(b)
		c := b.Channel("C061")
		thread := ana.Mention(c, "coffee 4.50 EUR")
		b.answer(c, thread, 1)
		ana.Edit(c, thread, "<@"+b.Bot()+"> coffee 6.20 EUR")
		b.reacted(c, thread)
		for _, words := range corrections {
			b.reacted(c, ana.MentionInThread(c, thread, words))
		}
		if n := len(c.FromBot()); n != 1 {
			t.Errorf("the bot said %d things, want 1", n)
		}
	})
}
