package agent

import (
	"slices"

	"chit/agent/action"
	"chit/agent/dialog"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense"
)

// again is what "same again" and "it's the same" are about while a question
// proposes entries: those. They are proposed anew, with one more or one less.
func (r proposing) again(reading rules.Reading) (intent, bool) {
	if len(reading.Actions) != 1 || len(r.env.About) > 0 {
		return intent{}, false
	}
	var actions []action.Action
	ok := false
	switch a := reading.Actions[0].(type) {
	case action.RepeatExpense:
		if a.Number == nil && a.Date == nil {
			actions, ok = r.dialog.OnceMore()
		}
	case action.DeleteTwin:
		actions, ok = r.dialog.OnceLess()
	}
	if !ok {
		return intent{}, false
	}
	p := r.dialog.Newest()
	r.dialog.Close(p)
	i := r.filled(dialog.Answer{To: p})
	i.steps, i.confirm = r.ownSteps(actions...), true
	return i, true
}

// proposedBefore returns the open question that proposes all that is to be added, nil if
// there is none.
func (x *execution) proposedBefore() *memory.Pending {
	if len(x.asking) > 0 || len(x.adding) != len(x.waiting) || passedOn(x.run.message) || x.intent.question != nil {
		return nil
	}
	p := x.run.dialog.Proposing(x.adding)
	if p == nil || p.Unwilled != (x.run.env.FromModel || x.run.env.Unwilled) {
		return nil
	}
	return p
}

// join proposes what is to be added together with what a question proposes already.
func (x *execution) join(p *memory.Pending) {
	var actions []action.Action
	for _, k := range p.Actions {
		actions = append(actions, k.Action)
	}
	var entries []expense.Expense
	for _, d := range p.Drafts {
		entries = append(entries, expense.Expense(d.Expense))
	}
	for i := range x.adding {
		x.adding[i].Action += len(actions)
	}
	x.adding = append(slices.Clone(p.Drafts), x.adding...)
	x.waiting = append(actions, x.waiting...)
	x.revision.Add = append(entries, x.revision.Add...)
	x.run.dialog.Close(p)
}
