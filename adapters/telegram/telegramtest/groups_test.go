package telegramtest_test

import (
	"encoding/json"
	"strings"
	"testing"

	"chit/adapters/telegram/telegramtest"

	"github.com/google/go-cmp/cmp"
)

var ben = telegramtest.Person{ID: 2, Name: "Ben"}

func texts(all []update) []string {
	list := []string{}
	for _, u := range all {
		switch {
		case u.Message != nil:
			list = append(list, u.Message.Text)
		case u.Edited != nil:
			list = append(list, "edited: "+u.Edited.Text)
		}
	}
	return list
}

func TestPrivacyMode(t *testing.T) {
	talk := func(s *telegramtest.Server, prepare func(*telegramtest.Group)) []string {
		a, b := s.User(ana), s.User(ben)
		g := s.Group(-1001, "Trip", a, b)
		prepare(g)
		var card message
		must(t, s, "sendMessage", params{"chat_id": g.ID(), "text": "card"}, &card)
		id := a.SayIn(g, "lunch 12")
		a.EditIn(g, id, "lunch 13")
		a.SayIn(g, "/month march")
		a.SayIn(g, "/month@chit_test_bot")
		a.SayIn(g, "/month@other_bot")
		a.SayIn(g, "hey @Chit_Test_Bot lunch 12")
		a.SayIn(g, "hey @chit_test_bots lunch 12")
		b.ReplyIn(g, card.ID, "5.20")
		b.ReplyIn(g, id, "no bot here")
		return texts(updates(t, s, params{}))
	}
	private := []string{"/month march", "/month@chit_test_bot", "hey @Chit_Test_Bot lunch 12", "5.20"}
	all := []string{
		"lunch 12", "edited: lunch 13", "/month march", "/month@chit_test_bot", "/month@other_bot",
		"hey @Chit_Test_Bot lunch 12", "hey @chit_test_bots lunch 12", "5.20", "no bot here",
	}
	nothing := func(*telegramtest.Group) {}
	if diff := cmp.Diff(private, talk(open(t, telegramtest.Options{}), nothing)); diff != "" {
		t.Errorf("with privacy mode (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(all, talk(open(t, telegramtest.Options{ReadsAll: true}), nothing)); diff != "" {
		t.Errorf("without privacy mode (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(all, talk(open(t, telegramtest.Options{}), (*telegramtest.Group).Promote)); diff != "" {
		t.Errorf("as an administrator (-want +got):\n%s", diff)
	}
}

func TestBlocked(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	a.Say("hello")
	a.Block()
	x := params{"chat_id": 1, "text": "x"}
	if r := refused(t, s, "sendMessage", x, "Forbidden: bot was blocked by the user"); r.Code != 403 {
		t.Errorf("got %+v", r)
	}
	got := updates(t, s, params{})
	if len(got) != 2 || !strings.Contains(string(got[1].Member), `"status":"kicked"`) {
		t.Errorf("updates are %+v", got)
	}
	a.Unblock()
	must(t, s, "sendMessage", x, nil)
	sound(t, s)
}

func TestRemovedFromAGroup(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	for id, want := range map[int64]string{-7: "group", -1_000_000_000_007: "supergroup"} {
		g := s.Group(id, "Trip", a)
		x := params{"chat_id": id, "text": "x"}
		must(t, s, "sendMessage", x, nil)
		g.Remove()
		refused(t, s, "sendMessage", x, "Forbidden: bot was kicked from the "+want+" chat")
		a.SayIn(g, "/month")
		g.Add()
		must(t, s, "sendMessage", x, nil)
	}
	if got := texts(updates(t, s, params{})); len(got) != 0 {
		t.Errorf("who was removed still read %q", got)
	}
}

func TestMigration(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a := s.User(ana)
	g := s.Group(-55, "Trip", a)
	const after = -1_000_000_000_055
	g.Migrate(after)
	r := refused(t, s, "sendMessage", params{"chat_id": -55, "text": "x"}, "Bad Request: group chat was upgraded to a supergroup chat")
	if r.Parameters.MigrateTo != after || r.Code != 400 {
		t.Errorf("got %+v", r)
	}
	must(t, s, "sendMessage", params{"chat_id": after, "text": "x"}, nil)
	a.SayIn(g, "/month")
	raw := string(call(t, s, "getUpdates", params{}).Result)
	for _, want := range []string{`"migrate_to_chat_id":-1000000000055`, `"migrate_from_chat_id":-55`, `"text":"/month"`} {
		if !strings.Contains(raw, want) {
			t.Errorf("updates are %s, want %s", raw, want)
		}
	}
	if g.ID() != after || len(g.Chat().FromBot()) != 1 {
		t.Errorf("the group is %d with %+v", g.ID(), g.Chat().Messages())
	}
}

func TestTopics(t *testing.T) {
	s := open(t, telegramtest.Options{ReadsAll: true})
	a := s.User(ana)
	g := s.Group(-1_000_000_000_001, "Trip", a)
	a.SayIn(g.Topic(40), "lunch 12")
	a.Topic(9).Say("coffee 4")
	type reply struct {
		Message struct {
			Thread  int  `json:"message_thread_id"`
			IsTopic bool `json:"is_topic_message"`
			Reply   struct {
				ID      int             `json:"message_id"`
				Created json.RawMessage `json:"forum_topic_created"`
			} `json:"reply_to_message"`
		} `json:"message"`
	}
	var got []reply
	must(t, s, "getUpdates", params{}, &got)
	if m := got[0].Message; m.Thread != 40 || !m.IsTopic || m.Reply.ID != 40 || m.Reply.Created == nil {
		t.Errorf("in a forum the bot reads %+v", m)
	}
	if m := got[1].Message; m.Thread != 9 || m.Reply.ID != 0 {
		t.Errorf("in a direct chat the bot reads %+v", m)
	}
	must(t, s, "sendMessage", params{"chat_id": g.ID(), "text": "x", "message_thread_id": 40}, nil)
	if g.Chat().Last().Thread != 40 {
		t.Errorf("the reply is %+v", g.Chat().Last())
	}
	refused(t, s, "sendMessage", params{"chat_id": g.ID(), "text": "x", "message_thread_id": 41}, "Bad Request: message thread not found")
	must(t, s, "sendChatAction", params{"chat_id": g.ID(), "action": "typing"}, nil)
	refused(t, s, "sendChatAction", params{"chat_id": g.ID(), "action": "sleeping"}, "Bad Request: wrong parameter action in request")
	if !cmp.Equal(g.Chat().Actions(), []string{"typing"}) {
		t.Errorf("actions are %q", g.Chat().Actions())
	}
	sound(t, s)
}

func TestMembers(t *testing.T) {
	s := open(t, telegramtest.Options{})
	a, b := s.User(ana), s.User(ben)
	s.User(telegramtest.Person{ID: 3, Name: "Cai"})
	g := s.Group(-1, "Trip", a, b)
	for id, want := range map[int64]string{1: "creator", 2: "member", 3: "left", s.ID: "member"} {
		var m struct {
			Status string `json:"status"`
		}
		must(t, s, "getChatMember", params{"chat_id": g.ID(), "user_id": id}, &m)
		if m.Status != want {
			t.Errorf("member %d is %q, want %q", id, m.Status, want)
		}
	}
	refused(t, s, "getChatMember", params{"chat_id": g.ID(), "user_id": 99}, "Bad Request: PARTICIPANT_ID_INVALID")
	must(t, s, "getChat", params{"chat_id": g.ID()}, nil)
	must(t, s, "leaveChat", params{"chat_id": g.ID()}, nil)
	refused(t, s, "sendMessage", params{"chat_id": g.ID(), "text": "x"}, "Forbidden: bot is not a member of the group chat")
	sound(t, s)
}
