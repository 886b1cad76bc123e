package telegram

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"chit/agent/chat"
	"chit/expense"
)

// A shelf is a receiver that keeps everything, or refuses messages.
type shelf struct {
	mu       sync.Mutex
	messages []chat.Message
	raw      int
	refuse   bool
}

func (s *shelf) Receive(_ context.Context, m chat.Message) error {
	if s.refuse {
		return errors.New("no room")
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.messages = append(s.messages, m)
	return nil
}

// kept returns the messages while others may still arrive.
func (s *shelf) kept() []chat.Message {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.messages)
}

func (s *shelf) ReceiveRaw(context.Context, string, []byte) error {
	s.raw++
	return nil
}

// blank are empty notes.
type blank struct{ set map[string]string }

func (b blank) Note(_ context.Context, name string) (string, error) { return b.set[name], nil }

func (b blank) SetNote(_ context.Context, name, value string) error {
	b.set[name] = value
	return nil
}

func (b blank) NotesUnder(_ context.Context, prefix string) (map[string]string, error) {
	all := map[string]string{}
	for name, value := range b.set {
		if strings.HasPrefix(name, prefix) && value != "" {
			all[name] = value
		}
	}
	return all, nil
}

func (blank) Lead(context.Context, string, string, time.Duration) (bool, error) { return true, nil }

var now = time.Date(2026, time.November, 21, 9, 43, 0, 0, time.UTC)

func alone(t testing.TB) *Messenger {
	m, err := New(Config{Token: "4711:x", APIURL: "http://127.0.0.1:1", Notes: blank{map[string]string{}}, Now: func() time.Time { return now }})
	if err != nil {
		t.Fatal(err)
	}
	m.username.Store("chit_bot")
	return m
}

const person = `"from":{"id":7,"first_name":"Ana"}`

func TestTake(t *testing.T) {
	for _, tt := range []struct {
		name, update string
		text         string // of the message, "" for none
		raw          int
	}{
		{"a text", `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,"text":"coffee 1"}}`, "coffee 1", 0},
		{"a caption", `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,"photo":[{}],"caption":"coffee 1"}}`, "coffee 1", 0},
		{"a forward from nobody knows where", `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,"text":"coffee 1","forward_origin":{"type":"dream"},"via_bot":5}}`, " + coffee 1", 0},
		{"through another bot", `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,"text":"coffee 1","via_bot":{"id":5,"is_bot":true,"first_name":"B"}}}`, " + coffee 1", 0},
		{"with a zero byte", `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,"text":"cof\u0000fee 1"}}`, "coffee 1", 0},
		{"of a bot", `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},"from":{"id":7,"is_bot":true},"text":"coffee 1"}}`, "", 0},
		{"of a channel", `{"message":{"message_id":1,"chat":{"id":-7,"type":"supergroup"},` + person + `,"sender_chat":{"id":-8},"text":"@chit_bot 1","entities":[{"type":"mention","offset":0,"length":9}]}}`, "", 0},
		{"somebody joined", `{"message":{"message_id":1,"chat":{"id":-7,"type":"group"},` + person + `,"new_chat_members":[{}]}}`, "", 0},
		{"a pinned message", `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,"pinned_message":{}}}`, "", 0},
		{"talk in a group", `{"message":{"message_id":1,"chat":{"id":-7,"type":"group"},` + person + `,"text":"coffee 1"}}`, "", 0},
		{"an answer to us", `{"message":{"message_id":2,"chat":{"id":-7,"type":"group"},` + person + `,"text":"coffee 1","reply_to_message":{"message_id":1,"from":{"id":4711,"is_bot":true}}}}`, "coffee 1", 0},
		{"an answer to somebody", `{"message":{"message_id":2,"chat":{"id":-7,"type":"group"},` + person + `,"text":"coffee 1","reply_to_message":{"message_id":1,"from":{"id":8}}}}`, "", 0},
		{"in a topic that we opened", `{"message":{"message_id":2,"message_thread_id":1,"is_topic_message":true,"chat":{"id":-7,"type":"supergroup"},` + person + `,"text":"coffee 1","reply_to_message":{"message_id":1,"from":{"id":4711,"is_bot":true}}}}`, "", 0},
		{"an edit without words", `{"edited_message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,"photo":[{}]}}`, "", 0},
		{"a block", `{"my_chat_member":{"chat":{"id":7,"type":"private"},"new_chat_member":{"status":"kicked"}}}`, "", 0},
		{"a place of an unknown kind", `{"my_chat_member":{"chat":{"id":7,"type":"private"},"new_chat_member":{"status":"beloved"}}}`, "", 0},
		{"a kind that nobody knows", `{"telepathy":{}}`, "", 1},
		{"no JSON", `{"message":`, "", 1},
		{"wrong types", `{"message":{"message_id":"1","chat":7}}`, "", 1},
		{"an entity of wrong type", `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,"text":"a","entities":7}}`, "", 1},
		{"no chat", `{"message":{"message_id":1,` + person + `,"text":"coffee 1"}}`, "", 1},
		{"null", `null`, "", 1},
		{"a tap without an id", `{"callback_query":{` + person + `,"data":"x"}}`, "", 1},
		{"a tap on nothing", `{"callback_query":{"id":"5",` + person + `,"data":"x"}}`, "", 0},
		{"a tap on an old card", `{"callback_query":{"id":"5",` + person + `,"data":"undo:1","message":{"message_id":1,"date":0,"chat":{"id":7,"type":"private"}}}}`, "undo:1", 0},
	} {
		s := &shelf{}
		if err := alone(t).intake.take(t.Context(), s, []byte(tt.update)); err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		got := ""
		if len(s.messages) > 0 {
			got = strings.Join(append([]string{s.messages[0].Text}, s.messages[0].Passed()...), " + ")
		}
		if got != tt.text || len(s.messages) > 1 || s.raw != tt.raw {
			t.Errorf("%s: heard %q in %d messages, kept %d apart; want %q and %d", tt.name, got, len(s.messages), s.raw, tt.text, tt.raw)
		}
	}
}

