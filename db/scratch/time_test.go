package scratch_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"chit/db/dbtest"
	"chit/db/scratch"
	"chit/expense"
)

// fastest returns the processor time that f takes: the least of three runs, or the
// first within the limit. The collector may run for garbage of earlier tests.
func fastest(limit time.Duration, f func()) time.Duration {
	best := time.Duration(1<<63 - 1)
	for range 3 {
		begin := processorTime()
		f()
		if best = min(best, processorTime()-begin); best <= limit {
			break
		}
	}
	return best
}

// measuresTime skips a time measurement under the race detector.
func measuresTime(t *testing.T) {
	t.Helper()
	if raceDetector {
		t.Skip("the race detector slows down what is measured here")
	}
}

// costliest has the slowest use of each function, with a text s and a pattern p.
var costliest = map[string]string{
	"abs": "abs(s)", "coalesce": "coalesce(NULL, s)", "date": "date('now', s)", "iif": "iif(s LIKE p, s, p)", "ifnull": "ifnull(NULL, s)",
	"instr": "instr(s, substr(s, 1, length(s) / 2) || 'b')", "julianday": "julianday(s)", "length": "length(s)", "like": "s LIKE p",
	"lower": "lower(s)", "ltrim": "ltrim(s, upper(s) || 'a')", "max": "max(s, s || 'a', s || 'b')", "min": "min(s, s || 'a', s || 'b')",
	"money": "money(1, s)", "nullif": "nullif(s, s || 'b')", "round": "round(s)", "rtrim": "rtrim(s, upper(s) || 'a')",
	"strftime": "strftime(s, 'now')", "substr": "substr(s, 9999999, 1)", "substring": "substring(s, 9999999, 1)",
	"trim": "trim(s, upper(s) || 'a')", "unicode": "unicode(s)", "upper": "upper(s)",
	"avg": "(SELECT avg(s))", "count": "(SELECT count(DISTINCT s))", "sum": "(SELECT sum(s))", "total": "(SELECT total(s))",
	"cume_dist": "(SELECT cume_dist() OVER (ORDER BY s))", "dense_rank": "(SELECT dense_rank() OVER (ORDER BY s))",
	"first_value": "(SELECT first_value(s) OVER (ORDER BY s))", "lag": "(SELECT lag(s, 1, s) OVER (ORDER BY s))",
	"last_value": "(SELECT last_value(s) OVER (ORDER BY s))", "lead": "(SELECT lead(s, 1, s) OVER (ORDER BY s))",
	"nth_value": "(SELECT nth_value(s, 1) OVER (ORDER BY s))", "ntile": "(SELECT ntile(9) OVER (ORDER BY s))",
	"percent_rank": "(SELECT percent_rank() OVER (ORDER BY s))", "rank": "(SELECT rank() OVER (ORDER BY s))",
	"row_number": "(SELECT row_number() OVER (ORDER BY s))",
	// Operators and collations work on texts too.
	"||": "s || p", "=": "s || 'a' = s || 'b'", "NOCASE": "s || 'a' = s || 'b' COLLATE NOCASE", "CAST": "CAST(s AS NUMERIC)",
	"+": "s + s", "IN": "s IN (s || 'a', s || 'b', s || 'c')", "ESCAPE": "s LIKE p ESCAPE '!'",
}

// longTexts begins a question with a text s, of half the maximum length, and a
// pattern p that matches nearly everywhere.
func longTexts() string {
	q := "WITH t0(s) AS (SELECT 'aaaaaaaa')"
	n := 0
	for size := 8; size < scratch.MaxText/2; size *= 2 {
		n++
		q += fmt.Sprintf(", t%d(s) AS MATERIALIZED (SELECT s || s FROM t%d)", n, n-1)
	}
	return q + fmt.Sprintf(", t(s, p) AS (SELECT s, '%%%sb' FROM t%d) ", strings.Repeat("a", 97), n)
}

