package card

import (
	"slices"
	"strings"

	"chit/expense"

	"chit/agent/chat"
	"chit/agent/chat/text"
)

// Done is the card of everything that one deed changed.
func (c Renderer) Done(all []expense.Change) chat.Reply {
	changes := merged(all)
	first := changes[0]
	switch kind, same := kindOf(changes); {
	case same && kind == expense.ChangeAdd:
		return c.Added(changes)
	case same && kind == expense.ChangeDelete:
		return c.Removed(changes)
	case same && kind == expense.ChangeRestore:
		return c.Restored(changes)
	case same && (kind == expense.ChangeUndo || kind == expense.ChangeRedo):
		return c.Undone(all)
	case ofThings(changes):
	case len(changes) == 1 && kind == expense.ChangeEdit:
		return c.Edited(first)
	case len(changes) == 1 && first.Grants():
		return rolesChanged(c, first)
	case len(changes) == 1 && len(categoryChanges(c.Texts, *first.SettingsBefore, *first.SettingsAfter)) == 0:
		return c.SettingsChanged(all...)
	case len(changes) == 1:
		return c.CategoriesChanged(all...)
	}
	var r chat.Reply
	for _, ch := range changes {
		if ch.After != nil {
			r.Expenses = append(r.Expenses, *ch.After)
		}
		r.Add(changed(c.Texts, ch, c.doneLine(ch)))
	}
	r.Choices = changedChoices(c.Texts, changes, all)
	return withThingChoices(c, changes, r)
}

// merged returns changes with those of the settings as one, which a deed makes one after
// the other for each setting.
func merged(changes []expense.Change) []expense.Change {
	var all []expense.Change
	for _, ch := range changes {
		if last := len(all) - 1; last >= 0 && ch.SettingsAfter != nil && all[last].SettingsAfter != nil && ch.Kind == all[last].Kind {
			all[last].SettingsAfter = ch.SettingsAfter
			continue
		}
		all = append(all, ch)
	}
	return all
}

// kindOf returns the kind of the first change, and whether all have the same.
func kindOf(changes []expense.Change) (expense.ChangeKind, bool) {
	kind := changes[0].Kind
	return kind, !slices.ContainsFunc(changes, func(ch expense.Change) bool { return ch.Kind != kind })
}

// doneLine describes one change of a deed that made several.
func (c Renderer) doneLine(ch expense.Change) string {
	if ch.OfThing() {
		return doneSigns[ch.Kind] + thingLine(c, ch, false)
	}
	switch ch.Kind {
	case expense.ChangeSettings:
		return "✅ " + c.settingsChange(*ch.SettingsBefore, *ch.SettingsAfter)
	case expense.ChangeUndo, expense.ChangeRedo:
		if ch.SettingsAfter != nil {
			return "↩️ " + c.settingsChange(*ch.SettingsBefore, *ch.SettingsAfter)
		}
		return "↩️ " + c.undoneLine(ch)
	case expense.ChangeRestore:
		return "↩️ " + c.undoneLine(ch)
	case expense.ChangeAdd:
		return "✅ " + c.line(*ch.After, ch.After.SpentOn != c.Today)
	case expense.ChangeDelete:
		return "🗑 " + c.Texts.Say(text.Removed, text.Args{"Line": c.line(*ch.After, ch.After.SpentOn != c.Today)})
	}
	return "✏️ " + c.editedLine(ch)
}

// doneSigns mark what was done to a thing.
var doneSigns = map[expense.ChangeKind]string{expense.ChangeThing: "✅ ", expense.ChangeUndo: "↩️ ", expense.ChangeRedo: "↩️ "}

// editedLine shows a changed expense with its old values.
func (c Renderer) editedLine(ch expense.Change) string {
	line := c.line(*ch.After, ch.After.SpentOn != c.Today)
	if was := (comparison{c, *ch.Before, *ch.After}).was(); was != "" {
		line += "   " + c.Texts.Say(text.Was, text.Args{"Values": was})
	}
	return line
}

// A Proposal asks whether something should be done.
type Proposal struct {
	Blocks  []chat.Block // everything that would be done, and the question
	Lines   []chat.Block // without the question
	Yes, No string       // labels of the choices
	Style   chat.Style   // of the yes
}

