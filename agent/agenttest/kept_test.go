package agenttest_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"chit/agent"
	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/llm"
	"chit/db/dbtest"
	"chit/expense"
)

// away is a model that cannot be reached.
type away struct{}

func (away) Name() string { return "away" }

func (away) Next(context.Context, llm.Request) (llm.Response, error) {
	return llm.Response{}, errors.Join(errors.New("connection refused"), llm.ErrUnavailable)
}

// TestWhatNeedsTheModelIsKept checks that a message is kept where that is
// possible, and only if the rules can do nothing with it.
func TestWhatNeedsTheModelIsKept(t *testing.T) {
	store := dbtest.SQLite(t)
	now := time.Date(2026, 11, 21, 9, 43, 0, 0, time.UTC)
	a := agent.New(agent.Config{Ledgers: expense.NewService(store), Memory: store, Model: away{}, Now: func() time.Time { return now }})
	for i, tt := range []struct {
		text  string
		keeps bool
		later bool
		want  string
	}{
		{"what should I cook tonight?", true, true, "when the model is back"},
		{"what should I cook tonight?", false, false, "nothing was stored"},
		{"coffee 4.50 yesterday", true, false, "✅ #1 · 4.50 USD"},
		{"we had coffee for 4.50 with the people from the office", true, false, "4.50"},
	} {
		m := chat.Message{
			Conversation: "slack:1", ID: chat.MessageID(rune('a' + i)), Ledger: "slack:ana", Direct: true, Text: tt.text, At: now,
			Sender: chat.Sender{Person: expense.Person{ID: "slack:ana", Name: "Ana"}, Language: "en"},
		}
		reply, err := a.Fenced(inbox.Fence{}, store, away{}, tt.keeps).Handle(t.Context(), m)
		later, kept := errors.AsType[*chat.LaterError](err)
		if kept {
			reply = later.Reply
		} else if err != nil {
			t.Fatalf("%s: %v", tt.text, err)
		}
		if kept != tt.later || !strings.Contains(reply.Text, tt.want) {
			t.Errorf("%s (keeps %v): kept %v, %q; want kept %v, %q", tt.text, tt.keeps, kept, reply.Text, tt.later, tt.want)
		}
		if _, answered, err := store.Turn(t.Context(), m.Conversation, m.ID); err != nil || answered == kept {
			t.Errorf("%s: remembered as answered: %v, %v", tt.text, answered, err)
		}
	}
}
