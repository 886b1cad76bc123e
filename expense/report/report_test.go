package report_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"chit/expense"
	"chit/expense/report"
)

var march = expense.Month(2026, time.March, 1)

func settings() expense.Settings {
	s := expense.DefaultSettings()
	s.Currency, s.Zone = "EUR", "Europe/Berlin"
	return s
}

// line is a total line without tax.
func line(c expense.Currency, category string, count, gross int64) expense.TotalLine {
	return expense.TotalLine{Currency: c, Kind: expense.KindOf(gross), Category: category, Rate: expense.Percent(0), Count: count, TaxLines: count, Net: gross, Gross: gross}
}

func taxed(c expense.Currency, category string, rate expense.Rate, net, tax int64) expense.TotalLine {
	return expense.TotalLine{Currency: c, Kind: expense.KindOf(net + tax), Category: category, Rate: rate, Count: 1, TaxLines: 1, Net: net, Tax: tax, Gross: net + tax}
}

func build(lines ...expense.TotalLine) report.Report {
	return report.Build(report.Input{Totals: expense.Totals{Period: march, Lines: lines}, Settings: settings()})
}

func TestBuildOrdersCurrenciesByOwnThenCount(t *testing.T) {
	r := build(line("USD", "a", 9, 1), line("CHF", "a", 2, 1), line("EUR", "a", 1, 1), line("JPY", "a", 2, 1))
	var got []expense.Currency
	for _, s := range r.Sections {
		got = append(got, s.Currency)
	}
	if diff := cmp.Diff([]expense.Currency{"EUR", "USD", "CHF", "JPY"}, got); diff != "" {
		t.Errorf("order of sections mismatch (-want +got):\n%s", diff)
	}
	if s, ok := r.Busiest(); !ok || s.Currency != "USD" {
		t.Errorf("Busiest = %s, %v, want USD", s.Currency, ok)
	}
}

func TestBuildShares(t *testing.T) {
	tests := []struct {
		name  string
		lines []expense.TotalLine
		want  map[string]int64 // a missing category has no share
	}{
		{
			"thirds",
			[]expense.TotalLine{line("EUR", "a", 1, 1), line("EUR", "b", 1, 1), line("EUR", "c", 1, 1)},
			map[string]int64{"a": 34, "b": 33, "c": 33},
		},
		{
			"half a percent",
			[]expense.TotalLine{line("EUR", "a", 1, 199), line("EUR", "b", 1, 1)},
			map[string]int64{"a": 100, "b": 0},
		},
		{
			"a refunded category has none",
			[]expense.TotalLine{line("EUR", "a", 1, 100), line("EUR", "b", 1, 300), line("EUR", "c", 1, -50)},
			map[string]int64{"a": 25, "b": 75},
		},
		{
			"more came back than was spent",
			[]expense.TotalLine{line("EUR", "a", 1, 100), line("EUR", "c", 1, -500)},
			map[string]int64{"a": 100},
		},
		{
			"only refunds",
			[]expense.TotalLine{line("EUR", "a", 1, -100), line("EUR", "b", 1, -300)},
			map[string]int64{"a": 25, "b": 75},
		},
		{
			"a total of zero",
			[]expense.TotalLine{line("EUR", "a", 1, 100), line("EUR", "b", 1, -100)},
			map[string]int64{"a": 100},
		},
		{"a category of zero", []expense.TotalLine{line("EUR", "a", 2, 0)}, map[string]int64{}},
		{
			"beyond an int64 times hundred",
			[]expense.TotalLine{line("EUR", "a", 1, 3e18), line("EUR", "b", 1, 1e18)},
			map[string]int64{"a": 75, "b": 25},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := map[string]int64{}
			for _, c := range build(tt.lines...).Sections[0].Categories {
				if c.Share != nil {
					got[c.Name] = *c.Share
				}
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("shares mismatch (-want +got):\n%s", diff)
			}
		})
	}
}

func TestBuildChange(t *testing.T) {
	tests := []struct {
		name        string
		before, now int64
		want        *int64
	}{
		{"up", 100, 112, new(int64(12))},
		{"down", 300, 200, new(int64(-33))},
		{"the same", 5, 5, new(int64(0))},
		{"doubled", 5, 10, new(int64(100))},
		{"nothing before", 0, 10, nil},
		{"a refund before", -20, 10, nil},
		{"a refund now", 20, -10, nil},
		{"nothing now", 20, 0, new(int64(-100))},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := report.Build(report.Input{
				Totals:   expense.Totals{Period: march, Lines: []expense.TotalLine{line("EUR", "Food", 1, tt.now), line("USD", "Food", 1, 1)}},
				Previous: &expense.Totals{Lines: []expense.TotalLine{line("EUR", "Food", 1, tt.before), line("USD", "Fuel", 1, 1)}},
				Settings: settings(),
			})
			if diff := cmp.Diff(tt.want, r.Sections[0].Categories[0].Change); diff != "" {
				t.Errorf("change of the category mismatch (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tt.want, r.Sections[0].Change); diff != "" {
				t.Errorf("change of the total mismatch (-want +got):\n%s", diff)
			}
			if got := r.Sections[1].Categories[0].Change; got != nil {
				t.Errorf("change against another category = %d, want none", *got)
			}
		})
	}
}

