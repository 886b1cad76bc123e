package telegramtest_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"chit/adapters/telegram/telegramtest"

	"github.com/google/go-cmp/cmp"
)

func TestConfirmation(t *testing.T) {
	for _, tt := range []struct {
		name string
		ask  []params // in this order; the last one's answer counts
		want []int64
	}{
		{"nothing is confirmed by asking", []params{{}, {}}, []int64{10, 11, 12, 13, 14}},
		{"limit", []params{{"limit": 2}}, []int64{10, 11}},
		{"limit confirms nothing", []params{{"limit": 2}, {"limit": 2}}, []int64{10, 11}},
		{"an offset of an update confirms those before it", []params{{"offset": 12}, {}}, []int64{12, 13, 14}},
		{"an offset of one that came is not enough", []params{{"offset": 14}, {}}, []int64{14}},
		{"an offset after all confirms all", []params{{"offset": 15}, {}}, []int64{}},
		{"a low offset is none", []params{{"offset": 3}}, []int64{10, 11, 12, 13, 14}},
		{"an offset far beyond is none", []params{{"offset": 900}, {}}, []int64{10, 11, 12, 13, 14}},
		{"a negative offset forgets", []params{{"offset": -2}, {}}, []int64{13, 14}},
		{"a large negative offset forgets nothing", []params{{"offset": -900}}, []int64{10, 11, 12, 13, 14}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := open(t, telegramtest.Options{FirstUpdate: 10})
			a := s.User(ana)
			for range 5 {
				a.Say("coffee 1")
			}
			var got []update
			for _, p := range tt.ask {
				got = updates(t, s, p)
			}
			if diff := cmp.Diff(tt.want, ids(got)); diff != "" {
				t.Errorf("updates mismatch (-want +got):\n%s", diff)
			}
			sound(t, s)
		})
	}
}

func TestIdsJump(t *testing.T) {
	s := open(t, telegramtest.Options{FirstUpdate: 500})
	a := s.User(ana)
	a.Say("one")
	s.Jump(20)
	a.Say("two")
	if got := ids(updates(t, s, params{})); !cmp.Equal(got, []int64{500, 20}) {
		t.Errorf("ids are %v", got)
	}
	// A bot that expects rising ids continues with the highest one. It must still
	// receive what comes after the jump.
	if got := ids(updates(t, s, params{"offset": 501})); !cmp.Equal(got, []int64{500, 20}) {
		t.Errorf("after the jump ids are %v", got)
	}
	if s.LastUpdate() != 20 {
		t.Errorf("last update is %d", s.LastUpdate())
	}
}

func TestUpdatesGrowOld(t *testing.T) {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	s := open(t, telegramtest.Options{FirstUpdate: 1, Clock: func() time.Time { return now }})
	a := s.User(ana)
	said := a.Say("coffee 1")
	a.Press(said, "x")
	now = now.Add(151 * time.Second)
	if got := ids(updates(t, s, params{})); !cmp.Equal(got, []int64{1}) {
		t.Errorf("after two minutes and a half ids are %v, want the message alone", got)
	}
	now = now.Add(24 * time.Hour)
	if got := ids(updates(t, s, params{})); len(got) != 0 {
		t.Errorf("after a day ids are %v, want none", got)
	}
}

func TestRedelivery(t *testing.T) {
	s := open(t, telegramtest.Options{FirstUpdate: 1})
	a := s.User(ana)
	a.Say("one")
	a.Say("two")
	updates(t, s, params{})
	s.Redeliver(2)
	if got := ids(updates(t, s, params{"offset": 3})); !cmp.Equal(got, []int64{1, 2}) {
		t.Errorf("redelivered ids are %v", got)
	}
	if got := ids(updates(t, s, params{"offset": 3})); len(got) != 0 {
		t.Errorf("ids are %v, want none", got)
	}
}

func TestPush(t *testing.T) {
	s := open(t, telegramtest.Options{FirstUpdate: 7})
	s.Push(`{"telepathy": {"thought": 42}}`)
	s.Push(`{"update_id": 90, "message": "not an object"}`)
	s.Push(`{"message": {"message_id": "five"}}`)
	r := call(t, s, "getUpdates", params{})
	want := `[{"telepathy":{"thought":42},"update_id":7},{"message":"not an object","update_id":90},{"message":{"message_id":"five"},"update_id":91}]`
	if string(r.Result) != want {
		t.Errorf("updates are\n%s, want\n%s", r.Result, want)
	}
}

