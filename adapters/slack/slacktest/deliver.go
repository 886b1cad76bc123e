package slacktest

import (
	"encoding/json"
	"fmt"
	"slices"
)

// Kinds of envelopes.
const (
	eventsAPI   = "events_api"
	interactive = "interactive"
	commands    = "slash_commands"
)

// A delivery is something sent to the bot, until it is acknowledged or given
// up.
type delivery struct {
	kind    string
	lane    string // deliveries in a lane start one after the other
	payload map[string]any
	accepts bool // the acknowledgement may contain an answer
	// answered is called with the answer, or why there is none, with the lock
	// held.
	answered func(answer []byte, err error)

	tries   int // attempts so far; the first one is not a retry
	reason  string
	current *attempt // nil when none is in progress
	outcome string   // "" while open, otherwise "acknowledged" or "lost"
}

// An attempt is one try to deliver to the bot.
type attempt struct {
	d        *delivery
	envelope string
	socket   *socket // nil in HTTP
	stop     func()  // the timer
	cancel   func()  // the request
}

// A Delivery is the state of something that was sent to the bot.
type Delivery struct {
	Kind         string // "events_api", "interactive" or "slash_commands"
	EventID      string
	EventType    string // of the event or the interaction
	Attempts     int
	Acknowledged bool
	Lost         bool   // Slack gave up
	UnderWay     bool   // an attempt was made and has neither been answered nor failed
	Reason       string // why the last attempt failed, "" if none did
}

// Deliveries returns everything sent to the bot so far, oldest first.
func (s *Server) Deliveries() []Delivery {
	s.mu.Lock()
	defer s.mu.Unlock()
	all := make([]Delivery, 0, len(s.deliveries))
	for _, d := range s.deliveries {
		e, _ := d.payload["event"].(map[string]any)
		r := Delivery{
			Kind: d.kind, EventID: str(d.payload["event_id"]), EventType: str(e["type"]), Attempts: d.tries,
			Acknowledged: d.outcome == "acknowledged", Lost: d.outcome == "lost", Reason: d.reason,
			UnderWay: d.current != nil,
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
	for _, d := range s.deliveries {
		if d.outcome == "" {
			n++
		}
	}
	return n
}

// RedeliverWithRetry delivers the last n events again, whatever became of them,
// as Slack does after a late acknowledgement. It returns how many there were.
func (s *Server) RedeliverWithRetry(n int) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	var again []*delivery
	for _, d := range slices.Backward(s.deliveries) {
		if d.kind == eventsAPI && len(again) < n {
			again = append(again, d)
		}
	}
	slices.Reverse(again)
	for _, d := range again {
		s.deliver(&delivery{kind: d.kind, lane: d.lane, payload: d.payload, tries: 1, reason: "timeout"})
	}
	return len(again)
}

// LoseAnswers loses the next n acknowledgements of events on the way: the bot
// has done its part, and the same event is redelivered at once.
func (s *Server) LoseAnswers(n int) { s.update(func() { s.faults.loseAnswers = n }) }

// CutOnDelivery cuts the socket right after sending each of the next n events.
func (s *Server) CutOnDelivery(n int) { s.update(func() { s.faults.cutOnDelivery = n }) }

// CutOnAnswer cuts the socket when the next n acknowledgements of events arrive,
// and ignores them.
func (s *Server) CutOnAnswer(n int) { s.update(func() { s.faults.cutOnAnswer = n }) }

// deliver starts a delivery. It needs the lock.
func (s *Server) deliver(d *delivery) {
	if s.closed {
		return
	}
	s.deliveries = append(s.deliveries, d)
	if d.kind != eventsAPI || d.lane == "" || s.opts.Unordered {
		s.start(d)
		return
	}
	s.lanes[d.lane] = append(s.lanes[d.lane], d)
	if len(s.lanes[d.lane]) == 1 {
		s.start(d)
	}
}

// start makes an attempt. It needs the lock.
func (s *Server) start(d *delivery) {
	if s.closed {
		return
	}
	d.tries++
	a := &attempt{d: d, envelope: s.envelopeID()}
	d.current = a
	if s.receiver.set() {
		a.stop = s.opts.Clock.AfterFunc(s.opts.AnswerTime, func() { s.finish(a, nil, "http_timeout", true) })
		s.work.Go(func() { s.post(a) })
		return
	}
	a.socket = s.pickSocket()
	if a.socket == nil {
		a.stop = func() {}
		s.finishLocked(a, nil, "timeout", true)
		return
	}
	a.stop = s.opts.Clock.AfterFunc(s.opts.AnswerTime, func() { s.finish(a, nil, "timeout", true) })
	a.socket.pending[a.envelope], s.envelopes[a.envelope] = a, "open"
	a.socket.send(frame{data: s.envelope(a), delivery: d.kind == eventsAPI})
}

// envelopeID returns a new envelope id. It needs the lock.
func (s *Server) envelopeID() string {
	s.serial++
	return fmt.Sprintf("%08x-57ac-4fa3-8e00-%012x", s.serial, s.serial)
}

// envelope returns what is sent on a socket for an attempt.
func (s *Server) envelope(a *attempt) []byte {
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

// finish ends an attempt: with an answer if reason is "", otherwise with a
// failure, after which it is retried if again is set and Slack would.
func (s *Server) finish(a *attempt, answer []byte, reason string, again bool) {
	s.update(func() { s.finishLocked(a, answer, reason, again) })
}

func (s *Server) finishLocked(a *attempt, answer []byte, reason string, again bool) {
	d := a.d
	if d.current != a || s.closed {
		return
	}
	d.current = nil
	a.stop()
	if a.cancel != nil {
		a.cancel()
	}
	if a.socket != nil {
		delete(a.socket.pending, a.envelope)
		s.envelopes[a.envelope] = "failed"
		if reason == "" {
			s.envelopes[a.envelope] = "acknowledged"
		}
	}
	if reason != "" {
		d.reason = reason
	}
	retry := d.tries - 1
	switch {
	case reason == "":
		d.outcome = "acknowledged"
	case d.kind == eventsAPI && again && retry < len(s.opts.Retries):
		s.opts.Clock.AfterFunc(s.opts.Retries[retry], func() { s.update(func() { s.start(d) }) })
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
	s.leaveLane(d)
}

// leaveLane starts the next delivery of d's lane, if d was the first.
func (s *Server) leaveLane(d *delivery) {
	q := s.lanes[d.lane]
	if len(q) == 0 || q[0] != d {
		return
	}
	s.lanes[d.lane] = q[1:]
	if len(q) > 1 {
		s.start(q[1])
	}
}
