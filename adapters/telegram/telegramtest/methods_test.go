package telegramtest_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"io"
	"maps"
	"mime/multipart"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"chit/adapters/telegram/telegramtest"

	"github.com/google/go-cmp/cmp"
)

func TestTokens(t *testing.T) {
	s := open(t, telegramtest.Options{})
	for _, tt := range []struct {
		path, want string
		code       int
	}{
		{"/bot" + s.Token + "x/getMe", "Unauthorized", 401},
		{"/botnonsense/getMe", "Unauthorized: invalid token specified", 401},
		{"/file/bot1:no/documents/file_1", "Unauthorized", 401},
		{"/getMe", "Not Found", 404},
		{"/bot" + s.Token + "/sendThoughts", "Not Found: method not found", 404},
	} {
		r, err := send(t, s.URL+tt.path, "application/json", strings.NewReader("{}"))
		if err != nil || r.OK || r.Code != tt.code || r.Description != tt.want {
			t.Errorf("%s gave %+v, %v; want %d %s", tt.path, r, err, tt.code, tt.want)
		}
	}
	if !strings.Contains(strings.Join(s.Problems(), "\n"), "sendThoughts: the fake does not have this method") {
		t.Errorf("problems are %q, want the unknown method", s.Problems())
	}
}

func TestBodies(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	a.Say("hello")
	form := url.Values{"chat_id": {"1"}, "text": {"form"}, "disable_notification": {"true"}}
	at := s.URL + "/bot" + s.Token + "/SENDmessage"
	for _, tt := range []struct{ name, kind, query, body, want string }{
		{"JSON", "application/json; charset=utf-8", "", `{"chat_id": "1", "text": "json"}`, "json"},
		{"form", "application/x-www-form-urlencoded", "", form.Encode(), "form"},
		{"query", "", "?" + url.Values{"chat_id": {"1"}, "text": {"query"}}.Encode(), "", "query"},
	} {
		r, err := send(t, at+tt.query, tt.kind, strings.NewReader(tt.body))
		if err != nil || !r.OK || a.Chat().Last().Text != tt.want {
			t.Errorf("%s: %+v, %v", tt.name, r, err)
		}
	}
	for _, body := range []string{"{", "[]", `"x"`} {
		if r, err := send(t, at, "application/json", strings.NewReader(body)); err != nil || r.Code != 400 {
			t.Errorf("%s gave %+v, %v, want 400", body, r, err)
		}
	}
	// A multipart body without any part is how a Go client asks for getMe.
	r, err := send(t, s.URL+"/bot"+s.Token+"/getMe", multipart.NewWriter(io.Discard).FormDataContentType(), strings.NewReader(""))
	if err != nil || !r.OK || !strings.Contains(string(r.Result), `"is_bot":true`) {
		t.Errorf("getMe gave %+v, %v", r, err)
	}
	sound(t, s)
}

func TestSendRefusals(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	s.User(telegramtest.Person{ID: 2, Name: "Ben"}) // never wrote
	a.Say("hello")
	button := func(b params) params { return params{"inline_keyboard": []any{[]any{b}}} }
	for _, tt := range []struct {
		name string
		p    params
		want string
	}{
		{"no chat", params{"chat_id": 99, "text": "x"}, "chat not found"},
		{"a person who never wrote", params{"chat_id": 2, "text": "x"}, "chat not found"},
		{"no thread", params{"message_thread_id": 5}, "message thread not found"},
		{"nothing to reply to", params{"reply_parameters": params{"message_id": 77}}, "message to be replied not found"},
		{"callback_data of 65 bytes", params{"reply_markup": button(params{"text": "x", "callback_data": strings.Repeat("é", 32) + "x"})}, "BUTTON_DATA_INVALID"},
		{
			"a button that does nothing",
			params{"reply_markup": button(params{"text": "x"})},
			"can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
		},
		{
			"empty callback_data",
			params{"reply_markup": button(params{"text": "x", "callback_data": ""})},
			"can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
		},
		{
			"an empty text to copy",
			params{"reply_markup": button(params{"text": "x", "callback_data": "u", "copy_text": params{"text": ""}})},
			"BUTTON_COPY_TEXT_INVALID",
		},
		{
			"a text to copy of 257 characters",
			params{"reply_markup": button(params{"text": "x", "copy_text": params{"text": strings.Repeat("é", 257)}})},
			"BUTTON_COPY_TEXT_INVALID",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := params{"chat_id": 1, "text": "x"}
			maps.Copy(p, tt.p)
			refused(t, s, "sendMessage", p, "Bad Request: "+tt.want)
		})
	}
	if got := a.Chat().FromBot(); len(got) != 0 {
		t.Errorf("Ana sees %+v, want nothing", got)
	}
	must(t, s, "sendMessage", params{
		"chat_id": 1, "text": "x", "reply_parameters": params{"message_id": 77, "allow_sending_without_reply": true},
		"reply_markup": button(params{"text": "x", "callback_data": strings.Repeat("é", 32)}),
	}, nil)
	must(t, s, "sendMessage", params{"chat_id": 1, "text": "x", "reply_markup": button(params{"text": "x", "copy_text": params{"text": "é"}})}, nil)
	sound(t, s)
}

