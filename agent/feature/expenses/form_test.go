package expenses

import (
	"testing"

	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"chit/agent/chat/text"
	"chit/expense"
	"chit/expense/parse"
)

// TestAWrittenDayIsReadAsThatDay holds that a form which was not touched changes
// nothing: what stands in its date field is the day that it came from.
func TestAWrittenDayIsReadAsThatDay(t *testing.T) {
	today := expense.Date{Year: 2026, Month: 11, Day: 21}
	for _, lang := range text.Languages {
		for _, region := range []string{"", "US", "DE", "CN"} {
			o := parse.Options{Today: today, Language: lang, Region: region, Currency: "EUR"}
			for day := today.AddDays(-800); !day.After(today.AddDays(365)); day = day.AddDays(1) {
				written := day.String()
				if d, ok := parse.NewText(written, o).Date(); !ok || d.Date != day || len(d.Readings) > 1 {
					t.Fatalf("%s, region %q: %q is read as %v, want %s", lang, region, written, d.Readings, day)
				}
			}
		}
	}
}

// TestWrittenLinesAreReadAsThoseLines holds that the field with the tax lines of a form
// which was not touched says the same again.
func TestWrittenLinesAreReadAsThoseLines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rates := []expense.Rate{expense.Percent(0), expense.Percent(7), expense.Percent(19)}
		reasons := []expense.TaxReason{expense.TaxNotSaid, expense.TaxExempt, expense.TaxReverseCharge}
		side := rapid.SampledFrom([]expense.Side{expense.Net, expense.Gross}).Draw(t, "side")
		e := expense.Expense{Origins: expense.Origins{expense.FieldGross: expense.OriginSaid}}
		if side == expense.Net {
			e.Origins = expense.Origins{expense.FieldNet: expense.OriginSaid}
		}
		e.Currency = "EUR"
		var lines []expense.TaxLine
		for range rapid.IntRange(2, expense.MaxTaxLines).Draw(t, "lines") {
			amount := decimal.New(rapid.Int64Range(100, 99_999).Draw(t, "amount"), -2)
			f := expense.Figures{Amount: &amount, Rate: rapid.SampledFrom(rates).Draw(t, "rate")}
			a, _, err := f.Resolve("EUR", side)
			if err != nil {
				t.Fatal(err)
			}
			l := expense.TaxLine{Rate: a.Rate, Net: a.Net, Tax: a.Tax, Gross: a.Gross}
			if l.Rate.Untaxed() {
				l.Reason = rapid.SampledFrom(reasons).Draw(t, "reason")
			}
			lines = append(lines, l)
		}
		e.SetTaxLines(lines)
		written := writtenLines(e)
		read := parse.NewText(written, parse.Options{Language: "en", Currency: "EUR"}).TaxLines()
		if len(read) != len(lines) {
			t.Fatalf("%q is read as %d lines, want %d", written, len(read), len(lines))
		}
		net, tax, gross := int64(0), int64(0), int64(0)
		for i, l := range read {
			f := expense.Figures{Amount: &l.Amount.Value, Rate: l.Rate}
			a, _, err := f.Resolve("EUR", side)
			if err != nil || a.Net != lines[i].Net || a.Tax != lines[i].Tax || a.Gross != lines[i].Gross || l.Reason != lines[i].Reason {
				t.Fatalf("%q: line %d is read as %+v, %v, want %+v", written, i+1, a, err, lines[i])
			}
			net, tax, gross = net+a.Net, tax+a.Tax, gross+a.Gross
		}
		if net+tax != gross || gross != e.Gross {
			t.Fatalf("%q: net %d and tax %d are not gross %d", written, net, tax, gross)
		}
	})
}
