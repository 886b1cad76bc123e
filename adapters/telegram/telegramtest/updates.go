package telegramtest

import (
	"context"
	"encoding/json"
	"slices"
	"time"
)

// How long Telegram keeps updates that nobody fetched.
const (
	keepUpdate = 24 * time.Hour
	keepTap    = 150 * time.Second
)

// An update tells the bot what happened.
type update struct {
	id    int64
	kind  string // name of the field beside update_id, "" if it is unknown
	body  json.RawMessage
	until time.Time
}

// A queue holds the updates that are not confirmed.
type queue struct {
	next    int64 // id of the next update
	waiting []update
	log     []update // all updates so far, for redelivery
	again   []update // to be delivered once more, whatever the offset
	allowed []string // nil for Telegram's default
	waiter  *poll
}

// A poll is a waiting call of getUpdates.
type poll struct {
	offset, limit int64
	timeout       time.Duration
	result        chan pollResult
}

type pollResult struct {
	updates []json.RawMessage
	err     error
}

// hidden are the kinds of updates that a bot must ask for by name.
var hidden = []string{"chat_member", "message_reaction", "message_reaction_count"}

func (q *queue) wants(kind string) bool {
	if len(q.allowed) == 0 {
		return !slices.Contains(hidden, kind)
	}
	return slices.Contains(q.allowed, kind)
}

// updates delivers updates to the bot: on request, from a queue, or by a webhook.
type updates struct {
	*state
	queue queue
	hook  *webhook // nil if there is none
}

// Push queues an update unchanged, even one of an unknown kind or with values of a
// wrong type. If it has no update_id, it gets one. Push returns the id.
func (s *Server) Push(raw string) int64 {
	var body map[string]json.RawMessage
	if err := json.Unmarshal([]byte(raw), &body); err != nil {
		panic("telegramtest: an update is an object: " + err.Error())
	}
	var id int64
	s.change(func() {
		if given, ok := body["update_id"]; ok && json.Unmarshal(given, &id) == nil {
			s.updates.queue.next = max(s.updates.queue.next, id)
		}
		id = s.updates.queue.next
		if _, ok := body["update_id"]; !ok {
			body["update_id"], _ = json.Marshal(id) // a number
		}
		encoded, err := json.Marshal(body)
		if err != nil {
			panic("telegramtest: " + err.Error())
		}
		s.updates.enqueue(update{id: id, body: encoded, until: s.opt.Clock().Add(keepUpdate)})
	})
	return id
}

// publish queues an update, unless the bot does not want those of its kind.
func (us *updates) publish(kind string, what object) {
	if !us.queue.wants(kind) {
		return
	}
	keep := keepUpdate
	if kind == "callback_query" {
		keep = keepTap
	}
	id := us.queue.next
	body, err := json.Marshal(object{"update_id": id, kind: what})
	if err != nil {
		panic("telegramtest: " + err.Error())
	}
	us.enqueue(update{id: id, kind: kind, body: body, until: us.opt.Clock().Add(keep)})
}

func (us *updates) enqueue(u update) {
	q := &us.queue
	q.next = u.id + 1
	q.log = append(q.log, u)
	if us.hook != nil {
		us.hook.deliver(us.state, u)
		return
	}
	q.waiting = append(q.waiting, u)
	us.feed()
}

// Jump sets the id of the next update. After a week without updates Telegram chooses
// any number, even a smaller one.
func (s *Server) Jump(next int64) { s.change(func() { s.updates.queue.next = next }) }

// LastUpdate returns the id of the newest update, 0 if there is none.
func (s *Server) LastUpdate() int64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.updates.queue.log) == 0 {
		return 0
	}
	return s.updates.queue.log[len(s.updates.queue.log)-1].id
}

// Pending returns how many updates are neither confirmed nor taken by a webhook.
func (s *Server) Pending() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.updates.pending()
}

