package rules

import (
	"cmp"
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// changed reads the wish to change an expense: which one, which value, and to what.
func changed(c clause, m *message) (Reading, bool) {
	for about, at := range c.asked(lang.AsksChange) {
		if reading, ok := newChange(about, at == atEnd, true).reading(m); ok {
			return reading, true
		}
	}
	for about, at := range c.asked(lang.MayAskChange) {
		if reading, ok := newChange(about, at == atEnd, false).reading(m); ok {
			return reading, true
		}
	}
	if reading, ok := c.chained(m); ok {
		return reading, true
	}
	if split := newChange(c, false, true); split.isNamed && split.rest.skip(lang.AsksChange) { // "2 ändern auf 7"
		split.lead()
		return split.reading(m)
	}
	return Reading{}, false
}

// chained reads a change that goes on behind its verb: 1番を320円にして、日付は昨日.
func (c clause) chained(m *message) (Reading, bool) {
	i := strings.IndexAny(c.said, ",、")
	if i < 1 || !isNumber(c.said[:1]) {
		return Reading{}, false
	}
	more := c.without(i+utf8.RuneLen(lang.FirstRune(c.said[i:])), 0).part("", m.situation, m.text)
	for _, verb := range [...]lang.Phrase{lang.AsksChange, lang.MayAskChange} {
		for about, at := range c.without(0, len(c.said)-i).asked(verb) {
			if reading, ok := newChange(about, true, false).reading(m); ok && at == atEnd && len(more) > 0 {
				return reading.with(more, m), true
			}
		}
	}
	return Reading{}, false
}

// with adds values to those that a reading gives an entry.
func (reading Reading) with(values []value, m *message) Reading {
	if len(reading.Actions) == 0 {
		return reading
	}
	first, _ := reading.Actions[0].(action.EditExpense)
	for _, e := range edits(action.EditExpense{Number: first.Number, Match: first.Match}, values, m.text) {
		reading.Actions = append(reading.Actions, e)
	}
	return reading
}

// renamed reads a new description of an expense. Categories and currencies have names,
// too, so the wish must have the number of an expense or a word for the last one.
func renamed(c clause, _ *message) (Reading, bool) {
	for about, at := range c.asked(lang.AsksRename) {
		w := newChange(about, at == atEnd, true)
		if w.isNamed && w.isLed && w.field == "" && w.rest.said != "" {
			return wants(action.EditExpense{Number: expenseNumber(w.number), Field: "description", Value: action.AddExpense{Description: w.rest.typed}}), true
		}
	}
	return Reading{}, false
}

// stated reads what an expense, named by its number or as the last one, should have
// said: "#2 was 5.20".
func stated(c clause, m *message) (Reading, bool) {
	w := newChange(c, false, true)
	if !w.isNamed || !w.isMarked || w.isLed || m.isOther() {
		return Reading{}, false
	}
	if kind := w.rest; kind.skip(lang.SaysIs) && namesKind(kind) {
		w.value = kind.typed
		return revalued(w.wish, m.situation, m.text)
	}
	if head, tail := lang.ShouldBe.Encloses(w.rest.said); head > 0 {
		w.rest = w.rest.without(head, tail)
	} else if !w.rest.skip(lang.JoinsPrice) && !w.rest.skip(lang.SaysItWas) && !w.rest.skip(lang.SaysItIs) && !w.rest.skip(lang.ShouldBe) {
		return Reading{}, false
	}
	w.value = w.rest.typed
	if w.value == "" || len(w.values(m.situation, m.text)) == 0 {
		return Reading{}, false
	}
	return revalued(w.wish, m.situation, m.text)
}

// A change is a wish that is being read, in the order in which most languages say it:
// a field, an entry, a word that leads to the value, and the value.
type change struct {
	wish
	rest clause // still to be read

	sure     bool // the verb can only mean a change
	verbLast bool
	isNamed  bool // an entry was named, by its number or as the last one
	isMarked bool // with more than a bare number: "#2", "nr. 2", "the last one"
	isLed    bool // a word such as "to" leads to the value
}

func newChange(about clause, verbLast, sure bool) change {
	c := change{rest: about, verbLast: verbLast, sure: sure}
	c.around()
	c.name()
	if c.around(); c.name() {
		c.around()
	}
	c.target()
	c.lead()
	return c
}

// around skips words that add nothing to the number of an entry.
func (c *change) around() {
	for c.rest.skip(lang.AroundEntry) {
		c.isMarked = true
	}
}

// name reads the name of the field to be changed.
func (c *change) name() bool {
	if c.field != "" {
		return false
	}
	name, n := fieldAt(c.rest.said)
	c.field, c.rest = name, c.rest.without(n, 0)
	return n > 0
}

// target reads which entry is to be changed.
func (c *change) target() {
	if rest := c.rest; rest.skip(lang.BeforeNumber) && rest.said != "" && isNumber(rest.said[:1]) {
		c.rest, c.isMarked = rest, true
	}
	said := c.rest.said
	hash := len(said) - len(strings.TrimPrefix(said, "#"))
	end := hash + len(said[hash:]) - len(strings.TrimLeft(said[hash:], "0123456789"))
	switch {
	case end > hash && isNumber(said[:end]) && endsNumber(said[end:]):
		c.number, c.isNamed = c.rest.typed[:end], true
		c.isMarked = c.isMarked || hash > 0
	case lang.LeadsToValue.Opens(said) > 0:
		return // in Polish, "to" is also a word for the last one
	default:
		end = lang.NamesLast.Opens(said)
		if that := lang.NamesThat.Opens(said); that > end && lang.LeadsToValue.Opens(c.rest.without(that, 0).said) > 0 {
			end = that // zet hem op donderdag
		}
		if end == 0 {
			return
		}
		c.isNamed, c.isMarked = true, true
	}
	if n := lang.BehindEntry.Opens(said[end:]); n > 0 {
		c.isMarked = true
		end += n
	}
	c.rest = c.rest.without(end, 0)
}

// endsNumber reports whether a whole number ends before rest.
func endsNumber(rest string) bool {
	if rest == "" || lang.BehindEntry.Opens(rest) > 0 {
		return true
	}
	if after := rest[1:]; strings.IndexByte(".,:;", rest[0]) >= 0 {
		return after == "" || after[0] < '0' || after[0] > '9'
	}
	return strings.IndexByte(" =-", rest[0]) >= 0
}

// lead reads what stands between an entry and its new value.
func (c *change) lead() {
	for again := true; again; {
		switch {
		case c.rest.skip(lang.LeadsToValue):
			c.isLed = true
		case c.rest.skip(lang.LeadsFromValue), c.rest.skip(lang.OpensWish):
		case c.isNamed && c.name():
		case c.isNamed && c.rest.skip(lang.AroundEntry):
			c.isMarked = true
		default:
			n := lang.BehindEntry.Opens(c.rest.said)
			again = n > 0 && c.rest.said[:n] != c.rest.said && (c.isNamed || c.field != "")
			if again {
				c.rest, c.isMarked = c.rest.without(n, 0), true
			}
		}
	}
}

// reading makes a reading of the change, if it is one.
func (c change) reading(m *message) (Reading, bool) {
	if c.rest.said == "" && c.field == "" && c.number == "" && c.sure {
		return wants(action.EditExpense{}), true // which asks what should change
	}
	if !c.isNamed {
		if reading, ok := c.last(m); ok {
			return reading, true
		}
		return c.byWords(m)
	}
	c.number, c.value = c.numberAndValue(m)
	if c.value == "" && c.verbLast && c.field == "amount" && !c.isMarked {
		c.number, c.value, c.isMarked = "", c.number, true // tutarı 95 yap
	}
	c.isLed = c.isLed || c.isGlued()
	c.whole = c.isLed || startsWithAmount(c.value, m.text)
	known := len(c.values(m.situation, m.text)) > 0 && c.value != ""
	switch {
	case c.value == "" && c.field != "", !c.sure && !(known && (c.isLed || c.isMarked)):
		return Reading{}, false
	case !known && !c.isLed && (hasAmount(c.value, m.text) && !c.whole || isCurrency(c.value, m.text)):
		return Reading{}, false // "change 2 tires 80", "change 20 EUR"
	}
	return revalued(c.wish, m.situation, m.text)
}

// isGlued reports whether an ending of the value leads to the verb: に in 20ドルに変更.
func (c change) isGlued() bool {
	ending, ok := strings.CutPrefix(c.rest.typed, c.value)
	return ok && c.verbLast && lang.IsUnspaced(lang.FirstRune(ending))
}

// last reads a change that names no entry, and so is about the last one: "auf 7 ändern",
// "600円に変更".
func (c change) last(m *message) (Reading, bool) {
	glued := c.verbLast && (c.field != "" || lang.BehindValue.Closes(c.rest.said) > 0)
	c.value = c.newValue(m)
	c.value = cmp.Or(DayIn(m.text, c.value), c.value)
	switch {
	case !c.isLed && !glued, c.value == "", c.field == "tax_rate", c.field == "currency":
		return Reading{}, false // a tax or a currency may be a setting
	case !c.sure && c.field == "":
		if field := fieldOf(c.value, m.situation, m.text); field != "date" && (field != "amount" || !c.isLed) || m.isAhead(clauseOf(c.value)) {
			return Reading{}, false // "put 20 on the card"
		}
	case !c.sure && fieldOf(c.value, m.situation, m.text) != c.field:
		return Reading{}, false
	}
	return revalued(c.wish, m.situation, m.text)
}

// byWords reads a change of an entry that is named by its words: "ändere Kaffee auf
// 5,20".
func (c change) byWords(m *message) (Reading, bool) {
	if !c.sure {
		return Reading{}, false
	}
	for i := len(c.rest.said) - 1; i > 0; i-- {
		n := max(leads(c.rest.said, i, lang.LeadsToValue), leads(c.rest.said, i, lang.BehindEntry))
		if n == 0 {
			continue
		}
		what := c.rest.without(0, len(c.rest.said)-i).bare()
		by := c
		by.rest, by.match = c.rest.without(i+n, 0), what.typed
		by.value = by.newValue(m)
		field := cmp.Or(c.field, fieldOf(by.value, m.situation, m.text))
		isValue := field == "amount" || field == "date" || c.field != "" && by.value != ""
		if isValue && what.said != "" && !lang.NamesAll.Is(what.said) && !lang.NamesBoth.Is(what.said) && !hasAmount(what.said, m.text) && !about(what.said) {
			return revalued(by.wish, m.situation, m.text)
		}
	}
	return Reading{}, false
}

// leads returns the length of the wording of p that begins at an offset as a word of its
// own, or 0.
func leads(text string, at int, p lang.Phrase) int {
	if !mayLead(text, at) {
		return 0
	}
	return p.Opens(text[at:])
}

// mayLead reports whether a word may begin at a place.
func mayLead(text string, at int) bool {
	if !utf8.RuneStart(text[at]) {
		return false
	}
	first := lang.FirstRune(text[at:])
	return at == 0 || text[at-1] == ' ' || !unicode.IsLetter(first) || lang.IsUnspaced(first)
}

// newValue returns what is left of the change. Of two values of one kind it is the second:
// "from 5 to 6".
func (c change) newValue(m *message) string {
	v := c.rest
	if c.field == action.FieldLines {
		return v.typed // "line 1 to 12.00" has no old value
	}
	for i := len(v.said) - 1; i > 0; i-- {
		n := max(leads(v.said, i, lang.LeadsToValue), leads(v.said, i, lang.LeadsFromValue))
		if n == 0 {
			continue
		}
		before, after := v.without(0, len(v.said)-i), v.without(i+n, 0)
		old := fieldOf(before.typed, m.situation, m.text)
		if old != "" && old == fieldOf(after.unglued(m.situation, m.text), m.situation, m.text) {
			v = after
			break
		}
	}
	if !c.verbLast {
		return v.typed
	}
	return v.unglued(m.situation, m.text)
}

// numberAndValue returns the number of the entry and its new value, which is the day that either is
// with the word before it: "setz es auf den 9.", mets le 9.
func (c change) numberAndValue(m *message) (number, value string) {
	value = c.newValue(m)
	if day := DayIn(m.text, value); day != "" {
		return c.number, day
	}
	if value == "" && c.field == "" && !c.sure {
		if day := DayIn(m.text, c.number); day != "" {
			return "", day
		}
	}
	return c.number, value
}

// DayIn returns the day in a text that a number is with the word before it, where that shows that it
// is one: ponlo el 9, "setz es auf den 9.", "zet hem op de 9e"; "" otherwise.
func DayIn(t *parse.Text, number string) string {
	number = strings.TrimSuffix(number, ".")
	ending := strings.TrimLeft(number, "0123456789")
	if digits := len(number) - len(ending); digits == 0 || digits > len("31") || len(ending) > len("th") {
		return ""
	}
	before := ""
	for word := range strings.FieldsSeq(t.String()) {
		if before != "" && strings.TrimRight(word, ".") == number && !leadsToPrice(before) {
			words := t.Part(before + " " + word)
			_, isAmount := words.Amount()
			if _, ok := words.Date(); ok && !isAmount {
				return words.String()
			}
		}
		before = word
	}
	return ""
}

// leadsToPrice reports whether a word before a number shows no day, though it may stand before one:
// change en 9, "muda para 9".
func leadsToPrice(word string) bool {
	return lang.Within.Has(word) && !lang.Toward.Has(word) || lang.Words().Words[word].Is(lang.RoleFor)
}

// unglued returns a value without the ending that leads to the verb, as に in 昨日に. An
// ending of one or two Latin letters, as in the Turkish "liraya", is cut off only if that
// makes it a value.
func (c clause) unglued(s llm.Situation, t *parse.Text) string {
	n := lang.BehindValue.Closes(c.said)
	bare := c.without(0, n)
	if n == 0 || bare.said == "" {
		return c.typed
	}
	if lang.IsUnspaced(lang.FirstRune(c.said[len(c.said)-n:])) || n > 2 {
		return bare.typed
	}
	if _, ok := valueOf(c.typed, s, t); !ok && fieldOf(bare.typed, s, t) != "" {
		return bare.typed
	}
	return c.typed
}

// startsWithAmount reports whether a value begins with an amount.
func startsWithAmount(s string, t *parse.Text) bool {
	amounts := t.Part(s).Read().Amounts
	return len(amounts) > 0 && amounts[0].Start == 0
}

func isCurrency(s string, t *parse.Text) bool { _, ok := t.Part(s).CurrencyNamed(); return ok }

// wantsChange reports whether a text ends like a change in a language with the verb at the
// end, whatever is to be changed: 全部を5円に変更.
func wantsChange(said string) bool {
	c := clause{said, said}.plain()
	if !c.drop(lang.AsksChange) {
		return false
	}
	ending := lang.BehindValue.Closes(c.said)
	return ending > 0 && lang.IsUnspaced(lang.FirstRune(c.said[len(c.said)-ending:]))
}
