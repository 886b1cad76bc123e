package reports

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/feature"
	"chit/agent/feature/featuretest"
	"chit/expense"
)

// autumn is a run on a ledger with expenses of two months.
func autumn(t *testing.T) *feature.Env {
	t.Helper()
	return featuretest.Env(t, func(s *expense.Settings) { s.NameCategory("Food", "Meals") },
		featuretest.Expense(t, "2026-10-05", "rent", "Housing", 90000),
		featuretest.Expense(t, "2026-10-31", "coffee", "Food", 450),
		featuretest.Expense(t, "2026-11-21", "taxi", "Transport", 1720),
	)
}

// shown does a report.
func shown(t *testing.T, env *feature.Env, a action.ReportPeriod) feature.Result {
	t.Helper()
	r, ok, err := Feature.Do(t.Context(), env, a)
	if err != nil || !ok {
		t.Fatalf("%+v: %t, %v", a, ok, err)
	}
	return r
}

func choiceIDs(r chat.Reply) string {
	var ids []string
	for _, c := range r.Choices {
		ids = append(ids, c.ID)
	}
	return strings.Join(ids, " ")
}

func TestReportPeriod(t *testing.T) {
	const around = "month:2026-09 month:2026-11 rows:2026-10 csv:2026-10 xlsx:2026-10 png:2026-10"
	for _, c := range []struct {
		name    string
		report  action.ReportPeriod
		says    []string
		not     string
		choices string
	}{
		{
			"this month",
			action.ReportPeriod{},
			[]string{"November 2026", "17.20 EUR"},
			"Housing", "month:2026-10 month:2026-12 rows:2026-11 csv:2026-11 xlsx:2026-11 png:2026-11",
		},
		{"a month", action.ReportPeriod{Period: "October"}, []string{"October 2026", "904.50 EUR", "Housing", "Meals"}, "Food", around},
		{"another way to say it", action.ReportPeriod{Period: "last month", Format: action.AsReport}, []string{"October 2026", "904.50 EUR"}, "", around},
		{"a month without expenses has no files", action.ReportPeriod{Period: "2026-09"}, []string{"September 2026"}, "EUR", "month:2026-08 month:2026-10"},
		{"days have no neighbours", action.ReportPeriod{Period: "from 1 to 10 October"}, []string{"900.00 EUR"}, "4.50", ""},
		{
			"rows",
			action.ReportPeriod{Period: "October", Format: action.AsRows},
			[]string{"October 2026\n#2 · 4.50 EUR · coffee · Meals", "#1 · 900.00 EUR · rent"},
			"taxi", "rows:2026-09 rows:2026-11 month:2026-10 csv:2026-10 xlsx:2026-10 png:2026-10",
		},
		{"rows of days", action.ReportPeriod{Period: "from 1 to 10 October", Format: action.AsRows}, []string{"#1 · 900.00 EUR · rent"}, "coffee", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			got := shown(t, autumn(t), c.report).Reply
			for _, want := range c.says {
				if !strings.Contains(got.Text, want) {
					t.Errorf("%q is not in:\n%s", want, got.Text)
				}
			}
			if c.not != "" && strings.Contains(got.Text, c.not) {
				t.Errorf("%q is in:\n%s", c.not, got.Text)
			}
			if diff := cmp.Diff(c.choices, choiceIDs(got)); diff != "" {
				t.Errorf("choices (-want +got):\n%s", diff)
			}
		})
	}
}

