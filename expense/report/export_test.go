package report_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"
	"pgregory.net/rapid"

	"chit/expense"
	"chit/expense/report"
)

var header = []string{
	"number", "spent_on", "description", "merchant", "category", "tags", "currency",
	"net", "tax", "gross", "tax_rate", "author", "created_at", "deleted", "kind", "lines", "document_number",
}

var nasty = []string{
	"", " ", "coffee", "=1+1", "+49 30", "-5", "@SUM(A1)", "＝1+1", "＠x", "\nbelow", "\ttab", "\rreturn", "'quoted", `say "hi", ok`,
	"two\nlines", "dos\r\nlines", "end\r", "lone\rreturn", "☕\U0001F469\u200D\U0001F467 emoji", "\u200Fעברית\u200E rtl", "咖啡，午饭", "a<b>&amp;", "_x0041_", "1e5", "007",
	"TRUE", `\.`, "#REF!", strings.Repeat("长", 200), strings.Repeat("=", 200),
}

func aText() *rapid.Generator[string] {
	return rapid.OneOf(rapid.SampledFrom(nasty), rapid.StringN(0, 200, -1).Filter(printable))
}

// printable excludes what XML or a ledger cannot contain, and what looks like a
// guarded formula.
func printable(s string) bool {
	if rest, ok := strings.CutPrefix(s, "'"); ok && strings.IndexAny(rest, "=+-@＝＋－＠\t\r\n") == 0 {
		return false
	}
	return !strings.ContainsFunc(s, func(r rune) bool {
		return unicode.IsControl(r) && !strings.ContainsRune("\t\r\n", r) || r == '\uFFFE' || r == '\uFFFF'
	})
}

// row returns an expense as the texts of its columns, without quotes or guards:
// the values that each file must contain.
func row(e expense.Expense, withLedger bool) []string {
	cells := []string{
		decimalText(e.Number), e.SpentOn.String(), e.Description, e.Merchant, e.Category, strings.Join(e.Tags, ", "),
		string(e.Currency), e.NetMoney().Amount(), e.TaxMoney().Amount(), e.GrossMoney().Amount(), e.Rate.String(),
		e.Author.Name, e.CreatedAt.Format(time.RFC3339Nano), map[bool]string{true: "true", false: "false"}[e.Deleted], string(e.Kind), linesText(e), e.Document,
	}
	if e.Author.Name == "" {
		cells[11] = e.Author.ID
	}
	if withLedger {
		return append([]string{string(e.Ledger)}, cells...)
	}
	return cells
}

// linesText writes tax lines as CSV and XLSX do.
func linesText(e expense.Expense) string {
	var b strings.Builder
	for _, l := range e.Lines {
		if b.Len() > 0 {
			b.WriteString("; ")
		}
		rate := "none"
		if l.Rate.IsSet() {
			rate = l.Rate.String()
		}
		b.WriteString(rate)
		for _, minor := range []int64{l.Net, l.Tax, l.Gross} {
			b.WriteString(" " + expense.Money{Minor: minor, Currency: e.Currency}.Amount())
		}
		if l.Reason != "" {
			b.WriteString(" " + string(l.Reason))
		}
	}
	return b.String()
}

func decimalText(n int64) string { return (expense.Money{Minor: n, Currency: "JPY"}).Amount() }

func table(rows []expense.Expense, withLedger bool) [][]string {
	head := header
	if withLedger {
		head = append([]string{"ledger"}, header...)
	}
	want := [][]string{head}
	for _, e := range rows {
		want = append(want, row(e, withLedger))
	}
	return want
}

func export(t rapid.TB, format report.Format, withLedger bool, rows []expense.Expense) []byte {
	t.Helper()
	var b bytes.Buffer
	x, err := report.NewExport(&b, format, withLedger, report.Style{})
	if err != nil {
		t.Fatalf("NewExport(%s): %v", format, err)
	}
	for _, e := range rows {
		if err := x.Add(e); err != nil {
			t.Fatalf("Add to %s: %v", format, err)
		}
	}
	if err := x.Close(); err != nil {
		t.Fatalf("Close %s: %v", format, err)
	}
	return b.Bytes()
}

