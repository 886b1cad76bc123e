package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
	"chit/expense/parse/line"
)

// A message is a text in the form that phrases are compared with, together with what
// several of them need to know about it.
type message struct {
	said      string // in lower case, with single spaces and without the punctuation at its end
	typed     string // the same as it was typed, of equal length
	question  bool   // it has a question mark
	expanded  bool   // it is a command that stands for other words, such as "/month 3"
	situation llm.Situation
	text      *parse.Text   // what said is made from
	manner    func() manner // how it asks for an explanation, found out once
	contrasts func() bool   // it may say which of two values is right, found out once
	isOther   func() bool   // its number is no new value, found out once
	report    *Reading      // what it asks for unless it is a command
}

// newMessage makes a message of a normalized text or a part of one. It returns nil for
// anything but a single line, which cannot be a command.
func newMessage(normalized string, s llm.Situation, t *parse.Text) *message {
	line := strings.TrimLeft(strings.TrimRight(strings.Join(strings.Fields(normalized), " "), " .!?。！？~"), " ¿¡")
	typed := slash(line, t.Options().Today)
	expanded := typed != line && !t.Holds(typed)
	if expanded {
		t = parse.NewText(typed, t.Options())
	}
	said := strings.ToLower(typed)
	if said == "" || strings.Contains(normalized, "\n") {
		return nil
	}
	if len(said) != len(typed) {
		typed = said // a rare letter is longer in lower case; give up the case then
	}
	question := asks(normalized)
	m := &message{
		said: said, typed: typed, question: question, expanded: expanded, situation: s, text: t,
		manner:    sync.OnceValue(func() manner { return mannerOf(said, question) }),
		contrasts: sync.OnceValue(func() bool { return contrastsIn(said) }),
	}
	m.isOther = sync.OnceValue(func() bool { return countsOther(m) || differing(m) != nil })
	return m
}

// period finds the first period in the message.
func (m *message) period() (parse.Span, bool) { return m.periodIn(m.said) }

// periodIn finds the first period in words of the message.
func (m *message) periodIn(words string) (parse.Span, bool) {
	_, at, ok := m.text.PeriodIn(words, m.situation.MonthStart)
	return at, ok
}

// commanded reads a message as a command to the bot.
func (r *Reader) commanded(m *message) (Reading, bool) {
	if m == nil {
		return Reading{}, false
	}
	if reading, ok := m.read(r); ok {
		return reading, true
	}
	whole := *m
	if m.bare() {
		if reading, ok := m.read(r); ok {
			return reading, true
		}
	}
	if reading, ok := recategorized(&whole, r); ok {
		return reading, true
	}
	if reading, ok := helpAsked(&whole); ok {
		return reading, true
	}
	return listedOf(&whole)
}

// recategorized reads a new category behind words that open a correction: "no, put it under gifts",
// mejor ponlo en regalos.
func recategorized(m *message, r *Reader) (Reading, bool) {
	rest, opened := clause{m.said, m.typed}.opened()
	if !opened || rest.said == "" || m.question || len(m.said) > maxAside {
		return Reading{}, false
	}
	again := newMessage(rest.typed, m.situation, m.text.Part(rest.typed))
	if again == nil {
		return Reading{}, false
	}
	reading, ok := again.read(r)
	if !ok || len(reading.Actions) != 1 {
		return Reading{}, false
	}
	edit, ok := reading.Actions[0].(action.EditExpense)
	return reading, ok && edit.Field == "category"
}

// read tries everything that a message may command.
func (m *message) read(r *Reader) (Reading, bool) {
	for _, read := range [...]func(*message) (Reading, bool){
		r.own().read, againAsked, aboutCard, categoriesAsked, categoryAdded, exportAsked, ruleTable().read, filesAsked, binTable().read, settingAsked, deedAsked, kindAsked, whatIsAsked, differenceAsked, asked, beyondAsked, listed, listedAll, otherTable().read, reportShown, leftAsked, reportAsked, bareAsked, whetherAsked, talked,
		r.last().read,
	} {
		if reading, ok := read(m); ok {
			return reading, true
		}
	}
	return Reading{}, false
}

// named reports whether a period is written in words, or as 2026-03. A bare 1.20 is an
// amount in a hurry rather than a day in January.
func named(said string) bool {
	_, err := time.Parse("2006-01", said)
	return err == nil || strings.ContainsFunc(said, unicode.IsLetter)
}

// slash replaces a command such as "/month@chit_bot March" with words that mean the same.
func slash(typed string, today expense.Date) string {
	name, rest, isSlash := Slash(typed)
	if !isSlash {
		return typed
	}
	if name == "month" {
		rest = monthNumbered(rest, today)
	}
	if words, ok := slashes[name]; ok {
		name = words
	}
	return strings.TrimSpace(name + " " + rest)
}

