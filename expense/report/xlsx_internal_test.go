package report

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"chit/expense"
)

// TestXLSXGoesOnOnAnotherSheet uses a small limit, because a full sheet has a
// million rows.
func TestXLSXGoesOnOnAnotherSheet(t *testing.T) {
	var b bytes.Buffer
	x, err := newXLSXExport(&b, false)
	if err != nil {
		t.Fatal(err)
	}
	x.limit = 3
	var rows []expense.Expense
	for n := range 5 {
		rows = append(rows, expense.Expense{Number: int64(n + 1)})
	}
	if err := addAll(x, rows); err != nil {
		t.Fatal(err)
	}
	f, err := excelize.OpenReader(&b)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	got := map[string][]string{}
	for _, name := range f.GetSheetList() {
		cols, err := f.GetCols(name)
		if err != nil {
			t.Fatal(err)
		}
		got[name] = cols[0]
	}
	want := map[string][]string{"Expenses": {"number", "1", "2"}, "Expenses 2": {"number", "3", "4"}, "Expenses 3": {"number", "5"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("numbers by sheet mismatch (-want +got):\n%s", diff)
	}
}

func TestNumberIsExactOrText(t *testing.T) {
	for decimal, want := range map[string]any{
		"0.00": 0.0, "-12.50": -12.5, "999999999999999": 999999999999999.0, "0.1234": 0.1234, "1200": 1200.0,
		"99999999999999.99": "99999999999999.99", "12345678901234567.89": "12345678901234567.89", "": "",
	} {
		if got := number(decimal); got != want {
			t.Errorf("number(%q) = %v (%T), want %v (%T)", decimal, got, got, want, want)
		}
	}
}
