package slack

import (
	"context"
	"encoding/json"
	"errors"
	"hash/fnv"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"time"

	"github.com/gorilla/websocket"
	"github.com/slack-go/slack"

	"chit/adapters/kit"
)

// Two connections, because Slack closes each of them now and then, and what
// happens while none is open is delivered late or not at all.
const connections = 2

const (
	laneCount  = 16
	laneLength = 64
	maxTaps    = 64               // interactions in hand at once
	maxSocket  = 4 << 20          // bytes of one delivery
	quietTime  = 30 * time.Second // Slack pings more often than that
	leaveTime  = 15 * time.Second // Slack leaves a connection open after it asked for another
	ackTime    = 5 * time.Second
	firstPause = 100 * time.Millisecond // before a connection is opened again
	lastPause  = 30 * time.Second
)

// Slack does not put the parts of a message together, so that each must fit.
var dialer = websocket.Dialer{Proxy: http.ProxyFromEnvironment, HandshakeTimeout: callTime, WriteBufferSize: 32 << 10}

// sockets are the connections of one Run. The library's own client for Socket
// Mode is not used: it acknowledges without saying whether it could, gives up a
// whole event for a block that it does not know, leaves a gap when Slack asks
// for a new connection, and tries for ever with a token of the wrong kind.
type sockets struct {
	*Messenger
	wait  sync.WaitGroup
	lanes [laneCount]chan func()
	taps  chan struct{} // one for each interaction in hand
	link  link
}

// serveSockets receives until ctx is done, or Slack does not let us in.
func (m *Messenger) serveSockets(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	s := &sockets{Messenger: m, taps: make(chan struct{}, maxTaps), link: link{log: m.Log}}
	defer s.wait.Wait()
	defer cancel()
	for i := range s.lanes {
		s.lanes[i] = make(chan func(), laneLength)
		s.wait.Go(func() { run(ctx, s.lanes[i]) })
	}
	ended := make(chan error, connections)
	for range connections {
		s.wait.Go(func() { ended <- s.keepOpen(ctx) })
	}
	return <-ended
}

// run does what comes along a lane, one after the other.
func run(ctx context.Context, lane <-chan func()) {
	for ctx.Err() == nil { // what comes after something that was not stored must not be stored either
		select {
		case <-ctx.Done():
		case do := <-lane:
			do()
		}
	}
}

// keepOpen keeps a connection open until ctx is done or Slack refuses us.
func (s *sockets) keepOpen(ctx context.Context) error {
	pause := firstPause
	for {
		conn, err := s.dial(ctx)
		if ctx.Err() != nil {
			if err == nil {
				conn.Close()
			}
			return nil
		}
		if err == nil && s.lasts(ctx, conn) {
			pause = firstPause
			continue
		}
		if err := hopeless(err); err != nil {
			return err
		}
		if err != nil {
			s.link.failed(err)
		}
		wait := pause/2 + rand.N(pause)
		if limited, ok := errors.AsType[*slack.RateLimitedError](err); ok {
			wait = limited.RetryAfter
		}
		_ = kit.Sleep(ctx, wait)
		pause = min(2*pause, lastPause)
	}
}

// steady is how long a connection must last for the next to be opened at once. One
// that breaks sooner may do so again and again.
const steady = 10 * time.Second

// lasts takes what comes on a connection until another is needed, and reports
// whether it was steady.
func (s *sockets) lasts(ctx context.Context, conn *websocket.Conn) bool {
	s.link.opened()
	defer s.link.closed()
	timer := time.NewTimer(steady)
	defer timer.Stop()
	<-s.listen(ctx, conn)
	select {
	case <-timer.C:
		return true
	default:
		return false
	}
}

// hopeless returns what to tell the operator when trying again cannot help.
func hopeless(err error) error {
	status, isStatus := errors.AsType[slack.StatusCodeError](err)
	switch {
	case refusesToken(err):
		return badToken("SLACK_APP_TOKEN", err)
	case slices.Contains([]string{"not_allowed_token_type", "missing_scope", "no_permission"}, slackCode(err)):
		return errors.New("SLACK_APP_TOKEN must be an app-level token (xapp-…) with the scope connections:write")
	case isStatus && status.Code == http.StatusNotFound:
		return errors.New("the server at SLACK_API_URL knows no Socket Mode")
	}
	return nil
}

func (s *sockets) dial(ctx context.Context) (*websocket.Conn, error) {
	_, address, err := s.api.StartSocketModeContext(ctx)
	if err != nil {
		return nil, err
	}
	conn, response, err := dialer.DialContext(ctx, address, nil)
	if response != nil {
		response.Body.Close()
	}
	return conn, err
}

// A socket is one connection. Any number of goroutines may acknowledge on it.
type socket struct {
	*websocket.Conn
	mu      sync.Mutex
	leaving bool // Slack asked for another connection in its place
}

