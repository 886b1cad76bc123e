package line

import (
	"slices"

	"chit/expense"
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

// unspentDocuments are why no money was spent, by why a document tells of no payment.
var unspentDocuments = map[document.Unpaid]Unspent{
	document.Declined: Declined, document.Due: Owed, document.Asked: Planned, document.Left: Left,
}

// readDocuments reads a text that a machine wrote. Somebody looks at it before it is acted
// on, since the one who passed it on did not say what of it they mean.
func readDocuments(t *lex.Text) (Reading, bool) {
	all := document.ReadAll(t)
	if len(all) == 0 {
		return Reading{}, false
	}
	whole := lex.Span{End: len(t.String())}
	result := Reading{
		Text: t.String(), Language: t.Language(), Objections: []Objection{{whole, Printed}}, HoldsAmount: true, Printed: true,
	}
	paid := slices.DeleteFunc(slices.Clone(all), func(d document.Document) bool { return d.Unpaid != "" })
	if len(paid) == 0 {
		result.Unspent = unspentDocuments[all[0].Unpaid]
		return result, true
	}
	for i := range paid {
		e := documentExpense(t, &paid[i])
		e.Span = whole
		result.Expenses, result.Amounts = append(result.Expenses, e), append(result.Amounts, *e.Amount)
		if e.Date != nil {
			result.Dates = append(result.Dates, *e.Date)
		}
		result.Kinds = e.Kinds
	}
	return result, true
}

// documentExpense returns the expense that a document is about.
func documentExpense(t *lex.Text, d *document.Document) Expense {
	e := Expense{Description: d.What, Merchant: d.Payee, Date: d.Date, Amount: &d.Amount, Rate: d.Rate, TaxAmount: d.Tax}
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
	return e
}
