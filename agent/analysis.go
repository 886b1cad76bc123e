package agent

import (
	"cmp"
	"context"
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/shopspring/decimal"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/door"
	"chit/agent/feature/analysis"
	"chit/agent/llm"
	"chit/agent/speech"
	"chit/expense"
	"chit/expense/clip"
	"chit/expense/parse"
)

// An analyst is a model with a prompt of its own and tools that only look, at one ledger.
// The model that reads a message hands a question to it that needs several looks, and the
// analyst's answer ends the run. What the person sees is what the looks found, as code
// shows it, and the analyst's words where they have no other figures.

//go:embed analyst.md
var analystsPrompt string

// analystsTools are those of the tools that an analyst has.
func analystsTools(all []*door.Tool) []*door.Tool {
	var tools []*door.Tool
	for _, name := range []string{action.QueryTool, action.FindTool, action.ReportTool} {
		if t, ok := door.Named(all, name); ok {
			tools = append(tools, t)
		}
	}
	return append(tools, analysis.Closing)
}

const (
	maxShown = 3    // looks of an answer
	maxTold  = 2000 // characters that an analyst is told of a look
)

// A finding is what one look found, as a person sees it.
type finding struct {
	chat.Reply
	none   bool           // there is nothing
	bounds []parse.Number // figures of the analyst's own that it repeats
}

// An inspection is an analyst's work on one question.
type inspection struct {
	exchange
	looks  []finding
	chosen []finding // of them, what is shown
	words  string    // of the analyst that are said
	noted  bool      // the analyst was told once what is wrong with its words
	cut    bool      // there was more to look at
}

// analyse has an analyst answer what the message asks, and ends the consultation with that.
func (c *consultation) analyse(ctx context.Context) error {
	env := c.env.Copy()
	env.Unshown = true
	i := &inspection{exchange: exchange{run: c.with(env), duty: c.looking}}
	err := i.converse(ctx, i, func(ctx context.Context) *llm.Request {
		request := c.request(ctx)
		request.System, request.Tools = i.prompt, i.specs()
		return request
	})
	c.usage = c.usage.Plus(i.usage)
	if err != nil {
		return c.failed(ctx, err)
	}
	join(&c.out.reply, i.reply())
	return nil
}

// obey implements [partner].
func (i *inspection) obey(ctx context.Context, answer llm.Response, request *llm.Request) (bool, error) {
	asked := llm.Message{Role: llm.RoleAssistant, Calls: answer.Calls, Extra: answer.Extra, Model: i.model.Name()}
	request.Messages = append(request.Messages, asked)
	var closing *step
	for _, s := range i.modelSteps(answer.Calls) {
		if _, ends := s.action.(analysis.Conclude); ends && closing == nil {
			closing = &s
			continue
		}
		data, err := i.look(ctx, s)
		if err != nil {
			return false, err
		}
		request.Messages = append(request.Messages, result(s, data))
	}
	if closing == nil {
		return true, nil
	}
	said := closing.action.(analysis.Conclude)
	i.choose(said.Show)
	wrong, err := i.wrongWith(ctx, said.Message)
	if wrong != "" && !i.noted && err == nil {
		i.noted = true
		request.Messages = append(request.Messages, result(*closing, "error: "+wrong))
		return true, nil
	}
	return false, cmp.Or(err, i.say(ctx, said.Message))
}

func result(s step, data string) llm.Message {
	return llm.Message{Role: llm.RoleTool, CallID: s.call.ID, Text: data}
}

// look does one call, and returns what the analyst is told of it.
func (i *inspection) look(ctx context.Context, s step) (string, error) {
	x, err := i.execute(ctx, intent{outcome: outcome{by: i.model.Name()}, env: i.env, steps: []step{s}})
	if err != nil {
		return "", err
	}
	data := x.results[0].Text
	found := finding{Reply: x.reply, none: data == "none", bounds: boundsOf(s.action)}
	if x.rows != "" {
		found.Text, found.Blocks = x.rows, nil
	}
	if found.Text == "" || strings.HasPrefix(data, "error") {
		return data, nil
	}
	if x.rows == "" {
		data = found.Text
	}
	if len(found.Files) > 0 {
		data += "\n(a file, " + found.Files[0].Name + ")"
	}
	found.Choices = nil // several lists of buttons say nothing
	i.looks = append(i.looks, found)
	return fmt.Sprintf("[%d]\n%s", len(i.looks), speech.Cut(data, maxTold)), nil
}

// boundsOf are the amounts by which a look was limited.
func boundsOf(a action.Action) []parse.Number {
	var said []string
	switch a := a.(type) {
	case action.QueryExpenses:
		said = []string{a.Over, a.Under}
	case action.FindExpenses:
		said = []string{a.Over, a.Under}
	}
	return parse.NewText(strings.Join(said, " ; "), parse.Options{}).Numbers()
}

