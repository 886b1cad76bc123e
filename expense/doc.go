// Package expense is the ledger: what an expense is, which changes to it are
// allowed, and what the totals are.
//
// It knows nothing about chats, language models or SQL. Packages for those
// import this one. It does no I/O, and a test in cmd/bot keeps it that way;
// what it needs from a database it declares as [Store].
//
// # Amounts
//
// An amount is an integer count of minor units with an ISO 4217 code, see
// [Money]. There is no floating point in this package. Derived amounts are
// computed as decimals and rounded once, half away from zero, in [RoundMinor].
// Of net, tax and gross, one is always the sum or difference of the other two,
// so the parts of an expense add up by construction, see [Figures.Resolve].
//
// # Kinds
//
// An entry is an expense, a refund, income or a transfer, see [Kind]. The figures of
// a refund are negative, so the spending is a plain sum of expenses and refunds.
//
// # Tax lines
//
// An entry has one tax line or several, each with its rate, and its figures are
// their sums, see [TaxLine]. Totals count entries and lines: an expense with two
// rates is one expense and two lines.
//
// # Time
//
// An expense has two dates. SpentOn is the calendar day on which the money was
// spent, in the payer's time zone; reports group by it. CreatedAt is the
// instant at which it was entered, in UTC. They differ whenever somebody says
// "yesterday".
//
// # Changes
//
// Nothing is overwritten without a trace. Each edit, deletion, undo and change
// of settings is a [Change] with the state before and after, appended in the
// same transaction. Undo and history read that log.
package expense
