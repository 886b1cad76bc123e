//go:build unix

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/adapters/telegram"
	"chit/adapters/telegram/telegramtest"
	"chit/agent/chat"
	"chit/agent/inbox"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// A telegramBot is the program in its own process, with the Telegram it talks
// to.
type telegramBot struct {
	*telegramtest.Server
	t        testing.TB
	program  string
	database string
	env      []string
	cmd      *exec.Cmd
	refused  bool // it is expected to exit by itself

	mu  sync.Mutex
	log bytes.Buffer
}

// Write records what the program prints.
func (b *telegramBot) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.log.Write(p)
}

// said returns the log of the program.
func (b *telegramBot) said() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.log.String()
}

const telegramTestToken = "4711:AAF-the_secret_part_of_the_token"

// startTelegram starts a Telegram, and the program with it.
func startTelegram(t testing.TB, program string, opt telegramtest.Options, more ...string) *telegramBot {
	t.Helper()
	if opt.Token == "" {
		opt.Token = telegramTestToken
	}
	b := &telegramBot{Server: telegramtest.NewServer(opt), t: t, program: program, database: dbtest.SQLiteURL(t)}
	t.Cleanup(b.Close)
	b.env = append([]string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir(), "DATABASE_URL=" + b.database, "HTTP_ADDR=127.0.0.1:0",
		"TELEGRAM_BOT_TOKEN=" + opt.Token, "TELEGRAM_API_URL=" + b.URL, "CHIT_ACCESS=open", "LOG_LEVEL=debug",
	}, more...)
	b.start()
	t.Cleanup(b.judge)
	return b
}

func (b *telegramBot) start() {
	b.cmd = exec.Command(b.program, "run")
	b.cmd.Env, b.cmd.Stderr, b.cmd.Stdout = b.env, b, b
	if err := b.cmd.Start(); err != nil {
		b.t.Fatal(err)
	}
}

// stop ends the program and returns its exit status.
func (b *telegramBot) stop(sig os.Signal) int {
	if b.cmd.ProcessState == nil {
		_ = b.cmd.Process.Signal(sig)
		_ = b.cmd.Wait()
	}
	return b.cmd.ProcessState.ExitCode()
}

// judge stops the program and checks what must never happen.
func (b *telegramBot) judge() {
	if b.t.Failed() {
		defer func() { b.t.Logf("the program said:\n%s", b.said()) }()
	}
	if code := b.stop(syscall.SIGTERM); code > 0 && !b.refused {
		b.t.Errorf("the program ended with %d", code)
	}
	for _, p := range b.Problems() {
		b.t.Errorf("a request was wrong: %s", p)
	}
	if strings.Contains(b.said(), "the_secret_part") {
		b.t.Error("the token is in the log")
	}
}

// wait waits until a condition holds.
func (b *telegramBot) wait(what string, cond func() bool) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.t.Context(), 2*time.Minute)
	defer cancel()
	if err := b.Wait(ctx, func(*telegramtest.Server) bool { return cond() }); err != nil {
		b.t.Fatalf("waited for %s: %v\n%s", what, err, b.said())
	}
}

// reacted waits until the bot has reacted to messages, as it does when they change a card.
func (b *telegramBot) reacted(c func() telegramtest.Chat, to ...int) {
	b.t.Helper()
	for _, id := range to {
		b.wait(fmt.Sprintf("a reaction to message %d", id), func() bool { m, _ := c().Message(id); return m.Reaction != "" })
	}
}

// answer waits for the bot's nth message in a chat, counted from 1, and returns it.
func (b *telegramBot) answer(c func() telegramtest.Chat, n int) telegramtest.Message {
	b.t.Helper()
	b.wait(fmt.Sprintf("message %d", n), func() bool { return len(c().FromBot()) >= n })
	return c().FromBot()[n-1]
}

// noticed waits until a tap is answered with a sentence, or until the sentence is in the
// chat: which of the two depends on how busy the machine is.
func (b *telegramBot) noticed(c func() telegramtest.Chat, tap *telegramtest.Tap, sentence string) {
	b.t.Helper()
	b.wait(sentence, func() bool {
		return tap.Answered() && (strings.Contains(tap.Text(), sentence) || slices.ContainsFunc(c().FromBot(), func(m telegramtest.Message) bool {
			return strings.Contains(m.Text, sentence)
		}))
	})
}

