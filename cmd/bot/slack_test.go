package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"chit/adapters/slack/slacktest"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// A slackBot is the program in its own process, with the Slack it talks to.
type slackBot struct {
	*slacktest.Server
	t        testing.TB
	program  string
	database string
	env      []string
	addr     string // where the program serves HTTP
	http     string // where Slack delivers; "" for Socket Mode
	cmd      *exec.Cmd
	refused  bool // it is expected to exit by itself

	mu  sync.Mutex
	log bytes.Buffer
}

// Write records what the program prints.
func (b *slackBot) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.log.Write(p)
}

// said returns the log of the program.
func (b *slackBot) said() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.log.String()
}

const (
	slackTestToken  = "xoxb-the-secret-part-of-the-token"
	slackTestSecret = "the-secret-part-of-the-signature"
)

func init() { programs["slackbot"] = programOf(slackServe) }

// slackServe is the program with short leases, so that a killed one is soon
// replaced, and without rate limits.
func slackServe(ctx context.Context, c *config, store *db.Store) error {
	return unlimited(ctx, c, store, 700*time.Millisecond)
}

// unlimited is the program with leases of its own, and without rate limits.
func unlimited(ctx context.Context, c *config, store *db.Store, lease time.Duration) error {
	messengers, err := newMessengers(c, store)
	if err != nil {
		return err
	}
	clear(limits) // one message per second suits people, but not a test
	in, err := newInbox(c, store, messengers...)
	if err != nil {
		return err
	}
	in.Lease = lease
	at, err := listen(ctx, c)
	if err != nil {
		return err
	}
	gate := newGate(c, store, in, messengers...)
	defer gate.Wait()
	return work(ctx, c, in, gate, at, messengers...)
}

// inBothModes runs a test with Socket Mode and with HTTP.
func inBothModes(t *testing.T, test func(t *testing.T, byHTTP bool)) {
	t.Run("socket", func(t *testing.T) { test(t, false) })
	t.Run("http", func(t *testing.T) { test(t, true) })
}

// startSlack starts a Slack, and the program with it.
func startSlack(t testing.TB, byHTTP bool, opt slacktest.Options, more ...string) *slackBot {
	t.Helper()
	b := newSlackBot(t, byHTTP, opt, more...)
	b.start()
	t.Cleanup(b.judge)
	return b
}

// newSlackBot starts a Slack for a program that is not started yet.
func newSlackBot(t testing.TB, byHTTP bool, opt slacktest.Options, more ...string) *slackBot {
	t.Helper()
	opt.BotToken, opt.SigningSecret = slackTestToken, slackTestSecret
	if opt.Retries == nil {
		opt.Retries = []time.Duration{0, 50 * time.Millisecond, time.Second, 2 * time.Second}
	}
	b := &slackBot{Server: slacktest.NewServer(opt), t: t, program: "slackbot", database: dbtest.SQLiteURL(t)}
	t.Cleanup(b.Close)
	b.addr = freeAddr(t)
	b.env = []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + t.TempDir(), "DATABASE_URL=" + b.database, "HTTP_ADDR=" + b.addr,
		"SLACK_BOT_TOKEN=" + slackTestToken, "SLACK_API_URL=" + b.URL, "LOG_LEVEL=debug",
	}
	if byHTTP {
		b.http = "http://" + b.addr
		b.UseHTTP(b.http)
		b.env = append(b.env, "SLACK_SIGNING_SECRET="+slackTestSecret)
	} else {
		b.env = append(b.env, "SLACK_APP_TOKEN=xapp-fake")
	}
	b.env = append(b.env, more...)
	return b
}

// address returns where the program serves HTTP.
func (b *slackBot) address() string {
	for _, v := range b.env {
		if addr, ok := strings.CutPrefix(v, "HTTP_ADDR="); ok {
			return addr
		}
	}
	return ""
}

// freeAddr returns an address that nobody listens on.
func freeAddr(t testing.TB) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// start starts the program and waits until it accepts deliveries from Slack.
func (b *slackBot) start() {
	b.t.Helper()
	b.launch()
	if b.http == "" {
		b.wait("two sockets", func() bool { return b.Sockets() == 2 })
		return
	}
	b.patiently("its signature being checked", func() bool { return b.Verify(b.t.Context()) == nil })
}

func (b *slackBot) launch() {
	b.cmd = exec.Command(b.program, "run")
	b.cmd.Env, b.cmd.Stderr, b.cmd.Stdout = b.env, b, b
	if err := b.cmd.Start(); err != nil {
		b.t.Fatal(err)
	}
}

// stop ends the program and returns its exit status.
func (b *slackBot) stop(sig os.Signal) int {
	if b.cmd.ProcessState == nil {
		_ = b.cmd.Process.Signal(sig)
		_ = b.cmd.Wait()
	}
	return b.cmd.ProcessState.ExitCode()
}

// judge stops the program and checks what must never happen.
func (b *slackBot) judge() {
	if code := b.stop(syscall.SIGTERM); code > 0 && !b.refused {
		b.t.Errorf("the program ended with %d", code)
	}
	for _, p := range b.Problems() {
		b.t.Errorf("Slack noticed: %s", p)
	}
	if strings.Contains(b.said(), "the-secret-part") {
		b.t.Error("a secret is in the log")
	}
	if b.t.Failed() {
		b.t.Logf("the program said:\n%s", b.said())
	}
}

// wait waits for a condition on what Slack shows.
func (b *slackBot) wait(what string, cond func() bool) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.t.Context(), 2*time.Minute)
	defer cancel()
	if err := b.Wait(ctx, func(*slacktest.Server) bool { return cond() }); err != nil {
		b.t.Fatalf("waited for %s: %v\n%s", what, err, b.said())
	}
}

