package adaptertest

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"chit/agent/chat"
	"chit/expense"
)

// A Service is a [chat.Messenger] with its surroundings: a fake of its platform,
// and a person there. Its functions make things happen without waiting for the
// bot.
type Service struct {
	Messenger chat.Messenger
	Again     func() chat.Messenger // the same bot in a new process, with the old one's notes
	Person    expense.Person        // the person who writes
	Direct    Room                  // a private conversation of the person and the bot
	Thread    Room                  // a thread or topic that others can read
	Unordered bool                  // redeliveries may come in another order
	Redeliver func()                // the platform redelivers its last delivery
	Garble    func()                // the platform delivers something unreadable
	Slow      func()                // the next message is refused with "too many requests, retry in a second"
	Cut       func(shown bool)      // the connection breaks at the next message, before or after it is shown
	Secrets   []string              // texts that no error may contain
}

// A Room is a place where people and the bot write.
type Room struct {
	Write  func(text string) chat.MessageID          // the person writes to the bot, mentioning it where that is required
	Edit   func(message chat.MessageID, text string) // the person edits their message
	Tap    func(label string)                        // the person presses a button of the last reply that has it
	Notice func() (text string, waits bool)          // what the last tap showed for a moment, and whether its button still waits
	Shown  func() []Shown                            // what the bot shows, oldest first
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
		{"a button is taken", checkButton},
		{"a card is replaced in place", checkInPlace},
		{"a notice leaves the card as it is", checkNotice},
		{"a rate limit is not sent and says when", checkSlow},
		{"a broken connection is not sent or in doubt", checkCut},
		{"a file arrives whole", checkFile},
		{"several files come with their text", checkFiles},
		{"a long text arrives whole", checkLong},
		{"a reply cannot steer the screen", checkReplySteering},
		{"stopping in the middle of a message loses nothing", checkStop},
		{"a conversation of somebody else is refused for ever", checkForeign},
	} {
		t.Run(tt.name, func(t *testing.T) { tt.check(t, exchangeWith(t, open(t))) })
	}
}

// An exchange is a service with its messenger running. It is the messenger's
// receiver, and keeps each message once, as an inbox does.
type exchange struct {
	Service
	heard chan chat.Message
	raw   chan []byte
	ended chan error
	stop  context.CancelFunc

	mu    sync.Mutex
	keys  map[string]int // how often each message was delivered
	fail  int            // how many more messages to refuse
	stuck bool           // the current message is not finished before the end
}

func exchangeWith(t *testing.T, s Service) *exchange {
	x := &exchange{Service: s, heard: make(chan chat.Message, 100), raw: make(chan []byte, 100), keys: map[string]int{}}
	x.run(t, s.Messenger)
	return x
}

func (x *exchange) run(t *testing.T, m chat.Messenger) {
	ctx, cancel := context.WithCancel(t.Context())
	x.Messenger, x.ended, x.stop = m, make(chan error, 1), cancel
	ended := x.ended
	go func() { ended <- m.Run(ctx, x) }()
	t.Cleanup(cancel)
}

// Receive implements [chat.Receiver].
func (x *exchange) Receive(ctx context.Context, m chat.Message) error {
	x.mu.Lock()
	defer x.mu.Unlock()
	switch {
	case x.stuck:
		x.stuck = false
		x.stop()
		<-ctx.Done()
		return ctx.Err()
	case x.fail > 0:
		x.fail--
		return errors.New("the disk is full")
	}
	x.keys[m.SourceKey()]++
	if x.keys[m.SourceKey()] == 1 {
		x.heard <- m
	}
	return nil
}

// ReceiveRaw implements [chat.Receiver].
func (x *exchange) ReceiveRaw(_ context.Context, platform string, payload []byte) error {
	if platform == x.Messenger.Name() && len(payload) > 0 {
		x.raw <- payload
	}
	return nil
}

// with runs f while nothing is received.
func (x *exchange) with(f func()) {
	x.mu.Lock()
	defer x.mu.Unlock()
	f()
}

func (x *exchange) next(t *testing.T) chat.Message {
	t.Helper()
	return within(t, "a message", func() chat.Message { return <-x.heard })
}

// hear has the person write, and returns the message that arrives.
func (x *exchange) hear(t *testing.T, r Room, text string) chat.Message {
	t.Helper()
	r.Write(text)
	return x.next(t)
}