func init() { programs["telegrambot"] = programOf(telegramServe) }

// telegramServe is the program with short leases, so that a killed one is soon
// replaced, and without rate limits.
func telegramServe(ctx context.Context, c *config, store *db.Store) error {
	settings := telegramSettings(c, store)
	settings.Lease = 200 * time.Millisecond
	messenger, err := telegram.New(settings)
	if err != nil {
		return err
	}
	delete(limits, telegram.Name) // one message per second suits people, but not a test
	in, err := newInbox(c, store, messenger)
	if err != nil {
		return err
	}
	in.Lease = 700 * time.Millisecond
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	return work(ctx, c, in, in, addresses{public: listener}, messenger)
}

// anaOn returns the user who writes in these tests.
func anaOn(b *telegramBot) *telegramtest.User {
	return b.User(telegramtest.Person{ID: 7001, Name: "Ana", Language: "en"})
}

// ledgerOf returns the ledger's expenses as the program exports them.
func (b *telegramBot) ledgerOf(id expense.LedgerID) (all []string) {
	b.t.Helper()
	store, err := db.Open(b.t.Context(), b.database)
	if err != nil {
		b.t.Fatal(err)
	}
	defer store.Close()
	err = store.Each(b.t.Context(), id, func(e expense.Expense) error {
		all = append(all, fmt.Sprintf("%d.%02d %s", e.Gross/100, e.Gross%100, e.Description))
		return nil
	})
	if err != nil {
		b.t.Fatal(err)
	}
	return all
}

// noted waits until the program has recorded the id of a message that it sent.
// People take longer than that to answer one.
func (b *telegramBot) noted(person int64, m telegramtest.Message) {
	b.t.Helper()
	store, err := db.Open(b.t.Context(), b.database)
	if err != nil {
		b.t.Fatal(err)
	}
	defer store.Close()
	conversation := chat.ConversationID(fmt.Sprintf("telegram:%d:%d", b.ID, person))
	for range 2000 {
		if _, ok, err := store.AnsweredBy(b.t.Context(), conversation, fmt.Sprint(m.ID)); ok || err != nil {
			return
		}
		time.Sleep(5 * time.Millisecond) // nothing announces it
	}
	b.t.Fatalf("message %d is not noted", m.ID)
}

// TestTelegramConversation is the conversation of the design, on Telegram.
func TestTelegramConversation(t *testing.T) {
	b := startTelegram(t, "telegrambot", telegramtest.Options{})
	ana := anaOn(b)
	ana.Say("my currency is EUR")
	b.answer(ana.Chat, 1)
	ana.Say("coffee 4.50 yesterday, 20% VAT")
	card := b.answer(ana.Chat, 2)
	if !strings.HasPrefix(card.Text, "✅ #1 · 4.50 EUR · coffee · Food · yesterday") || !strings.Contains(card.Text, "net 3.75 + VAT 20% 0.75") {
		t.Errorf("the card is %q", card.Text)
	}
	if got := card.Labels(); !slices.Equal(got, []string{"Undo", "Edit", "It was net"}) {
		t.Errorf("the buttons are %q", got)
	}
	b.noted(7001, card)
	b.reacted(ana.Chat, ana.Reply(card.ID, "5.20"))
	if got := b.answer(ana.Chat, 2).Text; !strings.HasPrefix(got, "✏️ #1 · 5.20 EUR") || !strings.Contains(got, "was 4.50") {
		t.Errorf("after a reply the card is %q", got)
	}
	ana.Say("add the taxi")
	if got := b.answer(ana.Chat, 3).Text; !strings.Contains(got, "How much for taxi?") {
		t.Errorf("the question is %q", got)
	}
	ana.Say("18")
	b.answer(ana.Chat, 4)
	ana.Say("lunch 12, parking 3.50 and 20 USD for the museum")
	if got := b.answer(ana.Chat, 5); !strings.Contains(got.Text, "15.50 EUR + 20.00 USD") || !slices.Equal(got.Labels(), []string{"Undo all"}) {
		t.Errorf("three expenses are answered %q with %q", got.Text, got.Labels())
	}
	ana.Say("1.200 dinner")
	if got := b.answer(ana.Chat, 6); !slices.Equal(got.Labels(), []string{"1,200.00 EUR", "1.20 EUR"}) {
		t.Errorf("an ambiguous amount is answered %q with %q", got.Text, got.Labels())
	}
	ana.Tap(b.answer(ana.Chat, 6).ID, "1.20 EUR")
	b.wait("the dinner", func() bool { return len(b.ledgerOf("telegram:7001")) == 6 })
	want := []string{"5.20 coffee", "18.00 taxi", "12.00 lunch", "3.50 parking", "20.00 museum", "1.20 dinner"}
	if got := b.ledgerOf("telegram:7001"); !slices.Equal(slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want))) {
		t.Errorf("the ledger has %q, want %q", got, want)
	}
	ana.Say("csv of this month")
	b.wait("a file", func() bool {
		return slices.ContainsFunc(ana.Chat().FromBot(), func(m telegramtest.Message) bool { return m.File != nil })
	})
}

