package report

import (
	"cmp"
	"strconv"
	"strings"
	"time"

	"chit/expense"
)

// A column is one value of an expense in a table of expenses. CSV and XLSX use
// the same columns, so they contain the same values, but write each kind
// differently.
type column struct {
	name  string
	kind  kind
	value func(expense.Expense) string
}

// A kind is the type of the text in a column.
type kind int

const (
	text   kind = iota // a person's words, which may be anything
	code               // our own, never beginning like a formula
	whole              // a whole number
	amount             // a decimal number with the digits of the row's currency
	rate               // a decimal fraction, or empty
	day                // a date as 2026-11-20
	flag               // true or false
)

const columnKind = "kind"

// ledgerColumn comes first in an export of several ledgers.
var ledgerColumn = column{"ledger", text, func(e expense.Expense) string { return string(e.Ledger) }}

// expenseColumns are the columns of every file, in order. A new one goes last,
// because programs may count them.
var expenseColumns = []column{
	{"number", whole, func(e expense.Expense) string { return strconv.FormatInt(e.Number, 10) }},
	{"spent_on", day, func(e expense.Expense) string { return e.SpentOn.String() }},
	{"description", text, func(e expense.Expense) string { return e.Description }},
	{"merchant", text, func(e expense.Expense) string { return e.Merchant }},
	{"category", text, func(e expense.Expense) string { return e.Category }},
	{"tags", text, func(e expense.Expense) string { return strings.Join(e.Tags, ", ") }},
	{"currency", code, func(e expense.Expense) string { return string(e.Currency) }},
	{"net", amount, func(e expense.Expense) string { return e.NetMoney().Amount() }},
	{"tax", amount, func(e expense.Expense) string { return e.TaxMoney().Amount() }},
	{"gross", amount, func(e expense.Expense) string { return e.GrossMoney().Amount() }},
	{"tax_rate", rate, func(e expense.Expense) string { return e.Rate.String() }},
	{"author", text, author},
	{"created_at", code, func(e expense.Expense) string { return e.CreatedAt.UTC().Format(time.RFC3339Nano) }},
	{"deleted", flag, func(e expense.Expense) string { return strconv.FormatBool(e.Deleted) }},
	{columnKind, code, func(e expense.Expense) string { return string(e.Kind) }},
	{"lines", code, taxLines},
	{"document_number", text, func(e expense.Expense) string { return e.Document }},
}

// taxLines returns the tax lines of an expense as rate, net, tax, gross and reason,
// "0.07 10.00 0.70 10.70; 0 5.00 0.00 5.00 exempt". It is empty for one line
// without a reason, which the other columns say.
func taxLines(e expense.Expense) string {
	var lines []string
	for _, l := range e.Lines {
		amount := func(minor int64) string { return expense.Money{Minor: minor, Currency: e.Currency}.Amount() }
		rate := cmp.Or(l.Rate.String(), "none")
		lines = append(lines, strings.TrimSpace(strings.Join([]string{rate, amount(l.Net), amount(l.Tax), amount(l.Gross), string(l.Reason)}, " ")))
	}
	return strings.Join(lines, "; ")
}

func columns(withLedger bool) []column {
	if !withLedger {
		return expenseColumns
	}
	return append([]column{ledgerColumn}, expenseColumns...)
}

// author returns the author's name as in JSON: the platform's name for them,
// otherwise their id.
func author(e expense.Expense) string {
	if e.Author.Name != "" {
		return e.Author.Name
	}
	return e.Author.ID
}

func names(list []column) []string {
	header := make([]string, len(list))
	for i, c := range list {
		header[i] = c.name
	}
	return header
}
