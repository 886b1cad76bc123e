package db_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/agent/inbox/inboxtest"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// TestKeptPlansUseIndexes has a PostgreSQL connection cache the plans that it made
// while every table had a few rows, lets the tables grow, and inspects those plans:
// soon none of them scans a whole table.
func TestKeptPlansUseIndexes(t *testing.T) {
	t.Parallel()
	s := dbtest.Postgres(t)
	s.Writer().SetMaxOpenConns(1) // the connection whose plans are inspected
	for _, setting := range []string{"plan_cache_mode = force_generic_plan", "jit = off"} {
		execute(t, s, "SET "+setting)
	}
	for i := range 3 {
		everyday(t, s, i)
	}
	execute(t, s, "ANALYZE") // as autovacuum may have done at this point
	everyday(t, s, 3)
	if scans := wholeTables(t, s); len(scans) == 0 {
		t.Fatal("no plan for tables of a few rows reads a whole table, so that this test shows nothing")
	}
	grow(t, s)
	everyday(t, s, 4) // its commits schedule the statistics
	var scans []string
	for begin := time.Now(); time.Since(begin) < 30*time.Second; time.Sleep(200 * time.Millisecond) {
		if scans = wholeTables(t, s); len(scans) == 0 {
			return
		}
	}
	t.Errorf("plans that read whole tables after these have grown:\n%s", strings.Join(scans, "\n"))
}

