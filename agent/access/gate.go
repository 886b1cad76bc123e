package access

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	"chit/agent/chat"
	"chit/agent/chat/text"
)

// What a stranger may cause.
const (
	toldFor     = 24 * time.Hour // who was told is not told again
	maxAttempts = 5              // codes of a person, each of which is answered
	attemptTime = time.Hour
	maxGreeted  = 5  // sentences to one person who writes here and there
	maxTaps     = 20 // and to one who taps
	maxSaid     = 20 // sentences of the whole bot to people who write for the first time
	saidTime    = time.Minute
	sayTime     = 10 * time.Second // for one of them
	maxSaying   = 500              // on their way at once
)

// GateConfig is what a gate needs. Log may be nil.
type GateConfig struct {
	Open  bool          // everybody is let in
	Store Store         // not asked when Open
	Next  chat.Receiver // gets what is let in
	// Own opens the ledger of a group, which belongs to the sender if nobody was
	// before them.
	Own func(ctx context.Context, m chat.Message) error
	// Say shows a reply to somebody who is not let in. It is not tried again.
	Say func(ctx context.Context, d chat.Delivery) error
	Now func() time.Time
	Log *slog.Logger
}

// A Gate is a [chat.Receiver] that hands on the messages of those who are let in.
// It is safe for concurrent use.
type Gate struct {
	GateConfig
	saying sync.WaitGroup
	slots  chan struct{} // one for each sentence on its way

	mu       sync.Mutex
	told     *tally // strangers, by where they speak
	attempts *tally // people who try codes
	greeted  *tally // strangers who write
	taps     *tally // and those who tap
	said     *tally // the whole bot, of what it says to strangers who write
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

// Receive implements [chat.Receiver]. To the platform a stranger's message has
// arrived, too: it would deliver it again otherwise.
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
		m.Text = start // a code is kept nowhere
	}
	m.Quotes = withoutCodes(m.Quotes)
	return g.Next.Receive(ctx, m)
}

// Brought implements [chat.Host]. Where nobody has to let a group in, its ledger
// belongs to whoever brought us there; elsewhere to whoever lets it in.
func (g *Gate) Brought(ctx context.Context, m chat.Message) error {
	if m.Direct || m.Sender.Outsider || !g.Open && !m.Sender.Member {
		return nil
	}
	return g.Own(ctx, m)
}

// errUnsure has the platform deliver a message again, instead of turning one of
// its own people away.
var errUnsure = errors.New("the platform does not tell whether somebody is a member")

// withoutCodes returns quotes without those that are a code: somebody else's words
// redeem nothing, and a code is kept nowhere.
func withoutCodes(all []chat.Quote) []chat.Quote {
	return slices.DeleteFunc(slices.Clone(all), func(q chat.Quote) bool {
		code, _ := codeIn(q.Text)
		return code != ""
	})
}

// admit reports whether m is let in, and answers it if not.
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
	}
	switch {
	case m.Direct && s.In, !m.Direct && s.Place:
		return true, nil
	case s.In: // the place is theirs to open
		if err := g.Store.LetIn(ctx, m.Ledger, m.Sender.ID); err != nil {
			return false, err
		}
		return true, g.Own(ctx, m)
	case m.Sender.Unsure:
		return false, errUnsure
	}
	g.turnAway(ctx, m)
	return false, nil
}

// mayTry reports whether a person may try a code, and counts it.
func (g *Gate) mayTry(person string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.attempts.take(person, g.Now())
}

// redeem reports whether a code lets a person in. What only we are to blame for
// is no attempt of theirs: their message is delivered again.
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

// turnAway tells a stranger how to get in, once in each place, and at every tap: a
// button that says nothing looks broken. Who edits a message that was turned away
// expects no answer.
func (g *Gate) turnAway(ctx context.Context, m chat.Message) {
	g.Log.DebugContext(ctx, "a stranger was turned away", "person", m.Sender.ID)
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

// refuse says that a code is not good, and not why. How many codes a person may
// try bounds how often they are told; what others do is nothing to them.
func (g *Gate) refuse(m chat.Message) {
	g.say(m, text.In(language(m)).Say(text.AccessBadCode))
}

// mayTell reports whether to tell a stranger how to get in, and counts it. What
// everybody together is told is bounded for those who write for the first time
// alone: a crowd of them would use up what a platform lets us say to our own
// people, and who is not told now is told at their next message.
func (g *Gate) mayTell(m chat.Message) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	const everybody = ""
	now, person, place := g.Now(), m.Sender.ID, m.Sender.ID+" "+string(m.Ledger)
	if m.Room != nil && m.Room.Ledger != "" {
		place = m.Sender.ID + " " + string(m.Room.Ledger) // they read it there
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

// say has a sentence shown, and does not wait for it.
func (g *Gate) say(m chat.Message, text string) {
	d := chat.Delivery{
		Conversation: m.Conversation, Answers: m.ID, To: m.Sender.ID,
		Reply: chat.Reply{Text: text, Private: !m.Direct, Notice: m.Choice != ""},
	}
	if m.Choice != "" {
		d.Card = m.ReplyTo
	}
	select {
	case g.slots <- struct{}{}:
	default:
		return // the platform does not keep up, or is away
	}
	g.saying.Go(func() {
		defer func() { <-g.slots }()
		ctx, cancel := context.WithTimeout(context.Background(), sayTime)
		defer cancel()
		if err := g.Say(ctx, d); err != nil {
			g.Log.DebugContext(ctx, "a stranger was not answered", "person", m.Sender.ID)
		}
	})
}

// Wait returns when nothing is being said any more.
func (g *Gate) Wait() { g.saying.Wait() }

// language is the one in which a stranger is answered: Chinese to who writes it,
// else that of their platform.
func language(m chat.Message) string {
	if strings.ContainsFunc(m.Text, func(c rune) bool { return unicode.Is(unicode.Han, c) }) {
		return "zh"
	}
	return m.Sender.Language
}

// ReceiveRaw implements [chat.Receiver]. Nobody knows whose an unreadable delivery
// is, so only its form is kept, which shows what the platform sends: the names of
// fields, the kinds of values, and by what it is told from other deliveries.
func (g *Gate) ReceiveRaw(ctx context.Context, platform string, payload []byte) error {
	if !g.Open {
		payload = form(payload)
	}
	return g.Next.ReceiveRaw(ctx, platform, payload)
}

// form returns JSON with every value replaced by an empty one of its kind; of
// anything else nothing.
func form(payload []byte) []byte {
	var v any
	if json.Unmarshal(payload, &v) != nil {
		return []byte(`"not JSON"`)
	}
	// What was read can be written.
	out, _ := json.Marshal(emptied("", v))
	return out
}

// emptied returns an empty value of the kind of v. What stands in a field "type"
// or "kind" says what the platform sends, if it is a word of a program; Telegram's
// update_id and Slack's event_id say which delivery it is, and nothing of a person.
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
// and underscores, as both platforms name their fields.
func programWord(s string) bool {
	return s != "" && len(s) <= 40 && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz_") == ""
}