// patiently polls for a condition that nothing announces.
func (b *slackBot) patiently(what string, cond func() bool) {
	b.t.Helper()
	for range 3000 {
		if cond() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	b.t.Fatalf("waited for %s:\n%s", what, b.said())
}

// reacted waits until the bot has reacted to a message, as it does when that changes a
// card.
func (b *slackBot) reacted(c *slacktest.Channel, ts string) {
	b.t.Helper()
	b.wait("a reaction to "+ts, func() bool { m, _ := c.Message(ts); return len(m.Reactions) > 0 })
}

// answer waits for the bot's nth answer to a message, counted from 1: in its thread, and
// in a direct conversation after it.
func (b *slackBot) answer(c *slacktest.Channel, to string, n int) slacktest.Message {
	b.t.Helper()
	isAnswer := func(m slacktest.Message) bool { return m.Thread == to }
	if strings.HasPrefix(c.ID, "D") {
		isAnswer = func(m slacktest.Message) bool { return m.Thread == "" && m.TS > to }
	}
	answers := func() []slacktest.Message {
		return slices.DeleteFunc(c.FromBot(), func(m slacktest.Message) bool { return !isAnswer(m) })
	}
	b.wait(fmt.Sprintf("answer %d to %s", n, to), func() bool { return len(answers()) >= n })
	return answers()[n-1]
}

// press presses a button and waits until Slack has its answer.
func (b *slackBot) press(u *slacktest.User, c *slacktest.Channel, ts, button string) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.t.Context(), 2*time.Minute)
	defer cancel()
	if _, err := u.Press(c, ts, button).Answer(ctx); err != nil {
		b.t.Fatalf("pressed %s: %v\n%s", button, err, b.said())
	}
}

// ledgerOf returns the expenses of a ledger.
func (b *slackBot) ledgerOf(id expense.LedgerID) (all []string) {
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
	if err != nil && expense.CodeOf(err) != expense.CodeNotFound {
		b.t.Fatal(err)
	}
	slices.Sort(all)
	return all
}

// has fails unless a ledger has exactly these expenses.
func (b *slackBot) has(id expense.LedgerID, want ...string) {
	b.t.Helper()
	slices.Sort(want)
	b.patiently(fmt.Sprintf("%s to have %q, it has %q", id, want, b.ledgerOf(id)), func() bool { return slices.Equal(b.ledgerOf(id), want) })
}

// ended waits until the program has exited by itself, and returns its status.
func (b *slackBot) ended() int {
	b.t.Helper()
	b.refused = true
	done := make(chan struct{})
	go func() { _ = b.cmd.Wait(); close(done) }()
	select {
	case <-done:
	case <-time.After(2 * time.Minute):
		b.t.Fatalf("the program goes on: %s", b.said())
	}
	return b.cmd.ProcessState.ExitCode()
}

func anaOnSlack(b *slackBot) *slacktest.User {
	return b.User(slacktest.Person{ID: "U07", Name: "ana", Zone: "Europe/Berlin", Locale: "en-IE"})
}

func labelsOf(m slacktest.Message) (all []string) {
	for _, button := range m.Buttons() {
		all = append(all, button.Label)
	}
	return all
}

// TestSlackConversation is the conversation of the design, on Slack.
func TestSlackConversation(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		dm := ana.DM()
		coffee := ana.Post(dm, "coffee 4.50 yesterday, 20% VAT")
		card := b.answer(dm, coffee, 1)
		if !strings.HasPrefix(card.Text, "✅ #1 · 4.50 EUR · coffee · Food · yesterday") || !strings.Contains(card.Text, "net 3.75 + VAT 20% 0.75") {
			t.Errorf("the card is %q", card.Text)
		}
		if got := labelsOf(card); !slices.Equal(got, []string{"Undo", "Edit", "It was net"}) {
			t.Errorf("the buttons are %q", got)
		}
		b.reacted(dm, ana.PostInThread(dm, coffee, "5.20"))
		if got, _ := dm.Message(card.TS); !strings.HasPrefix(got.Text, "✏️ #1 · 5.20 EUR") || !strings.Contains(got.Text, "was 4.50") {
			t.Errorf("after an answer in the thread the card is %q", got.Text)
		}
		taxi := ana.Post(dm, "add the taxi")
		if got := b.answer(dm, taxi, 1).Text; !strings.Contains(got, "How much for taxi?") {
			t.Errorf("the question is %q", got)
		}
		b.answer(dm, ana.Post(dm, "18"), 1)
		several := b.answer(dm, ana.Post(dm, "lunch 12, parking 3.50 and 20 USD for the museum"), 1)
		if !strings.Contains(several.Text, "15.50 EUR + 20.00 USD") || !slices.Equal(labelsOf(several), []string{"Undo all"}) {
			t.Errorf("three expenses are answered %q with %q", several.Text, labelsOf(several))
		}
		dinner := b.answer(dm, ana.Post(dm, "1.200 dinner"), 1)
		if !slices.Equal(labelsOf(dinner), []string{"1,200.00 EUR", "1.20 EUR"}) {
			t.Errorf("an ambiguous amount is answered %q with %q", dinner.Text, labelsOf(dinner))
		}
		b.press(ana, dm, dinner.TS, "1.20 EUR")
		b.has("slack:T024/U07", "5.20 coffee", "18.00 taxi", "12.00 lunch", "3.50 parking", "20.00 museum", "1.20 dinner")
		month := b.answer(dm, ana.Post(dm, "how was this month?"), 1)
		if !strings.Contains(month.Text, "20.00 USD") || !strings.Contains(month.BlockText(), "Transport\n21.50\n54%") {
			t.Errorf("the report is %q", month.BlockText())
		}
		b.press(ana, dm, month.TS, "CSV")
		b.wait("a file", func() bool {
			return slices.ContainsFunc(dm.FromBot(), func(m slacktest.Message) bool { return len(m.Files) == 1 && m.Thread == "" })
		})
		b.reacted(dm, ana.Post(dm, "undo"))
	})
}

// TestSlackChannel checks that a mention, which comes as two events, makes one
// expense, that no mention is needed in the thread it begins, and that other
// messages are ignored.
func TestSlackChannel(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana, bo := anaOnSlack(b), b.User(slacktest.Person{ID: "U08", Name: "bo"})
		c := b.Channel("C061")
		bo.Post(c, "who has paid lunch 12 EUR?")
		thread := ana.Mention(c, "rent 800 EUR")
		card := b.answer(c, thread, 1)
		bo.PostInThread(c, thread, "soap 3 EUR")
		b.answer(c, thread, 2)
		b.wait("everything to be acknowledged", func() bool { return b.Pending() == 0 })
		b.has("slack:T024/C061", "800.00 rent", "3.00 soap")
		if n := len(c.FromBot()); n != 2 {
			t.Errorf("the bot said %d things", n)
		}
		// Nobody can undo somebody else's expense.
		b.press(bo, c, card.TS, "Undo")
		b.wait("the refusal", func() bool { return len(bo.Ephemerals(c)) == 1 })
		b.has("slack:T024/C061", "800.00 rent", "3.00 soap")
		b.press(ana, c, card.TS, "Undo")
		b.has("slack:T024/C061", "3.00 soap")
		b.wait("the card to change", func() bool { m, _ := c.Message(card.TS); return strings.HasPrefix(m.Text, "↩️") })
		evil := ana.Mention(c, slacktest.Typed("pizza <!channel> & <https://evil.example|bank> 9 EUR"))
		b.answer(c, evil, 1)
		for _, m := range c.FromBot() {
			if m.Metadata != nil || strings.Contains(m.Text+m.BlockText(), "<!") || strings.Contains(m.Text+m.BlockText(), "<http") {
				t.Errorf("the bot said %q with %v", m.Text, m.Metadata)
			}
		}
	})
}

