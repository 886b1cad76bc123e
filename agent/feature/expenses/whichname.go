package expenses

import (
	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// whichName asks whether a name that somebody gave an expense is that of the shop, or what it
// was for.
func whichName(env *feature.Env, e expense.Expense, a action.EditExpense) feature.Result {
	q := &feature.Question{Text: env.Texts.Say(text.AskWhichName, text.Args{"Words": env.Heard(a.Value.Description)}), Field: action.FieldName}
	for _, field := range []string{"merchant", "description"} {
		q.Options = append(q.Options, feature.Option{Label: env.Texts.SayOf(text.FamilyField, field), Value: field})
	}
	q.Options = append(q.Options, feature.Option{Label: env.Texts.Say(text.ChoiceLeave)})
	return feature.Result{Next: feature.Ask, Ask: q, Reply: chat.Reply{Expenses: []expense.Expense{e}}}
}
