package lex_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"chit/agent"
	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/llm/llmtest"
	"chit/db/dbtest"
	"chit/expense"
	"chit/expense/parse/lex"
)

// TestOnce has messages handled from end to end and lists what is cut meanwhile: each
// message once, and nothing of it again. What else is cut was not in the message.
func TestOnce(t *testing.T) {
	for _, c := range []struct {
		name  string
		says  []string // the last message counts; one in brackets taps a choice
		model []llmtest.Step
		want  []string // texts beside the last message
	}{
		{name: "a complete line", says: []string{"lunch at Joe's 12.50 EUR yesterday #work"}},
		{name: "a complete line in Chinese", says: []string{"昨天午饭35块"}},
		{name: "a line in Russian", says: []string{"Кофе 250 рублей вчера"}},
		{name: "a line with two spaces", says: []string{"Kaffee und Kuchen  4,50 gestern"}},
		{name: "a line with tax", says: []string{"coffee 4.50 yesterday, 20% VAT"}},
		{name: "several lines", says: []string{"lunch 12\ntaxi 20 EUR\nbooks 7.50"}},
		{name: "a question", says: []string{"how much did I spend on coffee last month?"}},
		{name: "a question in Chinese", says: []string{"上个月咖啡花了多少钱？"}},
		{name: "a list", says: []string{"last 5 expenses on food in March"}},
		{name: "a report", says: []string{"how was March"}},
		{name: "a command", says: []string{"lunch 12", "/edit 1 20 EUR"}},
		{name: "a command that stands for others", says: []string{"/month 3"}, want: []string{"2026-03", "report 2026-03"}},
		{name: "a setting", says: []string{"my currency is dollars"}},
		{name: "a correction", says: []string{"lunch 12", "no, 13.50"}},
		{name: "a correction of two values", says: []string{"lunch 12", "change 1 to 20 USD yesterday"}},
		{name: "a tap", says: []string{"lunch 12", "[Undo]"}},
		{name: "a tap on a proposal", says: []string{"maybe lunch 60", "[Log it]"}},
		// The amount that waits for words is compared, and another makes a line of them.
		{name: "an answer to a question", says: []string{"12.00", "shoes for Ana"}, want: []string{"1.00", "12", "12.00"}},
		{name: "an answer with a value", says: []string{"coffee 4.50 3/4", "Fri 3 Apr"}, want: []string{"coffee 4.50 3/4"}},
		{name: "a proposal that is corrected", says: []string{"maybe lunch 60", "yes but 65"}, want: []string{"maybe lunch 60"}},
		{
			name: "a model in the loop", says: []string{"so we had pizza and it came to 23 in the end"},
			model: []llmtest.Step{llmtest.Call("add_expense", `{"amount":"23","description":"pizza"}`)},
		},
		{
			name: "a model that speaks", says: []string{"why do cats purr?"},
			model: []llmtest.Step{llmtest.Say("Because they like it.")}, want: []string{"Because they like it."},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t, c.model)
			last := len(c.says) - 1
			for _, text := range c.says[:last] {
				w.say(text)
			}
			w.want(c.says[last], c.want)
		})
	}
}

// want says something and compares what is cut meanwhile.
func (w *world) want(says string, others []string) {
	w.Helper()
	cut := map[[2]string]int{}
	stop := lex.OnCut(func(grain, text string) { cut[[2]string{grain, text}]++ })
	w.say(says)
	stop()
	message := lex.Normalize(says)
	if tapped := strings.HasPrefix(message, "["); tapped {
		message = ""
	} else if cut[[2]string{"tokens", message}] != 1 {
		w.Errorf("the message was cut into tokens %d times, want once", cut[[2]string{"tokens", message}])
	}
	found := []string{}
	for of, n := range cut {
		if n > 1 {
			w.Errorf("%q was cut into %s %d times", of[1], of[0], n)
		}
		if of[1] != message && !slices.Contains(found, of[1]) {
			found = append(found, of[1])
		}
	}
	slices.Sort(found)
	if !slices.Equal(found, others) {
		w.Errorf("beside the message were cut: %q, want %q", found, others)
	}
}

// A world is one person and the agent.
type world struct {
	*testing.T
	agent *agent.Agent
	last  chat.Reply
	said  int
}

func newWorld(t *testing.T, steps []llmtest.Step) *world {
	store := dbtest.Memory(t)
	var model llm.Model
	if steps != nil {
		model = llmtest.NewScript(steps...)
	}
	now := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	return &world{T: t, agent: agent.New(agent.Config{
		Ledgers: expense.NewService(store), Memory: store, Model: model, Now: func() time.Time { return now },
	})}
}

func (w *world) say(text string) chat.Reply {
	w.Helper()
	w.said++
	m := chat.Message{
		Conversation: "test:ana", Ledger: "test:ana", Direct: true, ID: chat.MessageID(fmt.Sprint(w.said)), Text: text,
		Sender: chat.Sender{Person: expense.Person{ID: "test:ana", Name: "ana"}, Zone: "UTC", Currency: "EUR", Language: "en"},
	}
	if label, ok := strings.CutPrefix(text, "["); ok {
		i := slices.IndexFunc(w.last.Choices, func(c chat.Choice) bool { return c.Label+"]" == label })
		if i < 0 {
			w.Fatalf("%s is none of %v", text, w.last.Choices)
		}
		m.Text, m.Choice = "", w.last.Choices[i].ID
	}
	reply, err := w.agent.Handle(w.Context(), m)
	if err != nil || reply.Text == "" {
		w.Fatalf("the reply to %q is %q, %v", text, reply.Text, err)
	}
	w.last = reply
	return reply
}
