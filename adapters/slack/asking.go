package slack

import (
	"context"
	"errors"
	"sync/atomic"
	"time"
)

// errMustAsk is the error if a delivery cannot be taken without asking Slack something,
// which may take seconds, and must not be done before it is acknowledged.
var errMustAsk = errors.New("slack must be asked first")

// An asking says whether, and how patiently, Slack may be asked for what a delivery does
// not tell: who its sender is, who is mentioned, where their direct conversation is.
type asking struct {
	wait    time.Duration // for each answer; 0 to ask nothing
	omitted atomic.Bool   // something would have been asked
}

type askingKey struct{}

// withoutAsking returns a context in which only what is known already is used.
func withoutAsking(ctx context.Context) context.Context {
	return context.WithValue(ctx, askingKey{}, &asking{})
}

// patiently returns a context in which nobody waits for the acknowledgement.
func patiently(ctx context.Context) context.Context {
	return context.WithValue(ctx, askingKey{}, &asking{wait: callTime})
}

// mayAsk reports whether Slack may be asked.
func mayAsk(ctx context.Context) bool {
	a, given := ctx.Value(askingKey{}).(*asking)
	if given && a.wait == 0 {
		a.omitted.Store(true)
		return false
	}
	return true
}

// shortly returns a context for asking Slack something that can be done without.
func shortly(ctx context.Context) (context.Context, func()) {
	if a, given := ctx.Value(askingKey{}).(*asking); given {
		return context.WithTimeout(ctx, a.wait)
	}
	// A message that is stored while the program ends needs its sender's zone too.
	return context.WithTimeout(context.WithoutCancel(ctx), profileWait)
}

// complete returns an error if something was left out that Slack would have to be asked
// for.
func complete(ctx context.Context) error {
	a, ok := ctx.Value(askingKey{}).(*asking)
	switch {
	case ok && a.omitted.Load():
		return errMustAsk
	case ok && a.wait > 0:
		return ctx.Err() // what is taken in the background is taken again
	}
	return nil
}
