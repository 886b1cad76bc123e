package expense

import (
	"context"
	"errors"
	"slices"
)

// A Revision is what one deed does to several expenses, to the settings and to things.
type Revision struct {
	Undo     []Change                // to take back, see [Service.Undo]
	Settings []func(*Settings) error // see [Service.ChangeSettings]
	Things   []Amendment
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
func (r Revision) Empty() bool { return len(r.Add) == 0 && r.onlyAdds() }

// Additions reports whether r only adds expenses.
func (r Revision) Additions() bool { return len(r.Add) > 0 && r.onlyAdds() }

func (r Revision) onlyAdds() bool {
	return len(r.Undo)+len(r.Settings)+len(r.Things)+len(r.Edit)+len(r.Restore)+len(r.Delete) == 0
}

// And returns the revision that does r and then other.
func (r Revision) And(other Revision) Revision {
	return Revision{
		Undo:     slices.Concat(r.Undo, other.Undo),
		Settings: slices.Concat(r.Settings, other.Settings),
		Things:   slices.Concat(r.Things, other.Things),
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
	if len(r.Things)+len(r.Edit)+len(r.Restore)+len(r.Delete)+len(r.Add) > 2*MaxPerMessage || len(r.Add) > MaxPerMessage {
		return nil, Invalid(ReasonTooManyExpenses, Args{"Limit": MaxPerMessage})
	}
	p := planning{service: s, deed: d}
	err := p.all(ctx, r)
	if err == nil && len(p.changes) == 0 && p.idle != nil {
		err = p.idle
	}
	return p.changes, err
}

// A planning turns a revision into changes. Several edits of one expense or thing become
// one change, and so do those of one setting.
type planning struct {
	service *Service
	deed    Deed
	changes []Change
	now     *Settings // as planned, once they are needed
	idle    error     // error of a part that changes nothing, reported only if no part changes anything
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
	if p.now != nil {
		if err := p.now.Check(); err != nil {
			return err
		}
	}
	for _, a := range r.Things {
		if err := p.thing(ctx, Change{Kind: ChangeThing, Entity: a.Entity, Key: a.Key}, a.Apply); err != nil {
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
	as := Change{Number: target.Number, Entity: target.Entity, Key: target.Key, Undoes: target.Seq}
	as.Kind, as.Of = target.takingBack()
	switch {
	case target.SettingsAfter != nil:
		return p.undoSettings(ctx, as, target)
	case target.After != nil:
		return p.expense(ctx, as, p.service.reversal(ctx, p.deed, target))
	}
	return p.thing(ctx, as, func(is State) (State, error) {
		if is != target.Is {
			return "", p.service.notReversible(ctx, p.deed, target)
		}
		return target.Was, nil
	})
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
		c.Kind, c.Of, c.Undoes, c.After = as.Kind, as.Of, as.Undoes, &after
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
	c.Of, c.Undoes = as.Of, as.Undoes
	p.changes = append(p.changes, c)
	return nil
}

// thing plans a change of one thing, on top of what is already planned for it. As has
// the kind of the change, the entity and the key.
func (p *planning) thing(ctx context.Context, as Change, edit func(State) (State, error)) error {
	if err := p.deed.permit(as); err != nil {
		return err
	}
	i := slices.IndexFunc(p.changes, func(c Change) bool { return c.Entity == as.Entity && c.Key == as.Key })
	if i < 0 {
		was, err := p.service.thing(ctx, p.deed.Ledger.ID, as.Entity, as.Key)
		if err != nil {
			return err
		}
		as.Was, as.Is = was, was
	} else {
		as.Was, as.Is = p.changes[i].Was, p.changes[i].Is
	}
	is, err := edit(as.Is)
	switch {
	case err != nil:
		return err
	case is == as.Is && as.Undoes == 0:
		p.idle = Conflict(ReasonAlreadySo, nil)
		return nil
	}
	as.Is, as.Actor, as.At = is, p.deed.By, stamp(p.deed.At)
	if i < 0 {
		p.changes = append(p.changes, as)
	} else {
		p.changes[i] = as
	}
	return nil
}

// current returns the settings as planned so far.
func (p *planning) current(ctx context.Context) (Settings, error) {
	if p.now == nil {
		ledger, err := p.service.Open(ctx, p.deed.Ledger)
		if err != nil {
			return Settings{}, err
		}
		p.now = new(ledger.Settings.Clone())
	}
	return p.now.Clone(), nil
}

// settings plans the changes of the settings from all edits of them.
func (p *planning) settings(ctx context.Context, edits []func(*Settings) error) error {
	before, err := p.current(ctx)
	if err != nil {
		return err
	}
	after := before.Clone()
	for _, edit := range edits {
		if err := edit(&after); err != nil {
			return err
		}
	}
	change := Change{Kind: ChangeSettings, SettingsBefore: &before, SettingsAfter: &after, Actor: p.deed.By, At: stamp(p.deed.At)}
	changes := change.byPart()
	if len(changes) == 0 {
		p.idle = Conflict(ReasonAlreadySo, nil)
		return nil
	}
	p.changes, p.now = append(p.changes, changes...), &after
	return p.deed.permits(changes)
}

// undoSettings plans that a change of settings is taken back: the parts that it changed,
// if nobody has changed them since. As has the kind of the change.
func (p *planning) undoSettings(ctx context.Context, as, target Change) error {
	before, err := p.current(ctx)
	if err != nil {
		return err
	}
	for _, part := range target.parts() {
		left, was := target.SettingsAfter.Clone(), target.SettingsBefore.Clone()
		keepLearned(before, &left, &was)
		after := before.with(part, was)
		one := as
		one.Entity, one.Key = part.entity, part.key
		one.SettingsBefore, one.SettingsAfter = new(before.Clone()), &after
		one.Actor, one.At = p.deed.By, stamp(p.deed.At)
		if err := p.deed.permit(one); err != nil {
			return err
		}
		if !part.agrees(before, left) {
			return p.service.notReversible(ctx, p.deed, target)
		}
		p.changes = append(p.changes, one)
		before = after
	}
	p.now = &before
	return nil
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
