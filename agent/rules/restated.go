package rules

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/expense/parse"
	"chit/expense/parse/lang"
	"chit/expense/parse/lex"
)

// What a line says of something that was bought corrects an entry if there is one, and is
// a new expense otherwise: "the sandwich was 9.50". Only the ledger knows, so a reading
// has both.
//
//	entry join value           the wrap was friday, バスは240円だった
//	entry value                behind another part: gas was 24 and the sandwich 10
//	denial entry right         not a sandwich, a wrap; nicht Parken, sondern Maut
//	right denial entry         tea, not coffee
//	entry contrast right       紅茶じゃなくてココア

// maxRestated is how many entries a message corrects at most.
const maxRestated = 8

// restated returns the edits that a message asks for if the entries that it names are
// there, none if it cannot be meant so.
func restated(m *message) []action.EditExpense {
	if m.question || len(m.said) > maxDeed {
		return nil
	}
	whole := clause{m.said, m.typed}.plain()
	for whole.skip(lang.Interjects) {
	}
	rest, opened := whole.opened()
	if edits := m.renaming(rest); len(edits) > 0 {
		return edits
	}
	for again := opened; again; whole, again = openedOnce(whole) { // what opens a correction may deny as well
		if edits := m.renaming(whole); len(edits) > 0 {
			return edits
		}
	}
	if cause, ok := causeOf(rest, m); ok {
		return cause.edits(m)
	}
	if wrong, ok := misstated(rest, m); ok {
		return wrong.edits(m)
	}
	if edits := (mover{m}).dayToo(rest); len(edits) > 0 {
		return edits
	}
	if bare, ok := withoutFirst(lang.InTruth, rest); ok {
		if edits := m.restatements(bare, true, maxRestated); len(edits) > 0 {
			return edits
		}
	}
	if edits := m.restatements(rest, opened, maxRestated); len(edits) > 0 {
		return edits
	}
	return mover{m}.edits(rest)
}

// withoutFirst returns the clause without the first words in it that are a wording of p, "the
// popcorn actually was 27.50", la farmacia al final 13,20, and whether there were any.
func withoutFirst(p lang.Phrase, c clause) (clause, bool) {
	for i := 1; i < len(c.said); i++ {
		n := leads(c.said, i, p)
		if n == 0 {
			continue
		}
		first, rest := c.without(0, len(c.said)-i), c.without(i+n, 0)
		if rest.said == "" {
			return first, true
		}
		return clause{first.said + " " + rest.said, first.typed + " " + rest.typed}, true
	}
	return c, false
}

// dayToo reads a thing and the day that another one had as well: "the coffee was also yesterday",
// 咖啡也是周五的. With an amount it would be something new.
func (m mover) dayToo(c clause) []action.EditExpense {
	bare, ok := withoutFirst(lang.SaysToo, c)
	if !ok {
		return nil
	}
	if edits := m.restatements(bare, true, maxRestated); areDays(edits) {
		return edits
	}
	for i := 1; i < len(bare.said); i++ {
		if !partsValue(bare, i) {
			continue
		}
		values := m.newValues(bare.without(i, 0))
		if len(values) != 1 || values[0].field != "date" {
			continue
		}
		if what, named := m.entry(bare.without(0, len(bare.said)-i)); named && !isValue(what, m.message) {
			return edits(action.EditExpense{Match: what.typed}, values, m.text)
		}
	}
	return nil
}

// areDays reports whether there are edits and all of them are of days.
func areDays(edits []action.EditExpense) bool {
	return len(edits) > 0 && !slices.ContainsFunc(edits, func(e action.EditExpense) bool { return e.Field != "date" })
}

// restatements reads a clause as one part or more. An implied one has no word between an
// entry and its value.
func (m *message) restatements(c clause, implied bool, limit int) []action.EditExpense {
	if c.said == "" || limit == 0 {
		return nil
	}
	if edits := m.restatement(c, implied); len(edits) > 0 {
		return edits
	}
	for i := 1; i < len(c.said); i++ {
		n := leads(c.said, i, lang.JoinsClauses)
		if n == 0 && strings.IndexByte(",;", c.said[i]) >= 0 && c.said[i+1:] != "" && !unicode.IsDigit(lang.FirstRune(c.said[i+1:])) {
			n = 1
		}
		if n == 0 {
			continue
		}
		first := m.restatement(c.without(0, len(c.said)-i), implied)
		if len(first) == 0 {
			continue
		}
		next := c.without(i+n, 0)
		next.skip(lang.JoinsClauses)
		if others := m.restatements(next, true, limit-1); len(others) > 0 {
			return append(first, others...)
		}
	}
	return nil
}

