package agent

import (
	"context"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/chat/text"
	"chit/agent/feature"
	"chit/agent/llm/rules"
	"chit/agent/memory"
	"chit/expense"
)

// pendingFor is how long a question stays open. After that an answer is a
// message like any other.
const pendingFor = 24 * time.Hour

// questions finds the open questions of the sender, the newest first; those to
// other people stay open for them.
func (r *run) questions(ctx context.Context) error {
	open, err := r.memory.Pending(ctx, r.message.Conversation)
	if err != nil || open == nil {
		return err
	}
	for _, p := range append([]memory.Pending{*open}, open.Others...) {
		p.Others = nil
		if !p.Answerable() {
			continue
		}
		if p.Actor == r.message.Sender.ID {
			r.own = append(r.own, &p)
			continue
		}
		r.others = append(r.others, p)
	}
	if len(r.own) > 0 {
		r.pending = r.own[0]
	}
	return nil
}

// settle closes a question.
func (r *run) settle(p *memory.Pending) {
	r.own = slices.DeleteFunc(r.own, func(q *memory.Pending) bool { return q.ID == p.ID })
	if r.pending != nil && r.pending.ID == p.ID {
		r.pending = nil
	}
}

// maxOpen is how many questions to one person stay open.
const maxOpen = 10

// stillOpen returns all questions that are open after the run: what it asked, what
// the sender has not answered yet, and those to other people.
func (r *run) stillOpen() []memory.Pending {
	var all []memory.Pending
	if r.open != nil {
		all = append(all, *r.open)
	}
	for _, p := range r.own {
		if again := r.open != nil && (p.ID == r.open.ID || p.Ask == r.open.Ask); !again && len(all) < maxOpen {
			all = append(all, *p)
		}
	}
	return append(all, r.others...)
}

// answered tries a message as the answer to an open question, without a model: to
// the one that it replies to, or the newest that it fits. It reports false when the
// message is about something else. The questions then stay open.
func (r *run) answered(ctx context.Context) (chat.Reply, bool, error) {
	for _, p := range slices.Clone(r.own) {
		if r.env.Now.Sub(p.Asked) > pendingFor {
			r.settle(p)
		}
	}
	newest := r.pending
	for _, p := range r.byReply() {
		r.pending = p
		if r.answersAnother() {
			continue
		}
		if reply, ok, err := r.tryAnswer(ctx, p == newest); ok || err != nil {
			return reply, ok, err
		}
	}
	r.pending = newest
	return chat.Reply{}, false, nil
}

// byReply returns the sender's questions, first the one that the message replies to.
func (r *run) byReply() []*memory.Pending {
	list := slices.Clone(r.own)
	slices.SortStableFunc(list, func(a, b *memory.Pending) int {
		switch {
		case r.repliesTo(a) == r.repliesTo(b):
			return 0
		case r.repliesTo(a):
			return -1
		}
		return 1
	})
	return list
}

// repliesTo reports whether the message is a reply to a question.
func (r *run) repliesTo(p *memory.Pending) bool {
	return r.message.ReplyTo != "" && pendingID(chat.Message{Conversation: r.message.Conversation, ID: r.message.ReplyTo}) == p.ID
}

// tryAnswer takes the message as the answer to the question at hand. What fits the
// newest question in kind but is none of its options is asked again.
func (r *run) tryAnswer(ctx context.Context, newest bool) (chat.Reply, bool, error) {
	p := r.pending
	words := strings.TrimSpace(r.message.Text)
	kind := kindOf(p)
	v := r.verdict(p)
	if v.drops || kind != "tax_rate" && v.refuses && v.rest == "" {
		r.settle(p)
		return r.say(text.Dropped), true, nil
	}
	if value, ok := labelled(p, words); ok {
		return r.fill(ctx, answer{args: map[string]string{p.Field: value}})
	}
	if p.Field == feature.Confirmed {
		return r.confirmed(ctx, v)
	}
	a, ok := r.read(ctx, p, kind, words)
	switch {
	case !ok:
		return chat.Reply{}, false, nil
	case offered(p, kind, a.value, r.env) || slices.Contains(explicit, kind) && a.explicit(kind, words):
		return r.fill(ctx, a)
	case !newest:
		return chat.Reply{}, false, nil
	}
	return r.askAgain(), true, nil
}

// labelled returns the value of the option whose label a text is.
func labelled(p *memory.Pending, text string) (string, bool) {
	for id, label := range p.Labels {
		if strings.EqualFold(strings.TrimSpace(label), text) {
			return p.Options[id], true
		}
	}
	return "", false
}

