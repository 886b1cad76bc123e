package telegram_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"chit/adapters/telegram"
	"chit/adapters/telegram/telegramtest"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/expense"
)

// A journal is a log that can be read while it is written.
type journal struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (j *journal) Write(p []byte) (int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.b.Write(p)
}

func (j *journal) String() string {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.b.String()
}

// An inbox is a receiver that passes on what it gets.
type inbox struct {
	messages chan chat.Message
	raw      chan []byte
}

func newInbox() *inbox { return &inbox{make(chan chat.Message, 100), make(chan []byte, 100)} }

func (i *inbox) Receive(_ context.Context, m chat.Message) error {
	i.messages <- m
	return nil
}

func (i *inbox) ReceiveRaw(_ context.Context, _ string, payload []byte) error {
	i.raw <- payload
	return nil
}

func (i *inbox) next(t *testing.T) chat.Message {
	t.Helper()
	select {
	case m := <-i.messages:
		return m
	case <-time.After(2 * time.Minute):
		t.Fatal("no message came")
		return chat.Message{}
	}
}

// A running is a messenger at work.
type running struct {
	*telegram.Messenger
	*inbox
	log  *journal
	stop func() error
}

// start runs a messenger. Its log must not contain the token.
func start(t *testing.T, s *telegramtest.Server, n chat.Shelf, change func(*telegram.Config)) *running {
	t.Helper()
	r := &running{inbox: newInbox(), log: &journal{}}
	r.Messenger = messenger(t, s, n, func(c *telegram.Config) {
		c.Log = slog.New(slog.NewTextHandler(r.log, &slog.HandlerOptions{Level: slog.LevelDebug}))
		if change != nil {
			change(c)
		}
	})
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- r.Run(ctx, r.inbox) }()
	r.stop = sync.OnceValue(func() error { cancel(); return <-ended })
	t.Cleanup(func() {
		_ = r.stop()
		if strings.Contains(r.log.String(), "the_secret_part") {
			t.Errorf("the token is in the log:\n%s", r.log)
		}
	})
	return r
}

// deliver sends a reply to m with the timeout that the inbox would set.
func (r *running) deliver(t *testing.T, m chat.Message, reply chat.Reply) (chat.MessageID, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	d := chat.Delivery{Conversation: m.Conversation, Answers: m.ID, Reply: reply, To: m.Sender.ID}
	if m.Choice != "" {
		d.Card = m.ReplyTo
	}
	id, err := r.Deliver(ctx, d)
	if err != nil && strings.Contains(err.Error(), "the_secret_part") {
		t.Errorf("the token is in an error: %v", err)
	}
	return id, err
}

func wait(t *testing.T, s *telegramtest.Server, what string, cond func() bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	if err := s.Wait(ctx, func(*telegramtest.Server) bool { return cond() }); err != nil {
		t.Fatalf("waited for %s: %v", what, err)
	}
}

func ana(s *telegramtest.Server) *telegramtest.User {
	return s.User(telegramtest.Person{ID: 7001, Name: "Ana", Language: "zh-hans"})
}