func TestBuildRatesKeepUnsetApart(t *testing.T) {
	r := build(
		taxed("EUR", "a", expense.Rate{}, 100, 13),
		taxed("EUR", "a", expense.Percent(0), 50, 0),
		taxed("EUR", "b", expense.Percent(19), 100, 19),
		taxed("EUR", "a", expense.Percent(19), 200, 38),
	)
	want := []report.Rate{
		{Rate: expense.Percent(19), Sums: report.Sums{Count: 2, Net: 300, Tax: 57, Gross: 357}},
		{Rate: expense.Percent(0), Sums: report.Sums{Count: 1, Net: 50, Gross: 50}},
		{Rate: expense.Rate{}, Sums: report.Sums{Count: 1, Net: 100, Tax: 13, Gross: 113}},
	}
	if diff := cmp.Diff(want, r.Sections[0].Rates, cmp.Comparer(func(a, b expense.Rate) bool { return a == b })); diff != "" {
		t.Errorf("rates mismatch (-want +got):\n%s", diff)
	}
}

// TestBuildAddsUp checks each sum of a report against one computed from the
// rows in another way.
func TestBuildAddsUp(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows := rapid.SliceOfN(anExpense(), 0, 40).Draw(t, "rows")
		r := report.Build(report.Input{Totals: totalsOf(rows), Settings: settings(), Rows: rows})
		type spentEarned struct{ Spent, Earned report.Sums }
		want := map[expense.Currency]spentEarned{}
		for _, e := range rows {
			s := want[e.Currency]
			of := report.Sums{Count: 1, Net: e.Net, Tax: e.Tax, Gross: e.Gross}
			switch e.Kind {
			case expense.KindTransfer:
				continue
			case expense.KindIncome:
				s.Earned = sum(s.Earned, of)
			default:
				s.Spent = sum(s.Spent, of)
			}
			want[e.Currency] = s
		}
		got := map[expense.Currency]spentEarned{}
		for _, s := range r.Sections {
			got[s.Currency] = spentEarned{s.Sums, s.Income}
			checkParts(t, s)
			checkShares(t, s)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("totals mismatch (-rows +report):\n%s", diff)
		}
	})
}

// checkParts checks that the parts of a section add up to the section.
func checkParts(t *rapid.T, s report.Section) {
	var byCategory, byRate, byDay report.Sums
	for _, c := range s.Categories {
		byCategory = sum(byCategory, c.Sums)
	}
	for _, r := range s.Rates {
		byRate = sum(byRate, r.Sums)
	}
	for _, d := range s.Days {
		byDay = sum(byDay, report.Sums{Count: d.Count, Gross: d.Gross})
	}
	if byRate.Count < s.Count {
		t.Fatalf("%s: %d tax lines of %d expenses", s.Currency, byRate.Count, s.Count)
	}
	byRate.Count = s.Count
	if byCategory != s.Sums || byRate != s.Sums || byDay.Count != s.Count || byDay.Gross != s.Gross {
		t.Fatalf("%s: categories %v, rates %v, days %v, want %v", s.Currency, byCategory, byRate, byDay, s.Sums)
	}
	if s.Net+s.Tax != s.Gross {
		t.Fatalf("%s: net %d + tax %d is not gross %d", s.Currency, s.Net, s.Tax, s.Gross)
	}
}

func sum(a, b report.Sums) report.Sums {
	return report.Sums{Count: a.Count + b.Count, Net: a.Net + b.Net, Tax: a.Tax + b.Tax, Gross: a.Gross + b.Gross}
}

// checkShares checks that shares are between 0 and 100, ordered like the
// amounts, and add up to 100.
func checkShares(t *rapid.T, s report.Section) {
	var total, n int64
	last := int64(100)
	for _, c := range s.Categories {
		if c.Share == nil {
			continue
		}
		if *c.Share < 0 || *c.Share > 100 || c.Gross > 0 && *c.Share > last {
			t.Fatalf("%s %q: share %d after %d", s.Currency, c.Name, *c.Share, last)
		}
		last = *c.Share
		total += *c.Share
		n++
	}
	if n > 0 && total != 100 {
		t.Fatalf("%s: %d shares sum to %d", s.Currency, n, total)
	}
}

