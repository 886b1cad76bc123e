package agent

import (
	"context"
	"slices"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/feature"
	"chit/agent/feature/expenses"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense"
)

// A correction may be about an expense that is not stored yet, because the person has not
// answered whether it shall be: "the bus was 3" after "Shall I log this?". What it says
// changes the proposal. One that was about a single expense is accepted with it, as with
// "no, 3"; one of several is shown again.

// proposing is what a message says of entries that wait for a yes.
type proposing struct{ *run }

// amending corrects what is proposed, along with entries that are stored. It reports false if
// the message is about no proposal.
func (r proposing) amending(ctx context.Context, reading rules.Reading) (intent, bool) {
	proposals := r.proposals()
	if len(proposals) == 0 || passedOn(r.message) || r.message.Edits != "" || len(r.env.About) > 0 {
		return intent{}, false
	}
	if n, ok := removesLast(reading); ok {
		return r.withdrawLast(ctx, proposals, n)
	}
	if i, ok := r.pricing(proposals, reading); ok {
		return i, true
	}
	if reading.Names != nil {
		if i, ok := r.withdrawNamed(ctx, proposals, reading.Names); ok {
			return i, true
		}
	}
	if k := reading.Reckons; k != nil {
		if i, ok := r.reckoned(ctx, proposals[0], *k); ok {
			return i, true
		}
	}
	edits := lastEdits(reading)
	if aside := reading.Aside; len(edits) == 0 && aside != nil && r.askedLast(ctx, proposals[0]) {
		edits = aside.Edits
	}
	byNumber := r.numbered(ctx, reading, proposals)
	if edits = append(edits, byNumber...); len(edits) == 0 {
		return r.amendNamed(ctx, proposals, reading.Corrects)
	}
	newest := proposals[0]
	switch {
	case len(byNumber) == 0 && !r.askedLast(ctx, newest):
		return intent{}, false
	case len(newest.Actions) > 1 && !spreads(edits), doubts(edits) && edits[0].Field != "amount": // which, or what else, is not said
		return r.askAgain(newest), true
	}
	a := r.newAmendment()
	for _, e := range edits {
		for i := range newest.Actions {
			a.amend(newest, i, e)
		}
	}
	return a.intent(), true
}

// amendNamed corrects the expenses that edits name, of which one at least is only proposed.
func (r proposing) amendNamed(ctx context.Context, proposals []*memory.Pending, edits []action.EditExpense) (intent, bool) {
	a := r.newAmendment()
	for _, e := range edits {
		stored, ok, err := expenses.Meant(ctx, r.env, []action.EditExpense{e})
		if err != nil {
			r.log.WarnContext(ctx, "a correction goes without the entries that it may be about", "error", err)
		}
		if ok {
			a.stored = append(a.stored, stored...)
		} else if !a.amendNamed(proposals, e) {
			return intent{}, false
		}
	}
	if len(a.changed) == 0 {
		return intent{}, false
	}
	return a.intent(), true
}

// proposals returns the open questions whether expenses shall be added, newest first.
func (r proposing) proposals() []*memory.Pending {
	return slices.DeleteFunc(r.dialog.Own(), func(p *memory.Pending) bool {
		return p.Field != feature.Confirmed || slices.ContainsFunc(p.Actions, func(k action.Kept) bool { _, adds := k.Action.(action.AddExpense); return !adds })
	})
}

// lastEdits returns the edits of a reading that wants nothing else than to change the last
// entry.
func lastEdits(reading rules.Reading) []action.EditExpense {
	var all []action.EditExpense
	for _, a := range reading.Actions {
		e, ok := a.(action.EditExpense)
		if !ok || e.Number != nil || e.Match != "" || e.Field == "" || e.Field == action.FieldDeleted {
			return nil
		}
		all = append(all, e)
	}
	return all
}

