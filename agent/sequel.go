package agent

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"chit/agent/chat/text"
	"chit/agent/feature/expenses"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense"
)

// A message may go on where the one before it ended: "half of it" or "plus 20% VAT" behind
// "coffee 4.50". The two are read as one text, like the new text of an edited message, and
// what that says of the entries more than the first alone is what the person adds. It must
// leave no words over: those that only make a description longer tell nothing.

// continuing is what a message says as the continuation of the one before it.
type continuing struct{ *run }

// planned returns the plan that a message makes. It reports false if the message was
// understood by itself, or does not continue anything.
func (r continuing) planned(ctx context.Context, reading rules.Reading) (intent, bool) {
	m := r.message
	if !reading.Continues && (reading.Say != text.Unknown || len(reading.Actions) > 0) || reading.Err != nil || m.Edits != "" || m.Overheard || passedOn(m) || r.env.HasFiles() {
		return intent{}, false
	}
	key, entries, err := expenses.LastDeed(ctx, r.env)
	if err != nil || len(entries) != 1 || !resolving(r).justSaid(ctx, key) {
		return intent{}, false
	}
	if about := r.env.About; len(about) > 0 && !slices.Equal(about, []int64{entries[0].Number}) {
		return intent{}, false // it answers the card of another entry
	}
	first, ok := r.turnOf(ctx, entries[0].Number)
	if !ok {
		return intent{}, false
	}
	p, err := r.sequel(ctx, first)
	if err != nil {
		r.log.WarnContext(ctx, "a message goes without the one that it may continue", "error", err)
	}
	if p == nil {
		return intent{}, false
	}
	return intent{outcome: outcome{by: rules.Name}, env: r.env, plan: p}, true
}

// turnOf returns the turn of the person's message that made one entry, and nothing else.
func (r continuing) turnOf(ctx context.Context, number int64) (memory.Turn, bool) {
	turns, err := r.memory.Recent(ctx, r.message.Conversation, searchedTurns)
	if err != nil {
		return memory.Turn{}, false
	}
	for _, t := range slices.Backward(turns) {
		if t.Sender == r.message.Sender.ID && slices.Equal(t.Created, []int64{number}) && t.Answers == "" && len(t.Quotes) == 0 {
			return t, true
		}
	}
	return memory.Turn{}, false
}

// sequel plans what the text of the message adds to what a turn stored, nil if it adds
// nothing, or more than that.
func (r continuing) sequel(ctx context.Context, first memory.Turn) (*plan, error) {
	in := *r.input
	in.env, in.original = r.env.Copy(), &first
	in.env.Written = first.At
	c := &correction{run: &run{r.Agent, &in}, numbers: first.Created}
	var err error
	if c.stored, err = c.expenses(ctx); err != nil {
		return nil, err
	}
	whole := []string{first.Text}
	if !r.saidTwice(ctx) {
		whole = append(whole, asItIs(c.stored))
	}
	for _, said := range whole {
		p, err := c.continued(ctx, said, r.message.Text)
		if p != nil || err != nil {
			return p, err
		}
	}
	return nil, nil
}

// saidTwice reports whether the message is the one before it once more, of which it is not sure that
// it is meant twice: "half of it".
func (r continuing) saidTwice(ctx context.Context) bool {
	turns, err := r.memory.Recent(ctx, r.message.Conversation, 1)
	return err != nil || len(turns) == 0 || strings.EqualFold(strings.TrimSpace(turns[0].Text), strings.TrimSpace(r.message.Text))
}

// asItIs says what an entry is by now, of which more was said before: "dinner 65.00 EUR" behind
// "dinner 60" and "plus tip 5". It returns "" if there is no one entry.
func asItIs(stored []expense.Expense) string {
	if len(stored) != 1 {
		return ""
	}
	e := stored[0]
	return cmp.Or(e.Description, e.Merchant) + " " + e.GrossMoney().Decimal().StringFixed(int32(e.Currency.Digits())) + " " + string(e.Currency)
}

// continued plans what a text adds to what was said of the entry before it, nil if that is nothing
// that they have said so far, or more than that.
func (c *correction) continued(ctx context.Context, said, more string) (*plan, error) {
	before, err := c.drafts(ctx, said)
	if err != nil || len(before) != len(c.stored) {
		return nil, err
	}
	said = strings.TrimRight(said, " .,;!\n。，！") + ", "
	for _, more := range [...]string{more, rules.Predicate(more)} {
		after, err := c.drafts(ctx, said+more)
		if err != nil {
			return nil, err
		}
		if len(after) != len(before) || after[0].Description != before[0].Description {
			continue
		}
		if p := planned(c.stored, before, after); len(p.revision.Edit) == 1 && len(p.kept) == 0 {
			return &p, nil
		}
	}
	return nil, nil
}