func TestExportsHoldWhatWasPutIn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows := rapid.SliceOfN(anExpense(), 0, 6).Draw(t, "rows")
		withLedger := rapid.Bool().Draw(t, "ledger")
		want := table(rows, withLedger)
		for _, f := range []struct {
			format report.Format
			read   func(rapid.TB, []byte, bool) [][]string
		}{{report.JSON, readJSON}, {report.CSV, readCSV}, {report.XLSX, readXLSX}} {
			got := f.read(t, export(t, f.format, withLedger, rows), withLedger)
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("%s mismatch (-want +got):\n%s", f.format, diff)
			}
		}
	})
}

func readJSON(t rapid.TB, file []byte, withLedger bool) [][]string {
	var objects []map[string]any
	if err := json.Unmarshal(file, &objects); err != nil {
		t.Fatalf("JSON: %v\n%s", err, file)
	}
	if lines := bytes.Count(file, []byte("\n")); len(objects) > 0 && lines != len(objects)+2 {
		t.Fatalf("JSON has %d lines for %d expenses", lines, len(objects))
	}
	names := table(nil, withLedger)[0]
	got := [][]string{names}
	for _, o := range objects {
		var cells []string
		for _, name := range names {
			if name == "lines" {
				cells = append(cells, jsonLines(o[name]))
				continue
			}
			cells = append(cells, jsonText(o[name]))
		}
		got = append(got, cells)
	}
	return got
}

// jsonLines returns the tax lines in JSON as the text of the other formats, which
// is empty if there is one without a reason.
func jsonLines(v any) string {
	lines := v.([]any)
	if first := lines[0].(map[string]any); len(lines) == 1 && first["reason"] == "" {
		return ""
	}
	var texts []string
	for _, line := range lines {
		l := line.(map[string]any)
		rate := jsonText(l["rate"])
		if rate == "" {
			rate = "none"
		}
		texts = append(texts, strings.TrimSpace(strings.Join([]string{rate, l["net"].(string), l["tax"].(string), l["gross"].(string), l["reason"].(string)}, " ")))
	}
	return strings.Join(texts, "; ")
}

func jsonText(v any) string {
	switch v := v.(type) {
	case string:
		return v
	case float64: // only the number of an expense
		return decimalText(int64(v))
	case bool:
		return map[bool]string{true: "true", false: "false"}[v]
	case []any:
		var tags []string
		for _, tag := range v {
			tags = append(tags, tag.(string))
		}
		return strings.Join(tags, ", ")
	}
	return ""
}

// readCSV uses a small parser of its own, because csv.Reader changes line
// breaks within values.
func readCSV(t rapid.TB, file []byte, withLedger bool) [][]string {
	var rows [][]string
	var fields []string
	rest := string(file)
	for rest != "" {
		var field string
		field, rest = csvField(t, rest)
		fields = append(fields, field)
		if next, ok := strings.CutPrefix(rest, ","); ok {
			rest = next
			continue
		}
		next, ok := strings.CutPrefix(rest, "\r\n")
		if !ok {
			t.Fatalf("CSV: a field is followed by %q", rest)
		}
		rows, fields, rest = append(rows, fields), nil, next
	}
	texts := map[string]bool{"ledger": true, "description": true, "merchant": true, "category": true, "tags": true, "author": true, "document_number": true}
	for i, name := range rows[0] {
		for _, r := range rows[1:] {
			if texts[name] {
				r[i] = unguard(t, r[i])
			}
		}
	}
	return rows
}

func csvField(t rapid.TB, rest string) (field, after string) {
	if !strings.HasPrefix(rest, `"`) {
		i := strings.IndexAny(rest, ",\r\n")
		return rest[:i], rest[i:]
	}
	rest = rest[1:]
	for {
		part, after, ok := strings.Cut(rest, `"`)
		if !ok {
			t.Fatalf("CSV: no closing quote")
		}
		field += part
		if !strings.HasPrefix(after, `"`) {
			return field, after
		}
		field, rest = field+`"`, after[1:]
	}
}

// unguard removes the ' before a formula, and fails on a formula without one.
func unguard(t rapid.TB, cell string) string {
	const formula = "=+-@＝＋－＠\t\r\n\x00"
	first := func(s string) bool {
		r, size := utf8.DecodeRuneInString(s)
		return size > 0 && strings.ContainsRune(formula, r)
	}
	if first(cell) {
		t.Fatalf("CSV: the text cell %q is a formula", cell)
	}
	if rest, ok := strings.CutPrefix(cell, "'"); ok && first(rest) {
		return rest
	}
	return cell
}

