package agent

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/dialog"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/parse"
)

// A person who edits a message corrects what it logged. The old and the new text
// are read in the same way, by the same settings and as of the same day, so that
// what differs between the two readings is what the person changed, and nothing
// else of an expense is touched.
//
// The turn of the message is replaced by one with the new text. It keeps the ids of the
// edits and when the last was made, so that an edit that is delivered again or was
// overtaken by a later one is known. It also keeps the numbers of the expenses that the
// message stands for, in the order of its lines.

// corrected is what a message asks for that replaces an earlier one, or takes it away.
func (r *run) corrected(ctx context.Context) (intent, error) {
	m, t := r.message, r.original
	gone := blank(m)
	switch {
	case t == nil && m.Direct && !gone:
		return saying(r.say(text.EditForgotten)), nil
	case t == nil, t.Sender != m.Sender.ID, slices.Contains(t.Edits, m.ID), m.At.Before(t.EditedAt), sameWords(t.Text, m.Text) && sameQuotes(t.Quotes, m.Quotes):
		return silence, nil
	case r.tooLong():
		return saying(r.say(text.TooLong, text.Args{"Limit": MaxText})), nil
	}
	env := r.env.Copy()
	env.Written = t.At
	if at := writtenAt(t.Text, t.Quotes, t.At); !at.IsZero() {
		env.Written = at
	}
	c := &correction{run: r.with(env)}
	numbers, asking, err := c.standsFor(ctx)
	if err != nil {
		return intent{}, err
	}
	if asking != nil {
		r.dialog.Close(asking)
		if len(m.Parts) > 0 { // the edit has the files of one part
			env.Files = asking.Files
		}
	}
	c.numbers = numbers
	if len(numbers) == 0 && !gone {
		// The new text is handled as if it had been written so; a question that has
		// nothing to do with it stays open.
		return c.understand(ctx), nil
	}
	if c.stored, err = c.expenses(ctx); err != nil {
		return intent{}, err
	}
	i, err := c.decide(ctx, gone)
	i.created = numbers
	return i, err
}

// A correction is an edit of a message that logged something.
type correction struct {
	*run
	numbers []int64           // of the expenses that the message stands for
	stored  []expense.Expense // those
}

func (c *correction) decide(ctx context.Context, gone bool) (intent, error) {
	switch {
	case gone:
		return c.messageDeleted(), nil
	case passedOn(c.message): // what others say changes nothing that is stored
		i := saying(c.unread(c.stored))
		i.by = rules.Name
		return i, nil
	}
	after, err := c.drafts(ctx, c.message.Text)
	if err != nil {
		return intent{}, err
	}
	if len(after) == 0 {
		return c.freely(), nil
	}
	before, err := c.before(ctx)
	if err != nil {
		return intent{}, err
	}
	p := planned(c.stored, before, after)
	return intent{outcome: outcome{by: rules.Name}, env: c.env, plan: &p}, nil
}

func sameWords(a, b string) bool {
	return slices.Equal(strings.Fields(parse.Normalize(a)), strings.Fields(parse.Normalize(b)))
}

// standsFor returns the expenses that the original message made, by itself or
// through the answers to what it was asked, and such a question that is open.
func (c *correction) standsFor(ctx context.Context) (numbers []int64, asking *memory.Pending, err error) {
	t := c.original
	ids := []string{dialog.ID(chat.Message{Conversation: t.Conversation, ID: t.MessageID})}
	for _, edit := range t.Edits {
		ids = append(ids, dialog.ID(chat.Message{Conversation: t.Conversation, ID: edit}))
	}
	numbers = slices.Clone(t.Created)
	if len(numbers) == 0 {
		turns, err := c.memory.Recent(ctx, t.Conversation, searchedTurns)
		if err != nil {
			return nil, nil, err
		}
		for _, later := range turns {
			if later.Answers != "" && slices.Contains(ids, later.Answers) {
				numbers = append(numbers, later.Created...)
				ids = append(ids, dialog.ID(chat.Message{Conversation: t.Conversation, ID: later.MessageID}))
			}
		}
	}
	for _, p := range c.dialog.Own() {
		if slices.Contains(ids, p.ID) {
			asking = p
		}
	}
	return numbers, asking, nil
}

// expenses returns the expenses that the message stands for, as they are now.
func (c *correction) expenses(ctx context.Context) ([]expense.Expense, error) {
	list := make([]expense.Expense, len(c.numbers))
	for i, n := range c.numbers {
		e, err := c.ledgers.Expense(ctx, c.ledger.ID, n)
		if err != nil {
			return nil, err
		}
		list[i] = e
	}
	return list, nil
}

// messageDeleted answers the deletion of a message: what it logged stays, since a chat is
// tidied up more lightly than a ledger.
func (c *correction) messageDeleted() intent {
	there := slices.DeleteFunc(slices.Clone(c.stored), func(e expense.Expense) bool { return e.Deleted })
	if len(there) == 0 {
		return intent{}
	}
	return saying(c.env.Card().MessageDeleted(there))
}