// choose takes the looks with the given numbers, or the last ones that found something.
func (i *inspection) choose(numbers string) {
	i.chosen = nil
	for _, word := range strings.FieldsFunc(numbers, func(r rune) bool { return !unicode.IsDigit(r) }) {
		if n, err := strconv.Atoi(word); err == nil && n >= 1 && n <= len(i.looks) {
			i.chosen = append(i.chosen, i.looks[n-1])
		}
	}
	if len(i.chosen) == 0 {
		i.chosen = slices.DeleteFunc(slices.Clone(i.looks), func(f finding) bool { return f.none })
	}
	if len(i.chosen) == 0 && len(i.looks) > 0 {
		i.chosen = i.looks[len(i.looks)-1:]
	}
	var once []finding
	for _, f := range i.chosen {
		if !slices.ContainsFunc(once, func(o finding) bool { return o.Text == f.Text && len(f.Files) == 0 }) {
			once = append(once, f)
		}
	}
	i.chosen = once[max(0, len(once)-maxShown):]
}

// wrongWith returns why words may not be said beside what is shown, "" if they may.
func (i *inspection) wrongWith(ctx context.Context, words string) (string, error) {
	words = speech.Clean(words)
	if words == "" && len(i.chosen) > 0 {
		return "", nil
	}
	shown, err := i.shownFigures(ctx)
	switch {
	case err != nil:
		return "", err
	case empty(words):
		return "say in message what the person wants to know", nil
	case !speech.FiguresSaid(words, i.message.Text, slices.Concat(i.env.Text().Numbers(), shown)):
		return "message has a figure that is not in the results shown. Leave it out", nil
	case speech.Claims(words):
		return "message says that something was done, and nothing was", nil
	}
	return "", nil
}

// shownFigures are the figures of what is shown, without those that stand in words of
// entries, which anybody may have written, and without the analyst's own.
func (i *inspection) shownFigures(ctx context.Context) ([]parse.Number, error) {
	var all, not []parse.Number
	text := ""
	for _, f := range i.chosen {
		text += f.Text + "\n"
		not = append(not, f.bounds...)
	}
	all = parse.NewText(text, parse.Options{}).Numbers()
	if len(all) == 0 {
		return nil, nil
	}
	err := i.ledgers.Each(ctx, i.ledger.ID, func(e expense.Expense) error {
		for _, words := range append([]string{e.Description, e.Merchant, e.Category, e.Author.Name}, e.Tags...) {
			if words = speech.Clean(words); words != "" && strings.Contains(text, clip.Cut(words, maxBeginning, clip.Characters)) {
				not = append(not, parse.NewText(words, parse.Options{}).Numbers()...)
			}
		}
		return nil
	})
	same := func(a, b parse.Number) bool {
		return slices.ContainsFunc(a.Readings, func(v decimal.Decimal) bool { return slices.ContainsFunc(b.Readings, v.Equal) })
	}
	return slices.DeleteFunc(all, func(n parse.Number) bool {
		return slices.ContainsFunc(not, func(o parse.Number) bool { return same(n, o) })
	}), err
}

// maxBeginning is how many characters of an entry's words are looked for in what is shown,
// where they may be cut.
const maxBeginning = 12

// say ends with words of the analyst, if they may be said.
func (i *inspection) say(ctx context.Context, words string) error {
	wrong, err := i.wrongWith(ctx, words)
	if wrong == "" && err == nil {
		i.words = speech.Clean(words)
	}
	return err
}

// doubts implements [partner]. An analyst that says something without a look, or what may
// not be said, is told so once.
func (i *inspection) doubts(ctx context.Context, words string, request *llm.Request) bool {
	i.choose("")
	wrong, err := i.wrongWith(ctx, words)
	if len(i.looks) == 0 {
		wrong = "look at the ledger first"
	}
	if wrong == "" || i.noted || request.NoTools || err != nil {
		return false
	}
	i.noted = true
	request.Situation.Note = fmt.Sprintf("You answered in words, %q: %s.", speech.Cut(words, maxRepeated), wrong)
	return true
}

// speak implements [partner].
func (i *inspection) speak(ctx context.Context, words string) error {
	i.choose("")
	i.cut = i.calls >= i.maxCalls // it could do nothing but speak
	return i.say(ctx, words)
}

// declines implements [partner].
func (i *inspection) declines(ctx context.Context, words string) error { return i.speak(ctx, words) }

// failed implements [partner]. What was found until then is shown.
func (i *inspection) failed(ctx context.Context, err error) error {
	if len(i.looks) == 0 {
		return err
	}
	return i.unable(ctx)
}

// unable implements [partner].
func (i *inspection) unable(context.Context) error {
	i.choose("")
	i.cut = true
	return nil
}

// reply is what the person reads: what was found, what the analyst says of it, and whether
// there was more to look at.
func (i *inspection) reply() chat.Reply {
	var reply chat.Reply
	for _, f := range i.chosen {
		joinApart(&reply, f.Reply)
	}
	joinApart(&reply, chat.Reply{Text: i.words})
	switch {
	case reply.Text == "":
		return i.run.say(text.NotAnalysed)
	case i.cut && len(i.looks) > 0:
		join(&reply, i.run.say(text.AnalysisCut))
	}
	return reply
}

// joinApart adds something that an empty line sets off.
func joinApart(to *chat.Reply, r chat.Reply) {
	if to.Text != "" && r.Text != "" {
		parts := slices.Clone(r.Parts())
		parts[0].Gap = true
		r.Blocks, r.Text = parts, chat.PlainText(parts)
	}
	join(to, r)
}
