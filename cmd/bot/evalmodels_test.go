package main

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"

	"github.com/shopspring/decimal"

	"chit/agent/eval"
	"chit/agent/llm"
	"chit/agent/llm/llmtest"
	"chit/expense"
)

// A character is how a scripted model behaves: what it answers to a message.
type character func(wanted) llm.Response

// A wanted is a message with what a table expects of it.
type wanted struct {
	text   string
	mark   string // of the first alternative, see [eval.ReadTables]; C for context
	rest   string
	before []eval.Entry // what was stored
	fields bool         // an edit names a field and its value, and not each field by its name
}

// acting returns a bot whose model has a character. The model is told what the table
// expects of each message, and what the ledger holds before it. With agree, whoever talks
// to the bot says yes to all that it asks.
func acting(c character, agree bool) eval.Bot {
	var (
		known sync.Map // how a conversation ended, by what was said
		bot   eval.Bot
	)
	bot = func(ctx context.Context, t eval.Table, _ llm.Model, said []string) (eval.Conversation, error) {
		key := t.Name + "\x00" + strings.Join(said, "\x00")
		if end, ok := known.Load(key); ok {
			return end.(eval.Conversation), nil
		}
		m := &actor{character: c, table: t, said: said, before: func(ctx context.Context, n int) ([]eval.Entry, error) {
			end, err := bot(ctx, t, nil, said[:n])
			return end.Stored, err
		}}
		end, err := converse(ctx, t, m, said)
		if err == nil && agree && len(end.Choices) > 0 && !strings.Contains(end.Reply, "✅") {
			end, err = converse(ctx, t, m, append(slices.Clip(said), end.Choices[0]))
		}
		known.Store(key, end)
		return end, err
	}
	return bot
}

// An actor is a model of some character.
type actor struct {
	character character
	table     eval.Table
	said      []string
	before    func(ctx context.Context, n int) ([]eval.Entry, error) // what is stored before the message n
}

// Name implements [llm.Model].
func (*actor) Name() string { return "actor" }

// Next implements [llm.Model]. It answers a message once, and has nothing to say to what
// comes of that.
func (a *actor) Next(ctx context.Context, r llm.Request) (llm.Response, error) {
	last := r.Messages[len(r.Messages)-1]
	n := slices.Index(a.said, last.Text)
	if last.Role != llm.RoleUser || n < 0 {
		return say("What do you mean?"), nil
	}
	want := wanted{text: last.Text, fields: true}
	for _, tool := range r.Tools {
		if tool.Name == "edit_expense" {
			want.fields = strings.Contains(string(tool.Schema), `"field"`)
		}
	}
	want.mark, want.rest = a.expected(n)
	var err error
	if want.before, err = a.before(ctx, n); err != nil {
		return llm.Response{}, err
	}
	return a.character(want), nil
}

// expected returns the first alternative that the table expects of the message n. Context
// is expected to lead to what is stored after the next message that says so.
func (a *actor) expected(n int) (mark, rest string) {
	at := slices.IndexFunc(a.table.Rows, func(r eval.Row) bool { return r.Message == a.said[n] })
	for at+1 < len(a.table.Rows) && !a.follows(at, n) {
		next := slices.IndexFunc(a.table.Rows[at+1:], func(r eval.Row) bool { return r.Message == a.said[n] })
		if next < 0 {
			break
		}
		at += 1 + next
	}
	mark, rest, _ = strings.Cut(strings.Split(a.table.Rows[at].Expected, " | ")[0], " ")
	if mark != "C" {
		return mark, rest
	}
	for _, r := range a.table.Rows[at+1:] {
		if !r.Goes {
			break
		}
		if strings.HasPrefix(r.Expected, "S") {
			_, rest, _ = strings.Cut(strings.Split(r.Expected, " | ")[0], " ")
			break
		}
	}
	return "C", rest
}