// numbered returns the edits of an entry by a number that no entry has, if they can only be
// about the one that is proposed: it shows none, and its number would be the next.
func (r proposing) numbered(ctx context.Context, reading rules.Reading, proposals []*memory.Pending) []action.EditExpense {
	if len(proposals) != 1 || len(proposals[0].Actions) != 1 {
		return nil
	}
	var all []action.EditExpense
	for _, a := range reading.Actions {
		e, ok := a.(action.EditExpense)
		if !ok || e.Number == nil || e.Field == "" || e.Field == action.FieldDeleted || e.Field == action.FieldLines {
			return nil
		}
		if _, err := r.ledgers.Expense(ctx, r.ledger.ID, *e.Number); expense.CodeOf(err) != expense.CodeNotFound {
			return nil
		}
		if _, err := r.ledgers.Expense(ctx, r.ledger.ID, *e.Number-1); err != nil && *e.Number != 1 {
			return nil
		}
		all = append(all, e)
	}
	return all
}

// doubts reports whether edits say that a value is wrong, and not which is right. Without
// its amount an expense asks for it.
func doubts(edits []action.EditExpense) bool {
	return slices.ContainsFunc(edits, func(e action.EditExpense) bool { return action.Argument(e, feature.FieldValue) == "" })
}

// removesLast reports whether a reading wants nothing but that the last entries go away, and
// how many.
func removesLast(reading rules.Reading) (n int, ok bool) {
	if len(reading.Actions) != 1 {
		return 0, false
	}
	d, ok := reading.Actions[0].(action.DeleteExpenses)
	return max(d.Last, 1), ok && len(d.Numbers) == 0 && d.Match == "" && !d.All
}

// askedLast reports whether nothing was stored after a question was asked.
func (r proposing) askedLast(ctx context.Context, p *memory.Pending) bool {
	turns, err := r.memory.Recent(ctx, r.message.Conversation, searchedTurns)
	if err != nil {
		r.log.WarnContext(ctx, "a correction goes without the turns before it", "error", err)
		return false
	}
	for _, t := range slices.Backward(turns) {
		switch {
		case t.Sender != r.message.Sender.ID:
		case dialog.ID(chat.Message{Conversation: t.Conversation, ID: t.MessageID}) == p.ID:
			return true
		case len(t.Created) > 0:
			return false
		}
	}
	return false
}

// withdrawLast drops proposals that were made after everything that is stored, and has the rest
// of as many entries deleted. "That one" is all that a question shows.
func (r proposing) withdrawLast(ctx context.Context, proposals []*memory.Pending, n int) (intent, bool) {
	i := intent{outcome: outcome{by: rules.Name}}
	for _, p := range proposals {
		if n < 1 || n > 1 && n < len(p.Actions) || !r.askedLast(ctx, p) {
			break
		}
		r.dialog.Close(p)
		n -= len(p.Actions)
		i.reply = r.say(text.Dropped)
	}
	if i.reply.Text == "" {
		return intent{}, false
	}
	if n > 0 {
		i.steps = r.ownSteps(action.DeleteExpenses{Last: n})
	}
	return i, true
}

// withdrawNamed drops what a message wants to go away from what is proposed, and has deleted what
// of it is stored. It reports false if nothing of it is proposed.
func (r proposing) withdrawNamed(ctx context.Context, proposals []*memory.Pending, n *rules.Naming) (intent, bool) {
	if _, deletes := n.Asks.(action.DeleteExpenses); !deletes || r.message.Overheard {
		return intent{}, false
	}
	for _, names := range n.Names {
		a := r.newAmendment()
		found := 0
		for _, name := range names {
			stored, ok, err := expenses.Named(ctx, r.env, n.Asks, name)
			if err != nil {
				r.log.WarnContext(ctx, "a wish goes without the entries that it may be about", "error", err)
			}
			if ok {
				a.stored = append(a.stored, stored)
				found++
			} else if a.dropNamed(proposals, name) {
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
