package card

import (
	"slices"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// rolesChanged is the card of roles that were given.
func rolesChanged(c Renderer, ch expense.Change) chat.Reply {
	r := chat.Compose(sentence("✅ " + c.settingsChange(*ch.SettingsBefore, *ch.SettingsAfter)))
	r.Choices = []chat.Choice{choice(undo(ch), c.Texts.Say(text.ChoiceUndo))}
	return r
}

// roleChanges describes the changed roles, each before and after.
func roleChanges(c Renderer, before, after expense.Settings) []string {
	was, is := c.Ledger, c.Ledger
	was.Settings, is.Settings = before, after
	grants := slices.Concat(before.Grants, after.Grants)
	slices.SortStableFunc(grants, expense.Grant.Compare)
	var lines []string
	for _, g := range slices.CompactFunc(grants, func(a, b expense.Grant) bool { return a.ID == b.ID }) {
		from, to := was.RoleOf(g.Person()), is.RoleOf(g.Person())
		if from != to {
			lines = append(lines, c.Texts.Say(text.RoleChange, text.Args{
				"Name": oneLine(g.Name), "From": c.Texts.SayOf(text.FamilyRole, string(from)), "To": c.Texts.SayOf(text.FamilyRole, string(to)),
			}))
		}
	}
	return lines
}
