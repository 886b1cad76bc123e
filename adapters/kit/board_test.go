package kit

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"testing"

	"chit/agent/chat"
	"chit/agent/chat/chattest"
	"chit/expense"
)

// card returns the delivery of a card in conversation x:1.
func card(number, revision int64, change ...func(*chat.Delivery)) chat.Delivery {
	d := chat.Delivery{Conversation: "x:1", Reply: chat.Reply{
		Text:     fmt.Sprintf("#%d as of %d", number, revision),
		Expenses: []expense.Expense{{Ledger: "x:1", Number: number, Revision: revision}},
		Choices:  []chat.Choice{{ID: "undo:1", Label: "Undo"}},
	}}
	for _, c := range change {
		c(&d)
	}
	return d
}

func amending(d *chat.Delivery)  { d.Reply.Amends = true }
func elsewhere(d *chat.Delivery) { d.Conversation = "x:2" }
func alone(d *chat.Delivery)     { d.Reply.Private = true }
func bare(d *chat.Delivery)      { d.Reply.Choices = nil }
func notice(d *chat.Delivery)    { d.Reply.Notice = true }
func filed(d *chat.Delivery)     { d.Reply.Files = []chat.File{{Name: "a"}} }
func asking(d *chat.Delivery)    { d.Reply.Asks = "the amount" }
func other(d *chat.Delivery)     { d.Reply.Expenses[0].Ledger = "x:2" }
func tapped(d *chat.Delivery)    { d.Reply.InPlace, d.Card = true, "a" }
func several(d *chat.Delivery) {
	d.Reply.Expenses = append(d.Reply.Expenses, expense.Expense{Ledger: "x:1", Number: 9, Revision: 9})
}

// board returns a board, as each process has its own.
func board(cards chat.Cards) *Board { return NewBoard(cards, slog.New(slog.DiscardHandler)) }

func TestCardsGetOldWithTheirEntry(t *testing.T) {
	type step struct {
		shown chat.Delivery
		as    chat.MessageID
		want  []string
	}
	for _, tt := range []struct {
		name  string
		steps []step
	}{
		{"a correction", []step{{card(1, 1), "a", nil}, {card(1, 2), "b", []string{"x:1 a #1 as of 2"}}, {card(1, 3), "c", []string{"x:1 b #1 as of 3"}}}},
		{"shown again", []step{{card(1, 1), "a", nil}, {card(1, 1), "b", nil}, {card(1, 2), "c", []string{"x:1 b #1 as of 2", "x:1 a #1 as of 2"}}}},
		{"the card became another", []step{{card(1, 1), "a", nil}, {card(2, 2), "a", nil}, {card(1, 3), "b", nil}}},
		{"another entry", []step{{card(1, 1), "a", nil}, {card(2, 2), "b", nil}}},
		{"another ledger", []step{{card(1, 1), "a", nil}, {card(1, 2, other), "b", nil}}},
		{"in another conversation", []step{{card(1, 1), "a", nil}, {card(1, 2, elsewhere), "a", []string{"x:1 a #1 as of 2"}}}},
		{"among several", []step{{card(1, 1), "a", nil}, {card(1, 2, several), "b", []string{"x:1 a #1 as of 1"}}, {card(1, 3), "c", nil}}},
		{"for one person", []step{{card(1, 1), "a", nil}, {card(1, 2, alone), "b", []string{"x:1 a #1 as of 1"}}, {card(1, 3), "c", nil}}},
		{"without choices", []step{{card(1, 1, bare), "a", nil}, {card(1, 2), "b", nil}}},
		{"a notice", []step{{card(1, 1, notice), "a", nil}, {card(1, 2), "b", nil}}},
		{"a question", []step{{card(1, 1), "a", nil}, {card(1, 1, asking), "b", nil}, {card(1, 2), "c", []string{"x:1 a #1 as of 2"}}}},
		{"without a name", []step{{card(1, 1), "", nil}, {card(1, 2), "b", nil}}},
		{"late", []step{{card(1, 2), "a", nil}, {card(1, 1), "b", nil}}},
	} {
		var cards chattest.Memory
		for i, s := range tt.steps {
			var got []string
			for _, o := range board(&cards).Shown(t.Context(), s.shown, s.as) {
				got = append(got, fmt.Sprintf("%s %s %s", o.Conversation, o.ID, o.Text))
				if len(o.Choices) > 0 {
					t.Errorf("%s: an outdated card has choices", tt.name)
				}
			}
			if !slices.Equal(got, s.want) {
				t.Errorf("%s: step %d makes %q old, want %q", tt.name, i+1, got, s.want)
			}
		}
	}
}

func TestFewCardsOfAnEntryKeepTheirChoices(t *testing.T) {
	var cards chattest.Memory
	old := 0
	for n := range 3 * maxCards {
		for _, c := range board(&cards).Shown(t.Context(), card(1, 1), chat.MessageID(fmt.Sprint(n))) {
			if c.Text != "#1 as of 1" || c.ID != chat.MessageID(fmt.Sprint(n-maxCards)) {
				t.Errorf("card %s gets old with %q when %d is shown", c.ID, c.Text, n)
			}
			old++
		}
	}
	if old != 2*maxCards {
		t.Errorf("%d cards got old, want %d", old, 2*maxCards)
	}
}