// What Slack redelivers, and what it delivers while connections break, makes
// one expense and one answer.
func TestSlackDeliversAgain(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		dm := ana.DM()
		b.LoseAnswers(1)
		b.answer(dm, ana.Post(dm, "coffee 4.50 EUR"), 1)
		if !byHTTP {
			b.CutOnDelivery(1)
			b.answer(dm, ana.Post(dm, "tea 3 EUR"), 1)
			b.wait("both sockets", func() bool { return b.Sockets() == 2 })
			b.CutOnAnswer(1)
			b.answer(dm, ana.Post(dm, "cake 5 EUR"), 1)
			b.wait("both sockets", func() bool { return b.Sockets() == 2 })
			b.Disconnect("refresh_requested")
			b.wait("both sockets", func() bool { return b.Sockets() == 2 })
		}
		b.answer(dm, ana.Post(dm, "lunch 12 EUR"), 1)
		b.RedeliverWithRetry(100)
		b.Push(map[string]any{"type": "telepathy", "channel": map[string]any{"id": "C061"}})
		b.Push(map[string]any{"type": "message", "channel": dm.ID, "user": 7, "text": []any{}})
		b.answer(dm, ana.Post(dm, "pie 6 EUR"), 1)
		b.wait("everything to be acknowledged", func() bool { return b.Pending() == 0 })
		want := []string{"4.50 coffee", "12.00 lunch", "6.00 pie"}
		if !byHTTP {
			want = append(want, "3.00 tea", "5.00 cake")
		}
		b.has("slack:T024/U07", want...)
		if n := len(dm.FromBot()); n != len(want) {
			t.Errorf("the bot gave %d answers to %d messages", n, len(want))
		}
	})
}

func TestSlackRateLimit(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		b.Fail("chat.postMessage", 1, slacktest.RateLimited(time.Second))
		b.answer(ana.DM(), ana.Post(ana.DM(), "coffee 4.50 EUR"), 1)
		calls := b.Requests("chat.postMessage")
		if len(calls) != 2 || calls[1].At.Sub(calls[0].At) < time.Second {
			t.Errorf("%d calls, the last %v after the first", len(calls), calls[len(calls)-1].At.Sub(calls[0].At))
		}
	})
}

// A message is edited twice and then deleted; the expense follows.
func TestSlackEdits(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		dm := ana.DM()
		ts := ana.Post(dm, "coffee 4.50 EUR")
		b.answer(dm, ts, 1)
		ana.Edit(dm, ts, "coffee 5.20 EUR")
		b.has("slack:T024/U07", "5.20 coffee")
		ana.Unfurl(dm, ts, "https://example.com")
		ana.Edit(dm, ts, "coffee 5.30 EUR")
		b.has("slack:T024/U07", "5.30 coffee")
		ana.Delete(dm, ts)
		var gone slacktest.Message // at the top level: the thread is gone with its message
		b.wait("the answer to the deletion", func() bool {
			i := slices.IndexFunc(dm.FromBot(), func(m slacktest.Message) bool { return strings.HasPrefix(m.Text, "The message is deleted") })
			if i >= 0 {
				gone = dm.FromBot()[i]
			}
			return i >= 0 && gone.Thread == ""
		})
		b.press(ana, dm, gone.TS, labelsOf(gone)[0])
		b.has("slack:T024/U07")
	})
}

// A revoked token ends the program if it has no other messenger.
func TestSlackTokenRevoked(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		b.answer(ana.DM(), ana.Post(ana.DM(), "coffee 4.50 EUR"), 1)
		b.Revoke()
		if code := b.ended(); code != 1 || !strings.Contains(b.said(), "SLACK_BOT_TOKEN") {
			t.Errorf("the program ended with %d and said %s", code, b.said())
		}
	})
}

func TestSlackTokenRefused(t *testing.T) {
	for name, refuse := range map[string]func(*slackBot){
		"SLACK_BOT_TOKEN": func(b *slackBot) { b.RefuseBot("invalid_auth") },
		"SLACK_APP_TOKEN": func(b *slackBot) { b.RefuseApp("invalid_auth") },
	} {
		t.Run(name, func(t *testing.T) {
			b := startSlack(t, false, slacktest.Options{})
			b.stop(syscall.SIGTERM)
			refuse(b)
			b.launch()
			if code := b.ended(); code != 1 || !strings.Contains(b.said(), "slack: the token in "+name+" is not one that Slack knows") {
				t.Errorf("the program ended with %d and said %s", code, b.said())
			}
		})
	}
}

// A thinker is a model that waits until it may answer.
type thinker struct {
	*httptest.Server
	asked chan struct{}
	free  chan struct{}
}

func newThinker(t *testing.T) *thinker {
	m := &thinker{asked: make(chan struct{}, 100), free: make(chan struct{})}
	m.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		m.asked <- struct{}{}
		select {
		case <-m.free:
		case <-r.Context().Done():
			return
		}
		args, _ := json.Marshal(map[string]string{"description": "coffee", "amount": "4.50", "currency": "EUR"})
		_ = json.NewEncoder(w).Encode(map[string]any{"model": "thinker", "choices": []any{map[string]any{
			"finish_reason": "tool_calls", "message": map[string]any{"role": "assistant", "tool_calls": []any{map[string]any{
				"id": "a", "type": "function", "function": map[string]any{"name": "add_expense", "arguments": string(args)},
			}}},
		}}})
	}))
	t.Cleanup(m.Close)
	return m
}

