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
// The turn of the message is replaced by one with the new text. It keeps the ids
// of the edits and when the last was made, so that an edit that is delivered again
// or was overtaken by a later one is known, and the numbers of the expenses that the message stands for, in the order of its lines.

// searchedTurns is how many recent turns are looked through for one that is not
// found by its message.
const searchedTurns = 50

// corrected answers a message that replaces an earlier one, or takes it away.
func (r *run) corrected(ctx context.Context) (chat.Reply, error) {
	m, t := r.message, r.original
	gone := blank(m)
	switch {
	case t == nil && m.Direct && !gone:
		return r.say(text.EditForgotten), nil
	case t == nil, t.Sender != m.Sender.ID, slices.Contains(t.Edits, m.ID), m.At.Before(t.EditedAt), sameWords(t.Text, m.Text) && sameQuotes(t.Quotes, m.Quotes):
		r.unheard = true
		return chat.Reply{}, nil
	case r.tooLong:
		return r.say(text.TooLong, text.Args{"Limit": MaxText}), nil
	}
	r.env.Written = t.At
	if at := writtenAt(t.Text, t.Quotes, t.At); !at.IsZero() {
		r.env.Written = at
	}
	numbers, asking, err := r.standsFor(ctx)
	if err != nil {
		return chat.Reply{}, err
	}
	if asking != nil {
		r.dialog.Close(asking)
	}
	r.created = numbers
	switch {
	case gone:
		return r.messageDeleted(ctx, numbers)
	case len(numbers) == 0:
		// The new text is handled as if it had been written so; a question that has
		// nothing to do with it stays open.
		return r.understand(ctx)
	}
	return r.revise(ctx, numbers)
}

func sameWords(a, b string) bool {
	return slices.Equal(strings.Fields(parse.Normalize(a)), strings.Fields(parse.Normalize(b)))
}

