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

// start works on a conversation in a goroutine that holds a slot, or gives the
// conversation back when the process is stopping.
//
// While a model is slow, the stacks of these goroutines are most of the memory in
// use. A stack doubles when it is full, so large values on the way to the model are
// passed by pointer, and what follows its answer is in functions of its own.
func (i *Inbox) start(j *Job) {
	began := i.workers.begin(func() {
		defer i.workers.free()
		for next := j; next != nil; {
			next = i.serveOne(next)
		}
	})
	if !began {
		i.workers.free()
		i.postpone(j, 0, "interrupted", true)
	}
}

// serveOne handles a message, delivers its reply, and returns the next message
// of the conversation. It delivers before going on, so that replies stay in
// order.
func (i *Inbox) serveOne(j *Job) *Job {
	ctx := context.Background()
	d := i.handle(ctx, j)
	if d == nil {
		return nil
	}
	return i.conclude(ctx, j, d)
}

// conclude stores the result of a run, delivers the reply, and returns the next
// message.
func (i *Inbox) conclude(ctx context.Context, j *Job, d *Done) *Job {
	if !i.workers.draining.Load() {
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
		if d.SendAfter == 0 { // the one before it is being sent by another worker, which then says so
			i.behind.Store(d.Fence.Conversation, nil)
		}
		i.workers.signalAfter(d.SendAfter)
	}
	if out.Next != nil {
		i.leases.hold(context.Background(), out.Next.Fence) // renews the lease while the reply is being delivered
	}
	if out.Sending {
		i.send(ctx, m, Posting{Delivery: d.Delivery(), Seq: j.Seq, Attempts: 1})
		if _, waits := i.behind.LoadAndDelete(d.Fence.Conversation); waits {
			i.workers.signal()
		}
	}
	return out.Next
}

// handle runs the handler for a message and returns what is to be stored. It
// returns nil after giving the message back.
func (i *Inbox) handle(ctx context.Context, j *Job) *Done {
	ctx, release := i.leases.hold(ctx, j.Fence)
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
	case j.Post != nil:
		return i.post(ctx, j, d)
	case j.Message.Tick != nil && i.Ticked == nil:
		return i.aside(j, d, errors.New("this program does nothing about what has become due"))
	case j.Attempts-j.Failures > maxDeaths:
		return i.aside(j, d, fmt.Errorf("the process ended during %d runs", maxDeaths))
	}
	begin := i.Now()
	err := i.run(ctx, j, d)
	i.Metrics.ran(i.Now().Sub(begin))
	if err == nil && j.Message.Tick != nil {
		err = i.hush(ctx, j, d)
	}
	if err == nil {
		return d
	}
	return i.failed(ctx, j, d, err)
}

// failed decides what becomes of a run that failed with err.
func (i *Inbox) failed(ctx context.Context, j *Job, d *Done, err error) *Done {
	if cause := context.Cause(ctx); cause != nil {
		err = errors.Join(err, cause)
	}
	later, kept := errors.AsType[*chat.LaterError](err)
	switch {
	case kept:
		i.Log.Info("message kept for later", "message", j.Message.SourceKey(), "for", later.Err)
		d.Keep = cut(later.Err.Error(), 2000)
		if !j.Kept { // otherwise its sender was told before
			d.Reply = later.Reply
		}
		return d
	case errors.Is(err, ErrFenced):
		i.Metrics.Fenced.Add(1)
		i.Log.Info("another worker took over; the run is dropped", "message", j.Message.SourceKey())
	case errors.Is(err, errStopping), errors.Is(err, errLeft):
		i.postpone(j, 0, "interrupted", true)
	case j.Failures+1 >= maxFailures:
		return i.aside(j, d, err)
	default:
		i.Metrics.Failed.Add(1)
		i.Log.Error("message not handled, will retry", "message", j.Message.SourceKey(), "attempt", j.Attempts, "error", err)
		pause := firstPause << j.Failures
		i.postpone(j, pause, err.Error(), false)
		i.workers.signalAfter(pause)
	}
	return nil
}

// firstPause is the delay before the second run of a message. It doubles with
// every run.
const firstPause = 100 * time.Millisecond

// run runs the handler once, and adds its reply and turn to d. A panic counts as
// a failure, so that a message that causes one does not take down the others.
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
		err = context.Cause(ctx) // the handler may have swallowed the cancellation
	}
	if err == nil {
		d.Turn, d.Open, d.Reply = notes.turn, notes.open, reply
	}
	return err
}

// resolve replaces the id of a reply that m refers to by the message that the
// reply answered.
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

// handler returns the handler for one run; stop ends the run.
func (i *Inbox) handler(j *Job, notes *notebook, stop context.CancelCauseFunc) chat.Handler {
	m := &j.Message
	r := Run{Fence: j.Fence, Memory: notes, Keeps: i.messenger(m.Conversation) != nil && i.Now().Sub(m.At) < keepFor}
	if i.Model != nil {
		r.Model = &checkpoints{Model: i.Model, inbox: i, job: j, stop: stop}
	}
	if m.Tick != nil {
		return i.Ticked(r)
	}
	return i.Handler(r)
}

// soon is how long a run may take before the platform shows that an answer is
// being prepared. Faster answers need no indicator.
const soon = 300 * time.Millisecond

// indicate has the platform show that a message is being worked on, until done
// is called.
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
	if j.unasked() {
		return d // nobody asked for anything
	}
	d.Reply.Text = text.In(j.Message.Sender.Language).Say(text.SetAside, text.Args{"Text": excerptOf(j.Message)})
	return d
}

func (i *Inbox) finish(ctx context.Context, j *Job, d *Done) (Outcome, error) {
	out, err := i.Store.Finish(ctx, *d)
	switch {
	case errors.Is(err, ErrFenced):
		i.Metrics.Fenced.Add(1)
	case err != nil:
		// The lease will expire, and the run will be repeated.
		i.Log.Error("result not stored", "conversation", d.Fence.Conversation, "error", err)
	default:
		i.Metrics.Handled.Add(1)
		i.recents.finished(j, d, out)
	}
	return out, err
}

func (i *Inbox) postpone(j *Job, after time.Duration, reason string, refund bool) {
	err := i.Store.Postpone(context.Background(), j.Fence, j.Seq, after, cut(reason, 2000), refund)
	if err != nil {
		i.Log.Warn("message not given back; its lease will expire", "message", j.Message.SourceKey(), "error", err)
	}
}
