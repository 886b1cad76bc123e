package expense

import (
	"context"
	"slices"
)

// A Passage takes expenses from one ledger to another. Both deeds have the same
// doer and fence; the ledgers are different.
type Passage struct {
	From, To Deed
}

// Move takes expenses to another ledger that are as targets, changes of From's
// ledger, made them. It returns the changes that took them out and those that put
// them in, in the same order. Only their author may; it fails with
// [ReasonChangedSince] if one was changed in another way since.
//
// Two ledgers are two transactions. Each is done once, and the expenses are in the
// new ledger before they leave the old one: when the program dies between the two,
// the same passage finishes it, and meanwhile nothing is lost.
func (s *Service) Move(ctx context.Context, p Passage, targets []Change) (gone, there []Change, err error) {
	if gone, err = s.standing(ctx, p.From); err != nil {
		return nil, nil, err
	}
	targets = slices.SortedFunc(slices.Values(targets), func(a, b Change) int { return int(a.Seq - b.Seq) })
	var drafts []Expense
	for _, t := range targets {
		e, err := s.Expense(ctx, p.From.Ledger.ID, t.Number)
		if err == nil && len(gone) == 0 {
			err = p.From.mayMove(e, t)
		}
		if err != nil {
			return nil, nil, err
		}
		e.Number, e.Revision, e.Deleted = 0, 0, false
		drafts = append(drafts, e)
	}
	// A move that was made before is found here and below, and not made again.
	if there, err = s.Add(ctx, p.To, drafts); err != nil {
		return nil, nil, err
	}
	gone, err = s.retry(ctx, p.From, func() ([]Change, error) { return s.leaving(ctx, p.From, targets) })
	return gone, there, err
}

// standing returns the changes of a deed that was done before. It fails with
// [ReasonChangedSince] when something came after them.
func (s *Service) standing(ctx context.Context, d Deed) ([]Change, error) {
	done, err := s.Done(ctx, d)
	if err != nil {
		return nil, err
	}
	for _, c := range done {
		e, err := s.Expense(ctx, d.Ledger.ID, c.Number)
		if err != nil {
			return nil, err
		}
		if e.Revision != c.Seq {
			return nil, Conflict(ReasonChangedSince, Args{"Number": c.Number})
		}
	}
	return done, nil
}

// mayMove reports, as an error, whether an expense must not be moved as a change
// made it.
func (d Deed) mayMove(e Expense, made Change) error {
	if e.Author.ID != d.By.ID {
		return &Error{Code: CodeDenied, Reason: ReasonNotAuthor, Args: Args{"Number": e.Number, "Author": e.Author.Name}}
	}
	if e.Deleted || e.Revision != made.Seq {
		return Conflict(ReasonChangedSince, Args{"Number": e.Number})
	}
	return nil
}

// leaving plans the deletions of a move.
func (s *Service) leaving(ctx context.Context, d Deed, targets []Change) ([]Change, error) {
	changes := make([]Change, 0, len(targets))
	for _, t := range targets {
		c, err := s.planned(ctx, d, ChangeDelete, t.Number, func(e *Expense) error {
			err := d.mayMove(*e, t)
			e.Deleted = true
			return err
		})
		if err != nil {
			return nil, err
		}
		changes = append(changes, c)
	}
	return changes, nil
}

// MoveBack takes a move back, of which gone are the changes that took the expenses
// out of From's ledger and there those that put them into To's. It returns what it
// did in From's. What somebody took out of To's ledger already is not taken twice.
func (s *Service) MoveBack(ctx context.Context, p Passage, gone, there []Change) ([]Change, error) {
	if _, err := s.standing(ctx, p.From); err != nil {
		return nil, err
	}
	back, err := s.Undo(ctx, p.From, gone)
	if err != nil {
		return nil, err
	}
	var left []Change
	for _, c := range there {
		e, err := s.Expense(ctx, p.To.Ledger.ID, c.Number)
		if err != nil {
			return nil, err
		}
		if !e.Deleted {
			left = append(left, c)
		}
	}
	if len(left) > 0 {
		_, err = s.Undo(ctx, p.To, left)
	}
	return back, err
}
