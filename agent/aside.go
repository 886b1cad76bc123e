package agent

import (
	"context"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/feature/expenses"
	"chit/agent/rules"
	"chit/expense"
)

// remarking returns the reading of a message that says more of what was just entered, such
// as "was yesterday". A loose one is about the message directly before it, or about nothing.
func (r resolving) remarking(ctx context.Context, reading rules.Reading) rules.Reading {
	a := reading.Aside
	if a == nil || r.message.Overheard {
		return reading
	}
	key, entries, err := expenses.LastDeed(ctx, r.env)
	if err != nil {
		r.log.WarnContext(ctx, "an aside goes without the entry that it may be about", "error", err)
		return reading
	}
	if len(entries) == 0 || a.Loose && !r.justSaid(ctx, key) {
		return reading
	}
	if entries = r.bothOf(ctx, a.Edits, entries); len(entries) == 0 {
		return reading
	}
	var actions []action.Action
	for _, e := range a.Edits {
		if a.Loose && e.Field == "date" && !slices.ContainsFunc(entries, func(of expense.Expense) bool { return e.Value.Date == nil || of.SpentOn != e.Value.Date.Date }) {
			return reading // "yesterday", which it was: how much was spent then is asked
		}
		actions = append(actions, e)
	}
	return r.spreading(rules.Reading{Actions: actions, Complete: true}, entries)
}

// remarkingCard returns the reading of a message that says more of the entries on the card that
// it answers, which it is about whatever was said since: "was yesterday".
func (r resolving) remarkingCard(reading rules.Reading) rules.Reading {
	if reading.Aside == nil || r.message.Overheard || len(reading.Corrects) > 0 {
		return reading
	}
	about := rules.Reading{Complete: true}
	for _, e := range reading.Aside.Edits {
		about.Actions = append(about.Actions, e)
	}
	return about
}

// ofLast gives a correction that names no entry to all that the person's last deed stored, if
// it says something that they have in common. Behind a message about something else it is
// asked which entry is meant.
func (r resolving) ofLast(ctx context.Context, reading rules.Reading) rules.Reading {
	edits := lastEdits(reading)
	if len(edits) == 0 || doubts(edits) {
		return reading
	}
	_, entries, err := expenses.LastDeed(ctx, r.env)
	if err != nil {
		r.log.WarnContext(ctx, "a correction goes without the entries before it", "error", err)
		return reading
	}
	if r.digressed(ctx, entries) {
		r.env.Digressed = true
		return reading
	}
	return r.spreading(reading, r.bothOf(ctx, edits, entries))
}

// bothOf returns the entries that edits are about: those of the last deed or, if the edits are
// about the last two and it stored one, these. It returns none if there are not as many.
func (r resolving) bothOf(ctx context.Context, edits []action.EditExpense, lastDeed []expense.Expense) []expense.Expense {
	if len(lastDeed) == 1 && slices.ContainsFunc(edits, func(e action.EditExpense) bool { return e.All }) {
		return r.allWith(ctx, lastDeed)
	}
	if !slices.ContainsFunc(edits, func(e action.EditExpense) bool { return e.Both }) || len(lastDeed) > 1 {
		return lastDeed
	}
	two, err := expenses.LastTwo(ctx, r.env)
	if err != nil {
		r.log.WarnContext(ctx, "a correction goes without the two entries before it", "error", err)
	}
	if err != nil || len(two) < 2 {
		return nil
	}
	return two
}

// allWith returns all that was entered along with the entry of the last deed, none if nothing was.
func (r resolving) allWith(ctx context.Context, lastDeed []expense.Expense) []expense.Expense {
	all, err := expenses.MadeWith(ctx, r.env, lastDeed[0])
	if err != nil {
		r.log.WarnContext(ctx, "a correction goes without the entries made with another", "error", err)
	}
	if len(all) < 2 {
		return nil
	}
	return all
}

// digressed reports whether the person's last message was about none of some entries.
func (r resolving) digressed(ctx context.Context, entries []expense.Expense) bool {
	turns, err := r.memory.Recent(ctx, r.message.Conversation, searchedTurns)
	if err != nil {
		return false
	}
	for _, t := range slices.Backward(turns) {
		if t.Sender == r.message.Sender.ID {
			return !slices.ContainsFunc(entries, func(e expense.Expense) bool {
				return slices.Contains(t.Numbers, e.Number) || slices.Contains(t.Created, e.Number)
			})
		}
	}
	return false
}

// spreading gives a day, a currency, a shop, a category or a tax rate to each of several entries. An amount is that
// of one of them, which is asked for when it is changed.
func (r resolving) spreading(reading rules.Reading, entries []expense.Expense) rules.Reading {
	var all []action.Action
	edits := lastEdits(reading)
	if !spreads(edits) {
		return reading
	}
	for _, edit := range edits {
		for _, e := range entries {
			edit.Number = &e.Number
			all = append(all, edit)
		}
	}
	if len(entries) < 2 || len(all) == 0 {
		return reading
	}
	reading.Actions = all
	return reading
}

// spreads reports whether edits give values that several entries may have in common.
func spreads(edits []action.EditExpense) bool {
	return !slices.ContainsFunc(edits, func(e action.EditExpense) bool {
		return !slices.Contains([]string{"date", "currency", "merchant", "category", "tax_rate"}, e.Field)
	})
}

// justSaid reports whether the person's last message did the deed with a source key.
func (r resolving) justSaid(ctx context.Context, key string) bool {
	turns, err := r.memory.Recent(ctx, r.message.Conversation, 1)
	if err != nil || len(turns) == 0 || turns[0].Sender != r.message.Sender.ID {
		return false
	}
	return strings.HasPrefix(key, chat.Message{Conversation: turns[0].Conversation, ID: turns[0].MessageID}.SourceKey()+"/")
}
