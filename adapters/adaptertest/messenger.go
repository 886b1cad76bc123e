package adaptertest

import (
	"context"
	"slices"
	"strings"
	"testing"

	"chit/agent/chat"
	"chit/expense"
)

// A Service is a [chat.Messenger] with its surroundings: a fake of its platform,
// and a person there. Its functions make things happen without waiting for the
// bot.
type Service struct {
	Messenger chat.Messenger
	Again     func() chat.Messenger                             // the same bot in a new process, with the old one's notes and cards
	Person    expense.Person                                    // the person who writes
	Other     expense.Person                                    // somebody else in Thread
	PassOn    func(text, words string)                          // the other writes a text there, which the person shows the bot with words of their own
	Direct    Room                                              // a private conversation of the person and the bot
	Thread    Room                                              // a thread or topic that others can read
	Unordered bool                                              // redeliveries may come in another order
	Redeliver func()                                            // the platform redelivers its last delivery
	Wait      func(ctx context.Context, cond func() bool) error // until something on the platform makes cond true
	Garble    func()                                            // the platform delivers something unreadable
	Slow      func()                                            // the next message is refused with "too many requests, retry in a second"
	Cut       func(shown bool)                                  // the connection breaks at the next message, before or after it is shown
	Secrets   []string                                          // texts that no error may contain
}

// A Room is a place where people and the bot write.
type Room struct {
	Write    func(text string) chat.MessageID                      // the person writes to the bot, mentioning it where that is required
	Send     func(f chat.File, text string)                        // the person sends a file with a text, as by Write
	Edit     func(message chat.MessageID, text string)             // the person edits their message
	Reply    func(card chat.MessageID, text string) chat.MessageID // the person answers a card
	Delete   func(card chat.MessageID)                             // somebody deletes a card
	Reaction func(to chat.MessageID) string                        // the bot's reaction to a message of the person, "" for none
	Tap      func(label string)                                    // the person presses a button of the last reply that has it
	TapOther func(label string)                                    // somebody else does; only where others read
	Notice   func() (text string, waits bool)                      // what the last tap showed for a moment, and whether its button still waits
	Shown    func() []Shown                                        // what the bot shows, oldest first
}

// Shown is a message of the bot as the person sees it.
type Shown struct {
	Text   string
	Labels []string // of its buttons
	Files  []chat.File
}

// RunMessenger checks the messengers that open makes, each with its own
// platform.
func RunMessenger(t *testing.T, open func(t *testing.T) Service) {
	for _, tt := range []struct {
		name  string
		check func(*testing.T, *exchange)
	}{
		{"a message says who, where and when", checkSaid},
		{"a text arrives as it was written", checkSaidTexts},
		{"messages of a conversation arrive in order", checkSaidOrder},
		{"a thread is a conversation of its own", checkThread},
		{"a redelivery has the same name", checkRedelivery},
		{"what is not taken comes again", checkNotTaken},
		{"what nobody can read is kept apart and holds up nothing", checkGarbled},
		{"an edit names what it replaces", checkEdit},
		{"what somebody else wrote is theirs", checkWhose},
		{"a button is taken", checkButton},
		{"a card is replaced in place", checkInPlace},
		{"a correction changes the card", in(checkAmended)},
		{"a correction of what is not shown is a message", in(checkAmendedElsewhere)},
		{"the card that was shown last lives", in(checkSecondCard)},
		{"a card is known to every process", checkAmendedLater},
		{"a card that is gone is shown again", in(checkCardGone)},
		{"a notice leaves the card as it is", checkNotice},
		{"somebody else taps", checkOthersTap},
		{"a button is tapped twice", checkTappedTwice},
		{"a card of a process before is tapped", checkTappedLater},
		{"a card is deleted while a tap on it is worked on", checkTappedCardGone},
		{"what nobody asked for is shown by itself", checkUnasked},
		{"a rate limit is not sent and says when", checkSlow},
		{"a broken connection is not sent or in doubt", checkCut},
		{"a file arrives whole", checkFile},
		{"several files come with their text", checkFiles},
		{"a file that a person sends is fetched", checkSent},
		{"a file that was sent comes back unchanged", checkSentBack},
		{"a long text arrives whole", checkLong},
		{"a reply cannot steer the screen", checkReplySteering},
		{"stopping in the middle of a message loses nothing", checkStop},
		{"a conversation of somebody else is refused for ever", checkForeign},
	} {
		t.Run(tt.name, func(t *testing.T) { tt.check(t, exchangeWith(t, open(t))) })
	}
}

