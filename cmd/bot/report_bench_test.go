package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/report"
)

// BenchmarkReport measures a month's report as a chat shows it: totals,
// comparison, the largest expenses, who spent them, and the text. On a ledger
// with a million rows it may take 1.5 times as long as with a thousand, wherever
// those rows are: in other years, or in each month, so many that a report reads
// no rows at all. "full" is a month with the most rows that are still read.
//
//	CHIT_BENCH_LARGE=1 go test ./cmd/bot -run '^$' -bench Report -count 6
func BenchmarkReport(b *testing.B) {
	for _, store := range []struct {
		name, driver string
		url          func(testing.TB) string
	}{{"sqlite", "sqlite", dbtest.SQLiteURL}, {"postgres", "pgx", dbtest.PostgresURL}} {
		var small float64
		for _, l := range []struct {
			name  string
			large bool
			copy  string // SQL for the days of a thousand copies, by database
		}{
			{"rows=1000", false, ""},
			{"rows=1000000/elsewhere", true, map[string]string{
				"sqlite": `date('1990-01-01', '+' || ((number * 1000 + k) % 9000) || ' days')`, "pgx": `date '1990-01-01' + ((number * 1000 + k) % 9000)::int`,
			}[store.driver]},
			{"rows=1000000/everywhere", true, "spent_on"},
			{"rows=1000000/full", true, map[string]string{
				"sqlite": `CASE WHEN k < 14 THEN spent_on ELSE date('1990-01-01', '+' || ((number * 1000 + k) % 9000) || ' days') END`,
				"pgx":    `CASE WHEN k < 14 THEN spent_on ELSE date '1990-01-01' + ((number * 1000 + k) % 9000)::int END`,
			}[store.driver]},
		} {
			b.Run(store.name+"/"+l.name, func(b *testing.B) {
				if l.large && os.Getenv("CHIT_BENCH_LARGE") != "1" {
					b.Skip("CHIT_BENCH_LARGE is not 1")
				}
				each := benchMonthReport(b, store.url(b), store.driver, l.copy)
				if !l.large {
					small = each
				} else if small > 0 {
					b.ReportMetric(each/small, "×1000-rows")
				}
			})
		}
	}
}

// benchMonthReport returns the nanoseconds of a report.
func benchMonthReport(b *testing.B, databaseURL, driver, copies string) float64 {
	b.Helper()
	a := newAgreement(b, databaseURL, driver)
	a.fillEvenly()
	if copies != "" {
		a.multiply(copies)
	}
	store, err := db.Open(b.Context(), databaseURL) // with the page cache of a running bot
	if err != nil {
		b.Fatal(err)
	}
	defer store.Close()
	ledgers, month := expense.NewService(store), expense.MonthOf(agreeToday, 1)
	card := card.Renderer{Texts: text.In("en"), Ledger: a.ledger, Today: agreeToday}
	for b.Loop() {
		in, err := report.Gather(b.Context(), ledgers, report.Request{Ledger: a.ledger, Period: month})
		r := report.Build(in)
		if err != nil || r.Empty() {
			b.Fatal(r, err)
		}
		card.ReportText(r)
	}
	return float64(b.Elapsed().Nanoseconds()) / float64(b.N)
}

// fillEvenly adds a thousand expenses to the last fifty months.
func (a *agreement) fillEvenly() {
	a.Helper()
	for i := 0; i < 1000; i += expense.MaxPerMessage {
		drafts := make([]expense.Expense, expense.MaxPerMessage)
		for j := range drafts {
			drafts[j] = expense.Expense{
				Description: "coffee", Category: fmt.Sprint("Category ", (i+j)%8), SpentOn: agreeToday.AddDays(-(i + j) * 3 / 2),
				Amounts: expense.Amounts{Currency: "EUR", Net: 375, Tax: 75, Gross: 450, Rate: expense.Percent(20)},
			}
		}
		if _, err := a.service.Add(a.Context(), a.deed(agreePeople[i/expense.MaxPerMessage%2]), drafts); err != nil {
			a.Fatal(err)
		}
	}
}

