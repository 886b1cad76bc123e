package expense

import (
	"context"
	"maps"
	"reflect"
	"slices"
)

// A ledger's log is read as two stacks for each of its people. What somebody does goes on
// the first one, and ends what they could bring back. Undo takes the top of it back, one
// deed at a time, and puts that on the second; redo brings it back. Both are changes of
// the log themselves: one that takes back, one that takes the taking back, and so on.

// NextUndo returns the changes that the next undo takes back: those of the person's last
// deed that are still in force, or with a number the last one of that expense. It fails
// with [ReasonNothingToUndo] if there are none. What the deed d itself did, before it was
// interrupted, does not count, nor do the deeds with the source keys of passed, which
// cannot be taken back any more.
func (s *Service) NextUndo(ctx context.Context, d Deed, number int64, passed ...string) ([]Change, error) {
	return s.next(ctx, walk{deed: d, number: number, passed: passed})
}

// NextRedo returns the changes that the next redo takes back, which are undos: the last
// that NextUndo has led to, unless the person did something else since. It fails with
// [ReasonNothingToRedo] if there are none.
func (s *Service) NextRedo(ctx context.Context, d Deed, number int64, passed ...string) ([]Change, error) {
	return s.next(ctx, walk{deed: d, number: number, redo: true, passed: passed})
}

func (s *Service) next(ctx context.Context, w walk) ([]Change, error) {
	q := ChangeQuery{Number: w.number}
	if w.number == 0 {
		q.Actor = w.deed.By.ID
	}
	for _, q.Limit = range []int{50, 1000, 0} { // most people look back a step or two
		read, err := s.Changes(ctx, w.deed.Ledger.ID, q)
		if err != nil {
			return nil, err
		}
		w.service, w.read, w.acts, w.voided, w.partial = s, map[int64]Change{}, map[string]bool{}, map[int64]bool{}, ""
		if q.Limit > 0 && len(read) == q.Limit {
			w.partial = read[len(read)-1].SourceKey
		}
		found, over, err := w.find(ctx, read)
		if err != nil || len(found) > 0 {
			return found, err
		}
		if over || q.Limit == 0 || len(read) < q.Limit {
			break
		}
	}
	if w.redo {
		return nil, NotFound(ReasonNothingToRedo, nil)
	}
	return nil, NotFound(ReasonNothingToUndo, nil)
}

// A walk goes through a log from its end.
type walk struct {
	service *Service
	deed    Deed
	number  int64 // of the entry that it is limited to, 0 for a person's deeds
	redo    bool
	passed  []string         // source keys of deeds to leave alone
	partial string           // source key of the deed of which only a part was read
	read    map[int64]Change // by Seq
	acts    map[string]bool  // by SourceKey, whether a deed does anything but take back
	voided  map[int64]bool   // what was taken back, and is not in force
}

// keep remembers changes that were read.
func (w *walk) keep(changes []Change) {
	for _, c := range changes {
		w.read[c.Seq] = c
		if c.Undoes == 0 && !c.learned() {
			w.acts[c.SourceKey] = true
		}
	}
}

// find returns the changes to take back, newest first. Over reports that there is nothing
// to be found further back either.
func (w *walk) find(ctx context.Context, changes []Change) (found []Change, over bool, err error) {
	w.keep(changes)
	for _, c := range changes {
		if c.SourceKey == w.deed.SourceKey {
			continue
		}
		if w.redo && c.Undoes == 0 && !c.learned() {
			return nil, true, nil
		}
		if w.voided[c.Seq] || c.learned() {
			continue
		}
		takesBack, err := w.takesBack(ctx, c)
		if err != nil {
			return nil, false, err
		}
		if takesBack == w.redo && !slices.Contains(w.passed, c.SourceKey) {
			found, err := w.inForce(ctx, c)
			if err != nil || len(found) > 0 {
				return found, false, err
			}
		}
		if c.Undoes != 0 {
			if err := w.void(ctx, c); err != nil {
				return nil, false, err
			}
		}
	}
	return nil, false, nil
}

