package adaptertest

import (
	"slices"
	"strings"
	"testing"
	"time"

	"chit/agent/chat"
)

// choices are on the cards of these checks.
var choices = []chat.Choice{{ID: "undo:1", Label: "Undo"}, {ID: "net:1", Label: "It was net <&>"}}

// tapped shows a card and returns a tap on one of its buttons, with the card.
func tapped(t *testing.T, x *exchange, r Room) (tap chat.Message, card chat.MessageID) {
	t.Helper()
	m := x.hear(t, r, "coffee 4.50")
	card = x.deliver(t, m, chat.Reply{Text: "saved", Choices: choices})
	if got := last(r).Labels; !slices.Equal(got, []string{choices[0].Label, choices[1].Label}) {
		t.Fatalf("the person sees the buttons %q", got)
	}
	r.Tap(choices[1].Label)
	tap = x.next(t)
	if tap.Choice != choices[1].ID || tap.Text != choices[1].Label || tap.ReplyTo != card {
		t.Errorf("heard choice %q with text %q on %q, want %q with %q on %q", tap.Choice, tap.Text, tap.ReplyTo, choices[1].ID, choices[1].Label, card)
	}
	if tap.Conversation != m.Conversation || tap.Ledger != m.Ledger || tap.Sender.ID != m.Sender.ID || tap.Direct != m.Direct {
		t.Errorf("the tap is %+v, the message was %+v", tap, m)
	}
	return tap, card
}

func checkButton(t *testing.T, x *exchange) {
	for _, r := range []Room{x.Direct, x.Thread} {
		tap, _ := tapped(t, x, r)
		before := len(r.Shown())
		x.deliver(t, tap, chat.Reply{Text: "changed"})
		if got := last(r).Text; got != "changed" || len(r.Shown()) != before+1 {
			t.Errorf("the person sees %q", got)
		}
		if _, waits := r.Notice(); waits {
			t.Error("the button still waits")
		}
	}
}

func checkInPlace(t *testing.T, x *exchange) {
	tap, card := tapped(t, x, x.Direct)
	before := len(x.Direct.Shown())
	for range 2 { // the second changes nothing, which is not a failure
		id := x.deliver(t, tap, chat.Reply{Text: "4.50 net", Choices: choices[:1], InPlace: true})
		got := last(x.Direct)
		if id != card || len(x.Direct.Shown()) != before || got.Text != "4.50 net" || !slices.Equal(got.Labels, []string{choices[0].Label}) {
			t.Errorf("the card is %q with %q in %q, one of %d messages; want it replaced in %q", got.Text, got.Labels, id, len(x.Direct.Shown()), card)
		}
	}
	if _, waits := x.Direct.Notice(); waits {
		t.Error("the button still waits")
	}
}

func checkNotice(t *testing.T, x *exchange) {
	tap, _ := tapped(t, x, x.Direct)
	before := x.Direct.Shown()
	x.deliver(t, tap, chat.Reply{Text: "That button is old.", Notice: true})
	text, waits := x.Direct.Notice()
	if waits || text != "That button is old." {
		t.Errorf("the person is told %q, the button waits: %v", text, waits)
	}
	if now := x.Direct.Shown(); len(now) != len(before) || last(x.Direct).Text != "saved" {
		t.Errorf("the person sees %d messages and %q at the end, want them as they were", len(now), last(x.Direct).Text)
	}
}

// checkUnasked delivers replies to messages that no platform knows: a post and a tick.
func checkUnasked(t *testing.T, x *exchange) {
	for name, room := range map[string]Room{"a direct conversation": x.Direct, "a thread": x.Thread} {
		m := x.hear(t, room, "coffee 4.50")
		x.deliver(t, m, chat.Reply{Text: "saved"})
		for n, id := range []chat.MessageID{"post/messenger/slack/2026-11-20", "schedule/7/2026-12-01", "post/1.5"} {
			m.ID = id
			text := "by the way, " + string(id)
			shown := x.deliver(t, m, chat.Reply{Text: text, Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}}})
			all := room.Shown()
			if len(all) != n+2 || all[n+1].Text != text || len(all[n+1].Labels) != 1 || shown == "" {
				t.Errorf("in %s the bot shows %+v, as %q, want %q at the end", name, all, shown, text)
			}
		}
	}
}

