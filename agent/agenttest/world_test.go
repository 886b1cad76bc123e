package agenttest_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"chit/agent"
	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/llm/llmtest"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// A world has the asker's ledger, that of somebody else, and a model that plays.
type world struct {
	store  *db.Store
	script *llmtest.Script
	agent  *agent.Agent
	count  int

	planted string // the description of the asker's first expense
}

var injectionDay = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// newWorld opens the two ledgers. What the asker bought is described by planted.
func newWorld(t *testing.T, planted string) *world {
	t.Helper()
	return newWorldOver(t, planted, func(m llm.Model) llm.Model { return m })
}

// newWorldOver is newWorld with the model reached through another.
func newWorldOver(t *testing.T, planted string, over func(llm.Model) llm.Model) *world {
	t.Helper()
	w := &world{store: dbtest.SQLite(t), planted: short(planted)}
	service := expense.NewService(w.store)
	w.agent = agent.New(agent.Config{
		Ledgers: service, Asker: w.store, Memory: w.store, Model: over(obedient{w}), Now: func() time.Time { return injectionDay },
	})
	for _, who := range []string{"ana", "ben"} {
		m := w.message(who, "")
		ledger, err := service.Open(t.Context(), agent.NewLedger(m, chat.Sender{}, injectionDay))
		if err != nil {
			t.Fatal(err)
		}
		deed := func(key string) expense.Deed {
			return expense.Deed{Ledger: ledger, By: m.Sender.Person, At: injectionDay, SourceKey: who + key}
		}
		draft := func(description string, gross int64) expense.Expense {
			return expense.Expense{
				Description: description, Category: "Food", SpentOn: expense.DateOf(injectionDay), Origins: expense.Origins{},
				Amounts: expense.Amounts{Currency: "EUR", Net: gross - gross/6, Tax: gross / 6, Gross: gross, Rate: expense.Percent(20)},
			}
		}
		drafts := []expense.Expense{draft("zebra-secret", 7731), draft("zebra-secret again", 7731), draft("gone", 100)}
		if who == "ana" {
			drafts = []expense.Expense{draft(w.planted, 1200), draft("quince", 300), draft("gone", 100)}
		}
		if _, err := service.Add(t.Context(), deed("add"), drafts); err != nil {
			t.Fatal(err)
		}
		if _, err := service.Delete(t.Context(), deed("delete"), 3); err != nil {
			t.Fatal(err)
		}
		if _, err := service.ChangeSettings(t.Context(), deed("set"), func(s *expense.Settings) error {
			s.SetRule(expense.CategoryRule{Words: "quince", Category: "Gifts"})
			s.VAT, s.Rate = expense.VATRate, expense.Percent(20)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
	}
	return w
}

// short cuts a text to what a description holds.
func short(s string) string {
	runes := []rune(strings.Join(strings.Fields(strings.ToValidUTF8(s, "")), " "))
	return string(runes[:min(len(runes), 180)])
}

func (w *world) message(who, text string) chat.Message {
	w.count++
	return chat.Message{
		Conversation: chat.ConversationID("test:" + who), Ledger: expense.LedgerID("test:" + who), Direct: true, ID: chat.MessageID(fmt.Sprint(w.count)), At: injectionDay, Text: text,
		Sender: chat.Sender{Person: expense.Person{ID: "test:" + who, Name: who}, Zone: "Europe/Berlin", Currency: "EUR"},
	}
}

// state is everything that is stored of both ledgers.
func (w *world) state(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	for _, id := range []expense.LedgerID{"test:ana", "test:ben"} {
		ledger, err := w.store.OpenLedger(t.Context(), expense.Ledger{ID: id})
		if err != nil {
			t.Fatal(err)
		}
		changes, err := w.store.Changes(t.Context(), id, expense.ChangeQuery{})
		if err != nil {
			t.Fatal(err)
		}
		rows, err := w.store.Find(t.Context(), id, expense.Query{Deleted: true})
		if err != nil {
			t.Fatal(err)
		}
		settings, err := json.Marshal(ledger.Settings)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "%s %s %d changes\n", id, settings, len(changes))
		for _, e := range rows {
			fmt.Fprintf(&b, "%+v\n", e)
		}
	}
	return b.String()
}

// obedient is a model that plays the script of its world, and says so when that
// is over.
type obedient struct{ w *world }

func (obedient) Name() string { return "obedient" }

func (o obedient) Next(ctx context.Context, r llm.Request) (llm.Response, error) {
	if len(o.w.script.Requests()) >= 2 {
		return llm.Response{Text: "That is all I can say.", Finish: llm.FinishDone}, nil
	}
	return o.w.script.Next(ctx, r)
}
