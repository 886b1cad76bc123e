package card

import (
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// History shows an expense with up to limit of its changes, newest first and without the
// first few, and what each of them changed.
func (c Renderer) History(e expense.Expense, changes []expense.Change, skip, limit int) chat.Reply {
	r := chat.Compose(about(c.Texts, e, c.line(e, true)), figures(TaxLines(c.Texts, e)))
	r.Expenses = []expense.Expense{e}
	for _, ch := range changes[skip:min(len(changes), skip+limit)] {
		at := ch.At.In(c.Ledger.Location())
		line := []string{c.Texts.Say(text.HistoryLine, text.Args{
			"When": c.Texts.Date(expense.DateOf(at), c.Today.Year), "Time": at.Format("15:04"),
			"Who": oneLine(ch.Actor.Name), "What": deedOf(c.Texts, ch),
		})}
		if ch.Kind == expense.ChangeEdit || ch.Of == expense.ChangeEdit { // the others' kind says it all
			line = append(line, comparison{c, *ch.Before, *ch.After}.changed()...)
		}
		r.Add(sentence(strings.Join(line, " · ")))
	}
	if len(changes) > 0 {
		r.Choices = []chat.Choice{choice(undo(changes[0]), c.Texts.Say(text.ChoiceUndo))}
	}
	if !e.Deleted {
		r.Choices = append(r.Choices, choice(action.Edit{Number: e.Number}, c.Texts.Say(text.ChoiceEdit)))
	}
	return r
}

// deedOf says what somebody did, without the values.
func deedOf(t *text.Catalogue, ch expense.Change) string {
	family, of := text.FamilyChange, ch.Kind
	switch {
	case ch.Of == "":
	case ch.Kind == expense.ChangeUndo:
		family, of = text.FamilyUndone, ch.Of
	case ch.Kind == expense.ChangeRedo:
		family, of = text.FamilyRedone, ch.Of
	}
	return t.SayOf(family, string(of))
}
