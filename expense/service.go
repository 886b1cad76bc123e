package expense

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"time"
)

// A Service applies the rules that need a store: who may change what, what a
// change does to the ledger, and how it is taken back. It is safe for
// concurrent use.
type Service struct {
	Reader
	store Store
}

// NewService returns a Service on s.
func NewService(s Store) *Service { return &Service{Reader: s, store: s} }

// SaveReported records what a report showed, see [Store]. What a viewer is shown leaves
// no trace.
func (s *Service) SaveReported(ctx context.Context, d Deed, r Reported) error {
	if d.MayAdd() != nil {
		return nil
	}
	return s.store.SaveReported(ctx, d.Ledger.ID, r)
}

// A Deed says who changes which ledger, when, and because of which message.
type Deed struct {
	Ledger    Ledger
	By        Person
	At        time.Time
	SourceKey string // identifies the deed for good: a second time, it is found done
	Guard     Guard  // condition for doing it, see [Write]

	entered []int64 // entries of others that By entered for them
}

// Open returns a ledger, creating it from initial if it does not exist.
func (s *Service) Open(ctx context.Context, initial Ledger) (Ledger, error) {
	return s.store.OpenLedger(ctx, initial)
}

// Add posts expenses, all or none, and returns them as stored. One without an author, and
// any in a ledger of one person, is of whoever does the deed. A ledger whose currency was
// only assumed learns it from the first amount that names one.
func (s *Service) Add(ctx context.Context, d Deed, drafts []Expense) ([]Change, error) {
	if len(drafts) > MaxPerMessage {
		return nil, Invalid(ReasonTooManyExpenses, Args{"Limit": MaxPerMessage})
	}
	changes := make([]Change, 0, len(drafts)+1)
	if d.learns(drafts) {
		changes = append(changes, d.learned(drafts[0].Currency))
	}
	added, err := d.additions(drafts)
	if err != nil {
		return nil, err
	}
	changes = append(changes, added...)
	stored, err := s.write(ctx, d, changes)
	if interrupted(err) && changes[0].Kind == ChangeSettings {
		// Somebody else has changed the settings in the meantime, so they
		// decide the currency.
		stored, err = s.write(ctx, d, changes[1:])
	}
	return slices.DeleteFunc(stored, func(c Change) bool { return c.Kind != ChangeAdd }), err
}

// additions returns the changes that add expenses.
func (d Deed) additions(drafts []Expense) ([]Change, error) {
	at := stamp(d.At)
	changes := make([]Change, 0, len(drafts))
	for _, e := range drafts {
		if err := d.MayAdd(); err != nil {
			return nil, err
		}
		e.Ledger, e.CreatedAt, e.SourceKey = d.Ledger.ID, at, d.SourceKey
		if e.Author.ID == "" || d.Ledger.Personal() {
			e.Author = d.By
		}
		e.follow(nil)
		e.divide(nil)
		e.keepSum()
		if err := e.Check(d.Ledger.Today(d.At)); err != nil {
			return nil, err
		}
		changes = append(changes, Change{Kind: ChangeAdd, After: &e, Actor: d.By, At: at})
	}
	return changes, nil
}

// learns reports whether the first of drafts tells the ledger its currency: it
// names one, and no other source has. A currency from a locale, a platform or the
// operator stays: somebody who buys something abroad still lives where they did.
func (d Deed) learns(drafts []Expense) bool {
	return len(drafts) > 0 && drafts[0].Origins[FieldCurrency] == OriginSaid && d.Ledger.Origins[SettingCurrency] == OriginDefault
}

// learned returns the change of a ledger whose currency became known.
func (d Deed) learned(c Currency) Change {
	before, after := d.Ledger.Settings.Clone(), d.Ledger.Settings.Clone()
	after.Currency, after.Origins[SettingCurrency] = c, OriginLearned
	return Change{Kind: ChangeSettings, SettingsBefore: &before, SettingsAfter: &after, Actor: d.By, At: stamp(d.At)}
}

// Edit changes one expense with edit, and returns the change. It fails with
// [ReasonAlreadySo] if edit changes nothing.
func (s *Service) Edit(ctx context.Context, d Deed, number int64, edit func(*Expense) error) (Change, error) {
	return first(s.Revise(ctx, d, Revision{Edit: []Correction{{number, edit}}}))
}

// editing wraps an edit with the checks before and after it.
func (d Deed) editing(number int64, edit func(*Expense) error) func(*Expense) error {
	return func(e *Expense) error {
		if e.Deleted {
			return Conflict(ReasonAlreadyDeleted, Args{"Number": number})
		}
		before := e.Clone()
		if err := edit(e); err != nil {
			return err
		}
		e.follow(&before)
		e.divide(&before)
		e.keepSum()
		return e.Check(d.Ledger.Today(d.At))
	}
}

