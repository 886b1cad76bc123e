package agent

import (
	"context"
	"slices"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature/expenses"
	"chit/agent/memory"
	"chit/agent/rules"
)

// naming returns the reading of a message that wants entries to go away, or to come back,
// which it names, if the ledger has them. Most verbs for it say many other things.
func (r resolving) naming(ctx context.Context, reading rules.Reading) rules.Reading {
	n := reading.Names
	if n == nil || r.message.Edits != "" || r.message.Overheard || passedOn(r.message) || len(r.env.About) > 0 {
		return reading
	}
	for _, names := range n.Names {
		var meant []action.Action
		for _, name := range names {
			a, ok, err := expenses.Named(ctx, r.env, n.Asks, name)
			if err != nil {
				r.log.WarnContext(ctx, "a wish goes without the entries that it may be about", "error", err)
				return reading
			}
			if ok {
				meant = append(meant, a)
			}
		}
		if len(meant) > 0 && len(meant) == len(names) {
			return rules.Reading{Actions: expenses.Together(meant), Complete: true}
		}
	}
	if n.Sure && len(reading.Actions) == 0 {
		return rules.Reading{Actions: []action.Action{action.DeleteExpenses{Match: n.Names[0][0]}}, Complete: true}
	}
	return reading
}

// withdrawn drops what a message wants to go away from what is proposed, and has deleted what
// of it is stored. It reports false if nothing of it is proposed.
func (r proposing) withdrawn(ctx context.Context, proposals []*memory.Pending, n *rules.Naming) (intent, bool) {
	if _, deletes := n.Asks.(action.DeleteExpenses); !deletes || r.message.Overheard {
		return intent{}, false
	}
	for _, names := range n.Names {
		a := amendment{run: r.run, actions: map[*memory.Pending][]action.Action{}}
		found := 0
		for _, name := range names {
			if stored, ok, err := expenses.Named(ctx, r.env, n.Asks, name); err == nil && ok {
				a.stored = append(a.stored, stored)
				found++
			} else if a.drop(proposals, name) {
				found++
			}
		}
		if found == len(names) && len(a.changed) > 0 {
			a.stored = expenses.Together(a.stored)
			return a.intent(), true
		}
	}
	return intent{}, false
}

// drop takes the expense with a name out of the newest proposal that has it.
func (a *amendment) drop(proposals []*memory.Pending, name string) bool {
	for _, p := range proposals {
		for i, what := range a.of(p) {
			if add, ok := what.(action.AddExpense); ok && expenses.IsLike(expenses.Drafted(add), name) {
				a.change(p)
				a.actions[p] = slices.Delete(a.actions[p], i, i+1)
				return true
			}
		}
	}
	return false
}

// of returns what a proposal adds, as it is now.
func (a *amendment) of(p *memory.Pending) []action.Action {
	if all, changed := a.actions[p]; changed {
		return all
	}
	all := make([]action.Action, len(p.Actions))
	for i, k := range p.Actions {
		all[i] = k.Action
	}
	return all
}

// change takes note that a proposal is no longer as it was shown.
func (a *amendment) change(p *memory.Pending) {
	if _, changed := a.actions[p]; !changed {
		a.actions[p] = a.of(p)
		a.changed = append(a.changed, p)
	}
}

// dropped says that nothing is left of what was proposed.
func (a *amendment) dropped(i *intent) {
	i.reply, i.question = a.run.say(text.Dropped), nil
}
