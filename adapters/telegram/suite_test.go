package telegram_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"chit/adapters/adaptertest"
	"chit/adapters/telegram"
	"chit/adapters/telegram/telegramtest"
	"chit/agent/chat"
	"chit/agent/chat/chattest"
	"chit/expense"
)

// notes are those of one store whose clock stands still: a lead lasts until it
// is given up.
type notes struct {
	mu     sync.Mutex
	values map[string]string
	leader map[string]string
	set    chan string // names that were set, the first hundred
}

func newNotes() *notes {
	return &notes{values: map[string]string{}, leader: map[string]string{}, set: make(chan string, 100)}
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
	select {
	case n.set <- name:
	default:
	}
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

func (n *notes) Lead(_ context.Context, name, holder string, d time.Duration) (bool, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.leader[name] != "" && n.leader[name] != holder {
		return false, nil
	}
	n.leader[name] = holder
	if d == 0 {
		delete(n.leader, name)
	}
	return d > 0, nil
}

const token = "4711:AAF-the_secret_part_of_the_token"

var clock = time.Date(2026, time.November, 21, 9, 43, 0, 0, time.UTC)

// open starts a Telegram, and checks the bot's requests at the end.
func open(t *testing.T, o telegramtest.Options) *telegramtest.Server {
	t.Helper()
	o.Token = token
	o.Clock = func() time.Time { return clock }
	s := telegramtest.NewServer(o)
	t.Cleanup(func() {
		s.Close()
		for _, p := range s.Problems() {
			t.Errorf("a request was wrong: %s", p)
		}
	})
	return s
}

func messenger(t *testing.T, s *telegramtest.Server, n chat.Shelf, change func(*telegram.Config)) *telegram.Messenger {
	t.Helper()
	c := telegram.Config{
		Token: token, APIURL: s.URL, Notes: n, Cards: new(chattest.Memory), Now: func() time.Time { return clock }, Lease: 300 * time.Millisecond,
	}
	if change != nil {
		change(&c)
	}
	m, err := telegram.New(c)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestMessengerByPolling(t *testing.T) {
	adaptertest.RunMessenger(t, func(t *testing.T) adaptertest.Service {
		s := open(t, telegramtest.Options{})
		n, cards := newNotes(), &chattest.Memory{}
		return service(s, func() chat.Messenger {
			return messenger(t, s, n, func(c *telegram.Config) { c.Cards = cards })
		})
	})
}

func TestMessengerByWebhook(t *testing.T) {
	adaptertest.RunMessenger(t, func(t *testing.T) adaptertest.Service {
		s := open(t, telegramtest.Options{})
		n, cards := newNotes(), &chattest.Memory{}
		var mux atomic.Pointer[http.ServeMux]
		web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { mux.Load().ServeHTTP(w, r) }))
		t.Cleanup(web.Close)
		return service(s, func() chat.Messenger {
			m := messenger(t, s, n, func(c *telegram.Config) {
				c.Cards, c.WebhookURL, c.WebhookSecret = cards, web.URL+telegram.WebhookPath, "a-secret_word"
			})
			routes := http.NewServeMux()
			m.Routes(routes)
			mux.Store(routes)
			return m
		})
	})
}

func service(s *telegramtest.Server, open func() chat.Messenger) adaptertest.Service {
	ana := s.User(telegramtest.Person{ID: 7001, Name: "Ana", LastName: "<b>B</b>", Language: "en"})
	ben := s.User(telegramtest.Person{ID: 7002, Name: "Ben", Language: "en"})
	group := s.Group(-1001000000042, "Household", ana, ben).Topic(5)
	name := "@" + s.Username + " "
	return adaptertest.Service{
		Messenger: open(),
		Again:     open,
		Person:    expense.Person{ID: "telegram:7001", Name: "Ana <b>B</b>"},
		Other:     expense.Person{ID: "telegram:7002", Name: "Ben"},
		PassOn:    func(text, words string) { ana.ReplyIn(group, ben.SayIn(group, text), name+words) },
		Direct:    room(ana.Chat, ana.Say, func(f telegramtest.File, text string) { ana.Send(f, text) }, ana.Reply, ana.Edit, ana.Tap, nil),
		Thread: room(group.Chat,
			func(text string) int { return ana.SayIn(group, name+text) },
			func(f telegramtest.File, text string) { ana.SendIn(group, f, name+text) },
			func(to int, text string) int { return ana.ReplyIn(group, to, text) },
			func(id int, text string) { ana.EditIn(group, id, name+text) },
			func(id int, label string) *telegramtest.Tap { return ana.TapIn(group, id, label) },
			func(id int, label string) *telegramtest.Tap { return ben.TapIn(group, id, label) }),
		Redeliver: func() { s.Redeliver(1) },
		Wait: func(ctx context.Context, cond func() bool) error {
			return s.Wait(ctx, func(*telegramtest.Server) bool { return cond() })
		},
		Garble: func() {
			s.Push(`{"telepathy":{"thought":"coffee"}}`)
			s.Push(`{"message":{"message_id":"seven","chat":[]}}`)
		},
		Slow: func() { s.Flood("sendMessage", 1, 1) },
		Cut: func(shown bool) {
			if shown {
				s.CutAfter("sendMessage", 1)
			} else {
				s.Cut("sendMessage", 1)
			}
		},
		Secrets: []string{token, "the_secret_part"},
	}
}

func room(
	c func() telegramtest.Chat, say func(string) int, send func(telegramtest.File, string), reply func(int, string) int,
	edit func(int, string), tap, tapOther func(int, string) *telegramtest.Tap,
) adaptertest.Room {
	var pressed *telegramtest.Tap
	number := func(id chat.MessageID) int { n, _ := strconv.Atoi(string(id)); return n }
	tapping := func(tap func(int, string) *telegramtest.Tap) func(string) {
		return func(label string) {
			for _, m := range slices.Backward(c().FromBot()) {
				if _, ok := m.Button(label); ok {
					pressed = tap(m.ID, label)
					return
				}
			}
		}
	}
	return adaptertest.Room{
		Write: func(text string) chat.MessageID { return chat.MessageID(strconv.Itoa(say(text))) },
		Send: func(f chat.File, text string) {
			send(telegramtest.File{Name: f.Name, Type: f.MIME, Data: f.Data}, text)
		},
		Reply: func(card chat.MessageID, text string) chat.MessageID {
			return chat.MessageID(strconv.Itoa(reply(number(card), text)))
		},
		Delete: func(card chat.MessageID) { c().Delete(number(card)) },
		Reaction: func(to chat.MessageID) string {
			m, _ := c().Message(number(to))
			return m.Reaction
		},
		Edit:     func(id chat.MessageID, text string) { edit(number(id), text) },
		Notice:   func() (string, bool) { return pressed.Text(), !pressed.Answered() },
		Tap:      tapping(tap),
		TapOther: tapping(tapOther),
		Shown: func() (shown []adaptertest.Shown) {
			for _, m := range c().FromBot() {
				s := adaptertest.Shown{Text: m.Text, Labels: m.Labels()}
				if m.File != nil {
					s.Files = []chat.File{{Name: m.File.Name, MIME: m.File.Type, Data: m.File.Data}}
				}
				shown = append(shown, s)
			}
			return shown
		},
	}
}
