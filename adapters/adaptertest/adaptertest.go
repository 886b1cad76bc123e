// Package adaptertest is the test suite of adapters.
//
// [Run] checks adapters whose users wait for each answer, [RunMessenger] those
// that are a [chat.Messenger].
//
// The tests of an adapter connect it to a fake of its platform, pass that to
// [Run] as a [Platform], and need no tests of their own for what all platforms
// have in common.
package adaptertest

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/expense"
)

// A Platform is an adapter with its surroundings, and a person who talks with
// the bot in private. Its functions may block; the suite limits the time.
type Platform struct {
	Adapter chat.Adapter
	Person  expense.Person           // the person who writes
	Say     func(text string)        // the person writes
	Take    func(choice chat.Choice) // the person takes a choice that was shown
	Shown   func() string            // the next reply, as the person sees it
	Leave   func()                   // the platform ends the conversation; nil if it cannot
}

// limit bounds everything that the suite waits for. It is long, because it is
// reached only when something is broken.
const limit = 2 * time.Minute

// Run checks the adapters that open makes, each with its own platform.
func Run(t *testing.T, open func(t *testing.T) Platform) {
	for _, tt := range []struct {
		name  string
		check func(*testing.T, *talk)
	}{
		{"a message says who, where and when", checkMessage},
		{"ids are unique and carry the adapter's name", checkIDs},
		{"messages come one at a time and in order", checkOrder},
		{"a text arrives as it was written", checkTexts},
		{"a choice is shown and taken", checkChoice},
		{"a broken handler ends nothing", checkBroken},
		{"a reply cannot steer the screen", checkSteering},
		{"cancelling ends it without an error", checkCancel},
		{"cancelling ends a message in hand", checkCancelInHand},
		{"the end of the conversation is no error", checkLeave},
	} {
		t.Run(tt.name, func(t *testing.T) { tt.check(t, begin(t, open(t))) })
	}
}

// A talk is a platform with its adapter running. It is the adapter's handler:
// each message waits for the reply that the check gives it.
type talk struct {
	Platform
	heard  chan chat.Message
	answer chan answer
	cancel context.CancelFunc
	ended  chan error
}

type answer struct {
	reply chat.Reply
	err   error
}

func begin(t *testing.T, p Platform) *talk {
	ctx, cancel := context.WithCancel(t.Context())
	k := &talk{p, make(chan chat.Message), make(chan answer), cancel, make(chan error, 1)}
	go func() { k.ended <- p.Adapter.Run(ctx, k) }()
	t.Cleanup(cancel)
	return k
}

// Handle implements [chat.Handler].
func (k *talk) Handle(ctx context.Context, m chat.Message) (chat.Reply, error) {
	select {
	case k.heard <- m:
	case <-ctx.Done():
		return chat.Reply{}, ctx.Err()
	}
	select {
	case a := <-k.answer:
		return a.reply, a.err
	case <-ctx.Done():
		return chat.Reply{}, ctx.Err()
	}
}

// within fails the test if f takes longer than limit.
func within[T any](t *testing.T, what string, f func() T) T {
	t.Helper()
	done := make(chan T, 1)
	go func() { done <- f() }()
	select {
	case v := <-done:
		return v
	case <-time.After(limit):
		t.Fatalf("waited %v for %s", limit, what)
		panic("unreachable")
	}
}

// hear has the person write, and returns the message that arrives.
func (k *talk) hear(t *testing.T, text string) chat.Message {
	t.Helper()
	go k.Say(text)
	return k.next(t)
}

func (k *talk) next(t *testing.T) chat.Message {
	t.Helper()
	return within(t, "a message", func() chat.Message { return <-k.heard })
}

// reply answers the current message and returns what the person sees.
func (k *talk) reply(t *testing.T, r chat.Reply, err error) string {
	t.Helper()
	k.answer <- answer{r, err}
	return within(t, "a reply", k.Shown)
}

func (k *talk) end(t *testing.T) {
	t.Helper()
	if err := within(t, "the end", func() error { return <-k.ended }); err != nil {
		t.Errorf("Run returned %v, want nil", err)
	}
}

func checkMessage(t *testing.T, k *talk) {
	m := k.hear(t, "coffee 4.50")
	if m.Text != "coffee 4.50" || m.Choice != "" || !m.Direct {
		t.Errorf("heard text %q, choice %q, direct %v; want the text, none and true", m.Text, m.Choice, m.Direct)
	}
	if m.Sender.Person != k.Person {
		t.Errorf("sender is %+v, want %+v", m.Sender.Person, k.Person)
	}
	if m.Conversation == "" || m.ID == "" || m.Ledger == "" || m.At.IsZero() {
		t.Errorf("conversation %q, id %q, ledger %q, at %v; want all of them set", m.Conversation, m.ID, m.Ledger, m.At)
	}
	if seen := k.reply(t, chat.Reply{Text: "4.50 EUR · coffee"}, nil); !strings.Contains(seen, "4.50 EUR · coffee") {
		t.Errorf("the person sees %q", seen)
	}
}

