package telegramtest_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"chit/adapters/telegram/telegramtest"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

const specs = "../../../../shared/specs/telegram"

func checked(t *testing.T) *telegramtest.Server {
	t.Helper()
	s := open(t, telegramtest.Options{})
	if !s.CanCheck() {
		t.Skip("Telegram's interface descriptions are not here")
	}
	return s
}

func TestRequestsAreChecked(t *testing.T) {
	for _, tt := range []struct {
		name, method string
		p            params
		wrong        bool
	}{
		{"right", "sendMessage", params{"chat_id": 1, "text": "x", "link_preview_options": params{"is_disabled": true}}, false},
		{"no text", "sendMessage", params{"chat_id": 1}, true},
		{"a parameter that is none", "sendMessage", params{"chat_id": 1, "text": "x", "colour": "red"}, true},
		{"a wrong type", "sendMessage", params{"chat_id": 1, "text": "x", "disable_notification": "perhaps"}, true},
		{"a wrong type within", "sendMessage", params{"chat_id": 1, "text": "x", "link_preview_options": params{"is_disabled": 3}}, true},
		{"an old parameter", "sendMessage", params{"chat_id": 1, "text": "x", "disable_web_page_preview": true}, true},
		{"right without a schema", "getChatMember", params{"chat_id": 1, "user_id": 1}, false},
		{"nothing missing", "getChatMember", params{"chat_id": 1}, true},
		{"no such parameter", "getChatMember", params{"chat_id": 1, "user_id": 1, "name": "x"}, true},
		{"no number", "getChatMember", params{"chat_id": 1, "user_id": "ana"}, true},
		{
			"right media", "editMessageMedia",
			params{"chat_id": 1, "message_id": 2, "media": params{"type": "photo", "media": "attach://x"}},
			false,
		},
		{
			"wrong media", "editMessageMedia",
			params{"chat_id": 1, "message_id": 2, "media": params{"type": "photo", "medium": "attach://x"}},
			true,
		},
		{"no parameters", "getMe", nil, false},
		{"parameters where there are none", "getMe", params{"x": 1}, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := checked(t)
			s.User(ana).Say("hello")
			call(t, s, tt.method, tt.p)
			if p := s.Problems(); len(p) > 0 != tt.wrong {
				t.Errorf("problems are %q, want some: %v", p, tt.wrong)
			}
		})
	}
}

// What the fake sends is checked as well: a test in which the bot reads what
// Telegram never sends would prove nothing.
func TestUpdatesAreTelegrams(t *testing.T) {
	data, err := os.ReadFile(filepath.FromSlash(specs + "/bot-api-10.3-schemas/Update.json"))
	if err != nil {
		t.Skip("Telegram's interface descriptions are not here")
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("https://spec.invalid/update.json", doc); err != nil {
		t.Fatal(err)
	}
	schema, err := c.Compile("https://spec.invalid/update.json")
	if err != nil {
		t.Fatal(err)
	}
	s := open(t, telegramtest.Options{ReadsAll: true})
	everything(t, s)
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(call(t, s, "getUpdates", params{}).Result))
	if err != nil {
		t.Fatal(err)
	}
	for _, u := range v.([]any) {
		if err := schema.Validate(u); err != nil {
			t.Errorf("%v\n%v", u, err)
		}
	}
	s.Push(`{"telepathy": {}}`)
	v, _ = jsonschema.UnmarshalJSON(bytes.NewReader(call(t, s, "getUpdates", params{"offset": s.LastUpdate()}).Result))
	if list := v.([]any); len(list) != 1 || schema.Validate(list[0]) == nil {
		t.Errorf("an invented update passed: %v", list)
	}
}

// everything causes an update of each kind that the fake sends.
func everything(t *testing.T, s *telegramtest.Server) {
	t.Helper()
	a, b := s.User(ana), s.User(ben)
	id := a.Say("/start@chit_test_bot 😀 @someone")
	a.Edit(id, "coffee 5")
	a.Reply(id, "5.20")
	a.Topic(3).Say("x")
	a.Send(telegramtest.File{Name: "x.csv", Type: "text/csv", Data: []byte("x")}, "rows")
	a.Send(telegramtest.File{Name: "x.jpg", Photo: true, Width: 9, Height: 9, Data: []byte("x")}, "")
	for _, kind := range []string{"animation", "audio", "video", "video_note", "voice"} {
		a.Replace(a.Send(telegramtest.File{Name: "x", Type: "x/y", Kind: kind, Data: []byte("x")}, "x"), telegramtest.File{Name: "y", Data: []byte("y")})
	}
	a.SendAlbum("two", telegramtest.File{Photo: true, Data: []byte("x")}, telegramtest.File{Photo: true, Data: []byte("y")})
	var card message
	must(t, s, "sendMessage", params{
		"chat_id": 1, "text": "<b>x</b>", "parse_mode": "HTML",
		"reply_markup": params{"inline_keyboard": []any{[]any{params{"text": "Undo", "callback_data": "u"}}}},
	}, &card)
	a.Reply(card.ID, "6")
	a.Tap(card.ID, "Undo")
	a.Chat().Delete(card.ID)
	a.Press(card.ID, "u")
	a.Block()
	a.Unblock()
	g := s.Group(-12, "Trip", a, b)
	b.SayIn(g, "hello")
	g.Promote()
	g.Remove()
	g.Add()
	g.Migrate(-1_000_000_000_012)
	b.SayIn(g.Topic(5), "hello")
}
