package slack

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/slack-go/slack"

	"chit/agent/chat"
	"chit/expense"
)

const (
	secretWord = "8f742231b10e8888abcd99yyyzzz85a5"
	botToken   = "xoxb-the-secret-part"
)

// A recorder is a receiver that records what it is given.
type recorder struct {
	mu   sync.Mutex
	all  []chat.Message
	raw  []string
	fail error
}

func (r *recorder) Receive(_ context.Context, m chat.Message) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.fail != nil {
		return r.fail
	}
	r.all = append(r.all, m)
	return nil
}

func (r *recorder) ReceiveRaw(_ context.Context, _ string, payload []byte) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.raw = append(r.raw, string(payload))
	return r.fail
}

// signedIn returns a messenger of the workspace T024 whose bot is UBOT, on a Web
// API with one person and one direct conversation.
func signedIn(t *testing.T, self identity) (*Messenger, *recorder, *strings.Builder) {
	t.Helper()
	mux := http.NewServeMux()
	say := func(method, answer string) {
		mux.HandleFunc("/"+method, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, answer) })
	}
	say("users.info", `{"ok":true,"user":{"id":"U07","team_id":"T024","tz":"Europe/Berlin","locale":"de-DE","profile":{"display_name":"Ana"}}}`)
	say("conversations.info", `{"ok":true,"channel":{"id":"C061","name":"team","is_member":true}}`)
	say("conversations.open", `{"ok":true,"channel":{"id":"D061"}}`)
	api := httptest.NewServer(mux)
	t.Cleanup(api.Close)
	var log strings.Builder
	m := New(Config{
		BotToken: botToken, SigningSecret: secretWord, APIURL: api.URL,
		Now:      func() time.Time { return time.Date(2026, time.November, 21, 9, 43, 0, 0, time.UTC) },
		Log:      slog.New(slog.NewTextHandler(&log, nil)),
		Currency: func(region string) expense.Currency { return map[string]expense.Currency{"DE": "EUR"}[region] },
	})
	r := &recorder{}
	m.session.Store(&session{Receiver: r, self: self})
	return m, r, &log
}

var us = identity{workspace{"", "T024"}, "UBOT", "BBOT"}

// callback wraps an event as Slack does.
func callback(event string) string {
	return `{"type":"event_callback","team_id":"T024","event_id":"Ev1","event":` + event + `}`
}

func sentBy(m chat.Message) chat.Message { m.Sender = chat.Sender{}; return m }

func TestWhatIsSaidBecomesAMessage(t *testing.T) {
	ana := chat.Sender{
		Person:   expense.Person{ID: "slack:T024/U07", Name: "Ana"},
		Language: "de-DE", Region: "DE", Zone: "Europe/Berlin", Currency: "EUR", Member: true,
	}
	at := func(ts string) time.Time { return timeOf(ts, time.Time{}) }
	direct := chat.Message{
		Conversation: "slack:T024/D061", ID: "1700000000.000100", Sender: ana, Ledger: "slack:T024/U07", Direct: true,
		Text: "coffee 4.50", At: at("1700000000.000100"),
	}
	inThread := direct
	inThread.ID, inThread.ReplyTo = "1700000000.000050/1700000000.000100", "1700000000.000050"
	wordless, withFiles := direct, direct
	wordless.Text = ""
	withFiles.Files = []chat.FileRef{{Name: "a.pdf", Type: "application/pdf", Size: 9, Ref: "F1"}, {Ref: "F3"}}
	edit, deleted := direct, direct
	edit.ID, edit.Edits, edit.Text = "1700000000.000100#1700000009.000000", direct.ID, "coffee 5.20"
	deleted.ID, deleted.Edits, deleted.Text = "1700000000.000100#deleted", direct.ID, ""
	edit.At, deleted.At = at("1700000009.000000"), at("1700000009.000000")
	mention := direct
	mention.Conversation, mention.Ledger, mention.Direct = "slack:T024/C061/1700000000.000100", "slack:T024/C061", false
	named := mention
	named.Text = "roles @Ana owner and @bob viewer"
	named.Mentions = []expense.Person{{ID: "slack:T024/U07", Name: "Ana"}, {ID: "slack:T024/U08", Name: "bob"}}
	for _, tt := range []struct {
		name, event string
		want        []chat.Message
	}{
		{"direct", `{"type":"message","channel_type":"im","channel":"D061","user":"U07","text":"coffee 4.50","ts":"1700000000.000100","team":"T024"}`, []chat.Message{direct}},
		{"in a direct thread", `{"type":"message","channel":"D061","user":"U07","text":"coffee 4.50","ts":"1700000000.000100","thread_ts":"1700000000.000050"}`, []chat.Message{inThread}},
		{"with a file", `{"type":"message","subtype":"file_share","files":[{"id":"F1","name":"a.pdf","mimetype":"application/pdf","size":9},{"id":"F2","mode":"tombstone"},7,{"id":"F3","mode":"file_access","file_access":"check_file_info"}],"channel":"D061","user":"U07","text":"coffee 4.50","ts":"1700000000.000100"}`, []chat.Message{withFiles}},
		{"a mention", `{"type":"app_mention","channel":"C061","user":"U07","text":"<@UBOT> coffee 4.50","ts":"1700000000.000100","team":"T024"}`, []chat.Message{mention}},
		{"the same mention as a message", `{"type":"message","channel":"C061","user":"U07","text":"<@UBOT> coffee 4.50","ts":"1700000000.000100","team":"T024"}`, []chat.Message{mention}},
		{"a mention of others", `{"type":"app_mention","channel":"C061","user":"U07","text":"<@UBOT> roles <@U07> owner and <@U08|bob> viewer","ts":"1700000000.000100","team":"T024"}`, []chat.Message{named}},
		{"an edit", `{"type":"message","subtype":"message_changed","channel":"D061","message":{"user":"U07","text":"coffee 5.20","ts":"1700000000.000100","edited":{"ts":"1700000009.000000"}},"previous_message":{"user":"U07","text":"coffee 4.50","ts":"1700000000.000100"}}`, []chat.Message{edit}},
		{"a deletion", `{"type":"message","subtype":"message_deleted","channel":"D061","event_ts":"1700000009.000000","deleted_ts":"1700000000.000100","previous_message":{"user":"U07","text":"coffee 4.50","ts":"1700000000.000100"}}`, []chat.Message{deleted}},
		{"a deletion that leaves a tombstone", `{"type":"message","subtype":"message_changed","event_ts":"1700000009.000000","channel":"D061","message":{"user":"USLACKBOT","subtype":"tombstone","text":"This message was deleted.","ts":"1700000000.000100","thread_ts":"1700000000.000100"},"previous_message":{"user":"U07","text":"coffee 4.50","ts":"1700000000.000100","thread_ts":"1700000000.000100"}}`, []chat.Message{deleted}},
		{"a preview of a link", `{"type":"message","subtype":"message_changed","channel":"D061","message":{"user":"U07","text":"coffee 4.50","ts":"1700000000.000100","edited":{"ts":"1700000009.000000"},"attachments":[{}]},"previous_message":{"user":"U07","text":"coffee 4.50","ts":"1700000000.000100"}}`, nil},
		{"among people", `{"type":"message","channel":"C061","user":"U07","text":"lunch 12?","ts":"1700000000.000100"}`, nil},
		{"in a thread of people", `{"type":"message","channel":"C061","user":"U07","text":"lunch 12?","ts":"1700000000.000100","thread_ts":"1700000000.000050"}`, nil},
		{"an edit among people", `{"type":"message","subtype":"message_changed","channel":"C061","message":{"user":"U07","text":"b","ts":"1700000000.000100","edited":{"ts":"1.1"}},"previous_message":{"text":"a"}}`, nil},
		{"by us", `{"type":"message","channel":"D061","user":"UBOT","text":"✅ #1","ts":"1700000000.000100"}`, nil},
		{"by another bot", `{"type":"message","channel":"D061","user":"U99","bot_id":"B99","text":"coffee 4.50","ts":"1700000000.000100"}`, nil},
		{"an edit by us", `{"type":"message","subtype":"message_changed","channel":"D061","message":{"user":"UBOT","bot_id":"BBOT","text":"b","ts":"1.1","edited":{"ts":"1.2"}},"previous_message":{"text":"a"}}`, nil},
		{"somebody joins", `{"type":"message","subtype":"channel_join","channel":"C061","user":"U07","text":"<@UBOT> has joined","ts":"1700000000.000100"}`, nil},
		{"a picture alone", `{"type":"message","subtype":"file_share","channel":"D061","user":"U07","text":"","ts":"1700000000.000100"}`, []chat.Message{wordless}},
		{"a kind that nobody knows", `{"type":"telepathy","channel":{"id":"C061"},"user":7}`, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, r, _ := signedIn(t, us)
			if _, err := m.intake.take(t.Context(), kindEvent, []byte(callback(tt.event))); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tt.want, r.all); diff != "" || len(r.raw) > 0 {
				t.Errorf("took (-want +got):\n%s and raw %q", diff, r.raw)
			}
		})
	}
}