func checkSaid(t *testing.T, x *exchange) {
	m := x.hear(t, x.Direct, "coffee 4.50")
	if m.Text != "coffee 4.50" || m.Choice != "" || m.Edits != "" || m.ReplyTo != "" || !m.Direct {
		t.Errorf("heard %+v; want the text, direct, no choice, no edit and no answer", m)
	}
	if m.Sender.Person != x.Person {
		t.Errorf("sender is %+v, want %+v", m.Sender.Person, x.Person)
	}
	prefix := x.Messenger.Name() + ":"
	for _, id := range []string{string(m.Conversation), string(m.Ledger), m.Sender.ID} {
		if !strings.HasPrefix(id, prefix) {
			t.Errorf("id %q does not begin with %q", id, prefix)
		}
	}
	if m.ID == "" || m.At.IsZero() {
		t.Errorf("id %q, at %v; want both set", m.ID, m.At)
	}
	id := x.deliver(t, m, chat.Reply{Text: "4.50 EUR · coffee"})
	if got := last(x.Direct).Text; got != "4.50 EUR · coffee" || id == "" {
		t.Errorf("the person sees %q, id %q", got, id)
	}
}

func checkSaidTexts(t *testing.T, x *exchange) {
	for _, text := range []string{
		"昨天打车花了35元", "=cmd|' /C calc'!A0", "<b>5 & 6</b>", `\ " ' %s %d {{.}} *a* _b_ ~c~`, "👩‍👩‍👧 4,50 €", "a &lt;b&gt; &amp;amp;",
		strings.TrimSpace(strings.Repeat("lunch 12 ", 400)), "two\nlines",
	} {
		m := x.hear(t, x.Direct, text)
		if m.Text != text {
			t.Errorf("heard %.80q, want %.80q", m.Text, text)
		}
		x.deliver(t, m, chat.Reply{Text: "re " + text})
		if got := last(x.Direct).Text; got != "re "+text {
			t.Errorf("the person sees %.80q, want %.80q", got, "re "+text)
		}
	}
}

func checkSaidOrder(t *testing.T, x *exchange) {
	texts := []string{"one", "two", "three", "four", "five"}
	for _, text := range texts {
		x.Direct.Write(text)
	}
	seen := map[chat.MessageID]bool{}
	for _, want := range texts {
		m := x.next(t)
		if m.Text != want || seen[m.ID] {
			t.Errorf("heard %q with id %q, want %q and a new id", m.Text, m.ID, want)
		}
		seen[m.ID] = true
	}
}

func checkThread(t *testing.T, x *exchange) {
	direct := x.hear(t, x.Direct, "coffee 4.50")
	m := x.hear(t, x.Thread, "lunch 12")
	if m.Direct || m.Text != "lunch 12" {
		t.Errorf("heard %q, direct %v; want the text without a mention, and false", m.Text, m.Direct)
	}
	if m.Conversation == direct.Conversation || m.Ledger == direct.Ledger {
		t.Errorf("conversation %q and ledger %q are those of the direct one", m.Conversation, m.Ledger)
	}
	if m.Sender.ID != direct.Sender.ID {
		t.Errorf("sender %q, want %q", m.Sender.ID, direct.Sender.ID)
	}
	before := len(x.Direct.Shown())
	x.deliver(t, m, chat.Reply{Text: "12.00 EUR · lunch"})
	if got := last(x.Thread).Text; got != "12.00 EUR · lunch" || len(x.Direct.Shown()) != before {
		t.Errorf("in the thread they see %q", got)
	}
}

func checkRedelivery(t *testing.T, x *exchange) {
	m := x.hear(t, x.Direct, "coffee 4.50")
	x.Redeliver()
	x.Redeliver()
	if again := x.hear(t, x.Direct, "tea 3"); again.Text != "tea 3" || again.SourceKey() == m.SourceKey() {
		t.Errorf("heard %q named %s after two redeliveries, want only what was new", again.Text, again.SourceKey())
	}
	x.with(func() {
		if len(x.keys) != 2 {
			t.Errorf("two messages have the names %v", x.keys)
		}
	})
}

