package chattest

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/shopspring/decimal"

	"chit/agent/chat"
	"chit/expense"
)

// The ledgers of the suite. A store that checks ledgers has both.
const (
	Ana expense.LedgerID = "telegram:7001"
	Bo  expense.LedgerID = "telegram:7002"
)

// RunCards checks the stores that open makes.
func RunCards(t *testing.T, open func(t *testing.T) chat.Cards) {
	for _, tt := range []struct {
		name  string
		check func(*testing.T, chat.Cards)
	}{
		{"a card is found by its entry and by its message", checkFound},
		{"ledgers and conversations are apart", checkApart},
		{"the last put up comes first", checkLast},
		{"a later revision stays", checkLater},
		{"a card becomes that of another entry", checkBecomes},
		{"a card is taken down once", checkTaken},
		{"a card keeps what it shows", checkFace},
		{"many put up and take down at once", checkRace},
	} {
		t.Run(tt.name, func(t *testing.T) { tt.check(t, open(t)) })
	}
}

// card returns a card of an entry, in conversation telegram:1/a.
func card(id chat.MessageID, number, revision int64) chat.Card {
	return chat.Card{
		Conversation: "telegram:1/a", ID: id, Ledger: Ana, Number: number, Revision: revision,
		Text: fmt.Sprintf("#%d as of %d", number, revision), Choices: []chat.Choice{{ID: "undo:1", Label: "Undo"}},
	}
}

func putUp(t *testing.T, s chat.Cards, c chat.Card, want bool) {
	t.Helper()
	if got, err := s.PutUp(t.Context(), c); got != want || err != nil {
		t.Errorf("PutUp of %s = %v, %v, want %v", c.Text, got, err, want)
	}
}

func takeDown(t *testing.T, s chat.Cards, c chat.Card, want bool) {
	t.Helper()
	if got, err := s.TakeDown(t.Context(), c); got != want || err != nil {
		t.Errorf("TakeDown of %s = %v, %v, want %v", c.Text, got, err, want)
	}
}

// has checks the cards of entries of a ledger, and that each is found by its message.
func has(t *testing.T, s chat.Cards, l expense.LedgerID, numbers []int64, want ...chat.Card) {
	t.Helper()
	got, err := s.CardsOf(t.Context(), l, numbers...)
	if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" || err != nil {
		t.Errorf("the cards of %v of %s: %v, want (-) and got (+):\n%s", numbers, l, err, diff)
	}
	for _, c := range want {
		at, ok, err := s.CardAt(t.Context(), c.Conversation, c.ID)
		if diff := cmp.Diff(c, at, cmpopts.EquateEmpty()); diff != "" || !ok || err != nil {
			t.Errorf("the card at %s: %v, %v, want (-) and got (+):\n%s", c.ID, ok, err, diff)
		}
	}
}

func checkFound(t *testing.T, s chat.Cards) {
	has(t, s, Ana, []int64{1})
	a, b := card("a", 1, 1), card("b", 2, 2)
	putUp(t, s, a, true)
	putUp(t, s, b, true)
	has(t, s, Ana, []int64{1}, a)
	has(t, s, Ana, []int64{2, 3, 1}, b, a)
	has(t, s, Ana, nil)
	if _, ok, err := s.CardAt(t.Context(), "telegram:1/a", "c"); ok || err != nil {
		t.Errorf("CardAt of no card = %v, %v", ok, err)
	}
}

func checkApart(t *testing.T, s chat.Cards) {
	a := card("a", 1, 1)
	elsewhere, others := a, a
	elsewhere.Conversation = "telegram:1/b"
	others.ID, others.Ledger = "b", Bo
	for _, c := range []chat.Card{a, elsewhere, others} {
		putUp(t, s, c, true)
	}
	has(t, s, Bo, []int64{1}, others)
	has(t, s, Ana, []int64{1}, elsewhere, a)
	takeDown(t, s, elsewhere, true)
	has(t, s, Ana, []int64{1}, a)
	has(t, s, Bo, []int64{1}, others)
}

func checkLast(t *testing.T, s chat.Cards) {
	ids := []chat.MessageID{"9", "10", "11"}
	for _, id := range ids {
		putUp(t, s, card(id, 1, 1), true)
	}
	has(t, s, Ana, []int64{1}, card("11", 1, 1), card("10", 1, 1), card("9", 1, 1))
}