func TestEdits(t *testing.T) {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	s := open(t, telegramtest.Options{Clock: func() time.Time { return now }})
	a := s.User(ana)
	said := a.Say("hello")
	var card message
	buttons := params{"inline_keyboard": []any{[]any{params{"text": "Undo", "callback_data": "u"}}}}
	must(t, s, "sendMessage", params{"chat_id": 1, "text": "card", "reply_markup": buttons}, &card)
	at := func(id int, more params) params {
		p := params{"chat_id": 1, "message_id": id}
		maps.Copy(p, more)
		return p
	}
	const same = "Bad Request: message is not modified: specified new message content and reply markup are exactly the same" +
		" as a current content and reply markup of the message"
	refused(t, s, "editMessageText", at(card.ID, params{"text": " card ", "reply_markup": buttons}), same)
	refused(t, s, "editMessageReplyMarkup", at(card.ID, params{"reply_markup": buttons}), same)
	refused(t, s, "editMessageText", at(77, params{"text": "x"}), "Bad Request: message to edit not found")
	refused(t, s, "editMessageText", at(said, params{"text": "x"}), "Bad Request: message can't be edited")
	refused(t, s, "editMessageText", at(card.ID, params{"text": ""}), "Bad Request: message text is empty")
	refused(t, s, "editMessageText", at(card.ID, params{"text": "<b", "parse_mode": "HTML"}),
		"Bad Request: can't parse entities: Unclosed start tag at byte offset 0")
	refused(t, s, "editMessageCaption", at(card.ID, params{"caption": "x"}), "Bad Request: there is no caption in the message to edit")
	if m := a.Chat().Last(); m.Text != "card" || m.Edited || !slices.Equal(m.Labels(), []string{"Undo"}) {
		t.Errorf("after refusals Ana sees %+v", m)
	}
	must(t, s, "editMessageReplyMarkup", at(card.ID, nil), nil) // removes the buttons
	must(t, s, "editMessageText", at(card.ID, params{"text": "<i>out</i>", "parse_mode": "HTML"}), nil)
	if m := a.Chat().Last(); m.Text != "out" || m.Edits != 2 || len(m.Buttons) != 0 || m.Entities[0].Type != "italic" {
		t.Errorf("Ana sees %+v", m)
	}
	now = now.Add(49 * time.Hour)
	refused(t, s, "deleteMessage", at(card.ID, nil), "Bad Request: message can't be deleted")
	must(t, s, "sendMessage", params{"chat_id": 1, "text": "new"}, &card)
	must(t, s, "deleteMessage", at(card.ID, nil), nil)
	refused(t, s, "deleteMessage", at(card.ID, nil), "Bad Request: message to delete not found")
	sound(t, s)
}

