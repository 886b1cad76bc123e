package slack

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"
)

// Kinds of deliveries, named as in Socket Mode.
const (
	kindEvent       = "events_api"
	kindInteraction = "interactive"
	kindCommand     = "slash_commands"
)

// takeTime is how long storing a delivery may take. Slack waits three seconds
// for the acknowledgement.
const takeTime = 2500 * time.Millisecond

var (
	errNotReady   = errors.New("not connected to Slack yet")
	errUnreadable = errors.New("unreadable")
)

// An intake takes what Slack delivers, stores it and says how it is acknowledged.
type intake struct {
	*connection
	people     *directory
	home       *home
	forms      forms
	threads    threads
	foreigners foreigners
	responses  *responses
	vanished   *vanished
	backlog    backlog
}

// take stores a delivery and returns the content of the acknowledgement, nil
// for none. After an error Slack must deliver it again, unless it is a
// [foreignError].
func (in *intake) take(ctx context.Context, kind string, payload []byte) (answer any, err error) {
	return in.begin(ctx, kind, payload)()
}

// begin does as much of [intake.take] as events that arrive later must wait for, and
// returns the rest. It asks Slack nothing, if there is a place to keep what cannot be
// taken without, except when a form is submitted: its answer is in the acknowledgement, as
// that of a search is.
func (in *intake) begin(ctx context.Context, kind string, payload []byte) func() (any, error) {
	taken := func(answer any, err error) func() (any, error) {
		return func() (any, error) { return answer, err }
	}
	s := in.session.Load()
	if s == nil {
		return taken(nil, errNotReady)
	}
	short, cancel := context.WithTimeout(ctx, takeTime)
	defer cancel()
	if in.backlog.shelf == nil || kind == kindInteraction && isAnswered(payload) {
		return taken(in.takeNow(short, s, kind, payload))
	}
	a := aboutOf(kind, payload)
	if !in.backlog.holds(a.channel) {
		if answer, err := in.takeNow(withoutAsking(short), s, kind, payload); !errors.Is(err, errMustAsk) {
			return taken(answer, err)
		}
	}
	store := in.keep(ctx, s, kind, payload, a)
	return func() (any, error) { return nil, store() }
}

// takeNow stores a delivery as a message.
func (in *intake) takeNow(ctx context.Context, s *session, kind string, payload []byte) (answer any, err error) {
	switch kind {
	case kindEvent:
		err = in.takeEvent(ctx, s, payload)
	case kindInteraction:
		answer, err = in.takeInteraction(ctx, s, payload)
	case kindCommand:
		err = in.takeCommand(ctx, s, payload)
	default:
		err = fmt.Errorf("%w: a delivery of the kind %.40q", errUnreadable, kind)
	}
	if foreign, ok := errors.AsType[*foreignError](err); ok {
		in.turnAway(ctx, foreign)
	}
	if errors.Is(err, errUnreadable) {
		in.log.WarnContext(ctx, "unreadable delivery from Slack; stored for the operator", "kind", kind, "error", err)
		return nil, s.ReceiveRaw(ctx, platform, payload)
	}
	return answer, err
}

// isAnswered reports whether the acknowledgement of an interaction has its answer.
func isAnswered(payload []byte) bool {
	var i struct {
		Type string `json:"type"`
	}
	return json.Unmarshal(payload, &i) == nil && (i.Type == "view_submission" || i.Type == "block_suggestion")
}

// read decodes a payload.
func read(payload []byte, into any) error {
	if err := json.Unmarshal(payload, into); err != nil {
		return fmt.Errorf("%w: %w", errUnreadable, err)
	}
	return nil
}

// lacking returns an error if one of the required ids is empty.
func lacking(kind string, ids ...string) error {
	for _, id := range ids {
		if id == "" {
			return fmt.Errorf("%w: a %s without an id", errUnreadable, kind)
		}
	}
	return nil
}
