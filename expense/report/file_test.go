package report_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"io"
	"io/fs"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
	"pgregory.net/rapid"

	"chit/expense"
	"chit/expense/report"
)

func TestWriteJSON(t *testing.T) {
	r := report.Build(report.Input{
		Totals: expense.Totals{
			Period: march,
			Lines:  []expense.TotalLine{taxed("KWD", "", expense.Rate{}, 1000, 50), line("JPY", "Food", 2, -300), earned("JPY", 4000), moved("JPY", 500)},
			Days:   []expense.DayTotal{{Day: march.To, Currency: "KWD", Count: 1, Gross: 1050}, {Day: march.From, Currency: "JPY", Count: 2, Gross: -300}},
		},
		Previous: &expense.Totals{Lines: []expense.TotalLine{taxed("KWD", "", expense.Rate{}, 2000, 100)}},
		Settings: settings(),
		Rows:     []expense.Expense{{Number: 3, Kind: expense.KindExpense, SpentOn: march.To, Amounts: expense.Amounts{Currency: "KWD", Net: 1000, Tax: 50, Gross: 1050}}},
		Largest:  []expense.Expense{{Number: 3, Amounts: expense.Amounts{Currency: "KWD", Gross: 1050}}},
		People: []expense.Group{
			{Key: "ana", Label: "Ana", Currency: "JPY", Count: 1, Sum: -400}, {Key: "ben", Label: "Ben", Currency: "JPY", Count: 1, Sum: 100},
		},
		Reported: &expense.Reported{At: time.Date(2026, 4, 1, 9, 0, 0, 0, time.UTC), Sums: []expense.ReportedSum{{Currency: "JPY", Count: 2, Gross: -300}}},
	})
	want := `{"period": {"from": "2026-03-01", "to": "2026-03-31"}, "zone": "Europe/Berlin", "currencies": [
		{"currency": "JPY", "spending": "-300", "income": "4000", "count": 2, "net": "-300", "tax": "0", "gross": "-300",
		 "categories": [{"category": "Food", "count": 2, "net": "-300", "tax": "0", "gross": "-300", "share": 100, "change": null}],
		 "rates": [{"tax_rate": "0", "count": 2, "net": "-300", "tax": "0", "gross": "-300"}],
		 "days": [{"date": "2026-03-01", "gross": "-300", "count": 2}],
		 "largest": [], "late": null,
		 "people": [{"name": "Ben", "count": 1, "gross": "100"}, {"name": "Ana", "count": 1, "gross": "-400"}]},
		{"currency": "KWD", "spending": "1.050", "income": "0.000", "count": 1, "net": "1.000", "tax": "0.050", "gross": "1.050",
		 "categories": [{"category": "", "count": 1, "net": "1.000", "tax": "0.050", "gross": "1.050", "share": 100, "change": -50}],
		 "rates": [{"tax_rate": null, "count": 1, "net": "1.000", "tax": "0.050", "gross": "1.050"}],
		 "days": [{"date": "2026-03-31", "gross": "1.050", "count": 1}],
		 "largest": [3], "people": [], "late": {"count": 1, "gross": "1.050"}}],
		"expenses": [{"number": 3, "description": "", "merchant": "", "category": "", "tags": [], "spent_on": "2026-03-31",
		 "kind": "expense", "currency": "KWD", "net": "1.000", "tax": "0.050", "gross": "1.050", "tax_rate": null, "author": "",
		 "created_at": "0001-01-01T00:00:00Z", "deleted": false,
		 "lines": [{"rate": null, "net": "1.000", "tax": "0.050", "gross": "1.050", "reason": ""}], "document_number": "", "sum": "", "attachments": []}]}`
	compareJSON(t, want, r)
}

func TestWriteJSONOfNothing(t *testing.T) {
	compareJSON(t, `{"period": {"from": "2026-03-01", "to": "2026-03-31"}, "zone": "Europe/Berlin", "currencies": [], "expenses": []}`, build())
}

