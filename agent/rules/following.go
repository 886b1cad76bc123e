package rules

import (
	"fmt"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/agent/llm"
	"chit/expense"
	"chit/expense/parse"
	"chit/expense/parse/lang"
	"chit/expense/report"
)

// A Following is what a message changes in the question before it, and says of nothing
// else: "and last week?", "without rent?", 那上周呢.
type Following struct {
	period   string
	previous bool // the period before the one of the question
	text     string
	all      bool                 // all that was spent then: "and in total?"
	sum      bool                 // how much that was, whatever the question before asked of it: "how much without rent"
	query    action.QueryExpenses // its other parts, as far as they were named
}

// maxFollowing is how many words such a message has at most.
const maxFollowing = 8

// following reads what a message changes in the question before it, nil if it is a message
// of another kind. Spans reports that the message names a time in which nothing is bought at once,
// so that nothing else needs to say that it goes on: "tesco this month". Asks reports that it may ask
// how much a thing was: "and how much for coffee".
func following(m *message, spans, asks bool) *Following {
	words := strings.Fields(ownCommas(m.said))
	if len(words) > maxFollowing {
		return nil
	}
	var about *Following // what the message is about may be words of another language
	for _, own := range lang.Asked(words, true) {
		said, opened := strings.TrimLeft(ownCommas(m.said), " "), false
		if n := own.Opens(lang.OpensFollowing, said); n > 0 {
			said, opened = strings.TrimLeft(said[n:], " ,，、"), true
		}
		if n := own.Closes(lang.ClosesFollowing, said); n > 0 {
			said, opened = strings.TrimRight(said[:len(said)-n], " "), true
		}
		if n := own.Opens(lang.SaysOnly, said); n > 0 {
			said, opened = strings.TrimLeft(said[n:], " "), true
		} else if n := own.Closes(lang.SaysOnly, said); n > 0 {
			said, opened = strings.TrimRight(said[:len(said)-n], " "), true
		}
		if !opened && !m.question && !spans && own.Opens(lang.SaysWithout, said) == 0 || said == "" {
			continue
		}
		q := question{Inquiry: own, message: m.part(said), codes: codesIn(m.typed)}
		switch f := q.following(opened || spans, asks); {
		case f == nil, spans && !opened && !f.namesThing(m.text.Language()), lang.Inquires(f.text): // "e" opens in languages that do not know "quanto"
		case f.text == "":
			return f
		case about == nil:
			about = f
		}
	}
	return about
}

// namesThing reports whether nothing but something that people buy, or a shop, is asked about anew.
func (f *Following) namesThing(language string) bool {
	return f.query == (action.QueryExpenses{}) && (lang.IsThing(f.text) || lang.IsShop(f.text, language))
}

// spansDays reports whether a message names a time of more than a day.
func spansDays(m *message) bool {
	p, _, ok := m.text.PeriodIn(m.said, m.situation.MonthStart)
	return ok && p.From != p.To
}

// part is a message of some of the words of another.
func (m *message) part(said string) *message {
	i := strings.Index(m.said, said)
	if i < 0 {
		return m
	}
	p := *m
	p.said, p.typed = said, m.typed[i:i+len(said)]
	return &p
}

func (q *question) following(opened, asks bool) *Following {
	if q.namesPrevious() {
		return &Following{previous: true}
	}
	subject, without, ok := q.scanned()
	period := opened && subject == "" && q.period != "" && !q.spent && without == "" && q.against == "" // and last month how much
	q.asking = q.asking || q.howMuch
	if ok && opened && wantsAll(q, subject) {
		return &Following{period: q.period, all: true}
	}
	if !ok || q.isOpen() || q.total || q.broken || asksOtherwise(q) || asksAnew(q, period || asks && opened && isKnown(q, subject)) {
		return nil
	}
	if subject != "" && !opened {
		return nil
	}
	f := &Following{period: q.period, text: subject, query: action.QueryExpenses{
		Of: q.of, Currency: q.currency, Without: without, Against: q.against, Rate: q.rate, By: q.by, Measure: q.measure, Per: q.per, Figure: q.taxNamed(),
	}}
	if *f == (Following{}) {
		return nil
	}
	return f
}

// asksAnew reports whether a message asks how much something was, which makes a question of its own
// unless it goes on.
func asksAnew(q *question, goesOn bool) bool {
	return q.asking && q.of == "" && q.measure == "" && !goesOn
}

// isKnown reports whether words name something that people buy, or where they do.
func isKnown(q *question, subject string) bool {
	_, ok := lang.CategoryOf(subject, q.text.Language(), q.situation.Region)
	return ok
}

// goesOn reports whether a question about what is left without a thing names neither a verb nor all that
// there is: "how much without the taxi", but not "how much did I spend without the taxi".
func goesOn(m *message) bool {
	return !slices.ContainsFunc([]lang.Phrase{lang.SaysWeSpent, lang.SaysSpend, lang.NamesAnything, lang.NamesAll, lang.AsksTotal}, func(p lang.Phrase) bool {
		return p.In(m.said)
	})
}

// asksOtherwise reports whether a message asks for a day, for single expenses or for amounts, which
// makes a question of its own.
func asksOtherwise(q *question) bool {
	return q.when || q.many || q.one || q.list.newest || q.list.top || q.atLeast != ""
}

