package rules

import (
	"cmp"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/chat/text"
	"chit/expense/parse/lang"
)

// Some wishes are made of a few words that carry them, of others that only stand around
// these, and perhaps of a period, in any order. Such a wish is all that the message says: a
// word that is none of these leaves it to others.

// A gist is the phrases that a message consists of, besides its period.
type gist struct {
	said   []lang.Phrase
	period string
}

func (g *gist) has(phrases ...lang.Phrase) bool {
	return slices.ContainsFunc(phrases, func(p lang.Phrase) bool { return slices.Contains(g.said, p) })
}

// maxGist is how many bytes such a wish may have.
const maxGist = 120

// gist reads a message as nothing but wordings of some phrases.
func (m *message) gist(of *lang.Group) (*gist, bool) {
	if len(m.said) > maxGist || m.hasFigures() {
		return nil, false
	}
	rest, period := m.withoutPeriod(strings.TrimLeft(m.said, "¿¡ "))
	if at := strings.Index(m.said, period); period != "" && at >= 0 {
		period = m.typed[at : at+len(period)]
	}
	g := &gist{period: period}
	for c := (clause{rest, rest}).plain().without(0, 0); c.said != ""; {
		found, n := of.Opens(c.said)
		if n == 0 {
			return nil, false
		}
		g.said = append(g.said, found)
		c = c.without(n, 0)
	}
	return g, true
}

// longest returns the phrase of which the longest wording stands at an end of a text, and its
// length in bytes: 0 if none does. Of two that are as long the first one counts.
func longest(end func(p lang.Phrase, said string) int, said string, phrases []lang.Phrase) (found lang.Phrase, length int) {
	for _, p := range phrases {
		if n := end(p, said); n > length {
			found, length = p, n
		}
	}
	return found, length
}

// gistOf returns the phrases of such a wish, with those that stand around it.
func gistOf(phrases ...lang.Phrase) *lang.Group {
	return lang.Together(append(phrases, lang.AroundPeriod, lang.SaysOh, lang.OpensWish, lang.ClosesWish)...)
}

var (
	categoriesGist = gistOf(lang.NamesCategories, lang.AroundCategories)
	exportGist     = gistOf(lang.NamesSheet, lang.NamesCSV, lang.AsksFile, lang.AroundExport)
	leftGist       = gistOf(lang.NamesBudget, lang.StillLeft, lang.AsksHowMuch, lang.AsksWhat, lang.AroundLeft)
)

// withoutPeriod returns a text without the first period in it, and the words for that.
func (m *message) withoutPeriod(said string) (rest, period string) {
	span, ok := m.periodIn(said)
	if !ok || repeats(said, span) {
		return said, ""
	}
	return strings.TrimRight(said[:span.Start], " ") + " " + strings.TrimLeft(said[span.End:], " "), strings.TrimSpace(said[span.Start:span.End])
}

// categoriesAsked reads the question which categories there are.
func categoriesAsked(m *message) (Reading, bool) {
	g, ok := m.gist(categoriesGist)
	if !ok || g.period != "" || !g.has(lang.NamesCategories) || !g.has(lang.AroundCategories) {
		return Reading{}, false
	}
	return wants(action.ChangeSettings{Setting: "categories"}), true
}

// exportAsked reads the wish for a file with entries. How to get one is a question about the
// bot.
func exportAsked(m *message) (Reading, bool) {
	if m.manner() >= asksHow {
		return Reading{}, false
	}
	g, ok := m.gist(exportGist)
	if !ok || !g.has(lang.NamesSheet, lang.NamesCSV) || !g.has(lang.AsksFile, lang.AroundExport) {
		return Reading{}, false
	}
	format := action.AsCSV
	if g.has(lang.NamesSheet) {
		format = action.AsXLSX
	}
	return wants(action.ReportPeriod{Period: cmp.Or(g.period, "all"), Format: format}), true
}

// leftAsked reads the question what is left to be spent. There are no budgets: what was spent
// is the answer, and why there is no other.
func leftAsked(m *message) (Reading, bool) {
	g, ok := m.gist(leftGist)
	switch {
	case !ok:
		return Reading{}, false
	case g.has(lang.NamesBudget) && g.has(lang.StillLeft, lang.AsksHowMuch, lang.AsksWhat, lang.AroundLeft):
	case g.has(lang.StillLeft) && g.has(lang.AsksHowMuch, lang.AsksWhat):
	default:
		return Reading{}, false
	}
	reading := wants(action.QueryExpenses{Period: cmp.Or(g.period, "this month")})
	reading.Note = text.NoBudget
	return reading, true
}
