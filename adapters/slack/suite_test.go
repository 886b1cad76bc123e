package slack_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"chit/adapters/adaptertest"
	"chit/adapters/slack"
	"chit/adapters/slack/slacktest"
	"chit/agent/chat"
	"chit/agent/chat/chattest"
	"chit/expense"
)

// notes are the notes of one store.
type notes struct {
	mu     sync.Mutex
	values map[string]string
}

func (n *notes) Note(_ context.Context, name string) (string, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.values[name], nil
}

func (n *notes) SetNote(_ context.Context, name, value string) error {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.values[name] = value
	return nil
}

func (n *notes) NotesUnder(_ context.Context, prefix string) (map[string]string, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	all := map[string]string{}
	for name, value := range n.values {
		if strings.HasPrefix(name, prefix) && value != "" {
			all[name] = value
		}
	}
	return all, nil
}

func (*notes) Lead(context.Context, string, string, time.Duration) (bool, error) { return true, nil }

const secretOfBot = "xoxb-the-secret-part"

// soon are short delays before Slack redelivers, for tests that wait for it.
var soon = []time.Duration{0, 20 * time.Millisecond, 100 * time.Millisecond, 500 * time.Millisecond, time.Second, 5 * time.Second}

// open starts a Slack, and checks the bot's requests at the end.
func open(t *testing.T, o slacktest.Options) *slacktest.Server {
	t.Helper()
	o.BotToken = secretOfBot
	o.Retries = soon
	if o.AnswerTime == 0 {
		o.AnswerTime = 300 * time.Millisecond
	}
	s := slacktest.NewServer(o)
	t.Cleanup(func() {
		s.Close()
		for _, p := range s.Problems() {
			t.Errorf("Slack noticed: %s", p)
		}
	})
	return s
}

func config(s *slacktest.Server, n chat.Notes) slack.Config {
	return slack.Config{BotToken: secretOfBot, AppToken: "xapp-fake", APIURL: s.URL, Notes: n, Cards: new(chattest.Memory)}
}

// configWith is [config] with the cards of other processes.
func configWith(s *slacktest.Server, n chat.Notes, cards chat.Cards) slack.Config {
	c := config(s, n)
	c.Cards = cards
	return c
}

func TestMessengerBySocketMode(t *testing.T) {
	adaptertest.RunMessenger(t, func(t *testing.T) adaptertest.Service {
		s := open(t, slacktest.Options{})
		n, cards := &notes{values: map[string]string{}}, &chattest.Memory{}
		ready := func() { connected(t, s) }
		return service(t, s, ready, func() chat.Messenger { return slack.New(configWith(s, n, cards)) })
	})
}

func TestMessengerByHTTP(t *testing.T) {
	adaptertest.RunMessenger(t, func(t *testing.T) adaptertest.Service {
		s := open(t, slacktest.Options{SigningSecret: "a-signing-secret"})
		n, cards := &notes{values: map[string]string{}}, &chattest.Memory{}
		var mux atomic.Pointer[http.ServeMux]
		web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { mux.Load().ServeHTTP(w, r) }))
		t.Cleanup(web.Close)
		s.UseHTTP(web.URL)
		return service(t, s, func() { answering(t, s) }, func() chat.Messenger {
			c := configWith(s, n, cards)
			c.SigningSecret = "a-signing-secret"
			m := slack.New(c)
			routes := http.NewServeMux()
			m.Routes(routes)
			mux.Store(routes)
			return m
		})
	})
}

// answering waits until deliveries by HTTP are accepted.
func answering(t *testing.T, s *slacktest.Server) {
	t.Helper()
	for range 2000 {
		if s.Verify(t.Context()) == nil {
			return
		}
		time.Sleep(5 * time.Millisecond) // nothing announces that a server is ready
	}
	t.Fatal("the challenge is never answered")
}

// connected waits until both sockets are open. What happens before arrives when
// Slack retries.
func connected(t *testing.T, s *slacktest.Server) {
	t.Helper()
	until(t, s, "two sockets", func() bool { return s.Sockets() == 2 })
}

func until(t *testing.T, s *slacktest.Server, what string, cond func() bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	if err := s.Wait(ctx, func(*slacktest.Server) bool { return cond() }); err != nil {
		t.Fatalf("waited for %s: %v", what, err)
	}
}

