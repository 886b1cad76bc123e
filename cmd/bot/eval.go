package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"time"

	"chit/agent/eval"
	"chit/agent/llm"
)

// evalCommand scores how well people's messages are understood: by the rules alone, and
// with a model.
type evalCommand struct {
	Files   []string
	Model   string `flag:"model" help:"What to score: rules, NAME@URL, or NAME for another model of the configured server; if not given, the rules and the configured model."`
	Compare string `flag:"compare" help:"Two of these, separated by a comma, to score and compare."`
	JSON    bool   `flag:"json" help:"Print the report as JSON, with every message."`
	MD      string `flag:"md" help:"The file to write the report to as Markdown, like docs/eval/MODEL.md."`
	Price   string `flag:"price" help:"What a million tokens cost in dollars: INPUT,CACHED,OUTPUT."`
	Limit   int    `flag:"limit" unset:"0" validate:"min=0" help:"Score about so many messages, spread evenly; 0 for all."`
}

func (cmd *evalCommand) take(args []string) { cmd.Files = args }

func (cmd *evalCommand) run(ctx context.Context, p *process, flags *settings) error {
	s, wrong := readSettings(p.getenv, flags)
	if err := wrong.of("OpenAIKey", "OpenAIBaseURL", "OpenAIModel", "OpenAITools"); err != nil {
		return err
	}
	price, err := cmd.price()
	if err != nil {
		return err
	}
	models, err := cmd.models(openaiConfig{baseURL: s.OpenAIBaseURL, model: s.OpenAIModel, key: s.OpenAIKey, tools: strings.ToLower(s.OpenAITools)})
	if err != nil {
		return err
	}
	tables, sets, err := cmd.tables()
	if err != nil {
		return err
	}
	report := eval.Report{Day: time.Now().Format(time.DateOnly), Version: ownVersion(), Sets: sets}
	for _, m := range models {
		summary, err := score(ctx, m, tables, price)
		if err != nil {
			return err
		}
		report.Models = append(report.Models, summary)
	}
	if len(models) == 2 {
		report.Comparison = eval.Compare(report.Models[0], report.Models[1])
	}
	return cmd.write(p, report)
}

func (cmd *evalCommand) price() (*eval.Price, error) {
	if cmd.Price == "" {
		return nil, nil
	}
	price, err := eval.ParsePrice(cmd.Price)
	if err != nil {
		return nil, fmt.Errorf("--price: %w", err)
	}
	return &price, nil
}

// tables returns what is said, limited, and a phrase that says what it is.
func (cmd *evalCommand) tables() (tables []eval.Table, sets string, err error) {
	sets = "the golden sets"
	if len(cmd.Files) == 0 {
		tables, err = eval.Golden()
	} else {
		var names []string
		for _, file := range cmd.Files {
			data, err := os.ReadFile(file)
			if err != nil {
				return nil, "", fmt.Errorf("cannot read the messages: %w", err)
			}
			some, err := eval.ReadTables(filepath.Base(file), string(data))
			if err != nil {
				return nil, "", err
			}
			tables, names = append(tables, some...), append(names, filepath.Base(file))
		}
		sets = strings.Join(names, ", ")
	}
	if err != nil || cmd.Limit == 0 {
		return tables, sets, err
	}
	return eval.Limit(tables, cmd.Limit), fmt.Sprintf("about %d messages of %s", cmd.Limit, sets), nil
}

// rulesAlone is the name of a bot without a model.
const rulesAlone = "rules"

// models returns what is to be scored; nil among them is the rules alone.
func (cmd *evalCommand) models(configured openaiConfig) ([]llm.Model, error) {
	names := []string{rulesAlone}
	switch {
	case cmd.Compare != "" && cmd.Model != "":
		return nil, errors.New("--model and --compare cannot be used together")
	case cmd.Compare != "":
		if names = strings.Split(cmd.Compare, ","); len(names) != 2 {
			return nil, fmt.Errorf("--compare must name two models, like %s,NAME@URL, not %s", rulesAlone, cmd.Compare)
		}
	case cmd.Model != "":
		names = []string{cmd.Model}
	case configured.on():
		names = append(names, "")
	}
	models := make([]llm.Model, len(names))
	for i, name := range names {
		if name = strings.TrimSpace(name); name == rulesAlone {
			continue
		}
		m, err := evalModel(name, configured)
		if err != nil {
			return nil, err
		}
		models[i] = m
	}
	return models, nil
}

// evalModel returns a model, without a breaker: what it fails at shall count.
func evalModel(name string, configured openaiConfig) (llm.Model, error) {
	c := configured
	c.model = cmp.Or(name, configured.model)
	if at := strings.LastIndex(name, "@http"); at >= 0 {
		c.model, c.baseURL = name[:at], name[at+1:]
	} else if !configured.on() {
		return nil, fmt.Errorf("%q names a model but no server; write NAME@URL, or set OPENAI_API_KEY or OPENAI_BASE_URL", name)
	}
	return openModel(c, slog.New(slog.DiscardHandler), nil)
}

// evalParallel is how many conversations are held at once.
const evalParallel = 4

// score plays all tables with a model, nil for none.
func score(ctx context.Context, m llm.Model, tables []eval.Table, price *eval.Price) (eval.Summary, error) {
	player := eval.Player{Bot: converse, Parallel: evalParallel}
	name := rulesAlone
	if m != nil {
		name = m.Name()
		player.Model = eval.NewMeter(m, time.Now)
	}
	results, err := player.Play(ctx, tables)
	if err != nil {
		return eval.Summary{}, fmt.Errorf("%s was not scored: %w", name, err)
	}
	if known, ok := eval.PriceOf(name); ok && price == nil {
		price = &known
	}
	return eval.Summarize(name, results, price), nil
}

func (cmd *evalCommand) write(p *process, report eval.Report) error {
	if cmd.MD != "" {
		if err := p.output(cmd.MD, false, report.WriteMarkdown); err != nil {
			return err
		}
	}
	if cmd.JSON {
		return buffered(p.stdout, func(w io.Writer) error {
			enc := json.NewEncoder(w)
			enc.SetEscapeHTML(false)
			enc.SetIndent("", " ")
			return enc.Encode(report)
		})
	}
	if cmd.MD == "-" {
		return nil
	}
	return buffered(p.stdout, report.WriteText)
}
