package dialog

import (
	"slices"
	"strconv"
	"strings"

	"chit/agent/action"
	"chit/agent/chat"
	"chit/agent/feature"
	"chit/agent/llm"
	"chit/agent/memory"
	"chit/agent/rules"
	"chit/expense"
	"chit/expense/parse"
)

// An Answer is what a message says to an open question: the value that was asked for, and
// what else it says of the same expense.
type Answer struct {
	To      *memory.Pending
	Dropped bool // the question is dropped
	Unclear bool // the message is about the question, but none of its answers

	// Args are values for the first waiting action; "" removes one that it has.
	Args map[string]string
	// Open names the Args that can be read in several ways, and must be asked about.
	Open []string

	value string   // the one that was asked for
	more  []change // further edits of the expense
}

// Actions returns the waiting actions, completed by the answer as a run reads it.
func (a Answer) Actions(env *feature.Env) []action.Action {
	var all []action.Action
	for i, k := range a.To.Actions {
		what := k.Action
		if i == 0 {
			for name, value := range a.Args {
				what = a.fill(env, what, name, value)
			}
		}
		all = append(all, what)
	}
	for _, m := range a.more {
		all = append(all, rules.Edit(action.EditExpense{Number: m.number}, m.field, m.value, env.Words))
	}
	return all
}

// Agrees reports whether the answer is a yes to what was shown, and nothing else.
func (a Answer) Agrees() bool { return a.Args[feature.Confirmed] != "" && len(a.Args) == 1 }

// Tapped returns the answer of somebody who tapped an option of a question.
func Tapped(p *memory.Pending, value string) Answer {
	return Answer{To: p, Dropped: value == "" && !isAmount(p.Field), Args: map[string]string{p.Field: value}}
}

// A Listener reads a message as an answer.
type Listener struct {
	Env       *feature.Env // of the message
	Rules     *rules.Reader
	Situation llm.Situation
}

// Answer reads the message as the answer to an open question: the one that it replies to,
// otherwise the newest that it fits. It reports false when the message is about something
// else.
func (r *Listener) Answer(d Dialog) (Answer, bool) {
	if r.Env.Text().IsPrinted() {
		return Answer{}, false // the words in it were said to nobody here
	}
	for _, p := range r.byReply(d) {
		if r.answersAnother(p) {
			continue
		}
		if a, ok := r.tryAnswer(p, p == d.Newest()); ok {
			return a, true
		}
	}
	return Answer{}, false
}

