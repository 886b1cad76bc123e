package expense

import "context"

// Last returns the changes that an undo takes back when it names nothing: those of
// the person's last deed. Of a deed that only added expenses, it is the last one
// only, so that a list is undone line by line. An undo is a deed like any other,
// so undoing it restores what it took back.
func (s *Service) Last(ctx context.Context, d Deed) ([]Change, error) {
	last, err := s.Changes(ctx, d.Ledger.ID, ChangeQuery{Actor: d.By.ID, Limit: 1})
	if err != nil {
		return nil, err
	}
	if len(last) == 0 {
		return nil, NotFound(ReasonNothingToUndo, nil)
	}
	deed, err := s.Changes(ctx, d.Ledger.ID, ChangeQuery{SourceKey: last[0].SourceKey})
	if err != nil || last[0].Kind != ChangeAdd {
		return deed, err
	}
	for _, c := range deed {
		if c.Kind != ChangeAdd && c.Kind != ChangeSettings {
			return deed, nil
		}
	}
	return last, nil
}

// LastOf returns the last change of one expense.
func (s *Service) LastOf(ctx context.Context, ledger LedgerID, number int64) ([]Change, error) {
	last, err := s.Changes(ctx, ledger, ChangeQuery{Number: number, Limit: 1})
	if err == nil && len(last) == 0 {
		return nil, NotFound(ReasonExpenseNotFound, Args{"Number": number})
	}
	return last, err
}

// Between returns the changes from one Seq to another, both included, newest
// first.
func (s *Service) Between(ctx context.Context, ledger LedgerID, from, to int64) ([]Change, error) {
	if from < 1 || to < from || to-from > 2*MaxPerMessage {
		return nil, NotFound(ReasonChangeNotFound, nil)
	}
	var changes []Change
	for seq := to; seq >= from; seq-- {
		found, err := s.Changes(ctx, ledger, ChangeQuery{Seq: seq})
		if err != nil {
			return nil, err
		}
		if len(found) == 0 {
			return nil, NotFound(ReasonChangeNotFound, nil)
		}
		changes = append(changes, found...)
	}
	return changes, nil
}

// Undo takes changes back, all or none, newest first, and returns what it did.
// The expense is again exactly as before the change. Only an add may be undone
// after later edits, since there was nothing before it. Any other change fails
// with [ReasonChangedSince] if a later one depends on it, and with
// [ReasonAlreadyUndone] if that one took it back.
func (s *Service) Undo(ctx context.Context, d Deed, targets []Change) ([]Change, error) {
	return s.Revise(ctx, d, Revision{Undo: targets})
}

// reversal returns the edit that takes back a change of an expense.
func (s *Service) reversal(ctx context.Context, d Deed, target Change) func(*Expense) error {
	return func(e *Expense) error {
		switch {
		case target.Kind == ChangeAdd && e.Deleted:
			return Conflict(ReasonAlreadyDeleted, Args{"Number": target.Number})
		case target.Kind == ChangeAdd:
			e.Deleted = true
			return nil
		case e.Revision != target.Seq:
			return s.notReversible(ctx, d, e.Revision, target)
		}
		revision := e.Revision
		*e = target.Before.Clone()
		e.Revision = revision
		return nil
	}
}

func (s *Service) inverseSettings(ctx context.Context, d Deed, target Change) (Change, error) {
	if err := d.maySet(); err != nil {
		return Change{}, err
	}
	ledger, err := s.Open(ctx, d.Ledger)
	if err != nil {
		return Change{}, err
	}
	if ledger.Revision != target.Seq {
		return Change{}, s.notReversible(ctx, d, ledger.Revision, target)
	}
	before, after := ledger.Settings.Clone(), target.SettingsBefore.Clone()
	return Change{Kind: ChangeUndo, SettingsBefore: &before, SettingsAfter: &after, Actor: d.By, At: stamp(d.At)}, nil
}

// notReversible says why a change cannot be taken back on its own: the change
// that made the current state, revision, took it back already or came after it.
func (s *Service) notReversible(ctx context.Context, d Deed, revision int64, target Change) error {
	latest, err := s.Changes(ctx, d.Ledger.ID, ChangeQuery{Seq: revision})
	if err != nil {
		return err
	}
	if len(latest) == 1 && latest[0].Undoes == target.Seq {
		return Conflict(ReasonAlreadyUndone, nil)
	}
	return Conflict(ReasonChangedSince, Args{"Number": target.Number})
}