// standsFor returns the expenses that the original message made, by itself or
// through the answers to what it was asked, and such a question that is open.
func (r *run) standsFor(ctx context.Context) (numbers []int64, asking *memory.Pending, err error) {
	t := r.original
	ids := []string{dialog.ID(chat.Message{Conversation: t.Conversation, ID: t.MessageID})}
	for _, edit := range t.Edits {
		ids = append(ids, dialog.ID(chat.Message{Conversation: t.Conversation, ID: edit}))
	}
	numbers = slices.Clone(t.Created)
	if len(numbers) == 0 {
		turns, err := r.memory.Recent(ctx, t.Conversation, searchedTurns)
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
	for _, p := range r.dialog.Own() {
		if slices.Contains(ids, p.ID) {
			asking = p
		}
	}
	return numbers, asking, nil
}

// messageDeleted answers the deletion of a message: what it logged stays, since a chat is
// tidied up more lightly than a ledger.
func (r *run) messageDeleted(ctx context.Context, numbers []int64) (chat.Reply, error) {
	expenses, err := r.expenses(ctx, numbers)
	if err != nil {
		return chat.Reply{}, err
	}
	there := slices.DeleteFunc(expenses, func(e expense.Expense) bool { return e.Deleted })
	if len(there) == 0 {
		return chat.Reply{}, nil
	}
	return r.env.Card().MessageDeleted(there), nil
}

// revise brings the expenses of a message to what its new text says.
func (r *run) revise(ctx context.Context, numbers []int64) (chat.Reply, error) {
	stored, err := r.expenses(ctx, numbers)
	if err != nil {
		return chat.Reply{}, err
	}
	r.readBy = rules.Name
	if passedOn(r.message) { // what others say changes nothing that is stored
		r.correcting = stored
		return r.unread(), nil
	}
	after, err := r.drafts(ctx, r.message.Text, stored)
	if err != nil {
		return chat.Reply{}, err
	}
	if len(after) == 0 {
		return r.reviseFreely(ctx, stored)
	}
	before, err := r.before(ctx, stored)
	if err != nil {
		return chat.Reply{}, err
	}
	return r.carryOut(ctx, planned(stored, before, after))
}

// before is what the expenses of a message were by its old text: as the rules
// read it, or as the message left them when the rules cannot.
func (r *run) before(ctx context.Context, stored []expense.Expense) ([]expense.Expense, error) {
	before, err := r.drafts(ctx, substance(r.original.Text, r.original.Quotes), stored)
	if err != nil || len(before) == len(stored) {
		return before, err
	}
	before = make([]expense.Expense, len(stored))
	for i, e := range stored {
		changes, err := r.ledgers.Changes(ctx, r.ledger.ID, expense.ChangeQuery{Number: e.Number})
		if err != nil {
			return nil, err
		}
		before[i] = e
		for _, c := range changes {
			if c.Kind == expense.ChangeAdd || r.ownDeed(c.SourceKey) {
				before[i] = *c.After
				break
			}
		}
	}
	return before, nil
}

// ownDeed reports whether a deed was done because of the edited message or one of
// its earlier edits.
func (r *run) ownDeed(sourceKey string) bool {
	ids := append([]chat.MessageID{r.original.MessageID}, r.original.Edits...)
	return slices.ContainsFunc(ids, func(id chat.MessageID) bool {
		key := chat.Message{Conversation: r.original.Conversation, ID: id}.SourceKey()
		return strings.HasPrefix(sourceKey, key+"/")
	})
}

// drafts returns the expenses that a text is, none unless the rules understand
// all of it as expenses that lack nothing.
func (r *run) drafts(ctx context.Context, text string, stored []expense.Expense) ([]expense.Expense, error) {
	reading := r.rules.ReadText(r.env.Source(text), r.situation(ctx))
	if !reading.Complete || len(reading.Actions) > expense.MaxPerMessage {
		return nil, nil
	}
	env := *r.env
	env.Sources, env.Quotes, env.Ledger = []string{text}, nil, asBefore(r.ledger, stored)
	var drafts []expense.Expense
	for _, a := range reading.Actions {
		if _, adds := a.(action.AddExpense); !adds {
			return nil, nil
		}
		result, err := r.doAction(ctx, &env, a)
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

// carryOut does what a plan says, as one deed, and shows it on one card.
func (r *run) carryOut(ctx context.Context, p plan) (chat.Reply, error) {
	deed := r.env.Deed()
	// A second run of the same edit finds the ledger changed already, and its
	// plan empty.
	changes, err := r.ledgers.Done(ctx, deed)
	if err == nil && len(changes) == 0 && !p.revision.Empty() {
		changes, err = r.ledgers.Revise(ctx, deed, p.revision)
	}
	if expense.CodeOf(err) == expense.CodeInternal {
		return chat.Reply{}, fmt.Errorf("revise: %w", err)
	}
	if err != nil {
		return chat.Reply{Text: r.env.Texts.Error(err)}, nil
	}
	r.created = p.numbers(changes)
	if len(changes) == 0 && len(p.kept) == 0 {
		return chat.Reply{}, nil
	}
	return r.env.Card().Revised(changes, p.kept), nil
}

// reviseFreely corrects expenses by a text that is no plain list of them: as the
// answer to their card where it can be one, or by the model. Without either
// nothing is changed.
func (r *run) reviseFreely(ctx context.Context, stored []expense.Expense) (chat.Reply, error) {
	r.env.About, r.correcting = r.created, stored
	if len(stored) == 1 {
		reading := r.rules.ReadText(r.env.Text(), r.situation(ctx))
		if reading.Complete && len(reading.Actions) == 1 {
			if _, edits := reading.Actions[0].(action.EditExpense); edits {
				return r.act(ctx, reading)
			}
		}
	}
	if r.model == nil {
		return r.unread(), nil
	}
	return r.understand(ctx)
}

// unread says that the new text of a message was not understood.
func (r *run) unread() chat.Reply { return r.env.Card().Unread(r.correcting) }

// expenses returns the expenses of numbers.
func (r *run) expenses(ctx context.Context, numbers []int64) ([]expense.Expense, error) {
	list := make([]expense.Expense, len(numbers))
	for i, n := range numbers {
		e, err := r.ledgers.Expense(ctx, r.ledger.ID, n)
		if err != nil {
			return nil, err
		}
		list[i] = e
	}
	return list, nil
}

// original returns the turn of the message that m edits, nil if it is not known.
func (a *Agent) original(ctx context.Context, m chat.Message) (*memory.Turn, error) {
	if m.Edits == "" {
		return nil, nil
	}
	t, ok, err := a.memory.Turn(ctx, m.Conversation, m.Edits)
	if err != nil || !ok {
		return nil, err
	}
	return &t, nil
}

// about returns the expenses on the card that a message answers: those of the
// reply to a message, or to one of its edits. It reports whether the card is one
// of the conversation.
func (a *Agent) about(ctx context.Context, m chat.Message) (numbers []int64, known bool, err error) {
	if m.ReplyTo == "" {
		return nil, false, nil
	}
	t, ok, err := a.memory.Turn(ctx, m.Conversation, m.ReplyTo)
	switch {
	case err != nil:
		return nil, false, err
	case ok && len(t.Edits) > 0 && len(t.Created) > 0:
		return t.Created, true, nil // the card of the first text; that of the edit shows what it changed
	case ok:
		return t.Numbers, true, nil
	}
	turns, err := a.memory.Recent(ctx, m.Conversation, searchedTurns)
	if err != nil {
		return nil, false, err
	}
	for _, t := range turns {
		switch i := slices.Index(t.Edits, m.ReplyTo); {
		case i >= 0 && i == len(t.Edits)-1:
			return t.Numbers, true, nil
		case i >= 0:
			return t.Created, true, nil
		}
	}
	return nil, false, nil
}