// givingValue stand between an entry and what it should say.
var givingValue = lang.Together(lang.JoinsPrice, lang.JoinsValue, lang.ShouldBe)

// restatement reads a clause as one part.
func (m *message) restatement(c clause, implied bool) []action.EditExpense {
	for i := 1; i < len(c.said); i++ {
		if !mayLead(c.said, i) {
			continue
		}
		_, n := givingValue.Opens(c.said[i:])
		if n == 0 {
			continue
		}
		what, named := mover{m}.entry(c.without(0, len(c.said)-i))
		if !named || isAmount(what.said, m) {
			continue // of several, the last one may be named
		}
		if values := m.newValues(c.without(i+n, 0)); len(values) > 0 {
			return edits(action.EditExpense{Match: what.typed}, values, m.text)
		}
	}
	if edits := m.revaluing(c); len(edits) > 0 {
		return edits
	}
	if edits := m.ended(c); len(edits) > 0 {
		return edits
	}
	if !implied {
		return nil
	}
	c.skip(lang.JoinsPrice) // eigentlich war das Popcorn 27,50
	read := m.text.Part(c.typed).Read()
	if len(read.Expenses) != 1 || len(read.Amounts) != 1 || read.Expenses[0].Amount == nil {
		return nil
	}
	what := clauseOf(read.Expenses[0].Description).bare()
	if !what.isName(m) {
		return nil
	}
	return edits(action.EditExpense{Match: what.typed, Counts: mayCount(read)}, []value{{"amount", read.Expenses[0].Amount.Text}}, m.text)
}

// denied reads an entry and two values with nothing before them but that one is wrong: "lidl not yesterday
// but friday", лента была не вчера, а в пятницу.
func denied(c clause, m *message) []action.EditExpense {
	for i := 1; i < len(c.said); i++ {
		if leads(c.said, i, lang.DeniesWords) == 0 {
			continue
		}
		what, named := mover{m}.entry(c.without(0, len(c.said)-i))
		right, contrasted := c.without(i, 0).contrasted(m)
		if !named || !contrasted || isValue(what, m) {
			return nil
		}
		what.drop(lang.JoinsPrice)
		return edits(action.EditExpense{Match: what.typed}, m.newValues(right), m.text)
	}
	return nil
}

// mayCount reports whether the number of a text may be how many there were.
func mayCount(read parse.Reading) bool {
	return slices.ContainsFunc(read.Objections, func(o parse.Objection) bool { return o.Kind == parse.Count })
}

// thingOf returns the clause without the words around an entry, one of which may be what was
// bought: 笔 counts entries, and is a pen.
func thingOf(c clause) clause {
	if bare := c.bare(); bare.said != "" || !lang.IsThing(c.said) {
		return bare
	}
	return c
}

// withoutPlace returns the clause without a word that leads to where something was bought, which
// is no part of its name: "at the baker", in farmacia.
func withoutPlace(c clause) clause {
	if rest := c; rest.skip(lang.LeadsToShop) && rest.bare().said != "" {
		return rest.bare()
	}
	return c
}

// ended reads an entry and its value in a language that says behind both that it was so:
// ekmek 25'ti, benzin dündü.
func (m *message) ended(c clause) []action.EditExpense {
	c, ok := m.wasBehind(c)
	for i := 1; ok && i < len(c.said); i++ {
		right := c.without(i, 0)
		if !partsValue(c, i) {
			continue
		}
		what, named := mover{m}.entry(c.without(0, len(c.said)-i))
		if !named || isValue(what, m) {
			continue
		}
		if values := right.valuesSaid(m.situation, m.text); len(values) == 1 && slices.Contains(restatable, values[0].field) {
			return edits(action.EditExpense{Match: what.typed}, values, m.text)
		}
	}
	return nil
}

// restatable are the fields whose values are like nothing else.
var restatable = []string{"amount", "date", "currency"}

// wasBehind returns the clause without the words behind a value, or glued to it, that say it
// was so, and whether there were any. What only ends like that stays: mardi, conti.
func (m *message) wasBehind(c clause) (clause, bool) {
	n := lang.SaysItWasBehind.Closes(c.said)
	if n == 0 || n == len(c.said) || len(c.valuesSaid(m.situation, m.text)) > 0 {
		return c, false
	}
	rest := c.without(0, n)
	for i := len(rest.said) - 1; i >= 0; i-- {
		if !partsValue(rest, i) {
			continue
		}
		right := rest.without(i, 0)
		if field := fieldOf(right.typed, m.situation, m.text); field == "amount" || field == "date" || isCurrency(right.typed, m.text) {
			return rest, true
		}
	}
	return c, false
}

