package slack_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"chit/adapters/slack"
	"chit/adapters/slack/slacktest"
	"chit/agent/chat"
)

// TestWhereACommandIsAnswered checks that a command is answered where it was typed,
// even if the bot is not a member there, and in private if Slack accepts no answer,
// or no more.
func TestWhereACommandIsAnswered(t *testing.T) {
	const there, private, nowhere = "there", "in private", "nowhere"
	long := strings.Repeat(strings.Repeat("x", 70)+"\n", 700)
	later := func(d time.Duration) func(*slacktest.Server, *slacktest.ManualClock) {
		return func(_ *slacktest.Server, c *slacktest.ManualClock) { c.Advance(d) }
	}
	fails := func(how slacktest.FailWith) func(*slacktest.Server, *slacktest.ManualClock) {
		return func(s *slacktest.Server, _ *slacktest.ManualClock) { s.Fail("response_url", 1, how) }
	}
	for _, tt := range []struct {
		name    string
		text    string
		answers int // given before
		before  func(*slacktest.Server, *slacktest.ManualClock)
		want    string
		sent    string // the failure that the inbox is told
	}{
		{"at once", "ok", 0, nil, there, ""},
		{"the fifth time", "ok", 4, nil, there, ""},
		{"the sixth time", "ok", 5, nil, private, ""},
		{"in pages", long[:30_000], 0, nil, there, ""},
		{"in more pages than are left", long[:30_000], 3, nil, private, ""},
		{"after 28 minutes", "ok", 0, later(28 * time.Minute), there, ""},
		{"after half an hour", "ok", 0, later(30 * time.Minute), private, ""},
		{"when Slack knows better", "ok", 0, fails(slacktest.HTTPStatus(http.StatusNotFound)), private, ""},
		{"when Slack says so in words", "ok", 0, fails(slacktest.Err("used_url")), private, ""},
		{"too fast", "ok", 0, fails(slacktest.RateLimited(2 * time.Second)), nowhere, "not, again in 2s"},
		{"when nobody knows", "ok", 0, fails(slacktest.Cut()), nowhere, "perhaps"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			clock := slacktest.NewManualClock(time.Date(2026, time.November, 21, 9, 43, 0, 0, time.UTC))
			s := open(t, slacktest.Options{Clock: clock})
			m := startWith(t, s, func(c *slack.Config) { c.Now = clock.Now })
			connected(t, s)
			ana, away := s.User(slacktest.Person{ID: "U07", Name: "ana"}), s.Channel("C062", slacktest.Private)
			away.RemoveBot()
			if _, err := ana.Command("/expense", "bus 3", away).Answer(t.Context()); err != nil {
				t.Fatal(err)
			}
			asked := heard(m)[0]
			answer := func(text string) error {
				_, err := m.Deliver(t.Context(), chat.Delivery{
					Conversation: asked.Conversation, Answers: asked.ID, To: asked.Sender.ID, Reply: chat.Reply{Text: text},
				})
				return err
			}
			for range tt.answers {
				if err := answer("before"); err != nil {
					t.Fatal(err)
				}
			}
			if tt.before != nil {
				tt.before(s, clock)
			}
			seen, direct := len(ana.Ephemerals(away)), len(ana.DM().FromBot())
			err := answer(tt.text)
			got := nowhere
			switch more, moreDirect := len(ana.Ephemerals(away))-seen, len(ana.DM().FromBot())-direct; {
			case more > 0 && moreDirect == 0:
				got = there
			case more == 0 && moreDirect > 0:
				got = private
			case more+moreDirect > 0:
				got = "in both places"
			}
			sent := ""
			if refused := chat.NotSent(err); refused != nil {
				sent = fmt.Sprintf("not, again in %s", refused.RetryAfter)
			} else if err != nil {
				sent = "perhaps"
			}
			if got != tt.want || sent != tt.sent {
				t.Errorf("answered %s (%q, %v), want %s (%q)", got, sent, err, tt.want, tt.sent)
			}
		})
	}
}

// TestACommandsCardIsReplaced checks that the result of a tap replaces a card
// that only one person sees, and that a notice about the tap does not.
func TestACommandsCardIsReplaced(t *testing.T) {
	s := open(t, slacktest.Options{})
	m := start(t, s)
	connected(t, s)
	ana, away := s.User(slacktest.Person{ID: "U07", Name: "ana"}), s.Channel("C062")
	away.RemoveBot()
	if _, err := ana.Command("/expense", "bus 3", away).Answer(t.Context()); err != nil {
		t.Fatal(err)
	}
	deliver := func(msg chat.Message, r chat.Reply) {
		t.Helper()
		d := chat.Delivery{Conversation: msg.Conversation, Answers: msg.ID, To: msg.Sender.ID, Card: msg.ReplyTo, Reply: r}
		if _, err := m.Deliver(t.Context(), d); err != nil {
			t.Fatal(err)
		}
	}
	undo := []chat.Choice{{ID: "undo:1", Label: "Undo"}}
	command := heard(m)[0]
	deliver(command, chat.Reply{Text: "bus", Choices: undo})
	for n, r := range []chat.Reply{{Text: "is out", Choices: undo, InPlace: true}, {Text: "is back", Choices: undo, InPlace: true}, {Text: "is old", Notice: true}} {
		card := ana.Ephemerals(away)[0]
		if _, err := ana.Press(away, card.TS, "Undo").Answer(t.Context()); err != nil {
			t.Fatal(err)
		}
		tap := heard(m)[n+1]
		if tap.Conversation != command.Conversation || tap.Ledger != command.Ledger || !tap.Direct || tap.Room == nil || tap.Choice != "undo:1" {
			t.Errorf("the tap is %+v, the command was %+v", tap, command)
		}
		deliver(tap, r)
		all := ana.Ephemerals(away)
		if shown := all[len(all)-1]; shown.Text != r.Text || (len(all) == 1) != r.InPlace {
			t.Errorf("%q is shown as the last of %d: %q", r.Text, len(all), shown.Text)
		}
	}
	if n := len(ana.DM().FromBot()) + len(away.FromBot()); n > 0 {
		t.Errorf("%d messages are elsewhere", n)
	}
}

// heard returns the messages received so far.
func heard(m *running) []chat.Message {
	m.inbox.mu.Lock()
	defer m.inbox.mu.Unlock()
	return slices.Clone(m.inbox.all)
}
