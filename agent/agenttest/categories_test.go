package agenttest_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"chit/agent"
	"chit/agent/chat"
	"chit/db/dbtest"
	"chit/expense"
)

// TestFilesHaveTheLedgersNames has a category renamed and looks for both names in
// everything that leaves the ledger as a file, and in what programs read of a
// reply.
func TestFilesHaveTheLedgersNames(t *testing.T) {
	t.Parallel()
	store := dbtest.SQLite(t)
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	a := agent.New(agent.Config{Ledgers: expense.NewService(store), Memory: store, Now: func() time.Time { return now }})
	count := 0
	say := func(text string) chat.Reply {
		t.Helper()
		count++
		reply, err := a.Handle(t.Context(), chat.Message{
			Conversation: "test:ana", Ledger: "test:ana", Direct: true, ID: chat.MessageID(fmt.Sprint(count)), Text: text, At: now,
			Sender: chat.Sender{Person: expense.Person{ID: "test:ana", Name: "ana"}, Zone: "Europe/Berlin", Currency: "EUR"},
		})
		if err != nil {
			t.Fatal(err)
		}
		return reply
	}
	say("lunch 12")
	if got := string(say("export csv").Files[0].Data); !strings.Contains(got, "Food") {
		t.Fatalf("before it was renamed: %q, want Food in it", got)
	}
	say("rename Food to Meals")
	for _, ask := range []string{"export csv", "export json", "export csv this month", "export json this month"} {
		if got := string(say(ask).Files[0].Data); !strings.Contains(got, "Meals") || strings.Contains(got, "Food") {
			t.Errorf("%s: %q, want Meals and no Food", ask, got)
		}
	}
	for _, ask := range []string{"how was this month?", "list", "tea 2", "spending by category"} {
		reply := say(ask)
		if !strings.Contains(reply.Text, "Meals") || strings.Contains(reply.Text, "Food") {
			t.Errorf("%s: %q, want Meals and no Food", ask, reply.Text)
		}
		for _, e := range reply.Expenses {
			if e.Category != "Meals" {
				t.Errorf("%s: an expense of the reply is of %q, want Meals", ask, e.Category)
			}
		}
	}
	stored, err := store.Expense(t.Context(), "test:ana", 1)
	if err != nil || stored.Category != "Food" {
		t.Errorf("stored as %q, %v, want Food: a name can be taken back", stored.Category, err)
	}
}
