package questions

import (
	"context"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// rated says what was spent at one rate of tax: of each currency net, tax and gross.
func rated(ctx context.Context, e *feature.Env, q expense.Summary, a action.QueryExpenses) (feature.Result, error) {
	rate, ok := e.Words(a.Rate).Rate()
	if !ok {
		return feature.Refusal(e, expense.Invalid(expense.ReasonRateRange, expense.Args{"Rate": e.Heard(a.Rate)}))
	}
	figures := map[expense.Figure]map[expense.Currency]expense.Group{}
	var currencies []expense.Currency
	for _, of := range []expense.Figure{expense.FigureGross, expense.FigureNet, expense.FigureTax} {
		part := q
		part.By, part.Of = expense.ByRate, of
		groups, err := e.Ledgers.Summarize(ctx, e.Ledger.ID, part)
		if err != nil {
			return feature.Result{}, err
		}
		figures[of] = map[expense.Currency]expense.Group{}
		for _, g := range groups {
			if g.Key != rate.String() {
				continue
			}
			figures[of][g.Currency] = g
			if of == expense.FigureGross {
				currencies = append(currencies, g.Currency)
			}
		}
	}
	named := q
	named.Of = ""
	head := strings.TrimPrefix(asked(e, named)+" · "+strings.TrimSpace(e.Heard(a.Figure)+" "+e.Texts.Percentage(rate)), " · ")
	if len(currencies) == 0 {
		return feature.Result{Reply: chat.Reply{Text: e.Texts.Say(text.FoundNoneOf, text.Args{"What": head})}, Data: "none"}, nil
	}
	reply := chat.Compose(card.Headline(head))
	for _, c := range currencies {
		g := figures[expense.FigureGross][c]
		sum := figureText(e, g, "sum")
		reply.Add(
			card.Saying(e.Texts.SayOf(text.FamilyMeasure, "sum")+" "+sum+" · "+e.Texts.Say(text.Expenses, text.Args{"N": g.Count}), sum),
			chat.Block{Kind: chat.Figures, Text: e.Texts.SayOf(text.FamilyFigure, "net") + " " + figureText(e, figures[expense.FigureNet][c], "sum") + " + " + e.Texts.SayOf(text.FamilyFigure, "tax") + " " + figureText(e, figures[expense.FigureTax][c], "sum")},
		)
	}
	return feature.Result{Reply: reply, Data: reply.Text}, nil
}