func TestAllowedUpdates(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	updates(t, s, params{"allowed_updates": []string{"edited_message"}})
	id := a.Say("coffee 1")
	a.Edit(id, "coffee 2")
	got := updates(t, s, params{}) // the setting stays
	if len(got) != 1 || got[0].Edited == nil || got[0].Edited.Text != "coffee 2" {
		t.Errorf("updates are %+v, want the edit alone", got)
	}
	updates(t, s, params{"allowed_updates": []string{}, "offset": -1})
	a.Say("coffee 3")
	if got := updates(t, s, params{"offset": got[0].ID + 1}); len(got) != 1 || got[0].Message == nil {
		t.Errorf("updates are %+v, want the message", got)
	}
}

// waits returns when a poll is waiting.
func waits(t *testing.T, s *telegramtest.Server) {
	t.Helper()
	wait(t, s, func(s *telegramtest.Server) bool { return s.Polling() })
}

func wait(t *testing.T, s *telegramtest.Server, cond func(*telegramtest.Server) bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	if err := s.Wait(ctx, cond); err != nil {
		t.Fatal(err)
	}
}

func TestLongPoll(t *testing.T) {
	s := open(t, telegramtest.Options{FirstUpdate: 1})
	a := s.User(ana)
	got := make(chan response)
	go func() { r, _ := try(t, s, "getUpdates", params{"timeout": 50}); got <- r }()
	waits(t, s)
	a.Say("coffee 1")
	if r := <-got; !strings.Contains(string(r.Result), "coffee 1") {
		t.Errorf("the poll got %+v", r)
	}
	go func() { r, _ := try(t, s, "getUpdates", params{"timeout": 50, "offset": 2}); got <- r }()
	waits(t, s)
	if n := s.Pending(); n != 0 {
		t.Errorf("%d updates are pending after they were confirmed", n)
	}
	go s.Close()
	if r := <-got; string(r.Result) != "[]" && r.Description != "" {
		t.Errorf("at the end the poll got %+v", r)
	}
}

func TestSecondPoller(t *testing.T) {
	s := open(t, telegramtest.Options{})
	first := make(chan response)
	go func() { r, _ := try(t, s, "getUpdates", params{"timeout": 50}); first <- r }()
	waits(t, s)
	updates(t, s, params{}) // the last one that asks gets the updates
	r := <-first
	if r.Code != 409 || r.Description != "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running" {
		t.Errorf("the first poller got %+v", r)
	}
}

func TestAPollerThatWentAway(t *testing.T) {
	s := open(t, telegramtest.Options{})
	ctx, cancel := context.WithCancel(t.Context())
	gone := make(chan error)
	go func() {
		req, _ := http.NewRequestWithContext(ctx, http.MethodGet, s.URL+"/bot"+s.Token+"/getUpdates?timeout=50", nil)
		_, err := http.DefaultClient.Do(req)
		gone <- err
	}()
	waits(t, s)
	cancel()
	if <-gone == nil {
		t.Error("the poller got an answer")
	}
	wait(t, s, func(s *telegramtest.Server) bool { return !s.Polling() })
	s.User(ana).Say("coffee 1")
	if got := updates(t, s, params{}); len(got) != 1 {
		t.Errorf("updates are %+v, want the one that the other did not fetch", got)
	}
}

// A hook is a webhook of a bot, with a list of responses.
type hook struct {
	*httptest.Server
	mu      sync.Mutex
	secrets []string
	got     []int64
}

func newHook(t *testing.T, answers ...func(http.ResponseWriter)) *hook {
	h := &hook{}
	h.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		var u update
		_ = json.Unmarshal(body, &u)
		h.mu.Lock()
		h.secrets = append(h.secrets, r.Header.Get("X-Telegram-Bot-Api-Secret-Token"))
		h.got = append(h.got, u.ID)
		n := len(h.got)
		h.mu.Unlock()
		if n <= len(answers) {
			answers[n-1](w)
		}
	}))
	t.Cleanup(h.Close)
	return h
}

func status(code int, header ...string) func(http.ResponseWriter) {
	return func(w http.ResponseWriter) {
		for i := 0; i+1 < len(header); i += 2 {
			w.Header().Set(header[i], header[i+1])
		}
		w.WriteHeader(code)
	}
}

