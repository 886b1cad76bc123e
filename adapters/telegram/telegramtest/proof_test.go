package telegramtest_test

import (
	"bytes"
	"context"
	"flag"
	"net/http"
	"os/exec"
	"strings"
	"testing"
	"time"

	"chit/adapters/telegram/telegramtest"

	"github.com/google/go-cmp/cmp"
)

var proof = flag.Bool("proof", false, "drive the fake with clients from npm; see proof/README.md")

// A client is a bot that uses another client library, in a process of its own.
type client struct {
	*exec.Cmd
	out bytes.Buffer
}

func start(t *testing.T, s *telegramtest.Server, name, token string, args ...string) *client {
	t.Helper()
	c := &client{Cmd: exec.CommandContext(t.Context(), "node", append([]string{"proof.mjs", name, s.URL, token}, args...)...)}
	c.Dir = "proof"
	c.Stdout, c.Stderr = &c.out, &c.out
	c.WaitDelay = limit
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	return c
}

// ended waits for the process to end and returns its output.
func (c *client) ended() (string, int) {
	_ = c.Wait() // the exit code says it
	return strings.TrimSpace(c.out.String()), c.ProcessState.ExitCode()
}

func TestProof(t *testing.T) {
	if !*proof {
		t.Skip("needs node and packages from npm; see proof/README.md")
	}
	for _, name := range []string{"grammy", "node-telegram-bot-api"} {
		t.Run(name, func(t *testing.T) {
			for _, mode := range []string{"poll", "webhook"} {
				t.Run("conversation by "+mode, func(t *testing.T) { proveConversation(t, name, mode) })
			}
			t.Run("crash", func(t *testing.T) { proveRedelivery(t, name) })
			t.Run("conflict", func(t *testing.T) { proveConflict(t, name) })
			t.Run("token", func(t *testing.T) { proveToken(t, name) })
		})
	}
}

// answered waits for the bot's next n messages and returns the last one.
func answered(t *testing.T, s *telegramtest.Server, c telegramtest.Chat, n int) telegramtest.Message {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	if s.Wait(ctx, func(*telegramtest.Server) bool { return len(c.FromBot()) >= n }) != nil {
		t.Fatalf("there are %d messages of the bot, want %d; problems: %q; the last one is %q", len(c.FromBot()), n, s.Problems(), c.Last().Text)
	}
	return c.Last()
}

func proveConversation(t *testing.T, name, mode string) {
	s := open(t, telegramtest.Options{})
	bot := start(t, s, name, s.Token, mode)
	a := s.User(ana)
	said := a.Say("coffee <1> & cake")
	card := answered(t, s, a.Chat(), 1)
	if card.Text != "4.50 EUR · coffee <1> & cake" || card.ReplyTo != said || card.Preview || len(card.Entities) != 1 {
		t.Errorf("the card is %+v", card)
	}
	tap := a.Tap(card.ID, "Undo")
	if err := tap.Wait(t.Context()); err != nil || tap.Text() != "took u:1" {
		t.Errorf("the tap says %q, %v", tap.Text(), err)
	}
	wait(t, s, func(*telegramtest.Server) bool { return a.Chat().Last().Text == "It is out." })
	a.Edit(said, "coffee 5")
	if m := answered(t, s, a.Chat(), 2); m.Text != "edited: coffee 5" {
		t.Errorf("the edit gave %q", m.Text)
	}
	s.Flood("sendChatAction", 1, 7)
	n := 2
	for _, tt := range []struct {
		say, want string
		messages  int
	}{
		{"/html", `400 Bad Request: can't parse entities: Unsupported start tag "" at byte offset 5`, 1},
		{"/long", "400 Bad Request: message is too long", 1},
		{"/button", "400 Bad Request: BUTTON_DATA_INVALID", 1},
		{
			"/same", "400 Bad Request: message is not modified: specified new message content and reply markup are exactly" +
				" the same as a current content and reply markup of the message", 2,
		},
		{"/flood", "429 Too Many Requests: retry after 7 (7)", 1},
		{"/menu", "month", 1},
		{"/who", s.Username, 1},
		{"/csv", "March", 1},
		{"/chart", "", 1},
		{"/album", "", 2},
		{"/marks", "😀 4.50 EUR\na  1", 1},
		{"/ask", "How much?", 1},
		{"/where", "Where?", 1},
		{"/tongue", "400 Bad Request: invalid language code specified", 1},
		{"/thumb", "400 Bad Request: REACTION_INVALID", 1},
	} {
		a.Say(tt.say)
		n += tt.messages
		if m := answered(t, s, a.Chat(), n); m.Text != tt.want {
			t.Errorf("%s gave %q, want %q", tt.say, m.Text, tt.want)
		}
	}
	proveFiles(t, a.Chat().FromBot())
	a.Send(telegramtest.File{Name: "list.csv", Data: []byte("a;b")}, "")
	if m := answered(t, s, a.Chat(), n+1); m.Text != "list.csv: a;b" {
		t.Errorf("the document gave %q", m.Text)
	}
	proveForms(t, s, a)
	g := s.Group(-1_000_000_000_009, "Trip", a)
	a.SayIn(g.Topic(6), "@"+s.Username+" lunch 12")
	if m := answered(t, s, g.Chat(), 1); m.Thread != 6 || !strings.HasSuffix(m.Text, "lunch 12") {
		t.Errorf("in the topic of a group: %+v", m)
	}
	g.Promote()
	a.SayIn(g, "@"+s.Username+" whisper")
	if m := answered(t, s, g.Chat(), 2); m.Text != "whisper 1" || len(g.Chat().Whispers(a)) != 1 {
		t.Errorf("a message for one person: %+v and %+v", m, g.Chat().Whispers(a))
	}
	if mode == "poll" {
		waits(t, s)
	}
	wait(t, s, func(s *telegramtest.Server) bool { return s.Pending() == 0 }) // all is confirmed
	a.Say("/stop")
	if out, code := bot.ended(); code != 0 {
		t.Errorf("the bot ended with %d:\n%s", code, out)
	}
	forms(t, s)
	sound(t, s)
}

