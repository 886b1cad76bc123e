package report

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/xuri/excelize/v2"

	"chit/expense"
)

// TestXLSXGoesOnOnAnotherSheet uses a small limit, because a full sheet has a
// million rows.
func TestXLSXGoesOnOnAnotherSheet(t *testing.T) {
	var b bytes.Buffer
	x, err := newXLSXExport(&b, false, Style{})
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

func TestXLSXNumbersKeepAllDigits(t *testing.T) {
	x := &xlsxExport{book: &workbook{}}
	for _, digits := range []string{"0.00", "-12.50", "99999999999999.99", "12345678901234567.89"} {
		if got := x.cell(amount, digits, "EUR"); got.form != formNumber || got.value != digits {
			t.Errorf("the cell of %s is %+v, want the number", digits, got)
		}
	}
	if got := x.cell(rate, "", "EUR"); got != (cell{}) {
		t.Errorf("the cell of no rate is %+v, want none", got)
	}
}

func TestSerialOfADay(t *testing.T) {
	for date, want := range map[string]string{
		"1900-03-01": "61", "1969-12-31": "25568", "2026-03-01": "46082", "9999-12-31": "2958465", "1900-02-28": "", "1850-01-01": "", "": "", "0000-00-00": "",
	} {
		n, ok := serial(date)
		if ok != (want != "") || ok && strconv.FormatInt(n, 10) != want {
			t.Errorf("serial(%q) = %d, %t, want %q", date, n, ok, want)
		}
	}
}

func TestTextOfACell(t *testing.T) {
	for in, want := range map[string]string{
		`a<b> & "c"`:                           `a&lt;b&gt; &amp; "c"`,
		"a\r\n\tb":                             "a&#13;\n\tb",
		"nul\x00 \x1F\uFFFE":                   "nul\uFFFD \uFFFD\uFFFD",
		"bad \xFF":                             "bad \uFFFD",
		"_x0041_x00e9_":                        "_x005F_x0041_x005F_x00e9_",
		"_x005F_":                              "_x005F_x005F_",
		"_x004_ _xyzzy_ _":                     "_x004_ _xyzzy_ _",
		strings.Repeat("\U0001F469", maxUnits): strings.Repeat("\U0001F469", maxUnits/2),
	} {
		if got := string(appendText(nil, in)); got != want {
			t.Errorf("the text %.40q is written as %.60q, want %.60q", in, got, want)
		}
	}
}

func TestSpacesAreKept(t *testing.T) {
	for in, want := range map[string]bool{"": false, "a b": false, " a": true, "a ": true, "a  b": true, "a\nb": true} {
		if got := spaceAttribute(in) != ""; got != want {
			t.Errorf("space of %q kept = %t, want %t", in, got, want)
		}
	}
}

func TestColumnLetters(t *testing.T) {
	for i, want := range map[int]string{0: "A", 14: "O", 25: "Z", 26: "AA", 51: "AZ", 52: "BA", 701: "ZZ", 702: "AAA"} {
		if got := columnLetters(i); got != want {
			t.Errorf("columnLetters(%d) = %q, want %q", i, got, want)
		}
	}
}