// byReply returns the person's questions, first the one that the message replies to.
func (r *Listener) byReply(d Dialog) []*memory.Pending {
	list := d.Own()
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
func (r *Listener) repliesTo(p *memory.Pending) bool {
	return r.Env.Message.ReplyTo != "" && ID(chat.Message{Conversation: r.Env.Message.Conversation, ID: r.Env.Message.ReplyTo}) == p.ID
}

// tryAnswer reads the message as the answer to one question. A value of the right kind
// that is none of the options of the newest question is unclear, so that it is asked again.
func (r *Listener) tryAnswer(p *memory.Pending, newest bool) (Answer, bool) {
	words := strings.TrimSpace(r.Env.Message.Text)
	kind := kindOf(p)
	v := r.verdict(p)
	if v.drops || kind != "tax_rate" && v.refuses && v.rest == "" {
		return Answer{To: p, Dropped: true}, true
	}
	if value, ok := labelled(p, words); ok {
		return Tapped(p, value), true
	}
	if a, ok := several(p, kind, words); ok && (newest || !a.Unclear) {
		return a, true
	}
	if p.Field == feature.Confirmed {
		return r.confirmed(p, v)
	}
	if value, ok := onlyOption(p); ok && v.agrees && v.rest == "" {
		return Tapped(p, value), true
	}
	if value, ok := placed(p, kind, words); ok {
		return Tapped(p, value), true
	}
	if value, unclear, ok := shared(p, words); ok && unclear {
		return Answer{To: p, Unclear: true}, newest
	} else if ok {
		return Tapped(p, value), true
	}
	if r.Rules.IsQuestion(words) || r.orders(words) {
		return Answer{}, false // a day or a currency in it is what it is about
	}
	a, ok := r.read(p, kind, words)
	switch {
	case !ok:
		return Answer{}, false
	case offered(p, kind, a.value, r.Env) || slices.Contains(explicit, kind) && a.explicit(kind, words):
		return a, true
	case !newest:
		return Answer{}, false
	}
	return Answer{To: p, Unclear: true}, true
}

// orders reports whether a text asks for something to be done that gives no value: "undo
// everything from today".
func (r *Listener) orders(text string) bool {
	reading := r.Rules.ReadText(r.Env.Words(text), r.Situation)
	return reading.Complete && slices.ContainsFunc(reading.Actions, func(a action.Action) bool {
		switch a.(type) {
		case action.UndoChanges, action.DeleteExpenses:
			return true
		}
		return false
	})
}

// onlyOption returns the value of a question's options if there is one.
func onlyOption(p *memory.Pending) (value string, ok bool) {
	for _, v := range p.Options {
		switch {
		case v == "":
		case ok:
			return "", false
		default:
			value, ok = v, true
		}
	}
	return value, ok
}

// labelled returns the value of the option that has a text as its label.
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
func (r *Listener) answersAnother(p *memory.Pending) bool {
	for _, n := range r.Env.About {
		if asksAbout(p, n) {
			return false
		}
	}
	return len(r.Env.About) > 0 && !r.repliesTo(p)
}

// asksAbout reports whether the open question is for a value of an expense.
func asksAbout(p *memory.Pending, number int64) bool {
	return len(p.Actions) == 1 && action.Argument(p.Actions[0].Action, "number") == strconv.FormatInt(number, 10)
}

// confirmed reads the answer to "Shall I log this?": yes, no, or what should be
// different, with or without a yes or no before it.
func (r *Listener) confirmed(p *memory.Pending, v verdict) (Answer, bool) {
	if a, ok := r.payer(p, v); ok {
		return a, true
	}
	if v.agrees && v.rest == "" {
		return Tapped(p, "yes"), true
	}
	if !adds(p) {
		return Answer{}, false
	}
	field := proposedField(p)
	if value, ok := r.wishedAmount(); ok {
		return r.amend(p, field, value, ""), true
	}
	rest, judged := v.rest, v.agrees || v.refuses
	if amount, ok := amountIn(r.Env.Words(rest), argument(p, "description")); ok && judged {
		return r.amend(p, field, amount, ""), true
	}
	if what, amount, ok := expenseIn(r.Env.Words(rest)); ok && judged {
		return r.amend(p, field, amount, what), true
	}
	if r.holdsAmount(p, rest) || !judged && r.Rules.IsCommand(r.Env.Words(rest), r.Situation) {
		return Answer{}, false
	}
	a := Tapped(p, "yes")
	if rate, ok := r.Env.Words(rest).Rate(); ok {
		a.set("tax_rate", rate.String())
		return a, true
	}
	rest, rate := r.rateBehind(rest)
	e, priced, ok := line(r.Env.Words(rest))
	if !ok || priced || e.Description != "" {
		return Answer{}, false
	}
	r.addFurther(&a, p, "", rest)
	if a.set("tax_rate", rate); len(a.Args) == 1 {
		return Answer{}, false
	}
	return a, true
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

// wishedAmount returns the amount of a message such as "no, 65 yesterday", which the
// rules read as the correction of an expense, beginning with its amount.
func (r *Listener) wishedAmount() (string, bool) {
	reading := r.Rules.ReadText(r.Env.Text(), r.Situation)
	if len(reading.Actions) == 0 {
		return "", false
	}
	wish, ok := reading.Actions[0].(action.EditExpense)
	if !ok || wish.Value.Amount == nil || wish.Number != nil || wish.Match != "" {
		return "", false
	}
	return wish.Value.Amount.Text, true
}

// expenseIn reads a text that is one expense, and returns what it was for and its amount.
func expenseIn(text *parse.Text) (what, amount string, ok bool) {
	read := text.Read()
	if !read.Complete || len(read.Expenses) != 1 || read.Expenses[0].Amount == nil {
		return "", "", false
	}
	return read.Expenses[0].Description, read.Expenses[0].Amount.Text, true
}

// amend accepts a proposal with another amount and whatever else the message says. If
// what is not empty, it replaces what the expense was for.
func (r *Listener) amend(p *memory.Pending, field, value, what string) Answer {
	amended := *p
	amended.Field = field
	a := Answer{To: &amended, Args: map[string]string{field: value}}
	if what != "" {
		a.Args["description"], a.Args["category"] = what, ""
	}
	if ambiguous(field, value, r.Env) {
		a.Open = append(a.Open, field)
	}
	rest, rate := r.rateBehind(r.verdict(&amended).rest)
	r.addFurther(&a, &amended, field, rest)
	a.set("tax_rate", rate)
	return a
}

// explicit are the kinds of values that a person may give although they were not
// offered. A bare number does not count: it is more likely a slip of the keyboard.
var explicit = []string{"tax_rate", "date"}

func (a Answer) explicit(kind, text string) bool {
	return !plain(text) && (kind == "tax_rate" || len(a.Open) == 0)
}

// offered reports whether an answer is one of the values that a question offered. A
// question that offers several readings or expenses wants one of them; any other number
// is a slip. That 2 can mean the second option only terminals know.
func offered(p *memory.Pending, kind, value string, e *feature.Env) bool {
	attaches := func(k action.Kept) bool { _, ok := k.Action.(action.AttachFiles); return ok }
	if slices.ContainsFunc(p.Actions, attaches) {
		return true // any entry may have files, and the offered ones are only the last
	}
	if len(p.Options) < 2 || !slices.Contains([]string{"amount", "tax_rate", "date", "number"}, kind) {
		return true
	}
	for _, option := range p.Options {
		if option == "" || sameValue(option, value, e) { // "" is for any other value
			return true
		}
	}
	return false
}

// sameValue reports whether two values are written alike or mean the same.
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

// kindOf returns the kind of value that a question asks for: the name of the argument,
// or, for a new value, of the field that is to get it.
func kindOf(p *memory.Pending) string {
	if p.Field != feature.FieldValue || len(p.Actions) == 0 {
		return p.Field
	}
	switch a := action.InWords(p.Actions[0].Action).(type) {
	case action.ChangeSettings:
		return "setting_" + a.Setting
	case action.SaidEdit:
		return a.Field
	}
	return ""
}

// MadeBy reports whether the expense that a question is about is among those that a
// message recorded.
func MadeBy(env *feature.Env, p *memory.Pending, made []expense.Expense) bool {
	if !adds(p) {
		return false
	}
	amount, known := env.Words(amountOf(p)).Amount()
	what := argument(p, "description")
	return slices.ContainsFunc(made, func(e expense.Expense) bool {
		if p.Field == "description" {
			return known && (e.GrossMoney().Decimal().Equal(amount.Value) || e.NetMoney().Decimal().Equal(amount.Value))
		}
		return isAmount(p.Field) && what != "" && strings.EqualFold(e.Description, what)
	})
}
