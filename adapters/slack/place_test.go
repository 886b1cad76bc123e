package slack_test

import (
	"testing"

	"chit/adapters/slack"
	"chit/adapters/slack/slacktest"
	"chit/agent/chat"
)

// TestWhereAReplyIsShown checks that what is said in a direct conversation is answered
// beside it, and what is said in a thread is answered there.
func TestWhereAReplyIsShown(t *testing.T) {
	s := open(t, slacktest.Options{})
	m := slack.New(config(s, nil))
	ana := s.User(slacktest.Person{ID: "U07", Name: "ana"})
	team := s.Channel("C061")
	alone, mention := ana.Post(ana.DM(), "coffee 4.50"), ana.Mention(team, "lunch 12")
	below := ana.PostInThread(ana.DM(), alone, "no, 5.20")
	edited := func(id chat.MessageID) chat.MessageID { return id + "#1700000000.000300" }
	inThread := chat.MessageID(alone + "/" + below)
	for _, tt := range []struct {
		name    string
		room    *slacktest.Channel
		place   string
		answers chat.MessageID
		card    chat.MessageID
		thread  string
	}{
		{"a message", ana.DM(), "", chat.MessageID(alone), "", ""},
		{"its edit", ana.DM(), "", edited(chat.MessageID(alone)), "", ""},
		{"a message of a thread", ana.DM(), "", inThread, "", alone},
		{"its edit", ana.DM(), "", edited(inThread), "", alone},
		{"a button", ana.DM(), "", "tap/1700000000.000500", chat.MessageID(alone), ""},
		{"a button of a thread", ana.DM(), "", "tap/1700000000.000500", inThread, alone},
		{"a button that one person sees elsewhere", ana.DM(), "", "tap/C061/1700000000.000500", "~" + inThread, ""},
		{"a submitted form", ana.DM(), "", "form/V1", chat.MessageID(alone), ""},
		{"the home tab", ana.DM(), "", "home//V1", "", ""},
		{"a mention", team, "/" + mention, chat.MessageID(mention), "", mention},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := chat.Delivery{
				Conversation: chat.ConversationID("slack:T024/" + tt.room.ID + tt.place), Answers: tt.answers, Card: tt.card, To: "slack:T024/U07",
				Reply: chat.Reply{Text: "ok"},
			}
			id, err := m.Deliver(t.Context(), d)
			if err != nil {
				t.Fatal(err)
			}
			all := tt.room.FromBot()
			if got := all[len(all)-1]; got.Thread != tt.thread || tsOf(id) != got.TS {
				t.Errorf("%q is shown in the thread %q, want %q", id, got.Thread, tt.thread)
			}
		})
	}
}
