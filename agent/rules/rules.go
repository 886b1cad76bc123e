// Package rules reads what people type, with a grammar and tables of phrases, and turns
// it into the actions that a language model would ask for.
//
// It has two uses. A message that it understands completely is acted on without asking a
// language model. And where there is no model, it answers everything as well as it can:
// what it is not sure of becomes a question, never a silent guess.
//
// The words of each language are in package lang; here is only what they do. Package parse
// reads amounts, dates and whole expense lines.
package rules

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/agent/llm"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// A Reader reads messages by rules.
type Reader struct {
	own  func() *table // of the features, built when first used
	last func() *table // what of them yields to everything else
}

// A Phrase is a way to ask for an action of a feature.
type Phrase struct {
	// Said returns the ways to say it in any language, with slots in braces:
	// "budget {words}". The name of a slot says what may stand in it. It is called when
	// the first message is read.
	Said func() []string
	// Asks returns the action for the words in the slots. It reports false if they are
	// about something else.
	Asks func(words map[string]string) (action.Action, bool)
	// Stated is set if a question never asks for it.
	Stated bool
	// Partly is set if a model may understand more of such a message.
	Partly bool
	// Yields is set if all that the rules read by themselves goes before it.
	Yields bool
}

// New returns the rules, with the phrases of features.
func New(phrases ...Phrase) *Reader {
	return &Reader{
		sync.OnceValue(func() *table { return tableOf(phrases, false) }),
		sync.OnceValue(func() *table { return tableOf(phrases, true) }),
	}
}

// tableOf returns the table of those phrases that yield, or of those that do not.
func tableOf(phrases []Phrase, yielding bool) *table {
	var all []command
	for _, p := range phrases {
		if p.Yields != yielding {
			continue
		}
		c := command{stated: p.Stated, read: func(words map[string]string, _ llm.Situation, _ *parse.Text) (Reading, bool) {
			a, ok := p.Asks(words)
			return Reading{Actions: []action.Action{a}, Complete: !p.Partly}, ok
		}}
		for _, said := range p.Said() {
			c.phrases = append(c.phrases, phrase(said))
		}
		all = append(all, c)
	}
	return newTable(all)
}

// Name says that a message was read by the rules, where others have the name of a model.
const Name = "rules"

// A Reading is what the rules understood of a message.
type Reading struct {
	Actions []action.Action
	// Complete means that the whole message was understood, in one way, so the
	// actions may be done. Otherwise nothing may be stored before the person has
	// confirmed it.
	Complete bool
	// Unfamiliar means that the reading would be complete if the things that were bought
	// were known, as those are that the ledger has.
	Unfamiliar bool
	// Unspent is not empty if the money has not changed hands, or not the person's, so
	// the expenses are not even proposed.
	Unspent parse.Unspent
	// Say is the key of the text that answers a message without actions.
	Say text.Key
	// Note is the key of a text that is added to the reply.
	Note text.Key
	// Follows is what the message changes in the question before it, nil if it stands on
	// its own.
	Follows *Following
	// Corrects are the edits that the message asks for if the entries that they name are
	// there, and have been entered lately.
	Corrects []action.EditExpense
	// Deletes are the names of the one entry that is to be deleted together with these corrections, in
	// each way that they can be read, none if none is.
	Deletes []string
	// Names is what the message asks for of entries that it names, if they are there, nil if
	// it names none.
	Names *Naming
	// Aside is what the message says of what was just entered, nil if it cannot be that.
	Aside *Aside
	// Reckons is what the message does with the amount of what was just entered, nil if it
	// cannot be that.
	Reckons *Reckoning
	// Repeats is not nil if the message wants an entry once more, if it follows one directly.
	Repeats *action.RepeatExpense
	// Asks is what the message asks if the ledger has what it is about, nil if it cannot ask that.
	Asks *action.QueryExpenses
	// Also is the name of what the deed before is to be done with as well, "and the chocolate too", ""
	// if the message says more or anything else.
	Also string
	// OfEntry means that the message asks for the tax in what was just entered, if something was.
	OfEntry bool
	// Continues means that the message begins with words that go on with an amount that was
	// said before, whatever it is by itself: "plus tip 2", "my share is 20", "TVA 20% comprise".
	Continues bool
	// Reverses means that an undo directly behind another one is one of that, a redo behind anything
	// else brings back what was deleted, and "repeat" behind an undo is a redo.
	Reverses bool
	// Err says why a message cannot be acted on, with a sentence for the person.
	Err error
}

