package rules

import (
	"strings"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// differenceAsked reads by how much more was spent on one thing than on another, with or without a
// period: "difference between pizza and cinema this month". It comes before the other questions, which
// would add the two up.
func differenceAsked(m *message) (Reading, bool) {
	if buys(m.text) {
		return Reading{}, false
	}
	span, dated := m.period()
	if !dated {
		return differenceTable().read(m)
	}
	reading, ok := differenceTable().read(withoutPeriod(m, span))
	if !ok {
		return Reading{}, false
	}
	query := reading.Actions[0].(action.QueryExpenses) //nolint:forcetypeassert // the table has nothing else
	query.Period = m.typed[span.Start:span.End]
	return wants(query), true
}

// withoutPeriod is the message without a period, nor the small word that leads to it.
func withoutPeriod(m *message, span parse.Span) *message {
	p := *m
	before := strings.TrimRight(m.said[:span.Start], " ")
	if i := strings.LastIndexByte(before, ' '); lang.Preposition.Has(before[i+1:]) || lang.AroundPeriod.Is(before[i+1:]) {
		before = strings.TrimRight(before[:max(i, 0)], " ")
	}
	after := strings.TrimLeft(m.said[span.End:], " ")
	for n := lang.AroundPeriod.Opens(after); n > 0 && isUnspaced(lang.FirstRune(after)); n = lang.AroundPeriod.Opens(after) {
		after = after[n:]
	}
	glue := " "
	if before == "" || after == "" || isUnspaced(lang.FirstRune(after)) {
		glue = ""
	}
	p.said = before + glue + after
	p.typed = m.typed[:len(before)] + glue + m.typed[len(m.typed)-len(after):]
	return &p
}

// thingsCompared compares what was spent on two things, unless one of them is a time or an amount.
func thingsCompared(words map[string]string, s llm.Situation, t *parse.Text) (Reading, bool) {
	one, ok := comparable(words["words"], s, t)
	other, ok2 := comparable(words["value"], s, t)
	if !ok || !ok2 || one == other {
		return Reading{}, false
	}
	return wants(action.QueryExpenses{Text: one, Than: other}), true
}

// comparable returns the name of a thing that another may be compared with.
func comparable(words string, s llm.Situation, t *parse.Text) (string, bool) {
	thing := subjectOf(strings.Trim(words, " ,、，"))
	if thing == "" || !isSubject(thing) || strings.ContainsAny(thing, "0123456789") || lang.NamesPrevious.Is(strings.ToLower(thing)) {
		return "", false
	}
	_, _, dated := t.PeriodIn(strings.ToLower(thing), s.MonthStart)
	return thing, !dated
}
