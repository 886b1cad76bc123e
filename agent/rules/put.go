package rules

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// Where an entry stands under a day or an amount, people put it elsewhere with verbs that say
// much else: "put the shampoo on friday", 计程车改250. Of the parts one may be missing, and
// the ledger tells whether there is such an entry.
//
//	verb thing to value        zet de schoenen op 55, mets le resto à 40
//	thing verb value           薯條改禮拜五, bolsa muda pra 135
//	thing value verb           çantayı 1350 yap, 가방을 73500원으로 바꿔줘
//	thing to value             die Pommes auf Freitag, 靴を5800円に

// A mover reads in a message which entry is put where.
type mover struct{ *message }

// edits reads such a wish, none if a clause can be no such.
func (m mover) edits(c clause) []action.EditExpense {
	if len(c.said) > maxAside {
		return nil
	}
	for _, verb := range [...]lang.Phrase{lang.AsksChange, lang.MayAskChange} {
		if n := verb.Opens(c.said); n > 0 && n < len(c.said) && parted(c.said[n:]) {
			if edits := m.to(c.without(n, 0).plain(), !logs(c.said[:n])); len(edits) > 0 {
				return edits
			}
		}
		if n := verb.Closes(c.said); n > 0 && n < len(c.said) {
			if edits := m.to(c.without(0, n).plain(), !logs(c.said[len(c.said)-n:])); len(edits) > 0 {
				return edits
			}
		}
		for i := 1; i < len(c.said); i++ {
			n := leads(c.said, i, verb)
			if n == 0 || i+n == len(c.said) {
				continue
			}
			right := c.without(i+n, 0)
			if lang.Named(m.text.Language()).NounsStack && isAmount(right.said, m.message) {
				continue // "tea set 30"
			}
			if edits := m.put(c.without(0, len(c.said)-i), right); len(edits) > 0 {
				return edits
			}
		}
	}
	return m.bare(c)
}

// logs reports whether a verb is also one for something new: "put coffee 3", ekmek 15 al.
func logs(verb string) bool {
	return lang.AsksToLog.Is(verb) || lang.Words().Words[verb].Is(lang.RoleAdd|lang.RoleSpend)
}

// to reads what follows such a verb, or is before it. Beside one that asks for nothing else, nothing
// need stand between the thing and its value.
func (m mover) to(c clause, sure bool) []action.EditExpense {
	for i := len(c.said) - 1; i > 0; i-- {
		if !mayLead(c.said, i) && !unicode.IsDigit(rune(c.said[i])) {
			continue
		}
		what, right := c.without(0, len(c.said)-i), c.without(i, 0)
		isLed := lang.LeadsToValue.Closes(what.said) > 0 || lang.BesideValue.Closes(what.said) > 0
		if n := max(leads(c.said, i, lang.LeadsToValue), leads(c.said, i, lang.BesideValue), leads(c.said, i, lang.JoinsValue)); n > 0 {
			right = c.without(i+n, 0)
		} else if unglued := right.unglued(m.situation, m.text); isLed || unglued == right.typed && !sure && fieldOf(unglued, m.situation, m.text) != "date" {
			continue
		}
		if edits := m.put(what, right); len(edits) > 0 {
			return edits
		}
	}
	return nil
}

// bare reads a thing and the day that it is put to, or in a language with endings any value,
// without a verb.
func (m mover) bare(c clause) []action.EditExpense {
	ending := lang.BehindValue.Closes(c.said)
	glued := ending > 0 && lang.IsUnspaced(lang.FirstRune(c.said[len(c.said)-ending:]))
	read := m.text.Read()
	if !glued && len(read.Dates) == 0 && len(m.text.BadDates()) == 0 {
		return nil
	}
	for i := 1; i < len(c.said); i++ {
		n := leads(c.said, i, lang.LeadsToValue)
		if glued {
			n = max(leads(c.said, i, lang.BehindEntry), leads(c.said, i, lang.JoinsValue))
		}
		if n == 0 {
			continue
		}
		what := c.without(0, len(c.said)-i)
		if !glued && len(read.Amounts) > 0 && !isAmount(thingOf(what).said, m.message) {
			continue // "taxi 20 on friday" is new
		}
		edits := m.put(what, c.without(i+n, 0))
		if len(edits) == 1 && (glued || edits[0].Field == "date") {
			return edits
		}
	}
	return nil
}

