package eval

import (
	"bytes"
	"math"
	"strings"
	"testing"
	"time"

	"chit/agent/llm"
)

func TestWilson(t *testing.T) {
	for _, test := range []struct {
		count, n  int
		low, high float64
	}{ // as R's prop.test(correct = FALSE) has it
		{0, 0, 0, 100}, {0, 10, 0, 27.75}, {10, 10, 72.25, 100}, {81, 263, 25.53, 36.62}, {15, 148, 6.24, 16.05},
	} {
		got := Wilson(test.count, test.n)
		if math.Abs(got.Low-test.low) > 0.01 || math.Abs(got.High-test.high) > 0.01 {
			t.Errorf("%d of %d: %v–%v, want %v–%v", test.count, test.n, got.Low, got.High, test.low, test.high)
		}
	}
}

func TestChance(t *testing.T) {
	for _, test := range []struct {
		better, worse int
		want          float64
	}{{0, 0, 1}, {5, 5, 1}, {6, 0, 0.03125}, {0, 6, 0.03125}, {9, 1, 0.021484}, {400, 300, 0.00018}} {
		if got := chance(test.better, test.worse); math.Abs(got-test.want) > test.want/50 {
			t.Errorf("%d better, %d worse: %v, want %v", test.better, test.worse, got, test.want)
		}
	}
}

func TestPrice(t *testing.T) {
	for model, as := range map[string]string{
		"gpt-5.4-nano@api.openai.com": "gpt-5.4-nano, June 2026", "gpt-5.4-mini-2026-03-17@host": "gpt-5.4-mini, June 2026",
		"gpt-5.5-pro@api.openai.com": "", "deepseek-flash@api.deepseek.com": "deepseek-flash, October 2026, peak hours", "llama@host": "", "rules": "",
	} {
		if got, ok := PriceOf(model); got.As != as || ok != (as != "") {
			t.Errorf("%s: %+v", model, got)
		}
	}
	p, err := ParsePrice("0.2, 0.02,1.25")
	if err != nil {
		t.Fatal(err)
	}
	cost := p.of(Use{Tokens: llm.Usage{Prompt: 3_000_000, Cached: 2_000_000, Completion: 1_000_000}})
	if math.Abs(cost-(0.2+2*0.02+1.25)) > 1e-9 {
		t.Errorf("cost %v", cost)
	}
	for _, bad := range []string{"", "1,2", "1,2,3,4", "1,x,3", "1,-2,3", "NaN,1,1"} {
		if _, err := ParsePrice(bad); err == nil {
			t.Errorf("%q is a price", bad)
		}
	}
}

// results are those of a model that the rules ask about three of four messages.
func results(verdicts ...Verdict) []Result {
	all := []Result{{Category: Dialogue, Language: "de", Use: Use{Calls: 1, Latency: time.Second, Tokens: llm.Usage{Prompt: 1000, Cached: 500, Completion: 10}}}}
	for i, v := range verdicts {
		r := Result{File: "t.tsv", Category: Message, Language: "de", Verdict: v, Row: Row{Line: i + 2, Message: "a | b\nc", Expected: "N", Want: []Expectation{{mark: "N"}}}}
		if i > 0 {
			r.Category, r.Language, r.Use = Injection, "en", Use{Calls: 2, Failed: 1, Latency: 3 * time.Second, Tokens: llm.Usage{Prompt: 1000}}
		}
		all = append(all, r)
	}
	return all
}

func TestSummarize(t *testing.T) {
	s := Summarize("m", results(Right, Tap, Wrong), &Price{Input: 1, Cached: 0, Output: 50, As: "as given"})
	if s.All.Messages != 3 || len(s.Categories) != 2 || len(s.Languages) != 1 || s.Languages[0].Name != "de" || math.Round(s.All.OneTap.Share) != 67 || s.All.Verdicts["wrong"] != 1 {
		t.Errorf("%+v", s)
	}
	want := Spent{Messages: 4, Asked: 3, Calls: 5, Failed: 2, Prompt: 3000, Cached: 500, Completion: 10, Latency: Latency{2333, 3000, 3000}}
	got := s.Spent
	got.Cost = nil
	if got != want {
		t.Errorf("spent %+v, want %+v", got, want)
	}
	if c := s.Spent.Cost; c == nil || math.Abs(c.Total-0.003) > 1e-9 || math.Abs(c.PerMessage-0.00075) > 1e-9 {
		t.Errorf("cost %+v", c)
	}
}

