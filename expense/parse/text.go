package parse

import (
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/date"
	"chit/expense/parse/document"
	"chit/expense/parse/lex"
	"chit/expense/parse/line"
	"chit/expense/parse/money"
)

// A Text is what somebody wrote. It is lexed once, whoever asks what it says or what
// a part of it says, and what was found out is kept.
//
// A Text is for one goroutine at a time.
type Text struct {
	lexed *lex.Text
	found *found
}

// found is what a text says.
type found struct {
	readings []readingFor // one, mostly
	periods  []periodIn
	numbers  []Number
	rates    []RateMention
}

// A readingFor is what a text says if it is by somebody with these options.
type readingFor struct {
	by Options
	Reading
}

// A periodIn is the period that some words of a text name, if they are by somebody with these
// options.
type periodIn struct {
	words      string
	monthStart int
	by         Options
	period     expense.Period
	at         Span
	ok         bool
}

// NewText normalizes a text.
func NewText(text string, o Options) *Text {
	return &Text{lexed: lex.NewText(lex.KeepFullWidthCommas(text), o), found: &found{}}
}

// String returns the normalized text.
func (t *Text) String() string { return t.lexed.String() }

// In returns the text as by other options.
func (t *Text) In(o Options) *Text {
	if o == t.lexed.Options() {
		return t
	}
	return &Text{lexed: t.lexed.In(o), found: t.found}
}

// Part returns some words of the text as a text of their own. Words that are not in
// it, from a model say, are lexed when they are read.
func (t *Text) Part(words string) *Text {
	part := t.lexed.Part(words)
	if part == t.lexed {
		return t
	}
	return &Text{lexed: part, found: &found{}}
}

// Holds reports whether words are some of the text's, beside each other and whole.
func (t *Text) Holds(words string) bool { return t.lexed.Holds(words) }

// HoldsMark is [Text.Holds] of words with the sign or the name of a currency among them.
func (t *Text) HoldsMark(words string) bool { return t.lexed.HoldsMarkIn(words) }

// Behind returns the text with a number in digits before it, which makes an expense of
// "lunch" and an amount of "dollars".
func (t *Text) Behind(number string) *Text {
	return &Text{lexed: t.lexed.Behind(number), found: &found{}}
}

// Read returns all that the text says of money, days and expenses.
func (t *Text) Read() Reading {
	if r := t.read(); r != nil {
		return *r
	}
	r := line.ReadText(t.lexed)
	t.found.readings = append(t.found.readings, readingFor{t.lexed.Options(), r})
	return r
}

// read returns what [Text.Read] has returned before, nil if it was not called yet.
func (t *Text) read() *Reading {
	o := t.lexed.Options()
	for i := range t.found.readings {
		if r := &t.found.readings[i]; r.by == o {
			return &r.Reading
		}
	}
	return nil
}

// Language returns the language of the text, as a [Reading] has it.
func (t *Text) Language() string { return t.lexed.Language() }

// Spoken returns the language in which its writer is answered, "" if the text shows none.
func (t *Text) Spoken() string { return t.lexed.Spoken() }

// Heard is [Text.Spoken]. It reports whether more is said in the language than the name of
// something.
func (t *Text) Heard() (language string, clearly bool) { return t.lexed.Heard() }

// Numbers is [money.FindNumbers].
func (t *Text) Numbers() []Number {
	if t.found.numbers == nil {
		t.found.numbers = append([]Number{}, money.FindNumbers(t.lexed)...)
	}
	return slices.Clip(t.found.numbers)
}

// Rates is [money.FindRates].
func (t *Text) Rates() []RateMention {
	if t.found.rates == nil {
		t.found.rates = append([]RateMention{}, money.FindRates(t.lexed)...)
	}
	return slices.Clip(t.found.rates)
}

// Shares is [money.FindShares].
func (t *Text) Shares() []int64 { return money.FindShares(t.lexed) }

// Counts is [money.FindCounts].
func (t *Text) Counts() []decimal.Decimal { return money.FindCounts(t.lexed) }

// Parts is [money.FindParts].
func (t *Text) Parts() []decimal.Decimal { return money.FindParts(t.lexed) }

// TenthsKept is [money.FindTenthsKept].
func (t *Text) TenthsKept() []decimal.Decimal { return money.FindTenthsKept(t.lexed) }

// Amount is [money.Parse].
func (t *Text) Amount() (Amount, bool) { return money.Parse(t.lexed) }

// Rate is [money.ParseRate].
func (t *Text) Rate() (expense.Rate, bool) { return money.ParseRate(t.lexed) }

// TaxReason returns why the text says that a tax rate is zero, if it is one.
func (t *Text) TaxReason() expense.TaxReason { return money.ParseTaxReason(t.lexed) }

