package scratch_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/db"
	"chit/db/dbtest"
	"chit/db/scratch"
	"chit/expense"
)

func TestMain(m *testing.M) { os.Exit(dbtest.Main(m)) }

// ledgerOf returns a ledger with n expenses: 1.00 EUR the first, 2.00 USD the
// second, and so on.
func ledgerOf(t testing.TB, s *db.Store, id expense.LedgerID, n int) {
	t.Helper()
	service := expense.NewService(s)
	day := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	ledger, err := service.Open(t.Context(), expense.Ledger{ID: id, Settings: expense.DefaultSettings(), CreatedAt: day})
	if err != nil {
		t.Fatal(err)
	}
	var drafts []expense.Expense
	for i := range n {
		gross := int64(i+1) * 100
		drafts = append(drafts, expense.Expense{
			Description: fmt.Sprintf("thing %d of %s", i+1, id), Category: []string{"Food", "Transport"}[i%2], Tags: []string{"trip"},
			SpentOn: expense.Date{Year: 2026, Month: time.Month(1 + i%11), Day: 1 + i%28},
			Amounts: expense.Amounts{Currency: []expense.Currency{"EUR", "USD"}[i%2], Net: gross, Gross: gross, Rate: expense.Percent(0)},
		})
		if len(drafts) == expense.MaxPerMessage || i == n-1 {
			deed := expense.Deed{
				Ledger: ledger, By: expense.Person{ID: "ana", Name: "Ana"}, At: day, SourceKey: fmt.Sprintf("%s/%d", id, i),
			}
			if _, err := service.Add(t.Context(), deed, drafts); err != nil {
				t.Fatal(err)
			}
			drafts = nil
		}
	}
}

func TestAsk(t *testing.T) {
	for name, open := range dbtest.Stores {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := open(t)
			ledgerOf(t, s, "ana", 5)
			ledgerOf(t, s, "ben", 3)
			for question, want := range map[string][]string{
				"SELECT currency, money(SUM(gross), currency) FROM expenses GROUP BY currency ORDER BY 1": {"EUR|9.00 EUR", "USD|6.00 USD"},
				"SELECT money(AVG(gross), currency) FROM expenses WHERE currency = 'USD'":                 {"3.00 USD"},
				"SELECT money(AVG(gross), currency) FROM expenses WHERE number IN (1, 3) GROUP BY currency": {
					"2.00 EUR",
				},
				"SELECT substr(spent_on, 1, 7) AS month, COUNT(*) FROM expenses GROUP BY month ORDER BY month LIMIT 2;":  {"2026-01|1", "2026-02|1"},
				"WITH food AS (SELECT * FROM expenses WHERE category = 'Food') SELECT MAX(gross), MIN(number) FROM food": {"500|1"},
				"SELECT number, ROW_NUMBER() OVER (ORDER BY gross DESC) FROM expenses LIMIT 1":                           {"5|1"},
				"SELECT COUNT(*) FROM expenses JOIN tags USING (number) WHERE tag = 'trip' -- ; all of them":             {"5"},
				"SELECT money(NULL, 'EUR'), tax_rate, author FROM expenses WHERE description LIKE 'thing 1 %'":           {"|0|Ana"},
				"SELECT number FROM expenses WHERE description = 'a; b'":                                                 nil,
				"SELECT number FROM expenses ORDER BY gross DESC -- the dearest":                                         {"5", "4", "3", "2", "1"},
				"SELECT instr('naïve', 've'), instr('a', 'b'), instr(NULL, 'a'), instr('a', ''), instr(142, 4)":          {"4|0||1|2"},
				"SELECT trim('..a.b.', '.'), ltrim('xéa', 'éx'), rtrim('a  ', ' '), trim(' a '), trim('a', NULL)":        {"a.b|a|a|a|"},
				"SELECT substr(description, 1, instr(description, ' ') - 1) AS w, COUNT(*) FROM expenses GROUP BY w": {
					"thing|5",
				},
			} {
				got, err := s.Ask(t.Context(), "ana", question)
				if err != nil {
					t.Errorf("Ask(%q): %v", question, err)
					continue
				}
				var rows []string
				for _, r := range got.Rows {
					rows = append(rows, strings.Join(r, "|"))
				}
				if diff := cmp.Diff(want, rows); diff != "" {
					t.Errorf("Ask(%q) (-want +got):\n%s", question, diff)
				}
			}
		})
	}
}

// TestAskCountsWhatWasSpent keeps income and transfers out of a copy, because a
// question does not know of them.
func TestAskCountsWhatWasSpent(t *testing.T) {
	s := dbtest.Memory(t)
	ledgerOf(t, s, "ana", 1)
	var drafts []expense.Change
	for kind, gross := range map[expense.Kind]int64{expense.KindRefund: -30, expense.KindIncome: 5000, expense.KindTransfer: 700} {
		drafts = append(drafts, expense.Change{Kind: expense.ChangeAdd, After: &expense.Expense{
			Kind: kind, Tags: []string{"trip"}, SpentOn: expense.EarliestDate, Amounts: expense.Amounts{Currency: "EUR", Net: gross, Gross: gross},
		}})
	}
	if _, err := s.Write(t.Context(), expense.Write{Ledger: "ana", SourceKey: "kinds", Changes: drafts}); err != nil {
		t.Fatal(err)
	}
	got, err := s.Ask(t.Context(), "ana", `SELECT COUNT(*), SUM(gross), (SELECT COUNT(*) FROM tags) FROM expenses`)
	if diff := cmp.Diff([][]string{{"2", "70", "2"}}, got.Rows); diff != "" || err != nil {
		t.Errorf("Ask, %v (-want +got):\n%s", err, diff)
	}
}

