package agent

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"chit/agent/action"
	"chit/agent/feature/expenses"
	"chit/agent/feature/questions"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/parse"
)

// A reading of the words alone may leave open what a message is about: "and last week?",
// "the sandwich was 9.50", "get rid of the milk", "was yesterday". Resolving completes it
// with the turns before, the entries of the ledger and what it remembers. Without such ones the reading
// stays as it was.
type resolving struct{ *run }

// entries completes a reading that may be about entries, of which there must be some. A new
// text of an earlier message is about those of that time, what others said is about none
// of ours, and an answer to a card is about those on it unless it names another.
func (r resolving) entries(ctx context.Context, reading rules.Reading) rules.Reading {
	if r.message.Edits != "" || passedOn(r.message) {
		return reading
	}
	if reading.Reckons != nil {
		if reckoned, ok := r.reckoning(ctx, *reading.Reckons); ok {
			return reckoned
		}
	}
	reading = r.reversing(ctx, reading)
	reading = r.pricing(ctx, reading)
	reading = r.correcting(ctx, reading)
	reading = r.repeating(ctx, reading)
	reading = r.taxing(ctx, reading)
	if len(r.env.About) > 0 {
		return r.remarkingCard(reading)
	}
	reading = r.deleting(ctx, reading)
	reading = r.naming(ctx, reading)
	reading = r.asking(ctx, reading)
	reading = r.remarking(ctx, reading)
	reading = r.recognizing(ctx, reading)
	reading = r.ofLast(ctx, reading)
	return r.remembering(ctx, reading)
}

// correcting returns the reading of a message that says of entries what they should have
// said, if the ledger has them: "the sandwich was 9.50" is a new expense otherwise.
func (r resolving) correcting(ctx context.Context, reading rules.Reading) rules.Reading {
	if len(reading.Corrects) == 0 {
		return reading
	}
	meant, ok, err := expenses.Meant(ctx, r.env, reading.Corrects)
	if err != nil {
		r.log.WarnContext(ctx, "a correction goes without the entries that it may be about", "error", err)
		return reading
	}
	if !ok {
		return reading
	}
	if len(reading.Deletes) > 0 {
		gone := r.newestOf(ctx, reading.Deletes)
		if len(gone) == 0 { // says so, before anything is changed
			return rules.Reading{Actions: []action.Action{action.DeleteExpenses{Match: reading.Deletes[0]}}, Complete: true}
		}
		meant = append(meant, action.DeleteExpenses{Numbers: []int64{gone[0].Number}})
	}
	return rules.Reading{Actions: meant, Complete: true}
}

// deleting deletes what a message names "too" directly behind a deletion.
func (r resolving) deleting(ctx context.Context, reading rules.Reading) rules.Reading {
	if reading.Also == "" {
		return reading
	}
	key, deleted, err := expenses.DeletedLast(ctx, r.env)
	if err != nil {
		r.log.WarnContext(ctx, "a message goes without the deletion that it may continue", "error", err)
		return reading
	}
	if !deleted || !r.justSaid(ctx, key) {
		return reading
	}
	return rules.Reading{Actions: []action.Action{action.DeleteExpenses{Match: reading.Also}}, Complete: true}
}

// reversing makes a redo of words that ask for the contrary of what was done last, if that was an undo:
// 되돌려 behind "undo". Where it was none, a redo in words that also restore is a restore: rétablis.
func (r resolving) reversing(ctx context.Context, reading rules.Reading) rules.Reading {
	if !reading.Reverses || len(r.env.About) > 0 {
		return reading
	}
	undid, err := expenses.UndidLast(ctx, r.env)
	if err != nil {
		r.log.WarnContext(ctx, "an undo goes without what was done before it", "error", err)
		return reading
	}
	if undid {
		return rules.Reading{Actions: []action.Action{action.UndoChanges{Redo: true}}, Complete: true}
	}
	if reading.Repeats == nil && !undoesLast(reading) {
		reading.Actions = []action.Action{action.EditExpense{Field: action.FieldDeleted}}
	}
	return reading
}

// pricing takes a number that no entry has for an amount: for that of the only entry that costs as
// much, "change the 65 to 68", or else for the one that the last entry should have had, "corrige, 112",
// or for its day, ponlo el 9.
func (r resolving) pricing(ctx context.Context, reading rules.Reading) rules.Reading {
	number := onlyNumber(reading)
	if number == 0 || strings.Contains(r.message.Text, "#") {
		return reading
	}
	if _, err := r.ledgers.Expense(ctx, r.ledger.ID, number); expense.CodeOf(err) != expense.CodeNotFound {
		return reading
	}
	if meant, ok, err := expenses.CostingAs(ctx, r.env, number); err == nil && ok {
		return renumbered(reading, meant)
	}
	if edit, ok := reading.Actions[0].(action.EditExpense); !ok || edit.Field != "" {
		return reading
	}
	if entries, err := r.spokenOf(ctx); err != nil || len(entries) == 0 {
		return reading
	}
	field, words := "amount", strconv.FormatInt(number, 10)
	if day := rules.DayIn(r.env.Words(r.message.Text), words); day != "" {
		field, words = "date", day
	}
	return rules.Reading{Actions: []action.Action{rules.Edit(action.EditExpense{}, field, words, r.env.Words)}, Complete: true}
}