// A file is named by its period, and holds what a person reads in the ledger: a renamed
// category has its new name.
func TestFiles(t *testing.T) {
	for _, c := range []struct {
		name   string
		report action.ReportPeriod
		text   string
		file   chat.File // Data is what the file contains
		not    string
	}{
		{
			"CSV",
			action.ReportPeriod{Period: "October", Format: action.AsCSV},
			"October 2026",
			chat.File{Name: "expenses-2026-10-01-2026-10-31.csv", MIME: "text/csv; charset=utf-8", Data: []byte("Meals")},
			"taxi",
		},
		{
			"JSON",
			action.ReportPeriod{Period: "October", Format: action.AsJSON},
			"October 2026",
			chat.File{Name: "expenses-2026-10-01-2026-10-31.json", MIME: "application/json", Data: []byte("Meals")},
			"taxi",
		},
		{
			"workbook",
			action.ReportPeriod{Format: action.AsXLSX},
			"November 2026",
			chat.File{Name: "expenses-2026-11-01-2026-11-30.xlsx", MIME: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", Data: []byte("PK\x03\x04")},
			"",
		},
		{
			"picture",
			action.ReportPeriod{Format: action.AsChart},
			"November 2026",
			chat.File{Name: "expenses-2026-11-01-2026-11-30.png", MIME: "image/png", Data: []byte("\x89PNG")},
			"",
		},
		{
			"everything",
			action.ReportPeriod{Period: "all"},
			"All expenses",
			chat.File{Name: "expenses.csv", MIME: "text/csv; charset=utf-8", Data: []byte("taxi")},
			"Food",
		},
		{
			"everything as JSON",
			action.ReportPeriod{Period: "All", Format: action.AsJSON},
			"All expenses",
			chat.File{Name: "expenses.json", MIME: "application/json", Data: []byte("Meals")},
			"Food",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			got := shown(t, autumn(t), c.report).Reply
			if got.Text != c.text || len(got.Files) != 1 {
				t.Fatalf("%q with %d files, want %q with one", got.Text, len(got.Files), c.text)
			}
			f := got.Files[0]
			if f.Name != c.file.Name || f.MIME != c.file.MIME {
				t.Errorf("%s of type %s, want %s of %s", f.Name, f.MIME, c.file.Name, c.file.MIME)
			}
			if data := string(f.Data); !strings.Contains(data, string(c.file.Data)) || c.not != "" && strings.Contains(data, c.not) {
				t.Errorf("%q, want %q and no %q in it", data, c.file.Data, c.not)
			}
		})
	}
}

func TestWhatIsNoPeriod(t *testing.T) {
	env := autumn(t)
	got := shown(t, env, action.ReportPeriod{Period: "the blue one"})
	if want := env.Texts.Error(expense.Invalid(expense.ReasonPeriodUnknown, expense.Args{"Period": "the blue one"})); got.Reply.Text != want {
		t.Errorf("the reply is %q, want %q", got.Reply.Text, want)
	}
}

// What the report of a period that is over showed is noted, so that the next one says
// what changed since. A period that goes on changes by nature.
func TestReportIsNoted(t *testing.T) {
	for period, want := range map[string]bool{"October": true, "November": false} {
		env := autumn(t)
		shown(t, env, action.ReportPeriod{Period: period})
		p, _, ok := env.Words(period).Period(env.Ledger.MonthStart)
		if !ok {
			t.Fatalf("%q is no period", period)
		}
		_, noted, err := env.Ledgers.Reported(t.Context(), env.Ledger.ID, p, "")
		if err != nil || noted != want {
			t.Errorf("%s: noted %t, %v, want %t", period, noted, err, want)
		}
	}
}

func TestTake(t *testing.T) {
	got, ok, err := Feature.Take(t.Context(), autumn(t), action.ShowMonth{Month: "2026-10", Format: action.AsRows})
	if err != nil || !ok {
		t.Fatalf("%t, %v", ok, err)
	}
	if diff := cmp.Diff(feature.Result{Then: action.ReportPeriod{Period: "2026-10", Format: action.AsRows}}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// What belongs to another feature is left to it.
func TestOthers(t *testing.T) {
	env := autumn(t)
	if _, ok, err := Feature.Do(t.Context(), env, action.FindExpenses{}); ok || err != nil {
		t.Errorf("a search is done: %t, %v", ok, err)
	}
	if _, ok, err := Feature.Take(t.Context(), env, action.ShowSettings{}); ok || err != nil {
		t.Errorf("settings are taken: %t, %v", ok, err)
	}
}
