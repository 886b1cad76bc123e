package access_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent/access"
	"chit/agent/access/accesstest"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// A recorder is both the receiver behind a gate and the platform in front of
// it.
type recorder struct {
	mu       sync.Mutex
	received []chat.Message
	raw      []string
	owned    []string // ledgers and who opened them
	said     []chat.Delivery
	fails    error // error of Receive
}

func (r *recorder) Receive(_ context.Context, m chat.Message) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.fails != nil {
		return r.fails
	}
	r.received = append(r.received, m)
	return nil
}

func (r *recorder) ReceiveRaw(_ context.Context, platform string, payload []byte) error {
	r.raw = append(r.raw, platform+" "+string(payload))
	return nil
}

func (r *recorder) say(_ context.Context, d chat.Delivery) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.said = append(r.said, d)
	return nil
}

func (r *recorder) own(_ context.Context, m chat.Message) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.owned = append(r.owned, string(m.Ledger)+" by "+m.Sender.ID)
	return r.fails
}

// A door is a gate with its surroundings.
type door struct {
	*access.Gate
	*recorder
	t     *testing.T
	store *accesstest.Memory
	now   time.Time
	log   bytes.Buffer
	n     int
}

func newDoor(t *testing.T) *door {
	d := &door{t: t, recorder: &recorder{}, store: accesstest.NewMemory(), now: time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)}
	d.Gate = access.NewGate(access.GateConfig{
		Store: d.store, Next: d.recorder, Say: d.say, OpenLedger: d.own, Now: func() time.Time { return d.now },
		Log: slog.New(slog.NewTextHandler(&d.log, &slog.HandlerOptions{Level: slog.LevelInfo})),
	})
	return d
}

// Receive is that of the gate.
func (d *door) Receive(ctx context.Context, m chat.Message) error { return d.Gate.Receive(ctx, m) }

// private returns a message that a person sends to the bot in private.
func private(person, text string) chat.Message {
	return chat.Message{
		Conversation: chat.ConversationID(person), Sender: chat.Sender{Person: expense.Person{ID: person, Name: "Name of " + person}},
		Ledger: expense.LedgerID(person), Direct: true, Text: text,
	}
}

// group returns a message that a person sends in a group.
func group(person, text string) chat.Message {
	m := private(person, text)
	m.Conversation, m.Ledger, m.Direct = "x:-100", "x:-100", false
	return m
}

// hand gives the gate a message. It returns the texts that got through, and
// what was said instead.
func (d *door) hand(m chat.Message) (through []string, said []chat.Delivery) {
	d.t.Helper()
	d.n++
	m.ID = chat.MessageID(strings.Repeat("i", d.n))
	d.received, d.said = nil, nil
	if err := d.Receive(d.t.Context(), m); err != nil {
		d.t.Errorf("Receive(%q by %s): %v", m.Text, m.Sender.ID, err)
	}
	d.Wait()
	for _, m := range d.received {
		through = append(through, m.Text)
	}
	return through, d.said
}

// passes checks that a message gets through with the given text, and that
// nothing is said.
func (d *door) passes(m chat.Message, want string) {
	d.t.Helper()
	through, said := d.hand(m)
	if !slices.Equal(through, []string{want}) || len(said) > 0 {
		d.t.Errorf("%q by %s: %q got through and %v was said, want %q and nothing", m.Text, m.Sender.ID, through, said, want)
	}
}

// stops checks that a message does not get through, and what is said.
func (d *door) stops(m chat.Message, want ...string) {
	d.t.Helper()
	through, said := d.hand(m)
	var texts []string
	for _, s := range said {
		texts = append(texts, s.Reply.Text)
	}
	if len(through) > 0 || !slices.Equal(texts, want) {
		d.t.Errorf("%q by %s: %q got through and %q was said, want nothing and %q", m.Text, m.Sender.ID, through, texts, want)
	}
}

var en, zh = text.In("en"), text.In("zh")