// wantsAll reports whether nothing is named but all that was spent: "in total".
func wantsAll(q *question, subject string) bool {
	return (q.total || q.together) && subject == "" && !q.isNarrowed() && q.isWhole() && q.measure == "" && q.currency == ""
}

// namesPrevious reports whether nothing is said but that the period before is meant: "last",
// "in the one before", "а за прошлую".
func (q *question) namesPrevious() bool {
	if slices.Contains(q.Wordings(lang.NamesPrevious), q.said) {
		return true
	}
	word, rest, found := strings.Cut(q.said, " ")
	if m, n := q.At([]string{word}); !found || n == 0 || m.Says != lang.LeadsToThing && m.Says != lang.AroundQuestion && m.Says != lang.MayLeadToThing {
		return false
	}
	return slices.Contains(q.Wordings(lang.NamesPrevious), rest)
}

// Follows returns the reading of a message that follows questions, given the texts of these,
// the last one first: what they asked for, with what the message changes in it. It reports
// false if they were no questions.
func (r *Reader) Follows(f *Following, before []*parse.Text, s llm.Situation) (Reading, bool) {
	changes := []*Following{f}
	for _, t := range before {
		reading := r.ReadText(t, s)
		if reading.Follows != nil {
			changes = append(changes, reading.Follows)
			continue
		}
		if len(reading.Actions) != 1 || !reading.Complete {
			return Reading{}, false
		}
		asked, text := reading.Actions[0], t
		for _, c := range slices.Backward(changes) {
			var ok bool
			if asked, ok = c.change(asked, text, s); !ok {
				return Reading{}, false
			}
		}
		return wants(asked), true
	}
	return Reading{}, false
}

// change returns what a question asks for, changed by a message that follows it.
func (f *Following) change(asked action.Action, t *parse.Text, s llm.Situation) (action.Action, bool) {
	if f.all {
		return f.whole(asked, t, s)
	}
	switch a := asked.(type) {
	case action.ReportPeriod:
		a.Period = f.periodOf(a.Period, t, s)
		if f.text == "" && f.query == (action.QueryExpenses{}) {
			return a, true
		}
		if a.Period == "" {
			a.Period = expense.DateOf(s.Now).Format("2006-01")
		}
		return f.changeQuery(action.QueryExpenses{Period: a.Period}), a.Format == ""
	case action.QueryExpenses:
		a.Period = f.periodOf(a.Period, t, s)
		if f.sum {
			a.Measure, a.Per = "", ""
		}
		return f.changeQuery(a), true
	case action.FindExpenses:
		if a.Number != nil || a.Deleted && f.query != (action.QueryExpenses{}) {
			return nil, false
		}
		a.Period = f.periodOf(a.Period, t, s)
		if f.sum {
			return f.changeQuery(action.QueryExpenses{Period: a.Period, Text: a.Text}), true
		}
		if f.text != "" {
			a.Text = f.text
		}
		if f.query.Currency != "" {
			a.Currency = f.query.Currency
		}
		if f.query.Without != "" {
			a.Without = f.query.Without
		}
		rest := f.query
		rest.Currency, rest.Without = "", ""
		return a, rest == (action.QueryExpenses{})
	}
	return nil, false
}

// whole asks for all that was spent in the time of another question.
func (f *Following) whole(asked action.Action, t *parse.Text, s llm.Situation) (action.Action, bool) {
	switch a := asked.(type) {
	case action.ReportPeriod:
		return action.ReportPeriod{Period: f.periodOf(a.Period, t, s)}, true
	case action.QueryExpenses:
		return action.ReportPeriod{Period: f.periodOf(a.Period, t, s)}, true
	case action.FindExpenses:
		return action.ReportPeriod{Period: f.periodOf(a.Period, t, s)}, a.Number == nil && !a.Deleted
	}
	return nil, false
}

// changeQuery replaces the parts of a question that the message names. A rate, a currency
// and a figure each say which money is meant, so a later one takes the place of the rate.
func (f *Following) changeQuery(a action.QueryExpenses) action.QueryExpenses {
	n := f.query
	if n.Rate != "" || n.Currency != "" || n.Of != "" {
		a.Rate = ""
	}
	if n.Without != "" && strings.Contains(strings.ToLower(a.Text), strings.ToLower(n.Without)) {
		a.Text = "" // "how much for rent?", "and without rent?"
	}
	for _, part := range []struct {
		old *string
		now string
	}{
		{&a.Text, f.text},
		{&a.Currency, n.Currency},
		{&a.Without, n.Without},
		{&a.Against, n.Against},
		{&a.Rate, n.Rate},
		{&a.By, n.By},
		{&a.Measure, n.Measure},
		{&a.Per, n.Per},
	} {
		if part.now != "" {
			*part.old = part.now
		}
	}
	if n.Of != "" {
		a.Of, a.Figure = n.Of, n.Figure
	}
	return a
}

// periodOf returns the period of a question that the message follows.
func (f *Following) periodOf(period string, t *parse.Text, s llm.Situation) string {
	if f.period != "" {
		return f.period
	}
	if !f.previous {
		return period
	}
	p, _, ok := t.Part(period).Period(s.MonthStart)
	if !ok {
		p = expense.MonthOf(expense.DateOf(s.Now), max(s.MonthStart, 1))
	}
	p = report.Previous(p, max(s.MonthStart, 1))
	return fmt.Sprintf("%s - %s", p.From, p.To)
}