// While the model takes ten seconds, Slack gets its acknowledgement in time,
// nothing is redelivered, and the thread shows that the bot is thinking.
func TestSlackWhileTheModelThinks(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		model, clock := newThinker(t), slacktest.NewManualClock(time.Now())
		b := startSlack(t, byHTTP, slacktest.Options{Clock: clock}, "OPENAI_BASE_URL="+model.URL+"/v1", "OPENAI_MODEL=thinker")
		ana := anaOnSlack(b)
		c := b.Channel("C061")
		ts := ana.Mention(c, "so I went and had that thing, the coffee you know, it was 4.50 EUR or so I think")
		<-model.asked
		b.wait("the acknowledgements", func() bool { return b.Pending() == 0 })
		b.wait("a status", func() bool { return c.Status(ts) == "is thinking…" })
		clock.Advance(10 * time.Second)
		for _, d := range b.Deliveries() {
			if d.Attempts != 1 || !d.Acknowledged {
				t.Errorf("Slack delivered %+v", d)
			}
		}
		close(model.free)
		b.answer(c, ts, 1)
		b.wait("the end of the status", func() bool { return c.Status(ts) == "" })
		b.has("slack:T024/C061", "4.50 coffee")
	})
}

// Edit opens a form. An invalid date is reported at its field, and a valid one
// changes the card in place.
func TestSlackForm(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana, bo := anaOnSlack(b), b.User(slacktest.Person{ID: "U08", Name: "bo"})
		c := b.Channel("C061")
		bo.Post(c, "hello") // makes the bot a member of the channel
		thread := ana.Mention(c, "rent 800 EUR")
		card := b.answer(c, thread, 1)
		b.press(ana, c, card.TS, "Edit")
		form := ana.OpenView()
		if form == nil || form.Value("amount") != "800.00" || !slices.Contains(form.Inputs(), "date") {
			t.Fatalf("the form is %+v", form)
		}
		b.submit(ana, form, map[string]string{"date": "31 February", "amount": "a lot"})
		if form = ana.OpenView(); form == nil || form.Errors["date"] == "" || form.Errors["amount"] == "" || len(form.Errors) != 2 {
			t.Fatalf("the form says %+v", form)
		}
		b.has("slack:T024/C061", "800.00 rent")
		b.submit(ana, form, map[string]string{"date": "yesterday", "amount": "820", "description": "rent & more"})
		if form = ana.OpenView(); form != nil {
			t.Errorf("the form is still there: %+v", form)
		}
		b.has("slack:T024/C061", "820.00 rent & more")
		b.wait("the card to change", func() bool { m, _ := c.Message(card.TS); return strings.Contains(m.Text, "820.00 EUR") })
		if n := len(c.FromBot()); n != 1 {
			t.Errorf("the bot said %d things in place of one", n)
		}
		b.press(bo, c, card.TS, "Edit") // belongs to somebody else
		b.wait("the refusal", func() bool { return len(bo.Ephemerals(c)) == 1 })
		if bo.OpenView() != nil {
			t.Error("a form is open to somebody who may not use it")
		}
	})
}

// A form whose entry was changed while it was open stays open with what was filled in, and
// what was left alone shows the present.
func TestSlackFormOfAChangedEntry(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		dm := ana.DM()
		card := b.answer(dm, ana.Post(dm, "coffee 4.50 EUR"), 1)
		b.press(ana, dm, card.TS, "Edit")
		form := ana.OpenView()
		if form == nil || form.Value("currency") != "EUR" {
			t.Fatalf("the form is %+v", form)
		}
		b.reacted(dm, ana.Post(dm, "no, 5.20"))
		b.submit(ana, form, map[string]string{"description": "espresso", "currency": "CHF", "tax_rate": "7"})
		again := ana.OpenView()
		if again == nil || !strings.HasPrefix(again.Text(), "It was changed in the meantime.") {
			t.Fatalf("the form says %q", again.Text())
		}
		for name, want := range map[string]string{"description": "espresso", "amount": "5.20", "currency": "CHF", "tax_rate": "7"} {
			if got := again.Value(name); got != want {
				t.Errorf("%s holds %q, want %q", name, got, want)
			}
		}
		b.has("slack:T024/U07", "5.20 coffee")
		b.submit(ana, again, nil)
		b.has("slack:T024/U07", "5.20 espresso")
		b.wait("the card to change", func() bool {
			m, _ := dm.Message(card.TS)
			return strings.Contains(m.Text, "5.20 CHF") && strings.Contains(m.Text, "7%")
		})
	})
}

// submit submits a form and waits for the answer.
func (b *slackBot) submit(u *slacktest.User, v *slacktest.View, values map[string]string) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.t.Context(), 2*time.Minute)
	defer cancel()
	if _, err := u.Submit(v, values).Answer(ctx); err != nil {
		b.t.Fatalf("handed in %v: %v\n%s", values, err, b.said())
	}
}

// search types in a menu of a form, and returns what it then offers.
func (b *slackBot) search(u *slacktest.User, v *slacktest.View, menu, typed string) []slacktest.Button {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.t.Context(), 2*time.Minute)
	defer cancel()
	a, err := u.Search(v, menu, typed).Answer(ctx)
	if err != nil {
		b.t.Fatalf("%q is looked for in %s: %v\n%s", typed, menu, err, b.said())
	}
	return a.Options
}

// The home tab shows the month and buttons, and is updated after a press; the
// messages tab suggests what to say.
func TestSlackHome(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		dm := ana.DM()
		b.answer(dm, ana.Post(dm, "coffee 4.50 EUR"), 1)
		ana.OpenHome()
		b.wait("the home tab", func() bool { return ana.Home() != nil })
		home := ana.Home()
		if !strings.Contains(home.Text(), "4.50 EUR") || !strings.Contains(home.Text(), "coffee") || !strings.Contains(home.Text(), "Europe/Berlin") {
			t.Errorf("the home tab says %q", home.Text())
		}
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
		defer cancel()
		if _, err := ana.PressView(home, "Undo").Answer(ctx); err != nil {
			t.Fatal(err)
		}
		b.answer(dm, "", 1)
		b.has("slack:T024/U07")
		b.wait("the home tab to follow", func() bool { return !strings.Contains(ana.Home().Text(), "4.50 EUR") })
		b.logsFromHome(ana)
		b.turnsHome(ana)
		b.keepsHome(ana)
	})
}

