package access

import (
	"context"
	"encoding/json"
	"log/slog"
	"regexp"
	"strings"
	"sync"
	"time"
	"unicode"

	"chit/agent/chat"
)

// What a stranger may cause.
const (
	toldFor     = 24 * time.Hour // who was told is not told again
	maxAttempts = 5              // codes of a person
	attemptTime = time.Hour
	maxSaid     = 20 // sentences of the whole bot, and as many for taps
	saidTime    = time.Minute
	sayTime     = 10 * time.Second // for one of them
)

// GateConfig is what a gate needs. Log may be nil.
type GateConfig struct {
	Open  bool          // everybody is let in
	Store Store         // not asked when Open
	Next  chat.Receiver // gets what is let in
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

	mu       sync.Mutex
	told     *tally // strangers, by where they speak
	attempts *tally // people who try codes
	said     *tally // all that is said to strangers who write
	taps     *tally // and to those who tap
}

// NewGate returns a gate.
func NewGate(c GateConfig) *Gate {
	if c.Log == nil {
		c.Log = slog.New(slog.DiscardHandler)
	}
	return &Gate{
		GateConfig: c, told: newTally(1, toldFor), attempts: newTally(maxAttempts, attemptTime), said: newTally(maxSaid, saidTime), taps: newTally(maxSaid, saidTime),
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
	return g.Next.Receive(ctx, m)
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
		return true, g.Store.LetIn(ctx, m.Ledger, m.Sender.ID)
	}
	g.turnAway(ctx, m)
	return false, nil
}

// mayTry reports whether a person may try a code, and counts it.
func (g *Gate) mayTry(person string) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	now := g.Now()
	if g.attempts.full(person, now) {
		return false
	}
	g.attempts.add(person, 1, now)
	return true
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
	texts := chat.TextsIn(language(m))
	if m.Direct {
		g.say(m, texts.Say("access_stranger"))
	} else {
		g.say(m, texts.Say("access_stranger_group"))
	}
}

// refuse says that a code is not good, and not why.
func (g *Gate) refuse(m chat.Message) {
	g.mu.Lock()
	may := g.maySay(g.said, g.Now())
	g.mu.Unlock()
	if may {
		g.say(m, chat.TextsIn(language(m)).Say("access_bad_code"))
	}
}

// mayTell reports whether to tell a stranger how to get in, and counts it.
func (g *Gate) mayTell(m chat.Message) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	now := g.Now()
	if m.Choice != "" {
		return g.maySay(g.taps, now)
	}
	stranger := m.Sender.ID + " " + string(m.Ledger)
	if g.told.full(stranger, now) || !g.maySay(g.said, now) {
		return false
	}
	g.told.add(stranger, 1, now)
	return true
}

// maySay reports whether anything more may be said of what a tally counts, and
// counts it. It is called with the lock held.
func (*Gate) maySay(of *tally, now time.Time) bool {
	const everybody = ""
	if of.full(everybody, now) {
		return false
	}
	of.add(everybody, 1, now)
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
	g.saying.Go(func() {
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
