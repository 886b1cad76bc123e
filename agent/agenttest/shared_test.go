package agenttest_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"chit/agent"
	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/llm/llmtest"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
)

// A shared ledger is ana's, and ben has a role in it. Before he got it he added #2 and #3,
// deleted #3, and was asked about something.
type sharedLedger struct {
	t      *testing.T
	store  *db.Store
	script *llmtest.Script
	agent  *agent.Agent
	count  int

	said  chat.MessageID // ben's message that added #2
	asked string         // the choice that would answer his question

	before string // what was stored before the attempt
}

const sharedID = expense.LedgerID("test:shared")

func newShared(t *testing.T, role expense.Role) *sharedLedger {
	t.Helper()
	w := &sharedLedger{t: t, store: dbtest.Memory(t), script: llmtest.NewScript()}
	w.agent = agent.New(agent.Config{
		Ledgers: expense.NewService(w.store), Asker: w.store, Memory: w.store, Files: onePDF{}, Now: func() time.Time { return injectionDay },
	})
	w.says("ana", "quince 12 incl. 20% VAT")
	m := w.message("ben", "coffee 6 incl. 20% VAT")
	w.said = m.ID
	w.hand(m)
	w.says("ben", "tea 3 on 3 Oct")
	w.says("ben", "delete 3")
	w.says("ana", "quince is Gifts")
	w.says("ana", "my gym is called Holmes")
	reply := w.says("ben", "maybe lunch with friends about 60")
	w.asked = reply.Choices[0].ID
	if role != "" {
		w.says("ana", "/roles ben "+string(role))
	}
	return w
}

// withModel lets a model decide that makes one call.
func (w *sharedLedger) withModel(tool, args string) {
	w.withStep(llmtest.Call(tool, args))
}

// withStep lets a model decide that does one thing.
func (w *sharedLedger) withStep(step llmtest.Step) {
	well := llmtest.Call("report", `{"message":"Well."}`)
	w.script = llmtest.NewScript(step, well, well, well, well)
	w.agent = agent.New(agent.Config{
		Ledgers: expense.NewService(w.store), Asker: w.store, Memory: w.store, Model: w.script, Now: func() time.Time { return injectionDay },
	})
}

func (w *sharedLedger) message(who, text string) chat.Message {
	w.count++
	return chat.Message{
		Conversation: "test:shared", Ledger: sharedID, ID: chat.MessageID(fmt.Sprint(w.count)), At: injectionDay, Text: text,
		Sender: chat.Sender{Person: expense.Person{ID: "test:" + who, Name: who}, Currency: "EUR", Zone: "Europe/Berlin"},
	}
}

func (w *sharedLedger) hand(m chat.Message) chat.Reply {
	w.t.Helper()
	reply, err := w.agent.Handle(w.t.Context(), m)
	if err != nil {
		w.t.Fatalf("%q %q: %v", m.Text, m.Choice, err)
	}
	return reply
}

func (w *sharedLedger) says(who, text string) chat.Reply {
	w.t.Helper()
	return w.hand(w.message(who, text))
}

// taps has ben make a choice.
func (w *sharedLedger) taps(c action.Choice) chat.Reply {
	w.t.Helper()
	m := w.message("ben", "x")
	m.Choice = action.Encode(c)
	return w.hand(m)
}

// state is everything that is stored of the ledger.
func (w *sharedLedger) state() string {
	w.t.Helper()
	ledger, err := w.store.OpenLedger(w.t.Context(), expense.Ledger{ID: sharedID})
	if err != nil {
		w.t.Fatal(err)
	}
	changes, err := w.store.Changes(w.t.Context(), sharedID, expense.ChangeQuery{})
	if err != nil {
		w.t.Fatal(err)
	}
	october := expense.MonthOf(expense.Date{Year: 2026, Month: time.October, Day: 1}, 1)
	shown, ok, err := w.store.Reported(w.t.Context(), sharedID, october, "")
	if err != nil {
		w.t.Fatal(err)
	}
	state, err := json.Marshal([]any{ledger, changes, shown, ok})
	if err != nil {
		w.t.Fatal(err)
	}
	return string(state)
}

// yes agrees to what was asked last.
func (w *sharedLedger) yes(r chat.Reply) {
	w.t.Helper()
	for _, c := range r.Choices {
		if strings.HasPrefix(c.ID, "ask:") {
			m := w.message("ben", c.Label)
			m.Choice = c.ID
			w.hand(m)
			return
		}
	}
}

// own is a message of ben's about his own ledger, in the room of the shared one.
func (w *sharedLedger) own(text string) chat.Message {
	m := w.message("ben", text)
	m.Conversation, m.Ledger, m.Direct, m.Room = "test:ben", "test:ben", true, &chat.Room{Name: "#shared", Ledger: sharedID}
	return m
}

// settingUp hands in the form of all settings as ana opened it.
func settingUp(w *sharedLedger) {
	m := w.message("ana", "")
	m.Choice = action.Encode(action.ShowSettings{})
	form, err := w.agent.Form(w.t.Context(), m)
	if err != nil || form == nil {
		w.t.Fatalf("no form of the settings: %v", err)
	}
	m = w.message("ben", "")
	m.Choice, m.Fields = form.ID, map[string]string{"month_start": "25"}
	w.hand(m)
}

func moving(w *sharedLedger) { w.moved() }

// moved moves an expense of ben's own to the shared ledger.
func (w *sharedLedger) moved() chat.Reply {
	reply := w.hand(w.own("cake 5"))
	i := slices.IndexFunc(reply.Choices, func(c chat.Choice) bool { return strings.HasPrefix(c.ID, "move:") })
	m := w.own("x")
	m.Choice = reply.Choices[i].ID
	return w.hand(m)
}

// movingBack takes a move back that was made before ben had his role.
func movingBack(w *sharedLedger) {
	now, err := w.store.OpenLedger(w.t.Context(), expense.Ledger{ID: sharedID})
	if err != nil {
		w.t.Fatal(err)
	}
	role := now.RoleOf(expense.Person{ID: "test:ben"})
	w.says("ana", "/roles ben member")
	card := w.moved()
	w.says("ana", "/roles ben "+string(role))
	m := w.own("x")
	m.Choice = card.Choices[0].ID
	w.before = w.state()
	w.hand(m)
}

// onePDF has one file.
type onePDF struct{}

func (onePDF) Fetch(context.Context, chat.ConversationID, chat.FileRef, int64) ([]byte, error) {
	return []byte("%PDF-1.4"), nil
}
