package slacktest_test

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"chit/adapters/slack/slacktest"
)

var proof = flag.Bool("proof", false, "drive the fake with Slack's own clients; see proof/README.md")

// A sight is a line of output of the bot in proof.mjs.
type sight struct {
	Saw      string `json:"saw"`
	Text     string `json:"text"`
	Subtype  string `json:"subtype"`
	Before   string `json:"before"`
	TS       string `json:"ts"`
	ID       string `json:"id"`
	Date     string `json:"date"`
	Amount   string `json:"amount"`
	Currency string `json:"currency"`
	Metadata string `json:"metadata"`
	User     string `json:"user"`
	Reason   string `json:"reason"`
	Retry    int    `json:"retry"`
	Port     int    `json:"port"`
}

// A nodeBot is the bot of proof.mjs with its output so far.
type nodeBot struct {
	t    *testing.T
	mu   sync.Mutex
	saw  []sight
	more chan struct{}
}

func startNode(t *testing.T, s *slacktest.Server, mode string) *nodeBot {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "node", "proof.mjs")
	cmd.Dir = "proof"
	cmd.Env = append(os.Environ(),
		"MODE="+mode, "API_URL="+s.URL, "BOT_TOKEN=xoxb-fake", "APP_TOKEN=xapp-fake", "SIGNING_SECRET=fake-signing-secret")
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	b := &nodeBot{t: t, more: make(chan struct{}, 1000)}
	var reading sync.WaitGroup
	reading.Go(func() { b.read(bufio.NewScanner(out)) })
	t.Cleanup(func() {
		in.Close()
		reading.Wait()
		cmd.Wait()
	})
	return b
}

func (b *nodeBot) read(lines *bufio.Scanner) {
	for lines.Scan() {
		var s sight
		if json.Unmarshal(lines.Bytes(), &s) != nil {
			continue
		}
		b.t.Logf("bot: %s", lines.Text())
		b.mu.Lock()
		b.saw = append(b.saw, s)
		b.mu.Unlock()
		b.more <- struct{}{}
	}
}

// until waits until the bot has printed a matching line, and returns it.
func (b *nodeBot) until(what string, match func(sight) bool) sight {
	b.t.Helper()
	late := time.After(patience)
	for {
		b.mu.Lock()
		i := slices.IndexFunc(b.saw, match)
		if i >= 0 {
			defer b.mu.Unlock()
			return b.saw[i]
		}
		b.mu.Unlock()
		select {
		case <-b.more:
		case <-late:
			b.t.Fatalf("the bot never saw %s", what)
		}
	}
}

func (b *nodeBot) untilSaw(what string) sight {
	b.t.Helper()
	return b.until(what, func(s sight) bool { return s.Saw == what })
}

func TestProof(t *testing.T) {
	if !*proof {
		t.Skip("only with -proof")
	}
	for _, mode := range []string{"socket", "http"} {
		t.Run(mode, func(t *testing.T) {
			s := slacktest.NewServer(slacktest.Options{Retries: []time.Duration{0, 2 * time.Second, 4 * time.Second}})
			ana := s.User(slacktest.Person{ID: "U1", Name: "ana", Zone: "Europe/Berlin", Locale: "de-DE"})
			ana.DM()
			b := startNode(t, s, mode)
			t.Cleanup(s.Close) // before the bot goes
			ready := b.untilSaw("ready")
			if mode == "http" {
				to := fmt.Sprintf("http://127.0.0.1:%d/slack/events", ready.Port) // Bolt has one URL for all
				s.UseURLs(to, to, to)
				if err := s.Verify(within(t)); err != nil {
					t.Fatal(err)
				}
			}
			for _, refused := range []string{"invalid_auth", "invalid_blocks"} {
				b.until(refused, func(x sight) bool { return x.Saw == "refused" && x.Text == refused })
			}
			proveMessages(t, s, b, ana)
			proveInteractions(t, s, b, ana)
			noErrors(t, b) // what follows makes some
			proveFailures(t, s, b, ana, mode)
			noProblems(t, s)
		})
	}
}

func noErrors(t *testing.T, b *nodeBot) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, x := range b.saw {
		if x.Saw == "error" {
			t.Errorf("the bot had an error: %s", x.Text)
		}
	}
}

