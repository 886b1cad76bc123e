package access

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense/parse/lang"
)

// Limits on what strangers can cause.
const (
	toldFor     = 24 * time.Hour // a person who was told is not told again for so long
	maxAttempts = 5              // codes per person and hour; each attempt is answered
	attemptTime = time.Hour
	maxGreeted  = 5  // sentences to one person who writes in several places
	maxTaps     = 20 // sentences to one person who taps
	maxSaid     = 20 // sentences of the whole bot to people who write for the first time
	saidTime    = time.Minute
	sayTime     = 10 * time.Second // for sending one sentence
	maxSaying   = 500              // sentences being sent at once
)

// GateConfig holds the dependencies of a gate. Log may be nil.
type GateConfig struct {
	Open  bool          // everybody is let in
	Store Store         // not used when Open
	Next  chat.Receiver // receives the messages that are let in
	// OpenLedger opens the ledger of a group. It belongs to the sender unless it
	// already has an owner.
	OpenLedger func(ctx context.Context, m chat.Message) error
	// Say sends a reply to somebody who is not let in, without retrying.
	Say func(ctx context.Context, d chat.Delivery) error
	// Owned reports that a code made somebody an owner. It may be nil.
	Owned func(person string)
	Now   func() time.Time
	Log   *slog.Logger
}

// A Gate is a [chat.Receiver] that passes on the messages of people who are let
// in. It is safe for concurrent use.
type Gate struct {
	GateConfig
	saying sync.WaitGroup
	slots  chan struct{} // one for each sentence being sent

	mu       sync.Mutex
	told     *tally // strangers who were told, by where they speak
	attempts *tally // people who try codes
	greeted  *tally // strangers who write
	taps     *tally // strangers who tap
	said     *tally // what the whole bot said to strangers who write
}

// NewGate returns a gate.
func NewGate(c GateConfig) *Gate {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	return &Gate{
		GateConfig: c, slots: make(chan struct{}, maxSaying),
		told: newTally(1, toldFor), attempts: newTally(maxAttempts, attemptTime),
		greeted: newTally(maxGreeted, saidTime), taps: newTally(maxTaps, saidTime), said: newTally(maxSaid, saidTime),
	}
}

// Receive implements [chat.Receiver]. A stranger's message counts as received
// too, or the platform would deliver it again.
func (g *Gate) Receive(ctx context.Context, m chat.Message) error {
	code, bare := codeIn(m.Text)
	if g.Open && bare {
		code = ""
	}
	if !g.Open && !m.Sender.Member {
		in, err := g.admit(ctx, m, code)
		if err != nil || !in {
			return err
		}
	}
	if code != "" {
		m.Text = start // a code is stored nowhere
	}
	m.Quotes = withoutCodes(m.Quotes)
	return g.Next.Receive(ctx, m)
}

// Brought implements [chat.Host]. Where groups need not be let in, a group's
// ledger belongs to whoever brought the bot there.
func (g *Gate) Brought(ctx context.Context, m chat.Message) (welcome bool, err error) {
	switch {
	case m.Direct, m.Sender.Outsider:
		return false, nil
	case g.Open, m.Sender.Member:
		return true, g.OpenLedger(ctx, m)
	}
	s, err := g.Store.Standing(ctx, m.Sender.ID, m.Ledger)
	return s.In || s.Place, err
}

// errUnsure makes the platform deliver a message again, so that a member whom
// it could not look up is not turned away.
var errUnsure = errors.New("the platform did not tell whether the sender is a member")

// withoutCodes returns the quotes that are not codes: quoting somebody else's code
// redeems nothing, and a code is stored nowhere.
func withoutCodes(all []chat.Quote) []chat.Quote {
	return slices.DeleteFunc(slices.Clone(all), func(q chat.Quote) bool {
		code, _ := codeIn(q.Text)
		return code != ""
	})
}

// admit reports whether the sender of m is let in, and answers the others.
func (g *Gate) admit(ctx context.Context, m chat.Message, code string) (bool, error) {
	place := m.Ledger
	if m.Direct {
		place = ""
	}
	s, err := g.Store.Standing(ctx, m.Sender.ID, place)
	if err != nil {
		return false, err
	}
	written := m.Direct && m.Choice == "" && m.Edits == ""
	if written && code != "" && !s.Owner && g.mayTry(m.Sender.ID) {
		good, err := g.redeem(ctx, m.Sender.ID, code)
		if err != nil {
			return false, err
		}
		if !good && !s.In {
			g.refuse(m)
			return false, nil
		}
		s.In = true
		if good {
			g.reportOwner(ctx, m.Sender.ID)
		}
	}
	switch {
	case m.Direct && s.In, !m.Direct && s.Place:
		return true, nil
	case s.In: // the sender may let the place in
		if err := g.Store.AdmitPlace(ctx, m.Ledger, m.Sender.ID); err != nil {
			return false, err
		}
		return true, g.OpenLedger(ctx, m)
	case m.Sender.Unsure:
		return false, errUnsure
	}
	g.turnAway(ctx, m)
	return false, nil
}

// reportOwner reports somebody whom a code let in, if it made them an owner.
func (g *Gate) reportOwner(ctx context.Context, person string) {
	if g.Owned == nil {
		return
	}
	if s, err := g.Store.Standing(ctx, person, ""); err == nil && s.Owner {
		g.Owned(person)
	}
}

// mayTry reports whether a person may try another code, and counts the attempt.
func (g *Gate) mayTry(person string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.attempts.take(person, g.Now())
}

