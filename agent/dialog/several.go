package dialog

import (
	"strings"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/agent/memory"
	"chit/expense/parse/lang"
)

// several reads an answer that takes all or none of what a question offers or shows: "both",
// "none of them". All of several amounts or days is no value.
func several(p *memory.Pending, kind, text string) (Answer, bool) {
	said, values := withoutCourtesy(lang.Bare(text)), optionsOf(p)
	n := len(values)
	if p.Field == feature.Confirmed {
		n = entriesOf(p)
	}
	all := lang.NamesAll.Is(said) || n == 2 && lang.NamesBoth.Is(said)
	switch none := lang.NamesNone.Is(said); {
	case n < 2 || kind == "tax_rate" || !all && !none:
		return Answer{}, false
	case none && p.Field == feature.Confirmed:
		return Answer{To: p, Dropped: true}, true
	case none:
		return Tapped(p, ""), true
	case p.Field == feature.Confirmed:
		return Tapped(p, "yes"), true
	case p.Field == "number" && takesSeveral(p.Actions[0].Action):
		return Tapped(p, strings.Join(values, ",")), true
	}
	return Answer{To: p, Unclear: true}, true
}

// entriesOf returns how many entries a question is about that waits for a yes.
func entriesOf(p *memory.Pending) int {
	n := 0
	for _, k := range p.Actions {
		switch a := k.Action.(type) {
		case action.DeleteExpenses:
			n += len(a.Numbers)
		case action.EditExpense:
			n += max(len(a.Numbers), 1)
		default:
			n++
		}
	}
	return n
}

// takesSeveral reports whether an action can be done to several entries in the same way.
func takesSeveral(a action.Action) bool {
	switch a := a.(type) {
	case action.DeleteExpenses:
		return true
	case action.EditExpense:
		return a.Field == action.FieldDeleted || a.HasValue()
	}
	return false
}
