package rules

import (
	"cmp"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// correction reads what an expense should say instead from the slots of a phrase.
func correction(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	value := cmp.Or(words["value"], words["amount"], words["date"])
	return revalued(wish{number: words["number"], match: pointedAt(words["words"]), field: fieldNamed(strings.ToLower(words["field"])), value: value}, s, t)
}

// pointedAt returns the words that name an entry without those behind them that point at it: 奶茶那笔.
// Without a name they point at the last: 那笔.
func pointedAt(words string) string {
	return strings.TrimSpace(words[:len(words)-lang.PointsAtOneBehind.Closes(strings.ToLower(words))])
}

// revalued returns the actions that fulfil a wish, one for each value. If it is clear
// which expense is meant but not what it should say, the action asks.
func revalued(w wish, s llm.Situation, t *parse.Text) (Reading, bool) {
	values := w.values(s, t)
	if len(values) == 0 && w.number == "" && w.match == "" {
		return Reading{}, false
	}
	edit := action.EditExpense{Number: expenseNumber(w.number), Match: w.match}
	if len(values) == 0 {
		return wants(edit), true // which asks what should change
	}
	reading := Reading{Complete: true}
	for _, v := range values {
		reading.Actions = append(reading.Actions, Edit(edit, v.field, v.text, t.Part))
	}
	return reading, true
}

// repriced reads the new amount of an expense: "make the flat white 5".
func repriced(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	value := words["value"]
	for i := range len(value) {
		if value[i] != ' ' {
			continue
		}
		what, amount := value[:i], strings.TrimSpace(value[i+1:])
		amount = strings.TrimSpace(amount[lang.LeadsToValue.Opens(amount):])
		if _, ok := t.Part(amount).Amount(); ok && !hasAmount(what, t) && !about(what) {
			return revalued(wish{match: what, value: amount}, s, t)
		}
	}
	return Reading{}, false
}

// corrected reads the correction of what was said before: "no, 5.20", "eigentlich
// waren es 20 Euro", "oh and it was yesterday".
func corrected(c clause, m *message) (Reading, bool) {
	for c.skip(lang.Interjects) {
	}
	for denial, again := c, true; again; denial, again = openedOnce(denial) {
		if right, ok := deniedValue(denial, m); ok {
			return editing(m.newValues(right), m), true
		}
	}
	c, opened := c.opened()
	for opened && c.skip(lang.Interjects) {
	}
	rest, saysWas := c, false
	if inner, ok := wasAround(c); ok {
		rest, saysWas = inner, true
	} else if saysWas = rest.skip(lang.SaysItWas); !saysWas && rest.skip(lang.SaysItIs) && !opened {
		return rest.placed(m)
	}
	right, contrasted := rest.contrasted(m)
	if !contrasted && !opened && !saysWas || rest.said == "" {
		return Reading{}, false
	}
	if values := m.newValues(right); len(values) > 0 {
		return editing(values, m), true
	}
	if !opened {
		return Reading{}, false
	}
	return c.costing(m)
}

// wasAround returns what words for what something was stand around, with what ends a correction behind
// them: moet 31 zijn, verkeerd getypt.
func wasAround(c clause) (inner clause, ok bool) {
	for _, said := range [...]clause{c, c.without(0, lang.EndsCorrection.Closes(c.said))} {
		if head, tail := lang.SaysItWas.Encloses(said.said); head > 0 {
			return said.without(head, tail), true
		}
	}
	return c, false
}

// doubted reads that a value is wrong, with the right one or without: "wrong amount", der Betrag
// stimmt nicht.
func doubted(_ clause, m *message) (Reading, bool) {
	c := clause{m.said, m.typed}
	for c.skip(lang.OpensWish) || c.skip(lang.Interjects) {
	}
	rest, _ := c.opened()
	if wrong, ok := misstated(c, m); ok && wrong.field != "" && wrong.of.said == "" {
		return editing(wrong.values, m), true
	}
	for _, c := range [...]clause{c, rest} {
		if field := c.doubts(); field != "" {
			return wants(action.EditExpense{Field: field}), true
		}
	}
	return Reading{}, false
}

// doubts returns the field whose value a clause calls wrong, "" if it says anything else.
func (c clause) doubts() string {
	if rest := c; rest.skip(lang.SaysValueWrong) {
		if field := fieldNamed(rest.bare().said); field != "" {
			return field
		}
	}
	c = c.bare()
	field, n := fieldAt(c.said)
	if rest := c.without(n, 0); n > 0 && (lang.SaysValueWrong.Is(rest.said) || lang.SaysValueWrong.Is(rest.bare().said)) {
		return field
	}
	return ""
}

// placed reads a day or a currency of what was said before: "this was yesterday", "das
// waren Franken". An amount without a word that corrects tells of something new.
func (c clause) placed(m *message) (Reading, bool) {
	values := m.newValues(c)
	if len(values) == 1 && (values[0].field == "date" || values[0].field == "currency") {
		return editing(values, m), true
	}
	return Reading{}, false
}

// editing is a reading that gives the entry that is spoken of new values.
func editing(values []value, m *message) Reading {
	reading := Reading{Complete: true}
	for _, e := range edits(action.EditExpense{}, values, m.text) {
		reading.Actions = append(reading.Actions, e)
	}
	return reading
}

// opened returns the clause without the words that open a correction, and whether there
// were any. "No. 5" is a number. A word that can also mean "not" needs a comma: the
// Polish "nie 6" may say that it was not 6.
func (c clause) opened() (rest clause, ok bool) {
	for {
		rest, again := openedOnce(c)
		if !again {
			return c, ok
		}
		c, ok = rest, true
	}
}

// openedOnce is [clause.opened] for the first of such words.
func openedOnce(c clause) (rest clause, ok bool) {
	n := max(lang.OpensCorrection.Opens(c.said), lang.InTruth.Opens(c.said))
	if n == 0 || lang.BeforeNumber.Opens(c.said) > n {
		return c, false
	}
	if lang.InsteadOf.Is(c.said[:n]) && (n == len(c.said) || strings.IndexByte(",;:.!", c.said[n]) < 0) {
		return c, false
	}
	return c.without(n, 0), true
}

// contrasted returns the right one of two values if the other is said to be wrong: "5.20
// not 4.50", "nicht 4,50, sondern 5,20".
func (c clause) contrasted(m *message) (clause, bool) {
	if !m.contrasts() {
		return c, false
	}
	if right, ok := deniedValue(c, m); ok {
		return right, true
	}
	for i := 1; i < len(c.said); i++ {
		instead := max(leads(c.said, i, lang.InsteadOf), leads(c.said, i, lang.DeniesWords))
		rather := leads(c.said, i, lang.RatherThan)
		if n := max(instead, rather); n > 0 {
			first, second := c.without(0, len(c.said)-i), c.without(i+n, 0)
			first.skip(lang.DeniesWords) // nicht 4,50, sondern 5,20
			first = first.without(0, lang.EndsCorrection.Closes(first.said))
			first = first.without(0, lang.Interjects.Closes(first.said))
			second = second.without(0, lang.EndsCorrection.Closes(second.said))
			second, _ = m.wasBehind(second)
			switch {
			case !first.contrasts(second, m):
			case rather >= instead:
				return second, true
			default:
				return first, true
			}
		}
	}
	return c, false
}

// deniedValue returns the right one of two values of which the first was denied, with nothing but
// a comma or a verb between them: "no libras, euros", "it wasn't today it was thursday".
func deniedValue(c clause, m *message) (clause, bool) {
	n := lang.DeniesWords.Opens(c.said)
	if n == 0 || n < len(c.said) && c.said[n] == ',' {
		return c, false
	}
	c = c.without(n, 0)
	for i := 1; i < len(c.said)-1; i++ {
		n := max(leads(c.said, i, lang.SaysItWas), leads(c.said, i, lang.SaysItIs))
		if n == 0 && strings.IndexByte(",;", c.said[i]) >= 0 && c.said[i+1] == ' ' {
			n = 1
		}
		if n == 0 {
			continue
		}
		wrong, right := c.without(0, len(c.said)-i), c.without(i+n, 0)
		for right.skip(lang.RatherThan) || right.skip(lang.SaysItWas) || right.skip(lang.SaysItIs) {
		}
		right, _ = m.wasBehind(right.without(0, lang.EndsCorrection.Closes(right.said)))
		if wrong.contrasts(right, m) && !m.isAhead(right) {
			return right, true
		}
	}
	return c, false
}

// isAhead reports whether a clause is a day that has not come: who puts something off has bought
// nothing yet.
func (m *message) isAhead(c clause) bool {
	d, ok := m.text.Part(c.typed).Date()
	return ok && m.text.Options().Today.Before(d.Date)
}

// contrasting are the words that part a right value from a wrong one.
var contrasting = lang.Together(lang.InsteadOf, lang.DeniesWords, lang.RatherThan)

// contrastsIn reports whether a text has such a word.
func contrastsIn(text string) bool {
	for i := range text {
		if mayLead(text, i) && slices.ContainsFunc(contrasting.MayOpen(text[i:]), func(p lang.Phrase) bool { return p.Begins(text[i:]) > 0 }) {
			return true
		}
	}
	return false
}

// contrasts reports whether two clauses are amounts, days, currencies or categories, one like the other.
func (c clause) contrasts(other clause, m *message) bool {
	one, two := m.newValues(c), m.newValues(other)
	if len(one) != 1 || len(two) != 1 || one[0].field != two[0].field {
		return false
	}
	return slices.Contains([]string{"amount", "date", "currency", "category"}, one[0].field)
}

// costing reads what something really cost: "the coffee was 5.20".
func (c clause) costing(m *message) (Reading, bool) {
	for i := 1; i < len(c.said); i++ {
		n := leads(c.said, i, lang.JoinsPrice)
		amount := c.without(i+n, 0)
		if n == 0 || !isAmount(amount.said, m) {
			continue
		}
		what := c.without(0, len(c.said)-i).bare()
		if what.said != "" && !hasAmount(what.said, m.text) && !about(what.said) {
			return revalued(wish{match: what.typed, value: amount.typed}, m.situation, m.text)
		}
	}
	return Reading{}, false
}

// without cuts off the words that open a correction, or only interject, if a comma sets them off
// from the rest: "nein, Kaffee 5,20" is a coffee.
func without(opening lang.Phrase, text string) (string, bool) {
	lower := strings.ToLower(text)
	n := opening.Opens(lower)
	if n == 0 || len(lower) != len(text) {
		return "", false
	}
	rest := strings.TrimLeft(text[n:], ",、")
	return rest, len(rest) < len(text)-n
}
