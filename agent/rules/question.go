package rules

import (
	"cmp"
	"slices"
	"strings"

	"chit/agent/action"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// A question is what is asked of stored expenses, as far as it was understood in one
// language: which figure of them, for each what, spread over what, and of which ones; or
// which of them shall be listed.
type question struct {
	*lang.Inquiry
	*message
	measure  string // "" for a sum
	of       string
	by       string
	per      string   // a unit of time that was named
	asking   bool     // a word that asks was there
	what     bool     // it was one for anything
	howMuch  bool     // it was one for an amount
	when     bool     // or for a day
	most     bool     // which of the groups has most
	many     bool     // of several expenses
	one      bool     // of one expense
	spent    bool     // a word for spending was there
	costs    bool     // it was one that may ask for a price
	past     bool     // it is about what was
	series   bool     // a figure for each unit is wanted
	each     bool     // the unit was named in words that may want one
	stays    bool     // a word is there for what is and not for what was spent
	is       bool     // and for what is at this moment
	bought   bool     // a word for buying stands before what was bought
	period   string   // the period as it was said
	currency string   // its code
	codes    []string // of currencies that stand there in capitals
	broken   bool     // there are words that nobody understands
	plain    bool     // nothing is asked but how much was spent

	justAsked  bool // the word before asks how much
	opensSpent bool // the first word says that something was spent

	subject []string
	link    []string // what joins to the subject the next word that is part of it
	at      int      // where the subject ends, to find out that there are two
	named   bool     // a word before the subject says that it is one
	leads   bool     // the same, and the subject did not come yet
	led     bool     // a word leads to the subject

	list listing
}

// asked reads a question about stored expenses, in the first language in which every word
// is part of it: one that is not understood may turn it around.
func asked(m *message) (Reading, bool) {
	if span, ok := m.periodIn(m.said); ok && repeats(m.said, span) {
		return Reading{}, false
	}
	words := strings.Fields(ownCommas.Replace(m.said))
	if len(words) > maxQuestion {
		return Reading{}, false
	}
	for _, own := range lang.Inquiries() {
		if !own.Writes(m.said) || !own.Unspaced && !m.question && !own.MayAsk(words) {
			continue
		}
		q := question{Inquiry: own, message: m, asking: m.question, codes: codesIn(m.typed)}
		reading, ok := q.read()
		switch {
		case ok && q.plain:
			m.report = &reading
			return Reading{}, false
		case ok:
			return reading, true
		}
	}
	return Reading{}, false
}

// reportAsked reads a question that asks for nothing but how much was spent. It comes
// behind the commands, which say the same in more ways.
func reportAsked(m *message) (Reading, bool) {
	if m.report == nil {
		return Reading{}, false
	}
	return *m.report, true
}

// maxQuestion is how many words a question has at most: a longer text tells something.
const maxQuestion = 40

// isUnspaced reports whether no spaces stand between the words of a script.
func isUnspaced(r rune) bool { return lang.IsUnspaced(r) && !lang.IsHangul(r) }

// ownCommas makes commas words of their own, and apostrophes one.
var ownCommas = strings.NewReplacer(",", " , ", "’", "'", "¿", " ")

// periodMark stands where the period of a question was.
const periodMark = "\x00"

func (q *question) read() (Reading, bool) {
	rest := q.marked()
	if span, ok := q.message.periodIn(rest); ok {
		q.period = strings.TrimSpace(rest[span.Start:span.End])
		rest = rest[:span.Start] + " " + periodMark + " " + rest[span.End:]
		if _, second := q.message.periodIn(strings.ReplaceAll(rest, periodMark, "")); second {
			return Reading{}, false
		}
	}
	glue := " "
	if q.Unspaced {
		glue = ""
		q.scanCharacters(strings.ReplaceAll(rest, " ", ""))
	} else {
		q.scanWords(strings.Fields(ownCommas.Replace(rest)))
	}
	subject := strings.Join(q.subject, glue)
	if cut := q.Unglued(subject); cut != subject {
		subject, q.named, q.led = cut, true, true
	}
	q.settle()
	if q.broken || q.isOpen() || !q.asking && !q.many && !q.list.newest && !q.list.top {
		return Reading{}, false
	}
	if !isSubject(subject) || namesPeriod(subject, q.text, q.situation.MonthStart) || len(q.text.Part(subject).Numbers()) > 0 {
		return Reading{}, false
	}
	return q.reading(subject)
}

// settle decides what several words say together.
func (q *question) settle() {
	if q.measure == "average" || q.howMuch {
		q.series = false
	}
	if q.what && q.most && q.spent && q.by == "" && q.measure == "" {
		q.by = "category" // what did I spend most on
	}
	if q.each && q.measure == "" && (!q.howMuch || q.past) {
		q.asking, q.series = q.asking || q.spent, true
	}
	if q.howMuch && q.led && !q.is {
		q.spent = true // how much in total on food
	}
}

// reading is the action that answers the question.
func (q *question) reading(subject string) (Reading, bool) {
	switch {
	case q.list.isWanted(q):
		return q.list.reading(q, subject)
	case q.list.newest && !q.when:
		return Reading{}, false // how much the last one was
	case q.listsPeriod(subject):
		q.plain = true
		return wants(action.FindExpenses{Period: q.period}), true
	case !q.asking, q.list.count > 0:
		return Reading{}, false
	case q.when:
		return q.lastTime(subject)
	case q.isReport(subject):
		q.plain = true
		return wants(action.ReportPeriod{Period: q.period}), true
	case q.isOther(subject):
		return Reading{}, false
	}
	query := action.QueryExpenses{Text: subject, Measure: q.measure, Of: q.of, By: q.by, Period: q.period, Currency: q.currency}
	if q.by != "" && q.measure == "max" && !q.one {
		q.most, query.Measure = true, "" // the shop with the highest spending, and not with the largest expense
	}
	if q.by != "" && q.most {
		query.Order = action.LargestFirst
	}
	q.overTime(&query)
	return wants(query), true
}

// lastTime finds the last time that something was bought.
func (q *question) lastTime(subject string) (Reading, bool) {
	if subject == "" || !q.spent && !q.list.newest || q.measure != "" || !q.isWhole() || q.howMuch {
		return Reading{}, false
	}
	return wants(action.FindExpenses{Text: subject, Period: q.period, Limit: 1}), true
}

// isWhole reports whether one figure of all that was spent is asked for.
func (q *question) isWhole() bool { return q.by == "" && q.per == "" && q.of == "" }

// isReport reports whether nothing is asked but how much was spent in a period.
func (q *question) isReport(subject string) bool {
	if subject != "" || q.currency != "" || q.measure != "" || !q.isWhole() || !q.howMuch || q.leads || q.most {
		return false
	}
	return q.past || q.many || !q.costs && (q.period != "" && (q.spent || !q.stays) || !q.stays && lang.AsksHowMuch.Is(q.said))
}

// listsPeriod reports whether nothing is asked but which expenses there are in a period.
func (q *question) listsPeriod(subject string) bool {
	return q.many && q.period != "" && subject == "" && q.currency == "" && q.measure == "" && q.isWhole() && !q.howMuch && !q.past && !q.when && !q.most && !q.stays
}

// isOther reports whether the question is not about what was spent.
func (q *question) isOther(subject string) bool {
	plain := q.measure == "" && q.isWhole()
	switch {
	case q.by != "" && !q.spent && !q.most && q.measure == "" && !q.named:
		return true
	case q.currency != "" && !q.spent && q.stays:
		return true // how much is that in dollars
	case plain && subject == "" && q.currency != "":
		return false
	case plain && (subject == "" || !q.named || !q.spent || q.costs && !q.past):
		return true
	}
	return subject != "" && !q.named && q.measure == "" && !q.bought
}

// overTime says whether a unit of time divides a sum or makes a series.
func (q *question) overTime(query *action.QueryExpenses) {
	switch {
	case q.per == "":
	case q.by == "" && (q.series || q.per == "year" || q.measure != "" && q.measure != "average"):
		query.By = q.per
	default:
		query.Per, query.Measure = q.per, ""
	}
}

// hear takes in what a wording says.
func (q *question) hear(m lang.Meaning) {
	switch m.Says {
	case lang.TurnsQuestion:
		q.broken = true
	case lang.AsksWhat:
		q.asking, q.what = true, true
	case lang.AsksHowMuch:
		q.broken = q.broken || q.leads && len(q.subject) == 0
		q.asking, q.howMuch, q.named = true, true, q.named || q.Behind
	case lang.AsksWhen:
		q.asking, q.when = true, true
	case lang.AsksWhere:
		q.asking, q.by = true, "merchant"
	case lang.AsksWeekday:
		q.asking, q.by = true, "weekday"
	case lang.AsksWho:
		q.asking, q.by = true, "author"
	case lang.AsksPurpose:
		q.asking, q.most, q.by = true, true, "category"
	case lang.AsksTax:
		q.asking, q.of = true, "tax"
	case lang.AsksNet:
		q.of = "net"
	case lang.AsksSpending:
		q.asking, q.spent = true, true
	case lang.SaysMost:
		q.most = true
	case lang.SaysSpend:
		q.spent = true
	case lang.SaysCost:
		q.spent, q.costs = true, true
	case lang.SaysWeSpent:
		q.spent, q.past = true, true
	case lang.SaysBuy:
		q.spent, q.bought, q.named = true, true, true
	case lang.SaysIs:
		q.stays, q.is = true, true
	case lang.SaysIsSo:
		q.stays = true
	case lang.LeadsToThing:
		q.leadOn()
	case lang.AsksList:
		q.list.opened = true
	case lang.NamesExpenses:
		q.many, q.spent = true, true
	case lang.NamesExpense:
		q.one, q.spent = true, true
	default:
		q.hearFigure(m)
	}
}

// hearFigure takes in which figure is asked for, and of what each.
func (q *question) hearFigure(m lang.Meaning) {
	switch m.Says {
	case lang.AsksAverage:
		q.asking, q.measure = true, "average"
	case lang.SaysOnAverage:
		q.measure = "average"
	case lang.AsksMedian:
		q.asking, q.measure = true, "median"
	case lang.AsksCount:
		q.asking, q.measure = true, "count"
		q.named = q.named || q.Unspaced
	case lang.AsksSmallest:
		q.asking, q.measure = true, "min"
	case lang.AsksLargest:
		q.asking, q.measure = true, "max"
	case lang.AsksTop:
		q.list.top = true
	case lang.AsksNewest:
		q.list.newest = true
	case lang.SplitsBy, lang.AsksWhich:
		q.asking, q.by = true, m.Of
	case lang.RanksBy:
		q.asking, q.most, q.by = true, true, m.Of
	case lang.SplitsTime:
		q.asking, q.series, q.per = true, true, m.Of
	case lang.SpreadsEach:
		q.each, q.per = true, m.Of
	case lang.SpreadsOver, lang.SaysDaily, lang.SaysWeekly, lang.SaysMonthly, lang.SaysYearly:
		q.per = m.Of
	}
}

// leadOn takes in a word that leads to a thing.
func (q *question) leadOn() {
	if len(q.subject) == 0 {
		q.named, q.leads, q.led = true, true, true
	}
}

// joins takes a word as what joins the next one to the subject of a question, "and"
// or "at"; n is of how many words the wording is that begins there. What joins must
// be followed by something that is joined.
func (q *question) joins(word string, i, n int, says lang.Phrase) {
	switch {
	case len(q.subject) == 0:
		if n == 0 && lang.JoinsThings.Is(word) && word != "," {
			q.broken = true
		}
	case n == 0 && lang.JoinsThings.Is(word):
		q.link = append(q.link, word)
	case n == 1 && (lang.LeadsToPlace.Is(word) || says == lang.WithinThing) && (q.at == i || len(q.link) > 0):
		q.link = append(q.link, word)
	case n > 0 && !isArticle(word):
		q.broken = q.broken || q.isOpen()
		q.link = nil
	}
}

// isArticle reports whether a word may stand between what joins two things and the second
// of them.
func isArticle(word string) bool {
	return lang.Words().Words[word].Is(lang.RoleArticle) || lang.Possessive.Has(word) || lang.NamesAll.Is(word)
}

// isOpen reports whether something was joined to the subject that did not come. A
// comma may have parted clauses.
func (q *question) isOpen() bool {
	return slices.ContainsFunc(q.link, func(w string) bool { return lang.JoinsThings.Is(w) && w != "," && w != "、" })
}

// leftover takes a word that means nothing to a question as part of what it is
// about. There is one such thing, in one place, unless words join others to it.
func (q *question) leftover(word string, i, n int) {
	if len(q.subject) > 0 && q.at != i && len(q.link) == 0 || strings.ContainsAny(word, "0123456789") {
		q.broken = true
	}
	if len(q.subject) == 0 {
		word = q.Elided(word)
	}
	q.subject, q.link = append(append(q.subject, q.link...), strings.TrimPrefix(word, "#")), nil
	q.at, q.leads = i+n, false
}

// A listing is what is known of a list that is asked for: in which order, and how many.
//
//	(show) (my) last 5 expenses (on food) (in March)
//	(the) ten biggest expenses (this year)
type listing struct {
	newest bool
	top    bool
	opened bool // words stand before the order
	count  int
	noun   int  // where the words for what is listed end
	end    int  // where the words for order, number and noun end
	apart  bool // there is a number that counts nothing of them
}

// defaultListed and defaultRanked are how many expenses are listed when nobody says.
const (
	defaultListed = 10
	defaultRanked = 5
)

// isWanted reports whether a question wants a list, and not a figure.
func (l *listing) isWanted(q *question) bool {
	switch {
	case !q.isWhole() || q.howMuch || q.when:
		return false
	case l.newest:
		return q.measure == ""
	}
	return (l.top || q.measure == "max") && (l.count > 0 || q.many)
}

func (l *listing) reading(q *question, subject string) (Reading, bool) {
	bare := subject != "" && !q.named
	switch {
	case bare && l.newest && (q.many || q.one || l.count == 0 && !l.opened):
		return Reading{}, false
	case l.count == 0 && !q.many && !q.one && subject == "", l.apart:
		return Reading{}, false // "last", "top"
	}
	find := action.FindExpenses{Text: parse.Subject(subject), Period: q.period, Currency: q.currency, Limit: l.count}
	switch {
	case !l.newest:
		find.Order, find.Limit = action.LargestFirst, cmp.Or(l.count, defaultRanked)
	case q.one:
		find.Limit = cmp.Or(l.count, 1)
	default:
		find.Limit = cmp.Or(l.count, defaultListed)
	}
	return wants(find), true
}
