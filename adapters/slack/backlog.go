package slack

import (
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"sync"
	"time"

	"chit/adapters/kit"
	"chit/agent/chat"
)

// A delivery that cannot be taken without asking Slack something is kept, acknowledged,
// and taken in the background: Slack waits three seconds for an acknowledgement, and its
// answers may take as long. It reaches the receiver only then, with all that is known of
// its sender, so whoever decides who is let in decides on the same grounds as always.

const (
	keepTime   = 24 * time.Hour // how long a kept delivery is taken again; then it is set aside for the operator
	lastRetry  = time.Minute
	orphanTime = time.Minute            // after which another process takes what a dead one has kept
	sweepTime  = 20 * time.Second       // between looks for that
	openTime   = 300 * time.Millisecond // to open a form before the tap is acknowledged
	maxAsking  = 8                      // people who are looked up at once
)

// A kept delivery is one that is acknowledged and not taken yet.
type kept struct {
	Kind    string          `json:"kind"`
	Payload json.RawMessage `json:"payload"`
	At      time.Time       `json:"at"`

	about  about
	note   string
	tries  int
	stored chan struct{} // closed when it is stored, or lost
	taken  chan struct{} // closed when it was taken, or that failed; nil if nobody waits
	lost   bool          // it is not stored, so Slack delivers it again
}

// An about is what is known of a delivery before it is taken.
type about struct {
	channel string // whose order it belongs to, "" for none
	ts      string // of the event
	user    string // who did it
	id      string // of the delivery, the same when it is repeated
}

// aboutOf reads what is known of a delivery. What is missing is "".
func aboutOf(kind string, payload []byte) about {
	var p struct {
		EventID string `json:"event_id"`
		Event   struct {
			Channel json.RawMessage `json:"channel"`
			User    json.RawMessage `json:"user"`
			EventTS string          `json:"event_ts"`
			TS      string          `json:"ts"`
			Message struct {
				User string `json:"user"`
			} `json:"message"`
		} `json:"event"`
	}
	if kind != kindEvent || json.Unmarshal(payload, &p) != nil {
		return about{id: fmt.Sprintf("%x", sum(payload))}
	}
	a := about{channel: strings.Trim(string(p.Event.Channel), `"`), ts: p.Event.EventTS, user: strings.Trim(string(p.Event.User), `"`), id: p.EventID}
	if a.ts == "" {
		a.ts = p.Event.TS
	}
	if a.user == "" {
		a.user = p.Event.Message.User
	}
	if a.id == "" {
		a.id = fmt.Sprintf("%x", sum(payload))
	}
	return a
}

func sum(payload []byte) []byte {
	h := fnv.New128a()
	_, _ = h.Write(payload)
	return h.Sum(nil)
}

// A backlog holds the deliveries that are kept.
type backlog struct {
	shelf    chat.Shelf                  // where they survive the process; nil if nothing is kept
	withhold func(payload []byte) []byte // removes what must not be stored; may be nil

	mu       sync.Mutex
	channels map[string][]*kept // by channel, in the order of their events
	notes    map[string]bool    // those of this process
	slots    chan struct{}      // one for each person who is looked up ahead
}

// holds reports whether a channel has deliveries that are not taken yet.
func (b *backlog) holds(channel string) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return channel != "" && len(b.channels[channel]) > 0
}

// put adds a delivery to those of its channel, and reports whether it is the only one.
func (b *backlog) put(k *kept) (alone bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.channels == nil {
		b.channels, b.notes = map[string][]*kept{}, map[string]bool{}
	}
	b.notes[k.note] = true
	lane := k.lane()
	waiting := b.channels[lane]
	i := len(waiting)
	for i > 1 && later(waiting[i-1].about.ts, k.about.ts) { // the first may be in hand
		i--
	}
	b.channels[lane] = slices.Insert(waiting, i, k)
	return len(waiting) == 0
}

// lane names what a delivery must not overtake: its channel, or nothing but itself.
func (k *kept) lane() string {
	if k.about.channel != "" {
		return k.about.channel
	}
	return k.note
}

// after removes a delivery that was in hand, and returns the next one of its channel.
func (b *backlog) after(k *kept) *kept {
	b.mu.Lock()
	defer b.mu.Unlock()
	lane := k.lane()
	rest := slices.DeleteFunc(b.channels[lane], func(other *kept) bool { return other == k })
	if len(rest) == 0 {
		delete(b.channels, lane)
		return nil
	}
	b.channels[lane] = rest
	return rest[0]
}

// forget removes a delivery that was taken from the shelf.
func (b *backlog) forget(ctx context.Context, k *kept) error {
	err := b.shelf.SetNote(ctx, k.note, "")
	if err == nil {
		b.drop(k)
	}
	return err
}

// drop forgets that a delivery is in hand.
func (b *backlog) drop(k *kept) {
	b.mu.Lock()
	defer b.mu.Unlock()
	delete(b.notes, k.note)
}

func noteOfKept(s *session, a about) string { return keptPrefix(s) + a.id }

func keptPrefix(s *session) string { return "slack:kept:" + s.self.workspace.String() + "/" }

