package telegram

import (
	"context"
	"log/slog"
	"math/rand/v2"
	"time"

	"chit/adapters/kit"
)

// An outage is a period in which something keeps failing. Its begin and its end
// are logged, however long it lasts.
type outage struct {
	log      *slog.Logger
	begins   string // logged at its begin
	ends     string
	failures int
}

// The pauses within an outage grow from the first to the last.
const (
	firstPause = 250 * time.Millisecond
	lastPause  = 30 * time.Second
)

func newOutage(log *slog.Logger) outage {
	return outage{log: log, begins: "Telegram cannot be reached; trying until it can", ends: "Telegram is reached again"}
}

// newTroubledInbox returns the outages of what takes Telegram's messages.
func newTroubledInbox(log *slog.Logger) outage {
	return outage{log: log, begins: "the inbox takes no messages from Telegram; trying until it does", ends: "the inbox takes messages from Telegram again"}
}

// wait records a failure and waits before the next attempt: longer each time,
// and at least as long as Telegram asks.
func (o *outage) wait(ctx context.Context, err error) {
	if o.failures == 0 && ctx.Err() == nil {
		o.log.WarnContext(ctx, o.begins, "error", err)
	}
	pause := min(firstPause<<min(o.failures, 10), lastPause)
	o.failures++
	pause = pause/2 + rand.N(pause/2)
	if e := refused(err); e != nil {
		pause = max(pause, e.retryAfter)
	}
	_ = kit.Sleep(ctx, pause)
}

// end records a success.
func (o *outage) end() {
	if o.failures > 0 {
		o.log.Info(o.ends, "failures", o.failures)
	}
	o.failures = 0
}
