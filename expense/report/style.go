package report

import (
	"slices"
	"strings"

	"chit/expense"
)

// A Style says how a file of expenses is written. The zero Style is for programs: names
// that never change, a decimal point, and commas between the values of CSV.
type Style struct {
	// Heading returns what a column or a sum is called, by one of [Headings].
	Heading func(name string) string
	// Sheet returns what the sheet of a workbook is called, by one of [Sheets]. A
	// spreadsheet takes at most 31 characters, and none of \ / ? * [ ] :
	Sheet func(name string) string
	// Category returns what a stored category is called.
	Category func(stored string) string
	// Kind returns what a kind of entry is called.
	Kind func(expense.Kind) string
	// Comma writes decimal commas into CSV and semicolons between its values, as
	// spreadsheets expect where a comma divides the decimals.
	Comma bool
}

// Headings are the names of all columns and sums.
func Headings() []string {
	all := slices.Concat(names(columns(true)), headTotals, headTax, []string{sumTotal, sumIncome})
	slices.Sort(all)
	return slices.Compact(all)
}

// Sheets are the names of all sheets.
func Sheets() []string { return []string{sheetRows, sheetTotals, sheetTax} }

// forPeople reports whether a person opens the file, in a program that has to be told that
// it is UTF-8.
func (s Style) forPeople() bool { return s.Heading != nil }

func (s Style) heading(name string) string {
	if s.Heading == nil {
		return name
	}
	return s.Heading(name)
}

func (s Style) sheet(name string) string {
	if s.Sheet == nil {
		return name
	}
	return s.Sheet(name)
}

func (s Style) headings(names []string) []string {
	all := make([]string, len(names))
	for i, name := range names {
		all[i] = s.heading(name)
	}
	return all
}

// shown returns an expense with the names that the style has.
func (s Style) shown(e expense.Expense) expense.Expense {
	if s.Category != nil && e.Category != "" {
		e.Category = s.Category(e.Category)
	}
	return e
}

// value returns what a column has for an expense that is shown.
func (s Style) value(c column, e expense.Expense) string {
	if c.name == columnKind && s.Kind != nil {
		return s.Kind(e.Kind)
	}
	return c.value(e)
}

// number returns a decimal number as CSV has it.
func (s Style) number(decimal string) string {
	if !s.Comma {
		return decimal
	}
	return strings.Replace(decimal, ".", ",", 1)
}