// TestWhatIsPassedOnIsToldApart checks that what somebody shares or quotes is not
// taken for their own words, and does not call the bot.
func TestWhatIsPassedOnIsToldApart(t *testing.T) {
	rich := func(kind, words string) string {
		return `,"blocks":[7,{"type":"hologram","elements":3},{"type":"rich_text","elements":[{"type":"rich_text_section","elements":[{"type":"text","text":"look"}]},{"type":"` +
			kind + `","elements":[{"type":"text","text":"` + words + `"},{"type":"emoji","name":"taxi"}]}]}]`
	}
	quoted := func(texts ...string) (all []chat.Quote) {
		for _, text := range texts {
			all = append(all, chat.Quote{Kind: chat.Quoted, Text: text})
		}
		return all
	}
	for _, tt := range []struct {
		name, words string // the text, and the fields after it
		text        string
		quotes      []chat.Quote
	}{
		{"a line", `look\n&gt; delete #1 &amp; all\nwell"`, "look\nwell", quoted("delete #1 & all")},
		{"lines", `&gt;lunch 12\n&gt; tea 3"`, "", quoted("lunch 12\ntea 3")},
		{"two of them", `&gt; undo\nhm\n&gt;&gt; redo"`, "hm", quoted("undo", "redo")},
		{"to the end", `hm\n&gt;&gt;&gt; undo\nyes"`, "hm", quoted("undo\nyes")},
		{"a pasted block", "hm ```undo\\nall``` well\"", "hm \n well", quoted("undo\nall")},
		{"a fence that is left open", "hm ```undo\"", "hm ```undo", nil},
		{"a sign within a line", `lunch &gt; 12"`, "lunch > 12", nil},
		{"a rich quotation", `look\ndelete #1 :taxi:"` + rich("rich_text_quote", "delete #1 "), "look", quoted("delete #1 :taxi:")},
		{"a rich quotation told twice", `look\n&gt; delete #1 :taxi:"` + rich("rich_text_quote", "delete #1 "), "look", quoted("delete #1 :taxi:")},
		{"a rich block", `look\na 1\nb 2 :taxi:"` + rich("rich_text_preformatted", `a 1\nb 2 `), "look", quoted("a 1\nb 2 :taxi:")},
		{
			"a shared message", `fyi","attachments":[{"is_share":true,"text":"taxi 18 &amp; tip","ts":"1700000000.000050"},{"from_url":"https://x.example","text":"a page"},5]`,
			"fyi",
			[]chat.Quote{{Kind: chat.Shared, Text: "taxi 18 & tip", At: timeOf("1700000000.000050", time.Time{})}},
		},
		{
			"somebody's message, shared", `log this","attachments":[{"is_share":true,"author_id":"U99","author_name":"Ana","text":"taxi 18","ts":"1700000000.000050"}]`,
			"log this",
			[]chat.Quote{{Kind: chat.Shared, Text: "taxi 18", At: timeOf("1700000000.000050", time.Time{}), Author: expense.Person{ID: "slack:T024/U99", Name: "Ana"}}},
		},
		{
			"our card, shared", `look","attachments":[{"is_share":true,"author_id":"UBOT","text":"#1 4.50 EUR"}]`,
			"look",
			[]chat.Quote{{Kind: chat.Shared, Text: "#1 4.50 EUR"}},
		},
		{
			"a shared message alone", `","attachments":[{"is_msg_unfurl":true,"text":"<@U99> owes 18","ts":1700000000}]`,
			"",
			[]chat.Quote{{Kind: chat.Shared, Text: "@Ana owes 18", At: timeOf("1700000000", time.Time{})}},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, r, _ := signedIn(t, us)
			said := `"user":"U07","ts":"1700000000.000100","text":"` + tt.words
			for _, event := range []string{
				`{"type":"message","channel":"D061",` + said + `}`,
				`{"type":"message","subtype":"message_changed","channel":"D061","previous_message":{"text":"a"},"message":{"edited":{"ts":"1700000009.000000"},` + said + `}}`,
			} {
				if _, err := m.intake.take(t.Context(), kindEvent, []byte(callback(event))); err != nil {
					t.Fatal(err)
				}
			}
			if len(r.all) != 2 || len(r.raw) > 0 {
				t.Fatalf("took %+v and raw %q", r.all, r.raw)
			}
			for _, got := range r.all {
				if diff := cmp.Diff(tt.quotes, got.Quotes); diff != "" || got.Text != tt.text {
					t.Errorf("%s: the text is %q, want %q; quotes (-want +got):\n%s", got.ID, got.Text, tt.text, diff)
				}
			}
		})
	}
	for _, event := range []string{
		`{"type":"app_mention","channel":"C061","user":"U07","text":"look\n&gt; <@UBOT> undo","ts":"1700000000.000100"}`,
		"{\"type\":\"message\",\"channel\":\"C061\",\"user\":\"U07\",\"text\":\"```<@UBOT> undo```\",\"ts\":\"1700000000.000100\"}",
	} {
		m, r, _ := signedIn(t, us)
		if _, err := m.intake.take(t.Context(), kindEvent, []byte(callback(event))); err != nil || len(r.all) > 0 {
			t.Errorf("%s was taken for a call: %v, %v", event, r.all, err)
		}
	}
}