// isName reports whether a clause may be what an entry is for.
func (c clause) isName(m *message) bool {
	if utf8.RuneCountInString(c.said) > maxNamed || lang.IsUnspaced(lang.FirstRune(c.said)) && utf8.RuneCountInString(c.said) > maxUnspaced {
		return false
	}
	return c.said != "" && strings.Count(c.said, " ") < maxNaming && !lang.NamesLast.Is(c.said) && !hasAmount(c.typed, m.text) && !about(c.said)
}

// A name has at most so many words, and characters, with and without spaces between words.
const (
	maxNaming   = 6
	maxNamed    = 50
	maxUnspaced = 12
)

// named are the edits of a reading, if it is nothing but edits of entries that are named by
// their words.
func (reading Reading) named() []action.EditExpense {
	var all []action.EditExpense
	for _, a := range reading.Actions {
		edit, ok := a.(action.EditExpense)
		if !ok || edit.Match == "" || edit.Number != nil {
			return nil
		}
		all = append(all, edit)
	}
	return all
}

// newValues reads what is said of an entry behind a word such as "was": one value, or
// several of which each has a verb of its own or none, "on friday and cost 20".
func (m *message) newValues(c clause) []value {
	if m.isOther() {
		return nil
	}
	if values := m.valuesIn(c); len(values) > 0 {
		return values
	}
	for i := 1; i < len(c.said); i++ {
		n := leads(c.said, i, lang.JoinsClauses)
		if n == 0 && strings.IndexByte(",;", c.said[i]) >= 0 {
			n = 1
		}
		if n == 0 {
			continue
		}
		first := m.valuesIn(c.without(0, len(c.said)-i))
		if len(first) == 0 {
			continue // each part is read once, however many there are
		}
		others := m.newValues(c.without(i+n, 0).predicate())
		if len(others) > 0 && !slices.ContainsFunc(first, func(v value) bool { return given(others, v.field) }) {
			return append(first, others...)
		}
	}
	return nil
}

func given(values []value, field string) bool {
	return slices.ContainsFunc(values, func(v value) bool { return v.field == field })
}

// predicate returns what a clause says of an entry, without the verb: "it cost 20".
func (c clause) predicate() clause {
	for c.skip(lang.JoinsClauses) {
	}
	if inner, ok := wasAround(c); ok {
		return inner
	}
	for {
		n := max(lang.JoinsPrice.Opens(c.said), lang.JoinsValue.Opens(c.said), lang.SaysItWas.Opens(c.said), lang.SaysItIs.Opens(c.said))
		if n == 0 {
			return c
		}
		c = c.without(n, 0)
	}
}

// valuesIn reads a clause without a verb. The words around the value say no more: "on
// friday", "5 in fact", 周五买的.
func (m *message) valuesIn(c clause) []value {
	if right, ok := c.contrasted(m); ok {
		c = right
	}
	for c.said != "" {
		if v, ok := inCurrency(c, m.text); ok {
			return []value{v}
		}
		if values := c.valuesSaid(m.situation, m.text); len(values) > 0 {
			return values
		}
		if n := lang.EndsCorrection.Closes(c.said); n > 0 && n < len(c.said) {
			if values := m.valuesIn(c.without(0, n)); len(values) > 0 {
				return values
			}
		}
		if rest, ok := m.wasBehind(c); ok {
			if values := m.valuesIn(rest); len(values) > 0 {
				return values
			}
		}
		if v, ok := c.mistypedDay(m); ok {
			return []value{v}
		}
		if n := lang.BesideValue.Opens(c.said); n == 0 || n == len(c.said) {
			return nil
		} else {
			c = c.without(n, 0)
		}
	}
	return nil
}

// mistypedDay reads a word in no table that is one slip away from that for a day: "it was thrusday".
func (c clause) mistypedDay(m *message) (value, bool) {
	if strings.ContainsAny(c.said, " ,;") || lang.Words().Words[c.said] != nil || lang.IsThing(c.said) || lang.FunctionWord.Has(c.said) {
		return value{}, false
	}
	language := m.text.Options().Language
	d, ok := lang.MistypedDayInPlace(lex.Fold(c.said), language)
	return value{"date", d.Word}, ok && !lang.IsShop(c.said, language)
}

// inCurrency reads a currency behind words that only lead to it: "in dollars".
func inCurrency(c clause, t *parse.Text) (value, bool) {
	for c.skip(lang.BesideValue) {
		named := t.Part(c.typed)
		if currency, ok := named.CurrencyMentioned(); ok {
			return currencyValue(named, currency), true
		}
	}
	return value{}, false
}

// valuesSaid reads the whole clause as values.
func (c clause) valuesSaid(s llm.Situation, t *parse.Text) []value {
	named := t.Part(c.typed)
	if currency, ok := named.CurrencyMentioned(); ok {
		return []value{currencyValue(named, currency)}
	}
	if v, ok := valueOf(c.typed, s, t); ok {
		return []value{v}
	}
	several := wish{value: c.typed}
	if values := several.listed(s, t); values != nil {
		return values
	}
	return severalValues(several, t)
}

