package card

import (
	"fmt"
	"slices"
	"strings"

	"chit/expense"
	"chit/expense/sum"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
)

// Added is the card of expenses that were just stored.
func (c Renderer) Added(changes []expense.Change) chat.Reply {
	var r chat.Reply
	for _, ch := range changes {
		r.Expenses = append(r.Expenses, *ch.After)
	}
	if len(changes) == 1 {
		e := r.Expenses[0]
		r.Add(about(c.Texts, e, "✅ "+c.line(e, true)+ofAnother(changes[0])))
		r.Add(append(details(c.Texts, e), assumed(c, e, e.Number))...)
		r.Choices = addedChoices(c.Texts, changes[0])
		return r
	}
	r.Add(chat.Block{Kind: chat.Heading, Text: "✅ " + counted(c.Texts, r.Expenses)})
	for i, e := range r.Expenses {
		r.Add(about(c.Texts, e, c.line(e, e.SpentOn != c.Today)+ofAnother(changes[i])))
		if tax := TaxLines(c.Texts, e); tax != "" {
			r.Add(figures("  " + tax))
		}
	}
	last := r.Expenses[len(r.Expenses)-1]
	r.Add(sums(Totals(c.Texts, r.Expenses)), figures(Files(filesOf(r.Expenses))), assumed(c, last, r.Expenses[0].Number))
	r.Choices = []chat.Choice{choice(undo(changes...), c.Texts.Say(text.ChoiceUndoAll))}
	return r
}

func addedChoices(t *text.Catalogue, ch expense.Change) []chat.Choice {
	choices := []chat.Choice{
		choice(undo(ch), t.Say(text.ChoiceUndo)),
		choice(action.Edit{Number: ch.Number}, t.Say(text.ChoiceEdit)),
	}
	if side, ok := otherSide(*ch.After); ok {
		choices = append(choices, choice(action.SetSide{Side: side, Number: ch.Number, Revision: ch.Seq}, t.SayOf(text.FamilyChoiceWas, string(side))))
	}
	return choices
}

// otherSide returns the other side (net or gross) that an amount may have been
// on, if nobody said which and it makes a difference.
func otherSide(e expense.Expense) (expense.Side, bool) {
	if e.Tax == 0 || e.Origins[expense.FieldSide] != expense.OriginDefault {
		return "", false
	}
	if e.Origins[expense.FieldNet] == expense.OriginSaid {
		return expense.Gross, true
	}
	return expense.Net, true
}

// Line shows an expense in one line, as in a list.
func (c Renderer) Line(e expense.Expense) string { return c.line(e, true) }

func (c Renderer) line(e expense.Expense, withDay bool) string {
	return fmt.Sprintf("#%d · ", e.Number) + strings.Join(c.parts(e, withDay), " · ")
}

func (c Renderer) parts(e expense.Expense, withDay bool) []string {
	parts := []string{amountOf(c.Texts, e)}
	if e.Description != "" {
		parts = append(parts, oneLine(e.Description))
	}
	if m := oneLine(e.Merchant); m != "" && !strings.EqualFold(m, oneLine(e.Description)) {
		parts = append(parts, m)
	}
	if e.Category != "" {
		parts = append(parts, c.Category(e.Category))
	}
	for _, tag := range e.Tags {
		parts = append(parts, "#"+oneLine(tag))
	}
	if withDay || zoneAssumed(c.Ledger) {
		parts = append(parts, c.day(e.SpentOn))
	}
	if e.Document != "" {
		parts = append(parts, c.Texts.Say(text.Document, text.Args{"Number": oneLine(e.Document)}))
	}
	if s, err := sum.Parse(e.Sum); err == nil {
		parts = append(parts, c.Texts.Decimals(s.Show()))
	}
	return parts
}

// day names the day of an expense. While the time zone is only assumed it also
// names today, since it may be another day where the person is.
func (c Renderer) day(d expense.Date) string {
	day := c.Texts.Day(d, c.Today)
	if d == c.Today && zoneAssumed(c.Ledger) {
		day += c.Texts.Say(text.Comma) + c.Texts.Date(d, c.Today.Year)
	}
	return day
}