// TestObjections checks that a message refused by Telegram is sent in another
// form where there is one.
func TestObjections(t *testing.T) {
	png := chat.File{Name: "march.png", MIME: "image/png", Data: []byte("no picture at all")}
	csv := chat.File{Name: "march.csv", MIME: "text/csv", Data: []byte("a")}
	card := chat.Reply{Text: "✅ #1 · 4.50 EUR", Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}}}
	for _, tt := range []struct {
		name, method, objection string
		reply                   chat.Reply
		check                   func(telegramtest.Message) bool
	}{
		{
			"what is set apart", "sendMessage", "Bad Request: ENTITY_BOUNDS_INVALID",
			chat.Compose(chat.Block{Kind: chat.Heading, Text: "a <3 b"}),
			func(m telegramtest.Message) bool { return m.Text == "a <3 b" && len(m.Entities) == 0 },
		},
		{
			"a picture", "sendPhoto", "Bad Request: IMAGE_PROCESS_FAILED",
			chat.Reply{Text: "March", Files: []chat.File{png}},
			func(m telegramtest.Message) bool {
				return m.Text == "March" && m.File != nil && !m.File.Photo && m.File.Name == "march.png"
			},
		},
		{
			"a button", "sendMessage", "Bad Request: BUTTON_DATA_INVALID", card,
			func(m telegramtest.Message) bool { return m.Text == card.Text && m.Markup == "" && len(m.Buttons) == 0 },
		},
		{
			"what nobody knows yet", "sendMessage", "Bad Request: MOON_PHASE_INVALID", card,
			func(m telegramtest.Message) bool { return m.Text == card.Text && m.Markup == "" && len(m.Buttons) == 0 },
		},
		{
			"a file", "sendDocument", "Bad Request: MEDIA_INVALID",
			chat.Reply{Text: "March", Choices: card.Choices, Files: []chat.File{csv}},
			func(m telegramtest.Message) bool { return m.Text == "March" && m.File != nil && len(m.Buttons) == 0 },
		},
	} {
		s := open(t, telegramtest.Options{})
		r := start(t, s, newNotes(), nil)
		a := ana(s)
		a.Say("coffee 4.50")
		m := r.next(t)
		s.Fail(tt.method, 1, 400, tt.objection)
		if _, err := r.deliver(t, m, tt.reply); err != nil || len(a.Chat().FromBot()) != 1 || !tt.check(a.Chat().Last()) {
			t.Errorf("%s: %v, Ana sees %+v", tt.name, err, a.Chat().FromBot())
		}
	}
}

// TestTheBareTextIsSentLast checks that a reply is sent even if Telegram accepts
// only its text, and that nobody retries forever if it refuses that too.
func TestTheBareTextIsSentLast(t *testing.T) {
	reply := chat.Reply{
		Text: "March", Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}},
		Files: []chat.File{{Name: "march.csv", MIME: "text/csv", Data: []byte("a")}},
	}
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	a := ana(s)
	a.Say("coffee 4.50")
	m := r.next(t)
	s.Fail("sendDocument", 2, 400, "Bad Request: MEDIA_INVALID")
	_, err := r.deliver(t, m, reply)
	if got := a.Chat().FromBot(); err != nil || len(got) != 1 || got[0].Text != "March" || got[0].File != nil || len(got[0].Buttons) > 0 {
		t.Errorf("%v, Ana sees %+v", err, got)
	}
	s.Fail("sendMessage", 9, 400, "Bad Request: MESSAGE_INVALID")
	before := len(s.Requests("sendMessage"))
	_, err = r.deliver(t, m, chat.Reply{Text: "saved", Choices: reply.Choices})
	if failed := chat.NotSent(err); failed == nil || !failed.Final || len(s.Requests("sendMessage")) != before+2 {
		t.Errorf("%v after %d requests, want a final error after two", err, len(s.Requests("sendMessage"))-before)
	}
}

