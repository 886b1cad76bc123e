package slack_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/adapters/slack"
	"chit/adapters/slack/slacktest"
	"chit/agent/chat"
)

// report is a reply with a table, a picture and a menu.
func report() chat.Reply {
	r := chat.Compose(
		chat.Block{Kind: chat.Heading, Text: "November 2026"},
		chat.Block{Kind: chat.Line, Text: "Total 7.50 EUR", Strong: "7.50 EUR"},
		chat.Block{Kind: chat.Note, Text: "Europe/Berlin"},
		chat.Block{Kind: chat.Table, Headed: true, Text: "  Category  EUR\n  Food      7.50", Rows: [][]chat.Cell{
			{{Text: "Category"}, {Text: "EUR", Right: true}}, {{Text: "Food"}, {Text: "7.50", Right: true}},
		}},
	)
	r.Choices = []chat.Choice{{ID: "csv", Label: "CSV", Menu: "Files"}, {ID: "xlsx", Label: "Excel", Menu: "Files"}}
	r.Files = []chat.File{{Name: "chart.png", MIME: "image/png", Data: []byte("png"), Alt: "Food 100%"}}
	return r
}

// A table that Slack does not accept becomes columns of characters, and only what it
// does not accept either becomes plain text.
func TestATableThatIsRefused(t *testing.T) {
	kinds := func(refusals int) (all []string) {
		s := open(t, slacktest.Options{})
		m := slack.New(config(s, nil))
		ana := s.User(slacktest.Person{ID: "U07", Name: "ana"})
		asked := ana.Post(ana.DM(), "/month")
		for range refusals {
			s.Fail("chat.postMessage", 1, slacktest.Err("invalid_blocks"))
		}
		d := chat.Delivery{Conversation: chat.ConversationID("slack:T024/" + ana.DM().ID), Answers: chat.MessageID(asked), To: "slack:T024/U07", Reply: report()}
		if _, err := m.Deliver(t.Context(), d); err != nil {
			t.Fatal(err)
		}
		shown := ana.DM().FromBot()
		for _, b := range shown[0].Blocks {
			all = append(all, b["type"].(string))
		}
		if f, _ := s.File(shown[len(shown)-1].Files[0]); f.Alt != "Food 100%" {
			t.Errorf("the picture has the alternative text %q", f.Alt)
		}
		return all
	}
	for refusals, want := range [][]string{
		{"header", "section", "context", "data_table", "actions"},
		{"header", "section", "context", "section", "actions"},
		nil,
	} {
		if diff := cmp.Diff(want, kinds(refusals)); diff != "" {
			t.Errorf("after %d refusals the blocks are (-want +got):\n%s", refusals, diff)
		}
	}
}

// A choice of a menu is taken like a press on a button.
func TestAMenuIsUsed(t *testing.T) {
	s := open(t, slacktest.Options{AnswerTime: time.Minute}) // a tap is delivered only once, however busy the machine is
	m, desk := listening(t, s)
	ana := s.User(slacktest.Person{ID: "U07", Name: "ana"})
	asked := ana.Post(ana.DM(), "/month")
	<-desk
	d := chat.Delivery{Conversation: chat.ConversationID("slack:T024/" + ana.DM().ID), Answers: chat.MessageID(asked), To: "slack:T024/U07", Reply: report()}
	card, err := m.Deliver(t.Context(), d)
	if err != nil {
		t.Fatal(err)
	}
	ana.Press(ana.DM(), ana.DM().FromBot()[0].TS, "Excel")
	if got := <-desk; got.Choice != "xlsx" || got.Text != "Excel" || got.ReplyTo != card {
		t.Errorf("took the choice %q, %q on %q, want one on %q", got.Choice, got.Text, got.ReplyTo, card)
	}
}
