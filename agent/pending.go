package agent

import (
	"context"
	"encoding/json"
	"maps"
	"strings"
	"time"

	"github.com/shopspring/decimal"

	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/agent/tool"
	"chit/expense/parse"
)

// pendingFor is how long a question stays open. After that an answer is a
// message like any other.
const pendingFor = 24 * time.Hour

// answered tries a message as the answer to the open question, without a model.
// It reports false when the message is about something else; the question is
// then dropped, since nobody is kept in a dialogue.
func (r *run) answered(ctx context.Context) (chat.Reply, bool, error) {
	p := r.pending
	if r.env.Now.Sub(p.Asked) > pendingFor {
		return chat.Reply{}, false, nil
	}
	text := strings.TrimSpace(r.message.Text)
	bare := strings.ToLower(strings.Trim(text, " .!。！"))
	kind := kindOf(p)
	if said(bare, "words_cancel") || kind != "tax_rate" && said(bare, "words_no") {
		return r.say("dropped"), true, nil
	}
	if p.Field == tool.Confirmed {
		if said(bare, "words_yes") {
			return r.fill(ctx, "yes")
		}
		return chat.Reply{}, false, nil
	}
	value, ok := r.value(ctx, kind, text)
	if !ok {
		return chat.Reply{}, false, nil
	}
	return r.fill(ctx, value)
}

// kindOf returns which kind of value a question is about: the argument that is
// asked for, or the field whose new value it is.
func kindOf(p *memory.Pending) string {
	if p.Field != tool.FieldValue || len(p.Calls) == 0 {
		return p.Field
	}
	var args struct{ Field string }
	// Arguments that are no object were refused before they could wait here.
	_ = json.Unmarshal(p.Calls[0].Args, &args)
	return args.Field
}

// value reads a text as the value of an argument.
func (r *run) value(ctx context.Context, field, text string) (string, bool) {
	o := r.env.Parsing()
	switch field {
	case "amount", "net_amount", "gross_amount", "tax_amount":
		return amountIn(text, o)
	case "tax_rate":
		if rate, ok := parse.ParseRate(text); ok {
			return rate.String(), true
		}
		if bare := strings.ToLower(text); said(bare, "words_no") || said(bare, "words_none") {
			return "0", true
		}
		// The question is about percent, so that a bare 20 is 20 %.
		if rate, ok := parse.ParseRate(text + "%"); ok && plain(text) {
			return rate.String(), true
		}
	case "date":
		_, ok := parse.ParseDate(parse.Normalize(text), o)
		return text, ok
	case "currency":
		c, ok := parse.CurrencyNamed(text)
		return string(c), ok
	case "number":
		n := strings.TrimPrefix(text, "#")
		_, err := decimal.NewFromString(n)
		return n, err == nil
	case "description", "merchant", "category":
		// A text that is an expense of its own is not the name of another one.
		read := parse.Parse(text, o)
		return text, len(read.Amounts) == 0 && len([]rune(text)) <= 60 && !strings.Contains(text, "\n") &&
			!r.rules.IsCommand(text, r.situation(ctx))
	}
	return "", false
}

// amountIn returns the amount that a text is, or the only one in a text that says
// nothing else worth keeping: "it was 18".
func amountIn(text string, o parse.Options) (string, bool) {
	if a, ok := parse.ParseAmount(parse.Normalize(text), o); ok {
		return a.Text, true
	}
	read := parse.Parse(text, o)
	if len(read.Amounts) != 1 || len(read.Expenses) > 0 && read.Expenses[0].Description != "" {
		return "", false
	}
	return read.Amounts[0].Text, true
}

func plain(s string) bool { return s != "" && strings.Trim(s, "0123456789.") == "" }

// fill runs the waiting calls with the value that was asked for. The first
// question's text is evidence as much as the answer is.
func (r *run) fill(ctx context.Context, value string) (chat.Reply, bool, error) {
	p := r.pending
	if value == "" {
		return r.say("dropped"), true, nil
	}
	r.readBy = r.rules.Name()
	r.env.Sources = append(append([]string{}, p.Sources...), r.message.Text)
	r.env.Answered = maps.Clone(p.Answered)
	if r.env.Answered == nil {
		r.env.Answered = map[string]string{}
	}
	r.env.Answered[p.Field] = value
	r.env.About = p.About
	calls := append([]llm.ToolCall{}, p.Calls...)
	if len(calls) > 0 && p.Field != tool.Confirmed {
		calls[0].Args = withArgument(calls[0].Args, p.Field, value)
	}
	out, err := r.execute(ctx, calls, false)
	return out.reply, true, err
}

// withArgument returns arguments with one value set.
func withArgument(args json.RawMessage, field, value string) json.RawMessage {
	set := map[string]json.RawMessage{}
	// Arguments that are no object were refused before they could wait here.
	_ = json.Unmarshal(args, &set)
	encoded, err := json.Marshal(value)
	if err != nil {
		return args // unreachable: a string always encodes
	}
	set[field] = encoded
	if merged, err := json.Marshal(set); err == nil {
		return merged
	}
	return args
}