// A host is a recorder that wants to know who added the bot.
type host struct {
	*recorder
	brought []chat.Message
}

func (h *host) Brought(_ context.Context, m chat.Message) (bool, error) {
	h.brought = append(h.brought, m)
	return true, nil
}

func TestWhoBringsUsIntoAChannel(t *testing.T) {
	joins := func(subtype, user, inviter string) string {
		return callback(`{"type":"message","subtype":"` + subtype + `","channel":"C061","user":"` + user + `","inviter":"` + inviter + `","team":"T024","text":"<@UBOT> has joined the channel","ts":"1700000000.000100"}`)
	}
	for _, tt := range []struct {
		name, payload string
		want          bool
	}{
		{"into a channel", joins("channel_join", "UBOT", "U07"), true},
		{"into a private channel", joins("group_join", "UBOT", "U07"), true},
		{"nobody says who", joins("channel_join", "UBOT", ""), false},
		{"somebody else", joins("channel_join", "U99", "U07"), false},
		{"we leave", joins("channel_leave", "UBOT", "U07"), false},
	} {
		m, r, _ := signedIn(t, us)
		h := &host{recorder: r}
		m.session.Store(&session{Receiver: h, self: us})
		if _, err := m.intake.take(t.Context(), kindEvent, []byte(tt.payload)); err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		if len(r.all)+len(r.raw) > 0 || (len(h.brought) == 1) != tt.want {
			t.Errorf("%s: told of %+v and took %+v, want one: %t", tt.name, h.brought, r.all, tt.want)
		}
		if tt.want && len(h.brought) == 1 {
			if b := h.brought[0]; b.Sender.ID != "slack:T024/U07" || !b.Sender.Member || b.Ledger != "slack:T024/C061" || b.Direct {
				t.Errorf("%s: told of %+v", tt.name, b)
			}
		}
	}
}

func TestAThreadIsFollowedOnceWeAreInIt(t *testing.T) {
	m, r, _ := signedIn(t, us)
	take := func(event string) {
		t.Helper()
		if _, err := m.intake.take(t.Context(), kindEvent, []byte(callback(event))); err != nil {
			t.Fatal(err)
		}
	}
	reply := `{"type":"message","channel":"C061","user":"U07","text":"18","ts":"1700000000.000300","thread_ts":"1700000000.000100"}`
	take(reply)
	take(`{"type":"app_mention","channel":"C061","user":"U07","text":"<@UBOT> the taxi","ts":"1700000000.000100"}`)
	take(reply)
	take(strings.Replace(reply, `"18"`, `"","subtype":"file_share"`, 1))
	take(strings.NewReplacer(`"18"`, `"","subtype":"file_share","files":[{"id":"F1"}]`, "000300", "000350").Replace(reply))
	take(strings.NewReplacer(`"18"`, `"","subtype":"file_share","files":[{"id":"F1"}]`, "000300", "000360", "000100", "000900").Replace(reply))
	take(strings.Replace(reply, "000100", "000900", 1))
	take(strings.NewReplacer(`"18"`, `"thanks!"`, "000300", "000400").Replace(reply))
	take(strings.NewReplacer(`"18"`, `"<@UBOT> 19"`, "000300", "000500").Replace(reply))
	take(`{"type":"message","subtype":"message_changed","channel":"C061","message":{"user":"U07","text":"20","ts":"1700000000.000500","thread_ts":"1700000000.000100","edited":{"ts":"1700000003.000000"}},"previous_message":{"text":"<@UBOT> 19"}}`)
	// An edit that mentions the bot for the first time is new to it.
	take(`{"type":"message","subtype":"message_changed","channel":"C061","message":{"user":"U07","text":"<@UBOT> lunch 12","ts":"1700000000.000700","edited":{"ts":"1700000001.000000"}},"previous_message":{"text":"lunch 12"}}`)
	take(`{"type":"message","subtype":"message_changed","channel":"C061","message":{"user":"U07","text":"<@UBOT> lunch 13","ts":"1700000000.000700","edited":{"ts":"1700000002.000000"}},"previous_message":{"text":"<@UBOT> lunch 12"}}`)
	var got []string
	for _, msg := range r.all {
		got = append(got, strings.TrimSpace(fmt.Sprintf("%s %s %s", msg.ID, msg.Text, msg.Edits)))
		if overheard := msg.Text == "18" || msg.Text == "thanks!" || msg.Text == ""; msg.Overheard != overheard {
			t.Errorf("%q is overheard: %t", msg.Text, msg.Overheard)
		}
	}
	want := []string{
		"1700000000.000100 the taxi", "1700000000.000100/1700000000.000300 18", "1700000000.000100/1700000000.000350",
		"1700000000.000100/1700000000.000400 thanks!", "1700000000.000100/1700000000.000500 19",
		"1700000000.000100/1700000000.000500#1700000003.000000 20 1700000000.000100/1700000000.000500",
		"1700000000.000700 lunch 12", "1700000000.000700#1700000002.000000 lunch 13 1700000000.000700",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("took (-want +got):\n%s", diff)
	}
}

