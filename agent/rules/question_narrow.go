package rules

import (
	"slices"
	"strings"

	"chit/agent/action"
	"chit/expense/parse"
	"chit/expense/parse/lang"
)

// A narrowing is what limits a question to a part of the expenses, or compares it.
type narrowing struct {
	without   []string // what is left out
	excluding bool     // words for it are being read
	aside     []string // a second thing, of which nothing was said yet
	asideAt   int      // where it ends
	against   string   // the period that another is compared with
	more      bool     // it is asked whether there was more, or less
	together  bool     // several things shall be added up
	rate      string   // of a tax
	atLeast   string
	atMost    string
	anything  bool // a word for all that there is was there
	gave      bool // a word for spending stands before who got it
	taxed     bool // a tax was named
}

// maxUnled is how many words are compared that no word leads to: more are of another
// language.
const maxUnled = 2

// rateMark stands where the rate of a question was.
const rateMark = "\x01"

// isNarrowed reports whether only a part is asked about that no report shows.
func (n *narrowing) isNarrowed() bool { return len(n.without) > 0 || n.against != "" || n.rate != "" }

// excludes takes in n words at i as a part of what is left out.
func (q *question) excludes(word string, n int, says lang.Phrase) bool {
	switch {
	case !q.excluding:
		return false
	case n == 0 && word != ",", says == lang.TurnsQuestion && lang.Words().Words[word].Is(lang.RoleOrSpent): // "renda" is a rent as well as an income
		q.without = append(q.without, q.Elided(word))
		return true
	case len(q.without) == 0 && (says == lang.AroundQuestion || says == lang.LeadsToThing || says == lang.WithinThing || says == lang.MayLeadToThing):
		return true
	}
	q.excluding = false
	return false
}

// leavesOut takes in that what stands before is left out.
func (q *question) leavesOut() {
	switch {
	case q.excluding:
		q.excluding = false
	case len(q.aside) > 0:
		q.without, q.aside = q.aside, nil
	case len(q.subject) > 0:
		cut := 0
		for i, w := range q.subject {
			if w == "," || w == "、" {
				cut = i + 1
			}
		}
		q.without = q.subject[cut:]
		q.subject = slices.Clip(q.subject[:max(cut-1, 0)])
	default:
		q.broken = true
	}
	q.link = nil
}

// setAside takes a word for a second thing that a question names, apart from the first.
func (q *question) setAside(word string, i, n int) {
	if len(q.aside) > 0 && q.asideAt != i || strings.ContainsAny(word, "0123456789") {
		q.broken = true
	}
	q.aside, q.asideAt = append(q.aside, word), i+n
}

// hearNarrowing takes in what narrows a question.
func (q *question) hearNarrowing(m lang.Meaning) {
	switch m.Says {
	case lang.SaysWithout:
		q.excluding, q.broken = true, q.broken || len(q.without) > 0
	case lang.SaysWithoutBehind:
		q.leavesOut()
	case lang.SaysOnly:
		q.only = true
	case lang.SaysMore:
		q.more = true
	case lang.SaysTogether:
		q.together = true
	case lang.SaysGave:
		q.spent, q.past = true, true
		if len(q.subject) == 0 {
			q.named, q.gave = true, true
		}
	case lang.NamesTax:
		q.taxed = true
	case lang.NamesAnything:
		q.anything = true
	}
}

// narrow decides what the words that narrow a question say together with the others.
func (q *question) narrow() {
	q.broken = q.broken || len(q.aside) > 0 || q.more && q.against == "" || q.excluding && len(q.without) == 0
	for len(q.without) > 0 && q.Joins(q.without[len(q.without)-1]) {
		q.without = q.without[:len(q.without)-1]
	}
	if q.against != "" {
		q.asking, q.named, q.most, q.howMuch = true, true, q.most && q.by != "", true
	}
	q.together = q.together || !q.Unspaced && peeling{q}.firstIn(q.said, q.Wordings(lang.SaysTogether)) != "" // ile razem
	if q.together && slices.ContainsFunc(q.subject, q.Joins) {
		q.asking, q.howMuch, q.named, q.spent = true, true, true, true
	}
	if asksForRest(q) {
		q.asking, q.spent = true, true
	}
	if q.period == "" && len(q.subject) == 1 && q.Unit(q.subject[0]) != "" && q.per == "" && !q.Unspaced {
		q.period, q.subject = thisOne(q.Unit(q.subject[0])), nil // the largest expense of the month
	}
	q.narrowFigures()
}

