package report

import (
	"archive/zip"
	"fmt"
	"io"
	"strconv"

	"github.com/xuri/excelize/v2"

	"chit/expense"
)

// The sheets of a workbook, by the names on their tabs.
const (
	sheetRows   = "Expenses"
	sheetTotals = "Totals"
	sheetTax    = "Tax"
)

// WriteXLSX writes the report as a workbook: a sheet of its rows, a sheet of
// totals by category, a tax sheet.
//
// Numbers and dates are typed cells with the currency's number format. A
// person's text is always a string cell, so nothing in it is ever a formula. An
// instant is text, because the clock of a spreadsheet has neither a zone nor
// microseconds.
func WriteXLSX(w io.Writer, r Report) error {
	x, err := newXLSXExport(w, false)
	if err != nil {
		return err
	}
	x.report = &r
	return addAll(x, r.Rows)
}

// An xlsxExport streams rows into a workbook. The rows wait in a temporary file
// of excelize until Close, which copies them into the archive.
type xlsxExport struct {
	w       io.Writer
	file    *excelize.File
	columns []column
	styles  styles
	sheet   *sheet
	number  int     // of the sheet of rows at hand, from 1
	limit   int     // rows that a sheet can have
	report  *Report // whose totals follow the rows, nil in an export
}

func newXLSXExport(w io.Writer, withLedger bool) (*xlsxExport, error) {
	x := &xlsxExport{w: w, file: excelize.NewFile(), columns: columns(withLedger), limit: excelize.TotalRows}
	x.styles = styles{file: x.file, ids: map[string]int{}}
	// Otherwise excelize builds the whole archive in memory before it writes it.
	x.file.SetZipWriter(func(io.Writer) excelize.ZipWriter { return zip.NewWriter(w) })
	if err := x.file.SetSheetName(x.file.GetSheetName(0), sheetRows); err != nil {
		return nil, err
	}
	return x, x.nextSheet()
}

// nextSheet begins a sheet of rows: the first one, or one more when the one
// before is full.
func (x *xlsxExport) nextSheet() error {
	x.number++
	name := sheetRows
	if x.number > 1 {
		name += " " + strconv.Itoa(x.number)
		if err := x.sheet.Flush(); err != nil {
			return err
		}
	}
	var err error
	x.sheet, err = x.newSheet(name, names(x.columns), columnWidths(x.columns))
	return err
}

func (x *xlsxExport) Add(e expense.Expense) error {
	if x.sheet.row == x.limit {
		if err := x.nextSheet(); err != nil {
			return err
		}
	}
	row := make([]any, len(x.columns))
	for i, c := range x.columns {
		row[i] = x.styles.cell(c.kind, c.value(e), e.Currency)
	}
	return x.sheet.add(row)
}

func (x *xlsxExport) Close() error {
	defer x.file.Close()
	if err := x.sheet.Flush(); err != nil {
		return err
	}
	if x.report != nil {
		if err := x.addTotals(*x.report); err != nil {
			return err
		}
	}
	if x.styles.err != nil {
		return fmt.Errorf("format cells: %w", x.styles.err)
	}
	return x.file.Write(x.w)
}

func (x *xlsxExport) addTotals(r Report) error {
	totals, err := x.newSheet(sheetTotals,
		[]string{"currency", "category", "count", "net", "tax", "gross", "share", "change"}, []int{10, 24, 8, 14, 14, 14, 8, 8})
	if err != nil {
		return err
	}
	tax, err := x.newSheet(sheetTax,
		[]string{"currency", "tax_rate", "count", "net", "tax", "gross"}, []int{10, 10, 8, 14, 14, 14})
	if err != nil {
		return err
	}
	for _, s := range r.Sections {
		if err := x.addSection(totals, tax, s); err != nil {
			return err
		}
	}
	if err := totals.Flush(); err != nil {
		return err
	}
	return tax.Flush()
}

// addSection writes a line per category and one of their sum, which is the one
// without a share, and a line per rate.
func (x *xlsxExport) addSection(totals, tax *sheet, s Section) error {
	for _, c := range s.Categories {
		row := append(x.lead(s, text, c.Name), x.sums(s, c.Sums)...)
		if err := totals.add(append(row, percentCell(c.Share), percentCell(c.Change))); err != nil {
			return err
		}
	}
	sum := append(x.lead(s, code, "TOTAL"), x.sums(s, s.Sums)...)
	if err := totals.add(append(sum, nil, percentCell(s.Change))); err != nil {
		return err
	}
	for _, r := range s.Rates {
		if err := tax.add(append(x.lead(s, rate, r.Rate.String()), x.sums(s, r.Sums)...)); err != nil {
			return err
		}
	}
	return nil
}

func (x *xlsxExport) lead(s Section, k kind, value string) []any {
	return []any{x.styles.cell(code, string(s.Currency), ""), x.styles.cell(k, value, "")}
}

func (x *xlsxExport) sums(s Section, sums Sums) []any {
	row := []any{sums.Count}
	for _, minor := range []int64{sums.Net, sums.Tax, sums.Gross} {
		row = append(row, x.styles.cell(amount, s.Money(minor).Amount(), s.Currency))
	}
	return row
}

func percentCell(p *int64) any {
	if p == nil {
		return nil
	}
	return *p
}