func TestWhoBelongsToUs(t *testing.T) {
	grid := identity{workspace{"E1", "T024"}, "UBOT", "BBOT"}
	event := func(teams string) string {
		return `{"type":"app_mention","channel":"C061","user":"U07","text":"<@UBOT> 4","ts":"1700000000.000100"` + teams + `}`
	}
	for _, tt := range []struct {
		name, payload string
		self          identity
		person        string
		member        bool
	}{
		{"a colleague", callback(event(`,"team":"T024"`)), us, "slack:T024/U07", true},
		{"team unsaid", callback(event("")), us, "slack:T024/U07", true},
		{"another organisation's", callback(event(`,"team":"T0OTHER","user_team":"T0OTHER"`)), us, "slack:T0OTHER/U07", false},
		{"theirs, in a shared channel", `{"team_id":"T0OTHER","context_team_id":"T024","is_ext_shared_channel":true,"event":` + event(`,"user_team":"T0OTHER"`) + `}`, us, "slack:T0OTHER/U07", false},
		{"ours, in a shared channel", `{"team_id":"T0OTHER","authorizations":[{"team_id":"T024"}],"is_ext_shared_channel":true,"event":` + event("") + `}`, us, "slack:T024/U07", true},
		{"of our organisation", callback(event(`,"team":"T024"`)), grid, "slack:T024/U07", true},
		{"of our organisation, told to its installation", `{"team_id":"T077","enterprise_id":"E1","authorizations":[{"team_id":null,"enterprise_id":"E1","is_enterprise_install":true}],"event":` + event(`,"user_team":"E1"`) + `}`, grid, "slack:T024/U07", true},
		{"of our organisation, told to us", `{"team_id":"T077","enterprise_id":"E1","authorizations":[{"team_id":"T024","enterprise_id":"E1"}],"event":` + event(`,"user_team":"E1"`) + `}`, grid, "slack:T024/U07", true},
		{"of our organisation, elsewhere", `{"team_id":"T077","enterprise_id":"E1","event":` + event(`,"user_team":"E1"`) + `}`, grid, "slack:T024/U07", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, r, _ := signedIn(t, tt.self)
			if _, err := m.intake.take(t.Context(), kindEvent, []byte(tt.payload)); err != nil {
				t.Fatal(err)
			}
			if len(r.all) != 1 || r.all[0].Sender.ID != tt.person || r.all[0].Sender.Member != tt.member {
				t.Errorf("took %+v, want one of %q, a member: %v", r.all, tt.person, tt.member)
			}
		})
	}
}

// TestAnotherWorkspaceIsRefused checks that a delivery for another workspace is
// refused by HTTP and acknowledged by socket, is counted, and is logged once per
// workspace.
func TestAnotherWorkspaceIsRefused(t *testing.T) {
	grid := identity{workspace{"E1", "T024"}, "UBOT", "BBOT"}
	const said = `{"type":"message","channel":"D061","user":"U07","text":"tea 2","ts":"1700000000.000100"}`
	form := func(payload string) string { return url.Values{"payload": {payload}}.Encode() }
	for _, tt := range []struct {
		name, path, body string
		self             identity
	}{
		{"a message", "events", `{"team_id":"T0OTHER","event":` + said + `}`, us},
		{"a message to another installation", "events", `{"team_id":"T0OTHER","authorizations":[{"team_id":"T0OTHER"}],"event":` + said + `}`, us},
		{"one of a workspace of our organisation", "events", `{"team_id":"T0OTHER","enterprise_id":"E1","authorizations":[{"team_id":"T0OTHER","enterprise_id":"E1"}],"event":` + said + `}`, grid},
		{"one of another organisation", "events", `{"team_id":"T0OTHER","enterprise_id":"E2","authorizations":[{"team_id":null,"enterprise_id":"E2","is_enterprise_install":true}],"event":` + said + `}`, grid},
		{"a kind that nobody knows", "events", `{"team_id":"T0OTHER","event":{"type":"telepathy"}}`, us},
		{"the end of an installation", "events", `{"team_id":"T0OTHER","event":{"type":"app_uninstalled"}}`, us},
		{"of nobody", "events", `{"event":` + said + `}`, us},
		{"a button", "interactions", form(`{"type":"block_actions","team":{"id":"T0OTHER"},"user":{"id":"U07"},"actions":[{"value":"undo:1","action_ts":"1.1"}]}`), us},
		{"a form", "interactions", form(`{"type":"view_submission","team":{"id":"T0OTHER"},"user":{"id":"U07"},"view":{"id":"V1"}}`), us},
		{"a command", "commands", "team_id=T0OTHER&channel_id=C061&user_id=U07&trigger_id=1", us},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, r, log := signedIn(t, tt.self)
			counted := 0
			m.CountForeign(func() { counted++ })
			mux := http.NewServeMux()
			m.Routes(mux)
			for range 3 {
				w := httptest.NewRecorder()
				mux.ServeHTTP(w, request("/slack/"+tt.path, tt.body, secretWord, time.Now()))
				if w.Code != http.StatusForbidden || w.Header().Get("X-Slack-No-Retry") != "1" {
					t.Errorf("answered %d %v, want 403 for good", w.Code, w.Header())
				}
			}
			if lines := strings.Count(log.String(), "another Slack workspace"); counted != 3 || lines != 1 || len(r.all)+len(r.raw) > 0 {
				t.Errorf("%d are counted and %d lines are in the log, want 3 and 1; took %v %v", counted, lines, r.all, r.raw)
			}
		})
	}
}

// TestRepliesOfAnotherWorkspaceWait checks that a messenger tells which conversations it
// delivers to, and posts in no other: those of another workspace may have the same ids.
func TestRepliesOfAnotherWorkspaceWait(t *testing.T) {
	m, _, _ := signedIn(t, us)
	if p := m.Prefix(); p != "" {
		t.Errorf("before it knows, its conversations begin with %q", p)
	}
	m.self.Store(&us)
	if p := m.Prefix(); p != "slack:T024/" {
		t.Errorf("its conversations begin with %q", p)
	}
	_, err := m.Deliver(t.Context(), chat.Delivery{Conversation: "slack:T0OTHER/D061", To: "slack:T0OTHER/U07", Reply: chat.Reply{Text: "✅ #1"}})
	if failed := chat.NotSent(err); failed == nil || failed.Final {
		t.Errorf("a reply to another workspace: %v, want it to wait", err)
	}
}

// TestManyWorkspaces checks that only so many other workspaces are remembered.
func TestManyWorkspaces(t *testing.T) {
	var f foreigners
	for n := range 3 * maxForeigners {
		if !f.isNew(strconv.Itoa(n)) || f.isNew(strconv.Itoa(n)) || len(f.known) > maxForeigners {
			t.Fatalf("workspace %d; %d are remembered", n, len(f.known))
		}
	}
}

