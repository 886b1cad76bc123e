package agenttest_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"chit/agent"
	"chit/agent/chat"
	"chit/agent/memory"
	"chit/db/dbtest"
	"chit/expense"
)

// TestKeptInWords answers questions of the version before actions were kept with their
// values: what they keep is in words.
func TestKeptInWords(t *testing.T) {
	now := time.Date(2026, 11, 21, 9, 43, 0, 0, time.UTC)
	for _, tt := range []struct{ name, kept, answer, want string }{
		{
			"amount", `"field":"amount","actions":[{"tool":"add_expense","action":{"description":"taxi","category":"Transport","date":"2026-11-20"}}],"sources":["taxi yesterday"]`,
			"18", "18.00 USD · taxi · Transport · yesterday",
		},
		{
			"amount with more", `"field":"amount","actions":[{"tool":"add_expense","action":{"description":"taxi"}}],"sources":["taxi"]`,
			"18 EUR yesterday", "18.00 EUR · taxi · Transport · yesterday",
		},
		{
			"reading", `"field":"amount","actions":[{"tool":"add_expense","action":{"description":"rent","amount":"1200"}}],"sources":["rent 1.200"]`,
			"1.20", "1.20 USD · rent",
		},
		{
			"a model's", `"field":"amount","unwilled":true,"actions":[{"tool":"add_expense","action":{"description":"taxi","amount":"99","tax_rate":"0.2"}}],"sources":["taxi"]`,
			"18", "18.00 USD · taxi",
		},
		{
			"description", `"field":"description","actions":[{"tool":"add_expense","action":{"gross_amount":"12","tax_rate":"0.19","date":"yesterday","tags":"work"}}],"sources":["12 incl. 19% yesterday #work"]`,
			"lunch", "12.00 USD · lunch · Food · #work · yesterday, Fri 20 Nov\nnet 10.08 + VAT 19% 1.92",
		},
		{
			"yes", `"field":"confirmed","actions":[{"tool":"add_expense","action":{"description":"taxi","amount":"18"}}],"sources":["was it 18 for the taxi"]`,
			"yes", "18.00 USD · taxi",
		},
		{
			"edit", `"field":"value","actions":[{"tool":"edit_expense","action":{"number":1,"field":"amount"}}],"sources":[""]`,
			"7.50", "7.50 USD",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			store := dbtest.SQLite(t)
			a := agent.New(agent.Config{Ledgers: expense.NewService(store), Memory: store, Now: func() time.Time { return now }})
			say := func(id chat.MessageID, words string) string {
				reply, err := a.Handle(t.Context(), chat.Message{
					Conversation: "slack:1", ID: id, Ledger: "slack:ana", Direct: true, Text: words, At: now,
					Sender: chat.Sender{Person: expense.Person{ID: "slack:ana", Name: "Ana"}, Language: "en"},
				})
				if err != nil {
					t.Fatal(err)
				}
				return reply.Text
			}
			say("1", "coffee 4.50")
			var open memory.Pending
			question := `{"id":"q","asked":"2026-11-21T09:40:00Z","actor":"slack:ana","ask":"?","written":"2026-11-21T09:40:00Z",` + tt.kept + `}`
			if err := json.Unmarshal([]byte(question), &open); err != nil {
				t.Fatal(err)
			}
			if err := store.Save(t.Context(), memory.Turn{Conversation: "slack:1", MessageID: "2", At: now, Sender: "slack:ana"}, &open); err != nil {
				t.Fatal(err)
			}
			if got := say("3", tt.answer); !strings.Contains(got, tt.want) {
				t.Errorf("%q is answered by %q, want %q", tt.answer, got, tt.want)
			}
		})
	}
}