func TestReactions(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	said := a.Say("hello")
	react := func(id int, emoji ...string) params {
		all := []params{}
		for _, e := range emoji {
			all = append(all, params{"type": "emoji", "emoji": e})
		}
		return params{"chat_id": 1, "message_id": id, "reaction": all}
	}
	for _, emoji := range [][]string{{"👍"}, {"✍"}, {"✍"}, {}} {
		must(t, s, "setMessageReaction", react(said, emoji...), nil)
		if m, _ := a.Chat().Message(said); m.Reaction != strings.Join(emoji, "") {
			t.Errorf("after %q the reaction is %q", emoji, m.Reaction)
		}
	}
	refused(t, s, "setMessageReaction", react(said, "✅"), "Bad Request: REACTION_INVALID")
	refused(t, s, "setMessageReaction", react(said, "👍", "✍"), "Bad Request: REACTIONS_TOO_MANY")
	refused(t, s, "setMessageReaction", react(77, "👍"), "Bad Request: message to react not found")
	sound(t, s)
}

func TestTaps(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	a.Say("hello")
	var card message
	must(t, s, "sendMessage", params{
		"chat_id": 1, "text": "card", "reply_markup": params{"inline_keyboard": []any{[]any{params{"text": "Undo", "callback_data": "u"}}}},
	}, &card)
	first, late := a.Tap(card.ID, "Undo"), a.Press(card.ID, "old")
	if first.Answered() {
		t.Error("a tap is answered before the bot answered it")
	}
	refused(t, s, "answerCallbackQuery", params{"callback_query_id": first.ID, "text": strings.Repeat("x", 201)}, "Bad Request: MESSAGE_TOO_LONG")
	must(t, s, "answerCallbackQuery", params{"callback_query_id": first.ID, "text": "Done.", "show_alert": true}, nil)
	if err := first.Wait(t.Context()); err != nil || first.Text() != "Done." || !first.Alert() || first.Answers() != 1 {
		t.Errorf("the tap says %q, %v", first.Text(), err)
	}
	late.Expire()
	const old = "Bad Request: query is too old and response timeout expired or query ID is invalid"
	refused(t, s, "answerCallbackQuery", params{"callback_query_id": late.ID}, old)
	refused(t, s, "answerCallbackQuery", params{"callback_query_id": "7"}, old)
	if late.Answered() {
		t.Error("the late tap is answered")
	}
	func() {
		defer func() {
			if r := recover(); r == nil || !strings.Contains(fmt.Sprint(r), `no button "Redo", it has ["Undo"]`) {
				t.Errorf("a button that is not there gave %v", r)
			}
		}()
		a.Tap(card.ID, "Redo")
	}()
	sound(t, s)
}

func picture(t *testing.T, w, h int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, w, h))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// A part is a field of a multipart form; with a name it is a file.
type part struct{ field, file, value string }