func TestWhatIsPressedBecomesAMessage(t *testing.T) {
	at := timeOf("1700000005.000000", time.Time{})
	now := time.Date(2026, time.November, 21, 9, 43, 0, 0, time.UTC)
	const team = `"team":{"id":"T024"},"user":{"id":"U07","team_id":"T024"},`
	button := func(container, block string) string {
		return `{"type":"block_actions",` + team + container + `"actions":[{"value":"undo:7","block_id":"` + block + `","action_ts":"1700000005.000000","text":{"text":"Undo"}}]}`
	}
	tap := chat.Message{
		Conversation: "slack:T024/D061", ID: "tap/1700000005.000000", Ledger: "slack:T024/U07", Direct: true,
		Text: "Undo", Choice: "undo:7", ReplyTo: "1700000000.000100/1700000000.000200", At: at,
	}
	inChannel, unseenTap, command, home, own := tap, tap, tap, tap, tap
	inChannel.Conversation, inChannel.Ledger, inChannel.Direct = "slack:T024/C061/1700000000.000100", "slack:T024/C061", false
	unseenTap = inChannel
	unseenTap.ReplyTo = "~1700000000.000100/1700000000.000200"
	command = inChannel
	command.Conversation, command.ReplyTo = "slack:T024/C061/@U07", "~1700000000.000200"
	home.ID, home.ReplyTo = "home//1700000005.000000", ""
	room := &chat.Room{Name: "#team", Ledger: "slack:T024/C061"}
	own.ID, own.ReplyTo, own.Room = "tap/C061/1700000005.000000", "~1700000000.000200", room
	elsewhere := own
	elsewhere.ReplyTo = "1700000000.000200"
	typed := chat.Message{
		Conversation: "slack:T024/D061", ID: "cmd/C061/13345.47.80", Ledger: "slack:T024/U07", Direct: true, Text: "M&S 4.50", At: now, Room: room,
	}
	report, alone, toOthers := typed, typed, typed
	report.Text = "/report March"
	alone.ID, alone.Room = "cmd/13345.47.80", nil
	toOthers.ID, toOthers.Room = "cmd/D999/13345.47.80", &chat.Room{}
	picked := chat.Message{
		Conversation: "slack:T024/D061", ID: "log/C061/1700000000.000200", Ledger: "slack:T024/U07", Direct: true, Room: room,
		Quotes: []chat.Quote{{Kind: chat.Picked, Text: "taxi 18", At: timeOf("1700000000.000200", time.Time{}), Author: expense.Person{ID: "slack:T024/U99", Name: "Ana"}}}, At: now,
	}
	between, ours, pictured := picked, picked, picked
	pictured.Files = []chat.FileRef{{Ref: "F1"}}
	between.ID, between.Room = "log/D999/1700000000.000200", &chat.Room{}
	ours.ID, ours.Room, ours.Quotes = "1700000000.000100/1700000000.000200", nil, slices.Clone(picked.Quotes)
	ours.Quotes[0].Author.ID = "slack:T024/U07"
	byApp := picked
	byApp.Quotes = slices.Clone(picked.Quotes)
	byApp.Quotes[0].Author = expense.Person{}
	for _, tt := range []struct {
		name, kind, payload string
		want                []chat.Message
	}{
		{"a button", kindInteraction, button(`"container":{"type":"message","channel_id":"D061","message_ts":"1700000000.000200","thread_ts":"1700000000.000100"},`, ""), []chat.Message{tap}},
		{"one in a channel", kindInteraction, button(`"channel":{"id":"C061"},"container":{"type":"message","message_ts":"1700000000.000200"},"message":{"thread_ts":"1700000000.000100"},`, ""), []chat.Message{inChannel}},
		{"one that only they see", kindInteraction, button(`"container":{"is_ephemeral":true,"channel_id":"C061","message_ts":"1700000000.000200"},`, "in/1700000000.000100/0"), []chat.Message{unseenTap}},
		{"one of a command's answer", kindInteraction, button(`"container":{"is_ephemeral":true,"channel_id":"C061","message_ts":"1700000000.000200"},`, "own/C061/0"), []chat.Message{own}},
		{"one of a command's answer in private", kindInteraction, button(`"container":{"channel_id":"D061","message_ts":"1700000000.000200"},`, "own/C061/0"), []chat.Message{elsewhere}},
		{"one of an older command's answer", kindInteraction, button(`"container":{"is_ephemeral":true,"channel_id":"C061","message_ts":"1700000000.000200"},`, "b1"), []chat.Message{command}},
		{"one of the home tab", kindInteraction, button(`"container":{"type":"view","view_id":"V1"},`, ""), []chat.Message{home}},
		{"a command", kindCommand, `{"team_id":"T024","channel_id":"C061","user_id":"U07","command":"/expense","text":"M&amp;S 4.50","trigger_id":"13345.47.80"}`, []chat.Message{typed}},
		{"a report", kindCommand, `{"team_id":"T024","channel_id":"C061","user_id":"U07","command":"/report","text":"March","trigger_id":"13345.47.80"}`, []chat.Message{report}},
		{"a command typed to somebody else", kindCommand, `{"team_id":"T024","channel_id":"D999","user_id":"U07","command":"/expense","text":"M&amp;S 4.50","trigger_id":"13345.47.80"}`, []chat.Message{toOthers}},
		{"a command typed to us", kindCommand, `{"team_id":"T024","channel_id":"D061","user_id":"U07","command":"/expense","text":"M&amp;S 4.50","trigger_id":"13345.47.80"}`, []chat.Message{alone}},
		{"a shortcut", kindInteraction, `{"type":"message_action",` + team + `"callback_id":"log_expense","channel":{"id":"C061"},"message":{"user":"U99","text":"taxi 18","ts":"1700000000.000200","thread_ts":"1700000000.000100"}}`, []chat.Message{picked}},
		{"a shortcut on what an app wrote", kindInteraction, `{"type":"message_action",` + team + `"callback_id":"log_expense","channel":{"id":"C061"},"message":{"user":"U99","bot_id":"B99","text":"taxi 18","ts":"1700000000.000200","thread_ts":"1700000000.000100"}}`, []chat.Message{byApp}},
		{"a shortcut on a picture", kindInteraction, `{"type":"message_action",` + team + `"callback_id":"log_expense","channel":{"id":"C061"},"message":{"user":"U99","text":"taxi 18","files":[{"id":"F1"}],"ts":"1700000000.000200","thread_ts":"1700000000.000100"}}`, []chat.Message{pictured}},
		{"a shortcut between people", kindInteraction, `{"type":"message_action",` + team + `"channel":{"id":"D999"},"message":{"user":"U99","text":"taxi 18","ts":"1700000000.000200","thread_ts":"1700000000.000100"}}`, []chat.Message{between}},
		{"a shortcut on what was written to us", kindInteraction, `{"type":"message_action",` + team + `"channel":{"id":"D061"},"message":{"user":"U07","text":"taxi 18","ts":"1700000000.000200","thread_ts":"1700000000.000100"}}`, []chat.Message{ours}},
		{"a shortcut on our card", kindInteraction, `{"type":"message_action",` + team + `"channel":{"id":"D061"},"message":{"user":"UBOT","text":"✅","ts":"1700000000.000200"}}`, nil},
		{"a link", kindInteraction, `{"type":"block_actions",` + team + `"actions":[{"action_ts":"1.1"}]}`, nil},
		{"a form of somebody else", kindInteraction, `{"type":"view_submission",` + team + `"view":{"id":"V1","private_metadata":"{\"c\":\"slack:T0OTHER/D061\"}"}}`, nil},
		{"a form that is none", kindInteraction, `{"type":"view_submission",` + team + `"view":{"id":"V1","private_metadata":"hello"}}`, nil},
		{"a kind that nobody knows", kindInteraction, `{"type":"dialog_suggestion",` + team + `"x":1}`, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, r, _ := signedIn(t, us)
			if answer, err := m.intake.take(t.Context(), tt.kind, []byte(tt.payload)); err != nil || answer != nil {
				t.Fatalf("answered %v, %v", answer, err)
			}
			var got []chat.Message
			for _, msg := range r.all {
				if msg.Sender.ID != "slack:T024/U07" || !msg.Sender.Member {
					t.Errorf("sender is %+v", msg.Sender)
				}
				got = append(got, sentBy(msg))
			}
			if diff := cmp.Diff(tt.want, got); diff != "" || len(r.raw) > 0 {
				t.Errorf("took (-want +got):\n%s and raw %q", diff, r.raw)
			}
		})
	}
}

