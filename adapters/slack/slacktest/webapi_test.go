package slacktest_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/slack-go/slack"

	"chit/adapters/slack/slacktest"
)

type object = map[string]any

// post calls a method with JSON and a token in the header, and returns status
// and answer; a connection that was cut has the status 0.
func post(t *testing.T, s *slacktest.Server, token, method string, args object) (int, object) {
	t.Helper()
	if args == nil {
		args = object{}
	}
	data, err := json.Marshal(args)
	if err != nil {
		t.Fatal(err)
	}
	return send(t, s.URL+method, token, "application/json", data)
}

func send(t *testing.T, to, token, kind string, data []byte) (int, object) {
	t.Helper()
	req, err := http.NewRequestWithContext(within(t), http.MethodPost, to, bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", kind)
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0, nil
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	var o object
	json.Unmarshal(body, &o)
	return resp.StatusCode, o
}

// errorOf returns the error of a response, "" if it succeeded.
func errorOf(t *testing.T, s *slacktest.Server, method string, args object) string {
	t.Helper()
	_, o := post(t, s, "xoxb-fake", method, args)
	if o["ok"] == true {
		return ""
	}
	return fmt.Sprint(o["error"])
}

func section(text string) object {
	return object{"type": "section", "text": object{"type": "mrkdwn", "text": text}}
}

func plain(text string) object { return object{"type": "plain_text", "text": text} }

func button(text string) object {
	return object{"type": "button", "action_id": "a", "text": plain(text)}
}

func actions(elements ...any) object { return object{"type": "actions", "elements": elements} }

func many(n int, f func(i int) any) []any {
	var all []any
	for i := range n {
		all = append(all, f(i))
	}
	return all
}

func with(o object, key string, v any) object {
	c := object{key: v}
	for k, v := range o {
		if k != key {
			c[k] = v
		}
	}
	return c
}

// menuOf returns a menu of groups with options.
func menuOf(groups, each int) object {
	return object{"type": "static_select", "action_id": "menu", "option_groups": many(groups, func(int) any {
		return object{"label": plain("x"), "options": many(each, func(i int) any { return optionOf(i) })}
	})}
}

func optionOf(i int) object { return object{"text": plain(fmt.Sprint(i)), "value": fmt.Sprint(i)} }

func TestBlockLimits(t *testing.T) {
	buttons := func(n int) []any {
		return many(n, func(i int) any { return with(button("x"), "action_id", fmt.Sprint(i)) })
	}
	x := strings.Repeat
	for _, tt := range []struct {
		name     string
		in, over []any
	}{
		{"blocks", many(50, func(int) any { return section("x") }), many(51, func(int) any { return section("x") })},
		{"section text", []any{section(x("ä", 3000))}, []any{section(x("ä", 3001))}},
		{"empty text", []any{section("x")}, []any{section("")}},
		{"header", []any{object{"type": "header", "text": plain(x("x", 150))}}, []any{object{"type": "header", "text": plain(x("x", 151))}}},
		{
			"fields",
			[]any{object{"type": "section", "fields": many(10, func(int) any { return plain("x") })}},
			[]any{object{"type": "section", "fields": many(11, func(int) any { return plain("x") })}},
		},
		{
			"field text",
			[]any{object{"type": "section", "fields": []any{plain(x("x", 2000))}}},
			[]any{object{"type": "section", "fields": []any{plain(x("x", 2001))}}},
		},
		{"buttons", []any{actions(buttons(25)...)}, []any{actions(buttons(26)...)}},
		{"button text", []any{actions(button(x("x", 75)))}, []any{actions(button(x("x", 76)))}},
		{"button value", []any{actions(with(button("x"), "value", x("x", 2000)))}, []any{actions(with(button("x"), "value", x("x", 2001)))}},
		{"button style", []any{actions(with(button("x"), "style", "danger"))}, []any{actions(with(button("x"), "style", "default"))}},
		{"action id", []any{actions(with(button("x"), "action_id", x("x", 255)))}, []any{actions(with(button("x"), "action_id", x("x", 256)))}},
		{"action ids twice", []any{actions(buttons(2)...)}, []any{actions(button("x"), button("y"))}},
		{"block id", []any{with(section("x"), "block_id", x("x", 255))}, []any{with(section("x"), "block_id", x("x", 256))}},
		{
			"block ids twice",
			[]any{with(section("x"), "block_id", "1"), with(section("x"), "block_id", "2")},
			[]any{with(section("x"), "block_id", "1"), with(section("x"), "block_id", "1")},
		},
		{"button in mrkdwn", []any{actions(button("x"))}, []any{actions(with(button("x"), "text", object{"type": "mrkdwn", "text": "x"}))}},
		{
			"context",
			[]any{object{"type": "context", "elements": many(10, func(int) any { return plain("x") })}},
			[]any{object{"type": "context", "elements": many(11, func(int) any { return plain("x") })}},
		},
		{"options of a group", []any{actions(menuOf(1, 100))}, []any{actions(menuOf(1, 101))}},
		{"groups", []any{actions(menuOf(100, 1))}, []any{actions(menuOf(101, 1))}},
		{"groups and options", []any{actions(menuOf(1, 1))}, []any{actions(with(menuOf(1, 1), "options", []any{optionOf(0)}))}},
		{"initial option of a group", []any{actions(with(menuOf(2, 2), "initial_option", optionOf(1)))}, []any{actions(with(menuOf(2, 2), "initial_option", optionOf(9)))}},
		{"kind", []any{object{"type": "divider"}}, []any{object{"type": "dividers"}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s, _ := newServer(t, slacktest.Options{})
			s.Channel("C1")
			args := object{"channel": "C1", "text": "x", "blocks": tt.in}
			if e := errorOf(t, s, "chat.postMessage", args); e != "" {
				t.Errorf("what is allowed gives %s", e)
			}
			if e := errorOf(t, s, "chat.postMessage", with(args, "blocks", tt.over)); e != "invalid_blocks" {
				t.Errorf("beyond gives %q, want invalid_blocks", e)
			}
			if n := len(s.Channel("C1").Messages()); n != 1 {
				t.Errorf("%d messages, want only the allowed one", n)
			}
		})
	}
}

func TestViewLimits(t *testing.T) {
	x := strings.Repeat
	good := object{"type": "modal", "title": plain("x"), "submit": plain("x"), "close": plain("x"), "blocks": []any{section("x")}}
	input := object{"type": "input", "label": plain("x"), "element": object{"type": "plain_text_input", "action_id": "a"}}
	for _, tt := range []struct {
		name     string
		in, over object
	}{
		{"title", with(good, "title", plain(x("x", 24))), with(good, "title", plain(x("x", 25)))},
		{"submit", with(good, "submit", plain(x("x", 24))), with(good, "submit", plain(x("x", 25)))},
		{"close", with(good, "close", plain(x("x", 24))), with(good, "close", plain(x("x", 25)))},
		{"private_metadata", with(good, "private_metadata", x("x", 3000)), with(good, "private_metadata", x("x", 3001))},
		{"blocks", with(good, "blocks", many(100, func(int) any { return section("x") })), with(good, "blocks", many(101, func(int) any { return section("x") }))},
		{"submit for an input", with(good, "blocks", []any{input}), object{"type": "modal", "title": plain("x"), "blocks": []any{input}}},
		{"type", good, with(good, "type", "home")},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s, _ := newServer(t, slacktest.Options{})
			ana := s.User(slacktest.Person{ID: "U1"})
			trigger := ana.GlobalShortcut("x").TriggerID
			if e := errorOf(t, s, "views.open", object{"trigger_id": trigger, "view": tt.over}); e != "invalid_arguments" {
				t.Errorf("beyond gives %q, want invalid_arguments", e)
			}
			trigger = ana.GlobalShortcut("x").TriggerID
			if e := errorOf(t, s, "views.open", object{"trigger_id": trigger, "view": tt.in}); e != "" {
				t.Errorf("what is allowed gives %s", e)
			}
		})
	}
}

