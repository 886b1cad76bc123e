package feature

import (
	"context"
	"fmt"

	"chit/expense/fact"
)

// Facts returns what the ledger remembers. It is read once in a run.
func (e *Env) Facts(ctx context.Context) (fact.Facts, error) {
	r := e.run()
	if r.facts == nil {
		all, err := fact.Of(ctx, e.Ledgers, e.Ledger.ID)
		if err != nil {
			return nil, fmt.Errorf("read the facts: %w", err)
		}
		r.facts = all
	}
	return r.facts, nil
}
