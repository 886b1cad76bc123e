package rules

import (
	"slices"
	"strings"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// Fill sets a field of an expense, named as in the tool, to the value of a person's words;
// "" removes the value. Words that are no amount are left out. A rate, a currency or a day
// that was not understood is kept as it was said, so that it is asked about.
func Fill(a action.AddExpense, field, words string, read func(words string) *parse.Text) action.AddExpense {
	switch field {
	case action.FieldKind:
		a.Kinds = kindsOf(words)
	case "description":
		a.Description = words
	case "merchant":
		a.Merchant = words
	case action.FieldDocument:
		a.Document = documentOf(words, read)
	case action.FieldLines:
		a.Lines = linesOf(words, read)
	case "category":
		a.Category = words
	case "tags":
		a.Tags = tags(words)
	case "amount":
		a.Amount = amountOf(words, read)
	case "net_amount":
		a.Net = amountOf(words, read)
	case "gross_amount":
		a.Gross = amountOf(words, read)
	case "tax_amount":
		a.Tax = amountOf(words, read)
	case "tax_rate":
		a.Rate, a.RateText = rateOf(words, read)
		if a.Rate.Untaxed() {
			a.Reason = read(words).TaxReason()
		}
	case "currency":
		a.Currency = currencyOf(words, read)
	case "date":
		a.Date = dateOf(words, read)
	}
	return a
}

// Edit sets the field that an edit changes, and its new value from a person's words.
func Edit(a action.EditExpense, field, words string, read func(words string) *parse.Text) action.EditExpense {
	a.Field = field
	if n, rest := ofLine(words); field == action.FieldLines && n > 0 {
		a.Line, a.Value = n, lineValue(rest, read)
		return a
	}
	if side := expense.Side(words); field == action.FieldSide && (side == expense.Net || side == expense.Gross) {
		a.Side = side
	}
	a.Value = Fill(action.AddExpense{}, field, words, read)
	return a
}

// kindsOf returns the kind of entry that words name: as people say it, or as code writes it.
func kindsOf(words string) []expense.Kind {
	if k, ok := lang.KindNamed(words); ok {
		return []expense.Kind{k}
	}
	return nil
}

func amountOf(words string, read func(string) *parse.Text) *parse.Amount {
	if words == "" {
		return nil
	}
	if a, ok := read(words).Amount(); ok {
		return &a
	}
	return nil
}

// rateOf reads a rate. A number above 1 is not a rate until somebody says that it is a
// percentage.
func rateOf(words string, read func(string) *parse.Text) (expense.Rate, string) {
	if words == "" {
		return expense.Rate{}, ""
	}
	if n, err := decimal.NewFromString(words); err == nil && strings.Trim(words, "0123456789.") == "" {
		if r, err := expense.NewRate(n); err == nil {
			return r, ""
		}
		return expense.Rate{}, words
	}
	if r, ok := read(words).Rate(); ok {
		return r, ""
	}
	return expense.Rate{}, words
}

func currencyOf(words string, read func(string) *parse.Text) expense.Currency {
	if words == "" {
		return ""
	}
	said := read(words)
	if said.Contested() != nil {
		return expense.Currency(words)
	}
	if c, ok := said.CurrencyNamed(); ok {
		if own, ok := said.Currency(); ok {
			return own // dollars are those of the person
		}
		return c
	}
	return expense.Currency(words)
}

func dateOf(words string, read func(string) *parse.Text) *parse.Date {
	if words == "" {
		return nil
	}
	// One in the form that code writes means itself.
	if day, err := expense.ParseDate(words); err == nil && !day.Before(expense.EarliestDate) {
		return &parse.Date{Text: words, Date: day, Readings: []expense.Date{day}}
	}
	said := read(words)
	if d, ok := said.Date(); ok {
		return &d
	}
	if bad := said.BadDates(); len(bad) > 0 {
		return &parse.Date{Text: bad[0].Text}
	}
	return &parse.Date{Text: words}
}

// tags splits a list of tags.
func tags(words string) []string {
	list := strings.FieldsFunc(words, func(r rune) bool { return r == ',' || r == '#' || r == ' ' || r == ';' })
	var tags []string
	for _, tag := range list {
		if !slices.Contains(tags, tag) {
			tags = append(tags, tag)
		}
	}
	return tags
}
