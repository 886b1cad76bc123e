package slack_test

import (
	"slices"
	"strings"
	"testing"

	"chit/adapters/slack"
	"chit/adapters/slack/slacktest"
	"chit/agent/chat"
	"chit/expense"
)

// TestACardGetsOldWithItsExpense checks that a card is replaced when its
// expense has changed.
func TestACardGetsOldWithItsExpense(t *testing.T) {
	s := open(t, slacktest.Options{})
	m := slack.New(config(s, nil))
	ana, c := s.User(slacktest.Person{ID: "U07", Name: "ana"}), s.Channel("C061")
	root := ana.Post(c, "coffee 4.50")
	deliver := func(revision int64, text string, change func(*chat.Delivery)) chat.MessageID {
		t.Helper()
		d := chat.Delivery{Conversation: chat.ConversationID("slack:T024/C061/" + root), Answers: chat.MessageID(root), To: "slack:T024/U07"}
		d.Reply = chat.Reply{
			Text: text, Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}},
			Expenses: []expense.Expense{{Ledger: "slack:T024/C061", Number: 1, Revision: revision}},
		}
		change(&d)
		id, err := m.Deliver(t.Context(), d)
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	as := func(*chat.Delivery) {}
	shows := func(nth int, text string, buttons ...string) {
		t.Helper()
		until(t, s, text, func() bool {
			all := c.FromBot()
			return len(all) > nth && all[nth].Text == text && strings.HasPrefix(all[nth].BlockText(), text) && slices.Equal(labels(all[nth]), buttons)
		})
	}
	deliver(1, "✅ #1 · 4.50 EUR", as)
	question := deliver(1, "What is the right amount?", as)
	deliver(1, "#1 or #2?", func(d *chat.Delivery) { d.Card, d.Reply.InPlace = question, true })
	shows(0, "✅ #1 · 4.50 EUR", "Undo")
	shows(1, "#1 or #2?", "Undo")
	deliver(2, "✏️ #1 · 5.20 EUR", as)
	shows(0, "✏️ #1 · 5.20 EUR")
	shows(1, "✏️ #1 · 5.20 EUR")
	shows(2, "✏️ #1 · 5.20 EUR", "Undo")
	// What only one person sees must not replace a card that others see.
	deliver(3, "secret", func(d *chat.Delivery) { d.Card = "~1.1/1.2" })
	shows(2, "✏️ #1 · 5.20 EUR")
	if n := len(c.FromBot()); n != 3 {
		t.Errorf("%d cards are there, want 3", n)
	}
}
