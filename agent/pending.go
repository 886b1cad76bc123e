package agent

import (
	"context"
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"chit/agent/chat"
	"chit/agent/llm"
	"chit/agent/llm/rules"
	"chit/agent/memory"
	"chit/agent/tool"
	"chit/expense"
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
	if r.env.Now.Sub(p.Asked) > pendingFor || r.answersAnother() {
		return chat.Reply{}, false, nil
	}
	text := strings.TrimSpace(r.message.Text)
	bare := strings.ToLower(strings.Trim(text, " .!。！"))
	kind := kindOf(p)
	if said(bare, "words_cancel") || kind != "tax_rate" && said(bare, "words_no") {
		return r.say("dropped"), true, nil
	}
	if p.Field == tool.Confirmed {
		return r.confirmed(ctx, bare)
	}
	value, ok := r.value(ctx, kind, text)
	switch {
	case !ok:
		return chat.Reply{}, false, nil
	case !offered(p, kind, value, r.env.Parsing()):
		return r.askAgain(rules.Reading{Say: "unknown"}), true, nil
	}
	return r.fill(ctx, value)
}

// answersAnother reports whether the message is a reply to a card that did not ask
// the open question.
func (r *run) answersAnother() bool {
	m := r.message
	for _, n := range r.env.About {
		if r.asksAbout(n) {
			return false
		}
	}
	return len(r.env.About) > 0 && pendingID(chat.Message{Conversation: m.Conversation, ID: m.ReplyTo}) != r.pending.ID
}

// asksAbout reports whether the open question is for a value of an expense.
func (r *run) asksAbout(number int64) bool {
	var args struct{ Number string }
	return len(r.pending.Calls) == 1 && json.Unmarshal(r.pending.Calls[0].Args, &args) == nil && args.Number == strconv.FormatInt(number, 10)
}

// confirmed reads the answer to "Shall I log this?": yes, or the amount that it
// should be instead.
func (r *run) confirmed(ctx context.Context, bare string) (chat.Reply, bool, error) {
	if said(bare, "words_yes") {
		return r.fill(ctx, "yes")
	}
	reading := r.rules.Read(r.message.Text, r.situation(ctx))
	if len(reading.Calls) != 1 || reading.Calls[0].Name != "edit_expense" || len(r.pending.Calls) != 1 || r.pending.Calls[0].Name != "add_expense" {
		return chat.Reply{}, false, nil
	}
	var wish struct{ Number, Match, Field, Value string }
	if json.Unmarshal(reading.Calls[0].Args, &wish) != nil || wish.Number != "" || wish.Match != "" || wish.Field != "amount" {
		return chat.Reply{}, false, nil
	}
	r.pending.Field = "amount" // the proposal stands with another amount
	return r.fill(ctx, wish.Value)
}

// offered reports whether an answer is one of the values that a question offered.
// A question with several readings or expenses wants one of them; any other number
// is a slip. Which option is the second one is the business of terminals.
func offered(p *memory.Pending, kind, value string, o parse.Options) bool {
	if len(p.Options) < 2 || !slices.Contains([]string{"amount", "tax_rate", "date", "number"}, kind) {
		return true
	}
	for _, option := range p.Options {
		if sameValue(option, value, o) {
			return true
		}
	}
	return false
}

// sameValue compares values as they are written and as they are read.
func sameValue(a, b string, o parse.Options) bool {
	if a == b {
		return true
	}
	x, okX := parse.ParseAmount(a, o)
	y, okY := parse.ParseAmount(b, o)
	if okX && okY {
		return len(y.Readings) == 1 && x.Value.Equal(y.Value)
	}
	d, okX := parse.ParseDate(a, o)
	e, okY := parse.ParseDate(b, o)
	return okX && okY && d.Date == e.Date
}