// Each error is one that Slack documents, if its documentation is available.
func TestErrors(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	ana := s.User(slacktest.Person{ID: "U1"})
	s.User(slacktest.Person{ID: "U2", Hidden: true})
	s.User(slacktest.Person{ID: "U3", Deleted: true})
	ch, dm := s.Channel("C1"), ana.DM()
	s.Channel("C2").RemoveBot()
	s.Channel("G1", slacktest.Private).RemoveBot()
	s.Channel("C3").Archive()
	hers := ana.Post(ch, "lunch 12")
	home := object{"type": "home", "blocks": []any{section("x")}}
	for _, tt := range []struct {
		method string
		args   object
		want   string
	}{
		{"chat.postMessage", object{"channel": "C9", "text": "x"}, "channel_not_found"},
		{"chat.postMessage", object{"channel": "C2", "text": "x"}, "not_in_channel"},
		{"chat.postMessage", object{"channel": "G1", "text": "x"}, "channel_not_found"},
		{"chat.postMessage", object{"channel": "C3", "text": "x"}, "is_archived"},
		{"chat.postMessage", object{"channel": "C1", "text": ""}, "no_text"},
		{"chat.postMessage", object{"channel": "C1", "text": "x", "metadata": object{"event_type": "x"}}, "invalid_metadata_schema"},
		{"chat.postMessage", object{"channel": "C1", "text": "x", "markdown_text": "x"}, "markdown_text_conflict"},
		{"chat.postMessage", object{"channel": "C1", "text": "x", "blocks": "[{]"}, "invalid_blocks_format"},
		{"chat.postMessage", object{"channel": "C1", "text": "x", "blocks": `[{"type":"image","alt_text":"x","slack_file":{"id":"F404"}}]`}, "invalid_blocks"},
		{"chat.postMessage", object{"channel": "C1", "text": "x", "blocks": many(6, func(int) any { return section(strings.Repeat("x", 2500)) })}, "msg_blocks_too_long"},
		{"chat.postEphemeral", object{"channel": "C1", "user": "U2", "text": "x"}, "user_not_in_channel"},
		{"chat.postEphemeral", object{"channel": "C1", "user": "U1", "text": strings.Repeat("x", 40001)}, "msg_too_long"},
		{"chat.update", object{"channel": "C1", "ts": hers, "text": "x"}, "cant_update_message"},
		{"chat.update", object{"channel": "C1", "ts": "1.1", "text": "x"}, "message_not_found"},
		{"chat.update", object{"channel": "C2", "ts": "1.1", "text": "x"}, "channel_not_found"},
		{"chat.delete", object{"channel": "C1", "ts": hers}, "cant_delete_message"},
		{"chat.delete", object{"channel": "C1", "ts": "1.1"}, "message_not_found"},
		{"conversations.info", object{"channel": "G1"}, "channel_not_found"},
		{"conversations.open", object{"users": "U9"}, "user_not_found"},
		{"conversations.open", object{"users": "U3"}, "user_disabled"},
		{"conversations.replies", object{"channel": "C1", "ts": "1.1"}, "thread_not_found"},
		{"users.info", object{"user": "U9"}, "user_not_found"},
		{"users.info", object{"user": "U2"}, "user_not_visible"},
		{"views.open", object{"trigger_id": "1.2.3", "view": object{"type": "modal", "title": plain("x"), "blocks": []any{}}}, "invalid_trigger_id"},
		{"views.update", object{"view_id": "V9", "view": home}, "not_found"},
		{"views.publish", object{"user_id": "U1", "view": home, "hash": "1.2"}, "hash_conflict"},
		{"files.getUploadURLExternal", object{"filename": "", "length": 1}, "missing_argument"},
		{"files.completeUploadExternal", object{"files": []any{object{"id": "F9"}}}, "file_not_found"},
		{"assistant.threads.setStatus", object{"channel_id": dm.ID, "thread_ts": "1.1", "status": "x"}, "invalid_thread_ts"},
		{"assistant.threads.setSuggestedPrompts", object{"channel_id": dm.ID, "prompts": []any{}}, "invalid_arguments"},
		{"reactions.add", object{"channel": "C1", "timestamp": hers, "name": ":x:"}, "invalid_name"},
		{"reactions.add", object{"channel": "C1", "timestamp": hers, "name": "x"}, ""},
		{"reactions.add", object{"channel": "C1", "timestamp": hers, "name": "x"}, "already_reacted"},
	} {
		if got := errorOf(t, s, tt.method, tt.args); got != tt.want {
			t.Errorf("%s %v gives %q, want %q", tt.method, tt.args, got, tt.want)
		}
	}
	for _, p := range s.Problems() {
		if strings.Contains(p, "does not document") {
			t.Error(p)
		}
	}
}