// TestAskBounds checks that an answer has an end.
func TestAskBounds(t *testing.T) {
	s := dbtest.Memory(t)
	ledgerOf(t, s, "ana", 300)
	got, err := s.Ask(t.Context(), "ana", "SELECT number FROM expenses")
	if err != nil || len(got.Rows) != 200 || !got.Cut {
		t.Errorf("300 rows: %d, cut %v, %v; want 200, cut", len(got.Rows), got.Cut, err)
	}
	got, err = s.Ask(t.Context(), "ana", "SELECT a.description || b.description || a.description || b.description FROM expenses a, expenses b")
	size := 0
	for _, r := range got.Rows {
		size += len(r[0])
	}
	if err != nil || size > 32<<10 || !got.Cut {
		t.Errorf("long rows: %d bytes, cut %v, %v; want at most 32 KiB, cut", size, got.Cut, err)
	}
}

// hostile returns the statements of a file, without the lines that say why.
func hostile(t testing.TB) (all []string) {
	f, err := os.Open(filepath.Join("testdata", "hostile.sql"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if line := lines.Text(); !strings.HasPrefix(line, "--") {
			all = append(all, line)
		}
	}
	if len(all) < 60 {
		t.Fatalf("only %d hostile statements", len(all))
	}
	return all
}

// hostileVariable makes the test program run the hostile statements, so that the
// memory they take is not hidden by that of other tests.
const hostileVariable = "CHIT_TEST_HOSTILE"

func TestHostileSQL(t *testing.T) {
	measuresTime(t)
	if os.Getenv(hostileVariable) == "" {
		inOwnProcess(t)
		return
	}
	s := dbtest.Memory(t)
	ledgerOf(t, s, "ana", 2000)
	ledgerOf(t, s, "ben", 10)
	before := peak(t)
	slowest := time.Duration(0)
	for _, statement := range hostile(t) {
		took := fastest(2*scratch.MaxTime, func() {
			got, err := s.Ask(t.Context(), "ana", statement)
			if why, ok := expense.IsQueryError(err); !ok || why == "" {
				t.Errorf("%s: %d rows, error %v; want a QueryError", statement, len(got.Rows), err)
			}
		})
		slowest = max(slowest, took)
		if took > 2*scratch.MaxTime {
			t.Errorf("%s took %v", statement, took)
		}
	}
	if grown := peak(t) - before; grown > 64<<10 {
		t.Errorf("the statements took %d KiB of memory, want at most 64 MiB", grown)
	} else {
		t.Logf("slowest %v, memory grown by %d KiB", slowest.Round(time.Millisecond), grown)
	}
	for id, want := range map[expense.LedgerID]int{"ana": 2000, "ben": 10} {
		n := 0
		err := s.Each(t.Context(), id, func(expense.Expense) error { n++; return nil })
		if err != nil || n != want {
			t.Errorf("ledger %s has %d expenses afterwards, %v; want %d", id, n, err, want)
		}
	}
}

// TestAskSeesOneLedger checks that the rows of others are not there, however
// they are asked for.
func TestAskSeesOneLedger(t *testing.T) {
	s := dbtest.Memory(t)
	ledgerOf(t, s, "ana", 3)
	ledgerOf(t, s, "ben", 3)
	for _, question := range []string{
		"SELECT * FROM expenses",
		"SELECT * FROM main.expenses WHERE 1 = 1 OR description LIKE '%ben%'",
		"SELECT * FROM expenses UNION ALL SELECT * FROM expenses",
		"SELECT * FROM tags JOIN expenses ON 1",
	} {
		got, err := s.Ask(t.Context(), "ana", question)
		if err != nil || len(got.Rows) == 0 {
			t.Errorf("%s: %d rows, %v", question, len(got.Rows), err)
		}
		if strings.Contains(fmt.Sprint(got.Rows), "ben") {
			t.Errorf("%s shows another's ledger: %v", question, got.Rows)
		}
	}
}

func inOwnProcess(t *testing.T) {
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), program, "-test.run=^"+t.Name()+"$", "-test.v")
	cmd.Env = append(os.Environ(), hostileVariable+"=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if !strings.Contains(string(out), "--- PASS: "+t.Name()) {
		t.Fatalf("the test did not run:\n%s", out)
	}
	t.Logf("%s", out)
}

// peak returns the most memory that the process ever had, in KiB; 0 where the
// system does not tell.
func peak(t *testing.T) int {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(status), "VmHWM:")
	n, err := strconv.Atoi(strings.Fields(rest)[0])
	if err != nil {
		t.Fatal(err)
	}
	return n
}