func TestWebhook(t *testing.T) {
	s := open(t, telegramtest.Options{FirstUpdate: 5})
	a := s.User(ana)
	a.Say("one") // waits for the webhook
	h := newHook(t, status(500), status(503, "Retry-After", "2"), func(http.ResponseWriter) { panic(http.ErrAbortHandler) }, status(204))
	must(t, s, "setWebhook", params{"url": h.URL + "/telegram", "secret_token": "s3cret", "allowed_updates": []string{"message"}}, nil)
	wait(t, s, func(s *telegramtest.Server) bool { return s.Pending() == 0 })
	if want := []int64{5, 5, 5, 5}; !cmp.Equal(h.got, want) {
		t.Errorf("the webhook got %v, want %v", h.got, want)
	}
	if !cmp.Equal(h.secrets, []string{"s3cret", "s3cret", "s3cret", "s3cret"}) {
		t.Errorf("secrets are %q", h.secrets)
	}
	refused(t, s, "getUpdates", params{},
		"Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first")
	var info struct {
		URL     string `json:"url"`
		Error   string `json:"last_error_message"`
		Pending int    `json:"pending_update_count"`
	}
	must(t, s, "getWebhookInfo", nil, &info)
	if info.URL != h.URL+"/telegram" || info.Error == "" || info.Pending != 0 {
		t.Errorf("info is %+v", info)
	}
	s.Redeliver(1)
	wait(t, s, func(s *telegramtest.Server) bool { return s.Pending() == 0 })
	if len(h.got) != 5 {
		t.Errorf("the webhook got %v, want a redelivery", h.got)
	}
	sound(t, s)
}

func TestWebhookThatAnswersWithAMethod(t *testing.T) {
	s := open(t, telegramtest.Options{})
	h := newHook(t, func(w http.ResponseWriter) { _, _ = io.WriteString(w, `{"method": "sendMessage"}`) })
	must(t, s, "setWebhook", params{"url": h.URL}, nil)
	s.User(ana).Say("one")
	wait(t, s, func(s *telegramtest.Server) bool { return s.Pending() == 0 })
	if p := s.Problems(); len(p) != 1 || !strings.Contains(p[0], "the fake does not support") {
		t.Errorf("problems are %q, want one about the method", p)
	}
}

func TestWebhookDeliversTogether(t *testing.T) {
	s := open(t, telegramtest.Options{})
	var inside atomic.Int32
	all := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		if inside.Add(1) == 3 {
			close(all)
		}
		<-all // they pass only together
	}))
	defer server.Close()
	must(t, s, "setWebhook", params{"url": server.URL}, nil)
	for n := range int64(3) { // those of one person would come one after the other
		s.User(telegramtest.Person{ID: ana.ID + n, Name: "Ana"}).Say("coffee 1")
	}
	wait(t, s, func(s *telegramtest.Server) bool { return s.Pending() == 0 })
}

func TestWebhookKeepsTheOrderOfAChat(t *testing.T) {
	s := open(t, telegramtest.Options{})
	var mu sync.Mutex
	var got []string
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		var u update
		_ = json.NewDecoder(r.Body).Decode(&u)
		mu.Lock()
		defer mu.Unlock()
		got = append(got, u.Message.Text)
	}))
	defer server.Close()
	must(t, s, "setWebhook", params{"url": server.URL}, nil)
	a := s.User(ana)
	var want []string
	for n := range 20 {
		want = append(want, fmt.Sprint("coffee ", n))
		a.Say(want[n])
	}
	wait(t, s, func(s *telegramtest.Server) bool { return s.Pending() == 0 })
	mu.Lock()
	defer mu.Unlock()
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("the order is (-want +got):\n%s", d)
	}
}

func TestWebhookThatIsTakenAway(t *testing.T) {
	s := open(t, telegramtest.Options{FirstUpdate: 5, Second: time.Hour})
	h := newHook(t, status(500), status(500), status(500))
	must(t, s, "setWebhook", params{"url": h.URL}, nil)
	a := s.User(ana)
	a.Say("one")
	var info struct {
		Error string `json:"last_error_message"`
	}
	wait(t, s, func(s *telegramtest.Server) bool {
		must(t, s, "getWebhookInfo", nil, &info)
		return info.Error != ""
	})
	if info.Error != "Wrong response from the webhook: 500 Internal Server Error" {
		t.Errorf("last error is %q", info.Error)
	}
	must(t, s, "deleteWebhook", nil, nil)
	if got := ids(updates(t, s, params{})); !cmp.Equal(got, []int64{5}) {
		t.Errorf("after deleteWebhook updates are %v, want the one that nobody took", got)
	}
	must(t, s, "setWebhook", params{"url": h.URL}, nil)
	must(t, s, "deleteWebhook", params{"drop_pending_updates": true}, nil)
	if got := ids(updates(t, s, params{})); len(got) != 0 {
		t.Errorf("after dropping them updates are %v", got)
	}
}

func TestWebhookAddress(t *testing.T) {
	s := open(t, telegramtest.Options{})
	refused(t, s, "setWebhook", params{"url": "http://bot.example.com/telegram"},
		"Bad Request: bad webhook: An HTTPS URL must be provided for webhook")
	refused(t, s, "setWebhook", params{"url": "nowhere"}, "Bad Request: invalid webhook URL specified")
	refused(t, s, "setWebhook", params{"url": "https://bot.example.com", "secret_token": "a b"},
		"Bad Request: secret token contains unallowed characters")
}
