// Package expense is the ledger: what an expense is, which changes to it are
// allowed, and what the totals are.
//
// It knows nothing of chats, language models or SQL. Those packages import
// this one; it does no I/O, and a test in cmd/bot keeps it that way. What it
// needs of a database it declares as [Store].
//
// # Amounts
//
// An amount is an integer count of minor units and an ISO 4217 code, see
// [Money]. There is no floating point in this package. Derivations run on
// decimals and are rounded once, half away from zero, in [RoundMinor]; of net,
// tax and gross one is always the difference of the other two, so the parts of
// an expense add up by construction, see [Figures.Resolve].
//
// # Time
//
// An expense has two dates. SpentOn is the calendar day on which the money
// left, in the payer's time zone; reports group by it. CreatedAt is the instant
// at which we heard of it, in UTC. They differ whenever somebody says
// "yesterday".
//
// # Changes
//
// Nothing is ever overwritten without a trace. Each edit, deletion, undo and
// change of settings is a [Change] with the state before and after, appended in
// the transaction that makes it true. Undo and history read that log.
package expense
