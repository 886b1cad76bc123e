package inbox

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"chit/agent/chat"
)

// An Attendant is the inbox of a person who waits for each answer. Every message
// takes the same transactions as one from a messenger, but its caller does the
// work, so nothing runs in the background and nothing has to be polled.
//
// Several processes may attend the same conversation. Each handles its own
// message, and earlier ones that a dead process left behind.
type Attendant struct {
	inbox *Inbox

	mu      sync.Mutex
	showing map[string]Posting // by the message's source key
	noting  sync.WaitGroup
}

// Attend returns the inbox as a [chat.Handler], for adapters whose user waits
// for the answer.
func (i *Inbox) Attend() *Attendant {
	return &Attendant{inbox: i, showing: map[string]Posting{}}
}

// othersTime is how long the reply to another process's message is left to that
// process, if it is alive.
const othersTime = 3 * time.Second

var errLeft = errors.New("the person left")

// Handle implements [chat.Handler]. The answer begins with replies that an
// earlier process could not show.
func (a *Attendant) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) {
	i := a.inbox
	if err := checkIDs(m); err != nil {
		return chat.Reply{}, err
	}
	m = admitted(m)
	a.noting.Wait() // otherwise a reply shown a moment ago would count as not shown
	late := make(chan lateReplies, 1)
	go func() { late <- a.late(ctx, m.Conversation) }() // almost always finds nothing, so do not make the message wait for it
	r, err := i.Store.Receive(ctx, Arrival{Message: m, At: i.Now(), Lease: i.Lease})
	if err != nil {
		return chat.Reply{}, fmt.Errorf("receive: %w", err)
	}
	i.Metrics.received(r.New)
	if !r.New {
		return i.Handler(Run{Memory: i.Memory, Model: i.Model}).Handle(ctx, m)
	}
	left := <-late // before our own reply exists, which it would find
	reply, err := a.work(ctx, m, r)
	if err != nil {
		return chat.Reply{}, err
	}
	if left.arrived { // perhaps behind the message
		left.replies = append(left.replies, a.unasked(ctx, m.Conversation)...)
	}
	if left.err != nil { // the message is handled all the same, and the next one will find what is left
		i.Log.WarnContext(ctx, "cannot look for earlier replies", "conversation", m.Conversation, "error", left.err)
	}
	return join(append(left.replies, reply)...), nil
}

type lateReplies struct {
	replies []chat.Reply
	arrived bool // ticks have become messages
	err     error
}

// work handles the messages of the conversation up to the caller's own.
func (a *Attendant) work(ctx context.Context, m chat.Message, r Receipt) (chat.Reply, error) {
	i := a.inbox
	job := r.Job
	var unasked []chat.Reply
	for wait := 5 * time.Millisecond; ; wait = min(2*wait, 250*time.Millisecond) {
		for job != nil {
			d := i.handleWhile(ctx, job)
			if d == nil {
				break
			}
			d.Send = job.Seq == r.Seq || job.unasked()
			if job.Seq < r.Seq {
				d.Lease, d.SendAfter = i.Lease, othersTime
			}
			out, err := i.finish(ctx, job, d)
			if err != nil {
				break
			}
			if job.Seq == r.Seq {
				a.shows(m, Posting{Delivery: chat.Delivery{Conversation: m.Conversation}, Seq: r.Seq})
				return join(append(unasked, d.Reply)...), nil
			}
			if job.unasked() && !d.Silent() {
				unasked = append(unasked, a.said(ctx, job, d))
			}
			job = out.Next
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return chat.Reply{}, ctx.Err()
		}
		var err error
		if job, err = a.claim(ctx, m.Conversation); err != nil {
			return chat.Reply{}, err
		}
		if job != nil {
			continue
		}
		handled, err := i.Store.Handled(ctx, m.Conversation)
		if err != nil {
			return chat.Reply{}, err
		}
		if handled >= r.Seq { // another process was faster
			a.shows(m, Posting{Delivery: chat.Delivery{Conversation: m.Conversation}, Seq: r.Seq})
			reply, err := i.Handler(Run{Memory: i.Memory, Model: i.Model}).Handle(ctx, m)
			return join(append(unasked, reply)...), err
		}
	}
}