// keepsHome checks that the home tab stays at a month that it was turned to: after a
// restart, when something is logged from it, and when it is opened again.
func (b *slackBot) keepsHome(ana *slacktest.User) {
	b.t.Helper()
	before := ana.Home().Hash
	labels := ana.Home().Buttons()
	back := labels[slices.IndexFunc(labels, func(l slacktest.Button) bool { return strings.Contains(l.Label, "◀") })].Label
	b.pressView(ana, back)
	b.wait("the month before", func() bool { return ana.Home().Hash != before })
	title := strings.Split(ana.Home().Text(), "\n")[0]
	b.stop(syscall.SIGTERM)
	b.start()
	shown := func(what string, do func()) {
		b.t.Helper()
		before := ana.Home().Hash
		do()
		b.wait("the home tab after "+what, func() bool { return ana.Home().Hash != before })
		if got := strings.Split(ana.Home().Text(), "\n")[0]; got != title {
			b.t.Errorf("after %s the home tab shows %q, want %q", what, got, title)
		}
	}
	shown("a form", func() {
		b.pressView(ana, "Log expense")
		b.wait("the form", func() bool { return ana.OpenView() != nil })
		b.submit(ana, ana.OpenView(), map[string]string{"amount": "3", "description": "tea"})
	})
	shown("a visit", ana.OpenHome)
}

// All settings are in one form, which opens from the home tab and from the card of the
// settings.
func TestSlackSettings(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		dm := ana.DM()
		ana.OpenHome()
		b.wait("the home tab", func() bool { return ana.Home() != nil })
		b.pressView(ana, "Settings")
		b.wait("the form", func() bool { return ana.OpenView() != nil })
		form := ana.OpenView()
		if form.Value("currency") != "EUR" || form.Value("time_zone") != "Europe/Berlin" || form.Value("language") != "en" {
			t.Errorf("the form is %q", form.Text())
		}
		for typed, want := range map[string]string{
			"tok": "Asia/Tokyo", "Münch": "Europe/Berlin", "Europe/Vie": "Europe/Vienna", "東京": "Asia/Tokyo", "san fran": "America/Los_Angeles",
			"": "America/New_York", "Atlantis": "", "<@U07> *": "",
		} {
			found := b.search(ana, form, "time_zone", typed)
			if want == "" && len(found) > 0 || want != "" && (len(found) == 0 || found[0].Value != want || !strings.Contains(found[0].Label, "UTC")) {
				t.Errorf("%q finds %v, want %q", typed, found, want)
			}
		}
		if found := b.search(ana, form, "time_zone", "tok"); found[0].Label != "Tokyo · UTC+9 · Asia/Tokyo" {
			t.Errorf("Tokyo is offered as %q", found[0].Label)
		}
		before := ana.Home().Hash
		b.submit(ana, form, map[string]string{"time_zone": "Asia/Tokyo", "currency": "CHF", "vat": "8.1"})
		done := b.answer(dm, "", 1)
		if !strings.Contains(done.Text, "CHF") || !strings.Contains(done.Text, "Asia/Tokyo") || !strings.Contains(done.Text, "8.1%") || ana.OpenView() != nil {
			t.Errorf("the settings are answered %q", done.Text)
		}
		b.wait("the home tab to follow", func() bool { return ana.Home().Hash != before && strings.Contains(ana.Home().Text(), "CHF") })
		card := b.answer(dm, ana.Post(dm, "settings"), 1)
		b.press(ana, dm, card.TS, "Currency")
		b.wait("the form again", func() bool { return ana.OpenView() != nil })
		b.submit(ana, ana.OpenView(), map[string]string{"currency": "USD"})
		b.wait("the card to change", func() bool { m, _ := dm.Message(card.TS); return strings.Contains(m.Text, "USD") })
	})
}

// Somebody who has nothing stored yet is told what to try. A tap on a suggestion sends its
// message, which stores nothing.
func TestSlackWelcome(t *testing.T) {
	b := startSlack(t, false, slacktest.Options{})
	ana := b.User(slacktest.Person{ID: "U07", Name: "ana", Zone: "Europe/London", Locale: "en-GB"})
	dm := ana.DM()
	ana.OpenHome()
	b.wait("the home tab", func() bool { return ana.Home() != nil })
	home := ana.Home()
	if labels := home.Buttons(); !strings.HasPrefix(home.Text(), "Welcome") || len(labels) == 0 || labels[0].Label != "Log expense" {
		t.Errorf("the home tab says %q with %v", home.Text(), labels)
	}
	ana.OpenMessages()
	b.wait("suggestions", func() bool { p := dm.Prompts(); return len(p) == 1 && p[0].Thread == "" })
	var titles []string
	for _, p := range dm.Prompts()[0].Prompts {
		titles = append(titles, p.Title)
		b.answer(dm, ana.Post(dm, slacktest.Typed(p.Message)), 1)
	}
	if want := []string{"Log an expense", "See this month", "See the settings", "What can I write?"}; !slices.Equal(titles, want) {
		t.Errorf("the suggestions are %q, want %q", titles, want)
	}
	b.has("slack:T024/U07")
	if first := dm.FromBot()[0].Text; !strings.HasPrefix(first, "Write what you spent") {
		t.Errorf("how to log an expense is answered %q", first)
	}
}

// turnsHome checks that the home tab turns to other months without a message.
func (b *slackBot) turnsHome(ana *slacktest.User) {
	b.t.Helper()
	turn := func(to string) string {
		b.t.Helper()
		before, said := ana.Home().Hash, len(ana.DM().FromBot())
		for _, button := range ana.Home().Buttons() {
			if strings.Contains(button.Label, to) {
				b.pressView(ana, button.Label)
				b.wait("the month "+button.Label, func() bool { return ana.Home().Hash != before })
				if now := len(ana.DM().FromBot()); now != said {
					b.t.Errorf("%s posts %d messages", button.Label, now-said)
				}
				return ana.Home().Text()
			}
		}
		b.t.Fatalf("no button %s among %v", to, ana.Home().Buttons())
		return ""
	}
	first := ana.Home().Text()
	for i, to := range []string{"◀", "◀", "▶"} {
		if turn(to) == first {
			b.t.Errorf("turn %d shows the first month", i+1)
		}
	}
	turn("▶")
	if got := ana.Home().Text(); got != first {
		b.t.Errorf("two months back and two ahead is %q, not %q", got, first)
	}
}