// totalsOf returns what a store returns for rows.
func totalsOf(rows []expense.Expense) expense.Totals {
	type key struct {
		c        expense.Currency
		kind     expense.Kind
		category string
		rate     expense.Rate
	}
	type dayKey struct {
		d expense.Date
		c expense.Currency
	}
	lines, days := map[key]expense.TotalLine{}, map[dayKey]expense.DayTotal{}
	for _, e := range rows {
		n := int64(1)
		for _, part := range e.TaxLines() {
			k := key{e.Currency, e.Kind, e.Category, part.Rate}
			l := lines[k]
			lines[k] = expense.TotalLine{
				Currency: k.c, Kind: k.kind, Category: k.category, Rate: k.rate, Count: l.Count + n, TaxLines: l.TaxLines + 1,
				Net: l.Net + part.Net, Tax: l.Tax + part.Tax, Gross: l.Gross + part.Gross,
			}
			n = 0
		}
		if !e.Kind.Spends() {
			continue
		}
		dk := dayKey{e.SpentOn, e.Currency}
		d := days[dk]
		days[dk] = expense.DayTotal{Day: dk.d, Currency: dk.c, Count: d.Count + 1, Gross: d.Gross + e.Gross}
	}
	totals := expense.Totals{Period: march}
	for _, l := range lines {
		totals.Lines = append(totals.Lines, l)
	}
	for _, d := range days {
		totals.Days = append(totals.Days, d)
	}
	totals.Sort()
	return totals
}

// anExpense generates valid expenses, with texts that break file formats.
func anExpense() *rapid.Generator[expense.Expense] {
	return rapid.Custom(func(t *rapid.T) expense.Expense {
		e := expense.Expense{
			Ledger:      expense.LedgerID(aText().Draw(t, "ledger")),
			Number:      rapid.Int64Range(1, 1e12).Draw(t, "number"),
			Description: aText().Draw(t, "description"),
			Merchant:    aText().Draw(t, "merchant"),
			Document:    aText().Draw(t, "document"),
			Category:    rapid.OneOf(rapid.SampledFrom([]string{"", "Food", "Transport"}), aText()).Draw(t, "category"),
			Tags:        rapid.SliceOfN(rapid.StringMatching(`[a-z=+@-]{1,6}`), 0, 3).Draw(t, "tags"),
			SpentOn:     march.From.AddDays(rapid.IntRange(0, march.Days()-1).Draw(t, "day")),
			CreatedAt:   time.UnixMicro(rapid.Int64Range(0, 4e15).Draw(t, "created")).UTC(),
			Author:      expense.Person{ID: "t:1", Name: aText().Draw(t, "author")},
			Deleted:     rapid.Bool().Draw(t, "deleted"),
		}
		e.Amounts = someAmounts(t)
		if rapid.Bool().Draw(t, "several") {
			e.SetTaxLines(someLines(t, e.Amounts))
		}
		if e.Kind = expense.KindOf(e.Gross); e.Kind == expense.KindExpense {
			e.Kind = rapid.SampledFrom([]expense.Kind{expense.KindExpense, expense.KindIncome, expense.KindTransfer}).Draw(t, "kind")
		}
		return e
	})
}

// someLines returns two or three tax lines like a.
func someLines(t *rapid.T, a expense.Amounts) []expense.TaxLine {
	half := expense.TaxLine{Rate: a.Rate, Net: a.Net / 2, Tax: a.Tax / 2, Gross: a.Net/2 + a.Tax/2}
	rest := expense.TaxLine{Net: a.Net - half.Net, Tax: a.Tax - half.Tax, Gross: a.Gross - half.Gross}
	lines := []expense.TaxLine{half, rest}
	if rapid.Bool().Draw(t, "three") {
		lines = append(lines, expense.TaxLine{Rate: expense.Percent(0), Net: a.Net, Gross: a.Net, Reason: expense.TaxReverseCharge})
	}
	return lines
}

func someAmounts(t *rapid.T) expense.Amounts {
	a := expense.Amounts{
		Currency: rapid.SampledFrom([]expense.Currency{"EUR", "JPY", "KWD", "CLF"}).Draw(t, "currency"),
		Net:      rapid.Int64Range(0, 900_000_000_000_000).Draw(t, "net"),
		Rate:     rapid.SampledFrom([]expense.Rate{{}, expense.Percent(0), expense.Percent(19), mustRate("0.08875")}).Draw(t, "rate"),
	}
	a.Tax = decimal.New(a.Net, 0).Mul(a.Rate.Decimal()).Div(decimal.New(10, 0)).IntPart()
	a.Gross = a.Net + a.Tax
	if rapid.Bool().Draw(t, "refund") {
		a.Net, a.Tax, a.Gross = -a.Net, -a.Tax, -a.Gross
	}
	return a
}

func mustRate(s string) expense.Rate {
	r, err := expense.ParseRate(s)
	if err != nil {
		panic(err)
	}
	return r
}
