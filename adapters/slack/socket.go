package slack

import (
	"context"
	"encoding/json"
	"errors"
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

// There are two connections, because Slack closes each of them now and then,
// and events that happen while none is open arrive late or never.
const connections = 2

const (
	maxTaps    = 64               // concurrent interactions
	maxSocket  = 4 << 20          // bytes per delivery
	quietTime  = 30 * time.Second // Slack pings more often than that
	leaveTime  = 15 * time.Second // Slack keeps a connection open for so long after asking for another
	ackTime    = 5 * time.Second
	firstPause = 100 * time.Millisecond // before reconnecting
	lastPause  = 30 * time.Second
)

// Slack does not fragment messages, so each must fit into the read limit.
var dialer = websocket.Dialer{Proxy: http.ProxyFromEnvironment, HandshakeTimeout: callTime, WriteBufferSize: 32 << 10}

// sockets are the connections of one Run. The library's Socket Mode client is
// not used: it acknowledges without reporting errors, decodes events before anybody can
// store them raw and acknowledges none that it cannot decode, leaves a gap when Slack
// asks for a new connection, and retries forever with a token of the wrong kind.
type sockets struct {
	*intake
	wait  sync.WaitGroup
	lanes [laneCount]*lane
	taps  chan struct{} // one slot for each concurrent interaction
	link  link
}

// serveSockets receives until ctx is done or Slack rejects the token.
func (in *intake) serveSockets(ctx context.Context) error {
	ctx, cancel := context.WithCancel(ctx)
	s := &sockets{intake: in, taps: make(chan struct{}, maxTaps), link: link{log: in.log}}
	defer s.wait.Wait()
	defer cancel()
	for i := range s.lanes {
		s.lanes[i] = newLane()
		s.wait.Go(func() { s.lanes[i].run(ctx) })
	}
	ended := make(chan error, connections)
	for range connections {
		s.wait.Go(func() { ended <- s.keepOpen(ctx) })
	}
	return <-ended
}

// keepOpen keeps a connection open until ctx is done or Slack rejects the
// token.
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

// steady is how long a connection must have lasted for the next one to be opened
// at once. One that breaks sooner may keep doing so.
const steady = 10 * time.Second

// lasts serves a connection until another is needed, and reports whether it was
// steady.
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

// hopeless returns an error for the operator if retrying cannot help.
func hopeless(err error) error {
	status, isStatus := errors.AsType[slack.StatusCodeError](err)
	switch {
	case refusesToken(err):
		return badToken("SLACK_APP_TOKEN", err)
	case slices.Contains([]string{"not_allowed_token_type", "missing_scope", "no_permission"}, slackCode(err)):
		return errors.New("SLACK_APP_TOKEN must be an app-level token (xapp-…) with the scope connections:write")
	case isStatus && status.Code == http.StatusNotFound:
		return errors.New("the server at SLACK_API_URL does not support Socket Mode")
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
	leaving bool // Slack asked for a new connection to replace it
}

// listen serves a connection. It closes the returned channel when another one is
// needed: because this one broke, or because Slack will close it. What still
// arrives on it until then is taken and acknowledged.
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

// extend moves the read deadline by the time that Slack may be silent, unless
// Slack is closing the connection.
func (k *socket) extend() {
	if !k.leaving {
		_ = k.SetReadDeadline(time.Now().Add(quietTime)) // reading reports a closed connection
	}
}

// heardSocket handles one message of a connection, and reports whether it asks
// for a new one.
func (s *sockets) heardSocket(ctx context.Context, k *socket, data []byte) (leave bool) {
	var e struct {
		Type    string          `json:"type"`
		ID      string          `json:"envelope_id"`
		Payload json.RawMessage `json:"payload"`
	}
	err := json.Unmarshal(data, &e)
	switch {
	case err != nil:
		s.log.WarnContext(ctx, "Slack sent something that cannot be acknowledged", "error", err)
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

// keepRaw stores something that cannot be acknowledged.
func (s *sockets) keepRaw(ctx context.Context, data []byte) {
	if session := s.session.Load(); session != nil {
		if err := session.ReceiveRaw(ctx, platform, data); err != nil {
			s.log.WarnContext(ctx, "an unreadable delivery could not be stored", "error", err)
		}
	}
}

// dispatch has a delivery stored and then acknowledged. Events of one channel
// keep their order, whichever connection they come by; interactions, for which somebody waits, overtake them. It
// does not block, or Slack's pings would go unanswered.
func (s *sockets) dispatch(ctx context.Context, k *socket, kind, id string, payload []byte) {
	end := func(rest func() (any, error)) {
		answer, err := rest()
		if err != nil && !isForeign(err) {
			s.log.WarnContext(ctx, "delivery not stored; Slack will deliver it again", "kind", kind, "error", plain(err))
			return
		}
		if err := k.acknowledge(id, answer); err != nil {
			s.log.DebugContext(ctx, "delivery not acknowledged; Slack will send it again, to no effect", "error", err)
		}
	}
	if kind == kindEvent {
		a := aboutOf(kind, payload)
		s.lanes[laneOf(a.channel)].put(ctx, task{ts: a.ts, do: func() {
			rest := s.begin(ctx, kind, payload)
			s.wait.Go(func() { end(rest) })
		}})
		return
	}
	select {
	case s.taps <- struct{}{}:
		s.wait.Go(func() {
			defer func() { <-s.taps }()
			end(s.begin(ctx, kind, payload))
		})
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

// A link knows whether any connection is open, and logs changes.
type link struct {
	log  *slog.Logger
	mu   sync.Mutex
	open int
	lost bool // and it was logged
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
		l.log.Warn("connection to Slack lost; retrying", "error", plain(err))
	}
}
