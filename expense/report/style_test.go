package report_test

import (
	"bytes"
	"strings"
	"testing"

	"chit/expense"
	"chit/expense/report"
)

// TestStyle checks that a file for people has their words, and numbers as their
// spreadsheet reads them.
func TestStyle(t *testing.T) {
	style := report.Style{
		Heading:  func(name string) string { return "H:" + name },
		Sheet:    func(name string) string { return "S:" + name },
		Category: func(stored string) string { return "C:" + stored },
		Kind:     func(k expense.Kind) string { return "K:" + string(k) },
		Comma:    true,
	}
	e := expense.Expense{
		Number: 7, SpentOn: expense.Date{Year: 2026, Month: 3, Day: 1}, Description: "a;b, c", Category: "Food", Kind: expense.KindRefund,
		Amounts: expense.Amounts{Currency: "EUR", Net: -100000, Tax: -19000, Gross: -119000, Rate: expense.Percent(19)},
	}
	var b bytes.Buffer
	if err := report.WriteCSV(&b, []expense.Expense{e}, style); err != nil {
		t.Fatal(err)
	}
	body, ok := strings.CutPrefix(b.String(), "\uFEFF")
	lines := strings.Split(body, "\r\n")
	if !ok || len(lines) != 3 || !strings.HasPrefix(lines[0], "H:number;H:spent_on;") {
		t.Fatalf("%q", b.String())
	}
	if want := `7;2026-03-01;"a;b, c";;C:Food;;EUR;-1000,00;-190,00;-1190,00;0,19;;0001-01-01T00:00:00Z;false;K:refund;;`; lines[1] != want {
		t.Errorf("row\n%s, want\n%s", lines[1], want)
	}
	b.Reset()
	if err := report.WriteCSV(&b, []expense.Expense{e}, report.Style{}); err != nil || !strings.HasPrefix(b.String(), "number,spent_on,") {
		t.Errorf("for programs: %q, %v", b.String(), err)
	}
}