func TestRequestsAreChecked(t *testing.T) {
	if !slacktest.CanCheck() {
		t.Skip("Slack's argument types are not at hand")
	}
	s, _ := newServer(t, slacktest.Options{})
	s.Channel("C1")
	post(t, s, "xoxb-fake", "chat.postMessage", object{"channel": "C1", "text": "x", "unfurl_links": false})
	form := url.Values{"token": {"xoxb-fake"}, "channel": {"C1"}, "text": {"x"}, "unfurl_links": {"false"}, "blocks": {`[{"type":"divider"}]`}}
	if _, o := send(t, s.URL+"chat.postMessage", "", "application/x-www-form-urlencoded", []byte(form.Encode())); o["ok"] != true {
		t.Errorf("a form is answered %v", o)
	}
	noProblems(t, s)
	post(t, s, "xoxb-fake", "chat.postMessage", object{"channel": "C1", "text": "x", "thread": "1.1"})
	post(t, s, "xoxb-fake", "chat.postMessage", object{"channel": "C1", "text": "x", "unfurl_links": "perhaps"})
	post(t, s, "xoxb-fake", "chat.post", object{})
	s.Fail("chat.postMessage", 1, slacktest.Err("no_such_error"))
	problems := s.Problems()
	for i, want := range []string{"additional properties 'thread' not allowed", "unfurl_links", "does not have", "does not document"} {
		if i >= len(problems) || !strings.Contains(problems[i], want) {
			t.Errorf("problems %q, want one with %q at %d", problems, want, i)
		}
	}
	if len(problems) > 0 && len(problems[0]) > 200 {
		t.Errorf("a long problem: %s", problems[0])
	}
}

