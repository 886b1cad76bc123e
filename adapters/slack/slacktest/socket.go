package slacktest

import (
	"encoding/json"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/gorilla/websocket"
)

const (
	maxSockets    = 10        // per app, Slack's limit
	maxAnswer     = 20 * 1024 // bytes; Slack ignores a larger one
	socketTimeout = 10 * time.Second
)

// sockets are the connections of Socket Mode.
type sockets struct {
	*state
	deliverer *deliverer
	tickets   map[string]bool
	envelopes map[string]string // "open", "acknowledged" or "failed"
	open      []*socket
	next      int // index of the next one to deliver to
}

// A socket is one connection of Socket Mode.
type socket struct {
	s        *sockets
	conn     *websocket.Conn
	id       int
	draining bool                // its client was asked to reconnect; it gets no more deliveries
	deaf     bool                // it is about to be closed, and ignores acknowledgements
	pending  map[string]*attempt // by envelope

	mu     sync.Mutex
	out    []frame
	signal chan struct{} // of capacity 1: out is not empty
	gone   chan struct{}
	once   sync.Once
}

// A frame is a message to a socket.
type frame struct {
	data     []byte
	delivery bool // of an event
}

// connectionsOpen answers apps.connections.open.
func (ss *sockets) connectionsOpen(*call) (map[string]any, *apiError) {
	ticket := ss.id("ticket")
	ss.tickets[ticket] = true
	return map[string]any{
		"url": "ws" + strings.TrimPrefix(ss.base, "http") + "/link/?ticket=" + ticket + "&app_id=" + ss.opts.AppID,
	}, nil
}

func (ss *sockets) serve(w http.ResponseWriter, r *http.Request) {
	ticket := r.URL.Query().Get("ticket")
	ss.mu.Lock()
	known := ss.tickets[ticket]
	delete(ss.tickets, ticket)
	ss.mu.Unlock()
	if !known {
		http.Error(w, "invalid ticket", http.StatusUnauthorized)
		return
	}
	up := websocket.Upgrader{CheckOrigin: func(*http.Request) bool { return true }}
	conn, err := up.Upgrade(w, r, nil)
	if err != nil {
		return
	}
	k := &socket{
		s: ss, conn: conn, pending: map[string]*attempt{},
		signal: make(chan struct{}, 1), gone: make(chan struct{}),
	}
	if !ss.register(k) {
		return
	}
	ss.work.Go(k.write)
	ss.work.Go(k.read)
}

// register adds k to the sockets and sends it a hello. It returns false if the server
// is closed.
func (ss *sockets) register(k *socket) bool {
	ss.mu.Lock()
	defer ss.mu.Unlock()
	defer ss.wake()
	if ss.closed {
		k.cut()
		return false
	}
	ss.serial++
	k.id = ss.serial
	if len(ss.open) >= maxSockets {
		k.draining = true
		k.send(frame{data: mustJSON(disconnect("too_many_websockets"))})
	}
	ss.open = append(ss.open, k)
	if !k.draining {
		k.send(frame{data: mustJSON(map[string]any{
			"type": "hello", "num_connections": len(ss.open),
			"connection_info": map[string]any{"app_id": ss.opts.AppID},
			"debug_info": map[string]any{
				"host": "applink-fake-" + strconv.Itoa(k.id), "build_number": 1, "approximate_connection_time": 18060,
			},
		})})
	}
	return true
}

func disconnect(reason string) map[string]any {
	return map[string]any{"type": "disconnect", "reason": reason, "debug_info": map[string]any{"host": "applink-fake"}}
}

// Sockets returns how many Socket Mode connections accept deliveries.
func (s *Server) Sockets() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := 0
	for _, k := range s.sockets.open {
		if !k.draining {
			n++
		}
	}
	return n
}

// Disconnect asks the clients of all sockets to reconnect. With the reason "warning"
// the sockets continue; otherwise, as with Slack, they get no more deliveries and are
// closed after ten seconds of the fake's clock.
func (s *Server) Disconnect(reason string) { s.sockets.disconnect(reason, maxSockets) }

// DisconnectOne is [Server.Disconnect] for the oldest socket.
func (s *Server) DisconnectOne(reason string) { s.sockets.disconnect(reason, 1) }

func (ss *sockets) disconnect(reason string, n int) {
	ss.update(func() {
		for _, k := range ss.open {
			if k.draining || n == 0 {
				continue
			}
			n--
			k.send(frame{data: mustJSON(disconnect(reason))})
			if reason != "warning" {
				k.draining = true
				ss.opts.Clock.AfterFunc(10*time.Second, k.cut)
			}
		}
	})
}

// CutSockets closes all sockets without notice. What was not acknowledged on them is
// redelivered.
func (s *Server) CutSockets() {
	s.mu.Lock()
	sockets := slices.Clone(s.sockets.open)
	s.mu.Unlock()
	for _, k := range sockets {
		k.cut()
		s.sockets.unregister(k)
	}
}

// PushRaw sends data unchanged, JSON or not, on one socket or to the URL for events,
// and reports whether there was one. If the data have an envelope_id, they are a
// delivery of the kind "raw", which is not redelivered.
func (s *Server) PushRaw(data []byte) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	if s.webhooks.receiver.set() {
		s.work.Go(func() { s.webhooks.postRaw(data) })
		return true
	}
	k := s.sockets.pickSocket()
	if k == nil {
		return false
	}
	var e struct {
		EnvelopeID string `json:"envelope_id"`
	}
	if json.Unmarshal(data, &e); e.EnvelopeID != "" {
		d := &delivery{kind: "raw", tries: 1, accepts: true}
		a := &attempt{d: d, envelope: e.EnvelopeID, socket: k}
		d.current = a
		a.stop = s.opts.Clock.AfterFunc(s.opts.AnswerTime, func() { s.deliverer.finish(a, nil, "timeout", false) })
		s.deliverer.deliveries = append(s.deliverer.deliveries, d)
		k.pending[a.envelope], s.sockets.envelopes[a.envelope] = a, "open"
	}
	k.send(frame{data: data})
	return true
}