func TestErrorsOfDelivery(t *testing.T) {
	for _, tt := range []struct {
		name   string
		break_ func(*telegramtest.Server, *telegramtest.User)
		final  bool
		gone   bool
		down   bool
	}{
		{"blocked", func(_ *telegramtest.Server, a *telegramtest.User) { a.Block() }, true, true, false},
		{"no such chat", func(s *telegramtest.Server, _ *telegramtest.User) {
			s.Fail("sendMessage", 1, 400, "Bad Request: chat not found")
		}, true, true, false},
		{"a deactivated group", func(s *telegramtest.Server, _ *telegramtest.User) {
			s.Fail("sendMessage", 1, 403, "Forbidden: the group chat was deleted")
		}, true, true, false},
		{"not this text", func(s *telegramtest.Server, _ *telegramtest.User) {
			s.Fail("sendMessage", 3, 400, "Bad Request: message is too long")
		}, true, false, false},
		{"token revoked", func(s *telegramtest.Server, _ *telegramtest.User) { s.Fail("sendMessage", 1, 401, "Unauthorized") }, false, false, false},
		{"their server is broken", func(s *telegramtest.Server, _ *telegramtest.User) {
			s.Fail("sendMessage", 1, 502, "Bad Gateway")
		}, false, false, true},
		{"a proxy speaks", func(s *telegramtest.Server, _ *telegramtest.User) {
			s.Fail("sendMessage", 1, 503, "<html>come back later</html>")
		}, false, false, true},
	} {
		s := open(t, telegramtest.Options{})
		r := start(t, s, newNotes(), nil)
		a := ana(s)
		a.Say("coffee 4.50")
		m := r.next(t)
		tt.break_(s, a)
		_, err := r.deliver(t, m, chat.Reply{Text: "saved"})
		failed := chat.NotSent(err)
		if err == nil || (failed == nil) != tt.down || chat.IsDown(err) != tt.down || failed != nil && (failed.Final != tt.final || failed.Gone != tt.gone) {
			t.Errorf("%s: Deliver returned %v; want final %v, gone %v, down %v", tt.name, err, tt.final, tt.gone, tt.down)
		}
	}
}

// TestUnreachable checks that a message to an unreachable server is certainly
// not shown, and that after an outage nothing is sent before the server is
// known to be back.
func TestUnreachable(t *testing.T) {
	s := open(t, telegramtest.Options{})
	n := newNotes()
	r := start(t, s, n, nil)
	n.menuPublished() // Telegram is called repeatedly until then
	a := ana(s)
	a.Say("coffee 4.50")
	m := r.next(t)
	s.CutAfter("sendMessage", 1)
	if _, err := r.deliver(t, m, chat.Reply{Text: "saved"}); err == nil || chat.NotSent(err) != nil {
		t.Errorf("Deliver returned %v, want an error that leaves it in doubt", err)
	}
	s.Cut("getMe", 1)
	before := len(s.Requests("sendMessage"))
	if _, err := r.deliver(t, m, chat.Reply{Text: "saved"}); chat.NotSent(err) == nil || len(s.Requests("sendMessage")) != before {
		t.Errorf("Deliver returned %v after %d requests, want none and a NotSentError", err, len(s.Requests("sendMessage"))-before)
	}
	if _, err := r.deliver(t, m, chat.Reply{Text: "saved"}); err != nil {
		t.Errorf("Deliver returned %v when Telegram is back", err)
	}
	_ = r.stop()
	s.Close()
	r.Messenger = messenger(t, s, newNotes(), nil) // which has no connection yet
	if _, err := r.deliver(t, m, chat.Reply{Text: "saved"}); chat.NotSent(err) == nil || chat.NotSent(err).Final {
		t.Errorf("Deliver returned %v without a server, want a NotSentError that is not final", err)
	}
}

// TestLostEditIsRepeated checks that a lost edit, which can be repeated without
// harm, is never in doubt.
func TestLostEditIsRepeated(t *testing.T) {
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	a := ana(s)
	a.Say("coffee 4.50")
	undo := []chat.Choice{{ID: "undo:1", Label: "Undo"}}
	if _, err := r.deliver(t, r.next(t), chat.Reply{Text: "saved", Choices: undo}); err != nil {
		t.Fatal(err)
	}
	a.Tap(a.Chat().Last().ID, "Undo")
	tap := r.next(t)
	s.CutAfter("editMessageText", 1)
	if _, err := r.deliver(t, tap, chat.Reply{Text: "undone", InPlace: true}); chat.NotSent(err) == nil {
		t.Errorf("Deliver returned %v, want a NotSentError", err)
	}
	if id, err := r.deliver(t, tap, chat.Reply{Text: "undone", InPlace: true}); err != nil || id != tap.ReplyTo {
		t.Errorf("Deliver returned %q, %v", id, err)
	}
	s.Chat(7001).Delete(a.Chat().Last().ID)
	if id, err := r.deliver(t, tap, chat.Reply{Text: "undone", InPlace: true}); err != nil || id == tap.ReplyTo || a.Chat().Last().Text != "undone" {
		t.Errorf("in the place of a card that is gone Deliver returned %q, %v", id, err)
	}
}