// follows reports whether the row at i is the one that was said after the messages before n.
func (a *actor) follows(i, n int) bool {
	if n == 0 {
		return !a.table.Rows[i].Goes
	}
	return i > 0 && a.table.Rows[i].Goes && a.table.Rows[i-1].Message == a.said[n-1]
}

func say(text string) llm.Response { return llmtest.Say(text).Response }

// tell has the person told something, by the tool that is there for it.
func tell(text string) llm.Response { return call("report", map[string]any{"message": text}) }

func call(name string, args map[string]any) llm.Response { return calls(toolCall(name, args)) }

func calls(all ...llm.ToolCall) llm.Response {
	for i := range all {
		all[i].ID = fmt.Sprintf("call_%d", i+1)
	}
	return llm.Response{Calls: all, Finish: llm.FinishDone}
}

func toolCall(name string, args map[string]any) llm.ToolCall {
	text, err := json.Marshal(args)
	if err != nil {
		panic(err) // the arguments are those of this file
	}
	return llm.ToolCall{Name: name, Args: text}
}

// difference returns which entries are to be added to what is stored, and which to go.
func (w wanted) difference() (missing, extra []eval.Entry) {
	extra = slices.Clone(w.before)
	for part := range strings.SplitSeq(w.rest, ";") {
		f := strings.Fields(part)
		if len(f) != 3 {
			continue
		}
		e := eval.Entry{Gross: decimal.RequireFromString(f[0]), Currency: expense.Currency(f[1]), Day: f[2]}
		at := slices.IndexFunc(extra, func(x eval.Entry) bool {
			return x.Gross.Equal(e.Gross) && x.Currency == e.Currency && x.Day == e.Day
		})
		if at < 0 {
			missing = append(missing, e)
			continue
		}
		extra = slices.Delete(extra, at, at+1)
	}
	return missing, extra
}

var digits = regexp.MustCompile(`\d+(?:[.,]\d+)*`)

// figuresOf returns the numbers of a text.
func figuresOf(text string) []decimal.Decimal {
	var all []decimal.Decimal
	for _, f := range digits.FindAllString(text, -1) {
		f = strings.ReplaceAll(f, ",", ".")
		if i := strings.LastIndex(f, "."); i >= 0 && (strings.Count(f, ".") > 1 || len(f)-i == 4) {
			f = strings.ReplaceAll(f, ".", "")
		}
		if d, err := decimal.NewFromString(f); err == nil {
			all = append(all, d)
		}
	}
	return all
}

// arithmetic returns how an amount follows from the numbers of a text, and whether it does.
func arithmetic(text string, amount decimal.Decimal) (string, bool) {
	said := figuresOf(text)
	for _, a := range said {
		if a.Equal(amount) {
			return a.String(), true
		}
	}
	hundred := decimal.NewFromInt(100)
	for i, a := range said {
		for j, b := range said {
			if i == j || b.IsZero() {
				continue
			}
			for form, result := range map[string]decimal.Decimal{
				"%s*%s": a.Mul(b), "%s/%s": a.Div(b), "%s+%s": a.Add(b), "%s-%s": a.Sub(b),
				"%s-%s%%": a.Sub(a.Mul(b).Div(hundred)), "%s+%s%%": a.Add(a.Mul(b).Div(hundred)),
			} {
				if result.Round(2).Equal(amount) {
					return fmt.Sprintf(form, a, b), true
				}
			}
		}
		for _, n := range []int64{2, 3, 4} { // "half", "the three of us"
			if a.Div(decimal.NewFromInt(n)).Round(2).Equal(amount) {
				return fmt.Sprintf("%s/%d", a, n), true
			}
		}
	}
	return amount.String(), false
}

// subject returns what stands in a message beside numbers.
func subject(text string) string {
	kept := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsMark(r) {
			return r
		}
		return ' '
	}, text)
	all := strings.Fields(kept)
	return strings.Join(all[:min(len(all), 3)], " ")
}
