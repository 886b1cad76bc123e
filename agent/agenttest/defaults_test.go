package agenttest_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"chit/agent"
	"chit/agent/chat"
	"chit/db/dbtest"
	"chit/expense"
)

// TestNewLedger opens ledgers for people of whom the platform tells much, little or
// nothing, where the operator said something or nothing, and buys something abroad.
func TestNewLedger(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 11, 21, 23, 30, 0, 0, time.UTC)
	operator := chat.Sender{Currency: "CHF", Zone: "Asia/Tokyo", Language: "zh", Region: "CH"}
	for name, tt := range map[string]struct {
		operator, sender       chat.Sender
		first                  string
		currency, zone, spoken string
		card                   string
	}{
		"platform":         {operator, chat.Sender{Currency: "EUR", Zone: "Europe/Berlin", Language: "en"}, "coffee 5 USD", "EUR", "Europe/Berlin", "en", "today"},
		"operator":         {operator, chat.Sender{}, "coffee 5 USD", "CHF", "Asia/Tokyo", "zh", "Assumed: Asia/Tokyo"},
		"operator, bare":   {operator, chat.Sender{Language: "en"}, "coffee 5", "CHF", "Asia/Tokyo", "en", "today, Sun 22 Nov"},
		"currency alone":   {chat.Sender{Currency: "CHF"}, chat.Sender{}, "coffee 5 JPY", "CHF", "UTC", "en", "today, Sat 21 Nov"},
		"platform's money": {operator, chat.Sender{Currency: "GBP"}, "coffee 5 EUR", "GBP", "Asia/Tokyo", "zh", "Assumed: Asia/Tokyo"},
		"nobody":           {chat.Sender{}, chat.Sender{}, "coffee 5 JPY", "JPY", "UTC", "en", "Assumed: UTC"},
	} {
		store := dbtest.SQLite(t)
		service := expense.NewService(store)
		a := agent.New(agent.Config{Ledgers: service, Memory: store, Now: func() time.Time { return now }, Defaults: tt.operator})
		m := chat.Message{Conversation: "test:ana", Ledger: "test:ana", Direct: true, At: now, Sender: tt.sender}
		m.Sender.Person = expense.Person{ID: "test:ana", Name: "ana"}
		var cards []string
		for i, text := range []string{tt.first, "tea 1 SEK", "cake 2 NOK", "taxi 3"} {
			m.ID, m.Text = chat.MessageID(fmt.Sprint(i)), text
			reply, err := a.Handle(t.Context(), m)
			if err != nil {
				t.Fatal(err)
			}
			cards = append(cards, reply.Text)
		}
		l, err := service.Open(t.Context(), expense.Ledger{ID: "test:ana"})
		if err != nil {
			t.Fatal(err)
		}
		if string(l.Currency) != tt.currency || l.Zone != tt.zone || l.Language != tt.spoken {
			t.Errorf("%s: the ledger has %s %s %s, want %s %s %s", name, l.Currency, l.Zone, l.Language, tt.currency, tt.zone, tt.spoken)
		}
		if !strings.Contains(cards[0], tt.card) && !strings.Contains(cards[0], strings.Replace(tt.card, "Assumed: ", "默认：", 1)) {
			t.Errorf("%s: the card says %q, want %q in it", name, cards[0], tt.card)
		}
		said := strings.Contains(cards[3], "Assumed") || strings.Contains(cards[3], "默认")
		if first := name != "operator, bare" && l.Origins[expense.SettingCurrency] != expense.OriginLearned; said != first {
			t.Errorf("%s: the fourth card %q says what is assumed: %t, want it of the first one in %s only", name, cards[3], said, l.Currency)
		}
	}
}