// TestACardGetsOldWithItsExpense checks that a question about an amount
// disappears after its answer, and that a card is replaced when its expense has
// changed.
func TestACardGetsOldWithItsExpense(t *testing.T) {
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	a := ana(s)
	card := func(revision int64, text, label string) chat.Reply {
		return chat.Reply{
			Text: text, Choices: []chat.Choice{{ID: "undo:1", Label: label}},
			Expenses: []expense.Expense{{Ledger: "telegram:7001", Number: 1, Revision: revision}},
		}
	}
	deliver := func(m chat.Message, reply chat.Reply) int {
		t.Helper()
		if _, err := r.deliver(t, m, reply); err != nil {
			t.Fatal(err)
		}
		return a.Chat().Last().ID
	}
	a.Say("coffee 4.50")
	first := deliver(r.next(t), card(1, "#1 4.50", "Edit"))
	a.Tap(first, "Edit")
	question := card(1, "What is the right amount?", "Back")
	question.InPlace = true
	deliver(r.next(t), question)
	a.Say("5.20")
	second := deliver(r.next(t), card(2, "#1 5.20, was 4.50", "Undo"))
	wait(t, s, "the question to go", func() bool {
		m, ok := a.Chat().Message(first)
		return ok && m.Text == "#1 5.20, was 4.50" && len(m.Buttons) == 0
	})
	if m, _ := a.Chat().Message(second); !slices.Equal(m.Labels(), []string{"Undo"}) {
		t.Errorf("the new card has the buttons %q", m.Labels())
	}
}

// TestLimitInTheMiddle checks that the parts of a reply that Telegram accepted
// are not sent again, neither after a short pause nor by the next delivery.
func TestLimitInTheMiddle(t *testing.T) {
	for _, seconds := range []int{1, 30} {
		s := open(t, telegramtest.Options{})
		r := start(t, s, newNotes(), nil)
		a := ana(s)
		a.Say("export")
		m := r.next(t)
		reply := chat.Reply{Text: strings.Repeat("a line of a long text\n", 300), Files: []chat.File{{Name: "a.csv", MIME: "text/csv", Data: []byte("a")}}}
		s.Flood("sendDocument", 1, seconds)
		_, err := r.deliver(t, m, reply)
		if failed := chat.NotSent(err); seconds > 3 && (failed == nil || failed.RetryAfter != time.Duration(seconds)*time.Second) || seconds <= 3 && err != nil {
			t.Errorf("%d s: Deliver returned %v", seconds, err)
		}
		if err != nil {
			_, err = r.deliver(t, m, reply)
		}
		if got := a.Chat().FromBot(); err != nil || len(got) != 3 || got[2].File == nil {
			t.Errorf("%d s: %v, Ana sees %d messages, want two of text and the file", seconds, err, len(got))
		}
	}
}

// TestTapDoesNotWaitForEver checks that a tap stops waiting even if its answer
// takes long, and that its notice is then shown as a message.
func TestTapDoesNotWaitForEver(t *testing.T) {
	t.Parallel()
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	a := ana(s)
	a.Say("coffee 4.50")
	if _, err := r.deliver(t, r.next(t), chat.Reply{Text: "saved", Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}}}); err != nil {
		t.Fatal(err)
	}
	pressed := a.Tap(a.Chat().Last().ID, "Undo")
	tap := r.next(t)
	wait(t, s, "the button to stop waiting", pressed.Answered)
	if _, err := r.deliver(t, tap, chat.Reply{Text: "That button is old.", Notice: true}); err != nil || a.Chat().Last().Text != "That button is old." {
		t.Errorf("Deliver returned %v, Ana sees %q", err, a.Chat().Last().Text)
	}
	if pressed.Answers() != 1 {
		t.Errorf("the tap was answered %d times", pressed.Answers())
	}
}