// onlyNumber returns the number of the only entry that a reading changes or deletes, 0 if it does
// anything else.
func onlyNumber(reading rules.Reading) int64 {
	var all []int64
	for _, a := range reading.Actions {
		switch a := a.(type) {
		case action.EditExpense:
			if a.Number == nil || len(a.Numbers) > 0 {
				return 0
			}
			all = append(all, *a.Number)
		case action.DeleteExpenses:
			all = append(all, a.Numbers...)
		default:
			return 0
		}
	}
	if all = slices.Compact(all); len(all) != 1 {
		return 0
	}
	return all[0]
}

// renumbered returns a reading that is about another entry.
func renumbered(reading rules.Reading, number int64) rules.Reading {
	reading.Actions = slices.Clone(reading.Actions)
	for i, a := range reading.Actions {
		switch a := a.(type) {
		case action.EditExpense:
			a.Number = &number
			reading.Actions[i] = a
		case action.DeleteExpenses:
			a.Numbers = []int64{number}
			reading.Actions[i] = a
		}
	}
	return reading
}

// naming returns the reading of a message that wants entries to go away, or to come back,
// which it names, if the ledger has them. Most verbs for it say many other things.
func (r resolving) naming(ctx context.Context, reading rules.Reading) rules.Reading {
	n := reading.Names
	if n == nil || r.message.Overheard {
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

// asking returns the reading of a message that only names a thing and asks how much, if the ledger
// has each thing that it names.
func (r resolving) asking(ctx context.Context, reading rules.Reading) rules.Reading {
	if reading.Asks == nil || r.message.Overheard {
		return reading
	}
	lists, ok := parse.Subjects(reading.Asks.Text)
	if !ok {
		return reading
	}
	for _, thing := range slices.Concat(lists...) {
		known, err := questions.Knows(ctx, r.env, thing)
		if err != nil {
			r.log.WarnContext(ctx, "a question goes without the entries that it may be about", "error", err)
			return reading
		}
		if !known {
			return reading
		}
	}
	return rules.Reading{Actions: []action.Action{*reading.Asks}, Complete: true}
}

// recognizing completes a reading that only wants for known things, if the ledger has an
// entry for each of them: "zorbing 12" was confirmed once.
func (r resolving) recognizing(ctx context.Context, reading rules.Reading) rules.Reading {
	if !reading.Unfamiliar || r.message.Overheard || len(reading.Actions) == 0 {
		return reading
	}
	for _, a := range reading.Actions {
		add, ok := a.(action.AddExpense)
		if !ok {
			return reading
		}
		known, err := expenses.Has(ctx, r.env, add.Description)
		if err != nil {
			r.log.WarnContext(ctx, "a message goes without the entries like it", "error", err)
			return reading
		}
		if !known {
			return reading
		}
	}
	reading.Complete = true
	return reading
}

// repeating returns the reading of a message that wants an entry once more in words that say so
// only behind it, or in answer to its card: "again", "the same yesterday".
func (r resolving) repeating(ctx context.Context, reading rules.Reading) rules.Reading {
	if reading.Repeats == nil || r.message.Overheard {
		return reading
	}
	wish := *reading.Repeats
	if len(r.env.About) == 0 {
		entries, ok := r.shown(ctx)
		if !ok {
			return reading
		}
		if len(entries) == 1 {
			wish.Number = &entries[0].Number
		}
	}
	return rules.Reading{Actions: []action.Action{wish}, Complete: true}
}

// shown returns the entries of the person's last deed, if the reply to their last message was
// about these.
func (r resolving) shown(ctx context.Context) ([]expense.Expense, bool) {
	_, entries, err := expenses.LastDeed(ctx, r.env)
	if err != nil {
		r.log.WarnContext(ctx, "a message goes without the entries that it may be about", "error", err)
		return nil, false
	}
	turns, err := r.memory.Recent(ctx, r.message.Conversation, 1)
	if err != nil || len(entries) == 0 || len(turns) == 0 || turns[0].Sender != r.message.Sender.ID {
		return nil, false
	}
	about := slices.Concat(turns[0].Numbers, turns[0].Created)
	slices.Sort(about)
	return entries, slices.EqualFunc(entries, slices.Compact(about), func(e expense.Expense, n int64) bool { return e.Number == n })
}

// taxing returns the reading of a message that asks for the tax in what was just entered, or in
// the entry on the card that it answers.
func (r resolving) taxing(ctx context.Context, reading rules.Reading) rules.Reading {
	if !reading.OfEntry || r.message.Overheard {
		return reading
	}
	numbers := r.env.About
	if len(numbers) == 0 {
		_, entries, err := expenses.LastDeed(ctx, r.env)
		if err != nil {
			r.log.WarnContext(ctx, "a question goes without the entry that it may be about", "error", err)
			return reading
		}
		for _, e := range entries {
			numbers = append(numbers, e.Number)
		}
	}
	if len(numbers) != 1 {
		return reading
	}
	return rules.Reading{Actions: []action.Action{action.QueryExpenses{Of: "tax", Number: &numbers[0]}}, Complete: true}
}