// TestTakeTellsApartWhatIsPassedOn checks that text which the sender did not
// write to the bot is not taken for theirs, and does not call the bot.
func TestTakeTellsApartWhatIsPassedOn(t *testing.T) {
	const direct = `"message_id":2,"date":1763700000,"chat":{"id":7,"type":"private"},` + person
	const group = `"message_id":2,"date":1763700000,"chat":{"id":-7,"type":"supergroup"},` + person
	marked := func(kind string, offset, length int) string {
		return fmt.Sprintf(`"entities":[{"type":%q,"offset":%d,"length":%d}]`, kind, offset, length)
	}
	for _, tt := range []struct {
		name, message string
		text          string
		quotes        []chat.Quote
		silent        bool
	}{
		{
			"a forward", direct + `,"text":"/undo","entities":[{"type":"bot_command","offset":0,"length":5}],"forward_origin":{"type":"user","date":1763600000,"sender_user":{"id":8}}`,
			"",
			[]chat.Quote{{Kind: chat.Forwarded, Text: "/undo", At: time.Unix(1763600000, 0)}},
			false,
		},
		{
			"a forwarded picture", direct + `,"photo":[{}],"caption":"lunch 12","forward_origin":{"type":"hidden_user","date":1763600000,"sender_user_name":"B"}`,
			"",
			[]chat.Quote{{Kind: chat.Forwarded, Text: "lunch 12", At: time.Unix(1763600000, 0)}},
			false,
		},
		{
			"a forward of ours", direct + `,"text":"✅ #1","forward_origin":{"type":"user","date":1763600000,"sender_user":{"id":4711,"is_bot":true}}`,
			"",
			[]chat.Quote{{Kind: chat.Forwarded, Text: "✅ #1", At: time.Unix(1763600000, 0)}},
			false,
		},
		{"a forwarded code", direct + `,"text":"/start ABCDEFGH","forward_origin":{"type":"channel","date":0}`, "", []chat.Quote{{Kind: chat.Forwarded, Text: "/start ABCDEFGH"}}, false},
		{"a forward that names us", group + `,"text":"@chit_bot undo",` + marked("mention", 0, 9) + `,"forward_origin":{"type":"user","date":1}`, "", nil, true},
		{"by another bot", direct + `,"text":"coffee 1","via_bot":{"id":5,"is_bot":true}`, "", []chat.Quote{{Kind: chat.Shared, Text: "coffee 1"}}, false},
		{
			"a chosen part of somebody's", direct + `,"text":"log that","reply_to_message":{"message_id":1,"from":{"id":8}},"quote":{"text":"lunch 12","position":0}`,
			"log that",
			[]chat.Quote{{Kind: chat.Quoted, Text: "lunch 12", Author: expense.Person{ID: "telegram:8", Name: "8"}}},
			false,
		},
		{
			"a chosen part from elsewhere", direct + `,"text":"this","external_reply":{"origin":{"type":"user","date":1}},"quote":{"text":"taxi 9"}`,
			"this",
			[]chat.Quote{{Kind: chat.Quoted, Text: "taxi 9"}},
			false,
		},
		{"a chosen part of a card", direct + `,"text":"5.20","reply_to_message":{"message_id":1,"from":{"id":4711,"is_bot":true}},"quote":{"text":"4.50 EUR"}`, "5.20", nil, false},
		{
			"somebody's message, pointed at", group + `,"text":"@chit_bot log this",` + marked("mention", 0, 9) + `,"reply_to_message":{"message_id":1,"date":1763600000,"from":{"id":8,"first_name":"Bo"},"text":"pizza 30 EUR"}`,
			"log this",
			[]chat.Quote{{Kind: chat.Quoted, Text: "pizza 30 EUR", At: time.Unix(1763600000, 0), Author: expense.Person{ID: "telegram:8", Name: "Bo"}}},
			false,
		},
		{
			"their own message, pointed at without a word", group + `,"text":"@chit_bot",` + marked("mention", 0, 9) + `,"reply_to_message":{"message_id":1,` + person + `,"photo":[{}],"caption":"pizza 30 EUR"}`,
			"",
			[]chat.Quote{{Kind: chat.Quoted, Text: "pizza 30 EUR", Author: expense.Person{ID: "telegram:7", Name: "Ana"}}},
			false,
		},
		{
			"a rich message, pointed at", group + `,"text":"@chit_bot",` + marked("mention", 0, 9) + `,"reply_to_message":{"message_id":1,"from":{"id":8,"first_name":"Bo"},"rich_message":{"blocks":[{"type":"paragraph","text":["pizza ",{"type":"bold","text":"30 EUR"}]}]}}`,
			"",
			[]chat.Quote{{Kind: chat.Quoted, Text: "pizza 30 EUR", Author: expense.Person{ID: "telegram:8", Name: "Bo"}}},
			false,
		},
		{
			"what another bot wrote, pointed at", group + `,"text":"@chit_bot",` + marked("mention", 0, 9) + `,"reply_to_message":{"message_id":1,"from":{"id":8,"is_bot":true},"text":"pizza 30 EUR"}`,
			"",
			[]chat.Quote{{Kind: chat.Quoted, Text: "pizza 30 EUR"}},
			false,
		},
		{
			"what a channel wrote, pointed at", group + `,"text":"@chit_bot",` + marked("mention", 0, 9) + `,"reply_to_message":{"message_id":1,"from":{"id":777000,"first_name":"Telegram"},"sender_chat":{"id":-9},"text":"pizza 30 EUR"}`,
			"",
			[]chat.Quote{{Kind: chat.Quoted, Text: "pizza 30 EUR"}},
			false,
		},
		{"a card, pointed at", group + `,"text":"@chit_bot 5.20",` + marked("mention", 0, 9) + `,"reply_to_message":{"message_id":1,"from":{"id":4711,"is_bot":true},"text":"#1 4.50 EUR"}`, "5.20", nil, false},
		{"a picture without words, pointed at", group + `,"text":"@chit_bot look",` + marked("mention", 0, 9) + `,"reply_to_message":{"message_id":1,"from":{"id":8},"photo":[{}]}`, "look", nil, false},
		{"somebody's message, answered", group + `,"text":"log this","reply_to_message":{"message_id":1,"from":{"id":8},"text":"pizza 30 EUR"}`, "", nil, true},
		{"their own message in private", direct + `,"text":"5.20","reply_to_message":{"message_id":1,` + person + `,"text":"coffee 4.50"}`, "5.20", nil, false},
		{"a quotation", direct + `,"text":"look\n😀 delete 1\nhm",` + marked("blockquote", 5, 11), "look\n\nhm", []chat.Quote{{Kind: chat.Quoted, Text: "😀 delete 1"}}, false},
		{"a long quotation", direct + `,"text":"undo",` + marked("expandable_blockquote", 0, 4), "", []chat.Quote{{Kind: chat.Quoted, Text: "undo"}}, false},
		{"a pasted block", direct + `,"text":"lunch 12\ntea 3",` + marked("pre", 0, 14), "", []chat.Quote{{Kind: chat.Quoted, Text: "lunch 12\ntea 3"}}, false},
		{"bold", direct + `,"text":"lunch 12",` + marked("bold", 0, 5), "lunch 12", nil, false},
		{"a mention in a quotation", group + `,"text":"@chit_bot undo","entities":[{"type":"mention","offset":0,"length":9},{"type":"blockquote","offset":0,"length":14}]`, "", nil, true},
		{
			"a mention beside a quotation", group + `,"text":"undo\n@chit_bot, lunch 12","entities":[{"type":"blockquote","offset":0,"length":4},{"type":"mention","offset":5,"length":9}]`,
			"lunch 12",
			[]chat.Quote{{Kind: chat.Quoted, Text: "undo"}},
			false,
		},
	} {
		for _, kind := range []string{"message", "edited_message"} {
			s := &shelf{}
			if err := alone(t).intake.take(t.Context(), s, []byte(`{"`+kind+`":{`+tt.message+`}}`)); err != nil || s.raw > 0 {
				t.Fatalf("%s: %v, %d kept apart", tt.name, err, s.raw)
			}
			if tt.silent != (len(s.messages) == 0) {
				t.Fatalf("%s of %s: %d messages", kind, tt.name, len(s.messages))
			}
			for _, got := range s.messages {
				if diff := cmp.Diff(tt.quotes, got.Quotes); diff != "" || got.Text != tt.text {
					t.Errorf("%s of %s: the text is %q, want %q; quotes (-want +got):\n%s", kind, tt.name, got.Text, tt.text, diff)
				}
			}
		}
	}
}