func checkIDs(t *testing.T, k *talk) {
	prefix := k.Adapter.Name() + ":"
	seen := map[chat.MessageID]bool{}
	for range 3 {
		m := k.hear(t, "the same words")
		for _, id := range []string{string(m.Conversation), string(m.Ledger), m.Sender.ID} {
			if !strings.HasPrefix(id, prefix) {
				t.Errorf("id %q does not begin with %q", id, prefix)
			}
		}
		if seen[m.ID] {
			t.Errorf("message id %q came twice", m.ID)
		}
		seen[m.ID] = true
		k.reply(t, chat.Reply{Text: "yes"}, nil)
	}
}

func checkOrder(t *testing.T, k *talk) {
	texts := []string{"one", "two", "three"}
	go func() {
		for _, text := range texts {
			k.Say(text)
		}
	}()
	for _, want := range texts {
		if m := k.next(t); m.Text != want {
			t.Errorf("heard %q, want %q", m.Text, want)
		}
		select {
		case m := <-k.heard:
			t.Fatalf("heard %q before the reply to %q", m.Text, want)
		default:
		}
		if seen := k.reply(t, chat.Reply{Text: "re " + want}, nil); !strings.Contains(seen, "re "+want) {
			t.Errorf("the person sees %q in answer to %q", seen, want)
		}
	}
}

func checkTexts(t *testing.T, k *talk) {
	for _, text := range []string{
		"昨天打车花了35元", "=cmd|' /C calc'!A0", "<b>5 & 6</b>", "/start", `\ " ' %s %d {{.}}`, "👩‍👩‍👧 4,50 €",
		strings.Repeat("lunch 12 ", 400),
	} {
		if m := k.hear(t, text); strings.TrimSpace(m.Text) != strings.TrimSpace(text) {
			t.Errorf("heard %.80q, want %.80q", m.Text, text)
		}
		k.reply(t, chat.Reply{Text: "yes"}, nil)
	}
}

func checkChoice(t *testing.T, k *talk) {
	undo := chat.Choice{ID: "undo:1", Label: "Undo"}
	net := chat.Choice{ID: "net:1", Label: "It was net"}
	k.hear(t, "coffee 4.50")
	seen := k.reply(t, chat.Reply{Text: "saved", Choices: []chat.Choice{undo, net}}, nil)
	if !strings.Contains(seen, undo.Label) || !strings.Contains(seen, net.Label) {
		t.Errorf("the person sees %q, without the choices", seen)
	}
	go k.Take(net)
	if m := k.next(t); m.Choice != net.ID || m.Text != net.Label {
		t.Errorf("heard choice %q with text %q, want %q with %q", m.Choice, m.Text, net.ID, net.Label)
	}
	k.reply(t, chat.Reply{Text: "changed"}, nil)
}

func checkBroken(t *testing.T, k *talk) {
	k.hear(t, "coffee 4.50")
	seen := k.reply(t, chat.Reply{}, errors.New("the disk at /dev/sda1 is on fire"))
	if strings.TrimSpace(seen) == "" || strings.Contains(seen, "sda1") {
		t.Errorf("the person sees %q; want a sentence without the cause", seen)
	}
	if m := k.hear(t, "coffee 4.50 again"); m.Text != "coffee 4.50 again" {
		t.Errorf("heard %q after a failure", m.Text)
	}
	k.reply(t, chat.Reply{Text: "saved"}, nil)
}

func checkSteering(t *testing.T, k *talk) {
	k.hear(t, "coffee 4.50")
	seen := k.reply(t, chat.Reply{Text: "4.50 \x1b[2Jcoffee\x07 \x1b]0;title\x07\u202e05.4\u202c\r\x00"}, nil)
	if strings.ContainsAny(seen, "\x00\x07\x1b\u202e") {
		t.Errorf("the person's screen gets %q", seen)
	}
}

func checkCancel(t *testing.T, k *talk) {
	k.cancel()
	k.end(t)
}

func checkCancelInHand(t *testing.T, k *talk) {
	k.hear(t, "coffee 4.50")
	k.cancel()
	k.end(t)
}

func checkLeave(t *testing.T, k *talk) {
	if k.Leave == nil {
		t.Skip("conversations of this platform do not end")
	}
	k.Leave()
	k.end(t)
}
