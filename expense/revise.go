package expense

import (
	"context"
	"errors"
	"reflect"
	"slices"
)

// A Revision is what one deed does to several expenses and to the settings.
type Revision struct {
	Undo     []Change                // to take back, see [Service.Undo]
	Settings []func(*Settings) error // see [Service.ChangeSettings]
	Edit     []Correction
	Restore  []int64
	Delete   []int64
	Add      []Expense
}

// A Correction is what a [Revision] does to one expense, see [Service.Edit].
type Correction struct {
	Number int64
	Apply  func(*Expense) error
}

// Empty reports whether r changes nothing.
func (r Revision) Empty() bool {
	return len(r.Undo)+len(r.Settings)+len(r.Edit)+len(r.Restore)+len(r.Delete)+len(r.Add) == 0
}

// Additions reports whether r only adds expenses.
func (r Revision) Additions() bool {
	return len(r.Add) > 0 && len(r.Undo)+len(r.Settings)+len(r.Edit)+len(r.Restore)+len(r.Delete) == 0
}

// And returns the revision that does r and then other.
func (r Revision) And(other Revision) Revision {
	return Revision{
		Undo:     slices.Concat(r.Undo, other.Undo),
		Settings: slices.Concat(r.Settings, other.Settings),
		Edit:     slices.Concat(r.Edit, other.Edit),
		Restore:  slices.Concat(r.Restore, other.Restore),
		Delete:   slices.Concat(r.Delete, other.Delete),
		Add:      slices.Concat(r.Add, other.Add),
	}
}

// Revise makes a revision, all of it or nothing, and returns its changes in the
// order of the fields of [Revision]. An undo takes them back together. It fails
// with [ReasonAlreadySo] if nothing would change.
func (s *Service) Revise(ctx context.Context, d Deed, r Revision) ([]Change, error) {
	return s.retry(ctx, d, func() ([]Change, error) { return s.Plan(ctx, d, r) })
}

// Plan returns the changes that a revision would make, without making them.
func (s *Service) Plan(ctx context.Context, d Deed, r Revision) ([]Change, error) {
	if len(r.Edit)+len(r.Restore)+len(r.Delete)+len(r.Add) > 2*MaxPerMessage || len(r.Add) > MaxPerMessage {
		return nil, Invalid(ReasonTooManyExpenses, Args{"Limit": MaxPerMessage})
	}
	p := planning{service: s, deed: d}
	err := p.all(ctx, r)
	if err == nil && len(p.changes) == 0 && p.idle != nil {
		err = p.idle
	}
	return p.changes, err
}

// A planning turns a revision into changes. Several edits of one expense, or of
// the settings, become one change.
type planning struct {
	service *Service
	deed    Deed
	changes []Change
	idle    error // error of a part that changes nothing, reported only if no part changes anything
}

func (p *planning) all(ctx context.Context, r Revision) error {
	for _, target := range slices.SortedFunc(slices.Values(r.Undo), func(a, b Change) int { return int(b.Seq - a.Seq) }) {
		if err := p.undo(ctx, target); err != nil {
			return err
		}
	}
	if len(r.Settings) > 0 {
		if err := p.settings(ctx, r.Settings); err != nil {
			return err
		}
	}
	for _, c := range r.Edit {
		if err := p.expense(ctx, Change{Kind: ChangeEdit, Number: c.Number}, p.deed.editing(c.Number, c.Apply)); err != nil {
			return err
		}
	}
	for _, n := range r.Restore {
		if err := p.expense(ctx, Change{Kind: ChangeRestore, Number: n}, restoring(n)); err != nil {
			return err
		}
	}
	for i, n := range r.Delete {
		if slices.Contains(r.Delete[:i], n) {
			continue
		}
		if err := p.expense(ctx, Change{Kind: ChangeDelete, Number: n}, deleting(n)); err != nil {
			return err
		}
	}
	added, err := p.deed.additions(r.Add)
	p.changes = append(p.changes, added...)
	return err
}

func (p *planning) undo(ctx context.Context, target Change) error {
	if target.SettingsAfter == nil {
		undo := Change{Kind: ChangeUndo, Number: target.Number, Undoes: target.Seq}
		return p.expense(ctx, undo, p.service.reversal(ctx, p.deed, target))
	}
	c, err := p.service.inverseSettings(ctx, p.deed, target)
	if err == nil {
		c.Undoes = target.Seq
		p.changes = append(p.changes, c)
	}
	return err
}

// expense plans a change of one expense, on top of what is already planned for
// it. As has the kind of the change and the number of the expense.
func (p *planning) expense(ctx context.Context, as Change, edit func(*Expense) error) error {
	for i := range p.changes {
		c := &p.changes[i]
		if c.Before == nil || c.Number != as.Number {
			continue
		}
		after := c.After.Clone()
		if err := edit(&after); err != nil {
			return err
		}
		c.Kind, c.Undoes, c.After = as.Kind, as.Undoes, &after
		return nil
	}
	c, err := p.service.planned(ctx, p.deed, as.Kind, as.Number, edit)
	switch {
	case isIdle(err):
		p.idle = err
		return nil
	case err != nil:
		return err
	}
	c.Undoes = as.Undoes
	p.changes = append(p.changes, c)
	return nil
}

// settings plans one change of the settings from all edits of them.
func (p *planning) settings(ctx context.Context, edits []func(*Settings) error) error {
	ledger, err := p.service.Open(ctx, p.deed.Ledger)
	if err != nil {
		return err
	}
	before, after := ledger.Settings.Clone(), ledger.Settings.Clone()
	if i := slices.IndexFunc(p.changes, func(c Change) bool { return c.SettingsAfter != nil }); i >= 0 {
		after = p.changes[i].SettingsAfter.Clone()
		p.changes = slices.Delete(p.changes, i, i+1)
	}
	for _, edit := range edits {
		if err := edit(&after); err != nil {
			return err
		}
	}
	if err := after.Check(); err != nil {
		return err
	}
	if reflect.DeepEqual(before, after) {
		p.idle = Conflict(ReasonAlreadySo, nil)
		return nil
	}
	change := Change{Kind: ChangeSettings, SettingsBefore: &before, SettingsAfter: &after, Actor: p.deed.By, At: stamp(p.deed.At)}
	p.changes = append(p.changes, change)
	return p.deed.permit(change)
}

// isIdle reports whether an error means that nothing would change.
func isIdle(err error) bool {
	e, ok := errors.AsType[*Error](err)
	return ok && e.Reason == ReasonAlreadySo
}

func deleting(number int64) func(*Expense) error {
	return func(e *Expense) error {
		if e.Deleted {
			return Conflict(ReasonAlreadyDeleted, Args{"Number": number})
		}
		e.Deleted = true
		return nil
	}
}

func restoring(number int64) func(*Expense) error {
	return func(e *Expense) error {
		if !e.Deleted {
			return Conflict(ReasonNotDeleted, Args{"Number": number})
		}
		e.Deleted = false
		return nil
	}
}