func TestWhatNobodyCanReadIsKept(t *testing.T) {
	for _, tt := range []struct{ kind, payload string }{
		{kindEvent, ""},
		{kindEvent, "<html>"},
		{kindEvent, `[]`},
		{kindEvent, `{"team_id":"T024"}`},
		{kindEvent, callback(`"message"`)},
		{kindEvent, callback(`{"type":"message","channel":["C061"]}`)},
		{kindEvent, callback(`{"type":"message","channel":"D061","user":"U07","text":{"a":1},"ts":"1.1"}`)},
		{kindEvent, callback(`{"type":"message","channel":"D061","user":"U07","text":"4"}`)},
		{kindEvent, callback(`{"type":"message","channel":"","user":"U07","text":"4","ts":"1.1"}`)},
		{kindEvent, callback(`{"type":"app_home_opened","tab":"home"}`)},
		{kindInteraction, `{"type":7}`},
		{kindInteraction, `{"type":"block_actions","team":{"id":"T024"}}`},
		{kindInteraction, `{"type":"block_actions","team":{"id":"T024"},"user":{"id":"U07"},"actions":[{"value":"undo:1","action_ts":"1.1"}]}`},
		{kindInteraction, `{"type":"message_action","team":{"id":"T024"},"user":{"id":"U07"}}`},
		{kindCommand, `{"team_id":"T024"}`},
		{"telepathy", `{"a":1}`},
	} {
		m, r, log := signedIn(t, us)
		if answer, err := m.intake.take(t.Context(), tt.kind, []byte(tt.payload)); err != nil || answer != nil {
			t.Errorf("%s %s: answered %v, %v", tt.kind, tt.payload, answer, err)
		}
		if len(r.raw) != 1 || r.raw[0] != tt.payload || len(r.all) > 0 {
			t.Errorf("%s %s: kept %q and took %v", tt.kind, tt.payload, r.raw, r.all)
		}
		if strings.Contains(log.String(), "secret") {
			t.Errorf("the log holds a secret: %s", log)
		}
	}
}

// request signs a request as Slack does.
func request(path, body, key string, at time.Time) *http.Request {
	r := httptest.NewRequest(http.MethodPost, path, strings.NewReader(body))
	stamp := strconv.FormatInt(at.Unix(), 10)
	mac := hmac.New(sha256.New, []byte(key))
	_, _ = io.WriteString(mac, "v0:"+stamp+":"+body)
	r.Header.Set("X-Slack-Request-Timestamp", stamp)
	r.Header.Set("X-Slack-Signature", "v0="+hex.EncodeToString(mac.Sum(nil)))
	return r
}

func TestRequestsOverHTTP(t *testing.T) {
	now := time.Now()
	said := callback(`{"type":"message","channel":"D061","user":"U07","text":"coffee 4.50","ts":"1700000000.000100"}`)
	retried := request("/slack/events", said, secretWord, now)
	retried.Header.Set("X-Slack-Retry-Num", "3")
	unsigned := httptest.NewRequest(http.MethodPost, "/slack/events", strings.NewReader(said))
	changed := request("/slack/events", said, secretWord, now)
	changed.Body = io.NopCloser(strings.NewReader(strings.Replace(said, "4.50", "4500", 1)))
	garbled := request("/slack/events", said, secretWord, now)
	garbled.Header.Set("X-Slack-Signature", "v0=zz")
	command := url.Values{"team_id": {"T024"}, "channel_id": {"C061"}, "user_id": {"U07"}, "command": {"/expense"}, "text": {"tea 3"}, "trigger_id": {"1.2"}}
	for _, tt := range []struct {
		name   string
		r      *http.Request
		status int
		body   string
		took   int
	}{
		{"an event", request("/slack/events", said, secretWord, now), 200, "", 1},
		{"a retry", retried, 200, "", 1},
		{"four minutes old", request("/slack/events", said, secretWord, now.Add(-4*time.Minute)), 200, "", 1},
		{"six minutes old", request("/slack/events", said, secretWord, now.Add(-6*time.Minute)), 401, "not signed", 0},
		{"from the future", request("/slack/events", said, secretWord, now.Add(6*time.Minute)), 401, "not signed", 0},
		{"another secret", request("/slack/events", said, "guess", now), 401, "not signed", 0},
		{"no signature", unsigned, 401, "not signed", 0},
		{"a changed body", changed, 401, "not signed", 0},
		{"a signature that is none", garbled, 401, "not signed", 0},
		{"too large", request("/slack/events", strings.Repeat(" ", maxBody+1), secretWord, now), 413, "too large", 0},
		{"the challenge", request("/slack/events", `{"type":"url_verification","challenge":"<b>3eZbrw"}`, secretWord, now), 200, "<b>3eZbrw", 0},
		{"the challenge of somebody else", request("/slack/events", `{"type":"url_verification","challenge":"3eZbrw"}`, "guess", now), 401, "not signed", 0},
		{"a command", request("/slack/commands", command.Encode(), secretWord, now), 200, "", 1},
		{"a look whether we are there", request("/slack/commands", "ssl_check=1", secretWord, now), 200, "", 0},
		{"a command that is no form", request("/slack/commands", "a=%zz", secretWord, now), 400, "form", 0},
		{"an interaction without a payload", request("/slack/interactions", "a=b", secretWord, now), 400, "payload", 0},
		{"with GET", httptest.NewRequest(http.MethodGet, "/slack/events", nil), 405, "", 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, r, log := signedIn(t, us)
			mux := http.NewServeMux()
			m.Routes(mux)
			w := httptest.NewRecorder()
			mux.ServeHTTP(w, tt.r)
			if w.Code != tt.status || !strings.Contains(w.Body.String(), tt.body) || len(r.all) != tt.took {
				t.Errorf("answered %d %q and took %d; want %d %q and %d", w.Code, w.Body, len(r.all), tt.status, tt.body, tt.took)
			}
			if strings.Contains(log.String()+w.Body.String(), "secret-part") || strings.Contains(log.String(), secretWord) {
				t.Errorf("a secret is told: %s %s", log, w.Body)
			}
		})
	}
}

