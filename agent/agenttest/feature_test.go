package agenttest_test

import (
	"strings"
	"testing"
	"time"

	"chit/agent"
	"chit/agent/agenttest/wishlist"
	"chit/agent/chat"
	"chit/agent/feature"
	"chit/agent/llm/llmtest"
	"chit/db/dbtest"
	"chit/expense"
)

// wisher is somebody who talks to an agent with some features.
type wisher struct {
	*agent.Agent
	t   *testing.T
	n   int
	now time.Time
}

func newWisher(t *testing.T, model *llmtest.Script, features []feature.Feature) *wisher {
	store := dbtest.SQLite(t)
	w := &wisher{t: t, now: time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)}
	config := agent.Config{
		Ledgers: expense.NewService(store), Memory: store, Features: features,
		Now: func() time.Time { return w.now },
	}
	if model != nil {
		config.Model = model
	}
	w.Agent = agent.New(config)
	return w
}

func (w *wisher) say(text, choice string) chat.Reply {
	w.t.Helper()
	return w.handle(chat.Message{Text: text, Choice: choice})
}

// answer says something in reply to the card of the nth message.
func (w *wisher) answer(text string, nth int) chat.Reply {
	w.t.Helper()
	return w.handle(chat.Message{Text: text, ReplyTo: chat.MessageID(strings.Repeat("x", nth))})
}

func (w *wisher) handle(m chat.Message) chat.Reply {
	w.t.Helper()
	w.n++
	reply, err := w.Handle(w.t.Context(), chat.Message{
		ID: chat.MessageID(strings.Repeat("x", w.n)), Conversation: "c", Ledger: "l", Direct: true, Text: m.Text, Choice: m.Choice, ReplyTo: m.ReplyTo,
		Sender: chat.Sender{Person: expense.Person{ID: "ana", Name: "ana"}, Language: "en", Currency: "EUR", Zone: "UTC"},
	})
	if err != nil {
		w.t.Fatalf("%q: %v", m.Text+m.Choice, err)
	}
	return reply
}

// TestAFeatureIsAFolder has an agent with one more feature: nothing but its folder and
// its place in the list makes its words, its question, its tool and its button work.
func TestAFeatureIsAFolder(t *testing.T) {
	t.Parallel()
	features := append(agent.Features(), wishlist.Feature)

	w := newWisher(t, nil, features)
	if got := w.say("I wish for a boat", "").Text; got != "What would a boat cost?" {
		t.Errorf("a phrase gets %q", got)
	}
	wished := w.say("1,200.00", "")
	if wished.Text != "⭐ a boat · 1,200.00" || len(wished.Choices) != 1 {
		t.Fatalf("the answer gets %+v", wished)
	}
	if got := w.say("", wished.Choices[0].ID).Text; got != "🎉 a boat" {
		t.Errorf("the tap gets %q", got)
	}
	if got := w.say("我想要船", "").Text; got != "船要多少钱？" {
		t.Errorf("a phrase in Chinese gets %q", got)
	}

	model := llmtest.NewScript(llmtest.Call("make_wish", `{"what":"a horse","amount":300}`))
	if got := newWisher(t, model, features).say("would be so nice to have a horse for 300", "").Text; got != "⭐ a horse · 300" {
		t.Errorf("a model's call gets %q", got)
	}

	without := newWisher(t, nil, nil)
	if got := without.say("I wish for a boat", "").Text; strings.Contains(got, "cost") {
		t.Errorf("without the feature a phrase gets %q", got)
	}
	if got := without.say("", wished.Choices[0].ID); !got.Notice {
		t.Errorf("without the feature a tap gets %q", got.Text)
	}
}