// logsFromHome checks that an expense is logged with the form of the home tab.
func (b *slackBot) logsFromHome(ana *slacktest.User) {
	b.t.Helper()
	b.pressView(ana, "Log expense")
	b.wait("the form", func() bool { return ana.OpenView() != nil })
	form := ana.OpenView()
	b.submit(ana, form, map[string]string{"amount": "12.50", "description": "lunch *big* <@U1>", "category": "Food", "date": "2026-02-31"})
	if form = ana.OpenView(); form == nil || form.Errors["date"] == "" || len(form.Errors) != 1 {
		b.t.Fatalf("the form says %+v", form)
	}
	b.submit(ana, form, map[string]string{"amount": "12.50", "description": "lunch *big* <@U1>", "category": "Food"})
	b.wait("the entry", func() bool { return strings.Contains(ana.Home().Text(), "12.50 EUR") })
	b.has("slack:T024/U07", "12.50 lunch *big* <@U1>")
}

// pressView presses a button of the home tab.
func (b *slackBot) pressView(u *slacktest.User, button string) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.t.Context(), 2*time.Minute)
	defer cancel()
	if _, err := u.PressView(u.Home(), button).Answer(ctx); err != nil {
		b.t.Fatal(err)
	}
}

// A mention in somebody's thread that says no more than "log this" is about the message that
// the thread begins with.
func TestSlackThreadIsLogged(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana, bo := anaOnSlack(b), b.User(slacktest.Person{ID: "U08", Name: "bo"})
		c := b.Channel("C061")
		others := bo.Post(c, "pizza 9 EUR")
		ana.MentionInThread(c, others, "log this")
		asked := b.answer(c, others, 1)
		if !strings.Contains(asked.Text, "pizza") {
			t.Errorf("the bot asks %q", asked.Text)
		}
		b.press(ana, c, asked.TS, "bo")
		b.has("slack:T024/C061", "9.00 pizza")
		own := ana.Post(c, "taxi 18 EUR")
		ana.PostInThread(c, own, "sorry, wrong channel")
		ana.MentionInThread(c, own, "log it please")
		b.press(ana, c, b.answer(c, own, 1).TS, "Log it")
		b.has("slack:T024/C061", "9.00 pizza", "18.00 taxi")
		bought := ana.Post(c, "got some tea for 3 EUR")
		ana.MentionInThread(c, bought, "bus 2.50")
		b.answer(c, bought, 1)
		b.has("slack:T024/C061", "9.00 pizza", "18.00 taxi", "2.50 bus")
	})
}

// Without the scope the log names it, and the mention is answered as it is.
func TestSlackThreadThatCannotBeRead(t *testing.T) {
	b := startSlack(t, false, slacktest.Options{Scopes: []string{"app_mentions:read", "chat:write", "users:read", "reactions:write", "im:write"}})
	ana := anaOnSlack(b)
	c := b.Channel("C061")
	root := ana.Post(c, "pizza 9 EUR")
	ana.MentionInThread(c, root, "log this")
	b.answer(c, root, 1)
	b.has("slack:T024/C061")
	if log := b.said(); !strings.Contains(log, "the message that a thread begins with cannot be read") || !strings.Contains(log, "channels:history") {
		t.Errorf("the log says\n%s", log)
	}
}

// A slash command is seen by one person, in channels with and without the bot, and
// so is the shortcut on somebody else's message: all of it is about that person's
// own ledger.
func TestSlackCommands(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana, bo := anaOnSlack(b), b.User(slacktest.Person{ID: "U08", Name: "bo"})
		c, away := b.Channel("C061"), b.Channel("C062", slacktest.Private)
		away.RemoveBot()
		ana.Post(c, "hello") // makes the bot a member of the channel
		b.command(ana, "/expense", "taxi 18 EUR", c)
		b.wait("the receipt", func() bool { return len(ana.Ephemerals(c)) == 1 })
		b.command(ana, "/report", "", c)
		b.wait("the report", func() bool { return len(ana.Ephemerals(c)) == 2 })
		for i, e := range ana.Ephemerals(c) {
			if !strings.Contains(e.Text, "18.00 EUR") || !strings.Contains(e.Text, "only you see this") {
				t.Errorf("answer %d is %q", i, e.Text)
			}
		}
		b.press(ana, c, ana.Ephemerals(c)[1].TS, "CSV") // Slack has no private files in channels
		b.wait("the file", func() bool {
			return slices.ContainsFunc(ana.DM().FromBot(), func(m slacktest.Message) bool { return len(m.Files) == 1 })
		})
		b.command(ana, "/expense", "bus 3 EUR", away)
		b.wait("an answer where we are not", func() bool { return len(ana.Ephemerals(away)) == 1 })
		if e := ana.Ephemerals(away)[0]; !strings.Contains(e.Text, "bus") || slices.ContainsFunc(e.Buttons(), isMove) {
			t.Errorf("the answer is %q with %v", e.Text, e.Buttons())
		}
		b.command(bo, "/expense", "tea 2 EUR", bo.DM())
		b.answer(bo.DM(), "", 1)
		b.has("slack:T024/U07", "18.00 taxi", "3.00 bus")
		b.has("slack:T024/U08", "2.00 tea")
		said := bo.Post(c, "pizza 9 EUR")
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
		defer cancel()
		for range 2 { // the second press has no effect
			if _, err := ana.Shortcut("log_expense", c, said).Answer(ctx); err != nil {
				t.Fatal(err)
			}
		}
		b.wait("the question whose it is", func() bool { return strings.Contains(lastSeen(ana, c).Text, "pizza") })
		b.press(ana, c, lastSeen(ana, c).TS, "ana")
		b.has("slack:T024/U07", "18.00 taxi", "3.00 bus", "9.00 pizza")
		b.has("slack:T024/C061")
		b.has("slack:T024/C062")
		if n := len(c.FromBot()) + len(bo.Ephemerals(c)); n != 0 {
			t.Errorf("others see %d answers", n)
		}
		for _, r := range b.Requests("chat.postEphemeral") {
			t.Errorf("what needs a member was asked: %v", r)
		}
	})
}

func isMove(b slacktest.Button) bool { return strings.HasPrefix(b.Label, "Move to ") }

