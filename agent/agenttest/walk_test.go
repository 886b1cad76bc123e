package agenttest_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"chit/agent"
	"chit/agent/chat"
	"chit/db/dbtest"
	"chit/expense"
)

// TestAWalkThroughTheChoices taps whatever is shown, two hundred times, now and then on an
// old card. The totals stay those of the rows, and undoing everything empties the ledger.
func TestAWalkThroughTheChoices(t *testing.T) {
	t.Parallel()
	for seed := range uint64(3) {
		random, store := rand.New(rand.NewPCG(seed, 1)), dbtest.Memory(t)
		service := expense.NewService(store)
		bot := agent.New(agent.Config{Ledgers: service, Memory: store, Now: func() time.Time { return injectionDay }})
		count := 0
		hand := func(text, choice string) chat.Reply {
			count++
			reply, err := bot.Handle(t.Context(), chat.Message{
				Conversation: "test:ana", Ledger: "test:ana", ID: chat.MessageID(fmt.Sprint(count)), Direct: true, At: injectionDay, Text: text, Choice: choice,
				Sender: chat.Sender{Person: expense.Person{ID: "test:ana", Name: "ana"}, Currency: "EUR", Zone: "Europe/Berlin", Region: "DE"},
			})
			if err != nil || reply.Text == "" {
				t.Fatalf("seed %d, step %d: %q %s: %q, %v", seed, count, text, choice, reply.Text, err)
			}
			return reply
		}
		var shown []chat.Reply
		for i := range 4 {
			shown = append(shown, hand(fmt.Sprintf("coffee %d.50 incl. 20%% VAT", i+1), ""))
		}
		for range 200 {
			card := shown[len(shown)-1]
			if random.IntN(4) == 0 || len(card.Choices) == 0 {
				card = shown[random.IntN(len(shown))]
			}
			if len(card.Choices) == 0 {
				continue
			}
			c := card.Choices[random.IntN(len(card.Choices))]
			if len(c.ID) > 64 {
				t.Errorf("the id %s has %d bytes", c.ID, len(c.ID))
			}
			if reply := hand(c.Label, c.ID); !reply.Notice {
				shown = append(shown, reply)
			}
		}
		checkTotals(t, store)
		for range 300 {
			if hand("undo", "").Text == "There is nothing to undo." {
				break
			}
		}
		checkTotals(t, store)
		left, err := service.Find(t.Context(), "test:ana", expense.Query{Limit: 9})
		if err != nil || len(left) > 0 {
			t.Errorf("seed %d: after undoing everything there is %v, %v", seed, left, err)
		}
	}
}

// checkTotals compares the totals of a month with the sums of its rows.
func checkTotals(t *testing.T, store expense.Store) {
	t.Helper()
	month := expense.MonthOf(expense.DateOf(injectionDay), 1)
	got, err := store.Totals(t.Context(), "test:ana", month)
	if err != nil {
		t.Fatal(err)
	}
	want, err := store.Recompute(t.Context(), "test:ana", month)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(expense.Rate{})); diff != "" {
		t.Errorf("totals are not the sum of the rows (-want +got):\n%s", diff)
	}
}
