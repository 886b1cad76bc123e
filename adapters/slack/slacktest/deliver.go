package slacktest

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"
)

// The kinds of envelopes.
const (
	eventsAPI   = "events_api"
	interactive = "interactive"
	commands    = "slash_commands"
)

// A delivery is something sent to the bot, until it is acknowledged or given
// up.
type delivery struct {
	kind    string
	lane    string // deliveries with the same lane are made one after the other
	payload map[string]any
	accepts bool // the acknowledgement may contain an answer
	// answered is called with the answer or an error, with the lock held.
	answered func(answer []byte, err error)

	born    time.Time
	took    time.Duration
	tries   int // attempts so far; the first one is not a retry
	reason  string
	current *attempt // nil when none is in progress
	outcome string   // "" while open, otherwise "acknowledged" or "lost"
}

// An attempt is one attempt at a delivery.
type attempt struct {
	d        *delivery
	envelope string
	socket   *socket // nil for HTTP
	stop     func()  // stops the timer
	cancel   func()  // cancels the HTTP request; nil before there is one
}

// A deliverer sends deliveries to the bot, by a socket or a webhook, until they are
// acknowledged or given up.
type deliverer struct {
	*state
	sockets    *sockets
	webhooks   *webhooks
	lanes      map[string][]*delivery
	deliveries []*delivery
	faults     faults
}

// faults are the failures of the next deliveries.
type faults struct {
	loseAnswers   int
	cutOnDelivery int
	cutOnAnswer   int
}

// A Delivery is the state of something that was sent to the bot.
type Delivery struct {
	Kind         string // "events_api", "interactive" or "slash_commands"
	EventID      string
	EventType    string // of the event or the interaction
	Attempts     int
	Acknowledged bool
	Lost         bool          // Slack gave up
	UnderWay     bool          // an attempt is in progress
	Took         time.Duration // from the first attempt to the acknowledgement, by the fake's clock
	Reason       string        // why the last attempt failed, "" if none did
}

// Deliveries returns all deliveries so far, oldest first.
func (s *Server) Deliveries() []Delivery {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := make([]Delivery, 0, len(s.deliverer.deliveries))
	for _, d := range s.deliverer.deliveries {
		e, _ := d.payload["event"].(map[string]any)
		r := Delivery{
			Kind: d.kind, EventID: str(d.payload["event_id"]), EventType: str(e["type"]), Attempts: d.tries,
			Acknowledged: d.outcome == "acknowledged", Lost: d.outcome == "lost", Reason: d.reason,
			UnderWay: d.current != nil, Took: d.took,
		}
		if e == nil {
			r.EventType = str(d.payload["type"])
		}
		all = append(all, r)
	}
	return all
}

// Pending returns how many deliveries are neither acknowledged nor given up.
func (s *Server) Pending() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := 0
	for _, d := range s.deliverer.deliveries {
		if d.outcome == "" {
			n++
		}
	}
	return n
}

// RedeliverWithRetry delivers the last n events again, as Slack does after a late
// acknowledgement, even if they were acknowledged. It returns how many there were.
func (s *Server) RedeliverWithRetry(n int) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	var again []*delivery
	for _, d := range slices.Backward(s.deliverer.deliveries) {
		if d.kind == eventsAPI && len(again) < n {
			again = append(again, d)
		}
	}
	slices.Reverse(again)
	for _, d := range again {
		s.deliverer.deliver(&delivery{kind: d.kind, lane: d.lane, payload: d.payload, tries: 1, reason: "timeout"})
	}
	return len(again)
}

// LoseAnswers loses the next n acknowledgements of events: the bot has sent them, and
// still the events are redelivered at once.
func (s *Server) LoseAnswers(n int) { s.update(func() { s.deliverer.faults.loseAnswers = n }) }

// CutOnDelivery closes the socket after sending each of the next n events.
func (s *Server) CutOnDelivery(n int) { s.update(func() { s.deliverer.faults.cutOnDelivery = n }) }

// CutOnAnswer closes the socket when each of the next n acknowledgements of events
// arrives, and ignores the acknowledgement.
func (s *Server) CutOnAnswer(n int) { s.update(func() { s.deliverer.faults.cutOnAnswer = n }) }