func TestBadCalls(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	for _, tt := range []struct{ method, kind, body, want string }{
		{"chat.postMessage", "application/json", `{"channel":`, "invalid_json"},
		{"chat.postMessage", "application/json", `[]`, "invalid_json"},
		{"chat.postMessage", "application/x-www-form-urlencoded", `%zz`, "invalid_form_data"},
		{"chat.postMessage", "multipart/form-data", `x`, "invalid_form_data"},
		{"chat..postMessage", "application/json", `{}`, "unknown_method"},
		{"%2e%2e%2fx", "application/json", `{}`, "unknown_method"},
		{"views.open", "application/json", `{"view":"x"}`, "invalid_arguments"},
		{"views.publish", "application/json", `{"view":{"type":"home","blocks":[1,null,{"type":"actions","elements":[[]]}]}}`, "invalid_arguments"},
		{"chat.postMessage", "application/json", `{"channel":"C1","text":"x","blocks":[17]}`, "invalid_blocks"},
	} {
		s.Channel("C1")
		if _, o := send(t, s.URL+tt.method, "xoxb-fake", tt.kind, []byte(tt.body)); o["error"] != tt.want {
			t.Errorf("%s %s gives %v, want %s", tt.method, tt.body, o, tt.want)
		}
	}
}

func TestTokens(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{Scopes: []string{"chat:write"}})
	s.Channel("C1")
	for _, tt := range []struct{ token, method, want string }{
		{"", "auth.test", "not_authed"},
		{"xoxb-other", "auth.test", "invalid_auth"},
		{"xapp-fake", "auth.test", "not_allowed_token_type"},
		{"xoxb-fake", "apps.connections.open", "not_allowed_token_type"},
		{"xoxb-fake", "users.info", "missing_scope"},
		{"xoxb-fake", "auth.test", "<nil>"},
	} {
		if _, o := post(t, s, tt.token, tt.method, nil); fmt.Sprint(o["error"]) != tt.want {
			t.Errorf("%q %s gives %v, want %s", tt.token, tt.method, o, tt.want)
		}
	}
	if _, _, err := api(s).PostMessageContext(within(t), "C1", slack.MsgOptionText("x", false)); err != nil {
		t.Errorf("a token in a form: %v", err)
	}
	s.Revoke()
	s.RefuseApp("token_revoked")
	if e := errorOf(t, s, "auth.test", nil); e != "token_revoked" {
		t.Errorf("after Revoke %q", e)
	}
	if _, o := post(t, s, "xapp-fake", "apps.connections.open", nil); o["error"] != "token_revoked" {
		t.Errorf("after RefuseApp %v", o)
	}
	for _, r := range s.Requests("") {
		if strings.Contains(fmt.Sprint(r.Fields), "xox") {
			t.Errorf("a token is kept: %v", r)
		}
	}
}

