package agenttest_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"chit/agent"
	"chit/agent/chat"
	"chit/db/dbtest"
	"chit/expense"
)

// BenchmarkMessage measures the bot's own time for a message: reading it,
// storing the expense and the turn durably, and rendering the card. The goal is
// a p99 of at most 5 ms on SQLite.
func BenchmarkMessage(b *testing.B) {
	store := dbtest.SQLite(b)
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	a := agent.New(agent.Config{Ledgers: expense.NewService(store), Memory: store, Now: func() time.Time { return now }})
	times := make([]time.Duration, 0, b.N)
	for i := range b.N {
		m := chat.Message{
			Conversation: "test:ana", Ledger: "test:ana", Direct: true, ID: chat.MessageID(fmt.Sprint(i)), At: now,
			Sender: chat.Sender{Person: expense.Person{ID: "test:ana", Name: "ana"}, Zone: "Europe/Berlin", Currency: "EUR"},
			Text:   fmt.Sprintf("coffee %d.50 yesterday, 20%% VAT", i%90+1),
		}
		start := time.Now()
		reply, err := a.Handle(b.Context(), m)
		if err != nil || len(reply.Expenses) != 1 {
			b.Fatalf("%q, %v", reply.Text, err)
		}
		times = append(times, time.Since(start))
	}
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2].Microseconds()), "p50-µs")
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds()), "p99-µs")
}