func checkLater(t *testing.T, s chat.Cards) {
	putUp(t, s, card("a", 1, 2), true)
	putUp(t, s, card("a", 1, 1), false)
	has(t, s, Ana, []int64{1}, card("a", 1, 2))
	again := card("a", 1, 2)
	again.Text = "in other words"
	putUp(t, s, again, true)
	putUp(t, s, again, true)
	has(t, s, Ana, []int64{1}, again)
	putUp(t, s, card("a", 1, 3), true)
	has(t, s, Ana, []int64{1}, card("a", 1, 3))
}

func checkBecomes(t *testing.T, s chat.Cards) {
	putUp(t, s, card("a", 1, 5), true)
	putUp(t, s, card("a", 2, 4), true) // a revision says nothing about another entry
	has(t, s, Ana, []int64{1})
	other := card("a", 2, 1)
	other.Ledger = Bo
	putUp(t, s, other, true)
	has(t, s, Ana, []int64{1, 2})
	has(t, s, Bo, []int64{2}, other)
}

func checkTaken(t *testing.T, s chat.Cards) {
	putUp(t, s, card("a", 1, 2), true)
	takeDown(t, s, card("a", 1, 1), false)
	takeDown(t, s, card("a", 2, 2), false)
	takeDown(t, s, card("b", 1, 2), false)
	takeDown(t, s, card("a", 1, 2), true)
	takeDown(t, s, card("a", 1, 2), false)
	has(t, s, Ana, []int64{1})
	putUp(t, s, card("a", 1, 1), true)
	has(t, s, Ana, []int64{1}, card("a", 1, 1))
}

func checkFace(t *testing.T, s chat.Cards) {
	c := card("1700000000.000100/1700000000.000200", 1, 1)
	c.Blocks = []chat.Block{
		{Kind: chat.Line, Text: "✅ #1 · 4.50 € <b>\"x\"</b>", Strong: "4.50 €"},
		{Kind: chat.Table, Text: "a  b", Gap: true, Headed: true, Rows: [][]chat.Cell{{{Text: "a"}, {Text: "b", Right: true, Number: new(decimal.RequireFromString("-4.5")), Unit: "EUR"}}}},
	}
	c.Text = chat.PlainText(c.Blocks)
	c.Choices = append(c.Choices, chat.Choice{ID: "delete:1", Label: "删除", Style: chat.Danger, Menu: "…"})
	putUp(t, s, c, true)
	has(t, s, Ana, []int64{1}, c)
}

// checkRace has many put up cards of one entry and take down what they find. Each
// card is taken down by one of them.
func checkRace(t *testing.T, s chat.Cards) {
	const workers, cards = 8, 6
	var mu sync.Mutex
	taken := map[chat.MessageID]int{}
	var all sync.WaitGroup
	for range workers {
		all.Go(func() {
			for n := range int64(cards) {
				if _, err := s.PutUp(t.Context(), card("shared", 1, n)); err != nil {
					t.Errorf("PutUp: %v", err)
				}
			}
		})
	}
	all.Wait()
	has(t, s, Ana, []int64{1}, card("shared", 1, cards-1))
	for n := range cards {
		putUp(t, s, card(chat.MessageID(fmt.Sprint("c", n)), 1, 1), true)
	}
	for range workers {
		all.Go(func() {
			found, err := s.CardsOf(t.Context(), Ana, 1)
			if err != nil {
				t.Errorf("CardsOf: %v", err)
			}
			for _, c := range slices.Backward(found) {
				if ok, err := s.TakeDown(t.Context(), c); ok {
					mu.Lock()
					taken[c.ID]++
					mu.Unlock()
				} else if err != nil {
					t.Errorf("TakeDown: %v", err)
				}
			}
		})
	}
	all.Wait()
	has(t, s, Ana, []int64{1})
	for id, n := range taken {
		if n != 1 {
			t.Errorf("%s was taken down %d times", id, n)
		}
	}
	if len(taken) != cards+1 {
		t.Errorf("%d cards were taken down, want %d", len(taken), cards+1)
	}
}