// deliver sends a reply to a message, and returns its id.
func (x *exchange) deliver(t *testing.T, m chat.Message, r chat.Reply) chat.MessageID {
	t.Helper()
	id, err := x.try(t, m, r)
	if err != nil {
		t.Fatalf("Deliver: %v", err)
	}
	return id
}

func (x *exchange) try(t *testing.T, m chat.Message, r chat.Reply) (chat.MessageID, error) {
	t.Helper()
	d := chat.Delivery{Conversation: m.Conversation, Answers: m.ID, Reply: r, To: m.Sender.ID}
	if m.Choice != "" {
		d.Card = m.ReplyTo
	}
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	id, err := x.Messenger.Deliver(ctx, d)
	for _, s := range x.Secrets {
		if err != nil && strings.Contains(err.Error(), s) {
			t.Errorf("an error of Deliver holds a secret")
		}
	}
	return id, err
}

// last returns the bot's last message.
func last(r Room) Shown {
	all := r.Shown()
	if len(all) == 0 {
		return Shown{}
	}
	return all[len(all)-1]
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

// choices are on the cards of these checks.
var choices = []chat.Choice{{ID: "undo:1", Label: "Undo"}, {ID: "net:1", Label: "It was net <&>"}}

// tapped shows a card and returns a tap on one of its buttons, with the card.
func tapped(t *testing.T, x *exchange, r Room) (tap chat.Message, card chat.MessageID) {
	t.Helper()
	m := x.hear(t, r, "coffee 4.50")
	card = x.deliver(t, m, chat.Reply{Text: "saved", Choices: choices})
	if got := last(r).Labels; !slices.Equal(got, []string{choices[0].Label, choices[1].Label}) {
		t.Fatalf("the person sees the buttons %q", got)
	}
	r.Tap(choices[1].Label)
	tap = x.next(t)
	if tap.Choice != choices[1].ID || tap.Text != choices[1].Label || tap.ReplyTo != card {
		t.Errorf("heard choice %q with text %q on %q, want %q with %q on %q", tap.Choice, tap.Text, tap.ReplyTo, choices[1].ID, choices[1].Label, card)
	}
	if tap.Conversation != m.Conversation || tap.Ledger != m.Ledger || tap.Sender.ID != m.Sender.ID || tap.Direct != m.Direct {
		t.Errorf("the tap is %+v, the message was %+v", tap, m)
	}
	return tap, card
}

func checkButton(t *testing.T, x *exchange) {
	for _, r := range []Room{x.Direct, x.Thread} {
		tap, _ := tapped(t, x, r)
		before := len(r.Shown())
		x.deliver(t, tap, chat.Reply{Text: "changed"})
		if got := last(r).Text; got != "changed" || len(r.Shown()) != before+1 {
			t.Errorf("the person sees %q", got)
		}
		if _, waits := r.Notice(); waits {
			t.Error("the button still waits")
		}
	}
}

func checkInPlace(t *testing.T, x *exchange) {
	tap, card := tapped(t, x, x.Direct)
	before := len(x.Direct.Shown())
	for range 2 { // the second changes nothing, which is not a failure
		id := x.deliver(t, tap, chat.Reply{Text: "4.50 net", Choices: choices[:1], InPlace: true})
		got := last(x.Direct)
		if id != card || len(x.Direct.Shown()) != before || got.Text != "4.50 net" || !slices.Equal(got.Labels, []string{choices[0].Label}) {
			t.Errorf("the card is %q with %q in %q, one of %d messages; want it replaced in %q", got.Text, got.Labels, id, len(x.Direct.Shown()), card)
		}
	}
	if _, waits := x.Direct.Notice(); waits {
		t.Error("the button still waits")
	}
}

func checkNotice(t *testing.T, x *exchange) {
	tap, _ := tapped(t, x, x.Direct)
	before := x.Direct.Shown()
	x.deliver(t, tap, chat.Reply{Text: "That button is old.", Notice: true})
	text, waits := x.Direct.Notice()
	if waits || text != "That button is old." {
		t.Errorf("the person is told %q, the button waits: %v", text, waits)
	}
	if now := x.Direct.Shown(); len(now) != len(before) || last(x.Direct).Text != "saved" {
		t.Errorf("the person sees %d messages and %q at the end, want them as they were", len(now), last(x.Direct).Text)
	}
}

func checkSlow(t *testing.T, x *exchange) {
	m := x.hear(t, x.Direct, "coffee 4.50")
	x.Slow()
	_, err := x.try(t, m, chat.Reply{Text: "saved"})
	if e := chat.NotSent(err); e == nil || e.Final || e.RetryAfter <= 0 || e.RetryAfter > time.Minute {
		t.Fatalf("Deliver returned %v, want a NotSentError with a time", err)
	}
	if len(x.Direct.Shown()) != 0 {
		t.Error("the reply was shown all the same")
	}
	x.deliver(t, m, chat.Reply{Text: "saved"})
	if got := x.Direct.Shown(); len(got) != 1 || got[0].Text != "saved" {
		t.Errorf("the person sees %v", got)
	}
}

func checkCut(t *testing.T, x *exchange) {
	m := x.hear(t, x.Direct, "coffee 4.50")
	x.Cut(true)
	if _, err := x.try(t, m, chat.Reply{Text: "saved"}); err == nil || chat.NotSent(err) != nil {
		t.Errorf("Deliver returned %v after the reply was shown, want an error that leaves it in doubt", err)
	}
	if got := x.Direct.Shown(); len(got) != 1 || got[0].Text != "saved" {
		t.Errorf("the person sees %v", got)
	}
	x.Cut(false)
	if _, err := x.try(t, m, chat.Reply{Text: "saved twice"}); err == nil {
		t.Error("Deliver returned no error, and nothing was shown")
	}
}

func checkFile(t *testing.T, x *exchange) {
	f := chat.File{Name: "2026-03 \"März\".csv", MIME: "text/csv", Data: []byte("number,gross\n1,4.50\n\x00\xff")}
	m := x.hear(t, x.Direct, "csv")
	x.deliver(t, m, chat.Reply{Text: "March <2026>", Files: []chat.File{f}})
	shown := x.Direct.Shown()
	var files []chat.File
	text := ""
	for _, s := range shown {
		files = append(files, s.Files...)
		text += s.Text
	}
	if len(files) != 1 || files[0].Name != f.Name || string(files[0].Data) != string(f.Data) || text != "March <2026>" {
		t.Errorf("the person sees %q with the files %q", text, files)
	}
}

func checkFiles(t *testing.T, x *exchange) {
	all := []chat.File{{Name: "a.csv", MIME: "text/csv", Data: []byte("a")}, {Name: "b.json", MIME: "application/json", Data: []byte("{}")}}
	m := x.hear(t, x.Direct, "export")
	id := x.deliver(t, m, chat.Reply{Text: "Two files.", Files: all, Choices: choices[:1]})
	var names, texts []string
	for _, s := range x.Direct.Shown() {
		for _, f := range s.Files {
			names = append(names, f.Name)
		}
		if s.Text != "" {
			texts = append(texts, s.Text)
		}
	}
	if !slices.Equal(names, []string{"a.csv", "b.json"}) || !slices.Equal(texts, []string{"Two files."}) || id == "" {
		t.Errorf("the person sees %q and the files %q", texts, names)
	}
	x.Direct.Tap(choices[0].Label)
	if tap := x.next(t); tap.ReplyTo != id {
		t.Errorf("the button is on %q, want %q", tap.ReplyTo, id)
	}
}

func checkLong(t *testing.T, x *exchange) {
	var lines []string
	for n := range 900 {
		lines = append(lines, strings.Repeat("😀&<", 3)+string(rune('a'+n%26))+strings.Repeat("é", n%17))
	}
	m := x.hear(t, x.Direct, "rows")
	x.deliver(t, m, chat.Reply{Text: strings.Join(lines, "\n"), Choices: choices})
	var got []string
	shown := x.Direct.Shown()
	for _, s := range shown {
		got = append(got, strings.Split(s.Text, "\n")...)
	}
	if !slices.Equal(got, lines) {
		t.Errorf("of %d lines the person sees %d in %d messages", len(lines), len(got), len(shown))
	}
	if len(shown) < 2 || len(shown[0].Labels) != 0 || len(last(x.Direct).Labels) != len(choices) {
		t.Errorf("%d messages, the last has the buttons %q", len(shown), last(x.Direct).Labels)
	}
}

func checkReplySteering(t *testing.T, x *exchange) {
	m := x.hear(t, x.Direct, "coffee 4.50")
	x.deliver(t, m, chat.Reply{Text: "4.50 coffee\x07 \u202e05.4\u202c\r\x00"})
	if seen := last(x.Direct).Text; strings.ContainsAny(seen, "\x00\x07\x1b\u202e") || !strings.Contains(seen, "05.4") {
		t.Errorf("the person's screen gets %q", seen)
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
