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
// # Kinds
//
// The figures of a refund are negative. It lowers the sums of its category, rate
// and day, so that these always add up to the total, which is the spending:
// expenses less refunds. Income is a sum of its own, and transfers are in none;
// both are among the rows.
//
// # Words
//
// The package knows no language. [Report.Table] takes its words from [Labels]. The
// columns of files have fixed names, because programs read them.
package report
