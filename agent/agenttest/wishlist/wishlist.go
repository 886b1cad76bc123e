// Package wishlist is a feature for tests: it shows that all of a capability, from its words
// and its tool to its card and what a tap on it does, fits a folder.
package wishlist

import (
	"context"
	"embed"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/door"
	"chit/agent/feature"
	"chit/agent/rules"
)

var (
	//go:embed *.json
	files embed.FS
	texts = text.NewBook(files)

	//go:embed make_wish.md
	wishText string
)

// Feature notes what people wish for.
var Feature = feature.Feature{
	Name:  "wishlist",
	Tools: []*door.Tool{door.Define[arguments](toolName, wishText)},
	Phrases: []rules.Phrase{{
		Said: func() []string { return []string{"i wish for {words}", "我想要{words}"} },
		Asks: func(words map[string]string) (action.Action, bool) { return Wish{What: words["words"]}, true },
	}},
	Do:   do,
	Take: take,
}

func init() {
	action.Register[Wish]()
	action.RegisterChoice(grantKind, func(what, _ string) action.Choice { return Grant{what} })
}

const (
	toolName  = "make_wish"
	grantKind = "grant"
)

// Wish notes a wish.
type Wish struct {
	What   string `json:"what,omitempty"`
	Amount string `json:"amount,omitempty"`
}

// Tool implements [action.Action].
func (Wish) Tool() string { return toolName }

// Argument implements [action.Fillable].
func (w Wish) Argument(name string) string {
	if name == "amount" {
		return w.Amount
	}
	return ""
}

// With implements [action.Fillable].
func (w Wish) With(name, value string) action.Action {
	if name == "amount" {
		w.Amount = value
	}
	return w
}

type arguments struct {
	What   *door.Text   `json:"what"`
	Amount *door.Number `json:"amount"`
}

// Action implements [door.Arguments].
func (a arguments) Action() action.Action { return Wish{What: a.What.Said(), Amount: a.Amount.Said()} }

// Grant grants a wish.
type Grant struct{ What string }

// ID implements [action.Choice].
func (g Grant) ID() string { return grantKind + ":" + g.What }

func do(_ context.Context, env *feature.Env, what action.Action) (feature.Result, bool, error) {
	w, ok := what.(Wish)
	switch {
	case !ok:
		return feature.Result{}, false, nil
	case w.Amount == "":
		q := &feature.Question{Field: "amount", Text: texts.Say(env.Texts, "ask_cost", text.Args{"What": w.What})}
		return feature.Result{Next: feature.Ask, Ask: q}, true, nil
	default:
		reply := chat.Reply{
			Text:    texts.Say(env.Texts, "wished", text.Args{"What": w.What, "Amount": w.Amount}),
			Choices: []chat.Choice{{ID: action.Encode(Grant{w.What}), Label: texts.Say(env.Texts, "choice_grant")}},
		}
		return feature.Result{Reply: reply, Data: "noted"}, true, nil
	}
}

func take(_ context.Context, env *feature.Env, choice action.Choice) (feature.Result, bool, error) {
	g, ok := choice.(Grant)
	if !ok {
		return feature.Result{}, false, nil
	}
	return feature.Result{Reply: chat.Reply{Text: texts.Say(env.Texts, "granted", text.Args{"What": g.What})}}, true, nil
}
