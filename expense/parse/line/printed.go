package line

import (
	"slices"

	"chit/expense"
	"chit/expense/parse/date"
	"chit/expense/parse/document"
	"chit/expense/parse/lex"
	"chit/expense/parse/money"
)

// agrees reports whether a text was understood as what somebody notes, and as the document
// that it may be is the same. Then nothing in it is in doubt.
func (r *Reading) agrees(printed *Reading) bool {
	if !r.Complete || printed.Unspent != "" || len(r.Expenses) != 1 || r.Expenses[0].Amount == nil {
		return false
	}
	e, p := &r.Expenses[0], &printed.Expenses[0]
	day := func(e *Expense) (day expense.Date) {
		if e.Date != nil {
			day = e.Date.Date
		}
		return day
	}
	return slices.Equal(e.Kinds, p.Kinds) && e.Amount.Value.Equal(p.Amount.Value) && e.Amount.Currency == p.Amount.Currency && day(e) == day(p)
}

// readDocument reads a text that a machine wrote. Somebody looks at it before it is acted
// on, since the one who passed it on did not say what of it they mean.
func readDocument(t *lex.Text) (Reading, bool) {
	d, ok := document.Read(t)
	if !ok {
		return Reading{}, false
	}
	whole := lex.Span{End: len(t.String())}
	e := Expense{
		Span: whole, Description: d.What, Merchant: d.Payee, Date: d.Date,
		Amount: &d.Amount, Rate: d.Rate, TaxAmount: d.Tax,
	}
	for _, p := range d.Parts {
		e.Lines = append(e.Lines, TaxLine{Amount: &p.Gross, Side: expense.Gross, Rate: p.Rate, Tax: &p.Tax})
	}
	if d.Rate.IsSet() || d.Tax != nil || d.Parts != nil {
		e.Side = expense.Gross
	}
	if d.Bill {
		e.Document = FindDocument(t)
	}
	if d.Kind != "" {
		e.Kinds = []expense.Kind{d.Kind}
	}
	if d.Kind == expense.KindRefund {
		found := money.Found{Amount: d.Amount}
		found.Negate()
		e.Amount = &found.Amount
	}
	result := Reading{
		Text: t.String(), Language: t.Language(), Amounts: []money.Amount{*e.Amount}, Expenses: []Expense{e}, Kinds: e.Kinds,
		Objections: []Objection{{whole, Printed}}, HoldsAmount: true, Printed: true,
	}
	if d.Declined {
		result.Unspent = Declined
	}
	if d.Date != nil {
		result.Dates = []date.Date{*d.Date}
	}
	return result, true
}