// What already called the bot is no quote for another message that answers it.
func TestAnswerToWhatCalledUs(t *testing.T) {
	m, s := alone(t), &shelf{}
	said := func(id int, text, more string) string {
		return fmt.Sprintf(`{"message":{"message_id":%d,"date":5,"chat":{"id":-7,"type":"supergroup"},%s,"text":"%s","entities":[{"type":"mention","offset":0,"length":9}]%s}}`, id, person, text, more)
	}
	for _, update := range []string{
		said(2, "@chit_bot lunch 12", ""),
		said(3, "@chit_bot 13", `,"reply_to_message":{"message_id":2,`+person+`,"text":"@chit_bot lunch 12"}`),
	} {
		if err := m.intake.take(t.Context(), s, []byte(update)); err != nil {
			t.Fatal(err)
		}
	}
	if len(s.messages) != 2 || s.messages[1].ReplyTo != "2" || len(s.messages[1].Quotes) > 0 {
		t.Errorf("heard %+v", s.messages)
	}
}

// A hostess is a shelf that wants to know who added the bot.
type hostess struct {
	shelf
	brought []chat.Message
}

func (h *hostess) Brought(_ context.Context, m chat.Message) (bool, error) {
	h.brought = append(h.brought, m)
	return false, nil
}

func TestWhoBringsUsIntoAGroup(t *testing.T) {
	change := func(chat, from, status string) string {
		return `{"my_chat_member":{"chat":` + chat + from + `,"date":1700000000,"new_chat_member":{"status":"` + status + `"}}}`
	}
	const group, who = `{"id":-7,"type":"group"}`, "," + person
	for _, tt := range []struct {
		name, update string
		want         bool
	}{
		{"a member of a group", change(group, who, "member"), true},
		{"an administrator of a supergroup", change(`{"id":-1007,"type":"supergroup"}`, who, "administrator"), true},
		{"out of a group", change(group, who, "left"), false},
		{"by nobody", change(group, "", "member"), false},
		{"by another bot", change(group, `,"from":{"id":8,"is_bot":true}`, "member"), false},
		{"an end of a block", change(`{"id":7,"type":"private"}`, who, "member"), false},
		{"a channel", change(`{"id":-8,"type":"channel"}`, who, "administrator"), false},
	} {
		h := &hostess{}
		if err := alone(t).intake.take(t.Context(), h, []byte(tt.update)); err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
		if len(h.messages)+h.raw > 0 || (len(h.brought) == 1) != tt.want {
			t.Errorf("%s: told of %+v, want one: %t", tt.name, h.brought, tt.want)
		}
		if tt.want && len(h.brought) == 1 && (h.brought[0].Sender.ID != "telegram:7" || h.brought[0].Direct || h.brought[0].Ledger == "telegram:7") {
			t.Errorf("%s: told of %+v", tt.name, h.brought[0])
		}
	}
}