// Welcome is the Say of a reading that opens the conversation. The arguments of its text
// come from the ledger.
const Welcome = text.Start

// UnknownQuestion is the Say of a question that was not understood.
const UnknownQuestion = text.UnknownQuestion

// Read understands a message.
func (r *Reader) Read(said string, s llm.Situation) Reading {
	return r.ReadText(parse.NewText(said, options(s)), s)
}

// ReadText is [Reader.Read] for a text that may have been lexed already.
func (r *Reader) ReadText(t *parse.Text, s llm.Situation) Reading {
	t = t.In(options(s))
	if t.IsPrinted() {
		return expenses(t.Read())
	}
	m := newMessage(t.String(), s, t)
	if reading, ok := r.commanded(m); ok {
		reading.Corrects = reading.named()
		reading.besides(m)
		reading.wouldBe(m)
		return reading.follow(t, s)
	}
	reading := r.stated(t, s)
	if m != nil && reading.Err == nil {
		reading.Corrects = restated(m)
		if mayCorrect(m) {
			reading.Complete, reading.Unfamiliar = false, false
		}
		if edit, ok := dayOfNumber(m); ok {
			reading.correctNumbered(edit)
		}
		reading.besides(m)
		reading.wouldBe(m)
	}
	return reading
}

// wouldBe adds to a reading what the message may be about that only the ledger can tell.
func (reading *Reading) wouldBe(m *message) {
	if m == nil || m.expanded {
		return
	}
	reading.OfEntry = reading.queries() && taxOfEntry(m)
	words := lang.Words()
	reading.Continues = saysMyPart(m.said) || words.Opens(m.said, lang.RolePlus) || words.Opens(m.said, lang.RoleGross) || words.Closes(m.said, lang.RoleGross)
	if reading.yields() {
		reading.Names = namedFor(m)
	}
	if len(reading.Actions) == 0 && reading.Err == nil {
		reading.Asks = thingAsked(m)
		reading.Also = alsoNamed(m)
	}
	if reading.mayBeAside() {
		reading.Reckons = reckoningOf(m)
		if reading.Aside = asideOf(m); reading.Aside == nil && !reading.asksPeriod() {
			reading.Aside = boughtOn(m)
		}
		reading.Reckons = counting(reading.Reckons, reading)
		reading.Repeats = repeatedPerhaps(m)
		reading.Reverses = reading.Repeats != nil && lang.RepeatsStep.Is(m.said)
	} else if reading.addsOne() {
		reading.Reckons = cmp.Or(tipped(m), differing(m), countedByName(m))
	} else if reading.explains() && !m.question {
		reading.Reckons = reckoningOf(m) // "split it with jen" asks for help, too
		reading.Aside = denial(m)        // c'est faux asks for help where nothing was just entered
	}
	if reading.Aside != nil && (!reading.Aside.Loose && reading.Complete && len(reading.Actions) > 0 || reading.asksPrice() && reading.Aside.files()) {
		reading.Aside = nil // "was war am Freitag" asks, and "and the rent" is another entry
	}
}

// counting returns a reckoning, nil if its number may as well be an amount: what "it was two" counts may
// be money.
func counting(k *Reckoning, reading *Reading) *Reckoning {
	if k != nil && k.Bare && (reading.Aside != nil || len(reading.Actions) > 0 || len(reading.Corrects) > 0 && len(k.Of) == 0) {
		return nil
	}
	return k
}