// Delete deletes expenses, all or none. They can be restored.
func (s *Service) Delete(ctx context.Context, d Deed, numbers ...int64) ([]Change, error) {
	return s.Revise(ctx, d, Revision{Delete: numbers})
}

// Restore restores a deleted expense.
func (s *Service) Restore(ctx context.Context, d Deed, number int64) (Change, error) {
	return first(s.Revise(ctx, d, Revision{Restore: []int64{number}}))
}

// ChangeSettings changes the ledger's settings with edit. It fails with
// [ReasonAlreadySo] if edit changes nothing, and with [ReasonNotOwner] if the
// ledger belongs to others.
func (s *Service) ChangeSettings(ctx context.Context, d Deed, edit func(*Settings) error) (Change, error) {
	return first(s.Revise(ctx, d, Revision{Settings: []func(*Settings) error{edit}}))
}

// LearnZone gives a ledger the time zone that a platform reports for its members,
// and returns the resulting ledger. A zone that was set or learned stays, and so does
// any that a viewer's platform reports. The change has no author, so nobody's undo
// takes it back.
func (s *Service) LearnZone(ctx context.Context, d Deed, zone string) (Ledger, error) {
	before, after := d.Ledger.Settings.Clone(), d.Ledger.Settings.Clone()
	if before.Origins[SettingZone] != OriginDefault || d.MayAdd() != nil {
		return d.Ledger, nil
	}
	after.Zone, after.Origins[SettingZone] = zone, OriginLearned
	if err := after.Check(); err != nil {
		return d.Ledger, err
	}
	_, err := s.store.Write(ctx, Write{Ledger: d.Ledger.ID, SourceKey: d.SourceKey, Guard: d.Guard, Changes: []Change{
		{Kind: ChangeSettings, SettingsBefore: &before, SettingsAfter: &after, At: stamp(d.At)},
	}})
	if err != nil && !interrupted(err) { // otherwise somebody else changed the settings in the meantime
		return d.Ledger, err
	}
	return s.Open(ctx, d.Ledger)
}

// planned returns the change that edit makes to an expense, without writing it.
func (s *Service) planned(ctx context.Context, d Deed, kind ChangeKind, number int64, edit func(*Expense) error) (Change, error) {
	before, err := s.Expense(ctx, d.Ledger.ID, number)
	if err != nil {
		return Change{}, err
	}
	if err := s.Allowed(ctx, d, before); err != nil {
		return Change{}, err
	}
	after := before.Clone()
	if err := edit(&after); err != nil {
		return Change{}, err
	}
	if same(before, after) {
		return Change{}, Conflict(ReasonAlreadySo, Args{"Number": number})
	}
	return Change{Kind: kind, Number: number, Before: &before, After: &after, Actor: d.By, At: stamp(d.At)}, nil
}

// same reports whether a and b look the same to people.
func same(a, b Expense) bool {
	a.Origins, b.Origins = nil, nil
	a.Tags, b.Tags = append([]string{}, a.Tags...), append([]string{}, b.Tags...)
	return reflect.DeepEqual(a, b)
}

// attempts is how often a write is planned again when another one came in
// between.
const attempts = 4

func (s *Service) retry(ctx context.Context, d Deed, plan func() ([]Change, error)) ([]Change, error) {
	if done, err := s.Done(ctx, d); err != nil || len(done) > 0 {
		return done, err
	}
	for attempt := 1; ; attempt++ {
		changes, err := plan()
		if err != nil {
			return nil, err
		}
		stored, err := s.write(ctx, d, changes)
		if !interrupted(err) || attempt == attempts {
			return stored, err
		}
	}
}

// Done returns the changes of a deed that was done before, in order, or none.
// Its plan cannot be made a second time: what it deleted is gone, and what it
// edited would no longer change.
func (s *Service) Done(ctx context.Context, d Deed) ([]Change, error) {
	changes, err := s.Changes(ctx, d.Ledger.ID, ChangeQuery{SourceKey: d.SourceKey})
	slices.Reverse(changes)
	return changes, err
}

func (s *Service) write(ctx context.Context, d Deed, changes []Change) ([]Change, error) {
	d, err := s.withEntered(ctx, d, changes)
	if err != nil {
		return nil, err
	}
	permits := func(now Settings) error {
		d.Ledger.Settings = now
		return d.permits(changes)
	}
	return s.store.Write(ctx, Write{Ledger: d.Ledger.ID, SourceKey: d.SourceKey, Changes: changes, Permits: permits, Guard: d.Guard})
}

func interrupted(err error) bool {
	e, ok := errors.AsType[*Error](err)
	return ok && e.Reason == ReasonWriteInterrupted
}

func first(changes []Change, err error) (Change, error) {
	if err != nil || len(changes) == 0 {
		return Change{}, err
	}
	return changes[0], nil
}

// stamp truncates an instant to the precision of both databases.
func stamp(t time.Time) time.Time { return t.UTC().Truncate(time.Microsecond) }
