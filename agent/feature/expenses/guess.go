package expenses

import (
	"slices"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/sum"
)

// currencyOf is the currency in which an amount is asked about.
func (b *builder) currencyOf(a parse.Amount) expense.Currency {
	if c, known := expense.LookupCurrency(string(b.said.Currency)); known && a.Symbol == "" && a.Currency == "" {
		return c
	}
	return a.CurrencyIn(b.env.Ledger.Currency)
}

// guessQuestion asks for an amount that only a model has. Its value can be taken, that
// which was written, or another.
func (b *builder) guessQuestion(field string, a parse.Amount) feature.Question {
	q := feature.Question{Field: field, Text: b.askPaid()}
	in := []expense.Currency{b.currencyOf(a)}
	if own := b.env.Ledger.Currency; b.said.IsUnsaid(string(expense.FieldCurrency)) && own != "" {
		in = append(in, own)
	}
	s, err := sum.Parse(a.Sum)
	for i, r := range a.Readings {
		for _, c := range in {
			m, bad := expense.NewMoney(r, c)
			if bad != nil {
				continue
			}
			o := feature.Option{Label: b.env.Texts.Money(m), Value: r.String()}
			if i == 0 && err == nil {
				o = feature.Option{Label: b.env.Texts.Money(m) + " · " + b.env.Texts.Decimals(s.Show()), Value: "=" + a.Sum}
			}
			if len(in) > 1 {
				o.Value = r.String() + " " + string(c)
			}
			q.Options = append(q.Options, o)
		}
	}
	if len(q.Options) == 1 {
		q.Text = b.env.Texts.Say(text.AskGuess, text.Args{"Amount": q.Options[0].Label})
	}
	q.Options = append(q.Options, feature.Option{Label: b.env.Texts.Say(text.ChoiceOther)})
	return q
}

// currencyQuestion asks in which of several currencies an amount is.
func (b *builder) currencyQuestion(a action.AddExpense, among ...expense.Currency) feature.Question {
	q := feature.Question{Field: string(expense.FieldCurrency), Text: b.askPaid()}
	amounts := a.Amounts()
	for _, c := range slices.Compact(among[:min(len(among), feature.MaxCurrencies)]) {
		label := string(c)
		if len(amounts) > 0 {
			if m, err := expense.NewMoney(amounts[0].Value, c); err == nil {
				label = b.env.Texts.Money(m)
			}
		}
		if c != "" {
			q.Options = append(q.Options, feature.Option{Label: label, Value: string(c)})
		}
	}
	return q
}