// saysMyPart reports whether a text begins with the writer's part of an amount that was said before,
// or with that it was shared: "my half is 12", "we split it, my half is 12".
func saysMyPart(said string) bool {
	shared, part, parted := strings.Cut(said, ",")
	if lang.SaysMyPart.Opens(said) > 0 {
		return true
	}
	return parted && lang.SaysMyPart.Opens(strings.TrimLeft(part, " ")) > 0 && !strings.ContainsAny(shared, "0123456789")
}

// stated reads a text that is no command.
func (r *Reader) stated(t *parse.Text, s llm.Situation) Reading {
	if reading, ok := aboutDocument(t, s); ok {
		return reading
	}
	said := t.String()
	reading := expenses(t.Read())
	if rest, ok := without(lang.Interjects, said); ok {
		reading = expenses(t.Part(rest).Read())
	}
	if rest, ok := without(lang.OpensCorrection, said); ok {
		reading = expenses(t.Part(rest).Read())
		reading.Complete, reading.Unfamiliar = false, false // it may correct an expense that is stored
	}
	if once, ok := withoutRecurrence(said); ok && !reading.Complete {
		if again := expenses(t.Part(once).Read()); again.Complete {
			again.Note = text.LoggedOnce
			return again
		}
	}
	if name, rest, ok := Slash(said); ok && len(reading.Actions) == 0 && isCommandName(name) {
		return notCommanded(name, rest)
	}
	if (reading.Say == text.Unknown || reading.Say == UnknownQuestion) && asksForHelp(newMessage(said, s, t)) {
		return unknownTopic
	}
	if reading.Say == text.Unknown {
		if words := timeReported(t, s); words != "" && !isPriced(words, t) {
			return Reading{Err: expense.Invalid(expense.ReasonPeriodUnknown, expense.Args{"Period": words})}
		}
	}
	if reading.Say == text.Unknown {
		if named, ok := nameOnCard(newMessage(said, s, t)); ok {
			return named
		}
	}
	reading = reading.follow(t, s)
	if reading.Say == UnknownQuestion && reading.Follows == nil {
		if _, ok := newMessage(said, s, t).defined(); ok {
			reading.Say = text.UnknownThing
		}
	}
	return reading
}

// follow adds to a reading what the message changes in the question before it, if it can be
// read like that: it was not understood, or asks for no more than a thing, a period, groups
// or what is left without a thing.
func (reading Reading) follow(t *parse.Text, s llm.Situation) Reading {
	complete := len(reading.Actions) == 1 && reading.Complete
	if complete {
		switch a := reading.Actions[0].(type) {
		case action.ReportPeriod:
			if a.Period == "" || a.Format != "" {
				return reading
			}
		case action.QueryExpenses:
			if a == (action.QueryExpenses{By: a.By, Without: a.Without}) && a != (action.QueryExpenses{}) && (a.Without == "" || goesOn(newMessage(t.String(), s, t))) {
				reading.Follows = &Following{query: a, sum: a.Without != ""}
			}
			if a.Text == "" || a != (action.QueryExpenses{Text: a.Text}) {
				return reading // else "and how much for coffee?"
			}
		default:
			return reading
		}
	} else if reading.Say != UnknownQuestion && reading.Say != text.Unknown && !reading.asksPrice() {
		return reading
	}
	m := newMessage(t.String(), s, t)
	if m == nil {
		return reading
	}
	reading.Follows = following(m, !complete && spansDays(m), true)
	if reading.Follows != nil && reading.Say == UnknownQuestion {
		if own, ok := m.part(m.unopened()).askedIn(true); ok { // nothing may have been asked before: "e qual foi o maior gasto?"
			own.Follows = reading.Follows
			return own
		}
	}
	return reading
}

// asksPrice reports whether a reading is nothing but a thing without its price, which may as well be
// what a question goes on about: "and the taxi".
func (reading Reading) asksPrice() bool {
	if len(reading.Actions) != 1 {
		return false
	}
	add, adds := reading.Actions[0].(action.AddExpense)
	return adds && !add.IsPriced()
}