// lastSeen returns the last message that only this person sees in a channel.
func lastSeen(u *slacktest.User, c *slacktest.Channel) slacktest.Ephemeral {
	all := u.Ephemerals(c)
	if len(all) == 0 {
		return slacktest.Ephemeral{}
	}
	return all[len(all)-1]
}

// TestSlackRightLedger presses the buttons of a command's answer in a channel
// without the bot and, when Slack accepts no more answers there, in the direct
// conversation. Both ledgers have an older #1, which must not change.
func TestSlackRightLedger(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		away, dm := b.Channel("C062", slacktest.Private), ana.DM()
		b.answer(away, ana.Mention(away, "cake 7 EUR"), 1)
		away.RemoveBot()
		b.answer(dm, ana.Post(dm, "coffee 4.50 EUR"), 1)

		b.command(ana, "/expense", "bus 3 EUR", away)
		b.wait("the receipt", func() bool { return len(ana.Ephemerals(away)) == 1 })
		card := lastSeen(ana, away)
		b.press(ana, away, card.TS, "Edit")
		form := ana.OpenView()
		if form == nil || form.Value("amount") != "3.00" || form.Value("description") != "bus" {
			t.Fatalf("the form is %+v", form)
		}
		b.submit(ana, form, map[string]string{"amount": "3.50", "description": "bus"})
		b.wait("the card to change", func() bool { return strings.Contains(lastSeen(ana, away).Text, "3.50 EUR") })
		b.has("slack:T024/U07", "3.50 bus", "4.50 coffee")
		b.press(ana, away, card.TS, "Undo")
		b.wait("the undo", func() bool { return strings.Contains(lastSeen(ana, away).Text, "3.00 EUR") })
		b.press(ana, away, card.TS, "Redo")
		b.wait("the redo", func() bool { return strings.Contains(lastSeen(ana, away).Text, "3.50 EUR") })
		if n := len(ana.Ephemerals(away)); n != 1 {
			t.Errorf("the card is replaced by %d", n)
		}

		n := len(dm.FromBot())
		b.Fail("response_url", 1, slacktest.HTTPStatus(http.StatusNotFound))
		b.command(ana, "/expense", "tram 2 EUR", away)
		b.wait("the receipt in private", func() bool { return len(dm.FromBot()) == n+1 })
		private := dm.FromBot()[n]
		if !strings.Contains(private.Text, "2.00 EUR") {
			t.Errorf("in private there is %q", private.Text)
		}
		b.has("slack:T024/U07", "2.00 tram", "4.50 coffee", "3.50 bus")
		b.press(ana, dm, private.TS, "Undo")
		b.wait("the undo in private", func() bool { m, _ := dm.Message(private.TS); return strings.Contains(m.Text, "is undone") })
		b.has("slack:T024/U07", "4.50 coffee", "3.50 bus")
		b.has("slack:T024/C062", "7.00 cake")
	})
}

// TestSlackForeignCard removes the bot from a channel before it answers there: the
// card comes in private, and its buttons must not act on the private ledger.
func TestSlackForeignCard(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		c, dm := b.Channel("C061"), ana.DM()
		b.answer(dm, ana.Post(dm, "coffee 4.50 EUR"), 1)
		n := len(dm.FromBot())
		b.Fail("chat.postMessage", 1, slacktest.Err("not_in_channel"))
		ana.Mention(c, "cake 7 EUR")
		b.wait("the receipt in private", func() bool { return len(dm.FromBot()) == n+1 })
		card := dm.FromBot()[n]
		for i, button := range []string{"Undo", "Edit"} {
			b.press(ana, dm, card.TS, button)
			b.wait("the refusal", func() bool { return len(ana.Ephemerals(dm)) == i+1 })
			if e := lastSeen(ana, dm); !strings.Contains(e.Text, "nothing was changed") || ana.OpenView() != nil {
				t.Errorf("%s says %q", button, e.Text)
			}
		}
		b.has("slack:T024/U07", "4.50 coffee")
		b.has("slack:T024/C061", "7.00 cake")
	})
}

// TestSlackMove moves an expense that was logged in private to the channel where
// it was written, by two presses at once, and back.
func TestSlackMove(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		c, dm := b.Channel("C061"), ana.DM()
		b.answer(dm, ana.Post(dm, "coffee 4.50 EUR"), 1)
		ana.Post(c, "hello") // makes the bot a member of the channel
		b.command(ana, "/expense", "taxi 18 EUR", c)
		b.wait("the receipt", func() bool { return len(ana.Ephemerals(c)) == 1 })
		card := lastSeen(ana, c)
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
		defer cancel()
		presses := []*slacktest.Interaction{ana.Press(c, card.TS, "Move to #c061"), ana.Press(c, card.TS, "Move to #c061")}
		for _, p := range presses {
			if _, err := p.Answer(ctx); err != nil {
				t.Fatal(err)
			}
		}
		b.has("slack:T024/C061", "18.00 taxi")
		b.has("slack:T024/U07", "4.50 coffee")
		b.wait("the card of the move", func() bool { return strings.Contains(lastSeen(ana, c).Text, "moved to #c061") })
		b.wait("both answers", func() bool { return len(b.Requests("response_url")) == 3 })
		b.press(ana, c, card.TS, "Undo")
		b.has("slack:T024/C061")
		b.has("slack:T024/U07", "18.00 taxi", "4.50 coffee")
		if n := len(c.FromBot()); n != 0 {
			t.Errorf("others see %d answers", n)
		}
	})
}

// command types a slash command and waits for Slack to get an answer.
func (b *slackBot) command(u *slacktest.User, name, text string, c *slacktest.Channel) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.t.Context(), 2*time.Minute)
	defer cancel()
	if _, err := u.Command(name, text, c).Answer(ctx); err != nil {
		b.t.Fatalf("%s %s: %v\n%s", name, text, err, b.said())
	}
}

// Members of the workspace need no invitation. Guests, and in a shared channel
// people of another organisation, get one sentence, and one for each press, and
// log nothing.
func TestSlackOutsider(t *testing.T) {
	for name, outsider := range map[string]slacktest.Person{
		"of another organisation": {ID: "U66", Name: "eve", External: true},
		"a guest":                 {ID: "U66", Name: "eve", Guest: true},
	} {
		t.Run(name, func(t *testing.T) {
			inBothModes(t, func(t *testing.T, byHTTP bool) { testOutsider(t, byHTTP, outsider) })
		})
	}
}