// IsPrinted reports whether a machine wrote the text, as package document reads it.
func (t *Text) IsPrinted() bool { return document.MayBe(t.lexed) && t.Read().Printed }

// IsDocument reports whether the text names a document and says nothing else.
func (t *Text) IsDocument() bool { return line.IsDocument(t.lexed) }

// TaxLines reads a text that is tax lines and nothing else: "10.70 incl. 7%; 11.90 incl.
// 19%". One amount with its rate is one line.
func (t *Text) TaxLines() []TaxLine {
	found := t.Read()
	if len(found.Expenses) != 1 || found.Expenses[0].Description != "" {
		return nil
	}
	e := found.Expenses[0]
	switch {
	case e.Lines == nil && e.Amount != nil && (e.Rate.IsSet() || e.TaxAmount != nil):
		return []TaxLine{{Amount: e.Amount, Side: e.Side, Rate: e.Rate, Reason: e.Reason, Tax: e.TaxAmount}}
	case e.Amount != nil:
		return nil // a sum beside them
	}
	return slices.Clone(e.Lines)
}

// Document is [line.FindDocument].
func (t *Text) Document() string { return line.FindDocument(t.lexed) }

// Currency returns the currency that the text is, as an amount in it would be read:
// "dollars" are the person's own, and "all" is the lek of Albania in capitals only.
func (t *Text) Currency() (expense.Currency, bool) {
	if strings.ContainsAny(t.String(), "0123456789") || !t.lexed.HoldsMark() {
		return "", false
	}
	a, ok := t.Behind("1").Amount()
	switch {
	case !ok:
		return "", false
	case a.Currency != "":
		return a.Currency, true
	case len(a.Family) > 0:
		return a.Family[0], true
	}
	return "", false
}

// Contested returns the currencies of which the text may name one, none of them the usual one or
// the person's own: "kroner", "pesos".
func (t *Text) Contested() []expense.Currency {
	if strings.ContainsAny(t.String(), "0123456789") || !t.lexed.HoldsMark() {
		return nil
	}
	a, _ := t.Behind("1").Amount()
	return a.OpenIn(t.Options().Currency)
}

// CurrencyNamed returns the currency that the text names by its code, its sign or a
// word, whoever wrote it: "CHF", "€", "euros", "人民币". Of a sign that several share
// it is the most usual one.
func (t *Text) CurrencyNamed() (expense.Currency, bool) {
	if c, ok := expense.LookupCurrency(t.String()); ok {
		return c, true
	}
	return t.CurrencyMentioned()
}

// CurrencyMentioned is CurrencyNamed for a text that need not be about a currency: a code that
// is an everyday word as well names one in capitals only, so "that's all" says nothing of lek.
func (t *Text) CurrencyMentioned() (expense.Currency, bool) {
	return t.In(Options{}).Currency()
}

// Names reports whether the text is a name of a currency, or of several of which it
// is one.
func (t *Text) Names(c expense.Currency) bool {
	if !t.lexed.HoldsMark() {
		return false
	}
	a, ok := t.In(Options{}).Behind("1").Amount()
	return ok && (a.Currency == c || slices.Contains(a.Family, c))
}

// Date is [date.Parse].
func (t *Text) Date() (Date, bool) { return date.Parse(t.lexed) }

// BadDates are those of a [Reading], found out alone if the text was not read.
func (t *Text) BadDates() []Date {
	if r := t.read(); r != nil {
		return r.BadDates
	}
	_, bad := date.Read(t.lexed)
	return bad
}

// Options returns who wrote the text, and when.
func (t *Text) Options() Options { return t.lexed.Options() }

// Period is [date.FindPeriod].
func (t *Text) Period(monthStart int) (expense.Period, Span, bool) {
	return date.FindPeriod(t.lexed, monthStart)
}

// PeriodIn returns the period that some words of the text name, and where, as [date.FindPeriod] finds it.
func (t *Text) PeriodIn(words string, monthStart int) (expense.Period, Span, bool) {
	o := t.lexed.Options()
	for i := range t.found.periods {
		if p := &t.found.periods[i]; p.words == words && p.monthStart == monthStart && p.by == o {
			return p.period, p.at, p.ok
		}
	}
	period, at, ok := t.Part(words).Period(monthStart)
	t.found.periods = append(t.found.periods, periodIn{words, monthStart, o, period, at, ok})
	return period, at, ok
}

// WholePeriod is [date.ParsePeriod].
func (t *Text) WholePeriod(monthStart int) (expense.Period, bool) {
	return date.ParsePeriod(t.lexed, monthStart)
}