func readXLSX(t rapid.TB, file []byte, withLedger bool) [][]string {
	f, err := excelize.OpenReader(bytes.NewReader(file))
	if err != nil {
		t.Fatalf("open XLSX: %v", err)
	}
	defer f.Close()
	if diff := cmp.Diff([]string{"Expenses"}, f.GetSheetList()); diff != "" {
		t.Fatalf("sheets mismatch (-want +got):\n%s", diff)
	}
	got, err := f.GetRows("Expenses", excelize.Options{RawCellValue: true})
	if err != nil {
		t.Fatalf("read XLSX: %v", err)
	}
	at := map[string]int{}
	for i, name := range got[0] {
		at[name] = i
	}
	for i, r := range got[1:] {
		r = append(r, make([]string, len(got[0])-len(r))...) // the reader leaves out empty cells at the end
		got[1+i] = r
		r[at["spent_on"]] = dateText(r[at["spent_on"]])
		r[at["deleted"]] = map[string]string{"1": "true", "0": "false"}[r[at["deleted"]]]
		for _, name := range []string{"net", "tax", "gross"} {
			r[at[name]] = padded(r[at[name]], expense.Currency(r[at["currency"]]))
		}
	}
	return got
}

func dateText(serial string) string {
	n := 0
	for _, r := range serial {
		n = n*10 + int(r-'0')
	}
	return expense.Date{Year: 1899, Month: time.December, Day: 30}.AddDays(n).String()
}

// padded adds the zeros that a number's format shows.
func padded(number string, c expense.Currency) string {
	if c.Digits() == 0 {
		return number
	}
	whole, fraction, _ := strings.Cut(number, ".")
	return whole + "." + fraction + strings.Repeat("0", c.Digits()-len(fraction))
}

func TestCSVKeepsNumbersNumbers(t *testing.T) {
	e := expense.Expense{
		Number: 7, Kind: expense.KindRefund, Document: "=7", Description: "-5", SpentOn: march.From, Author: expense.Person{Name: "ana"},
		Amounts: expense.Amounts{Currency: "EUR", Net: -420, Tax: -80, Gross: -500, Rate: expense.Percent(19)},
	}
	got := string(export(t, report.CSV, false, []expense.Expense{e}))
	want := strings.Join(header, ",") + "\r\n" + "7,2026-03-01,'-5,,,,EUR,-4.20,-0.80,-5.00,0.19,ana,0001-01-01T00:00:00Z,false,refund,,'=7\r\n"
	if got != want {
		t.Errorf("CSV = %q, want %q", got, want)
	}
	// The standard reader must accept it too.
	if _, err := csv.NewReader(strings.NewReader(got)).ReadAll(); err != nil {
		t.Errorf("csv.Reader: %v", err)
	}
}

func TestExportRefusesUnknownFormats(t *testing.T) {
	if _, err := report.NewExport(io.Discard, "pdf", false, report.Style{}); err == nil {
		t.Error("NewExport of pdf succeeded, want an error")
	}
	if err := report.Write(io.Discard, "pdf", build(), report.Style{}); err == nil {
		t.Error("Write of pdf succeeded, want an error")
	}
}

// A fullDisk fails after a number of bytes.
type fullDisk struct{ left int }

var errFull = errors.New("disk is full")

func (d *fullDisk) Write(p []byte) (int, error) {
	if len(p) > d.left {
		return 0, errFull
	}
	d.left -= len(p)
	return len(p), nil
}

func TestExportReportsWhatTheWriterSays(t *testing.T) {
	e := expense.Expense{Number: 1, SpentOn: march.From, Amounts: expense.Amounts{Currency: "EUR", Net: 1, Gross: 1}}
	for _, format := range []report.Format{report.JSON, report.CSV, report.XLSX} {
		for _, left := range []int{0, 1, 160} {
			err := func() error {
				x, err := report.NewExport(&fullDisk{left}, format, false, report.Style{})
				if err != nil {
					return err
				}
				for range 3 {
					if err := x.Add(e); err != nil {
						return errors.Join(err, x.Close())
					}
				}
				return x.Close()
			}()
			if !errors.Is(err, errFull) {
				t.Errorf("%s with %d bytes left: error %v, want %v", format, left, err, errFull)
			}
		}
	}
}