// Proposed asks whether to make the changes of a deed.
func (c Renderer) Proposed(changes []expense.Change) Proposal {
	changes = merged(changes)
	kind, same := kindOf(changes)
	p := Proposal{Yes: c.Texts.Say(text.ChoiceAll), No: c.Texts.Say(text.ChoiceLeave), Style: chat.Primary}
	var lines []chat.Block
	for _, ch := range changes {
		one := proposedBlocks(c, ch)
		p.Lines = append(p.Lines, one...)
		if len(changes) > 1 { // so that the tax belongs to the line above it
			one = indented(one)
		}
		if !same {
			one[0].Text = proposedSigns[ch.Kind] + one[0].Text
		}
		lines = append(lines, one...)
	}
	key := text.ConfirmAll
	switch {
	case !same:
	case kind == expense.ChangeAdd:
		key, p.Yes, p.No = text.ConfirmAdd, c.Texts.Say(text.ChoiceLog), c.Texts.Say(text.ChoiceDrop)
		lines = append(lines, assumed(c, *changes[len(changes)-1].After, int64(c.Before)+1))
	case kind == expense.ChangeEdit, kind == expense.ChangeSettings, kind == expense.ChangeThing:
		key, p.Yes = text.ConfirmChange, c.Texts.Say(text.ChoiceChange)
	case restores(changes):
		key, p.Yes = text.ConfirmRestore, c.Texts.Say(text.ChoiceRestore)
	case kind == expense.ChangeUndo, kind == expense.ChangeRedo:
		key, p.Yes = text.ConfirmUndo, c.Texts.Say(text.ChoiceUndo)
	case kind == expense.ChangeDelete:
		n := text.Args{"N": len(changes)}
		p.Yes, p.No, p.Style = c.Texts.Say(text.ChoiceDelete, n), c.Texts.Say(text.ChoiceKeep), chat.Danger
		p.Blocks = append([]chat.Block{sentence(c.Texts.Say(text.ConfirmDelete, n))}, lines...)
		return p
	}
	p.Blocks = within(c.Texts, key, lines)
	return p
}

// Kept says what is done as soon as a question is answered that is asked first.
func Kept(c Renderer, changes []expense.Change) []chat.Block {
	return within(c.Texts, text.KeptUntil, c.Proposed(changes).Lines)
}

// indented returns blocks with all lines but the first one indented.
func indented(blocks []chat.Block) []chat.Block {
	blocks = slices.Clone(blocks)
	for i := range blocks {
		blocks[i].Text = strings.ReplaceAll(blocks[i].Text, "\n", "\n  ")
		if i > 0 {
			blocks[i].Text = "  " + blocks[i].Text
		}
	}
	return blocks
}

// proposedSigns mark the kind of each change in a mixed list.
var proposedSigns = map[expense.ChangeKind]string{
	expense.ChangeAdd: "➕ ", expense.ChangeEdit: "✏️ ", expense.ChangeDelete: "🗑 ", expense.ChangeRestore: "↩️ ", expense.ChangeUndo: "↩️ ",
	expense.ChangeRedo: "↩️ ", expense.ChangeSettings: "⚙️ ", expense.ChangeThing: "⚙️ ",
}

// restores reports whether all changes restore deleted expenses.
func restores(changes []expense.Change) bool {
	return !slices.ContainsFunc(changes, func(ch expense.Change) bool {
		return ch.Before == nil || !ch.Before.Deleted || ch.After.Deleted
	})
}

// proposedBlocks describe one proposed change, the first of them in a line.
func proposedBlocks(c Renderer, ch expense.Change) []chat.Block {
	switch {
	case ch.OfThing():
		return []chat.Block{sentence(thingLine(c, ch, true))}
	case ch.SettingsAfter != nil:
		return []chat.Block{sentence(strings.Join(c.settingsDifferences(*ch.SettingsBefore, *ch.SettingsAfter), "\n"))}
	case ch.Kind == expense.ChangeAdd:
		blocks := unstored(c, *ch.After)
		blocks[0].Text += ofAnother(ch)
		return blocks
	case ch.Before.Deleted != ch.After.Deleted:
		return []chat.Block{Line(c, *ch.Before)}
	}
	return []chat.Block{about(c.Texts, *ch.After, c.editedLine(ch))}
}

// unstored shows an entry that is not stored, with its tax if it has one.
func unstored(c Renderer, e expense.Expense) []chat.Block {
	blocks := []chat.Block{about(c.Texts, e, strings.Join(c.parts(e, true), " · "))}
	if tax := TaxLines(c.Texts, e); tax != "" {
		blocks = append(blocks, figures(tax))
	}
	return blocks
}

// settingsDifferences lists what a change of settings would do: each value
// before and after, and the new rules and names of categories.
func (c Renderer) settingsDifferences(before, after expense.Settings) []string {
	var lines []string
	is, was := changedSettings(c.Texts, before, after)
	for i := range is {
		line := is[i].block(c.Texts, "").Text
		if is[i].value != was[i].value {
			line = is[i].label + c.Texts.Say(text.Colon) + was[i].value + " → " + is[i].value
		}
		lines = append(lines, line)
	}
	lines = append(lines, categoryChanges(c.Texts, before, after)...)
	return append(lines, roleChanges(c, before, after)...)
}
