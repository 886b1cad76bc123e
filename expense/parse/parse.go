// Package parse reads amounts, currencies, dates, tax phrases, tags and whole
// expense lines out of what people type.
//
// It is pure: text and [Options] in, a [Reading] out, no clock, no I/O, no
// error. What has two readings is reported with both and never chosen in
// silence; what is not understood is left over, and [Reading.Complete] says so.
//
// The packages below it each read one thing, in this order: lang holds the words
// of all languages, lex cuts a text into tokens, once for all that read it, number
// reads numbers in digits and words, money amounts and taxes, date days and periods,
// and line makes expenses of them. The grammar is the same for all languages; a
// further one is a file in lang.
//
// Every text is brought to Unicode NFKC and capped in length and digits before
// anything else looks at it, see [Normalize]. Spans are byte offsets into the
// normalized text.
package parse

import (
	"chit/expense"
	"chit/expense/parse/date"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
	"chit/expense/parse/line"
	"chit/expense/parse/money"
)

type (
	Options     = lex.Options
	Span        = lex.Span
	Amount      = money.Amount
	Number      = money.Number
	RateMention = money.RateMention
	Date        = date.Date
	Expense     = line.Expense
	Objection   = line.Objection
	Reading     = line.Reading
	Result      = line.Reading
)

// Read reads all that a text says of money, days and expenses. It never fails: a
// text that says nothing gives a Reading with an objection and nothing else.
func Read(text string, o Options) Reading { return line.Read(text, o) }

// Parse is [Read].
func Parse(text string, o Options) Reading { return Read(text, o) }

// Normalize is [lex.Normalize].
func Normalize(text string) string { return lex.Normalize(text) }

// LanguageOf returns the language of a text, as [Reading] has it, without reading the
// rest.
func LanguageOf(text string, o Options) string {
	return lex.NewText(lex.KeepFullWidthCommas(text), o).Language()
}

// ParseAmount is [money.Parse].
func ParseAmount(s string, o Options) (Amount, bool) { return money.Parse(lex.NewText(s, o)) }

// ParseRate is [money.ParseRate].
func ParseRate(s string) (expense.Rate, bool) { return money.ParseRate(lex.NewText(s, Options{})) }

// FindRates is [money.FindRates].
func FindRates(text string) []RateMention { return money.FindRates(lex.NewText(text, Options{})) }

// FindNumbers is [money.FindNumbers].
func FindNumbers(text string) []Number {
	return money.FindNumbers(lex.NewText(lex.KeepFullWidthCommas(text), Options{}))
}

// HoldsAmount is [line.Reading.HoldsAmount].
func HoldsAmount(text string, o Options) bool { return Read(text, o).HoldsAmount }

// ParseDate is [date.Parse].
func ParseDate(s string, o Options) (Date, bool) { return date.Parse(lex.NewText(s, o)) }

// FindBadDates is the BadDates of [Read].
func FindBadDates(text string, o Options) []Date {
	_, bad := date.Read(lex.NewText(text, o))
	return bad
}

// FindPeriod is [date.FindPeriod].
func FindPeriod(text string, o Options, monthStart int) (expense.Period, Span, bool) {
	return date.FindPeriod(lex.NewText(text, o), monthStart)
}

// ParsePeriod is [date.ParsePeriod].
func ParsePeriod(s string, o Options, monthStart int) (expense.Period, bool) {
	return date.ParsePeriod(lex.NewText(s, o), monthStart)
}

// Categories is [lang.Categories].
func Categories() []string { return lang.Categories() }

// Category is [lang.CategoryOf].
func Category(text, language string) (string, bool) { return lang.CategoryOf(text, language) }

// CategoryNamed is [lang.CategoryNamed].
func CategoryNamed(name string) (string, bool) { return lang.CategoryNamed(name) }