// listen takes what comes on a connection. The channel that it returns is closed
// when another is needed: when this one broke, or when Slack will close it. What
// is under way on it until then is still taken and acknowledged.
func (s *sockets) listen(ctx context.Context, conn *websocket.Conn) <-chan struct{} {
	needed := make(chan struct{})
	k := &socket{Conn: conn}
	s.wait.Go(func() {
		defer context.AfterFunc(ctx, func() { conn.Close() })()
		defer conn.Close()
		conn.SetReadLimit(maxSocket)
		k.extend()
		conn.SetPingHandler(func(data string) error {
			k.extend()
			return conn.WriteControl(websocket.PongMessage, []byte(data), time.Now().Add(ackTime))
		})
		for {
			_, data, err := conn.ReadMessage()
			if err != nil {
				if !k.leaving {
					close(needed)
				}
				return
			}
			k.extend()
			if s.heardSocket(ctx, k, data) && !k.leaving {
				k.leaving = true
				_ = conn.SetReadDeadline(time.Now().Add(leaveTime))
				close(needed)
			}
		}
	})
	return needed
}

// extend gives a connection the time that Slack may be quiet for, and one that
// Slack will close no more than it has.
func (k *socket) extend() {
	if !k.leaving {
		_ = k.SetReadDeadline(time.Now().Add(quietTime)) // of a closed one, reading says so
	}
}

// heardSocket takes one message of a connection and reports whether it asks for
// another connection.
func (s *sockets) heardSocket(ctx context.Context, k *socket, data []byte) (leave bool) {
	var e struct {
		Type    string          `json:"type"`
		ID      string          `json:"envelope_id"`
		Payload json.RawMessage `json:"payload"`
	}
	err := json.Unmarshal(data, &e)
	switch {
	case err != nil:
		s.Log.WarnContext(ctx, "Slack sent something that cannot be acknowledged", "error", err)
		s.keepRaw(ctx, data)
	case e.Type == "disconnect":
		return true
	case e.ID != "" && len(e.Payload) == 0:
		s.dispatch(ctx, k, e.Type, e.ID, data)
	case e.ID != "":
		s.dispatch(ctx, k, e.Type, e.ID, e.Payload)
	}
	return false
}

// keepRaw keeps something that is not to be acknowledged.
func (s *sockets) keepRaw(ctx context.Context, data []byte) {
	if session := s.session.Load(); session != nil {
		if err := session.ReceiveRaw(ctx, s.Name(), data); err != nil {
			s.Log.WarnContext(ctx, "something unreadable is not kept", "error", err)
		}
	}
}

// dispatch has a delivery stored and then acknowledged. Events of one channel
// keep their order; what somebody waits for overtakes them. Nothing is done
// here, because nobody answers Slack's pings meanwhile.
func (s *sockets) dispatch(ctx context.Context, k *socket, kind, id string, payload []byte) {
	do := func() {
		answer, err := s.take(ctx, kind, payload)
		if _, foreign := errors.AsType[*foreignError](err); err != nil && !foreign {
			s.Log.WarnContext(ctx, "not stored; Slack delivers it again", "kind", kind, "error", plain(err))
			return
		}
		if err := k.acknowledge(id, answer); err != nil {
			s.Log.DebugContext(ctx, "not acknowledged; it comes again and changes nothing", "error", err)
		}
	}
	if kind == kindEvent {
		select {
		case s.lanes[laneOf(payload)] <- do:
		case <-ctx.Done():
		}
		return
	}
	select {
	case s.taps <- struct{}{}:
		s.wait.Go(func() { defer func() { <-s.taps }(); do() })
	case <-ctx.Done():
	}
}

func (k *socket) acknowledge(id string, answer any) error {
	ack := struct {
		ID      string `json:"envelope_id"`
		Payload any    `json:"payload,omitempty"`
	}{id, answer}
	k.mu.Lock()
	defer k.mu.Unlock()
	if err := k.SetWriteDeadline(time.Now().Add(ackTime)); err != nil {
		return err
	}
	return k.WriteJSON(ack)
}

// laneOf spreads the channels over the lanes.
func laneOf(payload []byte) int {
	var e struct {
		Event struct {
			Channel json.RawMessage `json:"channel"`
		} `json:"event"`
	}
	_ = json.Unmarshal(payload, &e) // what has no channel needs no order
	h := fnv.New32a()
	_, _ = h.Write(e.Event.Channel)
	return int(h.Sum32() % laneCount)
}

// A link knows whether any connection is open, and says so when that changes.
type link struct {
	log  *slog.Logger
	mu   sync.Mutex
	open int
	lost bool // and said so
}

func (l *link) opened() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.open++
	if l.lost {
		l.lost = false
		l.log.Info("connected to Slack again")
	}
}

func (l *link) closed() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.open--
}

func (l *link) failed(err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open == 0 && !l.lost {
		l.lost = true
		l.log.Warn("the connection to Slack is lost; we keep trying", "error", plain(err))
	}
}