func TestFail(t *testing.T) {
	message := object{"channel": "C1", "text": "x"}
	for _, tt := range []struct {
		how    slacktest.FailWith
		status int
		want   any
		effect int // messages after the failure
	}{
		{slacktest.Err("channel_not_found"), 200, "channel_not_found", 0},
		{slacktest.RateLimited(1500 * time.Millisecond), 429, "ratelimited", 0},
		{slacktest.HTTPStatus(503), 503, nil, 0},
		{slacktest.HTTPStatusAfter(500), 500, nil, 1},
		{slacktest.Cut(), 0, nil, 0},
		{slacktest.CutAfter(), 0, nil, 1},
	} {
		s, _ := newServer(t, slacktest.Options{})
		ch := s.Channel("C1")
		s.Fail("chat.postMessage", 1, tt.how)
		status, o := post(t, s, "xoxb-fake", "chat.postMessage", message)
		if status != tt.status || o["error"] != tt.want || len(ch.Messages()) != tt.effect {
			t.Errorf("%+v: %d %v and %d messages", tt.how, status, o, len(ch.Messages()))
		}
		if e := errorOf(t, s, "chat.postMessage", message); e != "" {
			t.Errorf("%+v: the next call gives %s", tt.how, e)
		}
		if r := s.Requests("chat.postMessage"); len(r) != 2 || r[0].Failed == "" || r[1].Failed != "" {
			t.Errorf("%+v: requests %+v", tt.how, r)
		}
	}
}

func TestRateLimits(t *testing.T) {
	s, clock := newServer(t, slacktest.Options{RateLimits: true})
	s.Channel("C1")
	say := func() error {
		_, _, err := api(s).PostMessageContext(within(t), "C1", slack.MsgOptionText("x", false))
		return err
	}
	if err := say(); err != nil {
		t.Error(err)
	}
	limited, ok := errors.AsType[*slack.RateLimitedError](say())
	if !ok || limited.RetryAfter != time.Second {
		t.Errorf("the second message within a second: %v", limited)
	}
	clock.Advance(time.Second)
	if err := say(); err != nil {
		t.Errorf("a second later: %v", err)
	}
}

func TestResponseURL(t *testing.T) {
	s, clock := newServer(t, slacktest.Options{})
	ana := s.User(slacktest.Person{ID: "U1"})
	to := ana.Command("/expense", "", ana.DM()).ResponseURL
	say := func(to string) string {
		_, o := send(t, to, "", "application/json", []byte(`{"text":"x"}`))
		return fmt.Sprint(o["error"])
	}
	for i := range 5 {
		if e := say(to); e != "<nil>" {
			t.Errorf("use %d: %s", i, e)
		}
	}
	if e := say(to); e != "used_url" || len(ana.Ephemerals(ana.DM())) != 5 {
		t.Errorf("the sixth use: %s", e)
	}
	to = ana.Command("/expense", "", ana.DM()).ResponseURL
	clock.Advance(31 * time.Minute)
	if e := say(to); e != "expired_url" {
		t.Errorf("after half an hour: %s", e)
	}
	away := s.Channel("C1", slacktest.Private)
	away.RemoveBot()
	if e := say(ana.Command("/expense", "", away).ResponseURL); e != "<nil>" || len(ana.Ephemerals(away)) != 1 {
		t.Errorf("where the bot is no member: %s", e)
	}
	if e := say(s.URL + "../actions/R9"); e != "invalid_url" {
		t.Errorf("a made-up URL: %s", e)
	}
}
