package report_test

import (
	"bytes"
	"encoding/csv"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/expense"
	"chit/expense/report"
)

// TestLibreOfficeReadsOurFiles converts a workbook and a CSV file with the real
// program, if it is installed, and compares what each cell shows: text as it was
// written, amounts and rates in their number formats, dates as dates, and no
// formula anywhere.
func TestLibreOfficeReadsOurFiles(t *testing.T) {
	if testing.Short() {
		t.Skip("starts LibreOffice")
	}
	soffice, err := exec.LookPath("soffice")
	if err != nil {
		t.Skip("soffice is not installed")
	}
	r := officeReport()
	dir := t.TempDir()
	for _, format := range []report.Format{report.XLSX, report.CSV} {
		var b bytes.Buffer
		if err := report.Write(&b, format, r, report.Style{}); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, string(format)+"."+string(format)), b.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	convertAll(t, soffice, dir, "out", "xlsx.xlsx")
	wantTotals := [][]string{
		{"currency", "category", "count", "net", "tax", "gross", "share", "change"},
		{"EUR", "=1+1", "2", "2,000.00", "178.88", "2,178.88", "100", ""},
		{"EUR", "🍕 " + strings.Repeat("长", 190), "1", "0.00", "0.01", "0.01", "0", ""},
		{"EUR", "TOTAL", "3", "2,000.00", "178.89", "2,178.89", "", ""},
		{"JPY", "@SUM(A1)", "1", "-1,234,567", "0", "-1,234,567", "100", ""},
		{"JPY", "TOTAL", "1", "-1,234,567", "0", "-1,234,567", "", ""},
	}
	wantTax := [][]string{
		{"currency", "tax_rate", "count", "net", "tax", "gross"},
		{"EUR", "8.875%", "2", "2,000.00", "178.88", "2,178.88"},
		{"EUR", "", "1", "0.00", "0.01", "0.01"},
		{"JPY", "0%", "1", "-1,234,567", "0", "-1,234,567"},
	}
	for sheet, want := range map[string][][]string{"Expenses": shown(r.Rows), "Totals": wantTotals, "Tax": wantTax} {
		got := readOffice(t, filepath.Join(dir, "out", "xlsx-"+sheet+".csv"))
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("sheet %s mismatch (-want +got):\n%s", sheet, diff)
		}
	}
	// A CSV file has no types, so 007 becomes a number there. Amounts must
	// survive, and so must texts that look like a formula.
	convertAll(t, soffice, dir, "again", "csv.csv")
	got := readOffice(t, filepath.Join(dir, "again", "csv-csv.csv"))
	for i, e := range r.Rows {
		cells := got[i+1]
		if text := unguard(t, cells[2]); text != e.Description && text != strings.TrimLeft(e.Description, "0") {
			t.Errorf("LibreOffice read the description %q of a CSV file as %q", e.Description, text)
		}
		if category := unguard(t, cells[4]); category != e.Category {
			t.Errorf("LibreOffice read the category %q of a CSV file as %q", e.Category, category)
		}
		for j, m := range []expense.Money{e.NetMoney(), e.TaxMoney(), e.GrossMoney()} {
			if amount := padded(cells[7+j], e.Currency); amount != m.Amount() {
				t.Errorf("LibreOffice read the amount %s of a CSV file as %s", m.Amount(), amount)
			}
		}
	}
}

// officeReport contains everything that a spreadsheet could misread.
func officeReport() report.Report {
	rows := []expense.Expense{
		{
			Description: "=1+1", Category: "=1+1", Merchant: "+49 30", Tags: []string{"-5", "@x"}, Author: expense.Person{ID: "t:1", Name: "@Bo"},
			Amounts: expense.Amounts{Currency: "EUR", Net: 123450, Tax: 10956, Gross: 134406, Rate: mustRate("0.08875")},
		},
		{
			Description: "007", Category: "=1+1", Merchant: "1e5",
			Amounts: expense.Amounts{Currency: "EUR", Net: 76550, Tax: 6932, Gross: 83482, Rate: mustRate("0.08875")},
		},
		{
			Description: `say "hi", ok; 咖啡`, Category: "🍕 " + strings.Repeat("长", 190), Merchant: "2026-03-01",
			Amounts: expense.Amounts{Currency: "EUR", Tax: 1, Gross: 1},
		},
		{
			Description: "two\nlines", Category: "@SUM(A1)", Merchant: "_x0041_",
			Amounts: expense.Amounts{Currency: "JPY", Net: -1234567, Gross: -1234567, Rate: expense.Percent(0)},
		},
	}
	for i := range rows {
		rows[i].Number, rows[i].SpentOn, rows[i].Kind = int64(i+1), march.From.AddDays(i), expense.KindOf(rows[i].Gross)
	}
	return report.Build(report.Input{Totals: totalsOf(rows), Settings: settings(), Rows: rows})
}

// shown returns the expected cells of the sheet of rows.
func shown(rows []expense.Expense) [][]string {
	table := [][]string{header}
	for _, e := range rows {
		r := row(e, false)
		for i, m := range []expense.Money{e.NetMoney(), e.TaxMoney(), e.GrossMoney()} {
			r[7+i] = m.Grouped()
		}
		if e.Rate.IsSet() {
			r[10] = map[string]string{"0.08875": "8.875%", "0": "0%"}[e.Rate.String()]
		}
		r[13] = strings.ToUpper(r[13])
		table = append(table, r)
	}
	return table
}

// convertAll writes every sheet of a file as CSV in UTF-8, with each cell as
// shown.
func convertAll(t *testing.T, soffice, dir, out, file string) {
	t.Helper()
	profile := url.URL{Scheme: "file", Path: filepath.Join(dir, "profile")} // a profile of its own, because the user's may be in use
	cmd := exec.CommandContext(t.Context(), soffice, "-env:UserInstallation="+profile.String(), "--headless", "--norestore",
		"--infilter=CSV:44,34,76,1,,1033", "--convert-to", "csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,false,true,false,false,-1",
		"--outdir", filepath.Join(dir, out), filepath.Join(dir, file))
	if filepath.Ext(file) != ".csv" {
		cmd.Args = append(cmd.Args[:4], cmd.Args[5:]...) // LibreOffice finds the filter of a workbook itself
	}
	if output, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("soffice: %v\n%s", err, output)
	}
}

func readOffice(t *testing.T, file string) [][]string {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		entries, _ := filepath.Glob(filepath.Join(filepath.Dir(file), "*"))
		t.Fatalf("%v; there are %q", err, entries)
	}
	rows, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(content, []byte("\uFEFF")))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	return rows
}
