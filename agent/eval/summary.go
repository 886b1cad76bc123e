package eval

import (
	"maps"
	"slices"
	"time"
)

// A Report is an evaluation of one model or several, on the same messages.
type Report struct {
	Day        string      `json:"day"` // on which it was made
	Version    string      `json:"version"`
	Sets       string      `json:"sets"` // what was said
	Models     []Summary   `json:"models"`
	Comparison *Comparison `json:"comparison,omitempty"`
}

// A Summary is how well a model did.
type Summary struct {
	Model      string  `json:"model"`
	All        Group   `json:"all"`
	Categories []Group `json:"categories"`
	Languages  []Group `json:"languages"` // without the category of injections
	Spent      Spent   `json:"spent"`
	Lines      []Line  `json:"messages"`
}

// A Group is a score of some messages.
type Group struct {
	Name     string         `json:"name"`
	Messages int            `json:"messages"`
	Accuracy Interval       `json:"accuracy"` // right at once
	OneTap   Interval       `json:"one_tap"`  // right at once, or one tap from it
	Wrong    Interval       `json:"wrong"`
	Verdicts map[string]int `json:"verdicts"`
}

// Spent is what a model took.
type Spent struct {
	Messages   int     `json:"messages"` // that were said, with those that are not scored
	Asked      int     `json:"asked"`    // of them, how many the model was asked about; the rules understand the others completely
	Calls      int     `json:"calls"`
	Failed     int     `json:"failed"`
	Prompt     int     `json:"prompt_tokens"`
	Cached     int     `json:"cached_tokens"` // of prompt
	Completion int     `json:"completion_tokens"`
	Latency    Latency `json:"latency_ms"` // of the model, for a message that it was asked about
	Cost       *Cost   `json:"cost,omitempty"`
}

// Latency is in milliseconds.
type Latency struct {
	Mean int64 `json:"mean"`
	P50  int64 `json:"p50"`
	P95  int64 `json:"p95"`
}

// A Cost is in dollars.
type Cost struct {
	Total      float64 `json:"total"`
	PerMessage float64 `json:"per_message"` // whether the model was asked about it or not
	Price      Price   `json:"price"`
}

// A Line is what became of one scored message.
type Line struct {
	File       string   `json:"file"`
	Line       int      `json:"line"`
	Category   Category `json:"category"`
	Language   string   `json:"language"`
	Message    string   `json:"message"`
	Expected   string   `json:"expected"`
	Verdict    string   `json:"verdict"`
	Reply      string   `json:"reply"`
	Choices    []string `json:"choices"`
	Calls      int      `json:"calls"`
	Prompt     int      `json:"prompt_tokens"`
	Cached     int      `json:"cached_tokens"`
	Completion int      `json:"completion_tokens"`
	Latency    int64    `json:"latency_ms"`

	verdict Verdict
}

// Summarize sums up the results of a model. Without a price nothing is said of the cost.
func Summarize(model string, results []Result, price *Price) Summary {
	s := Summary{Model: model}
	all := Score{}
	categories, languages := map[Category]Score{}, map[string]Score{}
	for _, r := range results {
		if !r.Scored() {
			continue
		}
		s.Lines = append(s.Lines, r.line())
		all[r.Verdict]++
		add(categories, r.Category, r.Verdict)
		if r.Category != Injection {
			add(languages, r.Language, r.Verdict)
		}
	}
	s.All = groupOf("all", all)
	for _, c := range Categories {
		if score, ok := categories[c]; ok {
			s.Categories = append(s.Categories, groupOf(string(c), score))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(languages)) {
		s.Languages = append(s.Languages, groupOf(name, languages[name]))
	}
	s.Spent = spent(results, price)
	return s
}

func add[K comparable](to map[K]Score, key K, v Verdict) {
	score := to[key]
	score[v]++
	to[key] = score
}

func groupOf(name string, s Score) Group {
	n := s.Total()
	g := Group{
		Name: name, Messages: n, Verdicts: map[string]int{},
		Accuracy: Wilson(s[Right], n), OneTap: Wilson(s[Right]+s[Tap], n), Wrong: Wilson(s[Wrong], n),
	}
	for v, count := range s {
		g.Verdicts[Verdict(v).String()] = count
	}
	return g
}

func (r Result) line() Line {
	l := Line{
		File: r.File, Line: r.Row.Line, Category: r.Category, Language: r.Language, Message: r.Row.Message, Expected: r.Row.Expected,
		Verdict: r.Verdict.String(), verdict: r.Verdict, Reply: r.Outcome.Reply, Choices: []string{},
		Calls: r.Use.Calls, Prompt: r.Use.Tokens.Prompt, Cached: r.Use.Tokens.Cached, Completion: r.Use.Tokens.Completion,
		Latency: r.Use.Latency.Milliseconds(),
	}
	for _, o := range r.Outcome.Offers {
		l.Choices = append(l.Choices, o.Label)
	}
	return l
}

func spent(results []Result, price *Price) Spent {
	var (
		use   Use
		times []time.Duration
	)
	for _, r := range results {
		use = use.Plus(r.Use)
		if r.Use.Calls > 0 {
			times = append(times, r.Use.Latency)
		}
	}
	s := Spent{
		Messages: len(results), Asked: len(times), Calls: use.Calls, Failed: use.Failed,
		Prompt: use.Tokens.Prompt, Cached: use.Tokens.Cached, Completion: use.Tokens.Completion,
	}
	if len(times) > 0 {
		slices.Sort(times)
		at := func(share int) int64 { return times[(len(times)-1)*share/100].Milliseconds() }
		s.Latency = Latency{use.Latency.Milliseconds() / int64(len(times)), at(50), at(95)}
	}
	if price != nil && s.Prompt > 0 {
		total := price.of(use)
		s.Cost = &Cost{total, total / float64(len(results)), *price}
	}
	return s
}

// A Comparison tells two models apart by the same messages.
type Comparison struct {
	First   string  `json:"first"`
	Second  string  `json:"second"`
	Better  int     `json:"better"`  // messages with which the second did better than the first
	Worse   int     `json:"worse"`   // with which it did worse
	Chance  float64 `json:"chance"`  // of a difference as large, were both as good
	Changes []Pair  `json:"changes"` // those messages
}

// A Pair is one message on which two models differ.
type Pair struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Message string `json:"message"`
	First   string `json:"first"`
	Second  string `json:"second"`
}

// Compare compares two models that were scored on the same messages.
func Compare(first, second Summary) *Comparison {
	c := &Comparison{First: first.Model, Second: second.Model, Changes: []Pair{}}
	for i, a := range first.Lines {
		b := second.Lines[i]
		switch {
		case a.verdict == b.verdict:
			continue
		case b.verdict < a.verdict:
			c.Better++
		default:
			c.Worse++
		}
		c.Changes = append(c.Changes, Pair{a.File, a.Line, a.Message, a.Verdict, b.Verdict})
	}
	c.Chance = chance(c.Better, c.Worse)
	return c
}