func TestWordlessGetsTheSentenceForIt(t *testing.T) {
	s := &shelf{}
	update := `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,"voice":{"file_id":"x"}}}`
	if err := alone(t).intake.take(t.Context(), s, []byte(update)); err != nil || len(s.messages) != 1 || s.messages[0].Text != "" {
		t.Errorf("a voice message became %v (%v), want one message without words", s.messages, err)
	}
}

func TestNames(t *testing.T) {
	for _, tt := range []struct{ first, last, user, want string }{
		{`Ana`, ``, ``, "Ana"},
		{`<b>Ana</b>`, `&amp;`, ``, "<b>Ana</b> &amp;"},
		{`\u202egro.live`, ` B `, ``, "gro.live B"},
		{`\n\u0007`, ``, `ana`, "ana"},
		{``, ``, ``, "7"},
		{strings.Repeat("é", 100), ``, ``, strings.Repeat("é", 64)},
	} {
		s := &shelf{}
		update := `{"message":{"message_id":1,"chat":{"id":7,"type":"private"},"from":{"id":7,"first_name":"` + tt.first + `","last_name":"` + tt.last + `","username":"` + tt.user + `"},"text":"x"}}`
		if err := alone(t).intake.take(t.Context(), s, []byte(update)); err != nil || len(s.messages) != 1 {
			t.Fatalf("%q: %v, %d messages", tt.first, err, len(s.messages))
		}
		if got := s.messages[0].Sender.Name; got != tt.want {
			t.Errorf("%q %q is %q, want %q", tt.first, tt.last, got, tt.want)
		}
	}
}