// handleWhile handles a message until the person leaves. It renews the lease
// itself, since no background task does.
func (i *Inbox) handleWhile(ctx context.Context, j *Job) *Done {
	work, cancel := context.WithCancelCause(context.WithoutCancel(ctx))
	defer cancel(nil)
	defer context.AfterFunc(ctx, func() { cancel(errLeft) })()
	defer time.AfterFunc(i.Lease/3, func() { i.leases.keep(work) }).Stop()
	return i.handle(work, j)
}

func (a *Attendant) claim(ctx context.Context, c chat.ConversationID) (*Job, error) {
	jobs, err := a.inbox.Store.Claim(ctx, Scope{Conversation: c}, a.inbox.Lease, 1)
	if err != nil || len(jobs) == 0 {
		return nil, err
	}
	return &jobs[0], nil
}

// unasked handles the posts and ticks that come next in the conversation, and returns
// what is said.
func (a *Attendant) unasked(ctx context.Context, c chat.ConversationID) (all []chat.Reply) {
	i := a.inbox
	for {
		job, err := a.claim(ctx, c)
		if err != nil || job == nil {
			return all // the next message will find what is left
		}
		if !job.unasked() {
			i.postpone(job, 0, "interrupted", true)
			return all
		}
		d := i.handleWhile(ctx, job)
		if d == nil {
			return all
		}
		d.Send = true
		if _, err := i.finish(ctx, job, d); err != nil {
			return all
		}
		if !d.Silent() {
			all = append(all, a.said(ctx, job, d))
		}
	}
}

// said returns the reply to a message that nobody wrote, and records that it is
// shown: nobody but us waits for it.
func (a *Attendant) said(ctx context.Context, j *Job, d *Done) chat.Reply {
	a.inbox.mark(ctx, Posting{Delivery: d.Delivery(), Seq: j.Seq}, Mark{State: Sent})
	return d.Reply
}

// late makes messages of the ticks that are due, and returns the replies that a dead
// process did not show.
func (a *Attendant) late(ctx context.Context, c chat.ConversationID) (l lateReplies) {
	scope := Scope{Conversation: c}
	due, err := a.inbox.Store.Waiting(ctx, scope)
	if due.Ticks {
		_, err = a.inbox.arrive(ctx)
		l.arrived = true
	}
	for waiting := due.Replies; waiting && err == nil; {
		var postings []Posting
		postings, err = a.inbox.Store.ClaimReplies(ctx, scope, a.inbox.Lease, 1)
		waiting = len(postings) > 0
		for _, p := range postings {
			state := Sent
			if p.Doubts > maxDoubts {
				state = Doubtful
			} else {
				l.replies = append(l.replies, p.Reply)
			}
			a.inbox.mark(ctx, p, Mark{State: state})
		}
	}
	l.err = err
	return l
}

// shows records which reply is being shown.
func (a *Attendant) shows(m chat.Message, p Posting) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.showing[m.SourceKey()] = p
}

// Shown implements [chat.Watcher]. It works in the background.
func (a *Attendant) Shown(m chat.Message) {
	a.mu.Lock()
	p, ok := a.showing[m.SourceKey()]
	delete(a.showing, m.SourceKey())
	a.mu.Unlock()
	if ok {
		a.inbox.Metrics.Sent.Add(1)
		a.noting.Go(func() { a.inbox.mark(context.Background(), p, Mark{State: Sent}) })
	}
}

// Close waits until every shown reply is recorded.
func (a *Attendant) Close() { a.noting.Wait() }

// join combines several replies into one.
func join(replies ...chat.Reply) chat.Reply {
	if len(replies) == 1 {
		return replies[0]
	}
	var all chat.Reply
	for _, r := range replies {
		if all.Text != "" && r.Text != "" {
			all.Text += "\n\n"
		}
		all.Text += r.Text
		all.Expenses = slices.Concat(all.Expenses, r.Expenses)
		all.Files = slices.Concat(all.Files, r.Files)
		all.Choices = r.Choices // only the last one's choices are still valid
	}
	return all
}