// asksForRest reports whether it is asked how much was spent without something, also in words for all the
// rest alone: "everything but rent?".
func asksForRest(q *question) bool {
	all := q.message.question && (q.anything || lang.NamesAnything.Opens(q.said) > 0)
	return len(q.without) > 0 && (q.spent || q.howMuch || q.what || all)
}

// narrowFigures is [question.narrow] of words about amounts, taxes and anything.
func (q *question) narrowFigures() {
	if q.anything && len(q.subject) == 0 && (q.period != "" || q.atLeast != "") && !q.howMuch && !q.past {
		q.many = true
	}
	if q.atLeast != "" && q.spent || q.measure == "average" && q.per != "" {
		q.asking = true
	}
	if q.taxed && (q.howMuch || q.what || q.of == "tax") {
		q.asking, q.of = true, "tax"
	}
	if q.rate != "" && q.howMuch {
		q.asking, q.spent = true, true
	}
}

// taxNamed returns what the person calls the tax, "" if they do not.
func (q *question) taxNamed() string {
	if q.of != "tax" && q.rate == "" {
		return ""
	}
	for _, w := range q.Wordings(lang.NamesTax) {
		if i := strings.Index(q.said, w); i >= 0 && (q.Unspaced || strings.Contains(" "+q.said+" ", " "+w+" ")) {
			return q.typed[i : i+len(w)]
		}
	}
	return ""
}

// narrowed is the action that answers a question about a part of the expenses that no other
// question has.
func (q *question) narrowed(subject, without string) (Reading, bool) {
	if q.atLeast != "" {
		return q.between(subject, without)
	}
	unasked := !q.howMuch && !q.spent && q.measure == "" && q.by == "" && q.of == "" && q.per == ""
	if unasked || mixes(q) || subject != "" && !q.named && q.measure == "" || q.isUnled(subject) {
		return Reading{}, false
	}
	query := action.QueryExpenses{
		Text: subject, Measure: q.measure, Of: q.of, By: q.by, Weekday: q.weekday, Period: q.period, Currency: q.currency,
		Without: without, Against: q.against, Rate: q.rate, Figure: q.taxNamed(),
	}
	if q.by != "" && q.most {
		query.Order = action.LargestFirst
	}
	if q.against == "" {
		q.overTime(&query)
	}
	return wants(query), true
}

// isUnled reports whether a comparison is about words that may be those of another
// language, since none leads to them and they are many, or one of them speaks of spending.
func (q *question) isUnled(subject string) bool {
	words := strings.Fields(subject)
	return q.against != "" && !q.led && (len(words) > maxUnled || len(words) > 1 && slices.ContainsFunc(words, lang.IsSpending))
}

// between lists the expenses between two amounts.
func (q *question) between(subject, without string) (Reading, bool) {
	wanted := q.many || q.one || q.what || q.spent || q.list.opened
	if q.measure != "" || !q.isWhole() || q.isNarrowed() && q.rate != "" || !wanted {
		return Reading{}, false
	}
	return wants(action.FindExpenses{Text: parse.Subject(subject), Period: q.period, Currency: q.currency, Without: without, AtLeast: q.atLeast, AtMost: q.atMost}), true
}

// mixes reports whether a question asks at once for what no answer has together.
func mixes(q *question) bool {
	if q.against != "" && (q.weekday != "" || q.per != "" || q.measure != "" && q.measure != "count" || q.when || q.list.count > 0) {
		return true
	}
	return q.rate != "" && (q.by != "" || q.per != "" || q.measure != "" || q.against != "")
}

// thisOne is the period of a unit that has today in it.
func thisOne(unit string) string {
	if unit == "day" {
		return "today"
	}
	return "this " + unit
}