func TestTheLivingCard(t *testing.T) {
	shown := map[chat.MessageID]chat.Delivery{"a": card(1, 1), "b": card(2, 2), "c": card(1, 1, elsewhere)}
	for _, tt := range []struct {
		name  string
		reply chat.Delivery
		want  chat.MessageID
	}{
		{"a correction", card(1, 3, amending), "a"},
		{"of another entry", card(2, 3, amending), "b"},
		{"in another conversation", card(1, 3, amending, elsewhere), "c"},
		{"of a late revision", card(1, 0, amending), "a"},
		{"of what is not shown", card(3, 3, amending), ""},
		{"of another ledger", card(1, 3, amending, other), ""},
		{"no correction", card(1, 3), ""},
		{"of several", card(1, 3, amending, several), ""},
		{"for one person", card(1, 3, amending, alone), ""},
		{"with a file", card(1, 3, amending, filed), ""},
		{"a tap", card(1, 3, amending, tapped), ""},
		{"a notice", card(1, 3, amending, notice), ""},
	} {
		var cards chattest.Memory
		for _, id := range []chat.MessageID{"a", "b", "c"} {
			board(&cards).Shown(t.Context(), shown[id], id)
		}
		if got, ok := board(&cards).Living(t.Context(), tt.reply); got != tt.want || ok != (tt.want != "") {
			t.Errorf("%s amends %q, %v, want %q", tt.name, got, ok, tt.want)
		}
	}
}

// A screen is what a platform shows as one message.
type screen struct{ text string }

func (s *screen) edit(_ context.Context, r chat.Reply) (bool, error) {
	s.text = fmt.Sprint(r.Text, " ", len(r.Choices))
	return true, nil
}

// TestALaterRevisionStays has two processes change one card, in every order of what
// they do.
func TestALaterRevisionStays(t *testing.T) {
	at := func(d chat.Delivery) chat.Delivery { d.Card = "a"; return d }
	for _, tt := range []struct {
		name  string
		first func(*Board, Edit) error // what one process does
		then  func(*Board, Edit) error // what another does while the first request is on its way
		want  string
	}{
		{
			"an older correction arrives last",
			func(b *Board, e Edit) error { _, err := b.Replace(t.Context(), at(card(1, 2)), e); return err },
			func(b *Board, e Edit) error { _, err := b.Replace(t.Context(), at(card(1, 3)), e); return err },
			"#1 as of 3 1",
		},
		{
			"an older correction begins last",
			func(b *Board, e Edit) error { _, err := b.Replace(t.Context(), at(card(1, 3)), e); return err },
			func(b *Board, e Edit) error { _, err := b.Replace(t.Context(), at(card(1, 2)), e); return err },
			"#1 as of 3 1",
		},
		{
			"a card lives again",
			func(b *Board, e Edit) error {
				for _, c := range b.Shown(t.Context(), card(1, 2, elsewhere), "b") {
					if _, err := b.Outdate(t.Context(), c, e); err != nil {
						return err
					}
				}
				return nil
			},
			func(b *Board, e Edit) error { _, err := b.Replace(t.Context(), at(card(1, 3)), e); return err },
			"#1 as of 3 1",
		},
		{
			"the same again",
			func(b *Board, e Edit) error { _, err := b.Replace(t.Context(), at(card(1, 2)), e); return err },
			func(b *Board, e Edit) error { _, err := b.Replace(t.Context(), at(card(1, 2)), e); return err },
			"#1 as of 2 1",
		},
	} {
		var cards chattest.Memory
		var s screen
		board(&cards).Shown(t.Context(), card(1, 1), "a")
		requests := 0
		err := tt.first(board(&cards), func(ctx context.Context, r chat.Reply) (bool, error) {
			if requests++; requests == 1 {
				if err := tt.then(board(&cards), s.edit); err != nil {
					t.Errorf("%s: %v", tt.name, err)
				}
			}
			return s.edit(ctx, r)
		})
		if err != nil || s.text != tt.want {
			t.Errorf("%s: the card shows %q, %v, want %q", tt.name, s.text, err, tt.want)
		}
	}
}

// TestACardThatCannotBeChanged checks that it is forgotten, and that an error, after
// which the same comes again, is not taken for that.
func TestACardThatCannotBeChanged(t *testing.T) {
	var cards chattest.Memory
	b := board(&cards)
	b.Shown(t.Context(), card(1, 1), "a")
	d := card(1, 2, amending)
	d.Card = "a"
	if _, err := b.Replace(t.Context(), d, func(context.Context, chat.Reply) (bool, error) { return false, context.Canceled }); err == nil {
		t.Error("Replace returns no error")
	}
	if id, ok := b.Living(t.Context(), d); id != "a" || !ok {
		t.Errorf("after an error the living card is %q, %v, want a", id, ok)
	}
	if done, err := b.Replace(t.Context(), d, func(context.Context, chat.Reply) (bool, error) { return false, nil }); done || err != nil {
		t.Errorf("Replace = %v, %v", done, err)
	}
	if id, ok := b.Living(t.Context(), d); ok {
		t.Errorf("the living card is %q, which is gone", id)
	}
}

// TestACardThatBecomesSomethingElse checks that what replaces a card without being one
// ends its life.
func TestACardThatBecomesSomethingElse(t *testing.T) {
	var cards chattest.Memory
	var s screen
	b := board(&cards)
	b.Shown(t.Context(), card(1, 1), "a")
	if done, err := b.Replace(t.Context(), card(1, 1, several, tapped), s.edit); !done || err != nil {
		t.Fatal(done, err)
	}
	if id, ok := b.Living(t.Context(), card(1, 2, amending)); ok {
		t.Errorf("the living card is %q, which shows something else", id)
	}
}
