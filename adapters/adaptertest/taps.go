package adaptertest

import (
	"slices"
	"testing"

	"chit/agent/chat"
)

// same reports whether the person sees what they saw before.
func same(before, now []Shown) bool {
	return slices.EqualFunc(before, now, func(a, b Shown) bool { return a.Text == b.Text && slices.Equal(a.Labels, b.Labels) })
}

// checkOthersTap has somebody else press a button where both read: it says who they are, a
// refusal is for them, and the card stays as it is for whoever it is of.
func checkOthersTap(t *testing.T, x *exchange) {
	r := x.Thread
	own, card := tapped(t, x, r)
	before := r.Shown()
	r.TapOther(choices[1].Label)
	tap := x.next(t)
	if tap.Sender.ID != x.Other.ID || tap.Sender.Name != x.Other.Name {
		t.Errorf("the tap is by %+v, want %+v", tap.Sender.Person, x.Other)
	}
	if tap.Conversation != own.Conversation || tap.Ledger != own.Ledger || tap.Choice != own.Choice || tap.ReplyTo != card || tap.ID == own.ID {
		t.Errorf("the tap of somebody else is %+v, that of the person was %+v", tap, own)
	}
	const refusal = "This question is for Ana."
	x.deliver(t, tap, chat.Reply{Text: refusal, Notice: true, Alert: true})
	if text, waits := r.Notice(); text != refusal || waits {
		t.Errorf("somebody else is told %q, the button waits: %v", text, waits)
	}
	if now := r.Shown(); !same(before, now) {
		t.Errorf("after the refusal the bot shows %+v, want %+v", now, before)
	}
	if id := x.deliver(t, own, chat.Reply{Text: "4.50 net", InPlace: true}); id != card || last(r).Text != "4.50 net" {
		t.Errorf("the person's own tap shows %q in %q, want it in %q", last(r).Text, id, card)
	}
}

// checkTappedTwice presses a button twice before the first tap is answered: both arrive, each
// with a name of its own, and both are answered.
func checkTappedTwice(t *testing.T, x *exchange) {
	for _, r := range []Room{x.Direct, x.Thread} {
		first, card := tapped(t, x, r)
		r.Tap(choices[1].Label)
		second := x.next(t)
		if second.ID == first.ID || second.Choice != first.Choice || second.ReplyTo != card {
			t.Errorf("the second tap is %+v, the first was %+v", second, first)
		}
		x.deliver(t, first, chat.Reply{Text: "4.50 net", Choices: choices[:1], InPlace: true})
		before := r.Shown()
		x.deliver(t, second, chat.Reply{Text: "That button is old.", Notice: true})
		if text, waits := r.Notice(); text != "That button is old." || waits {
			t.Errorf("the second tap is told %q, the button waits: %v", text, waits)
		}
		if now := r.Shown(); !same(before, now) || last(r).Text != "4.50 net" {
			t.Errorf("after both taps the bot shows %+v", now)
		}
	}
}

// checkTappedLater presses a button of a card that a process before this one showed.
func checkTappedLater(t *testing.T, x *exchange) {
	type shown struct {
		Room
		card chat.MessageID
	}
	var cards []shown
	for _, r := range []Room{x.Direct, x.Thread} {
		m := x.hear(t, r, "coffee 4.50")
		cards = append(cards, shown{r, x.deliver(t, m, chat.Reply{Text: "saved", Choices: choices})})
	}
	x.stop()
	if err := within(t, "the end", func() error { return <-x.ended }); err != nil {
		t.Fatalf("Run returned %v, want nil", err)
	}
	x.run(t, x.Again())
	for _, c := range cards {
		x.hear(t, c.Room, "tea 3") // the platform may need a moment to find the new process
		before := len(c.Shown())
		c.Tap(choices[0].Label)
		tap := x.next(t)
		if tap.Choice != choices[0].ID || tap.ReplyTo != c.card {
			t.Errorf("heard choice %q on %q, want %q on %q", tap.Choice, tap.ReplyTo, choices[0].ID, c.card)
		}
		if id := x.deliver(t, tap, chat.Reply{Text: "undone", InPlace: true}); id != c.card || last(c.Room).Text != "undone" || len(c.Shown()) != before {
			t.Errorf("the reply is %q in %q of %d messages, want it in %q", last(c.Room).Text, id, len(c.Shown()), c.card)
		}
	}
}

// checkTappedCardGone deletes a card while a tap on it is worked on: what came of the tap is
// shown all the same.
func checkTappedCardGone(t *testing.T, x *exchange) {
	for _, r := range []Room{x.Direct, x.Thread} {
		tap, card := tapped(t, x, r)
		r.Delete(card)
		id := x.deliver(t, tap, chat.Reply{Text: "4.50 net", Choices: choices[:1], InPlace: true})
		if got := last(r); id == card || id == "" || got.Text != "4.50 net" || len(got.Labels) != 1 {
			t.Errorf("the person sees %+v, as %q", got, id)
		}
		if _, waits := r.Notice(); waits {
			t.Error("the button still waits")
		}
	}
}
