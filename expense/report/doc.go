// Package report gathers what was spent in a period into a report, and writes
// reports and whole ledgers as text, JSON, CSV and XLSX.
//
// Only [Gather] reads a ledger, and nothing reads a clock: the same [Input] gives
// the same report. [Build] does all arithmetic once and every format shows its
// results, so that a picture, a table and a spreadsheet cannot disagree.
//
// # Currencies
//
// A [Report] has one [Section] per currency. Nothing in this package adds two
// sections: a sum of euros and dollars would need a rate and a day.
//
// # Percentages
//
// Shares and changes are whole percentages, computed with decimals and rounded
// half away from zero. Both are nil where a percentage would be meaningless, which
// differs from 0: a category with refunds only has no share of the spending, and a
// new category has no change. See [Category].
//
// # Refunds
//
// A refund is an expense with a negative amount. It lowers the sums of its
// category, rate and day like any other expense, so that these always add up to
// the total; it never counts as income.
//
// # Words
//
// The package knows no language. [Report.Table] takes its words from [Labels]. The
// columns of files have fixed names, because programs read them.
package report
