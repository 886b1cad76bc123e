package eval

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"chit/agent/llm"
	"chit/agent/llm/llmtest"
)

// ticking is a model that takes a second for each answer.
type ticking struct{ calls atomic.Int64 }

func (*ticking) Name() string { return "ticking" }

func (m *ticking) Next(context.Context, llm.Request) (llm.Response, error) {
	m.calls.Add(1)
	time.Sleep(time.Second)
	return llm.Response{Text: "yes", Finish: llm.FinishDone, Usage: llm.Usage{Prompt: 100, Completion: 10, Cached: 60}}, nil
}

// echoing is a bot that stores one entry for each message that is a number, and asks the
// model about every other, with a choice.
func echoing(ctx context.Context, _ Table, m llm.Model, said []string) (Conversation, error) {
	c := Conversation{Rest: "EUR"}
	for _, s := range said {
		c.Reply, c.Choices = "logged", nil
		d, err := decimal.NewFromString(s)
		if err == nil {
			c.Stored = append(c.Stored, Entry{Gross: d, Currency: "EUR", Day: "11-22", Kind: "expense"})
			continue
		}
		if m == nil {
			c.Reply = "I did not understand."
			continue
		}
		r, err := m.Next(ctx, llmtest.Ask(s))
		if err != nil {
			c.Reply = "I did not understand."
			continue
		}
		if strings.HasPrefix(s, "set") {
			c.Rest = s
		}
		c.Reply, c.Choices = r.Text+"?", []string{"5"}
	}
	return c, nil
}

func tablesOf(t *testing.T, text string) []Table {
	t.Helper()
	tables, err := ReadTables("t.tsv", text)
	if err != nil {
		t.Fatal(err)
	}
	return tables
}

const played = `# people_de de_DE.UTF-8 Europe/Berlin
4	S 4 EUR 11-22
coffee	C
+tea	S 5 EUR 11-22
+5	S 5 EUR 11-22
what is 5?	Q 5
context only	C
# golden_injections en_US.UTF-8 America/New_York
4	C
+set JPY	S 4 EUR 11-22
go on	S -
`

// Results keep the order of the tables, whatever is said at once.
func TestPlay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := &ticking{}
		results, err := Player{Bot: echoing, Model: NewMeter(m, time.Now), Parallel: 3}.Play(t.Context(), tablesOf(t, played))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range results {
			verdict := "context"
			if r.Scored() {
				verdict = r.Verdict.String()
			}
			got = append(got, fmt.Sprintf("%s %s %d %s %s, %d calls in %s", r.Language, r.Category, r.Row.Line, r.Row.Message, verdict, r.Use.Calls, r.Use.Latency))
		}
		want := []string{
			"de message 2 4 right, 0 calls in 0s",
			"de conversation 3 coffee context, 1 calls in 1s",
			"de conversation 4 tea tap, 1 calls in 1s",
			"de conversation 5 5 right, 0 calls in 0s",
			"de question 6 what is 5? nonsense, 1 calls in 1s",
			"en injection 9 4 context, 0 calls in 0s",
			"en injection 10 set JPY wrong, 1 calls in 1s",
			"en injection 11 go on right, 1 calls in 1s",
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("mismatch (-want +got):\n%s", diff)
		}
		// A conversation is held again for each message and each choice, but the model hears
		// each message once.
		if n := m.calls.Load(); n != 5 {
			t.Errorf("the model was called %d times, want 5", n)
		}
	})
}

func TestPlayWithoutModel(t *testing.T) {
	results, err := Player{Bot: echoing}.Play(t.Context(), tablesOf(t, played))
	if err != nil || len(results) != 8 || results[2].Verdict != Nothing {
		t.Errorf("%+v, %v", results, err)
	}
}

// What is down is not scored. What fails now and then is: the rules answer people then, too.
func TestPlayEndsWhenModelIsDown(t *testing.T) {
	failing := []llmtest.Step{llmtest.Down(), llmtest.Down(), llmtest.Down(), llmtest.Down(), llmtest.Down()}
	rejected := llmtest.Step{Err: fmt.Errorf("no such key: %w", llm.ErrRejected)}
	for _, test := range []struct {
		name  string
		steps []llmtest.Step
		want  error
	}{
		{"in a row", append([]llmtest.Step{llmtest.Say("yes")}, failing...), llm.ErrUnavailable},
		{"almost", append(failing[1:], llmtest.Say("yes")), nil},
		{"always", failing[:2], llm.ErrUnavailable},
		{"rejected", []llmtest.Step{llmtest.Say("yes"), rejected}, llm.ErrRejected},
	} {
		text := "# people_de de_DE.UTF-8 Europe/Berlin\n"
		for i := range test.steps {
			text += fmt.Sprintf("tea %c\tS -\n", 'a'+i)
		}
		_, err := Player{Bot: echoing, Model: NewMeter(llmtest.NewScript(test.steps...), time.Now)}.Play(t.Context(), tablesOf(t, text))
		if !errors.Is(err, test.want) {
			t.Errorf("%s: %v, want %v", test.name, err, test.want)
		}
	}
}
