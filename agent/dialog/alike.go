package dialog

import (
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/feature"
	"chit/agent/memory"
)

// Proposing returns the person's newest question that proposes, among others, all of some
// entries, nil if there is none. Whoever writes a line again before saying yes has bought
// it twice, or wants it logged at last; it is not theirs to lose.
func (d *Dialog) Proposing(drafts []memory.Draft) *memory.Pending {
	for _, p := range d.own {
		if len(drafts) > 0 && onlyProposes(p) && !slices.ContainsFunc(drafts, func(d memory.Draft) bool { return !proposes(p, d) }) {
			return p
		}
	}
	return nil
}

// onlyProposes reports whether a question waits for a yes to entries, and for nothing else.
func onlyProposes(p *memory.Pending) bool {
	return p.Field == feature.Confirmed && len(p.Drafts) > 0 && p.Shown == "" && !slices.ContainsFunc(p.Actions, func(k action.Kept) bool { return !isAddition(k) })
}

func proposes(p *memory.Pending, one memory.Draft) bool {
	return slices.ContainsFunc(p.Drafts, func(d memory.Draft) bool { return alike(d, one) })
}

// alike reports whether two drafts say the same.
func alike(a, b memory.Draft) bool {
	return a.Expense.Amounts == b.Expense.Amounts && a.Expense.SpentOn == b.Expense.SpentOn && a.Expense.Kind == b.Expense.Kind &&
		strings.EqualFold(a.Expense.Description, b.Expense.Description) && strings.EqualFold(a.Expense.Merchant, b.Expense.Merchant)
}

// OnceMore returns the actions of the newest question with each different entry that it
// proposes once more. It reports false if somebody who says "same again" means something
// else: there is no such question, or it is not the last thing that was said.
func (d *Dialog) OnceMore() ([]action.Action, bool) {
	p := d.Newest()
	if p == nil || !onlyProposes(p) || p.Recalled > 0 {
		return nil, false
	}
	actions := actionsOf(p)
	for i, one := range p.Drafts {
		if !slices.ContainsFunc(p.Drafts[:i], func(d memory.Draft) bool { return alike(d, one) }) {
			actions = append(actions, p.Actions[one.Action].Action)
		}
	}
	return actions, true
}

// OnceLess returns the actions of the newest question without the last entry that it
// proposes twice. It reports false if it proposes none twice.
func (d *Dialog) OnceLess() ([]action.Action, bool) {
	p := d.Newest()
	if p == nil || !onlyProposes(p) {
		return nil, false
	}
	for i := len(p.Drafts) - 1; i > 0; i-- {
		one := p.Drafts[i]
		if slices.ContainsFunc(p.Drafts[:i], func(d memory.Draft) bool { return alike(d, one) }) {
			return slices.Delete(actionsOf(p), one.Action, one.Action+1), true
		}
	}
	return nil, false
}

func actionsOf(p *memory.Pending) []action.Action {
	var actions []action.Action
	for _, k := range p.Actions {
		actions = append(actions, k.Action)
	}
	return actions
}
