package facts

import (
	"context"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
	"chit/expense/clip"
	"chit/expense/fact"
)

// A page has as many lines as there is room for choices.
const (
	pageSize    = 8
	maxOnButton = 20 // characters
)

// show lists what is remembered, and the rules of categories, without the first few.
func show(ctx context.Context, env *feature.Env, skip int) (feature.Result, error) {
	all, err := env.Facts(ctx)
	if err != nil {
		return feature.Result{}, err
	}
	if len(all)+len(env.Ledger.CategoryRules) == 0 {
		return said(env, "none"), nil
	}
	return listed(env, all, env.Ledger.CategoryRules, skip), nil
}

// A row is a line of the list, with the choice that forgets it.
type row struct {
	line  string
	words string
	drop  action.Choice
}

func listed(env *feature.Env, all fact.Facts, rules []expense.CategoryRule, skip int) feature.Result {
	var rows []row
	for _, f := range all {
		words := f.Subject
		if words == "" {
			words = texts.Say(env.Texts, "payday")
		}
		rows = append(rows, row{shown(env.Texts, f), words, Drop{action.RuleHash(f.Key())}})
	}
	for _, r := range rules {
		line := env.Texts.Say(text.CategoriesRule, text.Args{"Words": r.Words, "Category": env.Card().Category(r.Category)})
		rows = append(rows, row{line, r.Words, action.ForgetRule{Hash: action.RuleHash(r.Words)}})
	}
	reply := chat.Compose(card.Headline(texts.Say(env.Texts, "all", text.Args{"N": len(rows)})))
	skip = card.SkipIn(len(rows), skip)
	rest := rows[skip:]
	reply.Choices = card.More(env.Texts, len(rows), skip, pageSize, func(skip int) (action.Choice, bool) { return Page{skip}, true })
	for _, r := range rest[:min(len(rest), pageSize)] {
		reply.Add(chat.Block{Kind: chat.Figures, Text: "  " + r.line})
		label := env.Texts.Say(text.ChoiceForget, text.Args{"Words": clip.Shorten(r.words, maxOnButton, clip.Characters)})
		reply.Choices = append(reply.Choices, chat.Choice{ID: action.Encode(r.drop), Label: label})
	}
	if more := len(rest) - pageSize; more > 0 {
		reply.Add(card.Note("  " + env.Texts.Say(text.AndMore, text.Args{"N": more})))
	}
	return feature.Result{Reply: reply, Data: "shown"}
}