// keep has a delivery taken in the background. What arrives later in its channel waits
// for it. The delivery may be acknowledged when the returned function, which others need
// not wait for, has stored it.
func (in *intake) keep(ctx context.Context, s *session, kind string, payload []byte, a about) func() error {
	k := &kept{Kind: kind, Payload: payload, At: in.now(), about: a, note: noteOfKept(s, a), stored: make(chan struct{}), taken: make(chan struct{})}
	if in.backlog.has(k.note) {
		return func() error { return nil } // delivered again
	}
	taken := k.taken
	in.enqueue(s, k)
	return func() error {
		err := in.backlog.store(ctx, k)
		if err == nil && kind == kindInteraction {
			wait(ctx, taken)
		}
		return err
	}
}

// store stores a delivery without what must not be stored.
func (b *backlog) store(ctx context.Context, k *kept) error {
	defer close(k.stored)
	copied := *k
	copied.Payload = b.storable(k.Payload)
	value, err := json.Marshal(copied)
	if err == nil {
		err = b.shelf.SetNote(ctx, k.note, string(value))
	}
	k.lost = err != nil
	return err
}

// storable returns a payload without what must not be stored.
func (b *backlog) storable(payload []byte) []byte {
	if b.withhold == nil {
		return payload
	}
	return b.withhold(payload)
}

// wait waits until a delivery was taken, such as for a form to open, if that is soon:
// until the acknowledgement, Slack shows at the button that something happens.
func wait(ctx context.Context, taken <-chan struct{}) {
	timer := time.NewTimer(openTime)
	defer timer.Stop()
	select {
	case <-taken:
	case <-timer.C:
	case <-ctx.Done():
	}
}

// enqueue has a kept delivery taken.
func (in *intake) enqueue(s *session, k *kept) {
	in.lookAhead(s, k.about.user)
	if in.backlog.put(k) {
		s.later.Go(func() { in.catchUp(s, k) })
	}
}

// lookAhead asks Slack about a person whose delivery waits for others.
func (in *intake) lookAhead(s *session, user string) {
	if user == "" || in.people.knows(user) {
		return
	}
	s.later.Go(func() {
		select {
		case in.backlog.slots <- struct{}{}:
			defer func() { <-in.backlog.slots }()
			in.people.profile(patiently(s.ctx), user)
		case <-s.ctx.Done():
		}
	})
}

// catchUp takes a kept delivery and those that wait for it.
func (in *intake) catchUp(s *session, k *kept) {
	for k != nil && s.ctx.Err() == nil {
		in.takeKept(s, k)
		if k.taken != nil {
			close(k.taken)
			k.taken = nil
		}
		k = in.backlog.after(k)
	}
}

// takeKept takes a kept delivery. If that fails, it is taken again later, and those that
// wait for it go on.
func (in *intake) takeKept(s *session, k *kept) {
	if <-k.stored; k.lost {
		in.backlog.drop(k)
		return
	}
	ctx, cancel := context.WithTimeout(patiently(s.ctx), 3*callTime)
	defer cancel()
	err := in.takeOrSetAside(ctx, s, k)
	if k.tries++; err != nil && s.ctx.Err() != nil {
		return // whoever runs next takes it
	}
	if err != nil {
		in.log.WarnContext(ctx, "a delivery is taken again later", "kind", k.Kind, "error", plain(err))
		s.later.Go(func() {
			const doublings = 6 // to more than a minute
			if kit.Sleep(s.ctx, min(time.Second<<min(k.tries, doublings), lastRetry)) == nil {
				in.enqueue(s, k)
			}
		})
		return
	}
	if err := in.backlog.forget(ctx, k); err != nil {
		in.log.WarnContext(ctx, "a delivery that was taken is still kept", "error", err)
	}
}

// takeOrSetAside takes a kept delivery. It was acknowledged, so it is never dropped: what
// cannot be taken for a day is stored for the operator.
func (in *intake) takeOrSetAside(ctx context.Context, s *session, k *kept) error {
	_, err := in.takeNow(ctx, s, k.Kind, k.Payload)
	switch {
	case err == nil, isForeign(err):
		return nil
	case in.now().Sub(k.At) < keepTime:
		return err
	}
	in.log.ErrorContext(ctx, "a delivery cannot be taken; stored for the operator", "kind", k.Kind, "error", plain(err))
	return s.ReceiveRaw(ctx, platform, in.backlog.storable(k.Payload))
}

// sweep takes what processes that died have kept, until the session ends. Taking
// something twice changes nothing.
func (in *intake) sweep(s *session) {
	for age := time.Duration(0); s.ctx.Err() == nil; age = orphanTime {
		if err := in.adopt(s, age); err != nil {
			in.log.WarnContext(s.ctx, "what was kept cannot be read", "error", err)
		}
		_ = kit.Sleep(s.ctx, sweepTime)
	}
}

// adopt takes what was kept before a time and is not in hand here.
func (in *intake) adopt(s *session, age time.Duration) error {
	notes, err := in.backlog.shelf.NotesUnder(s.ctx, keptPrefix(s))
	if err != nil {
		return err
	}
	var all []*kept
	stored := make(chan struct{})
	close(stored)
	for name, value := range notes {
		k := &kept{note: name, stored: stored}
		if json.Unmarshal([]byte(value), k) == nil && !in.now().Before(k.At.Add(age)) && !in.backlog.has(name) {
			k.about = aboutOf(k.Kind, k.Payload)
			all = append(all, k)
		}
	}
	slices.SortFunc(all, func(a, b *kept) int { return a.At.Compare(b.At) })
	for _, k := range all {
		in.enqueue(s, k)
	}
	return nil
}

// has reports whether this process has a note in hand.
func (b *backlog) has(note string) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.notes[note]
}
