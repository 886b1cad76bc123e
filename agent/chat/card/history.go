package card

import (
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// History shows an expense with its changes, newest first, and what each of them changed.
func (c Renderer) History(e expense.Expense, changes []expense.Change) chat.Reply {
	lines := []string{c.line(e, true), taxLine(c.Texts, e)}
	for _, ch := range changes {
		at := ch.At.In(c.Ledger.Location())
		line := []string{c.Texts.Say(text.HistoryLine, text.Args{
			"When": c.Texts.Date(expense.DateOf(at), c.Today.Year), "Time": at.Format("15:04"),
			"Who": oneLine(ch.Actor.Name), "What": c.Texts.SayOf(text.FamilyChange, string(ch.Kind)),
		})}
		if ch.Kind == expense.ChangeEdit || ch.Kind == expense.ChangeUndo { // the others' kind says it all
			line = append(line, comparison{c, *ch.Before, *ch.After}.changed()...)
		}
		lines = append(lines, strings.Join(line, " · "))
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
