package agenttest_test

import (
	"strings"
	"testing"
	"time"

	"chit/agent"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/db/dbtest"
	"chit/expense"
)

// TestFirstMessage checks who is shown what else there is: once, in their own ledger, and
// below the reply to what they wrote.
func TestFirstMessage(t *testing.T) {
	first := text.In("en").Say(text.FirstSteps)
	for _, c := range []struct {
		name, said       string
		group, introduce bool
		want             bool
	}{
		{"an expense", "coffee 4.50", false, true, true},
		{"a greeting", "hi", false, true, true},
		{"a question is asked", "add the taxi", false, true, true},
		{"what is not understood", "blah blah", false, true, true},
		{"what explains it already", "help", false, true, false},
		{"the same", "/start", false, true, false},
		{"in a group", "coffee 4.50", true, true, false},
		{"read by a program", "coffee 4.50", false, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			store := dbtest.SQLite(t)
			now := time.Date(2026, time.November, 22, 12, 0, 0, 123456789, time.UTC)
			a := agent.New(agent.Config{Ledgers: expense.NewService(store), Memory: store, Now: func() time.Time { return now }, Introduces: c.introduce})
			m := chat.Message{
				Conversation: "test:ana", Ledger: "test:ana", ID: "1", Direct: !c.group, Text: c.said,
				Sender: chat.Sender{Person: expense.Person{ID: "test:ana", Name: "ana"}, Currency: "EUR", Language: "en"},
			}
			for n, id := range []chat.MessageID{"1", "2", "3"} { // at one instant, by a stopped clock
				m.ID = id
				reply, err := a.Handle(t.Context(), m)
				if err != nil {
					t.Fatal(err)
				}
				if got := strings.HasSuffix(reply.Text, "\n\n"+first); got != (c.want && n == 0) {
					t.Errorf("message %d: shown is %t: %s", n+1, got, reply.Text)
				}
			}
		})
	}
}
