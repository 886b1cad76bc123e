package questions

import (
	_ "embed"

	"chit/agent/action"
	"chit/agent/door"
	"chit/expense"
)

var (
	//go:embed find_expenses.md
	findText string
	//go:embed query_expenses.md
	queryText string
	//go:embed query_expenses_full.md
	queryMore string
)

var tools = []*door.Tool{
	door.Define[findArgs](action.FindTool, findText),
	door.Folded[queryArgs](action.QueryTool, queryText, queryMore),
}

type findArgs struct {
	Number   *door.Count  `json:"number" validate:"omitempty,min=1" jsonschema:"with its history"`
	Text     *door.Text   `json:"text" jsonschema:"words, category or tag"`
	Period   *door.Text   `json:"period" jsonschema:"as said, also a range"`
	Over     *door.Number `json:"over"`
	Under    *door.Number `json:"under"`
	Currency *door.Text   `json:"currency"`
	Without  *door.Text   `json:"without" jsonschema:"words left out"`
	Kind     *door.Text   `json:"kind" validate:"omitempty,oneof=expense refund income transfer"`
	Largest  *door.Flag   `json:"largest" jsonschema:"first"`
	Deleted  *door.Flag   `json:"deleted"`
	Limit    *door.Count  `json:"limit" validate:"omitempty,min=1"`
}

func (a findArgs) Action() action.Action {
	find := action.FindExpenses{
		Kind: expense.Kind(a.Kind.Choice()), Number: a.Number.Said(), Text: a.Text.Said(), Period: a.Period.Said(), Over: a.Over.Said(), Under: a.Under.Said(),
		Currency: a.Currency.Said(), Without: a.Without.Said(), Deleted: a.Deleted.Said(),
	}
	if a.Largest.Said() {
		find.Order = action.LargestFirst
	}
	if n := a.Limit.Said(); n != nil {
		find.Limit = int(min(*n, maxAsked))
	}
	return find
}

type queryArgs struct {
	Kind     *door.Text   `json:"kind" validate:"omitempty,oneof=expense refund income transfer" jsonschema:"expense, refund, income, transfer; expenses less refunds if left out"`
	Period   *door.Text   `json:"period" jsonschema:"as the person said it"`
	Text     *door.Text   `json:"text" jsonschema:"in description, merchant, category or tag"`
	Category *door.Text   `json:"category"`
	Tag      *door.Text   `json:"tag"`
	Currency *door.Text   `json:"currency"`
	Over     *door.Number `json:"over"`
	Under    *door.Number `json:"under"`
	Measure  *door.Text   `json:"measure" validate:"omitempty,oneof=sum share average median count max min mean avg" jsonschema:"sum, share (in percent of all spending), average, median, count, max, min"`
	Of       *door.Text   `json:"of" validate:"omitempty,oneof=gross net tax" jsonschema:"gross, net, tax"`
	By       *door.Text   `json:"by" validate:"omitempty,oneof=category merchant tag author rate day week month year weekday" jsonschema:"category, merchant, tag, author, rate, day, week, month, year, weekday"`
	Per      *door.Text   `json:"per" validate:"omitempty,oneof=day week month" jsonschema:"day, week, month: the sum divided by how many there are"`
	Without  *door.Text   `json:"without" jsonschema:"words left out"`
	Against  *door.Text   `json:"against" jsonschema:"the period that it is compared with, as said; before for the one before it"`
	Rate     *door.Text   `json:"rate" jsonschema:"of tax, as said"`
	SQL      *door.Text   `json:"sql" jsonschema:"one SELECT"`
}

func (a queryArgs) Action() action.Action {
	measure := a.Measure.Choice()
	if measure == "mean" || measure == "avg" {
		measure = "average"
	}
	return action.QueryExpenses{
		Kind: expense.Kind(a.Kind.Choice()), Period: a.Period.Said(), Text: a.Text.Said(), Category: a.Category.Said(), Tag: a.Tag.Said(), Currency: a.Currency.Said(),
		Over: a.Over.Said(), Under: a.Under.Said(), Measure: measure, Of: a.Of.Choice(), By: a.By.Choice(), Per: a.Per.Choice(), SQL: a.SQL.Said(),
		Without: a.Without.Said(), Against: a.Against.Said(), Rate: a.Rate.Said(),
	}
}
