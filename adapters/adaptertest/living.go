package adaptertest

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"chit/agent/chat"
	"chit/expense"
)

// cardOf returns the reply that shows an entry of a message's ledger.
func cardOf(m chat.Message, number, revision int64) chat.Reply {
	amount := fmt.Sprintf("%d.50 EUR", revision)
	r := chat.Compose(
		chat.Block{Kind: chat.Line, Text: fmt.Sprintf("#%d · %s · coffee <&>", number, amount), Strong: amount},
		chat.Block{Kind: chat.Note, Text: "Assumed: EUR."},
	)
	r.Expenses = []expense.Expense{{Ledger: m.Ledger, Number: number, Revision: revision}}
	r.Choices = choices
	return r
}

// amending is [cardOf] after a correction.
func amending(m chat.Message, number, revision int64) chat.Reply {
	r := cardOf(m, number, revision)
	r.Amends = true
	return r
}

// A story is what happens to the cards of a room.
type story struct {
	*testing.T
	*exchange
	Room
	where string
}

// shows waits until the bot's messages with a text are these: each with or without
// choices.
func (s *story) shows(what string, want ...string) {
	s.Helper()
	var got []string
	seen := func() bool {
		got = nil
		for _, m := range s.Shown() {
			if m.Text == "" {
				continue // a file
			}
			choices := ""
			if len(m.Labels) > 0 {
				choices = " +"
			}
			got = append(got, m.Text+choices)
		}
		return slices.Equal(got, want)
	}
	if s.waitFor(seen) != nil {
		s.Fatalf("%s, %s: the bot shows %q, want %q", s.where, what, got, want)
	}
}

// reacts waits until the bot has reacted to a message.
func (s *story) reacts(what string, to chat.MessageID) {
	s.Helper()
	if s.waitFor(func() bool { return s.Reaction(to) != "" }) != nil {
		s.Errorf("%s, %s: the bot does not react", s.where, what)
	}
}

func (s *story) waitFor(cond func() bool) error {
	ctx, cancel := context.WithTimeout(s.Context(), limit)
	defer cancel()
	return s.Wait(ctx, cond)
}

// says has the person write, and returns what arrives and its name on the platform.
func (s *story) says(text string) (chat.Message, chat.MessageID) {
	s.Helper()
	id := s.Write(text)
	return s.next(s.T), id
}

// answers delivers a reply, which must get the id of a card unless that is "".
func (s *story) answers(what string, m chat.Message, r chat.Reply, card chat.MessageID) chat.MessageID {
	s.Helper()
	id := s.deliver(s.T, m, r)
	if card != "" && id != card {
		s.Errorf("%s, %s: the reply is %q, want the card %q", s.where, what, id, card)
	}
	return id
}

// text returns what a card shows, "+" at its end standing for choices.
func text(number, revision int64, choices string) string {
	return cardOf(chat.Message{}, number, revision).Text + choices
}

// in has a check play in a direct conversation and in a thread.
func in(check func(*story)) func(*testing.T, *exchange) {
	return func(t *testing.T, x *exchange) {
		check(&story{t, x, x.Direct, "in a direct conversation"})
		check(&story{t, x, x.Thread, "in a thread"})
	}
}

// checkAmended corrects an entry in every way: its card changes, no message is added,
// and what was written gets a reaction.
func checkAmended(s *story) {
	first, said := s.says("coffee 1.50")
	card := s.answers("a new entry", first, cardOf(first, 1, 1), "")
	s.shows("a new entry", text(1, 1, " +"))

	m, id := s.says("no, 2.50")
	s.answers("words", m, amending(m, 1, 2), card)
	s.shows("words", text(1, 2, " +"))
	s.reacts("words", id)

	s.Edit(said, "coffee 3.50")
	s.answers("an edit", s.next(s.T), amending(m, 1, 3), card)
	s.shows("an edit", text(1, 3, " +"))
	s.reacts("an edit", said)

	id = s.Reply(card, "4.50")
	s.answers("a reply to the card", s.next(s.T), amending(m, 1, 4), card)
	s.shows("a reply to the card", text(1, 4, " +"))
	s.reacts("a reply to the card", id)

	s.Tap(choices[1].Label)
	r := amending(m, 1, 5)
	r.InPlace = true
	s.answers("a tap", s.next(s.T), r, card)
	s.shows("a tap", text(1, 5, " +"))

	form := m
	form.ID, form.Choice, form.ReplyTo = "form/V123", "edit:1:5", card
	r = amending(m, 1, 6)
	r.InPlace = true
	s.answers("a form", form, r, card)
	s.shows("a form", text(1, 6, " +"))

	m, id = s.says("delete that")
	r = amending(m, 1, 7)
	r.Choices = nil
	s.answers("without choices", m, r, card)
	s.shows("without choices", text(1, 7, ""))
	s.reacts("without choices", id)
	m, _ = s.says("restore it")
	s.answers("after that", m, amending(m, 1, 8), card)
	s.shows("after that", text(1, 8, " +"))
}