func (us *updates) pending() int {
	if us.hook != nil {
		return us.hook.pending
	}
	return len(us.queue.waiting)
}

// Redeliver delivers the last n updates once more, as if their confirmation had
// been lost: in the next answer to getUpdates, whatever its offset, or to the
// webhook.
func (s *Server) Redeliver(n int) {
	s.change(func() {
		q := &s.updates.queue
		last := q.log[max(0, len(q.log)-n):]
		if s.updates.hook != nil {
			for _, u := range last {
				s.updates.hook.deliver(s.state, u)
			}
			return
		}
		q.again = append(q.again, last...)
		s.updates.feed()
	})
}

// feed responds to the waiting poll, if there are updates for it.
func (us *updates) feed() {
	q := &us.queue
	if q.waiter == nil {
		return
	}
	if found := q.read(q.waiter.offset, q.waiter.limit, us.opt.Clock()); len(found) > 0 {
		q.finish(pollResult{updates: found})
	}
}

func (q *queue) finish(r pollResult) {
	if q.waiter != nil {
		q.waiter.result <- r
		q.waiter = nil
	}
}

// read confirms the updates before an offset and returns those from there on. It
// ignores an offset far beyond the newest update, which must be a mistake.
func (q *queue) read(offset, limit int64, now time.Time) []json.RawMessage {
	if offset < 0 {
		q.waiting = q.waiting[max(0, len(q.waiting)+int(offset)):]
	}
	q.waiting = slices.DeleteFunc(q.waiting, func(u update) bool {
		return now.After(u.until) || offset > 0 && offset <= q.next+10 && u.id < offset
	})
	if n := min(int(limit), len(q.again)); n > 0 {
		found := bodies(q.again[:n])
		q.again = q.again[n:]
		return found
	}
	return bodies(q.waiting[:min(int(limit), len(q.waiting))])
}

func bodies(updates []update) []json.RawMessage {
	all := make([]json.RawMessage, 0, len(updates))
	for _, u := range updates {
		all = append(all, u.body)
	}
	return all
}

func (us *updates) getUpdates(r *Request) (any, error) {
	q := &us.queue
	if us.hook != nil {
		return nil, conflict("can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first")
	}
	if err := us.setAllowed(r); err != nil {
		return nil, err
	}
	q.finish(pollResult{err: conflict("terminated by other getUpdates request; make sure that only one bot instance is running")})
	p := &poll{offset: r.integer("offset"), limit: r.integer("limit"), result: make(chan pollResult, 1)}
	if p.limit < 1 || p.limit > 100 {
		p.limit = 100
	}
	p.timeout = time.Duration(min(max(r.integer("timeout"), 0), 50)) * time.Second
	found := q.read(p.offset, p.limit, us.opt.Clock())
	if len(found) > 0 || p.timeout == 0 {
		return found, nil
	}
	q.waiter = p
	return p, nil
}

// await waits for the result of a poll. It takes the lock.
func (us *updates) await(ctx context.Context, p *poll) (any, error) {
	timer := time.NewTimer(p.timeout)
	defer timer.Stop()
	select {
	case r := <-p.result:
		return r.updates, r.err
	case <-timer.C:
	case <-ctx.Done():
	case <-us.closed:
	}
	us.mu.Lock()
	defer us.mu.Unlock()
	select {
	case r := <-p.result: // it came in the meantime
		return r.updates, r.err
	default:
	}
	if us.queue.waiter == p {
		us.queue.waiter = nil
	}
	return []json.RawMessage{}, nil
}

// Polling reports whether a call of getUpdates waits for updates.
func (s *Server) Polling() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.updates.queue.waiter != nil
}

// setAllowed stores which kinds of updates the bot wants, if a request says so.
func (us *updates) setAllowed(r *Request) error {
	var kinds []string
	given, err := r.decode("allowed_updates", &kinds)
	if given && err == nil {
		us.queue.allowed = kinds
	}
	return err
}