func compareJSON(t *testing.T, want string, r report.Report) {
	t.Helper()
	var b bytes.Buffer
	if err := report.WriteJSON(&b, r); err != nil {
		t.Fatal(err)
	}
	var wantValue, gotValue any
	if err := json.Unmarshal([]byte(want), &wantValue); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b.Bytes(), &gotValue); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(wantValue, gotValue); diff != "" {
		t.Errorf("JSON mismatch (-want +got):\n%s", diff)
	}
}

func workbook(t rapid.TB, r report.Report) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := report.WriteXLSX(&b, r, report.Style{}); err != nil {
		t.Fatalf("WriteXLSX: %v", err)
	}
	return b.Bytes()
}

// cellXML is a cell in the file.
type cellXML struct {
	Ref     string  `xml:"r,attr"`
	Type    string  `xml:"t,attr"`
	Value   string  `xml:"v"`
	Formula *string `xml:"f"`
	Inline  *string `xml:"is>t"`
}

// rawCells reads the cells of a sheet from the file's XML, without a library
// that would convert numbers.
func rawCells(t rapid.TB, file []byte, part string) map[string]cellXML {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		t.Fatalf("XLSX is no archive: %v", err)
	}
	f, err := z.Open("xl/worksheets/" + part)
	if err != nil {
		t.Fatalf("XLSX: %v", err)
	}
	var sheet struct {
		Cells []cellXML `xml:"sheetData>row>c"`
	}
	if err := xml.NewDecoder(f).Decode(&sheet); err != nil {
		t.Fatalf("XLSX: %v", err)
	}
	cells := map[string]cellXML{}
	for _, c := range sheet.Cells {
		if c.Formula != nil {
			t.Fatalf("XLSX: the cell %s is a formula: %s", c.Ref, *c.Formula)
		}
		cells[c.Ref] = c
	}
	return cells
}

func TestXLSXNumbersAreExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anExpense().Draw(t, "expense")
		cells := rawCells(t, workbook(t, report.Build(report.Input{Totals: totalsOf(nil), Settings: settings(), Rows: []expense.Expense{e}})), "sheet1.xml")
		for ref, want := range map[string]string{"H2": e.NetMoney().Amount(), "I2": e.TaxMoney().Amount(), "J2": e.GrossMoney().Amount()} {
			c := cells[ref]
			if c.Type != "" || padded(c.Value, e.Currency) != want {
				t.Fatalf("cell %s is %q of type %q, want the number %s", ref, c.Value, c.Type, want)
			}
		}
		if c := cells["C2"]; c.Type != "inlineStr" {
			t.Fatalf("the description is of type %q, want a string", c.Type)
		}
	})
}

