package db_test

import (
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/agent/memory"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// Benchmarks of the store. Those of a ledger with a million rows run only with
// CHIT_BENCH_LARGE=1, because filling one takes a while.
//
//	CHIT_BENCH_LARGE=1 go test ./db -run '^$' -bench Totals -count 6
const envLarge = "CHIT_BENCH_LARGE"

var benchStores = []struct {
	name string
	url  func(testing.TB) string
}{{"SQLite", dbtest.SQLiteURL}, {"Postgres", dbtest.PostgresURL}}

func benchOpen(b *testing.B, databaseURL string) *db.Store {
	b.Helper()
	s, err := db.Open(b.Context(), databaseURL)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { _ = s.Close() })
	return s
}

var benchDay = expense.Date{Year: 2026, Month: time.November, Day: 20}

func benchLedger(b *testing.B, s *db.Store) {
	b.Helper()
	if _, err := s.OpenLedger(b.Context(), expense.Ledger{ID: "bench", Settings: expense.DefaultSettings(), CreatedAt: time.Unix(0, 0)}); err != nil {
		b.Fatal(err)
	}
}

// benchExpense returns the i-th expense of five years, with eight categories
// and two tax rates.
func benchExpense(i int) expense.Expense {
	e := expense.Expense{
		Description: "coffee", Merchant: "Joe's", Category: fmt.Sprint("Category ", i%8),
		SpentOn: benchDay.AddDays(-i % (5 * 365)), CreatedAt: time.Unix(0, 0),
		Amounts: expense.Amounts{Currency: "EUR", Net: 375, Tax: 75, Gross: 450, Rate: expense.Percent(20)},
		Author:  expense.Person{ID: "terminal:ana", Name: "Ana"},
		Origins: expense.Origins{expense.FieldGross: expense.OriginSaid, expense.FieldDate: expense.OriginDefault},
	}
	if i%2 == 0 {
		e.Amounts = expense.Amounts{Currency: "EUR", Net: 450, Gross: 450, Rate: expense.Percent(0)}
	}
	return e
}

func benchAdd(i int) expense.Change {
	e := benchExpense(i)
	return expense.Change{Kind: expense.ChangeAdd, After: &e, Actor: e.Author, At: e.CreatedAt}
}

// quantiles reports the median and the 99th percentile.
func quantiles(b *testing.B, took []time.Duration) {
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1e3, "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1e3, "p99-ms")
}

// BenchmarkWrite adds one expense, of one tax line or of two, and flushes it to disk.
func BenchmarkWrite(b *testing.B) {
	for _, store := range benchStores {
		for lines := 1; lines <= 2; lines++ {
			b.Run(fmt.Sprintf("%s/lines=%d", store.name, lines), func(b *testing.B) { benchWrite(b, store.url(b), lines) })
		}
	}
}