func zoneAssumed(l expense.Ledger) bool {
	return l.Origins[expense.SettingZone] == expense.OriginDefault
}

// Edited is the card of a changed expense, with its old values.
func (c Renderer) Edited(ch expense.Change) chat.Reply {
	r := standing(c, ch)
	always, choices := offered(c, ch)
	r.Choices = append(r.Choices, choices...)
	r.Add(sentence(always))
	return r
}

// Standing is the card that the last change of an expense left. What that card asked is not
// asked again.
func Standing(c Renderer, ch expense.Change) chat.Reply {
	switch {
	case ch.After.Deleted:
	case ch.Kind == expense.ChangeAdd:
		return c.Added([]expense.Change{ch})
	case ch.Kind == expense.ChangeEdit:
		return standing(c, ch)
	}
	return c.Current(ch)
}

func standing(c Renderer, ch expense.Change) chat.Reply {
	line := "✏️ " + c.line(*ch.After, true)
	if was := (comparison{c, *ch.Before, *ch.After}).was(); was != "" {
		line += "   " + c.Texts.Say(text.Was, text.Args{"Values": was})
	}
	r := chat.Reply{Expenses: []expense.Expense{*ch.After}, Choices: addedChoices(c.Texts, ch)}
	r.Add(about(c.Texts, *ch.After, line))
	r.Add(details(c.Texts, *ch.After)...)
	return r
}

// Current is the card of an expense as its last change left it.
func (c Renderer) Current(ch expense.Change) chat.Reply {
	r := chat.Reply{Expenses: []expense.Expense{*ch.After}}
	if ch.After.Deleted {
		r.Add(about(c.Texts, *ch.After, c.Texts.Say(text.Removed, text.Args{"Line": c.line(*ch.After, true)})))
		r.Choices = []chat.Choice{choice(undo(ch), c.Texts.Say(text.ChoiceRestore))}
		return r
	}
	r.Add(about(c.Texts, *ch.After, c.line(*ch.After, true)))
	r.Add(details(c.Texts, *ch.After)...)
	r.Choices = addedChoices(c.Texts, ch)
	return r
}

// Revised is the card of what an edited message changed. Kept are the expenses
// that stay, because they were changed in another way in the meantime.
func (c Renderer) Revised(changes []expense.Change, kept []expense.Expense) chat.Reply {
	if len(changes) == 1 && len(kept) == 0 {
		switch changes[0].Kind {
		case expense.ChangeAdd:
			return c.Added(changes)
		case expense.ChangeDelete:
			return c.Removed(changes)
		}
		return c.Edited(changes[0])
	}
	var r chat.Reply
	for _, ch := range changes {
		r.Expenses = append(r.Expenses, *ch.After)
		r.Add(changed(c.Texts, ch, c.doneLine(ch)))
	}
	for _, e := range kept {
		r.Expenses = append(r.Expenses, e)
		r.Add(about(c.Texts, e, c.Texts.Say(text.EditKept, text.Args{"Line": c.line(e, e.SpentOn != c.Today)})))
	}
	if len(changes) > 0 {
		r.Choices = changedChoices(c.Texts, changes, changes)
	}
	return r
}

// MessageDeleted is the card of expenses whose message was deleted.
func (c Renderer) MessageDeleted(there []expense.Expense) chat.Reply {
	r := chat.Reply{Expenses: there}
	r.Add(sentence(c.Texts.Say(text.EditDeleted, text.Args{"N": len(there)})))
	numbers := make([]int64, len(there))
	for i, e := range there {
		r.Add(about(c.Texts, e, c.line(e, e.SpentOn != c.Today)))
		numbers[i] = e.Number
	}
	remove := choice(action.Delete{Numbers: numbers}, c.Texts.Say(text.ChoiceDelete, text.Args{"N": len(there)}))
	remove.Style = chat.Danger
	if len(there) == 1 {
		remove.Label = c.Texts.Say(text.ChoiceDeleteOne, text.Args{"Number": there[0].Number})
	}
	if len(remove.ID) <= action.MaxID {
		r.Choices = []chat.Choice{remove}
	}
	return r
}

