package db_test

import (
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/agent/memory"
	"chit/db"
)

// BenchmarkInbox measures receiving a message and committing its result with the
// reply, the durable path of a message: with one conversation, and with 64 busy
// ones. The latter is compared with the rate of single-row INSERTs on the same
// database, measured alternately in the same run. It reports the medians of the
// rounds, and the ratio with its spread. The goals are 0.8 on PostgreSQL, of the
// best rate that pgbench reaches with 4, 8 and 16 clients, and 1.5 on SQLite.
// Both flush every commit.
func BenchmarkInbox(b *testing.B) {
	for _, store := range benchStores {
		b.Run(store.name+"/busy=1", func(b *testing.B) {
			s := benchOpen(b, store.url(b))
			benchMessages(b, s, "slack:1", func() bool { return b.Loop() })
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "msgs/s")
		})
		b.Run(store.name+"/busy=64", func(b *testing.B) {
			const rounds = 5
			var messages, rows, ratios []float64
			databaseURL := store.url(b)
			s := benchOpen(b, databaseURL)
			insertRate, goal := newPgbench, 0.8
			if s.Driver() == "sqlite" {
				insertRate, goal = newInserts, 1.5
			}
			rate := insertRate(b, s, databaseURL)
			for range rounds {
				rows = append(rows, rate())
				messages = append(messages, messageRate(b, benchOpen(b, store.url(b)), 64))
				ratios = append(ratios, messages[len(messages)-1]/rows[len(rows)-1])
			}
			b.ReportMetric(median(messages), "msgs/s")
			b.ReportMetric(median(rows), "rows/s")
			b.ReportMetric(median(ratios), fmt.Sprintf("msgs/row,goal=%g", goal))
			b.ReportMetric(slices.Min(ratios), "lowest")
			b.ReportMetric(slices.Max(ratios), "highest")
			b.ReportMetric(0, "ns/op") // b.N is not what was run
		})
	}
}

// benchSlice is how long each side of a pair runs.
const benchSlice = 2 * time.Second

func median(of []float64) float64 {
	sorted := slices.Sorted(slices.Values(of))
	return sorted[len(sorted)/2]
}

// perSecond runs work in many goroutines for a while, and returns how often per
// second it ran.
func perSecond(workers int, work func(worker int, more func() bool)) float64 {
	var all sync.WaitGroup
	var done atomic.Int64
	begin := time.Now()
	for w := range workers {
		all.Go(func() {
			first := true
			work(w, func() bool {
				if !first {
					done.Add(1)
				}
				first = false
				return time.Since(begin) < benchSlice
			})
		})
	}
	all.Wait()
	return float64(done.Load()) / time.Since(begin).Seconds()
}

func messageRate(b *testing.B, s *db.Store, busy int) float64 {
	return perSecond(busy, func(w int, more func() bool) {
		benchMessages(b, s, chat.ConversationID(fmt.Sprintf("slack:%d", w)), more)
	})
}

// newInserts returns a function that measures INSERTs of one row through the
// connections of s.
func newInserts(b *testing.B, s *db.Store, _ string) func() float64 {
	if _, err := s.Writer().ExecContext(b.Context(), `CREATE TABLE bench (id BIGINT PRIMARY KEY, body TEXT NOT NULL)`); err != nil {
		b.Fatal(err)
	}
	var id atomic.Int64
	return func() float64 {
		return perSecond(8, func(_ int, more func() bool) {
			for more() {
				if _, err := s.Writer().ExecContext(b.Context(), `INSERT INTO bench VALUES ($1, $2)`, id.Add(1), "coffee 4.50"); err != nil {
					b.Error(err)
					return
				}
			}
		})
	}
}

// newPgbench returns a function that measures the same INSERT with pgbench.
func newPgbench(b *testing.B, s *db.Store, databaseURL string) func() float64 {
	program, err := exec.LookPath("pgbench")
	if err != nil {
		b.Skip("pgbench is not installed")
	}
	u, err := url.Parse(databaseURL)
	if err != nil {
		b.Fatal(err)
	}
	var fsync string
	if err := s.Writer().QueryRowContext(b.Context(), `SHOW fsync`).Scan(&fsync); err != nil || fsync != "on" {
		b.Fatalf("fsync is %q, %v: the figures would mean nothing", fsync, err)
	}
	schema := u.Query().Get("search_path")
	if _, err := s.Writer().ExecContext(b.Context(), `CREATE TABLE bench (id BIGSERIAL PRIMARY KEY, body TEXT NOT NULL)`); err != nil {
		b.Fatal(err)
	}
	script := filepath.Join(b.TempDir(), "insert.sql")
	if err := os.WriteFile(script, []byte("INSERT INTO "+schema+".bench (body) VALUES ('coffee 4.50');\n"), 0o600); err != nil {
		b.Fatal(err)
	}
	return func() (best float64) {
		for _, clients := range []string{"4", "8", "16"} {
			cmd := exec.CommandContext(b.Context(), program, "--no-vacuum", "--protocol=prepared", "--jobs=2", "--client="+clients,
				fmt.Sprintf("--time=%.0f", benchSlice.Seconds()), "--file="+script,
				"--host="+u.Hostname(), "--port="+u.Port(), "--username="+u.User.Username(), strings.TrimPrefix(u.Path, "/"))
			out, err := cmd.Output()
			if err != nil {
				b.Fatalf("pgbench: %v", err)
			}
			_, after, _ := strings.Cut(string(out), "tps = ")
			var tps float64
			if _, err := fmt.Sscan(after, &tps); err != nil {
				b.Fatalf("pgbench says %s", out)
			}
			best = max(best, tps)
		}
		return best
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
