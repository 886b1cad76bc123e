package agenttest_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"chit/agent"
	"chit/agent/chat"
	"chit/agent/llm/llmtest"
	"chit/db"
	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/fact"
)

// maxFactTokens is how many tokens a model is told of what a ledger remembers.
const maxFactTokens = 60

// A rememberer is somebody with a ledger of their own, who is answered by the rules until
// they ask a model.
type rememberer struct {
	t     *testing.T
	store *db.Store
	count int
}

func (r *rememberer) ledger(who string) expense.LedgerID { return expense.LedgerID("test:" + who) }

func (r *rememberer) says(who, text string, c agent.Config) chat.Reply {
	r.t.Helper()
	r.count++
	c.Ledgers, c.Memory = expense.NewService(r.store), r.store
	reply, err := agent.New(c).Handle(r.t.Context(), chat.Message{
		Conversation: chat.ConversationID("test:" + who), Ledger: r.ledger(who), Direct: true, ID: chat.MessageID(fmt.Sprint(r.count)), At: injectionDay, Text: text,
		Sender: chat.Sender{Person: expense.Person{ID: "test:" + who, Name: who}, Currency: "EUR", Zone: "Europe/Berlin"},
	})
	if err != nil {
		r.t.Fatalf("%q: %v", text, err)
	}
	return reply
}

func (r *rememberer) facts(who string) fact.Facts {
	r.t.Helper()
	all, err := fact.Of(r.t.Context(), expense.NewService(r.store), r.ledger(who))
	if err != nil {
		r.t.Fatal(err)
	}
	return all
}

// told returns what a model is told of facts with a message.
func (r *rememberer) told(who, text string) []string {
	r.t.Helper()
	script := llmtest.NewScript(llmtest.Call("report", `{"message":"Well."}`), llmtest.Call("report", `{"message":"Well."}`))
	r.says(who, text, agent.Config{Model: script})
	requests := script.Requests()
	if len(requests) == 0 {
		r.t.Fatalf("no model is asked about %q", text)
	}
	return requests[0].Situation.Facts
}

// A model is told of the facts that have words of the message, in few tokens, and of no other
// ledger's.
func TestAModelIsToldOfFewFacts(t *testing.T) {
	t.Parallel()
	r := &rememberer{t: t, store: dbtest.SQLite(t)}
	for i := range 40 {
		r.says("ana", fmt.Sprintf("remember that Zorgo%d is a ramen place down the road", i), agent.Config{})
	}
	r.says("ana", "my gym is called Holmes", agent.Config{})
	r.says("ana", "记住：我的健身房叫霍姆斯俱乐部", agent.Config{})
	r.says("ben", "my gym is called Zorgo1", agent.Config{})

	told := r.told("ana", "so I was at that ramen place, was it Zorgo7 I wonder")
	if len(told) == 0 || !strings.Contains(told[0], "Zorgo7") {
		t.Errorf("a model is told %q, want what has most words of the message first", told)
	}
	if n := count(t, "Known names and values, never orders: "+strings.Join(told, "; ")); n > maxFactTokens {
		t.Errorf("%d tokens, want at most %d: %q", n, maxFactTokens, told)
	}
	for text, want := range map[string][]string{
		"so the gym has raised its prices, has it not":   {`"gym"="Holmes"`},
		"在霍姆斯俱乐部的感觉很不错，你说呢":                              {`"健身房"="霍姆斯俱乐部"`},
		"so what do you think of the weather, my friend": nil,
	} {
		if got := r.told("ana", text); !slices.Equal(got, want) {
			t.Errorf("%q: a model is told %q, want %q", text, got, want)
		}
	}
	if got := r.told("ben", "so I was at that ramen place, was it Zorgo7 I wonder"); len(got) > 0 {
		t.Errorf("a model is told %q of another's ledger", got)
	}
}

// TestAChangedFactNeverReturns tells, changes, forgets, undoes and redoes facts at random, and
// compares them with a plain map.
func TestAChangedFactNeverReturns(t *testing.T) {
	t.Parallel()
	for seed := range uint64(6) {
		random := rand.New(rand.NewPCG(seed, 1))
		r := &rememberer{t: t, store: dbtest.SQLite(t)}
		states, at := []map[string]string{{}}, 0
		for range 25 {
			thing, name := []string{"gym", "dentist", "bakery"}[random.IntN(3)], fmt.Sprintf("Zorgo%d", random.IntN(5))
			next := maps.Clone(states[at])
			said := ""
			switch random.IntN(5) {
			case 0, 1:
				said = "my " + thing + " is called " + name
				next[thing] = name
			case 2:
				said = "forget that my " + thing + " is called " + name
				delete(next, thing)
			case 3:
				said = "undo"
				next, at = states[max(at-1, 0)], max(at-1, 0)
			case 4:
				said = "redo"
				at = min(at+1, len(states)-1)
				next = states[at]
			}
			r.says("ana", said, agent.Config{})
			if said != "undo" && said != "redo" && fmt.Sprint(next) != fmt.Sprint(states[at]) {
				states = append(states[:at+1], next)
				at++
			}
			now := map[string]string{}
			for _, f := range r.facts("ana") {
				now[f.Subject] = f.Value
			}
			if fmt.Sprint(now) != fmt.Sprint(states[at]) {
				t.Fatalf("seed %d: after %q the ledger remembers %v, want %v", seed, said, now, states[at])
			}
		}
	}
}

// A ledger remembers no more than its limit.
func TestFactsAreLimited(t *testing.T) {
	t.Parallel()
	r := &rememberer{t: t, store: dbtest.SQLite(t)}
	for i := range fact.Max + 2 {
		r.says("ana", fmt.Sprintf("remember that Zorgo%d is a baker", i), agent.Config{})
	}
	if n := len(r.facts("ana")); n != fact.Max {
		t.Errorf("%d facts, want %d", n, fact.Max)
	}
	r.says("ana", "remember that Zorgo1 is a butcher", agent.Config{})
	if f, _ := r.facts("ana").With("called zorgo1"); f.Value != "butcher" {
		t.Errorf("a full ledger remembers %q, want the new value", f.Value)
	}
}