// asksPeriod reports whether a reading asks what was spent in some time: 어제 쓴 돈.
func (reading Reading) asksPeriod() bool {
	return slices.ContainsFunc(reading.Actions, func(a action.Action) bool { _, ok := a.(action.ReportPeriod); return ok })
}

// timeReported returns the words for the time that a report is asked for, "" if there is
// no such wish. They name no existing period, or it would have been found before; a number
// in them shows that a time was meant.
func timeReported(t *parse.Text, s llm.Situation) string {
	m := newMessage(t.String(), s, t)
	if m == nil {
		return ""
	}
	for _, p := range lang.ReportsTime.Wordings() {
		if found, ok := phrase(p).match(m); ok && strings.ContainsAny(found["words"], "0123456789") {
			return found["words"]
		}
	}
	return ""
}

// isPriced reports whether a text names an amount with its currency.
func isPriced(text string, t *parse.Text) bool {
	return slices.ContainsFunc(t.Part(text).Read().Expenses, func(e parse.Expense) bool { return e.Amount != nil && e.Amount.Symbol != "" })
}

// IsCommand reports whether a text is a command to the bot, and so cannot describe
// something bought.
func (r *Reader) IsCommand(t *parse.Text, s llm.Situation) bool {
	t = t.In(options(s))
	_, ok := r.commanded(newMessage(t.String(), s, t))
	return ok
}

// IsQuestion reports whether a text begins with a word that asks.
func (*Reader) IsQuestion(text string) bool { return opensQuestion(parse.Normalize(text)) }

func options(s llm.Situation) parse.Options {
	return parse.Options{
		Today: expense.DateOf(s.Now), Language: s.Language, Region: s.Region, Currency: expense.Currency(s.Currency),
	}
}

// expenses turns the expenses of a text into actions.
func expenses(read parse.Reading) Reading {
	if read.TooLong {
		return Reading{Err: expense.Invalid(expense.ReasonAmountDigits, expense.Args{"Limit": expense.MaxDigits})}
	}
	if len(read.Expenses) > expense.MaxPerMessage {
		return Reading{Err: expense.Invalid(expense.ReasonTooManyExpenses, expense.Args{"Limit": expense.MaxPerMessage})}
	}
	if isUnspent(read) {
		return Reading{Unspent: read.Unspent}
	}
	if len(read.Expenses) == 0 || !read.Printed && (isQuestion(read) || orders(read.Text, read.Complete)) {
		if asks(read.Text) || lang.InquiresPerhaps(strings.ToLower(read.Text)) || read.NamesYear {
			return Reading{Say: UnknownQuestion}
		}
		return Reading{Say: text.Unknown}
	}
	reading := Reading{Complete: read.Complete, Unfamiliar: isUnfamiliar(read)}
	for _, e := range read.Expenses {
		add := addition(e)
		if len(read.Expenses) == 1 && onlyCorrects(add.Description) && !lang.IsShop(strings.ToLower(add.Description), read.Language) {
			add.Description = ""
			reading.Complete, reading.Unfamiliar = false, false
		}
		if e.Amount != nil && add.Currency == "" {
			add.Currency = expense.Currency(unknownCurrency(read.Text, *e.Amount))
		}
		if len(read.BadDates) > 0 {
			add.Date = &read.BadDates[0] // so that it is asked for
		}
		reading.Actions = append(reading.Actions, add)
	}
	return reading
}

// onlyCorrects reports whether what an amount seems to be for are words that correct another:
// "oh", 間違い.
func onlyCorrects(description string) bool {
	said := strings.ToLower(description)
	return said != "" && (lang.SaysOh.Is(said) || lang.Interjects.Is(said) || lang.OpensCorrection.Is(said) || lang.EndsCorrection.Is(said) || lang.SaysWrong.Is(said) || lang.SaysItWas.Is(said) || lang.SaysItIs.Is(said))
}

// isUnfamiliar reports whether nothing is wrong with a text but that a number without a
// currency stands beside words that may be no purchase.
func isUnfamiliar(read parse.Reading) bool {
	return len(read.Objections) > 0 && !slices.ContainsFunc(read.Objections, func(o parse.Objection) bool { return o.Kind != parse.BareNumber })
}

