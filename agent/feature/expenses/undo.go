package expenses

import (
	"context"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/card"
	"chit/agent/feature"
	"chit/expense"
)

// takeBack undoes changes, or redoes what was undone.
func takeBack(ctx context.Context, env *feature.Env, a action.UndoChanges) (feature.Result, error) {
	targets, stop, err := toUndo(ctx, env, a)
	if stop != nil || err != nil {
		return feature.Stopped(stop), err
	}
	if env.Modelled() && slices.ContainsFunc(targets, expense.Change.Grants) {
		return feature.Refusal(env, &expense.Error{Code: expense.CodeDenied, Reason: expense.ReasonRolesInPerson})
	}
	planned, err := env.Plan(ctx, expense.Revision{Undo: targets})
	if err != nil {
		refusal, err := feature.Refusal(env, err)
		if err == nil && a.Changes == nil && a.Number == nil && a.Period == "" && len(env.About) == 0 {
			err = offerOlder(ctx, env, a.Redo, targets, &refusal.Reply)
		}
		return refusal, err
	}
	if a.Period != "" && env.Answered[feature.Confirmed] == "" {
		planned.Frozen = a
	}
	if env.Modelled() {
		changes := action.ChangesOf(targets)
		planned.Frozen = action.UndoChanges{Changes: &changes}
	}
	return planned, nil
}

// undoneLast returns what a redo would take back, none if this person did something else since.
func undoneLast(ctx context.Context, e *feature.Env) ([]expense.Change, error) {
	undone, err := e.Ledgers.NextRedo(ctx, e.NextDeed(), 0)
	return undone, unlessSaid(err)
}

// UndidLast reports whether this person's last deed took something back.
func UndidLast(ctx context.Context, e *feature.Env) (bool, error) {
	undone, err := undoneLast(ctx, e)
	return len(undone) > 0, err
}

// deletesAgain reports whether to take back an undo deletes an entry which that brought back.
func deletesAgain(undo expense.Change) bool {
	return undo.Before != nil && undo.Before.Deleted && undo.After != nil && !undo.After.Deleted
}

// maxPassed is how many deeds that cannot be taken back any more are passed over.
const maxPassed = 20

// offerOlder adds to the refusal of an undo the next one that can be taken back, as a
// choice. It is not taken back unasked: the person meant the one that was refused.
func offerOlder(ctx context.Context, env *feature.Env, redo bool, refused []expense.Change, reply *chat.Reply) error {
	for passed := []string{}; len(passed) < maxPassed; {
		passed = append(passed, refused[0].SourceKey)
		var err error
		if refused, err = nextOf(env, redo)(ctx, env.NextDeed(), 0, passed...); err != nil {
			return unlessSaid(err)
		}
		planned, err := env.Ledgers.Plan(ctx, env.NextDeed(), expense.Revision{Undo: refused})
		if err == nil {
			if env.Modelled() && slices.ContainsFunc(refused, expense.Change.Grants) {
				return nil
			}
			reply.Add(card.Log{Renderer: env.Card()}.Older(planned, redo)...)
			reply.Choices = append(reply.Choices, card.Log{Renderer: env.Card()}.UndoOf(refused, redo))
			return nil
		}
		if err := unlessSaid(err); err != nil {
			return err
		}
		if why := env.Texts.Error(env.Told(err)); !strings.Contains(reply.Text, why) && len(passed) < maxNamed {
			reply.Add(chat.Block{Kind: chat.Line, Text: why})
		}
	}
	return nil
}

// maxNamed is how many of them the reply names.
const maxNamed = 3

// unlessSaid returns the errors that have no sentence.
func unlessSaid(err error) error {
	if expense.CodeOf(err) == expense.CodeInternal {
		return err
	}
	return nil
}

type next func(context.Context, expense.Deed, int64, ...string) ([]expense.Change, error)

func nextOf(env *feature.Env, redo bool) next {
	if redo {
		return env.Ledgers.NextRedo
	}
	return env.Ledgers.NextUndo
}

// toUndo returns the changes to take back.
func toUndo(ctx context.Context, e *feature.Env, a action.UndoChanges) ([]expense.Change, *feature.Result, error) {
	next := nextOf(e, a.Redo)
	var targets []expense.Change
	var err error
	switch {
	case a.Changes != nil:
		targets, err = e.Ledgers.Between(ctx, e.Ledger.ID, a.Changes.From, a.Changes.To)
	case a.Period != "":
		targets, err = deedsIn(ctx, e, a.Period)
	case a.Number != nil:
		targets, err = next(ctx, e.NextDeed(), *a.Number)
	case len(e.About) > 0:
		one, stop, err := target(ctx, e, nil, "")
		if stop != nil || err != nil {
			return nil, stop, err
		}
		return toUndo(ctx, e, action.UndoChanges{Number: &one.Number, Redo: a.Redo})
	default:
		targets, err = lastDeeds(ctx, e, next, max(a.Deeds, 1))
	}
	if err != nil {
		return refused(e, err)
	}
	return targets, nil, nil
}

// lastDeeds returns the changes of as many of the person's last deeds as there are. It stops
// before one that is about something that a later one of them changed, too: those are taken
// back one after the other.
func lastDeeds(ctx context.Context, e *feature.Env, next next, n int) ([]expense.Change, error) {
	var all []expense.Change
	for passed := []string{}; len(passed) < n; {
		deed, err := next(ctx, e.NextDeed(), 0, passed...)
		if err != nil && len(all) == 0 {
			return nil, err
		}
		if err != nil {
			return all, unlessSaid(err)
		}
		if slices.ContainsFunc(deed, func(c expense.Change) bool {
			return slices.ContainsFunc(all, func(later expense.Change) bool { return c.Entity == later.Entity && c.Key == later.Key })
		}) {
			return all, nil
		}
		all, passed = append(all, deed...), append(passed, deed[0].SourceKey)
	}
	return all, nil
}

// deedsIn returns the changes of the person's deeds in a period, as many as one message may
// make.
func deedsIn(ctx context.Context, e *feature.Env, period string) ([]expense.Change, error) {
	p, _, ok := e.Words(period).Period(e.Ledger.MonthStart)
	if !ok {
		return nil, expense.Invalid(expense.ReasonPeriodUnknown, expense.Args{"Period": e.Heard(period)})
	}
	var all []expense.Change
	for passed := []string{}; ; {
		deed, err := e.Ledgers.NextUndo(ctx, e.NextDeed(), 0, passed...)
		if err != nil && len(all) == 0 {
			return nil, err
		}
		if err != nil {
			return all, unlessSaid(err)
		}
		day := e.Ledger.Today(deed[0].At)
		if p.From.After(day) || len(all)+len(deed) > expense.MaxPerMessage {
			break
		}
		if passed = append(passed, deed[0].SourceKey); !day.After(p.To) {
			all = append(all, deed...)
		}
	}
	if len(all) == 0 {
		return nil, expense.NotFound(expense.ReasonNothingToUndo, nil)
	}
	return all, nil
}

func refused(e *feature.Env, err error) ([]expense.Change, *feature.Result, error) {
	refusal, err := feature.Refusal(e, err)
	return nil, &refusal, err
}
