package agent

import (
	"context"

	"chit/agent/rules"
)

// A reading of the words alone may leave open what a message is about: "and last week?",
// "the sandwich was 9.50", "get rid of the milk", "was yesterday". Resolving completes it
// with the turns before and with the entries of the ledger. Without such ones the reading
// stays as it was.
type resolving struct{ *run }

// entries completes a reading that may be about entries, of which there must be some.
func (r resolving) entries(ctx context.Context, reading rules.Reading) rules.Reading {
	reading = r.correcting(ctx, reading)
	reading = r.naming(ctx, reading)
	reading = r.remarking(ctx, reading)
	return r.ofLast(ctx, reading)
}
