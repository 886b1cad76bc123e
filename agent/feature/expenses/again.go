package expenses

import (
	"context"
	"maps"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/expense"
)

// again adds entries that there are once more, as of today unless another day was said.
func again(ctx context.Context, env *feature.Env, a action.RepeatExpense) (feature.Result, error) {
	if err := env.NextDeed().MayAdd(); err != nil {
		return feature.Refusal(env, err)
	}
	entries, stop, err := toRepeat(ctx, env, a.Number)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	b := newBuilder(env)
	var copies []expense.Expense
	for _, e := range entries {
		e = e.Clone()
		e.Number, e.Revision, e.Deleted = 0, 0, false
		e.Document, e.Attachments = "", nil // they are of the one purchase
		e.Origins = maps.Clone(e.Origins)
		if e.Origins == nil {
			e.Origins = expense.Origins{}
		}
		delete(e.Origins, expense.FieldDocument)
		b.date(&e, a.Date)
		if b.stop != nil {
			return *b.stop, nil
		}
		copies = append(copies, e)
	}
	return feature.Result{Post: copies}, nil
}

// toRepeat returns the entry with a number, those on the card that was answered, or those
// that the person's last message added.
func toRepeat(ctx context.Context, env *feature.Env, number *int64) ([]expense.Expense, *feature.Result, error) {
	numbers := env.About
	if number != nil {
		numbers = []int64{*number}
	}
	var entries []expense.Expense
	for _, n := range numbers {
		one, stop, err := env.Lookup().Numbered(ctx, n)
		if stop != nil || err != nil {
			return nil, stop, err
		}
		entries = append(entries, one)
	}
	if len(entries) > 0 {
		return entries, nil, nil
	}
	added, err := env.Ledgers.LastAdded(ctx, env.Ledger.ID, env.Message.Sender.ID)
	if err != nil {
		return nil, nil, err
	}
	if len(added) == 0 {
		return nil, &feature.Result{Reply: chat.Reply{Text: env.Texts.Say(text.NoneToRepeat)}}, nil
	}
	for i := len(added) - 1; i >= 0; i-- {
		if added[i].SourceKey == added[0].SourceKey {
			entries = append(entries, added[i])
		}
	}
	return entries, nil, nil
}

// removeTwin deletes the last entry that is there twice, or the one on the card that was
// answered.
func removeTwin(ctx context.Context, env *feature.Env, a action.DeleteTwin) (feature.Result, error) {
	if len(env.About) == 1 {
		return remove(ctx, env, action.DeleteExpenses{})
	}
	twin, ok, err := env.Ledgers.LastTwin(ctx, env.Ledger.ID, env.Message.Sender.ID)
	switch {
	case err != nil:
		return feature.Result{}, err
	case !ok && a.OrLast:
		return remove(ctx, env, action.DeleteExpenses{})
	case !ok:
		return feature.Result{Reply: chat.Reply{Text: env.Texts.Say(text.NoTwin)}}, nil
	}
	return remove(ctx, env, action.DeleteExpenses{Numbers: []int64{twin.Entry.Number}})
}