// isUnspent reports whether a text is about money that was not spent, and no question.
// Whether one can afford something is answered like a plan, though.
func isUnspent(read parse.Reading) bool {
	switch {
	case read.Unspent == "":
		return false
	case read.Printed:
		return true
	}
	switch read.Unspent {
	case parse.Reminder:
		return true
	case parse.Planned:
		return read.HoldsAmount
	case parse.Budgeted:
		return (len(read.Expenses) > 0 || read.HoldsAmount) && !isQuestion(read) && !orders(read.Text, read.Complete)
	}
	return len(read.Expenses) > 0 && !isQuestion(read) && !orders(read.Text, read.Complete)
}

// asks reports whether a text has a question mark, other than one in a link. Nobody logs
// an expense by asking.
func asks(text string) bool {
	if !strings.ContainsAny(text, "?？") {
		return false
	}
	for word := range strings.FieldsSeq(text) {
		if strings.ContainsAny(word, "?？") && !strings.Contains(word, "://") {
			return true
		}
	}
	return false
}

// isQuestion reports whether an expense line asks something, or describes an expense with
// nothing but a question word: "combien 20".
func isQuestion(read parse.Reading) bool {
	if !read.Complete && (asks(read.Text) || opensQuestion(read.Text)) {
		return true
	}
	return slices.ContainsFunc(read.Expenses, func(e parse.Expense) bool {
		what := strings.ToLower(e.Description)
		return lang.AsksHowMuch.Is(what) || lang.AsksElse.Is(what)
	})
}

// opensQuestion reports whether a text begins like a question.
func opensQuestion(text string) bool { return lang.Inquires(strings.ToLower(text)) }

// orders reports whether a text begins with a slash, or is no complete expense and begins
// with a word of command. The command was not understood, but nobody logs an expense that
// way.
func orders(text string, complete bool) bool {
	lower := strings.ToLower(text)
	if name, _, isSlash := Slash(lower); isSlash {
		return name != "add" && name != "log"
	}
	first, _, _ := strings.Cut(lower, " ")
	if complete {
		return false
	}
	return lang.BeginsCommand.Is(first) || lang.IsUnspaced(lang.FirstRune(lower)) && lang.BeginsCommand.Opens(lower) > 0 || wantsChange(lower)
}

// unknownCurrency returns three capitals after an amount without a currency: in "5 XYZ"
// they are more likely an unknown currency than a thing, unless they are a word such as
// TTC. The person is asked.
func unknownCurrency(text string, a parse.Amount) string {
	if a.Symbol != "" || a.End > len(text) {
		return ""
	}
	word, _, _ := strings.Cut(strings.TrimPrefix(text[a.End:], " "), " ")
	if len(word) != 3 || strings.Trim(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "" || lang.IsKnown(word) {
		return ""
	}
	return word
}

// addition returns the action that adds an expense as it was read, and nothing unsaid but
// the currency of the place where it was paid.
func addition(e parse.Expense) action.AddExpense {
	add := action.AddExpense{
		Kinds: e.Kinds, Description: e.Description, Merchant: e.Merchant, Document: e.Document, Category: e.Category, Tags: e.Tags,
		Net: e.Net, Tax: e.TaxAmount, Rate: e.Rate, RateText: e.RateText, Reason: e.Reason, Lines: e.Lines,
		Currency: e.Currency, Date: e.Date,
	}
	for _, a := range e.Amounts() {
		add.Currency = cmp.Or(add.Currency, a.Currency)
	}
	if e.Abroad != "" {
		add.Currency, add.Unsaid = e.Abroad, []string{string(expense.FieldCurrency)}
	}
	switch e.Side {
	case expense.Net:
		if add.Net == nil {
			add.Net = e.Amount
		}
	case expense.Gross:
		add.Gross = e.Amount
	default:
		add.Amount = e.Amount
	}
	return add
}
