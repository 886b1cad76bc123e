package expenses

import (
	"strconv"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// lacksLine reports whether a new value is that of one tax line of several, and does not say
// which. A new sum alone would leave nothing of its lines.
func (b *builder) lacksLine(p patch, e expense.Expense) bool {
	n := len(e.TaxLines())
	if p.line > 0 {
		return p.line > n || !p.changesFigures()
	}
	return p.lines == nil && n > 1 && p.changesFigures()
}

// whichLine asks which tax line an amount is of, with each of them to be tapped, or says how
// an expense with several is changed.
func (b *builder) whichLine(p patch, e expense.Expense) *feature.Result {
	amount, ok := p.amount(e)
	if !ok || p.line > 0 || b.env.Modelled() {
		said := b.env.Texts.Say(text.AskWhichLine, text.Args{
			"Line": b.env.Card().Line(e), "Lines": card.NumberedTaxLines(b.env.Texts, e), "Number": e.Number,
		})
		return &feature.Result{Reply: chat.Reply{Text: said, Expenses: []expense.Expense{e}}, Data: "error: say which tax line"}
	}
	q := &feature.Question{Field: action.FieldLine}
	q.Add(card.AskWhichLine(b.env.Card(), e)...)
	for i, l := range e.TaxLines() {
		label := card.TaxLineName(b.env.Texts, l) + b.env.Texts.Say(text.Colon) + b.env.Texts.Money(amount)
		q.Options = append(q.Options, feature.Option{Label: label, Value: strconv.Itoa(i + 1)})
	}
	return &feature.Result{Next: feature.Ask, Ask: q, Reply: chat.Reply{Expenses: []expense.Expense{e}}}
}

// amount returns the amount that a patch gives an expense, and whether that is the only one
// of its figures.
func (p patch) amount(e expense.Expense) (expense.Money, bool) {
	f := p.figures
	if f.Amount == nil || f.Net != nil || f.Gross != nil || f.Tax != nil || f.Rate.IsSet() {
		return expense.Money{}, false
	}
	currency := e.Currency
	if p.currency != "" {
		currency = p.currency
	}
	m, err := expense.NewMoney(*f.Amount, currency)
	return m, err == nil
}