// answersAnother reports whether the message is a reply to a card that did not ask
// the open question.
func (r *run) answersAnother() bool {
	for _, n := range r.env.About {
		if r.asksAbout(n) {
			return false
		}
	}
	return len(r.env.About) > 0 && !r.repliesTo(r.pending)
}

// asksAbout reports whether the open question is for a value of an expense.
func (r *run) asksAbout(number int64) bool {
	return len(r.pending.Actions) == 1 && action.Argument(r.pending.Actions[0].Action, "number") == strconv.FormatInt(number, 10)
}

// confirmed reads the answer to "Shall I log this?": yes, no, or what should be
// different about it, with or without one of these words before it.
func (r *run) confirmed(ctx context.Context, v verdict) (chat.Reply, bool, error) {
	if v.agrees && v.rest == "" {
		return r.fill(ctx, answer{args: map[string]string{feature.Confirmed: "yes"}})
	}
	p := r.pending
	if !adds(p) {
		return chat.Reply{}, false, nil
	}
	field := proposedField(p)
	if value, ok := r.wishedAmount(ctx); ok {
		return r.amend(ctx, field, value)
	}
	rest, judged := v.rest, v.agrees || v.refuses
	if amount, ok := amountIn(r.env.Words(rest), argument(p, "description")); ok && judged {
		return r.amend(ctx, field, amount)
	}
	if r.holdsAmount(p, rest) || !judged && r.rules.IsCommand(r.env.Words(rest), r.situation(ctx)) {
		return chat.Reply{}, false, nil
	}
	a := answer{args: map[string]string{feature.Confirmed: "yes"}}
	if rate, ok := r.env.Words(rest).Rate(); ok {
		a.set("tax_rate", rate.String())
		return r.fill(ctx, a)
	}
	rest, rate := r.rateBehind(rest)
	e, priced, ok := line(r.env.Words(rest))
	if !ok || priced || e.Description != "" {
		return chat.Reply{}, false, nil
	}
	r.addFurther(&a, p, "", rest)
	if a.set("tax_rate", rate); len(a.args) == 1 {
		return chat.Reply{}, false, nil
	}
	return r.fill(ctx, a)
}

// proposedField is the argument that holds the amount of a proposed expense.
func proposedField(p *memory.Pending) string {
	for _, field := range amountFields {
		if argument(p, field) != "" {
			return field
		}
	}
	return "amount"
}

// wishedAmount is the amount of a message such as "no, 65 yesterday" that the rules
// read as the correction of an expense, the amount first.
func (r *run) wishedAmount(ctx context.Context) (string, bool) {
	reading := r.rules.ReadText(r.env.Text(), r.situation(ctx))
	if len(reading.Actions) == 0 {
		return "", false
	}
	wish, ok := reading.Actions[0].(action.EditExpense)
	return wish.Value, ok && wish.Number == nil && wish.Match == "" && wish.Field == "amount"
}

// amend takes a proposal with another amount, and what else the message says.
func (r *run) amend(ctx context.Context, field, value string) (chat.Reply, bool, error) {
	p := *r.pending
	p.Field = field
	a := answer{args: map[string]string{field: value}}
	if ambiguous(field, value, r.env) {
		a.open = append(a.open, field)
	}
	rest, rate := r.rateBehind(r.verdict(&p).rest)
	r.addFurther(&a, &p, field, rest)
	a.set("tax_rate", rate)
	r.pending = &p
	return r.fill(ctx, a)
}

// explicit are the kinds of values that a person may name though they were not
// offered. A bare number is a slip of the keyboard.
var explicit = []string{"tax_rate", "date"}

func (a answer) explicit(kind, text string) bool {
	return !plain(text) && (kind == "tax_rate" || len(a.open) == 0)
}

// offered reports whether an answer is one of the values that a question offered.
// A question with several readings or expenses wants one of them; any other number
// is a slip. Which option is the second one is the business of terminals.
func offered(p *memory.Pending, kind, value string, e *feature.Env) bool {
	if len(p.Options) < 2 || !slices.Contains([]string{"amount", "tax_rate", "date", "number"}, kind) {
		return true
	}
	for _, option := range p.Options {
		if sameValue(option, value, e) {
			return true
		}
	}
	return false
}