// TestEditsWithoutTheMention checks that an edit of a message to the bot is
// still for the bot, with or without a mention. Other edits are ignored.
func TestEditsWithoutTheMention(t *testing.T) {
	m, s := alone(t), &shelf{}
	said := func(kind string, id int, chat, text string, called bool) string {
		entities := ""
		if called {
			entities = `,"entities":[{"type":"mention","offset":0,"length":9}]`
		}
		return fmt.Sprintf(`{"%s":{"message_id":%d,"date":5,"edit_date":9,"chat":{"id":%s,"type":"supergroup"},%s,"text":"%s"%s}}`, kind, id, chat, person, text, entities)
	}
	take := func(update string) []chat.Message {
		t.Helper()
		s.messages = nil
		if err := m.intake.take(t.Context(), s, []byte(update)); err != nil {
			t.Fatal(err)
		}
		return s.messages
	}
	take(said("message", 2, "-7", "@chit_bot lunch 12", true))
	take(said("message", 3, "-7", "who is coming?", false))
	again := alone(t) // after a restart
	again.intake.groups.notes = m.intake.groups.notes
	for _, m = range []*Messenger{m, again} {
		if got := take(said("edited_message", 2, "-7", "lunch 13", false)); len(got) != 1 || got[0].Edits != "2" || got[0].Text != "lunch 13" {
			t.Errorf("an edit that no longer names us became %+v", got)
		}
		if got := take(said("edited_message", 3, "-7", "who comes?", false)); len(got) > 0 {
			t.Errorf("an edit among people became %+v", got)
		}
		if got := take(said("edited_message", 2, "-8", "lunch 13", false)); len(got) > 0 {
			t.Errorf("an edit in another group became %+v", got)
		}
	}
	// Only a few messages of a group are remembered.
	for id := range 1000 {
		take(said("message", id+10, "-7", "@chit_bot lunch 12", true))
	}
	if n := len(m.intake.groups.notes.(blank).set[m.intake.groups.callNote(-7)]); n > 1000 {
		t.Errorf("the note of a group has %d bytes", n)
	}
	if got := take(said("edited_message", 1009, "-7", "lunch 13", false)); len(got) != 1 {
		t.Errorf("the edit of a recent message became %+v", got)
	}
}

// TestMigration checks that a group that becomes a supergroup keeps its ledger,
// whichever of the two service messages comes first.
func TestMigration(t *testing.T) {
	for _, note := range []string{
		`{"message":{"message_id":9,"chat":{"id":-42,"type":"group"},"migrate_to_chat_id":-1001}}`,
		`{"message":{"message_id":1,"chat":{"id":-1001,"type":"supergroup"},"migrate_from_chat_id":-42}}`,
	} {
		m, s := alone(t), &shelf{}
		said := `{"message":{"message_id":2,"chat":{"id":-1001,"type":"supergroup"},` + person + `,"text":"/today","entities":[{"type":"bot_command","offset":0,"length":6}]}}`
		for _, update := range []string{note, said} {
			if err := m.intake.take(t.Context(), s, []byte(update)); err != nil {
				t.Fatal(err)
			}
		}
		if len(s.messages) != 1 || s.messages[0].Ledger != "telegram:-42" || s.messages[0].Conversation != "telegram:4711:-1001" {
			t.Errorf("after %s heard %+v", note, s.messages)
		}
	}
}