// pickSocket returns the next socket in turn, nil if none is open. It needs the
// lock.
func (ss *sockets) pickSocket() *socket {
	for range ss.open {
		k := ss.open[ss.next%len(ss.open)]
		ss.next++
		if !k.draining {
			return k
		}
	}
	return nil
}

// unregister removes k and has its pending deliveries redelivered.
func (ss *sockets) unregister(k *socket) {
	ss.update(func() {
		ss.open = slices.DeleteFunc(ss.open, func(o *socket) bool { return o == k })
		for _, a := range k.inOrder() {
			ss.deliverer.finishLocked(a, nil, "timeout", true)
		}
	})
}

// inOrder returns the pending deliveries in the order in which they were sent.
func (k *socket) inOrder() []*attempt {
	all := make([]*attempt, 0, len(k.pending))
	for _, a := range k.pending {
		all = append(all, a)
	}
	slices.SortFunc(all, func(a, b *attempt) int { return strings.Compare(a.envelope, b.envelope) })
	return all
}

// cut closes the connection without a closing handshake.
func (k *socket) cut() {
	k.once.Do(func() {
		close(k.gone)
		k.conn.NetConn().Close()
	})
}

func (k *socket) send(f frame) {
	k.mu.Lock()
	k.out = append(k.out, f)
	k.mu.Unlock()
	select {
	case k.signal <- struct{}{}:
	default:
	}
}

// write writes the frames and pings, until the connection ends.
func (k *socket) write() {
	defer k.cut()
	var pings <-chan time.Time
	if d := k.s.opts.PingInterval; d > 0 {
		t := time.NewTicker(d)
		defer t.Stop()
		pings = t.C
	}
	for {
		select {
		case <-k.gone:
			return
		case <-pings:
			if k.conn.WriteControl(websocket.PingMessage, []byte("Ping from applink-fake"), time.Now().Add(socketTimeout)) != nil {
				return
			}
		case <-k.signal:
			if !k.flush() {
				return
			}
		}
	}
}

// flush writes the frames in out, and reports whether the connection stays open.
func (k *socket) flush() bool {
	k.mu.Lock()
	frames := k.out
	k.out = nil
	k.mu.Unlock()
	for _, f := range frames {
		last := f.delivery && k.isLast()
		if err := k.conn.SetWriteDeadline(time.Now().Add(socketTimeout)); err != nil {
			return false
		}
		if err := k.conn.WriteMessage(websocket.TextMessage, f.data); err != nil {
			return false
		}
		if last {
			return false
		}
	}
	return true
}

// isLast reports whether k is to be closed after the next delivery. From then on it
// ignores acknowledgements, one of which could come before it is closed.
func (k *socket) isLast() bool {
	if !k.s.deliverer.use(func(f *faults) *int { return &f.cutOnDelivery }) {
		return false
	}
	k.s.mu.Lock()
	defer k.s.mu.Unlock()
	k.deaf = true
	return true
}

func (k *socket) read() {
	defer k.s.unregister(k)
	defer k.cut()
	for {
		_, data, err := k.conn.ReadMessage()
		if err != nil {
			return
		}
		if !k.take(data) {
			return
		}
	}
}

// take handles an acknowledgement, and reports whether the connection stays open.
func (k *socket) take(data []byte) bool {
	s := k.s
	var ack struct {
		EnvelopeID string          `json:"envelope_id"`
		Payload    json.RawMessage `json:"payload"`
	}
	if err := json.Unmarshal(data, &ack); err != nil || ack.EnvelopeID == "" {
		s.update(func() { s.problem("a client sent something other than an acknowledgement: %.200s", data) })
		return true
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.wake()
	if k.deaf {
		return true
	}
	a := k.pending[ack.EnvelopeID]
	if a == nil {
		switch s.envelopes[ack.EnvelopeID] {
		case "":
			s.problem("envelope %s was acknowledged, but never sent", ack.EnvelopeID)
		case "acknowledged":
			s.problem("envelope %s was acknowledged twice", ack.EnvelopeID)
		}
		return true
	}
	answer := ack.Payload
	if isEmptyAnswer(answer) {
		answer = nil
	}
	switch {
	case a.d.kind == eventsAPI && s.deliverer.faults.cutOnAnswer > 0:
		s.deliverer.faults.cutOnAnswer--
		return false
	case a.d.kind == eventsAPI && s.deliverer.faults.loseAnswers > 0:
		s.deliverer.faults.loseAnswers--
		s.deliverer.finishLocked(a, nil, "timeout", true)
		return true
	case len(data) > maxAnswer:
		s.problem("an acknowledgement of %d bytes is dropped; Slack accepts at most %d", len(data), maxAnswer)
		return true
	case answer != nil && !a.d.accepts:
		s.problem("envelope %s accepts no answer, but got one: %.200s", ack.EnvelopeID, answer)
	}
	s.deliverer.finishLocked(a, answer, "", false)
	return true
}

// isEmptyAnswer reports whether an answer is empty. Slack's own clients send an empty
// object.
func isEmptyAnswer(data []byte) bool {
	s := strings.TrimSpace(string(data))
	return s == "" || s == "null" || s == "{}" || s == `""`
}

func mustJSON(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return data
}