// Slash splits a command as messengers send it, "/edit@chit_bot 42 5.20", and reports
// whether a text is one. The name is in lower case.
func Slash(text string) (name, rest string, ok bool) {
	name, ok = strings.CutPrefix(text, "/")
	if !ok {
		return "", text, false
	}
	name, rest, _ = strings.Cut(name, " ")
	name, _, _ = strings.Cut(strings.ToLower(name), "@")
	return name, rest, true
}

var slashes = map[string]string{
	"month": "report", "today": "report today", "week": "report this week", "add": "log",
}

// monthNumbered replaces the number of a month, as in "/month 3", with the latest such
// month that has begun: 2026-03.
func monthNumbered(s string, today expense.Date) string {
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 || n > 12 {
		return s
	}
	year := today.Year
	if time.Month(n) > today.Month {
		year--
	}
	return fmt.Sprintf("%04d-%02d", year, n)
}

// startOfMonth reads the day on which months are to begin: 25, 25th, 25号.
func startOfMonth(words map[string]string, _ llm.Situation, _ *parse.Text) (Reading, bool) {
	day, ok := dayNumbered(strings.ToLower(words["value"]))
	if !ok {
		return Reading{}, false
	}
	return wants(action.ChangeSettings{Setting: "month_start", Value: day}), true
}

// aboutCard reads the answer to a card. A value alone is the right one.
func aboutCard(m *message) (Reading, bool) {
	if len(m.situation.About) == 0 {
		return Reading{}, false
	}
	c := clause{m.said, m.typed}.plain()
	switch {
	case lang.SignsDelete.Is(strings.TrimSpace(m.said)):
		return wants(action.DeleteExpenses{}), true
	case lang.AsksHistory.Is(c.said) && len(m.situation.About) == 1:
		return wants(action.FindExpenses{Number: &m.situation.About[0]}), true
	}
	if lang.SaysWrong.Is(c.said) || lang.AsksDelete.Is(c.said) || lang.MayAskDelete.Is(c.said) {
		return wants(action.DeleteExpenses{}), true
	}
	if reading, ok := revalued(wish{value: m.typed}, m.situation, m.text); ok {
		return reading, true
	}
	return onCard(c, m)
}

// onCard reads new values in answer to a card that name their fields, or that only there are
// values: "category Work", "in dollars", or the name of a shop.
func onCard(c clause, m *message) (Reading, bool) {
	if m.question {
		return Reading{}, false
	}
	currency := c
	for currency.skip(lang.BesideValue) || currency.skip(lang.LeadsToValue) || currency.skip(lang.AsksChange) {
	}
	named := m.text.Part(currency.typed)
	if c, ok := named.CurrencyMentioned(); ok && len(m.situation.About) == 1 {
		return editing([]value{currencyValue(named, c)}, m), true
	}
	if values := (wish{value: c.typed}).parts(m.situation, m.text); len(values) > 0 {
		return editing(values, m), true
	}
	for shop := c; shop.said != ""; {
		if values := m.place(shop); len(values) > 0 {
			return editing(values, m), true
		}
		if !shop.skip(lang.Interjects) {
			break
		}
	}
	read := m.text.Read()
	if len(m.situation.About) != 1 || len(read.Expenses) != 1 || len(read.Amounts) > 0 || len(read.Dates) > 0 || !strings.EqualFold(read.Expenses[0].Description+read.Expenses[0].Merchant, c.typed) {
		return Reading{}, false
	}
	field := "description"
	if lang.IsShop(c.said, m.text.Language()) {
		field = "merchant"
	}
	return editing([]value{{field, c.typed}}, m), true
}

// nameOnCard reads a name that nothing knows in answer to a card: "Caffè Nero". In doubt a model
// may know what it is of.
func nameOnCard(m *message) (Reading, bool) {
	if m == nil || m.question || len(m.situation.About) != 1 {
		return Reading{}, false
	}
	c := clause{m.said, m.typed}.plain()
	first, _ := utf8.DecodeRuneInString(c.typed)
	if !c.isName(m) || strings.Count(c.said, " ") >= maxDefined || unicode.IsLower(first) || !unicode.IsLetter(first) {
		return Reading{}, false
	}
	if slices.ContainsFunc(m.text.Read().Objections, func(o parse.Objection) bool { return o.Kind != line.NoExpense }) {
		return Reading{}, false
	}
	return Reading{Actions: []action.Action{action.EditExpense{Field: action.FieldName, Value: action.AddExpense{Description: c.typed}}}}, true
}
