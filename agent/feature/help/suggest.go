package help

import (
	"context"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/rules"
)

// Show does a command that only shows something.
type Show struct {
	Command string // without the slash
}

// ID implements [action.Choice].
func (s Show) ID() string { return showKind + ":" + s.Command }

const showKind = "show"

func init() {
	action.RegisterChoice(showKind, func(command, _ string) action.Choice { return Show{command} })
}

// suggest asks whether a command was meant. One that only shows something can be tapped.
func suggest(env *feature.Env, a action.Suggest) chat.Reply {
	meant := "/" + a.Command
	if first, _, _ := strings.Cut(a.Command, " "); first != a.Menu {
		meant += " (/" + a.Menu + ")"
	}
	reply := chat.Reply{Text: texts.Say(env.Texts, "meant", text.Args{"Command": meant})}
	if a.Unread != "" {
		reply.Text = usage(env, a)
	}
	if c, ok := choiceOf(env, a.Command); ok {
		c.Label = "/" + c.Label
		reply.Choices = []chat.Choice{c}
	}
	return reply
}

// choiceOf returns a choice that does a command, if that only shows something.
func choiceOf(env *feature.Env, command string) (chat.Choice, bool) {
	id := action.Encode(Show{command})
	_, decodes := action.Decode(id)
	_, ok := shown(env, command)
	return chat.Choice{ID: id, Label: command}, ok && decodes && len(id) <= action.MaxID
}

// usage tells how a command is used behind which something else was typed.
func usage(env *feature.Env, a action.Suggest) string {
	args := text.Args{"Unread": feature.Clean(a.Unread), "Command": "/" + a.Command, "Usage": "/" + a.Menu}
	if env.Texts.HasOf(text.FamilyCommand, a.Menu) {
		args["Usage"] = env.Texts.SayOf(text.FamilyCommand, a.Menu)
	}
	return texts.Say(env.Texts, "usage", args)
}

func take(_ context.Context, env *feature.Env, c action.Choice) (feature.Result, bool, error) {
	s, ok := c.(Show)
	if !ok {
		return feature.Result{}, false, nil
	}
	result, ok := shown(env, s.Command)
	if !ok {
		result.Reply = env.Stale()
	}
	return result, true, nil
}

// shown returns what comes of a command, and reports whether it only shows something.
func shown(env *feature.Env, command string) (feature.Result, bool) {
	reading := rules.ReadCommand(command, env.Now.In(env.Ledger.Location()), env.Parsing(), env.Ledger.MonthStart)
	switch {
	case !reading.Complete || len(reading.Actions) > 1:
		return feature.Result{}, false
	case reading.Say == rules.Welcome:
		return feature.Result{Reply: env.Card().Welcome()}, true
	case reading.Say == text.Help:
		return feature.Result{Reply: Overview(env)}, true
	case reading.Say == text.Privacy:
		return feature.Result{Reply: chat.Compose(card.Paragraphs(env.Texts, env.Texts.Say(text.Privacy))...)}, true
	case len(reading.Actions) == 1 && changesNothing(reading.Actions[0]):
		return feature.Result{Then: reading.Actions[0]}, true
	}
	return feature.Result{}, false
}

func changesNothing(what action.Action) bool {
	switch a := what.(type) {
	case action.ReportPeriod, action.FindExpenses, action.QueryExpenses, action.Explain:
		return true
	case action.ChangeSettings:
		return a.Value == "" && a.Words == "" && (a.Setting == "" || a.Setting == "categories")
	}
	return false
}