func TestOldTapGetsItsReply(t *testing.T) {
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	a := ana(s)
	a.Say("coffee 4.50")
	if _, err := r.deliver(t, r.next(t), chat.Reply{Text: "saved", Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}}}); err != nil {
		t.Fatal(err)
	}
	a.Tap(a.Chat().Last().ID, "Undo").Expire()
	if _, err := r.deliver(t, r.next(t), chat.Reply{Text: "undone"}); err != nil || a.Chat().Last().Text != "undone" {
		t.Errorf("Deliver returned %v, Ana sees %q", err, a.Chat().Last().Text)
	}
}

// TestPrivateReply checks that a private reply does not appear in a group.
func TestPrivateReply(t *testing.T) {
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	a := ana(s)
	g := s.Group(-42, "Flat", a)
	a.SayIn(g, "/invite@"+s.Username)
	m := r.next(t)
	private := chat.Reply{Text: "The code is 1234.", Private: true}
	if _, err := r.deliver(t, m, private); err != nil || !strings.Contains(g.Chat().Last().Text, "@"+s.Username) || strings.Contains(g.Chat().Last().Text, "1234") {
		t.Errorf("to somebody who never wrote to us: %v, the group sees %q", err, g.Chat().Last().Text)
	}
	a.Say("hello")
	r.next(t)
	before := len(g.Chat().FromBot())
	if _, err := r.deliver(t, m, private); err != nil || a.Chat().Last().Text != private.Text || len(g.Chat().FromBot()) != before {
		t.Errorf("%v, Ana sees %q, the group %q", err, a.Chat().Last().Text, g.Chat().Last().Text)
	}
}

// TestReplyFollowsMigration checks that a reply arrives in a group that became
// a supergroup in the meantime.
func TestReplyFollowsMigration(t *testing.T) {
	s := open(t, telegramtest.Options{})
	n := newNotes()
	r := start(t, s, n, nil)
	a := ana(s)
	g := s.Group(-42, "Flat", a)
	a.SayIn(g, "soap 3 @"+s.Username)
	m := r.next(t)
	g.Migrate(-1001000000042)
	if _, err := r.deliver(t, m, chat.Reply{Text: "saved"}); err != nil || g.Chat().Last().Text != "saved" {
		t.Errorf("%v, the group sees %q", err, g.Chat().Last().Text)
	}
	a.SayIn(g, "tea 3 @"+s.Username)
	if m := r.next(t); m.Ledger != "telegram:-42" {
		t.Errorf("the supergroup's ledger is %q", m.Ledger)
	}
}

// TestWorking checks that the bot is shown as typing, in the right topic, until
// it is told to stop.
func TestWorking(t *testing.T) {
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	a := ana(s)
	g := s.Group(-1001000000042, "Flat", a).Topic(5)
	a.SayIn(g, "soap 3 @"+s.Username)
	m := r.next(t)
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() { r.Working(ctx, m); close(done) }()
	wait(t, s, "the sign that it types", func() bool { return slices.Contains(g.Chat().Actions(), "typing") })
	cancel()
	<-done
	if got := s.Requests("sendChatAction"); len(got) != 1 || got[0].Params["message_thread_id"] != "5" {
		t.Errorf("the requests are %+v", got)
	}
}

// menuPublished waits until Telegram has the menu, and returns its languages.
func (n *notes) menuPublished() (languages []string) {
	for _, l := range text.Languages {
		if len(l) != 2 { // Telegram knows no others
			continue
		}
		languages = append(languages, strings.TrimSuffix(l, "en"))
		for name := ""; !strings.Contains(name, "/menu/"); {
			name = <-n.set
		}
	}
	return languages
}

