package attachments

import (
	"context"
	"strconv"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// show replies with the files of an entry.
func show(ctx context.Context, env *feature.Env, a action.ShowFiles) (feature.Result, error) {
	found, refused, err := wanted(ctx, env, a)
	switch {
	case err != nil:
		return feature.Result{}, err
	case refused != nil:
		return *refused, nil
	case len(found) > 1:
		return which(env, found), nil
	}
	one := found[0]
	reply := chat.Compose(card.Line(env.Card(), one))
	reply.Expenses = []expense.Expense{one}
	if len(one.Attachments) == 0 {
		reply.Add(chat.Block{Kind: chat.Line, Text: say(env, "has_none", nil)})
		reply.Choices = []chat.Choice{{
			ID: action.Encode(action.Edit{Number: one.Number}), Label: env.Texts.Say(text.ChoiceEditOne, text.Args{"Number": one.Number}),
		}}
		return feature.Result{Reply: reply, Data: "no files"}, nil
	}
	for _, at := range one.Attachments {
		content, err := env.Ledgers.Content(ctx, env.Ledger.ID, at.Digest)
		if err != nil {
			return feature.Result{}, err
		}
		reply.Files = append(reply.Files, chat.File{Name: at.Name, MIME: at.Type, Data: content, Exact: true, Ledger: env.Ledger.ID, Digest: at.Digest})
	}
	reply.Add(chat.Block{Kind: chat.Figures, Text: card.Files(one.Attachments)})
	return feature.Result{Reply: reply, Data: "shown"}, nil
}

// wanted returns the entries whose files may be meant, at least one, or why there are none.
func wanted(ctx context.Context, env *feature.Env, a action.ShowFiles) ([]expense.Expense, *feature.Result, error) {
	switch {
	case a.Number != nil:
		return numbered(ctx, env, *a.Number)
	case a.Match != "":
		found, err := named(ctx, env, a.Match)
		if len(found) == 0 {
			return nil, notFound(env.Texts.Say(text.FoundNoneLike, text.Args{"Words": env.Heard(a.Match)})), err
		}
		return found[:min(len(found), maxOffered)], nil, err
	case len(env.About) > 0:
		var all []expense.Expense
		for _, n := range env.About {
			one, refused, err := env.Lookup().Numbered(ctx, n)
			if err != nil || refused != nil {
				return nil, refused, err
			}
			all = append(all, one)
		}
		return all[:min(len(all), maxOffered)], nil, nil
	}
	found, err := latest(ctx, env, 1)
	if len(found) == 0 {
		return nil, notFound(env.Texts.Say(text.FoundNone)), err
	}
	return found, nil, err
}

// numbered returns the entry with a number, or else those whose document has it: people
// say "receipt 4711" of both.
func numbered(ctx context.Context, env *feature.Env, number int64) ([]expense.Expense, *feature.Result, error) {
	one, refused, err := env.Lookup().Numbered(ctx, number)
	if err != nil || refused == nil {
		return []expense.Expense{one}, nil, err
	}
	said := strconv.FormatInt(number, 10)
	found, err := env.Ledgers.Find(ctx, env.Ledger.ID, expense.Query{Text: said, Limit: 50})
	var with []expense.Expense
	for _, e := range found {
		if e.Document == said && len(with) < maxOffered {
			with = append(with, e)
		}
	}
	if len(with) == 0 {
		return nil, refused, err
	}
	return with, nil, err
}

func notFound(sentence string) *feature.Result {
	return &feature.Result{Reply: chat.Reply{Text: sentence}, Data: "not found"}
}

func which(env *feature.Env, found []expense.Expense) feature.Result {
	q := &feature.Question{Text: env.Texts.Say(text.AskWhich), Field: "number"}
	for _, one := range found {
		q.Options = append(q.Options, feature.Option{Label: env.Card().Line(one), Value: strconv.FormatInt(one.Number, 10)})
	}
	return feature.Result{Next: feature.Ask, Ask: q}
}
