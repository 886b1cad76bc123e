package report

import (
	"io"
	"strconv"

	"chit/expense"
)

// The sheets of a workbook, by the names on their tabs.
const (
	sheetRows   = "Expenses"
	sheetTotals = "Totals"
	sheetTax    = "Tax"
)

// The sums among the totals.
const (
	sumTotal  = "TOTAL"
	sumIncome = "INCOME"
)

// The columns of the sheets after the rows.
var (
	headTotals = []string{"currency", "category", "count", "net", "tax", "gross", "share", "change"}
	headTax    = []string{"currency", "tax_rate", "count", "net", "tax", "gross"}
)

// WriteXLSX writes the report as a workbook: a sheet of its rows, a sheet of
// totals by category and of income, and a tax sheet.
//
// Numbers and dates are typed cells with the currency's number format. A
// person's text is always a string cell, so it can never be a formula. An
// instant is text, because a spreadsheet's times have neither a zone nor
// microseconds.
func WriteXLSX(w io.Writer, r Report, style Style) error {
	x, err := newXLSXExport(w, false, style)
	if err != nil {
		return err
	}
	x.report = &r
	return addAll(x, r.Rows)
}

// An xlsxExport streams rows into a workbook.
type xlsxExport struct {
	book    *workbook
	style   Style
	columns []column
	row     []cell // of the current expense, kept to save allocations
	sheet   *worksheet
	number  int     // of the current sheet of rows, from 1
	limit   int     // rows per sheet
	report  *Report // whose totals follow the rows, nil for an export
}

func newXLSXExport(w io.Writer, withLedger bool, style Style) (*xlsxExport, error) {
	book, err := newWorkbook(w)
	if err != nil {
		return nil, err
	}
	x := &xlsxExport{book: book, style: style, columns: columns(withLedger), limit: maxRows}
	x.row = make([]cell, len(x.columns))
	return x, x.nextSheet()
}

// nextSheet begins the first sheet of rows, or another one when it is full.
func (x *xlsxExport) nextSheet() error {
	x.number++
	name := x.style.sheet(sheetRows)
	if x.number > 1 {
		name += " " + strconv.Itoa(x.number)
	}
	var err error
	x.sheet, err = x.newSheet(name, x.style.headings(names(x.columns)), columnWidths(x.columns))
	return err
}

func (x *xlsxExport) Add(e expense.Expense) error {
	if x.sheet.row == x.limit {
		if err := x.nextSheet(); err != nil {
			return err
		}
	}
	e = x.style.shown(e)
	for i, c := range x.columns {
		x.row[i] = x.cell(c.kind, x.style.value(c, e), e.Currency)
	}
	return x.sheet.add(x.row)
}

func (x *xlsxExport) Close() error {
	if x.report != nil {
		if err := x.addTotals(x.report.Sections); err != nil {
			return err
		}
		if err := x.addTax(x.report.Sections); err != nil {
			return err
		}
	}
	return x.book.close()
}

// addTotals writes a line per category, one for their sum, which has no share, and
// one for the income, if there is any.
func (x *xlsxExport) addTotals(sections []Section) error {
	sheet, err := x.newSheet(x.style.sheet(sheetTotals), x.style.headings(headTotals), []int{10, 24, 8, 14, 14, 14, 8, 8})
	if err != nil {
		return err
	}
	for _, s := range sections {
		for _, c := range s.Categories {
			row := x.sums(s, x.cell(text, x.style.shown(expense.Expense{Category: c.Name}).Category, ""), c.Sums)
			if err := sheet.add(append(row, percentCell(c.Share), percentCell(c.Change))); err != nil {
				return err
			}
		}
		sum := x.sums(s, x.cell(code, x.style.heading(sumTotal), ""), s.Sums)
		if err := sheet.add(append(sum, cell{}, percentCell(s.Change))); err != nil {
			return err
		}
		if s.Income.Count == 0 {
			continue
		}
		if err := sheet.add(x.sums(s, x.cell(code, x.style.heading(sumIncome), ""), s.Income)); err != nil {
			return err
		}
	}
	return nil
}

// addTax writes a line per rate.
func (x *xlsxExport) addTax(sections []Section) error {
	sheet, err := x.newSheet(x.style.sheet(sheetTax), x.style.headings(headTax), []int{10, 10, 8, 14, 14, 14})
	if err != nil {
		return err
	}
	for _, s := range sections {
		for _, r := range s.Rates {
			if err := sheet.add(x.sums(s, x.cell(rate, r.Rate.String(), ""), r.Sums)); err != nil {
				return err
			}
		}
	}
	return nil
}

// sums returns a line of a section's sums, beginning with what they are of.
func (x *xlsxExport) sums(s Section, of cell, sums Sums) []cell {
	row := []cell{x.cell(code, string(s.Currency), ""), of, integerCell(sums.Count)}
	for _, minor := range []int64{sums.Net, sums.Tax, sums.Gross} {
		row = append(row, x.cell(amount, s.Money(minor).Amount(), s.Currency))
	}
	return row
}

func integerCell(n int64) cell { return cell{form: formNumber, value: strconv.FormatInt(n, 10)} }

func percentCell(p *int64) cell {
	if p == nil {
		return cell{}
	}
	return integerCell(*p)
}