// edits returns an edit for each value.
func edits(of action.EditExpense, values []value, t *parse.Text) []action.EditExpense {
	var all []action.EditExpense
	for _, v := range values {
		all = append(all, Edit(of, v.field, v.text, t.Part))
	}
	return all
}

// renaming reads what an entry was for instead: "not a sandwich, a wrap".
func (m *message) renaming(c clause) []action.EditExpense {
	if !m.contrasts() {
		return nil
	}
	if edits := denied(c, m); len(edits) > 0 {
		return edits
	}
	rest := c
	for rest.skip(lang.SaysItWas) || rest.skip(lang.SaysItIs) {
	}
	if denied := c; denied.skip(lang.DeniesWords) {
		if edits := replaced(m, denied); len(edits) > 0 {
			return edits
		}
		return m.contrast(denied, func(i int) int {
			if n := leads(denied.said, i, lang.RatherThan); n > 0 {
				return n
			}
			if strings.IndexByte(",;", denied.said[i]) >= 0 || strings.HasPrefix(denied.said[i:], "、") {
				return 1
			}
			if lang.IsUnspaced(lang.FirstRune(denied.said[i:])) {
				return leads(denied.said, i, lang.SaysItWas)
			}
			return 0
		}, false)
	}
	if edits := m.contrast(rest, func(i int) int {
		if n := leads(rest.said, i, lang.RatherThan); n >= leads(rest.said, i, lang.InsteadOf) {
			return n
		}
		return 0 // лента, а не магнит
	}, false); len(edits) > 0 {
		return edits
	}
	return m.contrast(rest, func(i int) int {
		return max(leads(rest.said, i, lang.InsteadOf), leads(rest.said, i, lang.DeniesWords))
	}, true)
}

// replaced reads what an entry was for by mistake, what it was for instead, and what that cost: "not a
// beer but wine for 18".
func replaced(m *message, c clause) []action.EditExpense {
	for i := 1; i < len(c.said); i++ {
		n := leads(c.said, i, lang.RatherThan)
		if n == 0 {
			continue
		}
		wrong := c.without(0, len(c.said)-i).bare().withoutArticle()
		if right := thingPriced(m, c.without(i+n, 0)); len(right) > 0 && wrong.isName(m) && !isValue(wrong, m) {
			return edits(action.EditExpense{Match: wrong.typed}, right, m.text)
		}
	}
	return nil
}

// contrast reads a clause as what an entry was for by mistake, and what it was for, with
// a word between them whose length a function returns.
func (m *message) contrast(c clause, parts func(at int) int, rightFirst bool) []action.EditExpense {
	for i := 1; i < len(c.said); i++ {
		n := parts(i)
		if n == 0 {
			continue
		}
		wrong, right := c.without(0, len(c.said)-i), c.without(i+n, 0)
		if rightFirst {
			wrong, right = right, wrong
		}
		for right.skip(lang.RatherThan) || right.skip(lang.SaysItWas) || right.skip(lang.SaysItIs) || right.skip(lang.JoinsValue) {
		}
		right = right.without(0, lang.EndsCorrection.Closes(right.said)).bare().withoutArticle()
		wrong = wrong.without(0, lang.EndsCorrection.Closes(wrong.said)).bare().withoutArticle()
		if wrong.isName(m) && right.isName(m) && !isValue(wrong, m) && !isValue(right, m) && !isInterjection(right) {
			return []action.EditExpense{Edit(action.EditExpense{Match: wrong.typed}, "description", right.typed, m.text.Part)}
		}
	}
	return nil
}

// withoutArticle returns the clause without an article before it.
func (c clause) withoutArticle() clause {
	word, _, more := strings.Cut(c.said, " ")
	if more && lang.Words().Words[word].Is(lang.RoleArticle) {
		return c.without(len(word), 0)
	}
	return c
}

// isInterjection reports whether a clause only opens a correction: "doch keine Milch" names nothing
// that was bought instead.
func isInterjection(c clause) bool {
	return lang.OpensCorrection.Is(c.said) || lang.Interjects.Is(c.said)
}

// isValue reports whether a clause is a value of an entry rather than what it was for. What
// something was for may be the name of a category too.
func isValue(c clause, m *message) bool {
	values := c.valuesSaid(m.situation, m.text)
	if rest := c; len(values) == 0 && rest.skip(lang.BesideValue) {
		values = rest.valuesSaid(m.situation, m.text) // w piątek
	}
	return len(values) > 0 && values[0].field != "category"
}
