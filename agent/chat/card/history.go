package card

import (
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// changed lists what a change of an expense made of it. That something was added, deleted
// or restored its kind says already.
func (c Renderer) changed(ch expense.Change) (all []string) {
	if ch.Before == nil || ch.After == nil {
		return nil
	}
	for _, d := range c.differences(*ch.Before, *ch.After) {
		all = append(all, d.was+" → "+d.is)
	}
	switch {
	case ch.Kind != expense.ChangeUndo || ch.Before.Deleted == ch.After.Deleted:
	case ch.After.Deleted:
		all = append(all, c.Texts.SayOf(text.FamilyChange, string(expense.ChangeDelete)))
	default:
		all = append(all, c.Texts.SayOf(text.FamilyChange, string(expense.ChangeRestore)))
	}
	return all
}

// History shows an expense with its changes, newest first, and what each of them changed.
func (c Renderer) History(e expense.Expense, changes []expense.Change) chat.Reply {
	lines := []string{c.line(e, true), taxLine(c.Texts, e)}
	for _, ch := range changes {
		at := ch.At.In(c.Ledger.Location())
		lines = append(lines, strings.Join(append([]string{c.Texts.Say(text.HistoryLine, text.Args{
			"When": c.Texts.Date(expense.DateOf(at), c.Today.Year), "Time": at.Format("15:04"),
			"Who": oneLine(ch.Actor.Name), "What": c.Texts.SayOf(text.FamilyChange, string(ch.Kind)),
		})}, c.changed(ch)...), " · "))
	}
	r := chat.Reply{Text: paragraph(lines...), Expenses: []expense.Expense{e}}
	if len(changes) > 0 {
		r.Choices = []chat.Choice{choice(undo(changes[0]), c.Texts.Say(text.ChoiceUndo))}
	}
	if !e.Deleted {
		r.Choices = append(r.Choices, choice(action.Edit{Number: e.Number}, c.Texts.Say(text.ChoiceEdit)))
	}
	return r
}
