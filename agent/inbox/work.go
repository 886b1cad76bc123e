package inbox

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"chit/agent/chat"
	"chit/agent/chat/text"
)

// start works on a conversation in a goroutine that holds a slot, or gives it
// back when the process is about to end.
//
// The stack of that goroutine is what most of the memory goes to while a model is
// slow: a stack doubles when it is full, so what is passed on the way to the model
// is passed by pointer, and what comes after its answer is in functions of its own.
func (i *Inbox) start(j *Job) {
	began := i.begin(func() {
		defer i.freeSlot()
		for next := j; next != nil; {
			next = i.serveOne(next)
		}
	})
	if !began {
		i.freeSlot()
		i.postpone(j, 0, "interrupted", true)
	}
}

// serveOne handles a message, delivers its reply, and returns the next message
// of the conversation. That the reply goes first keeps replies in order.
func (i *Inbox) serveOne(j *Job) *Job {
	ctx := context.Background()
	d := i.handle(ctx, j)
	if d == nil {
		return nil
	}
	return i.conclude(ctx, j, d)
}

// conclude stores what is done, delivers the reply, and returns the next message.
func (i *Inbox) conclude(ctx context.Context, j *Job, d *Done) *Job {
	if !i.draining.Load() {
		d.Lease = i.Lease
	}
	m := i.messenger(j.Message.Conversation)
	if m != nil && !d.Silent() {
		d.SendAfter = i.limiter.take(j.Message.Conversation)
		d.Send = d.SendAfter == 0
	}
	out, err := i.finish(ctx, j, d)
	if err != nil {
		return nil
	}
	if !out.Sending && !d.Silent() && m != nil {
		i.signalAfter(d.SendAfter)
	}
	if out.Next != nil {
		i.hold(context.Background(), out.Next.Fence) // the lease is renewed while the reply is on its way
	}
	if out.Sending {
		i.send(ctx, m, Posting{Delivery: d.Delivery(), Seq: j.Seq, Attempts: 1})
	}
	return out.Next
}

// handle runs the handler for a message and returns what is to be stored; or
// gives the message back and returns nil.
func (i *Inbox) handle(ctx context.Context, j *Job) *Done {
	ctx, release := i.hold(ctx, j.Fence)
	defer release()
	d := &Done{Fence: j.Fence, Seq: j.Seq, Answers: j.Message.ID, To: j.Message.Sender.ID, SendLease: i.Lease}
	if j.Message.Choice != "" {
		d.Card = j.Message.ReplyTo
	}
	switch {
	case j.Broken != "":
		d.Aside = j.Broken
		i.Metrics.Aside.Add(1)
		return d
	case j.Attempts-j.Failures > maxDeaths:
		return i.aside(j, d, fmt.Errorf("the process ended during %d runs", maxDeaths))
	}
	begin := i.Now()
	err := i.run(ctx, j, d)
	i.Metrics.ran(i.Now().Sub(begin))
	if err == nil {
		return d
	}
	return i.failed(ctx, j, d, err)
}

// failed is handle for a run that has failed with err.
func (i *Inbox) failed(ctx context.Context, j *Job, d *Done, err error) *Done {
	if cause := context.Cause(ctx); cause != nil {
		err = errors.Join(err, cause)
	}
	later, kept := errors.AsType[*chat.LaterError](err)
	switch {
	case kept:
		i.Log.Info("a message waits", "message", j.Message.SourceKey(), "for", later.Err)
		d.Keep = cut(later.Err.Error(), 2000)
		if !j.Kept { // else its sender knows
			d.Reply = later.Reply
		}
		return d
	case errors.Is(err, ErrFenced):
		i.Metrics.Fenced.Add(1)
		i.Log.Info("a run was overtaken and is dropped", "message", j.Message.SourceKey())
	case errors.Is(err, errStopping), errors.Is(err, errLeft):
		i.postpone(j, 0, "interrupted", true)
	case j.Failures+1 >= maxFailures:
		return i.aside(j, d, err)
	default:
		i.Metrics.Failed.Add(1)
		i.Log.Error("message not handled, it will be tried again", "message", j.Message.SourceKey(), "attempt", j.Attempts, "error", err)
		pause := firstPause << j.Failures
		i.postpone(j, pause, err.Error(), false)
		i.signalAfter(pause)
	}
	return nil
}

// firstPause is waited before the second run of a message; then twice that, and
// so on.
const firstPause = 100 * time.Millisecond