// sameValue compares values as they are written and as they are read.
func sameValue(a, b string, env *feature.Env) bool {
	if a == b {
		return true
	}
	x, okX := env.Words(a).Amount()
	y, okY := env.Words(b).Amount()
	if okX && okY {
		return len(y.Readings) == 1 && x.Value.Equal(y.Value)
	}
	d, okX := env.Words(a).Date()
	e, okY := env.Words(b).Date()
	return okX && okY && d.Date == e.Date
}

// kindOf returns which kind of value a question is about: the argument that is
// asked for, or the field whose new value it is.
func kindOf(p *memory.Pending) string {
	if p.Field != feature.FieldValue || len(p.Actions) == 0 {
		return p.Field
	}
	switch a := p.Actions[0].Action.(type) {
	case action.ChangeSettings:
		return "setting_" + a.Setting
	case action.EditExpense:
		return a.Field
	}
	return ""
}

// completed returns the actions that wait, with the values of an answer, and what else
// it asks for.
func completed(p *memory.Pending, a answer) []action.Action {
	var all []action.Action
	for i, k := range p.Actions {
		what := k.Action
		if i == 0 {
			for name, value := range a.args {
				what = action.With(what, name, value)
			}
		}
		all = append(all, what)
	}
	return append(all, a.more...)
}

// fill does the waiting actions with an answer. The first question's text is
// evidence as much as the answer is.
func (r *run) fill(ctx context.Context, a answer) (chat.Reply, bool, error) {
	p := r.pending
	if value, ok := a.args[p.Field]; ok && value == "" && !isAmount(p.Field) {
		r.settle(p)
		return r.say(text.Dropped), true, nil
	}
	r.readBy, r.answers = rules.Name, p.ID
	r.env.Sources = append(append([]string{}, p.Sources...), r.message.Text)
	r.env.Quotes = p.Quotes
	r.env.Answered = map[string]string{}
	maps.Copy(r.env.Answered, p.Answered)
	delete(r.env.Answered, feature.Confirmed) // a yes is to what was shown with it
	for field, value := range a.args {
		if r.env.Answered[field] = value; value == "" || slices.Contains(a.open, field) {
			delete(r.env.Answered, field)
		}
	}
	r.env.Unwilled, r.agreed = p.Unwilled, p.Shown
	r.asThen(p)
	if _, yes := a.args[feature.Confirmed]; yes && len(a.args) == 1 {
		r.drafted = p.Drafts
	}
	r.env.About = p.About
	delete(a.args, feature.Confirmed)
	out, err := r.execute(ctx, r.ownSteps(completed(p, a)...), false)
	if !out.reply.Notice {
		r.settle(p)
	}
	return out.reply, true, err
}

// overtaken closes the questions that need no answer any more after a message that
// was read for itself: "12 for shoes" answers "What was 12.00 for?", and a wish to
// change what is stored is not kept for a yes that may be meant for something else.
// What somebody spent stays asked for.
func (r *run) overtaken(reply chat.Reply) {
	for _, p := range slices.Clone(r.own) {
		if asked := r.open != nil && r.open.ID == p.ID; !asked && (!keeps(p) || r.madeBy(p, reply.Expenses)) {
			r.settle(p)
		}
	}
}

// keeps reports whether something that a person said would be lost with a question.
func keeps(p *memory.Pending) bool {
	return p.Field == feature.FieldValue || slices.ContainsFunc(p.Actions, isAddition)
}

func isAddition(k action.Kept) bool {
	_, ok := k.Action.(action.AddExpense)
	return ok
}

// madeBy reports whether one of the expenses that the message made is the one
// that a question is about.
func (r *run) madeBy(p *memory.Pending, made []expense.Expense) bool {
	if !adds(p) {
		return false
	}
	amount, known := r.env.Words(amountOf(p)).Amount()
	what := argument(p, "description")
	return slices.ContainsFunc(made, func(e expense.Expense) bool {
		switch {
		case !slices.Contains(r.created, e.Number):
			return false
		case p.Field == "description":
			return known && (e.GrossMoney().Decimal().Equal(amount.Value) || e.NetMoney().Decimal().Equal(amount.Value))
		}
		return isAmount(p.Field) && what != "" && strings.EqualFold(e.Description, what)
	})
}

// asThen has the calls of a question read as they were when it was asked: an answer
// after midnight does not move an expense to another day, and an amount is in the
// currency that the question showed it in.
func (r *run) asThen(p *memory.Pending) {
	if !p.Written.IsZero() {
		r.env.Written = p.Written
	}
	if p.Currency != "" {
		r.env.Ledger.Currency = p.Currency
	}
}