func (d *door) claimCode() string {
	code := access.NewCode()
	if _, err := d.store.OfferClaim(d.t.Context(), access.DigestOf(code), true); err != nil {
		d.t.Fatal(err)
	}
	return code
}

func TestStrangerIsToldOnce(t *testing.T) {
	d := newDoor(t)
	d.stops(private("x:1", "coffee 4.50"), en.Say(text.AccessStranger))
	d.stops(private("x:1", "coffee 4.50"))
	d.stops(private("x:1", "/invite"))
	d.stops(private("x:2", "hello"), en.Say(text.AccessStranger))
	d.stops(group("x:1", "hello"), en.Say(text.AccessStrangerGroup))
	d.stops(group("x:1", "hello"))
	d.now = d.now.Add(24 * time.Hour)
	d.stops(private("x:1", "hello"), en.Say(text.AccessStranger))
	if d.log.Len() > 0 {
		t.Errorf("the log says %q", d.log.String())
	}
}

func TestStrangerIsAnsweredInTheirLanguage(t *testing.T) {
	d := newDoor(t)
	m := private("x:1", "hello")
	m.Sender.Language = "zh-hans"
	d.stops(m, zh.Say(text.AccessStranger))
	d.stops(private("x:2", "咖啡 18"), zh.Say(text.AccessStranger))
	m = private("x:3", "Kaffee")
	m.Sender.Language = "de"
	d.stops(m, text.In("de").Say(text.AccessStranger))
}

func TestStrangerIsAnsweredWhereTheyWrote(t *testing.T) {
	d := newDoor(t)
	tap := group("x:1", "Undo")
	tap.Choice, tap.ReplyTo = "u:1", "card"
	_, said := d.hand(tap)
	want := []chat.Delivery{{
		Conversation: "x:-100", Answers: "i", To: "x:1", Card: "card",
		Reply: chat.Reply{Text: en.Say(text.AccessStrangerGroup), Private: true, Notice: true, Alert: true},
	}}
	if diff := cmp.Diff(want, said); diff != "" {
		t.Errorf("a stranger's tap is answered with (-want +got):\n%s", diff)
	}
	// A button without an answer looks broken, so each tap gets one. There is a
	// limit, which is separate from that of other strangers.
	for n := 1; n < 25; n++ {
		if _, said := d.hand(tap); (len(said) == 1) != (n < 20) {
			t.Errorf("tap %d of a stranger is answered with %v", n+1, said)
		}
	}
	d.stops(group("x:1", "hello"), en.Say(text.AccessStrangerGroup))
	d.now = d.now.Add(time.Minute)
	if _, said := d.hand(tap); len(said) != 1 {
		t.Errorf("a tap a minute later is answered with %v", said)
	}
	edit := private("x:2", "hello")
	edit.Edits = "old"
	d.stops(edit)
}

func TestMembersOfThePlatformAreLetIn(t *testing.T) {
	d := newDoor(t)
	for _, m := range []chat.Message{private("x:1", "coffee 4.50"), group("x:1", "tea 3")} {
		m.Sender.Member = true
		d.passes(m, m.Text)
	}
	// Members open no group for others; only the workspace can.
	d.stops(group("x:2", "hello"), en.Say(text.AccessStrangerGroup))
}

// TestWhoCouldNotBeLookedUp has a platform that cannot tell whether a sender is
// a member: the message is delivered again, unless it is let in either way.
func TestWhoCouldNotBeLookedUp(t *testing.T) {
	d := newDoor(t)
	accesstest.MakeOwner(t, d.store, "x:1")
	unsure := func(m chat.Message) chat.Message { m.Sender.Unsure = true; return m }
	for _, m := range []chat.Message{private("x:2", "coffee 4.50"), group("x:2", "coffee 4.50")} {
		if err := d.Receive(t.Context(), unsure(m)); err == nil || len(d.received)+len(d.said) > 0 {
			t.Errorf("%s: %v, and %v got through and %v was said", m.Conversation, err, d.received, d.said)
		}
	}
	d.passes(unsure(private("x:1", "coffee 4.50")), "coffee 4.50")
	d.passes(unsure(group("x:1", "coffee 4.50")), "coffee 4.50")
	d.passes(unsure(group("x:2", "coffee 4.50")), "coffee 4.50")
	d.Open, d.Store = true, nil
	d.passes(unsure(private("x:2", "coffee 4.50")), "coffee 4.50")
}

