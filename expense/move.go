package expense

import (
	"context"
	"slices"
)

// A Transfer moves expenses from one ledger to another. Both deeds have the
// same person and fence; the ledgers differ. Author is whose the expenses are in the
// new ledger, if not that person's.
type Transfer struct {
	From, To Deed
	Author   Person
}

// Move moves expenses to another ledger. The targets are changes of From's ledger,
// and the expenses must still be as these left them. It returns the changes that
// removed the expenses and those that added them, in the same order. Only an
// expense's author may move it. It fails with [ReasonChangedSince] if one was
// changed in another way since.
//
// Two ledgers are two transactions. Each is done once, and the expenses are added
// to the new ledger before they leave the old one. If the program dies in between,
// nothing is lost, and repeating the same transfer completes it.
func (s *Service) Move(ctx context.Context, p Transfer, targets []Change) (gone, there []Change, err error) {
	if gone, err = s.alreadyDone(ctx, p.From); err != nil {
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
		if p.Author.ID != "" {
			e.Author = p.Author
		}
		drafts = append(drafts, e)
	}
	if err := s.copyContents(ctx, p.From, p.To, drafts); err != nil {
		return nil, nil, err
	}
	// A move that was made before is found here and below, and not made again.
	if there, err = s.Add(ctx, p.To, drafts); err != nil {
		return nil, nil, err
	}
	gone, err = s.retry(ctx, p.From, func() ([]Change, error) { return s.removals(ctx, p.From, targets) })
	return gone, there, err
}

// alreadyDone returns the changes of a deed that was done before. It fails with
// [ReasonChangedSince] if something came after them.
func (s *Service) alreadyDone(ctx context.Context, d Deed) ([]Change, error) {
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

// mayMove returns an error if an expense must not be moved, given the change
// that made it so.
func (d Deed) mayMove(e Expense, made Change) error {
	if e.Author.ID != d.By.ID {
		return &Error{Code: CodeDenied, Reason: ReasonNotAuthor, Args: Args{"Number": e.Number, "Author": e.Author.Name}}
	}
	if e.Deleted || e.Revision != made.Seq {
		return Conflict(ReasonChangedSince, Args{"Number": e.Number})
	}
	return d.allowed(e)
}

// removals plans the deletions of a move.
func (s *Service) removals(ctx context.Context, d Deed, targets []Change) ([]Change, error) {
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

// MoveBack takes a move back. Gone are the changes that removed the expenses from
// From's ledger, and there those that added them to To's. It returns its changes
// in From's ledger. An expense that is already gone from To's ledger is skipped.
func (s *Service) MoveBack(ctx context.Context, p Transfer, gone, there []Change) ([]Change, error) {
	if _, err := s.alreadyDone(ctx, p.From); err != nil {
		return nil, err
	}
	if err := p.To.MayAdd(); err != nil { // else the expenses would be in both
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