func service(t *testing.T, s *slacktest.Server, wait func(), open func() chat.Messenger) adaptertest.Service {
	ready := sync.OnceFunc(wait)
	ana := s.User(slacktest.Person{ID: "U07", Name: "Ana <b>", Zone: "Europe/Berlin"})
	ben := s.User(slacktest.Person{ID: "U08", Name: "Ben", Zone: "Europe/Berlin"})
	channel := s.Channel("C061")
	say := func(text string) string { ready(); return ana.Post(ana.DM(), slacktest.Typed(text)) }
	root := ""
	return adaptertest.Service{
		Messenger: open(),
		Again:     open,
		Person:    expense.Person{ID: "slack:T024/U07", Name: "Ana <b>"},
		Other:     expense.Person{ID: "slack:T024/U08", Name: "Ben"},
		PassOn: func(text, words string) {
			ready()
			ana.Forward(channel, "", "<@"+s.Bot()+"> "+words, channel, ben.Post(channel, text))
		},
		Direct: room(t, s, ana, nil, ana.DM(), say, func(card, text string) string { return ana.PostInThread(ana.DM(), card, text) }, send(ready, func(f slacktest.File, text string) { ana.Share(ana.DM(), "", text, f) }), func() []slacktest.Message { return ana.DM().FromBot() }),
		Thread: room(t, s, ana, ben, channel, func(text string) string {
			ready()
			if root != "" {
				return ana.MentionInThread(channel, root, slacktest.Typed(text))
			}
			root = ana.Mention(channel, slacktest.Typed(text))
			return root
		}, func(_, text string) string { return ana.PostInThread(channel, root, text) }, send(ready, func(f slacktest.File, text string) { ana.Share(channel, root, "<@"+s.Bot()+"> "+text, f) }), func() []slacktest.Message { return channel.FromBot() }),
		Unordered: true,
		Redeliver: func() { s.RedeliverWithRetry(1) },
		Wait: func(ctx context.Context, cond func() bool) error {
			return s.Wait(ctx, func(*slacktest.Server) bool { return cond() })
		},
		Garble: func() {
			ready()
			s.Push(map[string]any{"type": "message", "channel": "C061", "user": []any{"U07"}, "text": 7})
		},
		Slow: func() { s.Fail("chat.postMessage", 1, slacktest.RateLimited(time.Second)) },
		Cut: func(shown bool) {
			if shown {
				s.Fail("chat.postMessage", 1, slacktest.CutAfter())
			} else {
				s.Fail("chat.postMessage", 1, slacktest.Cut())
			}
		},
		Secrets: []string{secretOfBot, "the-secret-part"},
	}
}

// tsOf returns the ts of a message of the bot.
func tsOf(id chat.MessageID) string { return string(id[strings.LastIndexByte(string(id), '/')+1:]) }

// unescaped returns a text as people see it.
var unescaped = strings.NewReplacer("&lt;", "<", "&gt;", ">", "&amp;", "&", "\u200b", "")

// send returns a function that shares a file once the bot is ready.
func send(ready func(), share func(f slacktest.File, text string)) func(chat.File, string) {
	return func(f chat.File, text string) {
		ready()
		share(slacktest.File{Name: f.Name, MIME: f.MIME, Data: f.Data}, slacktest.Typed(text))
	}
}

func room(
	t *testing.T, s *slacktest.Server, ana, ben *slacktest.User, c *slacktest.Channel, say func(string) string, reply func(card, text string) string, send func(chat.File, string),
	fromBot func() []slacktest.Message,
) adaptertest.Room {
	var pressed *slacktest.Interaction
	who := ana // presses
	seen := 0  // how many messages that they alone see there were before the last tap
	tapping := func(by *slacktest.User) func(string) {
		return func(label string) {
			who = by
			seen = len(by.Ephemerals(c))
			for _, m := range slices.Backward(fromBot()) {
				if slices.Contains(labels(m), label) {
					pressed = by.Press(c, m.TS, label)
					return
				}
			}
		}
	}
	return adaptertest.Room{
		Write:  func(text string) chat.MessageID { return chat.MessageID(say(text)) },
		Send:   send,
		Reply:  func(card chat.MessageID, text string) chat.MessageID { return chat.MessageID(reply(tsOf(card), text)) },
		Delete: func(card chat.MessageID) { ana.Delete(c, tsOf(card)) },
		Reaction: func(to chat.MessageID) string {
			m, _ := c.Message(string(to))
			return strings.Join(m.Reactions, " ")
		},
		Edit:     func(id chat.MessageID, text string) { ana.Edit(c, string(id), slacktest.Typed(text)) },
		Tap:      tapping(ana),
		TapOther: tapping(ben),
		Notice: func() (string, bool) {
			ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
			defer cancel()
			_, err := pressed.Answer(ctx)
			said := who.Ephemerals(c)[seen:]
			if len(said) == 0 {
				return "", err != nil
			}
			return unescaped.Replace(said[len(said)-1].Text), err != nil
		},
		Shown: func() (shown []adaptertest.Shown) {
			for _, m := range fromBot() {
				shown = append(shown, adaptertest.Shown{Text: unescaped.Replace(m.Text), Labels: labels(m), Files: files(s, m)})
			}
			return shown
		},
	}
}

func labels(m slacktest.Message) []string {
	var all []string
	for _, b := range m.Buttons() {
		all = append(all, b.Label)
	}
	return all
}

func files(s *slacktest.Server, m slacktest.Message) []chat.File {
	var all []chat.File
	for _, id := range m.Files {
		if f, ok := s.File(id); ok {
			all = append(all, chat.File{Name: f.Name, MIME: f.MIME, Data: f.Data})
		}
	}
	return all
}