func proveMessages(t *testing.T, s *slacktest.Server, b *nodeBot, ana *slacktest.User) {
	dm, ch := ana.DM(), s.Channel("C061")
	ts := ana.Post(dm, "report")
	wait(t, s, "a card and a file", func(s *slacktest.Server) bool { return len(dm.Replies(ts)) == 2 })
	r := dm.Replies(ts)
	if r[0].Text != "saved for ana in Europe/Berlin" || len(r[0].Buttons()) != 2 || string(s.Files()[0].Data) != "a,b\n1,2\n" {
		t.Errorf("replies %+v, files %+v", r, s.Files())
	}
	if st := dm.Statuses(); st[0].Text != "is thinking…" || len(st[0].Loading) != 2 || dm.Status(ts) != "" {
		t.Errorf("statuses %+v", st)
	}
	mention := ana.Mention(ch, "lunch 12")
	wait(t, s, "an answer to the mention", func(*slacktest.Server) bool {
		m, _ := ch.Message(mention)
		return len(ch.Replies(mention)) == 1 && len(m.Reactions) == 1
	})
	b.until("the same message twice", func(x sight) bool { return x.Saw == "message" && x.TS == mention })

	other := ana.Post(ch, "dinner 20")
	ana.Edit(ch, other, "dinner 21")
	b.until("an edit", func(x sight) bool {
		return x.Saw == "message_changed" && x.Text == "dinner 21" && x.Before == "dinner 20"
	})
	ana.Delete(ch, other)
	b.untilSaw("message_deleted")
	ana.Delete(ch, mention)
	b.until("a tombstone", func(x sight) bool { return x.Saw == "message_changed" && strings.Contains(x.Text, "was deleted") })
}

func proveInteractions(t *testing.T, s *slacktest.Server, b *nodeBot, ana *slacktest.User) {
	dm := ana.DM()
	ts := ana.Post(dm, "lunch 12")
	wait(t, s, "a card", func(*slacktest.Server) bool { return len(dm.Replies(ts)) == 1 })
	card := dm.Replies(ts)[0].TS
	answer(t, ana.Press(dm, card, "Edit"))
	b.untilSaw("edit")
	view := ana.OpenView()
	if view == nil || view.Title != "Expense #42" || view.Value("amount") != "12.00" {
		t.Fatalf("view %+v", view)
	}
	if a := answer(t, ana.Submit(view, map[string]string{"date": "soon"})); a.Errors["date"] == "" || ana.OpenView() == nil {
		t.Errorf("a bad date was answered %+v", a)
	}
	if a := answer(t, ana.Submit(view, map[string]string{"date": "2026-01-01"})); a.Action != "update" || ana.OpenView() == nil {
		t.Errorf("a form that is shown anew was answered %+v", a)
	}
	view = ana.OpenView()
	answer(t, ana.Submit(view, map[string]string{"date": "2026-11-20", "currency": "USD"}))
	if x := b.untilSaw("submitted"); x.Date != "2026-11-20" || x.Amount != "12.00" || x.Currency != "USD" || x.Metadata != "43" || ana.OpenView() != nil {
		t.Errorf("submitted %+v", x)
	}
	answer(t, ana.Press(dm, card, "Undo"))
	b.untilSaw("undo")
	if m, _ := dm.Message(card); m.Text != "is out" || len(m.Buttons()) != 0 || len(ana.Ephemerals(dm)) != 1 {
		t.Errorf("after undo %+v, %+v", m, ana.Ephemerals(dm))
	}
	if a := answer(t, ana.Command("/expense", "taxi 18", dm)); a.Text != "saved taxi 18" {
		t.Errorf("the command was answered %+v", a)
	}
	wait(t, s, "both answers", func(*slacktest.Server) bool { return len(ana.Ephemerals(dm)) == 3 })
	answer(t, ana.Shortcut("log_expense", dm, ts))
	if x := b.untilSaw("shortcut"); x.Text != "lunch 12" {
		t.Errorf("shortcut %+v", x)
	}
	ana.OpenHome()
	wait(t, s, "a home tab", func(*slacktest.Server) bool { return ana.Home() != nil })
	ana.OpenMessages()
	wait(t, s, "prompts", func(*slacktest.Server) bool { return len(dm.Prompts()) == 1 })
}

func proveFailures(t *testing.T, s *slacktest.Server, b *nodeBot, ana *slacktest.User, mode string) {
	dm := ana.DM()
	retried := func(text string) func(sight) bool {
		return func(x sight) bool { return x.Saw == "message" && x.Text == text && x.Retry > 0 }
	}
	s.LoseAnswers(1)
	ana.Post(dm, "acknowledged in vain")
	if x := b.until("a retry", retried("acknowledged in vain")); x.Reason == "" {
		t.Errorf("retry %+v", x)
	}
	s.Fail("chat.postMessage", 1, slacktest.RateLimited(time.Second))
	ts := ana.Post(dm, "too fast")
	wait(t, s, "a reply after 429", func(*slacktest.Server) bool { return len(dm.Replies(ts)) == 1 })
	if mode == "socket" {
		s.Disconnect("refresh_requested")
		wait(t, s, "no socket", func(s *slacktest.Server) bool { return s.Sockets() == 0 })
		ana.Post(dm, "while away")
		b.until("a retry", retried("while away"))
		s.CutOnAnswer(1)
		ana.Post(dm, "cut")
		b.until("a retry", retried("cut"))
	}
	wait(t, s, "all is acknowledged", settled)
	s.Revoke()
	b.untilSaw("tokens_revoked")
}

func answer(t *testing.T, i *slacktest.Interaction) slacktest.Answer {
	t.Helper()
	a, err := i.Answer(within(t))
	if err != nil {
		t.Fatal(err)
	}
	return a
}
