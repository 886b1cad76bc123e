package ledger

import (
	"context"
	"errors"

	"chit/expense"
)

// WriteTogether commits writes in one transaction, as if they had waited for
// another.
func (s *Store) WriteTogether(ctx context.Context, writes ...expense.Write) (stored [][]expense.Change, errs []error) {
	ops := make([]*writeOp, len(writes))
	for i, w := range writes {
		ops[i] = &writeOp{Write: w}
	}
	errs = s.writes.DoAll(ctx, ops...)
	for i, op := range ops {
		stored, errs[i] = append(stored, op.stored), errors.Join(errs[i], op.err)
	}
	return stored, errs
}
