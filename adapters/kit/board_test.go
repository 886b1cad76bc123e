package kit

import (
	"fmt"
	"slices"
	"testing"

	"chit/agent/chat"
	"chit/expense"
)

func TestCardsGetOldWithTheirExpense(t *testing.T) {
	card := func(number, revision int64, change ...func(*chat.Delivery)) chat.Delivery {
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
	several := func(d *chat.Delivery) {
		d.Reply.Expenses = append(d.Reply.Expenses, expense.Expense{Ledger: "x:1", Number: 9, Revision: 9})
	}
	elsewhere := func(d *chat.Delivery) { d.Conversation = "x:2" }
	other := func(d *chat.Delivery) { d.Reply.Expenses[0].Ledger = "x:2" }
	alone := func(d *chat.Delivery) { d.Reply.Private = true }
	bare := func(d *chat.Delivery) { d.Reply.Choices = nil }
	notice := func(d *chat.Delivery) { d.Reply.Notice = true }
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
		{"shown again", []step{{card(1, 1), "a", nil}, {card(1, 1), "b", nil}, {card(1, 2), "c", []string{"x:1 a #1 as of 2", "x:1 b #1 as of 2"}}}},
		{"in place", []step{{card(1, 1), "a", nil}, {card(1, 2), "a", nil}, {card(1, 3), "b", []string{"x:1 a #1 as of 3"}}}},
		{"the card became another", []step{{card(1, 1), "a", nil}, {card(2, 2), "a", nil}, {card(1, 3), "b", nil}}},
		{"another expense", []step{{card(1, 1), "a", nil}, {card(2, 2), "b", nil}}},
		{"another ledger", []step{{card(1, 1), "a", nil}, {card(1, 2, other), "b", nil}}},
		{"in another conversation", []step{{card(1, 1), "a", nil}, {card(1, 2, elsewhere), "a", []string{"x:1 a #1 as of 2"}}}},
		{"among several", []step{{card(1, 1), "a", nil}, {card(1, 2, several), "b", []string{"x:1 a #1 as of 1"}}, {card(1, 3), "c", nil}}},
		{"for one person", []step{{card(1, 1), "a", nil}, {card(1, 2, alone), "b", []string{"x:1 a #1 as of 1"}}, {card(1, 3), "c", nil}}},
		{"without choices", []step{{card(1, 1, bare), "a", nil}, {card(1, 2), "b", nil}}},
		{"a notice", []step{{card(1, 1, notice), "a", nil}, {card(1, 2), "b", nil}}},
		{"without a name", []step{{card(1, 1), "", nil}, {card(1, 2), "b", nil}}},
		{"late", []step{{card(1, 2), "a", nil}, {card(1, 1), "b", nil}}},
	} {
		var b Board
		for i, s := range tt.steps {
			var got []string
			for _, o := range b.Shown(s.shown, s.as) {
				got = append(got, fmt.Sprintf("%s %s %s", o.Conversation, o.Card, o.Text))
			}
			if !slices.Equal(got, s.want) {
				t.Errorf("%s: step %d makes %q old, want %q", tt.name, i+1, got, s.want)
			}
		}
	}
	var many Board
	for n := range int64(3 * maxBoard) {
		many.Shown(card(n, 1), chat.MessageID(fmt.Sprint(n)))
	}
	if n := len(many.at); n > maxBoard || len(many.cards) > n {
		t.Errorf("%d cards of %d expenses are remembered", n, len(many.cards))
	}
}
