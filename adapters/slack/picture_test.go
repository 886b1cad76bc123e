package slack_test

import (
	"strings"
	"testing"

	"chit/adapters/slack"
	"chit/adapters/slack/slacktest"
	"chit/agent/chat"
)

// TestPictureIsOnItsCard checks that a chart is a part of the card that it illustrates, and
// goes when the card turns to another month.
func TestPictureIsOnItsCard(t *testing.T) {
	month := chat.Reply{
		Text: "November", Choices: []chat.Choice{{ID: "p", Label: "◀ Oct"}},
		Files: []chat.File{
			{Name: "november.png", MIME: "image/png", Data: []byte("chart"), Alt: "Food 4.50", Illustrates: true},
			{Name: "november.csv", MIME: "text/csv", Data: []byte("4.50")},
		},
	}
	for _, tt := range []struct {
		name   string
		before func(*slacktest.Server)
		want   string // the alternative text of the picture on the card
	}{
		{"at once", func(*slacktest.Server) {}, "Food 4.50"},
		{"after Slack has read the file", func(s *slacktest.Server) { s.Fail("chat.postMessage", 2, slacktest.Err("invalid_blocks")) }, "Food 4.50"},
		{"never", func(s *slacktest.Server) { s.Fail("chat.postMessage", 4, slacktest.Err("invalid_blocks")) }, ""},
		{"where nobody may upload", func(s *slacktest.Server) {
			s.Fail("files.completeUploadExternal", 1, slacktest.Err("file_type_not_allowed"))
		}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := open(t, slacktest.Options{})
			m := slack.New(config(s, nil))
			ana, c := s.User(slacktest.Person{ID: "U07", Name: "ana"}), s.Channel("C061")
			root := ana.Post(c, "how was November?")
			tt.before(s)
			d := chat.Delivery{Conversation: chat.ConversationID("slack:T024/C061/" + root), Answers: chat.MessageID(root), To: "slack:T024/U07", Reply: month}
			card, err := m.Deliver(t.Context(), d)
			if err != nil {
				t.Fatal(err)
			}
			all := c.FromBot()
			if len(all) != 2 || len(all[1].Files) != 1 { // the card, and the table that was shared
				t.Fatalf("%d messages, want 2: %+v", len(all), all)
			}
			shown := ""
			for _, b := range all[0].Blocks {
				if b["type"] == "image" {
					shown = b["alt_text"].(string)
				}
			}
			if shown != tt.want || len(all[0].Pictures()) > 0 != (tt.want != "") || strings.Join(labels(all[0]), " ") != "◀ Oct" {
				t.Errorf("the card shows the picture %q, want %q; its blocks are %v", shown, tt.want, all[0].Blocks)
			}
			if last := all[0].Blocks[len(all[0].Blocks)-1]; last["type"] != "actions" {
				t.Errorf("below the choices is %v", last)
			}

			d.Card, d.Reply = card, chat.Reply{Text: "October", InPlace: true, Choices: month.Choices}
			if _, err := m.Deliver(t.Context(), d); err != nil {
				t.Fatal(err)
			}
			turned := c.FromBot()
			if len(turned) != 2 || turned[0].Text != "October" || len(turned[0].Pictures()) > 0 {
				t.Errorf("after the turn there are %+v", turned)
			}
		})
	}
}
