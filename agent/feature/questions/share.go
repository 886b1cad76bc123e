package questions

import (
	"context"
	"slices"

	"github.com/shopspring/decimal"

	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// shared says what part of all that was spent in the period was spent on what is asked
// about, or on each group.
func shared(ctx context.Context, e *feature.Env, q expense.Summary) (feature.Result, error) {
	parts, err := e.Ledgers.Summarize(ctx, e.Ledger.ID, q)
	if err != nil {
		return feature.Result{}, err
	}
	if len(parts) == 0 {
		return foundNone(e, q.Query, bounds{}), nil
	}
	all := expense.Summary{Query: expense.Query{Kinds: q.Kinds, Period: q.Period, Currency: q.Currency}, Of: q.Of, WeekLead: q.WeekLead}
	wholes, err := e.Ledgers.Summarize(ctx, e.Ledger.ID, all)
	if err != nil {
		return feature.Result{}, err
	}
	slices.SortStableFunc(parts, func(a, b expense.Group) int { return foreign(e, a) - foreign(e, b) })
	var lines []chat.Block
	for _, part := range parts[:min(len(parts), maxGroups)] {
		whole := expense.Group{Currency: part.Currency}
		if i := slices.IndexFunc(wholes, func(w expense.Group) bool { return w.Currency == part.Currency }); i >= 0 {
			whole = wholes[i]
		}
		line := e.Texts.Say(text.PartOf, text.Args{"Part": figureText(e, part, "sum"), "Whole": figureText(e, whole, "sum")})
		if percent := percentage(e.Texts, part.Sum, whole.Sum); percent != "" {
			line = percent + " · " + line
		}
		if q.By != expense.ByNothing {
			line = groupName(e, q.By, part) + " " + line
		}
		lines = append(lines, card.Saying(line, figureText(e, part, "sum")))
	}
	return headed(e, q, append(lines, andMore(e, len(parts)-maxGroups)...)), nil
}

// percentage returns a part in percent of the whole, to a tenth, rounded half away from
// zero. It is "" where a percentage would be meaningless: refunds exceed what was spent.
func percentage(t *text.Catalogue, part, whole int64) string {
	if part < 0 || whole <= 0 {
		return ""
	}
	return t.Percent(decimal.New(part, 2).DivRound(decimal.New(whole, 0), 1).String())
}
