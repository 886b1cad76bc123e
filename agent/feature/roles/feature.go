// Package roles shows who may do what in a ledger that several people share, and gives
// people their roles.
//
// A language model has no part in it. There is no tool for a role, what is said about roles
// is in none of the turns that a model is told of, and a model's undo takes back no role.
package roles

import (
	"context"
	"embed"
	"strings"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/parse/lang"
)

// Feature shows and gives roles.
var Feature = feature.Feature{
	Name: "roles",
	Phrases: []rules.Phrase{
		{Said: lang.ShowsRoles.Wordings, Asks: func(map[string]string) (action.Action, bool) { return Show{}, true }},
		{Said: lang.GivesRole.Wordings, Asks: giving},
	},
	Do: do,
}

var (
	//go:embed *.json
	files embed.FS
	texts = text.NewBook(files)
)

// Show shows who may do what.
type Show struct{}

// Give gives somebody a role.
type Give struct {
	Who  string // as they were named
	Role string // an [expense.Role], or what was said in its place
}

// Tool implements [action.Action]. No tool has the name.
func (Show) Tool() string { return "roles" }

// Tool implements [action.Action]. No tool has the name.
func (Give) Tool() string { return "roles" }

// names are the words for the roles that people can be given.
var names = map[expense.Role]lang.Phrase{
	expense.RoleOwner: lang.NamesOwner, expense.RoleMember: lang.NamesMember, expense.RoleViewer: lang.NamesViewer,
}

// named returns the role that words name, "" if none.
func named(words string) expense.Role {
	words = strings.ToLower(words)
	for _, r := range expense.Roles {
		if names[r].Is(words) {
			return r
		}
	}
	return ""
}

// giving reads the words of a wish: a person and a role, or both in one slot.
func giving(words map[string]string) (action.Action, bool) {
	who, value := words["words"], words["value"]
	if value != "" {
		r := named(value)
		return Give{who, string(r)}, r != ""
	}
	fields := strings.Fields(who)
	for n := 1; n < len(fields); n++ {
		if r := named(strings.Join(fields[n:], " ")); r != "" {
			return Give{strings.Join(fields[:n], " "), string(r)}, true
		}
		if r := named(strings.Join(fields[:n], " ")); r != "" {
			return Give{strings.Join(fields[n:], " "), string(r)}, true
		}
	}
	// "/roles ana emperor" is about a role; "role model poster 20" is not.
	return Give{fields[0], fields[len(fields)-1]}, len(fields) == 2 && !strings.ContainsAny(who, "0123456789")
}

func do(ctx context.Context, env *feature.Env, what action.Action) (result feature.Result, ok bool, err error) {
	switch a := what.(type) {
	case Show:
		result = show(env)
	case Give:
		result, err = give(ctx, env, a)
	default:
		return result, false, nil
	}
	env.KeepFromModels()
	return result, true, err
}