func checkNotTaken(t *testing.T, x *exchange) {
	x.with(func() { x.fail = 2 })
	if m := x.hear(t, x.Direct, "coffee 4.50"); m.Text != "coffee 4.50" {
		t.Errorf("heard %q", m.Text)
	}
	if m := x.hear(t, x.Direct, "tea 3"); m.Text != "tea 3" {
		t.Errorf("heard %q", m.Text)
	}
}

func checkGarbled(t *testing.T, x *exchange) {
	x.Garble()
	if m := x.hear(t, x.Direct, "coffee 4.50"); m.Text != "coffee 4.50" {
		t.Errorf("heard %q", m.Text)
	}
	within(t, "what nobody can read", func() []byte { return <-x.raw })
}

func checkEdit(t *testing.T, x *exchange) {
	id := x.Direct.Write("coffee 4.50")
	first := x.next(t)
	x.Direct.Edit(id, "coffee 5.20")
	second := x.next(t)
	x.Direct.Edit(id, "coffee 5.30")
	third := x.next(t)
	if second.Text != "coffee 5.20" || second.Edits != first.ID || third.Text != "coffee 5.30" || third.Edits != first.ID {
		t.Errorf("heard edits %q of %q and %q of %q, want those of %q", second.Text, second.Edits, third.Text, third.Edits, first.ID)
	}
	if first.ID == second.ID || second.ID == third.ID || first.Conversation != second.Conversation {
		t.Errorf("ids %q, %q, %q in %q and %q; want new ones in the same conversation", first.ID, second.ID, third.ID, first.Conversation, second.Conversation)
	}
	x.deliver(t, second, chat.Reply{Text: "changed"})
	if got := last(x.Direct).Text; got != "changed" {
		t.Errorf("the person sees %q", got)
	}
}

// checkWhose passes on what somebody else wrote: its author arrives with it, and can be
// told apart from whoever passed it on when it is asked whose it is.
func checkWhose(t *testing.T, x *exchange) {
	x.PassOn("pizza 30 EUR", "log this")
	m := x.next(t)
	if m.Text != "log this" || m.Sender.Person != x.Person || m.Direct || m.Overheard || len(m.Quotes) != 1 {
		t.Fatalf("heard %+v, want the words and what they pass on", m)
	}
	if q := m.Quotes[0]; q.Text != "pizza 30 EUR" || q.Author != x.Other || q.At.IsZero() {
		t.Errorf("passed on is %+v, want what %+v wrote", q, x.Other)
	}
	asked := chat.Reply{Text: "Who paid?"}
	for _, p := range []expense.Person{m.Quotes[0].Author, m.Sender.Person} {
		asked.Choices = append(asked.Choices, chat.Choice{ID: "answer:" + p.ID, Label: p.Name})
	}
	x.deliver(t, m, asked)
	x.Thread.Tap(x.Other.Name)
	if tap := x.next(t); tap.Choice != "answer:"+x.Other.ID || tap.Sender.Person != x.Person {
		t.Errorf("the answer is %+v, want that it was %+v", tap, x.Other)
	}
}

func checkStop(t *testing.T, x *exchange) {
	x.with(func() { x.stuck = true })
	x.Direct.Write("coffee 4.50")
	x.Direct.Write("tea 3")
	if err := within(t, "the end", func() error { return <-x.ended }); err != nil {
		t.Errorf("Run returned %v, want nil", err)
	}
	x.run(t, x.Again())
	heard := []string{x.next(t).Text, x.next(t).Text}
	if x.Unordered {
		slices.Sort(heard)
	}
	if want := []string{"coffee 4.50", "tea 3"}; !slices.Equal(heard, want) {
		t.Errorf("after the stop heard %q, want %q", heard, want)
	}
}

func checkForeign(t *testing.T, x *exchange) {
	m := x.hear(t, x.Direct, "coffee 4.50")
	m.Conversation = chat.ConversationID(x.Messenger.Name() + ":nobody")
	if _, err := x.try(t, m, chat.Reply{Text: "saved"}); chat.NotSent(err) == nil || !chat.NotSent(err).Final {
		t.Errorf("Deliver returned %v, want a final NotSentError", err)
	}
}