// void takes note that a change was taken back by another, and with it what its deed had
// done to the same expense before, since several changes of one expense are taken back as
// one, and what was done to it in between, which is not in force either.
func (w *walk) void(ctx context.Context, by Change) error {
	_, read := w.read[by.Undoes]
	taken, err := w.at(ctx, by.Undoes)
	if err != nil {
		return err
	}
	if !read || taken.SourceKey == w.partial {
		if err := w.readDeed(ctx, taken); err != nil {
			return err
		}
	}
	w.voided[taken.Seq] = true
	for _, c := range w.read {
		if c.about(taken) && (c.SourceKey == taken.SourceKey || taken.Seq < c.Seq && c.Seq < by.Seq) {
			w.voided[c.Seq] = true
		}
	}
	return nil
}

// readDeed reads all changes of the deed of one.
func (w *walk) readDeed(ctx context.Context, of Change) error {
	deed, err := w.service.Changes(ctx, w.deed.Ledger.ID, ChangeQuery{SourceKey: of.SourceKey})
	w.keep(deed)
	return err
}

// takesBack reports whether a change takes something back. The undo of an undo does not:
// it does again what was taken back. Nor does a part of a deed that does something else
// too, for that is taken back as a whole.
func (w *walk) takesBack(ctx context.Context, c Change) (bool, error) {
	odd := false
	for c.Undoes != 0 && !w.acts[c.SourceKey] {
		odd = !odd
		_, read := w.read[c.Undoes]
		var err error
		if c, err = w.at(ctx, c.Undoes); err != nil {
			return false, err
		}
		if (!read || c.SourceKey == w.partial) && w.number == 0 {
			if err := w.readDeed(ctx, c); err != nil {
				return false, err
			}
		}
	}
	return odd, nil
}

// at returns the change with a number in the log.
func (w *walk) at(ctx context.Context, seq int64) (Change, error) {
	if c, ok := w.read[seq]; ok {
		return c, nil
	}
	found, err := w.service.Changes(ctx, w.deed.Ledger.ID, ChangeQuery{Seq: seq})
	if err == nil && len(found) == 0 {
		err = NotFound(ReasonChangeNotFound, nil)
	}
	if err != nil {
		return Change{}, err
	}
	w.keep(found)
	return found[0], nil
}

// inForce returns the changes of a deed that nobody has taken back.
func (w *walk) inForce(ctx context.Context, last Change) ([]Change, error) {
	deed := []Change{last}
	if w.number == 0 {
		var err error
		if deed, err = w.service.Changes(ctx, w.deed.Ledger.ID, ChangeQuery{SourceKey: last.SourceKey}); err != nil {
			return nil, err
		}
	}
	var there []Change
	for _, c := range deed {
		if w.voided[c.Seq] || c.learned() {
			continue
		}
		gone, err := w.takenBack(ctx, c)
		if err != nil {
			return nil, err
		}
		if !gone {
			there = append(there, c)
		}
	}
	return there, nil
}

