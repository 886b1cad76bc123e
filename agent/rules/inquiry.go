package rules

import (
	"slices"
	"strings"

	"chit/agent/action"
	"chit/expense/parse/lang"
)

// periodMark stands where the period of a question was.
const periodMark = "\x00"

// An inquiry is a question how much was spent, in a language whose words package lang
// has, as far as it was read.
type inquiry struct {
	*lang.Inquiry
	asks, spent bool
	named       bool     // a word leads to the thing
	thing       []string // words that mean nothing to the question: what it is about
	between     []string // words behind the thing that are part of it if more follows
	closed      bool     // nothing may be added to the thing
	leads       bool     // the word before leads to a thing
	currency    string
	broken      bool // there are words that nobody understands
}

// inquired reads how much was spent, in which period, on what. Each word must be part
// of the question or of the one thing that it is about.
func inquired(m *message) (Reading, bool) {
	if !mentions(m.said, lang.AsksHowMuch.Wordings()) {
		return Reading{}, false
	}
	rest, period := m.said, ""
	if span, ok := m.periodIn(rest); ok {
		period = strings.TrimSpace(rest[span.Start:span.End])
		rest = rest[:span.Start] + " " + periodMark + " " + rest[span.End:]
	}
	if _, second := m.periodIn(rest); second || strings.ContainsAny(rest, "0123456789") {
		return Reading{}, false
	}
	rest = strings.TrimLeft(ownCommas.Replace(rest), " ¿")
	for _, words := range lang.Inquiries() {
		q := inquiry{Inquiry: words}
		if words.Unspaced {
			q.scanUnspaced(strings.ReplaceAll(rest, " ", ""))
		} else {
			q.scan(strings.Fields(rest), m)
		}
		if reading, ok := q.reading(period, m); ok {
			return reading, true
		}
	}
	return Reading{}, false
}

// reading is the call that answers the question.
func (q *inquiry) reading(period string, m *message) (Reading, bool) {
	thing := q.Unglued(strings.Join(q.thing, " "))
	q.named = q.named || thing != strings.Join(q.thing, " ")
	switch {
	case !q.asks || q.broken || !isSubject(thing) || len(m.text.Part(thing).Numbers()) > 0:
		return Reading{}, false
	case thing == "" && q.currency == "" && period == "" && !q.spent && !lang.AsksHowMuch.Is(m.said):
		return Reading{}, false // how much is that
	case thing == "" && q.currency == "":
		return wants(action.ReportPeriod{Period: period}), true
	case thing != "" && !q.named && (!q.Behind || !q.spent), namesPeriod(thing, m.text, m.situation.MonthStart):
		return Reading{}, false
	}
	return wants(action.QueryExpenses{Text: thing, Period: period, Currency: q.currency}), true
}

// scan reads the words of a language that parts them.
func (q *inquiry) scan(words []string, m *message) {
	for i := 0; i < len(words) && !q.broken; {
		if n := q.inCurrency(words[i:], m); n > 0 {
			i += n
			continue
		}
		p, n := q.At(words[i:])
		switch {
		case words[i] == periodMark:
			q.leads, n = false, 1
		case n == 0 && words[i] == "," && len(q.thing) == 0:
			n = 1
		case n == 0:
			q.leftover(words[i])
			n = 1
		case p == lang.AsksHowMuch || p == lang.SaysWeSpent:
			q.asks, q.spent = q.asks || p == lang.AsksHowMuch, q.spent || p == lang.SaysWeSpent
			q.broken = q.leads && len(q.thing) == 0
			q.close()
		default:
			q.around(words[i:i+n], p)
		}
		i += n
	}
	q.broken = q.broken || q.leads && len(q.thing) == 0
}

// around takes words that say nothing to the question, or lead to the thing.
func (q *inquiry) around(words []string, p lang.Phrase) {
	q.leads = p == lang.LeadsToThing || q.leads
	if len(q.thing) > 0 && !q.closed {
		q.between = append(q.between, words...)
	}
}

// close ends the thing that the question is about.
func (q *inquiry) close() {
	q.closed, q.leads, q.between = len(q.thing) > 0, false, nil
}

// leftover takes a word as part of what the question is about. There is one such
// thing, in one place.
func (q *inquiry) leftover(word string) {
	if len(q.thing) == 0 {
		q.named, word = q.leads, q.Elided(word)
	}
	q.broken = q.closed
	q.thing = append(append(q.thing, q.between...), strings.TrimPrefix(word, "#"))
	q.between, q.leads = nil, false
}

// inCurrency reads the name of a currency behind a word that leads to it or asks, and
// returns of how many words it is.
func (q *inquiry) inCurrency(words []string, m *message) int {
	asked := question{codes: codesIn(m.typed)}
	if !q.leads && (!q.asks || len(q.thing) > 0) || len(q.thing) > 0 && !q.closed && len(q.between) == 0 {
		return 0
	}
	for n := min(maxCurrency, len(words)); n > 0; n-- {
		if slices.Contains(words[:n], periodMark) {
			continue
		}
		if currency, ok := asked.currencyIn(words[:n], m.text); ok {
			q.broken = q.broken || q.currency != ""
			q.currency, q.leads, q.between = currency, false, nil
			q.closed = len(q.thing) > 0
			return n
		}
	}
	return 0
}

// scanUnspaced reads a language that does not part its words: what the question is
// about stands before the words that ask, with what says so behind it.
func (q *inquiry) scanUnspaced(s string) {
	start, end, ok := q.HowMuch(s)
	if !ok {
		return
	}
	spent, only := q.Says(strings.ReplaceAll(s[end:], periodMark, ""))
	q.asks, q.spent, q.broken = true, spent, !only
	for i, part := range strings.Split(s[:start], periodMark) {
		if i > 0 {
			part = q.Glued(part)
		}
		part = q.Around(part)
		if part == "" {
			continue
		}
		q.broken = q.broken || len(q.thing) > 0
		q.thing = append(q.thing, part)
	}
}
