package inbox

import (
	"context"
	"fmt"
	"time"

	"chit/agent/chat"
)

// claimReplies sends the replies that are due.
func (i *Inbox) claimReplies(ctx context.Context, s Scope) error {
	const atOnce = 32
	postings, err := i.Store.ClaimReplies(ctx, s, i.Lease, atOnce)
	if err != nil {
		return err
	}
	for _, p := range postings {
		if !i.workers.begin(func() { i.sendLater(context.Background(), p) }) {
			i.putBack(ctx, p, 0)
		}
	}
	if len(postings) == atOnce {
		i.workers.signal()
	}
	return nil
}

// sendLater sends a reply that the poller found: one that had to wait, or one
// that a dead process may have sent.
func (i *Inbox) sendLater(ctx context.Context, p Posting) {
	m := i.messenger(p.Conversation)
	if m == nil { // the messenger has left meanwhile
		i.putBack(ctx, p, 0)
		return
	}
	if p.Doubts > 0 {
		i.Metrics.InDoubt.Add(1)
	}
	if p.Doubts > maxDoubts {
		i.mark(ctx, p, Mark{State: Doubtful, Reason: fmt.Sprintf("sent %d times, and it is unknown whether it arrived", p.Doubts)})
		return
	}
	if wait := i.limiter.take(p.Conversation); wait > 0 {
		i.putBack(ctx, p, wait)
		i.workers.signalAfter(wait)
		return
	}
	p.Again = p.Doubts > 0
	i.send(ctx, m, p)
	i.workers.signal() // later replies of this conversation may be sent now
}

// maxDoubts is how often a reply is sent again although it may have arrived. It
// may as well have been lost: somebody who reads a receipt twice sees the same
// number on both, but somebody who reads none enters the expense again. A
// platform that answers that it is down leaves no doubt; see [chat.DownError].
const maxDoubts = 10

// send makes the request for a reply that is marked as being sent.
func (i *Inbox) send(ctx context.Context, m chat.Messenger, p Posting) {
	requests, cancel := context.WithTimeout(ctx, min(sendTime, i.Lease))
	id, err := m.Deliver(requests, p.Delivery)
	cancel()
	failed := chat.NotSent(err)
	if failed == nil && chat.IsDown(err) {
		failed = &chat.NotSentError{Err: err}
	}
	switch {
	case err == nil:
		i.Metrics.Sent.Add(1)
		i.mark(ctx, p, Mark{State: Sent, ExternalID: id})
	case failed == nil:
		i.Log.Warn("a reply may or may not have arrived", "conversation", p.Conversation, "seq", p.Seq, "error", err)
		i.later(ctx, p, Mark{State: Sending, After: pause(p.Attempts), Reason: cut(err.Error(), 2000)})
	case failed.Gone:
		i.Log.Info("a reply reaches nobody: they blocked the bot, or the conversation is gone", "conversation", p.Conversation, "seq", p.Seq, "error", err)
		i.mark(ctx, p, Mark{State: Refused, Blocked: true, Reason: cut(err.Error(), 2000)})
	case failed.Final || p.Attempts >= maxSends:
		i.Log.Error("a reply cannot be delivered", "conversation", p.Conversation, "seq", p.Seq, "error", err)
		i.mark(ctx, p, Mark{State: Refused, Reason: cut(err.Error(), 2000)})
	default:
		i.Metrics.Limited.Add(1)
		after := min(max(failed.RetryAfter, pause(p.Attempts)), maxWait)
		i.limiter.pause(p.Conversation, failed.RetryAfter)
		i.later(ctx, p, Mark{State: Pending, After: after, Reason: cut(err.Error(), 2000)})
	}
}

// maxSends is how often a platform may decline a reply for now; with growing
// pauses, that is most of a day.
const maxSends = 300

// maxWait is the longest delay that a platform may ask for.
const maxWait = 24 * time.Hour

// pause returns a delay that grows from half a second to five minutes.
func pause(attempts int) time.Duration {
	return min(500*time.Millisecond<<min(attempts-1, 10), 5*time.Minute)
}

// putBack leaves a reply to be sent after a while, without having tried.
func (i *Inbox) putBack(ctx context.Context, p Posting, after time.Duration) {
	i.mark(ctx, p, Mark{State: Pending, Unmade: true, After: after})
}

func (i *Inbox) later(ctx context.Context, p Posting, m Mark) {
	i.mark(ctx, p, m)
	i.workers.signalAfter(m.After)
}

// mark records what became of a reply. If that fails, the reply counts as in
// doubt, which is accurate.
func (i *Inbox) mark(ctx context.Context, p Posting, m Mark) {
	if err := i.Store.Mark(ctx, p.Conversation, p.Seq, m); err != nil {
		i.Log.Warn("delivery not recorded", "conversation", p.Conversation, "seq", p.Seq, "error", err)
	}
}
