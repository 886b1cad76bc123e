// Package parse reads amounts, currencies, dates, tax phrases, tags and whole
// expense lines out of what people type.
//
// It is pure: text and [Options] in, a [Result] out, no clock, no I/O, no
// error. What has two readings is reported with both and never chosen in
// silence; what is not understood is left over, and [Result.Complete] says so.
//
// A language is a table: the words for days, months, currencies and taxes are
// data, and the grammar that uses them is the same for all. Adding a language
// is adding tables.
//
// Every text is brought to Unicode NFKC and capped in length and digits before
// anything else looks at it, see [Normalize]. Spans are byte offsets into the
// normalized text.
package parse

import (
	"github.com/shopspring/decimal"

	"chit/expense"
)

// Options say who wrote a text, and when.
type Options struct {
	Today    expense.Date     // the person's day; dates are relative to it
	Language string           // of the ledger, "en" or "zh"; the text's own language is found out by itself
	Region   string           // ISO 3166, "" if unknown; "US" reads 3/4 as March 4 and 1,200 as 1200
	Currency expense.Currency // the ledger's; decides between currencies that share a symbol. "" if unknown
}

// A Span is a part of the normalized text, in bytes.
type Span struct{ Start, End int }

// An Amount is a sum of money in a text.
type Amount struct {
	Span
	Text     string             // as written, after normalization
	Value    decimal.Decimal    // in major units, the first of Readings; negative for money that came back
	Readings []decimal.Decimal  // more than one when the notation is ambiguous: 1.200 is 1200 or 1.2
	Currency expense.Currency   // "" when the text does not decide it
	Symbol   string             // the sign or word that was written, "$" or "kr" or "元"; "" if none
	Family   []expense.Currency // the currencies that Symbol may mean, when there are several
	// Partial is set when a word of the number was not understood, so that Value
	// is not all that was said: "drei Euro fuffzich".
	Partial bool
}

// A Date is a day in a text.
type Date struct {
	Span
	Text     string
	Date     expense.Date   // the first of Readings
	Readings []expense.Date // more than one when the notation is ambiguous: 3/4 without a region
	// Weak is set when the same characters could be an amount or a count, such
	// as 5.12 or "the 27"; an amount that needs them wins.
	Weak bool
}

// An Expense is what a text says of one expense. A nil or zero field was not
// said.
type Expense struct {
	Span
	Description string
	Merchant    string
	Category    string // canonical name, see Category
	Tags        []string
	Amount      *Amount
	Side        expense.Side // "" if not said
	Rate        expense.Rate
	RateText    string  // a number beside a tax that may be its rate: "20" in "tax rate 20"; to be asked
	TaxAmount   *Amount // "VAT was 7.98"
	Net         *Amount // said beside a gross Amount: "22.60 gross, 20.00 net"
	// Currency is that of an amount that was not understood; Amount has its own.
	Currency expense.Currency
	Date     *Date
}

// A Result is how a text was read.
type Result struct {
	Text     string // normalized
	Language string // of the text, "en", "zh", …; Options.Language when the text does not show it
	Amounts  []Amount
	Dates    []Date
	Expenses []Expense
	// Complete means that every token was used, in exactly one way, and that
	// the text says nothing but its expenses: it may be acted on without
	// anybody looking at it.
	Complete bool
	// NotSpent means that the text speaks of money that its writer did not spend:
	// it came in or came back, is owed or planned, or another paid.
	NotSpent bool
	// NamesYear means that the text has a number that could be an amount and is a
	// year, as in "VAT 2026".
	NamesYear bool
	// TooLong means that the text has a number of more digits than an amount
	// may have; it is not among Amounts.
	TooLong bool
}