// run is one run of the handler, whose reply and turn it adds to d. A panic is a
// failure like any other: a message that makes one must not take those beside it
// along.
func (i *Inbox) run(ctx context.Context, j *Job, d *Done) (err error) {
	ctx, cancel := context.WithTimeout(ctx, runTime)
	defer cancel()
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	if err := i.resolve(ctx, &j.Message); err != nil {
		return err
	}
	defer i.indicate(ctx, j)()
	notes := &notebook{Store: i.Memory, recents: &i.recents, job: j}
	reply, err := i.handler(j, notes, stop).Handle(ctx, j.Message)
	if err == nil {
		err = context.Cause(ctx) // a handler may make do without what it was waiting for
	}
	if err == nil {
		d.Turn, d.Open, d.Reply = notes.turn, notes.open, reply
	}
	return err
}

// resolve replaces the reply that m answers by the message that it was a reply to.
func (i *Inbox) resolve(ctx context.Context, m *chat.Message) error {
	if m.ReplyTo == "" {
		return nil
	}
	id, ok, err := i.Store.AnsweredBy(ctx, m.Conversation, string(m.ReplyTo))
	if ok && err == nil {
		m.ReplyTo = id
	}
	return err
}

// handler returns the handler of one run, which stop ends.
func (i *Inbox) handler(j *Job, notes *notebook, stop context.CancelCauseFunc) chat.Handler {
	m := &j.Message
	r := Run{Fence: j.Fence, Memory: notes, Keeps: i.messenger(m.Conversation) != nil && i.Now().Sub(m.At) < keepFor}
	if i.Model != nil {
		r.Model = &checkpoints{Model: i.Model, inbox: i, job: j, stop: stop}
	}
	return i.Handler(r)
}

// soon is how long a run may take before the platform shows that an answer is on
// its way: what answers faster needs no sign of it.
const soon = 300 * time.Millisecond

// indicate has the platform show that a message is being worked on, until the
// function that it returns is called.
func (i *Inbox) indicate(ctx context.Context, j *Job) (done func()) {
	indicator, ok := i.messenger(j.Message.Conversation).(chat.Indicator)
	if !ok {
		return func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	timer := time.AfterFunc(soon, func() { indicator.Working(ctx, j.Message) })
	return func() { timer.Stop(); cancel() }
}

// aside makes d set the message aside and tell its sender.
func (i *Inbox) aside(j *Job, d *Done, reason error) *Done {
	i.Metrics.Aside.Add(1)
	i.Log.Error("message set aside", "message", j.Message.SourceKey(), "attempts", j.Attempts, "error", reason)
	d.Aside = cut(reason.Error(), 2000)
	d.Reply.Text = text.In(j.Message.Sender.Language).Say(text.SetAside, text.Args{"Text": excerpt(j.Message.Words())})
	return d
}

// excerpt is enough of a text to know it again.
func excerpt(s string) string {
	if runes := []rune(s); len(runes) > 60 {
		return string(runes[:60]) + "…"
	}
	return s
}

func (i *Inbox) finish(ctx context.Context, j *Job, d *Done) (Outcome, error) {
	out, err := i.Store.Finish(ctx, *d)
	switch {
	case errors.Is(err, ErrFenced):
		i.Metrics.Fenced.Add(1)
	case err != nil:
		// The lease will lapse, and the run be repeated.
		i.Log.Error("result not stored", "conversation", d.Fence.Conversation, "error", err)
	default:
		i.Metrics.Handled.Add(1)
		i.recents.went(j, d, out)
	}
	return out, err
}

func (i *Inbox) postpone(j *Job, after time.Duration, reason string, refund bool) {
	err := i.Store.Postpone(context.Background(), j.Fence, j.Seq, after, cut(reason, 2000), refund)
	if err != nil {
		i.Log.Warn("message not given back, its lease will lapse", "message", j.Message.SourceKey(), "error", err)
	}
}

// hold has a lease renewed until release is called. The context ends when the
// lease is lost or the process must end.
func (i *Inbox) hold(ctx context.Context, f Fence) (held context.Context, release func()) {
	held, cancel := context.WithCancelCause(ctx)
	i.mu.Lock()
	i.held[f] = cancel
	i.mu.Unlock()
	return held, func() {
		cancel(nil)
		i.mu.Lock()
		delete(i.held, f)
		i.mu.Unlock()
	}
}
