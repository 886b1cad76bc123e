package telegramtest_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"mime/multipart"
	"net/http"
	"strings"
	"testing"
	"time"

	"chit/adapters/telegram/telegramtest"
)

// limit is how long a test waits for anything. It is long because it is reached only
// if something is broken.
const limit = 2 * time.Minute

// A response is a response of the Bot API.
type response struct {
	OK          bool            `json:"ok"`
	Result      json.RawMessage `json:"result"`
	Code        int             `json:"error_code"`
	Description string          `json:"description"`
	Parameters  struct {
		RetryAfter int   `json:"retry_after"`
		MigrateTo  int64 `json:"migrate_to_chat_id"`
	} `json:"parameters"`
}

func open(t *testing.T, opt telegramtest.Options) *telegramtest.Server {
	t.Helper()
	s := telegramtest.NewServer(opt)
	t.Cleanup(s.Close)
	return s
}

// sound fails the test if the server has problems with the requests.
func sound(t *testing.T, s *telegramtest.Server) {
	t.Helper()
	for _, p := range s.Problems() {
		t.Errorf("problem: %s", p)
	}
}

type params map[string]any

// try calls a method with a JSON body.
func try(t *testing.T, s *telegramtest.Server, method string, p params) (response, error) {
	t.Helper()
	body, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	return send(t, s.URL+"/bot"+s.Token+"/"+method, "application/json", bytes.NewReader(body))
}

func send(t *testing.T, url, kind string, body io.Reader) (response, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, body)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", kind)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return response{}, err
	}
	defer resp.Body.Close()
	var r response
	if err := json.NewDecoder(resp.Body).Decode(&r); err != nil {
		return r, err
	}
	if !r.OK && r.Code != resp.StatusCode {
		t.Errorf("error_code %d with status %d", r.Code, resp.StatusCode)
	}
	return r, nil
}

// call calls a method and fails the test if there is no answer.
func call(t *testing.T, s *telegramtest.Server, method string, p params) response {
	t.Helper()
	r, err := try(t, s, method, p)
	if err != nil {
		t.Fatalf("%s: %v", method, err)
	}
	return r
}

// must calls a method, which must succeed, and decodes its result into v.
func must(t *testing.T, s *telegramtest.Server, method string, p params, v any) {
	t.Helper()
	r := call(t, s, method, p)
	if !r.OK {
		t.Fatalf("%s: %s", method, r.Description)
	}
	if v == nil {
		return
	}
	if err := json.Unmarshal(r.Result, v); err != nil {
		t.Fatalf("%s: %v", method, err)
	}
}

// refused calls a method, which must be refused with this description.
func refused(t *testing.T, s *telegramtest.Server, method string, p params, want string) response {
	t.Helper()
	r := call(t, s, method, p)
	if r.OK || r.Description != want {
		t.Errorf("%s(%v) gave ok %v, %q; want %q", method, p, r.OK, r.Description, want)
	}
	return r
}

// An update has the fields of an update that the tests read.
type update struct {
	ID       int64           `json:"update_id"`
	Message  *message        `json:"message"`
	Edited   *message        `json:"edited_message"`
	Callback json.RawMessage `json:"callback_query"`
	Member   json.RawMessage `json:"my_chat_member"`
}

type message struct {
	ID     int    `json:"message_id"`
	Text   string `json:"text"`
	Thread int    `json:"message_thread_id"`
	Reply  *message
}

func updates(t *testing.T, s *telegramtest.Server, p params) []update {
	t.Helper()
	var all []update
	must(t, s, "getUpdates", p, &all)
	return all
}

func ids(all []update) []int64 {
	list := []int64{}
	for _, u := range all {
		list = append(list, u.ID)
	}
	return list
}

var ana = telegramtest.Person{ID: 1, Name: "Ana", Username: "ana", Language: "en"}

func TestAConversation(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	said := a.Say("coffee 4.50")
	got := updates(t, s, params{"timeout": 5})
	if len(got) != 1 || got[0].Message == nil || got[0].Message.Text != "coffee 4.50" || got[0].Message.ID != said {
		t.Fatalf("updates are %+v, want what Ana said", got)
	}
	var sent message
	must(t, s, "sendMessage", params{
		"chat_id": ana.ID, "text": "<b>4.50 EUR</b> · coffee &amp; cake", "parse_mode": "HTML",
		"reply_parameters":     params{"message_id": said},
		"link_preview_options": params{"is_disabled": true},
		"reply_markup":         params{"inline_keyboard": []any{[]any{params{"text": "Undo", "callback_data": "u1"}}}},
	}, &sent)
	m := a.Chat().Last()
	if m.Text != "4.50 EUR · coffee & cake" || m.ReplyTo != said || m.ID != sent.ID || m.Preview || len(m.Entities) != 1 {
		t.Errorf("Ana sees %+v", m)
	}
	tap := a.Tap(sent.ID, "Undo")
	got = updates(t, s, params{"offset": got[0].ID + 1})
	if len(got) != 1 || !strings.Contains(string(got[0].Callback), `"data":"u1"`) {
		t.Fatalf("updates are %+v, want the tap", got)
	}
	must(t, s, "answerCallbackQuery", params{"callback_query_id": tap.ID, "text": "Out."}, nil)
	must(t, s, "editMessageText", params{"chat_id": 1, "message_id": sent.ID, "text": "It is out."}, nil)
	if m := a.Chat().Last(); m.Text != "It is out." || !m.Edited || len(m.Buttons) != 0 || tap.Text() != "Out." {
		t.Errorf("Ana sees %+v and %q", m, tap.Text())
	}
	sound(t, s)
}

// The bot's client sends everything as a multipart form, including files.
func TestMultipart(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	a.Say("/export")
	pr, pw := io.Pipe()
	form := multipart.NewWriter(pw)
	go func() {
		w, _ := form.CreateFormFile("report.csv", "report.csv")
		_, _ = io.WriteString(w, "number,gross\n")
		for name, v := range map[string]string{
			"chat_id": "1", "document": "attach://report.csv", "caption": "*March*", "disable_notification": "true",
			"reply_markup": `{"inline_keyboard":[[{"text":"Undo","callback_data":"u"}]]}`,
		} {
			_ = form.WriteField(name, v)
		}
		pw.CloseWithError(form.Close())
	}()
	r, err := send(t, s.URL+"/bot"+s.Token+"/sendDocument", form.FormDataContentType(), pr)
	if err != nil || !r.OK {
		t.Fatalf("got %+v, %v", r, err)
	}
	m := a.Chat().Last()
	if m.File == nil || m.File.Name != "report.csv" || string(m.File.Data) != "number,gross\n" || m.Text != "*March*" || !m.Silent {
		t.Errorf("Ana sees %+v", m)
	}
	sound(t, s)
}
