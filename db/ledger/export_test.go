package ledger

import (
	"context"
	"errors"

	"chit/expense"
)

// WriteTogether has writes share a transaction, as those do that wait for one.
func (s *Store) WriteTogether(ctx context.Context, writes ...expense.Write) (stored [][]expense.Change, errs []error) {
	ops := make([]*writing, len(writes))
	for i, w := range writes {
		ops[i] = &writing{Write: w}
	}
	errs = s.writes.DoAll(ctx, ops...)
	for i, op := range ops {
		stored, errs[i] = append(stored, op.stored), errors.Join(errs[i], op.err)
	}
	return stored, errs
}