func TestTelegramReport(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{})
	ana := anaOn(b)
	ana.Say("coffee 4.50 EUR")
	b.answer(ana.Chat, 1)
	ana.Say("/month")
	report := b.answer(ana.Chat, 2)
	if !strings.Contains(report.Text, "Food") || !slices.ContainsFunc(report.Entities, func(e telegramtest.Entity) bool { return e.Type == "pre" }) {
		t.Errorf("the report is %q with %v", report.Text, report.Entities)
	}
	ana.Tap(report.ID, "Picture")
	b.wait("a picture", func() bool {
		all := ana.Chat().FromBot()
		return all[len(all)-1].File != nil && all[len(all)-1].File.Photo
	})
}

// TestTelegramButtonTwice presses the same button twice: it has one effect, and
// both taps are answered.
func TestTelegramButtonTwice(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{})
	ana := anaOn(b)
	ana.Say("coffee 4.50 EUR")
	card := b.answer(ana.Chat, 1)
	before := len(ana.Chat().FromBot())
	first, second := ana.Press(card.ID, undoOf(t, card)), ana.Press(card.ID, undoOf(t, card))
	b.wait("both taps", func() bool { return first.Answered() && second.Answered() })
	// The second tap is told why nothing happened: on the button, or in the chat when
	// the bot took too long for that.
	told := func() bool { return second.Text() != "" || len(ana.Chat().FromBot()) > before }
	b.wait("the undo, and what is said to the other tap", func() bool { return ana.Chat().FromBot()[0].Edits > 0 && told() })
	if got := ana.Chat().FromBot(); len(got) > before+1 || !strings.HasPrefix(got[0].Text, "↩️ #1") {
		t.Errorf("Ana sees %q in %d messages, want the card to become what came of it", got[0].Text, len(got))
	}
	if first.Answers() != 1 || second.Answers() != 1 || first.Text() != "" {
		t.Errorf("the taps were answered %d and %d times, the first with %q", first.Answers(), second.Answers(), first.Text())
	}
	if got := b.ledgerOf("telegram:7001"); len(got) != 0 {
		t.Errorf("the ledger has %q", got)
	}
}

// TestTelegramForeignButton presses the button of one chat's card in another, whose
// ledger has a change with the same number: it works only in its own chat.
func TestTelegramForeignButton(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{ReadsAll: true})
	ana := anaOn(b)
	g := b.Group(-42, "Flat", ana)
	ana.Say("coffee 4.50 EUR")
	ana.SayIn(g, "rent 800 EUR @"+b.Username)
	own, shared := b.answer(ana.Chat, 1), b.answer(g.Chat, 1)
	const refusal = "nothing was changed"
	b.noticed(g.Chat, ana.PressIn(g, shared.ID, undoOf(t, own)), refusal) // a private button in the group
	b.noticed(ana.Chat, ana.Press(own.ID, undoOf(t, shared)), refusal)    // the group's button in private
	b.noticed(g.Chat, ana.PressIn(g, shared.ID+1000, "undo:2"), refusal)  // an old button that is on no card of this chat
	if own, shared := b.ledgerOf("telegram:7001"), b.ledgerOf("telegram:-42"); len(own) != 1 || len(shared) != 1 {
		t.Errorf("the ledgers have %q and %q, want one each", own, shared)
	}
	ana.PressIn(g, shared.ID, undoOf(t, shared))
	b.wait("the undo at home", func() bool { return len(b.ledgerOf("telegram:-42")) == 0 })
	bare, _, _ := strings.Cut(undoOf(t, own), "@") // as on cards made before ids had marks
	ana.Press(own.ID, bare)
	b.wait("the undo of an old card", func() bool { return len(b.ledgerOf("telegram:7001")) == 0 })
}

