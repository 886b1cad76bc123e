package action

import (
	"cmp"
	"strings"

	"chit/expense/parse"
)

// SaidExpense is an [AddExpense] in words, of which nothing is certain yet: as a model
// asks for it, or as an earlier version kept it.
type SaidExpense struct {
	Kind        string `json:"kind,omitempty"`
	Description string `json:"description,omitempty"`
	Merchant    string `json:"merchant,omitempty"`
	Document    string `json:"document_number,omitempty"`
	Category    string `json:"category,omitempty"`
	Tags        string `json:"tags,omitempty"` // with commas between them
	Amount      string `json:"amount,omitempty"`
	Net         string `json:"net_amount,omitempty"`
	Gross       string `json:"gross_amount,omitempty"`
	Tax         string `json:"tax_amount,omitempty"`
	Rate        string `json:"tax_rate,omitempty"`
	Lines       string `json:"tax_lines,omitempty"` // as [Lines] writes them
	Currency    string `json:"currency,omitempty"`
	Date        string `json:"date,omitempty"`
}

// SaidEdit is an [EditExpense] in words, likewise. The new values are those of an expense,
// or one as the Value of a Field.
type SaidEdit struct {
	Number  *int64  `json:"number,omitempty"`
	Numbers []int64 `json:"numbers,omitempty"` // of several
	Match   string  `json:"match,omitempty"`
	Field   string  `json:"field,omitempty"`
	Value   string  `json:"value,omitempty"`
	SaidExpense
}

// Fields returns the fields that have a value, by their names in the tool.
func (a SaidExpense) Fields() []string {
	var fields []string
	for _, field := range saidFields {
		if *a.argument(field) != "" {
			fields = append(fields, field)
		}
	}
	return fields
}

var saidFields = []string{
	FieldKind, "description", "merchant", FieldDocument, "category", "tags", "amount", "net_amount", "gross_amount", "tax_amount", "tax_rate", FieldLines, "currency", "date",
}

// InWords is an action as a model would have asked for it.
func InWords(a Action) Action {
	switch a := a.(type) {
	case AddExpense:
		return a.inWords()
	case EditExpense:
		said := SaidEdit{Number: a.Number, Numbers: a.Numbers, Match: a.Match, Field: a.Field}
		if a.Field == "" {
			said.SaidExpense = a.Value.inWords()
		} else {
			said.Value = a.value()
		}
		return said
	}
	return a
}

func (a AddExpense) inWords() SaidExpense {
	said := SaidExpense{
		Description: a.Description, Merchant: a.Merchant, Document: a.Document, Category: a.Category, Tags: strings.Join(a.Tags, ","),
		Amount: digits(a.Amount), Net: digits(a.Net), Gross: digits(a.Gross), Tax: digits(a.Tax),
		Rate: cmp.Or(a.RateText, a.Rate.String()), Lines: Lines(a.Lines), Currency: string(a.Currency),
	}
	if len(a.Kinds) == 1 {
		said.Kind = string(a.Kinds[0])
	}
	switch {
	case a.Date == nil:
	case len(a.Date.Readings) == 1:
		said.Date = a.Date.Date.String()
	default:
		said.Date = a.Date.Text
	}
	return said
}

// digits are those of an amount. Of one with several readings they are the first's.
func digits(a *parse.Amount) string {
	if a == nil {
		return ""
	}
	return a.Value.String()
}

// value is the new value as it was written, with its currency.
func (a EditExpense) value() string {
	switch a.Field {
	case FieldSide:
		return string(a.Side)
	case FieldDeleted:
		return "no"
	}
	said := a.Value.inWords()
	if a.Field == FieldLines {
		return a.lines()
	}
	for _, one := range a.Value.Amounts() {
		return one.Text
	}
	if a.Value.Date != nil {
		said.Date = cmp.Or(a.Value.Date.Text, said.Date)
	}
	said.Rate = cmp.Or(a.Value.RateText, a.Value.Rate.Percentage())
	return said.Argument(a.Field)
}