func TestXLSXOfAReport(t *testing.T) {
	r := monthReport()
	r.Sections[1].Income = report.Sums{Count: 2, Net: 9000, Tax: 1000, Gross: 10000}
	r.Rows = []expense.Expense{{
		Number: 1, Kind: expense.KindExpense, Description: "=1+1", SpentOn: march.From,
		Amounts: expense.Amounts{Currency: "EUR", Net: 123450, Tax: 0, Gross: 123450, Rate: mustRate("0.08875")},
	}}
	file := workbook(t, r)
	rawCells(t, file, "sheet1.xml") // checks that there is no formula
	f, err := excelize.OpenReader(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want := map[string][][]string{
		"Expenses": {header, {"1", "2026-03-01", "=1+1", "", "", "", "EUR", "1,234.50", "0.00", "1,234.50", "8.875%", "", "0001-01-01T00:00:00Z", "FALSE", "expense"}},
		"Totals": {
			{"currency", "category", "count", "net", "tax", "gross", "share", "change"},
			{"EUR", "Food", "1", "152.00", "30.40", "182.40", "44", "12"},
			{"EUR", "Transport", "2", "110.00", "8.30", "118.30", "29", "31"},
			{"EUR", "打车 和地铁", "2", "110.00", "0.00", "110.00", "27"},
			{"EUR", "", "1", "0.10", "0.00", "0.10", "0"},
			{"EUR", "Clothes", "1", "-12.00", "0.00", "-12.00"},
			{"EUR", "TOTAL", "7", "360.10", "38.70", "398.80", "", "13"},
			{"USD", "Leisure", "1", "20.00", "0.00", "20.00", "100"},
			{"USD", "TOTAL", "1", "20.00", "0.00", "20.00"},
			{"USD", "INCOME", "2", "90.00", "10.00", "100.00"},
		},
		"Tax": {
			{"currency", "tax_rate", "count", "net", "tax", "gross"},
			{"EUR", "20%", "1", "152.00", "30.40", "182.40"},
			{"EUR", "7%", "1", "100.00", "7.00", "107.00"},
			{"EUR", "0%", "4", "98.10", "0.00", "98.10"},
			{"EUR", "", "1", "10.00", "1.30", "11.30"},
			{"USD", "0%", "1", "20.00", "0.00", "20.00"},
		},
	}
	got := map[string][][]string{}
	for _, name := range f.GetSheetList() {
		if got[name], err = f.GetRows(name); err != nil {
			t.Fatal(err)
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("workbook mismatch (-want +got):\n%s", diff)
	}
}

// TestXLSXIsAPackage checks what excelize ignores: that each part is
// well-formed and has a type, and that the same report gives the same bytes.
func TestXLSXIsAPackage(t *testing.T) {
	r := monthReport()
	r.Rows = []expense.Expense{{Number: 1, SpentOn: march.From, Amounts: expense.Amounts{Currency: "EUR", Net: 1, Gross: 1}}}
	file := workbook(t, r)
	if !bytes.Equal(file, workbook(t, r)) {
		t.Error("the same report gave two files")
	}
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		t.Fatal(err)
	}
	types, err := fs.ReadFile(z, "[Content_Types].xml")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range z.File {
		part, err := fs.ReadFile(z, f.Name)
		if err != nil {
			t.Fatal(err)
		}
		if err := xml.Unmarshal(part, new(struct{ XMLName xml.Name })); err != nil {
			t.Errorf("%s: %v", f.Name, err)
		}
		if strings.HasPrefix(f.Name, "xl/") && !strings.HasSuffix(f.Name, ".rels") && !bytes.Contains(types, []byte(`PartName="/`+f.Name+`"`)) {
			t.Errorf("%s has no content type", f.Name)
		}
	}
}

func TestWriteCSVHasTheRows(t *testing.T) {
	var b bytes.Buffer
	rows := []expense.Expense{{Number: 1, Description: "a", SpentOn: march.From, Author: expense.Person{ID: "t:9"}}}
	if err := report.Write(&b, report.CSV, report.Report{Rows: rows}, report.Style{}); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(table(rows, false), readCSV(t, b.Bytes(), false)); diff != "" {
		t.Errorf("CSV mismatch (-want +got):\n%s", diff)
	}
}

// TestExportStreams checks that memory does not grow with the rows.
func TestExportStreams(t *testing.T) {
	if testing.Short() {
		t.Skip("writes 20,000 rows")
	}
	for _, format := range []report.Format{report.JSON, report.CSV, report.XLSX} {
		small, large := heldAfter(t, format, 1000), heldAfter(t, format, 20_000)
		if large > small+1<<20 {
			t.Errorf("%s: %d bytes are held after 1,000 rows, %d after 20,000", format, small, large)
		}
	}
}

func heldAfter(t *testing.T, format report.Format, rows int) int64 {
	t.Helper()
	before := heap()
	x, err := report.NewExport(io.Discard, format, false, report.Style{})
	if err != nil {
		t.Fatal(err)
	}
	e := expense.Expense{
		Description: strings.Repeat("x", 150), SpentOn: march.From,
		Amounts: expense.Amounts{Currency: "EUR", Net: 100, Gross: 100, Rate: expense.Percent(0)},
	}
	for range rows {
		e.Number++
		if err := x.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	held := heap() - before
	if err := x.Close(); err != nil {
		t.Fatal(err)
	}
	return held
}

// heap returns the live heap. It collects twice, because a pool keeps its items
// over the first collection.
func heap() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
