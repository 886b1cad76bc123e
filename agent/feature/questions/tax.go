package questions

import (
	"context"

	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// taxIn says the tax in an entry, and what is left without it.
func taxIn(ctx context.Context, e *feature.Env, number int64) (feature.Result, error) {
	one, stop, err := e.Lookup().Numbered(ctx, number)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	figure := func(of expense.Figure, minor int64) (named, money string) {
		money = e.Texts.Money(expense.Money{Minor: minor, Currency: one.Currency})
		return e.Texts.SayOf(text.FamilyFigure, string(of)) + " " + money, money
	}
	tax, money := figure(expense.FigureTax, one.Tax)
	net, _ := figure(expense.FigureNet, one.Net)
	reply := chat.Compose(card.Saying(tax+" · "+net, money), card.Line(e.Card(), one))
	reply.Expenses, reply.Choices = []expense.Expense{one}, edits(ctx, e, []expense.Expense{one})
	return feature.Result{Reply: reply, Data: reply.Text}, nil
}