// proveForms proves what looks other than text: marks, styles, keyboards, reactions.
func proveForms(t *testing.T, s *telegramtest.Server, a *telegramtest.User) {
	t.Helper()
	all := a.Chat().FromBot()
	n := len(all)
	for _, m := range all {
		switch b, _ := m.Button("Delete"); {
		case strings.HasPrefix(m.Text, "😀"):
			if len(m.Entities) != 2 || m.Entities[0].Type != "bold" || m.Entities[1].Length != 4 || b.Style != "danger" {
				t.Errorf("marks and styles: %+v", m)
			}
		case m.Text == "How much?" && (m.ReplyTo == 0 || !strings.Contains(m.Markup, `"input_field_placeholder":"the amount"`)):
			t.Errorf("what begins a reply: %+v", m)
		}
	}
	if diff := cmp.Diff([]string{"Here"}, a.Chat().Keys()); diff != "" {
		t.Errorf("keyboard mismatch (-want +got):\n%s", diff)
	}
	shown := a.Locate(52.5, 13.25)
	if m := answered(t, s, a.Chat(), n+1); m.Text != "at 52.5 13.25" || len(a.Chat().Keys()) > 0 {
		t.Errorf("a place gave %q, and the keyboard is %q", m.Text, a.Chat().Keys())
	}
	if m, _ := a.Chat().Message(shown); m.Reaction != "👍" {
		t.Errorf("the reaction is %q", m.Reaction)
	}
	a.SendAlbum("lunch", telegramtest.File{Photo: true, Data: []byte("x")}, telegramtest.File{Photo: true, Data: []byte("y")})
	last := answered(t, s, a.Chat(), n+3)
	name, rest, _ := strings.Cut(last.Text, ": ")
	before := a.Chat().FromBot()[n+1]
	if rest != "2 sizes, no caption" || before.Text != name+": 2 sizes, lunch" {
		t.Errorf("an album gave %q and %q", before.Text, last.Text)
	}
}

func proveFiles(t *testing.T, all []telegramtest.Message) {
	t.Helper()
	type file struct {
		Name    string
		Photo   bool
		InAlbum bool
		Type    string
	}
	var got []file
	for _, m := range all {
		if m.File != nil {
			got = append(got, file{m.File.Name, m.File.Photo, m.Album != "", http.DetectContentType(m.File.Data)})
		}
	}
	const jpeg = "image/jpeg" // which Telegram makes of any photo, without its name
	want := []file{{"march.csv", false, false, "text/plain; charset=utf-8"}, {"", true, false, jpeg}, {"", true, true, jpeg}, {"", true, true, jpeg}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("files mismatch (-want +got):\n%s", diff)
	}
}

// forms logs how requests were encoded.
func forms(t *testing.T, s *telegramtest.Server) {
	t.Helper()
	count := map[string]int{}
	for _, r := range s.Requests("") {
		count[r.Type]++
	}
	t.Logf("%d requests: %v", len(s.Requests("")), count)
}

// What a bot did not confirm is delivered again when it is restarted.
func proveRedelivery(t *testing.T, name string) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	a.Say("/crash")
	if out, code := start(t, s, name, s.Token).ended(); code != 7 {
		t.Fatalf("the bot ended with %d, want 7:\n%s", code, out)
	}
	if n := s.Pending(); n != 1 {
		t.Errorf("%d updates are pending after the crash, want 1", n)
	}
	bot := start(t, s, name, s.Token, "poll", "again")
	if m := answered(t, s, a.Chat(), 1); m.Text != "/crash came again" {
		t.Errorf("the bot said %q", m.Text)
	}
	a.Say("/stop")
	if out, code := bot.ended(); code != 0 || !strings.Contains(out, "stopped") {
		t.Errorf("the bot ended with %d:\n%s", code, out)
	}
	sound(t, s)
}

func proveConflict(t *testing.T, name string) {
	s := open(t, telegramtest.Options{})
	bot := start(t, s, name, s.Token)
	waits(t, s)
	updates(t, s, params{"limit": 1, "timeout": 0})
	out, _ := bot.ended()
	if want := "409 Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"; out != want {
		t.Errorf("the bot said %q, want %q", out, want)
	}
}

func proveToken(t *testing.T, name string) {
	s := open(t, telegramtest.Options{})
	began := time.Now()
	if out, _ := start(t, s, name, "12:wrong").ended(); out != "401 Unauthorized" {
		t.Errorf("with a wrong token the bot said %q after %v", out, time.Since(began))
	}
}