// takenBack reports whether somebody else took a change back.
func (w *walk) takenBack(ctx context.Context, c Change) (bool, error) {
	latest, err := w.service.latest(ctx, w.deed.Ledger.ID, c)
	if err != nil || latest.SourceKey == w.deed.SourceKey {
		return false, err
	}
	deleted := c.Kind == ChangeAdd && latest.After != nil && latest.After.Deleted
	return deleted || latest.Undoes == c.Seq, nil
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
// after later edits, since there was nothing before it, but not after somebody else's.
// Any other change can be taken back while the expense is as it left it, and also if it
// is so again. Otherwise it fails with [ReasonChangedSince], which says who changed it
// when, or with [ReasonAlreadyUndone] if the last change took it back.
func (s *Service) Undo(ctx context.Context, d Deed, targets []Change) ([]Change, error) {
	return s.Revise(ctx, d, Revision{Undo: targets})
}

// reversal returns the edit that takes back a change of an expense.
func (s *Service) reversal(ctx context.Context, d Deed, target Change) func(*Expense) error {
	return func(e *Expense) error {
		switch {
		case target.Kind == ChangeAdd && e.Deleted:
			return Conflict(ReasonAlreadyDeleted, Args{"Number": target.Number})
		case e.Revision == target.Seq || sameState(*e, *target.After):
		case target.Kind == ChangeAdd:
			others, err := s.sinceBy(ctx, d, target)
			if err != nil {
				return err
			}
			if others != nil {
				return changedSince(target, *others)
			}
		default:
			return s.notReversible(ctx, d, target)
		}
		if target.Kind == ChangeAdd {
			e.Deleted = true
			return nil
		}
		revision := e.Revision
		*e = target.Before.Clone()
		e.Revision = revision
		return nil
	}
}

// sameState reports whether an expense is as it was, whatever happened in between.
func sameState(is, was Expense) bool {
	was.Revision, was.CreatedAt = is.Revision, is.CreatedAt
	if !slices.Equal(is.Tags, was.Tags) || !maps.Equal(is.Origins, was.Origins) {
		return false
	}
	was.Tags, was.Origins = is.Tags, is.Origins
	return reflect.DeepEqual(is, was)
}

// keepLearned gives the settings that a change left, and those before it, what the ledger
// has learned since: it is true with the change and without it.
func keepLearned(now Settings, left, before *Settings) {
	since := func(of Setting) bool {
		return now.Origins[of] == OriginLearned && left.Origins[of] == OriginDefault
	}
	currency, zone := since(SettingCurrency), since(SettingZone)
	for _, s := range []*Settings{left, before} {
		if currency && s.Origins[SettingCurrency] == OriginDefault {
			s.Currency, s.Origins[SettingCurrency] = now.Currency, OriginLearned
		}
		if zone && s.Origins[SettingZone] == OriginDefault {
			s.Zone, s.Origins[SettingZone] = now.Zone, OriginLearned
		}
	}
}

// notReversible says why a change cannot be taken back on its own: the last change of
// the same thing took it back already, or came after it.
func (s *Service) notReversible(ctx context.Context, d Deed, target Change) error {
	latest, err := s.latest(ctx, d.Ledger.ID, target)
	if err != nil {
		return err
	}
	if latest.Undoes == target.Seq {
		return Conflict(ReasonAlreadyUndone, nil)
	}
	others, err := s.sinceBy(ctx, d, target)
	if err != nil {
		return err
	}
	if others != nil {
		latest = *others
	}
	return changedSince(target, latest)
}

// sinceBy returns the last change of the same thing after one that somebody else than the
// person of the deed made, or nil.
func (s *Service) sinceBy(ctx context.Context, d Deed, target Change) (*Change, error) {
	changes, err := s.Changes(ctx, d.Ledger.ID, queryOf(target))
	for _, c := range changes {
		if c.Seq <= target.Seq {
			break
		}
		if c.Actor.ID != d.By.ID && c.about(target) {
			return &c, err
		}
	}
	return nil, err
}

// changedSince says who changed a thing after the change that was to be taken back.
func changedSince(target, since Change) error {
	return Conflict(ReasonChangedSince, Args{
		"Number": target.Number, "Entity": since.Entity, "Key": since.Key, "Who": since.Actor.Name, "At": since.At,
	})
}

// queryOf selects the changes of what c is about. Settings are read as one.
func queryOf(c Change) ChangeQuery {
	switch {
	case c.Number != 0:
		return ChangeQuery{Number: c.Number}
	case c.SettingsAfter != nil:
		return ChangeQuery{Entity: EntitySetting}
	}
	return ChangeQuery{Entity: c.Entity, Key: c.Key}
}

// latest returns the last change of what c is about.
func (s *Service) latest(ctx context.Context, ledger LedgerID, c Change) (Change, error) {
	q := queryOf(c)
	for _, q.Limit = range []int{20, 0} {
		changes, err := s.Changes(ctx, ledger, q)
		if err != nil {
			return Change{}, err
		}
		if i := slices.IndexFunc(changes, c.about); i >= 0 {
			return changes[i], nil
		}
	}
	return Change{}, NotFound(ReasonChangeNotFound, nil)
}

// learned reports whether a change is what the ledger learned from an expense that was
// added. It is true however that expense fares. An undo may lead back to it, and is a deed.
func (c Change) learned() bool {
	if c.SettingsAfter == nil || c.Undoes != 0 {
		return false
	}
	before, after := c.SettingsBefore.Origins, c.SettingsAfter.Origins
	return after[SettingCurrency] == OriginLearned && before[SettingCurrency] != OriginLearned
}