// checkAmendedElsewhere checks replies that are messages of their own.
func checkAmendedElsewhere(s *story) {
	m, _ := s.says("coffee 1.50")
	s.answers("a new entry", m, cardOf(m, 1, 1), "")
	other, id := s.says("no, tea 2.50")
	s.answers("another entry", other, amending(other, 2, 2), "")
	s.shows("another entry", text(1, 1, " +"), text(2, 2, " +"))
	filed := amending(other, 1, 3)
	filed.Files = []chat.File{{Name: "a.csv", MIME: "text/csv", Data: []byte("a")}}
	s.answers("a file", other, filed, "")
	s.shows("a file", text(1, 3, ""), text(2, 2, " +"), text(1, 3, " +"))
	post := other
	post.ID = "post/1.5"
	s.answers("nothing that was said", post, amending(other, 2, 4), "")
	s.shows("nothing that was said", text(1, 3, ""), text(2, 4, ""), text(1, 3, " +"), text(2, 4, " +"))
	foreign := amending(other, 1, 5)
	foreign.Expenses[0].Ledger += "x"
	s.answers("another ledger", other, foreign, "")
	s.shows("another ledger", text(1, 3, ""), text(2, 4, ""), text(1, 3, " +"), text(2, 4, " +"), text(1, 5, " +"))
	if got := s.Reaction(id); got != "" {
		s.Errorf("%s: the bot reacts with %s to what it answered", s.where, got)
	}
}

// checkSecondCard shows an entry a second time: that is its living card from then on.
func checkSecondCard(s *story) {
	m, _ := s.says("coffee 1.50")
	first := s.answers("a new entry", m, cardOf(m, 1, 1), "")
	m, _ = s.says("show 1")
	second := s.answers("shown again", m, cardOf(m, 1, 1), "")
	s.shows("shown again", text(1, 1, " +"), text(1, 1, " +"))
	m, _ = s.says("no, 2.50")
	s.answers("a correction", m, amending(m, 1, 2), second)
	s.shows("a correction", text(1, 2, ""), text(1, 2, " +"))

	tap := m // on the old card, which the person's app still shows as it was
	tap.ID, tap.Choice, tap.ReplyTo = "tap/1700000000.000100", "undo:1", first
	r := cardOf(m, 1, 3)
	r.InPlace = true
	s.answers("a tap on the old card", tap, r, first)
	s.shows("a tap on the old card", text(1, 3, " +"), text(1, 3, ""))
	m, _ = s.says("no, 4.50")
	s.answers("another correction", m, amending(m, 1, 4), first)
	s.shows("another correction", text(1, 4, " +"), text(1, 3, ""))
}

// checkAmendedLater corrects entries in a process that did not show their cards, once
// more after a crash, and in two processes of which one is late.
func checkAmendedLater(t *testing.T, x *exchange) {
	type correction struct {
		*story
		message chat.Message
		said    chat.MessageID
		card    chat.MessageID
	}
	var all []correction
	for where, room := range map[string]Room{"in a direct conversation": x.Direct, "in a thread": x.Thread} {
		s := &story{t, x, room, where}
		m, _ := s.says("coffee 1.50")
		card := s.answers("a new entry", m, cardOf(m, 1, 1), "")
		m, id := s.says("no, 2.50")
		all = append(all, correction{s, m, id, card})
	}
	second, third := x.Again(), x.Again()
	for _, c := range all {
		for range 2 {
			x.Messenger = second
			c.answers("after a restart", c.message, amending(c.message, 1, 2), c.card)
			c.shows("after a restart", text(1, 2, " +"))
			c.reacts("after a restart", c.said)
		}
		x.Messenger = third
		c.answers("in another process", c.message, amending(c.message, 1, 4), c.card)
		x.Messenger = second
		c.answers("late", c.message, amending(c.message, 1, 3), c.card)
		c.shows("late", text(1, 4, " +"))
	}
}

// checkCardGone corrects an entry whose card somebody deleted.
func checkCardGone(s *story) {
	m, _ := s.says("coffee 1.50")
	card := s.answers("a new entry", m, cardOf(m, 1, 1), "")
	s.Delete(card)
	m, id := s.says("no, 2.50")
	second := s.answers("the card is gone", m, amending(m, 1, 2), "")
	s.shows("the card is gone", text(1, 2, " +"))
	if second == card || s.Reaction(id) != "" {
		s.Errorf("%s: the new card is %q, with a reaction %q", s.where, second, s.Reaction(id))
	}
	m, _ = s.says("no, 3.50")
	s.answers("the new card", m, amending(m, 1, 3), second)
	s.shows("the new card", text(1, 3, " +"))
}