// deliver starts a delivery. It needs the lock.
func (dl *deliverer) deliver(d *delivery) {
	if dl.closed {
		return
	}
	dl.deliveries = append(dl.deliveries, d)
	if d.kind != eventsAPI || d.lane == "" || dl.opts.Unordered {
		dl.start(d)
		return
	}
	dl.lanes[d.lane] = append(dl.lanes[d.lane], d)
	if len(dl.lanes[d.lane]) == 1 {
		dl.start(d)
	}
}

// start makes an attempt. It needs the lock.
func (dl *deliverer) start(d *delivery) {
	if dl.closed {
		return
	}
	if d.tries++; d.born.IsZero() {
		d.born = dl.now()
	}
	a := &attempt{d: d, envelope: dl.envelopeID()}
	d.current = a
	if dl.webhooks.receiver.set() {
		a.stop = dl.opts.Clock.AfterFunc(dl.opts.AnswerTime, func() { dl.finish(a, nil, "http_timeout", true) })
		dl.work.Go(func() { dl.webhooks.post(a) })
		return
	}
	a.socket = dl.sockets.pickSocket()
	if a.socket == nil {
		a.stop = func() {}
		dl.finishLocked(a, nil, "timeout", true)
		return
	}
	a.stop = dl.opts.Clock.AfterFunc(dl.opts.AnswerTime, func() { dl.finish(a, nil, "timeout", true) })
	a.socket.pending[a.envelope], dl.sockets.envelopes[a.envelope] = a, "open"
	a.socket.send(frame{data: dl.envelope(a), delivery: d.kind == eventsAPI})
}

// envelopeID returns a new envelope id. It needs the lock.
func (dl *deliverer) envelopeID() string {
	dl.serial++
	return fmt.Sprintf("%08x-57ac-4fa3-8e00-%012x", dl.serial, dl.serial)
}

// envelope returns what is sent on a socket for an attempt.
func (dl *deliverer) envelope(a *attempt) []byte {
	e := map[string]any{
		"type": a.d.kind, "envelope_id": a.envelope, "payload": a.d.payload, "accepts_response_payload": a.d.accepts,
	}
	if a.d.kind == eventsAPI {
		e["retry_attempt"], e["retry_reason"] = a.d.tries-1, ""
		if a.d.tries > 1 {
			e["retry_reason"] = a.d.reason
		}
	}
	data, err := json.Marshal(e)
	if err != nil {
		panic(err) // it was made of JSON
	}
	return data
}

// finish ends an attempt: with an answer if reason is "", otherwise with a failure.
// After a failure the delivery is retried if again is set and Slack would retry it.
func (dl *deliverer) finish(a *attempt, answer []byte, reason string, again bool) {
	dl.update(func() { dl.finishLocked(a, answer, reason, again) })
}

func (dl *deliverer) finishLocked(a *attempt, answer []byte, reason string, again bool) {
	d := a.d
	if d.current != a || dl.closed {
		return
	}
	d.current = nil
	a.stop()
	if a.cancel != nil {
		a.cancel()
	}
	if a.socket != nil {
		delete(a.socket.pending, a.envelope)
		dl.sockets.envelopes[a.envelope] = "failed"
		if reason == "" {
			dl.sockets.envelopes[a.envelope] = "acknowledged"
		}
	}
	if reason != "" {
		d.reason = reason
	}
	retry := d.tries - 1
	switch {
	case reason == "":
		d.outcome, d.took = "acknowledged", dl.now().Sub(d.born)
	case d.kind == eventsAPI && again && retry < len(dl.opts.Retries):
		dl.opts.Clock.AfterFunc(dl.opts.Retries[retry], func() { dl.update(func() { dl.start(d) }) })
	default:
		d.outcome = "lost"
	}
	if d.answered != nil && d.outcome != "" {
		var err error
		if reason != "" {
			err = fmt.Errorf("slacktest: operation_timeout: %s", reason)
		}
		d.answered(answer, err)
	}
	dl.leaveLane(d)
}

// leaveLane starts the next delivery in d's lane, if d was the first.
func (dl *deliverer) leaveLane(d *delivery) {
	q := dl.lanes[d.lane]
	if len(q) == 0 || q[0] != d {
		return
	}
	dl.lanes[d.lane] = q[1:]
	if len(q) > 1 {
		dl.start(q[1])
	}
}

// use reports whether a fault happens now, and counts it.
func (dl *deliverer) use(which func(*faults) *int) bool {
	dl.mu.Lock()
	defer dl.mu.Unlock()
	n := which(&dl.faults)
	if *n == 0 {
		return false
	}
	*n--
	return true
}