func TestOnlyWhatIsStoredIsAcknowledged(t *testing.T) {
	m, r, _ := signedIn(t, us)
	mux := http.NewServeMux()
	m.Routes(mux)
	post := func() int {
		w := httptest.NewRecorder()
		said := callback(`{"type":"message","channel":"D061","user":"U07","text":"coffee 4.50","ts":"1700000000.000100"}`)
		mux.ServeHTTP(w, request("/slack/events", said, secretWord, time.Now()))
		return w.Code
	}
	r.fail = errors.New("the disk is full")
	if code := post(); code != http.StatusInternalServerError {
		t.Errorf("what was not stored is answered with %d", code)
	}
	r.fail = nil
	if code := post(); code != http.StatusOK || len(r.all) != 1 {
		t.Errorf("what is stored is answered with %d", code)
	}
	m.session.Store(nil)
	if code := post(); code != http.StatusServiceUnavailable {
		t.Errorf("before we know who we are: %d", code)
	}
}

func TestSocketModeServesNoHTTP(t *testing.T) {
	mux := http.NewServeMux()
	New(Config{BotToken: botToken, AppToken: "xapp-1"}).Routes(mux)
	w := httptest.NewRecorder()
	mux.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/slack/events", nil))
	if w.Code != http.StatusNotFound {
		t.Errorf("answered %d", w.Code)
	}
}

// A clerk knows one form, for "edit:42", whose date is never valid.
type clerk struct{ asked []chat.Message }

func (c *clerk) Form(_ context.Context, m chat.Message) (*chat.Form, error) {
	c.asked = append(c.asked, m)
	return nil, nil
}

func (*clerk) Check(_ context.Context, m chat.Message) (map[string]string, *chat.Form, error) {
	switch m.Fields["date"] {
	case "yesterday":
		return nil, nil, nil
	case "today":
		return map[string]string{"date": "It was changed."}, &chat.Form{ID: "form:42:8", Title: "Change #42", Note: "It was changed."}, nil
	}
	return map[string]string{"date": "That is no day.", "": "Nothing was changed."}, nil, nil
}

func (*clerk) Overview(context.Context, chat.Message) (chat.Overview, error) {
	return chat.Overview{}, nil
}

// Find finds a city twice as often as Slack takes it.
func (*clerk) Find(field, typed, language string) []chat.Choice {
	if field != "time_zone" || typed != "tok" || language != "de" {
		return nil
	}
	return slices.Repeat([]chat.Choice{{ID: "Asia/Tokyo", Label: "Tokio"}}, 2*maxOptions)
}

// What is looked for is answered in the language of the form, also while other deliveries
// of the person wait, and with an empty list if there is nothing of the kind.
func TestAFieldIsSearched(t *testing.T) {
	m, r, _ := signedIn(t, us)
	m.Consult(&clerk{})
	for _, c := range []struct {
		block, private, typed string
		want                  int
	}{
		{"time_zone", `{\"l\":\"de\"}`, "tok", maxOptions},
		{"time_zone", `{\"l\":\"de\"}`, "Atlantis", 0},
		{"time_zone", `not ours`, "tok", 0},
		{"currency", `{\"l\":\"de\"}`, "tok", 0},
	} {
		payload := `{"type":"block_suggestion","team":{"id":"T024"},"user":{"id":"U07"},"block_id":"` + c.block + `","action_id":"value","value":"` + c.typed +
			`","view":{"id":"V1","private_metadata":"` + c.private + `"}}`
		answer, err := m.intake.take(t.Context(), kindInteraction, []byte(payload))
		var shown struct {
			Options []map[string]any `json:"options"`
		}
		data, bad := json.Marshal(answer)
		if err := errors.Join(err, bad, json.Unmarshal(data, &shown)); err != nil || shown.Options == nil || len(shown.Options) != c.want || len(r.all) > 0 {
			t.Errorf("%+v is answered %s: %v", c, data, err)
		}
	}
}

func TestAFormIsHandedIn(t *testing.T) {
	m, r, _ := signedIn(t, us)
	m.Consult(&clerk{})
	hand := func(date string) any {
		t.Helper()
		answer, err := m.intake.take(t.Context(), kindInteraction, []byte(`{"type":"view_submission","team":{"id":"T024"},"user":{"id":"U07"},"view":{"id":"V1",
			"callback_id":"form:42:7","private_metadata":"{\"c\":\"slack:T024/C061/1700000000.000100\",\"m\":\"1700000000.000100/1700000000.000200\"}",
			"state":{"values":{"date":{"value":{"value":"`+date+`"}},"category":{"value":{"selected_option":{"value":"Food"}}},"amount":{"value":{"value":null}}}}}}`))
		if err != nil {
			t.Fatal(err)
		}
		return answer
	}
	want := map[string]any{"response_action": "errors", "errors": map[string]string{"date": "That is no day.", "amount": "Nothing was changed."}}
	if diff := cmp.Diff(want, hand("31 February")); diff != "" || len(r.all) > 0 {
		t.Errorf("a wrong day is answered with (-want +got):\n%s and took %v", diff, r.all)
	}
	again, _ := hand("today").(map[string]any)
	view, _ := again["view"].(slack.ModalViewRequest)
	if again["response_action"] != "update" || view.CallbackID != "form:42:8" || !strings.Contains(view.PrivateMetadata, "C061") || len(view.Blocks.BlockSet) != 1 || len(r.all) > 0 {
		t.Errorf("when the entry has changed, the answer is %+v", again)
	}
	if answer := hand("yesterday"); answer != nil || len(r.all) != 1 {
		t.Fatalf("a right one is answered with %v and took %v", answer, r.all)
	}
	got := sentBy(r.all[0])
	if diff := cmp.Diff(chat.Message{
		Conversation: "slack:T024/C061/1700000000.000100", ID: "form/V1", Ledger: "slack:T024/C061", Choice: "form:42:7",
		ReplyTo: "1700000000.000100/1700000000.000200", At: m.now(), Fields: map[string]string{"date": "yesterday", "category": "Food", "amount": ""},
	}, got); diff != "" {
		t.Errorf("took (-want +got):\n%s", diff)
	}
}

// TestACommandOfSomebodyUnknown checks that a command in a channel is refused
// without its author's profile: they may be a guest from another organisation,
// and the reply would show the channel's ledger.
func TestACommandOfSomebodyUnknown(t *testing.T) {
	m, r, _ := signedIn(t, us)
	m.intake.people.profiles.known = map[string]profile{"U66": {until: m.now().Add(time.Hour)}}
	typed := func(channel string) string {
		return `{"team_id":"T024","channel_id":"` + channel + `","user_id":"U66","command":"/report","trigger_id":"1.2.` + channel + `"}`
	}
	if _, err := m.intake.take(t.Context(), kindCommand, []byte(typed("C061"))); err == nil || len(r.all) != 0 {
		t.Errorf("in a channel it is taken as %+v, error %v", r.all, err)
	}
	if _, err := m.intake.take(t.Context(), kindCommand, []byte(typed("D061"))); err != nil || len(r.all) != 1 {
		t.Errorf("in a direct conversation it is taken as %+v, error %v", r.all, err)
	}
}

