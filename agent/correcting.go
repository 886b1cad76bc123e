package agent

import (
	"context"

	"chit/agent/feature/expenses"
	"chit/agent/rules"
)

// correcting returns the reading of a message that says of entries what they should have
// said, if the ledger has them: "the sandwich was 9.50" is a new expense otherwise.
func (r resolving) correcting(ctx context.Context, reading rules.Reading) rules.Reading {
	if len(reading.Corrects) == 0 || r.message.Edits != "" || passedOn(r.message) {
		return reading
	}
	meant, ok, err := expenses.Meant(ctx, r.env, reading.Corrects)
	if err != nil {
		r.log.WarnContext(ctx, "a correction goes without the entries that it may be about", "error", err)
		return reading
	}
	if !ok {
		return reading
	}
	return rules.Reading{Actions: meant, Complete: true}
}