func undoOf(t *testing.T, card telegramtest.Message) string {
	t.Helper()
	undo, ok := card.Button("Undo")
	if !ok {
		t.Fatalf("the card has %q", card.Labels())
	}
	return undo.Data
}

// TestTelegramRedelivery checks that what is delivered three times is stored
// once, and that an update of an unknown kind delays nobody.
func TestTelegramRedelivery(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{})
	ana := anaOn(b)
	ana.Say("coffee 4.50 EUR")
	b.answer(ana.Chat, 1)
	b.Push(`{"telepathy":{"from":{"id":7001},"thought":"coffee"}}`)
	b.Push(`{"message":{"message_id":[],"text":7}}`)
	b.Redeliver(3)
	b.Redeliver(3)
	ana.Say("tea 3 EUR")
	b.answer(ana.Chat, 2)
	b.wait("everything to be confirmed", func() bool { return b.Pending() == 0 })
	if got := b.ledgerOf("telegram:7001"); len(got) != 2 || len(ana.Chat().FromBot()) != 2 {
		t.Errorf("the ledger has %q, and the bot said %d things", got, len(ana.Chat().FromBot()))
	}
}

// TestTelegramGroup checks that a group has its own ledger and keeps it when it
// becomes a supergroup, and that the bot speaks there only when spoken to.
func TestTelegramGroup(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{ReadsAll: true})
	ana, bo := anaOn(b), b.User(telegramtest.Person{ID: 7002, Name: "Bo"})
	g := b.Group(-42, "Flat", ana, bo)
	ana.SayIn(g, "who is at home?")
	ana.SayIn(g, "/month@somebody_else_bot")
	ana.SayIn(g, "😀 @"+b.Username+" rent 800 EUR")
	if got := b.answer(g.Chat, 1); !strings.Contains(got.Text, "800.00 EUR") || got.ReplyTo == 0 {
		t.Errorf("the group is answered %q in reply to %d", got.Text, got.ReplyTo)
	}
	g.Migrate(-1001000000042)
	bo.SayIn(g, "soap 3 EUR @"+b.Username)
	b.wait("the soap", func() bool { return len(b.ledgerOf("telegram:-42")) == 2 })
	for _, m := range g.Chat().FromBot() {
		if strings.Contains(m.Text, "home") {
			t.Errorf("the bot said %q unasked", m.Text)
		}
	}
}

// TestTelegramInvitation checks that a stranger gets one sentence. The owner
// claims the bot with the code that the program printed, and invites the
// stranger with a link.
func TestTelegramInvitation(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{}, "CHIT_ACCESS=invite", "LOG_LEVEL=info")
	ana, bo := anaOn(b), b.User(telegramtest.Person{ID: 7002, Name: "Bo", Language: "en"})
	bo.Say("coffee 4.50 EUR")
	if got := b.answer(bo.Chat, 1).Text; !strings.Contains(got, "invit") {
		t.Errorf("a stranger is told %q", got)
	}
	b.waitLog("?start=", 1)
	_, code, _ := strings.Cut(b.said(), "Open this link to become its owner; earlier ones no longer work.\nhttps://t.me/"+b.Username+"?start=")
	code, _, _ = strings.Cut(code, "\n")
	ana.Say("/start " + code)
	if got := b.answer(ana.Chat, 1).Text; !strings.HasSuffix(got, "\n\nYou own this bot. Send /invite for a link that lets somebody else in.") {
		t.Errorf("the owner is told %q", got)
	}
	b.wait("her menu", func() bool { return len(b.Commands("", "chat/7001")) > len(b.Commands("", "default")) })
	ana.Say("/invite")
	invitation := b.answer(ana.Chat, 2).Text
	_, rest, ok := strings.Cut(invitation, "https://t.me/"+b.Username+"?start=")
	if !ok {
		t.Fatalf("the invitation is %q", invitation)
	}
	bo.Say("/start " + strings.Fields(rest)[0])
	if got := b.answer(bo.Chat, 2).Text; strings.Contains(got, "/invite") {
		t.Errorf("who is invited is told %q", got)
	}
	bo.Say("tea 3 EUR")
	b.wait("the tea", func() bool { return strings.HasPrefix(bo.Chat().Last().Text, "✅ #1 · 3.00 EUR") })
}

