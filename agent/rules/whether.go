package rules

import (
	"strings"

	"chit/agent/action"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// whetherAsked reads the question whether something was logged or paid, which the list of what
// is there answers: "did I log the dentist already", "hab ich die Miete schon bezahlt?".
func whetherAsked(m *message) (Reading, bool) {
	asks := m.question || lang.OpensWhether.Opens(m.said) > 0 || lang.AsksWhether.Opens(m.said) > 0 || lang.AsksWhether.Closes(m.said) > 0
	if !asks {
		return Reading{}, false
	}
	said, period := m.withoutPeriod(m.said)
	c := clause{said, said}
	if period == "" {
		c = clause{m.said, m.typed}
	}
	logged := false
	for before := ""; before != c.said; {
		before = c.said
		c.skip(lang.Interjects)
		c.skip(lang.OpensWhether)
		logged = c.skip(lang.AsksWhether) || c.drop(lang.AsksWhether) || c.drop(lang.SaysEntered) || logged
		if word, _, _ := strings.Cut(c.said, " "); !lang.FunctionWord.Has(word) { // "in euros" leads to a value
			logged = c.skip(lang.SaysEntered) || logged
		}
		c = withoutSmall(c)
	}
	if !logged || c.said == "" || !isSubject(c.said) || len(m.text.Part(c.typed).Numbers()) > 0 || lang.IsAsking(strings.Fields(c.said)[0]) {
		return Reading{}, false
	}
	return wants(action.FindExpenses{Text: parse.Subject(c.typed), Period: period}), true
}

// withoutSmall cuts what stands around a thing in the question whether it was logged, be it glued
// to it: "the … already", は…もう, "l'…".
func withoutSmall(c clause) clause {
	c.skip(lang.AroundWhether)
	c.drop(lang.AroundWhether)
	if word, _, glued := strings.Cut(c.said, "'"); glued && lang.FunctionWord.Has(word) {
		c = c.without(len(word)+len("'"), 0)
	}
	if word, _, more := strings.Cut(c.said, " "); more && !lang.AsksWhat.Is(word) && (lang.FunctionWord.Has(word) || lang.Possessive.Has(word) || lang.Words().Words[word].Is(lang.RoleArticle)) {
		c = c.without(len(word), 0)
	}
	if last := lang.LastRune(c.said); isUnspaced(last) && len(string(last)) < len(c.said) && lang.Particle.Has(string(last)) {
		c = c.without(0, len(string(last)))
	}
	return c
}