// before is what the expenses of the message were by its old text: as the rules
// read it, or as the message left them when the rules cannot.
func (c *correction) before(ctx context.Context) ([]expense.Expense, error) {
	before, err := c.drafts(ctx, substance(c.original.Text, c.original.Quotes))
	if err != nil || len(before) == len(c.stored) {
		return before, err
	}
	before = make([]expense.Expense, len(c.stored))
	for i, e := range c.stored {
		changes, err := c.ledgers.Changes(ctx, c.ledger.ID, expense.ChangeQuery{Number: e.Number})
		if err != nil {
			return nil, err
		}
		before[i] = e
		for _, change := range changes {
			if change.Kind == expense.ChangeAdd || c.ownDeed(change.SourceKey) {
				before[i] = *change.After
				break
			}
		}
	}
	return before, nil
}

// ownDeed reports whether a deed was done because of the edited message or one of
// its earlier edits.
func (c *correction) ownDeed(sourceKey string) bool {
	ids := append([]chat.MessageID{c.original.MessageID}, c.original.Edits...)
	return slices.ContainsFunc(ids, func(id chat.MessageID) bool {
		key := chat.Message{Conversation: c.original.Conversation, ID: id}.SourceKey()
		return strings.HasPrefix(sourceKey, key+"/")
	})
}

// drafts returns the expenses that a text is, none unless the rules understand
// all of it as expenses that lack nothing.
func (c *correction) drafts(ctx context.Context, text string) ([]expense.Expense, error) {
	reading := c.rules.ReadText(c.env.Source(text), c.situation())
	if !reading.Complete || len(reading.Actions) > expense.MaxPerMessage {
		return nil, nil
	}
	env := c.env.Copy()
	env.Sources, env.Quotes, env.Ledger = []string{text}, nil, asBefore(c.ledger, c.stored)
	var drafts []expense.Expense
	for _, a := range reading.Actions {
		if _, adds := a.(action.AddExpense); !adds {
			return nil, nil
		}
		result, err := c.doAction(ctx, env, a)
		if err != nil || len(result.Post) == 0 {
			return nil, err
		}
		drafts = append(drafts, result.Post...)
	}
	return drafts, nil
}

// asBefore returns a ledger with the defaults that it had when expenses were
// entered, as far as they show: a setting that was changed since is no reason to
// change what was logged under the old one.
func asBefore(l expense.Ledger, stored []expense.Expense) expense.Ledger {
	for _, e := range stored {
		if e.Origins[expense.FieldCurrency] == expense.OriginDefault {
			l.Currency = e.Currency
		}
		if e.Rate.IsSet() && (e.Origins[expense.FieldRate] == expense.OriginDefault || l.VAT == expense.VATAsk) {
			l.VAT, l.Rate = expense.VATRate, e.Rate
		}
		if e.Origins[expense.FieldSide] == expense.OriginDefault {
			l.Amounts = expense.Gross
			if e.Origins[expense.FieldNet] == expense.OriginSaid {
				l.Amounts = expense.Net
			}
		}
	}
	return l
}

// freely corrects expenses by a text that is no plain list of them: as the
// answer to their card where it can be one, or by the model. Without either
// nothing is changed.
func (c *correction) freely() intent {
	env := c.env.Copy()
	env.About = c.numbers
	r := c.with(env)
	if len(c.stored) == 1 {
		reading := r.rules.ReadText(env.Text(), r.situation())
		if reading.Complete && len(reading.Actions) == 1 {
			if _, edits := reading.Actions[0].(action.EditExpense); edits {
				return r.act(reading)
			}
		}
	}
	if r.model == nil {
		i := saying(r.unread(c.stored))
		i.by = rules.Name
		return i
	}
	return r.consulting(inquiry{reading: r.read(), edited: c.stored})
}

// unread says that the new text of a message was not understood.
func (r *run) unread(stored []expense.Expense) chat.Reply { return r.env.Card().Unread(stored) }

// revise does what a plan says, as one deed, and shows it on one card.
func (r *run) revise(ctx context.Context, i intent) (outcome, error) {
	out, p, deed := i.outcome, i.plan, r.env.Deed()
	// A second run of the same edit finds the ledger changed already, and its
	// plan empty.
	changes, err := r.ledgers.Done(ctx, deed)
	if err == nil && len(changes) == 0 && !p.revision.Empty() {
		changes, err = r.ledgers.Revise(ctx, deed, p.revision)
	}
	if expense.CodeOf(err) == expense.CodeInternal {
		return outcome{}, fmt.Errorf("revise: %w", err)
	}
	if err != nil {
		out.reply.Text = r.env.Refused(err).Text
		return out, nil
	}
	out.created, out.changed = p.numbers(changes), len(changes) > 0
	if len(changes) > 0 || len(p.kept) > 0 {
		out.reply = r.env.Card().Revised(changes, p.kept)
		out.reply.Amends = ofOne(changes) && len(p.kept) == 0
	}
	return out, nil
}
