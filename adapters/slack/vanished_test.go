package slack_test

import (
	"strings"
	"testing"

	"chit/adapters/slack/slacktest"
	"chit/agent/chat"
)

// TestTheMessageIsDeletedBeforeItsAnswerIsThere deletes a message before the
// answer to it, or to its edit, is posted: nobody would look for it below the
// message, and in a channel it is not meant for everybody.
func TestTheMessageIsDeletedBeforeItsAnswerIsThere(t *testing.T) {
	const inThread, atTop, alone = "in the thread", "at the top", "for one person"
	for _, tt := range []struct {
		name     string
		direct   bool
		answered bool // the message already has an answer, so a tombstone remains
		heard    bool // the deletion is reported before the answer
		answers  string
		card     bool // a button of an answer was pressed
		want     string
	}{
		{"a direct message", true, false, true, "", false, atTop},
		{"a direct message, unheard of", true, false, false, "", false, atTop},
		{"a direct message with answers", true, true, true, "", false, atTop},
		{"its edit", true, true, true, "#1700000000.000300", false, atTop},
		{"its edit, unheard of", true, true, false, "#1700000000.000300", false, atTop},
		{"a button of its answer", true, true, true, "", true, atTop},
		{"a mention", false, false, true, "", false, alone},
		{"a mention, unheard of", false, false, false, "", false, alone},
		{"a mention with answers", false, true, true, "", false, alone},
		{"the edit of a mention", false, true, true, "#1700000000.000300", false, alone},
		{"another message of the thread", false, true, true, "/1700000000.000400", false, inThread},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := open(t, slacktest.Options{})
			m := start(t, s)
			until(t, s, "two sockets", func() bool { return s.Sockets() == 2 })
			ana := s.User(slacktest.Person{ID: "U07", Name: "ana"})
			c, say := ana.DM(), ana.Post
			if !tt.direct {
				c, say = s.Channel("C061"), ana.Mention
			}
			root := say(c, "coffee 4.50")
			d := chat.Delivery{Conversation: chat.ConversationID("slack:T024/" + c.ID), Answers: chat.MessageID(root), To: "slack:T024/U07"}
			if !tt.direct {
				d.Conversation += chat.ConversationID("/" + root)
			}
			d.Reply.Text = "the first"
			before := 0
			if tt.answered {
				first, err := m.Deliver(t.Context(), d)
				if err != nil {
					t.Fatal(err)
				}
				if before = 1; tt.card {
					d.Card, d.Answers = first, "tap/1700000000.000500"
				}
			}
			delete := func() {
				ana.Delete(c, root)
				until(t, s, "the deletion", func() bool { return s.Pending() == 0 })
			}
			until(t, s, "the message", func() bool { return s.Pending() == 0 })
			if !tt.heard {
				if err := m.stop(); err != nil {
					t.Fatal(err)
				}
				delete = func() { ana.Delete(c, root) }
			}
			delete()
			d.Answers += chat.MessageID(tt.answers)
			d.Reply.Text = "the answer"
			id, err := m.Deliver(t.Context(), d)
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			switch all := c.FromBot(); {
			case len(all) == before && len(ana.Ephemerals(c)) == 1 && strings.HasPrefix(string(id), "~"):
				got = alone
			case len(all) == before+1 && all[before].Thread == "" && string(id) == all[before].TS:
				got = atTop
			case len(all) == before+1 && all[before].Thread == root:
				got = inThread
			}
			if got != tt.want {
				t.Errorf("shown %q as %q, want %q: %+v", got, id, tt.want, c.FromBot())
			}
		})
	}
}
