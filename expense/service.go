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

// SaveReported notes what a report has shown, see [Store].
func (s *Service) SaveReported(ctx context.Context, ledger LedgerID, r Reported) error {
	return s.store.SaveReported(ctx, ledger, r)
}

// A Deed says who changes which ledger, when, and because of what.
type Deed struct {
	Ledger    Ledger
	By        Person
	At        time.Time
	SourceKey string // names the deed for ever: done a second time, it is found done
	Guard     Guard  // under which it is done, see [Write]
}

// Open returns a ledger, and creates it from initial when there is none.
func (s *Service) Open(ctx context.Context, initial Ledger) (Ledger, error) {
	return s.store.OpenLedger(ctx, initial)
}

// Add posts expenses, all or none, and returns them as stored. The first amount
// that names a currency teaches it to a ledger that only assumed one.
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
		// Somebody else changed the settings meanwhile; then the currency is
		// theirs to say.
		stored, err = s.write(ctx, d, changes[1:])
	}
	return slices.DeleteFunc(stored, func(c Change) bool { return c.Kind != ChangeAdd }), err
}

// additions are the changes that add expenses.
func (d Deed) additions(drafts []Expense) ([]Change, error) {
	at := stamp(d.At)
	changes := make([]Change, 0, len(drafts))
	for _, e := range drafts {
		e.Ledger, e.Author, e.CreatedAt, e.SourceKey = d.Ledger.ID, d.By, at, d.SourceKey
		if err := e.Check(d.Ledger.Today(d.At)); err != nil {
			return nil, err
		}
		changes = append(changes, Change{Kind: ChangeAdd, After: &e, Actor: d.By, At: at})
	}
	return changes, nil
}

// learns reports whether the first of drafts tells a ledger its currency: it names
// one, and nobody else could. What a locale, a platform or the operator told is not
// given up for it: who buys something abroad is still at home where they were.
func (d Deed) learns(drafts []Expense) bool {
	return len(drafts) > 0 && drafts[0].Origins[FieldCurrency] == OriginSaid && d.Ledger.Origins[SettingCurrency] == OriginDefault
}

// learned is the change of a ledger whose currency became known.
func (d Deed) learned(c Currency) Change {
	before, after := d.Ledger.Settings.Clone(), d.Ledger.Settings.Clone()
	after.Currency, after.Origins[SettingCurrency] = c, OriginLearned
	return Change{Kind: ChangeSettings, SettingsBefore: &before, SettingsAfter: &after, Actor: d.By, At: stamp(d.At)}
}

// Edit changes one expense as edit does, and returns the change. It fails with
// [ReasonAlreadySo] when edit changes nothing.
func (s *Service) Edit(ctx context.Context, d Deed, number int64, edit func(*Expense) error) (Change, error) {
	return first(s.Revise(ctx, d, Revision{Edit: []Correction{{number, edit}}}))
}

// editing is an edit with what must be true before and after it.
func (d Deed) editing(number int64, edit func(*Expense) error) func(*Expense) error {
	return func(e *Expense) error {
		if e.Deleted {
			return Conflict(ReasonAlreadyDeleted, Args{"Number": number})
		}
		if err := edit(e); err != nil {
			return err
		}
		return e.Check(d.Ledger.Today(d.At))
	}
}

// Delete takes expenses out of the ledger, all or none. They can be restored.
func (s *Service) Delete(ctx context.Context, d Deed, numbers ...int64) ([]Change, error) {
	return s.Revise(ctx, d, Revision{Delete: numbers})
}

// Restore puts a deleted expense back.
func (s *Service) Restore(ctx context.Context, d Deed, number int64) (Change, error) {
	return first(s.Revise(ctx, d, Revision{Restore: []int64{number}}))
}

// ChangeSettings changes the ledger's settings as edit does. It fails with
// [ReasonAlreadySo] when edit changes nothing, and with [ReasonNotOwner] when the
// ledger is somebody else's.
func (s *Service) ChangeSettings(ctx context.Context, d Deed, edit func(*Settings) error) (Change, error) {
	return first(s.Revise(ctx, d, Revision{Settings: []func(*Settings) error{edit}}))
}

// LearnZone gives a ledger the time zone that a platform tells of its people, and
// returns the ledger as it is then. A zone that was set or learned stays. Nobody
// did it, so nobody's undo takes it back.
func (s *Service) LearnZone(ctx context.Context, d Deed, zone string) (Ledger, error) {
	before, after := d.Ledger.Settings.Clone(), d.Ledger.Settings.Clone()
	if before.Origins[SettingZone] != OriginDefault {
		return d.Ledger, nil
	}
	after.Zone, after.Origins[SettingZone] = zone, OriginLearned
	if err := after.Check(); err != nil {
		return d.Ledger, err
	}
	_, err := s.write(ctx, d, []Change{{Kind: ChangeSettings, SettingsBefore: &before, SettingsAfter: &after, At: stamp(d.At)}})
	if err != nil && !interrupted(err) { // else somebody else changed the settings meanwhile
		return d.Ledger, err
	}
	return s.Open(ctx, d.Ledger)
}

// planned returns the change that edit makes of an expense, not yet written.
func (s *Service) planned(ctx context.Context, d Deed, kind ChangeKind, number int64, edit func(*Expense) error) (Change, error) {
	before, err := s.Expense(ctx, d.Ledger.ID, number)
	if err != nil {
		return Change{}, err
	}
	if err := d.Allowed(before); err != nil {
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

// Allowed returns the error of [ReasonNotAuthor] when the doer may not change e:
// its author may, and the ledger's owner.
func (d Deed) Allowed(e Expense) error {
	if e.Author.ID == d.By.ID || d.Ledger.Owner.ID != "" && d.Ledger.Owner.ID == d.By.ID {
		return nil
	}
	return &Error{Code: CodeDenied, Reason: ReasonNotAuthor, Args: Args{"Number": e.Number, "Author": e.Author.Name}}
}

// maySet reports, as an error, whether the doer must not change the ledger's
// settings.
func (d Deed) maySet() error {
	if !d.Ledger.MayBeSetBy(d.By) {
		return &Error{Code: CodeDenied, Reason: ReasonNotOwner, Args: Args{"Owner": d.Ledger.Owner.Name}}
	}
	return nil
}

// same reports whether nothing that a person sees differs.
func same(a, b Expense) bool {
	a.Origins, b.Origins = nil, nil
	a.Tags, b.Tags = append([]string{}, a.Tags...), append([]string{}, b.Tags...)
	return reflect.DeepEqual(a, b)
}

// attempts is how often a write is planned again when another one came between.
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

// Done returns the changes of a deed that was done before, in their order; none
// if it was not. Its plan cannot be made a second time: what was deleted is
// gone, what was edited is so already.
func (s *Service) Done(ctx context.Context, d Deed) ([]Change, error) {
	changes, err := s.Changes(ctx, d.Ledger.ID, ChangeQuery{SourceKey: d.SourceKey})
	slices.Reverse(changes)
	return changes, err
}

func (s *Service) write(ctx context.Context, d Deed, changes []Change) ([]Change, error) {
	return s.store.Write(ctx, Write{Ledger: d.Ledger.ID, SourceKey: d.SourceKey, Changes: changes, Guard: d.Guard})
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

// stamp cuts an instant to what both databases keep.
func stamp(t time.Time) time.Time { return t.UTC().Truncate(time.Microsecond) }
