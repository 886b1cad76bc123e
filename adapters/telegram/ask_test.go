package telegram_test

import (
	"slices"
	"strings"
	"testing"

	"chit/adapters/telegram/telegramtest"
	"chit/agent/chat"
)

// TestAsking checks that in a group an app begins a reply to a question, of which we
// would hear nothing otherwise, and that of the person who is asked alone.
func TestAsking(t *testing.T) {
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	a, bo := ana(s), s.User(telegramtest.Person{ID: 7002, Name: "😀 <b>Bo</b>"})
	g := s.Group(-1001000000042, "Household", a, bo)
	question := chat.Reply{Text: "How much was it?", Asks: "the amount"}
	const forced = `{"force_reply":true,"input_field_placeholder":"the amount","selective":true}`

	id := a.SayIn(g, "@"+s.Username+" add the taxi")
	m := r.next(t)
	if _, err := r.deliver(t, m, question); err != nil {
		t.Fatal(err)
	}
	asked := g.Chat().Last()
	if asked.Markup != forced || asked.ReplyTo != id || asked.Text != question.Text {
		t.Errorf("Ana is asked %q with %s in reply to %d", asked.Text, asked.Markup, asked.ReplyTo)
	}
	a.ReplyIn(g, asked.ID, "18")
	if got := r.next(t); got.Text != "18" || string(got.ReplyTo) == "" {
		t.Errorf("the answer is heard as %+v", got)
	}

	card := chat.Reply{Text: "#1 · 18.00 EUR", Choices: []chat.Choice{{ID: "day:1", Label: "Other day"}}}
	if _, err := r.deliver(t, m, card); err != nil || g.Chat().Last().Markup == forced {
		t.Fatalf("%v, the card has %s", err, g.Chat().Last().Markup)
	}
	shown := g.Chat().Last()
	bo.TapIn(g, shown.ID, "Other day")
	tapped := r.next(t)
	if _, err := r.deliver(t, tapped, chat.Reply{Text: "Which day?", Asks: strings.Repeat("a day ", 40), InPlace: true}); err != nil {
		t.Fatal(err)
	}
	asked = g.Chat().Last()
	named := func(e telegramtest.Entity) bool {
		return e.Type == "text_mention" && e.User != nil && e.User.ID == bo.ID && e.Offset == 0 && e.Length == 12
	}
	if asked.ID == shown.ID || asked.Text != "😀 <b>Bo</b>\nWhich day?" || !slices.ContainsFunc(asked.Entities, named) || !strings.Contains(asked.Markup, `"selective":true`) {
		t.Errorf("Bo is asked %q with %+v and %s", asked.Text, asked.Entities, asked.Markup)
	}

	for _, reply := range []chat.Reply{
		{Text: "Which one?", Asks: "the amount", Choices: []chat.Choice{{ID: "1", Label: "18.00"}}},
		{Text: "Done."},
	} {
		if _, err := r.deliver(t, m, reply); err != nil || strings.Contains(g.Chat().Last().Markup, "force_reply") {
			t.Errorf("%v: %q comes with %s", err, reply.Text, g.Chat().Last().Markup)
		}
	}
	a.Say("add the taxi")
	if _, err := r.deliver(t, r.next(t), question); err != nil || a.Chat().Last().Markup != "" {
		t.Errorf("%v: in private the question comes with %s", err, a.Chat().Last().Markup)
	}
}

// TestAlerts checks that a refusal stays until it is closed, and that another notice
// does not.
func TestAlerts(t *testing.T) {
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	a := ana(s)
	a.Say("coffee 4.50")
	if _, err := r.deliver(t, r.next(t), chat.Reply{Text: "#1", Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}}}); err != nil {
		t.Fatal(err)
	}
	for _, alert := range []bool{true, false} {
		tap := a.Tap(a.Chat().Last().ID, "Undo")
		long := strings.Repeat("😀 only its author may. ", 20)
		if _, err := r.deliver(t, r.next(t), chat.Reply{Text: long, Notice: true, Alert: alert}); err != nil {
			t.Fatal(err)
		}
		if tap.Alert() != alert || !strings.HasPrefix(tap.Text(), "😀 only") {
			t.Errorf("an alert: %t is shown as one: %t, %q", alert, tap.Alert(), tap.Text())
		}
	}
}
