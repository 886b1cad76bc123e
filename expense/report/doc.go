// Package report gathers what was spent in a period, makes a report of it, and
// writes reports and whole ledgers as text, JSON, CSV and XLSX.
//
// Only [Gather] reads a ledger, and nothing reads a clock: the same [Input] gives
// the same report. [Build] does all the arithmetic once, and every form shows what
// it found, so that a picture, a table and a spreadsheet cannot disagree.
//
// # Currencies
//
// A [Report] has one [Section] for each currency. Nothing in this package adds
// two sections: a sum of euros and dollars needs a rate and a day.
//
// # Percentages
//
// A share and a change are whole percents, rounded half away from zero by
// decimals. Both are nil where a percentage would say nothing, which is not the
// same as 0: a category that was only refunded has no share of what was spent,
// and one that is new has no change. See [Category].
//
// # Refunds
//
// A refund is an expense with a negative amount. It lowers the sums of its
// category, its rate and its day like any other, so that these always add up to
// the total; it never becomes an income.
//
// # Words
//
// The package knows no language. [Report.Table] takes all its words from
// [Labels]. The columns of files have fixed names, because programs read them.
package report