// TestMenu checks that each menu is sent once, in every language, and that people see the
// commands that are of use where they are.
func TestMenu(t *testing.T) {
	s := open(t, telegramtest.Options{})
	s.Flood("setMyShortDescription", 1, 1)
	n := newNotes()
	r := start(t, s, n, nil)
	languages := n.menuPublished()
	if got := len(s.Requests("setMyShortDescription")); got != len(languages)+1 {
		t.Errorf("the menu is sent %d times", got)
	}
	for _, language := range languages {
		if got := s.Commands(language, "default"); len(got) < 10 || s.Description(language) == "" || s.ShortDescription(language) == "" {
			t.Errorf("%q: %d commands, described as %q and %q", language, len(got), s.Description(language), s.ShortDescription(language))
		}
	}
	r.OfferAll("telegram:7001")
	for <-n.set != "telegram/4711/menu/7001" {
	}
	for _, tt := range []struct {
		scope   string
		all     int
		has     string
		without string
	}{
		{"default", len(chat.Commands) - 2, "export", "invite"},
		{"all_group_chats", 6, "undo", "roles"},
		{"all_chat_administrators", 7, "roles", "invite"},
		{"chat/7001", len(chat.Commands), "invite", ""},
	} {
		var got []string
		for _, c := range s.Commands("zh", tt.scope) {
			got = append(got, c.Command)
		}
		if len(got) != tt.all || !slices.Contains(got, tt.has) || slices.Contains(got, tt.without) {
			t.Errorf("%s has %q, want %d with %q and without %q", tt.scope, got, tt.all, tt.has, tt.without)
		}
	}
	if err := r.stop(); err != nil {
		t.Error(err)
	}
	before := len(s.Requests("setMyCommands"))
	r = start(t, s, n, nil)
	r.OfferAll("telegram:7001")
	ana(s).Say("coffee 4.50")
	r.next(t)
	if err := r.stop(); err != nil || len(s.Requests("setMyCommands")) != before {
		t.Errorf("%v; the second start told the menu %d times more", err, len(s.Requests("setMyCommands"))-before)
	}
}

// TestOnePolls checks that one of two processes polls, and that the other takes
// over when it ends.
func TestOnePolls(t *testing.T) {
	s := open(t, telegramtest.Options{})
	n := newNotes()
	first := start(t, s, n, nil)
	a := ana(s)
	a.Say("one")
	first.next(t)
	second := start(t, s, n, nil)
	for _, text := range []string{"two", "three"} {
		a.Say(text)
		if m := first.next(t); m.Text != text {
			t.Errorf("the first heard %q, want %q", m.Text, text)
		}
	}
	if err := first.stop(); err != nil {
		t.Error(err)
	}
	a.Say("four")
	for {
		m := second.next(t)
		if m.Text == "four" {
			break
		}
		if m.Text != "three" { // which the first could not confirm any more
			t.Fatalf("the second heard %q", m.Text)
		}
	}
}

// TestConflict checks that another program with the same token is waited for,
// and logged once.
func TestConflict(t *testing.T) {
	s := open(t, telegramtest.Options{})
	s.Fail("getUpdates", 3, 409, "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running")
	r := start(t, s, newNotes(), nil)
	ana(s).Say("coffee 4.50")
	r.next(t)
	if n := strings.Count(r.log.String(), "another program asks Telegram"); n != 1 {
		t.Errorf("the log says it %d times:\n%s", n, r.log)
	}
}

