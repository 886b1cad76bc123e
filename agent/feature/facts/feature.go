// Package facts remembers what people tell of their ledger: what people and places are
// called, what something usually costs, when they are paid; and shows and forgets it, with
// what the ledger has learned from corrections.
//
// A fact is used for defaults and to understand words. It is a name or a value, and never a
// wish: whatever it says, nothing is done because of it.
package facts

import (
	"context"
	"embed"
	"slices"

	"chit/agent/action"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/rules"
	"chit/expense/fact"
	"chit/expense/parse/lang"
)

// Feature remembers facts, shows them and forgets them.
var Feature = feature.Feature{
	Name:  "facts",
	Tools: []*door.Tool{door.Folded[arguments](rememberTool, rememberText, rememberFullText)},
	Phrases: []rules.Phrase{
		{Said: lang.ShowsMemory.Wordings, Asks: func(map[string]string) (action.Action, bool) { return ShowMemory{}, true }},
		{Said: lang.ForgetsFact.Wordings, Asks: forgetting, Stated: true, Yields: true},
		{Said: func() []string { return slices.Concat(lang.RemembersThat.Wordings(), lang.MayRemember.Wordings()) }, Asks: told, Stated: true},
		{Said: lang.StatesPayday.Wordings, Asks: statedPayday, Stated: true},
		{Said: lang.StatesUsual.Wordings, Asks: statedCost, Stated: true},
		{Said: lang.StatesName.Wordings, Asks: statedName, Stated: true},
		{Said: lang.StatesRole.Wordings, Asks: statedRole, Stated: true},
		{Said: lang.RemembersThat.Wordings, Asks: toldSomething, Stated: true, Partly: true},
	},
	Do:   do,
	Take: take,
}

var (
	//go:embed *.json
	files embed.FS
	texts = text.NewBook(files)

	//go:embed remember.md
	rememberText string
	//go:embed remember_full.md
	rememberFullText string
)

const (
	rememberTool = "remember"
	pageKind     = "memory"
	dropKind     = "unlearn"
)

func init() {
	action.Register[Remember]()
	action.Register[Forget]()
	action.RegisterChoice(pageKind, func(skip, _ string) action.Choice { return pageAt(skip) })
	action.RegisterChoice(dropKind, func(hash, _ string) action.Choice { return Drop{hash} })
	card.Describe(fact.Entity, card.Description{Line: lineOf, Name: nameOf, Choices: offered})
}

func do(ctx context.Context, env *feature.Env, what action.Action) (result feature.Result, ok bool, err error) {
	switch a := what.(type) {
	case Remember:
		result, err = remember(ctx, env, a)
	case Forget:
		result, err = forget(ctx, env, a)
	case ShowMemory:
		result, err = show(ctx, env, 0)
	default:
		return result, false, nil
	}
	return result, true, err
}

func take(ctx context.Context, env *feature.Env, choice action.Choice) (result feature.Result, ok bool, err error) {
	switch c := choice.(type) {
	case Page:
		result, err = show(ctx, env, c.Skip)
	case Drop:
		result, err = drop(ctx, env, c)
	case action.AlwaysRate:
		result, err = always(ctx, env, c)
	default:
		return result, false, nil
	}
	return result, true, err
}
