package roles

import (
	"context"
	"slices"

	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// show lists those who have another role than everybody else.
func show(env *feature.Env) feature.Result {
	if env.Ledger.Personal() {
		return said(env, "own", nil)
	}
	var all []chat.Block
	for _, r := range expense.Roles {
		for _, p := range holders(env.Ledger, r) {
			name := feature.Clean(p.Name)
			all = append(all, chat.Block{Kind: chat.Line, Strong: name, Text: texts.Say(env.Texts, "line", text.Args{
				"Name": name, "Role": env.Texts.SayOf(text.FamilyRole, string(r)),
			})})
		}
	}
	all = append(all, card.Note(texts.Say(env.Texts, "others")))
	return feature.Result{Reply: chat.Compose(all...)}
}

// holders returns the people who have a role, without those who have it because they
// were given none.
func holders(l expense.Ledger, r expense.Role) []expense.Person {
	if r == expense.RoleOwner {
		return l.Owners()
	}
	var all []expense.Person
	for _, g := range l.Grants {
		if g.Role == r {
			all = append(all, g.Person())
		}
	}
	return all
}

func said(env *feature.Env, key string, args text.Args) feature.Result {
	if args == nil {
		args = text.Args{}
	}
	return feature.Result{Reply: chat.Reply{Text: texts.Say(env.Texts, key, args)}}
}

// give gives somebody a role.
func give(ctx context.Context, env *feature.Env, a Give) (feature.Result, error) {
	if err := env.NextDeed().MayGrant(); err != nil {
		return feature.Refusal(env, err) // before it says whom it knows
	}
	role := expense.Role(a.Role)
	if !slices.Contains(expense.Roles, role) {
		return feature.Refusal(env, expense.Invalid(expense.ReasonRoleUnknown, expense.Args{"Role": a.Role}))
	}
	known, err := env.Lookup().People(ctx)
	if err != nil {
		return feature.Result{}, err
	}
	found := feature.Called(env.Message.Mentions, a.Who)
	if len(found) == 0 {
		found = feature.Called(known, a.Who)
	}
	switch {
	case len(found) == 0 && len(known) == 0:
		return said(env, "nobody", text.Args{"Name": a.Who}), nil
	case len(found) == 0:
		return said(env, "unknown", text.Args{"Name": a.Who, "Names": env.Texts.List(namesOf(known))}), nil
	case len(found) > 1:
		return said(env, "several", text.Args{"Name": a.Who}), nil
	}
	result, err := env.Plan(ctx, expense.Revision{Settings: []func(*expense.Settings) error{
		func(s *expense.Settings) error {
			if is, ok := s.Given(found[0]); !ok || is != role { // under whatever name
				s.SetRole(found[0], role)
			}
			return nil
		},
	}})
	if err != nil {
		return feature.Refusal(env, err)
	}
	return result, nil
}

func namesOf(people []expense.Person) []string {
	var names []string
	for _, p := range people {
		names = append(names, feature.Clean(p.Name))
	}
	return names
}