func TestTokenRefused(t *testing.T) {
	for _, method := range []string{"getMe", "getUpdates"} {
		for status, text := range map[int]string{401: "Unauthorized", 404: "Not Found"} {
			s := open(t, telegramtest.Options{})
			s.Fail(method, -1, status, text)
			m := messenger(t, s, newNotes(), nil)
			ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
			err := m.Run(ctx, newInbox())
			cancel()
			if err == nil || !strings.Contains(err.Error(), "TELEGRAM_BOT_TOKEN") || strings.Contains(err.Error(), "the_secret_part") {
				t.Errorf("%s answers %d: Run returned %v", method, status, err)
			}
		}
	}
}

// TestTokenRevoked checks that a revoked token is noticed by the next refused
// request, and by asking from time to time if there are no requests.
func TestTokenRevoked(t *testing.T) {
	hooked := func(c *telegram.Config) { c.WebhookURL, c.WebhookSecret = "http://127.0.0.1:1/telegram", "word" }
	for _, tt := range []struct {
		name    string
		change  func(*telegram.Config)
		serves  string // the method that is called when it does
		replies bool
	}{
		{"a reply while a poll waits", func(c *telegram.Config) { c.Lease = time.Hour }, "getUpdates", true},
		{"a reply beside a webhook", func(c *telegram.Config) { hooked(c); c.Lease = time.Hour }, "setWebhook", true},
		{"silence at a webhook", hooked, "setWebhook", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := open(t, telegramtest.Options{})
			m := messenger(t, s, newNotes(), tt.change)
			ended := make(chan error, 1)
			ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
			defer cancel()
			go func() { ended <- m.Run(ctx, newInbox()) }()
			wait(t, s, tt.serves, func() bool { return len(s.Requests(tt.serves)) > 0 })
			s.Fail("", -1, 401, "Unauthorized")
			if tt.replies {
				_, err := m.Deliver(ctx, chat.Delivery{Conversation: "telegram:4711:7001", Answers: "1", Reply: chat.Reply{Text: "saved"}})
				if failed := chat.NotSent(err); failed == nil || failed.Final {
					t.Errorf("the reply: %v, want one that is sent later", err)
				}
			}
			if err := <-ended; err == nil || !strings.Contains(err.Error(), "TELEGRAM_BOT_TOKEN") {
				t.Errorf("Run returned %v", err)
			}
		})
	}
}

// TestTokenIsAskedFor checks that a single refused request that is not about
// the token ends nothing.
func TestTokenIsAskedFor(t *testing.T) {
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	ana(s).Say("coffee 4.50")
	m := r.next(t)
	s.Fail("sendMessage", 1, 401, "Unauthorized")
	before := len(s.Requests("getMe"))
	if _, err := r.deliver(t, m, chat.Reply{Text: "saved"}); err == nil {
		t.Error("the reply was refused, and nobody says so")
	}
	wait(t, s, "the question", func() bool { return len(s.Requests("getMe")) > before })
	ana(s).Say("tea 3")
	if m := r.next(t); m.Text != "tea 3" {
		t.Errorf("heard %q", m.Text)
	}
}

// TestPollingEndsAWebhook checks that a webhook left over from earlier does not
// keep the messages from a poller.
func TestPollingEndsAWebhook(t *testing.T) {
	s := open(t, telegramtest.Options{})
	web := httptest.NewServer(http.NotFoundHandler())
	defer web.Close()
	r, err := http.Post(s.URL+"/bot"+token+"/setWebhook", "application/json", strings.NewReader(`{"url":"`+web.URL+`"}`))
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	ana(s).Say("coffee 4.50")
	if m := start(t, s, newNotes(), nil).next(t); m.Text != "coffee 4.50" {
		t.Errorf("heard %q", m.Text)
	}
}

// refusing is an inbox whose disk is full.
type refusing struct{ *inbox }

func (refusing) Receive(context.Context, chat.Message) error { return errors.New("the disk is full") }

