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
}

// take stores a delivery and returns the content of the acknowledgement, nil
// for none. After an error Slack must deliver it again, unless it is a
// [foreignError].
func (in *intake) take(ctx context.Context, kind string, payload []byte) (answer any, err error) {
	s := in.session.Load()
	if s == nil {
		return nil, errNotReady
	}
	ctx, cancel := context.WithTimeout(ctx, takeTime)
	defer cancel()
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