// multiply adds 999 copies of each expense on the days given by an expression,
// without the store, and sets the totals to the sums of all rows.
func (a *agreement) multiply(days string) {
	a.Helper()
	month := map[string]string{"sqlite": `date(spent_on, 'start of month')`, "pgx": `date_trunc('month', spent_on)::date`}[a.driver]
	insert := fmt.Sprintf(`INSERT INTO expenses (ledger_id, number, revision, description, merchant, category, tags, search, spent_on, created_at, currency, net, tax, gross, rate, author_id, author_name, source_key, origins, deleted)
WITH RECURSIVE copies (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM copies WHERE k < 999)
SELECT ledger_id, number + 1000 * k, revision, description, merchant, category, tags, search, %s, created_at, currency, net, tax, gross, rate, author_id, author_name, source_key, origins, deleted
FROM copies CROSS JOIN expenses`, days)
	for _, statement := range []string{
		insert,
		`DELETE FROM month_totals`, `DELETE FROM day_totals`,
		fmt.Sprintf(`INSERT INTO month_totals (ledger_id, month, currency, kind, category, rate, n, lines, net, tax, gross)
SELECT ledger_id, %s, currency, kind, category, rate, COUNT(*), COUNT(*), SUM(net), SUM(tax), SUM(gross) FROM expenses GROUP BY 1, 2, 3, 4, 5, 6`, month),
		`INSERT INTO day_totals (ledger_id, day, currency, n, gross) SELECT ledger_id, spent_on, currency, COUNT(*), SUM(gross) FROM expenses GROUP BY 1, 2, 3`,
		`UPDATE ledgers SET last_number = 1000000`,
		map[string]string{"sqlite": `PRAGMA wal_checkpoint(TRUNCATE)`, "pgx": `VACUUM ANALYZE`}[a.driver],
	} {
		if _, err := a.sql.ExecContext(a.Context(), statement); err != nil {
			a.Fatalf("%s: %v", strings.Fields(statement)[0], err)
		}
	}
	p := expense.MonthOf(agreeToday, 1)
	got, err := a.service.Totals(a.Context(), a.ledger.ID, p)
	want, wantErr := a.service.Recompute(a.Context(), a.ledger.ID, p)
	if err != nil || wantErr != nil || len(got.Lines) == 0 || got.Lines[0] != want.Lines[0] {
		a.Fatalf("the filled ledger has totals %v, want %v: %v, %v", got.Lines, want.Lines, err, wantErr)
	}
}

// BenchmarkExport measures the real program exporting everything to a file. Its
// memory must not grow with the rows: "peak-MB" is its maximum, on Linux.
func BenchmarkExport(b *testing.B) {
	bot := filepath.Join(b.TempDir(), "bot")
	build := exec.CommandContext(b.Context(), "go", "build", "-trimpath", "-o", bot, "chit/cmd/bot")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		b.Fatalf("go build: %v\n%s", err, out)
	}
	for _, store := range []struct {
		name, driver string
		url          func(testing.TB) string
	}{{"sqlite", "sqlite", dbtest.SQLiteURL}, {"postgres", "pgx", dbtest.PostgresURL}} {
		for _, rows := range []int{1_000, 1_000_000} {
			b.Run(fmt.Sprintf("%s/rows=%d", store.name, rows), func(b *testing.B) {
				if rows > 1_000 && os.Getenv("CHIT_BENCH_LARGE") != "1" {
					b.Skip("CHIT_BENCH_LARGE is not 1")
				}
				databaseURL := store.url(b)
				a := newAgreement(b, databaseURL, store.driver)
				a.fillEvenly()
				if rows > 1_000 {
					a.multiply("spent_on")
				}
				for _, format := range []string{"csv", "json", "xlsx"} {
					b.Run(format, func(b *testing.B) {
						for b.Loop() {
							cmd := exec.CommandContext(b.Context(), bot, "export", "--all-ledgers", "--format", format, "-o", os.DevNull, "--db", databaseURL)
							var said bytes.Buffer
							cmd.Stdout, cmd.Stderr = &said, &said
							if err := cmd.Start(); err != nil {
								b.Fatal(err)
							}
							peak := watchPeak(cmd.Process.Pid)
							if err := cmd.Wait(); err != nil {
								b.Fatalf("export: %v\n%s", err, &said)
							}
							b.ReportMetric(peak(), "peak-MB")
						}
					})
				}
			})
		}
	}
}

// watchPeak samples the peak memory of a process until the returned function is
// called, which returns it in MB. The system's figure for a process that has
// ended would include what its parent held when it started.
func watchPeak(pid int) func() float64 {
	stop, peak := make(chan struct{}), make(chan float64)
	go func() {
		most := 0
		tick := time.NewTicker(5 * time.Millisecond)
		defer tick.Stop()
		for {
			status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid)) // missing once the process has ended
			if _, rest, ok := bytes.Cut(status, []byte("VmHWM:")); ok {
				var kb int
				if _, err := fmt.Sscan(string(rest), &kb); err == nil {
					most = max(most, kb)
				}
			}
			select {
			case <-stop:
				peak <- float64(most) / 1024
				return
			case <-tick.C:
			}
		}
	}()
	return func() float64 { close(stop); return <-peak }
}
