package report_test

import (
	"fmt"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"chit/expense"
	"chit/expense/report"
)

func monthReport() report.Report {
	february := expense.Totals{
		Period: expense.Month(2026, time.February, 1),
		Lines:  []expense.TotalLine{line("EUR", "Food", 9, 16286), line("EUR", "Transport", 3, 9000), line("EUR", "Rent", 1, 10000)},
	}
	return report.Build(report.Input{
		Totals: expense.Totals{Period: march, Lines: []expense.TotalLine{
			taxed("EUR", "Food", expense.Percent(20), 15200, 3040),
			taxed("EUR", "Transport", mustRate("0.07"), 10000, 700),
			taxed("EUR", "Transport", expense.Rate{}, 1000, 130),
			line("EUR", "", 1, 10), line("EUR", "打车 和地铁", 2, 11000), line("EUR", "Clothes", 1, -1200),
			line("USD", "Leisure", 1, 2000),
		}, Days: []expense.DayTotal{
			{Day: march.From, Currency: "EUR", Count: 6, Gross: 39880},
			{Day: march.To, Currency: "USD", Count: 1, Gross: 2000},
		}},
		Previous: &february,
		Settings: settings(),
	})
}

// inWords is a report in words, as plain text.
func inWords(r report.Report, l report.Labels) string {
	var b strings.Builder
	for i, p := range r.Parts(l) {
		if i > 0 {
			b.WriteString("\n")
		}
		if p.Gap {
			b.WriteString("\n")
		}
		b.WriteString(p.Text)
	}
	return b.String()
}

func TestTable(t *testing.T) {
	l := report.English()
	l.Period = "March 2026 (1-31 Mar, Europe/Berlin)"
	l.Against = "on Feb"
	want := `March 2026 (1-31 Mar, Europe/Berlin)

Total 398.80 EUR · 7 expenses · ▲ 13% on Feb · net 360.10, tax 38.70
  Food           182.40  44%  ▲ 12%
  Transport      118.30  29%  ▲ 31%
  打车 和地铁    110.00  27%
  Uncategorized    0.10  <1%
  Clothes        -12.00
  VAT 20%: net 152.00, tax 30.40, gross 182.40
  VAT 7%: net 100.00, tax 7.00, gross 107.00
  VAT 0%: net 98.10, tax 0.00, gross 98.10
  VAT: net 10.00, tax 1.30, gross 11.30

Total 20.00 USD · 1 expense
  Leisure  20.00  100%`
	if diff := cmp.Diff(want, inWords(monthReport(), l)); diff != "" {
		t.Errorf("table mismatch (-want +got):\n%s", diff)
	}
}

func TestTableWithoutWords(t *testing.T) {
	got := inWords(monthReport(), report.Labels{})
	if !strings.HasPrefix(got, "2026-03-01 - 2026-03-31\n\n398.80 EUR · 7 expenses") || !strings.Contains(got, "打车 和地铁") {
		t.Errorf("table of empty labels =\n%s", got)
	}
}

// TestTableOfOneCurrency says the total once, and keeps its rows within the width of a
// phone.
func TestTableOfOneCurrency(t *testing.T) {
	previous := expense.Totals{
		Period: expense.Month(2026, time.February, 1),
		Lines:  []expense.TotalLine{line("EUR", "Food", 9, 45000), line("EUR", "Transport", 3, 9000), line("EUR", "Housing", 1, 95000)},
	}
	l := report.English()
	l.Period, l.Against = "March 2026 (1-31 Mar, Europe/Berlin)", "on Feb"
	want := `March 2026 (1-31 Mar, Europe/Berlin): 1,607.00 EUR
4 expenses · ▲ 8% on Feb
  Housing        950.00  59%  =
  Entertainment  434.00  27%
  Food           180.00  11%  ▼ 60%
  Transport       43.00   3%  ▼ 52%
  VAT 7%: net 1,501.87, tax 105.13`
	got := inWords(report.Build(report.Input{
		Totals: expense.Totals{Period: march, Lines: []expense.TotalLine{
			taxed("EUR", "Housing", mustRate("0.07"), 88785, 6215), taxed("EUR", "Entertainment", mustRate("0.07"), 40561, 2839),
			taxed("EUR", "Food", mustRate("0.07"), 16822, 1178), taxed("EUR", "Transport", mustRate("0.07"), 4019, 281),
		}},
		Previous: &previous, Settings: settings(),
	}), l)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("table mismatch (-want +got):\n%s", diff)
	}
	for _, row := range strings.Split(got, "\n")[2:] {
		if n := utf8.RuneCountInString(row); n > 36 {
			t.Errorf("%q has %d columns", row, n)
		}
	}
}

// earned and moved are total lines of what is not spent.
func earned(c expense.Currency, gross int64) expense.TotalLine {
	return expense.TotalLine{Currency: c, Kind: expense.KindIncome, Category: "Salary", Count: 1, Net: gross, Gross: gross}
}

func moved(c expense.Currency, gross int64) expense.TotalLine {
	return expense.TotalLine{Currency: c, Kind: expense.KindTransfer, Count: 1, Net: gross, Gross: gross}
}

// TestTableOfIncome lists income below the spending of its currency, and leaves
// transfers out.
func TestTableOfIncome(t *testing.T) {
	want := `2026-03-01 - 2026-03-31: 7.00 EUR

2 expenses
  Food   10.00  100%
  Shoes  -3.00
Income 3,000.00 EUR

Income 50.00 USD`
	got := build(line("EUR", "Food", 1, 1000), line("EUR", "Shoes", 1, -300), earned("EUR", 300_000), moved("EUR", 9_000), moved("CHF", 100), earned("USD", 5000))
	if diff := cmp.Diff(want, inWords(got, report.English())); diff != "" {
		t.Errorf("table mismatch (-want +got):\n%s", diff)
	}
	want = "2026-03-01 - 2026-03-31: no expenses"
	if got := inWords(build(moved("EUR", 9_000)), report.English()); got != want {
		t.Errorf("table of a transfer = %q, want %q", got, want)
	}
}

func TestTableOfNothing(t *testing.T) {
	if got, want := inWords(build(), report.English()), "2026-03-01 - 2026-03-31: no expenses"; got != want {
		t.Errorf("table = %q, want %q", got, want)
	}
}

// TestTableStaysInLine checks that no category breaks lines or columns.
func TestTableStaysInLine(t *testing.T) {
	var lines []expense.TotalLine
	for i, name := range nasty {
		lines = append(lines, line("EUR", fmt.Sprint(name, i), 1, int64(1000+i)))
	}
	got := strings.Split(inWords(build(lines...), report.English()), "\n")
	if want := len(nasty) + 2; len(got) != want {
		t.Errorf("table has %d lines, want %d:\n%s", len(got), want, strings.Join(got, "\n"))
	}
	for _, l := range got[2:] {
		if !strings.HasSuffix(l, "%") || strings.ContainsAny(l, "\t\r\u200e\u200f") {
			t.Errorf("line %q", l)
		}
	}
}