// put returns the edits that give a thing a value, which is an amount or a day that is over.
func (m mover) put(what, right clause) []action.EditExpense {
	what, ok := m.entry(what)
	if !ok {
		return nil
	}
	for again := true; again; again = right.skip(lang.LeadsToValue) || right.skip(lang.BesideValue) {
		forms := []clause{right}
		if bare := clauseOf(right.unglued(m.situation, m.text)); bare != right {
			forms = append(forms, bare)
		}
		for _, right := range forms {
			right = right.without(0, lang.EndsCorrection.Closes(right.said))
			values := right.valuesSaid(m.situation, m.text)
			if len(values) == 1 && (values[0].field == "amount" || values[0].field == "date" && !m.isAhead(right)) {
				return edits(action.EditExpense{Match: what.typed}, values, m.text)
			}
		}
	}
	return nil
}

// entry returns the words in a clause that an entry is named by: its name, its amount, or the
// time that it is of, if words point at it.
func (m mover) entry(c clause) (clause, bool) {
	if time, ok := m.timeOfOne(c); ok {
		return time, true
	}
	what := withoutPlace(thingOf(c))
	for what.drop(lang.BehindEntry) || what.drop(lang.LeadsToValue) || what.drop(lang.BesideValue) {
	}
	if strings.ContainsAny(what.said, ",;") || m.isPeriod(what) || lang.NamesBoth.Is(what.said) || !what.isName(m.message) && !isAmount(what.said, m.message) {
		return what, false
	}
	return withoutCount(what), true
}

// timeOfOne returns the time in a clause that points at the entry of that time: "the oct one", celui
// d'octobre, 10月那笔. A time alone may be about anything: "friday was 20".
func (m mover) timeOfOne(c clause) (clause, bool) {
	points := false
	for again := true; again; {
		again = c.skip(lang.PointsAtOne) || c.drop(lang.PointsAtOneBehind)
		points = points || again
		again = again || c.skip(lang.AroundEntry) || c.drop(lang.AroundEntry) || c.drop(lang.BehindEntry)
	}
	return c, points && m.isPeriod(c)
}

// isPeriod reports whether a clause is a time, and nothing else.
func (m mover) isPeriod(c clause) bool {
	_, ok := m.text.Part(c.typed).WholePeriod(m.situation.MonthStart)
	return ok && c.said != ""
}

// alsoNamed returns what a message names with a word that the same is true of it, and nothing else:
// "and the chocolate too", en de chocola ook.
func alsoNamed(m *message) string {
	c := clause{m.said, m.typed}
	if m.question || len(c.said) > maxAside {
		return ""
	}
	for c.skip(lang.Interjects) || c.skip(lang.JoinsClauses) {
	}
	what, said := withoutFirst(lang.SaysToo, c)
	if !said && !what.skip(lang.SaysToo) {
		return ""
	}
	what, named := mover{m}.entry(what)
	if !named || isValue(what, m) {
		return ""
	}
	return what.typed
}

// partsValue reports whether a value may begin at a place in a clause: behind a space, or as a figure
// behind a character that nothing need part from it.
func partsValue(c clause, at int) bool {
	return at == 0 || c.said[at-1] == ' ' || startsAmount(clause{said: c.said[at:]}) && lang.IsUnspaced(lastRune(c.said[:at]))
}

// startsAmount reports whether a clause begins like an amount.
func startsAmount(c clause) bool {
	first := lang.FirstRune(c.said)
	return unicode.IsDigit(first) || unicode.Is(unicode.Sc, first)
}

func lastRune(s string) rune {
	last, _ := utf8.DecodeLastRuneInString(s)
	return last
}