func checkSlow(t *testing.T, x *exchange) {
	m := x.hear(t, x.Direct, "coffee 4.50")
	x.Slow()
	_, err := x.try(t, m, chat.Reply{Text: "saved"})
	if e := chat.NotSent(err); e == nil || e.Final || e.RetryAfter <= 0 || e.RetryAfter > time.Minute {
		t.Fatalf("Deliver returned %v, want a NotSentError with a time", err)
	}
	if len(x.Direct.Shown()) != 0 {
		t.Error("the reply was shown all the same")
	}
	x.deliver(t, m, chat.Reply{Text: "saved"})
	if got := x.Direct.Shown(); len(got) != 1 || got[0].Text != "saved" {
		t.Errorf("the person sees %v", got)
	}
}

func checkCut(t *testing.T, x *exchange) {
	m := x.hear(t, x.Direct, "coffee 4.50")
	x.Cut(true)
	if _, err := x.try(t, m, chat.Reply{Text: "saved"}); err == nil || chat.NotSent(err) != nil {
		t.Errorf("Deliver returned %v after the reply was shown, want an error that leaves it in doubt", err)
	}
	if got := x.Direct.Shown(); len(got) != 1 || got[0].Text != "saved" {
		t.Errorf("the person sees %v", got)
	}
	x.Cut(false)
	if _, err := x.try(t, m, chat.Reply{Text: "saved twice"}); err == nil {
		t.Error("Deliver returned no error, and nothing was shown")
	}
}

func checkFile(t *testing.T, x *exchange) {
	f := chat.File{Name: "2026-03 \"März\".csv", MIME: "text/csv", Data: []byte("number,gross\n1,4.50\n\x00\xff")}
	m := x.hear(t, x.Direct, "csv")
	x.deliver(t, m, chat.Reply{Text: "March <2026>", Files: []chat.File{f}})
	shown := x.Direct.Shown()
	var files []chat.File
	text := ""
	for _, s := range shown {
		files = append(files, s.Files...)
		text += s.Text
	}
	if len(files) != 1 || files[0].Name != f.Name || string(files[0].Data) != string(f.Data) || text != "March <2026>" {
		t.Errorf("the person sees %q with the files %+v", text, files)
	}
}

func checkFiles(t *testing.T, x *exchange) {
	all := []chat.File{{Name: "a.csv", MIME: "text/csv", Data: []byte("a")}, {Name: "b.json", MIME: "application/json", Data: []byte("{}")}}
	m := x.hear(t, x.Direct, "export")
	id := x.deliver(t, m, chat.Reply{Text: "Two files.", Files: all, Choices: choices[:1]})
	var names, texts []string
	for _, s := range x.Direct.Shown() {
		for _, f := range s.Files {
			names = append(names, f.Name)
		}
		if s.Text != "" {
			texts = append(texts, s.Text)
		}
	}
	if !slices.Equal(names, []string{"a.csv", "b.json"}) || !slices.Equal(texts, []string{"Two files."}) || id == "" {
		t.Errorf("the person sees %q and the files %q", texts, names)
	}
	x.Direct.Tap(choices[0].Label)
	if tap := x.next(t); tap.ReplyTo != id {
		t.Errorf("the button is on %q, want %q", tap.ReplyTo, id)
	}
}

func checkLong(t *testing.T, x *exchange) {
	var lines []string
	for n := range 900 {
		lines = append(lines, strings.Repeat("😀&<", 3)+string(rune('a'+n%26))+strings.Repeat("é", n%17))
	}
	m := x.hear(t, x.Direct, "rows")
	x.deliver(t, m, chat.Reply{Text: strings.Join(lines, "\n"), Choices: choices})
	var got []string
	shown := x.Direct.Shown()
	for _, s := range shown {
		got = append(got, strings.Split(s.Text, "\n")...)
	}
	if !slices.Equal(got, lines) {
		t.Errorf("of %d lines the person sees %d in %d messages", len(lines), len(got), len(shown))
	}
	if len(shown) < 2 || len(shown[0].Labels) != 0 || len(last(x.Direct).Labels) != len(choices) {
		t.Errorf("%d messages, the last has the buttons %q", len(shown), last(x.Direct).Labels)
	}
}

func checkReplySteering(t *testing.T, x *exchange) {
	m := x.hear(t, x.Direct, "coffee 4.50")
	x.deliver(t, m, chat.Reply{Text: "4.50 coffee\x07 \u202e05.4\u202c\r\x00"})
	if seen := last(x.Direct).Text; strings.ContainsAny(seen, "\x00\x07\x1b\u202e") || !strings.Contains(seen, "05.4") {
		t.Errorf("the person's screen gets %q", seen)
	}
}