// Unread is the card of expenses whose edited message cannot be read.
func (c Renderer) Unread(expenses []expense.Expense) chat.Reply {
	r := chat.Reply{Expenses: expenses}
	r.Add(sentence(c.Texts.Say(text.EditUnread)))
	for _, e := range expenses {
		r.Add(about(c.Texts, e, c.line(e, e.SpentOn != c.Today)))
	}
	if len(expenses) == 1 && !expenses[0].Deleted {
		r.Choices = []chat.Choice{choice(action.Edit{Number: expenses[0].Number}, c.Texts.Say(text.ChoiceEdit))}
	}
	return r
}

// Removed is the card of deleted expenses.
func (c Renderer) Removed(changes []expense.Change) chat.Reply {
	return c.moved("🗑", text.Removed, changes)
}

// Undone is the card of changes that were taken back.
func (c Renderer) Undone(all []expense.Change) chat.Reply {
	changes := merged(all)
	var r chat.Reply
	for _, ch := range changes {
		if ch.SettingsAfter != nil {
			r.Add(sentence("↩️ " + c.settingsChange(*ch.SettingsBefore, *ch.SettingsAfter)))
			continue
		}
		if ch.OfThing() {
			r.Add(sentence(c.doneLine(ch)))
			continue
		}
		r.Expenses = append(r.Expenses, *ch.After)
		r.Add(about(c.Texts, *ch.After, "↩️ "+c.undoneLine(ch)))
	}
	r.Choices = changedChoices(c.Texts, changes, all)
	return r
}

// changedChoices returns the choices of a card of changes: undo of all that the deed made,
// and for a single remaining expense how to change it further.
func changedChoices(t *text.Catalogue, changes, all []expense.Change) []chat.Choice {
	gone := !slices.ContainsFunc(changes, func(ch expense.Change) bool { return ch.After == nil || !ch.After.Deleted })
	switch {
	case gone:
		return []chat.Choice{choice(undo(all...), t.Say(text.ChoiceRestore))}
	case len(changes) == 1 && changes[0].After != nil:
		choices := addedChoices(t, changes[0])
		if all[0].Kind == expense.ChangeUndo {
			choices[0].Label = t.Say(text.ChoiceRedo) // who types "undo" goes on to the change before
		}
		return choices
	}
	label := text.ChoiceUndo
	switch {
	case all[0].Kind == expense.ChangeUndo:
		label = text.ChoiceRedo
	case len(changes) > 1:
		label = text.ChoiceUndoAll
	}
	return []chat.Choice{choice(undo(all...), t.Say(label))}
}

func (c Renderer) undoneLine(ch expense.Change) string {
	line := text.Args{"Line": c.line(*ch.After, ch.After.SpentOn != c.Today)}
	switch {
	case ch.After.Deleted && ch.Of != expense.ChangeAdd:
		return c.Texts.Say(text.IsOutAgain, line)
	case ch.After.Deleted:
		return c.Texts.Say(text.IsOut, line)
	case ch.Before.Deleted:
		return c.Texts.Say(text.IsBack, line)
	}
	return c.Texts.Say(text.IsAgain, line)
}

// Restored is the card of expenses that were restored.
func (c Renderer) Restored(changes []expense.Change) chat.Reply {
	return c.moved("↩️", text.IsBack, changes)
}

func (c Renderer) moved(sign string, key text.Key, changes []expense.Change) chat.Reply {
	var r chat.Reply
	for _, ch := range changes {
		r.Expenses = append(r.Expenses, *ch.After)
		r.Add(about(c.Texts, *ch.After, sign+" "+c.Texts.Say(key, text.Args{"Line": c.line(*ch.After, ch.After.SpentOn != c.Today)})))
	}
	r.Choices = changedChoices(c.Texts, changes, changes)
	return r
}

// undo is the action that takes back changes of one deed.
func undo(changes ...expense.Change) action.Choice {
	return action.Undo{Changes: action.ChangesOf(changes)}
}