func TestWebhookAnswers(t *testing.T) {
	const secret = "a-secret_word"
	s := open(t, telegramtest.Options{})
	hooked := func(c *telegram.Config) { c.WebhookURL, c.WebhookSecret = "http://127.0.0.1:1/telegram", secret }
	message := `{"update_id":1,"message":{"message_id":1,"date":1,"chat":{"id":7,"type":"private"},"from":{"id":7,"first_name":"Ana"},"text":"coffee 1"}}`
	for _, tt := range []struct {
		name, method, secret, body string
		receiver                   chat.Receiver
		want                       int
	}{
		{"a message", "POST", secret, message, newInbox(), 200},
		{"no JSON", "POST", secret, "{", newInbox(), 200},
		{"nothing", "POST", secret, "", newInbox(), 200},
		{"a wrong secret", "POST", "a-secret_wore", message, newInbox(), 401},
		{"no secret", "POST", "", message, newInbox(), 401},
		{"another method", "GET", secret, "", newInbox(), 405},
		{"1 MiB", "POST", secret, message + strings.Repeat(" ", 1<<20-len(message)), newInbox(), 200},
		{"more than 1 MiB", "POST", secret, strings.Repeat("x", 1<<20+1), newInbox(), 413},
		{"an inbox that is broken", "POST", secret, message, refusing{newInbox()}, 500},
		{"nobody at home", "POST", secret, message, nil, 503},
	} {
		m := messenger(t, s, newNotes(), hooked)
		mux := http.NewServeMux()
		m.Routes(mux)
		if tt.receiver != nil {
			before := len(s.Requests("setWebhook"))
			ctx, cancel := context.WithCancel(t.Context())
			ended := make(chan error, 1)
			go func() { ended <- m.Run(ctx, tt.receiver) }()
			wait(t, s, "the webhook", func() bool { return len(s.Requests("setWebhook")) > before })
			defer func() { cancel(); <-ended }()
		}
		request := httptest.NewRequestWithContext(t.Context(), tt.method, telegram.WebhookPath, strings.NewReader(tt.body))
		request.Header.Set("X-Telegram-Bot-Api-Secret-Token", tt.secret)
		w := httptest.NewRecorder()
		mux.ServeHTTP(w, request)
		if w.Code != tt.want || strings.Contains(w.Body.String(), secret) {
			t.Errorf("%s is answered %d %s, want %d", tt.name, w.Code, w.Body, tt.want)
		}
	}
}

// TestTokenStaysSecret checks that no error contains the token.
func TestTokenStaysSecret(t *testing.T) {
	answer := func(f http.HandlerFunc) string {
		s := httptest.NewServer(f)
		t.Cleanup(s.Close)
		return s.URL
	}
	for name, url := range map[string]string{
		"nobody listens": "http://127.0.0.1:1",
		"a redirect": answer(func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "/elsewhere"+r.URL.Path, http.StatusTemporaryRedirect)
		}),
		"an echo": answer(func(w http.ResponseWriter, r *http.Request) { _, _ = io.WriteString(w, r.URL.Path) }),
		"no answer": answer(func(w http.ResponseWriter, _ *http.Request) {
			if c, _, err := w.(http.Hijacker).Hijack(); err == nil {
				c.Close()
			}
		}),
		"no server's name": "http://%zz",
	} {
		log := &journal{}
		m, err := telegram.New(telegram.Config{
			Token: token, APIURL: url, Notes: newNotes(), Now: func() time.Time { return clock }, Log: slog.New(slog.NewTextHandler(log, nil)),
		})
		if err == nil {
			ctx, cancel := context.WithTimeout(t.Context(), 150*time.Millisecond)
			_ = m.Run(ctx, newInbox())
			_, err = m.Deliver(ctx, chat.Delivery{Conversation: "telegram:4711:7", Answers: "1", Reply: chat.Reply{Text: "x"}})
			cancel()
		}
		if err == nil || strings.Contains(err.Error()+log.String(), "the_secret_part") {
			t.Errorf("%s: the error is %v, the log\n%s", name, err, log)
		}
	}
}