func execute(t *testing.T, s *db.Store, query string) {
	t.Helper()
	if _, err := s.Writer().ExecContext(t.Context(), query); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

// everyday runs the statements of a normal day, for the i-th message of a
// conversation.
func everyday(t *testing.T, s *db.Store, i int) {
	t.Helper()
	const conversation, ledger = "slack:1", "ana"
	ctx, id := t.Context(), chat.MessageID(fmt.Sprint("message ", i))
	scope := inbox.Scope{Platforms: []string{"telegram"}, Prefixes: []string{"slack:"}}
	month := expense.MonthOf(planDay, 1)
	_, err := s.OpenLedger(ctx, expense.Ledger{ID: ledger, Settings: expense.DefaultSettings()})
	r, received := s.Receive(ctx, inbox.Arrival{Message: inboxtest.Message(conversation, id), At: time.Now(), Lease: time.Minute})
	if err != nil || received != nil || r.Job == nil {
		t.Fatalf("receive %s: %+v, %v, %v", id, r, err, received)
	}
	f := r.Job.Fence
	for name, do := range map[string]func() error{
		"write": func() error {
			w := adding(ledger, string(id), 5)
			w.Guard, w.Changes[0].After.Tags = f, []string{"trip"}
			w.Changes[0].After.Lines = []expense.TaxLine{{Net: 2, Gross: 2}, {Net: 3, Gross: 3}}
			_, err := s.Write(ctx, w)
			return err
		},
		"expense": func() error { _, err := s.Expense(ctx, ledger, 1); return err },
		"find": func() error {
			_, err := s.Find(ctx, ledger, expense.Query{Period: &month, Limit: 10})
			return err
		},
		"tag": func() error { _, err := s.Find(ctx, ledger, expense.Query{Tag: "trip", Limit: 10}); return err },
		"deed": func() error {
			_, err := s.Changes(ctx, ledger, expense.ChangeQuery{SourceKey: string(id), Limit: 10})
			return err
		},
		"totals":    func() error { _, err := s.Totals(ctx, ledger, month); return err },
		"recompute": func() error { _, err := s.Recompute(ctx, ledger, month); return err },
		"summary": func() error {
			_, err := s.Summarize(ctx, ledger, expense.Summary{Query: expense.Query{Period: &month}, By: expense.ByCategory})
			return err
		},
		"answer":  func() error { return s.KeepAnswer(ctx, f, r.Seq, 1, llm.Response{Text: "x"}) },
		"answers": func() error { _, err := s.Answers(ctx, conversation, r.Seq); return err },
		"renew":   func() error { _, err := s.Renew(ctx, []inbox.Fence{f}, time.Minute); return err },
		"waiting": func() error { _, err := s.Waiting(ctx, scope); return err },
		"claim":   func() error { _, err := s.Claim(ctx, scope, time.Minute, 10); return err },
		"recent":  func() error { _, err := s.Recent(ctx, conversation, 5); return err },
		"turn":    func() error { _, _, err := s.Turn(ctx, conversation, id); return err },
		"address": func() error { _, _, err := s.Address(ctx, ledger); return err },
		"tick": func() error {
			return s.SetTick(ctx, inbox.Tick{Ledger: ledger, Key: string(id), Conversation: conversation, Due: time.Now().AddDate(1, 0, i), Guard: f})
		},
		"ticks":  func() error { _, err := s.Ticks(ctx, ledger); return err },
		"arrive": func() error { _, err := s.ArriveTicks(ctx, 10); return err },
		"cancel": func() error { _, err := s.CancelTick(ctx, ledger, "none", f); return err },
		"oldest": func() error { _, err := s.Oldest(ctx); return err },
	} {
		if err := do(); err != nil && expense.CodeOf(err) != expense.CodeNotFound {
			t.Fatalf("%s: %v", name, err)
		}
	}
	done := inbox.Done{
		Fence: f, Seq: r.Seq, Answers: id, Reply: chat.Reply{Text: "✅ #42"},
		Turn: &memory.Turn{Conversation: conversation, MessageID: id, At: time.Now(), Text: "coffee 4.50", Reply: "✅ #42"},
	}
	if _, err := s.Finish(ctx, done); err != nil {
		t.Fatalf("finish: %v", err)
	}
	postings, err := s.ClaimReplies(ctx, scope, time.Minute, 10)
	if err == nil && len(postings) > 0 {
		err = s.Mark(ctx, conversation, postings[0].Seq, inbox.Mark{State: inbox.Sent, ExternalID: "17"})
	}
	if err != nil {
		t.Fatalf("send: %v", err)
	}
	if _, _, err := s.AnsweredBy(ctx, conversation, "17"); err != nil {
		t.Fatalf("answered by: %v", err)
	}
}

var planDay = expense.Date{Year: 2026, Month: time.November, Day: 20}

// large lists the tables that grow with use, in an order that foreign keys allow,
// with the first column of each key.
var large = []struct{ name, key string }{
	{"ledgers", "ledger_id"},
	{"expenses", "ledger_id"},
	{"expense_tags", "ledger_id"},
	{"expense_lines", "ledger_id"},
	{"changes", "ledger_id"},
	{"month_totals", "ledger_id"},
	{"day_totals", "ledger_id"},
	{"conversations", "conversation_id"},
	{"inbox", "conversation_id"},
	{"turns", "conversation_id"},
	{"model_steps", "conversation_id"},
	{"outbox", "conversation_id"},
	{"addresses", "ledger_id"},
	{"ticks", "ledger_id"},
}

// grow fills the large tables past the store, with copies of the first ledger and
// conversation.
func grow(t *testing.T, s *db.Store) {
	t.Helper()
	for _, table := range large {
		var columns string
		err := s.Writer().QueryRowContext(t.Context(), `
SELECT string_agg(CASE WHEN column_name = $2 THEN column_name || ' || k' ELSE column_name END, ', ' ORDER BY ordinal_position)
FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1`, table.name, table.key).Scan(&columns)
		if err != nil {
			t.Fatal(err)
		}
		execute(t, s, fmt.Sprintf(`INSERT INTO %s SELECT %s FROM %[1]s CROSS JOIN generate_series(1, 3000) AS k`, table.name, columns))
	}
}

// wholeTables returns the connection's cached statements whose plan scans the
// whole of a large table, with that line of the plan.
func wholeTables(t *testing.T, s *db.Store) (scans []string) {
	t.Helper()
	kept := texts(t, s, `
SELECT name || '|' || COALESCE(array_length(parameter_types, 1), 0) || '|' || statement FROM pg_prepared_statements
WHERE statement ~ '\$1' AND statement !~* 'pg_|information_schema|EXPLAIN'`)
	for _, k := range kept {
		name, rest, _ := strings.Cut(k, "|")
		count, statement, _ := strings.Cut(rest, "|")
		var n int
		if _, err := fmt.Sscan(count, &n); err != nil {
			t.Fatal(err)
		}
		args := strings.Join(slices.Repeat([]string{"NULL"}, n), ", ")
		for _, line := range texts(t, s, fmt.Sprintf(`EXPLAIN (COSTS OFF) EXECUTE %s(%s)`, name, args)) {
			_, after, scan := strings.Cut(line, "Seq Scan on ")
			table, _, _ := strings.Cut(after, " ")
			if scan && slices.ContainsFunc(large, func(l struct{ name, key string }) bool { return l.name == table }) {
				scans = append(scans, strings.TrimSpace(line)+": "+strings.Join(strings.Fields(statement), " "))
			}
		}
	}
	return scans
}