// TestGuestsAreNoMembers checks that a guest belongs to the workspace by name
// but is not vouched for. If Slack does not say who somebody is, they do not
// count as a member.
func TestGuestsAreNoMembers(t *testing.T) {
	const profile = `{"ok":true,"user":{"id":"U07","team_id":"T024","profile":{"display_name":"Ana"}%s}}`
	deliveries := map[string]string{
		"a message":  callback(`{"type":"message","channel":"D061","user":"U07","text":"tea 2","ts":"1700000000.000100","team":"T024"}`),
		"a mention":  callback(`{"type":"app_mention","channel":"C061","user":"U07","text":"<@UBOT> tea 2","ts":"1700000000.000100"}`),
		"a button":   `{"type":"block_actions","team":{"id":"T024"},"user":{"id":"U07","team_id":"T024"},"container":{"channel_id":"D061","message_ts":"1700000000.000200"},"actions":[{"value":"undo:7","action_ts":"1700000005.000000"}]}`,
		"a shortcut": `{"type":"message_action","team":{"id":"T024"},"user":{"id":"U07","team_id":"T024"},"channel":{"id":"C061"},"message":{"user":"U99","text":"taxi 18","ts":"1700000000.000200"}}`,
		"a form":     `{"type":"view_submission","team":{"id":"T024"},"user":{"id":"U07","team_id":"T024"},"view":{"id":"V1","callback_id":"form:1:1","private_metadata":"{\"c\":\"slack:T024/D061\"}"}}`,
		"a command":  `{"team_id":"T024","channel_id":"D061","user_id":"U07","command":"/expense","text":"tea 2","trigger_id":"1.2.3"}`,
	}
	kinds := map[string]string{
		"a message": kindEvent, "a mention": kindEvent, "a button": kindInteraction, "a shortcut": kindInteraction,
		"a form": kindInteraction, "a command": kindCommand,
	}
	for _, tt := range []struct {
		name, answer   string
		member, unsure bool
	}{
		{"a member", fmt.Sprintf(profile, ""), true, false},
		{"a guest of many channels", fmt.Sprintf(profile, `,"is_restricted":true`), false, false},
		{"a guest of one channel", fmt.Sprintf(profile, `,"is_restricted":true,"is_ultra_restricted":true`), false, false},
		{"somebody in a shared channel", fmt.Sprintf(profile, `,"is_stranger":true`), false, false},
		{"of another workspace", strings.Replace(fmt.Sprintf(profile, ""), "T024", "T0OTHER", 1), false, false},
		{"somebody hidden", `{"ok":false,"error":"user_not_visible"}`, false, false},
		{"without the scope", `{"ok":false,"error":"missing_scope"}`, false, false},
		{"while Slack fails", `{"ok":false,"error":"internal_error"}`, false, true},
		{"while Slack says nonsense", `<html>`, false, true},
	} {
		for what, payload := range deliveries {
			t.Run(tt.name+"/"+what, func(t *testing.T) {
				r := &recorder{}
				mux := http.NewServeMux()
				mux.HandleFunc("/users.info", func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, tt.answer) })
				mux.HandleFunc("/conversations.open", func(w http.ResponseWriter, _ *http.Request) {
					_, _ = io.WriteString(w, `{"ok":true,"channel":{"id":"D061"}}`)
				})
				api := httptest.NewServer(mux)
				t.Cleanup(api.Close)
				m := New(Config{BotToken: botToken, SigningSecret: secretWord, APIURL: api.URL})
				m.session.Store(&session{Receiver: r, self: us})
				if _, err := m.intake.take(t.Context(), kinds[what], []byte(payload)); err != nil || len(r.all) != 1 {
					t.Fatalf("took %+v, error %v", r.all, err)
				}
				if s := r.all[0].Sender; s.Member != tt.member || s.Unsure != tt.unsure {
					t.Errorf("the sender is %+v, want a member: %t, unsure: %t", s, tt.member, tt.unsure)
				}
			})
		}
	}
}

// TestAGuestKeepsTheirTeam checks that somebody of another workspace is the same person
// whether or not Slack says with what they do where they belong.
func TestAGuestKeepsTheirTeam(t *testing.T) {
	m, _, _ := signedIn(t, us)
	m.intake.people.profiles.known = map[string]profile{"U66": {team: "T0OTHER", told: true, until: m.now().Add(time.Hour)}}
	for _, team := range []string{"T0OTHER", ""} {
		for _, external := range []bool{true, false} {
			if s := m.intake.people.sender(t.Context(), us, "U66", team, external); s.ID != "slack:T0OTHER/U66" || s.Member || !s.Outsider {
				t.Errorf("of team %q, in an external channel %t: %+v", team, external, s)
			}
		}
	}
}

// TestAProfileIsAskedForWhileTheProgramEnds checks that a message stored during
// shutdown is dated in its sender's time zone like any other.
func TestAProfileIsAskedForWhileTheProgramEnds(t *testing.T) {
	m, _, _ := signedIn(t, us)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if s := m.intake.people.sender(ctx, us, "U07", "T024", false); s.Zone != "Europe/Berlin" || s.Person.Name != "Ana" {
		t.Errorf("the sender is %+v", s)
	}
}

// Which mentions are about what their thread begins with is known before Slack is asked for
// it, and it is asked only behind the acknowledgement.
func TestAThreadIsReadLater(t *testing.T) {
	m, _, _ := signedIn(t, us)
	for _, c := range []struct {
		event string
		reads bool
	}{
		{`"ts":"2.0","thread_ts":"1.0","text":"<@UBOT> log this"`, true},
		{`"ts":"2.0","thread_ts":"1.0","text":"<@UBOT|chit9> für Ana"`, true},
		{`"ts":"2.0","thread_ts":"1.0","text":"<@UBOT> bus 2.50"`, false},
		{`"ts":"2.0","thread_ts":"1.0","text":"<@UBOT> log this\n&gt; pizza 9"`, false},
		{`"ts":"2.0","thread_ts":"1.0","text":"<@UBOT>","files":[{"id":"F1","mimetype":"image/png"}]`, false},
		{`"ts":"1.0","thread_ts":"1.0","text":"<@UBOT> log this"`, false},
		{`"ts":"1.0","text":"<@UBOT> log this"`, false},
	} {
		var e event
		if err := read([]byte(`{"type":"app_mention","channel":"C061","user":"U07",`+c.event+`}`), &e); err != nil {
			t.Fatal(err)
		}
		h, _, err := e.heard()
		if err != nil {
			t.Fatal(err)
		}
		err = m.intake.showParent(withoutAsking(t.Context()), m.intake.session.Load(), &h)
		if asks := errors.Is(err, errMustAsk); asks != c.reads || !asks && err != nil {
			t.Errorf("%s: %v, want that it asks: %v", c.event, err, c.reads)
		}
	}
}