// TestTelegramEdit checks that an edited message corrects what it logged, and
// that an edit without a visible change does nothing.
func TestTelegramEdit(t *testing.T) {
	b := startTelegram(t, "telegrambot", telegramtest.Options{})
	ana := anaOn(b)
	id := ana.Say("coffee 4.50 EUR")
	b.noted(7001, b.answer(ana.Chat, 1))
	ana.Edit(id, "coffee 4.50 EUR, tea 3 EUR")
	if got := b.answer(ana.Chat, 2).Text; !strings.HasPrefix(got, "✅ #2 · 3.00 EUR · tea") {
		t.Errorf("what was added is answered %q", got)
	}
	ana.Edit(id, "coffee 4.50 EUR, tea 3 EUR")
	ana.Edit(id, "coffee 5.20 EUR")
	if got := b.answer(ana.Chat, 3).Text; !strings.Contains(got, "5.20 EUR · coffee") || !strings.Contains(got, "was 4.50") || !strings.Contains(got, "tea") {
		t.Errorf("what was changed and removed is answered %q", got)
	}
	if got := b.ledgerOf("telegram:7001"); len(got) != 1 || got[0] != "5.20 coffee" {
		t.Errorf("the ledger has %q", got)
	}
}

func TestTelegramTokenRefused(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{}, "TELEGRAM_BOT_TOKEN=4711:the_secret_part_of_another")
	done := make(chan struct{})
	go func() { _ = b.cmd.Wait(); close(done) }()
	select {
	case <-done:
	case <-time.After(2 * time.Minute):
		t.Fatalf("the program goes on: %s", b.said())
	}
	if code := b.cmd.ProcessState.ExitCode(); code != 1 || !strings.Contains(b.said(), "chit: telegram: no Telegram bot has this token; check TELEGRAM_BOT_TOKEN") {
		t.Errorf("the program ended with %d and said %s", code, b.said())
	}
	b.refused = true
}

// TestTelegramAway checks that nothing is lost while Telegram is down, and that
// the log has one line about the outage and one about its end.
func TestTelegramAway(t *testing.T) {
	b := startTelegram(t, "bot", telegramtest.Options{}, "LOG_LEVEL=info")
	ana := anaOn(b)
	ana.Say("coffee 4.50 EUR")
	b.noted(7001, b.answer(ana.Chat, 1))
	b.Down()
	before := len(b.Requests(""))
	ana.Say("tea 3 EUR")
	ana.Say("lunch 12 EUR")
	b.waitLog("Telegram cannot be reached", 1)
	time.Sleep(800 * time.Millisecond) // duration of the outage
	b.Up()
	b.answer(ana.Chat, 3)
	b.waitLog("Telegram is reached again", 1)
	if n := strings.Count(b.said(), "level=WARN"); n != 1 {
		t.Errorf("the log has %d warnings:\n%s", n, b.said())
	}
	if n := len(b.Requests("")) - before; n > 40 {
		t.Errorf("there were %d requests", n)
	}
	if got := b.ledgerOf("telegram:7001"); len(got) != 3 {
		t.Errorf("the ledger has %q", got)
	}
}

// waitLog waits until the log contains a text n times.
func (b *telegramBot) waitLog(text string, n int) {
	b.t.Helper()
	for range 2000 {
		if strings.Count(b.said(), text) >= n {
			return
		}
		time.Sleep(10 * time.Millisecond) // nothing announces that the log has grown
	}
	b.t.Fatalf("the log does not have %q:\n%s", text, b.said())
}