func post(t *testing.T, s *telegramtest.Server, method string, parts ...part) response {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for _, p := range parts {
		if p.file == "" {
			_ = form.WriteField(p.field, p.value)
			continue
		}
		w, _ := form.CreateFormFile(p.field, p.file)
		_, _ = io.WriteString(w, p.value)
	}
	_ = form.Close()
	r, err := send(t, s.URL+"/bot"+s.Token+"/"+method, form.FormDataContentType(), &body)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestFiles(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	a.Say("hello")
	chart := string(picture(t, 40, 30))
	chat := part{"chat_id", "", "1"}
	if r := post(t, s, "sendPhoto", chat, part{"photo", "chart.png", chart}, part{"caption", "", "<b>March</b>"}, part{"parse_mode", "", "HTML"}); !r.OK {
		t.Fatalf("sendPhoto: %+v", r)
	}
	photo := a.Chat().Last()
	if photo.Text != "March" || !photo.File.Photo || photo.File.Width != 40 || http.DetectContentType(photo.File.Data) != "image/jpeg" {
		t.Errorf("Ana sees %+v", photo)
	}
	album := []part{
		chat,
		{"media", "", `[{"type":"photo","media":"attach://a","caption":"one"},{"type":"photo","media":"` + photo.File.ID + `"}]`},
		{"a", "a.png", chart},
	}
	if r := post(t, s, "sendMediaGroup", album...); !r.OK {
		t.Fatalf("sendMediaGroup: %+v", r)
	}
	if all := a.Chat().FromBot(); len(all) != 3 || all[1].Album == "" || all[1].Album != all[2].Album || all[1].Text != "one" {
		t.Errorf("Ana sees %+v", all)
	}
	edit := []part{
		chat,
		{"message_id", "", fmt.Sprint(photo.ID)},
		{"media", "", `{"type":"document","media":"attach://x","caption":"rows"}`},
		{"x", "rows.csv", "a,b\n"},
	}
	if r := post(t, s, "editMessageMedia", edit...); !r.OK {
		t.Fatalf("editMessageMedia: %+v", r)
	}
	if m, _ := a.Chat().Message(photo.ID); m.File.Name != "rows.csv" || m.Text != "rows" || !m.Edited {
		t.Errorf("Ana sees %+v", m)
	}
	for _, tt := range []struct {
		method string
		part   part
		want   string
	}{
		{"sendPhoto", part{"photo", "x.png", "no picture"}, "Bad Request: IMAGE_PROCESS_FAILED"},
		{"sendPhoto", part{"photo", "x.png", string(picture(t, 210, 10))}, "Bad Request: PHOTO_INVALID_DIMENSIONS"},
		{"sendPhoto", part{"photo", "", "nonsense"}, "Bad Request: wrong file identifier/HTTP URL specified"},
		{"sendDocument", part{"document", "x.csv", ""}, "Bad Request: file must be non-empty"},
		{"sendDocument", part{"document", "", "attach://nowhere"}, "Bad Request: there is no document in the request"},
	} {
		if r := post(t, s, tt.method, chat, tt.part); r.OK || r.Description != tt.want {
			t.Errorf("%s(%q) gave %+v, want %s", tt.method, tt.part.file, r, tt.want)
		}
	}
	sound(t, s)
}

func TestDownload(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	a.Send(telegramtest.File{Name: "receipt.pdf", Type: "application/pdf", Data: []byte("%PDF-")}, "coffee 4.50")
	r := call(t, s, "getUpdates", params{})
	_, rest, _ := strings.Cut(string(r.Result), `"file_id":"`)
	id, _, _ := strings.Cut(rest, `"`)
	var f struct {
		Path string `json:"file_path"`
	}
	must(t, s, "getFile", params{"file_id": id}, &f)
	resp, err := http.Get(s.URL + "/file/bot" + s.Token + "/" + f.Path)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	if b, _ := io.ReadAll(resp.Body); string(b) != "%PDF-" || !strings.HasSuffix(f.Path, ".pdf") {
		t.Errorf("%s holds %q", f.Path, b)
	}
	refused(t, s, "getFile", params{"file_id": "x"}, "Bad Request: wrong file_id or the file is temporarily unavailable")
	sound(t, s)
}

func TestFaults(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	a.Say("hello")
	x := params{"chat_id": 1, "text": "x"}
	seen := func(want int) {
		t.Helper()
		if n := len(a.Chat().FromBot()); n != want || a.Chat().Sent() != want {
			t.Errorf("Ana sees %d messages, %d were sent, want %d", n, a.Chat().Sent(), want)
		}
	}
	s.Flood("sendMessage", 2, 7)
	for range 2 {
		if r := refused(t, s, "sendMessage", x, "Too Many Requests: retry after 7"); r.Parameters.RetryAfter != 7 || r.Code != 429 {
			t.Errorf("got %+v", r)
		}
	}
	s.Fail("sendMessage", 1, 403, "Forbidden: user is deactivated")
	refused(t, s, "sendMessage", x, "Forbidden: user is deactivated")
	s.Fail("", 1, 502, "<html>Bad Gateway</html>")
	if _, err := try(t, s, "sendMessage", x); err == nil {
		t.Error("a page for people was read as JSON")
	}
	s.Cut("sendMessage", 1)
	if r, err := try(t, s, "sendMessage", x); err == nil {
		t.Errorf("a connection that was cut gave %+v", r)
	}
	seen(0)
	s.FailAfter("sendMessage", 1, 502, "")
	refused(t, s, "sendMessage", x, "Bad Gateway")
	seen(1)
	s.CutAfter("sendMessage", 1)
	if r, err := try(t, s, "sendMessage", x); err == nil {
		t.Errorf("a connection that was cut gave %+v", r)
	}
	seen(2)
	s.Fail("sendMessage", -1, 500, "")
	refused(t, s, "sendMessage", x, "Internal Server Error")
	must(t, s, "getMe", nil, nil) // another method
	s.Heal()
	must(t, s, "sendMessage", x, nil)
	seen(3)
	var codes []int
	for _, r := range s.Requests("sendMessage") {
		codes = append(codes, r.Status)
	}
	if want := []int{429, 429, 403, 502, 0, 502, 0, 500, 200}; !slices.Equal(codes, want) {
		t.Errorf("answers were %v, want %v", codes, want)
	}
	sound(t, s)
}

func TestPerChat(t *testing.T) {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	s := open(t, telegramtest.Options{PerChat: 3 * time.Second, Clock: func() time.Time { return now }})
	s.User(ana).Say("hello")
	s.User(telegramtest.Person{ID: 2, Name: "Ben"}).Say("hello")
	must(t, s, "sendMessage", params{"chat_id": 1, "text": "x"}, nil)
	now = now.Add(1500 * time.Millisecond)
	if r := refused(t, s, "sendMessage", params{"chat_id": 1, "text": "x"}, "Too Many Requests: retry after 2"); r.Parameters.RetryAfter != 2 {
		t.Errorf("got %+v", r)
	}
	must(t, s, "sendMessage", params{"chat_id": 2, "text": "x"}, nil)
	now = now.Add(1500 * time.Millisecond)
	must(t, s, "sendMessage", params{"chat_id": 1, "text": "x"}, nil)
}

func TestDown(t *testing.T) {
	s := open(t, telegramtest.Options{})
	cut := make(chan error)
	go func() { _, err := try(t, s, "getUpdates", params{"timeout": 50}); cut <- err }()
	waits(t, s)
	s.Down()
	if <-cut == nil {
		t.Error("the poll got an answer")
	}
	if _, err := try(t, s, "getMe", nil); err == nil {
		t.Error("a server that is down answered")
	}
	s.Up()
	must(t, s, "getMe", nil, nil)
}

func TestWaitEnds(t *testing.T) {
	s := open(t, telegramtest.Options{})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := s.Wait(ctx, func(*telegramtest.Server) bool { return false }); err == nil {
		t.Error("Wait returned although nothing happened")
	}
	if err := s.Wait(ctx, func(*telegramtest.Server) bool { return true }); err != nil {
		t.Errorf("Wait for what is already there: %v", err)
	}
}

func TestProfile(t *testing.T) {
	s := open(t, telegramtest.Options{})
	menu := []any{params{"command": "month", "description": "A month"}}
	must(t, s, "setMyCommands", params{"commands": menu}, nil)
	must(t, s, "setMyCommands", params{
		"commands": []any{params{"command": "month", "description": "一个月"}}, "language_code": "zh", "scope": params{"type": "all_group_chats"},
	}, nil)
	if got := s.Commands("", "default"); !cmp.Equal(got, []telegramtest.Command{{Command: "month", Description: "A month"}}) {
		t.Errorf("commands are %+v", got)
	}
	if got := s.Commands("zh", "all_group_chats"); len(got) != 1 || got[0].Description != "一个月" {
		t.Errorf("commands are %+v", got)
	}
	var back []telegramtest.Command
	must(t, s, "getMyCommands", nil, &back)
	must(t, s, "deleteMyCommands", nil, nil)
	if len(back) != 1 || len(s.Commands("", "default")) != 0 {
		t.Errorf("commands were %+v and are %+v", back, s.Commands("", "default"))
	}
	refused(t, s, "setMyCommands", params{"commands": []any{params{"command": "Month", "description": "x"}}}, "Bad Request: BOT_COMMAND_INVALID")
	refused(t, s, "setMyCommands", params{"commands": []any{params{"command": "m", "description": ""}}}, "Bad Request: BOT_COMMAND_DESCRIPTION_INVALID")
	must(t, s, "setMyDescription", params{"description": "Keeps expenses."}, nil)
	must(t, s, "setMyShortDescription", params{"short_description": "记账", "language_code": "zh"}, nil)
	if s.Description("") != "Keeps expenses." || s.ShortDescription("zh") != "记账" {
		t.Errorf("descriptions are %q and %q", s.Description(""), s.ShortDescription("zh"))
	}
	sound(t, s)
}
