package db_test

import (
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/agent/memory"
	"chit/db"
	"chit/db/dbtest"
)

// BenchmarkInbox measures receive and commit with reply, the durable path of a
// message, with 64 busy conversations and with one; and one INSERT of a row per
// transaction on the same database, which is what it is compared with.
func BenchmarkInbox(b *testing.B) {
	for name, open := range map[string]func(testing.TB) *db.Store{"SQLite": dbtest.SQLite, "Postgres": dbtest.Postgres} {
		for _, busy := range []int{1, 64} {
			b.Run(fmt.Sprintf("%s/busy=%d", name, busy), func(b *testing.B) {
				s := open(b)
				var talk atomic.Int64
				b.SetParallelism((busy + 1) / 2)
				if busy == 1 {
					benchMessages(b, s, "slack:1", func() bool { return b.Loop() })
				} else {
					b.RunParallel(func(pb *testing.PB) {
						benchMessages(b, s, chat.ConversationID(fmt.Sprintf("slack:%d", talk.Add(1))), pb.Next)
					})
				}
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "msgs/s")
			})
		}
		b.Run(name+"/insert", func(b *testing.B) {
			s := open(b)
			if _, err := s.Writer().ExecContext(b.Context(), `CREATE TABLE bench (id BIGINT PRIMARY KEY, body TEXT NOT NULL)`); err != nil {
				b.Fatal(err)
			}
			var n atomic.Int64
			b.SetParallelism(4)
			b.RunParallel(func(pb *testing.PB) {
				for pb.Next() {
					if _, err := s.Writer().ExecContext(b.Context(), `INSERT INTO bench VALUES ($1, $2)`, n.Add(1), "coffee 4.50"); err != nil {
						b.Error(err)
					}
				}
			})
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "rows/s")
		})
	}
}

func benchMessages(b *testing.B, s *db.Store, c chat.ConversationID, next func() bool) {
	for n := 0; next(); n++ {
		m := inboxtest.Message(c, chat.MessageID(fmt.Sprint(n)))
		r, err := s.Receive(b.Context(), inbox.Arrival{Message: m, At: time.Now(), Lease: time.Minute})
		if err != nil || r.Job == nil {
			b.Errorf("Receive = %+v, %v", r, err)
			return
		}
		d := inbox.Done{
			Fence: r.Job.Fence, Seq: r.Seq, Answers: m.ID, Reply: chat.Reply{Text: "✅ #42 · 4.50 EUR"}, SendAfter: 0,
			Turn: &memory.Turn{Conversation: c, MessageID: m.ID, At: m.At, Text: m.Text, Reply: "✅ #42 · 4.50 EUR"},
		}
		if _, err := s.Finish(b.Context(), d); err != nil {
			b.Errorf("Finish: %v", err)
			return
		}
	}
}