func TestOpenLetsEverybodyIn(t *testing.T) {
	d := newDoor(t)
	d.Open, d.Store = true, nil
	d.passes(private("x:1", "coffee 4.50"), "coffee 4.50")
	d.passes(group("x:2", "coffee 4.50"), "coffee 4.50")
	d.passes(private("x:1", "/start "+access.NewCode()), "/start")
	d.passes(private("x:1", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

func TestClaim(t *testing.T) {
	for _, form := range []string{"/start CODE", "/START@ChitBot  CODE ", "CODE", " CODE\n", "/start CODE extra", "/start CODE\nthank you"} {
		d := newDoor(t)
		code := d.claimCode()
		written := strings.ReplaceAll(form, "CODE", code)
		d.passes(private("x:1", written), "/start")
		d.passes(private("x:1", "coffee 4.50"), "coffee 4.50")
		d.passes(private("x:1", written), "/start") // tapped again, or redelivered
		d.stops(private("x:2", written), en.Say(text.AccessBadCode))
		d.stops(private("x:2", "hello"), en.Say(text.AccessStranger))
	}
	d := newDoor(t)
	d.passes(private("x:1", "/start "+strings.ToLower(d.claimCode())), "/start")
}

// TestEditedCodes checks that an edited message redeems nothing, and that its
// code is not stored either.
func TestEditedCodes(t *testing.T) {
	d := newDoor(t)
	m := private("x:1", d.claimCode())
	m.Edits = "old"
	d.stops(m)
	accesstest.MakeOwner(t, d.store, "x:1")
	d.passes(m, "/start")
}

// TestReceiveIsRepeated has the inbox fail after the code was used: the
// redelivered message must not find its code used.
func TestReceiveIsRepeated(t *testing.T) {
	d := newDoor(t)
	m := private("x:1", d.claimCode())
	d.fails = errors.New("disk full")
	if err := d.Receive(t.Context(), m); !errors.Is(err, d.fails) {
		t.Errorf("Receive = %v, want %v", err, d.fails)
	}
	d.fails = nil
	d.passes(m, "/start")
}

func TestBadCodesAreLimited(t *testing.T) {
	d := newDoor(t)
	code := d.claimCode()
	for _, bad := range []string{"/start hello", access.NewCode(), "/start " + access.NewCode(), "/start " + code + "A"} {
		d.stops(private("x:1", bad), en.Say(text.AccessBadCode))
	}
	d.stops(private("x:1", "/start A"), en.Say(text.AccessBadCode))
	d.stops(private("x:1", "/start "+code), en.Say(text.AccessStranger)) // the sixth attempt, with a valid code
	d.stops(private("x:1", code))
	d.now = d.now.Add(time.Hour)
	d.passes(private("x:1", code), "/start")
	d.stops(private("x:2", "/start ' OR 1=1;--"), en.Say(text.AccessStranger)) // does not look like a code
}

// TestStrangersDoNotSilenceEachOther has one person after another use up every
// limit, and then checks that somebody else still gets each kind of answer.
func TestStrangersDoNotSilenceEachOther(t *testing.T) {
	d := newDoor(t)
	elsewhere := func(person, text string, n int) chat.Message {
		m := group(person, text)
		m.Ledger = expense.LedgerID(fmt.Sprint("x:-", n))
		m.Conversation = chat.ConversationID(m.Ledger)
		return m
	}
	tap := private("x:mallory", "Undo")
	tap.Choice = "undo:1"
	answered := 0
	for n := range 100 {
		for _, m := range []chat.Message{private("x:mallory", access.NewCode()), elsewhere("x:mallory", "hello", n), tap} {
			_, said := d.hand(m)
			answered += len(said)
		}
	}
	if want := 5 + 5 + 20; answered != want {
		t.Errorf("one person is told %d sentences in a minute, want %d", answered, want)
	}
	for n := range 100 { // each with an expired code, as after a party
		who := fmt.Sprint("x:guest", n)
		d.stops(private(who, access.NewCode()), en.Say(text.AccessBadCode))
		d.stops(private(who, "/start nonsense"), en.Say(text.AccessBadCode))
	}
	d.stops(private("x:ana", "hello"), en.Say(text.AccessStranger))
	tap.Sender.ID = "x:ana"
	if _, said := d.hand(tap); len(said) != 1 {
		t.Errorf("the tap of somebody else is answered with %v", said)
	}
}

// TestSentencesOnTheirWayAreBounded has a platform that accepts nothing while a
// thousand people try codes.
func TestSentencesOnTheirWayAreBounded(t *testing.T) {
	d := newDoor(t)
	var waiting atomic.Int32
	open := make(chan struct{})
	d.Say = func(context.Context, chat.Delivery) error { waiting.Add(1); <-open; return nil }
	for n := range 1000 {
		if err := d.Receive(t.Context(), private(fmt.Sprint("x:", n), access.NewCode())); err != nil {
			t.Fatal(err)
		}
	}
	close(open)
	d.Wait()
	if n := waiting.Load(); n != 500 {
		t.Errorf("%d sentences were on their way at once, want 500", n)
	}
	d.Say = d.say
	d.stops(private("x:ana", access.NewCode()), en.Say(text.AccessBadCode))
}

func TestCodesAreForPrivateTalks(t *testing.T) {
	d := newDoor(t)
	code := d.claimCode()
	d.stops(group("x:1", "/start "+code), en.Say(text.AccessStrangerGroup))
	d.passes(private("x:1", code), "/start")
	d.passes(group("x:1", "/start "+d.claimCode()), "/start")
}

func TestAGroupIsLetIn(t *testing.T) {
	d := newDoor(t)
	accesstest.MakeOwner(t, d.store, "x:1")
	d.stops(group("x:2", "lunch 12"), en.Say(text.AccessStrangerGroup))
	d.passes(group("x:1", "hello"), "hello")
	d.passes(group("x:2", "lunch 12"), "lunch 12")
	d.stops(private("x:2", "lunch 12"), en.Say(text.AccessStranger))
	other := group("x:2", "lunch 12")
	other.Ledger, other.Conversation = "x:-200", "x:-200"
	d.stops(other, en.Say(text.AccessStrangerGroup))
}

// TestAGroupBelongsToWhoLetItIn lets groups in with messages of every kind.
// Nobody who comes later becomes the owner.
func TestAGroupBelongsToWhoLetItIn(t *testing.T) {
	for _, written := range []string{"/invite", "/invite@ChitBot Ana", "hello", "lunch 12", "/start", ""} {
		d := newDoor(t)
		accesstest.MakeOwner(t, d.store, "x:1")
		d.stops(group("x:2", "lunch 12"), en.Say(text.AccessStrangerGroup))
		d.hand(group("x:1", written))
		d.passes(group("x:2", "lunch 12"), "lunch 12")
		d.passes(group("x:1", "lunch 12"), "lunch 12")
		if want := []string{"x:-100 by x:1"}; !slices.Equal(d.owned, want) {
			t.Errorf("let in by %q: owned are %q, want %q", written, d.owned, want)
		}
	}
	d := newDoor(t)
	accesstest.MakeOwner(t, d.store, "x:1")
	d.fails = errors.New("disk full")
	if err := d.Receive(t.Context(), group("x:1", "hello")); !errors.Is(err, d.fails) || len(d.received) > 0 {
		t.Errorf("Receive = %v, and %v got through, want %v, so that the message comes again", err, d.received, d.fails)
	}
}

func TestAGroupBelongsToWhoBroughtUs(t *testing.T) {
	member, outsider := group("x:3", ""), group("x:4", "")
	member.Sender.Member, outsider.Sender.Outsider = true, true
	for _, tt := range []struct {
		name string
		m    chat.Message
		open bool
		want bool // their group's ledger is opened

		welcome bool
	}{
		{"a member", member, false, true, true},
		{"a member, to an open bot", member, true, true, true},
		{"somebody, to an open bot", group("x:5", ""), true, true, true},
		{"an outsider, to an open bot", outsider, true, false, false},
		{"an outsider", outsider, false, false, false},
		{"a stranger", group("x:5", ""), false, false, false},
		{"somebody who is let in, and lets groups in by speaking", group("x:1", ""), false, false, true},
		{"to a direct conversation", private("x:5", ""), true, false, false},
	} {
		d := newDoor(t)
		accesstest.MakeOwner(t, d.store, "x:1")
		d.Open = tt.open
		welcome, err := d.Brought(t.Context(), tt.m)
		if err != nil || (len(d.owned) == 1) != tt.want || len(d.received)+len(d.said) > 0 {
			t.Errorf("%s: owned are %q, error %v, want one: %t", tt.name, d.owned, err, tt.want)
		}
		if welcome != tt.welcome {
			t.Errorf("%s: the bot is welcome: %t, want %t", tt.name, welcome, tt.welcome)
		}
	}
}

func TestWhoIsExpelledIsAStranger(t *testing.T) {
	d := newDoor(t)
	accesstest.MakeOwner(t, d.store, "x:1")
	d.passes(private("x:1", "coffee 4.50"), "coffee 4.50")
	if _, err := d.store.Remove(t.Context(), "x:1"); err != nil {
		t.Fatal(err)
	}
	d.stops(private("x:1", "coffee 4.50"), en.Say(text.AccessStranger))
}

// TestManyStrangers limits what a crowd makes the bot say, and checks that those
// who were not told are told later.
func TestManyStrangers(t *testing.T) {
	d := newDoor(t)
	crowd := func() (told int) {
		var all sync.WaitGroup
		d.said = nil
		for n := range 50 {
			for range 3 {
				all.Go(func() {
					if err := d.Receive(t.Context(), private("x:"+strings.Repeat("n", n), "hello")); err != nil {
						t.Error(err)
					}
				})
			}
		}
		all.Wait()
		d.Wait()
		return len(d.said)
	}
	for minute, want := range []int{20, 20, 10, 0} {
		d.now = d.now.Add(time.Minute)
		if got := crowd(); got != want {
			t.Errorf("minute %d: %d were told, want %d", minute, got, want)
		}
	}
	if len(d.received) > 0 {
		t.Errorf("%d messages got through", len(d.received))
	}
}

func TestAStoreThatFails(t *testing.T) {
	d := newDoor(t)
	broken := errors.New("database is away")
	d.Store = failing{Store: d.store, err: broken}
	if err := d.Receive(t.Context(), private("x:1", "hello")); !errors.Is(err, broken) {
		t.Errorf("Receive = %v, want %v, so that the message comes again", err, broken)
	}
	d.Wait()
	if len(d.said)+len(d.received) > 0 {
		t.Errorf("%v was said and %v got through", d.said, d.received)
	}
	// Our failures do not count as attempts.
	d.Store = failing{Store: d.store, err: broken, only: true}
	m := private("x:1", d.claimCode())
	for range 10 {
		if err := d.Receive(t.Context(), m); !errors.Is(err, broken) {
			t.Errorf("Receive = %v, want %v", err, broken)
		}
	}
	d.Store = d.store
	d.passes(m, "/start")
}

// A failing store fails at every method, or only at redeeming.
type failing struct {
	access.Store
	err  error
	only bool
}

func (f failing) Standing(ctx context.Context, person string, place expense.LedgerID) (access.Standing, error) {
	if f.only {
		return f.Store.Standing(ctx, person, place)
	}
	return access.Standing{}, f.err
}

func (f failing) Redeem(context.Context, string, access.Digest) (bool, error) { return false, f.err }

// TestUnreadableKeepsNoData checks that only the form of an unreadable delivery
// is kept.
func TestUnreadableKeepsNoData(t *testing.T) {
	d := newDoor(t)
	for _, c := range []struct{ payload, want string }{
		{
			`{"update_id":7,"new_kind":{"type":"dance","from":{"id":5,"first_name":"Eve","is_bot":false},"text":"my secret","n":null,"list":["a",{"b":1.5}]}}`,
			`{"new_kind":{"from":{"first_name":"","id":0,"is_bot":false},"list":["",{"b":0}],"n":null,"text":"","type":"dance"},"update_id":7}`,
		},
		{`{"Eve Smith":1,"type":"Eve Smith","kind":"eve smith"}`, `{"?":0,"kind":"","type":""}`},
		{`{"event_id":"Ev1A","e":{"event_id":"my secret","update_id":"my secret"}}`, `{"e":{"event_id":"","update_id":""},"event_id":"Ev1A"}`},
		{`my secret`, `"not JSON"`},
		{"\xff{", `"not JSON"`},
		{``, `"not JSON"`},
		{`"my secret"`, `""`},
		{`1e999`, `"not JSON"`},
	} {
		d.raw = nil
		if err := d.ReceiveRaw(t.Context(), "x", []byte(c.payload)); err != nil {
			t.Errorf("ReceiveRaw(%q): %v", c.payload, err)
		}
		if want := []string{"x " + c.want}; !slices.Equal(d.raw, want) {
			t.Errorf("%q is kept as %q, want %q", c.payload, d.raw, want)
		}
	}
	d.Open, d.raw = true, nil
	if err := d.ReceiveRaw(t.Context(), "x", []byte(`{"a":1}`)); err != nil || !slices.Equal(d.raw, []string{`x {"a":1}`}) {
		t.Errorf("an open bot keeps %q, %v, want all of it", d.raw, err)
	}
}

// ReceiveRaw is that of the gate.
func (d *door) ReceiveRaw(ctx context.Context, platform string, payload []byte) error {
	return d.Gate.ReceiveRaw(ctx, platform, payload)
}

// TestACodeThatIsPassedOn checks that a code somebody else wrote redeems
// nothing and is not passed on.
func TestACodeThatIsPassedOn(t *testing.T) {
	for _, form := range []string{"%s", "/start %s", "/start@chit_bot %s"} {
		d := newDoor(t)
		code := d.claimCode()
		forward := func(person string) chat.Message {
			m := private(person, "")
			m.Quotes = []chat.Quote{{Kind: chat.Forwarded, Text: fmt.Sprintf(form, code)}, {Kind: chat.Quoted, Text: "lunch 12"}}
			return m
		}
		d.stops(forward("x:1"), en.Say(text.AccessStranger))
		d.passes(private("x:2", "/start "+code), "/start")
		d.passes(forward("x:2"), "")
		if diff := cmp.Diff([]string{"lunch 12"}, d.received[0].Passed()); diff != "" {
			t.Errorf("of quotes with a code got through (-want +got):\n%s", diff)
		}
	}
}

func TestWithhold(t *testing.T) {
	for in, want := range map[string]string{
		`{"text":"ABCDEFGHIJKLMNOPQRSTUVWX23"}`:        `{"text":"withheld"}`,
		`{"text":"/start abcdefghijklmnopqrstuvwx23"}`: `{"text":"/start withheld"}`,
		`{"text":"coffee 4.50","event_id":"Ev0ABC"}`:   `{"text":"coffee 4.50","event_id":"Ev0ABC"}`,
	} {
		if got := string(access.Withhold([]byte(in))); got != want {
			t.Errorf("Withhold(%s) = %s, want %s", in, got, want)
		}
	}
}
