package telegram_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"chit/adapters/telegram/telegramtest"
	"chit/agent/chat"
)

// TestCards checks what Telegram gets of a card: its parts set apart, and its buttons
// coloured.
func TestCards(t *testing.T) {
	s := open(t, telegramtest.Options{})
	r := start(t, s, newNotes(), nil)
	a := ana(s)
	a.Say("coffee 4.50")
	m := r.next(t)
	card := chat.Compose(
		chat.Block{Kind: chat.Line, Text: "🍕 #1 · 4.50 EUR · <b>tea</b>", Strong: "4.50 EUR"},
		chat.Block{Kind: chat.Table, Text: "Food  4.50", Gap: true, Rows: [][]chat.Cell{{{Text: "Food"}, {Text: "4.50", Right: true}}}},
	)
	card.Choices = []chat.Choice{
		{ID: "yes:1", Label: "Yes", Style: chat.Primary},
		{ID: "no:1", Label: "No"},
		{ID: "delete:1", Label: "Delete", Style: chat.Danger},
		{ID: "x:1", Label: "Odd", Style: "plaid"},
	}
	check := func(when string) {
		t.Helper()
		got := a.Chat().Last()
		want := []telegramtest.Entity{{Type: "bold", Offset: 8, Length: 8}, {Type: "pre", Offset: 31, Length: 10}}
		if diff := cmp.Diff(want, got.Entities); diff != "" || got.Text != card.Text {
			t.Errorf("%s Ana sees %q, entities (-want +got):\n%s", when, got.Text, diff)
		}
		var styles []string
		for _, row := range got.Buttons {
			for _, b := range row {
				styles = append(styles, b.Style)
			}
		}
		if want := []string{"primary", "", "danger", ""}; !slices.Equal(styles, want) {
			t.Errorf("%s the buttons are %q, want %q", when, styles, want)
		}
	}
	id, err := r.deliver(t, m, card)
	if err != nil {
		t.Fatal(err)
	}
	check("once sent,")
	tap := a.Tap(a.Chat().Last().ID, "No")
	pressed := r.next(t)
	card.InPlace = true
	card.Blocks[0].Text = "🍕 #1 · 5.20 EUR · <b>tea</b>"
	card.Blocks[0].Strong = "5.20 EUR"
	card.Text = chat.PlainText(card.Blocks)
	if again, err := r.deliver(t, pressed, card); err != nil || again != id {
		t.Fatalf("the card became message %s of %s: %v", again, id, err)
	}
	wait(t, s, "the tap to be answered", tap.Answered)
	check("once changed,")
}