// TestTelegramCrash kills the program again and again while people write.
// Everything they wrote is stored once and answered.
func TestTelegramCrash(t *testing.T) {
	messages, kills := number("CHIT_TELEGRAM_MESSAGES", 60), number("CHIT_TELEGRAM_KILLS", 3)
	b := startTelegram(t, "telegrambot", telegramtest.Options{}, "LOG_LEVEL=error")
	const people = 6
	var all []*telegramtest.User
	for n := range people {
		all = append(all, b.User(telegramtest.Person{ID: int64(8000 + n), Name: "P", Language: "en"}))
	}
	answers := func() (n int) {
		for _, p := range all {
			n += len(p.Chat().FromBot())
		}
		return n
	}
	want := map[expense.LedgerID][]string{}
	// Kill it when Telegram may forget what it delivered, when the first reply
	// is shown, and in the middle of the replies.
	points := []func(said, seen int) bool{
		func(int, int) bool { return b.Pending() < messages/kills },
		func(_, seen int) bool { return answers() > seen },
		func(said, _ int) bool { return answers() >= said-messages/kills/2 },
	}
	said := 0
	for kill := range kills {
		seen := answers()
		for range messages / kills {
			p := all[said%people]
			p.Say(fmt.Sprintf("coffee %s EUR", amountOf(said)))
			ledger := expense.LedgerID(fmt.Sprintf("telegram:%d", p.ID))
			want[ledger] = append(want[ledger], amountOf(said))
			said++
		}
		b.wait("a moment to kill", func() bool { return points[kill%len(points)](said, seen) })
		b.stop(syscall.SIGKILL)
		b.start()
	}
	defer func() {
		for _, p := range all {
			for _, m := range p.Chat().FromBot() {
				if t.Failed() {
					t.Logf("%d sees %q", p.ID, m.Text)
				}
			}
		}
	}()
	b.wait("every answer to be seen", func() bool {
		for _, p := range all {
			if len(numbersSeen(p.Chat())) < len(want[expense.LedgerID(fmt.Sprintf("telegram:%d", p.ID))]) {
				return false
			}
		}
		return true
	})
	b.stop(syscall.SIGTERM)
	for ledger, amounts := range want {
		var got []string
		for _, line := range b.ledgerOf(ledger) {
			got = append(got, strings.Fields(line)[0])
		}
		if d := cmp.Diff(slices.Sorted(slices.Values(amounts)), slices.Sorted(slices.Values(got))); d != "" {
			t.Errorf("%s (-want +got):\n%s", ledger, d)
		}
	}
	t.Logf("%d messages, %d kills, %d answers", messages, kills, answers())
}

// numbersSeen returns the numbers of the receipts in a chat.
func numbersSeen(c telegramtest.Chat) map[string]bool {
	seen := map[string]bool{}
	for _, m := range c.FromBot() {
		if _, rest, ok := strings.Cut(m.Text, "✅ #"); ok {
			number, _, _ := strings.Cut(rest, " ")
			seen[number] = true
		}
	}
	return seen
}

// TestTelegramWhoBlocksIsLeftAlone posts to somebody who blocks the bot, and comes back.
func TestTelegramWhoBlocksIsLeftAlone(t *testing.T) {
	b := startTelegram(t, "telegrambot", telegramtest.Options{})
	ana := b.User(telegramtest.Person{ID: 7001, Name: "Ana", Language: "en"})
	store := dbtest.Open(t, b.database)
	post := func(key string) error {
		return store.Post(t.Context(), inbox.Post{Ledger: "telegram:7001", Key: key, Reply: chat.Reply{Text: "by the way, " + key}})
	}
	says := func(n int, text, want string) {
		t.Helper()
		ana.Say(text)
		if got := b.answer(ana.Chat, n).Text; !strings.Contains(got, want) {
			t.Errorf("%q is answered %q", text, got)
		}
	}
	says(1, "coffee 4.50 EUR", "4.50")
	if err := post("test/1"); err != nil {
		t.Fatal(err)
	}
	if got := b.answer(ana.Chat, 2).Text; got != "by the way, test/1" {
		t.Errorf("the post is %q", got)
	}
	ana.Block()
	if err := post("test/2"); err != nil {
		t.Fatal(err)
	}
	eventually(t, "the address is blocked", func() bool {
		at, _, err := store.Address(t.Context(), "telegram:7001")
		return err == nil && at.Blocked
	})
	if err := post("test/3"); !errors.Is(err, inbox.ErrUnreachable) {
		t.Errorf("Post to somebody who blocked the bot = %v", err)
	}
	for _, level := range []string{"WARN", "ERROR"} {
		if said := b.said(); strings.Contains(said, "level="+level) {
			t.Errorf("that somebody blocked the bot is logged as %s", level)
		}
	}
	ana.Unblock()
	says(3, "tea 2.20 EUR", "2.20")
	if err := post("test/3"); err != nil {
		t.Fatal(err)
	}
	if got := b.answer(ana.Chat, 4).Text; got != "by the way, test/3" {
		t.Errorf("the post is %q", got)
	}
}
