package agenttest_test

import (
	"encoding/json"
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/tiktoken-go/tokenizer"

	"chit/agent"
	"chit/agent/chat"
	"chit/agent/eval"
	"chit/agent/llm/llmtest"
	"chit/agent/llm/openai"
	"chit/db/dbtest"
	"chit/expense"
)

func TestMain(m *testing.M) { os.Exit(dbtest.Main(m)) }

// What is the same in all requests, prompt and tools, must be long enough to be cached, which
// begins at 1,024 tokens, and short enough to cost little where nothing is.
const (
	minPrefix = 1100
	maxPrefix = 1800
)

// What an expense may take beside that, the message, the situation and the answer.
const (
	maxTokens        = 140
	maxTokensHistory = 430 // with four earlier turns
)

// TestTokens sends real requests to a server of ours and counts what is in them.
func TestTokens(t *testing.T) {
	t.Parallel()
	args := `{"description":"coffee with Bob","amount":4.5,"tax_rate":0.2,"date":"yesterday"}`
	server := llmtest.NewServer(t, func(llmtest.Hit) llmtest.Answer {
		return llmtest.ToolCalls(llmtest.NewCall(1, "add_expense", args))
	})
	model, err := openai.New(openai.Config{BaseURL: "http://llm.test/v1", APIKey: "k", Model: "gpt-5.4-nano", HTTPClient: server.Client()})
	if err != nil {
		t.Fatal(err)
	}
	store := dbtest.SQLite(t)
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	a := agent.New(agent.Config{Ledgers: expense.NewService(store), Memory: store, Model: model, Now: func() time.Time { return now }})
	for i := range 5 {
		reply, err := a.Handle(t.Context(), chat.Message{
			Conversation: "test:ana", Ledger: "test:ana", Direct: true, ID: chat.MessageID(fmt.Sprint(i)), At: now,
			Sender: chat.Sender{Person: expense.Person{ID: "test:ana", Name: "ana"}, Zone: "Europe/Berlin", Currency: "EUR"},
			Text:   "so I was out with Bob yesterday and we had a coffee that was 4.50, with 20% VAT I believe",
		})
		if err != nil || len(reply.Expenses) != 1 {
			t.Fatalf("turn %d: %q, %v, want one expense", i, reply.Text, err)
		}
	}
	hits := server.Hits()
	if len(hits) != 5 {
		t.Fatalf("%d calls for 5 expenses, want one each", len(hits))
	}
	completion := count(t, args) + count(t, "add_expense") + 8
	for _, c := range []struct {
		name string
		body []byte
		max  int
	}{{"without history", hits[0].Body, maxTokens}, {"with four turns", hits[4].Body, maxTokensHistory}} {
		prefix, all := prefixTokens(t, c.body), requestTokens(t, c.body)
		t.Logf("%s: %d tokens, %d of them the same for all, %d the answer", c.name, all+completion, prefix, completion)
		if prefix < minPrefix || prefix > maxPrefix {
			t.Errorf("%s: prompt and tools have %d tokens, want %d to %d", c.name, prefix, minPrefix, maxPrefix)
		}
		if got := all - prefix + completion; got > c.max {
			t.Errorf("%s: %d tokens beside prompt and tools, want at most %d", c.name, got, c.max)
		}
		for _, model := range priced {
			t.Logf("%s: %-22s $%.6f, $%.6f with nothing cached", c.name, model, cost(t, model, prefix, all-prefix, completion), cost(t, model, 0, all, completion))
		}
	}
}

// priced are models of three providers. All of them cache by themselves: OpenAI and Google
// prefixes from 1,024 tokens on, DeepSeek any.
var priced = []string{"gpt-5.4-nano", "gemini-3.1-flash-lite", "deepseek-flash"}

// cost is what tokens cost, in dollars.
func cost(t *testing.T, model string, cached, fresh, answer int) float64 {
	t.Helper()
	p, ok := eval.PriceOf(model)
	if !ok {
		t.Fatalf("nobody knows the price of %s", model)
	}
	return (float64(cached)*p.Cached + float64(fresh)*p.Input + float64(answer)*p.Output) / 1e6
}

// TestCost holds that an expense costs less with a long prompt that is cached than with the
// 460 tokens of prompt and tools that it had when nothing was.
func TestCost(t *testing.T) {
	const short, fresh, answer = 460, 80, 45
	for _, model := range priced {
		if before, now := cost(t, model, 0, short+fresh, answer), cost(t, model, maxPrefix, fresh, answer); now > before {
			t.Errorf("%s: $%.6f, which was $%.6f", model, now, before)
		}
	}
}

// prefixTokens counts what of a request is the same for all: the prompt and the tools.
func prefixTokens(t *testing.T, body []byte) int {
	t.Helper()
	var r map[string]json.RawMessage
	if err := json.Unmarshal(body, &r); err != nil {
		t.Fatal(err)
	}
	var messages []json.RawMessage
	if err := json.Unmarshal(r["messages"], &messages); err != nil {
		t.Fatal(err)
	}
	prefix, err := json.Marshal(map[string]any{"messages": messages[:1], "tools": r["tools"]})
	if err != nil {
		t.Fatal(err)
	}
	return requestTokens(t, prefix)
}

// requestTokens counts a request by the formula that OpenAI's cookbook gives for
// o200k models: 3 for each message, 7 for each function, 3 for its properties
// and 3 for each of them, and 12 at the end, beside their words.
func requestTokens(t *testing.T, body []byte) int {
	t.Helper()
	var r struct {
		Messages []struct {
			Content   string `json:"content"`
			ToolCalls []struct {
				Function struct {
					Name      string `json:"name"`
					Arguments string `json:"arguments"`
				} `json:"function"`
			} `json:"tool_calls"`
		} `json:"messages"`
		Tools []struct {
			Function struct {
				Name        string `json:"name"`
				Description string `json:"description"`
				Parameters  struct {
					Properties map[string]struct {
						Type        string `json:"type"`
						Description string `json:"description"`
					} `json:"properties"`
				} `json:"parameters"`
			} `json:"function"`
		} `json:"tools"`
	}
	if err := json.Unmarshal(body, &r); err != nil {
		t.Fatal(err)
	}
	n := 12 + 3
	for _, m := range r.Messages {
		n += 3 + count(t, m.Content)
		for _, c := range m.ToolCalls {
			n += 3 + count(t, c.Function.Name) + count(t, c.Function.Arguments)
		}
	}
	for _, tool := range r.Tools {
		n += 7 + count(t, tool.Function.Name+":"+tool.Function.Description)
		if len(tool.Function.Parameters.Properties) > 0 {
			n += 3
		}
		for key, p := range tool.Function.Parameters.Properties {
			n += 3 + count(t, key+":"+p.Type+":"+p.Description)
		}
	}
	return n
}

var codec = func() tokenizer.Codec {
	c, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		panic(err)
	}
	return c
}()

func count(t *testing.T, s string) int {
	t.Helper()
	n, err := codec.Count(s)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
