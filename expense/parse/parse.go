// Package parse reads amounts, currencies, dates, tax phrases, tags and whole
// expense lines out of what people type.
//
// It is pure: text and [Options] in, a [Reading] out, no clock, no I/O, no
// error. What has two readings is reported with both and never chosen in
// silence; what is not understood is left over, and [Reading.Complete] says so.
//
// The packages below it each read one thing, in this order: lang holds the words
// of all languages, lex cuts a text into tokens, once for all that read it, cue finds
// words that tell what a whole text is about, number reads numbers in digits and words,
// money amounts and taxes, date days and periods, and line makes expenses of them. The grammar is the same for all languages; a
// further one is a file in lang.
//
// Every text is brought to Unicode NFKC and capped in length and digits before
// anything else looks at it, see [Normalize]. Spans are byte offsets into the
// normalized text.
package parse

import (
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
	TaxLine     = line.TaxLine
	Objection   = line.Objection
	Reading     = line.Reading
	Unspent     = line.Unspent
)

// What a text may be about instead of money that its writer spent.
const (
	Planned    = line.Planned
	Budgeted   = line.Budgeted
	Reminder   = line.Reminder
	Discounted = line.Discounted
)

// Objections that others ask for.
const (
	BareNumber = line.BareNumber // an amount beside words that are not known
	Count      = line.Count      // it may be how many there were
)

// Read reads all that a text says of money, days and expenses. It never fails: a
// text that says nothing gives a Reading with an objection and nothing else.
func Read(text string, o Options) Reading { return NewText(text, o).Read() }

// Normalize is [lex.Normalize].
func Normalize(text string) string { return lex.Normalize(text) }

// MeansTime is [date.Means].
func MeansTime(word string) bool { return date.Means(word) }

// Categories is [lang.Categories].
func Categories() []string { return lang.Categories() }

// Category is [lang.CategoryOf].
func Category(text, language, region string) (string, bool) {
	return lang.CategoryOf(text, language, region)
}

// CategoryNamed is [lang.CategoryNamed].
func CategoryNamed(name string) (string, bool) { return lang.CategoryNamed(name) }

// CategoriesIn is [line.NamedCategories].
func CategoriesIn(text string, o Options) []string {
	return line.NamedCategories(lex.NewText(lex.KeepFullWidthCommas(text), o))
}