// kindOf returns which kind of value a question is about: the argument that is
// asked for, or the field whose new value it is.
func kindOf(p *memory.Pending) string {
	if p.Field != tool.FieldValue || len(p.Calls) == 0 {
		return p.Field
	}
	var args struct{ Field, Setting string }
	// Arguments that are no object were refused before they could wait here.
	_ = json.Unmarshal(p.Calls[0].Args, &args)
	if args.Setting != "" {
		return "setting_" + args.Setting
	}
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
	case "setting_vat":
		rate, ok := r.value(ctx, "tax_rate", text)
		return rate, ok
	case "setting_time_zone":
		zone, ok := expense.ZoneNamed(text)
		return text, ok || strings.Contains(zone, "/")
	case "setting_month_start":
		_, err := strconv.ParseUint(text, 10, 8)
		return text, err == nil
	case "currency", "setting_currency":
		c, ok := parse.CurrencyNamed(text)
		return string(c), ok
	case "number":
		n := strings.TrimPrefix(text, "#")
		_, err := strconv.ParseUint(n, 10, 63)
		return n, err == nil
	case "description", "merchant", "category":
		return text, r.isName(ctx, text)
	}
	return "", false
}

// wordy finds a text that begins like words do: 1E2, 0x0 and -- are slips of the
// keyboard and nothing that anybody bought.
var wordy = regexp.MustCompile(`^[#"'“(]?(\p{Han}|\p{L}\p{M}*\p{L}|\p{So})`)

// isName reports whether a text can be what something was: a few words, no
// question, and neither an expense of its own nor a command.
func (r *run) isName(ctx context.Context, text string) bool {
	if len([]rune(text)) > 60 || strings.ContainsAny(text, "\n?？<>{}\\=") || !wordy.MatchString(text) {
		return false
	}
	bare := strings.ToLower(strings.Trim(text, " .!。！"))
	return len(parse.Parse(text, r.env.Parsing()).Amounts) == 0 && !said(bare, "words_unsure") && !r.rules.IsCommand(text, r.situation(ctx))
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
	r.readBy, r.answers = r.rules.Name(), p.ID
	r.env.Sources = append(append([]string{}, p.Sources...), r.message.Text)
	r.env.Answered = maps.Clone(p.Answered)
	if r.env.Answered == nil {
		r.env.Answered = map[string]string{}
	}
	delete(r.env.Answered, tool.Confirmed) // a yes is to what was shown with it
	r.env.Answered[p.Field] = value
	r.env.Unwilled, r.agreed = p.Unwilled, p.Shown
	r.env.About = p.About
	calls := append([]llm.ToolCall{}, p.Calls...)
	if len(calls) > 0 && p.Field != tool.Confirmed {
		for field, more := range r.extras(p, value) {
			calls[0].Args = withArgument(calls[0].Args, field, more)
		}
	}
	out, err := r.execute(ctx, calls, false)
	return out.reply, true, err
}

// extras are the arguments that an answer gives: the value that was asked for,
// and for a new expense what else the answer says of it. "18 yesterday" is an
// amount and a day; "taxi yesterday" a description and a day.
func (r *run) extras(p *memory.Pending, value string) map[string]string {
	args := map[string]string{p.Field: value}
	text := r.message.Text
	switch {
	case p.Calls[0].Name != "add_expense" || r.message.Choice != "":
		return args
	case p.Field == "description":
		text = "1.00 " + text // so that it reads as an expense line
	case p.Field != "amount":
		return args
	}
	read := parse.Parse(text, r.env.Parsing())
	if len(read.Expenses) != 1 {
		return args
	}
	e := read.Expenses[0]
	if p.Field == "description" && e.Description != "" {
		args["description"] = e.Description
	}
	for field, said := range map[string]string{
		"merchant": e.Merchant, "tags": strings.Join(e.Tags, ","), "tax_rate": e.Rate.String(), "category": e.Category,
	} {
		if said != "" {
			args[field] = said
		}
	}
	if e.Date != nil {
		args["date"] = e.Date.Text
	}
	if e.Side != "" && p.Field == "amount" {
		args[string(e.Side)+"_amount"] = value
		delete(args, "amount")
	}
	return args
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