// redeem reports whether a code lets a person in. A failure of ours does not
// count as an attempt: the message is delivered again.
func (g *Gate) redeem(ctx context.Context, person, code string) (bool, error) {
	if !codeForm.MatchString(code) {
		return false, nil
	}
	good, err := g.Store.Redeem(ctx, person, DigestOf(code))
	if err != nil {
		g.mu.Lock()
		defer g.mu.Unlock()
		g.attempts.add(person, -1, g.Now())
	}
	return good, err
}

// turnAway tells a stranger how to get in: once in each place, and at every tap,
// because a button without an answer looks broken. Editing a message that was
// turned away gets no answer.
func (g *Gate) turnAway(ctx context.Context, m chat.Message) {
	g.Log.DebugContext(ctx, "stranger turned away", "person", m.Sender.ID)
	if m.Edits != "" || !g.mayTell(m) {
		return
	}
	texts := text.In(language(m))
	if m.Direct {
		g.say(m, texts.Say(text.AccessStranger))
	} else {
		g.say(m, texts.Say(text.AccessStrangerGroup))
	}
}

// refuse says that a code is not valid, but not why. The limit on a person's
// attempts also limits these answers; other people's attempts do not count.
func (g *Gate) refuse(m chat.Message) {
	g.say(m, text.In(language(m)).Say(text.AccessBadCode))
}

// mayTell reports whether to tell a stranger how to get in, and counts it. The
// limit for the whole bot applies only to people who write for the first time:
// a crowd of them could use up what a platform lets the bot say to its own
// people. Whoever is not told now is told at their next message.
func (g *Gate) mayTell(m chat.Message) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	const everybody = ""
	now, person, place := g.Now(), m.Sender.ID, m.Sender.ID+" "+string(m.Ledger)
	if m.Room != nil && m.Room.Ledger != "" {
		place = m.Sender.ID + " " + string(m.Room.Ledger) // the answer appears in that room
	}
	switch {
	case m.Choice != "":
		return g.taps.take(person, now)
	case g.told.full(place, now), g.greeted.full(person, now), g.said.full(everybody, now):
		return false
	}
	g.told.add(place, 1, now)
	g.greeted.add(person, 1, now)
	g.said.add(everybody, 1, now)
	return true
}

// say sends a sentence without waiting for it.
func (g *Gate) say(m chat.Message, text string) {
	d := chat.Delivery{
		Conversation: m.Conversation, Answers: m.ID, To: m.Sender.ID,
		Reply: chat.Reply{Text: text, Private: !m.Direct, Notice: m.Choice != "", Alert: m.Choice != ""},
	}
	if m.Choice != "" {
		d.Card = m.ReplyTo
	}
	select {
	case g.slots <- struct{}{}:
	default:
		return // the platform is down or too slow
	}
	g.saying.Go(func() {
		defer func() { <-g.slots }()
		ctx, cancel := context.WithTimeout(context.Background(), sayTime)
		defer cancel()
		if err := g.Say(ctx, d); err != nil {
			g.Log.DebugContext(ctx, "stranger not answered", "person", m.Sender.ID)
		}
	})
}

// Wait returns when no sentence is being sent.
func (g *Gate) Wait() { g.saying.Wait() }

// language returns the language in which to answer a stranger: the one that their letters
// show, otherwise that of their platform.
func language(m chat.Message) string {
	written := lang.InScript(lang.OfScript(m.Text, m.Sender.Language), m.Text)
	if written == text.Spoken(m.Sender.Language) {
		return m.Sender.Language // which may have a region
	}
	return cmp.Or(written, m.Sender.Language)
}

// ReceiveRaw implements [chat.Receiver]. An unreadable delivery may be anybody's,
// so only its form is kept, which is enough to see what the platform sends: the
// names of fields, the kinds of their values, and the id of the delivery.
func (g *Gate) ReceiveRaw(ctx context.Context, platform string, payload []byte) error {
	if !g.Open {
		payload = form(payload)
	}
	return g.Next.ReceiveRaw(ctx, platform, payload)
}

// form returns JSON with every value replaced by an empty one of its kind, and
// nil for anything that is not JSON.
func form(payload []byte) []byte {
	var v any
	if json.Unmarshal(payload, &v) != nil {
		return []byte(`"not JSON"`)
	}
	// What was decoded can be encoded.
	out, _ := json.Marshal(emptied("", v))
	return out
}

// emptied returns an empty value of the kind of v. It keeps a field "type" or
// "kind" that looks like an identifier, which tells what the platform sends, and
// Telegram's update_id and Slack's event_id, which identify the delivery and nobody
// personally.
func emptied(field string, v any) any {
	switch v := v.(type) {
	case map[string]any:
		fields := make(map[string]any, len(v))
		for name, inner := range v {
			if !programWord(name) {
				name = "?"
			}
			fields[name] = emptied(name, inner)
		}
		return fields
	case []any:
		for i := range v {
			v[i] = emptied("", v[i])
		}
		return v
	case string:
		if (field == "type" || field == "kind") && programWord(v) || field == "event_id" && eventID.MatchString(v) {
			return v
		}
		return ""
	case float64:
		if field == "update_id" {
			return v
		}
		return 0
	}
	return v
}

var eventID = regexp.MustCompile(`^[A-Za-z0-9]{1,40}$`)

// programWord reports whether s looks like message_reaction: lower-case letters
// and underscores, which is how both platforms name things.
func programWord(s string) bool {
	return s != "" && len(s) <= 40 && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz_") == ""
}
