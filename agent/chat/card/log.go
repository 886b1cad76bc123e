package card

import (
	"time"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// A Log names what the changes of a ledger are about.
type Log struct{ Renderer }

// When says when something was done, in the ledger's time zone: the day and the time.
func (c Log) When(at time.Time) (day, hour string) {
	at = at.In(c.Ledger.Location())
	return c.Texts.Date(expense.DateOf(at), c.Today.Year), at.Format("15:04")
}

// Thing names what a change is about.
func (c Log) Thing(entity expense.Entity, key string) string {
	switch entity {
	case expense.EntityEntry:
		return "#" + key
	case expense.EntityRule:
		return c.Texts.Say(text.ThingRule, text.Args{"Words": oneLine(key)})
	case expense.EntityCategory:
		return c.Texts.Say(text.ThingCategory, text.Args{"Name": c.Texts.Category(oneLine(key))})
	case expense.EntityRole:
		return c.Texts.Say(text.ThingRole, text.Args{"Who": c.nameOf(key)})
	case expense.EntitySetting:
		if name := shownSettings[expense.Setting(key)]; name != "" {
			return c.Texts.Say(text.ThingSetting, text.Args{"Name": c.Texts.SayOf(text.FamilySetting, name)})
		}
		return c.Texts.Say(text.ThingSettings)
	}
	if d, ok := descriptions[entity]; ok {
		return d.Name(c.Texts, key)
	}
	if c.Texts.HasOf(text.FamilyThing, string(entity)) {
		return c.Texts.SayOf(text.FamilyThing, string(entity), text.Args{"Key": oneLine(key)})
	}
	return oneLine(key)
}

// shownSettings are the names under which people see settings.
var shownSettings = map[expense.Setting]string{
	expense.SettingCurrency: "currency", expense.SettingZone: "time_zone", expense.SettingLanguage: "language",
	expense.SettingVAT: "vat", expense.SettingAmounts: "amounts_are", expense.SettingMonthStart: "month_start",
}

// nameOf returns the name of somebody who was given a role, or their id.
func (c Log) nameOf(person string) string {
	for _, g := range c.Ledger.Grants {
		if g.ID == person && g.Name != "" {
			return oneLine(g.Name)
		}
	}
	if person == c.Ledger.Owner.ID && c.Ledger.Owner.Name != "" {
		return oneLine(c.Ledger.Owner.Name)
	}
	return oneLine(person)
}

// Older says which deed can be taken back, or brought back, in the place of one that
// cannot any more.
func (c Log) Older(planned []expense.Change, redo bool) []chat.Block {
	key := text.OlderUndo
	if redo {
		key = text.OlderRedo
	}
	return within(c.Texts, key, c.Proposed(planned).Lines)
}

// UndoOf is the choice that takes changes back, or brings back what they took.
func (c Log) UndoOf(changes []expense.Change, redo bool) chat.Choice {
	label := text.ChoiceUndo
	if redo {
		label = text.ChoiceRestore
	}
	return choice(undo(changes...), c.Texts.Say(label))
}
