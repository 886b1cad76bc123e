package line

import (
	"encoding/json"

	"github.com/shopspring/decimal"

	"chit/expense"
	"chit/expense/parse/money"
)

// resultJSON is one line of "bot parse --json". Values are strings, because a
// JSON number is a float to most readers.
type resultJSON struct {
	Text     string         `json:"text"`
	Language string         `json:"language"`
	Amounts  []amountJSON   `json:"amounts"`
	Dates    []expense.Date `json:"dates"`
	Expenses []expenseJSON  `json:"expenses"`
	Complete bool           `json:"complete"`
	TooLong  bool           `json:"too_long,omitempty"`
}

type amountJSON struct {
	Value    string             `json:"value"`
	Currency *expense.Currency  `json:"currency"`
	Symbol   *string            `json:"symbol"`
	Readings []string           `json:"readings"`
	Family   []expense.Currency `json:"family,omitempty"`
}

type expenseJSON struct {
	Kinds       []expense.Kind    `json:"kinds,omitempty"`
	Description string            `json:"description"`
	Merchant    string            `json:"merchant,omitempty"`
	Category    string            `json:"category,omitempty"`
	Tags        []string          `json:"tags,omitempty"`
	Amount      *string           `json:"amount"`
	Currency    *expense.Currency `json:"currency"`
	Date        *expense.Date     `json:"date"`
	TaxRate     *string           `json:"tax_rate"`
	TaxAmount   *string           `json:"tax_amount,omitempty"`
	Net         *string           `json:"net_amount,omitempty"`
	Side        *expense.Side     `json:"side"`
	Document    string            `json:"document_number,omitempty"`
	Reason      expense.TaxReason `json:"tax_reason,omitempty"`
	Lines       []lineJSON        `json:"lines,omitempty"`
}

type lineJSON struct {
	Amount    string            `json:"amount"`
	Currency  *expense.Currency `json:"currency"`
	Side      *expense.Side     `json:"side"`
	Rate      *string           `json:"tax_rate"`
	TaxAmount *string           `json:"tax_amount,omitempty"`
	Reason    expense.TaxReason `json:"tax_reason,omitempty"`
}

// MarshalJSON writes the result as "bot parse --json" prints it, values with
// the digits that the text has: "4.50".
func (r Reading) MarshalJSON() ([]byte, error) {
	out := resultJSON{
		Text: r.Text, Language: r.Language, Complete: r.Complete, TooLong: r.TooLong,
		Amounts: []amountJSON{}, Dates: []expense.Date{}, Expenses: []expenseJSON{},
	}
	for _, a := range r.Amounts {
		out.Amounts = append(out.Amounts, amountToJSON(&a))
	}
	for _, d := range r.Dates {
		out.Dates = append(out.Dates, d.Readings...) // of 3/4 both days
	}
	for _, e := range r.Expenses {
		out.Expenses = append(out.Expenses, e.json())
	}
	return json.Marshal(out)
}

func amountToJSON(a *money.Amount) amountJSON {
	out := amountJSON{Value: written(a.Value), Currency: orNull(a.Currency), Symbol: orNull(a.Symbol), Family: a.Family}
	for _, d := range a.Readings {
		out.Readings = append(out.Readings, written(d))
	}
	return out
}

func (e *Expense) json() expenseJSON {
	out := expenseJSON{
		Kinds: e.Kinds, Description: e.Description, Merchant: e.Merchant, Category: e.Category, Tags: e.Tags,
		TaxRate: orNull(e.Rate.String()), Side: orNull(e.Side), Document: e.Document, Reason: e.Reason,
	}
	for _, l := range e.Lines {
		line := lineJSON{
			Amount: written(l.Amount.Value), Currency: orNull(l.Amount.Currency), Side: orNull(l.Side),
			Rate: orNull(l.Rate.String()), Reason: l.Reason,
		}
		if l.Tax != nil {
			value := written(l.Tax.Value)
			line.TaxAmount = &value
		}
		out.Lines = append(out.Lines, line)
	}
	if e.Amount != nil {
		value := written(e.Amount.Value)
		out.Amount, out.Currency = &value, orNull(e.Amount.Currency)
	}
	if e.TaxAmount != nil {
		value := written(e.TaxAmount.Value)
		out.TaxAmount = &value
	}
	if e.Net != nil {
		value := written(e.Net.Value)
		out.Net = &value
	}
	if e.Date != nil {
		out.Date = &e.Date.Date
	}
	return out
}

// written returns a value with the decimals that its text had.
func written(d decimal.Decimal) string { return d.StringFixed(max(0, -d.Exponent())) }

// orNull makes the empty string null.
func orNull[T ~string](s T) *T {
	if s == "" {
		return nil
	}
	return &s
}