func benchWrite(b *testing.B, databaseURL string, lines int) {
	s := benchOpen(b, databaseURL)
	benchLedger(b, s)
	var took []time.Duration
	for i := 0; b.Loop(); i++ {
		c := benchAdd(i)
		if lines == 2 {
			c.After.SetTaxLines([]expense.TaxLine{
				{Rate: expense.Percent(7), Net: 1000, Tax: 70, Gross: 1070}, {Rate: expense.Percent(19), Net: 1000, Tax: 190, Gross: 1190},
			})
		}
		start := time.Now()
		if _, err := s.Write(b.Context(), expense.Write{Ledger: "bench", SourceKey: fmt.Sprint(i), Changes: []expense.Change{c}}); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	quantiles(b, took)
}

// BenchmarkMessage makes every call to the store that one message makes: the
// ledger, the open question, recent turns, one expense, the turn.
func BenchmarkMessage(b *testing.B) {
	for _, store := range benchStores {
		b.Run(store.name, func(b *testing.B) {
			s := benchOpen(b, store.url(b))
			benchLedger(b, s)
			var took []time.Duration
			for i := 0; b.Loop(); i++ {
				start := time.Now()
				benchMessage(b, s, i)
				took = append(took, time.Since(start))
			}
			quantiles(b, took)
		})
	}
}

func benchMessage(b *testing.B, s *db.Store, i int) {
	ctx := b.Context()
	if _, err := s.OpenLedger(ctx, expense.Ledger{ID: "bench"}); err != nil {
		b.Fatal(err)
	}
	if _, err := s.Pending(ctx, "c"); err != nil {
		b.Fatal(err)
	}
	if _, err := s.Recent(ctx, "c", 4); err != nil {
		b.Fatal(err)
	}
	w := expense.Write{Ledger: "bench", SourceKey: fmt.Sprint(i), Changes: []expense.Change{benchAdd(i)}}
	if _, err := s.Write(ctx, w); err != nil {
		b.Fatal(err)
	}
	t := memory.Turn{Conversation: "c", MessageID: chat.MessageID(fmt.Sprint(i)), At: time.Unix(int64(i), 0), Text: "coffee 4.50", Reply: "✅ #1 · 4.50 EUR · coffee", Numbers: []int64{int64(i)}}
	if err := s.Save(ctx, t, nil); err != nil {
		b.Fatal(err)
	}
}

// BenchmarkTotals reports one month of a small and of a large ledger. The cost
// depends on the number of categories, so the ratio should be about 1.
func BenchmarkTotals(b *testing.B) {
	for _, store := range benchStores {
		var small float64 // nanoseconds with a thousand rows
		for _, rows := range []int{1_000, 1_000_000} {
			b.Run(fmt.Sprintf("%s/rows=%d", store.name, rows), func(b *testing.B) {
				if rows > 1_000 && os.Getenv(envLarge) != "1" {
					b.Skipf("%s is not 1", envLarge)
				}
				databaseURL := store.url(b)
				full := benchOpen(b, databaseURL)
				benchLedger(b, full)
				fill(b, full, rows)
				// Filling leaves SQLite with a log and a page cache that no
				// running bot has.
				if err := full.Close(); err != nil {
					b.Fatal(err)
				}
				s := benchOpen(b, databaseURL)
				month := expense.MonthOf(benchDay, 1)
				t, err := s.Totals(b.Context(), "bench", month)
				if err != nil || len(t.Lines) == 0 || len(t.Days) != 20 {
					b.Fatalf("Totals = %d lines, %d days, %v", len(t.Lines), len(t.Days), err)
				}
				for b.Loop() {
					if _, err := s.Totals(b.Context(), "bench", month); err != nil {
						b.Fatal(err)
					}
				}
				each := float64(b.Elapsed().Nanoseconds()) / float64(b.N)
				if rows == 1_000 {
					small = each
				} else {
					b.ReportMetric(each/small, "×1000-rows")
				}
			})
		}
	}
}

// fill adds rows to the ledger past the store: a thousand with Write, the rest
// as copies of them, with the totals multiplied accordingly.
func fill(b *testing.B, s *db.Store, rows int) {
	b.Helper()
	const base, perWrite = 1_000, 50
	for i := 0; i < base; i += perWrite {
		w := expense.Write{Ledger: "bench", SourceKey: fmt.Sprint("fill ", i)}
		for n := range perWrite {
			// One expense on each of the last thousand days, so that every
			// month has some.
			w.Changes = append(w.Changes, benchAdd(i+n))
		}
		if _, err := s.Write(b.Context(), w); err != nil {
			b.Fatal(err)
		}
	}
	if rows == base {
		return
	}
	for _, query := range []string{
		`INSERT INTO expenses (ledger_id, number, revision, description, merchant, category, tags, search, spent_on, created_at, currency, net, tax, gross, rate, author_id, author_name, source_key, origins, deleted)
WITH RECURSIVE copies (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM copies WHERE k < $1)
SELECT ledger_id, number + 1000 * k, revision, description, merchant, category, tags, search, spent_on, created_at, currency, net, tax, gross, rate, author_id, author_name, source_key, origins, deleted
FROM copies CROSS JOIN expenses`,
		`UPDATE month_totals SET n = n * ($1 + 1), lines = lines * ($1 + 1), net = net * ($1 + 1), tax = tax * ($1 + 1), gross = gross * ($1 + 1)`,
		`UPDATE day_totals SET n = n * ($1 + 1), gross = gross * ($1 + 1)`,
		`UPDATE ledgers SET last_number = 1000 * ($1 + 1)`,
	} {
		if _, err := s.Writer().ExecContext(b.Context(), query, int64(rows/base-1)); err != nil {
			b.Fatal(err)
		}
	}
	month := expense.MonthOf(benchDay, 1)
	got, err := s.Totals(b.Context(), "bench", month)
	if err != nil {
		b.Fatal(err)
	}
	want, err := s.Recompute(b.Context(), "bench", month)
	if err != nil || len(got.Lines) != len(want.Lines) || got.Lines[0] != want.Lines[0] {
		b.Fatalf("the filled ledger has totals %v, want %v, %v", got.Lines, want.Lines, err)
	}
}

// BenchmarkOpen opens an existing file and reads the ledger, as every command
// does first.
func BenchmarkOpen(b *testing.B) {
	databaseURL := dbtest.SQLiteURL(b)
	for i := 0; b.Loop(); i++ {
		s, err := db.Open(b.Context(), databaseURL)
		if err != nil {
			b.Fatal(err)
		}
		benchLedger(b, s)
		if err := s.Close(); err != nil {
			b.Fatal(err)
		}
	}
}