// TestNoFunctionOverstays runs each function on the longest texts: as often as a
// question has room for, for each pair of expenses, and after the first row.
// Whatever a statement runs beyond its time limit cannot be interrupted.
func TestNoFunctionOverstays(t *testing.T) {
	measuresTime(t)
	const allowed, beyond = 50 * time.Millisecond, 500 * time.Millisecond
	s := dbtest.Memory(t)
	ledgerOf(t, s, "ana", 500)
	s.SetTime(allowed)
	for _, name := range scratch.Functions {
		if costliest[name] == "" {
			t.Errorf("nobody has measured %s", name)
		}
	}
	for name, call := range costliest {
		head, call := longTexts(), "("+call+" IS 1)"
		for shape, question := range map[string]string{
			"in each column":   head + "SELECT " + inColumns(call, scratch.MaxQuestion-len(head)-20) + " FROM t",
			"in each row":      head + "SELECT sum(" + call + ") FROM t, expenses, expenses",
			"behind the first": head + "SELECT 1 UNION ALL SELECT sum(" + call + ") FROM t, expenses, expenses, expenses",
		} {
			took := fastest(allowed+beyond, func() {
				_, err := s.Ask(t.Context(), "ana", question)
				if _, ok := expense.IsQueryError(err); err != nil && !ok || err != nil && strings.Contains(err.Error(), "syntax") {
					t.Fatalf("%s %s: %v\n%s", name, shape, err, question)
				}
			})
			if took > allowed+beyond {
				t.Errorf("%s %s took %v", name, shape, took)
			}
		}
	}
}

// inColumns repeats an expression in sums and columns, up to a size.
func inColumns(expression string, size int) string {
	const columns = 60
	each := max(size/columns/(len(expression)+1), 1)
	column := strings.Repeat("+"+expression, each)[1:]
	n := min(size/(len(column)+1), columns)
	return strings.Repeat(","+column, n)[1:]
}

// TestOverstayingIsNoticed is the negative control of the two tests that measure
// statements: SQLite's own functions on texts of a megabyte, and rows read
// directly from the driver.
func TestOverstayingIsNoticed(t *testing.T) {
	measuresTime(t)
	pool, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	defer pool.Close()
	const many = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 4000000) SELECT COUNT(*) FROM n"
	for name, question := range map[string]string{
		"two texts":      "SELECT ltrim(a, upper(a) || 'a') FROM (SELECT replace(hex(zeroblob(4000)), '0', 'a') a)",
		"the second row": "SELECT 1 UNION ALL SELECT * FROM (" + many + ")",
	} {
		const allowed = 100 * time.Millisecond
		took := fastest(2*allowed, func() {
			ctx, cancel := context.WithTimeout(t.Context(), allowed)
			defer cancel()
			rows, err := pool.QueryContext(ctx, question)
			for err == nil && rows.Next() {
			}
		})
		if took <= 2*allowed {
			t.Errorf("%s took %v only", name, took)
		}
	}
}

// TestAskEndsWithItsCaller checks that a question does not delay the end of the
// process.
func TestAskEndsWithItsCaller(t *testing.T) {
	measuresTime(t)
	s := dbtest.Memory(t)
	ledgerOf(t, s, "ana", 500)
	s.SetTime(time.Minute)
	for _, question := range []string{
		"SELECT COUNT(*) FROM expenses a, expenses b, expenses c, expenses d",
		"SELECT 1 UNION ALL SELECT COUNT(*) FROM expenses a, expenses b, expenses c, expenses d",
		longTexts() + "SELECT SUM(s LIKE p) FROM t, expenses, expenses, expenses",
	} {
		took := fastest(scratch.MaxTime, func() {
			ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
			defer cancel()
			if _, err := s.Ask(ctx, "ana", question); !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("%s: %v, want that of the caller's context", question, err)
			}
		})
		if took > scratch.MaxTime {
			t.Errorf("%s went on for %v", question, took)
		}
	}
}

// TestAskReadsTheLargest checks that the limit on texts leaves room for the
// largest possible expense.
func TestAskReadsTheLargest(t *testing.T) {
	s := dbtest.Memory(t)
	service := expense.NewService(s)
	day := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	ledger, err := service.Open(t.Context(), expense.Ledger{ID: "ana", Settings: expense.DefaultSettings(), CreatedAt: day})
	if err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("💶", expense.MaxDescription)
	_, err = service.Add(t.Context(), expense.Deed{
		Ledger: ledger, By: expense.Person{ID: "ana", Name: strings.Repeat("n", 500)}, At: day, SourceKey: "1",
	}, []expense.Expense{{
		Description: long, Merchant: long, Category: long, SpentOn: expense.Date{Year: 2026, Month: 11, Day: 21},
		Amounts: expense.Amounts{Currency: "EUR", Net: 100, Gross: 100, Rate: expense.Percent(0)},
	}})
	if err != nil {
		t.Fatal(err)
	}
	got, err := s.Ask(t.Context(), "ana", "SELECT * FROM expenses ORDER BY description, merchant, category")
	if err != nil || len(got.Rows) != 1 || !slices.Contains(got.Rows[0], long) {
		t.Errorf("the largest expense: %d rows, %v; want it", len(got.Rows), err)
	}
}
