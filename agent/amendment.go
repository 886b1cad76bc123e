package agent

import (
	"slices"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/feature/expenses"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense/parse"
)

// An amendment is what becomes of proposals, and of entries that are stored.
type amendment struct {
	run     *run
	stored  []action.Action                     // what becomes of entries that are stored
	changed []*memory.Pending                   // the proposals, in the order in which they were named
	actions map[*memory.Pending][]action.Action // what they add, as it is now
}

func (r proposing) newAmendment() *amendment {
	return &amendment{run: r.run, actions: map[*memory.Pending][]action.Action{}}
}

// amendNamed amends the newest proposal with an expense that the words of an edit name.
func (a *amendment) amendNamed(proposals []*memory.Pending, e action.EditExpense) bool {
	for _, p := range proposals {
		for i, k := range p.Actions {
			add, _ := k.Action.(action.AddExpense)
			if expenses.IsLike(expenses.Drafted(add), e.Match) {
				a.amend(p, i, e)
				return true
			}
		}
	}
	return false
}

// amend gives one expense of a proposal the value of an edit.
func (a *amendment) amend(p *memory.Pending, i int, e action.EditExpense) {
	a.change(p)
	add, _ := a.actions[p][i].(action.AddExpense)
	a.actions[p][i] = amended(add, e, a.run.env.Words)
}

// dropNamed takes the expense with a name out of the newest proposal that has it.
func (a *amendment) dropNamed(proposals []*memory.Pending, name string) bool {
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

// intent does what is changed, unless a proposal holds more expenses than one.
func (a *amendment) intent() intent {
	r := a.run
	env := r.env.Copy()
	i := intent{outcome: outcome{by: rules.Name}, env: env, question: a.changed[0]}
	all := a.stored
	for _, p := range a.changed {
		all = append(all, a.actions[p]...)
		i.confirm = i.confirm || len(p.Actions) > 1 && len(a.actions[p]) > 0
		env.Sources = append(slices.Clone(p.Sources), env.Sources...)
		env.Quotes, env.Files = slices.Concat(p.Quotes, env.Quotes), slices.Concat(p.Files, env.Files)
		if !p.Written.IsZero() {
			env.Written = p.Written
		}
		if p.Currency != "" {
			env.Ledger.Currency = p.Currency
		}
		r.dialog.Close(p)
	}
	if i.steps = r.ownSteps(all...); len(all) == len(a.stored) {
		a.dropped(&i)
	}
	return i
}

// dropped says that nothing is left of what was proposed.
func (a *amendment) dropped(i *intent) {
	i.reply, i.question = a.run.say(text.Dropped), nil
}

// amended returns an expense that is added, with the value of an edit.
func amended(add action.AddExpense, e action.EditExpense, read func(string) *parse.Text) action.AddExpense {
	field, value := e.Field, action.Argument(e, feature.FieldValue)
	switch {
	case field != "amount":
	case add.Net != nil:
		field = "net_amount"
	case add.Gross != nil:
		field = "gross_amount"
	}
	add = rules.Fill(add, field, value, read)
	switch field {
	case "description":
		add.Category, add.Merchant = "", ""
	case "currency":
		for _, at := range []**parse.Amount{&add.Amount, &add.Net, &add.Gross, &add.Tax} {
			if *at != nil {
				bare := **at
				bare.Currency, bare.Symbol, bare.Family = "", "", nil
				*at = &bare
			}
		}
	}
	return add
}