func testOutsider(t *testing.T, byHTTP bool, outsider slacktest.Person) {
	b := startSlack(t, byHTTP, slacktest.Options{})
	ana, eve := anaOnSlack(b), b.User(outsider)
	c := b.Channel("C061", slacktest.Shared)
	thread := eve.Mention(c, "champagne 900 EUR")
	said := func() (all []string) {
		for _, e := range eve.Ephemerals(c) {
			all = append(all, e.Text)
		}
		for _, m := range c.FromBot() {
			if m.Thread == thread {
				all = append(all, m.Text)
			}
		}
		return all
	}
	b.wait("the refusal", func() bool { return len(said()) == 1 })
	lunch := ana.Mention(c, "lunch 12 EUR")
	b.answer(c, lunch, 1)
	eve.MentionInThread(c, lunch, "champagne 900 EUR")
	b.press(eve, c, b.answer(c, lunch, 1).TS, "Undo")
	b.press(eve, c, b.answer(c, lunch, 1).TS, "Edit")
	b.command(eve, "/expense", "champagne 900 EUR", c)
	b.command(eve, "/report", "", c)
	b.wait("everything to be acknowledged", func() bool { return b.Pending() == 0 })
	b.answer(ana.DM(), ana.Post(ana.DM(), "tea 2 EUR"), 1)
	b.has("slack:T024/C061", "12.00 lunch")
	b.wait("an answer to each press", func() bool { return len(said()) >= 3 })
	if eve.OpenView() != nil || len(said()) != 3 || strings.Contains(strings.Join(said(), " "), "900") {
		t.Errorf("eve reads %q and has the form %v", said(), eve.OpenView())
	}
}

// TestSlackAnotherWorkspace installs the app in a workspace whose token the
// program does not have.
func TestSlackAnotherWorkspace(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(b)
		b.answer(ana.DM(), ana.Post(ana.DM(), "tea 2 EUR"), 1)
		before := len(b.Deliveries())
		for range 3 {
			b.PushEnvelope("events_api", map[string]any{
				"type": "event_callback", "team_id": "T0OTHER", "event_id": "Ev0",
				"authorizations": []any{map[string]any{"team_id": "T0OTHER", "is_bot": true}},
				"event":          map[string]any{"type": "message", "channel": "D077", "user": "U77", "text": "rent 900", "ts": "1700000000.000100"},
			})
		}
		b.wait("everything to be delivered", func() bool { return b.Pending() == 0 })
		for _, d := range b.Deliveries()[before:] {
			if d.Attempts != 1 || d.Acknowledged == byHTTP || d.Lost != byHTTP {
				t.Errorf("by HTTP %t: %+v, want one attempt, refused by HTTP and acknowledged by socket", byHTTP, d)
			}
		}
		metrics, err := http.Get("http://" + b.address() + "/metrics")
		if err != nil {
			t.Fatal(err)
		}
		defer metrics.Body.Close()
		if text, err := io.ReadAll(metrics.Body); err != nil || !strings.Contains(string(text), "\nchit_foreign_deliveries_total 3\n") {
			t.Errorf("/metrics does not count three: %v\n%s", err, text)
		}
		if n := strings.Count(b.said(), "another Slack workspace"); n != 1 {
			t.Errorf("the log has %d lines about the other workspace, want 1:\n%s", n, b.said())
		}
	})
}

// TestSlackJoinsAnOrganisation has a workspace join an Enterprise Grid: its
// ledgers stay.
func TestSlackJoinsAnOrganisation(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		alone := startSlack(t, byHTTP, slacktest.Options{})
		ana := anaOnSlack(alone)
		alone.answer(ana.DM(), ana.Post(ana.DM(), "coffee 4.50 EUR"), 1)
		alone.stop(syscall.SIGTERM)
		joined := startSlack(t, byHTTP, slacktest.Options{Enterprise: "E1"}, "DATABASE_URL="+alone.database)
		joined.database = alone.database
		ana = anaOnSlack(joined)
		if card := joined.answer(ana.DM(), ana.Post(ana.DM(), "tea 2 EUR"), 1); !strings.Contains(card.Text, "#2") {
			t.Errorf("the second expense is %q, want #2", card.Text)
		}
		joined.has("slack:T024/U07", "4.50 coffee", "2.00 tea")
	})
}

// TestSlackChannelBelongsToItsInviter has a channel where somebody else than
// the inviter writes first, and one whose inviter is unknown and a guest writes
// first.
func TestSlackChannelBelongsToItsInviter(t *testing.T) {
	inBothModes(t, func(t *testing.T, byHTTP bool) {
		b := startSlack(t, byHTTP, slacktest.Options{BotUser: "U0BOT"}, "CHIT_ACCESS=open")
		ana, ben, eve := anaOnSlack(b), b.User(slacktest.Person{ID: "U08", Name: "ben"}), b.User(slacktest.Person{ID: "U66", Name: "eve", Guest: true})
		b.wait("the program", func() bool { return byHTTP && b.Verify(t.Context()) == nil || b.Sockets() == 2 })
		invited, other := b.Channel("C061"), b.Channel("C062")
		b.Push(map[string]any{
			"type": "message", "subtype": "channel_join", "channel": "C061", "user": "U0BOT", "inviter": ana.ID, "team": "T024",
			"text": "<@U0BOT> has joined the channel", "ts": "1700000000.000100", "event_ts": "1700000000.000100",
		})
		says := func(u *slacktest.User, c *slacktest.Channel, text, want string) {
			t.Helper()
			if got := b.answer(c, u.Mention(c, text), 1).Text; !strings.Contains(got, want) {
				t.Errorf("%q by %s in %s is answered by %q, want %q in it", text, u.Name, c.ID, got, want)
			}
		}
		says(ben, invited, "lunch 12 EUR", "lunch")
		says(ben, invited, "my month starts on the 25th", "ana")
		says(ana, invited, "my month starts on the 25th", "25")
		says(eve, other, "champagne 900 EUR", "champagne")
		says(ben, other, "lunch 12 EUR", "lunch")
		says(eve, other, "my month starts on the 25th", "ben")
		says(ana, other, "my month starts on the 25th", "ben")
		says(ben, other, "my month starts on the 25th", "25")
	})
}