// TestMigrationIsLoggedOnce checks that a migration is logged once, although
// Telegram reports it in both chats.
func TestMigrationIsLoggedOnce(t *testing.T) {
	m, s := alone(t), &shelf{}
	var log strings.Builder
	m.log = slog.New(slog.NewTextHandler(&log, nil))
	for _, note := range []string{
		`{"message":{"message_id":9,"chat":{"id":-42,"type":"group"},"migrate_to_chat_id":-1001}}`,
		`{"message":{"message_id":1,"chat":{"id":-1001,"type":"supergroup"},"migrate_from_chat_id":-42}}`,
	} {
		if err := m.intake.take(t.Context(), s, []byte(note)); err != nil {
			t.Fatal(err)
		}
	}
	if n := strings.Count(log.String(), "became a supergroup"); n != 1 {
		t.Errorf("the migration is logged %d times, want once:\n%s", n, &log)
	}
}

// TestPassOver checks that an update that the inbox keeps refusing is stored
// raw, and that the ones behind it are handled.
func TestPassOver(t *testing.T) {
	m, s := alone(t), &shelf{refuse: true}
	u := rawUpdate{1, 7, []byte(`{"message":{"message_id":1,"chat":{"id":7,"type":"private"},` + person + `,"text":"coffee 1"}}`)}
	for n := 1; n < maxTakes; n++ {
		if err := m.poller.takeOrPassOver(t.Context(), s, u); err == nil || s.raw != 0 {
			t.Fatalf("attempt %d: %v, %d kept apart", n, err, s.raw)
		}
	}
	if err := m.poller.takeOrPassOver(t.Context(), s, u); err != nil || s.raw != 1 {
		t.Errorf("attempt %d: %v, %d kept apart", maxTakes, err, s.raw)
	}
}

// FuzzTake checks that any update is either handled or stored raw, and that the
// resulting message can be stored.
func FuzzTake(f *testing.F) {
	for _, seed := range []string{
		`{"update_id":1,"message":{"message_id":1,"date":1,"chat":{"id":7,"type":"private"},` + person + `,"text":"😀 @chit_bot 1","entities":[{"type":"mention","offset":3,"length":9}]}}`,
		`{"callback_query":{"id":"5",` + person + `,"data":"x","message":{"message_id":1,"chat":{"id":7,"type":"private"},"reply_markup":{"inline_keyboard":[[{"text":"Undo","callback_data":"x"}]]}}}}`,
		`{"edited_message":{"message_id":1,"edit_date":2,"chat":{"id":-7,"type":"supergroup"},` + person + `,"text":"/month@chit_bot","entities":[{"type":"bot_command","offset":0,"length":15}]}}`,
		`{"message":{"message_id":1,"chat":{"id":-7,"type":"supergroup"},` + person + `,"rich_message":{"blocks":[{"type":"paragraph","text":["😀",{"type":"mention","text":"@chit_bot"}," tea 3"]}]},"reply_to_message":{"message_id":2,"rich_message":{"blocks":[[]]}}}}`,
		`null`, `[]`, `{"message":{}}`, `{"message":{"migrate_to_chat_id":5,"message_id":1,"chat":{"id":1}}}`,
	} {
		f.Add([]byte(seed))
	}
	m := alone(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		s := &shelf{}
		if err := m.intake.take(t.Context(), s, data); err != nil {
			t.Fatal(err)
		}
		for _, in := range s.messages {
			for _, id := range []string{string(in.Conversation), string(in.ID), string(in.Ledger), in.Sender.ID} {
				if id == "" || len(id) > 500 || !utf8.ValidString(id) || strings.Contains(id, "\x00") {
					t.Fatalf("%s: an id is %q", data, id)
				}
			}
			for _, text := range append(in.Passed(), in.Text) {
				if strings.Contains(text, "\x00") || !utf8.ValidString(text) {
					t.Fatalf("%s: the text is %q", data, text)
				}
			}
		}
	})
}
