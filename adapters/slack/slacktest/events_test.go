package slacktest_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/slack-go/slack/socketmode"

	"chit/adapters/slack/slacktest"
)

// eventSchema returns Slack's own description of all events.
func eventSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "shared", "specs", "slack", "requests-8.2.0", "SlackEvent.json"))
	if err != nil {
		t.Skip("Slack's event types are not at hand")
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("https://spec.invalid/event.json", doc); err != nil {
		t.Fatal(err)
	}
	schema, err := c.Compile("https://spec.invalid/event.json")
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

func TestEventsHaveSlacksForm(t *testing.T) {
	schema := eventSchema(t)
	s, _ := newServer(t, slacktest.Options{})
	b := connect(t, s, always)
	ana := s.User(slacktest.Person{ID: "U1", Name: "ana"})
	for _, ch := range []*slacktest.Channel{ana.DM(), s.Channel("C1"), s.Channel("G1", slacktest.Private)} {
		ts := ana.Mention(ch, "lunch 12 with <@U2>")
		ana.PostInThread(ch, ts, "and tea")
		ana.Edit(ch, ts, "lunch 13")
		ana.Unfurl(ch, ts, "https://example.com")
		ana.Delete(ch, ana.Post(ch, "nothing"))
	}
	ana.OpenHome()
	ana.OpenMessages()
	s.Revoke()
	wait(t, s, "acknowledged", settled)
	got := b.events(socketmode.EventTypeEventsAPI)
	if len(got) < 20 {
		t.Fatalf("%d events", len(got))
	}
	for _, e := range got {
		var p struct {
			Event json.RawMessage `json:"event"`
		}
		if err := json.Unmarshal(e.Request.Payload, &p); err != nil {
			t.Fatal(err)
		}
		v, err := jsonschema.UnmarshalJSON(bytes.NewReader(p.Event))
		if err != nil {
			t.Fatal(err)
		}
		completeInner(v.(object))
		if err := schema.Validate(v); err != nil {
			t.Errorf("%s\nis no event of Slack's", p.Event)
		}
		v.(map[string]any)["ts"] = 17
		if schema.Validate(v) == nil && bytes.Contains(p.Event, []byte(`"ts"`)) {
			t.Errorf("with a number as ts %s is an event still", p.Event)
		}
	}
	noProblems(t, s)
}

// completeInner adds to a message inside an event what Slack's types require although
// Slack omits it there, and removes what they lack of a preview.
func completeInner(e object) {
	for _, k := range []string{"message", "previous_message"} {
		if m, ok := e[k].(object); ok {
			m["channel"], m["channel_type"], m["event_ts"] = e["channel"], e["channel_type"], m["ts"]
			previews, _ := m["attachments"].([]any)
			for _, p := range previews {
				for _, k := range []string{"id", "from_url", "original_url", "service_name"} {
					delete(p.(object), k)
				}
			}
		}
	}
}

// subtypes returns the subtypes of the received events.
func subtypes(t *testing.T, b *bot) []string {
	t.Helper()
	var all []string
	for _, e := range b.events(socketmode.EventTypeEventsAPI) {
		sub, _ := inner(t, e)["subtype"].(string)
		all = append(all, sub)
	}
	return all
}

func TestChanges(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{})
	b := connect(t, s, always)
	ana := s.User(slacktest.Person{ID: "U1"})
	dm := ana.DM()
	ts := ana.Post(dm, "lunch 12")
	ana.Edit(dm, ts, "lunch 13")
	ana.Unfurl(dm, ts, "https://example.com")
	ana.PostInThread(dm, ts, "tea")
	ana.Delete(dm, ts)
	alone := ana.Post(dm, "dinner 20")
	ana.Delete(dm, alone)
	wait(t, s, "acknowledged", settled)
	want := []string{"", "message_changed", "message_changed", "", "message_changed", "", "message_deleted"}
	if got := subtypes(t, b); !slices.Equal(got, want) {
		t.Fatalf("subtypes %q, want %q", got, want)
	}
	texts := func(i int) (before, after any, edited bool) {
		e := inner(t, b.events(socketmode.EventTypeEventsAPI)[i])
		m, _ := e["message"].(map[string]any)
		p, _ := e["previous_message"].(map[string]any)
		return p["text"], m["text"], m["edited"] != nil && p["edited"] == nil
	}
	for i, want := range map[int][2]any{
		1: {"lunch 12", "lunch 13"},
		2: {"lunch 13", "lunch 13"},
		4: {"lunch 13", "This message was deleted."},
		6: {"dinner 20", nil},
	} {
		before, after, edited := texts(i)
		if before != want[0] || after != want[1] || edited != (i == 1) {
			t.Errorf("event %d goes from %v to %v, edited: %v", i, before, after, edited)
		}
	}
	ana.Edit(dm, alone, "too late")
	if len(s.Problems()) != 1 {
		t.Errorf("editing what is gone: problems %q", s.Problems())
	}
}

func TestWhoIsTold(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{Events: []string{"message.im", "app_mention"}})
	b := connect(t, s, always)
	ana := s.User(slacktest.Person{ID: "U1"})
	out := s.Channel("C2")
	out.RemoveBot()
	ana.Mention(out, "not a member")
	ana.Post(s.Channel("C1"), "not subscribed")
	ana.Mention(s.Channel("C1"), "mention")
	ana.Post(ana.DM(), "direct")
	post(t, s, "xoxb-fake", "chat.postMessage", object{"channel": ana.DM().ID, "text": "the bot's own"})
	wait(t, s, "acknowledged", settled)
	got := b.events(socketmode.EventTypeEventsAPI)
	if len(got) != 3 {
		t.Fatalf("%d events, want the mention, the direct message and the bot's own", len(got))
	}
	if own := inner(t, got[2]); own["bot_id"] == nil || own["user"] != s.Bot() {
		t.Errorf("the bot's own message is %v", own)
	}
}

func TestSharedChannel(t *testing.T) {
	s, _ := newServer(t, slacktest.Options{Enterprise: "E1"})
	b := connect(t, s, always)
	eve := s.User(slacktest.Person{ID: "U9", Name: "eve", External: true})
	eve.Post(s.Channel("C1", slacktest.Shared), "lunch 12")
	wait(t, s, "acknowledged", settled)
	var p object
	if err := json.Unmarshal(b.events(socketmode.EventTypeEventsAPI)[0].Request.Payload, &p); err != nil {
		t.Fatal(err)
	}
	e := p["event"].(object)
	if p["is_ext_shared_channel"] != true || p["context_team_id"] != "T024" || p["enterprise_id"] != "E1" || e["user_team"] != "T0OTHER" {
		t.Errorf("payload %v", p)
	}
}
