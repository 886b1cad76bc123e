package inbox

import (
	"context"
	"math/rand/v2"
	"time"
)

const (
	keepFor   = 24 * time.Hour // how long a message may wait for a model before its sender is told to ask again
	keptEvery = time.Minute    // how often one of the waiting messages is tried
	keptBatch = 100
)

// retryKept reruns the messages that wait for the model: one a minute to find
// out whether the model is back, and all of them once it has answered anybody.
// Several processes may do so at once; each message goes to one of them.
func (i *Inbox) retryKept(ctx context.Context) {
	timer := time.NewTimer(rand.N(keptEvery))
	defer timer.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-timer.C:
		}
		limit := 1
		if i.answered.Swap(false) {
			limit = keptBatch
		}
		if err := i.retryOldest(ctx, limit); err != nil && ctx.Err() == nil {
			i.Log.WarnContext(ctx, "kept messages could not be retried", "error", err)
		}
		timer.Reset(keptEvery + rand.N(keptEvery/4))
	}
}

func (i *Inbox) retryOldest(ctx context.Context, limit int) error {
	waiting, err := i.Store.Kept(ctx, i.scope(), limit)
	if err != nil {
		return err
	}
	for _, e := range waiting {
		if err := i.Store.Retry(ctx, e.Conversation, e.Seq); err != nil {
			// Another process was faster, or the store is down, which the next
			// attempt will show.
			i.Log.DebugContext(ctx, "a kept message was not put back", "conversation", e.Conversation, "seq", e.Seq, "error", err)
		}
	}
	if len(waiting) > 0 {
		i.workers.signal()
	}
	return nil
}