func TestCompare(t *testing.T) {
	c := Compare(Summarize("a", results(Wrong, Tap, Right), nil), Summarize("b", results(Right, Tap, Tap), nil))
	if c.Better != 1 || c.Worse != 1 || len(c.Changes) != 2 || c.Changes[0].First != "wrong" || c.Chance != 1 {
		t.Errorf("%+v", c)
	}
}

// A report is a table for a terminal, and Markdown in which nothing that was said is any.
func TestReport(t *testing.T) {
	first, second := Summarize("rules", results(Wrong, Tap, Right), nil), Summarize("m@host", results(Right, Tap, Tap), &Price{Input: 1})
	r := Report{Day: "2026-11-22", Version: "v1", Sets: "t.tsv", Models: []Summary{first, second}, Comparison: Compare(first, second)}
	for name, form := range map[string]struct {
		write func(*bytes.Buffer) error
		want  []string
	}{
		"text": {
			func(b *bytes.Buffer) error { return r.WriteText(b) },
			[]string{"\nm@host\n", "  message    1         100.0 % (21–100)", "in 5 calls (1.25 per message), of which 2 failed", "did better than rules with 1 messages and worse with 1"},
		},
		"markdown": {
			func(b *bytes.Buffer) error { return r.WriteMarkdown(b) },
			[]string{"# rules and m@host\n", "| message | 1 | 100.0 % (21–100) |", `| t.tsv:2 | wrong | a \| b / c | N |`, `| t.tsv:2 | a \| b / c | wrong | right |`, "0.0025 USD"},
		},
	} {
		var b bytes.Buffer
		if err := form.write(&b); err != nil {
			t.Fatal(err)
		}
		for _, want := range form.want {
			if !strings.Contains(b.String(), want) {
				t.Errorf("%s: there is no %q in:\n%s", name, want, &b)
			}
		}
	}
}

// The golden sets are large enough to tell models apart.
func TestGolden(t *testing.T) {
	tables, err := Golden()
	if err != nil {
		t.Fatal(err)
	}
	messages, conversations, languages, files := map[Category]int{}, 0, map[string]bool{}, map[string]bool{}
	for _, table := range tables {
		if files[table.File] {
			t.Errorf("%s has several tables", table.File)
		}
		files[table.File] = true
		if !table.Foreign() {
			languages[table.Language()] = true
		}
	}
	for _, d := range dialoguesOf(tables) {
		if len(d.rows) > 1 && !d.table.Foreign() {
			conversations++
		}
		for _, r := range d.rows {
			if r.Want != nil {
				messages[d.category(r)]++
			}
		}
	}
	if messages[Message] < 300 || conversations < 60 || messages[Question] < 40 || messages[Injection] < 40 || len(languages) != 14 {
		t.Errorf("%v messages, %d conversations, %d languages", messages, conversations, len(languages))
	}
}

func TestLimit(t *testing.T) {
	tables, err := Golden()
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{1, 20, 300} {
		some := Limit(tables, n)
		count := 0
		for _, table := range some {
			count += scored(table.Rows)
			if table.Rows[0].Goes {
				t.Errorf("%s begins within a conversation", table.Name)
			}
		}
		if count < n || count > n+8 || n >= 300 && len(some) < len(tables) {
			t.Errorf("%d messages of %d tables, want about %d of %d", count, len(some), n, len(tables))
		}
	}
	if got := Limit(tables, 0); len(got) != len(tables) {
		t.Errorf("%d tables without a limit", len(got))
	}
}
